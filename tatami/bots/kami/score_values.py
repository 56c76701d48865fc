"""The expected result of the game by its scores, from value iteration, so that a search can stop at a round's end."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.kami.round_results import ROUND_RESULTS
from tatami.games.kami.phases import DEAL, FINISHED
from tatami.games.kami.position import side_count
from tatami.games.kami.scoring import GOAL, SOLDIER_ENDING, total_after
from tatami.games.kami.state import KamiState

CONVERGED: Final = 1e-3  # the table is done when no value changes more in a sweep
AVOIDED: Final = 0.3  # K-50: going over 15 hurts where it must be met, so players avoid it: that much of the odds is left
SWEEPS: Final = 60


class ScoreValues:
    """The expected result of each side, from -1 to 1, between two rounds. Sides count from the one that is first next."""

    def __init__(self, players: i64, ending: i64) -> None:
        self.sides: i64 = side_count(players)
        self.ending: i64 = ending
        self.lost: float = -1.0 / float(int(self.sides) - 1)
        self.size: i64 = GOAL * GOAL if self.sides == 2 else GOAL * GOAL * GOAL
        self.values: vec[float] = vec[float]([0.0] * int(self.size * self.sides))
        self.odds: list[tuple[int, int, float]] = odds(int(players))
        for _ in range(SWEEPS):
            if self._sweep() < CONVERGED:
                break

    def value(self, state: KamiState, side: i64) -> float:
        """Return what a side can expect of a state between two rounds, or at the end of the game."""
        if state.phase == FINISHED:
            return 1.0 if state.scores[side] >= GOAL else self.lost
        number = self.sides
        lead = state.first % number
        place = state.scores[lead]
        for turn in range(1, number):
            place = place * GOAL + state.scores[(lead + turn) % number]
        return self.values[place * number + (side + number - lead) % number]

    def deviation(self, state: KamiState) -> float:
        """Return the standard deviation that this round gives a side's expected result, for the side with the most."""
        largest = 0.0
        for side in range(int(self.sides)):
            mean = square = 0.0
            for winner, points, chance in self.odds:
                after = state.clone()
                after.first = (after.first + 1) % after.players
                scorer = (int(state.first) + winner) % int(self.sides)
                after.scores[scorer] = total_after(after.scores[scorer], points, self.ending)
                after.phase = FINISHED if after.scores[scorer] >= GOAL else DEAL
                value = self.value(after, side)
                mean += chance * value
                square += chance * value * value
            largest = max(largest, square - mean * mean)
        return sqrt(largest)

    def _sweep(self) -> float:
        """Update every value from those of the scores that can follow; return the largest change. High scores come first."""
        largest = 0.0
        place = self.size - 1
        while place >= 0:
            largest = max(largest, self._update(place))
            place -= 1
        return largest

    def _update(self, place: i64) -> float:
        number = int(self.sides)
        scores = [int(place // GOAL), int(place % GOAL)]
        if number == 3:
            scores = [scores[0] // GOAL, scores[0] % GOAL, scores[1]]
        sums = [0.0] * number
        total = 0.0
        for winner, points, chance in self.odds:
            if scores[winner] + points > GOAL and self.ending != SOLDIER_ENDING:
                chance *= AVOIDED
            total += chance
            after = int(total_after(scores[winner], points, self.ending))
            if after >= GOAL:
                for role in range(number):
                    sums[role] += chance * (1.0 if role == winner else self.lost)
                continue
            # K-40: the second is first in the next round, so the first is the last then.
            following: i64 = 0
            for turn in range(number):
                role = (turn + 1) % number
                following = following * GOAL + (after if role == winner else scores[role])
            for role in range(number):
                sums[role] += chance * self.values[following * number + (role + number - 1) % number]
        change = 0.0
        for role in range(number):
            where = place * number + role
            change = max(change, abs(self.values[where] - sums[role] / total))
            self.values[where] = sums[role] / total
        return change


def odds(players: int) -> list[tuple[int, int, float]]:
    """Return how a round ends: which side, counted from the first, scores how much, and how likely that is."""
    rows = ROUND_RESULTS[players]
    total = sum(sum(row) for row in rows)
    return [(side, points, number / total) for side, row in enumerate(rows) for points, number in enumerate(row) if number > 0]


_CACHE: Final[dict[tuple[int, int], ScoreValues]] = {}


def score_values_of(players: i64, ending: i64) -> ScoreValues:
    """Return the values for this many players and this ending, made once."""
    key = (int(players), int(ending))
    if key not in _CACHE:
        _CACHE[key] = ScoreValues(players, ending)
    return _CACHE[key]
