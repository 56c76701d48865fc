"""Discarding, and which pile it is (D-30, D-31, D-32)."""

from __future__ import annotations

from typing import Any

import pytest

from tatami import IllegalAction, State
from tatami.texts.saying import say
from tatami.views import view_text
from tests.dynasties.positions import at, play, refused, stage, told
from tests.marks import rule


def acting(**fields: Any) -> State:
    return at(phase="act", **{"hands": {0: {"monk": 2, "farmer": 1}}, **fields})


def discards(state: State) -> list[str]:
    return [name for name in state.moves() if name.startswith("discard")]


@rule("D-30")
def test_one_card_of_the_hand() -> None:
    state = acting()
    assert discards(state) == ["discard farmer", "discard monk"]
    assert refused(state, "discard ninja") == refused(state, "discard ninja p1") == "D-30"
    play(state, "discard monk")
    document = state.dump()
    assert document["hands"][0] == {"farmer": 1, "monk": 1}
    assert document["discard"] == [["monk"], []]
    assert stage(state) == ("draw", 1)


@rule("D-31")
@pytest.mark.parametrize(
    ("piles", "after"),
    [([[], []], [["monk"], []]), ([["envoy"], []], [["envoy"], ["monk"]]), ([[], ["envoy"]], [["monk"], ["envoy"]])],
)
def test_the_missing_pile_is_formed(piles: list[list[str]], after: list[list[str]]) -> None:
    state = acting(discard=piles)
    assert discards(state) == ["discard farmer", "discard monk"]
    assert [refused(state, f"discard monk p{number}") for number in (1, 2)] == ["D-31", "D-31"]
    assert play(state, "discard monk").dump()["discard"] == after


@rule("D-31")
def test_free_choice_of_two_piles() -> None:
    state = acting(discard=[["envoy"], ["ninja"]])
    assert discards(state) == ["discard farmer p1", "discard farmer p2", "discard monk p1", "discard monk p2"]
    assert refused(state, "discard monk") == "D-31"
    one, two = state.clone(), state.clone()
    assert play(one, "discard monk p1").dump()["discard"] == [["envoy", "monk"], ["ninja"]]
    assert play(two, "discard monk p2").dump()["discard"] == [["envoy"], ["ninja", "monk"]]


@rule("D-31")
@pytest.mark.parametrize(
    ("piles", "after"),
    [
        ([[], []], [["monk", "monk"], []]),
        ([["envoy"], []], [["envoy"], ["monk", "monk"]]),
        ([[], ["envoy"]], [["monk", "monk"], ["envoy"]]),
    ],
)
def test_a_whole_set_forms_the_missing_pile(piles: list[list[str]], after: list[list[str]]) -> None:
    state = acting(hands={0: {"monk": 3}}, sets={1: {"monk": 2}}, discard=piles)
    play(state, "lay monk 3")
    # No choice, no question: the turn has ended.
    assert state.dump()["discard"] == after
    assert stage(state) == ("draw", 1)


@rule("D-31")
def test_a_pile_emptied_this_turn_is_formed_again() -> None:
    state = at(discard=[["envoy"], ["ninja"]])
    play(state, "draw p1", "draw d1", "card monk")
    assert state.dump()["discard"] == [[], ["ninja"]]
    assert play(state, "discard monk").dump()["discard"] == [["monk"], ["ninja"]]


@rule("D-32")
def test_the_owner_chooses_out_of_turn() -> None:
    state = at(4, phase="act", turn=1, starter=1, hands={1: {"monk": 3}}, sets={3: {"monk": 2}}, discard=[["envoy"], ["ninja"]])
    play(state, "lay monk 3")
    assert (stage(state), state.dump()["turn"]) == (("pile", 3), 1)
    assert state.moves() == ["to p1", "to p2"]
    for name in ("draw d1", "discard monk p1", "end", "lay monk 2", "reveal A7", "strike 0 monk"):
        assert refused(state, name) == "D-32"
    play(state, "to p1")
    assert state.dump()["discard"] == [["envoy", "monk", "monk"], ["ninja"]]
    # Then it is the turn of the one after him who laid, not of the one who chose.
    assert stage(state) == ("draw", 2)


@rule("D-32")
def test_nothing_to_choose() -> None:
    for phase in ("draw", "act"):
        state = at(phase=phase, discard=[["envoy"], ["ninja"]])
        assert refused(state, "to p1") == refused(state, "to p2") == "D-32"


@rule("D-32")
def test_the_choice_is_told() -> None:
    pending = {"owner": 1, "type": "monk", "count": 2, "then": "end"}
    state = at(phase="pile", pending=pending, sets={0: {"monk": 3}}, discard=[["envoy"], ["ninja"]])
    assert told(state, "to p2", 0) == ["Seat 1 puts 2 × Monk onto discard pile 2 (p2)."]
    view = view_text(state.observe(state.to_move()), "en")
    assert view.endswith("Seat 1 (you) chooses the discard pile for this: 2 × Monk.")


@rule("D-31")
def test_a_refused_discard_says_what_to_write() -> None:
    state = acting(discard=[["envoy"], ["ninja"]])
    with pytest.raises(IllegalAction) as caught:
        play(state, "discard monk")
    assert "discard monk p1 or discard monk p2" in say(caught.value.refusal.reason)
    state = acting(discard=[["envoy"], []])
    with pytest.raises(IllegalAction, match="isn't legal by D-31") as caught:
        play(state, "discard monk p1")
    assert say(caught.value.refusal.reason).endswith("discard pile 2 (p2): discard monk.")
