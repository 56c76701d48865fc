"""The reckoning of two players (Y-42, Y-43) as the matrix game that it is: only the sums on the three tracks matter.

What a side can put on the tracks, its spreads, are far fewer than the ways to assign its tokens. The equilibrium is found
among a few spreads first; then each side's best answer among all its spreads joins, until no answer gains anything.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.budget import Budget
from tatami.games.daimyos.reckoning import decide, gathered, token_value
from tatami.games.daimyos.table import Table
from tatami.minds.daimyos.matrix import Mixture, Solved, solve

Spread = tuple[int, int, int]
MOST_ROUNDS: Final = 300  # no reckoning of the built-in box needs a third of it


class Contest:
    """The game of a reckoning: the markers, who has more daimyo tokens, and each side's token values, lowest number first."""

    def __init__(self, tracks: list[int], ahead: int, values: list[list[int]]) -> None:
        self.tracks = tracks
        self.ahead = ahead
        self.values = values
        self.ways: list[dict[Spread, int]] = [spreads(values[0]), spreads(values[1])]
        self.spreads: list[list[Spread]] = [sorted(self.ways[0]), sorted(self.ways[1])]

    def key(self) -> str:
        """Equal for contests that are the same game."""
        return f"{self.tracks} {self.ahead} {self.values}"

    def line(self, seat: int, number: int) -> vec[i64]:
        """What seat 0 gets when `seat` plays this spread, for every spread of the other side."""
        mine = self.spreads[seat][number]
        sign: i64 = 1 if seat == 0 else -1
        first: i64 = self.tracks[0] + sign * mine[0]
        second: i64 = self.tracks[1] + sign * mine[1]
        third: i64 = self.tracks[2] + sign * mine[2]
        ahead: i64 = self.ahead
        others = self.spreads[1 - seat]
        found = vec[i64]([0] * len(others))
        place: i64 = 0
        while place < len(others):
            other = others[place]
            a: i64 = other[0]
            b: i64 = other[1]
            c: i64 = other[2]
            winner, _ = decide(first - sign * a, second - sign * b, third - sign * c, ahead, False)
            found[place] = 0 if winner < 0 else 1 - 2 * winner
            place += 1
        return found


class Answer:
    """How a contest is to be played: each side's weights by spread, and what each of its spreads is worth to it.

    `worth[seat]` is over the other side's total weight. When the answer is exact, nobody can gain: the proof is in `bounds`,
    what each side's best spread brings against the other's mixture, as seat 0 counts it; both are the value.
    """

    def __init__(self, mixtures: list[Mixture], worth: list[list[int]], exact: bool, rounds: int) -> None:
        self.mixtures = mixtures
        self.worth = worth
        self.exact = exact
        self.rounds = rounds

    def bounds(self) -> tuple[int, int, int, int]:
        """At most max/total for seat 0, at least -max/total: (top, bottom) of the upper and of the lower bound."""
        return max(self.worth[0]), self.mixtures[1].total, -max(self.worth[1]), self.mixtures[0].total

    def value(self, seat: int) -> float:
        """What the reckoning is worth to a seat against the other's mixture."""
        return max(self.worth[seat]) / self.mixtures[1 - seat].total


def spreads(values: list[int]) -> dict[Spread, int]:
    """All sums that tokens of these values can put on the three tracks, and in how many ways."""
    found: dict[Spread, int] = {(0, 0, 0): 1}
    for value in values:
        wider: dict[Spread, int] = {}
        for (a, b, c), ways in found.items():
            for spread in ((a + value, b, c), (a, b + value, c), (a, b, c + value)):
                wider[spread] = wider.get(spread, 0) + ways
        found = wider
    return found


def contest_of(table: Table) -> Contest:
    """The contest of a table whose reckoning has begun."""
    values = [[token_value(table, seat, token) for token in gathered(table, seat)] for seat in range(2)]
    return Contest(table.tracks[:], table.on_board(0) - table.on_board(1), values)


def settle(contest: Contest, budget: Budget | None = None) -> Answer:
    """The equilibrium; or, when the budget's seconds or MOST_ROUNDS run out, the best found so far."""
    sides: list[list[int]] = [[len(contest.spreads[0]) // 2], [len(contest.spreads[1]) // 2]]
    lines: list[list[vec[i64]]] = [[contest.line(0, sides[0][0])], [contest.line(1, sides[1][0])]]
    rounds = 0
    answer = Answer([Mixture([1]), Mixture([1])], [[0], [0]], False, 0)
    while True:
        matrix = [[int(line[column]) for column in sides[1]] for line in lines[0]]
        solved = solve(matrix, budget if rounds else None)
        rounds += 1
        if solved is None:
            return answer
        answer = _answer(contest, sides, lines, solved, rounds)
        if answer.exact or rounds >= MOST_ROUNDS:
            return answer
        for seat in range(2):
            worth = answer.worth[seat]
            best = worth.index(max(worth))
            if best not in sides[seat]:
                sides[seat].append(best)
                lines[seat].append(contest.line(seat, best))


def _answer(contest: Contest, sides: list[list[int]], lines: list[list[vec[i64]]], solved: Solved, rounds: int) -> Answer:
    """The mixtures over all spreads, and what every spread is worth against them."""
    mixtures: list[Mixture] = []
    worth: list[list[int]] = [[], []]
    for seat, part in enumerate((solved.rows, solved.columns)):
        weights = [0] * len(contest.spreads[seat])
        for number, weight in zip(sides[seat], part.weights, strict=True):
            weights[number] = weight
        mixtures.append(Mixture(weights))
        sign = -1 if seat == 0 else 1  # what seat 0 plays decides what seat 1's spreads are worth to it
        totals = [0] * len(contest.spreads[1 - seat])
        for line, weight in zip(lines[seat], part.weights, strict=True):
            if weight:
                for place in range(len(totals)):
                    totals[place] += sign * weight * int(line[place])
        worth[1 - seat] = totals
    answer = Answer(mixtures, worth, False, rounds)
    upper, under, lower, below = answer.bounds()
    answer.exact = upper * below == lower * under
    return answer
