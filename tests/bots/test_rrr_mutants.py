"""Mistakes put into RRR's mind on purpose: each must turn a check red."""

from pathlib import Path

import pytest

from tests.mutants import run_mutant

TREE = "from tests.bots.test_rrr import check_the_tree_sees_plain_wins as check; check()"
WON = "from tests.bots.test_rrr_proof import check_won_positions_are_won as check; check('none', 8, 6)"
WORTH = "from tests.bots.test_rrr_match_values import test_first_to_two_by_hand as check; check()"
POINTS = "from tests.bots.test_rrr_match_values import test_the_goal_is_what_wins_the_match as check; check()"

MUTANTS = {
    "both seats want what is good for seat 0": (
        "tree.py",
        "node.totals[place] += reward if self.movers[depth] == 0 else -reward",
        "node.totals[place] += reward",
        TREE,
    ),
    "what is proven to lose comes first": ("proof.py", "won + found + lost", "lost + found + won", WON),
    "the winner chooses who is first": (
        "match_values.py",
        "loser = 1 if value > 0 else 0",
        "loser = 0 if value > 0 else 1",
        WORTH,
    ),
    "a win is wanted where less is enough": ("match_values.py", "if self.is_last and self.half > 0:", "if False:", POINTS),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_mistake_is_found(name: str, tmp_path: Path) -> None:
    file, sound, flawed, script = MUTANTS[name]
    result = run_mutant(tmp_path, f"bots/rrr/{file}", sound, flawed, script)
    assert result.returncode == 1
    assert "AssertionError" in result.stderr, result.stderr[-2000:]
