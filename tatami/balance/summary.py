"""What the games of the balance report add up to."""

from typing import Final

from tatami.balance.daimyos import CLANS, PAIRS, SOLO, STRENGTH, Facts
from tatami.stats.intervals import Share, Summary, average, share_of

ENDINGS: Final = {"daimyos": "the seventh daimyo falls", "deck": "the deck runs out"}
REASONS: Final = {"tracks": "two tracks", "sum": "larger sum", "tokens": "daimyo tokens", "draw": "draw"}


class Technique(Summary):
    """How a technique was used: seats of games in which it could be, and how they did with and without it."""

    def __init__(self, name: str, games: list[Facts]) -> None:
        there = [game for game in games if name == "swap" or name in game["techniques"]]
        seats = [(game["used"][seat].get(name, 0), game["winner"] == seat) for game in there for seat in range(2)]
        self.games = len(there)  # in which it was there to be used
        self.per_game = round(sum(uses for uses, _ in seats) / len(there), 2) if there else 0.0  # by both together
        self.users = share_of([won for uses, won in seats if uses])  # games won by seats that used it
        self.others = share_of([won for uses, won in seats if not uses])


class Clan(Summary):
    """How the seats did that took a clan at the beginning or held it at the end, and how far its marker went."""

    def __init__(self, name: str, games: list[Facts]) -> None:
        ends = [game["tracks"][name] for game in games]
        self.taken = share_of([game["winner"] == game["taken"].index(name) for game in games if name in game["taken"]])
        self.held = share_of([game["winner"] == game["held"].index(name) for game in games if name in game["held"]])
        self.reach = average([abs(end) for end in ends])  # final distance of the marker from the middle
        self.even = share_of([end == 0 for end in ends])  # games in which it ended in the middle


class SettingSummary(Summary):
    """The games of one setting for two."""

    def __init__(self, games: list[Facts]) -> None:
        decided = [game for game in games if game["winner"] is not None]
        self.games = len(games)
        self.first = share_of([game["winner"] == game["first"] for game in games])
        self.second = share_of([game["winner"] == 1 - game["first"] for game in games])
        self.draws = share_of([game["winner"] is None for game in games])
        self.seat_0 = share_of([game["winner"] == 0 for game in games])
        self.endings = {name: share_of([game["ending"] == name for game in games]) for name in ENDINGS}
        self.reasons = {name: share_of([game["reason"] == name for game in games]) for name in REASONS}
        self.turns = average([sum(game["turns"]) for game in games])
        self.winner_points = average([game["points"][game["winner"]] for game in decided])
        self.loser_points = average([game["points"][1 - game["winner"]] for game in decided])
        self.felled = average([sum(game["felled"]) for game in games])
        self.won_by_more_felled = _won_by_more_felled(games)
        self.clans = {name: Clan(name, games) for name in CLANS}
        self.techniques = {name: Technique(name, games) for name in _techniques(games)}


class SoloSummary(Summary):
    """The games of one level alone; the Automaton is seat 1."""

    def __init__(self, games: list[Facts]) -> None:
        self.games = len(games)
        self.turns = average([game["turns"][0] for game in games])
        self.points = average([game["points"][0] for game in games])
        self.against = average([game["points"][1] for game in games])
        self.felled = average([game["felled"][0] for game in games])
        self.strikes = average([game["felled"][1] for game in games])
        self.won = share_of([game["winner"] == 0 for game in games])
        self.deck = share_of([game["ending"] == "deck" for game in games])


class BalanceSummary(Summary):
    """All settings; one without games is there too, and empty."""

    def __init__(self, games: list[Facts]) -> None:
        def of(setting: str) -> list[Facts]:
            return [game for game in games if game["setting"] == setting]

        self.games = len(games)
        self.two = {key: SettingSummary(of(key)) for key in PAIRS}
        self.solo = {str(level): SoloSummary(of(key)) for level, key in enumerate(SOLO)}
        self.against_random = share_of([game["winner"] == game["bot"] for game in of(STRENGTH)])


def _techniques(games: list[Facts]) -> list[str]:
    """Return every technique that could be used in one of the games, and the swap."""
    names = list(dict.fromkeys(name for game in games for name in [*game["techniques"][:3], "swap"]))
    return names + sorted({name for game in games for name in game["techniques"][3:]})


def _won_by_more_felled(games: list[Facts]) -> Share:
    """Return how often the seat won that brought down more daimyos; games with as many of both aside."""
    uneven = [game for game in games if game["felled"][0] != game["felled"][1]]
    return share_of([game["winner"] == int(game["felled"][1] > game["felled"][0]) for game in uneven])
