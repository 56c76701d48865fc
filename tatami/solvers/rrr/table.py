"""The finished table of mode `none`: the exact value of a position, looked up."""

import mmap
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from tatami.games.rrr.board import PLACING, Board
from tatami.games.rrr.pieces import CITIZEN, FACTION_KINDS, GUARD, KINDS, kind_of, one
from tatami.games.rrr.spaces import SPACES, at
from tatami.solvers.rrr.boards import DOWN, GUARD_GROUPS, MY_GUARD, SIZES, THEIR_GUARD, THEIRS, all_boards, group_of_board
from tatami.solvers.rrr.files import HEADER, level_path, levels_there, map_level
from tatami.solvers.rrr.keys import LASTING
from tatami.solvers.rrr.levels import ZERO
from tatami.solvers.rrr.values import UNKNOWN
from tatami.solvers.rrr.zones import ALL_TILES, LAST_LEVEL, Level, guards_of

OUTSIDE: Final[i64] = -1


def board_of(position: Board) -> i64:
    """Return the board as `none` sees it, or OUTSIDE where another tile than the Guard has a lasting effect."""
    mover = position.mover
    up = position.face_up()
    guards: i64 = 0
    for space in range(i64(SPACES)):
        if (up >> space) & 1:
            kind = kind_of(position.tile_at(space))
            if kind == GUARD:
                guards |= at(space)
            elif (LASTING >> kind) & 1:
                return OUTSIDE
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


def own_tiles(position: Board, seat: i64) -> i64:
    """Return the faction tiles of a zone, a bit a kind, or OUTSIDE when it has others."""
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

    def value(self, position: Board) -> i64:
        """Return the value of a position to the player who is to place a tile; UNKNOWN for one that isn't in the table.

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
        group = group_of_board(board)
        if group // GUARD_GROUPS != guards_of(mine, theirs):
            return UNKNOWN
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


_open: Final[dict[Path, tuple[list[int], Table]]] = {}


def open_table(folder: Path) -> Table | None:
    """Return the table in this folder, opened once in a process as long as its files are the same; None when there is none."""
    levels = levels_there(folder)
    times = [level_path(folder, level).stat().st_mtime_ns for level in levels]
    if not levels:
        return None
    known = _open.get(folder)
    if known is None or known[0] != times:
        known = _open[folder] = (times, Table(folder))
    return known[1]
