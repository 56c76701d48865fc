"""Notifies clients that a table has changed, and knows who is watching: in one process, or through Redis in several."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import time
from typing import Final

from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from tatami.server.redis_link import LIMIT, RedisLink

LOG: Final = logging.getLogger("tatami.hub")
CHANNEL: Final = "tatami:tables"
PRESENCE: Final = 60.0  # seconds for which a process that died still counts as watching
RETRY: Final = 1.0
START: Final = 10.0  # seconds in which Redis must answer when a process starts
HEARTBEAT: Final = 1.0  # seconds of silence after which Redis is asked whether it is there
ALL_TABLES: Final = "*"  # published instead of a table when some may have been missed


class Listener:
    """Waits for changes of a table."""

    def __init__(self, notify: Callable[[], bool] | None = None) -> None:
        self._woken = asyncio.Event()
        self._notify = notify

    def wake(self) -> None:
        """End the wait."""
        self._woken.set()

    def notify(self) -> None:
        """Handle a change that is in this process' memory at once, where that can be done; else end the wait."""
        if self._notify is None or not self._notify():
            self._woken.set()

    async def wait(self, seconds: float) -> None:
        """Wait until something happens, or this long."""
        try:
            async with asyncio.timeout(seconds):  # not wait_for: Python 3.11's loses a cancellation that comes with the wake
                await self._woken.wait()
        except TimeoutError:
            return
        self._woken.clear()


class Hub:
    """Tells that a table has changed. It carries no content: whoever is told reads the table and makes their own frame.

    This one is for a single process; RedisHub is for several.
    """

    single_process = True  # no other process writes to the database, so that what is in memory is how it stands
    reconnects = 0  # how often the connection was lost and found again: what was published or queued meanwhile is lost

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._watching: defaultdict[str, set[tuple[int, str]]] = defaultdict(set)

    @contextmanager
    def listen(self, table: str, notify: Callable[[], bool] | None = None) -> Iterator[Listener]:
        """Give a listener for as long as the block runs; `notify` returns whether it needn't be woken."""
        listener = Listener(notify)
        self._listeners[table].add(listener)
        try:
            yield listener
        finally:
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]

    def watched(self, table: str) -> bool:
        """Return whether somebody in this process listens."""
        return table in self._listeners

    def wake(self, table: str | None) -> None:
        """Wake the listeners of this process: those of a table, or of all where something may have been missed."""
        for each in list(self._listeners) if table is None else [table]:
            for listener in self._listeners.get(each, ()):
                listener.wake()

    async def open(self) -> None:
        """Begin."""

    async def close(self) -> None:
        """End."""

    async def check(self) -> None:
        """Raise an error when what it needs isn't there."""

    def notify(self, table: str) -> None:
        """Tell all listeners of a table about a change that is stored; those of this process handle it at once."""
        for listener in tuple(self._listeners.get(table, ())):
            listener.notify()

    def publish(self, table: str) -> None:
        """Wake all listeners of a table, whichever their process: somebody came or went."""
        self.wake(table)

    async def watch(self, table: str, seat: int, connection: str) -> None:
        """Note that a connection of this seat is watching; said again from time to time."""
        self._watching[table].add((seat, connection))

    async def unwatch(self, table: str, seat: int, connection: str) -> None:
        """Note that it no longer is."""
        self._watching[table].discard((seat, connection))
        if not self._watching[table]:
            del self._watching[table]

    async def present(self, table: str) -> frozenset[int] | None:
        """Return the seats that are watching; None when that can't be told now."""
        return frozenset(seat for seat, _ in self._watching.get(table, ()))


class RedisHub(Hub):
    """A hub for several processes: changes by publish and subscribe, presence in a sorted set by when it was last said."""

    single_process = False

    def __init__(self, link: RedisLink) -> None:
        super().__init__()
        self._link = link
        self._redis = link.redis
        self._subscriber: asyncio.Task[None] | None = None
        self._subscribed = asyncio.Event()
        self._publishing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Subscribe; an address where no Redis answers is an error at once."""
        async with self._link.call(START):
            await self._redis.ping()
        self._subscriber = asyncio.create_task(self._subscribe())
        await self._subscribed.wait()

    async def close(self) -> None:
        """Publish what is under way, and unsubscribe."""
        await asyncio.gather(*self._publishing)
        if self._subscriber is not None:
            self._subscriber.cancel()
            await asyncio.gather(self._subscriber, return_exceptions=True)

    async def check(self) -> None:
        """Raise RedisError when Redis doesn't answer."""
        async with self._link.call():
            await self._redis.ping()

    def notify(self, table: str) -> None:
        """Wake all listeners: those of other processes have to read the database."""
        self.publish(table)

    def publish(self, table: str) -> None:
        """Tell all processes; this one is told at once, even if Redis is away."""
        self.wake(table)
        task = asyncio.create_task(self._publish(table))
        self._publishing.add(task)
        task.add_done_callback(self._publishing.discard)

    async def _publish(self, table: str) -> None:
        try:
            async with self._link.call():
                await self._redis.publish(CHANNEL, table)
        except RedisError:
            LOG.warning("a change was not published", extra={"table": table})  # all look when Redis is back

    async def watch(self, table: str, seat: int, connection: str) -> None:
        """Note it for a while."""
        name = f"tatami:looking:{table}"
        try:
            async with self._link.call():
                await self._redis.zadd(name, {f"{seat} {connection}": time() + PRESENCE})
                await self._redis.expire(name, int(PRESENCE) * 2)
        except RedisError:
            LOG.warning("not noted who is watching", extra={"table": table})  # it is said again soon

    async def unwatch(self, table: str, seat: int, connection: str) -> None:
        """Forget it."""
        try:
            async with self._link.call():
                await self._redis.zrem(f"tatami:looking:{table}", f"{seat} {connection}")
        except RedisError:
            LOG.warning("not noted who stopped watching", extra={"table": table})  # it is forgotten by itself

    async def present(self, table: str) -> frozenset[int] | None:
        """Return the seats that are watching; None while Redis is away."""
        try:
            async with self._link.call():
                found = await self._redis.zrangebyscore(f"tatami:looking:{table}", time(), "+inf")
        except RedisError:
            return None
        return frozenset(int(str(member, "ascii").split()[0]) for member in found if isinstance(member, bytes))

    async def _subscribe(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    async with asyncio.timeout(LIMIT):
                        await channel.subscribe(CHANNEL)
                    await self._receive(channel)
            except (RedisError, TimeoutError):
                LOG.warning("no connection to Redis; trying again")
                self._link.away = True
                await asyncio.sleep(RETRY)

    async def _receive(self, channel: PubSub) -> None:
        """Wake listeners of what is published. A silent Redis is asked whether it is there: its silence ends with an error."""
        asked = False
        while True:
            message = await channel.get_message(timeout=LIMIT if asked else HEARTBEAT)
            if message is None:
                if asked:
                    raise RedisError("Redis doesn't answer")
                asked = True
                async with asyncio.timeout(LIMIT):
                    await channel.ping()
                continue
            asked = False
            if self._link.away or message["type"] == "subscribe":
                self._catch_up()
            if message["type"] == "message":
                table = message["data"].decode()
                self.wake(None if table == ALL_TABLES else table)

    def _catch_up(self) -> None:
        """Wake everybody: Redis answers, for the first time or again, and what was published meanwhile may be lost."""
        self._link.away = False
        self.wake(None)
        if self._subscribed.is_set():
            self.reconnects += 1
            self.publish(ALL_TABLES)
        self._subscribed.set()
