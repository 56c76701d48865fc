"""The transposition table: what the search has already learnt about a position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.solvers.rrr.values import BEST, WORST

# What is known of a position is one number: bounds that are proven; what a search of some depth thought of a target; the
# turn that decided. The key is the position itself, so two positions are never taken for each other.
TURN_MASK: Final[i64] = 0x3FFFF  # the placement (8 bits) and the first choice of its effect (9 bits), 1 more than they are
LOWER_SHIFT: Final[i64] = 18
UPPER_SHIFT: Final[i64] = 23
TARGET_SHIFT: Final[i64] = 28
BOUND_MASK: Final[i64] = 31
BOUND_ZERO: Final[i64] = 16
DEPTH_SHIFT: Final[i64] = 33
DEPTH_MASK: Final[i64] = 127
YES_SHIFT: Final[i64] = 40

# Compiled numbers wrap at 64 bits and interpreted ones don't: the mask makes both the same.
MULTIPLIER: Final[i64] = 0x1E3779B97F4A7C15
SECOND_MULTIPLIER: Final[i64] = 0x2545F4914F6CDD1D
POSITIVE: Final[i64] = 0x7FFFFFFFFFFFFFFF

NOTHING: Final[i64] = (WORST + BOUND_ZERO) << LOWER_SHIFT | (BEST + BOUND_ZERO) << UPPER_SHIFT


class Memory:
    """Entries by position, in pairs of places: the newest position takes the one whose depth was less."""

    def __init__(self, bits: int) -> None:
        self.shift: i64 = 63 - bits
        self.boards: vec[i64] = vec[i64]([-1] * (1 << bits))
        self.stocks: vec[i64] = vec[i64]([0] * (1 << bits))
        self.entries: vec[i64] = vec[i64]([0] * (1 << bits))

    def find(self, board: i64, stock: i64) -> i64:
        """What is known of a position, NOTHING when it isn't there."""
        place = self._place(board, stock)
        if self.boards[place] == board and self.stocks[place] == stock:
            return self.entries[place]
        place ^= 1
        if self.boards[place] == board and self.stocks[place] == stock:
            return self.entries[place]
        return NOTHING

    def keep(self, board: i64, stock: i64, entry: i64) -> None:
        """Remember this of a position."""
        place = self._place(board, stock)
        other = place ^ 1
        here = self.boards[place] == board and self.stocks[place] == stock
        there = self.boards[other] == board and self.stocks[other] == stock
        if there or (not here and depth_of(self.entries[place]) > depth_of(self.entries[other])):
            place = other
        self.boards[place] = board
        self.stocks[place] = stock
        self.entries[place] = entry

    def _place(self, board: i64, stock: i64) -> i64:
        mixed = ((board * MULTIPLIER) & POSITIVE) ^ ((stock * SECOND_MULTIPLIER) & POSITIVE)
        mixed ^= mixed >> 29
        return ((mixed * MULTIPLIER) & POSITIVE) >> self.shift


def lower_bound(entry: i64) -> i64:
    """What the player to move is sure of."""
    return ((entry >> LOWER_SHIFT) & BOUND_MASK) - BOUND_ZERO


def upper_bound(entry: i64) -> i64:
    """What the player to move can't exceed."""
    return ((entry >> UPPER_SHIFT) & BOUND_MASK) - BOUND_ZERO


def depth_of(entry: i64) -> i64:
    """How many turns were looked ahead."""
    return (entry >> DEPTH_SHIFT) & DEPTH_MASK
