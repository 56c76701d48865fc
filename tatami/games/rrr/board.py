"""One game of RRR on its own, in a few numbers: what lies on the nine spaces, in the zones and on the discard pile.

Nothing of the match is here, neither score nor history, so search works on it directly. What the tiles' effects choose and
change is in `effects`, what a turn is in `turns`. When `phase` is ENDED, `loser`, `cause` and `allies()` say how it went.
"""

from typing import Any, Final

from mypy_extensions import i64

from tatami.copying import remade
from tatami.games.rrr.pieces import TOWER, copy_of, kind_of, one
from tatami.games.rrr.spaces import NOWHERE, SPACES, at

# The phases of one game.
PLACING: Final = 0
RESOLVING: Final = 1
CATCHING: Final = 2  # chance takes one of the hidden tiles
ENDED: Final = 3

# Why a game ended.
NO_CAUSE: Final = 0
BY_ALLIES: Final = 1
BY_DEATH: Final = 2
BY_NO_TILE: Final = 3

TILE_BITS: Final = 5


class Board:
    """One game: whose turn it is, what lies where, and whether it is over."""

    def __init__(self, mover: i64, zone0: i64, zone1: i64, neutral: i64, hidden: i64) -> None:
        self.tiles: i64 = 0  # five bits a space: 0 for none, else the tile + 1
        self.occupied: i64 = 0  # spaces with a tile, face up or down
        self.religion: i64 = 0  # those of them whose tile points for seat 1
        self.down0: i64 = 0  # face down, destroyed by seat 0
        self.down1: i64 = 0
        self.under: i64 = 0  # the tile below the Tower + 1, 0 for none
        self.zone0: i64 = zone0
        self.zone1: i64 = zone1
        self.neutral: i64 = neutral
        self.hidden: i64 = hidden  # tiles in zones that the other seat doesn't see
        self.discard: i64 = 0
        self.mover: i64 = mover
        self.phase: i64 = PLACING
        self.placed: i64 = NOWHERE  # the tile just placed, while effects are under way
        self.via: i64 = NOWHERE  # the tile between it and the acting one in a chain of three
        self.acting: i64 = NOWHERE  # the tile whose choice is due
        self.loser: i64 = NOWHERE
        self.cause: i64 = NO_CAUSE

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self, 0, 0, 0, 0, 0)

    def clone(self) -> "Board":
        """Return an equal board."""
        return self.with_zones(self.zone0, self.zone1, self.hidden)

    def with_zones(self, zone0: i64, zone1: i64, hidden: i64) -> "Board":
        """Return a board with these zones and hidden tiles, and all that lies open on this one."""
        copy = Board(self.mover, zone0, zone1, self.neutral, hidden)
        copy.tiles = self.tiles
        copy.occupied = self.occupied
        copy.religion = self.religion
        copy.down0 = self.down0
        copy.down1 = self.down1
        copy.under = self.under
        copy.discard = self.discard
        copy.phase = self.phase
        copy.placed = self.placed
        copy.via = self.via
        copy.acting = self.acting
        copy.loser = self.loser
        copy.cause = self.cause
        return copy

    # ----------------------------------------------------------------------------------------------- what lies where

    def face_up(self) -> i64:
        """R-22: Return the spaces with face-up tiles: only those have effects and can be targets."""
        return self.occupied & ~(self.down0 | self.down1)

    def face_down(self) -> i64:
        """Return the spaces with face-down tiles."""
        return self.down0 | self.down1

    def destroyed_by(self, seat: i64) -> i64:
        """Return the spaces with face-down tiles that this seat destroyed."""
        return self.down1 if seat == 1 else self.down0

    def allies(self, seat: i64) -> i64:
        """Return the spaces with this seat's face-up allies."""
        up = self.face_up()
        return up & self.religion if seat == 1 else up & ~self.religion

    def tile_at(self, space: i64) -> i64:
        """Return the tile here, the Tower where one covers another; -1 for none."""
        return ((self.tiles >> (space * TILE_BITS)) & 31) - 1

    def kind_at(self, space: i64) -> i64:
        """Return the kind of the tile that lies here."""
        return kind_of(((self.tiles >> (space * TILE_BITS)) & 31) - 1)

    def side_of(self, space: i64) -> i64:
        """Return the seat whose ally the tile here is."""
        return (self.religion >> space) & 1

    def zone(self, seat: i64) -> i64:
        """Return the tiles of a seat's zone."""
        return self.zone1 if seat == 1 else self.zone0

    def on_spaces(self) -> i64:
        """Return the tiles on the nine spaces, the covered one included."""
        tiles: i64 = one(self.under - 1) if self.under else 0
        for space in range(i64(SPACES)):
            tile = self.tile_at(space)
            if tile >= 0:
                tiles |= one(tile)
        return tiles

    def in_game(self) -> i64:
        """Return all tiles of this game, wherever they are; not those still to be drafted."""
        return self.on_spaces() | self.zone0 | self.zone1 | self.neutral | self.discard

    def catchable(self) -> i64:
        """R-39: Return the hidden tiles that a Spy of the mover may catch."""
        return self.zone(1 - self.mover) & self.hidden

    def resolving(self) -> list[int]:
        """Return the spaces whose effects are under way: the tile just placed, then those used again."""
        if self.phase != RESOLVING and self.phase != CATCHING:
            return []
        chain = [int(self.placed)]
        if self.via >= 0:
            chain.append(int(self.via))
        if self.acting != self.placed:
            chain.append(int(self.acting))
        return chain

    # ------------------------------------------------------------------------------------------------ what moves change

    def take(self, kind: i64) -> i64:
        """Take a tile of this kind from the mover's zone, the copy of their own colour first, or from the neutral area."""
        zone = self.zone(self.mover)
        tile = copy_of(kind, zone, self.mover)
        bit = one(tile)
        if self.neutral & bit:
            self.neutral &= ~bit
        elif self.mover == 1:
            self.zone1 &= ~bit
        else:
            self.zone0 &= ~bit
        self.hidden &= ~bit
        return tile

    def destroy(self, space: i64) -> None:
        """R-30: Turn a tile face down, to be removed at the start of the mover's next turn."""
        if self.mover == 1:
            self.down1 |= at(space)
        else:
            self.down0 |= at(space)

    def lift(self, space: i64) -> i64:
        """Take a tile off the board and return it."""
        tile = self.tile_at(space)
        if tile == TOWER:  # what it covers goes to the discard pile
            self.discard |= one(self.under - 1)
            self.under = 0
        self.tiles -= (tile + 1) << (space * TILE_BITS)
        rest = ~at(space)
        self.occupied &= rest
        self.religion &= rest
        self.down0 &= rest
        self.down1 &= rest
        return tile

    def move(self, start: i64, end: i64) -> None:
        """R-36: Move a tile to a free space; it keeps its side."""
        side = self.side_of(start)
        tile = self.lift(start)
        self.tiles |= (tile + 1) << (end * TILE_BITS)
        self.occupied |= at(end)
        self.religion |= side << end

    def add_to_zone(self, seat: i64, tiles: i64) -> None:
        """R-72: Put tiles into a zone, open."""
        if seat == 1:
            self.zone1 |= tiles
        else:
            self.zone0 |= tiles

    def banish_from_zone(self, tile: i64) -> None:
        """R-31: Put a tile of the opponent's zone on the discard pile."""
        bit = one(tile)
        if self.mover == 1:
            self.zone0 &= ~bit
        else:
            self.zone1 &= ~bit
        self.hidden &= ~bit
        self.discard |= bit

    def finish(self, loser: i64, cause: i64) -> None:
        """End the game."""
        self.phase = ENDED
        self.loser = loser
        self.cause = cause
