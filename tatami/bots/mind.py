"""A mind searches the decisions of one game and returns advice; a bot plays by it."""

from abc import ABC, abstractmethod
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.dice import Dice
from tatami.game import Action, Bot, Observation, State

UNIT: Final = 0x4000_0000


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(ABC):
    """Searches decisions: think() from what a seat may know, judge() with all cards open, for reviews."""

    @abstractmethod
    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        """Return the moves of `seen.legal()` with their values, the best first, within the budget, which has been started."""

    @abstractmethod
    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        """Return the same for a state where a seat decides, with all cards open."""


class ThinkingBot(Bot):
    """Plays what its mind advises. With a temperature it sometimes takes a move with a slightly lower value.

    Of the moves at most `slack` worse than the best one it draws one; a move that is `temperature` worse than another is e
    times less likely. Without temperature it plays the best move.
    """

    def __init__(self, mind: Mind, budget: Budget, seed: int, temperature: float = 0.0, slack: float = 0.0) -> None:
        if temperature < 0 or slack < 0:
            raise ValueError(f"temperature and slack can't be negative: {temperature}, {slack}")
        self.mind = mind
        self.budget = budget
        self.dice = Dice(seed)
        self.temperature = temperature
        self.slack = slack

    def choose(self, seen: Observation) -> Action:
        """Return a move of its mind's advice; the only legal move without a search."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        self.budget.start()
        return pick(self.mind.think(seen, self.budget, self.dice), self.temperature, self.slack, self.dice)


def pick(advice: Advice, temperature: float, slack: float, dice: Dice) -> Action:
    """Return the best move, or with a temperature a random one that is at most `slack` worse."""
    if temperature <= 0:
        return advice.best()
    best = max(estimate.value for estimate in advice.estimates)
    near: list[Estimate] = [estimate for estimate in advice.estimates if estimate.value >= best - slack]
    weights = [exp((estimate.value - best) / temperature) for estimate in near]
    left = float(dice.below(UNIT)) / UNIT * sum(weights)
    for estimate, weight in zip(near, weights, strict=True):
        left -= weight
        if left < 0:
            return estimate.action
    return near[0].action
