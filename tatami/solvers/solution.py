"""What a solver answers: a value, or bounds of it, for every move."""

from typing import Generic, TypeVar


class BoundedValue:
    """A legal move and its value to the mover's side; the bounds are equal when the value is exact."""

    def __init__(self, name: str, lower: int, upper: int) -> None:
        self.name = name
        self.lower = lower
        self.upper = upper

    @property
    def exact(self) -> bool:
        """Return whether the value is known."""
        return self.lower == self.upper

    def __repr__(self) -> str:
        return f"MoveValue({self.name!r}, {self.lower}, {self.upper})"


Move = TypeVar("Move", bound=BoundedValue)


class BoundedSolution(Generic[Move]):
    """The value of every legal move, in the order of the rules, and a principal variation."""

    def __init__(self, moves: list[Move], line: list[str], nodes: int) -> None:
        self.moves = moves
        self.line = line  # not to the end, or empty, when the search was stopped
        self.nodes = nodes

    @property
    def exact(self) -> bool:
        """Return whether every move's value is known."""
        return all(move.exact for move in self.moves)

    @property
    def lower(self) -> int:
        """Return what the mover's side is sure of."""
        return max(move.lower for move in self.moves)

    @property
    def upper(self) -> int:
        """Return what the mover's side can't exceed."""
        return max(move.upper for move in self.moves)

    @property
    def value(self) -> int | None:
        """Return the value of the position, if it is known."""
        return self.lower if self.lower == self.upper else None

    @property
    def best(self) -> list[str]:
        """Return the moves that are proven to be as good as any other."""
        return [move.name for move in self.moves if move.lower == self.upper]
