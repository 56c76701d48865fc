"""What can be proven of a decision: the solver's bounds of every move, within a limit of nodes or of time."""

from typing import Final

from mypy_extensions import i64

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import NO_END, Budget
from tatami.game import Action, Seat
from tatami.games.rrr.state import RrrState
from tatami.minds.rrr.worth import Stakes
from tatami.solvers.rrr.search import Stopped
from tatami.solvers.rrr.solver import Solver
from tatami.solvers.rrr.table import Table
from tatami.solvers.rrr.values import WORST

SHARE: Final = 0.5  # of the seconds left, for the proof; the rest is for what it leaves open
FEWEST_BITS: Final = 10
MOST_BITS: Final = 19
NODES_A_SECOND: Final = 250_000  # about, compiled: only for the size of the memory


class Proof:
    """The solver's answer about the moves of a decision in which the seat knows all tiles that matter.

    For a move to play, one proven win is enough; a review wants to know of every move.
    """

    def __init__(
        self, state: RrrState, stakes: Stakes, budget: Budget, nodes: int, table: Table | None, is_review: bool
    ) -> None:
        self.stakes = stakes
        self.seat: i64 = state.seat
        # A win against an opponent who sees the seat's hidden tiles is a win; a loss against him may be none.
        self.is_open: bool = state.position.hidden == 0
        position = state.position.clone()
        position.hidden = 0
        limit = int(budget.simulations) * nodes
        left = budget.seconds_left()
        expected = min(float(limit) if limit else NO_END, left * SHARE * NODES_A_SECOND)
        self.solver = Solver(position, None, None, memory_bits(expected), table)
        search = self.solver.search
        search.limit = limit
        if left < NO_END:
            search.clock = budget.clock
            search.deadline = budget.clock() + left * SHARE
        self.goal: int = stakes.goal(self.seat)
        try:
            self.solver.find_winners(self.goal, not is_review)
            if stakes.by_points and not stakes.is_last:
                self.solver.find_best()
        except Stopped:
            pass
        search.limit = 0

    def is_won(self) -> bool:
        """Whether a move is proven to reach the goal."""
        return max(self.solver.lower) >= self.goal

    def open_moves(self) -> list[Action]:
        """The moves that aren't proven to miss the goal; where all are, those that lose by the least."""
        most = max(self.solver.upper)
        least = self.goal if most >= self.goal else most if self.stakes.by_points else WORST
        return [action for action, upper in zip(self.solver.moves, self.solver.upper, strict=True) if upper >= least]

    def advice(self) -> Advice:
        """The moves of which something is proven, the best first, when one reaches the goal."""
        solver = self.solver
        estimates: list[Estimate] = []
        nodes = int(solver.search.nodes) + 1
        for number, action in enumerate(solver.moves):
            if solver.lower[number] >= self.goal:
                estimates.append(self._proven(action, solver.lower[number], nodes, solver.upper[number]))
            elif solver.upper[number] < self.goal:
                estimates.append(self._proven(action, solver.upper[number], 0, solver.lower[number]))
        estimates.sort(key=lambda estimate: (-estimate.visits, -estimate.value, estimate.action))
        return Advice(Seat(int(self.seat)), estimates, 0)

    def with_proven(self, found: list[Estimate]) -> list[Estimate]:
        """The estimates of a search of the open moves, and after them what is proven to miss the goal."""
        solver = self.solver
        if max(solver.upper) < self.goal:  # all is lost: the order is that of the search, the values are proven
            values = {
                action: (upper, lower) for action, upper, lower in zip(solver.moves, solver.upper, solver.lower, strict=True)
            }
            return [self._proven(e.action, values[e.action][0], e.visits, values[e.action][1]) for e in found]
        lost = [
            self._proven(action, solver.upper[number], 0, solver.lower[number])
            for number, action in enumerate(solver.moves)
            if solver.upper[number] < self.goal
        ]
        return found + lost

    def _proven(self, action: Action, value: int, visits: int, other: int) -> Estimate:
        """A move with its value; `other` is the bound on the other side."""
        stakes = self.stakes
        is_exact = stakes.worth_to(self.seat, value) == stakes.worth_to(self.seat, other) if value * other > 0 else False
        if not stakes.by_points:
            is_exact = True
        sure = stakes.is_sure(value if self.seat == 0 else -value) and (self.is_open or value > 0)
        return Estimate(action, stakes.worth_to(self.seat, value), visits, is_exact and sure)


def memory_bits(nodes: float) -> int:
    """How large a memory is for a search of about so many nodes."""
    bits = FEWEST_BITS
    while bits < MOST_BITS and (1 << bits) < nodes * 2:
        bits += 1
    return bits
