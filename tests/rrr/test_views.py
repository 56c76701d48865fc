"""The view in words and the board at a glance, in three languages; the rules that matter now."""

from __future__ import annotations

import pytest

import tatami
from tatami import SPECTATOR
from tatami.texts.saying import say
from tatami.views import view_text
from tests.rrr.positions import SPACES, at, deal, observe, play, start

LANGS = ("en", "fr", "de")

BOARD = {
    "a1": "^general", "b1": "vgeneral", "a2": "vtower>archer", "b2": "^knight/1#1", "a3": "vprotector", "b3": "^citizen",
}  # fmt: skip

DRAWING = """\
            a                   b                   c
  +-------------------+-------------------+-------------------+
3 | v protector       | ^ (citizen)       |                   |
  |                   |                   |                   |
  +-------------------+-------------------+-------------------+
2 | v (tower)         | # knight          |                   |
  |   /archer         |   #1              |                   |
  +-------------------+-------------------+-------------------+
1 | ^ general         | v general         | ^ necromancer *   |
  |                   |                   |                   |
  +-------------------+-------------------+-------------------+"""


def test_the_board_at_a_glance() -> None:
    state = play(at(BOARD, "necromancer", discard="guard/0"), "necromancer@c1")
    for lang in LANGS:
        for seat in (0, 1, SPECTATOR):
            text = view_text(observe(state, seat), lang)
            assert DRAWING in text
            assert all(ord(letter) < 128 for letter in DRAWING)
    # The widest cell of all keeps the frame straight.
    state = play(at({"b1": "vprotector", "a3": "^knight"}, "necromancer", discard="guard/0"), "necromancer@c1")
    rows = view_text(observe(state, 0), "en").splitlines()
    assert any("^ (necromancer) * |" in row for row in rows)
    assert {len(row) for row in rows if row.endswith("|")} == {len(DRAWING.splitlines()[1])}


def test_a_destroyed_tower_shows_both() -> None:
    state = at({"a2": "vtower>archer#0", "b2": "^citizen"}, seat=1)
    text = view_text(observe(state, 0), "en")
    assert "2 | # tower           |" in text
    assert "  |   /archer #0      |" in text
    assert "Face down: Tower over Exorcist on a2, destroyed by Royalty (you)." in text


def test_the_words_beside_it() -> None:
    state = at(BOARD, "archer", "knight/0 spy", neutral="death", discard="guard/0")
    text = view_text(observe(state, 0), "en")
    for line in [
        "RRR, five neutrals for both, 2 wins needed. Game 1.",
        "Score: Royalty (you): 0, Religion: 0.",
        "Royalty (you) has 2 allies: General on a1, Citizen on b3.",
        "Religion has 3 allies: Cardinal on b1, Tower over Exorcist on a2, Protector on a3.",
        "Face down: Templar on b2, destroyed by Religion.",
        "Zone of Royalty (you): Archer (archer).",
        "Zone of Religion: Knight (knight), Spy (spy).",
        "Neutral area: Death (death).",
        "Discard pile: Guard (guard).",
        "What they do: Archer destroys one of the 4 diagonally adjacent tiles, "
        "Death makes whoever has it as an ally at the end lose.",
        "Royalty (you) places a tile.",
    ]:
        assert line in text.splitlines(), line
    assert "Royauté (vous) a 2 alliés : Général en a1, Citoyen en b3." in view_text(observe(state, 0), "fr")
    assert "Krone hat 2 Verbündete: General auf a1, Bürger auf b3." in view_text(observe(state, 1), "de")
    assert "Royalty has 2 allies" in view_text(observe(state, SPECTATOR), "en")


@pytest.mark.parametrize("lang", LANGS)
def test_what_the_tiles_do_is_told_to_who_can_take_them(lang: str) -> None:
    head = {"en": "What they do: ", "fr": "Ce qu’elles font : ", "de": "Was sie tun: "}[lang]

    def effects(state: tatami.State, seat: int) -> str:
        lines = [line for line in view_text(observe(state, seat), lang).splitlines() if line.startswith(head)]
        return lines[0] if lines else ""

    state = deal(start("draft", 1), "bandit", "spy", "herald", "mimic", "tower")
    assert effects(state, 1).count(",") == 4
    assert effects(state, 0) == effects(state, SPECTATOR) == ""
    state = at({"b2": "vcitizen"}, "knight", "archer guard", seat=1, hidden=("", "tower"), neutrals="secret")
    assert effects(state, 1).count(",") == 2
    assert effects(state, 0) == ""
    assert effects(play(state, "archer@b1"), 0) != ""


@pytest.mark.parametrize("lang", LANGS)
def test_hidden_tiles_are_counted(lang: str) -> None:
    state = play(deal(start("secret", 0), "spy", "witch", "rebel", "tower"), "citizen@a1")
    own, other = view_text(observe(state, 0), lang), view_text(observe(state, 1), lang)
    assert "(spy)" in own
    assert "(tower)" not in own
    assert "(spy)" not in other
    assert "(tower)" in other
    words = {"en": "2 hidden tiles", "fr": "2 tuiles cachées", "de": "2 verborgene Plättchen"}
    assert words[lang] in own
    assert own.count(words[lang]) == 1
    assert view_text(observe(state, SPECTATOR), lang).count(words[lang]) == 2


def test_a_packet_passed_on_is_remembered() -> None:
    state = deal(start("secret-draft", 0), "bandit", "death", "herald", "mimic")
    play(state, "take mimic", "take death")
    deal(state, "spy", "witch", "jailer", "rebel")
    play(state, "take spy", "take witch", "citizen@b2")
    text = view_text(observe(state, 0), "en")
    passed = "Bandit (bandit), Herald (herald), Death (death)"
    assert f"You passed on {passed}; one of them is among the hidden tiles of Religion." in text
    assert "Already used, not in this game: Jailer (jailer), Rebel (rebel)." in text
    # Once it is on the table, nothing more is said.
    text = view_text(observe(play(state, "death@a1"), 0), "en")
    assert "You passed on" not in text
    assert "Already used, not in this game: Bandit (bandit), Herald (herald), Jailer (jailer), Rebel (rebel)." in text
    text = view_text(observe(state, SPECTATOR), "en")
    assert "Already used, not in this game: 4 hidden tiles." in text


def test_who_decides_and_what() -> None:
    def now(state: tatami.State, seat: int = 0) -> str:
        return view_text(observe(state, seat), "en").splitlines()[-1]

    assert now(start("none", "random")) == "It is being drawn who is first."
    assert now(start("shared", 0)) == "The neutrals are being drawn."
    assert now(start("none", 0)) == "Royalty (you) begins and must place the Citizen, on any space."
    state = deal(start("draft", 1), "bandit", "spy", "herald", "mimic", "tower")
    assert now(state) == "Religion takes one of the open tiles."
    state = deal(start("secret-draft", 0), "bandit", "spy", "herald", "mimic")
    assert now(state) == "Royalty (you) keeps one tile of the packet."
    state = play(at({"b2": "vknight", "a2": "vcitizen"}, "trickster"), "trickster@b1")
    assert now(state).startswith("Royalty (you) chooses for Trickster (trickster) on b1: the space")
    assert now(state).endswith("or - to decline.")
    assert now(play(state, "b2")).startswith("Royalty (you) uses Templar (knight) on b2 again and chooses:")
    state = at({"b2": "^citizen"}, "spy archer", "knight", hidden=("", "rebel"), neutrals="secret")
    assert now(play(state, "spy@a1", "?")) == "Chance decides which hidden tile the Spy takes."
    state = play(at({"b2": "^citizen"}, "archer", ""), "archer@b1")
    assert now(state, 1).startswith("Religion (you) can’t place a tile: Royalty wins the game. Religion (you) decides")
    state = play(at({"b2": "^citizen"}, "archer", "", games=1), "archer@b1")
    assert now(state) == "Royalty (you) won the match 1 to 0."


def test_rules_that_matter_now() -> None:
    assert observe(start("none", 0), 0).rules() == ["R-01", "R-02", "R-11"]
    state = at({"b2": "vcitizen"}, "tower knight")
    assert {"R-11", "R-13", "R-14"} <= set(observe(state, 0).rules())
    assert "R-14" not in observe(at({"b2": "vcitizen"}, "knight"), 0).rules()
    # Whether the opponent's hidden tile is the Tower doesn't show.
    for name in ("tower", "spy"):
        state = at({"b2": "vcitizen"}, "knight", "archer", seat=1, hidden=("", name), neutrals="secret")
        assert ("R-14" in observe(state, 1).rules()) == (name == "tower")
        assert "R-14" not in observe(state, 0).rules()
    rules = {
        "knight": "R-30", "princess": "R-32", "general": "R-71", "bandit": "R-31", "ferryman": "R-36", "trickster": "R-35",
        "spy": "R-39", "necromancer": "R-37", "messenger": "R-38",
    }  # fmt: skip
    for name, rule in rules.items():
        state = play(at({"b2": "vknight/1", "a1": "^archer"}, name, discard="guard/0"), f"{name}@b1")
        assert rule in observe(state, 0).rules(), name
    state = play(at({"b2": "^citizen"}, "archer", ""), "archer@b1")
    assert "R-62" in observe(state, 1).rules()


@pytest.mark.parametrize("lang", LANGS)
def test_every_tile_has_its_names(lang: str) -> None:
    names = {
        "en": "Assassin Inquisitor General Cardinal King Hierophant Princess Saint Knight Templar Archer Exorcist Guard Abbot",
        "fr": "Assassin Inquisiteur Général Cardinal Roi Hiérophante Princesse Sainte Chevalier Templier Archère Exorciste "
        "Garde Abbé",
        "de": "Meuchler Inquisitor General Kardinal König Hierophant Prinzessin Heilige Ritter Templer Schützin Exorzist "
        "Wache Abt",
    }
    text = view_text(observe(start("none", 0), 0), lang)
    for name in names[lang].split():
        assert f"{name} (" in text
    neutrals = {
        "en": "Bandit Smuggler Herald Ferryman Trickster Mimic Spy Necromancer "
        "Messenger Jailer Witch Protector Pirate Rebel Tower Death",
        "fr": "Bandit Contrebandier Héraut Passeur Farceur Mime Espion Nécromancien "
        "Messager Geôlier Sorcière Protecteur Pirate Rebelle Tour Mort",
        "de": "Räuber Schmuggler Herold Fährmann Gaukler Mime Spion Totenbeschwörer "
        "Bote Kerkermeister Hexe Beschützer Pirat Rebell Turm Tod",
    }
    state = start("shared", 0)
    ids = [name.removeprefix("card ") for name in state.moves()]
    for tile, name in zip(ids, neutrals[lang].split(), strict=True):
        told = state.tell(state.game.action(f"card {tile}"), SPECTATOR)
        assert name in say(told[0], lang)


def test_spaces_are_named_once() -> None:
    assert SPACES == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
