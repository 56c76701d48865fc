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
DOCUMENT = "games/dynasties/document.py"
WORLDS = "games/dynasties/worlds.py"
STORY = "games/dynasties/story.py"
REFUSALS = "games/dynasties/refusals.py"
MUTANTS = {
    "everybody sees the next seat's hand": (
        OBSERVATION,
        "position.hands[own] if own >= 0 else 0,",
        "position.hands[(own + 1) % players],",
    ),
    "a spectator sees a hand": (OBSERVATION, "position.hands[own] if own >= 0 else 0,", "position.hands[own],"),
    "the missions of others are shown": (
        DOCUMENT,
        'return [f"{pieces.PILES[pile]}?" for pile',
        'return [f"{pieces.PILES[pile]}{known.backs[seat]}" for pile',
    ),
    "backs keep the missions themselves": (
        OBSERVATION,
        "[backs_of(int(position.missions_of(other))) for other in range(players)]",
        "[int(position.missions_of(other)) for other in range(players)]",
    ),
    "a world is sampled once and kept": (WORLDS, "Dice(rng.getrandbits(62))", "Dice(1)"),
    "the observation keeps the position": (
        OBSERVATION,
        "        position.public.clone(),",
        "        setattr(position.public, 'truth', position) or position.public,",
    ),
    "the facts tell of the next player's hand": (
        OBSERVATION,
        "    return DynastiesObservation(",
        "    hand = int(position.hands[(own + 1) % players])\n"
        "    DynastiesObservation.facts = lambda self: {**facts(self), 'lying': [hand]}\n"
        "    return DynastiesObservation(",
    ),
    "known cards are forgotten in worlds": (
        WORLDS,
        "known.hand if seat == known.seat else public.known[seat]",
        "known.hand if seat == known.seat else 0",
    ),
    "worlds forget the own hand": (WORLDS, "known.hand if seat == known.seat else public.known[seat]", "public.known[seat]"),
    "others are told what was drawn": (STORY, "if seat == public.turn else []", "if seat >= 0 else []"),
    "a refusal tells of the next player's hand": (
        REFUSALS,
        '"D-30", Text("dynasties-no-such-card", card=pieces.card_name(kind))',
        '"D-30", Text("dynasties-no-such-card", card=pieces.card_name(int(position.hands[(public.turn + 1) % 2]) % 9))',
    ),
    "the number of unseen cards of a type shows": (
        OBSERVATION,
        "        position.legal() if seat == position.public.seat else [],",
        "        position.legal() if seat == position.public.seat or position.public.seat == -1 else [],",
    ),
}


def test_the_unchanged_engine_passes(tmp_path: Path) -> None:
    same = "position.public.clone(),"
    done = run_mutant(tmp_path, OBSERVATION, same, same, SCRIPT)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", MUTANTS)
def test_leak_turns_the_checks_red(name: str, tmp_path: Path) -> None:
    file, sound, flawed = MUTANTS[name]
    done = run_mutant(tmp_path, file, sound, flawed, SCRIPT)
    assert done.returncode != 0, f"nobody noticed that {name}"
    assert "AssertionError" in done.stderr, done.stderr
