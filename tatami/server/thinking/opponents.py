"""The bots that sit at tables: their levels, and the minds that a process keeps. Nothing else of the server knows bots."""

import logging
from collections import OrderedDict
from pathlib import Path
from typing import Final

from tatami.bots.budget import Budget
from tatami.bots.level import Level
from tatami.bots.levels import LEVELS, level_of
from tatami.bots.mind import ThinkingBot
from tatami.game import Bot, Game, Observation
from tatami.server.errors import Refused

LOG: Final = logging.getLogger("tatami.opponents")
DEFAULT_LEVEL: Final = "casual"
STAND_IN: Final = "club"  # the weakest that may be put on the seat of somebody who is away
LONGEST: Final = 5.0  # seconds for one decision at most, where the engine isn't compiled or the machine is slow
MOST_MINDS: Final = 64  # in one process; a mind of Daimyos that knows all it can has about 5 MB


def check_level(level: str) -> str:
    """Return the level; Refused where there is none of this name."""
    if level not in LEVELS:
        raise Refused("no-level", level=level, levels=", ".join(LEVELS))
    return level


def check_stand_in(level: str) -> None:
    """Refuse a bot too weak to play on for somebody who wasn't asked."""
    if LEVELS.index(level) < LEVELS.index(STAND_IN):
        raise Refused("too-weak", level=level, levels=", ".join(LEVELS[LEVELS.index(STAND_IN) :]))


class Minds:
    """The minds that were used last, one for each seat of a table, so that what a mind has worked out serves its next decision.

    A mind only ever sees the observations of its own seat. It may be lost at any time: whoever needs one that isn't here begins
    with a new one, in another process or after a restart.
    """

    def __init__(self, most: int = MOST_MINDS) -> None:
        self._most = most
        self._levels: OrderedDict[tuple[str, int], Level] = OrderedDict()

    def __len__(self) -> int:
        return len(self._levels)

    def take(self, table: str, seen: Observation, name: str, tables: Path | None) -> Level:
        """Return the seat's level with its mind, for the caller alone until it is kept again; a new one where there is none.

        `tables` is the folder of solved tables."""
        known = self._levels.pop((table, int(seen.seat)), None)
        return known if known is not None and known.name == name else _new_level(seen.game, name, tables)

    def keep(self, table: str, seen: Observation, level: Level) -> None:
        """Keep the seat's mind; the one that was used the longest ago is dropped where there are too many."""
        self._levels[table, int(seen.seat)] = level
        while len(self._levels) > self._most:
            self._levels.popitem(last=False)


def _new_level(game: Game, name: str, tables: Path | None) -> Level:
    try:
        return level_of(game, name, tables)
    except (OSError, ValueError) as error:  # a bot without its solved table plays a little worse; one that fails, not at all
        LOG.warning("a solved table can't be used: %s", error)
        return level_of(game, name)


def make_bot(level: Level, seed: int) -> Bot:
    """Return a bot of this level for one decision, which doesn't keep people waiting."""
    return ThinkingBot(level.mind, Budget(level.simulations, LONGEST), seed, level.temperature, level.slack)
