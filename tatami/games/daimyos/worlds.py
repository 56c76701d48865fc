"""Positions that a seat of Daimyos can't tell from the true one. Only the reckoning has anything to guess."""

from random import Random

from tatami.games.daimyos.state import DaimyosState
from tatami.games.daimyos.table import Table


def guess(table: Table, assigned: list[list[int]], rng: Random) -> DaimyosState:
    """A state that fits: each token whose track is unseen (clan 3) lies on one of the three, all equally likely."""
    full: list[list[int]] = []
    for entries in assigned:
        full.append([entry // 4 * 4 + rng.randrange(3) if entry % 4 == 3 else entry for entry in entries])
    return DaimyosState(table.clone(), full)
