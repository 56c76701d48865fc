"""Hidden cards of Kami stay hidden: exchanged, they change no byte that a seat gets."""

import pytest

from tatami import testing
from tests.kami.hidden import permute
from tests.kami.moments import moments


@pytest.mark.parametrize("players", [4, 3, 2])
def test_hidden_cards_change_nothing(players: int) -> None:
    seed = 11
    print(f"seed {seed}")
    states = moments(players, seed, each=4)
    testing.check_permuted(states, permute, seed)
    testing.check_samples_of(states, seed)
    testing.check_same_bytes_of(states, seed)
