"""Endgames of a round: with few cards left, the round solver says what every move is worth, in one world or in many."""

from itertools import pairwise
from typing import Final

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.bots.kami.score_values import ScoreValues
from tatami.bots.kami.world_sampler import WorldSampler
from tatami.game import Action, Seat
from tatami.games.kami.actions import parse
from tatami.games.kami.phases import FINISHED, PLAYING
from tatami.games.kami.pieces import POINTS, size
from tatami.games.kami.position import side_count
from tatami.games.kami.scoring import GOAL, total_after
from tatami.games.kami.state import KamiState
from tatami.solvers.kami import Progress, solve
from tatami.solvers.kami.bridge import round_of

FEW: Final = 16  # cards in all hands and stacks
NODES: Final = 100_000  # a search that needs more is given up; reports come every 32,768 nodes
TABLE_BITS: Final = 16
LAST: Final = 12  # cards in all hands from which on sampled worlds are solved; before that, guessing at hidden cards decides
SAMPLE: Final = 64  # worlds that are solved for a decision
FEWEST: Final = 32  # with fewer, the search says more
COST: Final = 100  # simulations of the search in the time of one solved world
RESULTS: Final[list[int]] = sorted({sign * factor * points for points in POINTS for factor in (1, 2) for sign in (1, -1)} | {0})


def solve_open(state: KamiState, score_values: ScoreValues, budget: Budget) -> Advice | None:
    """Return the exact values of all moves of a position with all cards open; None where the solver doesn't reach.

    For two sides only, and only where more points are never worth less: the solver counts points.
    """
    cards = sum(int(size(hand)) for hand in state.hands) + sum(state.top(stack) >= 0 for stack in range(8))
    if state.phase != PLAYING or score_values.sides != 2 or state.below or cards > FEW or not is_monotonic(state, score_values):
        return None

    def is_enough(progress: Progress) -> bool:
        return progress.nodes >= NODES or budget.seconds_left() <= 0

    solution = solve(round_of(state), is_enough, TABLE_BITS)
    if not solution.exact:
        return None
    estimates: list[Estimate] = []
    for move in solution.moves:
        value, is_end = value_after(state, score_values, move.lower)
        estimates.append(Estimate(parse(move.name), value, 0, is_end))
    return Advice(state.to_move(), best_first(estimates), 1)


def solve_samples(worlds: WorldSampler, score_values: ScoreValues, budget: Budget) -> Advice | None:
    """Return the moves by their mean value in sampled worlds, each solved; None where the budget or the cards forbid it.

    It takes no more than half of the time, so that a search can still follow. No value is exact: in each world the rest of
    the round is played as if all cards were open.
    """
    seen = worlds.seen
    number = SAMPLE if budget.simulations == 0 else min(SAMPLE, int(budget.simulations) // COST)
    if not worlds.plain or seen.players != 4 or sum(seen.sizes) > LAST or number < FEWEST:
        return None
    reserve = budget.seconds_left() / 2
    drawn: dict[tuple[int, ...], int] = {}
    for _ in range(number):
        hands = tuple(int(hand) for hand in worlds.draw().hands)
        drawn[hands] = drawn.get(hands, 0) + 1
    totals: dict[Action, float] = {}
    done = 0
    for hands, times in drawn.items():
        world = worlds.known.clone()
        for seat, hand in enumerate(hands):
            world.hands[seat] = hand
        advice = solve_open(world, score_values, budget)
        if advice is None:
            return None
        for estimate in advice.estimates:
            totals[estimate.action] = totals.get(estimate.action, 0.0) + estimate.value * times
        done += times
        if budget.seconds_left() < reserve:
            break
    if done < FEWEST:
        return None
    estimates = [Estimate(action, total / done, done) for action, total in totals.items()]
    return Advice(Seat(int(seen.seat)), best_first(estimates), done)


def best_first(estimates: list[Estimate]) -> list[Estimate]:
    """Return the estimates by value; of equals the lower number first."""
    return sorted(estimates, key=lambda estimate: (-estimate.value, estimate.action))


def value_after(state: KamiState, score_values: ScoreValues, points: int) -> tuple[float, bool]:
    """Return what the mover can expect if the round brings their side this many points (or the other side, if negative), and
    whether that ends the game, so that it is no estimate."""
    number = int(side_count(state.players))
    side = int(state.seat) % number
    after = state.clone()
    after.first = (after.first + 1) % after.players  # K-40
    winner = side if points >= 0 else 1 - side
    after.scores[winner] = total_after(after.scores[winner], abs(points), after.ending)
    if after.scores[winner] >= GOAL:
        after.phase = FINISHED
    return score_values.value(after, side), after.phase == FINISHED


def is_monotonic(state: KamiState, score_values: ScoreValues) -> bool:
    """Return whether the value of the round's results rises with the points: not where a score may go over 15 (K-50)."""
    values = [value_after(state, score_values, points)[0] for points in RESULTS]
    return all(lower <= higher for lower, higher in pairwise(values))
