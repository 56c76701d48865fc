"""The nine spaces of RRR: a set of spaces is one number, a bit a space; tables say what lies where from each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SPACES: Final = 9
FULL: Final[i64] = 511
NOWHERE: Final = -1

# a1 b1 c1 are 0 1 2, a2 is 3, c3 is 8: files a-c from left to right, ranks 1-3 from near to far, as seat 0 sees it.
SPACE_NAMES: Final[list[str]] = [f"{'abc'[space % 3]}{space // 3 + 1}" for space in range(SPACES)]
DIRECTION_NAMES: Final[list[str]] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
DIRECTIONS: Final = 8
_STEPS: Final[list[tuple[int, int]]] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]


def _ray(space: int, direction: int, length: int) -> int:
    """Return the spaces in a direction, at most this many."""
    file, rank = space % 3, space // 3
    right, up = _STEPS[direction]
    spaces = 0
    for _ in range(length):
        file, rank = file + right, rank + up
        if not (0 <= file < 3 and 0 <= rank < 3):
            break
        spaces |= 1 << (rank * 3 + file)
    return spaces


def _near(space: int, directions: list[int]) -> int:
    """Return the adjacent spaces in these directions."""
    spaces = 0
    for direction in directions:
        spaces |= _ray(space, direction, 1)
    return spaces


# By space: the orthogonally and the diagonally adjacent spaces, those left and right, and all in line with it.
ORTHOGONAL: Final[vec[i64]] = vec[i64]([_near(space, [0, 2, 4, 6]) for space in range(SPACES)])
DIAGONAL: Final[vec[i64]] = vec[i64]([_near(space, [1, 3, 5, 7]) for space in range(SPACES)])
AROUND: Final[vec[i64]] = vec[i64]([_near(space, list(range(DIRECTIONS))) for space in range(SPACES)])
SIDES: Final[vec[i64]] = vec[i64]([_near(space, [2, 6]) for space in range(SPACES)])
# By direction * 9 + space: the line to the edge.
RAYS: Final[vec[i64]] = vec[i64]([_ray(space, direction, 2) for direction in range(DIRECTIONS) for space in range(SPACES)])
# By side * 9 + space: front-left, front and front-right; seat 0's tiles point up (n), seat 1's down (s).
FRONT: Final[vec[i64]] = vec[i64](
    [_near(space, directions) for directions in ([7, 0, 1], [3, 4, 5]) for space in range(SPACES)]
)


def in_line(space: i64) -> i64:
    """Return all spaces in line with one, in the eight directions."""
    spaces: i64 = 0
    for direction in range(i64(DIRECTIONS)):
        spaces |= RAYS[direction * SPACES + space]
    return spaces


def at(space: i64) -> i64:
    """Return the set of just this space."""
    bit: i64 = 1
    return bit << space


def count(spaces: i64) -> i64:
    """Return how many spaces a set has."""
    number: i64 = 0
    rest = spaces
    while rest:
        rest &= rest - 1
        number += 1
    return number


def space_list(spaces: i64) -> list[int]:
    """Return the spaces of a set, ascending."""
    return [space for space in range(SPACES) if (spaces >> space) & 1]
