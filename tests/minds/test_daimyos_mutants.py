"""Flaws put into Daimyos' mind on purpose: each must turn a check of it red."""

from pathlib import Path

import pytest

from tests.mutants import run_mutant

SCRIPT = """
from fractions import Fraction

from tatami.minds.daimyos.contest import Contest, settle
from tests.minds.daimyos_contests import brute_payoffs, expected, walk

contest = Contest([2, -1, -1], -1, [[1, 1, 2, 1], [1, 1, 1, 2]])
answer = settle(contest)
best, worst = expected(brute_payoffs(contest), answer.mixtures[0].weights, answer.mixtures[1].weights)
assert answer.exact, "not solved"
assert best == worst, "somebody gains"
for seat in range(2):
    total = answer.mixtures[seat].total
    pairs = zip(contest.spreads[seat], answer.mixtures[seat].weights, strict=True)
    wanted = {spread: Fraction(weight, total) for spread, weight in pairs if weight}
    assert walk(contest, answer, seat, [], Fraction(1)) == wanted, "not the mixture"
"""

CONTEST = "minds/daimyos/contest.py"
ASSIGNING = "minds/daimyos/assigning.py"
MATRIX = "minds/daimyos/matrix.py"
SOUND = (CONTEST, "answer.exact = upper * below == lower * under")
MUTANTS = {
    "the first mixture is taken for the equilibrium": (*SOUND, "answer.exact = True"),
    "seat 1 is paid what seat 0 wins": (CONTEST, "sign = -1 if seat == 0 else 1  #", "sign = 1  #"),
    "ways to a spread are counted, not shared": (ASSIGNING, "reached * (common // ways[spread])", "reached"),
    "the row side plays the column side's lift": (MATRIX, "bottom - lift * total, total", "bottom, total"),
    "a tie in daimyo tokens is forgotten": ("games/daimyos/reckoning.py", "if ahead != 0:", "if ahead > 0:"),
}
MATRIX_SCRIPT = """
from tatami.minds.daimyos.matrix import is_equilibrium, solve

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
