"""The nodes of Daimyos' search tree: the moves, the static evaluation of each, and the results of simulations."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tatami.bots.daimyos.evaluation import Evaluation
from tatami.bots.daimyos.placements import PlacementValues, evaluate_placements, fall_in_order, value_after_falls
from tatami.game import CHANCE, OVER, Action
from tatami.games.daimyos import actions
from tatami.games.daimyos.phases import AS_WHITE, ASSIGN, CLAN, FINISHED, KEEP, PLACE, START
from tatami.games.daimyos.reckoning import result
from tatami.games.daimyos.state import DaimyosState

MOST_MOVES: Final = 48  # of a decision are searched: those with the best evaluation
PRIOR_SPREAD: Final = 0.08  # a move with an evaluation this much worse has an e times smaller prior
TECHNIQUE_COST: Final = 0.02  # a technique is expected to be worth a little less than the turn without it, until it is tried


class Node:
    """A node of the tree. `total` is the sum of results to seat 0; `evaluations` are of each move, to the mover."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total: float = 0.0
        self.known: bool = False
        self.mover: i64 = OVER
        self.moves: list[Action] = []
        self.evaluations: list[float] = []
        self.priors: list[float] = []
        self.children: list[Node | None] = []
        self.drawn: dict[int, Node] = {}  # by chance move
        self.optimism: float = 0.0  # by how much evaluations of the moves here were too high, on average
        self.value: float = 0.0
        # The placements of this turn, once evaluated: nodes below, and those after other draws, use them as well.
        self.placements: PlacementValues | None = None
        self.swapped: bool = False

    def best(self) -> float:
        """Return the value to seat 0 of the move with the best evaluation."""
        if not self.evaluations:
            return self.value
        return self.evaluations[0] if self.mover == 0 else -self.evaluations[0]

    def set_moves(self, moves: list[Action], values: list[float], most: int = MOST_MOVES) -> None:
        """Keep the moves with the best evaluation for the mover, best first; `values` are to seat 0."""
        sign = 1.0 if self.mover == 0 else -1.0
        order = sorted(range(len(moves)), key=lambda place: (-sign * values[place], moves[place]))[:most]
        self.moves = [moves[place] for place in order]
        self.evaluations = [sign * values[place] for place in order]
        self.children = [None] * len(order)
        weights = [exp((value - self.evaluations[0]) / PRIOR_SPREAD) for value in self.evaluations]
        total = sum(weights)
        self.priors = [weight / total for weight in weights]


def expand(node: Node, state: DaimyosState, most: int = MOST_MOVES) -> bool:
    """Evaluate the moves of a decision; return whether any evaluation is new, not only taken over."""
    table = state.public
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
        is_new = node.placements is None
        seen = evaluate_placements(table, False) if node.placements is None else node.placements
        node.set_moves(seen.actions, seen.swapped if node.swapped else seen.plain, most)
        return is_new
    moves = state.legal()
    if phase == ASSIGN:
        node.set_moves(moves, [0.0] * len(moves))
    else:
        node.set_moves(moves, [evaluate_move(state, action) for action in moves], most)
    return phase != CLAN


def expand_start(node: Node, state: DaimyosState) -> bool:
    """Y-10, Y-11: Evaluate going on, a swap and each technique by the placements that follow; return whether that is new."""
    table = state.public
    moves = state.legal()
    is_new = node.placements is None
    if node.placements is None:
        node.placements = evaluate_placements(table, actions.SWAP in moves)
    seen = node.placements
    here = best_of(seen, node.swapped, table.turn)
    values: list[float] = []
    for action in moves:
        if action == actions.DONE:
            values.append(here)
        elif action == actions.SWAP:
            values.append(best_of(seen, not node.swapped, table.turn))
        else:
            values.append(here - TECHNIQUE_COST if table.turn == 0 else here + TECHNIQUE_COST)
    node.set_moves(moves, values)
    return is_new


def best_of(seen: PlacementValues, swapped: bool, seat: i64) -> float:
    """Return the value to seat 0 of the placement that is best for the seat."""
    values = seen.swapped if swapped else seen.plain
    if not values:
        return seen.rest
    return max(values) if seat == 0 else min(values)


def evaluate_move(state: DaimyosState, action: Action) -> float:
    """Return the value to seat 0 of a move that is no placement, with the rest of the turn played in the simplest way."""
    phase = state.public.phase
    if phase == CLAN:
        return 0.0
    if phase == AS_WHITE and action == actions.DONE:
        return value_after_falls(state.public)
    after = state.clone()
    after.play_unchecked(action)
    table = after.public
    if phase == KEEP:  # the card kept is worth what it can do
        return best_of(evaluate_placements(table, False), False, table.turn)
    if phase == AS_WHITE:
        return value_after_falls(table)
    if table.phase == START or table.phase == ASSIGN:
        return Evaluation(table, table.turn).value()
    fall_in_order(table)
    return Evaluation(table, 1 - table.turn).value()
