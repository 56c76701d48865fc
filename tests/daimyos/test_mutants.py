"""Leaks put into Daimyos on purpose: each must turn the leak checks red."""

from pathlib import Path

import pytest

from tests.mutants import run_mutant

SCRIPT = """
import tatami
from tatami import testing
from tests.daimyos.hidden import check_draws, permute, reckonings

states = reckonings(tatami.game("daimyos"), 3, 1)
for state, where in states:
    for seat in testing.viewers(state.game):
        testing.assert_no_state(state.observe(seat), where)
testing.check_permuted(states[:3] + states[9:11] + states[-1:], permute, seed=3)
testing.check_samples_of(states, seed=3)
assert check_draws(tatami.game("daimyos"), 3, 1) > 10
"""

OBSERVATION = "games/daimyos/observation.py"
WORLDS = "games/daimyos/worlds.py"
STATE = "games/daimyos/state.py"
TURNS = "games/daimyos/turns.py"
OWN = "if open_now or owner == seat:"
OPEN = "table.phase == FINISHED or"
MUTANTS = {
    "the other's assignment is shown": (OBSERVATION, OWN, "if open_now or seat >= 0:"),
    "spectators see the assignments": (OBSERVATION, OWN, "if open_now or owner == seat or seat < 0:"),
    "all is open when seat 1 assigns": (OBSERVATION, OPEN, f"{OPEN} table.seat == 1 or"),
    "a world is sampled once and kept": (WORLDS, "rng.randrange(3)", "1"),
    "worlds forget what the observer assigned": (WORLDS, "if entry % 4 == 3 else entry", "if True else entry"),
    "the view tells where the markers will end": (
        OBSERVATION,
        "table.clone(), assigned)",
        "ahead(state), assigned)\n\n\ndef ahead(state: DaimyosState) -> Table:\n    table = state.table.clone()\n"
        "    table.tracks[0] += sum(1 for entry in state.assigned[0] if entry % 4 == 0)\n    return table",
    ),
    "the placement decides which card comes": (
        STATE,
        "for card in members(table.deck)]",
        "for card in members(table.deck) if len(members(table.deck)) < 2 or card % 2 == len(table.placed) % 2]",
    ),
    "a card is in hand before it is drawn": (
        TURNS,
        "        begin_draw(table)\n\n\ndef begin_counting",
        "        draw_card(table, lowest(table.deck))\n\n\ndef begin_counting",
    ),
    "the observation keeps the state": (
        OBSERVATION,
        "self.table = table  # all that lies open",
        "self.table = table; table.truth = DaimyosState(table, assigned)  # type: ignore",
    ),
}


def test_the_unchanged_engine_passes(tmp_path: Path) -> None:
    done = run_mutant(tmp_path, OBSERVATION, OWN, OWN, SCRIPT)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", MUTANTS)
def test_leak_turns_the_checks_red(name: str, tmp_path: Path) -> None:
    file, sound, flawed = MUTANTS[name]
    done = run_mutant(tmp_path, file, sound, flawed, SCRIPT)
    assert done.returncode != 0, f"nobody noticed that {name}"
    assert "AssertionError" in done.stderr, done.stderr
