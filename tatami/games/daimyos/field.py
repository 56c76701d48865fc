"""The field of Daimyos: the grid and its spaces, and the four boards on it as bit masks row by row."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.copying import remade
from tatami.games.daimyos.pieces import BOARD_SIZE, BOARDS, CLEAR, COLUMNS, DAIMYO, DAIMYOS, MARGIN, NONE, Box, turned_board

# The grid: the 10x10 field and MARGIN spaces around it. A card needs a ninja next to a daimyo, and no daimyo is on the edge of
# a board, so three spaces of a card never reach further. A space is row * SIZE + column, from the lower left.
SIZE: Final = 14
SPACES: Final = SIZE * SIZE
SPACE_NAMES: Final[list[str]] = [f"{COLUMNS[space % SIZE]}{space // SIZE - 1}" for space in range(SPACES)]
SPACE_NUMBERS: Final[dict[str, int]] = {name: space for space, name in enumerate(SPACE_NAMES)}

# A row of the grid is one number: 14 bits for its spaces in a lane of 16, and three lanes, for example one a clan.
ROWS: Final = SIZE + 2  # two empty rows above, so that a card's rows can be looked up without asking
LANE: Final = 16
LANE_MASK: Final[i64] = 0xFFFF
EVERY_LANE: Final[i64] = 0x1_0001_0001  # one bit in each of the three
# A public, not a shift of 1: compiled, a constant on the left of << has 32 bits only.
POWERS: Final[vec[i64]] = vec[i64]([2**place for place in range(3 * LANE)])
THREE: Final[list[int]] = [0, 1, 1, 2, 1, 2, 2, 3]  # how many bits of three are set


def empty_rows() -> vec[i64]:
    """Return rows with nothing on them."""
    return vec[i64]([0] * ROWS)


class Field:
    """Where daimyos and samurai are printed. It never changes once the boards lie."""

    def __init__(self, box: Box, boards: list[int]) -> None:
        self.printed: list[int] = [CLEAR] * SPACES
        self.daimyo_at: list[int] = [NONE] * DAIMYOS
        self.daimyo_rows: vec[i64] = empty_rows()
        self.samurai: vec[i64] = empty_rows()  # a lane a clan
        if len(boards) < BOARDS:
            return
        for slot, laid in enumerate(boards):  # Y-01
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


def around(rows: vec[i64], space: i64, lane: i64) -> i64:
    """Return how many of the 8 spaces around a space (not on the grid's rim) have a bit in this lane; its own bit must be 0."""
    row = space // SIZE
    shift = space % SIZE - 1 + LANE * lane
    total: i64 = THREE[(rows[row - 1] >> shift) & 7]
    total += THREE[(rows[row] >> shift) & 7]
    total += THREE[(rows[row + 1] >> shift) & 7]
    return total


def neighbours(space: int) -> list[int]:
    """Return the up to 8 spaces around a space."""
    row, column = space // SIZE, space % SIZE
    found: list[int] = []
    for other_row in range(max(row - 1, 0), min(row + 2, SIZE)):
        for other in range(max(column - 1, 0), min(column + 2, SIZE)):
            if other_row != row or other != column:
                found.append(other_row * SIZE + other)
    return found
