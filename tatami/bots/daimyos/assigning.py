"""Which token goes to which track (Y-42): by the equilibrium of two players; alone, by what beats the Score cards (Y-75)."""

from math import lcm
from typing import Final

from mypy_extensions import i64

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.bots.daimyos.assignment import AssignmentGame, Equilibrium, Spread, assignment_of, solve_assignment, spreads
from tatami.dice import Dice
from tatami.game import Action, Seat
from tatami.games.daimyos.actions import ASSIGN
from tatami.games.daimyos.position import PublicState
from tatami.games.daimyos.reckoning import decide, gathered, token_value, with_score_cards

CACHE_SIZE: Final = 20_000


class Assigner:
    """Advises on the tokens of a reckoning, one after the other; caches the last reckoning that it solved."""

    def __init__(self) -> None:
        self.key: str = ""
        self.assignment: AssignmentGame | None = None
        self.equilibrium: Equilibrium | None = None
        self.values: dict[str, float] = {}

    def advise(self, table: PublicState, own: list[int], seat: Seat, budget: Budget, dice: Dice) -> Advice:
        """Return the three tracks for the token that is due, after the seat's tokens assigned so far (token * 4 + clan)."""
        if table.settings.solo:
            return advise_alone(table, own, seat)
        assignment, equilibrium = self.solved(table, budget)
        token = gathered(table, int(seat))[len(own)]
        sums = assigned_sums(assignment.values[seat], own)
        shares: list[int] = []
        values: list[float] = []
        for clan in range(3):
            share, payoff = track_share(assignment, equilibrium, int(seat), sums, len(own), clan)
            shares.append(share)
            values.append(payoff / equilibrium.mixtures[1 - seat].total)
        chosen = draw_index(shares, dice) if sum(shares) > 0 else values.index(max(values))
        order = sorted(range(3), key=lambda clan: (clan != chosen, -values[clan], clan))
        base = ASSIGN + (token - 1) * 3
        estimates = [Estimate(Action(base + clan), values[clan], 0, equilibrium.exact) for clan in order]
        return Advice(seat, estimates, equilibrium.rounds)

    def value(self, table: PublicState, budget: Budget) -> float:
        """Return the value to seat 0 of a reckoning that has just begun; cached, since a search meets the same ones again."""
        assignment = assignment_of(table)
        key = assignment.key()
        if key in self.values:
            return self.values[key]
        equilibrium = solve_assignment(assignment, budget)
        found = equilibrium.value(0)
        if equilibrium.exact:
            if len(self.values) >= CACHE_SIZE:
                self.values.clear()
            self.values[key] = found
        return found

    def solved(self, table: PublicState, budget: Budget) -> tuple[AssignmentGame, Equilibrium]:
        """Return the assignment game of a table and its equilibrium; an exact one is cached for the tokens that follow."""
        assignment = assignment_of(table)
        key = assignment.key()
        if self.assignment is not None and self.equilibrium is not None and key == self.key:
            return self.assignment, self.equilibrium
        equilibrium = solve_assignment(assignment, budget)
        if equilibrium.exact:
            self.key, self.assignment, self.equilibrium = key, assignment, equilibrium
        return assignment, equilibrium


def assigned_sums(values: list[int], own: list[int]) -> Spread:
    """Return what a seat's tokens assigned so far put on the tracks."""
    sums = [0, 0, 0]
    for number, entry in enumerate(own):
        sums[entry % 4] += values[number]
    return sums[0], sums[1], sums[2]


def track_share(
    assignment: AssignmentGame, equilibrium: Equilibrium, seat: int, sums: Spread, done: int, clan: int
) -> tuple[int, int]:
    """Return, for the next token on this track, its share in the mixture and the payoff of the best spread still within reach.

    Every way to come to a spread has the same part of the spread's weight. So a seat that draws each token's track by these
    shares plays the mixture as a whole, though it remembers nothing but its own tokens.
    """
    values = assignment.values[seat]
    step = [0, 0, 0]
    step[clan] = values[done]
    weights = equilibrium.mixtures[seat].weights
    payoffs = equilibrium.payoffs[seat]
    ways = assignment.ways[seat]
    common = common_ways(assignment, equilibrium, seat)
    share = 0
    best: int | None = None
    rest = spreads(values[done + 1 :])
    for number, spread in enumerate(assignment.spreads[seat]):
        left = (spread[0] - sums[0] - step[0], spread[1] - sums[1] - step[1], spread[2] - sums[2] - step[2])
        reached = rest.get(left, 0)
        if reached:
            if weights[number]:
                share += weights[number] * reached * (common // ways[spread])
            if best is None or payoffs[number] > best:
                best = payoffs[number]
    assert best is not None  # every track leaves some way to assign the rest
    return share, best


def common_ways(assignment: AssignmentGame, equilibrium: Equilibrium, seat: int) -> int:
    """Return a number that the ways to every spread of the mixture divide, so that shares stay whole numbers."""
    played = zip(assignment.spreads[seat], equilibrium.mixtures[seat].weights, strict=True)
    return lcm(*[assignment.ways[seat][spread] for spread, weight in played if weight])


def draw_index(shares: list[int], dice: Dice) -> int:
    """Return an index drawn with these weights, however large they are."""
    left = int(dice.roll()) * sum(shares) >> 63
    for place, share in enumerate(shares):
        left -= share
        if left < 0:
            return place
    raise ValueError("there is nothing to draw from")


def advise_alone(table: PublicState, own: list[int], seat: Seat) -> Advice:
    """Y-75: Return the Score cards lie where they lie and their lists have been seen, so what can be won is won for certain."""
    tokens = gathered(table, int(seat))
    values = [token_value(table, int(seat), token) for token in tokens]
    sums = assigned_sums(values, own)
    tracks = with_score_cards(table)
    ahead: i64 = table.on_board(0) - table.on_board(1)
    ranks: list[tuple[float, int]] = []
    for clan in range(3):
        step = [0, 0, 0]
        step[clan] = values[len(own)]
        best = (-1.0, -(10**9))
        for spread in spreads(values[len(own) + 1 :]):
            first: i64 = tracks[0] + sums[0] + step[0] + spread[0]
            second: i64 = tracks[1] + sums[1] + step[1] + spread[1]
            third: i64 = tracks[2] + sums[2] + step[2] + spread[2]
            winner, _ = decide(first, second, third, ahead, True)
            # A game that can't be won is at least not lost by more tracks than it must be.
            held = int(i64(first > 0) + i64(second > 0) + i64(third > 0))
            best = max(best, (1.0 if winner == seat else -1.0, held))
        ranks.append(best)
    order = sorted(range(3), key=lambda clan: (-ranks[clan][0], -ranks[clan][1], clan))
    base = ASSIGN + (tokens[len(own)] - 1) * 3
    return Advice(seat, [Estimate(Action(base + clan), ranks[clan][0], 0, True) for clan in order], 0)
