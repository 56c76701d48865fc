"""Tables in a database, SQLite or PostgreSQL: what is acknowledged is on disk, and of two writers only one succeeds."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final, Protocol

from sqlalchemy import Select, delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tatami.server.errors import Refused
from tatami.server.storage.batch_writer import BatchWriter
from tatami.server.storage.events import Event
from tatami.server.storage.migration import migrate
from tatami.server.storage.schema import EVENTS, KEYS, TABLES
from tatami.server.storage.sqlite_writer import PRAGMAS, Row

SEAT: Final = "seat"
INVITATION: Final = "invitation"

Key = tuple[str, int, str]  # hash, seat, kind
NewTable = tuple["Changed", bytes, Iterable[Key]]  # with the secret behind its chance

_ADD_EVENT: Final = insert(EVENTS)
_ADD_KEY: Final = insert(KEYS)
_COLUMNS: Final = (EVENTS.c.number, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.seat, EVENTS.c.action, EVENTS.c.body)


class Changed(Protocol):
    """A table as the storage knows it: its new events, and what they have made of it."""

    key: str
    number: int
    status: str
    unsaved_events: list[Event]

    def bot_to_move(self) -> int | None:
        """Return the seat whose bot must decide now."""

    def alarm(self) -> float | None:
        """Return when the clock has something to say next."""

    def unsaved_rows(self) -> list[Row]:
        """Return what isn't stored yet as BatchWriter takes it."""


class Extras:
    """What is stored in one transaction with a table's new events: keys that come and go, and another, new table."""

    def __init__(
        self, keys: Iterable[Key] = (), used: str | None = None, left: int | None = None, new_table: NewTable | None = None
    ) -> None:
        self.keys = keys
        self.used = used  # the hash of an invitation that is used up
        self.left = left  # a seat all of whose keys go
        self.new_table = new_table


class Store:
    """The one place that talks to the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._lock = asyncio.Lock()
        self._waiting: list[tuple[list[Row], asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None
        # An error of the database must not carry what was to be stored, hidden cards and all, into the log.
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
        self._batch_writer: BatchWriter | None = None
        if self.engine.dialect.name == "sqlite":
            self._batch_writer = BatchWriter(str(self.engine.url.database))
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)

    async def open(self) -> None:
        """Bring the database's revision up to date, which is nothing where it is; UnknownRevision where that can't be done."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Let go of the connections."""
        if self._batch_writer is not None:
            await self._batch_writer.close()
        await self.engine.dispose()

    # ------------------------------------------------------------------------------------------------------ writing

    async def create(self, *tables: NewTable) -> None:
        """Store new tables with all that happened there so far, or none of them."""
        async with self._writing() as connection:
            for table in tables:
                await _create(connection, *table)

    def append(self, table: Changed, extras: Extras | None = None) -> "asyncio.Future[bool]":
        """Store what happened at a table, all or nothing; the result is False when something else was stored before it."""
        if self._batch_writer is not None and extras is None:
            return self._enqueue(table.unsaved_rows())
        return asyncio.ensure_future(self._append_alone(table, Extras() if extras is None else extras))

    def _enqueue(self, rows: list[Row]) -> "asyncio.Future[bool]":
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((rows, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return done

    async def _write_all(self) -> None:
        """Write what waits, all that came in while the disk was busy in one commit: SQLite has one writer at a time."""
        while self._waiting and self._batch_writer is not None:
            batch, self._waiting = self._waiting, []
            try:
                async with self._lock:
                    stored = await self._batch_writer.write([rows for rows, _ in batch])
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

    async def _append_alone(self, table: Changed, extras: Extras) -> bool:
        """Store a table's events and more in a transaction of its own."""
        before = table.number - len(table.unsaved_events)
        head = update(TABLES).where(TABLES.c.id == table.key, TABLES.c.number == before)
        own = KEYS.c.table_id == table.key
        try:
            async with self._writing() as connection:
                if (await connection.execute(head.values(number=table.number, **_head(table)))).rowcount != 1:
                    return False
                if extras.used is not None:
                    gone = await connection.execute(delete(KEYS).where(own, KEYS.c.hash == extras.used))
                    if gone.rowcount != 1:  # another process used or replaced it since
                        raise Refused("wrong-secret")
                if extras.left is not None:
                    await connection.execute(delete(KEYS).where(own, KEYS.c.seat == extras.left))
                await connection.execute(_ADD_EVENT, [_row(table.key, happened) for happened in table.unsaved_events])
                await _add_keys(connection, table.key, extras.keys)
                if extras.new_table is not None:
                    await _create(connection, *extras.new_table)
                return True
        except IntegrityError:  # the same action, stored by another process since
            return False

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction; in SQLite one after the other, because its own waiting is a matter of luck."""
        async with self._lock if self._batch_writer is not None else nullcontext(), self.engine.begin() as connection:
            yield connection

    async def change_keys(self, key: str, seat: int, kind: str, new: str | None) -> None:
        """Replace all keys of this kind for a seat by one, or by none."""
        async with self._writing() as connection:
            old = delete(KEYS).where(KEYS.c.table_id == key, KEYS.c.seat == seat, KEYS.c.kind == kind)
            await connection.execute(old)
            if new is not None:
                await _add_keys(connection, key, [(new, seat, kind)])

    # ------------------------------------------------------------------------------------------------------ reading

    async def load(self, key: str) -> tuple[bytes, list[Event]] | None:
        """Return the secret and the events of a table; None when there is none."""
        found = await self._fetch(select(TABLES.c.secret).where(TABLES.c.id == key))
        return (bytes(found[0].secret), await self.events(key)) if found else None

    async def events(self, key: str, after: int = 0) -> list[Event]:
        """Return the events of a table after this number."""
        query = select(*_COLUMNS).where(EVENTS.c.table_id == key, EVENTS.c.number > after).order_by(EVENTS.c.number)
        rows = await self._fetch(query)
        return [Event(row.number, row.at, row.kind, row.seat, row.action, json.loads(row.body)) for row in rows]

    async def key(self, table: str, hashed: str) -> tuple[int, str] | None:
        """Return which seat a secret is for, and whether as its own or as an invitation."""
        query = select(KEYS.c.seat, KEYS.c.kind).where(KEYS.c.table_id == table, KEYS.c.hash == hashed)
        return next(((row.seat, row.kind) for row in await self._fetch(query)), None)

    async def keys(self, table: str) -> list[Key]:
        """Return all keys of a table."""
        query = select(KEYS.c.hash, KEYS.c.seat, KEYS.c.kind).where(KEYS.c.table_id == table)
        rows = await self._fetch(query.order_by(KEYS.c.seat, KEYS.c.kind, KEYS.c.hash))
        return [(row.hash, row.seat, row.kind) for row in rows]

    async def names(self) -> list[str]:
        """Return the ids of all tables, in the order they were made."""
        return [row.id for row in await self._fetch(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id))]

    async def alarms(self, now: float) -> list[str]:
        """Return the tables whose clock has something to say by now."""
        return [row.id for row in await self._fetch(select(TABLES.c.id).where(TABLES.c.alarm <= now))]

    async def waiting_for_bots(self, before: float) -> list[str]:
        """Return the tables where a bot must decide and nothing has happened since."""
        query = select(TABLES.c.id).where(TABLES.c.bot.is_not(None), TABLES.c.changed <= before)
        return [row.id for row in await self._fetch(query)]

    async def _fetch(self, query: Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list(await connection.execute(query))


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """Let readers go on while one writes (WAL), and put each commit on the disk before it is acknowledged (FULL)."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _create(connection: AsyncConnection, table: Changed, secret: bytes, keys: Iterable[Key]) -> None:
    first = table.unsaved_events[0]
    row = {"id": table.key, "number": table.number, "game": first.body["game"], "created": first.at, "secret": secret}
    await connection.execute(insert(TABLES).values(**row, **_head(table)))
    await connection.execute(_ADD_EVENT, [_row(table.key, happened) for happened in table.unsaved_events])
    await _add_keys(connection, table.key, keys)


async def _add_keys(connection: AsyncConnection, table: str, keys: Iterable[Key]) -> None:
    rows = [{"table_id": table, "hash": hashed, "seat": seat, "kind": kind} for hashed, seat, kind in keys]
    if rows:
        await connection.execute(_ADD_KEY, rows)


def _head(table: Changed) -> dict[str, Any]:
    """Return what the database must be able to search for without loading a table."""
    changed = table.unsaved_events[-1].at
    return {"status": table.status, "bot": table.bot_to_move(), "alarm": table.alarm(), "changed": changed}


def _row(key: str, happened: Event) -> dict[str, Any]:
    return dict(zip(EVENTS.c.keys(), happened.row(key), strict=True))
