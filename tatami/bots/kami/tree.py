"""The search tree of a round: like tatami.bots.tree, but in plain numbers, and a simulation ends with the round.

A node is a number; what belongs to it stands in rows at that place. Nodes are what the viewer sees: a lead of another
seat is one node whatever lies face down.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.bots.advice import Advice, Estimate, most_visited_first
from tatami.bots.kami.playout import Playout, is_settled
from tatami.bots.kami.score_values import ScoreValues
from tatami.dice import Dice
from tatami.game import Action, Seat
from tatami.games.kami.actions import CARD, LEAD, MERCENARY, NAMES, MoveList
from tatami.games.kami.phases import DEAL, PLAYING
from tatami.games.kami.pieces import pick, size
from tatami.games.kami.state import KamiState

DEEPEST: Final = 512  # longer than any round
OPEN: Final = -1  # the viewer of a position with all cards open


class RoundTree:
    """One search: simulate() it from world after world, then ask for advice()."""

    def __init__(self, viewer: i64, dice: Dice, score_values: ScoreValues, playout: Playout, exploration: float) -> None:
        self.viewer: i64 = viewer
        self.dice = dice
        self.score_values = score_values
        self.playout = playout
        self.exploration: float = exploration
        self.simulations: i64 = 0
        self.visits: vec[i64] = vec[i64]([0])
        self.offered: vec[i64] = vec[i64]([0])  # how often the move was available
        self.totals: vec[float] = vec[float]([0.0])  # what the side that moved here got
        self.labels: vec[i64] = vec[i64]([0])
        self.children: vec[i64] = vec[i64]([0])  # the first child; 0 for none
        self.siblings: vec[i64] = vec[i64]([0])  # the next child of the same parent
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.movers: vec[i64] = vec[i64]([0] * DEEPEST)
        self.found = MoveList()
        self.marks: vec[i64] = vec[i64]([0] * len(NAMES))
        self.mark: i64 = 0

    def simulate(self, state: KamiState) -> None:
        """Play this world on: down the tree, to a new node, then a playout of the rest of the round; update the nodes."""
        number_of_sides = self.score_values.sides
        depth: i64 = 0
        node: i64 = 0
        found = self.found
        while not is_settled(state):
            side = state.seat % number_of_sides
            forced = False
            if state.phase == PLAYING:
                state.list_moves(found)
                if found.count == 1:
                    number = found.numbers[0]
                    forced = True
                else:
                    number = self._select(node, state.seat)
            elif state.phase == DEAL:
                number = CARD + pick(state.pool, self.dice.below(size(state.pool)))
                side = -1
            else:
                found.count = 0
                for action in state.legal():
                    found.add(action)
                number = self._select(node, state.seat)
            label = self._label(number, state.seat)
            state.play_unchecked(Action(int(number)))
            child = self.children[node]
            while child != 0 and self.labels[child] != label:
                child = self.siblings[child]
            is_new = child == 0
            if is_new:
                child = self._add(node, label)
            self.path[depth] = child
            self.movers[depth] = side
            depth += 1
            node = child
            if is_new and not forced:
                break
        self.playout.finish(state)
        self.simulations += 1
        self.visits[0] += 1
        self._learn(state, depth)

    def _learn(self, state: KamiState, depth: i64) -> None:
        one = self.score_values.value(state, 0)
        two = self.score_values.value(state, 1)
        three = -one - two
        for place in range(depth):
            node = self.path[place]
            mover = self.movers[place]
            self.visits[node] += 1
            if mover == 0:
                self.totals[node] += one
            elif mover == 1:
                self.totals[node] += two
            elif mover == 2:
                self.totals[node] += three

    def _label(self, number: i64, seat: i64) -> i64:
        """Return what the viewer sees of a move: of another seat's lead from the hand only the attack."""
        if LEAD <= number < MERCENARY and seat != self.viewer and self.viewer != OPEN:
            return LEAD + ((number - LEAD) & 7)
        return number

    def _select(self, node: i64, seat: i64) -> i64:
        """Return a move of an untried label at random, else of the one with the highest UCB1."""
        found = self.found
        labels = self.labels
        marks = self.marks
        numbers = found.numbers
        mark = self.mark + 2
        self.mark = mark
        hides = self.viewer != OPEN and seat != self.viewer and numbers[0] >= LEAD
        for place in range(found.count):
            marks[self._label(numbers[place], seat) if hides else numbers[place]] = mark
        best: i64 = -1
        highest = -1e300
        child = self.children[node]
        while child != 0:
            label = labels[child]
            if marks[label] == mark:
                marks[label] = mark + 1
                self.offered[child] += 1
                visits = float(self.visits[child])
                bound = self.totals[child] / visits + self.exploration * sqrt(log(float(self.offered[child])) / visits)
                if bound > highest:
                    highest = bound
                    best = label
            child = self.siblings[child]
        untried: i64 = 0
        chosen: i64 = -1
        same: i64 = 0
        for place in range(found.count):
            number = numbers[place]
            label = self._label(number, seat) if hides else number
            if marks[label] == mark:
                untried += 1
                if self.dice.below(untried) == 0:
                    chosen = number
            elif untried == 0 and label == best:
                same += 1
                if same == 1 or self.dice.below(same) == 0:
                    chosen = number
        return chosen

    def _add(self, parent: i64, label: i64) -> i64:
        node: i64 = len(self.visits)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 1)
        self.totals = append(self.totals, 0.0)
        self.labels = append(self.labels, label)
        self.siblings = append(self.siblings, self.children[parent])
        self.children = append(self.children, 0)
        self.children[parent] = node
        return node

    def advice(self, legal: list[Action], seat: Seat) -> Advice:
        """Return the moves tried at the root, the most visited first; of equals the better one, then the lower number."""
        estimates: list[Estimate] = []
        child = self.children[0]
        while child != 0:
            action = Action(int(self.labels[child]))
            if self.visits[child] > 0 and action in legal:
                estimates.append(Estimate(action, self.totals[child] / float(self.visits[child]), int(self.visits[child])))
            child = self.siblings[child]
        return Advice(seat, most_visited_first(estimates), int(self.simulations))
