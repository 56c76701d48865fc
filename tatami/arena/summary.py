"""What a contest says, and what all contests of a ladder say together."""

from dataclasses import dataclass
from math import inf, isfinite
from typing import Any, Final

from tatami.arena.contest import Contest, GameResult
from tatami.arena.seatings import A, B
from tatami.bots.levels import LEVELS
from tatami.game import OptionError
from tatami.stats.ratings import Pairing, rate
from tatami.stats.scores import deal_scores, elo_of, expected_score, score_of

# How far apart on the ladder two levels may be to be measured against each other.
REACHES: Final = {"neighbours": 2, "all": len(LEVELS)}


class ThinkingSpeed:
    """How many decisions with a choice a side made, in how many seconds of processor time."""

    def __init__(self, games: list[GameResult], side: int) -> None:
        self.moves = sum(game.moves[side] for game in games)
        self.seconds = sum(game.seconds[side] for game in games)

    def text(self) -> str:
        """Return it as in `12.3 ms a move (81 moves a second)`."""
        if self.moves == 0 or self.seconds == 0:
            return "–"
        return f"{1000 * self.seconds / self.moves:.3g} ms a move ({self.moves / self.seconds:,.0f} moves a second)"

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        each = self.seconds / self.moves if self.moves else None
        return {"moves": self.moves, "seconds": round(self.seconds, 3), "seconds_per_move": each}


class ContestSummary:
    """A against B: the win rate of A and the difference in Elo. Only complete deals count."""

    def __init__(self, contest: Contest, games: list[GameResult]) -> None:
        self.contest = contest
        self.games = games
        each = len(contest.seatings)
        self.scores = deal_scores([game.points for game in games], each)
        self.score = score_of(self.scores)
        self.elo, self.elo_low, self.elo_high = (
            elo_of(rate, contest.sides) for rate in (self.score.value, self.score.low, self.score.high)
        )
        counted = games[: len(self.scores) * each]
        self.won = sum(game.points == 1 for game in counted)
        self.lost = sum(game.points == 0 for game in counted)
        self.drawn = len(counted) - self.won - self.lost
        self.speeds = [ThinkingSpeed(games, side) for side in (A, B)]
        self.alone = [self._alone(counted, side) for side in (A, B)]

    def _alone(self, counted: list[GameResult], side: int) -> float | None:
        """Return how much a side won alone against all others (or the Automaton); None where both always have as many seats."""
        if self.contest.sides == 2 and not self.contest.is_solo:
            return None
        seatings, is_solo = self.contest.seatings, self.contest.is_solo
        alone = [seating[0] == side if is_solo else seating.count(side) == 1 for seating in seatings]
        found = [game.points if side == A else 1 - game.points for game in counted if alone[game.number % len(seatings)]]
        return sum(found) / len(found) if found else None

    def elo_text(self) -> str:
        """Return it as in `+51 (+15 to +88)`."""
        if self.score.trials == 0:
            return "–"
        return f"{signed(self.elo)} ({signed(self.elo_low)} to {signed(self.elo_high)})"

    def data(self) -> dict[str, Any]:
        """Return it as plain data; an Elo without limit is null."""
        elos = [self.elo, self.elo_low, self.elo_high] if self.score.trials else [inf] * 3
        return {
            "a": self.contest.names[A],
            "b": self.contest.names[B],
            "games": len(self.games),
            "deals": self.score.trials,
            "games_per_deal": len(self.contest.seatings),
            "won": self.won,
            "drawn": self.drawn,
            "lost": self.lost,
            "win_rate": self.score.data(),
            "elo": dict(zip(["value", "low", "high"], map(_finite, elos), strict=True)),
            "won_alone": self.alone,
            "speed": [speed.data() for speed in self.speeds],
        }


@dataclass
class Rung:
    """A level on the ladder: its Elo above the first one, and above the one below it, each with its 95 % reach."""

    name: str
    elo: float
    reach: float
    above: float
    above_reach: float


class Ladder:
    """All levels on one scale, the first one at 0."""

    def __init__(self, summaries: list[ContestSummary]) -> None:
        self.summaries = summaries
        places = [[LEVELS.index(name) for name in summary.contest.names] for summary in summaries]
        sides = summaries[0].contest.sides
        pairings = [Pairing(place[0], place[1], summary.scores) for place, summary in zip(places, summaries, strict=True)]
        found = rate(len(LEVELS), pairings, sides)
        self.rungs = [
            Rung(name, elo, found.reach(number), elo - found.elos[max(0, number - 1)], found.reach(number, max(0, number - 1)))
            for number, (name, elo) in enumerate(zip(LEVELS, found.elos, strict=True))
        ]
        # What the scale says of each contest, to be seen beside what was played: does one number for each level do?
        self.expected_scores = [expected_score(found.elos[a] - found.elos[b], sides) for a, b in places]
        self.games = sum(len(summary.games) for summary in summaries)

    def thinking(self, name: str) -> float | None:
        """Return the seconds of processor time for a move of this level; None where it made none."""
        sides = [side for summary in self.summaries for side in zip(summary.contest.names, summary.speeds, strict=True)]
        speeds = [speed for side, speed in sides if side == name]
        moves = sum(speed.moves for speed in speeds)
        return sum(speed.seconds for speed in speeds) / moves if moves else None

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        levels = [
            {
                "level": rung.name,
                "elo": round(rung.elo, 3),
                "low": round(rung.elo - rung.reach, 3),
                "high": round(rung.elo + rung.reach, 3),
                "above_the_last": None if number == 0 else round(rung.above, 3),
                "above_the_last_reach": None if number == 0 else round(rung.above_reach, 3),
                "seconds_per_move": self.thinking(rung.name),
            }
            for number, rung in enumerate(self.rungs)
        ]
        contests = [
            {**summary.data(), "expected": round(mean, 6)}
            for summary, mean in zip(self.summaries, self.expected_scores, strict=True)
        ]
        return {"levels": levels, "contests": contests}


def report_header(contest: Contest, planned: int, stopped: bool) -> dict[str, Any]:
    """Return what a report says of where its numbers come from."""
    identity = {name: value for name, value in contest.identity().items() if name not in ("a", "b")}
    return {**identity, "repeatable": contest.is_repeatable, "planned": planned, "stopped": stopped}


def pairs_of(name: str) -> list[tuple[str, str]]:
    """Return the contests of a ladder, the higher level first: all pairs, or only levels next to each other or one apart."""
    if name not in REACHES:
        raise OptionError(f"option --pairs: {name!r} is not one of {', '.join(REACHES)}")
    order = range(len(LEVELS))
    return [(LEVELS[high], LEVELS[low]) for high in order for low in order if 0 < high - low <= REACHES[name]]


def signed(elo: float) -> str:
    """Return an Elo difference as it is written: +51, −12, +∞."""
    if not isfinite(elo):
        return "+∞" if elo > 0 else "−∞"
    return f"{elo:+.0f}".replace("-", "−") if round(elo) else "0"


def _finite(elo: float) -> float | None:
    return round(elo, 3) if isfinite(elo) else None
