"""Thinking in processes of its own: a question goes in, the name of a move or the moves of a hint come out."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from pathlib import Path
from secrets import randbits
from typing import Any, Final, TypeVar

from tatami.bots.budget import Budget
from tatami.bots.levels import LEVELS
from tatami.game import Observation
from tatami.review.hint import hint
from tatami.server.thinking.opponents import Minds, make_bot

HINT_SECONDS: Final = 1.5
HINT_MOVES: Final = 5
HINT_LEVEL: Final = LEVELS[-1]  # hints come from the best mind there is
Answer = TypeVar("Answer")


class Question:
    """What a process that thinks is asked: a decision at a table, for the seat and from the view of `seen`; with which seed.

    It holds nothing but the seat's observation, so no answer can depend on what is hidden.
    """

    def __init__(self, table: str, seen: Observation, level: str, seed: int) -> None:
        self.table = table
        self.seen = seen
        self.level = level
        self.seed = seed


_minds: Final = Minds()


def think(question: Question, tables: Path | None = None) -> str:
    """Return the name of the bot's move. `tables` is the folder of solved tables."""
    seen = question.seen
    level = _minds.take(question.table, seen, question.level, tables)
    name = seen.game.name(make_bot(level, question.seed).choose(seen))
    _minds.keep(question.table, seen, level)
    return name


def advise(question: Question, tables: Path | None = None) -> list[dict[str, Any]]:
    """Return the best moves for a person in this seat, from what they may know, as they go over the wire."""
    level = _minds.take(question.table, question.seen, question.level, tables)
    found = hint(question.seen, level.mind, Budget(seconds=HINT_SECONDS), question.seed)
    _minds.keep(question.table, question.seen, level)
    return [
        {"name": move.name, "told": [line.data() for line in move.told], "chance": round(move.chance, 3), "exact": move.exact}
        for move in found.moves[:HINT_MOVES]
    ]


def _nothing() -> None:
    """Do nothing: unpickling this function in the new process imports all that a question needs."""


def _end_with_parent() -> None:
    """End this process when its server is killed; by itself it would wait for questions for ever."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinker:
    """A pool of processes that think; with none, a thread of this process does (for tests and the smallest machines).

    `tables` is the folder of solved tables, by which `master` plays where they are built.
    """

    def __init__(self, processes: int, tables: Path | None = None) -> None:
        self._processes = processes
        self._tables = tables
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor | None:
        if self._processes == 0:
            return None
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), initializer=_end_with_parent)

    async def warm_up(self) -> None:
        """Let the first process load the games now, so that nobody's first move waits for it."""
        if self._pool is not None:
            await self.run(_nothing)

    async def think(self, question: Question) -> str:
        """Return the name of the bot's move."""
        return await self.run(think, question, self._tables)

    async def advise(self, question: Question) -> list[dict[str, Any]]:
        """Return the best moves for a person in this seat."""
        return await self.run(advise, question, self._tables)

    async def run(self, work: Callable[..., Answer], *given: Any) -> Answer:
        """Do other work that takes thought: a function of a module, which another process can find.

        A process that died is replaced and the question asked once more.
        """
        if self._pool is None:
            return await asyncio.to_thread(work, *given)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *given)

    def close(self) -> None:
        """Stop, without waiting for thoughts."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def new_seed() -> int:
    """Return a seed for one decision of a bot, which has nothing to do with the table's chance."""
    return randbits(62)
