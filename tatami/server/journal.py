"""The hot path into SQLite: events of many tables in one transaction, written by one thread with plain statements.

SQLite has one writer at a time, and a commit waits for the disk. What comes in meanwhile goes into the next commit together;
each move is committed before anybody hears of it.
"""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")

MOST: Final = 64  # tables in one statement

_ROW: Final = "(?, ?, ?, ?, ?, ?, ?)"
_HEADS: Final = (
    "UPDATE tables SET number=new.column1, status=new.column2, bot=new.column3, alarm=new.column4, changed=new.column5 "
    "FROM (VALUES {rows}) AS new WHERE tables.id=new.column6 AND tables.number=new.column7"
)
_EVENTS: Final = "INSERT INTO events (table_id, number, at, kind, seat, action, body) VALUES {rows}"

Row = tuple[Any, ...]


class Lines:
    """What is to be stored of one table: the new head, which holds only if nothing was stored since, and the new events."""

    __slots__ = ("events", "head")

    def __init__(self, head: Row, events: list[Row]) -> None:
        self.head = head
        self.events = events


class Journal:
    """One connection in a thread of its own."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "journal")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[Lines]) -> list[bool]:
        """Store all in one transaction; False for a table where something else was stored since. An error stores nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, batch: Sequence[Lines]) -> list[bool]:
        connection = self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            stored = [True] * len(batch)
            if not _move_on(connection, batch):  # somebody was faster at one of the tables
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                stored = [_move_on(connection, [lines]) for lines in batch]
            rows = [row for lines, done in zip(batch, stored, strict=True) if done for row in lines.events]
            for some in _portions(rows):
                connection.execute(_statement(_EVENTS, len(some)), [value for row in some for value in row])
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return stored

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None, cached_statements=2 * MOST + 16)
            for line in PRAGMAS:
                self._connection.execute(f"PRAGMA {line}")
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _move_on(connection: sqlite3.Connection, batch: Sequence[Lines]) -> bool:
    """The heads of these tables; whether each stood where it was thought to stand."""
    moved = 0
    for some in _portions([lines.head for lines in batch]):
        moved += connection.execute(_statement(_HEADS, len(some)), [value for row in some for value in row]).rowcount
    return moved == len(batch)


def _portions(rows: list[Row]) -> Iterator[list[Row]]:
    for first in range(0, len(rows), MOST):
        yield rows[first : first + MOST]


@cache
def _statement(statement: str, count: int) -> str:
    """For so many rows at once: for each statement this thread has to wait its turn among Python's threads."""
    return statement.format(rows=", ".join([_ROW] * count))
