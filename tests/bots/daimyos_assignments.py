"""The reckoning of Daimyos written from the rules alone, and how a mixture is exploited: to check its solution by."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from tatami.bots.daimyos.assigning import assigned_sums, track_share
from tatami.bots.daimyos.assignment import AssignmentGame, Equilibrium
from tatami.bots.daimyos.matrix import Solved


def brute_payoffs(assignment: AssignmentGame) -> list[list[int]]:
    """What seat 0 gets for every two ways to assign all tokens, written from the rules alone."""
    sides = [sorted(set(every_spread(values))) for values in assignment.values]
    return [[winner(assignment, mine, theirs) for theirs in sides[1]] for mine in sides[0]]


def every_spread(values: list[int]) -> list[tuple[int, int, int]]:
    found = []
    for tracks in product(range(3), repeat=len(values)):
        sums = [sum(value for value, track in zip(values, tracks, strict=True) if track == place) for place in range(3)]
        found.append((sums[0], sums[1], sums[2]))
    return found


def winner(assignment: AssignmentGame, mine: tuple[int, int, int], theirs: tuple[int, int, int]) -> int:
    """Y-43 as the rules have it: two tracks; the higher sum of positive positions; more daimyo tokens; a draw."""
    places = [assignment.tracks[n] + mine[n] - theirs[n] for n in range(3)]
    keys = []
    for sign in (1, -1):
        own = [max(0, sign * place) for place in places]
        keys.append((sum(1 for place in own if place) >= 2, sum(own), sign * assignment.ahead))
    if keys[0][0] != keys[1][0]:
        return 1 if keys[0][0] else -1
    return (keys[0] > keys[1]) - (keys[0] < keys[1])


def expected(payoffs: list[list[int]], rows: list[int], columns: list[int]) -> tuple[Fraction, Fraction]:
    """What the best answers to both mixtures bring seat 0: to the columns', and to the rows'."""
    best = max(Fraction(sum(p * w for p, w in zip(line, columns, strict=True)), sum(columns)) for line in payoffs)
    worst = min(Fraction(sum(payoffs[i][j] * w for i, w in enumerate(rows)), sum(rows)) for j in range(len(columns)))
    return best, worst


def walk(
    assignment: AssignmentGame, equilibrium: Equilibrium, seat: int, own: list[int], chance: Fraction
) -> dict[tuple[int, int, int], Fraction]:
    """The chance of every spread when each token's track is drawn by its share."""
    values = assignment.values[seat]
    if len(own) == len(values):
        return {assigned_sums(values, own): chance}
    shares = [track_share(assignment, equilibrium, seat, assigned_sums(values, own), len(own), clan)[0] for clan in range(3)]
    found: dict[tuple[int, int, int], Fraction] = {}
    for clan, share in enumerate(shares):
        if share:
            entry = (len(own) + 1) * 4 + clan
            for spread, part in walk(
                assignment, equilibrium, seat, [*own, entry], chance * Fraction(share, sum(shares))
            ).items():
                found[spread] = found.get(spread, Fraction(0)) + part
    return found


def is_equilibrium(payoffs: list[list[int]], solved: Solved) -> bool:
    """Return whether neither side can gain by playing otherwise: both best answers are worth exactly the value."""
    rows, columns = solved.rows, solved.columns
    best = max(sum(entry * weight for entry, weight in zip(row, columns.weights, strict=True)) for row in payoffs)
    worst = min(
        sum(payoffs[number][place] * weight for number, weight in enumerate(rows.weights))
        for place in range(len(columns.weights))
    )
    sound = min(rows.weights) >= 0 and min(columns.weights) >= 0 and rows.total > 0 and columns.total > 0
    top, bottom = solved.value_top, solved.value_bottom
    return sound and best * bottom == top * columns.total and worst * bottom == top * rows.total
