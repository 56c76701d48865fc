"""A series of games on several cores. Each game has its own seed, so it doesn't matter how many there are."""

import multiprocessing
import signal
from collections.abc import Generator

from tatami.balance.daimyos import PAIRS, SOLO, STRENGTH, Facts, play

Job = tuple[str, int, int, int]  # setting, number, seed, budget


class Plan:
    """What is to be played: so many games of each setting for two, so many of each level alone."""

    def __init__(self, games: int, solo: int, seed: int, budget: int) -> None:
        if games < 1 or solo < 1 or budget < 0:
            raise ValueError(f"games and solo must be at least 1, the budget at least 0, not {games}, {solo} and {budget}")
        self.games = games
        self.solo = solo
        self.seed = seed
        self.budget = budget

    def jobs(self) -> list[Job]:
        """Every game, the settings in equal steps: when it is stopped, there is something of each."""
        counts = {setting.key: self.games for setting in PAIRS}
        counts.update({setting.key: self.solo for setting in [STRENGTH, *SOLO]})
        order = [((number + 1) / count, key, number) for key, count in counts.items() for number in range(count)]
        return [(key, number, self.seed, self.budget) for _, key, number in sorted(order)]


def play_all(plan: Plan, processes: int) -> Generator[Facts, None, None]:
    """The games in the order of jobs(), each when it is over. Closing the iterator stops the others."""
    if processes < 1:
        raise ValueError(f"processes must be at least 1, not {processes}")
    if processes == 1:
        yield from map(_play, plan.jobs())
        return
    # Spawned, for a fork of a process with threads (a progress bar has one) may hang.
    with multiprocessing.get_context("spawn").Pool(processes, _leave_interrupts) as pool:
        yield from pool.imap(_play, plan.jobs())


def _play(job: Job) -> Facts:
    return play(*job)


def _leave_interrupts() -> None:
    """Ctrl-C reaches all processes of the terminal: only the one that reports answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
