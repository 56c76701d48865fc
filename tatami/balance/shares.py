"""Shares of games with what chance leaves open: the Wilson interval, and averages."""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

Z95: Final = 1.959964  # standard deviations on both sides of the middle that hold 95 %


def wilson(hits: float, trials: float) -> tuple[float, float]:
    """The 95 % confidence interval of a share, after Wilson: sound for few trials too; without any, all is possible."""
    if not 0 <= hits <= trials:
        raise ValueError(f"{hits} of {trials} is no share")
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    square = Z95 * Z95 / trials
    middle = share + square / 2
    half = Z95 * sqrt(share * (1 - share) / trials + square / (4 * trials))
    # The formula's ends are exactly 0 and 1 there, but for the last digit.
    low = 0.0 if hits == 0 else (middle - half) / (1 + square)
    high = 1.0 if hits == trials else (middle + half) / (1 + square)
    return low, high


class Share:
    """So many of so many."""

    def __init__(self, hits: int, trials: int) -> None:
        self.hits = hits
        self.trials = trials
        self.low, self.high = wilson(hits, trials)

    @property
    def value(self) -> float:
        """The share itself; 0 when nothing was counted."""
        return self.hits / self.trials if self.trials else 0.0

    def holds(self, value: float) -> bool:
        """Whether the interval leaves this value possible."""
        return self.low <= value <= self.high

    def text(self) -> str:
        """As in `52 % (45–59)`."""
        if self.trials == 0:
            return "–"
        return f"{100 * self.value:.0f} % ({100 * self.low:.0f}–{100 * self.high:.0f})"

    def data(self) -> dict[str, Any]:
        """The share as plain data."""
        return {"hits": self.hits, "of": self.trials, "low": round(self.low, 4), "high": round(self.high, 4)}


def share_of(values: Sequence[bool]) -> Share:
    """How many of these are true."""
    return Share(sum(values), len(values))


def average(values: Sequence[float]) -> float:
    """The mean, 0 of nothing; rounded, for it is printed and compared."""
    return round(sum(values) / len(values), 2) if values else 0.0
