"""A second look at a move that was played and seemed worse: it against the best one, in the same worlds, side by side.

A search spends little on moves that it has given up, so of these it knows least; and of many moves the best one is also
the luckiest. The second look is fresh and fair: both moves get the same worlds, dice and thought.
"""

from collections.abc import Callable
from random import Random
from statistics import mean
from typing import Final

from tatami.bots.advice import Advice
from tatami.bots.budget import Budget
from tatami.dice import Dice
from tatami.game import CHANCE, OVER, Action, Seat, State
from tatami.review.noise import noise_limit
from tatami.review.sides import Sides
from tatami.stats.intervals import standard_error, t_correction

FEWEST: Final = 6  # pairs; fewer prove nothing
MOST: Final = 32
SIMULATIONS: Final = 32  # behind every value, at least, and two for every move that the search looked at
SHARE: Final = 2  # a second look may take this many times the thought of the first

Draw = Callable[[Random], State]
Ask = Callable[[State, Budget, Dice], Advice]


class PairBudget:
    """How many pairs there are, and the budget of each value in them. The wider a decision, the fewer and deeper."""

    def __init__(self, simulations: int, seconds: float, width: int) -> None:
        each = 2 * max(SIMULATIONS, 2 * width)
        self.number = MOST if simulations == 0 else min(MOST, SHARE * simulations // each)
        parts = 2 * max(1, self.number)
        self._simulations = SHARE * simulations // parts
        self._seconds = SHARE * seconds / parts

    def budget(self) -> Budget:
        """Return the budget of one value, started."""
        budget = Budget(self._simulations, self._seconds)
        budget.start()
        return budget


def compare(
    draw: Draw, ask: Ask, moves: tuple[Action, Action], seat: Seat, pairs: PairBudget, dice: Dice
) -> tuple[float, float]:
    """Return how much better for the seat the first move is than the second, and the standard error of that."""
    differences: list[float] = []
    rng = Random(int(dice.roll()))
    for _ in range(pairs.number):
        world = draw(rng)
        sides = Sides(world.game)
        seed = int(dice.roll())
        values: list[float] = []
        for action in moves:
            state = world.clone()
            state.play_unchecked(action)
            values.append(expected_value(state, seat, ask, pairs, Dice(seed), sides))
        differences.append(values[0] - values[1])
    # Equal differences don't prove that no other could come.
    least = (1 - Sides(world.game).lowest) / (2 * pairs.number)
    return mean(differences), max(least, standard_error(differences) * t_correction(pairs.number - 1, noise_limit(1)))


def expected_value(state: State, seat: Seat, ask: Ask, pairs: PairBudget, dice: Dice, sides: Sides) -> float:
    """Return what the seat can expect: the result, or what the next decision that speaks for its side is worth.

    With more than two sides the others' decisions don't say, so they play what they are advised.
    """
    while True:
        mover = state.to_move()
        if mover == CHANCE:
            state.play_unchecked(state.draw(dice.below(state.tickets())))
            continue
        if mover == OVER:
            outcome = state.outcome()
            assert outcome is not None
            return outcome.returns[seat]
        advice = ask(state, pairs.budget(), dice)
        value = sides.seen_by(mean_value(advice), mover, sides.of(seat))
        if value is not None:
            return value
        state.play_unchecked(advice.best())


def mean_value(advice: Advice) -> float:
    """Return what a decision is worth by all that was tried in it. In a short search the best move is mostly the luckiest."""
    tries = sum(estimate.visits for estimate in advice.estimates)
    if advice.estimates[0].exact or tries == 0:
        return advice.value()
    return sum(estimate.value * estimate.visits for estimate in advice.estimates) / tries
