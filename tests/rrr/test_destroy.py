"""Assassin, Knight, Archer, Pirate: who is reached, and the bar on the last free space (R-22, R-23, R-25, R-30)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rrr.positions import at, board_of, choices, play, refused

# Seat 0 stands in the middle of enemies and friends that nothing protects.
RING = {
    "a1": "vprincess", "b1": "^citizen", "c1": "vgeneral", "a2": "^princess", "c2": "vsovereign", "a3": "^sovereign",
    "b3": "vknight",
}  # fmt: skip

REACH = {
    "assassin": {"a1", "b1", "c1", "a2", "c2", "a3", "b3"},
    "knight": {"b1", "a2", "c2", "b3"},
    "archer": {"a1", "c1", "a3"},
}


@rule("R-23")
@rule("R-30")
@pytest.mark.parametrize("name", REACH)
def test_reach_and_own_allies(name: str) -> None:
    state = play(at(RING, "assassin knight archer"), f"{name}@b2")
    assert choices(state) == REACH[name]
    for space in REACH[name]:
        hit = play(state.clone(), space)
        text = RING[space]
        assert board_of(hit)[space].startswith(text)
        assert board_of(hit)[space].endswith("#0")
        assert hit.to_move() == 1


@rule("R-30")
def test_seat_1_destroys_alike() -> None:
    state = play(at({"b1": "^citizen"}, zone1="knight guard", seat=1), "knight@b2", "b1")
    assert board_of(state) == {"b1": "^citizen#1", "b2": "vknight/1"}


@rule("R-20")
def test_an_effect_may_be_declined() -> None:
    for name in REACH:
        state = play(at(RING, "assassin knight archer guard"), f"{name}@b2", "-")
        assert board_of(state) == {**board_of(at(RING)), "b2": f"^{name}/0"}
        assert state.to_move() == 1


@rule("R-25")
def test_without_a_target_the_turn_passes() -> None:
    # A Knight in the corner far from everything: no move is due, not even declining.
    state = play(at({"c3": "vcitizen"}), "knight@a1")
    assert state.dump()["phase"] == "place"
    assert state.to_move() == 1
    # A diagonal neighbour is no target of a Knight, an orthogonal one none of an Archer.
    assert play(at({"b2": "vcitizen"}), "knight@a1").to_move() == 1
    assert play(at({"b1": "vcitizen"}), "archer@a1").to_move() == 1


@rule("R-22")
def test_a_face_down_tile_is_no_target() -> None:
    state = play(at({"b1": "vcitizen#1", "a2": "vgeneral"}), "knight@a1")
    assert choices(state) == {"a2"}
    assert refused(state, "b1") == "R-22"
    assert refused(state, "c3") == "R-22"  # nothing there
    assert play(at({"b1": "vcitizen#1"}), "knight@a1").to_move() == 1


@rule("R-30")
def test_out_of_reach() -> None:
    state = play(at({"b1": "vcitizen", "b2": "vgeneral", "c3": "vknight"}), "knight@a1")
    assert refused(state, "b2") == "R-30"
    assert refused(state, "c3") == "R-30"
    assert refused(state, "a1") == "R-30"  # himself
    assert refused(state, "n") == "R-12"  # not how a Knight chooses
    assert refused(state, "general") == "R-12"


def almost_full(last: str, **others: str) -> dict[str, str]:
    """Eight tiles on the board, this space free."""
    board = {
        "a1": "vprincess", "b1": "^citizen", "c1": "vgeneral", "a2": "^princess", "b2": "^general", "c2": "vsovereign",
        "a3": "^sovereign", "b3": "vassassin", "c3": "varcher",
    }  # fmt: skip
    board.update(others)
    del board[last]
    return board


@rule("R-30")
@pytest.mark.parametrize("name", ["assassin", "knight", "archer"])
def test_no_destroying_from_the_last_free_space(name: str) -> None:
    state = play(at(almost_full("b2"), "assassin knight archer", "guard"), f"{name}@b2")
    # Nothing to choose: the board is full of face-up tiles and the game over at once.
    assert state.dump()["phase"] == "choose-first"
    assert state.dump()["score"] == [0, 1]


@rule("R-30")
def test_no_pirate_from_the_last_free_space() -> None:
    state = play(at(almost_full("b2", b1="vguard"), "pirate", ""), "pirate@b2")
    assert state.dump()["phase"] == "choose-first"


@rule("R-30")
@rule("R-50")
def test_the_last_free_space_with_a_face_down_tile_elsewhere() -> None:
    # A face-down tile still occupies its space, so the Knight took the last free one and can't destroy; play goes on.
    state = at(almost_full("b2", a1="vprincess#1"), "knight guard", "guard")
    play(state, "knight@b2")
    document = state.dump()
    assert (document["phase"], document["seat"]) == ("place", 1)
    assert "a1" not in document["board"]  # it was seat 1's, whose turn has come
    assert state.moves() == ["guard@a1"]
    play(state, "guard@a1")
    assert state.dump()["phase"] == "choose-first"


@rule("R-50")
@rule("R-30")
def test_a_full_board_with_a_face_down_tile_of_the_one_who_filled_it() -> None:
    # Seat 0 destroys, seat 1 takes the last free space: no free space, but the game isn't over.
    board = almost_full("b2")
    del board["a1"]
    state = at(board, "knight guard", "princess guard", discard="")
    play(state, "knight@a1", "b1")
    assert board_of(state)["b1"] == "^citizen#0"
    play(state, "guard@b2")
    # b1 has left, and seat 0 has a space to fill.
    document = state.dump()
    assert (document["phase"], document["seat"]) == ("place", 0)
    assert state.moves() == ["guard@b1"]
    assert document["discard"] == ["citizen"]


@rule("R-30")
def test_the_last_free_space_lets_other_effects_through() -> None:
    state = play(at(almost_full("b2"), "rebel", ""), "rebel@b2")
    assert choices(state) == {"!"}
    state = play(at(almost_full("a3"), "bandit", "guard"), "bandit@a3")
    assert choices(state) == {"a2", "b3"}
    play(state, "b3")
    assert state.dump()["phase"] == "place"  # a space is free again


PIRATE = {"b1": "vguard", "a1": "vcitizen", "b2": "vprotector", "a2": "^knight", "c2": "^archer", "c3": "^princess"}


@rule("R-33")
def test_the_pirate_destroys_shielded_tiles_only() -> None:
    state = play(at(PIRATE, "pirate"), "pirate@c1")
    # Adjacent to c1 are b1 (Guard), b2 (Protector, itself without shield), c2 (protected).
    assert choices(state) == {"b1", "c2"}
    assert refused(state, "b2") == "R-33"
    assert refused(state, "a2") == "R-30"
    play(state, "c2")
    assert board_of(state)["c2"] == "^archer/0#0"


@rule("R-33")
def test_the_pirate_and_the_protector() -> None:
    # Protected by the Protector beside it, the Citizen is a target; with the Protector away it isn't.
    state = play(at({"a1": "vcitizen", "b1": "vprotector"}, "pirate"), "pirate@a2")
    assert choices(state) == {"a1"}
    assert play(at({"a1": "vcitizen", "b3": "vprotector"}, "pirate"), "pirate@a2").to_move() == 1


@rule("R-33")
@rule("R-14")
def test_the_pirate_and_the_tower() -> None:
    state = play(at({"a1": "vtower>citizen"}, "pirate guard", "guard"), "pirate@b2")
    assert choices(state) == {"a1"}
    play(state, "a1", "guard@c3")
    assert {"citizen", "tower"} <= set(state.dump()["discard"])


@rule("R-22")
def test_a_face_down_tower_has_no_shield() -> None:
    state = at({"a1": "vtower>citizen#1", "c3": "vgeneral"}, "pirate")
    assert play(state, "pirate@b2").to_move() == 1
