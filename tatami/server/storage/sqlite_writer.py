"""Writes the events of many tables into SQLite: one statement for all, which is one transaction.

`tatami serve` runs this file as a process of its own, with one end of a socket as its standard input: it gets batches and
answers each when it is on the disk. It needs nothing but the standard library, so that it is there at once and small.
"""

import json
import signal
import socket
import sqlite3
import sys
from contextlib import suppress
from functools import cache
from io import BufferedRWPair
from typing import Any, Final

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")

# A view of this connection alone: who inserts a row stores an event and what it makes of its table, if that stood just before.
_VIEW: Final = (
    """
    CREATE TEMP VIEW new_events AS
    SELECT table_id, events.number, at, kind, seat, action, body, status, bot, alarm FROM events, tables
    """,
    """
    CREATE TEMP TRIGGER store_event INSTEAD OF INSERT ON new_events BEGIN
        UPDATE tables SET number = new.number, status = new.status, bot = new.bot, alarm = new.alarm, changed = new.at
        WHERE id = new.table_id AND number = new.number - 1;
        SELECT raise(ABORT, 'something else was stored since') WHERE changes() = 0;
        INSERT INTO events (table_id, number, at, kind, seat, action, body)
        VALUES (new.table_id, new.number, new.at, new.kind, new.seat, new.action, new.body);
    END
    """,
)
_OWN_PRAGMAS: Final = ("cache_size=-16000", "wal_autocheckpoint=2000")  # 16 MB; 8 MB of changes, then they are put in order
_VALUES: Final = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_PREPARED: Final = 128  # statements of different lengths that are kept
SIZE: Final = 4  # bytes before a message that say how long it is

Row = tuple[Any, ...]  # the columns of the view


class SqliteWriter:
    """One connection to a database."""

    def __init__(self, file: str) -> None:
        self._connection = sqlite3.connect(file, isolation_level=None, cached_statements=_PREPARED, check_same_thread=False)
        for statement in (*(f"PRAGMA {pragma}" for pragma in (*PRAGMAS, *_OWN_PRAGMAS)), *_VIEW):
            self._connection.execute(statement)

    def write(self, batch: list[list[Row]]) -> list[bool]:
        """Store all in one transaction; False for each table where something else was stored since. An error stores nothing."""
        if self._insert([row for rows in batch for row in rows]):
            return [True] * len(batch)
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            stored = [self._insert(rows) for rows in batch]
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return stored

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def _insert(self, rows: list[Row]) -> bool:
        """Store all of these rows, or none of them and return False when one doesn't fit what is stored."""
        try:
            self._connection.execute(_statement(len(rows)), [value for row in rows for value in row])
        except sqlite3.IntegrityError:
            return False
        return True


@cache
def _statement(count: int) -> str:
    return "INSERT INTO new_events VALUES " + ", ".join([_VALUES] * count)


def packed(message: bytes) -> bytes:
    """Return a message with its length before it."""
    return len(message).to_bytes(SIZE, "big") + message


def _received(stream: BufferedRWPair) -> bytes | None:
    """Return the next message; None when no whole one comes any more."""
    size = int.from_bytes(stream.read(SIZE), "big")
    message = stream.read(size)
    return message if size > 0 and len(message) == size else None


def serve(file: str, stream: BufferedRWPair) -> None:
    """Answer batches until the other end hangs up: what was stored, or the kind of an error and its words."""
    writer: SqliteWriter | None = None
    while (message := _received(stream)) is not None:
        answer: object
        try:
            writer = SqliteWriter(file) if writer is None else writer
            answer = writer.write(json.loads(message))
        except sqlite3.Error as error:
            answer = {"error": type(error).__name__, "text": str(error)}
        stream.write(packed(json.dumps(answer).encode()))
        stream.flush()
    if writer is not None:
        writer.close()


def main() -> None:
    """Write for as long as the server lives. Signals are for the server, which hangs up when it is done."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    wire = socket.socket(fileno=sys.stdin.fileno())
    with suppress(ConnectionError), wire, wire.makefile("rwb") as stream:  # the server may be killed
        serve(sys.argv[1], stream)


if __name__ == "__main__":
    main()
