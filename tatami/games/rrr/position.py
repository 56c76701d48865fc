"""One game of RRR on its own, in a few numbers: board, zones, discard pile, and what a move changes.

Nothing of the match is here, neither score nor history, so search works on it directly: `legal()`, `play()`, `clone()`,
and when `phase` is ENDED `loser`, `cause` and `allies()`. The effects themselves are in `effects`.
"""

from typing import Any, Final

from mypy_extensions import i64

from tatami.copying import remade
from tatami.game import Action
from tatami.games.rrr.actions import DECLINE, FIRST_NEUTRAL, PLACE, PLACINGS, TOOK, neutral_moves
from tatami.games.rrr.effects import acts_when_placed, add_choices, coverable, resolve
from tatami.games.rrr.spaces import FULL, NOWHERE, SPACES, at, count
from tatami.games.rrr.tiles import (
    ACTIVE,
    CITIZEN,
    DEATH,
    KINDS,
    TOWER,
    copy_of,
    kind_of,
    kinds_of,
    one,
)

PLACING: Final = 0
RESOLVING: Final = 1
CATCHING: Final = 2  # chance takes one of the hidden tiles
ENDED: Final = 3

NO_CAUSE: Final = 0
BY_ALLIES: Final = 1
BY_DEATH: Final = 2
BY_NO_TILE: Final = 3

TILE_BITS: Final = 5


class Position:
    """The position of one game: whose turn it is, what lies where, and whether it is over."""

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

    def clone(self) -> "Position":
        """An equal position."""
        copy = Position(self.mover, self.zone0, self.zone1, self.neutral, self.hidden)
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
        """The spaces with face-up tiles (R-22)."""
        return self.occupied & ~(self.down0 | self.down1)

    def allies(self, seat: i64) -> i64:
        """The spaces with this seat's face-up allies."""
        up = self.face_up()
        return up & self.religion if seat == 1 else up & ~self.religion

    def tile_at(self, space: i64) -> i64:
        """The tile here, the Tower where one covers another; -1 for none."""
        return ((self.tiles >> (space * TILE_BITS)) & 31) - 1

    def kind_at(self, space: i64) -> i64:
        """The kind of the tile that lies here."""
        return kind_of(((self.tiles >> (space * TILE_BITS)) & 31) - 1)

    def side_of(self, space: i64) -> i64:
        """The seat whose ally the tile here is."""
        return (self.religion >> space) & 1

    def zone(self, seat: i64) -> i64:
        """The tiles of a seat's zone."""
        return self.zone1 if seat == 1 else self.zone0

    # ------------------------------------------------------------------------------------------------ what is legal

    def legal(self) -> list[Action]:
        """The legal actions, ascending; empty when the game is over."""
        moves: list[Action] = []
        if self.phase == PLACING:
            self._add_placements(moves)
        elif self.phase == RESOLVING:
            if self.acting == self.placed:  # R-20; after a Trickster or Mimic the decision has been taken
                moves.append(Action(DECLINE))
            add_choices(self, moves)
        elif self.phase == CATCHING:
            return neutral_moves(TOOK, self.zone(1 - self.mover) & self.hidden)
        return moves

    def _add_placements(self, moves: list[Action]) -> None:
        """R-11: each tile of the zone and of the neutral area on each free space."""
        free = FULL & ~self.occupied
        kinds = kinds_of(self.zone(self.mover) | self.neutral)
        if self.occupied == 0:  # a board is empty only before the very first tile
            kinds &= one(CITIZEN)
        kind: i64 = 0
        while kinds:
            if kinds & 1:
                moves.extend(PLACINGS[(coverable(self) if kind == TOWER else free) * KINDS + kind])
            kinds >>= 1
            kind += 1

    def can_place(self) -> bool:
        """Whether the player to move has a tile that he can place (R-13)."""
        stock = self.zone(self.mover) | self.neutral
        if self.occupied != FULL and stock & ~one(TOWER):
            return True
        return stock & one(TOWER) != 0 and coverable(self) != 0

    # ------------------------------------------------------------------------------------------------------- playing

    def play(self, number: i64) -> None:
        """Play a legal action."""
        if number < PLACE + KINDS * SPACES:
            self._place(number // SPACES, number % SPACES)
        elif number == DECLINE:
            self._end_turn()
        elif self.phase == CATCHING:
            self.banish_from_zone(number - TOOK + FIRST_NEUTRAL)
            self._end_turn()
        elif resolve(self, number):
            self._end_turn()

    def _place(self, kind: i64, space: i64) -> None:
        tile = self._take(kind)
        shift = space * TILE_BITS
        if kind == TOWER:
            self.under = (self.tiles >> shift) & 31
            self.tiles -= self.under << shift
        else:
            self.occupied |= at(space)
            if self.mover == 1:
                self.religion |= at(space)
        self.tiles |= (tile + 1) << shift
        self.placed = space
        self.acting = space
        if (ACTIVE >> kind) & 1 and acts_when_placed(self, space):
            self.phase = RESOLVING
        else:  # nothing to choose, so the turn passes at once
            self._end_turn()

    def _take(self, kind: i64) -> i64:
        """Take a tile of this kind from the zone, the copy of the player's own colour first, or from the neutral area."""
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

    def _end_turn(self) -> None:
        """R-12: the other's turn, unless the board is full or he can't place; R-70: both are decided at once."""
        self.placed = NOWHERE
        self.via = NOWHERE
        self.acting = NOWHERE
        self.phase = PLACING
        if self.face_up() == FULL:
            self.finish_full()
            return
        self.mover = 1 - self.mover
        self._clear()
        if not self.can_place():
            self._finish(self.mover, BY_NO_TILE)

    def _clear(self) -> None:
        """R-10: the tiles that the player to move destroyed leave the board."""
        gone = self.down1 if self.mover == 1 else self.down0
        space: i64 = 0
        while gone:
            if gone & 1:
                tile = self.lift(space)
                self.discard |= one(tile)
            gone >>= 1
            space += 1

    def finish_full(self) -> None:
        """R-50: most allies wins; R-51: unless Death is somebody's ally."""
        space: i64 = 0
        while space < SPACES:
            if self.kind_at(space) == DEATH:
                self._finish(self.side_of(space), BY_DEATH)
                return
            space += 1
        self._finish(1 if count(self.religion) < SPACES - count(self.religion) else 0, BY_ALLIES)

    def _finish(self, loser: i64, cause: i64) -> None:
        self.phase = ENDED
        self.loser = loser
        self.cause = cause

    # --------------------------------------------------------------------------------------- what effects are made of

    def destroy(self, space: i64) -> None:
        """R-30: turn a tile face down, to be removed at the start of the mover's next turn."""
        if self.mover == 1:
            self.down1 |= at(space)
        else:
            self.down0 |= at(space)

    def lift(self, space: i64) -> i64:
        """Take a tile off the board and return it; what lay under a Tower goes to the discard pile (R-14)."""
        tile = self.tile_at(space)
        if tile == TOWER:
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
        """R-36: a tile goes to a free space and keeps its side."""
        side = self.side_of(start)
        tile = self.lift(start)
        self.tiles |= (tile + 1) << (end * TILE_BITS)
        self.occupied |= at(end)
        self.religion |= side << end

    def add_to_zone(self, seat: i64, tiles: i64) -> None:
        """Tiles come into a zone, open (R-72)."""
        if seat == 1:
            self.zone1 |= tiles
        else:
            self.zone0 |= tiles

    def banish_from_zone(self, tile: i64) -> None:
        """R-31: a tile of the opponent's zone goes to the discard pile."""
        bit = one(tile)
        if self.mover == 1:
            self.zone0 &= ~bit
        else:
            self.zone1 &= ~bit
        self.hidden &= ~bit
        self.discard |= bit

    def await_catch(self) -> None:
        """R-39: chance is to say which hidden tile the Spy takes."""
        self.phase = CATCHING
