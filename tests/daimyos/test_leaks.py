"""The reckoning's secret, over random games: nothing that a seat gets hangs on what the other has assigned."""

from __future__ import annotations

import pytest

import tatami
from tatami import testing
from tests.daimyos.hidden import permute, reckonings
from tests.marks import rule


@rule("Y-42")
@pytest.mark.parametrize("ronin", [False, True])
def test_nobody_sees_the_others_assignment(ronin: bool) -> None:
    seed = 42
    print(f"seed {seed}")
    states = reckonings(tatami.game("daimyos", ronin=ronin), seed, games=2)
    testing.check_permuted(states[:12] + states[-3:], permute, seed)
    testing.check_samples_of(states, seed)


@rule("Y-75")
def test_alone_nothing_is_hidden() -> None:
    for state, where in reckonings(tatami.game("daimyos", players=1), 7, games=2):
        for seat in testing.viewers(state.game):
            assert not testing.has_holes(state.observe(seat), state), where
