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


# A position takes four numbers: board and stock of its key, the entry, one for good measure, so that a pair fills a cache line.
WORDS: Final[i64] = 4
STOCK: Final[i64] = 1
ENTRY: Final[i64] = 2


class TranspositionTable:
    """Entries by position, in pairs of places: the newest position takes the one whose depth was less."""

    def __init__(self, bits: int) -> None:
        self.shift: i64 = 63 - bits
        self.words: vec[i64] = vec[i64]([-1] * (int(WORDS) << bits))

    def find(self, board: i64, stock: i64) -> i64:
        """Return what is known of a position, NOTHING when it isn't there."""
        words = self.words
        place = self._place(board, stock)
        if words[place] == board and words[place + STOCK] == stock:
            return words[place + ENTRY]
        place ^= WORDS
        if words[place] == board and words[place + STOCK] == stock:
            return words[place + ENTRY]
        return NOTHING

    def store(self, board: i64, stock: i64, entry: i64) -> None:
        """Remember this of a position."""
        words = self.words
        place = self._place(board, stock)
        other = place ^ WORDS
        here = words[place] == board and words[place + STOCK] == stock
        there = words[other] == board and words[other + STOCK] == stock
        if there or (not here and _weight(words[place], words[place + ENTRY]) > _weight(words[other], words[other + ENTRY])):
            place = other
        words[place] = board
        words[place + STOCK] = stock
        words[place + ENTRY] = entry

    def _place(self, board: i64, stock: i64) -> i64:
        mixed = ((board * MULTIPLIER) & POSITIVE) ^ ((stock * SECOND_MULTIPLIER) & POSITIVE)
        mixed ^= mixed >> 29
        return (((mixed * MULTIPLIER) & POSITIVE) >> self.shift) * WORDS


def lower_bound(entry: i64) -> i64:
    """Return what the player to move is sure of."""
    return ((entry >> LOWER_SHIFT) & BOUND_MASK) - BOUND_ZERO


def upper_bound(entry: i64) -> i64:
    """Return what the player to move can't exceed."""
    return ((entry >> UPPER_SHIFT) & BOUND_MASK) - BOUND_ZERO


def depth_of(entry: i64) -> i64:
    """Return how many turns were looked ahead."""
    return (entry >> DEPTH_SHIFT) & DEPTH_MASK


def _weight(board: i64, entry: i64) -> i64:
    """Return what would be lost with a place: the turns looked ahead, nothing where it is empty."""
    return depth_of(entry) if board >= 0 else -1
