"""The search of Dynasties: one tree for all worlds, led by habits, and a simulation ends with its round.

What the others draw face down is no place in the tree, since the seat doesn't see it. Which move is tried follows its results
and what habit thinks of it (PUCT); as in `tatami.bots.tree`, only those visits count in which the move was there to be chosen.
"""

from math import exp, sqrt
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.bots.mind import Mind
from tatami.dice import Dice
from tatami.game import Action, Observation, Seat, State
from tatami.games.dynasties.actions import CARD
from tatami.games.dynasties.cards import pick
from tatami.games.dynasties.state import DynastiesState
from tatami.games.dynasties.table import DEAL, FINISHED, TURNING
from tatami.minds.dynasties.habits import MOST_MOVES, Habits, play_round
from tatami.minds.dynasties.outlook import outlook

EXPLORATION: Final = 1.5
TRUST: Final = 256.0  # a move that habit finds so much better, in 64ths of a point, is tried e times as often
FIRST_LOOK: Final = 0.1  # an untried move counts as so much worse than its place


class Place:
    """A place in the tree. `total` is what whoever moved here got, `offered` how often the move was there to be chosen,
    `gain` what whoever decides here got."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total: float = 0.0
        self.gain: float = 0.0
        self.children: dict[int, Place] = {}


class RoundTree:
    """One search: grow() it from world after world, then ask for advice()."""

    def __init__(self, habits: Habits, viewer: i64, dice: Dice, every_move: bool, exploration: float, trust: float) -> None:
        self.habits = habits
        self.viewer: i64 = viewer
        self.dice = dice
        self.every_move: bool = every_move  # at the root, also those that habit doesn't think of
        self.exploration: float = exploration
        self.trust: float = trust
        self.root = Place()
        self.simulations: i64 = 0
        self.priors: vec[float] = vec[float]([0.0] * MOST_MOVES)

    def grow(self, state: DynastiesState) -> None:
        """One simulation from this world, which is played on: down the tree, a new place, then by habit to the round's end."""
        table = state.table
        dice = self.dice
        place = self.root
        path: list[Place] = [place]
        movers: list[int] = [-1]
        while True:
            phase = table.phase
            if phase in (DEAL, FINISHED):
                break
            action: i64
            mover = table.seat
            if phase == TURNING:
                action = CARD + pick(state.pool, dice.below(table.draw_one + table.draw_two))
                if table.turn != self.viewer:
                    state.play_unchecked(Action(int(action)))
                    continue
            else:
                action = self._select(place, state)
            state.play_unchecked(Action(int(action)))
            child = place.children.get(int(action))
            is_new = child is None
            if child is None:
                child = Place()
                place.children[int(action)] = child
                child.offered = 1
            path.append(child)
            movers.append(int(mover))
            place = child
            if is_new:
                break
        play_round(state, self.habits, dice)
        results = outlook(table)
        self.simulations += 1
        last = len(path) - 1
        for number in range(len(path)):
            passed = path[number]
            passed.visits += 1
            if movers[number] >= 0:
                passed.total += results[movers[number]]
            if number < last and movers[number + 1] >= 0:
                passed.gain += results[movers[number + 1]]

    def _select(self, place: Place, state: DynastiesState) -> i64:
        """The move with the highest bound; of equals the first."""
        habits = self.habits
        habits.rate(state)
        if self.every_move and place is self.root:
            habits.add_others(state.legal())
        number = habits.number
        moves = habits.moves
        if number == 1:
            return moves[0]
        total = self._weigh(number)
        visits = float(place.visits)
        untried = (place.gain / visits if visits > 0 else 0.0) - FIRST_LOOK
        best = moves[0]
        highest = -1e300
        at: i64 = 0
        while at < number:
            prior = self.exploration * self.priors[at] / total
            child = place.children.get(int(moves[at]))
            if child is None:
                bound = untried + prior * sqrt(visits)
            else:
                child.offered += 1
                tries = float(child.visits)
                bound = child.total / tries + prior * sqrt(float(child.offered)) / (1.0 + tries)
            if bound > highest:
                highest = bound
                best = moves[at]
            at += 1
        return best

    def _weigh(self, number: i64) -> float:
        """How much habit likes each of so many moves, and the sum of it."""
        scores = self.habits.scores
        top = scores[0]
        at: i64 = 1
        while at < number:
            if scores[at] > top:
                top = scores[at]
            at += 1
        total = 0.0
        at = 0
        while at < number:
            weight = exp(float(scores[at] - top) / self.trust) + 0.01
            self.priors[at] = weight
            total += weight
            at += 1
        return total

    def advice(self, legal: list[Action], world: DynastiesState) -> Advice:
        """The moves tried at the root, the most visited first; of equals the better one, then the lower number.

        A move that ends the game is exact and needs no trying: what it brings hangs on nothing hidden. If one is sure to be
        best, it comes first.
        """
        estimates: list[Estimate] = []
        for action in legal:
            child = self.root.children.get(int(action))
            visits = 0 if child is None else int(child.visits)
            after = world.clone()
            after.play_unchecked(action)
            if after.table.phase == FINISHED:
                estimates.append(Estimate(action, outlook(after.table)[self.viewer], visits, True))
            elif child is not None and visits > 0:
                estimates.append(Estimate(action, child.total / float(child.visits), visits))
        if all(estimate.exact for estimate in estimates):
            estimates.sort(key=lambda estimate: (-estimate.value, -estimate.visits, estimate.action))
        else:
            estimates.sort(
                key=lambda estimate: (
                    not (estimate.exact and estimate.value >= 1.0),
                    -estimate.visits,
                    -estimate.value,
                    estimate.action,
                )
            )
        return Advice(Seat(int(self.viewer)), estimates, int(self.simulations))


class DynastiesMind(Mind):
    """Thinks about Dynasties with habits and a tree.

    With `serious` its advice leaves out what it looked at less than that part of the time it gave to its best move. A gentler
    bot then strays to moves it has considered, never to one that looked good once by luck.
    """

    def __init__(
        self, weights: list[int], exploration: float = EXPLORATION, trust: float = TRUST, serious: float = 0.0
    ) -> None:
        self.weights = weights
        self.serious = serious
        self.exploration = exploration
        self.trust = trust

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        """What the search found in worlds that the seat can't tell from the true one."""
        rng = Random(int(dice.roll()))
        tree = RoundTree(Habits(self.weights), int(seen.seat), dice, False, self.exploration, self.trust)
        world = seen.sample(rng)
        while budget.allows(tree.simulations):
            assert isinstance(world, DynastiesState)
            tree.grow(world)
            world = seen.sample(rng)
        assert isinstance(world, DynastiesState)
        advice = tree.advice(seen.legal(), world)
        fewest = self.serious * max(estimate.visits for estimate in advice.estimates)
        considered = [estimate for estimate in advice.estimates if estimate.visits >= fewest]
        return Advice(advice.seat, considered, advice.simulations)

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        """What the search found in this one world, for every legal move."""
        assert isinstance(state, DynastiesState)
        tree = RoundTree(Habits(self.weights), int(state.to_move()), dice, True, self.exploration, self.trust)
        while budget.allows(tree.simulations):
            tree.grow(state.clone())
        return tree.advice(state.legal(), state)
