"""Win rates with what chance leaves open, and Elo differences.

The deals are the samples, not the games: both games of a deal share its cards. A deal's score is A's points in it by the
number of its games. The interval is Wilson's with the deals as trials, and more trials than deals the less their scores
scatter: twice as many where the games of a deal are as independent as those of different deals.
"""

from collections.abc import Sequence
from math import exp, inf, log, log10
from typing import Any, Final

from tatami.stats.intervals import Estimate, wilson

FARTHEST: Final = 6000.0  # no difference in Elo that could be measured is larger
PER_LOG: Final = 400 / log(10)  # points of Elo for a factor e in the odds
# One deal's worth of doubt about how the scores scatter: where all are equal, at 0 % or 100 % above all, that isn't known.
DOUBT: Final = 1.0


class Score(Estimate):
    """A win rate with its 95 % confidence interval; the deals are the trials."""

    def __init__(self, deals: int, value: float, scatter: float) -> None:
        super().__init__(deals, value, *interval(deals, value, scatter))

    def text(self, digits: int = 1) -> str:
        """Return it as in `57.3 % (52.1–62.4)`."""
        return super().text(digits)

    def data(self) -> dict[str, Any]:
        """Return it as plain data; without a deal there is no value."""
        value = round(self.value, 6) if self.trials else None
        return {"value": value, "low": round(self.low, 6), "high": round(self.high, 6)}


def score_of(scores: Sequence[float]) -> Score:
    """Return the mean of the scores of independent deals, each from 0 to 1."""
    if not scores:
        return Score(0, 0.5, 0.0)
    mean = sum(scores) / len(scores)
    return Score(len(scores), mean, sum((score - mean) ** 2 for score in scores))


class RunningScore:
    """The score after each deal, for a course: as score_of(), without counting from the start each time."""

    def __init__(self) -> None:
        self._deals = 0
        self._total = 0.0
        self._squares = 0.0

    def add(self, score: float) -> Score:
        """Return the score with one more deal."""
        self._deals += 1
        self._total += score
        self._squares += score * score
        mean = self._total / self._deals
        return Score(self._deals, mean, max(0.0, self._squares - self._deals * mean * mean))


def interval(number: int, mean: float, scatter: float) -> tuple[float, float]:
    """Return the 95 % confidence interval of a mean of scores, from the sum of their squared distances to it."""
    if number == 0:
        return 0.0, 1.0
    most = number * mean * (1 - mean)  # the scatter if all scores were 0 or 1: there can't be more
    part = 1.0 if number == 1 else min(1.0, (scatter * number / (number - 1) + DOUBT) / (most + DOUBT))
    trials = number / part
    low, high = wilson(min(mean * trials, trials), trials)
    # At the ends the rounding of the last digit must not open what is closed.
    return (0.0 if mean == 0 else low), (1.0 if mean == 1 else high)


def expected_score(elo: float, sides: int = 2) -> float:
    """Return the win rate that a difference in Elo brings: each side's chance is in proportion to 10 ** (Elo / 400).

    With more than two sides, as the arena plays them: A alone against others like B, and B alone against others like A.
    """
    ratio, others = _ratio(elo), sides - 1
    return (ratio / (ratio + others) + others * ratio / (1 + others * ratio)) / 2


def slope(elo: float, sides: int = 2) -> float:
    """Return how much expected_score() rises for one point of Elo."""
    ratio, others = _ratio(elo), sides - 1
    return others * ratio * ((ratio + others) ** -2 + (1 + others * ratio) ** -2) / 2 / PER_LOG


def _ratio(elo: float) -> float:
    return exp(min(max(elo, -FARTHEST), FARTHEST) / PER_LOG)


def elo_of(rate: float, sides: int = 2) -> float:
    """Return the difference in Elo that brings this win rate; infinite at 0 and 1."""
    if rate <= 0 or rate >= 1:
        return inf if rate >= 1 else -inf
    if sides == 2:
        return 400 * log10(rate / (1 - rate))
    low, high = -FARTHEST, FARTHEST  # expected_score() rises all the way
    for _ in range(100):
        middle = (low + high) / 2
        if expected_score(middle, sides) < rate:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def deal_scores(points: Sequence[float], each: int) -> list[float]:
    """Return the scores of the deals of `each` games that are complete."""
    return [sum(points[start : start + each]) / each for start in range(0, len(points) - each + 1, each)]
