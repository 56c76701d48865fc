"""The exact ending: with one free space left, who wins is searched instead of guessed."""

from typing import Final

from mypy_extensions import i64

from tatami.games.rrr.position import CATCHING, ENDED, Position
from tatami.games.rrr.spaces import SPACES
from tatami.games.rrr.tiles import NECROMANCER, one
from tatami.solvers.rrr.boards import SIZES
from tatami.solvers.rrr.search import PROVEN_YES, TO_THE_END, Search, Stopped
from tatami.solvers.rrr.solver import next_target
from tatami.solvers.rrr.values import BEST, UNKNOWN, WORST, final_value

PATIENCE: Final = 60  # nodes for one ending; most need fewer than ten


class Endings:
    """Solves positions that are nearly over, and remembers them for one decision's search.

    With `by_points` it finds by how much, else only who wins: the value is then 1 or -1. In worlds that differ in hidden tiles
    it leaves out games with a Necromancer: what is in the discard pile isn't part of what the search remembers positions by.
    """

    def __init__(self, search: Search, by_points: bool, has_worlds: bool, tiles: int) -> None:
        self.search = search
        self.by_points = by_points
        self.has_worlds = has_worlds
        self.tiles: i64 = tiles  # from so many on the board on it is tried

    def value(self, position: Position) -> i64:
        """The value to seat 0, UNKNOWN where it wasn't found; hidden tiles count as open."""
        if position.phase == ENDED:
            return final_value(position)
        if SIZES[position.occupied] < self.tiles or position.phase == CATCHING:
            return UNKNOWN
        if self.has_worlds and may_fetch(position):
            return UNKNOWN
        open_one = position
        if position.hidden:
            open_one = position.clone()
            open_one.hidden = 0
        self.search.limit = self.search.nodes + PATIENCE
        try:
            return self._solve(open_one)
        except Stopped:
            return UNKNOWN

    def _solve(self, position: Position) -> i64:
        low: i64 = 1
        high: i64 = BEST
        if self.search.reaches(position, 0, 1, TO_THE_END) != PROVEN_YES:
            low = WORST
            high = -1
        if not self.by_points:
            return 1 if low > 0 else -1
        while low < high:
            target: i64 = next_target(int(low), int(high))
            if self.search.reaches(position, 0, target, TO_THE_END) == PROVEN_YES:
                low = target
            else:
                high = target - 1
        return low


def may_fetch(position: Position) -> bool:
    """Whether a Necromancer may still act or is on the board to be used again."""
    if (position.zone0 | position.zone1 | position.neutral) & one(NECROMANCER):
        return True
    space: i64 = 0
    while space < SPACES:
        if position.tile_at(space) == NECROMANCER:
            return True
        space += 1
    return False
