"""How far an estimate can be trusted: the standard error of its value, and what is too large a difference to be noise."""

from math import sqrt
from statistics import NormalDist
from typing import Final

from tatami.bots.advice import Estimate

DOUBT: Final = 0.005  # how likely pure noise is taken for a difference, for one decision
FEW: Final = 10
SMALLEST: Final = 0.02  # a smaller loss isn't worth a word, however sure it is


def error_of(estimate: Estimate, lowest: float) -> float:
    """Return the standard error of a value between `lowest` and 1: none when it is exact, never more than the whole span.

    No results with this mean spread wider than wins and losses do; two of each are added, for equal results prove
    little, and a few results prove nothing about how far they spread.
    """
    span = 1 - lowest
    visits = estimate.visits
    if estimate.exact:
        return 0.0
    if visits < 2:
        return span
    mean = (estimate.value * visits + 2 * (1 + lowest)) / (visits + 4)
    variance = span * span / 4 if visits < FEW else max(0.0, (1 - mean) * (mean - lowest))
    return min(span, sqrt(variance / (visits - 1)))


def noise_limit(alternatives: int) -> float:
    """Return how many standard errors a difference must have to be no noise, when this many moves compete.

    With Bonferroni's correction: the more values are compared, the better the luckiest of them looks.
    """
    return NormalDist().inv_cdf(1 - DOUBT / max(1, alternatives))


def is_real(difference: float, error: float, alternatives: int = 1) -> bool:
    """Return whether a difference is worth a word and larger than noise would make it."""
    return difference >= SMALLEST and difference > noise_limit(alternatives) * error
