"""Daimyos' search: a tree over the moves with the best evaluation, with chance nodes.

A simulation follows the results of each move and, where there are few yet, the prior from its evaluation. It ends at the first
turn that is new and takes the best evaluation there. There are no random playouts: they judge poorly in this game.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tatami.bots.advice import Advice, Estimate, most_visited_first
from tatami.bots.budget import Budget
from tatami.bots.daimyos.assigning import Assigner, advise_alone
from tatami.bots.daimyos.node import Node, expand
from tatami.dice import Dice
from tatami.game import CHANCE, OVER, Action, Seat
from tatami.games.daimyos.actions import DONE, SWAP
from tatami.games.daimyos.phases import ASSIGN, DRAW, PLACE, START
from tatami.games.daimyos.state import DaimyosState

EXPLORATION: Final = 0.6
FIRST_DRAWS: Final = 2  # different cards drawn at a chance node at first …
VISITS_PER_DRAW: Final = 3  # … and one more for this many visits
ALL: Final = 10_000  # at the root every move is kept: reviews ask about any of them
DEEPEST: Final = 200  # more moves than any simulation needs


class Tree:
    """One search: simulate(), again and again, then ask for advice()."""

    def __init__(self, state: DaimyosState, assigner: Assigner, budget: Budget, dice: Dice) -> None:
        self.state = state
        self.assigner = assigner
        self.budget = budget
        self.dice = dice
        self.root = Node()
        self.simulations: i64 = 0
        expand(self.root, state, ALL)

    def simulate(self) -> None:
        """Walk down the tree to a new node, evaluate it, and update the nodes on the way."""
        state = self.state.clone()
        node = self.root
        path: list[Node] = [node]
        while len(path) < DEEPEST:
            if not node.known:
                if state.public.phase == ASSIGN:
                    self._value_reckoning(node, state)
                    break
                if expand(node, state):
                    break
            if node.mover == OVER:
                break
            node = self._chance(node, state) if node.mover == CHANCE else self._choose(node, state)
            path.append(node)
        value = node.best()
        for passed in path:
            passed.visits += 1
            passed.total += value
        self.simulations += 1

    def _value_reckoning(self, node: Node, state: DaimyosState) -> None:
        """Give a node the value of its reckoning, which is solved, not searched."""
        table = state.public
        node.known = True
        if table.settings.solo:
            node.value = advise_alone(table, state.assigned[0], Seat(0)).value()
        else:
            node.value = self.assigner.value(table, self.budget)

    def _chance(self, node: Node, state: DaimyosState) -> Node:
        """Play a chance move and return its node; at first only a few different draws, since most make little difference."""
        table = state.public
        drawn = node.drawn
        ends_turn = table.phase == DRAW and not table.hands[table.turn]
        limit = FIRST_DRAWS + node.visits // VISITS_PER_DRAW
        if ends_turn and len(drawn) >= limit:
            place = self.dice.below(len(drawn))
            action = Action(list(drawn)[place])
        else:
            action = state.draw(self.dice.below(state.tickets()))
        state.play_unchecked(action)
        child = drawn.get(int(action))
        if child is None:
            child = Node()
            if ends_turn and not state.public.settings.solo and state.public.phase == START:
                # What the other player can do doesn't depend on the card drawn here: all draws share one evaluation.
                for sibling in drawn.values():
                    child.placements = sibling.placements
                    break
            drawn[int(action)] = child
        return child

    def _choose(self, node: Node, state: DaimyosState) -> Node:
        """Play the move with the highest PUCT bound, an untried one by its evaluation, and return its node."""
        number: i64 = len(node.moves)
        exploration = EXPLORATION * sqrt(float(node.visits) + 1.0)
        sign = 1.0 if node.mover == 0 else -1.0
        best: i64 = 0
        highest = -1e300
        gap = 0.0
        tried: i64 = 0
        for place in range(number):
            child = node.children[place]
            prior = node.priors[place]
            if child is not None and child.visits > 0:
                visits = float(child.visits)
                mean = sign * child.total / visits
                gap += node.evaluations[place] - mean
                tried += 1
                bound = mean + exploration * prior / (1.0 + visits)
            else:
                bound = node.evaluations[place] - node.optimism + exploration * prior
            if bound > highest:
                highest = bound
                best = place
        if tried:
            node.optimism = gap / float(tried)
        action = node.moves[best]
        phase = state.public.phase
        state.play_unchecked(action)
        found = node.children[best]
        if found is None:
            found = Node()
            node.children[best] = found
            if phase == START and node.placements is not None:
                self._reuse_placements(node, found, state, int(action))
        return found

    def _reuse_placements(self, node: Node, child: Node, state: DaimyosState, action: int) -> None:
        """Take over the placements that were evaluated before: going on or a swap doesn't change them."""
        if action == DONE and state.public.phase == PLACE:
            child.placements = node.placements
            child.swapped = node.swapped
        elif action == SWAP:
            child.placements = node.placements
            child.swapped = not node.swapped

    def advice(self, seat: Seat) -> Advice:
        """Return all moves, the most visited first; an untried one by its evaluation, less the optimism of evaluations here."""
        root = self.root
        sign = 1.0 if root.mover == 0 else -1.0
        estimates: list[Estimate] = []
        for place, action in enumerate(root.moves):
            child = root.children[place]
            if child is not None and child.visits > 0:
                estimates.append(Estimate(action, sign * child.total / float(child.visits), int(child.visits)))
            else:
                estimates.append(Estimate(action, max(-1.0, min(1.0, root.evaluations[place] - root.optimism)), 0))
        return Advice(seat, most_visited_first(estimates), int(self.simulations))
