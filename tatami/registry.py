"""The games by their keys: the one place that knows them all."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tatami.documents import kind_of
from tatami.game import DocumentError, Game, Option, OptionError, State
from tatami.games import daimyos, dynasties, kami, rrr


class Entry(NamedTuple):
    """A game before its options are chosen: how it is made, what its options and rules are."""

    make: Callable[[dict[str, object]], Game]
    options: list[Option]
    rules: list[str]


GAMES: Final[dict[str, Entry]] = {
    "kami": Entry(kami.Kami, kami.option_list(), kami.RULES),
    "rrr": Entry(rrr.Rrr, rrr.option_list(), rrr.RULES),
    "dynasties": Entry(dynasties.Dynasties, dynasties.option_list(players=4), dynasties.RULES),
    "daimyos": Entry(daimyos.Daimyos, daimyos.option_list(), daimyos.RULES),
}


def game(key: str, /, **options: object) -> Game:
    """Return the game with these options; OptionError (a ValueError) names a game, an option or a value that isn't there."""
    if key not in GAMES:
        raise OptionError(f"there is no game {key!r}; there are {', '.join(GAMES)}")
    return GAMES[key].make(options)


def load(document: object) -> State:
    """Return the state of a position document, whatever its game and options."""
    if not isinstance(document, dict):
        raise DocumentError("document", f"must be an object with the fields of a position, not {kind_of(document)}")
    key, options = document.get("game"), document.get("options")
    if not isinstance(key, str) or key not in GAMES:
        raise DocumentError("game", f"must be one of {', '.join(GAMES)}, not {key!r}")
    if not isinstance(options, dict):
        raise DocumentError("options", f"must be an object, not {kind_of(options)}")
    try:
        rules = game(key, **options)
    except (OptionError, TypeError) as error:
        raise DocumentError("options", str(error)) from error
    return rules.load(document)
