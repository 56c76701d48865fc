"""Leaks put into Dynasties on purpose: each must turn the leak checks red."""

from pathlib import Path

import pytest

from tests.mutants import run_mutant

SCRIPT = """
from tatami import testing
from tests.dynasties.hidden import permute
from tests.dynasties.moments import moments

states = moments(3, seed=3, each=1, games=1)
for state, where in states:
    for seat in testing.viewers(state.game):
        testing.assert_no_state(state.observe(seat), where)
        for action in state.legal() if state.to_move() == -1 else []:
            mine = seat == state.dump()["turn"] or state.dump()["phase"] == "deal"
            assert mine or state.tell(action, seat) == [], where
testing.check_permuted(states, permute, seed=3)
testing.check_samples_of(states, seed=3)
testing.check_same_bytes_of(states, seed=3)
"""

OBSERVATION = "games/dynasties/observation.py"
MUTANTS = {
    "everybody sees the next seat's hand": (
        OBSERVATION,
        "state.hands[own] if own >= 0 else 0,",
        "state.hands[(own + 1) % players],",
    ),
    "a spectator sees a hand": (
        OBSERVATION,
        "state.hands[own] if own >= 0 else 0,",
        "state.hands[own],",
    ),
    "the missions of others are shown": (
        OBSERVATION,
        'return [f"{PILES[pile]}?" for pile',
        'return [f"{PILES[pile]}{self.letters[seat]}" for pile',
    ),
    "letters keep the missions themselves": (
        OBSERVATION,
        "[letters_of(int(state.missions_of(other))) for other in range(players)]",
        "[int(state.missions_of(other)) for other in range(players)]",
    ),
    "a world is sampled once and kept": (OBSERVATION, "Dice(rng.getrandbits(62))", "Dice(1)"),
    "the observation keeps the state": (
        OBSERVATION,
        "        state.table.clone(),",
        "        setattr(state.table, 'truth', state) or state.table,",
    ),
    "known cards are forgotten in worlds": (
        "games/dynasties/worlds.py",
        "seen.hand if seat == seen.seat else table.known[seat]",
        "seen.hand if seat == seen.seat else 0",
    ),
    "worlds forget the own hand": (
        "games/dynasties/worlds.py",
        "seen.hand if seat == seen.seat else table.known[seat]",
        "table.known[seat]",
    ),
    "others are told what was drawn": (
        "games/dynasties/story.py",
        "if viewer == table.turn else []",
        "if viewer >= 0 else []",
    ),
    "a refusal tells of the next player's hand": (
        "games/dynasties/refusals.py",
        'Refusal("D-30", Text("dynasties-no-such-card", card=card_name(kind)))',
        'Refusal("D-30", Text("dynasties-no-such-card", card=card_name(int(state.hands[(table.turn + 1) % 2]) % 9)))',
    ),
    "the number of unseen cards of a type shows": (
        "games/dynasties/observation.py",
        "        state.legal() if seat == state.table.seat else [],",
        "        state.legal() if seat == state.table.seat or state.table.seat == -1 else [],",
    ),
}


def test_the_unchanged_engine_passes(tmp_path: Path) -> None:
    same = "state.table.clone(),"
    done = run_mutant(tmp_path, OBSERVATION, same, same, SCRIPT)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", MUTANTS)
def test_leak_turns_the_checks_red(name: str, tmp_path: Path) -> None:
    file, sound, flawed = MUTANTS[name]
    done = run_mutant(tmp_path, file, sound, flawed, SCRIPT)
    assert done.returncode != 0, f"nobody noticed that {name}"
    assert "AssertionError" in done.stderr, done.stderr
