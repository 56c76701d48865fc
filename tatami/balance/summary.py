"""What a series of games of Daimyos adds up to."""

from collections import Counter
from typing import Any, Final

from tatami.balance.daimyos import CLANS, PAIRS, SOLO, STRENGTH, Facts, Setting
from tatami.balance.shares import Share, average, share_of

ENDINGS: Final = {"daimyos": "the seventh daimyo falls", "deck": "the deck runs out"}
REASONS: Final = {"tracks": "two tracks", "sum": "larger sum", "tokens": "daimyo tokens", "draw": "draw", "solo-draw": "draw"}


class Technique:
    """How a technique was used: seats of games in which it could be, and how they did with and without it."""

    def __init__(self, name: str, uses: int, games: int, users: Share, others: Share) -> None:
        self.name = name
        self.uses = uses
        self.games = games  # those in which it was there to be used
        self.users = users  # games won by seats that used it
        self.others = others  # … and by those that didn't

    @property
    def per_game(self) -> float:
        """How often it was used in a game, by both together."""
        return round(self.uses / self.games, 2) if self.games else 0.0

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {"per_game": self.per_game, "users": self.users.data(), "others": self.others.data()}


class Clan:
    """How the seats did that took a clan at the beginning or held it at the end, and how far its marker went."""

    def __init__(self, name: str, taken: Share, held: Share, reach: float, even: Share) -> None:
        self.name = name
        self.taken = taken
        self.held = held
        self.reach = reach  # final distance of the marker from the middle, on average
        self.even = even  # games in which it ended in the middle

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {"taken": self.taken.data(), "held": self.held.data(), "reach": self.reach, "even": self.even.data()}


class Pair:
    """The games of one setting for two."""

    def __init__(self, setting: Setting, games: list[Facts]) -> None:
        self.setting = setting
        self.games = len(games)
        self.first = share_of([game["winner"] == game["first"] for game in games])
        self.second = share_of([game["winner"] == 1 - game["first"] for game in games])
        self.draws = share_of([game["winner"] is None for game in games])
        self.seat_0 = share_of([game["winner"] == 0 for game in games])
        self.endings = {name: share_of([game["ending"] == name for game in games]) for name in ENDINGS}
        self.reasons = {
            name: share_of([game["reason"] == name for game in games]) for name in ("tracks", "sum", "tokens", "draw")
        }
        self.turns = average([sum(game["turns"]) for game in games])
        self.winner_points, self.loser_points = points(games)
        self.felled = average([sum(game["felled"]) for game in games])
        self.more_felled = share_of([_felled_more(game) == game["winner"] for game in games if _felled_more(game) is not None])
        self.clans = [clan(name, games) for name in CLANS]
        self.techniques = techniques(games)

    def data(self) -> dict[str, Any]:
        """As plain data."""
        shares = {"first": self.first, "second": self.second, "draws": self.draws, "seat_0": self.seat_0}
        return {
            "games": self.games,
            **{name: share.data() for name, share in shares.items()},
            "endings": {name: share.data() for name, share in self.endings.items()},
            "reasons": {name: share.data() for name, share in self.reasons.items()},
            "turns": self.turns,
            "winner_points": self.winner_points,
            "loser_points": self.loser_points,
            "felled": self.felled,
            "won_by_more_felled": self.more_felled.data(),
            "clans": {clan.name: clan.data() for clan in self.clans},
            "techniques": {technique.name: technique.data() for technique in self.techniques},
        }


class Level:
    """The games of one level alone; the Automaton is seat 1."""

    def __init__(self, level: int, games: list[Facts]) -> None:
        self.level = level
        self.games = len(games)
        self.won = share_of([game["winner"] == 0 for game in games])
        self.deck = share_of([game["ending"] == "deck" for game in games])
        self.turns = average([game["turns"][0] for game in games])
        self.points = average([game["points"][0] for game in games])
        self.against = average([game["points"][1] for game in games])
        self.felled = average([game["felled"][0] for game in games])
        self.strikes = average([game["felled"][1] for game in games])

    def data(self) -> dict[str, Any]:
        """As plain data."""
        numbers = {name: getattr(self, name) for name in ("games", "turns", "points", "against", "felled", "strikes")}
        return {**numbers, "won": self.won.data(), "deck": self.deck.data()}


class Summary:
    """All settings; one without games is there too, and empty."""

    def __init__(self, games: list[Facts]) -> None:
        by_setting: dict[str, list[Facts]] = {}
        for game in games:
            by_setting.setdefault(game["setting"], []).append(game)
        self.games = len(games)
        self.pairs = [Pair(setting, by_setting.get(setting.key, [])) for setting in PAIRS]
        self.levels = [Level(level, by_setting.get(setting.key, [])) for level, setting in enumerate(SOLO)]
        against_random = by_setting.get(STRENGTH.key, [])
        self.strength = share_of([game["winner"] == game["bot"] for game in against_random])

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "games": self.games,
            "two": {pair.setting.key: pair.data() for pair in self.pairs},
            "solo": {str(level.level): level.data() for level in self.levels},
            "against_random": self.strength.data(),
        }


def points(games: list[Facts]) -> tuple[float, float]:
    """What winners and losers have on their plus sides, on average; drawn games aside."""
    decided = [game for game in games if game["winner"] is not None]
    winners = [game["points"][game["winner"]] for game in decided]
    losers = [game["points"][1 - game["winner"]] for game in decided]
    return average(winners), average(losers)


def clan(name: str, games: list[Facts]) -> Clan:
    """What became of a clan."""
    taken = [game["winner"] == game["taken"].index(name) for game in games if name in game["taken"]]
    held = [game["winner"] == game["held"].index(name) for game in games if name in game["held"]]
    ends = [game["tracks"][name] for game in games]
    return Clan(
        name, share_of(taken), share_of(held), average([abs(end) for end in ends]), share_of([end == 0 for end in ends])
    )


def techniques(games: list[Facts]) -> list[Technique]:
    """Every technique that could be used in one of the games, and the swap."""
    names = list(dict.fromkeys(name for game in games for name in [*game["techniques"][:3], "swap"]))
    names += sorted({name for game in games for name in game["techniques"][3:]})
    found = []
    for name in names:
        there = [game for game in games if name == "swap" or name in game["techniques"]]
        uses: Counter[bool] = Counter()
        wins: Counter[bool] = Counter()
        total = 0
        for game in there:
            for seat in range(2):
                times = game["used"][seat].get(name, 0)
                total += times
                uses[times > 0] += 1
                wins[times > 0] += game["winner"] == seat
        found.append(Technique(name, total, len(there), Share(wins[True], uses[True]), Share(wins[False], uses[False])))
    return found


def _felled_more(game: Facts) -> int | None:
    """The seat that brought down more daimyos, None when both as many."""
    ours, theirs = game["felled"]
    return None if ours == theirs else int(theirs > ours)
