"""Mistakes put into the mind of Dynasties on purpose: each must turn its tests red."""

from pathlib import Path

import pytest

from tests.mutants import run_mutant

SCRIPT = """
from tests.bots import test_dynasties, test_dynasties_solved

test_dynasties.test_the_same_seed_gives_the_same_advice(test_dynasties.MODES[0])
test_dynasties.test_looking_back_judges_every_legal_move()
test_dynasties_solved.test_the_last_action_of_a_game_is_exact()
test_dynasties_solved.test_the_last_draw_of_a_game_is_a_best_one()
"""

MUTANTS = {
    "worlds come from a seed that nobody gave": ("search.py", "Random(int(dice.roll()))", "Random()"),
    "every move is good for the others": ("search.py", "passed.total += results", "passed.total -= results"),
    "a move that goes on counts as exact": ("search.py", "after.public.phase == FINISHED", "after.public.phase >= 0"),
    "the last round counts as any other": ("evaluation.py", "if table.phase == FINISHED:", "if table.phase < 0:"),
    "a review skips what the policy skips": ("search.py", "policy.add_others(state.legal())", "pass"),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_mistake_is_found(tmp_path: Path, name: str) -> None:
    file, sound, flawed = MUTANTS[name]
    result = run_mutant(tmp_path, f"bots/dynasties/{file}", sound, flawed, SCRIPT)
    assert result.returncode == 1, result.stderr[-2000:]
    assert "AssertionError" in result.stderr, result.stderr[-2000:]
