"""Minds think about the decisions of one game; levels say how well a bot listens to them."""

from abc import ABC, abstractmethod
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.bots.guide import Guide
from tatami.bots.tree import EXPLORATION, search, search_open
from tatami.dice import Dice
from tatami.game import Action, Bot, Observation, State

UNIT: Final = 0x4000_0000


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(ABC):
    """Thinks about decisions: think() from what a seat may know, judge() with all cards open, for looking back."""

    @abstractmethod
    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        """The moves of `seen.legal()` with their values, the best first, within the budget, which has been started."""

    @abstractmethod
    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        """The same for a state where a seat decides, with all cards open."""


class TreeMind(Mind):
    """Searches with a guide."""

    def __init__(self, guide: Guide, exploration: float = EXPLORATION) -> None:
        self.guide = guide
        self.exploration = exploration

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        """What the search found."""
        return search(self.guide, seen, budget, dice, self.exploration)

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        """What the search found in this one world."""
        return search_open(self.guide, state, budget, dice, self.exploration)


class ThinkingBot(Bot):
    """Plays what its mind advises. A gentler bot sometimes takes a move that looks a little worse to it.

    Of the moves that look at most `slack` worse than the best one it takes one by lot; a move that looks `noise` worse than
    another is e times less likely. Without noise it plays the best move.
    """

    def __init__(self, mind: Mind, budget: Budget, seed: int, noise: float = 0.0, slack: float = 0.0) -> None:
        if noise < 0 or slack < 0:
            raise ValueError(f"noise and slack can't be negative: {noise}, {slack}")
        self.mind = mind
        self.budget = budget
        self.dice = Dice(seed)
        self.noise = noise
        self.slack = slack

    def choose(self, seen: Observation) -> Action:
        """A move of its mind's advice; where there is only one, without a thought."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        self.budget.start()
        return pick(self.mind.think(seen, self.budget, self.dice), self.noise, self.slack, self.dice)


def pick(advice: Advice, noise: float, slack: float, dice: Dice) -> Action:
    """The best move, or by lot one that looks not much worse."""
    if noise <= 0:
        return advice.best()
    best = max(estimate.value for estimate in advice.estimates)
    near: list[Estimate] = [estimate for estimate in advice.estimates if estimate.value >= best - slack]
    weights = [exp((estimate.value - best) / noise) for estimate in near]
    left = float(dice.below(UNIT)) / UNIT * sum(weights)
    for estimate, weight in zip(near, weights, strict=True):
        left -= weight
        if left < 0:
            return estimate.action
    return near[0].action
