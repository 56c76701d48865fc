"""The eight symmetries of the square on actions: how a move is called on the turned or mirrored board."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.rrr.actions import DECLINE, DIRECTION, END, FERRY, PLACE, PLUS, START, TARGET, ferry_from, ferry_to, ferrying
from tatami.games.rrr.spaces import DIRECTIONS, RAYS, SPACES
from tatami.solvers.rrr.boards import IMAGES, SYMMETRIES, TURNS

CENTRE: Final = 4


def _inverse(symmetry: int) -> int:
    """Return the symmetry that undoes this one."""
    for other in range(SYMMETRIES):
        if all(TURNS[other * SPACES + TURNS[symmetry * SPACES + space]] == space for space in range(SPACES)):
            return other
    raise AssertionError(symmetry)


def _direction_image(direction: int, symmetry: int) -> int:
    """Return where a direction points afterwards: the centre's ray in it goes to another ray of the centre."""
    ray = IMAGES[symmetry * 512 + RAYS[direction * SPACES + CENTRE]]
    return next(other for other in range(DIRECTIONS) if RAYS[other * SPACES + CENTRE] == ray)


def _action_image(action: int, symmetry: int) -> int:
    row = symmetry * SPACES
    if PLACE <= action < DECLINE:
        return int(action - action % SPACES + TURNS[row + action % SPACES])
    if TARGET <= action < DIRECTION:
        return int(TARGET + TURNS[row + action - TARGET])
    if DIRECTION <= action < PLUS:
        return DIRECTION + _direction_image(action - DIRECTION, symmetry)
    if FERRY <= action < START:
        return int(ferrying(TURNS[row + ferry_from(action)], TURNS[row + ferry_to(action)]))
    return action


INVERSES: Final[vec[i64]] = vec[i64]([_inverse(symmetry) for symmetry in range(SYMMETRIES)])
# By symmetry * 386 + action.
ACTION_IMAGES: Final[vec[i64]] = vec[i64](
    [_action_image(action, symmetry) for symmetry in range(SYMMETRIES) for action in range(END)]
)


def turn_image(turn: i64, symmetry: i64) -> i64:
    """Return a turn (placement << 9 | first choice + 1, 0 for no choice) on the turned board; 0 is no turn."""
    if turn == 0:
        return 0
    row = symmetry * END
    image = ACTION_IMAGES[row + (turn >> 9)] << 9
    return image | (ACTION_IMAGES[row + (turn & 511) - 1] + 1) if turn & 511 else image
