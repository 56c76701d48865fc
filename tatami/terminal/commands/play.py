"""`tatami play`: a new match at this terminal, or one that goes on from a file."""

from pathlib import Path
from random import Random
from secrets import SystemRandom
from typing import Annotated

import typer

from tatami.arena.players import PLAYERS, make_player
from tatami.files import FileError, table_folder
from tatami.game import Bot, Game, OptionError, Seat
from tatami.match import Match
from tatami.records.fairness import FairChance, new_secret, proof_of
from tatami.records.record import BOT, PERSON, Player, Record, RecordError
from tatami.terminal.flags import ChosenGame, Lang, Plain, games_app, open_screen
from tatami.terminal.saves import Autosave, find_secret, folder, read_record
from tatami.terminal.screen import Screen
from tatami.terminal.seating import DEFAULT_BOT, bots_of, people_of, seating
from tatami.terminal.session import Session


def play(
    chosen: ChosenGame,
    humans: Annotated[
        str | None, typer.Option(help="seats of people: 0,2 or all or none (default: 0)", metavar="SEATS")
    ] = None,
    human: Annotated[list[str] | None, typer.Option(help="a seat of a person; may be repeated", metavar="SEAT")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help=f"who plays the other seats: {', '.join(PLAYERS)}; or seat by seat: 1=novice,2=master", metavar="BOT"
        ),
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with the game in this file", metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(help="keep the game in this new file", metavar="FILE")] = None,
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="the same deal every time, for tests and demonstrations")] = None,
    plain: Plain = False,
) -> None:
    """Play at this terminal; with several people a curtain falls between them."""
    if human and humans is not None:
        raise OptionError("options --human and --humans: give one of them")
    if human:
        humans = ",".join(human)
    if save is not None and save.exists():
        raise OptionError(f"option --save: {save} is there already")
    screen = open_screen(lang, plain)
    bots = ",".join(bot) if bot else None
    if resume is not None:
        if chosen.given:
            raise OptionError(f"option --resume: the record has its own options; leave out {', '.join(chosen.given)}")
        session = resumed_session(chosen.key, resume, humans, bots, screen, seed, save)
    else:
        game = chosen.make()
        people = people_of(humans if humans is not None else "0", game.seats)
        session = new_session(game, seating(game.key, game.seats, people, bots or DEFAULT_BOT), screen, seed, save)
    if save is not None:
        session.autosave.save()  # where it can't be kept as asked, it isn't begun
    session.run()


def new_session(game: Game, players: list[Player], screen: Screen, seed: int | None, save: Path | None = None) -> Session:
    """Return a new match; without a seed nobody can guess the deal, and everybody can check it afterwards."""
    secret = new_secret() if seed is None else None
    chance = Random(f"chance {seed}") if secret is None else FairChance(secret, [])
    match = Match(game, players, chance)
    return Session(match, _bots(match, seed), screen, Autosave(match, save, secret))


def resumed_session(
    key: str, path: Path, humans: str | None, bot: str | None, screen: Screen, seed: int | None, save: Path | None = None
) -> Session:
    """Return the match of a file; who is a person is as it was, unless said otherwise."""
    record = read_record(path)
    if record.game.key != key:
        raise FileError(f"{path}: game: is a record of {record.game.key}, not of {key}")
    if humans is not None:
        record.players = seating(key, record.game.seats, people_of(humans, record.game.seats), bot or DEFAULT_BOT)
    for number, player in enumerate(record.players):
        if player.kind != PERSON and player.bot not in PLAYERS:
            raise FileError(f"{path}: seats[{number}].bot: {player.bot!r} is not one of {', '.join(PLAYERS)}")
    if humans is None and bot is not None:
        people = [number for number, player in enumerate(record.players) if player.kind == PERSON]
        bots = bots_of(bot, key, people, [player.bot or DEFAULT_BOT for player in record.players])
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
    """Return the secret that a running game goes on with, if it is kept on this machine."""
    proof = proof_of(record)
    return None if proof is None or proof.secret is not None else find_secret(proof.commitment)


def _bots(match: Match, seed: int | None) -> dict[Seat, Bot]:
    bots: dict[Seat, Bot] = {}
    for seat, player in enumerate(match.players):
        if player.kind == BOT:
            number = SystemRandom().getrandbits(62) if seed is None else Random(f"bot {seed} {seat}").getrandbits(62)
            bots[Seat(seat)] = make_player(match.game, player.bot, number, tables=table_folder())
    return bots


app = games_app("Play a game here, with people and bots.", play)
