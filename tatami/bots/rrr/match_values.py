"""The value of a match of RRR after a game: simulations end with the game, and this estimates the rest of the match.

A game's result is its value to seat 0 as the solver counts it (`tatami.solvers.rrr.values`): the sign says who won, the size
is 1 more than the points between the two. What comes after the game is an estimate: both play equally well, the first player
has a small edge, and the loser says who is first (R-62).
"""

from typing import Final

from mypy_extensions import i64

from tatami.games.rrr.position import RrrPosition
from tatami.solvers.rrr.values import BEST

# By mode (shared, none, random, secret, draft, secret-draft): how often the first player wins between equals.
FIRST_WINS: Final[list[float]] = [0.51, 0.70, 0.60, 0.51, 0.47, 0.53]
# By how many points the winner leads at the end of a game, and how often, between equals.
LEADS: Final[list[tuple[int, float]]] = [(1, 0.5), (3, 0.35), (5, 0.14), (7, 0.01)]


class MatchValues:
    """The expected result of a match to seat 0, from -1 to 1, after each result of the game under way."""

    def __init__(self, mode: int, by_points: bool, games: int) -> None:
        self.first_wins: float = FIRST_WINS[mode]
        self.chooser_wins: float = max(self.first_wins, 1 - self.first_wins)  # the loser says who is first
        self.by_points = by_points
        self.games = games
        self.cache: dict[tuple[int, int, int], float] = {}

    def after(self, value: int, score0: int, score1: int, game_no: int) -> float:
        """Return the value of the match to seat 0 when the game now played ends with this value."""
        loser = 1 if value > 0 else 0
        if not self.by_points:
            return self._to_wins(score0 + (value > 0), score1 + (value < 0), loser)
        lead = value - 1 if value > 0 else value + 1
        return self._to_points(score0 - score1 + lead, self.games - game_no, loser)

    def _to_wins(self, wins0: int, wins1: int, chooser: int) -> float:
        """R-60: Return the value of the match to seat 0 before a game in which `chooser` says who is first."""
        if wins0 >= self.games or wins1 >= self.games:
            return 1.0 if wins0 > wins1 else -1.0
        key = (wins0, wins1, chooser)
        if key not in self.cache:
            chance0 = self.chooser_wins if chooser == 0 else 1 - self.chooser_wins
            won = self._to_wins(wins0 + 1, wins1, 1)
            lost = self._to_wins(wins0, wins1 + 1, 0)
            self.cache[key] = chance0 * won + (1 - chance0) * lost
        return self.cache[key]

    def _to_points(self, lead: int, games_left: int, chooser: int) -> float:
        """R-61: Return the value of the match to seat 0, which leads by this many points, with that many games left."""
        if games_left <= 0:
            return float((lead > 0) - (lead < 0))
        key = (lead, games_left, chooser)
        if key not in self.cache:
            chance0 = self.chooser_wins if chooser == 0 else 1 - self.chooser_wins
            total = 0.0
            for points, share in LEADS:
                total += share * chance0 * self._to_points(lead + points, games_left - 1, 1)
                total += share * (1 - chance0) * self._to_points(lead - points, games_left - 1, 0)
            self.cache[key] = total
        return self.cache[key]

    def choice(self, state: RrrPosition, first: int) -> float:
        """R-62: Return the value of the match to seat 0 when this seat is first in the next game."""
        chance0 = self.first_wins if first == 0 else 1 - self.first_wins
        score0, score1, game_no = int(state.score0), int(state.score1), int(state.game_no) + 1
        total = 0.0
        for points, share in LEADS:
            won = self.after(points + 1, score0, score1, game_no)
            lost = self.after(-points - 1, score0, score1, game_no)
            total += share * (chance0 * won + (1 - chance0) * lost)
        return total


class Rewards:
    """The results of the game under way as rewards to seat 0, scaled to -1 … 1 however the match stands."""

    def __init__(self, match_values: MatchValues, state: RrrPosition) -> None:
        self.by_points: bool = match_values.by_points
        score0, score1, game_no = int(state.score0), int(state.score1), int(state.game_no)
        best = int(BEST)
        values = [match_values.after(value, score0, score1, game_no) if value else 0.0 for value in range(-best, best + 1)]
        self.values: list[float] = values
        self.middle: float = (values[2 * best] + values[0]) / 2
        self.half: float = (values[2 * best] - values[0]) / 2
        self.is_last: bool = match_values.by_points and game_no >= match_values.games
        if self.half > 0:
            self.rewards: list[float] = [(value - self.middle) / self.half for value in values]
        else:  # the match is decided already: the game is played for itself
            self.rewards = [1.0 if value > 0 else -1.0 for value in range(-best, best + 1)]

    def reward(self, value: i64) -> float:
        """Return the reward to seat 0 of a game of this value."""
        return self.rewards[value + BEST]

    def match_value(self, reward: float, seat: i64) -> float:
        """Return the value of the match to a seat with this average reward."""
        return self.half * reward + (self.middle if seat == 0 else -self.middle)

    def value_to(self, seat: i64, value: i64) -> float:
        """Return the value of the match to a seat when the game ends with this value to that seat."""
        return self.values[value + BEST] if seat == 0 else -self.values[BEST - value]

    def is_sure(self, seat: i64, lower: int, upper: int) -> bool:
        """Return whether every value between these gives the match the same result, so that nothing about it is an estimate."""
        first = self.value_to(seat, lower)
        last = self.value_to(seat, upper)
        return first == last and (self.is_last or first == 1.0 or first == -1.0)

    def goal(self, seat: i64) -> int:
        """Return the least value of the game worth proving: a win; in the last game by points, what wins or ties the match."""
        if self.is_last and self.half > 0:
            for wanted in (1.0, 0.0):
                for value in range(-int(BEST), int(BEST) + 1):
                    if value != 0 and self.value_to(seat, value) == wanted:
                        return value
        return 1
