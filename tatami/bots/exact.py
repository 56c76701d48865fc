"""The opponents that play exactly, by game: the one place that knows which games have one, and how it is made."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tatami.game import Bot
from tatami.solvers.rrr import open_table
from tatami.solvers.rrr.player import ExactBot

SECONDS: Final = 3.0  # how long one searches for a move, unless the caller says otherwise

# Made of a seed, the bot that decides where exact search can't help, the seconds a move, and the folder of solved tables.
MakeExact = Callable[[int, Bot, float, Path], Bot]


def _rrr(seed: int, other: Bot, seconds: float, tables: Path) -> Bot:
    return ExactBot(seed, other, seconds, open_table(tables))


EXACT: Final[dict[str, MakeExact]] = {"rrr": _rrr}
