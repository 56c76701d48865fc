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
from tatami.server.redis_link import RedisLink
from tatami.server.settings import Settings
from tatami.server.tables.frames import dumps
from tatami.texts.saying import LANGUAGES

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
    """Counts how often each client does something: in this process alone, for messages, which are too many for Redis."""

    def __init__(self, rate: RateLimitItem) -> None:
        self._most = rate.amount
        self._seconds = rate.get_expiry()
        self._counts: dict[str, int] = {}
        self._ends = 0.0

    def hit(self, client: str) -> bool:
        """Count one; return False when it is one too many."""
        now = monotonic()
        if now >= self._ends:
            self._counts.clear()
            self._ends = now + self._seconds
        count = self._counts[client] = self._counts.get(client, 0) + 1
        return count <= self._most


class Rates:
    """How often an address or a seat may ask: requests are counted in Redis where there are several processes."""

    def __init__(self, settings: Settings, link: RedisLink | None) -> None:
        storage: Storage = MemoryStorage()
        if link is not None:
            pool: Any = link.redis.connection_pool
            storage = RedisStorage("async+redis://", implementation="redispy", connection_pool=pool)
        self._link = link
        self._limiter = FixedWindowRateLimiter(storage)
        self.requests: RateLimitItem = parse(settings.rate)
        self.tables: RateLimitItem = parse(settings.table_rate)
        self._messages = Window(parse(settings.message_rate))

    def check_message(self, client: str) -> None:
        """Count a message of a client at this process; Refused when it is one too many."""
        if not self._messages.hit(client):
            raise Refused("too-many")

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
    """Return the client's language: what it asks for, else the first that its browser names, else English."""
    asked = [query.get("lang", ""), *headers.get("accept-language", "")[:200].split(",")]
    for wish in asked:
        tag = wish.split(";")[0].strip().lower().split("-")[0]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]


def same_origin(headers: Headers, settings: Settings, scheme: str) -> bool:
    """Return whether the page that sent a request says so, and is ours."""
    origin = headers.get("origin")
    secure = scheme in ("https", "wss")
    return origin is not None and origin in (settings.origin(), f"{'https' if secure else 'http'}://{headers.get('host', '')}")


class Guard:
    """Refuses what is too large or too often, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through, or one client that wants a socket."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                started = True
                self._add_headers(scope, message)
            await send(message)

        try:
            given = await _admit(scope, receive)
        except Refused as refused:
            scope["app"].state.tables.metrics.refusals.labels(refused.code).inc()
            await _refuse(scope, refused, send_with_headers)
            return
        try:
            await self._app(scope, given, send_with_headers)
        except Exception:
            if started or scope["type"] == "websocket":
                raise
            LOG.exception("a request failed")  # here, so that this answer has the headers as well
            await _refuse(scope, Refused("internal"), send_with_headers)

    def _add_headers(self, scope: Scope, message: Message) -> None:
        found = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            found[name] = value
        if self._settings.secure:
            found["strict-transport-security"] = "max-age=31536000"
        if scope["path"].startswith("/api"):
            found["cache-control"] = "no-store"


async def _admit(scope: Scope, receive: Receive) -> Receive:
    """Return how the application reads this request, its body being here already; Refused when it may not."""
    if scope["path"].startswith("/api"):
        client = scope.get("client")
        rates: Rates = scope["app"].state.rates
        await rates.check(rates.requests, "requests", client[0] if client else "")
    if scope["type"] == "websocket":
        return receive
    body, sent = await _body(Headers(scope=scope), receive, _most(scope["path"])), False

    async def receive_body() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_body


def _most(path: str) -> int:
    """Return how many bytes a body may have here."""
    return LARGEST_RECORD if path in RECORD_PATHS else LARGEST


async def _body(headers: Headers, receive: Receive, most: int) -> bytes:
    """Return the whole body; Refused as soon as it is too large."""
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


async def _refuse(scope: Scope, refused: Refused, send: Send) -> None:
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    if scope["type"] == "websocket" and kind not in scope.get("extensions", {}):
        await send({"type": "websocket.close"})
        return
    body = dumps(refused.data())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
