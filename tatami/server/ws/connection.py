"""One WebSocket per client: it says hello, gets what it has missed, then acts and is told what happens.

There is one reader, `_on_message`, and one sender, `_flush`. Neither waits. A message that comes while an earlier one isn't
answered stays in the socket's queue until then; what can't be written now is left to the writer task.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Final
from uuid import uuid4

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from tatami.game import SPECTATOR
from tatami.server.errors import Refused
from tatami.server.http.routes import rates_of, secret_of, settings_of, tables_of
from tatami.server.http.security import same_origin
from tatami.server.protocol import CLIENT, LONGEST_MESSAGE, Act, Hello
from tatami.server.sentences import with_sentences
from tatami.server.tables import frames
from tatami.server.tables.hub import Listener
from tatami.server.ws.framing import EXTENSION, TableSocket

HELLO_SECONDS: Final = 10.0  # for the first message
REFRESH: Final = 20.0  # seconds after which a client is looked after even if nothing was published
FAREWELL: Final = 3.0  # seconds for what was asked when the server stops
GOING_AWAY: Final = 1001
REFUSED: Final = 4400  # the close code after a refusal that ends the connection


class Connection:
    """A client at a table."""

    def __init__(self, socket: WebSocket, table: str) -> None:
        self.socket = socket
        self.key = table
        self.tables = tables_of(socket)
        self.rates = rates_of(socket)
        self.words: str | None = None  # the language, for a client that has asked for sentences
        self.viewer = SPECTATOR
        self.number = 0  # of the last event that was sent
        self.present: frozenset[int] | None = None
        self.name = uuid4().hex
        self._sender = self.name  # whose messages are counted: a seat's together, a spectator's by connection
        self._wire: TableSocket = socket.scope["extensions"][EXTENSION]
        self._listener = Listener()
        self._answering = False  # a message was read, and its answer isn't there yet
        self._idle = asyncio.Event()  # neither that, nor is an answer left to be written
        self._idle.set()
        self._queued = False  # a message has left the socket's queue and waits for its turn
        self._outbox: list[bytes] = []  # answers that aren't written yet
        self._sending = asyncio.Lock()  # held by the writer task
        self._failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        """Serve the client from hello to goodbye."""
        try:
            await self._greet()
        except Refused as refused:
            self.tables.metrics.refusals.labels(refused.code).inc()
            await self._send(frames.dumps(frames.refusal(refused, None, 0)))
            await self.socket.close(REFUSED)
            return
        hub = self.tables.hub
        with hub.listen(self.key, self._on_change) as self._listener:
            try:
                await self._watch()
                hub.publish(self.key)
                self._wire.on_message = self._on_message
                await self._serve()
            finally:
                self._wire.on_message = None
                if self.viewer != SPECTATOR:
                    await asyncio.shield(hub.unwatch(self.key, self.viewer, self.name))
                    hub.publish(self.key)

    async def say_goodbye(self) -> None:
        """Answer what the client has asked, and tell it that the server goes away."""
        # it may be gone, or not yet have said hello, or read nothing of what it is sent
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._idle.wait()
                async with self._sending:
                    await self.socket.close(GOING_AWAY)

    async def _greet(self) -> None:
        headers, settings = self.socket.headers, settings_of(self.socket)
        if "origin" in headers and not same_origin(headers, settings, self.socket.url.scheme):
            raise Refused("origin")
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = parse(await self._receive())
        except TimeoutError:
            raise Refused("no-hello") from None
        if not isinstance(hello, Hello):
            raise Refused("no-hello")
        self.words = hello.lang if hello.text else None
        secret = hello.secret if hello.secret is not None else secret_of(self.socket)
        self.viewer = await self.tables.viewer(self.key, secret)
        self._sender = self.name if self.viewer == SPECTATOR else f"{self.key} {self.viewer}"
        self.number, frame = await self.tables.update(self.key, self.viewer, hello.since, self.words)
        await self._send(frame)

    async def _serve(self) -> None:
        """Read and write side by side until one of them ends. What a message began goes on in any case."""
        tasks = asyncio.create_task(self._reader()), asyncio.create_task(self._writer())
        try:
            done, _ = await asyncio.wait((*tasks, self._failed), return_when=asyncio.FIRST_COMPLETED)
            for ended in done:
                ended.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # ---------------------------------------------------------------------------------------------------------- reading

    async def _reader(self) -> None:
        """Take the messages that had to wait, one after the other."""
        while True:
            text = await self._receive()
            self._queued = True
            await self._idle.wait()
            self._queued = False
            self._on_message(text)

    def _on_message(self, text: str | None) -> bool:
        """Do what a message says; return False to leave it in the queue while an earlier one isn't answered."""
        if self._queued or not self._idle.is_set():
            return False
        self._answering = True
        self._idle.clear()
        action = None
        try:
            try:
                message = parse(text)
                if isinstance(message, Hello):
                    raise Refused("hello-again")
                action = message.id
            finally:
                self.rates.check_message(self._sender)  # what makes no sense counts as well
        except Refused as refused:
            self._answer(action, refused)
        else:
            self.tables.submit(self.key, self.viewer, message, partial(self._answer, action))
        return True

    def _answer(self, action: str | None, answer: Any) -> None:
        """Send the answer to a message, or the refusal; anything else that was raised ends the connection."""
        if isinstance(answer, Refused):
            self.tables.metrics.refusals.labels(answer.code).inc()
            answer = frames.refusal(answer, action, self.number)
        elif isinstance(answer, Exception):
            if not self._failed.done():
                self._failed.set_exception(answer)
            return
        self._outbox.append(frames.dumps(answer if self.words is None else with_sentences(answer, self.words, {})))
        self._answering = False
        if not self._flush():
            self._listener.wake()

    async def _receive(self) -> str | None:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        return text

    # ---------------------------------------------------------------------------------------------------------- writing

    def _on_change(self) -> bool:
        """Send what is new at the table; return False when that takes waiting. Who acts is told together with the answer."""
        return self._answering or self._flush()

    def _flush(self) -> bool:
        """Write the answers and what is new in one go; return False when something of it is left to the writer task."""
        if self._sending.locked():
            return False
        table = self.tables.peek(self.key)
        news = None if table is None else frames.news(table, self.viewer, self.number, self.words)
        batch = self._outbox if news is None else [*self._outbox, news[1]]
        if batch and not self._wire.write(batch):
            return False
        if news is not None:
            self.number = news[0]
        self._outbox.clear()
        if not self._answering:
            self._idle.set()
        return table is not None

    async def _writer(self) -> None:
        """Write what took waiting: changes by other processes, who came and went, and what a slow client left unread."""
        while True:
            async with self._sending:
                news = None
                if not self._answering:  # who acts hears that it is done before they hear what it did
                    news = await self.tables.news(self.key, self.viewer, self.number, self.words)
                batch, self._outbox = self._outbox, []
                if news is not None:
                    self.number = news[0]
                    batch.append(news[1])
                await self._send(*batch)
                if not self._answering and not self._outbox:
                    self._idle.set()
            present = await self.tables.hub.present(self.key)
            if present is not None and present != self.present:
                self.present = present
                await self._send(frames.dumps(frames.presence(self.number, sorted(present))))
            await self._listener.wait(REFRESH)
            await self._watch()

    async def _send(self, *batch: bytes) -> None:
        """Write these frames as soon as the client reads."""
        while batch and not self._wire.write(batch):
            await self._wire.drain()

    async def _watch(self) -> None:
        if self.viewer != SPECTATOR:
            await self.tables.hub.watch(self.key, self.viewer, self.name)


def parse(text: str | None) -> Hello | Act:
    """Return the message of a client, None where it wasn't text; Refused when it is none."""
    if text is None:
        raise Refused("bad-request", why="text")
    if len(text) > LONGEST_MESSAGE or len(text.encode()) > LONGEST_MESSAGE:
        raise Refused("too-large", most=LONGEST_MESSAGE)
    try:
        return CLIENT.validate_json(text)
    except ValidationError as error:
        raise Refused("bad-request", why=first_fault(error)) from None


def first_fault(error: ValidationError) -> str:
    """Return where a message is wrong, without repeating what was sent: it may be a secret."""
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return f"{'.'.join(str(part) for part in fault['loc'])}: {fault['msg']}"
