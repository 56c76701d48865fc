"""A second look at a move that was played and seemed worse: it against the best one, in the same worlds, side by side.

A search spends little on moves that it has given up, so of these it knows least; and of many moves the best one is also
the luckiest. The second look is fresh and fair: both moves get the same worlds, dice and thought.
"""

from collections.abc import Callable
from random import Random
from statistics import mean, stdev
from typing import Final

from tatami.bots.advice import Advice
from tatami.bots.budget import Budget
from tatami.dice import Dice
from tatami.game import CHANCE, OVER, Action, Seat, State
from tatami.review.noise import limit
from tatami.review.shares import Sides

FEWEST: Final = 6  # pairs; fewer prove nothing
MOST: Final = 32
SIMULATIONS: Final = 32  # behind every value, at least, and two for every move that the search looked at
SHARE: Final = 2  # a second look may take so many times the thought of the first

Draw = Callable[[Random], State]
Ask = Callable[[State, Budget, Dice], Advice]


class Pairs:
    """How many pairs there are, and the budget of each value in them. The wider a decision, the fewer and deeper."""

    def __init__(self, simulations: int, seconds: float, width: int) -> None:
        each = 2 * max(SIMULATIONS, 2 * width)
        self.number = MOST if simulations == 0 else min(MOST, SHARE * simulations // each)
        parts = 2 * max(1, self.number)
        self._simulations = SHARE * simulations // parts
        self._seconds = SHARE * seconds / parts

    def budget(self) -> Budget:
        """The budget of one value, started."""
        budget = Budget(self._simulations, self._seconds)
        budget.start()
        return budget


def compare(draw: Draw, ask: Ask, moves: tuple[Action, Action], seat: Seat, pairs: Pairs, dice: Dice) -> tuple[float, float]:
    """How much better for the seat the first move is than the second, and the standard error of that."""
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
            values.append(follow(state, seat, ask, pairs, Dice(seed), sides))
        differences.append(values[0] - values[1])
    # Equal differences don't prove that no other could come.
    least = (1 - Sides(world.game).lowest) / (2 * pairs.number)
    return mean(differences), max(least, stdev(differences) / pairs.number**0.5 * widening(pairs.number - 1))


def widening(freedom: int) -> float:
    """How much wider than a normal curve Student's is, where limit(1) cuts it: a spread seen a few times is itself unsure.

    The first terms of its expansion: 3 % too small with five degrees of freedom, 0.02 % with thirty.
    """
    z = limit(1)
    return 1 + (z**2 + 1) / (4 * freedom) + (5 * z**4 + 16 * z**2 + 3) / (96 * freedom**2)


def follow(state: State, seat: Seat, ask: Ask, pairs: Pairs, dice: Dice, sides: Sides) -> float:
    """What the seat can expect: the result, or what the next decision that speaks for its side is worth.

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
        value = sides.seen_by(expected(advice), mover, sides.of(seat))
        if value is not None:
            return value
        state.play_unchecked(advice.best())


def expected(advice: Advice) -> float:
    """What a decision is worth by all that was tried in it. In a short search the best move is mostly the luckiest."""
    tries = sum(estimate.visits for estimate in advice.estimates)
    if advice.estimates[0].exact or tries == 0:
        return advice.value()
    return sum(estimate.value * estimate.visits for estimate in advice.estimates) / tries
