"""Which token goes to which track (Y-42): by the equilibrium of two players; alone, by what beats the Score cards (Y-75)."""

from math import lcm
from typing import Final

from mypy_extensions import i64

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.dice import Dice
from tatami.game import Action, Seat
from tatami.games.daimyos.actions import ASSIGN
from tatami.games.daimyos.reckoning import decide, gathered, token_value, with_score_cards
from tatami.games.daimyos.table import Table
from tatami.minds.daimyos.contest import Answer, Contest, Spread, contest_of, settle, spreads

MOST_KEPT: Final = 20_000


class Assigner:
    """Advises on the tokens of a reckoning, one after the other; it remembers the last reckoning that it solved."""

    def __init__(self) -> None:
        self.key: str = ""
        self.contest: Contest | None = None
        self.answer: Answer | None = None
        self.values: dict[str, float] = {}

    def advise(self, table: Table, own: list[int], seat: Seat, budget: Budget, dice: Dice) -> Advice:
        """The three tracks for the token that is due, after one's own tokens assigned so far (token * 4 + clan)."""
        if table.terms.solo:
            return advise_alone(table, own, seat)
        contest, answer = self.solved(table, budget)
        token = gathered(table, int(seat))[len(own)]
        begun = begun_with(contest.values[seat], own)
        shares: list[int] = []
        values: list[float] = []
        for clan in range(3):
            share, worth = outlook(contest, answer, int(seat), begun, len(own), clan)
            shares.append(share)
            values.append(worth / answer.mixtures[1 - seat].total)
        chosen = lot(shares, dice) if sum(shares) > 0 else values.index(max(values))
        order = sorted(range(3), key=lambda clan: (clan != chosen, -values[clan], clan))
        base = ASSIGN + (token - 1) * 3
        estimates = [Estimate(Action(base + clan), values[clan], 0, answer.exact) for clan in order]
        return Advice(seat, estimates, answer.rounds)

    def value(self, table: Table, budget: Budget) -> float:
        """What a reckoning that has just begun is worth to seat 0; kept, for a search comes to the same ones again."""
        contest = contest_of(table)
        key = contest.key()
        if key in self.values:
            return self.values[key]
        answer = settle(contest, budget)
        found = answer.value(0)
        if answer.exact:
            if len(self.values) >= MOST_KEPT:
                self.values.clear()
            self.values[key] = found
        return found

    def solved(self, table: Table, budget: Budget) -> tuple[Contest, Answer]:
        """The contest of a table and its answer; an exact one is kept, so that the next token needs no thought."""
        contest = contest_of(table)
        key = contest.key()
        if self.contest is not None and self.answer is not None and key == self.key:
            return self.contest, self.answer
        answer = settle(contest, budget)
        if answer.exact:
            self.key, self.contest, self.answer = key, contest, answer
        return contest, answer


def begun_with(values: list[int], own: list[int]) -> Spread:
    """What one's own tokens assigned so far put on the tracks."""
    sums = [0, 0, 0]
    for number, entry in enumerate(own):
        sums[entry % 4] += values[number]
    return sums[0], sums[1], sums[2]


def outlook(contest: Contest, answer: Answer, seat: int, begun: Spread, done: int, clan: int) -> tuple[int, int]:
    """For the next token on this track: its share in the mixture, and the worth of the best spread still within reach.

    Every way to come to a spread has the same part of the spread's weight. So whoever draws each token's track by these shares
    has, after the last one, assigned all of them as the mixture wants it, though he remembers nothing but his own tokens.
    """
    values = contest.values[seat]
    step = [0, 0, 0]
    step[clan] = values[done]
    weights = answer.mixtures[seat].weights
    worth = answer.worth[seat]
    ways = contest.ways[seat]
    common = common_ways(contest, answer, seat)
    share = 0
    best: int | None = None
    rest = spreads(values[done + 1 :])
    for number, spread in enumerate(contest.spreads[seat]):
        left = (spread[0] - begun[0] - step[0], spread[1] - begun[1] - step[1], spread[2] - begun[2] - step[2])
        reached = rest.get(left, 0)
        if reached:
            if weights[number]:
                share += weights[number] * reached * (common // ways[spread])
            if best is None or worth[number] > best:
                best = worth[number]
    assert best is not None  # every track leaves some way to assign the rest
    return share, best


def common_ways(contest: Contest, answer: Answer, seat: int) -> int:
    """A number that the ways to every spread of the mixture divide, so that shares stay whole numbers."""
    common = 1
    for number, spread in enumerate(contest.spreads[seat]):
        if answer.mixtures[seat].weights[number]:
            common = lcm(common, contest.ways[seat][spread])
    return common


def lot(shares: list[int], dice: Dice) -> int:
    """A place by lot, with these weights, however large they are."""
    left = int(dice.roll()) * sum(shares) >> 63
    for place, share in enumerate(shares):
        left -= share
        if left < 0:
            return place
    raise ValueError("there is nothing to draw from")


def advise_alone(table: Table, own: list[int], seat: Seat) -> Advice:
    """Y-75: the Score cards lie where they lie and their lists have been seen, so what can be won is won for certain."""
    tokens = gathered(table, int(seat))
    values = [token_value(table, int(seat), token) for token in tokens]
    begun = begun_with(values, own)
    tracks = with_score_cards(table)
    ahead: i64 = table.on_board(0) - table.on_board(1)
    ranks: list[tuple[float, int]] = []
    for clan in range(3):
        step = [0, 0, 0]
        step[clan] = values[len(own)]
        best = (-1.0, -(10**9))
        for spread in spreads(values[len(own) + 1 :]):
            first: i64 = tracks[0] + begun[0] + step[0] + spread[0]
            second: i64 = tracks[1] + begun[1] + step[1] + spread[1]
            third: i64 = tracks[2] + begun[2] + step[2] + spread[2]
            winner, _ = decide(first, second, third, ahead, True)
            # A game that can't be won is at least not lost by more tracks than it must be.
            held = int(i64(first > 0) + i64(second > 0) + i64(third > 0))
            best = max(best, (1.0 if winner == seat else -1.0, held))
        ranks.append(best)
    order = sorted(range(3), key=lambda clan: (-ranks[clan][0], -ranks[clan][1], clan))
    base = ASSIGN + (tokens[len(own)] - 1) * 3
    return Advice(seat, [Estimate(Action(base + clan), ranks[clan][0], 0, True) for clan in order], 0)
