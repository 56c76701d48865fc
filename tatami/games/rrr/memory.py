"""Which neutrals a seat of RRR has seen in this match.

What lies before a seat's eyes is read off the table: the board, the discard pile, open tiles, its own hidden ones, a packet
that it holds or has passed on. Beyond that it remembers, and only in the modes with hidden tiles does that matter: the packets
of a secret draft that went through its hands (two tiles of each are out and lie nowhere), and the neutrals of the games before.
A position keeps this memory as sets of neutrals, `memory0` and `memory1` for the seats and `memory_of_all` for everybody, and
the three tiles that each seat passed on. A position document has no place for it: a position read from one remembers only what
the document shows, which is everything in the open modes.
"""

from mypy_extensions import i64

from tatami.game import SPECTATOR
from tatami.games.rrr.pieces import NEUTRALS
from tatami.games.rrr.position import RrrPosition


def in_sight(position: RrrPosition, viewer: i64) -> i64:
    """Return the neutrals that lie before a viewer's eyes now; the spectator is neither 0 nor 1."""
    board = position.board
    tiles = board.on_spaces() | board.neutral | board.discard | position.open
    tiles |= (board.zone0 | board.zone1) & ~board.hidden
    if viewer >= 0:
        tiles |= board.zone(viewer)
    if sees_packet(position, viewer):
        tiles |= position.packet
    return tiles & NEUTRALS


def sees_packet(position: RrrPosition, viewer: i64) -> bool:
    """R-05: Return whether a viewer sees the packet of a secret draft: who draws it does; when it is passed on, both have."""
    if viewer < 0 or position.step == 0:
        return False
    drawer = position.first if position.step <= 2 else 1 - position.first
    return position.step == 2 or position.step == 4 or viewer == drawer


def seen_by(position: RrrPosition, viewer: i64) -> i64:
    """Return the neutrals of `used` that a viewer has seen, now or before."""
    memory = position.memory0 if viewer == 0 else position.memory1 if viewer == 1 else position.memory_of_all
    return (memory | in_sight(position, viewer)) & position.used


def remember_game(position: RrrPosition) -> None:
    """Turn what is in sight into memory, before the game is put away."""
    position.memory0 = seen_by(position, 0)
    position.memory1 = seen_by(position, 1)
    position.memory_of_all = seen_by(position, SPECTATOR)


def remember_packet(position: RrrPosition, giver: i64) -> None:
    """Let both seats remember the packet that `giver` passes on."""
    position.memory0 |= position.packet
    position.memory1 |= position.packet
    if giver == 0:
        position.passed0 = position.packet
    else:
        position.passed1 = position.packet


def remember_shown(position: RrrPosition) -> None:
    """Let the seats remember what a position document shows."""
    if not position.has_secrets():
        position.memory0 = position.memory1 = position.memory_of_all = position.used
    elif position.step == 2 or position.step == 4:
        remember_packet(position, giver_of(position))


def giver_of(position: RrrPosition) -> i64:
    """Return who passed on the packet that is there at step 2 or 4 of a secret draft."""
    return position.first if position.step == 2 else 1 - position.first


def forget(position: RrrPosition) -> None:
    """Empty the memories: all 16 neutrals are shuffled again."""
    position.used = 0
    position.memory0 = 0
    position.memory1 = 0
    position.memory_of_all = 0
