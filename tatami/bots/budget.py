"""How long a bot may think: a number of simulations, a number of seconds, or whichever runs out first."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from mypy_extensions import i64

NO_LIMIT: Final = 1e300
# Of the seconds given, this much is kept for what comes after the search: merging, choosing, a last slow simulation.
RESERVE: Final = 0.05


class Budget:
    """A limit of simulations, of seconds, or of both. With simulations alone the same seed gives the same move."""

    def __init__(self, simulations: int = 0, seconds: float = 0.0, clock: Callable[[], float] = monotonic) -> None:
        if simulations < 0 or seconds < 0 or (simulations == 0 and seconds == 0):
            raise ValueError(f"a budget needs simulations or seconds above 0, not {simulations} and {seconds}")
        self.simulations: i64 = simulations
        self.seconds = seconds
        self.clock = clock
        self.deadline = NO_LIMIT

    def start(self) -> None:
        """Count the seconds from now."""
        if self.seconds > 0:
            self.deadline = self.clock() + self.seconds * (1 - RESERVE)

    def allows(self, done: i64) -> bool:
        """Return whether there is room for another simulation after this many; the first is always allowed."""
        if done == 0:
            return True
        if 0 < self.simulations <= done:
            return False
        return self.seconds <= 0 or self.clock() < self.deadline

    def seconds_left(self) -> float:
        """Return how many seconds are left; without a limit of seconds, NO_LIMIT."""
        return NO_LIMIT if self.seconds <= 0 else max(0.0, self.deadline - self.clock())

    def split(self, parts: int) -> "Budget":
        """Return the budget of each of some searches side by side: the same time, their part of the simulations."""
        return Budget(-(-int(self.simulations) // parts), self.seconds, self.clock)
