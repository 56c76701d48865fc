"""The guard before all requests: sizes, rates, origins, and headers that forbid the browser everything we don't need."""

import logging
from collections.abc import Mapping
from contextlib import nullcontext
from time import monotonic
from typing import Any, Final

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage, Storage
from limits.aio.strategies import FixedWindowRateLimiter
from redis.exceptions import RedisError
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tatami.server.errors import Refused
from tatami.server.frames import dumps
from tatami.server.link import Link
from tatami.server.settings import Settings
from tatami.texts import LANGUAGES

LARGEST: Final = 16 * 1024  # bytes of a request's body
LARGEST_RECORD: Final = 256 * 1024  # and where the body is a record
RECORD_PATHS: Final = ("/api/replay", "/api/verify")
LOG: Final = logging.getLogger("tatami.security")
COOKIE: Final = "tatami-seat"
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Window:
    """How often each may do something, counted in this process: for messages, of which there are too many for anything dear."""

    def __init__(self, rate: RateLimitItem) -> None:
        self._most = rate.amount
        self._seconds = rate.get_expiry()
        self._counts: dict[tuple[str, ...], int] = {}
        self._ends = 0.0

    def hit(self, who: tuple[str, ...]) -> bool:
        """Count one; False when it is one too many."""
        now = monotonic()
        if now >= self._ends:
            self._counts.clear()
            self._ends = now + self._seconds
        count = self._counts[who] = self._counts.get(who, 0) + 1
        return count <= self._most


class Rates:
    """How often an address or a seat may ask: counted here, or in Redis for several processes."""

    def __init__(self, settings: Settings, link: Link | None) -> None:
        storage: Storage = MemoryStorage()
        if link is not None:
            pool: Any = link.redis.connection_pool
            storage = RedisStorage("async+redis://", implementation="redispy", connection_pool=pool)
        self._link = link
        self._limiter = FixedWindowRateLimiter(storage)
        self.requests: RateLimitItem = parse(settings.rate)
        self.tables: RateLimitItem = parse(settings.table_rate)
        self.messages: RateLimitItem = parse(settings.message_rate)
        self._window = Window(self.messages) if link is None else None

    async def check_message(self, *who: str) -> None:
        """Count a message of a client; Refused when it is one too many."""
        if not self.check_message_here(*who):
            await self.check(self.messages, "messages", *who)

    def check_message_here(self, *who: str) -> bool:
        """The same at once; False, and nothing is counted, where messages are counted for several processes together."""
        if self._window is None:
            return False
        if not self._window.hit(who):
            raise Refused("too-many")
        return True

    async def check(self, rate: RateLimitItem, *who: str) -> None:
        """Count one; Refused when it is one too many."""
        try:
            async with nullcontext() if self._link is None else self._link.call():
                allowed = await self._limiter.hit(rate, *who)
        except RedisError:
            LOG.warning("rates aren't counted: no Redis")
            return
        if not allowed:
            raise Refused("too-many")


def language(query: Mapping[str, str], headers: Headers) -> str:
    """The client's language: what it asks for, else the first that its browser names, else English."""
    asked = [query.get("lang", ""), *headers.get("accept-language", "")[:200].split(",")]
    for wish in asked:
        tag = wish.split(";")[0].strip().lower().split("-")[0]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]


def same_origin(headers: Headers, settings: Settings, scheme: str) -> bool:
    """Whether the page that sent a request says so, and is ours."""
    origin = headers.get("origin")
    secure = scheme in ("https", "wss")
    return origin is not None and origin in (settings.origin(), f"{'https' if secure else 'http'}://{headers.get('host', '')}")


class Guard:
    """Refuses what is too large or too often, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one client that wants a socket."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                started = True
                found = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    found[name] = value
                if self._settings.secure:
                    found["strict-transport-security"] = "max-age=31536000"
                if scope["path"].startswith("/api"):
                    found["cache-control"] = "no-store"
            await send(message)

        try:
            if scope["path"].startswith("/api"):
                client = scope.get("client")
                rates: Rates = scope["app"].state.rates
                await rates.check(rates.requests, "requests", client[0] if client else "")
            body = await _body(headers, receive, _most(scope["path"])) if scope["type"] == "http" else b""
        except Refused as refused:
            scope["app"].state.tables.metrics.refusals.labels(refused.code).inc()
            await _refuse(scope, refused, language({}, headers), send_with_headers)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send_with_headers)
            return

        sent = False

        async def receive_body() -> Message:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        try:
            await self._app(scope, receive_body, send_with_headers)
        except Exception:
            if started:
                raise
            LOG.exception("a request failed")  # here, so that this answer has the headers as well
            await _refuse(scope, Refused("internal"), language({}, headers), send_with_headers)


def _most(path: str) -> int:
    """How many bytes a body may have here."""
    return LARGEST_RECORD if path in RECORD_PATHS else LARGEST


async def _body(headers: Headers, receive: Receive, most: int) -> bytes:
    """The whole body; Refused as soon as it is too large."""
    announced = headers.get("content-length", "0")
    if not announced.isascii() or not announced.isdigit() or int(announced[:10]) > most or len(announced) > 10:
        raise Refused("too-large", most=most)
    found = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return bytes(found)
        found += message.get("body", b"")
        if len(found) > most:
            raise Refused("too-large", most=most)
        if not message.get("more_body", False):
            return bytes(found)


async def _refuse(scope: Scope, refused: Refused, lang: str, send: Send) -> None:
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    if scope["type"] == "websocket" and kind not in scope.get("extensions", {}):
        await send({"type": "websocket.close"})
        return
    body = dumps({"code": refused.code, "rule": refused.rule, "text": refused.text(lang)})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
