"""Flaws put into Daimyos' mind on purpose: each must turn a check of it red."""

from pathlib import Path

import pytest

from tests.mutants import run_mutant

SCRIPT = """
from fractions import Fraction

from tatami.bots.daimyos.assignment import AssignmentGame, solve_assignment
from tests.bots.daimyos_assignments import brute_payoffs, expected, walk

assignment = AssignmentGame([2, -1, -1], -1, [[1, 1, 2, 1], [1, 1, 1, 2]])
equilibrium = solve_assignment(assignment)
best, worst = expected(brute_payoffs(assignment), equilibrium.mixtures[0].weights, equilibrium.mixtures[1].weights)
assert equilibrium.exact, "not solved"
assert best == worst, "somebody gains"
for seat in range(2):
    total = equilibrium.mixtures[seat].total
    pairs = zip(assignment.spreads[seat], equilibrium.mixtures[seat].weights, strict=True)
    wanted = {spread: Fraction(weight, total) for spread, weight in pairs if weight}
    assert walk(assignment, equilibrium, seat, [], Fraction(1)) == wanted, "not the mixture"
"""

ASSIGNMENT = "bots/daimyos/assignment.py"
ASSIGNING = "bots/daimyos/assigning.py"
MATRIX = "bots/daimyos/matrix.py"
SOUND = (ASSIGNMENT, "equilibrium.exact = upper * below == lower * under")
MUTANTS = {
    "the first mixture is taken for the equilibrium": (*SOUND, "equilibrium.exact = True"),
    "seat 1 is paid what seat 0 wins": (ASSIGNMENT, "sign = -1 if seat == 0 else 1  #", "sign = 1  #"),
    "ways to a spread are counted, not shared": (ASSIGNING, "reached * (common // ways[spread])", "reached"),
    "the row side plays the column side's lift": (MATRIX, "bottom - lift * total, total", "bottom, total"),
    "a tie in daimyo tokens is forgotten": ("games/daimyos/reckoning.py", "if ahead != 0:", "if ahead > 0:"),
}
MATRIX_SCRIPT = """
from tatami.bots.daimyos.matrix import solve
from tests.bots.daimyos_assignments import is_equilibrium

matrix = [[3, -1], [-2, 1]]
assert is_equilibrium(matrix, solve(matrix))
"""


def test_the_unchanged_mind_passes(tmp_path: Path) -> None:
    done = run_mutant(tmp_path, *SOUND, SOUND[1], SCRIPT + MATRIX_SCRIPT)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", MUTANTS)
def test_a_flaw_is_noticed(name: str, tmp_path: Path) -> None:
    file, sound, flawed = MUTANTS[name]
    done = run_mutant(tmp_path, file, sound, flawed, SCRIPT + MATRIX_SCRIPT)
    assert done.returncode != 0, f"nobody noticed that {name}"
    assert "AssertionError" in done.stderr, done.stderr
