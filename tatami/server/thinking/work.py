"""Work for bots: `a bot must decide at this table, at this turn`. In one process, or taken from a queue in Redis by workers.

A job done twice does no harm: the move is made only if the table is still at the turn that the job was for.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import time
from typing import Any, Final

from redis.exceptions import RedisError
from saq import Job, Worker
from saq.queue.redis import RedisQueue
from saq.types import PartialTimersDict

from tatami.server.redis_link import RedisLink

LOG: Final = logging.getLogger("tatami.work")
LONGEST: Final = 120  # seconds for one decision, before somebody else may try
BEAT: Final = 1.0  # seconds between two signs of life of who thinks
SILENCE: Final = 6  # seconds without one, after which somebody else gets the job
SWEEP: Final = 3  # seconds between two looks for such jobs
RETRY: Final = 1.0  # seconds before Redis is asked again when it was away
NAME: Final = "tatami"

Do = Callable[[str, int], Awaitable[None]]


class Queue(ABC):
    """Where jobs go."""

    @abstractmethod
    async def put(self, table: str, turn: int, delay: float) -> None:
        """Let a bot decide at this turn of this table; not before this many seconds have passed."""

    @abstractmethod
    async def length(self) -> int | None:
        """Return how many jobs wait or are under way; None when that can't be told now."""

    @abstractmethod
    async def close(self) -> None:
        """Take no more jobs."""


class LocalQueue(Queue):
    """Jobs are tasks of this process; the thinking itself is done by other processes."""

    def __init__(self) -> None:
        self._do: Do | None = None
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    def serve(self, do: Do) -> None:
        """Say who does the jobs."""
        self._do = do

    async def put(self, table: str, turn: int, delay: float) -> None:
        """Start a task, unless there is one for this turn already."""
        if (table, turn) not in self._tasks:
            task = self._tasks[table, turn] = asyncio.create_task(self._run(table, turn, delay))
            task.add_done_callback(lambda _: self._tasks.pop((table, turn), None))

    async def length(self) -> int:
        """Return how many tasks there are."""
        return len(self._tasks)

    async def close(self) -> None:
        """Stop all jobs; they are found again in the database."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: str, turn: int, delay: float) -> None:
        if delay > 0:
            await asyncio.sleep(delay)
        if self._do is None:
            raise RuntimeError("nobody does the jobs")
        try:
            await self._do(table, turn)
        except Exception:
            LOG.exception("a bot's decision failed", extra={"table": table})  # tried again by Tables.wake_bots


class RedisWork(Queue):
    """Jobs in Redis (saq): each turn of a table once, given to another worker when one dies."""

    def __init__(self, link: RedisLink) -> None:
        self._link = link
        self.queue = RedisQueue(link.queue, name=NAME)

    async def put(self, table: str, turn: int, delay: float) -> None:
        """Put it into the queue, unless it is there. It doesn't fail while Redis is away: the move is stored."""
        try:
            async with self._link.call():
                await self.queue.enqueue(
                    "decide",
                    key=f"{table}-{turn}",
                    table=table,
                    turn=turn,
                    timeout=LONGEST,
                    heartbeat=SILENCE,
                    retries=3,
                    ttl=60,
                    scheduled=int(time() + delay + 0.999) if delay > 0 else 0,
                )
        except RedisError:
            LOG.warning("a bot's work is not in the queue", extra={"table": table})  # Tables.wake_bots asks again

    async def length(self) -> int | None:
        """Return how many there are for all processes, as Redis counts them: waiting, put off, under way."""
        try:
            async with self._link.call():
                return await self.queue.count("incomplete")
        except RedisError:
            return None

    async def close(self) -> None:
        """Let go of the connections, also of broken ones: what comes after this must be closed as well."""
        with suppress(RedisError):
            async with self._link.call():
                await self.queue.disconnect()

    def worker(self, do: Do, jobs: int) -> "Worker[Any]":
        """Return a worker that takes this many jobs at a time."""

        async def decide(context: Any, *, table: str, turn: int) -> None:
            beating = asyncio.create_task(_beat(context["job"]))
            try:
                await do(table, turn)
            finally:
                beating.cancel()

        timers: PartialTimersDict = {"schedule": 1, "worker_info": 10, "sweep": SWEEP, "abort": 1}
        return _Worker(self._link, self.queue, functions=[("decide", decide)], concurrency=jobs, timers=timers)


async def _beat(job: Job) -> None:
    """Give signs of life, so that the job of a worker that was killed soon goes to another."""
    while True:
        await asyncio.sleep(BEAT)
        with suppress(RedisError):
            await job.update()


class _Worker(Worker[Any]):
    """A worker that leaves the process's signals to whoever runs it, and waits while Redis is away."""

    SIGNALS = []  # noqa: RUF012

    def __init__(self, link: RedisLink, queue: RedisQueue, **options: Any) -> None:
        super().__init__(queue, **options)
        self._link = link

    async def process(self) -> bool:
        """Do the next job; without Redis the library would ask again at once, for ever."""
        try:
            async with self._link.call():
                await self._link.queue.ping()
        except RedisError:
            await asyncio.sleep(RETRY)
            return False
        return await super().process()
