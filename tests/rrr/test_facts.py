"""What a client draws that follows from the rules: shields, reach, what a space stands for; given by the engine alone."""

from __future__ import annotations

from collections import Counter

import pytest

import tatami
from tatami import SPECTATOR, State, testing
from tatami.game import Document
from tests.marks import rule
from tests.rrr.positions import at, observe, play, start

TILES = {piece["id"]: piece for piece in tatami.game("rrr").pieces()}
BOARD = {"a1": "^general", "a2": "vtower>archer", "b2": "^knight/1#1", "a3": "vprotector", "b3": "^citizen"}


def facts(state: State) -> Document:
    """Return the facts, which are the same for everybody."""
    found = [observe(state, seat).facts() for seat in (0, 1, SPECTATOR)]
    assert found[0] == found[1] == found[2]
    return found[0]


def reached(tile: str, space: str, ally: int = 0) -> set[str]:
    """Return the spaces that a tile reaches from a space."""
    pairs: list[str] = TILES[tile][f"reach{ally}"]
    return {pair[3:] for pair in pairs if pair.startswith(f"{space}-")}


@rule("R-22")
@rule("R-33")
def test_shielded_tiles_and_those_open_to_effects() -> None:
    found = facts(at(BOARD))
    assert found["shielded"] == ["a2", "b3"]  # a Tower itself; the Protector's neighbour, whoever it belongs to
    assert found["open"] == ["a1", "a3"]  # a face-down tile is neither


@rule("R-33")
@pytest.mark.parametrize("guard", ["^guard", "^protector#1"])
def test_a_shield_is_of_tiles_that_are_face_up(guard: str) -> None:
    found = facts(at({"b2": guard, "c2": "^citizen"}))
    assert found["shielded"] == (["b2"] if guard == "^guard" else [])


@rule("R-50")
@rule("R-60")
@rule("R-61")
def test_allies_and_wins_needed() -> None:
    assert facts(at(BOARD))["allies"] == [2, 2]
    assert facts(at(BOARD, games=3))["needed"] == 3
    assert facts(at(BOARD, victory="points"))["needed"] is None
    assert facts(start()) == {
        "shielded": [],
        "open": [],
        "aims": {},
        "allies": [0, 0],
        "needed": 2,
        "end": None,
        "winner": None,
    }


@rule("R-50")
@rule("R-51")
@rule("R-60")
def test_how_a_game_and_the_match_ended() -> None:
    print("seed 9")
    causes = Counter[str]()
    for state, where in testing.random_states(tatami.game("rrr", neutrals="random", first=0), 9, 40, 20_000):
        document, found = state.dump(), facts(state)
        assert (found["end"] is not None) == (document["phase"] in ("choose-first", "over")), where
        if document["phase"] == "choose-first":
            assert found["end"]["loser"] == document["seat"], where
        if found["end"] is not None:
            causes[found["end"]["cause"]] += 1
        if found["end"] is not None and found["end"]["cause"] == "allies":
            assert found["allies"][found["end"]["loser"]] == min(found["allies"]), where
        outcome = state.outcome()
        assert found["winner"] == (outcome.winners[0] if outcome is not None else None), where
    assert set(causes) >= {"allies", "death"}


@rule("R-71")
def test_a_space_stands_for_its_direction() -> None:
    state = at({"a1": "^citizen", "b3": "vknight"}, "general")
    assert facts(state)["aims"] == {}
    aims = facts(play(state, "general@b2"))["aims"]
    assert aims == {"b3": "n", "c3": "ne", "c2": "e", "c1": "se", "b1": "s", "a1": "sw", "a2": "w", "a3": "nw"}


@rule("R-24")
def test_a_space_stands_for_its_group() -> None:
    aims = facts(play(at({"b2": "^citizen"}, "sovereign archer"), "sovereign@a1"))["aims"]
    assert aims == {"a2": "+", "b1": "+", "b2": "x"}


@rule("R-35")
def test_a_tile_without_a_choice_stands_for_itself_and_what_lies_in_its_reach() -> None:
    board = {"a1": "^citizen", "c3": "vknight"}
    assert facts(play(at(board, "herald archer"), "herald@b2"))["aims"] == {"b2": "!", "c3": "!"}
    state = play(at(board, "archer", "herald guard", seat=1), "herald@b2")
    assert facts(state)["aims"] == {"b2": "!", "a1": "!"}  # its own front


@rule("R-21")
def test_what_the_tiles_reach() -> None:
    assert reached("knight/0", "b2") == {"a2", "c2", "b1", "b3"}
    assert reached("archer/1", "a1", 1) == {"b2"}
    assert reached("general/0", "a1") == {"a2", "a3", "b1", "c1", "b2", "c3"}
    assert reached("herald", "b2") == {"a3", "b3", "c3"}
    assert reached("herald", "b2", 1) == {"a1", "b1", "c1"}
    assert reached("protector", "a2") == {"b2"}
    assert reached("guard/0", "a2") == reached("tower", "a2") == {"a2"}
    assert reached("witch", "a2") == {"b1", "b3"}
    assert not reached("spy", "b2") | reached("ferryman", "b2") | reached("messenger", "b2") | reached("citizen", "b2")
    assert [piece["id"] for piece in TILES.values() if piece["hits"] == "shielded"] == ["pirate"]


def test_tiles_come_in_the_order_of_zones() -> None:
    assert list(TILES)[:4] == ["citizen", "sovereign/0", "sovereign/1", "general/0"]
    assert len(TILES) == 31


def test_facts_agree_with_the_moves() -> None:
    """What the facts say of the effect under way is what its moves choose and change, in random games."""
    print("seed 5")
    seen = Counter[str]()
    for state, where in testing.random_states(tatami.game("rrr", neutrals="random", first=0), 5, 40, 20_000):
        document = state.dump()
        if document["phase"] != "effect" or state.to_move() < 0:
            continue
        found = facts(state)
        space = document["resolving"][-1]
        laid = document["board"][space]
        tile = TILES[laid["tile"]]
        hit = reached(laid["tile"], space, laid["ally"]) & set(found[tile["hits"]])
        names = set(state.moves()) - {"-"}
        if tile["act"] in ("destroy", "banish") or (tile["act"], tile["choice"]) == ("flip", "one"):
            assert names == hit, where
        elif tile["act"] == "again":
            assert names <= hit, where
        elif tile["act"] == "flip":
            for name in names:
                after = play(state.clone(), name).dump()["board"]
                flipped = {key for key, entry in document["board"].items() if after.get(key, entry)["ally"] != entry["ally"]}
                assert flipped <= {key for key in hit if found["aims"][key] == name}, where
                if len(after) == len(document["board"]):  # else the next turn removed what was face down, or the game is over
                    assert flipped == {key for key in hit if found["aims"][key] == name}, where
            assert {found["aims"][key] for key in hit} == names, where
        seen[f"{tile['act']} {tile['choice']}"] += 1
    assert {"destroy one", "banish one", "again one", "flip one", "flip all", "flip group", "flip direction"} <= set(seen)
