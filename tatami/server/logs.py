"""The log: one JSON object a line, or plain text for a terminal. Nothing of it may be a secret, a name, chat or a hidden card.

So no message is made from what clients send, and of an exception only its type and its place are written: its words may quote
a move. Errors of the disk, the database and Redis are about none of that and keep their words.
"""

import json
import logging
import sqlite3
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from time import perf_counter
from typing import Any, Final, TextIO
from uuid import uuid4

from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FORMATS: Final = ("json", "plain")
LEVELS: Final = ("debug", "info", "warning", "error")
HARMLESS: Final = (
    OSError,
    RedisError,
    SQLAlchemyError,
    sqlite3.Error,
)  # statements come without their values: Store hides them
FACTS: Final = ("table", "method", "path", "status", "ms", "client", "url", "version", "code")  # what a line may add
REQUEST: Final[ContextVar[str | None]] = ContextVar("request", default=None)

LOG: Final = logging.getLogger("tatami.requests")


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    found = {name: getattr(record, name) for name in FACTS if hasattr(record, name)}
    request = REQUEST.get()
    return found if request is None else {"request": request, **found}


def _error(error: BaseException) -> dict[str, Any]:
    """Return what went wrong and where; in which words only if they can't be about a game."""
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    found: dict[str, Any] = {"type": type(error).__qualname__, "trace": places}
    if isinstance(error, HARMLESS):
        found["text"] = str(error)
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        found["cause"] = _error(cause)
    return found


class JsonFormatter(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "time": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= _facts(record)
        if record.exc_info is not None and record.exc_info[1] is not None:
            line["error"] = _error(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainFormatter(logging.Formatter):
    """The same for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, and below it where an error happened."""
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        facts = " ".join(f"{name}={value}" for name, value in _facts(record).items())
        line = f"{at} {record.levelname.lower()} {record.getMessage()} {facts}".rstrip()
        if record.exc_info is not None and record.exc_info[1] is not None:
            error = _error(record.exc_info[1])
            line = "\n  ".join([f"{line} {error['type']} {error.get('text', '')}".rstrip(), *error["trace"]])
        return line


def set_up(form: str | None, level: str, stream: TextIO | None = None) -> None:
    """Let all loggers of this process write there; without a form, JSON unless a terminal reads it."""
    target = sys.stderr if stream is None else stream
    plain = target.isatty() if form is None else form == "plain"
    handler = logging.StreamHandler(target)
    handler.setFormatter(PlainFormatter() if plain else JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Others' loggers write what they are given, whole messages and addresses: of theirs only warnings, whatever is asked.
    root.setLevel(max(logging.WARNING, getattr(logging, level.upper())))
    logging.getLogger("tatami").setLevel(level.upper())


class Requests:
    """Gives each request and each socket an id, which its log lines and its answer have, and writes a line when it is done."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = uuid4().hex[:16]
        token = REQUEST.set(request)
        begun, status = perf_counter(), 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", request.encode())]
            await send(message)

        try:
            # a socket sends a frame for every move: it isn't wrapped
            await self._app(scope, receive, send_with_id if scope["type"] == "http" else send)
        finally:
            quiet = scope["path"] in ("/healthz", "/readyz")
            # A decision that nobody may know of (K-06) leaves no line, over HTTP as over a socket.
            secret = scope["path"].endswith("/actions") and status == 200
            method = scope.get("method", "WEBSOCKET")
            facts = {"method": method, "path": scope["path"], "status": status, "ms": round(1000 * (perf_counter() - begun), 1)}
            if scope["type"] == "websocket":
                del facts["status"]
            if not secret:
                LOG.log(logging.DEBUG if quiet else logging.INFO, "request", extra=facts)
            REQUEST.reset(token)
