"""What chance leaves open: shares of games with their Wilson interval, averages, standard errors."""

from collections.abc import Sequence
from math import hypot, sqrt
from statistics import stdev
from typing import Any, Final

Z95: Final = 1.959964  # standard deviations on both sides of the middle that hold 95 %


def wilson(hits: float, trials: float) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share, after Wilson: sound for few trials too; of none, 0 to 1."""
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


class Estimate:
    """A rate with its 95 % confidence interval, from a number of trials."""

    def __init__(self, trials: int, value: float, low: float, high: float) -> None:
        self.trials = trials
        self.value = value
        self.low = low
        self.high = high

    def holds(self, value: float) -> bool:
        """Return whether the interval leaves this value possible."""
        return self.low <= value <= self.high

    def text(self, digits: int = 0) -> str:
        """Return it as in `52 % (45–59)`."""
        if self.trials == 0:
            return "–"
        value, low, high = (f"{100 * rate:.{digits}f}" for rate in (self.value, self.low, self.high))
        return f"{value} % ({low}–{high})"


class Share(Estimate):
    """Return the share of the total; 0 when nothing was counted."""

    def __init__(self, hits: int, trials: int) -> None:
        super().__init__(trials, hits / trials if trials else 0.0, *wilson(hits, trials))
        self.hits = hits

    def data(self) -> dict[str, Any]:
        """Return the share as plain data."""
        return {"hits": self.hits, "of": self.trials, "low": round(self.low, 4), "high": round(self.high, 4)}


class Summary:
    """Facts of a report: the fields of its subclasses are words, numbers, shares, summaries, and dictionaries of them."""

    def data(self) -> dict[str, Any]:
        """Return all fields as plain data."""
        return plain(vars(self))


def plain(fields: dict[str, Any]) -> dict[str, Any]:
    """Return fields fit for JSON, with all that is in them; numbers have six digits, and no negative zero."""

    def fit(value: Any) -> Any:
        if isinstance(value, Share | Summary):
            return value.data()
        return plain(value) if isinstance(value, dict) else round(value, 6) + 0.0 if isinstance(value, float) else value

    return {name: fit(value) for name, value in fields.items()}


def share_of(values: Sequence[bool]) -> Share:
    """Return how many of these are true."""
    return Share(sum(values), len(values))


def average(values: Sequence[float]) -> float:
    """Return the mean, 0 of nothing; rounded, for it is printed and compared."""
    return round(sum(values) / len(values), 2) if values else 0.0


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of two values or more."""
    return stdev(values) / sqrt(len(values))


def combine_errors(*errors: float) -> float:
    """Return the standard error of a sum or a difference of independent values with these errors."""
    return hypot(*errors)


def t_correction(df: int, z: float) -> float:
    """Return how much wider than a normal curve Student's t with `df` degrees of freedom is, at `z` standard errors.

    The first terms of its expansion: at 2.6, 3 % too small with five degrees of freedom, 0.02 % with thirty.
    """
    return 1 + (z**2 + 1) / (4 * df) + (5 * z**4 + 16 * z**2 + 3) / (96 * df**2)
