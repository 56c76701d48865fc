"""Clients of both servers: one socket each, and a count of the states that it was told of."""

import asyncio
import json
import time
from abc import ABC, abstractmethod
from random import Random
from typing import Final

import orjson
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

UPDATE: Final = b'{"type":"update","number":'


class Client(ABC, WSListener):
    """One socket at a table. `number` is the last state it has; `table` hears of every new one."""

    def __init__(self) -> None:
        super().__init__()
        self.number = -1
        self.table: TableClients | None = None
        self.transport: WSTransport | None = None
        self.closed = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The socket is open."""
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """It is closed: by us, or something is wrong."""
        self.closed = True
        if self.table is not None:
            self.table.changed()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A message of the server."""
        if frame.msg_type == WSMsgType.TEXT:
            self.read(frame.get_payload_as_bytes())
            if self.table is not None:
                self.table.changed()

    def send(self, message: bytes) -> None:
        """A message to the server."""
        if self.transport is None:
            raise ConnectionError("the socket isn't open")
        self.transport.send(WSMsgType.TEXT, message)

    def close(self) -> None:
        """Hang up."""
        self.table = None
        if self.transport is not None:
            self.transport.disconnect()

    @abstractmethod
    def read(self, message: bytes) -> None:
        """Take in a message: `number` rises when it brings a new state."""

    @abstractmethod
    def may_move(self) -> bool:
        """Whether this client is to move in the state it has."""

    @abstractmethod
    def move(self, rng: Random) -> None:
        """Send a random legal move."""

    @property
    def settled(self) -> bool:
        """Whether nothing is missing that the server owes this client, besides the next state."""
        return True

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return False


class TableClients:
    """The clients at one table: a move, then wait until everybody has the new state."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = clients
        self._wanted = 0
        self._done: asyncio.Future[None] | None = None
        for client in clients:
            client.table = self

    def changed(self) -> None:
        """A client was told something."""
        if self._done is None or self._done.done():
            return
        if any(client.closed for client in self.clients):
            self._done.set_exception(ConnectionError("the server closed a socket"))
        elif all(client.number >= self._wanted and client.settled for client in self.clients):
            self._done.set_result(None)

    async def reach(self, number: int) -> None:
        """Until every client has this state."""
        self._wanted, self._done = number, asyncio.get_running_loop().create_future()
        self.changed()
        await self._done

    async def move(self, rng: Random) -> float:
        """One move; the seconds until every client has the new state."""
        mover = next(client for client in self.clients if client.may_move())
        begun = time.perf_counter()
        mover.move(rng)
        await self.reach(mover.number + 1)
        return time.perf_counter() - begun

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.clients[0].over

    def close(self) -> None:
        """Everybody leaves."""
        for client in self.clients:
            client.close()


class TatamiClient(Client):
    """A client of ours, which shows the position as data. Of an update it reads what it needs to play on, and no more."""

    def __init__(self, secret: str | None) -> None:
        super().__init__()
        self._secret = secret
        self._update = b""
        self._asked = 0
        self._answered = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        super().on_ws_connected(transport)
        self.send(orjson.dumps({"type": "hello", "secret": self._secret, "text": False}))

    def read(self, message: bytes) -> None:
        """An update has a new state, an ack says that our move is stored."""
        if message.startswith(UPDATE):
            self.number, self._update = int(message[len(UPDATE) : message.index(b",", len(UPDATE))]), message
        elif message.startswith(b'{"type":"ack"'):
            self._answered += 1
        elif not message.startswith(b'{"type":"presence"'):
            raise ValueError(f"the server answered {message!r}")

    def may_move(self) -> bool:
        """Only who is to move has legal moves."""
        return b'"legal":[]' not in self._update

    def move(self, rng: Random) -> None:
        """Any of the legal moves."""
        self._asked += 1
        begin = self._update.index(b'"legal":[') + len(b'"legal":')
        name = rng.choice(orjson.loads(self._update[begin : self._update.index(b"]", begin) + 1]))["name"]
        self.send(orjson.dumps({"type": "move", "id": str(self._asked), "name": name}))

    @property
    def settled(self) -> bool:
        """Whether our move was acknowledged."""
        return self._asked == self._answered

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return b'"status":"over"' in self._update


class BoardgameClient(Client):
    """A client of boardgame.io: its messages in socket.io's framing over one WebSocket."""

    def __init__(self, match: str, seat: int | None) -> None:
        super().__init__()
        self._match = match
        self._seat = None if seat is None else str(seat)
        self._mover = b""

    def read(self, message: bytes) -> None:
        """`0`: open, `2`: ping, `40`: the namespace is open, `42`: an event."""
        if message.startswith((b'42/endless,["update"', b'42/endless,["sync"')):
            self.number, self._mover = int(_after(message, b'"_stateID":')), _after(message, b'"currentPlayer":').strip(b'"')
        elif message.startswith(b'42/endless,["matchData"'):
            pass
        elif message.startswith(b"40/endless,"):
            self._emit("sync", self._match, self._seat, None, 2)
        elif message.startswith(b"0"):
            self.send(b"40/endless,")
        elif message == b"2":
            self.send(b"3")
        else:
            raise ValueError(f"the server answered {message!r}")

    def may_move(self) -> bool:
        """Whether it is this seat's turn."""
        return self._seat is not None and self._seat.encode() == self._mover

    def move(self, rng: Random) -> None:
        """Mark any cell."""
        payload = {"type": "mark", "args": [rng.randrange(9)], "playerID": self._seat}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.number, self._match, self._seat)

    def _emit(self, *values: object) -> None:
        self.send(b"42/endless," + json.dumps(values, separators=(",", ":")).encode())


def _after(message: bytes, field: bytes) -> bytes:
    """The plain value behind a field's name."""
    begin = message.index(field) + len(field)
    return message[begin : min(end for end in (message.find(b",", begin), message.find(b"}", begin)) if end >= 0)]


async def connected(client: Client, url: str) -> Client:
    """The client, once its socket is open."""
    await ws_connect(lambda: client, url)
    return client
