"""What the searches for two and for more players share: counting, stopping, remembering."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tatami.solvers.kami.moment import Moment
from tatami.solvers.kami.table import Table

# The rest of a position in its key, above 32 bits for the cards
SEAT_SHIFT: Final[i64] = 32
ATTACKER_SHIFT: Final[i64] = 34
ATTACK_SHIFT: Final[i64] = 36
EMPRESS_SHIFT: Final[i64] = 40

PULSE: Final[i64] = 0x7FFF  # every 32768 nodes: often enough for Ctrl-C, too rare to cost anything
BREATH: Final = compile("None", "breath", "eval")

# A move in a list is `rank << MOVE_BITS | move`; ranks are the reasons to try it early, the highest first.
KNOWN: Final[i64] = 15 << 30  # it decided this position before
FREE: Final[i64] = 8 << 20  # no opponent can counter the attack
ONE_COUNTERS: Final[i64] = 2 << 20  # one opponent can, two can't
MERCENARY: Final[i64] = 1 << 20
EMPRESS_SPENT: Final[i64] = 1 << 20
LISTED: Final[i64] = 4 << 20  # keeps all other ranks positive
HISTORY_LIMIT: Final[i64] = 1 << 19


class Stopped(Exception):
    """The search was asked to stop."""


class Search(ABC):
    """Answers whether a side reaches a value; `sides` says for each seat whether it belongs to the viewpoint (0)."""

    def __init__(self, sides: list[int], table_bits: int) -> None:
        self.sides = sides
        self.table = Table(table_bits)
        self.nodes: i64 = 0
        self.watch: Callable[[int], bool] | None = None

    @abstractmethod
    def reaches(self, moment: Moment, target: i64) -> bool:
        """Whether the viewpoint side gets `target` or more from here, if all play their best."""

    def pulse(self) -> None:
        """Let Python see a Ctrl-C and the watcher stop the search."""
        # Compiled code never looks for signals by itself; a scrap of interpreted code does.
        eval(BREATH)
        if self.watch is not None and self.watch(int(self.nodes)):
            raise Stopped
