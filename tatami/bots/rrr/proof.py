"""What can be proven of a decision: the solver's bounds of every move, within a limit of nodes or of time."""

from typing import Final

from mypy_extensions import i64

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import NO_LIMIT, Budget
from tatami.bots.rrr.match_values import Rewards
from tatami.game import Action, Seat
from tatami.games.rrr.position import RrrPosition
from tatami.solvers.rrr.search import Stopped
from tatami.solvers.rrr.solver import Solver
from tatami.solvers.rrr.table import Table
from tatami.solvers.rrr.values import WORST

SHARE: Final = 0.5  # of the seconds left, for the proof; the rest is for what it leaves open
FEWEST_BITS: Final = 10
MOST_BITS: Final = 19
NODES_A_SECOND: Final = 250_000  # about, compiled: only for the size of the transposition table


class Proof:
    """The solver's answer about the moves of a decision in which the seat knows all tiles that matter.

    For a move to play, one proven win is enough; a review wants to know of every move.
    """

    def __init__(
        self, state: RrrPosition, rewards: Rewards, budget: Budget, nodes: int, table: Table | None, is_review: bool
    ) -> None:
        self.rewards = rewards
        self.seat: i64 = state.seat
        self.is_review = is_review
        # A win against an opponent who sees the seat's hidden tiles is a win; a loss against them may be none.
        hidden = state.board.hidden
        self.is_open: bool = hidden == 0
        self.is_fair: bool = hidden & state.board.zone(1 - state.seat) == 0
        position = state.board.clone()
        position.hidden = 0
        limit = int(budget.simulations) * nodes
        left = budget.seconds_left()
        expected = min(float(limit) if limit else NO_LIMIT, left * SHARE * NODES_A_SECOND)
        self.solver = Solver(position, None, None, memory_bits(expected), table)
        search = self.solver.search
        search.limit = limit
        if left < NO_LIMIT:
            search.clock = budget.clock
            search.deadline = budget.clock() + left * SHARE
        self.goal: int = rewards.goal(self.seat)
        try:
            self.solver.find_winners(self.goal, not is_review)
            if rewards.by_points and not rewards.is_last:
                self.solver.find_best()
        except Stopped:
            pass
        search.limit = 0

    def is_over(self) -> bool:
        """Return whether no search is needed: there is a proven win, and for a review every move is decided."""
        return max(self.solver.lower) >= self.goal and not (self.is_review and self._undecided())

    def _undecided(self) -> list[Action]:
        solver = self.solver
        bounds = zip(solver.moves, solver.lower, solver.upper, strict=True)
        return [action for action, lower, upper in bounds if lower < self.goal <= upper]

    def open_moves(self) -> list[Action]:
        """Return the moves of which it isn't proven if they reach the goal; where none does, those that lose by the least."""
        upper = self.solver.upper
        most = max(upper)
        if most >= self.goal:
            return self._undecided()
        least = most if self.rewards.by_points else int(WORST)
        return [action for action, high in zip(self.solver.moves, upper, strict=True) if high >= least]

    def advice(self, found: list[Estimate], simulations: int) -> Advice:
        """Return what is proven to reach the goal, then what a search of the open moves found, then what can't reach it."""
        solver = self.solver
        seat = Seat(int(self.seat))
        if max(solver.upper) < self.goal:
            # All is lost: the search knows what is hardest to win against, and the opponent can't foresee hidden tiles.
            proven = [self._proven(estimate.action, estimate.visits) for estimate in found]
            return Advice(seat, proven if self.is_open else found, simulations)
        # Advice of several processes is put together by visits: what is proven must have the most.
        weight = int(solver.search.nodes) + simulations + 1
        won = [self._proven(action, weight) for action, low in zip(solver.moves, solver.lower, strict=True) if low >= self.goal]
        won.sort(key=lambda estimate: -estimate.value)
        lost = [self._proven(action, 0) for action, high in zip(solver.moves, solver.upper, strict=True) if high < self.goal]
        return Advice(seat, won + found + lost, simulations)

    def _proven(self, action: Action, visits: int) -> Estimate:
        """Return a move with its proven value: the lower bound when it reaches the goal, else the upper bound."""
        place = self.solver.moves.index(action)
        lower = self.solver.lower[place]
        upper = self.solver.upper[place]
        rewards = self.rewards
        reaches = lower >= self.goal
        value = lower if reaches else upper
        is_exact = rewards.is_sure(self.seat, lower, upper) and (self.is_fair if reaches else self.is_open)
        return Estimate(action, rewards.value_to(self.seat, value), visits, is_exact)


def memory_bits(nodes: float) -> int:
    """Return the size of a transposition table for about this many nodes, as a power of two."""
    bits = FEWEST_BITS
    while bits < MOST_BITS and (1 << bits) < nodes * 2:
        bits += 1
    return bits
