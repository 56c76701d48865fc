"""A turn: destroyed tiles leave, a tile is placed, its effect follows; no tile to place; the Tower (R-10 to R-14, R-70)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rrr.positions import SPACES, at, board_of, choices, load, play, position, refused


@rule("R-10")
@rule("R-30")
def test_a_destroyed_tile_leaves_at_its_destroyers_turn() -> None:
    state = at({"b2": "vgeneral", "a1": "^citizen"})
    play(state, "knight@b1", "b2")
    assert board_of(state)["b2"] == "vgeneral/1#0"
    # During the other's turn it still lies there and occupies the space.
    assert refused(state, "guard@b2") == "R-11"
    assert "general/1" not in state.dump()["discard"]
    play(state, "guard@c3")
    # Now it is its destroyer's turn: the space is free and the tile discarded, before he does anything.
    assert "b2" not in board_of(state)
    assert "general/1" in state.dump()["discard"]
    assert "archer@b2" in state.moves()


@rule("R-10")
def test_only_his_own_destroyed_tiles_leave() -> None:
    state = at({"a1": "^citizen#1", "c3": "vgeneral", "b2": "^sovereign"}, seat=0)
    play(state, "princess@a3", "-")
    # Seat 1's turn: its a1 leaves; what seat 0 destroys next stays over seat 1's turn.
    assert "a1" not in board_of(state)
    assert state.dump()["discard"] == ["citizen"]


@rule("R-11")
def test_a_tile_is_placed_as_an_ally() -> None:
    state = at({"b2": "^citizen"}, "knight", "archer", seat=1, neutral="death")
    free = [space for space in SPACES if space != "b2"]
    assert sorted(state.moves()) == sorted(f"{name}@{space}" for name in ("archer", "death") for space in free)
    play(state, "death@c1")
    assert board_of(state)["c1"] == "vdeath"
    assert state.dump()["neutral"] == []
    assert refused(state, "knight@b2") == "R-11"
    assert refused(state, "archer@a1") == "R-11"
    assert refused(state, "-") == "R-11"
    assert refused(state, "b2") == "R-11"


@rule("R-12")
def test_effect_then_the_other_player() -> None:
    state = at({"b2": "vcitizen"}, seat=0)
    play(state, "knight@b1")
    document = state.dump()
    assert (document["phase"], document["seat"], document["resolving"]) == ("effect", 0, ["b1"])
    assert refused(state, "general@a1") == "R-12"
    play(state, "-")
    document = state.dump()
    assert (document["phase"], document["seat"], document["resolving"]) == ("place", 1, [])
    assert board_of(state) == {"b2": "vcitizen", "b1": "^knight/0"}


@rule("R-13")
def test_who_has_no_tile_loses() -> None:
    state = at({"b2": "^citizen"}, "archer", "")
    play(state, "archer@b1")
    document = state.dump()
    # Seat 1 can't place: it has lost the game and says who is first in the next.
    assert (document["phase"], document["seat"], document["score"]) == ("choose-first", 1, [1, 0])
    assert state.moves() == ["first", "second"]
    # The position is that of the game just played.
    assert board_of(state) == {"b2": "^citizen", "b1": "^archer/0"}


@rule("R-13")
def test_the_neutral_area_saves_him() -> None:
    state = play(at({"b2": "^citizen"}, "archer", "", neutral="death"), "archer@b1")
    assert state.to_move() == 1
    assert {move.split("@")[0] for move in state.moves()} == {"death"}


@rule("R-13")
@pytest.mark.parametrize(
    ("own", "can"),
    [
        ("vcitizen", True),
        ("^citizen", False),  # an enemy can't be covered
        ("vguard", False),  # nor a shielded ally
    ],
)
def test_only_a_tower_to_place(own: str, can: bool) -> None:
    state = at({"b2": own, "a1": "^knight"}, "archer", "tower")
    play(state, "archer@c1")
    if state.dump()["phase"] == "effect":
        play(state, "-")
    if can:
        assert state.moves() == ["tower@b2"]
    else:
        assert state.dump()["phase"] == "choose-first"
        assert state.to_move() == 1


@rule("R-13")
def test_a_face_down_ally_takes_no_tower() -> None:
    state = play(at({"b2": "vcitizen", "a1": "^knight"}, "archer", "tower"), "archer@c1", "b2")
    document = state.dump()
    assert (document["phase"], document["seat"], document["score"]) == ("choose-first", 1, [1, 0])
    assert board_of(state)["b2"] == "vcitizen#0"


@rule("R-13")
@rule("R-70")
def test_the_ally_that_the_tower_needs_may_just_have_left() -> None:
    # Seat 1 has destroyed its own only ally: it leaves when the turn comes, and the Tower has nothing to lie on.
    state = at({"b2": "vcitizen#1", "a1": "^knight"}, "archer", "tower")
    play(state, "archer@c1")
    document = state.dump()
    assert (document["phase"], document["seat"]) == ("choose-first", 1)
    # the destroyed tile left first, then it was decided that he can't place.
    assert "b2" not in document["board"]
    assert "citizen" in document["discard"]


@rule("R-70")
def test_both_are_decided_when_the_turn_passes() -> None:
    # Seat 0's turn comes: a1 leaves at once, and there is a position with moves.
    state = at({"a1": "vknight#0", "b2": "vcitizen"}, "archer", "guard", seat=1, discard="")
    play(state, "guard@c3")
    document = state.dump()
    assert "a1" not in document["board"]
    assert document["discard"] == ["knight/1"]
    assert document["phase"] == "place"
    assert len(state.moves()) == 7


@rule("R-14")
def test_the_tower_is_laid_on_an_own_ally() -> None:
    board = {"a1": "^knight", "b1": "vgeneral", "c1": "^guard", "a2": "^archer#1", "b2": "^princess/1"}
    state = at(board, "tower sovereign")
    assert [move for move in state.moves() if move.startswith("tower")] == ["tower@a1", "tower@b2"]
    assert refused(state, "tower@c3") == "R-14"  # a free space
    assert refused(state, "tower@b1") == "R-14"  # an enemy
    assert refused(state, "tower@c1") == "R-14"  # shielded
    assert refused(state, "tower@a2") == "R-14"  # face down
    play(state, "tower@b2")
    assert board_of(state)["b2"] == "^tower>princess/1"
    assert state.to_move() == 1  # it has no active effect


@rule("R-14")
def test_a_protected_ally_can_not_be_covered() -> None:
    state = at({"a1": "^knight", "b1": "vprotector", "c3": "^citizen"}, "tower")
    assert state.moves() == ["tower@c3"]


@rule("R-14")
def test_the_tower_ends_the_effect_below() -> None:
    # A Jailer under the Tower voids nothing.
    state = at({"b2": "vjailer", "c3": "^citizen"}, zone1="tower guard", seat=1)
    play(state, "tower@b2", "knight@b1")
    assert state.dump()["phase"] == "place"  # the Tower is shielded, so the Knight has no target
    state = at({"b2": "vjailer", "a1": "^citizen"}, zone1="tower guard", seat=1)
    play(state, "tower@b2", "knight@b1")
    assert choices(state) == {"a1"}  # and its effect isn't void


@rule("R-14")
def test_both_tiles_go_with_the_tower() -> None:
    state = at({"b2": "vtower>citizen", "a1": "^knight"}, "pirate archer", "guard", discard="")
    play(state, "pirate@b1", "b2")
    assert board_of(state)["b2"] == "vtower>citizen#0"
    play(state, "guard@c3")
    assert "b2" not in board_of(state)
    assert state.dump()["discard"] == ["citizen", "tower"]


@rule("R-14")
def test_a_stack_counts_once() -> None:
    board = {space: "^citizen" if space == "a1" else "" for space in SPACES}
    board.update(a1="^tower>citizen", a2="^knight", a3="^archer", b1="^princess", b2="vknight", b3="vgeneral")
    board.update(c1="vprincess", c2="vsovereign", c3="")
    del board["c3"]
    state = at(board, "guard", "assassin", discard="", victory="points", games=3)
    play(state, "guard@c3")
    assert state.dump()["score"] == [5, 4]


def test_the_copy_of_ones_own_colour_is_placed_first() -> None:
    # After a Necromancer seat 1 has both Generals.
    document = position({"b2": "vcitizen"}, "archer", "guard", seat=1)
    document["zones"][1] = ["general/0", "general/1", "guard/1"]
    document["discard"] = []
    state = load(document)
    assert state.moves().count("general@a1") == 1
    play(state, "general@a1")
    assert board_of(state)["a1"] == "vgeneral/1"
    assert state.dump()["zones"][1] == ["general/0", "guard/1"]
