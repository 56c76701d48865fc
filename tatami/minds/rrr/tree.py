"""The search tree of RRR: information-set Monte Carlo tree search over one game, guided by what has worked elsewhere.

A move that hasn't been tried here is expected to do as it did in all simulations so far (its *deed*), so that the search
needn't try sixty placements before it looks further. In hidden modes each simulation comes with its own world, and only the simulations
count in which a move was there to be chosen.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.dice import Dice
from tatami.game import CHANCE, Action
from tatami.games.rrr.actions import TAKE
from tatami.games.rrr.position import ENDED
from tatami.games.rrr.state import DEALING, DRAFTING, PLAYING, SECRET_DRAFT, RrrState
from tatami.games.rrr.tiles import BANDIT, one
from tatami.minds.rrr.rollout import SIDE, Rollout, deed
from tatami.minds.rrr.worth import Stakes
from tatami.solvers.rrr.values import UNKNOWN

EXPLORATION: Final = 0.5
PRIOR: Final = 3.0  # an untried move's deed counts like so many visits
DOUBT: Final = 4.0  # a deed's own record starts with so many draws

UNSEEN_LABEL: Final = 1000
PACKET_LABEL: Final = 1001  # + the tiles passed on


class Node:
    """A place in the tree. `total` is what whoever moved here got, `offered` how often the move was there to be chosen."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}


class Tree:
    """One search: grow() it from world after world. The root offers `moves` only."""

    def __init__(self, viewer: i64, moves: list[Action], stakes: Stakes, rollout: Rollout, dice: Dice) -> None:
        self.viewer: i64 = viewer
        self.moves = moves
        self.stakes = stakes
        self.rollout = rollout
        self.dice = dice
        self.root = Node()
        self.simulations: i64 = 0
        self.deeds: vec[i64] = vec[i64]([0] * int(2 * SIDE))
        self.gains: list[float] = [0.0] * int(2 * SIDE)
        self.exploration: float = EXPLORATION
        self.prior: float = PRIOR

    def grow(self, state: RrrState) -> None:
        """One simulation from this world, which is played on: down the tree, one new node, then a quick game."""
        rollout = self.rollout
        rollout.length = 0
        node = self.root
        path: list[Node] = []
        movers: list[i64] = []
        value: i64 = UNKNOWN
        while True:
            if state.position.phase == ENDED:
                break
            if state.phase == PLAYING and node is not self.root:
                value = rollout.endings.value(state.position)
                if value != UNKNOWN:
                    break
            mover = state.seat
            if mover == CHANCE:
                action = state.draw(self.dice.below(state.tickets()))
            else:
                action = self._select(node, state)
                rollout.note(state.position, mover, action)
            label = int(label_of(state, action, self.viewer))
            state.play_unchecked(action)
            child = node.children.get(label)
            is_new = child is None
            if child is None:
                child = Node()
                child.offered = 1
                node.children[label] = child
            path.append(child)
            movers.append(mover)
            node = child
            if is_new:
                break
        if value == UNKNOWN:
            finish_draft(state, self.dice)
            value = rollout.play(state.position)
        self._learn(path, movers, self.stakes.reward(value))

    def _learn(self, path: list[Node], movers: list[i64], reward: float) -> None:
        self.simulations += 1
        self.root.visits += 1
        for number in range(len(path)):
            node = path[number]
            node.visits += 1
            node.total += reward if movers[number] == 0 else -reward
        trail = self.rollout.trail
        place: i64 = 0
        while place < self.rollout.length:
            done = trail[place]
            self.deeds[done] += 1
            self.gains[done] += reward if done < SIDE else -reward
            place += 1

    def _select(self, node: Node, state: RrrState) -> Action:
        """The move with the highest upper bound; of equals the first. Moves that the viewer can't tell apart go by lot."""
        moves = self.moves if node is self.root else state.legal()
        if len(moves) == 1:
            return moves[0]
        if state.phase == DRAFTING and is_out_of_sight(state, self.viewer):
            return moves[self.dice.below(len(moves))]
        children = node.children
        best = moves[0]
        highest = -1e300
        around = log(float(node.visits + 1))
        prior = self.prior
        for action in moves:
            done = deed(state.position, state.seat, action)
            hope = self.gains[done] / (float(self.deeds[done]) + DOUBT)
            child = children.get(int(label_of(state, action, self.viewer)))
            if child is None:
                bound = hope + self.exploration * sqrt(around)
            else:
                child.offered += 1
                visits = float(child.visits)
                bound = (child.total + prior * hope) / (visits + prior)
                bound += self.exploration * sqrt(log(float(child.offered) + 1.0) / (visits + 1.0))
            if bound > highest:
                highest = bound
                best = action
        return best


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
