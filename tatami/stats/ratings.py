"""Elo for several players from all their contests: the Bradley–Terry model, by maximum likelihood.

The first player has Elo 0. Firth's correction keeps it finite for a player that never loses: each contest gets a part of a
deal more, half won and half lost, the part being its leverage (how much it alone decides about the Elos; all together have
as many as there are Elos to find). The intervals hold for deals as samples, also where several contests share them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from tatami.stats.intervals import Z95
from tatami.stats.scores import expected_score, slope

Matrix = list[list[float]]

LONGEST_STEP: Final = 300.0  # of Newton's method: far out the likelihood is flat
TOLERANCE: Final = 1e-9
MOST_STEPS: Final = 1000
EVEN: Final = 0.5


@dataclass
class Pairing:
    """The scores of player `a` against player `b`, deal by deal."""

    a: int
    b: int
    scores: Sequence[float]


class Ratings:
    """The Elo of each player, and how sure it is."""

    def __init__(self, elos: list[float], covariance: Matrix) -> None:
        self.elos = elos
        self._covariance = covariance

    def reach(self, player: int, other: int = 0) -> float:
        """Return how far the 95 % interval of the difference between two players reaches on both sides."""
        return Z95 * sqrt(max(0.0, _difference(self._covariance, player, other)))


def rate(players: int, pairings: list[Pairing], sides: int = 2) -> Ratings:
    """Return the most likely Elos. Every player must be connected with the first one by contests."""
    _check_connected(players, pairings)
    elos = [0.0] * players
    for _ in range(MOST_STEPS):
        inverse = _inverse_information(elos, pairings, sides)
        steps = _times(inverse, _gradient(elos, pairings, sides, inverse))
        longest = max(abs(step) for step in steps)
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        elos = [elo + scale * step for elo, step in zip(elos, steps, strict=True)]
        if longest < TOLERANCE:
            return Ratings(elos, _covariance(elos, pairings, sides))
    raise ArithmeticError("the ratings don't settle")


def _check_connected(players: int, pairings: list[Pairing]) -> None:
    known = {0}
    for _ in range(players):
        for pairing in pairings:
            if pairing.a in known or pairing.b in known:
                known |= {pairing.a, pairing.b}
    if known != set(range(players)):
        raise ValueError(f"no contest connects the players {sorted(set(range(players)) - known)} with the first one")


def _trials(pairing: Pairing) -> int:
    """Return the number of deals; where there are none yet, one as if it had come out even, so that the sums stay finite."""
    return max(1, len(pairing.scores))


def _weight(elos: list[float], pairing: Pairing, sides: int) -> tuple[float, float]:
    """Return what is expected of a pairing, and how much a point more or less says about the difference in Elo."""
    difference = elos[pairing.a] - elos[pairing.b]
    mean = expected_score(difference, sides)
    return mean, slope(difference, sides) / (mean * (1 - mean))


def _leverage(elos: list[float], pairing: Pairing, sides: int, inverse: Matrix) -> float:
    """Return how much a pairing alone decides about the Elos, from 0 to 1."""
    mean, weight = _weight(elos, pairing, sides)
    return _trials(pairing) * weight * weight * mean * (1 - mean) * _difference(inverse, pairing.a, pairing.b)


def _difference(rows: Matrix, one: int, two: int) -> float:
    """Return the variance of a difference, from a covariance."""
    return rows[one][one] + rows[two][two] - 2 * rows[one][two]


def _gradient(elos: list[float], pairings: list[Pairing], sides: int, inverse: Matrix) -> list[float]:
    gradient = [0.0] * len(elos)
    for pairing in pairings:
        mean, weight = _weight(elos, pairing, sides)
        part = _leverage(elos, pairing, sides, inverse)
        surplus = sum(pairing.scores) - len(pairing.scores) * mean + part * (EVEN - mean)
        gradient[pairing.a] += weight * surplus
        gradient[pairing.b] -= weight * surplus
    return gradient


def _inverse_information(elos: list[float], pairings: list[Pairing], sides: int) -> Matrix:
    """Return the inverse of Fisher's information matrix; nothing but 0 for the first player, whose Elo is fixed."""
    rows = [[0.0] * len(elos) for _ in elos]
    for pairing in pairings:
        mean, weight = _weight(elos, pairing, sides)
        _add(rows, pairing, _trials(pairing) * weight * weight * mean * (1 - mean))
    inverse = _inverse([row[1:] for row in rows[1:]])
    return [[0.0] * len(elos), *([0.0, *row] for row in inverse)]


def _add(rows: Matrix, pairing: Pairing, value: float) -> None:
    """Add a value to the square of the difference of a pairing."""
    for one, two, sign in [(0, 0, 1), (1, 1, 1), (0, 1, -1), (1, 0, -1)]:
        place = (pairing.a, pairing.b)
        rows[place[one]][place[two]] += sign * value


def _covariance(elos: list[float], pairings: list[Pairing], sides: int) -> Matrix:
    """Return the covariance of the Elos over other deals: the sandwich estimate, clustered by the number of the deal."""
    deals = max(len(pairing.scores) for pairing in pairings)
    pulls = [[0.0] * len(elos) for _ in range(deals)]
    scatter = [[0.0] * len(elos) for _ in elos]
    inverse = _inverse_information(elos, pairings, sides)
    for pairing in pairings:
        mean, weight = _weight(elos, pairing, sides)
        for pull, score in zip(pulls, pairing.scores, strict=False):
            pull[pairing.a] += weight * (score - mean)
            pull[pairing.b] -= weight * (score - mean)
        part = _leverage(elos, pairing, sides, inverse)
        _add(scatter, pairing, part * weight * weight * ((1 - mean) ** 2 + mean**2) / 2)
    for pull in pulls:
        for row, one in zip(scatter, pull, strict=True):
            for place, two in enumerate(pull):
                row[place] += one * two
    return _product(_product(inverse, scatter), inverse)


def _times(rows: Matrix, column: list[float]) -> list[float]:
    return [sum(one * two for one, two in zip(row, column, strict=True)) for row in rows]


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = [list(column) for column in zip(*right, strict=True)]
    return [_times(columns, row) for row in left]


def _inverse(rows: Matrix) -> Matrix:
    """Return the inverse, by Gauss and Jordan; the matrix is positive definite, so no row needs to be exchanged."""
    size = len(rows)
    wide = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(rows)]
    for pivot in range(size):
        head = wide[pivot][pivot]
        wide[pivot] = [value / head for value in wide[pivot]]
        for number in range(size):
            if number != pivot:
                factor = wide[number][pivot]
                wide[number] = [value - factor * top for value, top in zip(wide[number], wide[pivot], strict=True)]
    return [row[size:] for row in wide]
