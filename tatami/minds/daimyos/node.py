"""The places of Daimyos' search tree: which moves there are, what each looks like at a glance, and what came of it."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tatami.game import CHANCE, OVER, Action
from tatami.games.daimyos import actions
from tatami.games.daimyos.names import AS_WHITE, ASSIGN, CLAN, FINISHED, KEEP, PLACE, START
from tatami.games.daimyos.reckoning import result
from tatami.games.daimyos.state import DaimyosState
from tatami.minds.daimyos.scan import Scan, after_falls, fall_in_order, scan
from tatami.minds.daimyos.sight import Sight

MOST: Final = 48  # so many moves of a decision are looked at more closely, those that look best
SPREAD: Final = 0.08  # a move that looks so much worse than another is e times less likely to be tried
TECHNIQUE: Final = 0.02  # a technique is taken to be worth a little less than the turn without it, until it is tried


class Node:
    """A place in the tree. `total` is what seat 0 got here; `quick` what the mover can expect of each move at a glance."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total: float = 0.0
        self.known: bool = False
        self.mover: i64 = OVER
        self.moves: list[Action] = []
        self.quick: list[float] = []
        self.priors: list[float] = []
        self.children: list[Node | None] = []
        self.drawn: dict[int, Node] = {}  # by chance move
        self.excess: float = 0.0  # by how much glances at the moves here were too hopeful, on average
        self.value: float = 0.0
        # The placements of this turn, once looked at: the places below it, and those after other draws, use them as well.
        self.scan: Scan | None = None
        self.swapped: bool = False

    def best(self) -> float:
        """What seat 0 can expect when the mover plays what looks best."""
        if not self.quick:
            return self.value
        return self.quick[0] if self.mover == 0 else -self.quick[0]

    def offer(self, moves: list[Action], values: list[float], most: int = MOST) -> None:
        """Take the moves that look best to the mover, the best first; `values` are seat 0's."""
        sign = 1.0 if self.mover == 0 else -1.0
        order = sorted(range(len(moves)), key=lambda place: (-sign * values[place], moves[place]))[:most]
        self.moves = [moves[place] for place in order]
        self.quick = [sign * values[place] for place in order]
        self.children = [None] * len(order)
        weights = [exp((value - self.quick[0]) / SPREAD) for value in self.quick]
        total = sum(weights)
        self.priors = [weight / total for weight in weights]


def expand(node: Node, state: DaimyosState, most: int = MOST) -> bool:
    """Find a decision's moves and glance at each. Whether something new was looked at, and not only taken over."""
    table = state.table
    node.known = True
    node.mover = table.seat
    phase = table.phase
    if phase == FINISHED:
        node.value = result(table).returns[0]
        return True
    if node.mover == CHANCE:
        return False
    if phase == START:
        return expand_start(node, state)
    if phase == PLACE:
        fresh = node.scan is None
        seen = scan(table, False) if node.scan is None else node.scan
        node.offer(seen.actions, seen.swapped if node.swapped else seen.plain, most)
        return fresh
    moves = state.legal()
    if phase == ASSIGN:
        node.offer(moves, [0.0] * len(moves))
    else:
        node.offer(moves, [glance(state, action) for action in moves], most)
    return phase != CLAN


def expand_start(node: Node, state: DaimyosState) -> bool:
    """Y-10, Y-11: what going on, a swap and each technique look like, by the placements that follow."""
    table = state.table
    moves = state.legal()
    fresh = node.scan is None
    if node.scan is None:
        node.scan = scan(table, actions.SWAP in moves)
    seen = node.scan
    here = best_of(seen, node.swapped, table.turn)
    values: list[float] = []
    for action in moves:
        if action == actions.DONE:
            values.append(here)
        elif action == actions.SWAP:
            values.append(best_of(seen, not node.swapped, table.turn))
        else:
            values.append(here - TECHNIQUE if table.turn == 0 else here + TECHNIQUE)
    node.offer(moves, values)
    return fresh


def best_of(seen: Scan, swapped: bool, seat: i64) -> float:
    """What seat 0 can expect after the placement that looks best to the seat."""
    values = seen.swapped if swapped else seen.plain
    if not values:
        return seen.rest
    return max(values) if seat == 0 else min(values)


def glance(state: DaimyosState, action: Action) -> float:
    """What seat 0 can expect after a move that is no placement, the rest of the turn done in the plainest way."""
    phase = state.table.phase
    if phase == CLAN:
        return 0.0
    if phase == AS_WHITE and action == actions.DONE:
        return after_falls(state.table)
    after = state.clone()
    after.play_unchecked(action)
    table = after.table
    if phase == KEEP:  # the card kept is worth what it can do
        return best_of(scan(table, False), False, table.turn)
    if phase == AS_WHITE:
        return after_falls(table)
    if table.phase == START or table.phase == ASSIGN:
        return Sight(table, table.turn).value()
    fall_in_order(table)
    return Sight(table, 1 - table.turn).value()
