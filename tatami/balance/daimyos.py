"""One game of Daimyos for the balance report: who plays it, and what is noted of it from its moves and its last position."""

from random import Random
from typing import Any, Final

import tatami
from tatami.balance.players import Judge, ShortlistBot
from tatami.bots.baseline import RandomBot
from tatami.game import CHANCE, OVER, Bot, Document, Game, Seat, State, deal

CLANS: Final = ["black", "white", "red"]
COMMON: Final = ["shinobi-iri", "chimon", "ten-mon"]
MODULES: Final = ["clan_techniques", "blacklist", "ronin"]
DAIMYOS: Final = 7
LEVELS: Final = 8
ENOUGH: Final = 8  # a lead beyond it can hardly be lost in the reckoning, so more of it is worth nothing

Facts = dict[str, Any]


class Setting:
    """A way to set the game up; `opponent` random is there to see how strong the bot is."""

    def __init__(self, key: str, title: str, options: dict[str, Any], opponent: str = "bot") -> None:
        self.key = key
        self.title = title
        self.options = options
        self.opponent = opponent


PLAIN: Final = Setting("plain", "no modules", {})
FULL: Final = Setting("all", "all three modules", dict.fromkeys(MODULES, True))
STRENGTH: Final = Setting("strength", "the bot against random moves", {}, "random")
PAIRS: Final = [PLAIN, FULL]
SOLO: Final = [Setting(f"solo-{level}", f"solo, level {level}", {"players": 1, "level": level}) for level in range(LEVELS)]
SETTINGS: Final = {setting.key: setting for setting in [*PAIRS, STRENGTH, *SOLO]}


class Tracks(Judge):
    """Judges Daimyos by its tracks."""

    def at_once(self, state: State, seat: Seat, rng: Random) -> float:
        """The leads when the placement is over and daimyos have fallen."""
        document = state.dump()
        while document["turn"] == seat and document["phase"] in ("draw", "eliminate", "auto", "place", "as-white"):
            if state.to_move() == CHANCE:  # the card drawn changes no track
                state.play_unchecked(state.draw(0))
            elif document["phase"] == "place":  # Boryaku's other card
                state.play_unchecked(rng.choice(state.legal()))
            elif document["phase"] == "eliminate":  # never done, which would leave a daimyo standing (Y-61)
                state.play_unchecked(state.legal()[-1])
            else:
                state.play_unchecked(state.legal()[0])
            document = state.dump()
        return float(leads(document, seat))

    def at_end(self, state: State, seat: Seat) -> float:
        """Winning counts most; the leads tell a narrow defeat from a heavy one."""
        outcome = state.outcome()
        return (0.0 if outcome is None else outcome.returns[seat]) + leads(state.dump(), seat) / 100


def leads(document: Document, seat: int) -> int:
    """The sum of the tracks as a seat sees them, none counted for more than ENOUGH."""
    sign = 1 if seat == 0 else -1
    return sum(max(-ENOUGH, min(ENOUGH, sign * track)) for track in document["tracks"].values())


def player(seed: int, budget: int) -> Bot:
    """The bot of the report; without a budget one that plays at random, for a quick look."""
    return ShortlistBot(seed, budget, Tracks()) if budget else RandomBot(seed)


def play(setting: str, number: int, seed: int, budget: int) -> Facts:
    """One game, the same for the same arguments wherever it is played, and what is noted of it."""
    chosen = SETTINGS[setting]
    rng = Random(f"{seed}/{setting}/{number}")
    game = tatami.game("daimyos", **chosen.options)
    bots = [player(rng.getrandbits(62), budget) for _ in range(2)]
    if chosen.opponent == "random":
        bots[1 - number % 2] = RandomBot(rng.getrandbits(62))
    facts = follow(game, bots, rng)
    facts["setting"] = setting
    facts["number"] = number
    facts["bot"] = number % 2 if chosen.opponent == "random" else 0
    return facts


def follow(game: Game, bots: list[Bot], rng: Random) -> Facts:
    """Play a game to its end and note what happens."""
    state = game.start()
    taken: list[str | None] = [None, None]
    used: list[dict[str, int]] = [{}, {}]
    turns = [0, 0]
    first: int | None = None
    deal(state, rng)
    while state.to_move() != OVER:
        seat = state.to_move()
        action = bots[seat].choose(state.observe(seat))
        name = game.name(action)
        phase = state.dump()["phase"]
        word, _, rest = name.partition(" ")
        if word == "take":
            taken[seat] = rest
        elif word == "use" or word == "swap":
            technique = rest or "swap"
            used[seat][technique] = used[seat].get(technique, 0) + 1
        elif name == "done" and phase == "start":  # ends the beginning of each turn, once
            turns[seat] += 1
            first = seat if first is None else first
        state.play(action)
        deal(state, rng)
    return {**ending(state), "first": first, "taken": taken, "used": used, "turns": turns}


def ending(state: State) -> Facts:
    """What the last position tells."""
    outcome = state.outcome()
    if outcome is None:
        raise ValueError("the game isn't over")
    document = state.dump()
    tracks: dict[str, int] = document["tracks"]
    return {
        "winner": None if len(outcome.winners) > 1 else outcome.winners[0],
        "reason": outcome.reason.key.removeprefix("daimyos-outcome-"),
        "ending": "daimyos" if len(document["eliminated"]) == DAIMYOS else "deck",
        "held": document["clans"],
        "tracks": tracks,
        "points": [sum(max(sign * track, 0) for track in tracks.values()) for sign in (1, -1)],
        "felled": felled(document),
        "techniques": [*COMMON, *document["clan_cards"].values()],
    }


def felled(document: Document) -> list[int]:
    """How many daimyos each seat has brought down."""
    fallen = list(document["eliminated"].values())
    return [fallen.count(0), fallen.count(1)]
