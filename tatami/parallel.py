"""Many jobs on several cores, their results in order: how many cores there are changes nothing but the time."""

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


def in_order(work: Callable[[Job], Result], jobs: Iterable[Job], processes: int) -> Generator[Result, None, None]:
    """Yield the results in the order of the jobs, each when it is there. Closing the generator stops the others."""
    if processes < 1:
        raise ValueError(f"processes must be at least 1, not {processes}")
    if processes == 1:
        yield from map(work, jobs)
        return
    # Spawned, for a fork of a process with threads (a progress bar has one) may hang.
    with multiprocessing.get_context("spawn").Pool(processes, _ignore_interrupts) as pool:
        yield from pool.imap(work, jobs)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C, which reaches all processes of the terminal, to the one that reports."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
