"""Leaks put into RRR on purpose: each must turn the leak checks red."""

from pathlib import Path

import pytest

from tests.mutants import run_mutant

SCRIPT = """
from tatami import testing
from tests.rrr.hidden import moments, permute

for mode in ("secret", "secret-draft"):
    states = moments(mode, seed=3, each=1, games=4)
    for state, where in states:
        for seat in testing.viewers(state.game):
            testing.assert_no_state(state.observe(seat), where)
    testing.check_samples_of(states, seed=3)
    testing.check_same_bytes_of(states, seed=3)
    testing.check_permuted([(state.game.load(state.dump()), where) for state, where in states], permute, seed=3)
"""

# What everybody gets to see, facts included; samples play no part.
PERMUTED = """
from tatami import testing
from tests.rrr.hidden import moments, permute

states = moments("secret", seed=3, each=1, games=4)
testing.check_permuted([(state.game.load(state.dump()), where) for state, where in states], permute, seed=3)
"""

# Odds are no matter of the checks above: what each knows of a draft is tested in test_worlds.
WORLDS = """
from tests.rrr.test_worlds import test_each_knows_what_went_through_his_hands as test
test(0)
test(1)
"""

OBSERVATION = "games/rrr/observation.py"
MUTANTS = {
    "the other's hidden tiles are shown": (
        OBSERVATION,
        "zone1 = board.zone1 if viewer == 1 else board.zone1 & ~board.hidden",
        "zone1 = board.zone1",
        SCRIPT,
    ),
    "spectators see hidden tiles": (
        OBSERVATION,
        "zone0 = board.zone0 if viewer == 0 else",
        "zone0 = board.zone0 if viewer <= 0 else",
        SCRIPT,
    ),
    "everybody sees the packet": (
        "games/rrr/memory.py",
        "return position.step == 2 or position.step == 4 or viewer == drawer",
        "return True",
        SCRIPT,
    ),
    "spectators see the packet that is passed on": (
        "games/rrr/memory.py",
        "if viewer < 0 or position.step == 0:",
        "if position.step == 0:",
        SCRIPT,
    ),
    "all that is used is known": (
        "games/rrr/memory.py",
        "return (memory | in_sight(position, viewer)) & position.used",
        "return position.used",
        SCRIPT,
    ),
    "a world is sampled once and kept": ("games/rrr/worlds.py", "Dice(rng.getrandbits(62))", "Dice(1)", SCRIPT),
    "worlds in which nobody could place": (
        "games/rrr/worlds.py",
        "return can_place(board, board.mover)",
        "return True",
        "from tests.rrr.test_worlds import test_a_player_who_is_to_place_has_a_tile_that_he_can_place as test; test()",
    ),
    "worlds forget the packet that was passed on": ("games/rrr/worlds.py", "if kept_from:", "if False:", WORLDS),
    "a refusal tells the Spy what is hidden": (
        "games/rrr/refusals.py",
        'return Refusal("R-39", Text("rrr-no-spy-tile"',
        'return Refusal("R-39" if board.hidden >> (action - actions.NAMED) & 1 else "R-31", Text("rrr-no-spy-tile"',
        SCRIPT,
    ),
    "the rules that matter tell of a hidden Tower": (
        OBSERVATION,
        "known.mode = position.mode",
        "known.mode = position.mode; known.board.neutral |= position.board.hidden",
        SCRIPT,
    ),
    "the log tells what is kept": (
        "games/rrr/story.py",
        "if viewer == position.seat else",
        "if viewer >= 0 else",
        "from tests.rrr.test_story import test_a_secret_draft as test; test()",
    ),
    "a fact tells what is hidden": (
        OBSERVATION,
        "known.mode = position.mode",
        "known.mode = position.mode; count = int(size(position.board.hidden & 0xFF000)); "
        "known.facts = lambda: {**facts(known), 'needed': count}",
        PERMUTED,
    ),
    "the observation keeps the state": (
        OBSERVATION,
        "known.mode = position.mode",
        "known.mode = position.mode; known.truth = position",
        SCRIPT,
    ),
}


def test_the_unchanged_engine_passes(tmp_path: Path) -> None:
    same = "known.mode = position.mode"
    done = run_mutant(tmp_path, OBSERVATION, same, same, SCRIPT + PERMUTED + WORLDS)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", MUTANTS)
def test_leak_turns_the_checks_red(name: str, tmp_path: Path) -> None:
    file, sound, flawed, script = MUTANTS[name]
    done = run_mutant(tmp_path, file, sound, flawed, script)
    assert done.returncode != 0, f"nobody noticed that {name}"
    assert "AssertionError" in done.stderr, done.stderr
