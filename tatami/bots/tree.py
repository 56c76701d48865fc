"""Plain information-set Monte Carlo tree search, with chance nodes: for games that have no search of their own, and to measure
the others by.

Each simulation draws a world that the seat can't tell from the true one and walks down the one tree that all worlds share.
Selection is by UCB1, where only the visits count in which the move was available; the rest of the game is a random playout.
In a game without hidden cards all worlds are the same, and this is plain MCTS.
"""

from math import log, sqrt
from random import Random
from typing import Final

from mypy_extensions import i64

from tatami.bots.advice import Advice, Estimate, most_visited_first
from tatami.bots.budget import Budget
from tatami.bots.mind import Mind
from tatami.dice import Dice
from tatami.game import CHANCE, OVER, Action, Observation, Seat, State
from tatami.playouts import play_randomly

EXPLORATION: Final = 0.7  # for results from -1 to 1
LONGEST: Final = 2_000  # a playout still going after this many moves counts as a draw


class Node:
    """A node. `total` is the sum of results to the seat that moved here, `offered` how often the move was available,
    `mover_total` the sum of results to the seat that decides here, where a search wants it."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.offered: i64 = 1
        self.total: float = 0.0
        self.mover_total: float = 0.0
        self.children: dict[int, Node] = {}

    def child(self, action: int) -> "Node":
        """Return the node after a move; one without visits is new."""
        found = self.children.get(action)
        if found is None:
            found = Node()
            self.children[action] = found
        return found


class Tree:
    """One search: simulate() from world after world, then ask for advice()."""

    def __init__(self, dice: Dice, exploration: float) -> None:
        self.dice = dice
        self.exploration = exploration
        self.root = Node()
        self.simulations: i64 = 0

    def simulate(self, state: State) -> None:
        """Play this world on: down the tree, to a new node, then a random playout; update the nodes."""
        dice = self.dice
        node = self.root
        path: list[Node] = []
        movers: list[Seat] = []
        while True:
            mover = state.to_move()
            if mover == OVER:
                break
            action = state.draw(dice.below(state.tickets())) if mover == CHANCE else self._select(node, state)
            state.play_unchecked(action)
            node = node.child(int(action))
            path.append(node)
            movers.append(mover)
            if node.visits == 0:
                break
        play_randomly(state, dice, LONGEST)
        outcome = state.outcome()
        self.simulations += 1
        for number in range(len(path)):
            passed = path[number]
            passed.visits += 1
            if movers[number] >= 0 and outcome is not None:
                passed.total += outcome.returns[movers[number]]

    def _select(self, node: Node, state: State) -> Action:
        """Return a random untried move, else the one with the highest UCB1; of equals the first."""
        moves = state.legal()
        if len(moves) == 1:
            return moves[0]
        best = moves[0]
        highest = -1e300
        untried: i64 = 0
        for action in moves:
            child = node.children.get(int(action))
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
        return best

    def advice(self, legal: list[Action], seat: Seat) -> Advice:
        """Return the moves tried at the root, the most visited first."""
        estimates: list[Estimate] = []
        for action in legal:
            child = self.root.children.get(int(action))
            if child is not None:
                estimates.append(Estimate(action, child.total / float(child.visits), int(child.visits)))
        return Advice(seat, most_visited_first(estimates), int(self.simulations))


class TreeMind(Mind):
    """Searches any game."""

    def __init__(self, exploration: float = EXPLORATION) -> None:
        self.exploration = exploration

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        """Return what the search found in worlds that the seat can't tell from the true one."""
        rng = Random(int(dice.roll()))
        tree = Tree(dice, self.exploration)
        while budget.allows(tree.simulations):
            tree.simulate(seen.sample(rng))
        return tree.advice(seen.legal(), seen.seat)

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        """Return what the search found in this one world."""
        tree = Tree(dice, self.exploration)
        while budget.allows(tree.simulations):
            tree.simulate(state.clone())
        return tree.advice(state.legal(), state.to_move())
