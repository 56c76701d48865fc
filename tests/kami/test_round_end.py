"""The last card, its points, the master stroke and the next round (K-30 to K-32, K-40; K-01 for the sides)."""

from __future__ import annotations

import pytest

import tatami
from tests.kami.positions import COPIES, load, play, position, refused
from tests.marks import rule

POINTS = {"S": 1, "L": 2, "R": 2, "V": 3, "G": 3, "F": 4, "T": 4, "E": 5}


@rule("K-30")
def test_the_last_card_ends_the_round_at_once() -> None:
    # Seat 1 could counter, but nobody answers any more.
    state = play(load(position(hands={0: "SG", 1: "SSLRVGGT"})), "(S)>G")
    assert state.to_move() == tatami.CHANCE
    document = state.dump()
    assert (document["phase"], document["round"], document["scores"]) == ("deal", 2, [3, 0])
    assert document["hands"] == ["", "", "", ""]
    assert document["lines"] == [{"defence": [], "attack": []}] * 4
    assert (document["attack"], document["asked"]) == (None, [])
    assert dict(zip(state.moves(), state.chance(), strict=True)) == {f"card {k}": n for k, n in COPIES.items()}


@rule("K-30")
def test_the_round_goes_on_before_the_last_card() -> None:
    state = play(load(position(hands={0: "SSGG"})), "(S)>G", "-", "-", "-")
    assert (state.dump()["round"], state.to_move()) == (1, 0)
    assert sorted(state.moves()) == ["(G)>S", "(S)>G"]


@rule("K-30")
def test_a_counter_may_end_the_round() -> None:
    lines = {1: "(S)>R (S)>L (S)>L", 0: "L>G"}
    state = load(position(hands={1: "VG"}, lines=lines, attack=(0, "G"), first=1, seat=1))
    # A pass is legal there, too: ending the round is no duty (K-12).
    assert sorted(state.moves()) == ["-", "G>V"]
    assert play(state, "G>V").dump()["scores"] == [0, 3]


@rule("K-31")
@pytest.mark.parametrize("card", POINTS)
def test_points_of_the_last_card(card: str) -> None:
    cover = "L" if card == "S" else "S"
    state = play(load(position(hands={0: cover + card})), f"({cover})>{card}")
    assert state.dump()["scores"] == [POINTS[card], 0]


@rule("K-01")
@rule("K-31")
@pytest.mark.parametrize(
    ("players", "seat", "scores"), [(4, 1, [2, 6]), (4, 2, [5, 3]), (4, 3, [2, 6]), (3, 0, [5, 3, 4]), (3, 2, [2, 3, 7])]
)
def test_points_go_to_the_side(players: int, seat: int, scores: list[int]) -> None:
    before = [2, 3] if players == 4 else [2, 3, 4]
    hand = {seat: "SG"}
    state = load(position(players, hands=hand, first=seat, seat=seat, scores=before, round=4))
    assert play(state, "(S)>G").dump()["scores"] == scores


@rule("K-32")
@pytest.mark.parametrize("card", POINTS)
def test_master_stroke(card: str) -> None:
    # An Empress as the very last card may follow a face-down one (K-21).
    state = play(load(position(hands={0: card * 2})), f"({card})>{card}")
    assert state.dump()["scores"] == [2 * POINTS[card], 0]


@rule("K-32")
def test_two_visible_cards_are_not_doubled() -> None:
    lines = {1: "(S)>R (S)>L (S)>L", 0: "L>G"}
    state = load(position(hands={1: "GG"}, lines=lines, attack=(0, "G"), first=1, seat=1))
    assert play(state, "G>G").dump()["scores"] == [0, 3]


@rule("K-32")
def test_two_visible_empresses_are_not_doubled() -> None:
    lines = {1: "(S)>R (S)>L (S)>L", 0: "L>G"}
    state = load(position(hands={1: "EE"}, lines=lines, attack=(0, "G"), first=1, seat=1))
    assert play(state, "E>E").dump()["scores"] == [0, 5]


@rule("K-32")
def test_an_earlier_face_down_card_does_not_count() -> None:
    # The Gold Dragon below is of an earlier move; the two last cards are L and G.
    state = load(position(hands={0: "LG"}, lines={0: "(G)>S"}))
    assert play(state, "(L)>G").dump()["scores"] == [3, 0]


@rule("K-32")
def test_the_two_dragons_are_two_kinds() -> None:
    state = load(position(hands={0: "VG"}))
    assert play(state, "(V)>G").dump()["scores"] == [3, 0]


@rule("K-40")
@pytest.mark.parametrize(("players", "first", "then"), [(4, 0, 1), (4, 3, 0), (3, 1, 2), (3, 2, 0)])
def test_the_second_player_is_next(players: int, first: int, then: int) -> None:
    state = load(position(players, hands={first: "SG"}, first=first, seat=first, round=7))
    document = play(state, "(S)>G").dump()
    assert (document["first"], document["round"], document["options"]["first"]) == (then, 8, "random")


@rule("K-40")
def test_whoever_won() -> None:
    # First was seat 1, seat 0 wins: seat 2 is next all the same.
    lines = {1: "(S)>R", 0: "R>L (S)>F (S)>G"}
    state = load(position(hands={0: "SV"}, lines=lines, first=1, seat=0))
    document = play(state, "(S)>V").dump()
    assert (document["scores"], document["first"]) == ([3, 0], 2)
    assert refused(state, "(S)>V") == "K-03"
