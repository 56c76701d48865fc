"""Missions: revealed at the end of a round, paid to whoever has the set (D-50 to D-52)."""

from __future__ import annotations

from typing import Any

import pytest

from tatami import Seat, State
from tatami.views import view_text
from tests.dynasties.positions import BOX, at, play, refused, stage, told
from tests.marks import rule

ALL = ["A6", "A7", "A8", "A9", "B9", "B12", "B14", "B16", "C14", "C16", "C18", "C20"]
BONUS = {"A": 5, "B": 4, "C": 3}


def revealing(players: int = 2, **fields: Any) -> State:
    """The round is over, its missions are due."""
    return at(players, **{"missions": True, "phase": "reveal", "draw": [0, 20], "fill": 0, **fields})


@rule("D-51")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_everyone_reveals_from_the_starter_on(starter: int) -> None:
    state = at(3, missions=True, phase="act", turn=1, starter=starter, draw=[0, 20], fill=0, hands={1: {"monk": 4}})
    play(state, "discard monk")
    document = state.dump()
    assert (document["phase"], document["seat"], document["turn"]) == ("reveal", starter, 1)
    assert (document["drawn"], document["fresh"], document["bonus"]) == ([], 0, [0, 0, 0])
    for turn in range(3):
        seat = (starter + turn) % 3
        assert stage(state) == ("reveal", seat)
        held = state.dump()["missions"][seat]
        assert state.moves() == [f"reveal {name}" for name in held]
        play(state, f"reveal {held[turn]}")
    # Each has one mission less, and what they brought belongs to the round.
    assert (stage(state), state.dump()["bonus"]) == (("deal", "chance"), [0, 0, 0])
    assert [len(held) for held in state.dump()["missions"]] == [2, 2, 2]


@rule("D-51")
@pytest.mark.parametrize("mission", ALL)
def test_each_card_of_the_set_brings_the_bonus(mission: str) -> None:
    kind = next(name for name, number in BOX.items() if number == int(mission[1:]))
    own = [mission if name[0] == mission[0] else name for name in ("A6", "B9", "C14")]
    other = [next(name for name in ALL if name[0] == pile and name not in own) for pile in "ABC"]
    state = revealing(sets={1: {kind: 4}})
    state = play(state.game.load({**state.dump(), "missions": [own, other]}), f"reveal {mission}")
    assert state.dump()["bonus"] == [0, 4 * BONUS[mission[0]]]


@rule("D-51")
def test_whoever_has_the_set_is_paid() -> None:
    # The rule book's example: a revealed 7, two Empresses before another, 2 × 5 for him.
    state = revealing(3, starter=1, sets={2: {"empress": 2}})
    assert told(state, "reveal A7", 0) == [
        "Seat 1 reveals A7 (Empress, +5 a card).",
        "Seat 2 has 2 × Empress: 2 × 5 = 10 points.",
    ]
    play(state, "reveal A7")
    assert state.dump()["bonus"] == [0, 0, 10]
    assert state.dump()["missions"][1] == ["B12", "C16"]


@rule("D-51")
def test_one_pays_himself() -> None:
    state = play(revealing(sets={0: {"emperor": 3}}), "reveal A6")
    assert state.dump()["bonus"] == [15, 0]


@rule("D-51")
def test_nobody_has_the_set() -> None:
    state = revealing(sets={0: {"monk": 3}})
    assert told(state, "reveal A6", 1)[1] == "Nobody has a set of this type."
    assert play(state, "reveal A6").dump()["bonus"] == [0, 0]


@rule("D-51")
def test_two_missions_on_one_set() -> None:
    # B14 and C14 both speak of Ninjas, and so do 9 and 16 twice.
    state = revealing(3, starter=2, sets={1: {"ninja": 3}})
    assert state.dump()["missions"][2] == ["A8", "B14", "C18"]
    play(state, "reveal B14", "reveal C14")
    assert state.dump()["bonus"] == [0, 3 * 4 + 3 * 3, 0]


@rule("D-51")
def test_it_must_be_revealed() -> None:
    state = revealing()
    for name in ("end", "draw d1", "discard monk", "lay monk 2", "to p1", "strike 1 monk"):
        assert refused(state, name) == "D-51"
    assert refused(state, "reveal A7") == "D-51"  # it is the other's
    assert refused(state, "reveal A9") == "D-51"  # it is out
    assert refused(at(missions=True), "reveal A6") == "D-51"  # not yet


@rule("D-51")
def test_revealed_missions_are_out() -> None:
    state = play(revealing(starter=1, seat=1), "reveal A7")
    assert refused(state, "reveal A7") == "D-51"
    play(state, "reveal C14")
    assert state.dump()["missions"] == [["A6", "B9"], ["B12", "C16"]]


@rule("D-51")
def test_the_round_is_scored_as_usual_after_it() -> None:
    state = revealing(sets={0: {"emperor": 3, "farmer": 4}, 1: {"samurai": 2}})
    play(state, "reveal A6", "reveal B12")
    assert state.dump()["rounds"] == [[26 + 15, 12 + 8]]


@rule("D-51")
def test_the_last_missions() -> None:
    state = revealing(round=3, rounds=[[20, 30], [20, 30]], sets={0: {"emperor": 3}})
    assert state.dump()["missions"] == [["A6"], ["A7"]]
    play(state, "reveal A6", "reveal A7")
    document = state.dump()
    assert (document["phase"], document["missions"], document["bonus"]) == ("over", [[], []], [0, 0])
    assert document["rounds"][-1] == [21, 0]


@rule("D-52")
def test_the_bonus_decides_who_starts_next() -> None:
    # 12 against 6 by sets, but 12 against 21 with the bonus.
    state = revealing(sets={0: {"samurai": 2}, 1: {"emperor": 3}})
    play(state, "reveal A6", "reveal A7")
    assert (state.dump()["rounds"], state.dump()["starter"]) == ([[12, 21]], 0)


@rule("D-52")
def test_the_bonus_breaks_a_tie_for_the_start() -> None:
    # Both have 35 in all. Of this round seat 0 has 6 + 3 × 5 by the bonus, seat 1 has 20: without it, seat 0 would start.
    state = revealing(round=2, rounds=[[14, 15]], sets={0: {"emperor": 3}, 1: {"farmer": 2}})
    play(state, "reveal A6", "reveal A7")
    assert state.dump()["rounds"] == [[14, 15], [21, 20]]
    assert state.dump()["starter"] == 1


@rule("D-52")
@pytest.mark.parametrize(("earlier", "returns", "reason"), [(4, [1, -1], "total"), (5, [-1, 1], "round")])
def test_the_bonus_counts_for_the_best_round(earlier: int, returns: list[int], reason: str) -> None:
    # Seat 1's last round is 25 and a bonus of 10, better than any of seat 0's 20 and 20; by the sets alone it would not win.
    state = revealing(round=3, rounds=[[20, 0], [20, earlier]], sets={1: {"empress": 2, "monk": 2}})
    play(state, "reveal A6", "reveal A7")
    assert state.dump()["rounds"][-1] == [0, 35]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.returns, outcome.reason.key) == (returns, f"dynasties-outcome-{reason}")


@rule("D-50")
def test_missions_are_hidden_but_for_their_backs() -> None:
    state = at(3, missions=True)
    for seat in range(3):
        shown = state.observe(Seat(seat)).data()["missions"]
        assert shown == [state.dump()["missions"][other] if other == seat else ["A?", "B?", "C?"] for other in range(3)]
    state = revealing(starter=1, seat=1)
    play(state, "reveal B12")
    assert state.observe(Seat(0)).data()["missions"] == [["A6", "B9", "C14"], ["A?", "C?"]]
    assert "hidden missions: A, C" in view_text(state.observe(Seat(0)), "en")
