"""What a client draws that follows from the rules: given by the engine, so that no client works it out."""

from __future__ import annotations

import pytest

import tatami
from tests.kami.positions import load, observe, play, position, start
from tests.marks import rule

FULL = [f"{card}?" for card in "SLRVGFTE"]


@rule("K-01")
@rule("K-50")
@pytest.mark.parametrize(("players", "sides"), [(4, [0, 1, 0, 1]), (3, [0, 1, 2]), (2, [0, 1])])
def test_sides_and_goal(players: int, sides: list[int]) -> None:
    for seat in (0, 1, tatami.SPECTATOR):
        facts = observe(start(players), seat).facts()
        assert facts == {"goal": 15, "sides": sides, "defence": None}


@rule("K-10")
@rule("K-13")
def test_a_lead_lies_face_down_and_a_counter_face_up() -> None:
    state = load(position(hands={0: "SSSLRVGE", 1: "SSLRRVGG"}))
    for seat in (0, 1, tatami.SPECTATOR):
        assert observe(state, seat).facts()["defence"] == "down"
        assert observe(play(state.clone(), "(S)>G"), seat).facts()["defence"] == "up"


@rule("K-41")
def test_no_defence_is_due_between_two_steps() -> None:
    state = load(position(2, hands={0: "SSSLRVGE"}, mercenaries=list(FULL)))
    assert observe(state, 0).facts()["defence"] == "down"
    play(state, "(*6)>")
    assert observe(state, 0).facts()["defence"] is None
    play(state, "card L")
    assert observe(state, 0).facts()["defence"] is None


@rule("K-06")
def test_a_question_shows_in_no_fact() -> None:
    asked = load(position(hands={1: "SSSSSLRV"}, phase="ask", seat=1))
    dealing = start(4)
    for seat in (0, 2, tatami.SPECTATOR):
        assert observe(asked, seat).facts() == observe(dealing, seat).facts()
