"""Setting the table: which seats are people, which bots sit on the others, a new match or one from a file."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from secrets import SystemRandom
from typing import Final

from tatami import build
from tatami.bots.baseline import BUDGET, QUICK, RandomBot, RolloutBot
from tatami.exact import EXACT, SECONDS
from tatami.fairness import FairChance, new_secret, proof_of
from tatami.game import Bot, Game, OptionError, Seat
from tatami.levels import LEVELS, make_bot
from tatami.match import Match
from tatami.record import BOT, PERSON, Player, Record, RecordError
from tatami.terminal.saves import Autosave, FileError, find_secret, folder, read_record
from tatami.terminal.screen import Screen
from tatami.terminal.session import Session
from tatami.terminal.tables import table_folder


def _level(name: str) -> Callable[[Game, int], Bot]:
    return lambda game, seed: make_bot(game, name, seed, tables=table_folder())


def _rollouts(game: Game, seed: int) -> Bot:
    return RolloutBot(seed, BUDGET if build.is_compiled() else QUICK)


def _random(game: Game, seed: int) -> Bot:
    return RandomBot(seed)


def _exact(game: Game, seed: int) -> Bot:
    return EXACT[game.key](seed, _rollouts(game, seed), SECONDS, table_folder())


BOTS: Final[dict[str, Callable[[Game, int], Bot]]] = {
    **{name: _level(name) for name in LEVELS},
    "rollouts": _rollouts,
    "random": _random,
    "exact": _exact,
}
USUAL: Final = "club"


def people_of(typed: str, seats: int) -> list[int]:
    """The seats of people: `all`, `none`, or numbers with commas between; OptionError names what isn't a seat."""
    if typed.casefold() in ("all", "none"):
        return list(range(seats)) if typed.casefold() == "all" else []
    people: list[int] = []
    for word in typed.split(","):
        number = word.strip()
        if not (number.isascii() and number.isdigit() and len(number) < 6 and int(number) < seats):
            raise OptionError(f"option --humans: {number!r} is no seat; seats are 0 to {seats - 1}, or say all or none")
        if int(number) in people:
            raise OptionError(f"option --humans: seat {int(number)} stands twice")
        people.append(int(number))
    return sorted(people)


def bots_of(typed: str, key: str, people: list[int], before: list[str]) -> list[str]:
    """The bot of every seat: `club` says it for all, `1=novice,2=master` for some, the others stay as they were before.

    OptionError names what is no bot, no seat, said twice, or said of a person.
    """
    given: dict[int, str] = {}
    for_all: str | None = None
    for word in typed.split(","):
        seat, sign, name = (part.strip() for part in word.rpartition("="))
        if name not in BOTS:
            raise OptionError(f"option --bot: {name!r} is not one of {', '.join(BOTS)}")
        if name == "exact" and key not in EXACT:
            raise OptionError(f"option --bot: exact plays {', '.join(EXACT)} only, not {key}")
        if not sign:
            if for_all is not None:
                raise OptionError(f"option --bot: {for_all} and {name} are both for all seats; say SEAT={name}")
            for_all = name
            continue
        if not (seat.isascii() and seat.isdigit() and len(seat) < 6 and int(seat) < len(before)):
            raise OptionError(f"option --bot: {seat!r} is no seat; seats are 0 to {len(before) - 1}")
        if int(seat) in given:
            raise OptionError(f"option --bot: seat {int(seat)} stands twice")
        if int(seat) in people:
            raise OptionError(f"option --bot: a person sits on seat {int(seat)}; --humans says who is one")
        given[int(seat)] = name
    return [given.get(seat, for_all or bot) for seat, bot in enumerate(before)]


def seating(key: str, seats: int, people: list[int], bot: str) -> list[Player]:
    """The players: people on their seats, on the others bots as `bots_of` reads them."""
    bots = bots_of(bot, key, people, [USUAL] * seats)
    return [Player(f"Seat {seat}") if seat in people else Player(f"Seat {seat}", BOT, bots[seat]) for seat in range(seats)]


def new_session(game: Game, players: list[Player], screen: Screen, seed: int | None, save: Path | None = None) -> Session:
    """A new match; without a seed nobody can guess the deal, and everybody can check it afterwards."""
    if seed is not None:
        match = Match(game, players, Random(f"chance {seed}"))
        return Session(match, _bots(match, seed), screen, Autosave(match, save))
    secret = new_secret()
    match = Match(game, players, FairChance(secret, []))
    return Session(match, _bots(match, seed), screen, Autosave(match, save, secret))


def resumed_session(
    key: str, path: Path, humans: str | None, bot: str | None, screen: Screen, seed: int | None, save: Path | None = None
) -> Session:
    """The match of a file; who is a person is as it was, unless said otherwise."""
    record = read_record(path)
    if record.game.key != key:
        raise FileError(f"{path}: game: is a record of {record.game.key}, not of {key}")
    if humans is not None:
        record.players = seating(key, record.game.seats, people_of(humans, record.game.seats), bot or USUAL)
    for number, player in enumerate(record.players):
        if player.kind != PERSON and player.bot not in BOTS:
            raise FileError(f"{path}: seats[{number}].bot: {player.bot!r} is not one of {', '.join(BOTS)}")
    if humans is None and bot is not None:
        people = [number for number, player in enumerate(record.players) if player.kind == PERSON]
        bots = bots_of(bot, key, people, [player.bot or USUAL for player in record.players])
        for number in range(record.game.seats):
            if number not in people:
                record.players[number] = Player(f"Seat {number}", BOT, bots[number])
    secret = _secret_of(record) if seed is None else None
    rng = None if seed is None else Random(f"chance {seed}")
    try:
        match = Match.resume(record, rng if secret is None else FairChance.resume(record, secret))
    except RecordError as error:
        raise FileError(f"{path}: {error}") from None
    ours = path.resolve().is_relative_to(folder().resolve())  # a game kept here goes on in its file
    session = Session(match, _bots(match, seed), screen, Autosave(match, save or (path if ours else None), secret))
    session.unproven = record.proof is not None and secret is None
    session.skip_old_news()
    return session


def _secret_of(record: Record) -> bytes | None:
    """The secret that a running game goes on with, if it is kept on this machine."""
    proof = proof_of(record)
    return None if proof is None or proof.secret is not None else find_secret(proof.commitment)


def _bots(match: Match, seed: int | None) -> dict[Seat, Bot]:
    bots: dict[Seat, Bot] = {}
    for seat, player in enumerate(match.players):
        if player.kind == BOT:
            number = SystemRandom().getrandbits(62) if seed is None else Random(f"bot {seed} {seat}").getrandbits(62)
            bots[Seat(seat)] = BOTS[player.bot](match.game, number)
    return bots
