"""A few threads for work that would keep the event loop waiting."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from tatami.server.errors import Refused

THREADS: Final = 2
MOST_WAITING: Final = 64  # pieces of work that wait or are under way
Answer = TypeVar("Answer")


class Threads:
    """Threads with a bounded queue: who comes when it is full is refused, and may try again."""

    def __init__(self, number: int = THREADS, most: int = MOST_WAITING) -> None:
        self._pool = ThreadPoolExecutor(number, "library")
        self._most = most
        self._waiting = 0

    async def run(self, work: Callable[..., Answer], *given: Any) -> Answer:
        """Do work in a thread; Refused when too much waits already."""
        if self._waiting >= self._most:
            raise Refused("library-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *given)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Drop what waits; what is under way ends by itself."""
        self._pool.shutdown(wait=False, cancel_futures=True)
