"""Tatami: the table for small, deep games. `tatami.game("kami", players=4)` is where to begin."""

from tatami import build

build.prefer_sources_if_asked()

from tatami.game import (  # noqa: E402
    CHANCE,
    OVER,
    SPECTATOR,
    Action,
    Bot,
    Document,
    DocumentError,
    Game,
    IllegalAction,
    NotationError,
    NotYourTurn,
    Observation,
    OptionError,
    Outcome,
    Refusal,
    Seat,
    State,
    deal,
)
from tatami.registry import GAMES, game, load  # noqa: E402
from tatami.version import __version__  # noqa: E402

from tatami.records import goita  # noqa: E402  # isort: skip  (it stands on all of the above)

__all__ = ["GAMES", "__version__", "deal", "game", "goita", "load"]
__all__ += ["CHANCE", "OVER", "SPECTATOR", "Action", "Document", "Outcome", "Refusal", "Seat"]
__all__ += ["Bot", "Game", "Observation", "State"]
__all__ += ["DocumentError", "IllegalAction", "NotYourTurn", "NotationError", "OptionError"]
