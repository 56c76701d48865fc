"""Before the first tile: zones, the Citizen, and the six ways to come by neutrals (R-01 to R-05)."""

from __future__ import annotations

import random

import pytest

import tatami
from tests.marks import rule
from tests.rrr.positions import FACTION, NEUTRALS, SPACES, deal, load, play, refused, start

MODES = ["shared", "none", "random", "secret", "draft", "secret-draft"]


@rule("R-01")
@pytest.mark.parametrize("mode", MODES)
def test_each_seat_has_its_seven_tiles(mode: str) -> None:
    document = start(mode, "random").dump()
    assert document["zones"] == [[f"{name}/{seat}" for name in FACTION] for seat in (0, 1)]
    assert document["hidden"] == [[], []]
    assert (document["phase"], document["seat"], document["first"]) == ("deal", "chance", None)


@rule("R-02")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_has_the_citizen_and_places_it(mode: str, first: int) -> None:
    state = play(start(mode, "random"), f"first {first}")
    tatami.deal(state, random.Random(1))
    while state.dump()["phase"] != "place":
        state.play(state.legal()[0])
        tatami.deal(state, random.Random(1))
    document = state.dump()
    assert [("citizen" in zone) for zone in document["zones"]] == [first == 0, first == 1]
    assert document["first"] == document["seat"] == first
    assert state.moves() == [f"citizen@{space}" for space in SPACES]
    assert refused(state, "general@b2") == "R-02"
    play(state, "citizen@a3")
    document = state.dump()
    assert document["board"] == {"a3": {"tile": "citizen", "ally": first}}
    # The second player begins with whatever he likes, and has no Citizen.
    assert document["seat"] == 1 - first
    assert "general@b2" in state.moves()
    assert refused(state, "citizen@b2") == "R-11"


def test_the_first_player_is_drawn_evenly() -> None:
    state = start("none", "random")
    assert state.moves() == ["first 0", "first 1"]
    assert state.chance() == [1, 1]
    # With the option there is nothing to draw, and with no neutrals nothing to deal.
    assert start("none", 1).to_move() == 1


@rule("R-05")
def test_shared() -> None:
    state = start("shared", 0)
    assert state.moves() == [f"card {name}" for name in game_order()]
    assert state.chance() == [1] * 16
    deal(state, "death", "pirate", "bandit", "tower")
    assert "card pirate" not in state.moves()
    assert state.chance() == [1] * 12
    assert state.dump()["phase"] == "deal"
    deal(state, "spy")
    document = state.dump()
    assert document["neutral"] == document["used"] == ["bandit", "death", "pirate", "spy", "tower"]
    assert document["phase"] == "place"
    # Both may place from there.
    play(state, "citizen@b2")
    assert {"pirate@a1", "death@c3"} <= set(state.moves())
    play(state, "death@c3")
    assert state.dump()["neutral"] == ["bandit", "pirate", "spy", "tower"]
    assert "pirate@a1" in state.moves()
    assert refused(state, "death@a1") == "R-11"


def game_order() -> list[str]:
    """The neutrals in the order of the game's table of names."""
    names = tatami.game("rrr").names()
    return [name.removeprefix("card ") for name in names if name.startswith("card ")]


def test_every_neutral_can_be_drawn() -> None:
    assert sorted(game_order()) == NEUTRALS


@rule("R-05")
def test_none() -> None:
    state = play(start("none", "random"), "first 1")
    document = state.dump()
    assert (document["phase"], document["seat"]) == ("place", 1)
    assert document["neutral"] == document["used"] == []


@rule("R-05")
@pytest.mark.parametrize("mode", ["random", "secret"])
@pytest.mark.parametrize("first", [0, 1])
def test_two_each(mode: str, first: int) -> None:
    """Seat 0 draws its two first, whoever begins."""
    state = deal(start(mode, first), "spy", "witch", "rebel")
    assert state.dump()["phase"] == "deal"
    deal(state, "jailer")
    document = state.dump()
    drawn = [["spy", "witch"], ["jailer", "rebel"]]
    for seat in (0, 1):
        assert [name for name in document["zones"][seat] if name in NEUTRALS] == drawn[seat]
    assert document["hidden"] == (drawn if mode == "secret" else [[], []])
    assert document["used"] == ["jailer", "rebel", "spy", "witch"]
    assert (document["phase"], document["seat"], document["draft"]) == ("place", first, None)
    # Each places his own, not the other's.
    play(state, "citizen@b2")
    assert ("spy@a1" in state.moves()) == (first == 1)
    assert ("rebel@a1" in state.moves()) == (first == 0)


@rule("R-05")
@rule("R-72")
@pytest.mark.parametrize("first", [0, 1])
def test_draft(first: int) -> None:
    state = deal(start("draft", first), "bandit", "death", "herald", "mimic")
    assert state.dump()["draft"] == {"open": ["bandit", "death", "herald", "mimic"]}
    deal(state, "tower")
    order = []
    for name in ("mimic", "death", "tower"):
        document = state.dump()
        assert document["phase"] == "draft"
        order.append(document["seat"])
        assert state.moves() == [f"take {left}" for left in game_order() if left in document["draft"]["open"]]
        play(state, f"take {name}")
    assert order == [first, 1 - first, first]
    document = state.dump()
    # The last two go to the second player without a move.
    assert (document["phase"], document["seat"], document["draft"]) == ("place", first, None)
    assert set(document["zones"][first]) >= {"mimic", "tower", "citizen"}
    assert set(document["zones"][1 - first]) >= {"death", "bandit", "herald"}
    assert document["hidden"] == [[], []]
    assert len(document["used"]) == 5


@rule("R-05")
@pytest.mark.parametrize("first", [0, 1])
def test_secret_draft(first: int) -> None:
    second = 1 - first
    state = start("secret-draft", first)
    assert state.dump()["draft"] == {"packet": [], "step": 1}
    deal(state, "bandit", "death", "herald", "mimic")
    document = state.dump()
    assert (document["phase"], document["seat"]) == ("draft", first)
    assert document["draft"] == {"packet": ["bandit", "death", "herald", "mimic"], "step": 1}
    play(state, "take mimic")
    document = state.dump()
    assert document["seat"] == second
    assert document["draft"] == {"packet": ["bandit", "death", "herald"], "step": 2}
    assert refused(state, "take mimic") == "R-05"
    play(state, "take death")
    document = state.dump()
    # Two are out: used, but neither in the discard pile nor to be drawn again.
    assert (document["phase"], document["seat"], document["draft"]) == ("deal", "chance", {"packet": [], "step": 3})
    assert document["discard"] == []
    assert len(state.moves()) == 12
    assert "card bandit" not in state.moves()
    deal(state, "spy", "witch", "jailer", "rebel")
    assert state.to_move() == second
    play(state, "take spy")
    assert state.to_move() == first
    assert state.moves() == [f"take {name}" for name in game_order() if name in ("witch", "jailer", "rebel")]
    play(state, "take witch")
    document = state.dump()
    assert (document["phase"], document["seat"], document["draft"]) == ("place", first, None)
    assert document["hidden"][first] == ["mimic", "witch"]
    assert document["hidden"][second] == ["death", "spy"]
    assert document["discard"] == []
    assert len(document["used"]) == 8


@rule("R-05")
def test_a_hidden_tile_is_open_once_it_is_placed() -> None:
    state = deal(start("secret", 0), "spy", "witch", "rebel", "jailer")
    play(state, "citizen@b2", "jailer@a1")
    assert state.dump()["hidden"] == [["spy", "witch"], ["rebel"]]


@pytest.mark.parametrize("first", ["random", 0])
@pytest.mark.parametrize("mode", MODES)
def test_documents_of_every_step(mode: str, first: int | str) -> None:
    rng = random.Random(f"{mode} {first}")
    state = start(mode, first)
    while state.dump()["phase"] in ("deal", "draft"):
        document = state.dump()
        assert load(document).dump() == document
        assert load(document).moves() == state.moves()
        state.play(rng.choice(state.legal()))


def test_options() -> None:
    assert tatami.game("rrr").options == {"neutrals": "shared", "victory": "match", "games": 2, "first": "random"}
    assert tatami.game("rrr", victory="points").options["games"] == 3
    assert tatami.game("rrr", victory="points", games=9).options["games"] == 9
    for games in (0, 10, "2", True):
        with pytest.raises(ValueError, match="games"):
            tatami.game("rrr", games=games)
    with pytest.raises(ValueError, match=r"neutrals.*shared, none, random, secret, draft, secret-draft"):
        tatami.game("rrr", neutrals="some")
