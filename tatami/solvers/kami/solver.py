"""Exact values of all moves of a position, by null-window searches until the bounds of every move meet."""

from collections.abc import Callable

from tatami.solvers.kami.cards import KINDS, POINTS
from tatami.solvers.kami.duel import Duel
from tatami.solvers.kami.melee import Melee
from tatami.solvers.kami.round import Round
from tatami.solvers.kami.round_state import RoundState, first_state
from tatami.solvers.kami.search import Search, Stopped
from tatami.solvers.kami.solution import MoveValue, Progress, Solution

Report = Callable[[Progress], bool]


def solve(position: Round, report: Report | None = None, table_bits: int = 22) -> Solution:
    """Solve a position. `report` is called now and then and stops the search by returning True, as does Ctrl-C;
    the solution then holds what is known. The table takes 8 bytes times two to the power of `table_bits`."""
    if not 1 <= table_bits <= 30:
        raise ValueError(f"table_bits: {table_bits} is not within 1..30")
    solver = Solver(first_state(position), report, table_bits)
    try:
        solver.find_best()
        solver.find_others()
        solver.find_line()
    except (Stopped, KeyboardInterrupt):
        pass
    return Solution(solver.known(), solver.line, int(solver.search.nodes))


class Solver:
    """The work on one position: for each move the bounds found so far, as indexes into the possible values."""

    def __init__(self, state: RoundState, report: Report | None, table_bits: int) -> None:
        self.state = state
        self.report = report
        self.sides = sides_for(state)
        self.values = possible_values(state, self.sides)
        cards = sum(sum(hand) for hand in state.hands) + sum(len(stack) for stack in state.stacks)
        bits = min(table_bits, max(10, cards))  # few cards, few positions
        self.search: Search = Duel(state, self.sides, bits) if len(state.hands) == 2 else Melee(state.hands, self.sides, bits)
        if report is not None:
            self.search.watch = self.tell
        self.names = state.moves()
        self.after = [state.play(name) for name in self.names]
        self.lower = [0] * len(self.names)
        self.upper = [len(self.values) - 1] * len(self.names)
        self.line: list[str] = []

    def known(self) -> list[MoveValue]:
        """Return the moves with the bounds found so far."""
        return [
            MoveValue(name, self.values[lower], self.values[upper])
            for name, lower, upper in zip(self.names, self.lower, self.upper, strict=True)
        ]

    def tell(self, nodes: int) -> bool:
        """Report what is known; True stops the search."""
        return self.report is not None and self.report(Progress(nodes, self.known()))

    def test(self, move: int, step: int) -> bool:
        """Return whether a move reaches the possible value of this index, narrowing its bounds."""
        if self.lower[move] < step <= self.upper[move]:
            if self.search.reaches(self.after[move], self.values[step]):
                self.lower[move] = step
            else:
                self.upper[move] = step - 1
        return self.lower[move] >= step

    def find_best(self) -> None:
        """Find the value of the position: first whether a move wins, then step by step up or down."""
        low, high = 0, len(self.values) - 1
        step = next((place for place, value in enumerate(self.values) if value > 0), high)
        order = list(range(len(self.names)))
        while low < high:
            step = min(max(step, low + 1), high)
            order.sort(key=lambda move: -self.upper[move])
            if any(self.test(move, step) for move in order):
                low = step
            else:
                high = step - 1
            step = low + 1 if low >= step else high

    def find_others(self) -> None:
        """Find the exact value of every move, starting near that of the move before."""
        guess = max(self.lower)
        for move in range(len(self.names)):
            while self.lower[move] < self.upper[move]:
                step = min(max(guess, self.lower[move] + 1), self.upper[move])
                guess = step + 1 if self.test(move, step) else step - 1
            guess = self.lower[move]

    def find_line(self) -> None:
        """Find the principal variation: everyone plays the first move that keeps the value, to the end of the round."""
        value = max(self.lower)
        state = self.state
        while not state.over:
            for name in state.moves():
                after = state.play(name)
                if self.sides[state.seat] == 0:
                    keeps = value == 0 or self.search.reaches(after, self.values[value])
                else:
                    keeps = value == len(self.values) - 1 or not self.search.reaches(after, self.values[value + 1])
                if keeps:
                    break
            self.line.append(name)
            state = after


def sides_for(state: RoundState) -> list[int]:
    """Return the side of each seat: 0 for the mover's, a team of two (K-01) or the mover alone, 1 for all others."""
    players = len(state.hands)
    if players == 4:
        return [(seat + state.seat) % 2 for seat in range(players)]
    return [0 if seat == state.seat else 1 for seat in range(players)]


def possible_values(state: RoundState, sides: list[int]) -> list[int]:
    """Return the values the round can still have, ascending: points of each hand's cards, double for pairs (K-31, K-32)."""
    values = {0} if len(sides) == 2 else set[int]()  # K-44
    for seat, hand in enumerate(state.hands):
        for kind in range(KINDS):
            if hand[kind]:
                sign = 1 if sides[seat] == 0 else -1
                values.add(sign * POINTS[kind])
                if hand[kind] > 1 or len(sides) == 2:  # a mercenary may be the other one
                    values.add(sign * 2 * POINTS[kind])
    return sorted(values)
