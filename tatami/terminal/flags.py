"""A game's options as flags of a command: made from the registry, so that a new game needs nothing here."""

import functools
import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

from tatami.game import Game, Option, OptionError, OptionValue
from tatami.registry import GAMES

Values = dict[str, object]


def flag(name: str) -> str:
    """How an option is typed: `clan_techniques` is --clan-techniques."""
    return "--" + name.replace("_", "-")


def with_options(key: str, command: Callable[..., None]) -> Callable[..., None]:
    """The command, which takes a game and the options given, with a flag for each option of the game instead."""
    options = GAMES[key].options
    own = inspect.signature(command, eval_str=True).parameters
    clashing = [option.name for option in options if option.name in own]
    if clashing:
        raise ValueError(f"{key} has an option {clashing[0]!r}, and so has the command")

    @functools.wraps(command)
    def run(**values: Any) -> None:
        given = {option.name: values.pop(option.name) for option in options}
        command(key, {name: value for name, value in given.items() if value is not None}, **values)

    parameters = [_parameter(option) for option in options]
    rest = [parameter for name, parameter in own.items() if name not in ("key", "given")]
    parameters += [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in rest]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    del run.__wrapped__  # Typer would look through it to the command's own parameters
    return run


def _parameter(option: Option) -> inspect.Parameter:
    values = " | ".join(str(value) for value in option.values)
    kind: Any
    if all(isinstance(value, bool) for value in option.values):
        kind = Annotated[bool | None, typer.Option(help=f"default: {'yes' if option.values[0] else 'no'}")]
    else:
        kind = Annotated[
            str | None, typer.Option(flag(option.name), metavar="VALUE", help=f"{values} (the first is the default)")
        ]
    return inspect.Parameter(option.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)


def make_game(key: str, given: Values) -> Game:
    """The game with the options as they were typed; OptionError names the option and its values."""
    options = {option.name: option for option in GAMES[key].options}
    return GAMES[key].make({name: _value(options[name], value) for name, value in given.items()})


def _value(option: Option, typed: object) -> OptionValue:
    for value in option.values:
        if value is typed or (isinstance(typed, str) and str(value).casefold() == typed.casefold()):
            return value
    try:
        return option.check(typed)
    except OptionError as error:
        raise OptionError(str(error).replace(f"option {option.name}", f"option {flag(option.name)}", 1)) from None
