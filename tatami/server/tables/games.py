"""The games that a client may ask for."""

from functools import cache
from itertools import product
from typing import Final

from tatami.game import Game, OptionError, OptionValue
from tatami.registry import GAMES
from tatami.server.errors import Refused
from tatami.server.protocol import OptionInfo, Setup

OWN_FILES: Final = {"box": "built-in"}  # options that name a file of the machine: only the one that comes with the program


def game_of(key: str, options: object) -> Game:
    """Return the game with these options; Refused names what is wrong. No option makes the server read a file."""
    if key not in GAMES:
        raise Refused("bad-options", why=f"game: {key!r} is not one of {', '.join(GAMES)}")
    if not isinstance(options, dict):
        raise Refused("bad-position", why="options: must be an object")
    for name, only in OWN_FILES.items():
        if options.get(name, only) != only:
            raise Refused("bad-options", why=f"option {name}: must be {only} here")
    try:
        return GAMES[key].make(dict(options))
    except (OptionError, TypeError) as error:
        raise Refused("bad-options", why=str(error)) from None


@cache
def setups_of(key: str) -> list[Setup]:
    """Return the setups of a game: one for each choice of the options on which the others, or the seats, depend."""
    usual = _setup(key, {})
    leading = [
        option for option in usual.options if any(_differ(usual, _setup(key, {option.name: one})) for one in option.values)
    ]
    names = [option.name for option in leading]
    choices = product(*(option.values for option in leading))
    return [_setup(key, dict(zip(names, chosen, strict=True))) for chosen in choices]


def _setup(key: str, chosen: dict[str, OptionValue]) -> Setup:
    """Return a setup: of each option, in order, the values that fit those before it, the default first."""
    fixed: dict[str, object] = {}
    options: list[OptionInfo] = []
    for option in GAMES[key].options:
        usual = GAMES[key].make(fixed).options[option.name]
        others = [value for value in option.values if value != usual and _fits(key, {**fixed, option.name: value})]
        options.append(OptionInfo(name=option.name, values=[usual, *others]))
        fixed[option.name] = chosen.get(option.name, usual)
    made = GAMES[key].make(fixed)
    return Setup(chosen=chosen, seats=made.seats, automata=made.automata(), options=options)


def _fits(key: str, options: dict[str, object]) -> bool:
    try:
        GAMES[key].make(options)
    except OptionError:
        return False
    return True


def _differ(one: Setup, other: Setup) -> bool:
    return one.model_copy(update={"chosen": {}}) != other.model_copy(update={"chosen": {}})
