"""The games of Daimyos for the balance report: who plays them, and what is noted of each from its moves and its end."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tatami.arena.players import check_players, make_player
from tatami.bots.baseline import RandomBot
from tatami.game import OVER, Bot, Game, State, deal
from tatami.registry import game as make_game

CLANS: Final = ["black", "white", "red"]
COMMON: Final = ["shinobi-iri", "chimon", "ten-mon"]
MODULES: Final = ["clan_techniques", "blacklist", "ronin"]
DAIMYOS: Final = 7
LEVELS: Final = 8  # of the Automaton

Facts = dict[str, Any]  # of one game
Job = tuple[str, int, int, str]  # setting, number, seed, bot


@dataclass(frozen=True)
class Setting:
    """A way to set the game up; against random moves it shows how strong the bot is."""

    title: str
    options: dict[str, Any]
    against_random: bool = False


PAIRS: Final = {"plain": Setting("no modules", {}), "all": Setting("all three modules", dict.fromkeys(MODULES, True))}
STRENGTH: Final = "strength"
SOLO: Final = {f"solo-{level}": Setting(f"solo, level {level}", {"players": 1, "level": level}) for level in range(LEVELS)}
SETTINGS: Final = {**PAIRS, STRENGTH: Setting("the bot against random moves", {}, True), **SOLO}


class BalancePlan:
    """What is to be played: the number of games of each setting for two, and of each level alone and against random moves."""

    def __init__(self, games: int, solo: int, seed: int, bot: str) -> None:
        if games < 1 or solo < 1:
            raise ValueError(f"games and solo must be at least 1, not {games} and {solo}")
        check_players(make_game("daimyos"), [bot])
        self.games = games
        self.solo = solo
        self.seed = seed
        self.bot = bot

    def jobs(self) -> list[Job]:
        """Return every game, the settings in equal steps: when it is stopped, there is something of each."""
        counts = {key: self.games if key in PAIRS else self.solo for key in SETTINGS}
        order = [((number + 1) / count, key, number) for key, count in counts.items() for number in range(count)]
        return [(key, number, self.seed, self.bot) for _, key, number in sorted(order)]


def play(job: Job) -> Facts:
    """Play one game, the same for the same job wherever it is played; return what is noted of it."""
    setting, number, seed, bot = job
    rng = Random(f"{seed}/{setting}/{number}")
    game = make_game("daimyos", **SETTINGS[setting].options)
    bots = [make_player(game, bot, rng.getrandbits(62)) for _ in range(2)]
    seat = number % 2 if SETTINGS[setting].against_random else 0
    if SETTINGS[setting].against_random:
        bots[1 - seat] = RandomBot(rng.getrandbits(62))
    return {**follow(game, bots, rng), "setting": setting, "number": number, "bot": seat}


def follow(game: Game, bots: list[Bot], rng: Random) -> Facts:
    """Play a game to its end and note what happens."""
    state = game.start()
    taken: list[str | None] = [None, None]
    used: list[Counter[str]] = [Counter(), Counter()]
    turns = [0, 0]
    first: int | None = None
    deal(state, rng)
    while state.to_move() != OVER:
        seat = state.to_move()
        action = bots[seat].choose(state.observe(seat))
        name = game.name(action)
        word, _, rest = name.partition(" ")
        if word == "take":
            taken[seat] = rest
        elif word in ("use", "swap"):
            used[seat][rest or "swap"] += 1
        elif name == "done" and state.dump()["phase"] == "start":  # ends the beginning of each turn, once
            turns[seat] += 1
            first = seat if first is None else first
        state.play(action)
        deal(state, rng)
    return {**ending(state), "first": first, "taken": taken, "used": used, "turns": turns}


def ending(state: State) -> Facts:
    """Return what the last position tells."""
    outcome = state.outcome()
    if outcome is None:
        raise ValueError("the game isn't over")
    document = state.dump()
    tracks: dict[str, int] = document["tracks"]
    fallen = list(document["eliminated"].values())
    return {
        "winner": None if len(outcome.winners) > 1 else outcome.winners[0],
        "reason": outcome.reason.key.removeprefix("daimyos-outcome-"),
        "ending": "daimyos" if len(fallen) == DAIMYOS else "deck",
        "held": document["clans"],
        "tracks": tracks,
        "points": [sum(max(sign * track, 0) for track in tracks.values()) for sign in (1, -1)],
        "felled": [fallen.count(seat) for seat in range(2)],
        "techniques": [*COMMON, *document["clan_cards"].values()],
    }
