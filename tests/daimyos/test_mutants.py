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
PHASES = "games/daimyos/phases.py"
OWN = "if is_open or owner == seat:"
OPEN = "public.phase == FINISHED or"
MUTANTS = {
    "the other's assignment is shown": (OBSERVATION, OWN, "if is_open or seat >= 0:"),
    "spectators see the assignments": (OBSERVATION, OWN, "if is_open or owner == seat or seat < 0:"),
    "all is open when seat 1 assigns": (OBSERVATION, OPEN, f"{OPEN} public.seat == 1 or"),
    "a world is sampled once and kept": (WORLDS, "rng.randrange(3)", "1"),
    "worlds forget what the observer assigned": (WORLDS, "if entry % 4 == UNSEEN else entry", "if True else entry"),
    "the view tells where the markers will end": (
        OBSERVATION,
        "public.clone(), assigned)",
        "ahead(position), assigned)\n\n\ndef ahead(position: DaimyosPosition):\n    public = position.public.clone()\n"
        "    public.tracks[0] += sum(1 for entry in position.assigned[0] if entry % 4 == 0)\n    return public",
    ),
    "the placement decides which card comes": (
        PHASES,
        "for card in members(public.deck)]",
        "for card in members(public.deck) if len(members(public.deck)) < 2 or card % 2 == len(public.placed) % 2]",
    ),
    "a card is in hand before it is drawn": (
        PHASES,
        "        begin_draw(public)\n\n\ndef begin_draw",
        "        draw_card(public, lowest(public.deck))\n\n\ndef begin_draw",
    ),
    "a fact tells what is assigned": (
        OBSERVATION,
        "return DaimyosObservation(position.game, seat, moves, public.clone(), assigned)",
        "seen = DaimyosObservation(position.game, seat, moves, public.clone(), assigned)\n"
        "    count = sum(entry % 4 == 0 for own in position.assigned for entry in own)\n"
        "    seen.facts = lambda: {**facts(seen), 'whites': count}\n    return seen",
    ),
    "the observation keeps the state": (
        OBSERVATION,
        "return DaimyosObservation(position.game, seat, moves, public.clone(), assigned)",
        "seen = DaimyosObservation(position.game, seat, moves, public.clone(), assigned)\n"
        "    seen.public.truth = position\n    return seen",
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
