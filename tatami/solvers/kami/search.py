"""What the searches for two and for more players share: move ordering, stopping, the transposition table."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.solvers.kami.round_state import RoundState
from tatami.solvers.kami.transpositions import TranspositionTable

# The rest of a position in its key, above 32 bits for the cards
SEAT_SHIFT: Final[i64] = 32
ATTACKER_SHIFT: Final[i64] = 34
ATTACK_SHIFT: Final[i64] = 36
EMPRESS_SHIFT: Final[i64] = 40

STOP_CHECK: Final[i64] = 0x7FFF  # every 32768 nodes: often enough for Ctrl-C, too rare to cost anything
NOTHING_TO_RUN: Final = compile("None", "breath", "eval")

# A move in a list is `rank << MOVE_BITS | move`; moves are tried by rank, the highest first.
KNOWN: Final[i64] = 15 << 30  # it decided this position before: the hash move
FREE: Final[i64] = 8 << 20  # no opponent can counter the attack
ONE_COUNTERS: Final[i64] = 2 << 20  # one opponent can, two can't
MERCENARY: Final[i64] = 1 << 20
EMPRESS_SPENT: Final[i64] = 1 << 20
LISTED: Final[i64] = 4 << 20  # keeps all other ranks positive
HISTORY_LIMIT: Final[i64] = 1 << 19

# Answers to "does the viewpoint side reach the target?"
YES: Final[i64] = 1
NO: Final[i64] = 0
OPEN: Final[i64] = -1


class Stopped(Exception):
    """The search was asked to stop."""


class Search(ABC):
    """Answers whether a side reaches a value; `sides` says for each seat whether it belongs to the viewpoint (0)."""

    def __init__(self, sides: list[int], table_bits: int, history_size: int, list_size: int) -> None:
        self.sides = sides
        self.side: vec[i64] = vec[i64]([i64(side) for side in sides])
        # By move, as the searches number it: how often it caused a cutoff.
        self.history: vec[i64] = vec[i64]([0] * history_size)
        self.list: vec[i64] = vec[i64]([0] * list_size)  # the move lists of all open nodes, one behind the other
        self.table = TranspositionTable(table_bits)
        self.nodes: i64 = 0
        self.watch: Callable[[int], bool] | None = None

    @abstractmethod
    def reaches(self, state: RoundState, target: i64) -> bool:
        """Return whether the viewpoint side gets `target` or more from here, if all play their best."""

    def _insert(self, base: i64, end: i64, entry: i64) -> None:
        """Put a move into its place in the list base..end, best first."""
        place = end
        while place > base and self.list[place - 1] < entry:
            self.list[place] = self.list[place - 1]
            place -= 1
        self.list[place] = entry

    def _count_cutoff(self, index: i64) -> None:
        """Count a move that caused a cutoff (history heuristic)."""
        self.history[index] += 1
        if self.history[index] > HISTORY_LIMIT:
            for place in range(len(self.history)):
                self.history[place] >>= 1

    def check_stop(self) -> None:
        """Let Python see a Ctrl-C and the watcher stop the search."""
        # Compiled code never looks for signals by itself; interpreted code does, however short.
        eval(NOTHING_TO_RUN)
        if self.watch is not None and self.watch(int(self.nodes)):
            raise Stopped


def answer_of(lower: i64, upper: i64, target: i64) -> i64:
    """Return what bounds of the value say about the target."""
    if lower >= target:
        return YES
    return NO if upper < target else OPEN


def is_enough(points: i64, mine: i64, target: i64) -> bool:
    """Return whether points that a side is sure of (0 for none) settle the question as that side wants it."""
    return points > 0 and (points >= target if mine == 0 else -points < target)
