"""Exact values of all moves of a position: first who wins, looking further turn by turn, then by how much."""

from collections.abc import Callable
from time import perf_counter

from mypy_extensions import i64

from tatami.games.rrr.actions import NAMES
from tatami.games.rrr.board import CATCHING, ENDED, PLACING, Board
from tatami.games.rrr.pieces import size
from tatami.games.rrr.turns import legal, play
from tatami.solvers.rrr.keys import has_all_factions
from tatami.solvers.rrr.search import LIKELY_YES, PROVEN_NO, PROVEN_YES, TO_THE_END, Search, Stopped
from tatami.solvers.rrr.solution import MoveValue, Progress, Solution
from tatami.solvers.rrr.table import Table
from tatami.solvers.rrr.values import BEST, UNKNOWN, WORST, final_value

Report = Callable[[Progress], bool]


def solve(
    position: Board,
    report: Report | None = None,
    seconds: float | None = None,
    memory_bits: int = 21,
    table: Table | None = None,
) -> Solution:
    """Solve a position of one game without hidden tiles. `report` is called now and then and stops the search by returning
    True, as do Ctrl-C and the time limit; the solution then holds what is known. The memory takes 32 bytes times two to
    the power of `memory_bits`. `table` is the solved mode `none`, where it has been built."""
    if not 4 <= memory_bits <= 28:
        raise ValueError(f"memory_bits: {memory_bits} is not within 4..28")
    if position.hidden or position.phase == CATCHING:
        raise ValueError("hidden: tiles are hidden, so the position can't be searched")
    if position.phase == ENDED:
        raise ValueError("phase: the game is over")
    solver = Solver(position, report, seconds, memory_bits, table)
    interrupted = False
    try:
        solver.find_winners()
        solver.find_best()
        solver.find_others()
        solver.find_line()
    except Stopped:
        pass
    except KeyboardInterrupt:
        interrupted = True
    solution = Solution(int(position.mover), solver.known(), solver.line, int(solver.search.nodes), solver.depth)
    solution.interrupted = interrupted
    return solution


class Solver:
    """The work on one position: for each move the bounds found so far."""

    def __init__(
        self, position: Board, report: Report | None, seconds: float | None, memory_bits: int, table: Table | None
    ) -> None:
        self.position = position.clone()
        self.report = report
        stock = int(size(position.zone0 | position.zone1 | position.neutral))
        bits = min(memory_bits, max(8, 3 * stock))  # few tiles, few positions
        self.search = Search(bits, table, has_all_factions(position))
        if report is not None:
            self.search.watch = self.tell
        if seconds is not None:
            self.search.deadline = perf_counter() + seconds
        self.moves = legal(position)
        self.after: list[Board] = []
        self.lower: list[int] = []
        self.upper: list[int] = []
        self.outlook: list[int] = []
        for action in self.moves:
            after = position.clone()
            play(after, action)
            self.after.append(after)
            value = self.value_at_once(after)
            self.lower.append(value if value != UNKNOWN else int(WORST))
            self.upper.append(value if value != UNKNOWN else int(BEST))
            self.outlook.append(0 if value == UNKNOWN else 1 if value > 0 else -1)
        self.depth = 0
        self.line: list[str] = []

    def value_at_once(self, after: Board) -> int:
        """Return the value of what a move leads to where no search is needed: the game is over, or the table has it."""
        mover = self.position.mover
        if after.phase == ENDED:
            return int(final_value(after, mover))
        if self.search.table is None or after.phase != PLACING:
            return int(UNKNOWN)
        value = int(self.search.table.value(after))
        return value if after.mover == mover else -value

    def known(self) -> list[MoveValue]:
        """Return the moves with the bounds found so far."""
        return [
            MoveValue(NAMES[action], lower, upper, outlook)
            for action, lower, upper, outlook in zip(self.moves, self.lower, self.upper, self.outlook, strict=True)
        ]

    def tell(self, nodes: int) -> bool:
        """Report what is known; True stops the search."""
        return self.report is not None and self.report(Progress(nodes, self.depth, self.known()))

    def test(self, move: int, target: int, depth: int) -> i64:
        """Return whether a move is worth this value, narrowing its bounds when that is proven."""
        if self.lower[move] >= target:
            return PROVEN_YES
        if self.upper[move] < target:
            return PROVEN_NO
        answer = self.search.reaches(self.after[move], self.position.mover, target, depth)
        if answer == PROVEN_YES:
            self.lower[move] = target
        elif answer == PROVEN_NO:
            self.upper[move] = target - 1 if target != 1 else -1
        return answer

    def is_decided(self, target: int) -> bool:
        """Return whether it is proven of every move if it reaches the target."""
        return all(lower >= target or upper < target for lower, upper in zip(self.lower, self.upper, strict=True))

    def find_winners(self, target: int = 1, first_only: bool = False) -> None:
        """Find which moves reach the target, a win unless another is named, by iterative deepening, the most promising moves
        first. With `first_only` one that is proven to is enough."""
        while not self.is_decided(target) and self.depth < TO_THE_END:
            deeper = self.depth + 1
            order = sorted(range(len(self.moves)), key=lambda move: -self.outlook[move])
            for move in order:
                answer = self.test(move, target, deeper)
                self.outlook[move] = 1 if answer >= LIKELY_YES else -1
                if first_only and answer == PROVEN_YES:
                    return
            self.depth = deeper

    def find_best(self) -> None:
        """Find the value of the position, now that it is known who wins."""
        low, high = max(self.lower), max(self.upper)
        while low < high:
            target = next_target(low, high)
            order = sorted(range(len(self.moves)), key=lambda move: (-self.upper[move], -self.lower[move]))
            if any(self.test(move, target, TO_THE_END) >= LIKELY_YES for move in order):
                low = target
            else:
                high = target - 1

    def find_others(self) -> None:
        """Find the exact value of every move."""
        for move in range(len(self.moves)):
            while self.lower[move] < self.upper[move]:
                self.test(move, next_target(self.lower[move], self.upper[move]), TO_THE_END)

    def find_line(self) -> None:
        """Find the principal variation: each plays the first move that keeps the value, to the end of the game."""
        value: i64 = max(self.lower)
        mover = self.position.mover
        position = self.position
        while position.phase != ENDED:
            for action in legal(position):
                after = position.clone()
                play(after, action)
                if position.mover == mover:
                    keeps = self.search.reaches(after, mover, value, TO_THE_END) > 0
                else:
                    keeps = self.search.reaches(after, mover, value + 1, TO_THE_END) < 0
                if keeps:
                    break
            self.line.append(NAMES[action])
            position = after


def next_target(low: int, high: int) -> int:
    """Return what to test between two bounds of the same sign: near an even game first, in steps of two, by which the values
    of full boards differ."""
    if low > 0:
        return min(low + 2, high)
    return max(high - 1, low + 1)
