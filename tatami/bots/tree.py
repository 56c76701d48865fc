"""The search tree: information-set Monte Carlo tree search, with chance moves as nodes of their own.

Each simulation draws a world that the seat can't tell from the true one and walks down the one tree that all worlds share.
A move's chance to be tried follows UCB1, where only the visits count in which the move was there to be chosen.
In a game without hidden cards all worlds are the same, and this is plain MCTS with chance nodes.
"""

from math import log, sqrt
from random import Random
from typing import Final

from mypy_extensions import i64

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.bots.guide import Guide
from tatami.dice import Dice
from tatami.game import CHANCE, OVER, Action, Observation, Seat, State

EXPLORATION: Final = 0.7  # for results from -1 to 1


class Node:
    """A place in the tree. `total` is what whoever moved here got, `offered` how often the move was there to be chosen."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}


class Tree:
    """One search: grow() it from world after world, then ask for advice()."""

    def __init__(self, guide: Guide, viewer: Seat, dice: Dice, exploration: float = EXPLORATION) -> None:
        self.guide = guide
        self.viewer = viewer
        self.dice = dice
        self.exploration = exploration
        self.root = Node()
        self.simulations: i64 = 0

    def grow(self, state: State) -> None:
        """One simulation from this world, which is played on: down the tree, one new node, then what the guide expects."""
        guide = self.guide
        dice = self.dice
        node = self.root
        path: list[Node] = []
        movers: list[Seat] = []
        while True:
            mover = state.to_move()
            if mover == OVER or guide.is_settled(state):
                break
            action = state.draw(dice.below(state.tickets())) if mover == CHANCE else self._select(node, state)
            label = int(guide.label(state, action, self.viewer))
            state.play_unchecked(action)
            child = node.children.get(label)
            is_new = child is None
            if child is None:
                child = Node()
                node.children[label] = child
                child.offered = 1
            path.append(child)
            movers.append(mover)
            node = child
            if is_new:
                break
        returns = guide.finish(state, dice)
        self.simulations += 1
        for number in range(len(path)):
            passed = path[number]
            passed.visits += 1
            if movers[number] >= 0:
                passed.total += returns[movers[number]]
        self.root.visits += 1

    def _select(self, node: Node, state: State) -> Action:
        """An untried move by lot, else the one with the highest UCB1; of equals the first."""
        guide = self.guide
        moves = guide.moves(state)
        number: i64 = len(moves)
        if number == 1:
            return moves[0]
        width = guide.width(node.visits)
        if width < number:
            number = width
        children = node.children
        best = moves[0]
        highest = -1e300
        untried: i64 = 0
        place: i64 = 0
        while place < number:
            action = moves[place]
            child = children.get(int(guide.label(state, action, self.viewer)))
            if child is None:
                untried += 1
                if self.dice.below(untried) == 0:
                    best = action
            else:
                child.offered += 1
                if untried == 0 and child.visits > 0:
                    visits = float(child.visits)
                    bound = child.total / visits + self.exploration * sqrt(log(float(child.offered)) / visits)
                    if bound > highest:
                        highest = bound
                        best = action
            place += 1
        return best

    def advice(self, legal: list[Action], state: State) -> Advice:
        """The moves tried at the root, the most visited first; of equals the better one, then the lower number."""
        estimates: list[Estimate] = []
        for action in legal:
            child = self.root.children.get(int(self.guide.label(state, action, self.viewer)))
            if child is not None and child.visits > 0:
                estimates.append(Estimate(action, child.total / float(child.visits), int(child.visits)))
        estimates.sort(key=lambda estimate: (-estimate.visits, -estimate.value, estimate.action))
        return Advice(self.viewer, estimates, int(self.simulations))


def search(guide: Guide, seen: Observation, budget: Budget, dice: Dice, exploration: float = EXPLORATION) -> Advice:
    """Think about the decision of `seen` within the budget, which has been started."""
    rng = Random(int(dice.roll()))
    guide.prepare(seen)
    tree = Tree(guide, seen.seat, dice, exploration)
    legal = seen.legal()
    world = guide.world(seen, rng)
    while budget.allows(tree.simulations):
        tree.grow(guide.world(seen, rng))
    return tree.advice(legal, world)


def search_open(guide: Guide, state: State, budget: Budget, dice: Dice, exploration: float = EXPLORATION) -> Advice:
    """Think about the decision of a state with all cards open: for looking back at a finished game."""
    tree = Tree(guide, state.to_move(), dice, exploration)
    while budget.allows(tree.simulations):
        tree.grow(state.clone())
    return tree.advice(state.legal(), state)
