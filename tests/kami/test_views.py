"""The engine's views against the twin's, seat by seat, through whole random games."""

from __future__ import annotations

import random

import pytest

import tatami
from tatami import State
from tests.kami.positions import load, observe
from tests.twins.kami import seen

STEPS = 200


def check_views(state: State, players: int, rng: random.Random) -> None:
    """Every seat sees what it may, has moves only in its turn, and samples worlds that look the same."""
    document = state.dump()
    loaded = load(document)
    for seat in [*range(players), tatami.SPECTATOR]:
        view = observe(state, seat)
        assert view.data() == seen(document, None if seat == tatami.SPECTATOR else seat)
        assert view.legal() == (state.legal() if state.to_move() == seat else [])
        assert observe(loaded, seat).key() == view.key()
    seat = rng.choice([*range(players), tatami.SPECTATOR])
    view = observe(state, seat)
    world = view.sample(rng)
    assert observe(world, seat).data() == view.data()
    assert observe(world, seat).key() == view.key()
    assert load(world.dump()).dump() == world.dump()


@pytest.mark.parametrize("players", [4, 3, 2])
@pytest.mark.parametrize("number", range(3))
def test_views_through_a_game(players: int, number: int) -> None:
    seed = f"kami views {players} {number}"
    print(f"seed {seed!r}")
    rng = random.Random(seed)
    state = tatami.game("kami", players=players).start()
    for _ in range(STEPS):
        check_views(state, players, rng)
        if state.to_move() == tatami.OVER:
            break
        # Chance by kind, not by card: hands full of Soldiers are common then (K-06).
        state.play(rng.choice(state.legal()))
