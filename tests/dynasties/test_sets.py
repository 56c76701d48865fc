"""Laying sets and outbidding them (D-21 to D-24)."""

from __future__ import annotations

from typing import Any

import pytest

from tatami import State
from tatami.texts.saying import say
from tests.dynasties.positions import BOX, at, play, refused, stage, told
from tests.marks import rule


def acting(players: int = 2, **fields: Any) -> State:
    return at(players, phase="act", **fields)


def lays(state: State) -> list[str]:
    return [name for name in state.moves() if name.startswith("lay")]


@rule("D-21")
def test_two_or_more_of_a_type() -> None:
    state = acting(hands={0: {"farmer": 1, "monk": 4, "emperor": 2}})
    assert lays(state) == ["lay monk 2", "lay monk 3", "lay monk 4", "lay emperor 2"]
    assert [refused(state, name) for name in ("lay monk 1", "lay monk 5", "lay farmer 1", "lay ninja 2")] == ["D-21"] * 4
    play(state, "lay monk 3")
    document = state.dump()
    assert document["sets"] == [{"monk": 3}, {}]
    assert document["hands"][0] == {"farmer": 1, "monk": 1, "emperor": 2}
    assert (document["turn"], document["phase"]) == (1, "draw")


@rule("D-21")
@pytest.mark.parametrize("kind", list(BOX))
def test_pairs_among_two_players(kind: str) -> None:
    state = acting(hands={0: {kind: 2}, 1: {"monk": 4} if kind != "monk" else {"farmer": 4}})
    assert lays(state) == [f"lay {kind} 2"]


@rule("D-22")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("kind", list(BOX))
def test_three_of_the_middle_types(players: int, kind: str) -> None:
    hands = {seat: {"farmer": 2, "shogun": 1} for seat in range(1, players)} | {0: {kind: 4}}
    state = acting(players, hands=hands)
    if kind in ("samurai", "ninja", "envoy"):
        assert lays(state) == [f"lay {kind} 3", f"lay {kind} 4"]
        assert refused(state, f"lay {kind} 2") == "D-22"
        assert refused(state, f"lay {kind} 1") == "D-21"
    else:
        assert lays(state) == [f"lay {kind} 2", f"lay {kind} 3", f"lay {kind} 4"]


@rule("D-22")
def test_three_also_against_a_set_struck_down_to_one() -> None:
    state = acting(3, ninjas=True, hands={0: {"samurai": 4}}, sets={1: {"samurai": 1}})
    assert lays(state) == ["lay samurai 3", "lay samurai 4"]
    assert refused(state, "lay samurai 2") == "D-22"


@rule("D-23")
@pytest.mark.parametrize("owner", [0, 1])
def test_more_than_lies_there(owner: int) -> None:
    state = acting(hands={0: {"monk": 5}, 1: {"farmer": 4}}, sets={owner: {"monk": 3}})
    assert lays(state) == ["lay monk 4", "lay monk 5"]
    assert refused(state, "lay monk 3") == refused(state, "lay monk 2") == ("D-23" if owner else "D-24")
    play(state, "lay monk 4")
    document = state.dump()
    # Without discard piles the old set forms the first one, whoever owned it.
    assert document["sets"] == [{"monk": 4}, {}]
    assert document["discard"] == [["monk"] * 3, []]
    assert stage(state) == ("draw", 1)


@rule("D-23")
def test_as_many_as_it_has_now() -> None:
    # A figure has taken a card off: two are enough now.
    state = acting(ninjas=True, hands={0: {"monk": 2, "farmer": 2}}, sets={1: {"monk": 1}})
    assert lays(state) == ["lay farmer 2", "lay monk 2"]


@rule("D-23")
def test_the_owner_discards_the_whole_set_at_once() -> None:
    state = acting(3, hands={0: {"farmer": 6}}, sets={2: {"farmer": 4, "monk": 2}}, discard=[["ninja"], ["envoy"]])
    play(state, "lay farmer 6")
    document = state.dump()
    assert document["pending"] == {"owner": 2, "type": "farmer", "count": 4, "then": "end"}
    assert document["sets"] == [{"farmer": 6}, {}, {"monk": 2}]
    assert (document["phase"], document["seat"], document["turn"]) == ("pile", 2, 0)
    play(state, "to p2")
    document = state.dump()
    assert document["discard"] == [["ninja"], ["envoy", *["farmer"] * 4]]
    assert document["pending"] is None
    assert (document["phase"], document["seat"], document["turn"]) == ("draw", 1, 1)


@rule("D-23")
def test_his_own_set_is_his_to_discard() -> None:
    state = acting(hands={0: {"ninja": 5}, 1: {"farmer": 3}}, sets={0: {"ninja": 3}}, discard=[["monk"], ["envoy"]])
    play(state, "lay ninja 5")
    assert state.dump()["pending"] == {"owner": 0, "type": "ninja", "count": 3, "then": "end"}
    assert stage(state) == ("pile", 0)
    play(state, "to p1")
    assert state.dump()["discard"] == [["monk", "ninja", "ninja", "ninja"], ["envoy"]]
    assert state.dump()["sets"] == [{"ninja": 5}, {}]


@rule("D-24")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_set_is_never_enlarged(owner: int) -> None:
    # Three lie there: neither one more to make four, nor three beside them.
    state = acting(hands={0: {"monk": 3}, 1: {"farmer": 3}}, sets={owner: {"monk": 3}})
    assert lays(state) == []
    assert refused(state, "lay monk 1") == "D-21"
    for number in (2, 3):
        refusal = state.refusal(f"lay monk {number}")
        assert refusal is not None
        if owner == 0:
            own = "You have 3 × Monk on the table; a set can’t grow, you can only replace it with more cards."
            assert (refusal.rule, say(refusal.reason, "en")) == ("D-24", own)
        else:
            assert (refusal.rule, say(refusal.reason, "en")) == ("D-23", "Seat 1 has 3 × Monk on the table: you must lay more.")


@rule("D-24")
def test_each_type_lies_once() -> None:
    state = acting(4, hands={0: {"monk": 4}}, sets={1: {"monk": 2}, 3: {"farmer": 2}})
    play(state, "lay monk 4")
    assert state.dump()["sets"] == [{"monk": 4}, {}, {}, {"farmer": 2}]


@rule("D-23")
def test_what_an_outbid_tells() -> None:
    state = acting(hands={0: {"monk": 3}, 1: {"farmer": 3}}, sets={1: {"monk": 2}})
    assert told(state, "lay monk 3", 1) == [
        "Seat 0 lays 3 × Monk.",
        "From Seat 1 (you) this goes to discard pile 1 (p1): 2 × Monk.",
    ]
    state = acting(hands={0: {"monk": 3}, 1: {"farmer": 3}}, sets={1: {"monk": 2}}, discard=[["ninja"], ["ninja"]])
    assert told(state, "lay monk 3", 0)[1] == "Seat 1 chooses a discard pile for this: 2 × Monk."
