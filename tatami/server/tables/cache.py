"""The tables in the memory of one process: loaded when somebody asks for them, evicted when nobody does.

The truth is in the database: a table whose changes couldn't be stored is dropped here, and loaded again.
"""

import asyncio
from collections import OrderedDict, deque
from typing import Final

from tatami.server.errors import Refused
from tatami.server.storage.store import Store
from tatami.server.tables.hub import Hub
from tatami.server.tables.table import OldRules, Table

CACHE_SIZE: Final = 1000  # tables kept in memory beyond those that somebody watches


async def load_table(store: Store, key: str) -> Table | None:
    """Return the table as it is stored, or None."""
    found = await store.load(key)
    if found is None:
        return None
    table = Table(key, found[0])
    for event in found[1]:
        table.apply(event)
    return table


class Entry:
    """A table in memory, or the place for it. One at a time has it, the others wait in order."""

    __slots__ = ("locked", "table", "waiting")

    def __init__(self) -> None:
        self.table: Table | None = None
        self.locked = False
        self.waiting: deque[asyncio.Future[None]] = deque()


class TableLock:
    """The right to use a table, which nobody else has until it is released. `async with` gives the table as it is stored."""

    __slots__ = ("_cache", "_entry", "_key")

    def __init__(self, cache: "TableCache", key: str) -> None:
        self._cache = cache
        self._key = key
        self._entry: Entry | None = None

    async def acquire(self) -> Table:
        """Wait for the table; Refused when there is none."""
        entry = await self._cache.lock_entry(self._key)
        try:
            table = await self._cache.bring_up_to_date(self._key, entry)
        except BaseException:
            self._cache.release(self._key, entry)
            raise
        self._entry = entry
        return table

    def try_acquire(self) -> Table | None:
        """Return the table if it can be had without waiting."""
        self._entry = self._cache.try_lock_entry(self._key)
        return None if self._entry is None else self._entry.table

    def release(self) -> None:
        """Let the next one have it; what was changed and not stored is dropped."""
        if self._entry is not None:
            self._cache.release(self._key, self._entry)
            self._entry = None

    async def __aenter__(self) -> Table:
        """Wait for the table."""
        return await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        """Release it."""
        self.release()


class TableCache:
    """The tables in memory."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._old: dict[str, tuple[int, int]] = {}  # tables that today's rules can't replay: their rules' version, and today's

    def __len__(self) -> int:
        return len(self._entries)

    def lock(self, key: str) -> TableLock:
        """Return a lock on the table, to be acquired."""
        return TableLock(self, key)

    def peek(self, key: str) -> Table | None:
        """Return the table if it is in memory as it is stored: no other process writes, and nobody has it locked."""
        entry = self._entries.get(key)
        return None if entry is None or entry.locked or not self._hub.single_process else entry.table

    def try_lock_entry(self, key: str) -> Entry | None:
        """Return the table's place, locked, if peek() shows the table; else None."""
        entry = self._entries.get(key)
        if entry is None or entry.locked or entry.table is None or not self._hub.single_process:
            return None
        entry.locked = True
        return entry

    async def lock_entry(self, key: str) -> Entry:
        """Return the table's place once it is nobody else's; it must be released."""
        entry = self._entries.setdefault(key, Entry())
        if not entry.locked:
            entry.locked = True
            return entry
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was handed over just now
                self.release(key, entry)
            raise
        return entry

    def release(self, key: str, entry: Entry) -> None:
        """Hand the table over to whoever waits longest; drop it if it isn't as it is stored."""
        if entry.table is not None and entry.table.unsaved_events:
            entry.table = None
        while entry.waiting:
            turn = entry.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        entry.locked = False
        if entry.table is None:
            del self._entries[key]
            return
        self._entries.move_to_end(key)
        if len(self._entries) > CACHE_SIZE:
            self._evict()

    async def bring_up_to_date(self, key: str, entry: Entry) -> Table:
        """Return the table with what others have stored since; Refused when there is none, or when the rules have changed."""
        if key in self._old:  # asked for again and again by the clock and for bots
            rules, now = self._old[key]
            raise Refused("old-rules", rules=rules, now=now)
        if entry.table is None:
            try:
                entry.table = await load_table(self._store, key)
            except OldRules as old:
                self._old[key] = old.rules, old.now
                raise Refused("old-rules", rules=old.rules, now=old.now) from None
        elif not self._hub.single_process:
            for event in await self._store.events(key, entry.table.number):
                entry.table.apply(event)
        if entry.table is None:
            raise Refused("no-table", table=key)
        return entry.table

    def _evict(self) -> None:
        """Drop tables that nobody uses or watches, the longest unused first."""
        for key, entry in list(self._entries.items())[: len(self._entries) - CACHE_SIZE]:
            if not entry.locked and not self._hub.watched(key):
                del self._entries[key]
