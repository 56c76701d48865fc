"""Hidden cards of Dynasties stay hidden: exchanged, they change no byte that a seat gets."""

from random import Random

import pytest

from tatami import testing
from tests.dynasties.hidden import permute
from tests.dynasties.moments import moments


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_cards_change_nothing(players: int) -> None:
    seed = 11
    print(f"seed {seed}")
    states = moments(players, seed, each=1)
    testing.check_permuted(states, permute, seed)
    testing.check_samples_of(states, seed)
    testing.check_same_bytes_of(states, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_cards_change_no_log(players: int) -> None:
    seed = 12
    print(f"seed {seed}")
    rng = Random(seed)
    for state, where in moments(players, seed, each=2):
        for seat in testing.viewers(state.game):
            world = state.game.load(permute(state.dump(), int(seat), rng))
            for action in set(state.legal()) & set(world.legal()):
                assert repr(world.tell(action, seat)) == repr(state.tell(action, seat)), where
