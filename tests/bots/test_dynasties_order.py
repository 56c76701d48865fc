"""The levels of Dynasties are in order: the stronger one makes more of the same cards."""

from __future__ import annotations

import random
from math import sqrt
from statistics import mean, stdev

import pytest

import tatami
from tatami import State
from tatami.bots.levels import make_bot
from tatami.build import is_compiled
from tatami.games.dynasties.state import DynastiesState
from tests.bots.test_dynasties import by_policy

# From here on a round takes a dozen turns: short enough for many, long enough to play well or badly.
MIDDLE = 90
# Thought at a third or less of what the levels have, so that it takes no longer than it must.
CHEAP = {"novice": 12, "casual": 20, "master": 80}


def margin(state: State, levels: list[str], seed: int) -> int:
    """By how many points seat 0 is ahead at the end of this round."""
    state = state.clone()
    assert isinstance(state, DynastiesState)
    bots = [make_bot(state.game, name, seed + seat, simulations=CHEAP[name]) for seat, name in enumerate(levels)]
    rng = random.Random(seed)
    while not state.public.rounds:
        tatami.deal(state, rng)
        state.play(bots[state.to_move()].choose(state.observe(state.to_move())))
    return state.public.rounds[0][0] - state.public.rounds[0][1]


@pytest.mark.parametrize(("weaker", "stronger"), [("novice", "master"), ("casual", "master")])
def test_the_stronger_level_makes_more_of_the_same_cards(weaker: str, stronger: str) -> None:
    """Each position is played twice, seats swapped. Equal levels would pass once in a thousand times, reversed ones never."""
    game = tatami.game("dynasties")
    pairs = 80 if is_compiled() else 24
    gains = []
    for seed in range(pairs):
        state = by_policy(game, seed, MIDDLE)
        gains.append((margin(state, [stronger, weaker], seed) - margin(state, [weaker, stronger], seed)) / 2)
    bound = mean(gains) - 3.1 * stdev(gains) / sqrt(pairs)
    assert bound > 0, f"{stronger} gains {mean(gains):.1f} points a round on {weaker}, at least {bound:.1f}"
