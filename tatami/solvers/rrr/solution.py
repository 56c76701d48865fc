"""What the solver answers: for every move who wins and by how much, or bounds of it and how far was looked."""

from tatami.solvers.solution import BoundedSolution, BoundedValue


class MoveValue(BoundedValue):
    """A legal move and its value to the mover (see `values`); the bounds are equal when it is exact."""

    def __init__(self, name: str, lower: int, upper: int, outlook: int) -> None:
        super().__init__(name, lower, upper)
        self.outlook = outlook  # 1 or -1: wins or loses, as far as was looked; 0 not looked at yet

    @property
    def wins(self) -> bool | None:
        """Return whether the move is proven to win or not to; None while that is open."""
        if self.lower > 0:
            return True
        return False if self.upper < 0 else None

    def __repr__(self) -> str:
        return f"MoveValue({self.name!r}, {self.lower}, {self.upper}, {self.outlook})"


class Progress:
    """What is known in the middle of a search."""

    def __init__(self, nodes: int, depth: int, moves: list[MoveValue]) -> None:
        self.nodes = nodes
        self.depth = depth  # turns looked ahead
        self.moves = moves


class Solution(BoundedSolution[MoveValue]):
    """The value of every legal move, in the order of the rules, and a line of best play for both."""

    def __init__(self, seat: int, moves: list[MoveValue], line: list[str], nodes: int, depth: int) -> None:
        super().__init__(moves, line, nodes)
        self.seat = seat  # whose view the values are
        self.depth = depth  # turns looked ahead where a move's winner isn't proven
        self.interrupted = False  # whether Ctrl-C stopped the search

    @property
    def best(self) -> list[str]:
        """Return the moves that are as good as any other, proven; while that is open, those that look best so far."""
        proven = [move.name for move in self.moves if move.lower == self.upper]
        if proven:
            return proven
        most = max((move.lower, move.outlook, move.upper) for move in self.moves)
        return [move.name for move in self.moves if (move.lower, move.outlook, move.upper) == most]
