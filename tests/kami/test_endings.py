"""How 15 points are reached, and the end of the game (K-50, K-51)."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami import State
from tests.kami.positions import load, play, position, refused
from tests.marks import rule

# The last two cards that bring this many points.
LAST = {1: "(L)>S", 2: "(S)>L", 3: "(S)>G", 4: "(S)>T", 5: "(S)>E", 6: "(G)>G", 8: "(T)>T", 10: "(E)>E"}


def win_round(ending: str, scores: list[int], points: int, *, seat: int = 0, players: int = 4) -> State:
    """A late round that the seat wins with these points."""
    name = LAST[points]
    hand = name[1] + name[-1]
    fields: dict[str, Any] = {"ending": ending, "scores": scores, "round": 12, "first": seat, "seat": seat}
    return play(load(position(players, hands={seat: hand}, **fields)), name)


@rule("K-50")
@pytest.mark.parametrize(
    ("ending", "before", "points", "after"),
    [
        ("soldier", 13, 1, 14),
        ("soldier", 14, 1, 15),
        ("soldier", 14, 3, 17),
        ("soldier", 14, 10, 24),
        ("soldier", 5, 10, 15),
        ("lord", 13, 1, 14),
        ("lord", 14, 1, 15),
        ("lord", 14, 2, 14),
        ("lord", 14, 3, 13),
        ("lord", 13, 4, 13),
        ("lord", 14, 10, 6),
        ("lord", 9, 6, 15),
        ("kami", 13, 1, 14),
        ("kami", 14, 1, 15),
        ("kami", 14, 2, 0),
        ("kami", 14, 10, 0),
        ("kami", 7, 8, 15),
    ],
)
def test_points_towards_the_goal(ending: str, before: int, points: int, after: int) -> None:
    state = win_round(ending, [before, 3], points)
    assert state.dump()["scores"] == [after, 3]
    over = after >= 15
    assert (state.dump()["phase"] == "over") == over
    assert (state.to_move() == tatami.OVER) == over
    assert (state.outcome() is not None) == over


@rule("K-50")
@pytest.mark.parametrize("ending", ["lord", "kami"])
def test_too_many_points_are_the_winner_s_own_trouble(ending: str) -> None:
    state = win_round(ending, [4, 14], 5, seat=3)
    assert state.dump()["scores"] == [4, {"lord": 11, "kami": 0}[ending]]
    assert (state.dump()["first"], state.dump()["round"]) == (0, 13)


@rule("K-50")
def test_the_default_is_soldier() -> None:
    assert tatami.game("kami").start().dump()["options"] == {"players": 4, "ending": "soldier", "first": "random"}
    with pytest.raises(ValueError, match="ending"):
        tatami.game("kami", ending="emperor")


@rule("K-51")
def test_the_game_ends_with_that_round() -> None:
    state = win_round("soldier", [14, 14], 3, seat=1)
    document = state.dump()
    assert (document["phase"], document["seat"], document["attack"]) == ("over", None, None)
    # Nobody else scores; the cards stay as they lie.
    assert document["scores"] == [14, 17]
    assert (document["round"], document["first"]) == (12, 1)
    assert document["hands"][1] == ""
    assert [len(hand) for hand in document["hands"]] == [8, 0, 8, 8]
    assert (document["lines"][1]["defence"][-1], document["lines"][1]["attack"][-1]) == ("(S)", "G")
    assert state.legal() == []
    assert state.moves() == []


@rule("K-51")
@pytest.mark.parametrize(("players", "seat", "winners"), [(4, 0, [0, 2]), (4, 3, [1, 3]), (3, 2, [2]), (3, 0, [0])])
def test_the_winners(players: int, seat: int, winners: list[int]) -> None:
    scores = [13, 13] if players == 4 else [13, 13, 13]
    outcome = win_round("lord", scores, 2, seat=seat, players=players).outcome()
    assert outcome is not None
    assert sorted(outcome.winners) == winners
    losers = [other for other in range(players) if other not in winners]
    assert min(outcome.returns[winner] for winner in winners) > max(outcome.returns[loser] for loser in losers)
    assert len(outcome.returns) == players
    assert outcome.reason


@rule("K-51")
@pytest.mark.parametrize("name", ["-", "(S)>G", "G>G", "ask", "no-ask", "cancel", "play", ">L"])
def test_nothing_is_played_after_the_end(name: str) -> None:
    assert refused(win_round("soldier", [14, 0], 1), name) == "K-51"


@rule("K-51")
def test_a_finished_game_is_a_document() -> None:
    document = win_round("soldier", [14, 0], 1).dump()
    state = load(document)
    assert state.dump() == document
    assert state.to_move() == tatami.OVER
    outcome = state.outcome()
    assert outcome is not None
    assert sorted(outcome.winners) == [0, 2]
