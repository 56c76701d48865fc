"""The finished table of mode `none`: the exact value of a position, looked up."""

import mmap
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from tatami.games.rrr.position import PLACING, Position
from tatami.games.rrr.spaces import FULL, SPACES, at
from tatami.games.rrr.tiles import (
    CITIZEN,
    DEATH,
    FACTION_KINDS,
    GUARD,
    JAILER,
    KINDS,
    PROTECTOR,
    TOWER,
    WITCH,
    kind_of,
    one,
)
from tatami.solvers.rrr.boards import (
    DOWN,
    MY_GUARD,
    SIZES,
    THEIR_GUARD,
    THEIRS,
    all_boards,
)
from tatami.solvers.rrr.files import HEADER, levels_there, map_level
from tatami.solvers.rrr.levels import ZERO, group_of_board
from tatami.solvers.rrr.values import UNKNOWN
from tatami.solvers.rrr.zones import ALL_TILES, FIRST_LEVEL, LAST_LEVEL, Level, guards_of

OUTSIDE: Final[i64] = -1
# Kinds that do something as long as they lie face up: a board with one of them is none of mode `none`.
LASTING: Final[i64] = 1 << JAILER | 1 << WITCH | 1 << PROTECTOR | 1 << TOWER | 1 << DEATH


def board_of(position: Position) -> i64:
    """The board as `none` sees it, or OUTSIDE where another tile than the Guard has a lasting effect."""
    mover = position.mover
    up = position.face_up()
    guards: i64 = 0
    space: i64 = 0
    while space < SPACES:
        if (up >> space) & 1:
            kind = kind_of(position.tile_at(space))
            if (LASTING >> kind) & 1:
                return OUTSIDE
            if kind == GUARD:
                guards |= at(space)
        space += 1
    down = position.occupied & ~up
    if down & (position.down1 if mover == 1 else position.down0) or SIZES[down] > 1:
        return OUTSIDE
    mine = position.allies(mover)
    theirs = position.allies(1 - mover)
    if SIZES[mine & guards] > 1 or SIZES[theirs & guards] > 1:
        return OUTSIDE
    return (
        mine & ~guards
        | (theirs & ~guards) << THEIRS
        | (mine & guards) << MY_GUARD
        | (theirs & guards) << THEIR_GUARD
        | down << DOWN
    )


def own_tiles(position: Position, seat: i64) -> i64:
    """The faction tiles of a zone, a bit a kind, or OUTSIDE when it has others."""
    zone = position.zone(seat)
    own = zone >> KINDS if seat == 1 else zone & ALL_TILES
    return own if zone == (own << KINDS if seat == 1 else own) else OUTSIDE


class Table:
    """The levels of the table that are in a folder; positions of other levels are unknown to it."""

    def __init__(self, folder: Path) -> None:
        self.boards = all_boards()
        self.levels: list[Level | None] = [None] * (LAST_LEVEL + 1)
        self.files: list[mmap.mmap | None] = [None] * (LAST_LEVEL + 1)
        for number in levels_there(folder):
            level = Level(number, self.boards)
            self.levels[number] = level
            self.files[number] = map_level(folder, number, int(level.size))

    def is_complete(self) -> bool:
        """Whether every position of `none` is in the table, but for the very first one, where only the Citizen is placed."""
        return all(file is not None for file in self.files[FIRST_LEVEL:])

    def value(self, position: Position) -> i64:
        """The value of a position to the player who is to place a tile; UNKNOWN for one that isn't in the table.

        Of other modes it knows those where what is left is as in `none`: no neutral to place, none with a lasting effect.
        """
        if position.phase != PLACING or position.neutral or (position.zone0 | position.zone1) & one(CITIZEN):
            return UNKNOWN
        mine = own_tiles(position, position.mover)
        theirs = own_tiles(position, 1 - position.mover)
        if mine == OUTSIDE or theirs == OUTSIDE:
            return UNKNOWN
        # The two play in turns and the first also placed the Citizen: so the zones say how many turns it has been.
        more = SIZES[mine] - SIZES[theirs]
        number = 2 * FACTION_KINDS + 1 - SIZES[mine] - SIZES[theirs]
        if more != 1 - number % 2 or number > LAST_LEVEL:
            return UNKNOWN
        level = self.levels[number]
        if level is None:
            return UNKNOWN
        board = board_of(position)
        if board == OUTSIDE:
            return UNKNOWN
        guards = (1 if (board >> MY_GUARD) & FULL else 0) + (2 if (board >> THEIR_GUARD) & FULL else 0)
        if guards != guards_of(mine, theirs):
            return UNKNOWN
        group = group_of_board(board)
        tiles = SIZES[position.occupied]
        if tiles == SPACES or tiles > number:
            return UNKNOWN
        place = level.place(group, self.boards.number_of(board), mine, theirs)
        if place < 0:
            return UNKNOWN
        file = self.files[number]
        assert file is not None
        byte: i64 = file[int(HEADER + place)]
        return byte - ZERO


def open_table(folder: Path) -> Table | None:
    """The table in this folder, None when there is none."""
    return Table(folder) if levels_there(folder) else None
