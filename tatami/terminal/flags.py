"""The flags of commands: those that several share, and those made of data, as the options of a game are."""

import inspect
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tatami.game import Game, Option, OptionError, OptionValue
from tatami.registry import GAMES
from tatami.terminal.screen import Screen, language_of_user
from tatami.texts.saying import LANGUAGES

Command = Callable[..., None]

Lang = Annotated[str | None, typer.Option(help=f"language: {', '.join(LANGUAGES)} (default: yours, else en)", metavar="LANG")]
Plain = Annotated[bool, typer.Option("--plain", help="no colours, no lines, nothing that moves")]
TableFolder = Annotated[Path | None, typer.Option(help="where the table is (default: in your data folder)", metavar="DIR")]
RecordFile = Annotated[Path | None, typer.Option(help="a record of a match", metavar="FILE")]
Move = Annotated[int | None, typer.Option(help="the position of the record in which this move was played", min=1)]
Simulations = Annotated[int | None, typer.Option(help="how many simulations to think", min=1, max=1_000_000_000)]
Position = Annotated[Path | None, typer.Option(help="a position document (JSON)", metavar="FILE")]
# Of games between bots.
Number = Annotated[int, typer.Option("-n", "--number", help="how many games (made up to whole deals)", min=1, max=10**6)]
Seed = Annotated[int, typer.Option(help="the same seed gives the same deals and games")]
MoveSeconds = Annotated[float | None, typer.Option(help="seconds a move, instead of what the level says", metavar="S")]
MoveSimulations = Annotated[int | None, typer.Option(help="simulations a move, instead of what the level says", metavar="N")]
Processes = Annotated[int, typer.Option(help="how many games at a time; it doesn't change them", min=1, max=256)]
Plot = Annotated[Path | None, typer.Option(help="draw a picture there: .svg or .png", metavar="FILE")]
AsJson = Annotated[bool, typer.Option("--json", help="the numbers as JSON")]


def open_screen(lang: str | None, plain: bool = False) -> Screen:
    """Return the screen in this language, or in the user's."""
    if lang is not None and lang not in LANGUAGES:
        raise OptionError(f"option --lang: {lang!r} is not one of {', '.join(LANGUAGES)}")
    return Screen(lang or language_of_user(), plain)


def check_one_of(seconds: float | None, simulations: int | None) -> None:
    """Raise OptionError where both limits of thinking were given."""
    if seconds is not None and simulations is not None:
        raise OptionError("options --seconds and --simulations: give one of them")


class ChosenGame:
    """A game by its key, and the options that were given for it, as they were typed."""

    def __init__(self, key: str, given: Mapping[str, object]) -> None:
        self.key = key
        self.given = {name: value for name, value in given.items() if value is not None}

    def make(self) -> Game:
        """Return the game with these options; OptionError names the option and its values."""
        options = {option.name: option for option in GAMES[self.key].options}
        return GAMES[self.key].make({name: _value(options[name], value) for name, value in self.given.items()})


class GamesGroup(TyperGroup):
    """Commands named after games: a name that is none is answered with those there are."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command of a game."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise OptionError(f"there is no game {args[0]!r} here; there are {', '.join(self.commands)}")
        return super().resolve_command(ctx, args)


def games_app(summary: str, command: Command | None = None) -> typer.Typer:
    """Return a group of commands named after games; `command`, if there is one, for each game with its options as flags."""
    app = typer.Typer(cls=GamesGroup, no_args_is_help=True, add_completion=False, help=summary)
    app.callback()(lambda: None)  # a group also where there is one command
    if command is not None:
        for key in GAMES:
            app.command(key)(with_options(key, command))
    return app


def with_options(key: str, command: Command) -> Command:
    """Return the command with a flag for each option of the game instead of its parameter `chosen`, a ChosenGame."""
    flags = [_parameter(option) for option in GAMES[key].options]
    return with_flags(command, "chosen", flags, lambda given: ChosenGame(key, given))


def with_flags(command: Command, name: str, flags: list[inspect.Parameter], join: Callable[..., object]) -> Command:
    """Return the command with these flags instead of its parameter `name`, which join() makes of their values."""
    own = inspect.signature(command, eval_str=True).parameters
    clashing = [flag.name for flag in flags if flag.name in own]
    if clashing:
        raise ValueError(f"the command {command.__name__} has a parameter {clashing[0]!r} already")

    def run(**values: Any) -> None:
        joined = join({flag.name: values.pop(flag.name) for flag in flags})
        command(**{name: joined}, **values)

    rest = [parameter for parameter in own.values() if parameter.name != name]
    parameters = [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in [*flags, *rest]]
    run.__name__, run.__doc__ = command.__name__, command.__doc__
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def _flag(name: str) -> str:
    """Return how an option is typed: `clan_techniques` is --clan-techniques."""
    return "--" + name.replace("_", "-")


def _parameter(option: Option) -> inspect.Parameter:
    values = " | ".join(str(value) for value in option.values)
    if all(isinstance(value, bool) for value in option.values):
        kind: Any = Annotated[bool | None, typer.Option(help=f"default: {'yes' if option.values[0] else 'no'}")]
    else:
        about = typer.Option(_flag(option.name), metavar="VALUE", help=f"{values} (the first is the default)")
        kind = Annotated[str | None, about]
    return inspect.Parameter(option.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)


def _value(option: Option, typed: object) -> OptionValue:
    for value in option.values:
        if value is typed or (isinstance(typed, str) and str(value).casefold() == typed.casefold()):
            return value
    try:
        return option.check(typed)
    except OptionError as error:
        raise OptionError(str(error).replace(f"option {option.name}", f"option {_flag(option.name)}", 1)) from None
