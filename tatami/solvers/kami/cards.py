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


def countering(attack: int) -> list[int]:
    """Return the kinds that counter an attack (K-13, K-20)."""
    if attack < 2 or attack == EMPRESS:
        return [attack]
    return [attack, EMPRESS]
