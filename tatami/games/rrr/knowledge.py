"""Which neutrals a seat of RRR has seen in this match.

What lies before a seat's eyes is read off the table: the board, the discard pile, open tiles, its own hidden ones, a packet
that it holds or has passed on. Beyond that it remembers, and only in the modes with hidden tiles does that matter: the packets
of a secret draft that went through its hands (two tiles of each are out and lie nowhere), and the neutrals of the games before.
A state keeps this memory as sets of neutrals, `memory0` and `memory1` for the seats and `public` for everybody, and the three
tiles that each seat passed on. A position document has no place for it: a state read from one remembers only what the
document shows, which is everything in the open modes.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tatami.games.rrr.spaces import SPACES
from tatami.games.rrr.tiles import NEUTRALS, one

if TYPE_CHECKING:
    from tatami.games.rrr.position import Position
    from tatami.games.rrr.state import RrrState


def on_board(position: "Position") -> i64:
    """The tiles on the board, the covered one included."""
    tiles: i64 = one(position.under - 1) if position.under else 0
    space: i64 = 0
    while space < SPACES:
        tile = position.tile_at(space)
        if tile >= 0:
            tiles |= one(tile)
        space += 1
    return tiles


def in_sight(state: "RrrState", viewer: i64) -> i64:
    """The neutrals that lie before a viewer's eyes now; the spectator is neither 0 nor 1."""
    position = state.position
    tiles = on_board(position) | position.neutral | position.discard | state.open
    tiles |= (position.zone0 | position.zone1) & ~position.hidden
    if viewer == 0:
        tiles |= position.zone0
    if viewer == 1:
        tiles |= position.zone1
    if sees_packet(state, viewer):
        tiles |= state.packet
    return tiles & NEUTRALS


def sees_packet(state: "RrrState", viewer: i64) -> bool:
    """R-05, secret-draft: whoever draws a packet sees it; when it is passed on, both have."""
    if viewer < 0 or state.step == 0:
        return False
    drawer = state.first if state.step <= 2 else 1 - state.first
    return state.step == 2 or state.step == 4 or viewer == drawer


def seen_by(state: "RrrState", viewer: i64) -> i64:
    """The neutrals of `used` that a viewer has seen, now or before."""
    memory = state.memory0 if viewer == 0 else state.memory1 if viewer == 1 else state.public
    return (memory | in_sight(state, viewer)) & state.used


def remember(state: "RrrState") -> None:
    """A game is put away: what was in sight becomes memory."""
    state.memory0 = seen_by(state, 0)
    state.memory1 = seen_by(state, 1)
    state.public = seen_by(state, -1)
