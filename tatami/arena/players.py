"""Who can be put to the test: the levels, and the plain bots beside them."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import platformdirs

from tatami import build
from tatami.bots.baseline import BUDGET, QUICK, RandomBot, RolloutBot
from tatami.exact import EXACT, SECONDS
from tatami.game import Bot, Game, OptionError
from tatami.levels import LEVELS, make_bot


class Thought:
    """What replaces the levels' own measure of thinking: seconds or simulations a move; neither leaves it as it is."""

    def __init__(self, seconds: float | None = None, simulations: int | None = None) -> None:
        if seconds is not None and simulations is not None:
            raise OptionError("options --seconds and --simulations: give one of them")
        if seconds is not None and not 0 < seconds < 1e6:
            raise OptionError(f"option --seconds: must be more than 0 and less than a million, not {seconds:g}")
        if simulations is not None and simulations < 1:
            raise OptionError(f"option --simulations: must be at least 1, not {simulations}")
        self.seconds = seconds
        self.simulations = simulations


def _random(game: Game, seed: int, thought: Thought) -> Bot:
    return RandomBot(seed)


def _rollouts(game: Game, seed: int, thought: Thought) -> Bot:
    return RolloutBot(seed, BUDGET if build.is_compiled() else QUICK)


def _exact(game: Game, seed: int, thought: Thought) -> Bot:
    folder = Path(platformdirs.user_data_dir("tatami", appauthor=False)) / "tables"
    return EXACT[game.key](seed, _rollouts(game, seed, thought), thought.seconds or SECONDS, folder)


PLAIN: Final[dict[str, Callable[[Game, int, Thought], Bot]]] = {"random": _random, "rollouts": _rollouts, "exact": _exact}


def players_of(game: Game) -> list[str]:
    """The names of all that can play this game."""
    return [*LEVELS, *(name for name in PLAIN if name != "exact" or game.key in EXACT)]


def check_players(game: Game, names: list[str], thought: Thought) -> None:
    """OptionError names a player that this game hasn't, or a measure of thinking that none of them has."""
    for name in names:
        if name not in players_of(game):
            raise OptionError(f"{game.key} has no player {name!r}; there are {', '.join(players_of(game))}")
    if thought.simulations is not None and not any(name in LEVELS for name in names):
        raise OptionError(f"option --simulations: is for the levels ({', '.join(LEVELS)}), and neither player is one")
    if thought.seconds is not None and not any(name in LEVELS or name == "exact" for name in names):
        raise OptionError(f"option --seconds: is for the levels ({', '.join(LEVELS)}) and exact, and neither player is one")


def follows_clock(name: str, thought: Thought) -> bool:
    """Whether the clock decides what this player plays, so that its games can't be repeated exactly."""
    return name == "exact" or (name in LEVELS and thought.seconds is not None)


def make_player(game: Game, name: str, seed: int, thought: Thought) -> Bot:
    """The bot of this name."""
    if name in PLAIN:
        return PLAIN[name](game, seed, thought)
    return make_bot(game, name, seed, thought.seconds, thought.simulations)
