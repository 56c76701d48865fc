"""The hot path into SQLite: moves of many tables go to a scribe together, and nobody hears of them before they are on the disk.

SQLite has one writer at a time, and a commit waits for the disk; what comes in meanwhile goes into the next commit together.
The scribe is another process: in a thread it would take turns with the rest of the server, which then has half the speed.
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

from tatami.server import scribe
from tatami.server.scribe import SIZE, Line, Scribe, packed

PROCESSES: Final = sys.platform != "win32"  # where a process can be given a socket
PATIENCE: Final = 10.0  # seconds for what the scribe still has to do when the server stops

Batch = list[list[Line]]


class Journal:
    """A database's scribe, who is called when there is something to write."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._scribe: ScribeProcess | ScribeThread | None = None

    async def write(self, batch: Batch) -> list[bool]:
        """Store all in one transaction; False for a table where something else was stored since. An error stores nothing."""
        if self._scribe is not None and self._scribe.gone:
            await self.close()
        if self._scribe is None:
            self._scribe = await ScribeProcess.start(self._file) if PROCESSES else ScribeThread(self._file)
        return await self._scribe.write(batch)

    async def close(self) -> None:
        """Let go of the file, once what was written is on the disk."""
        if self._scribe is not None:
            await self._scribe.close()
            self._scribe = None


class ScribeProcess(asyncio.Protocol):
    """A scribe in a process of its own, at the other end of a socket. It goes when the socket is closed, or the server dies."""

    def __init__(self, file: str, wire: socket.socket) -> None:
        # Isolated and without site-packages: it runs this one file, whatever the environment says.
        command = [sys.executable, "-I", "-S", str(Path(scribe.__file__)), file]
        self.process = subprocess.Popen(command, stdin=wire.fileno(), start_new_session=True)
        self.gone = False
        self._transport: asyncio.WriteTransport | None = None
        self._waiting: deque[asyncio.Future[list[bool]]] = deque()
        self._heard = b""

    @classmethod
    async def start(cls, file: str) -> "ScribeProcess":
        """A scribe for this database."""
        mine, its = socket.socketpair()
        with its:
            made = cls(file, its)
        await asyncio.get_running_loop().create_connection(lambda: made, sock=mine)
        return made

    async def write(self, batch: Batch) -> list[bool]:
        """As Scribe.write(); ConnectionError when the scribe is gone, and then nobody knows whether it was stored."""
        if self._transport is None or self.gone:
            raise ConnectionError("the process that writes to the database is gone")
        answer: asyncio.Future[list[bool]] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        self._transport.write(packed(orjson.dumps(batch)))
        return await answer

    async def close(self) -> None:
        """It writes what it has got, and goes."""
        if self._transport is not None:
            while self._waiting:
                await asyncio.wait((self._waiting[-1],))
            self._transport.close()
        await asyncio.get_running_loop().run_in_executor(None, self.process.wait, PATIENCE)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The socket is ours."""
        self._transport = cast(asyncio.WriteTransport, transport)

    def data_received(self, data: bytes) -> None:
        """Answers come in the order of the batches."""
        self._heard += data
        while len(self._heard) >= SIZE and len(self._heard) >= (end := SIZE + int.from_bytes(self._heard[:SIZE], "big")):
            self._settle(orjson.loads(self._heard[SIZE:end]))
            self._heard = self._heard[end:]

    def connection_lost(self, error: Exception | None) -> None:
        """It was told to go, or somebody has killed it."""
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


class ScribeThread:
    """A scribe in a thread, where it can't be a process."""

    gone = False

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "scribe")
        self._scribe: Scribe | None = None

    async def write(self, batch: Batch) -> list[bool]:
        """As Scribe.write()."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        """Let go of the file."""
        if self._scribe is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._scribe.close)
        self._thread.shutdown()

    def _write(self, batch: Batch) -> list[bool]:
        if self._scribe is None:
            self._scribe = Scribe(self._file)
        return self._scribe.write(batch)
