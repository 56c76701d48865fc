"""General, Sovereign, Princess, Herald, Rebel: flipping one and many (R-22 to R-25, R-32, R-71)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rrr.positions import at, board_of, choices, play, refused


def flipped(before: dict[str, str], after: dict[str, str]) -> set[str]:
    """The spaces whose tile changed sides; nothing else may have changed, but that face-down tiles have left."""
    before = {space: text for space, text in before.items() if "#" not in text}
    assert {space: text[1:] for space, text in before.items()} == {space: text[1:] for space, text in after.items()}
    return {space for space in before if before[space][0] != after[space][0]}


RING = {
    "a1": "vprincess", "b1": "^citizen", "c1": "vgeneral/1", "a2": "^archer", "c2": "vknight", "a3": "^assassin",
    "b3": "varcher", "c3": "^death",
}  # fmt: skip


def after(board: dict[str, str], zone: str, move: str, choice: str, seat: int = 0) -> set[str]:
    """What a choice flips."""
    zones = {f"zone{seat}": zone}
    state = play(at(board, seat=seat, **zones), move)
    before = board_of(state)
    return flipped(before, board_of(play(state, choice)))


@rule("R-32")
@rule("R-23")
def test_the_princess_flips_one() -> None:
    board = {space: text for space, text in RING.items() if space != "a1"}
    state = play(at(board, "princess"), "princess@b2")
    assert choices(state) == set(board)
    for space in board:
        assert after(board, "princess", "princess@b2", space) == {space}
    state = play(at({"c3": "vcitizen", "b1": "vknight"}, "princess"), "princess@a1")
    assert choices(state) == {"b1"}
    assert refused(state, "c3") == "R-32"


@rule("R-24")
def test_the_general_flips_a_whole_line() -> None:
    board = {"a1": "vcitizen", "a2": "vknight", "b3": "^archer", "c3": "vdeath", "c1": "vprincess", "b1": "^knight"}
    state = play(at(board, "general"), "general@a3")
    assert choices(state) == {"s", "e", "se"}
    assert after(board, "general", "general@a3", "s") == {"a2", "a1"}
    assert after(board, "general", "general@a3", "e") == {"b3", "c3"}  # own and enemy alike
    assert refused(state, "n") == "R-25"
    assert refused(state, "w") == "R-25"


@rule("R-71")
def test_the_line_passes_over_gaps_and_what_it_can_not_flip() -> None:
    # A gap on b2, a shielded tile on b1, a face-down one on a2: behind them it goes on.
    board = {"c3": "vcitizen", "b1": "vguard", "c1": "vprincess", "a2": "vknight#1", "a3": "varcher"}
    state = play(at(board, "general"), "general@a1")
    assert choices(state) == {"n", "ne", "e"}
    assert after(board, "general", "general@a1", "ne") == {"c3"}
    assert after(board, "general", "general@a1", "e") == {"c1"}
    assert after(board, "general", "general@a1", "n") == {"a3"}


@rule("R-25")
def test_a_direction_that_changes_nothing_is_not_offered() -> None:
    board = {"b1": "vguard", "a2": "vknight#1", "c3": "vcitizen"}
    state = play(at(board, "general"), "general@a1")
    assert choices(state) == {"ne"}
    assert refused(state, "e") == "R-25"
    # With nothing at all to flip the turn passes.
    assert play(at({"b1": "vguard"}, "general"), "general@a1").to_move() == 1


@pytest.mark.parametrize(
    ("direction", "target"),
    [("n", "b3"), ("ne", "c3"), ("e", "c2"), ("se", "c1"), ("s", "b1"), ("sw", "a1"), ("w", "a2"), ("nw", "a3")],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_directions_are_as_seat_0_sees_the_board(direction: str, target: str, seat: int) -> None:
    board = {**RING, "c1": "vsovereign"}
    assert after(board, "general", "general@b2", direction, seat) == {target}


@rule("R-24")
@rule("R-20")
def test_the_sovereign_flips_four() -> None:
    state = play(at(RING, "sovereign"), "sovereign@b2")
    assert choices(state) == {"+", "x"}
    assert after(RING, "sovereign", "sovereign@b2", "+") == {"b1", "a2", "c2", "b3"}
    assert after(RING, "sovereign", "sovereign@b2", "x") == {"a1", "c1", "a3", "c3"}
    # All or none: a single one of them can't be chosen.
    assert refused(state, "b1") == "R-12"
    # On the edge there are fewer.
    edge = {"a1": "vcitizen", "b2": "vknight", "c1": "vguard", "a2": "^archer"}
    state = play(at(edge, "sovereign"), "sovereign@b1")
    assert choices(state) == {"+", "x"}
    assert after(edge, "sovereign", "sovereign@b1", "+") == {"a1", "b2"}  # the Guard stays
    assert after(edge, "sovereign", "sovereign@b1", "x") == {"a2"}
    state = play(at({"a1": "vcitizen"}, "sovereign"), "sovereign@b2")
    assert choices(state) == {"x"}
    assert refused(state, "+") == "R-25"


@rule("R-24")
def test_a_group_spares_shielded_and_face_down_tiles() -> None:
    board = {**RING, "b1": "vprotector", "c2": "vknight#1", "b3": "vguard"}
    # The Protector on b1 shields a1 and c1; it is not shielded itself.
    assert after(board, "rebel", "rebel@b2", "!") == {"b1", "a2", "a3", "c3"}


@pytest.mark.parametrize(
    ("seat", "space", "front"),
    [(0, "b2", {"a3", "b3", "c3"}), (1, "b2", {"a1", "b1", "c1"}), (0, "a2", {"a3", "b3"}), (1, "c2", {"b1", "c1"})],
)
@rule("R-32")
def test_the_herald_flips_the_three_ahead(seat: int, space: str, front: set[str]) -> None:
    board = {**RING, "b2": "^princess"}
    board.pop(space)
    assert after(board, "herald", f"herald@{space}", "!", seat) == front


@rule("R-25")
def test_a_herald_with_nothing_ahead() -> None:
    # Seat 0's tiles point up: on rank 3 nothing is ahead.
    assert play(at({"b2": "vcitizen"}, "herald"), "herald@b3").to_move() == 1
    state = play(at({"b2": "vcitizen"}, zone1="herald", seat=1), "herald@b3")
    assert choices(state) == {"!"}


@rule("R-23")
@rule("R-24")
def test_the_rebel_flips_all_around() -> None:
    assert after(RING, "rebel", "rebel@b2", "!") == set(RING)
    state = play(at({"a1": "^citizen", "c3": "vknight"}, "rebel"), "rebel@b1")
    assert choices(state) == {"!"}
    assert board_of(play(state, "!")) == {"a1": "vcitizen", "b1": "^rebel", "c3": "vknight/1"}


@rule("R-20")
@pytest.mark.parametrize(("name", "choice"), [("general", "n"), ("sovereign", "+"), ("princess", "a1"), ("rebel", "!")])
def test_flips_may_be_declined(name: str, choice: str) -> None:
    board = {**RING, "a1": "vassassin", "c1": "vsovereign"}
    state = play(at(board, name), f"{name}@b2")
    assert choice in choices(state)
    before = board_of(state)
    assert board_of(play(state, "-")) == before
