"""The opponents by name: five levels for every game and mode. The one place that makes a bot of a level."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tatami.bots import daimyos, dynasties, kami, rrr
from tatami.bots.budget import Budget
from tatami.bots.ensemble import EnsembleMind
from tatami.bots.level import Level
from tatami.bots.mind import Mind, ThinkingBot
from tatami.game import Bot, Game, OptionError

LEVELS: Final = ("novice", "casual", "club", "expert", "master")
_GAMES: Final[dict[str, Callable[[Game, str, Path | None], Level]]] = {
    "kami": kami.level,
    "rrr": rrr.level,
    "dynasties": dynasties.level,
    "daimyos": daimyos.level,
}


def level_of(game: Game, name: str, tables: Path | None = None) -> Level:
    """Return how a level plays this game; OptionError names what isn't there. `tables` is the folder of solved tables, where
    there is one: `master` plays RRR's mode `none` by it."""
    if name not in LEVELS:
        raise OptionError(f"there is no level {name!r}; there are {', '.join(LEVELS)}")
    if game.key not in _GAMES:
        raise OptionError(f"{game.key} has no levels; they are for {', '.join(_GAMES)}")
    return _GAMES[game.key](game, name, tables)


def mind_of(game: Game, processes: int = 1, tables: Path | None = None) -> Mind:
    """Return the best mind there is for this game: for hints and reviews."""
    mind = level_of(game, LEVELS[-1], tables).mind
    return mind if processes == 1 else EnsembleMind(mind, processes)


def make_bot(
    game: Game,
    name: str,
    seed: int,
    seconds: float | None = None,
    simulations: int | None = None,
    processes: int = 1,
    tables: Path | None = None,
) -> Bot:
    """Return a bot of this level. It makes its level's number of simulations, reproducible with a seed, unless `simulations` or
    `seconds` say otherwise. Several processes search side by side. `tables` is as for level_of()."""
    level = level_of(game, name, tables)
    if seconds is None:
        budget = Budget(simulations=level.simulations if simulations is None else simulations)
    else:
        budget = Budget(simulations=simulations or 0, seconds=seconds)
    mind = level.mind if processes == 1 else EnsembleMind(level.mind, processes)
    return ThinkingBot(mind, budget, seed, level.temperature, level.slack)
