"""The search tree of RRR: information-set Monte Carlo tree search over one game, guided by what has worked elsewhere.

A move that hasn't been tried here is expected to do as it did in all simulations so far (its *deed*), so that the search
needn't try sixty placements before it looks further. In hidden modes each simulation comes with its own world, and only
the simulations count in which a move was there to be chosen.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.dice import Dice
from tatami.game import CHANCE, Action
from tatami.games.rrr.actions import TAKE
from tatami.games.rrr.position import ENDED
from tatami.games.rrr.state import DEALING, DRAFTING, PLAYING, SECRET_DRAFT, RrrState
from tatami.games.rrr.tiles import BANDIT, one
from tatami.minds.rrr.rollout import LONGEST, SIDE, Rollout, deed
from tatami.minds.rrr.worth import Stakes

EXPLORATION: Final = 0.5
PRIOR: Final = 3.0  # what is known of a move elsewhere counts like so many visits here
DOUBT: Final = 4.0  # a deed's own record starts with so many draws

UNSEEN_LABEL: Final = 1000
PACKET_LABEL: Final = 1001  # + the tiles passed on


class Node:
    """A decision in the tree: the moves met here, and for each what became of it. `totals` are to whoever decides."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.moves: list[Action] = []
        self.labels: dict[int, int] = {}  # where each label stands, in worlds that differ
        self.deeds: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        self.tried: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.children: list[Node | None] = []

    def add(self, action: Action, done: i64) -> None:
        """A move not met here before."""
        self.moves.append(action)
        self.deeds = append(self.deeds, done)
        self.offered = append(self.offered, 0)
        self.tried = append(self.tried, 0)
        self.totals = append(self.totals, 0.0)
        self.children.append(None)


class Tree:
    """One search: grow() it from world after world, or always from the same. The root offers `moves` only."""

    def __init__(
        self, viewer: i64, moves: list[Action], has_worlds: bool, stakes: Stakes, rollout: Rollout, dice: Dice
    ) -> None:
        self.viewer: i64 = viewer
        self.root_moves = moves
        self.has_worlds = has_worlds
        self.stakes = stakes
        self.rollout = rollout
        self.dice = dice
        self.root = Node()
        self.simulations: i64 = 0
        self.deeds: vec[i64] = vec[i64]([0] * int(2 * SIDE))
        self.gains: vec[float] = vec[float]([0.0] * int(2 * SIDE))
        self.place: i64 = 0
        self.places: vec[i64] = vec[i64]([0] * LONGEST)
        self.movers: vec[i64] = vec[i64]([0] * LONGEST)

    def grow(self, state: RrrState) -> None:
        """One simulation from this world, which is played on: down the tree, one new node, then a quick game."""
        self.rollout.length = 0
        path: list[Node] = []
        node = self.root
        depth: i64 = 0
        while state.position.phase != ENDED and depth < LONGEST:
            mover = state.seat
            if mover == CHANCE:
                action = state.draw(self.dice.below(state.tickets()))
                self.place = self._place_of(node, state, action)
            else:
                action = self._select(node, state)
                self.rollout.note(node.deeds[self.place])
            place = self.place
            state.play_unchecked(action)
            path.append(node)
            self.places[depth] = place
            self.movers[depth] = mover
            depth += 1
            child = node.children[place]
            if child is None:
                node.children[place] = Node()
                break
            node = child
        finish_draft(state, self.dice)
        self._learn(path, self.stakes.reward(self.rollout.play(state.position)))

    def _learn(self, path: list[Node], reward: float) -> None:
        """Count a simulation that brought seat 0 this."""
        self.simulations += 1
        for depth, node in enumerate(path):
            place = self.places[depth]
            node.visits += 1
            node.tried[place] += 1
            node.totals[place] += reward if self.movers[depth] == 0 else -reward
        trail = self.rollout.trail
        step: i64 = 0
        while step < self.rollout.length:
            done = trail[step]
            self.deeds[done] += 1
            self.gains[done] += reward if done < SIDE else -reward
            step += 1

    def _place_of(self, node: Node, state: RrrState, action: Action) -> i64:
        """Where a move stands in a node, from now on if it hasn't been met there."""
        label = int(label_of(state, action, self.viewer))
        place = node.labels.get(label)
        if place is None:
            place = len(node.moves)
            node.labels[label] = place
            node.add(action, deed(state.position, max(state.seat, 0), action))
        return place

    def _select(self, node: Node, state: RrrState) -> Action:
        """The move with the highest upper bound, of equals the first; `place` is then where it stands."""
        if self.has_worlds:
            return self._select_in_world(node, state)
        if not node.moves:
            for action in self.root_moves if node is self.root else state.legal():
                node.add(action, deed(state.position, state.seat, action))
        around = log(float(node.visits + 1))
        best: i64 = 0
        highest = -1e300
        number: i64 = len(node.tried)
        place: i64 = 0
        while place < number:
            bound = self._bound(node, place, around)
            if bound > highest:
                highest = bound
                best = place
            place += 1
        self.place = best
        return node.moves[best]

    def _select_in_world(self, node: Node, state: RrrState) -> Action:
        """The same among the moves of this world; those that the viewer can't tell apart go by lot."""
        moves = self.root_moves if node is self.root else state.legal()
        best = moves[0]
        if state.phase == DRAFTING and is_out_of_sight(state, self.viewer):
            best = moves[self.dice.below(len(moves))]
            self.place = self._place_of(node, state, best)
            return best
        chosen: i64 = 0
        highest = -1e300
        for action in moves:
            place = self._place_of(node, state, action)
            node.offered[place] += 1
            bound = self._bound(node, place, log(float(node.offered[place] + 1)))
            if bound > highest:
                highest = bound
                best = action
                chosen = place
        self.place = chosen
        return best

    def _bound(self, node: Node, place: i64, around: float) -> float:
        """What a move may be worth at best: its results here and its deed's elsewhere, and how little it was tried."""
        done = node.deeds[place]
        hope = self.gains[done] / (float(self.deeds[done]) + DOUBT)
        tried = float(node.tried[place])
        return (node.totals[place] + PRIOR * hope) / (tried + PRIOR) + EXPLORATION * sqrt(around / (tried + 1.0))


def is_out_of_sight(state: RrrState, viewer: i64) -> bool:
    """Whether the viewer doesn't see which tile is kept now, nor what is passed on (R-05, secret-draft)."""
    return state.mode == SECRET_DRAFT and state.seat != viewer and (state.step == 2 or state.step == 4)


def label_of(state: RrrState, action: Action, viewer: i64) -> i64:
    """What the viewer sees of a move before it is played: moves that look the same to him share a place in the tree."""
    number: i64 = action
    if state.phase == PLAYING:
        return number
    if state.mode == SECRET_DRAFT:
        if state.phase == DRAFTING and state.seat != viewer:
            if is_out_of_sight(state, viewer):
                return UNSEEN_LABEL
            return PACKET_LABEL + ((state.packet & ~one(number - TAKE + BANDIT)) >> BANDIT)  # what is passed is seen
        if state.phase == DEALING and (state.step <= 2) != (state.first == viewer):
            return UNSEEN_LABEL
    return number


def finish_draft(state: RrrState, dice: Dice) -> None:
    """Deal and draft by lot until a tile is to be placed."""
    while state.phase == DEALING or state.phase == DRAFTING:
        if state.seat == CHANCE:
            state.play_unchecked(state.draw(dice.below(state.tickets())))
        else:
            moves = state.legal()
            state.play_unchecked(moves[dice.below(len(moves))])
