"""Root-parallel search: several processes search the same decision, and their advice is merged."""

import multiprocessing
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection

from tatami.bots.advice import Advice, Estimate, merge_advice
from tatami.bots.budget import Budget
from tatami.bots.mind import Mind
from tatami.dice import Dice
from tatami.game import Action, Observation, State

Row = tuple[int, float, int, bool]


class EnsembleMind(Mind):
    """Lets several processes search, each with its part of the simulations or all of the time.

    With simulations and a seed the advice is the same every time, but not the same as one process would give.
    Each helper is a copy of this process (fork), so what is known so far needn't be sent; where a system
    has no fork, one process thinks alone with the whole budget.
    """

    def __init__(self, mind: Mind, processes: int) -> None:
        if processes < 1:
            raise ValueError(f"at least one process must think, not {processes}")
        self.mind = mind
        self.processes = processes

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        """Return what all of them found."""
        return self._search_all(lambda share, seed: self.mind.think(seen, share, Dice(seed)), budget, dice)

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        """Return what all of them found, with all cards open."""
        return self._search_all(lambda share, seed: self.mind.judge(state, share, Dice(seed)), budget, dice)

    def _search_all(self, search: Callable[[Budget, int], Advice], budget: Budget, dice: Dice) -> Advice:
        seeds = [int(dice.roll()) for _ in range(self.processes)]
        if self.processes == 1 or not can_fork():
            return search(budget, seeds[0])
        share = budget.split(self.processes)
        share.start()
        context = multiprocessing.get_context("fork")
        pipes: list[Connection] = []
        helpers = []
        for seed in seeds[1:]:
            here, there = context.Pipe(duplex=False)
            helper = context.Process(target=send_advice, args=(there, search, share, seed), daemon=True)
            helper.start()
            there.close()
            pipes.append(here)
            helpers.append(helper)
        parts = [search(share, seeds[0])]
        for here in pipes:
            parts.append(from_rows(parts[0], here.recv()))
        for helper in helpers:
            helper.join()
        return merge_advice(parts)


def send_advice(there: Connection, search: Callable[[Budget, int], Advice], budget: Budget, seed: int) -> None:
    """Search and send what was found to the process that asked."""
    advice = search(budget, seed)
    there.send((advice.simulations, rows(advice)))
    there.close()


def can_fork() -> bool:
    """Return whether this process can be copied: not on Windows, and on a Mac not safely."""
    return sys.platform.startswith("linux") and "fork" in multiprocessing.get_all_start_methods()


def rows(advice: Advice) -> list[Row]:
    """Return the advice as plain data."""
    return [(int(e.action), e.value, e.visits, e.exact) for e in advice.estimates]


def from_rows(like: Advice, sent: tuple[int, list[Row]]) -> Advice:
    """Return the advice of another process about the same decision."""
    simulations, found = sent
    return Advice(like.seat, [Estimate(Action(row[0]), row[1], row[2], row[3]) for row in found], simulations)
