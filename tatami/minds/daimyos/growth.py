"""Daimyos' search: a tree over the moves that look best, with chance moves as places of their own.

A simulation walks down by what came of each move and, where little is known yet, by what it looks like; it ends at the first
turn that nobody has looked at, and takes the best that this turn offers at a glance. No random games: they judge poorly.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.dice import Dice
from tatami.game import CHANCE, OVER, Action, Seat
from tatami.games.daimyos.actions import DONE, SWAP
from tatami.games.daimyos.names import ASSIGN, DRAW, PLACE, START
from tatami.games.daimyos.state import DaimyosState
from tatami.minds.daimyos.assigning import Assigner, advise_alone
from tatami.minds.daimyos.node import Node, expand

EXPLORATION: Final = 0.6
DRAWS: Final = 2  # of a card drawn, so many first …
DRAWS_MORE: Final = 3  # … and one more for so many visits
ALL: Final = 10_000  # at the root every move is kept, for whoever asks about it
DEEPEST: Final = 200  # more moves than any simulation needs


class Growth:
    """One search: grow() it, then ask for advice()."""

    def __init__(self, state: DaimyosState, assigner: Assigner, budget: Budget, dice: Dice) -> None:
        self.state = state
        self.assigner = assigner
        self.budget = budget
        self.dice = dice
        self.root = Node()
        self.simulations: i64 = 0
        expand(self.root, state, ALL)

    def grow(self) -> None:
        """One simulation."""
        state = self.state.clone()
        node = self.root
        path: list[Node] = [node]
        while len(path) < DEEPEST:
            if not node.known:
                if state.table.phase == ASSIGN:
                    self._reckon(node, state)
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

    def _reckon(self, node: Node, state: DaimyosState) -> None:
        """The reckoning is no matter of search: its value is known."""
        table = state.table
        node.known = True
        if table.terms.solo:
            node.value = advise_alone(table, state.assigned[0], Seat(0)).value()
        else:
            node.value = self.assigner.value(table, self.budget)

    def _chance(self, node: Node, state: DaimyosState) -> Node:
        """A chance move: at first only a few of the cards that could be drawn, for most make little difference."""
        table = state.table
        drawn = node.drawn
        ends_turn = table.phase == DRAW and not table.hands[table.turn]
        limit = DRAWS + node.visits // DRAWS_MORE
        if ends_turn and len(drawn) >= limit:
            place = self.dice.below(len(drawn))
            action = Action(list(drawn)[place])
        else:
            action = state.draw(self.dice.below(state.tickets()))
        state.play_unchecked(action)
        child = drawn.get(int(action))
        if child is None:
            child = Node()
            if ends_turn and not state.table.terms.solo and state.table.phase == START:
                # What the other player can do doesn't hang on the card drawn here: one look is enough for all of them.
                for sibling in drawn.values():
                    child.scan = sibling.scan
                    break
            drawn[int(action)] = child
        return child

    def _choose(self, node: Node, state: DaimyosState) -> Node:
        """The move with the best outlook: what came of it, or what it looks like, and room for doubt."""
        number: i64 = len(node.moves)
        doubt = EXPLORATION * sqrt(float(node.visits) + 1.0)
        sign = 1.0 if node.mover == 0 else -1.0
        best: i64 = 0
        highest = -1e300
        gap = 0.0
        tried: i64 = 0
        place: i64 = 0
        while place < number:
            child = node.children[place]
            prior = node.priors[place]
            if child is not None and child.visits > 0:
                visits = float(child.visits)
                mean = sign * child.total / visits
                gap += node.quick[place] - mean
                tried += 1
                outlook = mean + doubt * prior / (1.0 + visits)
            else:
                outlook = node.quick[place] - node.excess + doubt * prior
            if outlook > highest:
                highest = outlook
                best = place
            place += 1
        if tried:
            node.excess = gap / float(tried)
        action = node.moves[best]
        phase = state.table.phase
        state.play_unchecked(action)
        found = node.children[best]
        if found is None:
            found = Node()
            node.children[best] = found
            if phase == START and node.scan is not None:
                self._hand_down(node, found, state, int(action))
        return found

    def _hand_down(self, node: Node, child: Node, state: DaimyosState, action: int) -> None:
        """After going on or a swap the placements are those that were looked at before."""
        if action == DONE and state.table.phase == PLACE:
            child.scan = node.scan
            child.swapped = node.swapped
        elif action == SWAP:
            child.scan = node.scan
            child.swapped = not node.swapped

    def advice(self, seat: Seat) -> Advice:
        """All moves, the most visited first; what wasn't tried has the value of a glance, less what glances hope too much."""
        root = self.root
        sign = 1.0 if root.mover == 0 else -1.0
        estimates: list[Estimate] = []
        for place, action in enumerate(root.moves):
            child = root.children[place]
            if child is not None and child.visits > 0:
                estimates.append(Estimate(action, sign * child.total / float(child.visits), int(child.visits)))
            else:
                estimates.append(Estimate(action, max(-1.0, min(1.0, root.quick[place] - root.excess)), 0))
        estimates.sort(key=lambda estimate: (-estimate.visits, -estimate.value, estimate.action))
        return Advice(seat, estimates, int(self.simulations))
