"""The bots that sit at tables: their levels, and how one is made. The only place of the server that knows bots."""

from typing import Final

from tatami import levels
from tatami.game import Bot, Game
from tatami.levels import LEVELS
from tatami.server.errors import Refused

DEFAULT_LEVEL: Final = "casual"
STAND_IN: Final = "club"  # the weakest that may be put on the seat of somebody who is away
LONGEST: Final = 5.0  # seconds for one decision at most, where the engine isn't compiled or the machine is slow


def check_level(level: str) -> str:
    """The level, if there is such a one."""
    if level not in LEVELS:
        raise Refused("no-level", level=level, levels=", ".join(LEVELS))
    return level


def check_stand_in(level: str) -> None:
    """Refused for a bot too weak to play on for somebody who wasn't asked."""
    if LEVELS.index(level) < LEVELS.index(STAND_IN):
        raise Refused("too-weak", level=level, levels=", ".join(LEVELS[LEVELS.index(STAND_IN) :]))


def make_bot(game: Game, level: str, seed: int) -> Bot:
    """A bot of this level, which doesn't keep people waiting."""
    return levels.make_bot(game, level, seed, LONGEST, levels.level_of(game, level).simulations)
