"""Tables in a database, SQLite or PostgreSQL: what is acknowledged is on disk, and of two writers only one succeeds."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final

from sqlalchemy import delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tatami.server.events import Event
from tatami.server.journal import Journal
from tatami.server.schema import EVENTS, KEYS, TABLES
from tatami.server.scribe import PRAGMAS, Line
from tatami.server.shape import migrate
from tatami.server.table import Table

SEAT: Final = "seat"
INVITATION: Final = "invitation"

Key = tuple[str, int, str]  # hash, seat, kind

_ADD_EVENT: Final = insert(EVENTS)
_ADD_KEY: Final = insert(KEYS)
_COLUMNS: Final = (EVENTS.c.number, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.seat, EVENTS.c.action, EVENTS.c.body)


class KeyGone(Exception):
    """An invitation that was used or replaced by another process since."""


class Change:
    """What happened at a table and is to be stored: its new events, keys that come and go, a new table beside it."""

    def __init__(
        self,
        table: Table,
        keys: list[Key],
        used: str | None,
        left: int | None,
        fresh: tuple[Table, bytes, list[Key]] | None,
    ) -> None:
        self._table = table
        self._keys = keys
        self._used = used
        self._left = left
        self._fresh = fresh

    @property
    def is_plain(self) -> bool:
        """Whether it is events and nothing else, as almost all are."""
        return not self._keys and self._used is None and self._left is None and self._fresh is None

    async def store(self, connection: AsyncConnection) -> bool:
        """Store it, if nothing else was stored since; else False, and nothing is stored."""
        table, before = self._table, self._table.number - len(self._table.fresh)
        head = update(TABLES).where(TABLES.c.id == table.key, TABLES.c.number == before)
        done = await connection.execute(head.values(number=table.number, **_head(table)))
        if done.rowcount != 1:
            return False
        if self._used is not None:
            gone = await connection.execute(delete(KEYS).where(KEYS.c.table_id == table.key, KEYS.c.hash == self._used))
            if gone.rowcount != 1:
                raise KeyGone
        if self._left is not None:
            await connection.execute(delete(KEYS).where(KEYS.c.table_id == table.key, KEYS.c.seat == self._left))
        await connection.execute(_ADD_EVENT, [_row(table.key, happened) for happened in table.fresh])
        await _add_keys(connection, table.key, self._keys)
        if self._fresh is not None:
            await _create(connection, *self._fresh)
        return True


class Store:
    """The one place that talks to the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._lock = asyncio.Lock()
        self._waiting: list[tuple[list[Line], asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None
        # An error of the database must not carry what was to be stored, hidden cards and all, into the log.
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
        self._journal: Journal | None = None
        if self.engine.dialect.name == "sqlite":
            self._journal = Journal(str(self.engine.url.database))
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)

    async def open(self) -> None:
        """Bring the database's shape up to date, which is nothing where it is; UnknownShape where that can't be done."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Let go of the connections."""
        if self._journal is not None:
            await self._journal.close()
        await self.engine.dispose()

    # ------------------------------------------------------------------------------------------------------ writing

    async def create(self, table: Table, secret: bytes, keys: Iterable[Key]) -> None:
        """Store a new table with all that happened there so far."""
        async with self._writing() as connection:
            await _create(connection, table, secret, keys)

    async def create_all(self, tables: Iterable[tuple[Table, bytes, Iterable[Key]]]) -> None:
        """Store several new tables, or none of them."""
        async with self._writing() as connection:
            for table, secret, keys in tables:
                await _create(connection, table, secret, keys)

    async def append(
        self,
        table: Table,
        keys: Iterable[Key] = (),
        used: str | None = None,
        left: int | None = None,
        fresh: tuple[Table, bytes, list[Key]] | None = None,
    ) -> bool:
        """Store what happened at a table, in one transaction; False, and nothing is stored, when somebody was faster.

        Keys may be added, one invitation used up, those of a seat that was left taken away, and another new table stored
        along with it.
        """
        change = Change(table, list(keys), used, left, fresh)
        return await self.journal(table) if self._journal is not None and change.is_plain else await self._alone(change)

    @property
    def has_journal(self) -> bool:
        """Whether events are stored through the journal, those of many tables together."""
        return self._journal is not None

    def journal(self, table: Table) -> "asyncio.Future[bool]":
        """As append(), for events and nothing else, where there is a journal: what that returns, this returns later."""
        return self._soon(table.lines())

    def _soon(self, lines: list[Line]) -> "asyncio.Future[bool]":
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((lines, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return done

    async def _write_all(self) -> None:
        """SQLite has one writer at a time: what came in while the disk was busy goes into the next commit together."""
        while self._waiting and self._journal is not None:
            batch, self._waiting = self._waiting, []
            try:
                async with self._lock:
                    stored = await self._journal.write([lines for lines, _ in batch])
                for (_, done), succeeded in zip(batch, stored, strict=True):
                    if not done.done():
                        done.set_result(succeeded)
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
            finally:
                for _, done in batch:  # nobody waits for ever
                    if not done.done():
                        done.cancel()

    async def _alone(self, change: "Change") -> bool:
        try:
            async with self._writing() as connection:
                return await change.store(connection)
        except (IntegrityError, KeyGone):  # the same action or invitation, stored by another process since
            return False

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; in SQLite one after the other, because its own waiting is a matter of luck."""
        async with self._lock if self._journal is not None else nullcontext(), self.engine.begin() as connection:
            yield connection

    async def change_keys(self, key: str, seat: int, kind: str, new: str | None) -> None:
        """Replace all keys of this kind for a seat by one, or by none."""
        async with self._writing() as connection:
            old = delete(KEYS).where(KEYS.c.table_id == key, KEYS.c.seat == seat, KEYS.c.kind == kind)
            await connection.execute(old)
            if new is not None:
                await _add_keys(connection, key, [(new, seat, kind)])

    # ------------------------------------------------------------------------------------------------------ reading

    async def load(self, key: str) -> Table | None:
        """The table as it is stored, or None."""
        async with self.engine.connect() as connection:
            secret = (await connection.execute(select(TABLES.c.secret).where(TABLES.c.id == key))).scalar()
            if secret is None:
                return None
            table = Table(key, secret)
            for happened in await _events(connection, key):
                table.apply(happened)
            return table

    async def catch_up(self, table: Table) -> None:
        """Apply what was stored by others since."""
        async with self.engine.connect() as connection:
            for happened in await _events(connection, table.key, table.number):
                table.apply(happened)

    async def key(self, table: str, hashed: str) -> tuple[int, str] | None:
        """Which seat a secret is for, and whether as its own or as an invitation."""
        async with self.engine.connect() as connection:
            query = select(KEYS.c.seat, KEYS.c.kind).where(KEYS.c.table_id == table, KEYS.c.hash == hashed)
            row = (await connection.execute(query)).first()
            return None if row is None else (row.seat, row.kind)

    async def keys(self, table: str) -> list[Key]:
        """All keys of a table."""
        async with self.engine.connect() as connection:
            query = select(KEYS.c.hash, KEYS.c.seat, KEYS.c.kind).where(KEYS.c.table_id == table)
            rows = await connection.execute(query.order_by(KEYS.c.seat, KEYS.c.kind, KEYS.c.hash))
            return [(row.hash, row.seat, row.kind) for row in rows]

    async def events(self, key: str) -> list[dict[str, Any]]:
        """All events of a table as plain data."""
        async with self.engine.connect() as connection:
            return [happened.data() for happened in await _events(connection, key)]

    async def names(self) -> list[str]:
        """The ids of all tables, in the order they were made."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id))).scalars())

    async def alarms(self, now: float) -> list[str]:
        """The tables whose clock has something to say by now."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(TABLES.c.id).where(TABLES.c.alarm <= now))).scalars())

    async def waiting_for_bots(self, before: float) -> list[str]:
        """The tables where a bot must decide and nothing has happened since."""
        query = select(TABLES.c.id).where(TABLES.c.bot.is_not(None), TABLES.c.changed <= before)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def secret(self, key: str) -> bytes:
        """The secret of a table, for the operator's export."""
        async with self.engine.connect() as connection:
            return bytes((await connection.execute(select(TABLES.c.secret).where(TABLES.c.id == key))).scalar_one())


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """WAL lets readers go on while one writes; synchronous=FULL puts each commit on the disk before it is acknowledged."""
    cursor = connection.cursor()
    for line in PRAGMAS:
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


async def _create(connection: AsyncConnection, table: Table, secret: bytes, keys: Iterable[Key]) -> None:
    made = table.fresh[0].at
    row = {"id": table.key, "number": table.number, "game": table.game.key, "created": made, "secret": secret}
    await connection.execute(insert(TABLES).values(**row, **_head(table)))
    await connection.execute(_ADD_EVENT, [_row(table.key, happened) for happened in table.fresh])
    await _add_keys(connection, table.key, keys)


async def _add_keys(connection: AsyncConnection, table: str, keys: Iterable[Key]) -> None:
    rows = [{"table_id": table, "hash": hashed, "seat": seat, "kind": kind} for hashed, seat, kind in keys]
    if rows:
        await connection.execute(_ADD_KEY, rows)


async def _events(connection: AsyncConnection, key: str, after: int = 0) -> list[Event]:
    query = select(*_COLUMNS).where(EVENTS.c.table_id == key, EVENTS.c.number > after).order_by(EVENTS.c.number)
    rows = await connection.execute(query)
    return [Event(row.number, row.at, row.kind, row.seat, row.action, json.loads(row.body)) for row in rows]


def _head(table: Table) -> dict[str, Any]:
    """What the database must be able to search for without waking a table."""
    changed = table.fresh[-1].at
    return {"status": table.status, "bot": table.bot_to_move(), "alarm": table.alarm(), "changed": changed}


def _row(key: str, happened: Event) -> dict[str, Any]:
    return dict(zip(EVENTS.c.keys(), happened.row(key), strict=True))
