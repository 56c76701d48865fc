"""Who sits where: each deal is played in a balanced set of seatings, so that neither seat nor deal favours a side."""

from collections.abc import Sequence
from typing import Final

from tatami.game import Game

A: Final = 0
B: Final = 1

Seating = tuple[int, ...]  # for each seat, A or B


def seatings(game: Game) -> list[Seating]:
    """Return the games of one deal. Of two sides each is A once; of more each is once alone against the others, as A and as B.

    Daimyos solo is no exception: the Automaton's seat counts as the other's, who plays the same set-up in the next game.
    """
    owners = [A] if len(game.sides) == 2 else [A, B]
    return [_alone(game, owner, side) for side in range(len(game.sides)) for owner in owners]


def _alone(game: Game, owner: int, side: int) -> Seating:
    """Return the seating in which one side has this owner, all others the other one."""
    return tuple(owner if seat in game.sides[side] else 1 - owner for seat in range(game.seats))


def points_of(seating: Seating, winners: Sequence[int]) -> float:
    """Return A's part of the win: 1, 0, or its share where several have won; a draw of all counts as all having won."""
    return sum(seating[seat] == A for seat in winners) / len(winners)
