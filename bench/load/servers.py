"""The two servers: how each is started, how a table is made there, and how much of a processor it used."""

import asyncio
import os
import subprocess
import sys
import tempfile
from abc import ABC, abstractmethod
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx2

from bench.load.clients import BoardgameClient, Client, TableClients, TatamiClient, connected
from tatami.records.fairness import new_nonce

FOLDER = Path(__file__).parent / "boardgameio"
PATIENCE = 60.0


class Server(ABC):
    """A server process with its own data, for as long as the block runs."""

    name: str

    def __init__(self, port: int) -> None:
        self.port = port
        self._folder = tempfile.TemporaryDirectory(prefix="tatami-load-")
        self.data = Path(self._folder.name)
        self.http = httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self._process: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> "Server":
        """Start, and wait until it answers."""
        self._process = subprocess.Popen(self.command(), cwd=self.where(), env=self.environment(), stdout=subprocess.DEVNULL)
        for _ in range(600):
            if self._process.poll() is not None:
                raise RuntimeError(f"{self.name} stopped with {self._process.returncode}")
            try:
                await self.http.get(self.path)
            except httpx2.TransportError:
                await asyncio.sleep(0.1)
            else:
                return self
        raise RuntimeError(f"{self.name} doesn't answer")

    async def __aexit__(self, *_: object) -> None:
        """Stop it."""
        await self.http.aclose()
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
        self._folder.cleanup()

    def cpu(self) -> float:
        """Seconds of processor time that the process and those it has started have used (Linux)."""
        if self._process is None:
            return 0.0
        pid, ticks = self._process.pid, 0
        for each in (str(pid), *Path(f"/proc/{pid}/task/{pid}/children").read_text().split()):
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    async def post(self, path: str, body: object) -> Any:
        """The answer to a request that must succeed."""
        self.http.cookies.clear()
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def seat(self, clients: list[Client], path: str) -> TableClients:
        """A table with these clients, once each has the first state."""
        table = TableClients([await connected(client, f"ws://127.0.0.1:{self.port}{path}") for client in clients])
        await table.reach(0)
        return table

    path: str

    def spares(self, tables: int, warm: int, seconds: float) -> int:
        """How many games may be needed besides the first of each table, all made before anything is counted."""
        return 0

    @abstractmethod
    def command(self) -> list[str]:
        """How it is started."""

    @abstractmethod
    def where(self) -> Path | None:
        """The folder it is started in."""

    @abstractmethod
    def environment(self) -> dict[str, str]:
        """Its environment."""

    @abstractmethod
    async def new_table(self, watchers: int) -> TableClients:
        """A table for two people, and so many who look on."""


class Tatami(Server):
    """Ours: each move in SQLite on the disk before it is acknowledged."""

    name = "tatami"
    path = "/api/health"

    def __init__(self, port: int, game: str) -> None:
        super().__init__(port)
        self._game = game

    def command(self) -> list[str]:
        """As an operator starts it, but for rates: all clients have one address here."""
        many = "999999999"
        rates = ["--rate", f"{many}/minute", "--table-rate", f"{many}/minute", "--message-rate", f"{many}/second"]
        return [
            sys.executable,
            "-m",
            "tatami" if self._game == "rrr" else "bench.load.endless",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--workers",
            "0",
            "--log-level",
            "warning",
            *rates,
        ]

    def where(self) -> Path | None:
        """Here."""
        return None

    def environment(self) -> dict[str, str]:
        """As it is."""
        return dict(os.environ)

    def spares(self, tables: int, warm: int, seconds: float) -> int:
        """A match of RRR has some 150 moves, of which a table makes 60 a second at most."""
        return int(warm / 150 + tables * seconds * 60 / 150) if self._game == "rrr" else 0

    async def new_table(self, watchers: int) -> TableClients:
        """The game without end, or a long match of RRR with neutrals drawn by chance."""
        seats = [{"kind": "me", "name": "A", "nonce": new_nonce()}, {"kind": "open"}]
        options = {"neutrals": "random", "victory": "points", "games": 9} if self._game == "rrr" else {}
        made = await self.post("/api/tables", {"game": self._game, "options": options, "seats": seats, "clock": None})
        body = {"invitation": made["invitations"][0]["secret"], "name": "B", "nonce": new_nonce()}
        joined = await self.post(f"/api/tables/{made['table']}/seats", body)
        clients: list[Client] = [TatamiClient(secret) for secret in (made["secret"], joined["secret"], *[None] * watchers)]
        return await self.seat(clients, f"/api/tables/{made['table']}/socket")


class Boardgame(Server):
    """boardgame.io as it comes: everything in memory, nothing on the disk. It always plays the game without end."""

    name = "boardgame.io"
    path = "/games"

    def command(self) -> list[str]:
        """By node."""
        return ["node", "server.js", str(self.port)]

    def where(self) -> Path | None:
        """Where npm has put it."""
        return FOLDER

    def environment(self) -> dict[str, str]:
        """As in production: without its log."""
        return {**os.environ, "NODE_ENV": "production"}

    async def new_table(self, watchers: int) -> TableClients:
        """A game that never ends; boardgame.io makes it when the first client asks for it, and needs no credentials then."""
        match = token_hex(8)
        clients: list[Client] = [BoardgameClient(match, seat) for seat in (0, 1, *[None] * watchers)]
        return await self.seat(clients, "/socket.io/?EIO=4&transport=websocket")
