"""What a client draws that follows from the rules: given by the engine, so that no client works it out."""

from typing import Any

import pytest

import tatami
from tests.dynasties.positions import load, position
from tests.marks import rule

SIX = {"farmer": 2, "monk": 2, "envoy": 2, "ninja": 2, "samurai": 2, "shogun": 2}  # enough to end a round for two


def facts(viewer: int = 0, **fields: Any) -> dict[str, Any]:
    return load(position(**fields)).observe(tatami.Seat(viewer)).facts()


@rule("D-43")
@rule("D-52")
def test_points_counted_and_still_lying() -> None:
    sets = {0: {"farmer": 2, "emperor": 3}, 1: {"monk": 2}}
    for viewer in (0, 1, tatami.SPECTATOR):
        found = facts(viewer, sets=sets, round=3, rounds=[[20, 14], [6, 26]])
        assert (found["totals"], found["lying"], found["leaders"]) == ([26, 40], [26, 18], [1])
    assert facts(sets={0: SIX}, missions=True, phase="reveal", seat=1, bonus=[0, 10])["lying"] == [89, 10]


@rule("D-43")
def test_at_the_end_nothing_is_left_to_count() -> None:
    found = facts(sets={0: SIX}, round=4, phase="over", rounds=[[0, 20], [0, 20], [0, 49], [89, 0]])
    assert (found["totals"], found["lying"], found["leaders"]) == ([89, 89], [0, 0], [0, 1])


def test_before_the_first_round_is_counted_nobody_leads() -> None:
    assert facts() == {"totals": [0, 0], "lying": [0, 0], "leaders": [], "missing": "p1"}


@rule("D-31")
@pytest.mark.parametrize(
    ("discard", "missing"), [([[], []], "p1"), ([["monk"], []], "p2"), ([[], ["monk"]], "p1"), ([["monk"], ["ninja"]], None)]
)
def test_the_pile_that_must_be_formed(discard: list[list[str]], missing: str | None) -> None:
    assert facts(discard=discard)["missing"] == missing


@rule("D-21")
@rule("D-22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_smallest_set_is_a_fact_of_the_card(players: int) -> None:
    smallest = {piece["id"]: piece["smallest"] for piece in tatami.game("dynasties", players=players).pieces()}
    three = {"envoy", "ninja", "samurai"} if players > 2 else set[str]()
    assert {kind for kind, size in smallest.items() if size == 3} == three
    assert set(smallest.values()) <= {2, 3}
