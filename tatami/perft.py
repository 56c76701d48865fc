"""Counting move sequences, chance moves included: the check that two implementations agree on what is legal."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tatami.game import Action, State

# After this many sequences the caller hears how far it is; there it can also be interrupted.
STEP: Final = 1 << 15


class Counter:
    """Counts the sequences of legal moves from positions; `found` and `played` grow as it goes."""

    def __init__(self, report: Callable[["Counter"], None] | None = None) -> None:
        self.report = report
        self.found: i64 = 0  # sequences of the full length
        self.played: i64 = 0  # moves made to find them
        self._next: i64 = STEP

    def count(self, state: State, depth: int) -> int:
        """Return how many sequences of exactly `depth` moves there are; shorter games have none."""
        if depth < 0:
            raise ValueError(f"depth must be 0 or more, not {depth}")
        before = self.found
        self._walk(state, depth)
        return int(self.found - before)

    def below(self, state: State, action: Action, depth: int) -> int:
        """Return how many of the sequences of `depth` moves begin with this legal action."""
        child = state.clone()
        child.play_unchecked(action)
        self.played += 1
        return self.count(child, depth - 1)

    def _walk(self, state: State, depth: int) -> None:
        if depth == 0:
            self.found += 1
            return
        legal = state.legal()
        if depth == 1:  # what is legal needn't be played to be counted
            self.found += len(legal)
        else:
            for action in legal:
                child = state.clone()
                child.play_unchecked(action)
                self.played += 1
                self._walk(child, depth - 1)
        if self.found >= self._next:
            self._next = self.found + STEP
            if self.report is not None:
                self.report(self)
