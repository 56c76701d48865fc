"""The boards of mode `none`, up to the eight symmetries of the square, each with a number.

In `none` no tile acts twice or comes back, so what matters of a tile on the board is only whom it points for, whether it is
a Guard, which nothing touches (R-33), and whether it lies face down. When a player is to place, their own face-down tiles are
gone (R-10), and the opponent has destroyed one at most in the last turn: so at most one tile is face down.
No tile that is left looks forward or sideways (Herald, Protector), so the square's turns and reflections change nothing.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from tatami.games.rrr.spaces import FULL, SPACES, at

SYMMETRIES: Final = 8
CODES: Final = 10077696  # 6 ** 9

# A board is five sets of spaces, 9 bits each: plain allies of the player to move and of the other, their Guards,
# the tile that is face down. So is a *code* in base 6: a digit a space, 0 for a free one.
MINE: Final = 0
THEIRS: Final = 9
MY_GUARD: Final = 18
THEIR_GUARD: Final = 27
DOWN: Final = 36

# A group: boards with the same Guards (1 mine, 2 theirs), as many tiles, and face-down tiles.
GROUP_TILES: Final = 9  # at most 8 tiles lie there: the player to move always has a free space
GUARD_GROUPS: Final = GROUP_TILES * 2  # groups with the same Guards
GROUPS: Final = 4 * GUARD_GROUPS


def _turned(space: int, symmetry: int) -> int:
    """Return where a space goes: bits of the symmetry mirror left and right, mirror near and far, change files and ranks."""
    file, rank = space % 3, space // 3
    if symmetry & 1:
        file = 2 - file
    if symmetry & 2:
        rank = 2 - rank
    if symmetry & 4:
        file, rank = rank, file
    return rank * 3 + file


# By symmetry * 9 + space: where the space goes.
TURNS: Final[vec[i64]] = vec[i64]([_turned(space, symmetry) for symmetry in range(SYMMETRIES) for space in range(SPACES)])
# By symmetry * 512 + set of spaces: where the set goes.
IMAGES: Final[vec[i64]] = vec[i64](
    [sum(1 << _turned(space, turn) for space in range(SPACES) if mask >> space & 1) for turn in range(8) for mask in range(512)]
)
# By set of spaces (or of seven tiles): how many; the sum of their powers of 6.
SIZES: Final[vec[i64]] = vec[i64]([mask.bit_count() for mask in range(512)])
POWERS: Final[vec[i64]] = vec[i64]([sum(6**space for space in range(SPACES) if mask >> space & 1) for mask in range(512)])


def code_of(board: i64) -> i64:
    """Return the code of a board."""
    return (
        POWERS[board & FULL]
        + 2 * POWERS[(board >> THEIRS) & FULL]
        + 3 * POWERS[(board >> MY_GUARD) & FULL]
        + 4 * POWERS[(board >> THEIR_GUARD) & FULL]
        + 5 * POWERS[board >> DOWN]
    )


def image_of(board: i64, symmetry: i64) -> i64:
    """Return the board turned or mirrored."""
    row = symmetry * 512
    return (
        IMAGES[row + (board & FULL)]
        | IMAGES[row + ((board >> THEIRS) & FULL)] << THEIRS
        | IMAGES[row + ((board >> MY_GUARD) & FULL)] << MY_GUARD
        | IMAGES[row + ((board >> THEIR_GUARD) & FULL)] << THEIR_GUARD
        | IMAGES[row + (board >> DOWN)] << DOWN
    )


def group_of_board(board: i64) -> i64:
    """Return the group of a board."""
    my_guard = (board >> MY_GUARD) & FULL
    their_guard = (board >> THEIR_GUARD) & FULL
    down = board >> DOWN
    guards = (1 if my_guard else 0) + (2 if their_guard else 0)
    tiles = SIZES[(board | board >> THEIRS) & FULL] + SIZES[my_guard | their_guard] + SIZES[down]
    return guards * GUARD_GROUPS + tiles * 2 + (1 if down else 0)


class Boards:
    """Every board with its number; the boards of a group follow one another."""

    def __init__(self) -> None:
        self.boards: vec[i64] = vec[i64]()
        self.numbers: vec[i32] = vec[i32]([-1] * CODES)  # by code
        self.starts: vec[i64] = vec[i64]([0] * (GROUPS + 1))  # by group: the number of its first board
        for group in range(i64(GROUPS)):
            self._add_group(group // GUARD_GROUPS, group // 2 % GROUP_TILES, group & 1)
            self.starts[group + 1] = len(self.boards)

    def _add_group(self, guards: i64, tiles: i64, down: i64) -> None:
        plain = tiles - (guards & 1) - (guards >> 1) - down
        if plain < 0:
            return
        for special in range(i64(SPACES * SPACES * SPACES)):
            mine = _special(special % SPACES, guards & 1)
            theirs = _special(special // SPACES % SPACES, guards >> 1)
            fallen = _special(special // (SPACES * SPACES), down)
            if mine >= 0 and theirs >= 0 and fallen >= 0 and not (mine & theirs or mine & fallen or theirs & fallen):
                self._add_plain(plain, mine << MY_GUARD | theirs << THEIR_GUARD | fallen << DOWN, mine | theirs | fallen)

    def _add_plain(self, plain: i64, special: i64, taken: i64) -> None:
        """Lay this many plain tiles on the spaces that aren't taken, for either side."""
        for spaces in range(i64(512)):
            if not spaces & taken and SIZES[spaces] == plain:
                mine = spaces
                while True:
                    self._add(special | mine | (spaces & ~mine) << THEIRS)
                    if mine == 0:
                        break
                    mine = (mine - 1) & spaces

    def _add(self, board: i64) -> None:
        if self.numbers[code_of(board)] >= 0:
            return
        number = len(self.boards)
        self.boards = append(self.boards, board)
        for symmetry in range(i64(SYMMETRIES)):
            self.numbers[code_of(image_of(board, symmetry))] = i32(number)

    def number_of(self, board: i64) -> i64:
        """Return the number of a board, or of the one that it is an image of."""
        return i64(self.numbers[code_of(board)])


def _special(space: i64, wanted: i64) -> i64:
    """Return the set of this space for a tile that is there, of none (told once) for one that isn't; -1 to leave out."""
    if wanted:
        return at(space)
    return 0 if space == 0 else -1


_made: list[Boards] = []


def all_boards() -> Boards:
    """Return the boards, made once."""
    if not _made:
        _made.append(Boards())
    return _made[0]
