"""Leaks put into Kami on purpose: each must turn the leak checks red."""

from pathlib import Path

import pytest

from tests.mutants import run_mutant

SCRIPT = """
import sys
from tatami import testing
from tests.kami.hidden import permute
from tests.kami.moments import moments

for players in (4, 3, 2):
    states = moments(players, seed=3, each=2, games=20)
    for state, where in states:
        for seat in testing.viewers(state.game):
            testing.assert_no_state(state.observe(seat), where)
    testing.check_permuted(states, permute, seed=3)
    testing.check_samples_of(states, seed=3)
    testing.check_same_bytes_of(states, seed=3)
"""

MUTANTS = {
    "all hands are shown": (
        "games/kami/observation.py",
        "if other == seat or over else HIDDEN",
        "if other >= 0 or over else HIDDEN",
    ),
    "the partner's hand is shown": (
        "games/kami/observation.py",
        "if other == seat or over else HIDDEN",
        "if (other - seat) % 2 == 0 or over else HIDDEN",
    ),
    "face-down cards are shown": (
        "games/kami/observation.py",
        "return not is_down(move) or seat_of(move) == seat",
        "return True or seat_of(move) == seat",
    ),
    "everybody sees the cards set aside": (
        "games/kami/observation.py",
        "over or seat == (position.first + 2) % 3",
        "over or True",
    ),
    "a world is sampled once and kept": ("games/kami/worlds.py", "Dice(rng.getrandbits(62))", "Dice(1)"),
    "the question's seat shows": (
        "games/kami/observation.py",
        "known.mover = CHANCE if waiting else position.seat",
        "known.mover = position.seat",
    ),
    "worlds forget who asked": ("games/kami/worlds.py", "soldiers[seat] = shown - played", "pass"),
    "worlds forget what the observer saw set aside": ("games/kami/worlds.py", "if card == UNSEEN:", "if True:"),
    "a refusal tells of the next player's hand": (
        "games/kami/refusals.py",
        'Refusal("K-13", Text("kami-no-match", card=card_name(kind)',
        'Refusal("K-13", Text("kami-no-match", '
        "card=card_name(min(7, int(position.hands[(position.seat + 1) % position.players]) % 16))",
    ),
    "the view tells how many Soldiers the next player has": (
        "games/kami/observation.py",
        "known.empress_up = position.empress_up",
        "known.empress_up = int(position.hands[(seat + 1) % position.players]) % 16 > 2",
    ),
    "the facts tell of the next player's hand": (
        "games/kami/observation.py",
        "known.players = position.players",
        "known.players = position.players\n"
        "    known.facts = lambda hand=int(position.hands[(seat + 1) % position.players]): {**view.facts(known), 'goal': hand}",
    ),
    "the observation keeps the state": (
        "games/kami/observation.py",
        "known.players = position.players",
        "known.players = position.players; known.truth = position",
    ),
}


def test_the_unchanged_engine_passes(tmp_path: Path) -> None:
    same = "known.players = position.players"
    done = run_mutant(tmp_path, "games/kami/observation.py", same, same, SCRIPT)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", MUTANTS)
def test_leak_turns_the_checks_red(name: str, tmp_path: Path) -> None:
    file, sound, flawed = MUTANTS[name]
    done = run_mutant(tmp_path, file, sound, flawed, SCRIPT)
    assert done.returncode != 0, f"nobody noticed that {name}"
    assert "AssertionError" in done.stderr, done.stderr
