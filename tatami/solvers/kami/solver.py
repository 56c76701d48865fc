"""Exact values of all moves of a position: windows of one value each, until every move has only one left."""

from collections.abc import Callable

from tatami.solvers.kami.cards import KINDS, POINTS
from tatami.solvers.kami.duel import Duel
from tatami.solvers.kami.melee import Melee
from tatami.solvers.kami.moment import Moment, first_moment
from tatami.solvers.kami.round import Round
from tatami.solvers.kami.search import Search, Stopped
from tatami.solvers.kami.solution import MoveValue, Progress, Solution

Report = Callable[[Progress], bool]


def solve(position: Round, report: Report | None = None, table_bits: int = 22) -> Solution:
    """Solve a position. `report` is called now and then and stops the search by returning True, as does Ctrl-C;
    the solution then holds what is known. The table takes 8 bytes times two to the power of `table_bits`."""
    if not 1 <= table_bits <= 30:
        raise ValueError(f"table_bits: {table_bits} is not within 1..30")
    solver = Solver(first_moment(position), report, table_bits)
    try:
        solver.find_best()
        solver.find_others()
        solver.find_line()
    except (Stopped, KeyboardInterrupt):
        pass
    return Solution(solver.known(), solver.line, int(solver.search.nodes))


class Solver:
    """The work on one position: for each move the bounds found so far, as places on the ladder of possible values."""

    def __init__(self, moment: Moment, report: Report | None, table_bits: int) -> None:
        self.moment = moment
        self.report = report
        self.sides = sides_for(moment)
        self.ladder = ladder_for(moment, self.sides)
        cards = sum(sum(hand) for hand in moment.hands) + sum(len(stack) for stack in moment.stacks)
        bits = min(table_bits, max(10, cards))  # few cards, few positions
        self.search: Search = (
            Duel(moment, self.sides, bits) if len(moment.hands) == 2 else Melee(moment.hands, self.sides, bits)
        )
        if report is not None:
            self.search.watch = self.tell
        self.names = moment.moves()
        self.after = [moment.play(name) for name in self.names]
        self.lower = [0] * len(self.names)
        self.upper = [len(self.ladder) - 1] * len(self.names)
        self.line: list[str] = []

    def known(self) -> list[MoveValue]:
        """The moves with the bounds found so far."""
        return [
            MoveValue(name, self.ladder[lower], self.ladder[upper])
            for name, lower, upper in zip(self.names, self.lower, self.upper, strict=True)
        ]

    def tell(self, nodes: int) -> bool:
        """Report what is known; True stops the search."""
        return self.report is not None and self.report(Progress(nodes, self.known()))

    def test(self, move: int, step: int) -> bool:
        """Whether a move is worth this step of the ladder, narrowing its bounds."""
        if self.lower[move] < step <= self.upper[move]:
            if self.search.reaches(self.after[move], self.ladder[step]):
                self.lower[move] = step
            else:
                self.upper[move] = step - 1
        return self.lower[move] >= step

    def find_best(self) -> None:
        """The value of the position: is there a winning move, then step by step up or down."""
        low, high = 0, len(self.ladder) - 1
        step = next((place for place, value in enumerate(self.ladder) if value > 0), high)
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
        """The exact value of every move: most are worth about as much as the one before."""
        guess = max(self.lower)
        for move in range(len(self.names)):
            while self.lower[move] < self.upper[move]:
                step = min(max(guess, self.lower[move] + 1), self.upper[move])
                guess = step + 1 if self.test(move, step) else step - 1
            guess = self.lower[move]

    def find_line(self) -> None:
        """Best play for all to the end of the round: everyone takes the first move that keeps the value."""
        value = max(self.lower)
        moment = self.moment
        while not moment.over:
            for name in moment.moves():
                after = moment.play(name)
                if self.sides[moment.seat] == 0:
                    keeps = value == 0 or self.search.reaches(after, self.ladder[value])
                else:
                    keeps = value == len(self.ladder) - 1 or not self.search.reaches(after, self.ladder[value + 1])
                if keeps:
                    break
            self.line.append(name)
            moment = after


def sides_for(moment: Moment) -> list[int]:
    """Side 0 is the mover's: his team of two (K-01), or himself alone against all others."""
    players = len(moment.hands)
    if players == 4:
        return [(seat + moment.seat) % 2 for seat in range(players)]
    return [0 if seat == moment.seat else 1 for seat in range(players)]


def ladder_for(moment: Moment, sides: list[int]) -> list[int]:
    """The values the round can still have, ascending: points of each hand's cards, double for pairs (K-31, K-32)."""
    values = {0} if len(sides) == 2 else set[int]()  # K-44
    for seat, hand in enumerate(moment.hands):
        for kind in range(KINDS):
            if hand[kind]:
                sign = 1 if sides[seat] == 0 else -1
                values.add(sign * POINTS[kind])
                if hand[kind] > 1 or len(sides) == 2:  # a mercenary may be the other one
                    values.add(sign * 2 * POINTS[kind])
    return sorted(values)
