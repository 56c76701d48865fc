"""The players by name: the levels, and the plain bots beside them. The one place that makes a bot of a name that was typed."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tatami import build
from tatami.bots.baseline import BUDGET, QUICK, RandomBot, RolloutBot
from tatami.bots.exact import EXACT, SECONDS
from tatami.bots.levels import LEVELS, make_bot
from tatami.files import table_folder
from tatami.game import Bot, Game, OptionError

EXACT_PLAYER: Final = "exact"
PLAYERS: Final = [*LEVELS, "rollouts", "random", EXACT_PLAYER]


@dataclass(frozen=True)
class ThinkingLimit:
    """What replaces the levels' own measure of thinking: seconds or simulations a move; neither leaves it as it is."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and self.simulations is not None:
            raise OptionError("options --seconds and --simulations: give one of them")
        if self.seconds is not None and not 0 < self.seconds < 1e6:
            raise OptionError(f"option --seconds: must be more than 0 and less than a million, not {self.seconds:g}")
        if self.simulations is not None and self.simulations < 1:
            raise OptionError(f"option --simulations: must be at least 1, not {self.simulations}")


NO_LIMIT: Final = ThinkingLimit()


def players_of(game: Game) -> list[str]:
    """Return the names of all that can play this game."""
    return [name for name in PLAYERS if name != EXACT_PLAYER or game.key in EXACT]


def check_players(game: Game, names: list[str], limit: ThinkingLimit = NO_LIMIT) -> None:
    """Raise OptionError for a player that this game hasn't, or a measure of thinking that none of them has."""
    for name in names:
        if name not in players_of(game):
            raise OptionError(f"{game.key} has no player {name!r}; there are {', '.join(players_of(game))}")
    if limit.simulations is not None and not any(name in LEVELS for name in names):
        raise OptionError(f"option --simulations: is for the levels ({', '.join(LEVELS)}), and neither player is one")
    if limit.seconds is not None and not any(name in LEVELS or name == EXACT_PLAYER for name in names):
        raise OptionError(f"option --seconds: is for the levels ({', '.join(LEVELS)}) and exact, and neither player is one")


def follows_clock(name: str, limit: ThinkingLimit) -> bool:
    """Return whether the clock decides what this player plays, so that its games can't be repeated exactly."""
    return name == EXACT_PLAYER or (name in LEVELS and limit.seconds is not None)


def make_player(game: Game, name: str, seed: int, limit: ThinkingLimit = NO_LIMIT, tables: Path | None = None) -> Bot:
    """Return the bot of this name. `tables` is the folder of solved tables that `master` may play by; contests name none,
    so that they don't depend on what is built on this machine."""
    if name in LEVELS:
        return make_bot(game, name, seed, limit.seconds, limit.simulations, tables=tables)
    if name == "random":
        return RandomBot(seed)
    rollouts = RolloutBot(seed, BUDGET if build.is_compiled() else QUICK)
    if name == "rollouts":
        return rollouts
    return EXACT[game.key](seed, rollouts, limit.seconds or SECONDS, table_folder())
