"""The tables that are in memory: woken from storage when somebody looks, put to rest when nobody does.

The truth is in the database; a table here is thrown away and read again when what happened to it couldn't be stored.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from tatami.server.errors import Refused
from tatami.server.hub import Hub
from tatami.server.store import Store
from tatami.server.table import OldRules, Table

AWAKE: Final = 1000  # tables kept in memory beyond those that somebody looks at


class Entry:
    """A table in memory, or its place; one at a time may use it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0  # who has it or waits for it
        self.table: Table | None = None
        self.storing: asyncio.Future[bool] | None = None  # a change by somebody who doesn't have the lock


class Visit:
    """The time that somebody has a table to himself."""

    def __init__(self, memory: "Memory", key: str) -> None:
        self._memory = memory
        self._key = key
        self._entry: Entry | None = None

    async def __aenter__(self) -> Table:
        """Wait for the table."""
        entry = await self._memory.take(self._key)
        try:
            table = await self._memory.current(self._key, entry)
        except BaseException:
            self._memory.give_back(self._key, entry)
            raise
        self._entry = entry
        return table

    async def __aexit__(self, *_: object) -> None:
        """Give it back."""
        if self._entry is not None:
            self._memory.give_back(self._key, self._entry)


class Memory:
    """The tables in the memory of one process."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._old: dict[str, tuple[int, int]] = {}  # tables of older rules that can't be read: of which, and today's

    def __len__(self) -> int:
        return len(self._entries)

    def table(self, key: str) -> "Visit":
        """The table as it is stored, for as long as the block runs; Refused when there is none."""
        return Visit(self, key)

    async def take(self, key: str) -> Entry:
        """The table's place, once it is nobody else's; it must be given back."""
        entry = self._entries.get(key)
        if entry is None:
            entry = self._entries[key] = Entry()
        entry.users += 1
        try:
            await entry.lock.acquire()
            try:
                while entry.storing is not None:
                    await asyncio.wait((entry.storing,))
            except BaseException:
                entry.lock.release()
                raise
        except BaseException:
            self._leave(key, entry)
            raise
        return entry

    def give_back(self, key: str, entry: Entry) -> None:
        """Done with it; what was changed there and not stored is forgotten."""
        self._forget_unstored(entry)
        entry.lock.release()
        self._leave(key, entry)

    async def current(self, key: str, entry: Entry) -> Table:
        """The table as it is stored; Refused when there is none, or when the rules have changed since."""
        if key in self._old:  # asked for again and again by the clock and for bots
            rules, now = self._old[key]
            raise Refused("old-rules", rules=rules, now=now)
        if entry.table is None:
            try:
                entry.table = await self._store.load(key)
            except OldRules as old:
                self._old[key] = old.rules, old.now
                raise Refused("old-rules", rules=old.rules, now=old.now) from None
        elif not self._hub.alone:
            await self._store.catch_up(entry.table)
        if entry.table is None:
            raise Refused("no-table", table=key)
        return entry.table

    def awake(self, key: str) -> Table | None:
        """The table, if it is in memory as it is stored: no other process writes, and nobody uses it."""
        entry = self._entries.get(key)
        if entry is None or entry.storing is not None or entry.lock.locked() or not self._hub.alone:
            return None
        return entry.table

    def hold(self, key: str, storing: "asyncio.Future[bool]") -> Callable[[], None]:
        """Take an awake table without waiting, for as long as a change is being stored; what is returned gives it back."""
        entry = self._entries[key]
        entry.users += 1
        entry.storing = storing

        def give_back() -> None:
            entry.storing = None
            self._forget_unstored(entry)
            self._leave(key, entry)

        return give_back

    def _forget_unstored(self, entry: Entry) -> None:
        if entry.table is not None and entry.table.fresh:
            entry.table = None

    def _leave(self, key: str, entry: Entry) -> None:
        entry.users -= 1
        if entry.table is None and entry.users == 0:
            del self._entries[key]
            return
        self._entries.move_to_end(key)
        if len(self._entries) > AWAKE:
            self._rest()

    def _rest(self) -> None:
        """Tables that nobody looks at leave the memory, the longest unused first."""
        for key, entry in list(self._entries.items())[: len(self._entries) - AWAKE]:
            if entry.users == 0 and not self._hub.watched(key):
                del self._entries[key]
