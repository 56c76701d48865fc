"""The games that a client may ask for."""

from typing import Final

from tatami.game import Game, OptionError
from tatami.registry import GAMES
from tatami.server.errors import Refused

OWN_FILES: Final = {"box": "built-in"}  # options that name a file of the machine: only the one that comes with the program


def game_of(key: str, options: object) -> Game:
    """The game with these options; Refused names what is wrong. No option makes the server read a file."""
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
