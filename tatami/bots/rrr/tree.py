"""The search tree of RRR: information-set Monte Carlo tree search over one game, with priors from all simulations.

A move that hasn't been tried here is expected to do as it did in all simulations so far, anywhere (AMAF, by its move key), so
that the search needn't try sixty placements before it looks further. In hidden modes each simulation has its own world, and
only the simulations count in which a move was available.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.bots.rrr.match_values import Rewards
from tatami.bots.rrr.rollout import KEYS_PER_SEAT, LONGEST, Rollout, move_key
from tatami.dice import Dice
from tatami.game import CHANCE, Action
from tatami.games.rrr.actions import TAKE
from tatami.games.rrr.board import ENDED
from tatami.games.rrr.phases import DEALING, DRAFTING, PLAYING
from tatami.games.rrr.pieces import BANDIT, one
from tatami.games.rrr.position import SECRET_DRAFT, RrrPosition

EXPLORATION: Final = 0.5
PRIOR: Final = 3.0  # the prior of a move counts like this many visits
KEY_PRIOR: Final = 4.0  # the average of a move key starts with this many draws

UNSEEN_LABEL: Final = 1000
PACKET_LABEL: Final = 1001  # + the tiles passed on


class Node:
    """A decision in the tree: the moves met here and the results of each; `totals` are to the seat that decides."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.moves: list[Action] = []
        self.labels: dict[int, int] = {}  # the index of the move with each label, where worlds differ
        self.move_keys: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        self.tried: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.children: list[Node | None] = []

    def add(self, action: Action, key: i64) -> None:
        """Add a move that wasn't met here before."""
        self.moves.append(action)
        self.move_keys = append(self.move_keys, key)
        self.offered = append(self.offered, 0)
        self.tried = append(self.tried, 0)
        self.totals = append(self.totals, 0.0)
        self.children.append(None)


class Tree:
    """One search: simulate() from world after world, or always from the same. At the root only `moves` are searched."""

    def __init__(
        self, viewer: i64, moves: list[Action], has_worlds: bool, rewards: Rewards, rollout: Rollout, dice: Dice
    ) -> None:
        self.viewer: i64 = viewer
        self.root_moves = moves
        self.has_worlds = has_worlds
        self.rewards = rewards
        self.rollout = rollout
        self.dice = dice
        self.root = Node()
        self.simulations: i64 = 0
        self.key_visits: vec[i64] = vec[i64]([0] * int(2 * KEYS_PER_SEAT))
        self.key_totals: vec[float] = vec[float]([0.0] * int(2 * KEYS_PER_SEAT))
        self.place: i64 = 0
        self.places: vec[i64] = vec[i64]([0] * LONGEST)
        self.movers: vec[i64] = vec[i64]([0] * LONGEST)

    def simulate(self, state: RrrPosition) -> None:
        """Play this world on: down the tree, to a new node, then a rollout; update nodes and move keys."""
        self.rollout.length = 0
        path: list[Node] = []
        node = self.root
        depth: i64 = 0
        while state.board.phase != ENDED and depth < LONGEST:
            mover = state.seat
            if mover == CHANCE:
                action = state.draw(self.dice.below(state.tickets()))
                self.place = self._place_of(node, state, action)
            else:
                action = self._select(node, state)
                self.rollout.note(node.move_keys[self.place])
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
        self._learn(path, self.rewards.reward(self.rollout.play(state.board)))

    def _learn(self, path: list[Node], reward: float) -> None:
        """Update the nodes of the path and the move keys with the reward of a simulation to seat 0."""
        self.simulations += 1
        for depth, node in enumerate(path):
            place = self.places[depth]
            node.visits += 1
            node.tried[place] += 1
            node.totals[place] += reward if self.movers[depth] == 0 else -reward
        keys = self.rollout.keys
        for step in range(self.rollout.length):
            key = keys[step]
            self.key_visits[key] += 1
            self.key_totals[key] += reward if key < KEYS_PER_SEAT else -reward

    def _place_of(self, node: Node, state: RrrPosition, action: Action) -> i64:
        """Return the index of a move in a node; add it if it hasn't been met there."""
        label = int(label_of(state, action, self.viewer))
        place = node.labels.get(label)
        if place is None:
            place = len(node.moves)
            node.labels[label] = place
            node.add(action, move_key(state.board, max(state.seat, 0), action))
        return place

    def _select(self, node: Node, state: RrrPosition) -> Action:
        """Return the move with the highest upper bound, of equals the first; `place` is then its index."""
        if self.has_worlds:
            return self._select_in_world(node, state)
        if not node.moves:
            for action in self.root_moves if node is self.root else state.legal():
                node.add(action, move_key(state.board, state.seat, action))
        log_visits = log(float(node.visits + 1))
        best: i64 = 0
        highest = -1e300
        number: i64 = len(node.tried)
        for place in range(number):
            bound = self._bound(node, place, log_visits)
            if bound > highest:
                highest = bound
                best = place
        self.place = best
        return node.moves[best]

    def _select_in_world(self, node: Node, state: RrrPosition) -> Action:
        """Return the same among the moves of this world; those that the viewer can't tell apart are drawn at random."""
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

    def _bound(self, node: Node, place: i64, log_visits: float) -> float:
        """Return the upper confidence bound of a move, with the average of its move key as prior."""
        key = node.move_keys[place]
        average = self.key_totals[key] / (float(self.key_visits[key]) + KEY_PRIOR)
        tried = float(node.tried[place])
        return (node.totals[place] + PRIOR * average) / (tried + PRIOR) + EXPLORATION * sqrt(log_visits / (tried + 1.0))


def is_out_of_sight(state: RrrPosition, viewer: i64) -> bool:
    """Return whether the viewer doesn't see which tile is kept now, nor what is passed on (R-05, secret-draft)."""
    return state.mode == SECRET_DRAFT and state.seat != viewer and (state.step == 2 or state.step == 4)


def label_of(state: RrrPosition, action: Action, viewer: i64) -> i64:
    """Return what the viewer sees of a move before it is played: moves that look the same share a node."""
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


def finish_draft(state: RrrPosition, dice: Dice) -> None:
    """Deal and draft at random until a tile is to be placed."""
    while state.phase == DEALING or state.phase == DRAFTING:
        if state.seat == CHANCE:
            state.play_unchecked(state.draw(dice.below(state.tickets())))
        else:
            moves = state.legal()
            state.play_unchecked(moves[dice.below(len(moves))])
