"""The hot path into SQLite: events of many tables in one transaction, written by one thread with plain statements.

SQLite has one writer at a time, and a commit waits for the disk. What comes in meanwhile goes into the next commit together;
each move is committed before anybody hears of it.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")

_HEAD: Final = "UPDATE tables SET number=?, status=?, bot=?, alarm=?, changed=? WHERE id=? AND number=?"
_EVENT: Final = "INSERT INTO events (table_id, number, at, kind, seat, action, body) VALUES (?, ?, ?, ?, ?, ?, ?)"

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
            stored: list[bool] = []
            rows: list[Row] = []
            for lines in batch:
                stored.append(connection.execute(_HEAD, lines.head).rowcount == 1)
                if stored[-1]:
                    rows.extend(lines.events)
            connection.executemany(_EVENT, rows)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return stored

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None, cached_statements=16)
            for line in PRAGMAS:
                self._connection.execute(f"PRAGMA {line}")
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
