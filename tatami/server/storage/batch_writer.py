"""The hot path into SQLite: moves of many tables are written together, and nobody hears of them before they are on the disk.

SQLite has one writer at a time, and a commit waits for the disk; what comes in meanwhile goes into the next commit together.
The writer is another process: in a thread it would take turns with the rest of the server, which then has half the speed.
"""

import asyncio
import socket
import sqlite3
import subprocess
import sys
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, cast

import orjson

from tatami.server.storage import sqlite_writer
from tatami.server.storage.sqlite_writer import SIZE, Row, SqliteWriter, packed

PROCESSES: Final = sys.platform != "win32"  # where a process can be given a socket
PATIENCE: Final = 10.0  # seconds for what the writer still has to do when the server stops

Batch = list[list[Row]]


class BatchWriter:
    """Starts the writer of a database when there is something to write, and again when it has died."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._writer: WriterProcess | WriterThread | None = None

    async def write(self, batch: Batch) -> list[bool]:
        """Store all in one transaction; False for each table where something else was stored since. An error stores nothing."""
        if self._writer is not None and self._writer.gone:
            await self.close()
        if self._writer is None:
            self._writer = await WriterProcess.start(self._file) if PROCESSES else WriterThread(self._file)
        return await self._writer.write(batch)

    async def close(self) -> None:
        """Close the file, once what was written is on the disk."""
        if self._writer is not None:
            await self._writer.close()
            self._writer = None


class WriterProcess(asyncio.Protocol):
    """A writer in a process of its own, at the other end of a socket. It ends when the socket is closed, or the server dies."""

    def __init__(self, file: str, wire: socket.socket) -> None:
        # Isolated and without site-packages: it runs this one file, whatever the environment says.
        command = [sys.executable, "-I", "-S", str(Path(sqlite_writer.__file__)), file]
        self.process = subprocess.Popen(command, stdin=wire.fileno(), start_new_session=True)
        self.gone = False
        self._transport: asyncio.WriteTransport | None = None
        self._waiting: deque[asyncio.Future[list[bool]]] = deque()
        self._input = b""

    @classmethod
    async def start(cls, file: str) -> "WriterProcess":
        """Start a writer for this database."""
        mine, its = socket.socketpair()
        with its:
            made = cls(file, its)
        await asyncio.get_running_loop().create_connection(lambda: made, sock=mine)
        return made

    async def write(self, batch: Batch) -> list[bool]:
        """Write as SqliteWriter does; ConnectionError when the process is gone, and then nobody knows whether it was stored."""
        if self._transport is None or self.gone:
            raise ConnectionError("the process that writes to the database is gone")
        answer: asyncio.Future[list[bool]] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        self._transport.write(packed(orjson.dumps(batch)))
        return await answer

    async def close(self) -> None:
        """Let it write what it has got, and end."""
        if self._transport is not None:
            while self._waiting:
                await asyncio.wait((self._waiting[-1],))
            self._transport.close()
        await asyncio.get_running_loop().run_in_executor(None, self.process.wait, PATIENCE)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the socket."""
        self._transport = cast(asyncio.WriteTransport, transport)

    def data_received(self, data: bytes) -> None:
        """Hand out the answers, which come in the order of the batches."""
        self._input += data
        while len(self._input) >= SIZE and len(self._input) >= (end := SIZE + int.from_bytes(self._input[:SIZE], "big")):
            self._settle(orjson.loads(self._input[SIZE:end]))
            self._input = self._input[end:]

    def connection_lost(self, error: Exception | None) -> None:
        """Fail what waits: the process was told to end, or somebody has killed it."""
        self.gone = True
        while self._waiting:
            answer = self._waiting.popleft()
            if not answer.done():
                answer.set_exception(ConnectionError("the process that writes to the database is gone"))

    def _settle(self, message: Any) -> None:
        answer = self._waiting.popleft()
        if answer.done():
            return
        if isinstance(message, list):
            answer.set_result(message)
        else:
            kind = getattr(sqlite3, message["error"], sqlite3.DatabaseError)
            answer.set_exception(kind(message["text"]))


class WriterThread:
    """A writer in a thread, where it can't be a process."""

    gone = False

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._writer: SqliteWriter | None = None

    async def write(self, batch: Batch) -> list[bool]:
        """Write as SqliteWriter does."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        """Close the file."""
        if self._writer is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.close)
        self._thread.shutdown()

    def _write(self, batch: Batch) -> list[bool]:
        if self._writer is None:
            self._writer = SqliteWriter(self._file)
        return self._writer.write(batch)
