"""The exact solver of one Kami round with open hands; docs/kami-solver.md says what its values mean."""

from tatami.solvers.kami.round import Round
from tatami.solvers.kami.solution import MoveValue, Progress, Solution
from tatami.solvers.kami.solver import solve

__all__ = ["MoveValue", "Progress", "Round", "Solution", "solve"]
