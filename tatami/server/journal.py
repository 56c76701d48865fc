"""The hot path into SQLite: events of many tables in one statement, which is one transaction, written by one thread.

SQLite has one writer at a time, and a commit waits for the disk. What comes in meanwhile goes into the next commit together;
each move is committed before anybody hears of it. It is one statement because the thread has to wait its turn among Python's
threads before and after each, and keeps the others waiting: with four of them the whole server had half the speed.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")

# What this connection, and no other, knows a line as: an event and what it makes of its table, if that stood just before it.
_LINES: Final = (
    """
    CREATE TEMP VIEW lines AS
    SELECT table_id, events.number, at, kind, seat, action, body, status, bot, alarm FROM events, tables
    """,
    """
    CREATE TEMP TRIGGER write_line INSTEAD OF INSERT ON lines BEGIN
        UPDATE tables SET number = new.number, status = new.status, bot = new.bot, alarm = new.alarm, changed = new.at
        WHERE id = new.table_id AND number = new.number - 1;
        SELECT raise(ABORT, 'something else was stored since') WHERE changes() = 0;
        INSERT INTO events (table_id, number, at, kind, seat, action, body)
        VALUES (new.table_id, new.number, new.at, new.kind, new.seat, new.action, new.body);
    END
    """,
)
_ROW: Final = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
MOST: Final = 128  # statements of different lengths that stay prepared

Line = tuple[Any, ...]  # the columns of the view


class Journal:
    """One connection in a thread of its own."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "journal")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[list[Line]]) -> list[bool]:
        """Store all in one transaction; False for a table where something else was stored since. An error stores nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, batch: Sequence[list[Line]]) -> list[bool]:
        connection = self._open()
        if _insert(connection, [line for lines in batch for line in lines]):
            return [True] * len(batch)
        connection.execute("BEGIN IMMEDIATE")
        try:
            stored = [_insert(connection, lines) for lines in batch]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return stored

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._file, isolation_level=None, cached_statements=MOST)
            for statement in (*(f"PRAGMA {line}" for line in PRAGMAS), *_LINES):
                connection.execute(statement)
            self._connection = connection
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _insert(connection: sqlite3.Connection, lines: list[Line]) -> bool:
    """Store all of these; or none of them, and False, when one doesn't fit what is stored."""
    try:
        connection.execute(_statement(len(lines)), [value for line in lines for value in line])
    except sqlite3.IntegrityError:
        return False
    return True


@cache
def _statement(count: int) -> str:
    return "INSERT INTO lines VALUES " + ", ".join([_ROW] * count)
