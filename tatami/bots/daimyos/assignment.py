"""The reckoning of two players (Y-42, Y-43) as the matrix game that it is: only the sums on the three tracks matter.

What a side can put on the tracks, its spreads, are far fewer than the ways to assign its tokens. The equilibrium is found by
double oracle: among a few spreads first; then each side's best response among all its spreads joins, until none gains anything.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.budget import Budget
from tatami.bots.daimyos.matrix import Mixture, Solved, solve
from tatami.games.daimyos.position import PublicState
from tatami.games.daimyos.reckoning import decide, gathered, token_value

Spread = tuple[int, int, int]
MOST_ROUNDS: Final = 300  # no reckoning of the built-in box needs a third of it


class AssignmentGame:
    """The game of a reckoning: the markers, who has more daimyo tokens, and each side's token values, lowest number first."""

    def __init__(self, tracks: list[int], ahead: int, values: list[list[int]]) -> None:
        self.tracks = tracks
        self.ahead = ahead
        self.values = values
        self.ways: list[dict[Spread, int]] = [spreads(values[0]), spreads(values[1])]
        self.spreads: list[list[Spread]] = [sorted(self.ways[0]), sorted(self.ways[1])]

    def key(self) -> str:
        """Return a text that is equal for positions that are the same game."""
        return f"{self.tracks} {self.ahead} {self.values}"

    def payoff_row(self, seat: int, number: int) -> vec[i64]:
        """Return what seat 0 gets when `seat` plays this spread, for every spread of the other side."""
        mine = self.spreads[seat][number]
        sign: i64 = 1 if seat == 0 else -1
        first: i64 = self.tracks[0] + sign * mine[0]
        second: i64 = self.tracks[1] + sign * mine[1]
        third: i64 = self.tracks[2] + sign * mine[2]
        ahead: i64 = self.ahead
        others = self.spreads[1 - seat]
        found = vec[i64]([0] * len(others))
        for place in range(i64(len(others))):
            other = others[place]
            a: i64 = other[0]
            b: i64 = other[1]
            c: i64 = other[2]
            winner, _ = decide(first - sign * a, second - sign * b, third - sign * c, ahead, False)
            found[place] = 0 if winner < 0 else 1 - 2 * winner
        return found


class Equilibrium:
    """How both sides should assign: each side's weights by spread, and the payoff of each of its spreads.

    `payoffs[seat]` is over the other side's total weight. When the equilibrium is exact, nobody can gain: `bounds` proves it,
    what each side's best spread brings against the other's mixture, as seat 0 counts it; both are the value.
    """

    def __init__(self, mixtures: list[Mixture], payoffs: list[list[int]], exact: bool, rounds: int) -> None:
        self.mixtures = mixtures
        self.payoffs = payoffs
        self.exact = exact
        self.rounds = rounds

    def bounds(self) -> tuple[int, int, int, int]:
        """Return the upper and the lower bound of the value to seat 0, each as numerator and denominator."""
        return max(self.payoffs[0]), self.mixtures[1].total, -max(self.payoffs[1]), self.mixtures[0].total

    def value(self, seat: int) -> float:
        """Return what the reckoning is worth to a seat against the other's mixture."""
        return max(self.payoffs[seat]) / self.mixtures[1 - seat].total


def spreads(values: list[int]) -> dict[Spread, int]:
    """Return all sums that tokens of these values can put on the three tracks, and in how many ways."""
    found: dict[Spread, int] = {(0, 0, 0): 1}
    for value in values:
        wider: dict[Spread, int] = {}
        for (a, b, c), ways in found.items():
            for spread in ((a + value, b, c), (a, b + value, c), (a, b, c + value)):
                wider[spread] = wider.get(spread, 0) + ways
        found = wider
    return found


def assignment_of(table: PublicState) -> AssignmentGame:
    """Return the assignment game of a table whose reckoning has begun."""
    values = [[token_value(table, seat, token) for token in gathered(table, seat)] for seat in range(2)]
    return AssignmentGame(table.tracks[:], table.on_board(0) - table.on_board(1), values)


def solve_assignment(assignment: AssignmentGame, budget: Budget | None = None) -> Equilibrium:
    """Return the equilibrium; or, when the budget's seconds or MOST_ROUNDS run out, the best found so far."""
    sides: list[list[int]] = [[len(assignment.spreads[0]) // 2], [len(assignment.spreads[1]) // 2]]
    payoff_rows: list[list[vec[i64]]] = [[assignment.payoff_row(0, sides[0][0])], [assignment.payoff_row(1, sides[1][0])]]
    rounds = 0
    equilibrium = Equilibrium([Mixture([1]), Mixture([1])], [[0], [0]], False, 0)
    while True:
        matrix = [[int(payoff_row[column]) for column in sides[1]] for payoff_row in payoff_rows[0]]
        solved = solve(matrix, budget if rounds else None)
        rounds += 1
        if solved is None:
            return equilibrium
        equilibrium = _equilibrium(assignment, sides, payoff_rows, solved, rounds)
        if equilibrium.exact or rounds >= MOST_ROUNDS:
            return equilibrium
        for seat in range(2):
            payoffs = equilibrium.payoffs[seat]
            best = payoffs.index(max(payoffs))
            if best not in sides[seat]:
                sides[seat].append(best)
                payoff_rows[seat].append(assignment.payoff_row(seat, best))


def _equilibrium(
    assignment: AssignmentGame, sides: list[list[int]], payoff_rows: list[list[vec[i64]]], solved: Solved, rounds: int
) -> Equilibrium:
    """Return the mixtures over all spreads, and the payoff of every spread against them."""
    mixtures: list[Mixture] = []
    payoffs: list[list[int]] = [[], []]
    for seat, part in enumerate((solved.rows, solved.columns)):
        weights = [0] * len(assignment.spreads[seat])
        for number, weight in zip(sides[seat], part.weights, strict=True):
            weights[number] = weight
        mixtures.append(Mixture(weights))
        sign = -1 if seat == 0 else 1  # what seat 0 plays decides what seat 1's spreads are worth to it
        totals = [0] * len(assignment.spreads[1 - seat])
        for payoff_row, weight in zip(payoff_rows[seat], part.weights, strict=True):
            if weight:
                for place in range(len(totals)):
                    totals[place] += sign * weight * int(payoff_row[place])
        payoffs[1 - seat] = totals
    equilibrium = Equilibrium(mixtures, payoffs, False, rounds)
    upper, under, lower, below = equilibrium.bounds()
    equilibrium.exact = upper * below == lower * under
    return equilibrium
