"""A position of one game in two numbers, up to what can't matter any more and to the symmetries that hold.

What can't matter: which tile it was that lies face down, unless the Necromancer may fetch it; which tile lies on the board
without a lasting effect, unless a Trickster, Mimic, Messenger or Necromancer may still use it or bring it back.
"""

from typing import Final

from mypy_extensions import i64

from tatami.games.rrr.board import PLACING, TILE_BITS, Board
from tatami.games.rrr.pieces import (
    CITIZEN,
    DEATH,
    FACTIONS,
    GUARD,
    HERALD,
    JAILER,
    KINDS,
    MESSENGER,
    MIMIC,
    NECROMANCER,
    PROTECTOR,
    TOWER,
    TRICKSTER,
    WITCH,
    kind_of,
    one,
)
from tatami.games.rrr.spaces import FULL, SPACES
from tatami.solvers.rrr.boards import IMAGES, SIZES, SYMMETRIES, TURNS

HELPERS: Final[i64] = 1 << TRICKSTER | 1 << MIMIC | 1 << MESSENGER | 1 << NECROMANCER
# Kinds that do something as long as they lie face up.
LASTING: Final[i64] = 1 << GUARD | 1 << JAILER | 1 << WITCH | 1 << PROTECTOR | 1 << TOWER | 1 << DEATH
# Herald and Protector look forward and sideways, all others in all directions alike.
FACING: Final[i64] = 1 << HERALD | 1 << PROTECTOR
PLAIN: Final[i64] = CITIZEN + 1

RELIGION_SHIFT: Final[i64] = 45
DOWN_SHIFT: Final[i64] = 54
UNDER_SHIFT: Final[i64] = 58
SET_BITS: Final[i64] = 31
MOVER_SHIFT: Final[i64] = 62

NEAR_FAR: Final[i64] = 2  # the symmetry that mirrors near and far, as `boards` numbers them
MIRRORS: Final = 2  # the first two symmetries keep what is in front

NO_KEY: Final[i64] = -1


def other_colour(tiles: i64) -> i64:
    """Return a set of tiles with the faction tiles of the two seats exchanged."""
    return (tiles & 0xFFFF80) | (tiles & 127) << KINDS | tiles >> KINDS


def other_code(code: i64) -> i64:
    """Return a tile + 1 as the other seat's copy."""
    if code > KINDS:
        return code - KINDS
    return code + KINDS if 0 < code <= GUARD + 1 else code


class Key:
    """The key of the position that was read last: equal for two positions of a search only if their values are.

    With `swaps` the player to move is always taken for seat 0. A tile that is nowhere else is in the discard pile, so that
    holds only where all faction tiles are in the game: a position document may leave some out.
    """

    def __init__(self, swaps: bool) -> None:
        self.swaps = swaps
        self.board: i64 = NO_KEY
        self.stock: i64 = 0
        self.symmetry: i64 = 0  # the one that takes the board to the key's
        self.faces: bool = False  # whether a tile that looks forward or sideways is still there

    def read(self, position: Board) -> None:
        """Take the key of a position in which a tile is to be placed; NO_KEY where more than one tile is face down."""
        own = position.down1 if position.mover == 1 else position.down0
        down = position.down0 | position.down1
        if own or SIZES[down] > 1 or position.phase != PLACING:
            self.board = NO_KEY
            return
        swap = self.swaps and position.mover == 1
        stock = position.zone0 | position.zone1 | position.neutral
        self._read_tiles(position, stock, down, swap)
        religion = position.religion & ~down
        if swap:
            religion = position.occupied & ~down & ~religion
            mine = other_colour(position.zone1 | position.neutral)
            theirs = other_colour(position.zone0 | position.neutral)
        else:
            mine = position.zone0 | position.neutral
            theirs = position.zone1 | position.neutral
        self.stock = mine | theirs << SET_BITS
        if not self.swaps:
            self.stock |= position.mover << MOVER_SHIFT
        under = self.under
        tiles = self.tiles
        first: i64 = NEAR_FAR if swap else 0
        # Exchanging the colours turns the board so that everybody's front stays their front. Where nothing looks forward or
        # sideways, all eight symmetries hold; the left-right mirror always does.
        best = _turned(tiles, religion, down, first) | under
        chosen = first
        for symmetry in range(i64(SYMMETRIES)):
            if symmetry != first and (not self.faces or symmetry ^ first < MIRRORS):
                image = _turned(tiles, religion, down, symmetry) | under
                if image < best:
                    best = image
                    chosen = symmetry
        self.board = best
        self.symmetry = chosen

    def _read_tiles(self, position: Board, stock: i64, down: i64, swap: bool) -> None:
        """Read what lies on the board, as far as it matters."""
        helpers = stock & HELPERS
        necromancer = (stock >> NECROMANCER) & 1
        messenger = (stock >> MESSENGER) & 1
        facing = stock & FACING
        space: i64 = 0
        rest = position.tiles
        if helpers:
            while rest:
                if rest & 31 == NECROMANCER + 1:
                    necromancer = 1
                elif rest & 31 == MESSENGER + 1:
                    messenger = 1
                rest >>= TILE_BITS
        if necromancer:  # what is in the discard pile, or goes there, may come back
            facing |= (position.discard | (one(position.under - 1) if position.under else 0)) & FACING
        rest = position.tiles
        tiles: i64 = 0
        while rest:
            code = rest & 31
            if code:
                kind = kind_of(code - 1)
                if (down >> space) & 1:
                    if not necromancer:
                        code = PLAIN
                elif not (LASTING >> kind) & 1 and not helpers:
                    code = PLAIN
                elif not necromancer and not messenger:
                    code = kind + 1  # its colour would matter only in a zone
                if code != PLAIN:
                    facing |= one(code - 1) & FACING
                    if swap and (necromancer or messenger):
                        code = other_code(code)
                tiles |= code << (space * TILE_BITS)
            rest >>= TILE_BITS
            space += 1
        self.tiles: i64 = tiles
        under = position.under if necromancer else 0
        self.under: i64 = (other_code(under) if swap else under) << UNDER_SHIFT
        self.faces = facing != 0


def _turned(tiles: i64, religion: i64, down: i64, symmetry: i64) -> i64:
    """Return the board turned or mirrored, in one number: tiles, sides, the space of the tile that is face down."""
    row = symmetry * SPACES
    image = IMAGES[symmetry * 512 + (religion & FULL)] << RELIGION_SHIFT
    space: i64 = 0
    rest = tiles
    while rest:
        image |= (rest & 31) << (TURNS[row + space] * TILE_BITS)
        rest >>= TILE_BITS
        space += 1
    if down:
        space = 0
        while not (down >> space) & 1:
            space += 1
        image |= (TURNS[row + space] + 1) << DOWN_SHIFT
    return image


def has_all_factions(position: Board) -> bool:
    """Return whether all fourteen faction tiles are in the game (R-01)."""
    there = position.zone0 | position.zone1 | position.discard
    if position.under:
        there |= one(position.under - 1)
    for space in range(i64(SPACES)):
        tile = position.tile_at(space)
        if tile >= 0:
            there |= one(tile)
    both: i64 = FACTIONS[0] | FACTIONS[1]
    return there & both == both
