"""The exact solver of one game of RRR; docs/rrr-solver.md says what its values mean."""

from tatami.solvers.rrr.solution import MoveValue, Progress, Solution
from tatami.solvers.rrr.solver import solve
from tatami.solvers.rrr.table import Table, open_table

__all__ = ["MoveValue", "Progress", "Solution", "Table", "open_table", "solve"]
