"""The transposition table: what the search has already learnt about a position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# An entry is one number: the whole position (KEY_BITS), the bounds of its value, the move that decided it.
# The key is the position itself, not a hash of it, so two positions are never taken for each other.
KEY_BITS: Final = 41
MOVE_BITS: Final[i64] = 10
MOVE_MASK: Final[i64] = 1023
LOWER_SHIFT: Final[i64] = 10
UPPER_SHIFT: Final[i64] = 15
BOUND_MASK: Final[i64] = 31
BOUND_ZERO: Final[i64] = 16  # bounds lie in -16..15, stored as 0..31
LOWEST: Final[i64] = -16
HIGHEST: Final[i64] = 15
ENTRY_SHIFT: Final[i64] = 20
ENTRY_MASK: Final[i64] = 1048575
NO_MOVE: Final[i64] = 1023
NOTHING: Final[i64] = (LOWEST + BOUND_ZERO) << LOWER_SHIFT | (HIGHEST + BOUND_ZERO) << UPPER_SHIFT | NO_MOVE

# Compiled numbers wrap at 64 bits and interpreted ones don't: the mask makes both the same.
MULTIPLIER: Final[i64] = 0x1E3779B97F4A7C15
POSITIVE: Final[i64] = 0x7FFFFFFFFFFFFFFF


def card_count(key: i64) -> i64:
    """Return how many cards are left in a position: the bits set in its lowest 32."""
    bits = key & 0xFFFFFFFF
    bits -= (bits >> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) >> 24) & 255


class TranspositionTable:
    """Bounds and best moves by position: pairs of places, the first for the position with more cards left."""

    def __init__(self, bits: int) -> None:
        self.shift: i64 = 63 - bits
        self.entries: vec[i64] = vec[i64]([0] * (1 << bits))

    def find(self, key: i64) -> i64:
        """Return the stored bounds and move of a position, or NOTHING."""
        place = (((key * MULTIPLIER) & POSITIVE) >> self.shift) & -2
        entry = self.entries[place]
        if entry >> ENTRY_SHIFT == key:
            return entry & ENTRY_MASK
        entry = self.entries[place + 1]
        if entry >> ENTRY_SHIFT == key:
            return entry & ENTRY_MASK
        return NOTHING

    def store(self, key: i64, target: i64, reached: bool, move: i64) -> None:
        """Remember that the value of a position is at least `target`, or that it is less."""
        place = (((key * MULTIPLIER) & POSITIVE) >> self.shift) & -2
        first = self.entries[place]
        lower: i64 = LOWEST
        upper: i64 = HIGHEST
        if first >> ENTRY_SHIFT == key:
            lower = lower_bound(first)
            upper = upper_bound(first)
        else:
            second = self.entries[place + 1]
            if second >> ENTRY_SHIFT == key:
                lower = lower_bound(second)
                upper = upper_bound(second)
                place += 1
            elif first != 0:
                # A position with many cards left took long to solve: only one with as many may push it aside.
                if card_count(first >> ENTRY_SHIFT) <= card_count(key):
                    self.entries[place + 1] = first
                else:
                    place += 1
        if reached:
            lower = max(lower, target)
        else:
            upper = min(upper, target - 1)
        bounds = (lower + BOUND_ZERO) << LOWER_SHIFT | (upper + BOUND_ZERO) << UPPER_SHIFT
        self.entries[place] = key << ENTRY_SHIFT | bounds | move


def lower_bound(entry: i64) -> i64:
    """Return the least value the stored position can have."""
    return ((entry >> LOWER_SHIFT) & BOUND_MASK) - BOUND_ZERO


def upper_bound(entry: i64) -> i64:
    """Return the greatest value the stored position can have."""
    return ((entry >> UPPER_SHIFT) & BOUND_MASK) - BOUND_ZERO
