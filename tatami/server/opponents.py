"""The bots that sit at tables: their levels, and how one is made. The only place of the server that knows bots."""

from typing import Final

from tatami import build
from tatami.bots.baseline import BUDGET, QUICK, RandomBot, RolloutBot
from tatami.game import Bot, Game
from tatami.server.errors import Refused

LEVELS: Final = ("novice", "casual", "club", "expert", "master")
DEFAULT_LEVEL: Final = "casual"

# Moves of random games for one decision, as a share of the rollout bot's usual budget.
_SHARES: Final = {"casual": 0.02, "club": 0.1, "expert": 0.4, "master": 1.0}


def check_level(level: str) -> str:
    """The level, if there is such a one."""
    if level not in LEVELS:
        raise Refused("no-level", level=level, levels=", ".join(LEVELS))
    return level


def make_bot(_game: Game, level: str, seed: int) -> Bot:
    """A bot of this level."""
    if level == LEVELS[0]:
        return RandomBot(seed)
    return RolloutBot(seed, max(1, int((BUDGET if build.is_compiled() else QUICK) * _SHARES[level])))
