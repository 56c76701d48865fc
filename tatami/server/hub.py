"""Who hears that something happened at a table, and who is looking at it: in one process, or through Redis in several."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import time
from typing import Final

from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from tatami.server.link import LIMIT, Link

LOG: Final = logging.getLogger("tatami.hub")
CHANNEL: Final = "tatami:tables"
LOOKS: Final = 60.0  # seconds for which a process that died still counts as looking
RETRY: Final = 1.0
START: Final = 10.0  # seconds in which Redis must answer when a process starts
BEAT: Final = 1.0  # seconds of silence after which Redis is asked whether it is there
EVERYTHING: Final = "*"  # announced instead of a table by who may have failed to announce some


class Listener:
    """Somebody who wants to know when something happens at a table."""

    def __init__(self, look: Callable[[], bool] | None = None) -> None:
        self._rung = asyncio.Event()
        self._look = look

    def ring(self) -> None:
        """Something happened."""
        self._rung.set()

    def moved(self) -> None:
        """Something happened, which is in this process' memory: it is looked at here and now, where that can be done."""
        if self._look is None or not self._look():
            self._rung.set()

    async def wait(self, seconds: float) -> None:
        """Until something happens, or so long."""
        try:
            async with asyncio.timeout(seconds):  # not wait_for: Python 3.11's loses a cancellation that comes with the ring
                await self._rung.wait()
        except TimeoutError:
            return
        self._rung.clear()


class Hub(ABC):
    """Tells that a table has changed. It carries no content: whoever hears it reads the table and makes his own frame."""

    alone: bool  # whether no other process writes to the database, so that what is in memory is how it stands
    breaks: int = 0  # how often the connection was lost and found again: what was announced or queued meanwhile is lost

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    @contextmanager
    def listen(self, table: str, look: Callable[[], bool] | None = None) -> Iterator[Listener]:
        """A listener for as long as the block runs; `look` says whether it needn't be woken."""
        listener = Listener(look)
        self._listeners[table].add(listener)
        try:
            yield listener
        finally:
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]

    def watched(self, table: str) -> bool:
        """Whether somebody in this process listens."""
        return table in self._listeners

    def tell_here(self, table: str) -> None:
        """Let the listeners of this process look at once at what is in its memory."""
        for listener in tuple(self._listeners.get(table, ())):
            listener.moved()

    def ring(self, table: str) -> None:
        """Wake the listeners of this process."""
        for listener in self._listeners.get(table, ()):
            listener.ring()

    def ring_all(self) -> None:
        """Wake everybody: something may have been missed."""
        for table in self._listeners:
            self.ring(table)

    @abstractmethod
    async def open(self) -> None:
        """Begin."""

    @abstractmethod
    async def close(self) -> None:
        """End."""

    @abstractmethod
    async def check(self) -> None:
        """An error when what it needs isn't there."""

    @abstractmethod
    async def announce(self, table: str) -> None:
        """Something happened at this table, or somebody came or went."""

    async def tell(self, table: str) -> None:
        """Something happened at this table, and is stored."""
        await self.announce(table)

    @abstractmethod
    async def look(self, table: str, seat: int, who: str) -> None:
        """A connection of this seat is looking; said again from time to time."""

    @abstractmethod
    async def look_away(self, table: str, seat: int, who: str) -> None:
        """It no longer is."""

    @abstractmethod
    async def present(self, table: str) -> frozenset[int] | None:
        """The seats that are looking; None when that can't be told now."""


class LocalHub(Hub):
    """For one process."""

    alone = True

    def __init__(self) -> None:
        super().__init__()
        self._looking: defaultdict[str, set[tuple[int, str]]] = defaultdict(set)

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    async def check(self) -> None:
        """Nothing to check."""

    async def announce(self, table: str) -> None:
        """Wake the listeners."""
        self.ring(table)

    async def tell(self, table: str) -> None:
        """All listeners look at once."""
        self.tell_here(table)

    async def look(self, table: str, seat: int, who: str) -> None:
        """Note it."""
        self._looking[table].add((seat, who))

    async def look_away(self, table: str, seat: int, who: str) -> None:
        """Forget it."""
        self._looking[table].discard((seat, who))
        if not self._looking[table]:
            del self._looking[table]

    async def present(self, table: str) -> frozenset[int]:
        """The seats that are looking."""
        return frozenset(seat for seat, _ in self._looking.get(table, ()))


class RedisHub(Hub):
    """For several processes: announcements by publish and subscribe, who looks in a sorted set by when it was last said."""

    alone = False

    def __init__(self, link: Link) -> None:
        super().__init__()
        self._link = link
        self._redis = link.redis
        self._task: asyncio.Task[None] | None = None
        self._subscribed = asyncio.Event()

    async def open(self) -> None:
        """Subscribe; an address where no Redis answers is an error at once."""
        async with self._link.call(START):
            await self._redis.ping()
        self._task = asyncio.create_task(self._hear())
        await self._subscribed.wait()

    async def close(self) -> None:
        """Hear no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def check(self) -> None:
        """RedisError when Redis doesn't answer."""
        async with self._link.call():
            await self._redis.ping()

    async def announce(self, table: str) -> None:
        """To all processes; this one hears it at once, even if Redis is away."""
        self.ring(table)
        try:
            async with self._link.call():
                await self._redis.publish(CHANNEL, table)
        except RedisError:
            LOG.warning("announcement lost", extra={"table": table})  # all look when Redis is back

    async def look(self, table: str, seat: int, who: str) -> None:
        """Note it for a while."""
        name = f"tatami:looking:{table}"
        try:
            async with self._link.call():
                await self._redis.zadd(name, {f"{seat} {who}": time() + LOOKS})
                await self._redis.expire(name, int(LOOKS) * 2)
        except RedisError:
            LOG.warning("not noted who looks", extra={"table": table})  # it is said again soon

    async def look_away(self, table: str, seat: int, who: str) -> None:
        """Forget it."""
        try:
            async with self._link.call():
                await self._redis.zrem(f"tatami:looking:{table}", f"{seat} {who}")
        except RedisError:
            LOG.warning("not noted who looks away", extra={"table": table})  # it is forgotten by itself

    async def present(self, table: str) -> frozenset[int] | None:
        """The seats that are looking; None while Redis is away."""
        try:
            async with self._link.call():
                found = await self._redis.zrangebyscore(f"tatami:looking:{table}", time(), "+inf")
        except RedisError:
            return None
        return frozenset(int(str(member, "ascii").split()[0]) for member in found if isinstance(member, bytes))

    async def _hear(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    async with asyncio.timeout(LIMIT):
                        await channel.subscribe(CHANNEL)
                    await self._listen(channel)
            except (RedisError, TimeoutError):
                LOG.warning("no connection to Redis; trying again")
                self._link.away = True
                await asyncio.sleep(RETRY)

    async def _listen(self, channel: PubSub) -> None:
        """Hear what is announced. A Redis that says nothing is asked whether it is there: its silence ends with an error."""
        asked = False
        while True:
            message = await channel.get_message(timeout=LIMIT if asked else BEAT)
            if message is None:
                if asked:
                    raise RedisError("Redis doesn't answer")
                asked = True
                async with asyncio.timeout(LIMIT):
                    await channel.ping()
                continue
            asked = False
            if self._link.away or message["type"] == "subscribe":
                await self._catch_up()
            if message["type"] == "message":
                table = message["data"].decode()
                if table == EVERYTHING:
                    self.ring_all()
                else:
                    self.ring(table)

    async def _catch_up(self) -> None:
        """Redis answers, for the first time or again: what was announced or queued meanwhile may be lost, for everybody."""
        self._link.away = False
        self.ring_all()
        if self._subscribed.is_set():
            self.breaks += 1
            await self.announce(EVERYTHING)
        self._subscribed.set()
