"""The kinds of Kami's cards as the solver sees them: the engine's own numbers, and sets of kinds as bits."""

from typing import Final

from mypy_extensions import i64

from tatami.games.kami.pieces import COPIES, EMPRESS, KINDS, LETTERS, POINTS

__all__ = ["COPIES", "EMPRESS", "KINDS", "LETTERS", "POINTS"]

NOTHING: Final = 8  # the "attack" of somebody who leads

EMPRESS_BIT: Final[i64] = 128
ALL_KINDS: Final[i64] = 255
# K-20: an Empress counters everything but a Soldier (bit 0) and a Lance (bit 1)
EMPRESS_COUNTERS: Final[i64] = 252


def counts(letters: str) -> list[int]:
    """Return how many cards of each kind the letters name."""
    return [letters.count(letter) for letter in LETTERS]


def countered(kinds: i64) -> i64:
    """Return the kinds of attack that the holder of these kinds can counter (K-13, K-20)."""
    if kinds & EMPRESS_BIT:
        return kinds | EMPRESS_COUNTERS
    return kinds & ALL_KINDS


def countering_kinds(attack: i64) -> i64:
    """Return the kinds that counter an attack (K-13, K-20)."""
    kind: i64 = 1 << attack
    return kind | EMPRESS_BIT if kind & EMPRESS_COUNTERS else kind


def highest(slots: int, number: int) -> int:
    """Return the highest `number` of some neighbouring places."""
    for _ in range(bin(slots).count("1") - number):
        slots &= slots - 1
    return slots
