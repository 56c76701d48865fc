"""What the round solver answers: a value, or bounds of it, for every move."""

from tatami.solvers.solution import BoundedSolution, BoundedValue


class MoveValue(BoundedValue):
    """A legal move and its value in points to the mover's side."""


class Progress:
    """What is known in the middle of a search."""

    def __init__(self, nodes: int, moves: list[MoveValue]) -> None:
        self.nodes = nodes
        self.moves = moves


class Solution(BoundedSolution[MoveValue]):
    """The value of every legal move of a round to the mover's side, in points."""
