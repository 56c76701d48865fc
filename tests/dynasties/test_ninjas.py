"""Ninja figures: taken, kept, used before, between and after (D-60 to D-64)."""

from __future__ import annotations

from typing import Any

import pytest

from tatami import State
from tests.dynasties.positions import at, play, refused, stage, told
from tests.marks import rule

BOTH = [["envoy"], ["farmer"]]


def figures(state: State) -> tuple[list[int], int, int]:
    document = state.dump()
    return document["figures"], document["supply"], document["fresh"]


def strikes(state: State) -> list[str]:
    return [name for name in state.moves() if name.startswith("strike")]


def with_figure(players: int = 2, **fields: Any) -> State:
    """Seat 0 has a figure of an earlier turn."""
    return at(players, **{"ninjas": True, "figures": [1] + [0] * (players - 1), **fields})


@rule("D-60")
def test_a_set_of_ninjas_brings_a_figure() -> None:
    state = at(ninjas=True, phase="act", hands={0: {"ninja": 3, "monk": 2}})
    assert told(state, "lay ninja 2", 1) == ["Seat 0 lays 2 × Ninja.", "Seat 0 takes a ninja figure."]
    play(state, "lay ninja 2")
    # Taken this turn, it can't be used, and the turn has ended by itself.
    assert figures(state) == ([1, 0], 3, 0)
    assert stage(state) == ("draw", 1)


@rule("D-60")
@pytest.mark.parametrize("name", ["lay monk 2", "discard ninja"])
def test_nothing_else_brings_a_figure(name: str) -> None:
    state = at(ninjas=True, phase="act", hands={0: {"ninja": 3, "monk": 2}})
    assert figures(play(state, name)) == ([0, 0], 4, 0)


@rule("D-60")
def test_an_empty_supply() -> None:
    state = at(3, ninjas=True, figures=[0, 3, 1], phase="act", hands={0: {"ninja": 3}})
    assert told(state, "lay ninja 3", 1) == ["Seat 0 lays 3 × Ninja."]
    play(state, "lay ninja 3")
    assert figures(state) == ([0, 3, 1], 0, 0)


@rule("D-60")
def test_without_the_variant_there_are_no_figures() -> None:
    state = at(phase="act", hands={0: {"ninja": 3}}, sets={1: {"monk": 2}})
    assert refused(state, "strike 1 monk") == "D-60"
    assert figures(play(state, "lay ninja 2")) == ([0, 0], 0, 0)


@rule("D-60")
def test_taken_before_the_outbid_owner_chooses() -> None:
    state = at(ninjas=True, phase="act", hands={0: {"ninja": 3}}, sets={1: {"ninja": 2}}, discard=BOTH)
    play(state, "lay ninja 3")
    assert (stage(state), figures(state)) == (("pile", 1), ([1, 0], 3, 1))
    play(state, "to p1")
    assert (stage(state), figures(state)) == (("draw", 1), ([1, 0], 3, 0))


@rule("D-61")
def test_a_fresh_figure_waits() -> None:
    # He has an old one and takes a new one: the old one may be used, the new one not.
    state = with_figure(phase="act", hands={0: {"ninja": 3}}, sets={1: {"monk": 3, "shogun": 2}})
    play(state, "lay ninja 2")
    assert (stage(state), figures(state)) == (("end", 0), ([2, 0], 2, 1))
    assert strikes(state) == ["strike 1 monk", "strike 1 shogun"]
    play(state, "strike 1 monk")
    # With only the fresh one left the turn ends by itself.
    assert (stage(state), figures(state)) == (("draw", 1), ([1, 0], 3, 0))


@rule("D-61")
def test_a_fresh_figure_alone_strikes_nothing() -> None:
    state = at(ninjas=True, phase="act", hands={0: {"ninja": 3}}, sets={1: {"ninja": 2, "monk": 2}}, discard=BOTH)
    play(state, "lay ninja 3")
    assert refused(state, "strike 1 monk") == "D-32"
    document = {**state.dump(), "figures": [2, 0], "supply": 2}
    state = play(state.game.load(document), "to p1", "strike 1 monk", "to p1")
    assert stage(state) == ("draw", 1)


@rule("D-61")
def test_in_a_later_turn_it_may_be_used() -> None:
    state = at(ninjas=True, phase="act", hands={0: {"ninja": 3}, 1: {"monk": 2, "farmer": 2}}, sets={1: {"shogun": 2}})
    play(state, "lay ninja 2", "draw d1", "card monk", "draw d2", "card monk", "discard monk")
    assert (stage(state), figures(state)) == (("draw", 0), ([1, 0], 3, 0))
    assert strikes(state) == ["strike 1 shogun"]


@rule("D-61")
def test_before_the_draws() -> None:
    state = with_figure(sets={1: {"monk": 3}})
    assert state.moves() == ["draw d1", "draw d2", "strike 1 monk"]
    play(state, "strike 1 monk")
    document = state.dump()
    assert (document["sets"][1], document["discard"]) == ({"monk": 2}, [["monk"], []])
    assert (document["phase"], document["seat"], document["drawn"]) == ("draw", 0, [])
    assert figures(state) == ([0, 0], 4, 0)
    # The card struck off lies there to be drawn.
    assert state.moves() == ["draw d1", "draw d2", "draw p1"]


@rule("D-61")
def test_between_the_draws() -> None:
    state = play(with_figure(sets={1: {"monk": 3}}, discard=[["envoy"], []]), "draw p1", "strike 1 monk")
    # The emptied pile is formed again, but has given its card this turn (D-11).
    assert state.dump()["discard"] == [["monk"], []]
    assert stage(state) == ("draw", 0)
    assert state.moves() == ["draw d1", "draw d2"]
    assert refused(state, "draw p1") == "D-11"


@rule("D-61")
def test_between_draws_and_action() -> None:
    # Three lie there; with one struck off, three of his own are enough.
    state = with_figure(phase="act", hands={0: {"monk": 3}}, sets={1: {"monk": 3}})
    assert refused(state, "lay monk 3") == "D-23"
    play(state, "strike 1 monk")
    assert stage(state) == ("act", 0)
    play(state, "lay monk 3")
    assert state.dump()["sets"] == [{"monk": 3}, {}]
    assert state.dump()["discard"] == [["monk"], ["monk", "monk"]]


@rule("D-61")
def test_after_the_action() -> None:
    state = play(with_figure(phase="act", hands={0: {"monk": 3}}, sets={1: {"shogun": 3}}), "discard monk")
    assert stage(state) == ("end", 0)
    assert state.moves() == ["end", "strike 1 shogun"]
    play(state, "strike 1 shogun")
    assert state.dump()["sets"][1] == {"shogun": 2}
    assert stage(state) == ("draw", 1)


@rule("D-61")
def test_several_in_one_turn_one_by_one() -> None:
    state = with_figure(figures=[3, 0], sets={1: {"monk": 3, "shogun": 2}})
    play(state, "strike 1 monk", "strike 1 monk")
    assert (state.dump()["sets"][1], figures(state)) == ({"monk": 1, "shogun": 2}, ([1, 0], 3, 0))
    play(state, "draw d1", "card farmer", "draw d2", "card farmer", "strike 1 shogun", "to p1")
    assert (stage(state), figures(state)) == (("act", 0), ([0, 0], 4, 0))
    assert refused(state, "strike 1 monk") == "D-61"


@rule("D-61")
@pytest.mark.parametrize(("phase", "then"), [("draw", "draw"), ("act", "act"), ("end", "end")])
def test_the_owner_chooses_the_pile_of_the_card(phase: str, then: str) -> None:
    state = with_figure(3, phase=phase, sets={2: {"shogun": 3}}, discard=BOTH, figures=[2, 0, 0])
    assert told(state, "strike 2 shogun", 1) == [
        "Seat 0 returns a ninja figure and strikes Shogun of Seat 2.",
        "Seat 2 chooses a discard pile for this: Shogun.",
    ]
    play(state, "strike 2 shogun")
    document = state.dump()
    assert document["pending"] == {"owner": 2, "type": "shogun", "count": 1, "then": then}
    assert (document["phase"], document["seat"], document["turn"]) == ("pile", 2, 0)
    assert state.moves() == ["to p1", "to p2"]
    play(state, "to p2")
    assert state.dump()["discard"] == [["envoy"], ["farmer", "shogun"]]
    assert stage(state) == (then, 0)


@rule("D-61")
def test_only_opponents_sets() -> None:
    state = with_figure(3, sets={0: {"monk": 3}, 1: {"shogun": 3}, 2: {"emperor": 2}})
    assert strikes(state) == ["strike 1 shogun", "strike 2 emperor"]
    for name in ("strike 0 monk", "strike 1 monk", "strike 1 emperor", "strike 3 shogun"):
        assert refused(state, name) == "D-61"


@rule("D-61")
def test_only_in_his_own_turn() -> None:
    state = at(ninjas=True, figures=[0, 1], sets={0: {"monk": 3}, 1: {"shogun": 3}})
    assert strikes(state) == []
    assert refused(state, "strike 1 shogun") == "D-61"


@rule("D-62")
def test_a_set_shrinks_to_one_card_and_still_counts() -> None:
    state = with_figure(phase="act", draw=[0, 20], fill=1, hands={0: {"monk": 3}}, sets={1: {"shogun": 2}})
    play(state, "discard monk", "strike 1 shogun")
    assert state.dump()["rounds"] == [[0, 9]]


@rule("D-62")
def test_its_last_card_removed_the_type_is_off_the_table() -> None:
    state = with_figure(phase="act", hands={0: {"shogun": 2}}, sets={1: {"shogun": 1, "monk": 2}})
    assert told(state, "strike 1 shogun", 0)[1] == "It was the last card: Shogun is off the table."
    play(state, "strike 1 shogun")
    assert state.dump()["sets"] == [{}, {"monk": 2}]
    # So there is nothing to outbid.
    play(state, "lay shogun 2")
    assert state.dump()["sets"] == [{"shogun": 2}, {"monk": 2}]
    state = with_figure(phase="act", draw=[0, 20], fill=1, hands={0: {"monk": 3}}, sets={1: {"shogun": 1}})
    assert play(state, "discard monk", "strike 1 shogun").dump()["rounds"] == [[0, 0]]


@rule("D-63")
def test_figures_are_kept_from_round_to_round() -> None:
    state = at(ninjas=True, figures=[1, 2], phase="act", turn=0, draw=[0, 20], fill=1, hands={0: {"monk": 3}})
    play(state, "discard monk", "end")
    assert (stage(state), figures(state)) == (("deal", "chance"), ([1, 2], 1, 0))
    play(state, *["card farmer"] * 6)
    # In the new round they are old ones: the starter may use his at once.
    assert stage(state) == ("draw", 0)
    assert figures(state) == ([1, 2], 1, 0)
    play(state, "draw d1", "card monk", "draw d2", "card monk", "discard monk")
    assert stage(state) == ("end", 0)


@rule("D-63")
def test_a_figure_taken_by_the_last_set_of_a_round_is_kept() -> None:
    state = at(ninjas=True, phase="act", draw=[0, 20], fill=1, hands={0: {"ninja": 3}})
    play(state, "lay ninja 2")
    assert (state.dump()["round"], figures(state)) == (2, ([1, 0], 3, 0))


@rule("D-64")
def test_with_a_figure_he_ends_his_turn_himself() -> None:
    # Target or not.
    state = play(with_figure(phase="act", hands={0: {"monk": 3}}), "discard monk")
    assert stage(state) == ("end", 0)
    assert state.moves() == ["end"]
    assert stage(play(state, "end")) == ("draw", 1)


@rule("D-64")
def test_after_an_owner_s_choice_too() -> None:
    state = with_figure(phase="act", hands={0: {"monk": 3}}, sets={1: {"monk": 2}}, discard=BOTH)
    play(state, "lay monk 3", "to p1")
    assert stage(state) == ("end", 0)


@rule("D-64")
def test_without_a_figure_it_ends_by_itself() -> None:
    state = at(ninjas=True, figures=[0, 2], phase="act", hands={0: {"monk": 3}}, sets={1: {"shogun": 2}})
    assert stage(play(state, "discard monk")) == ("draw", 1)


@rule("D-64")
def test_the_last_figure_used_ends_the_turn() -> None:
    state = play(with_figure(phase="act", hands={0: {"monk": 3}}, sets={1: {"shogun": 2}}, discard=BOTH), "discard monk p1")
    play(state, "strike 1 shogun", "to p1")
    assert stage(state) == ("draw", 1)


@rule("D-61")
def test_a_returned_figure_can_be_taken_again() -> None:
    state = with_figure(2, figures=[2, 2], phase="act", hands={0: {"ninja": 2}}, sets={1: {"monk": 3}})
    play(state, "strike 1 monk", "lay ninja 2")
    # One back, one taken: the other old one keeps the turn open.
    assert (stage(state), figures(state)) == (("end", 0), ([2, 2], 0, 1))
