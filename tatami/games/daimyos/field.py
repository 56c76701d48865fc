"""The field of Daimyos: the four boards as they lie, as bit masks row by row. It never changes once the boards lie."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.copying import remade
from tatami.games.daimyos.box import Box
from tatami.games.daimyos.names import (
    BOARD_SIZE,
    BOARDS,
    CLEAR,
    DAIMYO,
    DAIMYOS,
    MARGIN,
    NONE,
    SIZE,
    SPACES,
)

# A row of the grid is one number: 14 bits for its spaces in a lane of 16, and three lanes, for example one a clan.
ROWS: Final = SIZE + 2  # two empty rows above, so that a card's rows can be looked up without asking
LANE: Final = 16
LANE_MASK: Final[i64] = 0xFFFF
EVERY_LANE: Final[i64] = 0x1_0001_0001  # one bit in each of the three
# A table, not a shift of 1: compiled, a constant on the left of << has 32 bits only.
POWERS: Final[vec[i64]] = vec[i64]([2**place for place in range(3 * LANE)])
THREE: Final[list[int]] = [0, 1, 1, 2, 1, 2, 2, 3]  # how many bits of three are set


def empty_rows() -> vec[i64]:
    """Rows with nothing on them."""
    return vec[i64]([0] * ROWS)


class Field:
    """Where daimyos and samurai are printed (Y-01)."""

    def __init__(self, box: Box, boards: list[int]) -> None:
        self.printed: list[int] = [CLEAR] * SPACES
        self.daimyo_at: list[int] = [NONE] * DAIMYOS
        self.daimyo_rows: vec[i64] = empty_rows()
        self.samurai: vec[i64] = empty_rows()  # a lane a clan
        if len(boards) < BOARDS:
            return
        for slot, laid in enumerate(boards):
            cells = turned_board(box.drawings[laid // 4], laid % 4)
            for place, cell in enumerate(cells):
                column: i64 = MARGIN + slot % 2 * BOARD_SIZE + place % BOARD_SIZE
                row: i64 = MARGIN + slot // 2 * BOARD_SIZE + place // BOARD_SIZE
                self.printed[row * SIZE + column] = cell
                if cell >= DAIMYO:
                    self.daimyo_at[cell - DAIMYO] = int(row * SIZE + column)
                    self.daimyo_rows[row] |= POWERS[column]
                elif cell != CLEAR:
                    clan: i64 = cell - 3
                    self.samurai[row] |= POWERS[column + LANE * clan]

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self, Box(""), [])

    def __deepcopy__(self, memo: dict[int, Any]) -> "Field":
        return self


def turned_board(cells: list[int], quarters: int) -> list[int]:
    """A board, its lowest row first, after so many quarter turns clockwise."""
    last = BOARD_SIZE - 1
    for _ in range(quarters):
        turned: list[int] = []
        for row in range(BOARD_SIZE):
            for column in range(BOARD_SIZE):
                turned.append(cells[column * BOARD_SIZE + last - row])
        cells = turned
    return cells


def around(rows: vec[i64], space: i64, lane: i64) -> i64:
    """How many of the 8 spaces around a space (not on the grid's rim) have a bit in this lane; its own bit must be 0."""
    row = space // SIZE
    shift = space % SIZE - 1 + LANE * lane
    total: i64 = THREE[(rows[row - 1] >> shift) & 7]
    total += THREE[(rows[row] >> shift) & 7]
    total += THREE[(rows[row + 1] >> shift) & 7]
    return total


def neighbours(space: int) -> list[int]:
    """The up to 8 spaces around a space."""
    row, column = space // SIZE, space % SIZE
    found: list[int] = []
    for other_row in range(max(row - 1, 0), min(row + 2, SIZE)):
        for other in range(max(column - 1, 0), min(column + 2, SIZE)):
            if other_row != row or other != column:
                found.append(other_row * SIZE + other)
    return found
