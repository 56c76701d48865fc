"""The two zones of mode `none` after a number of turns, and the place of each pair of them in the table."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.games.rrr.pieces import ARCHER, ASSASSIN, FACTION_KINDS, GUARD, KNIGHT
from tatami.solvers.rrr.boards import GROUP_TILES, GROUPS, GUARD_GROUPS, SIZES, Boards

FIRST_LEVEL: Final = 1
LAST_LEVEL: Final = 14
ENDED_LEVEL: Final = 15  # all 15 tiles are out of the zones, so who is to place has lost

ALL_TILES: Final[i64] = 127
DESTROYERS: Final[i64] = 1 << ASSASSIN | 1 << KNIGHT | 1 << ARCHER
MOST_DESTROYED: Final = 6


def my_tiles(level: int) -> int:
    """Return how many tiles the player to move has after this many turns: each takes one from a zone, the first the Citizen."""
    return FACTION_KINDS + 1 - (level + 1) // 2


def guards_of(mine: i64, theirs: i64) -> i64:
    """Return whose Guards lie on the board: those that are in no zone, for nothing removes them (1 mine, 2 theirs)."""
    return (1 - (mine >> GUARD & 1)) | (1 - (theirs >> GUARD & 1)) << 1


class Level:
    """All positions after a number of turns, each with its place: by group of boards, then board, then pair of zones.

    No more tiles can have been destroyed than tiles that destroy were played: that leaves out most of what can't arise.
    The pairs that go with the same Guards stand with the most destroyers first, so those that fit a board are the first few.
    """

    def __init__(self, level: int, boards: Boards) -> None:
        self.level: i64 = level
        self.boards: Boards = boards
        self.ranks: vec[i64] = vec[i64]([-1] * 16384)  # by zones, mine * 128 + theirs: its place among the pairs
        self.pairs: list[vec[i64]] = [vec[i64](), vec[i64](), vec[i64](), vec[i64]()]  # by Guards: the zones, in order
        self.fitting: vec[i64] = vec[i64]([0] * 32)  # by Guards * 8 + destroyed tiles: how many pairs fit
        self._order_pairs(my_tiles(level), my_tiles(level + 1))  # the other one is to move a turn later
        self.widths: vec[i64] = vec[i64]([0] * GROUPS)  # by group: pairs that go with each of its boards
        self.bases: vec[i64] = vec[i64]([0] * GROUPS)  # by group: the place of its first position
        self.size: i64 = 0
        self._order_groups()

    def _order_pairs(self, my_count: i64, their_count: i64) -> None:
        used: i64 = MOST_DESTROYED
        while used >= 0:
            mine: i64 = 0
            while mine <= ALL_TILES:
                if SIZES[mine] == my_count:
                    self._add_pairs(mine, their_count, used)
                mine += 1
            for guards in range(i64(4)):
                self.fitting[guards * 8 + used] = len(self.pairs[guards])
            used -= 1

    def _add_pairs(self, mine: i64, their_count: i64, used: i64) -> None:
        theirs: i64 = 0
        while theirs <= ALL_TILES:
            unused = SIZES[mine & DESTROYERS] + SIZES[theirs & DESTROYERS]
            if SIZES[theirs] == their_count and unused == MOST_DESTROYED - used:
                guards = guards_of(mine, theirs)
                self.ranks[mine << 7 | theirs] = len(self.pairs[guards])
                self.pairs[guards] = append(self.pairs[guards], mine << 7 | theirs)
            theirs += 1

    def _order_groups(self) -> None:
        for group in range(i64(GROUPS)):
            self.bases[group] = self.size
            tiles = group // 2 % GROUP_TILES
            destroyed = self.level - tiles + (group & 1)
            if tiles <= self.level and destroyed <= MOST_DESTROYED:
                self.widths[group] = self.fitting[group // GUARD_GROUPS * 8 + destroyed]
                self.size += self.widths[group] * (self.boards.starts[group + 1] - self.boards.starts[group])

    def place(self, group: i64, number: i64, mine: i64, theirs: i64) -> i64:
        """Return where the value of a position stands, -1 for one that can't arise."""
        rank = self.ranks[mine << 7 | theirs]
        if rank < 0 or rank >= self.widths[group]:
            return -1
        return self.bases[group] + (number - self.boards.starts[group]) * self.widths[group] + rank
