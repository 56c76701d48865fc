"""What a finished game of RRR is worth: one number that ranks every way to win and to lose."""

from typing import Final

from mypy_extensions import i64

from tatami.games.rrr.board import BY_ALLIES, Board
from tatami.games.rrr.spaces import SPACES, count

# A value is seen from one seat: positive when it wins, and 1 more than the points that the game brings it above the other
# the difference of allies on a full board, else the winner's face-up allies, since who loses by
# Death or for want of a tile gets 0. The 1 keeps a win without an ally (Trickster and Princess can turn the
# very last tile) a win.
BEST: Final[i64] = SPACES + 1
WORST: Final[i64] = -SPACES - 1
UNKNOWN: Final[i64] = 0  # no game has this value, for every game has a winner


def on_full_board(allies: i64) -> i64:
    """Return the value of a full board to the side with this many allies (R-50)."""
    lead = 2 * allies - SPACES
    return lead + 1 if lead > 0 else lead - 1


def final_value(position: Board, seat: i64) -> i64:
    """Return the value of a finished game to a seat."""
    winner = 1 - position.loser
    allies = count(position.allies(winner))
    value = on_full_board(allies) if position.cause == BY_ALLIES else allies + 1
    return value if winner == seat else -value


def margin(value: int) -> int:
    """Return by how many points a game of this value is won."""
    return abs(value) - 1
