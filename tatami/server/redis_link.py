"""A process's link to Redis: no call waits long for an answer, and while Redis gives none no call waits at all."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError
from redis.exceptions import TimeoutError as RedisTimeoutError

LIMIT: Final = 2.0  # seconds for one call


class RedisLink:
    """The clients of one Redis, and whether it answers. It is away from a call that failed until the hub hears it again."""

    def __init__(self, url: str) -> None:
        self.redis = _client(url)
        self.queue = _client(url)  # for the queue's library, which closes it
        self.away = False

    @asynccontextmanager
    async def call(self, seconds: float = LIMIT) -> AsyncIterator[None]:
        """Ask Redis within the block: it ends with a RedisError when there is no answer in time, or none to be expected."""
        if self.away:
            raise RedisConnectionError("Redis is away")
        try:
            async with asyncio.timeout(seconds):
                yield
        except TimeoutError:
            self.away = True
            raise RedisTimeoutError("Redis doesn't answer") from None
        except RedisConnectionError:
            self.away = True
            raise

    async def close(self) -> None:
        """Let go, also of what is broken."""
        for client in (self.redis, self.queue):
            try:
                async with asyncio.timeout(LIMIT):
                    await client.aclose()
            except (RedisError, OSError, TimeoutError):
                continue  # the process ends, and the connection with it


def _client(url: str) -> Redis:
    """Return a client that tries twice, for a connection may have been closed since it was last used.

    It has no time limit of its own: that is kept by wait_for, which on Python 3.11 loses the cancellation of who waits.
    """
    return Redis.from_url(url, socket_timeout=None, retry=Retry(NoBackoff(), 1))
