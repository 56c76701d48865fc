"""What the log says of each move, and to whom."""

from __future__ import annotations

from tatami import SPECTATOR, Seat, State
from tatami.texts.saying import say
from tests.marks import rule
from tests.rrr.positions import at, deal, play, start


def told(state: State, name: str, seat: int = SPECTATOR, lang: str = "en") -> list[str]:
    """What a move tells a seat; then it is played."""
    lines = [say(line, lang) for line in state.tell(state.game.action(name), Seat(seat))]
    play(state, name)
    return lines


def test_who_is_first_and_what_is_drawn() -> None:
    assert told(start("none", "random"), "first 1", 1) == ["Religion (you) is first and gets the Citizen."]
    assert told(start("shared", 0), "card pirate") == ["Drawn: Pirate."]
    assert told(start("random", 0), "card pirate") == ["Royalty draws Pirate."]


def test_secret_draws_are_told_to_their_owner() -> None:
    state = start("secret", 1)
    assert told(state.clone(), "card spy", 0) == ["Royalty (you) draws Spy."]
    assert told(state.clone(), "card spy", 1) == []
    assert told(state, "card spy") == []
    deal(state, "witch")
    assert told(state.clone(), "card rebel", 0) == []
    assert told(state, "card rebel", 1) == ["Religion (you) draws Rebel."]


def test_a_draft() -> None:
    state = deal(start("draft", 1), "bandit", "spy", "herald", "mimic", "tower")
    assert told(state, "take spy") == ["Religion takes Spy."]
    assert told(state, "take tower", 0) == ["Royalty (you) takes Tower."]
    last = "The last two go to Royalty: Bandit (bandit), Herald (herald)."
    assert told(state, "take mimic") == ["Religion takes Mimic.", last]


@rule("R-05")
def test_a_secret_draft() -> None:
    state = deal(start("secret-draft", 0), "bandit", "death", "herald", "mimic")
    assert told(state.clone(), "take mimic", 0) == [
        "Royalty (you) keeps Mimic.",
        "Royalty (you) passes on to Religion: Bandit (bandit), Herald (herald), Death (death).",
    ]
    assert told(state.clone(), "take mimic", 1) == [
        "Royalty keeps a tile.",
        "Royalty passes on to Religion (you): Bandit (bandit), Herald (herald), Death (death).",
    ]
    assert told(state, "take mimic") == ["Royalty keeps a tile.", "Royalty passes three tiles on to Religion."]
    assert told(state.clone(), "take death", 0) == ["Religion keeps a tile.", "The last two tiles are out."]
    assert told(state, "take death", 1) == ["Religion (you) keeps Death.", "The last two tiles are out."]
    # Now seat 1 draws: seat 0 isn't told what.
    assert told(state.clone(), "card spy", 0) == []
    assert told(state.clone(), "card spy") == []
    assert told(state, "card spy", 1) == ["Religion (you) draws Spy."]


def test_places_and_effects() -> None:
    state = at({"b2": "vknight", "a2": "vcitizen", "a1": "^general"}, "trickster guard", "archer guard", discard="")
    assert told(state, "trickster@b1") == ["Royalty places Trickster on b1."]
    assert told(state, "b2") == ["Royalty uses Templar on b2 again with Trickster on b1."]
    assert told(state, "a2") == ["Royalty destroys Citizen on a2 with Templar on b2."]
    # The Citizen leaves when it is seat 0's turn again, and that is told with seat 1's move.
    assert told(state, "archer@c3", 1) == ["Religion (you) places Exorcist on c3."]
    gone = "Destroyed before, now off the board: Citizen on a2."
    assert told(state, "-") == ["Religion declines the effect of Exorcist on c3.", gone]


def test_flips_name_what_is_flipped() -> None:
    board = {"a2": "vcitizen", "c2": "^knight", "c3": "vguard"}
    assert told(play(at(board, "rebel"), "rebel@b2"), "!") == [
        "Royalty flips all around with Rebel on b2: Citizen on a2, Knight on c2."
    ]
    state = play(at(board, "general"), "general@b2")
    assert told(state, "w") == ["Royalty flips to the left with General on b2: Citizen on a2."]
    state = play(at(board, "sovereign"), "sovereign@b2")
    assert told(state, "+", 0, "de") == ["Krone (du) dreht gerade mit König auf b2: Bürger auf a2, Ritter auf c2."]
    state = play(at({"a3": "vcitizen"}, "herald"), "herald@a2")
    assert told(state, "!", 0, "fr") == ["Royauté (vous) retourne devant avec Héraut en a2 : Citoyen en a3."]
    state = play(at(board, "princess"), "princess@b2")
    assert told(state, "a2") == ["Royalty flips Citizen on a2 with Princess on b2."]


def test_tiles_that_change_their_place() -> None:
    board = {"b2": "vcitizen", "a1": "^knight"}
    assert told(play(at(board, "bandit"), "bandit@b1"), "b2") == ["Royalty banishes Citizen on b2 with Bandit on b1."]
    assert told(play(at(board, "ferryman"), "ferryman@b1"), "b2-c3") == ["Royalty moves Citizen on b2 to c3."]
    assert told(play(at(board, "messenger"), "messenger@b1"), "a1") == ["Royalty takes back Knight on a1 with Messenger on b1."]
    state = play(at(board, "necromancer", discard="general/1"), "necromancer@b1")
    assert told(state, "general") == ["Royalty takes Cardinal from the discard pile."]
    state = play(at(board, "spy knight/1"), "spy@b1")
    assert told(state, "general") == ["Royalty banishes Cardinal from the opponent’s zone."]
    assert told(at(board, "tower"), "tower@a1") == ["Royalty lays Tower over Knight on a1."]


def test_the_hidden_catch() -> None:
    state = at({"b2": "^citizen"}, "spy archer", "knight", hidden=("", "rebel tower"), neutrals="secret")
    play(state, "spy@a1")
    assert told(state, "?", 0) == ["Royalty (you) takes one of the opponent’s hidden tiles at random."]
    assert told(state, "took tower") == ["It is Tower; it goes to the discard pile."]


def test_ends_and_the_next_game() -> None:
    state = at({"b2": "^citizen"}, "archer", "")
    assert told(state, "archer@b1") == [
        "Royalty places Archer on b1.",
        "Religion can’t place a tile: Royalty wins the game.",
        "Score: 1 to 0.",
    ]
    assert told(state, "second", 1) == ["Religion (you) decides: Royalty is first."]
    eight = {
        "a1": "^citizen", "b1": "^knight", "c1": "^archer", "a2": "^princess", "b2": "vknight", "c2": "vprincess",
        "a3": "vgeneral", "b3": "varcher",
    }  # fmt: skip
    assert told(at(eight, "guard", "guard", games=1), "guard@c3")[1:] == [
        "The board is full: Royalty wins the game with 5 allies to 4.",
        "Score: 1 to 0.",
        "Royalty won the match 1 to 0.",
    ]
    state = at({**eight, "b3": "^death"}, "guard", "guard")
    assert told(state, "guard@c3")[1] == "The board is full and Death is an ally of Royalty: Religion wins the game."
    fields = {"victory": "points", "games": 2, "score": [4, 5], "game_no": 2}
    assert told(at(eight, "guard", "guard", **fields), "guard@c3")[-1] == "The match is a tie, 9 all."
