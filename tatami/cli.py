"""The command `tatami`: play, hint, review, rules, verify, solve, table, perft, arena, ladder, balance, bench."""

import functools
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from tatami import __version__, build
from tatami.game import DocumentError, OptionError
from tatami.record import RecordError
from tatami.registry import GAMES
from tatami.terminal import rulebook, serving
from tatami.terminal.flags import Values, make_game, with_options
from tatami.terminal.saves import FileError
from tatami.terminal.screen import Screen, language_of_user, shown, tolerate_narrow_encodings
from tatami.terminal.table import BOTS, USUAL, new_session, people_of, resumed_session, seating
from tatami.texts import LANGUAGES

Lang = Annotated[str | None, typer.Option(help=f"language: {', '.join(LANGUAGES)} (default: yours, else en)", metavar="LANG")]
Plain = Annotated[bool, typer.Option("--plain", help="no colours, no lines, nothing that moves")]
Folder = Annotated[Path | None, typer.Option(help="where the table is (default: in your data folder)", metavar="DIR")]
RecordFile = Annotated[Path | None, typer.Option(help="a record of a match", metavar="FILE")]
Move = Annotated[int | None, typer.Option(help="the position of the record in which this move was played", min=1)]
Simulations = Annotated[int | None, typer.Option(help="think so many simulations long", min=1, max=1_000_000_000)]
Position = Annotated[Path | None, typer.Option(help="a position document (JSON)", metavar="FILE")]


class GamesGroup(TyperGroup):
    """Commands named after games: a name that is none is answered with those there are."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of a game."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            fail(f"there is no game {args[0]!r} here; there are {', '.join(self.commands)}")
        return super().resolve_command(ctx, args)


app = typer.Typer(help="Tatami: the table for small, deep games.", add_completion=False, pretty_exceptions_enable=False)
play_app = typer.Typer(cls=GamesGroup, no_args_is_help=True, help="Play a game here, with people and bots.")
perft_app = typer.Typer(cls=GamesGroup, no_args_is_help=True, help="Count move sequences.")
solve_app = typer.Typer(cls=GamesGroup, no_args_is_help=True, help="Solve a position exactly.")
app.add_typer(play_app, name="play")
app.add_typer(perft_app, name="perft")
app.add_typer(solve_app, name="solve")
table_app = typer.Typer(no_args_is_help=True, help="Tables of solved positions.")
rrr_table_app = typer.Typer(no_args_is_help=True, help="The table of RRR without neutrals: every position solved.")
app.add_typer(table_app, name="table")
balance_app = typer.Typer(cls=GamesGroup, no_args_is_help=True, help="How balanced a game is, from games between bots.")
app.add_typer(balance_app, name="balance")
arena_app = typer.Typer(cls=GamesGroup, no_args_is_help=True, help="Two bots against each other: win rate and Elo difference.")
app.add_typer(arena_app, name="arena")
ladder_app = typer.Typer(cls=GamesGroup, no_args_is_help=True, help="All levels against each other: the Elo of each.")
app.add_typer(ladder_app, name="ladder")
table_app.add_typer(rrr_table_app, name="rrr")


def fail(message: str) -> NoReturn:
    """Say what is wrong with what was asked, and stop."""
    print(f"tatami: {shown(message, 2000)}", file=sys.stderr)
    raise typer.Exit(2)


def answered(command: Callable[..., None]) -> Callable[..., None]:
    """The command, with a user's mistakes answered in a line."""

    @functools.wraps(command)
    def run(*args: Any, **values: Any) -> None:
        try:
            command(*args, **values)
        except (OptionError, FileError, RecordError, DocumentError, rulebook.NoSuchRule) as error:
            fail(str(error))

    return run


def screen_for(lang: str | None, plain: bool = False) -> Screen:
    """The screen in this language, or the user's."""
    if lang is not None and lang not in LANGUAGES:
        raise OptionError(f"option --lang: {lang!r} is not one of {', '.join(LANGUAGES)}")
    return Screen(lang or language_of_user(), plain)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"tatami {__version__} ({build.describe()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="the version, and whether it is compiled")
    ] = False,
) -> None:
    """Tatami: the table for small, deep games. Alone, it serves this machine and opens the table in the browser."""
    if context.invoked_subcommand is None:
        answered(serving.serve_here)()


def play(
    key: str,
    given: Values,
    humans: Annotated[
        str | None, typer.Option(help="seats of people: 0,2 or all or none (default: 0)", metavar="SEATS")
    ] = None,
    human: Annotated[list[str] | None, typer.Option(help="a seat of a person; may be repeated", metavar="SEAT")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help=f"who plays the other seats: {', '.join(BOTS)}; or seat by seat: 1=novice,2=master", metavar="BOT"),
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
    screen = screen_for(lang, plain)
    bots = ",".join(bot) if bot else None
    if resume is not None:
        if given:
            raise OptionError(f"option --resume: the record has its own options; leave out {', '.join(given)}")
        session = resumed_session(key, resume, humans, bots, screen, seed, save)
    else:
        game = make_game(key, given)
        players = seating(game.key, game.seats, people_of(humans if humans is not None else "0", game.seats), bots or USUAL)
        session = new_session(game, players, screen, seed, save)
    if save is not None:
        session.autosave.save()  # where it can't be kept as asked, it isn't begun
    session.run()


def perft(
    key: str,
    given: Values,
    depth: Annotated[int, typer.Option(help="how many moves", min=0, max=1000)],
    position: Position = None,
    divide: Annotated[bool, typer.Option("--divide", help="list the count of every first move")] = False,
) -> None:
    """Count the sequences of so many legal moves, chance moves included."""
    from tatami.terminal.counting import run, start_of

    if position is not None and given:
        raise OptionError(f"option --position: the document has its own options; leave out {', '.join(given)}")
    run(start_of(key, given, position), depth, divide, Screen())


Number = Annotated[int, typer.Option("-n", "--number", help="how many games (made up to whole deals)", min=1, max=10**6)]
Seed = Annotated[int, typer.Option(help="the same seed gives the same deals and games")]
Seconds = Annotated[float | None, typer.Option(help="seconds a move, instead of what the level says", metavar="S")]
MoveSimulations = Annotated[int | None, typer.Option(help="simulations a move, instead of what the level says", metavar="N")]
Processes = Annotated[int, typer.Option(help="how many games at a time; it doesn't change them", min=1, max=256)]
Plot = Annotated[Path | None, typer.Option(help="draw a picture there: .svg or .png", metavar="FILE")]
AsJson = Annotated[bool, typer.Option("--json", help="the numbers as JSON")]


def arena(
    key: str,
    given: Values,
    a: Annotated[str, typer.Argument(metavar="A", help="a level, random, rollouts, or exact (rrr)")],
    b: Annotated[str, typer.Argument(metavar="B", help="whom A plays against")],
    number: Number = 400,
    seed: Seed = 1,
    seconds: Seconds = None,
    simulations: MoveSimulations = None,
    processes: Processes = 2,
    out: Annotated[Path | None, typer.Option(help="keep the games in this file (default: in your data folder)")] = None,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """A against B over the same deals with seats exchanged; stopped, the same command goes on."""
    from tatami.arena.contest import Contest
    from tatami.arena.players import Thought
    from tatami.terminal.competing import run_arena

    contest = Contest(make_game(key, given), a, b, seed, Thought(seconds, simulations))
    run_arena(contest, number, processes, out, plot, as_json, Screen())


def ladder(
    key: str,
    given: Values,
    number: Annotated[int, typer.Option("-n", "--number", help="how many games of each contest", min=1, max=10**6)] = 400,
    pairs: Annotated[str, typer.Option(help="neighbours (and those one apart) or all", metavar="PAIRS")] = "neighbours",
    seed: Seed = 1,
    seconds: Seconds = None,
    simulations: MoveSimulations = None,
    processes: Processes = 2,
    out: Annotated[Path | None, typer.Option(help="keep the games in this folder (default: in your data folder)")] = None,
    plot: Plot = None,
    write: Annotated[Path | None, typer.Option(help="put the ladder into opponents/GAME.md there", metavar="FOLDER")] = None,
    as_json: AsJson = False,
) -> None:
    """The levels on one scale of Elo, from contests between them; stopped, the same command goes on."""
    from tatami.arena.players import Thought
    from tatami.terminal.competing import run_ladder

    thought = Thought(seconds, simulations)
    run_ladder(make_game(key, given), seed, thought, pairs, number, processes, out, plot, write, as_json, Screen())


for _key in GAMES:
    arena_app.command(_key)(answered(with_options(_key, arena)))
    ladder_app.command(_key)(answered(with_options(_key, ladder)))
    play_app.command(_key)(answered(with_options(_key, play)))
    perft_app.command(_key)(answered(with_options(_key, perft)))


@app.command()
@answered
def rules(
    key: Annotated[str, typer.Argument(metavar="GAME")],
    lang: Lang = None,
    rule: Annotated[str | None, typer.Option(help="one rule by its number", metavar="NUMBER")] = None,
    plain: Plain = False,
) -> None:
    """The rules of a game."""
    if key not in GAMES:
        raise OptionError(f"there is no game {key!r}; there are {', '.join(GAMES)}")
    screen = screen_for(lang, plain)
    screen.markdown(rulebook.whole_text(key, screen.lang) if rule is None else rulebook.section(key, rule, screen.lang))


@app.command()
@answered
def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    commitment: Annotated[str | None, typer.Option(help="the commitment that you noted before the deal", metavar="HEX")] = None,
    nonce: Annotated[list[str] | None, typer.Option(help="a nonce that you added; may be repeated", metavar="HEX")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the verdict as JSON")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Draw every chance move of a record again, from its secret and nonces."""
    from tatami.terminal.verifying import run

    run(record, commitment, nonce or [], as_json, screen_for(lang, plain))


@app.command()
@answered
def hint(
    position: Position = None,
    record: RecordFile = None,
    move: Move = None,
    seat: Annotated[int | None, typer.Option(help="whose decision it is (default: the seat to move)")] = None,
    seconds: Annotated[float | None, typer.Option(help="how long to think (default: 3)", min=0.01, max=3600)] = None,
    simulations: Simulations = None,
    seed: Annotated[int | None, typer.Option(help="the same hint every time, with --simulations")] = None,
    processes: Annotated[int, typer.Option(help="how many think side by side", min=1, max=256)] = 1,
    best: Annotated[int, typer.Option(help="how many moves to show", min=1)] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="the hint as JSON")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """The best moves of a decision, from what its seat may know."""
    from tatami.terminal.hinting import ask, budget_of, run

    budget = budget_of(seconds, simulations)
    run(ask(position, record, move, seat), *budget, seed, processes, best, as_json, screen_for(lang, plain))


@app.command()
@answered
def review(
    record: Annotated[Path, typer.Argument(help="the record of a finished game", metavar="RECORD")],
    seconds: Annotated[float | None, typer.Option(help="how long to think about a decision", min=0.01, max=3600)] = None,
    simulations: Simulations = None,
    seed: Annotated[int, typer.Option(help="another seed, another estimate; with --simulations each is reproducible")] = 1,
    seat: Annotated[int | None, typer.Option(help="only this seat's decisions")] = None,
    processes: Annotated[int, typer.Option(help="decisions at a time; it changes no value", min=1, max=256)] = 2,
    as_json: Annotated[bool, typer.Option("--json", help="the review as JSON")] = False,
    plot: Annotated[Path | None, typer.Option(help="draw the course of the game (.svg, .png)", metavar="FILE")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Look back at a finished game: mistakes, what only open hands show, luck."""
    from tatami.terminal.reviewing import ask, check_plot, plan_of, run

    check_plot(plot)
    game = ask(record)
    run(plan_of(game, seconds, simulations, seed, seat), game, processes, as_json, plot, screen_for(lang, plain))


@solve_app.command("kami")
@answered
def solve_kami(
    history: Annotated[str | None, typer.Argument(help="a Goita history, as in 11244556,…,s3,313", metavar="[HISTORY]")] = None,
    position: Position = None,
    below: Annotated[str | None, typer.Option(help="Duel: the unseen mercenaries, a letter a stack that hides one")] = None,
    table: Annotated[int, typer.Option(help="size of the search's memory: 2 to this power", min=10, max=28)] = 22,
    lang: Lang = None,
) -> None:
    """The exact value of every move of a Kami round with open hands."""
    from tatami.terminal.solving import run

    run(history, position, below, table, screen_for(lang))


@solve_app.command("rrr")
@answered
def solve_rrr(
    position: Position = None,
    record: RecordFile = None,
    move: Move = None,
    seconds: Annotated[float | None, typer.Option(help="stop after so long with what is known", min=0)] = None,
    memory: Annotated[int, typer.Option(help="size of the search's memory: 2 to this power", min=10, max=28)] = 21,
    folder: Folder = None,
    lang: Lang = None,
) -> None:
    """Who wins an RRR game without hidden tiles after every move, and by how much."""
    from tatami.terminal.solving_rrr import ask, run

    run(ask(position, record, move), seconds, memory, folder, screen_for(lang))


@rrr_table_app.command("build")
@answered
def build_rrr_table(folder: Folder = None, lang: Lang = None) -> None:
    """Solve every position of RRR without neutrals; what is there already isn't done again."""
    from tatami.terminal.tables import run_build

    run_build(folder, screen_for(lang))


@rrr_table_app.command("verify")
@answered
def verify_rrr_table(
    number: Annotated[int, typer.Option("-n", "--number", help="how many random positions", min=1)] = 1000,
    seconds: Annotated[float, typer.Option(help="how long to search each of them at most", min=0)] = 1.0,
    seed: Annotated[int | None, typer.Option(help="the same positions every time")] = None,
    folder: Folder = None,
    lang: Lang = None,
) -> None:
    """Check the table on random positions: by the engine's rules a turn ahead, and by search."""
    from tatami.terminal.tables import run_verify

    run_verify(folder, number, seconds, seed, screen_for(lang))


@solve_app.callback()
def _solve() -> None:
    """Solve a position exactly."""


@balance_app.callback()
def _balance() -> None:
    """How balanced a game is, from games between bots."""


@balance_app.command("daimyos")
@answered
def balance_daimyos(
    games: Annotated[int, typer.Option("-n", "--games", help="how many games of each setting for two", min=1)] = 120,
    solo: Annotated[int, typer.Option(help="how many games of each level alone", min=1)] = 24,
    seed: Annotated[int, typer.Option(help="the same seed gives the same report")] = 1,
    budget: Annotated[int, typer.Option(help="moves of random games for one decision; 0: random play", min=0)] = 6000,
    processes: Annotated[int, typer.Option(help="how many games at a time; it doesn't change them", min=1, max=256)] = 2,
    out: Annotated[Path | None, typer.Option(help="write a page with plots there", metavar="FOLDER")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the numbers as JSON")] = False,
) -> None:
    """First player, endings, clans, techniques and solo levels of Daimyos, from games of a bot against itself."""
    from tatami.balance.series import Plan
    from tatami.terminal.balancing import run

    run(Plan(games, solo, seed, budget), processes, out, as_json, Screen())


@app.command()
@answered
def bench(
    seconds: Annotated[float, typer.Option(help="how long each measurement takes", min=0.05, max=3600)] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="the numbers as JSON")] = False,
    this_engine: Annotated[bool, typer.Option("--this-engine", hidden=True)] = False,
) -> None:
    """How many random games a second, compiled and interpreted."""
    from tatami.terminal.measuring import run

    run(seconds, as_json, this_engine)


for _name, _command in serving.COMMANDS.items():
    app.command(_name)(answered(_command))


def main() -> None:
    """The entry point of the command."""
    tolerate_narrow_encodings()
    app()
