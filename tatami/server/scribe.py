"""Writes events of many tables into SQLite: one statement for all, which is one transaction.

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

# What this connection, and no other, knows as a line: an event and what it makes of its table, if that stood just before it.
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
_OWN_PRAGMAS: Final = ("cache_size=-16000", "wal_autocheckpoint=2000")  # 16 MB; 8 MB of changes, then they are put in order
_ROW: Final = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_PREPARED: Final = 128  # statements of different lengths that are kept
SIZE: Final = 4  # bytes before a message that say how long it is

Line = tuple[Any, ...]  # the columns of the view


class Scribe:
    """One connection to a database."""

    def __init__(self, file: str) -> None:
        self._connection = sqlite3.connect(file, isolation_level=None, cached_statements=_PREPARED, check_same_thread=False)
        for statement in (*(f"PRAGMA {line}" for line in (*PRAGMAS, *_OWN_PRAGMAS)), *_LINES):
            self._connection.execute(statement)

    def write(self, batch: list[list[Line]]) -> list[bool]:
        """Store all in one transaction; False for a table where something else was stored since. An error stores nothing."""
        if self._insert([line for lines in batch for line in lines]):
            return [True] * len(batch)
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            stored = [self._insert(lines) for lines in batch]
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return stored

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def _insert(self, lines: list[Line]) -> bool:
        """Store all of these; or none of them, and False, when one doesn't fit what is stored."""
        try:
            self._connection.execute(_statement(len(lines)), [value for line in lines for value in line])
        except sqlite3.IntegrityError:
            return False
        return True


@cache
def _statement(count: int) -> str:
    return "INSERT INTO lines VALUES " + ", ".join([_ROW] * count)


def packed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(SIZE, "big") + message


def _received(stream: BufferedRWPair) -> bytes | None:
    """The next message; None when no whole one comes any more."""
    size = int.from_bytes(stream.read(SIZE), "big")
    message = stream.read(size)
    return message if size > 0 and len(message) == size else None


def serve(file: str, stream: BufferedRWPair) -> None:
    """Answer batches until the other end hangs up: what was stored, or the kind of an error and its words."""
    scribe: Scribe | None = None
    while (message := _received(stream)) is not None:
        answer: object
        try:
            scribe = Scribe(file) if scribe is None else scribe
            answer = scribe.write(json.loads(message))
        except sqlite3.Error as error:
            answer = {"error": type(error).__name__, "text": str(error)}
        stream.write(packed(json.dumps(answer).encode()))
        stream.flush()
    if scribe is not None:
        scribe.close()


def main() -> None:
    """For as long as the server lives. Signals are for the server, which hangs up when it is done."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    wire = socket.socket(fileno=sys.stdin.fileno())
    with suppress(ConnectionError), wire, wire.makefile("rwb") as stream:  # the server may be killed
        serve(sys.argv[1], stream)


if __name__ == "__main__":
    main()
