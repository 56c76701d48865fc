"""One WebSocket per client: it says hello, gets what it has missed, then acts and is told what happens."""

import asyncio
from contextlib import suppress
from typing import Final
from uuid import uuid4

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.websockets import WebSocketState

from tatami.game import SPECTATOR
from tatami.server import frames, framing
from tatami.server.errors import Refused
from tatami.server.hub import Listener
from tatami.server.protocol import CLIENT, LONGEST_MESSAGE, Act, Hello, Move
from tatami.server.routes import lang_of, rates_of, secret_of, settings_of, tables_of
from tatami.server.security import same_origin

PATIENCE: Final = 10.0  # seconds for the first message
LOOK_AGAIN: Final = 20.0  # seconds after which a client is looked after even if nothing was announced
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
        self.lang = lang_of(socket)
        self.words = True
        self.viewer = SPECTATOR
        self.number = 0
        self.present: frozenset[int] | None = None
        self.name = uuid4().hex
        self._wire: framing.TableSocket | None = socket.scope.get("extensions", {}).get(framing.EXTENSION)
        self._listener = Listener()
        self._acting = False  # a message was read that isn't answered yet
        self._busy = asyncio.Lock()  # held while it is acted on and answered
        self._settled = asyncio.Event()  # not while a move that was heard is being stored
        self._settled.set()
        self._unsent: list[bytes] = []  # answers to what was heard, when the client is slow to read

    async def run(self) -> None:
        """From hello to goodbye."""
        try:
            await self._greet()
        except Refused as refused:
            self.tables.metrics.refusals.labels(refused.code).inc()
            await self._send(frames.dumps(frames.refusal(refused, None, 0, self.lang)))
            await self.socket.close(REFUSED)
            return
        hub = self.tables.hub
        with hub.listen(self.key, self._look_now) as self._listener:
            try:
                await self._look()
                await hub.announce(self.key)
                if self._wire is not None and self.viewer != SPECTATOR:
                    self._wire.hear = self._hear
                await self._serve()
            finally:
                if self._wire is not None:
                    self._wire.hear = None
                if self.viewer != SPECTATOR:
                    await asyncio.shield(hub.look_away(self.key, self.viewer, self.name))
                    await asyncio.shield(hub.announce(self.key))

    async def say_goodbye(self) -> None:
        """The server stops: what the client has asked is answered first, then it is told to come back."""
        # it may be gone, or not yet have said hello, or read nothing of what it is sent
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(FAREWELL), self._busy:
                await self._settled.wait()
                await self.socket.close(GOING_AWAY)

    async def _greet(self) -> None:
        headers, settings = self.socket.headers, settings_of(self.socket)
        if "origin" in headers and not same_origin(headers, settings, self.socket.url.scheme):
            raise Refused("origin")
        try:
            async with asyncio.timeout(PATIENCE):
                hello = parse(await self._receive())
        except TimeoutError:
            raise Refused("no-hello") from None
        if not isinstance(hello, Hello):
            raise Refused("no-hello")
        self.lang, self.words = hello.lang, hello.text
        secret = hello.secret if hello.secret is not None else secret_of(self.socket)
        self.viewer = await self.tables.viewer(self.key, secret)
        self.number, frame = await self.tables.update(self.key, self.viewer, self.lang, self.words, hello.since)
        await self._send(frame)

    async def _serve(self) -> None:
        """Read and write side by side until one of them ends; what a message began to do is done."""
        reader, writer = asyncio.create_task(self._reader()), asyncio.create_task(self._writer())
        try:
            done, _ = await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            writer.cancel()
            with suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL), self._busy:
                    await self._settled.wait()
                    reader.cancel()
            reader.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)

    async def _writer(self) -> None:
        """What can't be told at once: what another process did, who came and went, and what a slow client left unread."""
        while True:
            async with self._busy:  # who acts hears that it is done before he hears what it did
                await self._send_answers()
                news = await self.tables.news(self.key, self.viewer, self.lang, self.words, self.number)
                if news is not None:
                    self.number = news[0]
                    await self._send(news[1])
            present = await self.tables.hub.present(self.key)
            if present is not None and present != self.present:
                self.present = present
                await self._send(frames.dumps(frames.presence(self.number, sorted(present))))
            await self._listener.wait(LOOK_AGAIN)
            await self._look()

    def _look_now(self) -> bool:
        """Tell the client what is new; False when that can't be done without waiting."""
        if self._acting or not self._settled.is_set():  # it is told together with the answer
            return True
        return not self._busy.locked() and self._write()

    def _write(self, *answers: bytes) -> bool:
        """Answers and what is new in one go; False, and nothing was written, when that can't be done without waiting."""
        table = self.tables.awake(self.key)
        if self._wire is None or table is None or self._unsent:
            return False
        news = frames.news(table, self.viewer, self.lang, self.words, self.number)
        if news is None:
            return not answers or self._wire.write(answers)
        written = self._wire.write((*answers, news[1]))
        if written:
            self.number = news[0]
        return written

    async def _look(self) -> None:
        if self.viewer != SPECTATOR:
            await self.tables.hub.look(self.key, self.viewer, self.name)

    async def _reader(self) -> None:
        while True:
            text = await self._receive()
            self._acting = True
            try:
                async with self._busy:
                    await self._settled.wait()
                    answer = frames.dumps(await self._answer(text))
                    if not self._write(answer):
                        await self._send_answers()
                        await self._send(answer)
                        self._listener.ring()
            finally:
                self._acting = False

    def _hear(self, text: str) -> bool:
        """Moves are most of what is sent: they are made here and now. False for all that the reader must see to."""
        if self._acting or self._unsent or not self._settled.is_set() or self._busy.locked():
            return False
        message = understood(text)
        table = self.tables.ready(self.key, self.viewer, message) if isinstance(message, Move) else None
        if table is None or not isinstance(message, Move):
            return False
        try:
            if not self.rates.check_message_here(self.key, str(self.viewer), self._who()):
                return False
            self.tables.play(table, self.viewer, message, lambda ack: self._heard(text, ack))
        except Refused as refused:
            self._say(self._refusal(refused, message.id))
        else:
            self._settled.clear()
        return True

    def _heard(self, text: str, ack: frames.Frame | None) -> None:
        """A move that was heard is stored; if it couldn't be, the reader has to try."""
        self._settled.set()
        if ack is not None:
            self._say(ack)
        elif self._wire is not None:
            self._wire.put(text)

    def _say(self, answer: frames.Frame) -> None:
        """Answer now, or as soon as the client reads."""
        frame = frames.dumps(answer)
        if not self._write(frame):
            self._unsent.append(frame)
            self._listener.ring()

    async def _send_answers(self) -> None:
        while self._unsent:
            await self._send(self._unsent[0])
            del self._unsent[0]

    async def _answer(self, text: str | None) -> frames.Frame:
        message = understood(text)
        action = None if isinstance(message, Hello | Refused) else message.id
        try:
            await self.rates.check_message(self.key, str(self.viewer), self._who())  # what makes no sense counts as well
            if isinstance(message, Refused):
                raise message
            if isinstance(message, Hello):
                raise Refused("hello-again")
            return await self.tables.act(self.key, self.viewer, message, self.lang, kept=True)
        except Refused as refused:
            return self._refusal(refused, action)

    def _refusal(self, refused: Refused, action: str | None) -> frames.Frame:
        self.tables.metrics.refusals.labels(refused.code).inc()
        return frames.refusal(refused, action, self.number, self.lang)

    def _who(self) -> str:
        """Seats are counted by seat, spectators by connection."""
        return self.name if self.viewer == SPECTATOR else ""

    async def _receive(self) -> str | None:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        return text

    async def _send(self, frame: bytes) -> None:
        if self.socket.client_state != WebSocketState.CONNECTED or self.socket.application_state != WebSocketState.CONNECTED:
            raise WebSocketDisconnect
        await self.socket.send_text(frame.decode())


def parse(text: str | None) -> Hello | Act:
    """A message of a client, None where it wasn't text; Refused when it is none."""
    if text is None:
        raise Refused("bad-request", why="text")
    if len(text) > LONGEST_MESSAGE or len(text.encode()) > LONGEST_MESSAGE:
        raise Refused("too-large", most=LONGEST_MESSAGE)
    try:
        return CLIENT.validate_json(text)
    except ValidationError as error:
        raise Refused("bad-request", why=first_fault(error)) from None


def understood(text: str | None) -> Hello | Act | Refused:
    """A message of a client, or what is wrong with it."""
    try:
        return parse(text)
    except Refused as refused:
        return refused


def first_fault(error: ValidationError) -> str:
    """Where a message is wrong, without repeating what was sent: it may be a secret."""
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return f"{'.'.join(str(part) for part in fault['loc'])}: {fault['msg']}"
