"""What a solver answers: a value, or bounds, for every move."""


class MoveValue:
    """A legal move and what it is worth to the mover's side; the bounds are equal when the value is exact."""

    def __init__(self, name: str, lower: int, upper: int) -> None:
        self.name = name
        self.lower = lower
        self.upper = upper

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.lower == self.upper

    def __repr__(self) -> str:
        return f"MoveValue({self.name!r}, {self.lower}, {self.upper})"


class Progress:
    """What is known in the middle of a search."""

    def __init__(self, nodes: int, moves: list[MoveValue]) -> None:
        self.nodes = nodes
        self.moves = moves


class Solution:
    """The value of every legal move, in the order of the rules, and a line of best play for all sides."""

    def __init__(self, moves: list[MoveValue], line: list[str], nodes: int) -> None:
        self.moves = moves
        self.line = line  # shorter than the round, or empty, when the search was stopped
        self.nodes = nodes

    @property
    def exact(self) -> bool:
        """Whether every move's value is known."""
        return all(move.exact for move in self.moves)

    @property
    def lower(self) -> int:
        """What the mover's side is sure of."""
        return max(move.lower for move in self.moves)

    @property
    def upper(self) -> int:
        """What the mover's side can't exceed."""
        return max(move.upper for move in self.moves)

    @property
    def value(self) -> int | None:
        """The value of the position, if it is known."""
        return self.lower if self.lower == self.upper else None

    @property
    def best(self) -> list[str]:
        """The moves that are sure to be as good as any other."""
        return [move.name for move in self.moves if move.lower == self.upper]
