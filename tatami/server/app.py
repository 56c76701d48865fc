"""The server put together: storage, hub, queue, tables, routes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.resources import files
from pathlib import Path
from time import time
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, JSONResponse, Response

from tatami.server.errors import Refused
from tatami.server.http import health, library, routes
from tatami.server.http.library import Library
from tatami.server.http.pages import Pages
from tatami.server.http.security import Guard, Rates
from tatami.server.logs import Requests
from tatami.server.metrics import Exporter, Metrics
from tatami.server.redis_link import RedisLink
from tatami.server.sentences import with_sentences
from tatami.server.settings import Settings
from tatami.server.storage.store import Store
from tatami.server.tables.hub import Hub, RedisHub
from tatami.server.tables.tables import Tables
from tatami.server.thinking.thinking import Thinker
from tatami.server.thinking.work import LocalQueue, RedisWork
from tatami.server.ws import route as socket
from tatami.server.ws.connection import Connection
from tatami.texts import Text
from tatami.version import __version__

LOG: Final = logging.getLogger("tatami.server")
TICK: Final = 1.0  # seconds between looks at the clocks
LOST: Final = 60.0  # seconds after which a bot that hasn't decided is asked again

PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tatami</title></head>
<body><h1>Tatami</h1>
<p>The table server runs. Its API is described in <a href="/api/openapi.json">openapi.json</a>.</p></body></html>
"""


class Server:
    """All parts of one process; `tatami serve` gives it an HTTP face, `tatami work` only lets bots think."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time) -> None:
        file = settings.sqlite_file()
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
        self.settings = settings
        self.store = Store(settings.database_url())
        self._link = None if settings.redis is None else RedisLink(settings.redis)
        self.hub = Hub() if self._link is None else RedisHub(self._link)
        self.queue = LocalQueue() if self._link is None else RedisWork(self._link)
        self.rates = Rates(settings, self._link)
        self.thinker = Thinker(settings.workers, settings.data / "tables")
        self.library = Library(self.thinker)
        self.metrics = Metrics()
        self.tables = Tables(self.store, self.hub, self.queue, self.thinker, now, settings.hidden_pause, self.metrics)
        self.stopping = False
        self._exporter: Exporter | None = None
        self._connections: set[Connection] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, clocks: bool = True) -> None:
        """Bring the storage up to date and begin; tables whose bots were thinking when the server stopped go on."""
        await self.store.open()
        await self.hub.open()
        if isinstance(self.queue, LocalQueue):
            self.queue.serve(self.tables.decide_for_bot)
        elif self.settings.workers:
            worker = self.queue.worker(self.tables.decide_for_bot, self.settings.workers)
            self._tasks.append(asyncio.create_task(worker.start()))
        self._tasks.append(asyncio.create_task(self.thinker.warm_up()))
        if self.settings.metrics is not None:
            self._exporter = Exporter(self.metrics, self.settings.metrics)
            self._tasks.append(asyncio.create_task(self._measure()))
        if clocks:
            self._tasks.append(asyncio.create_task(self._tick()))

    async def close(self) -> None:
        """Stop; what was acknowledged is stored, and bots' work that isn't done is found again by whoever goes on."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.library.close()
        await self.tables.finish()
        await self.queue.close()
        await self.tables.finish()  # a bot may have moved in the meantime
        if self._exporter is not None:
            self._exporter.close()
        self.thinker.close()
        await self.hub.close()
        if self._link is not None:
            await self._link.close()
        await self.store.close()

    @contextmanager
    def connected(self, connection: Connection) -> Iterator[None]:
        """Count a client as connected for as long as the block runs."""
        self._connections.add(connection)
        self.metrics.sockets.inc()
        try:
            yield
        finally:
            self.metrics.sockets.dec()
            self._connections.discard(connection)

    async def say_goodbye(self) -> None:
        """Be ready no longer; answer what every client has asked, and tell it that the server goes away."""
        self.stopping = True
        await asyncio.gather(*(connection.say_goodbye() for connection in self._connections), return_exceptions=True)

    @property
    def metrics_port(self) -> int | None:
        """Return the port of the page for Prometheus."""
        return None if self._exporter is None else self._exporter.port

    async def _measure(self) -> None:
        """Measure the queue again and again: it may be in Redis, and can't be asked when somebody wants to know."""
        while True:
            await _guarded(self._measure_queue())
            await asyncio.sleep(TICK)

    async def _measure_queue(self) -> None:
        length = await self.queue.length()
        if length is not None:
            self.metrics.queue.set(length)

    async def _tick(self) -> None:
        await _guarded(self.tables.wake_bots(0.0))
        seconds, reconnects = 0.0, self.hub.reconnects
        while True:
            await asyncio.sleep(TICK)
            seconds += TICK
            await _guarded(self.tables.ring_clocks())
            if self.hub.reconnects != reconnects:  # the queue may have been lost with the connection
                reconnects = self.hub.reconnects
                await _guarded(self.tables.wake_bots(0.0))
            if seconds >= LOST:
                seconds = 0.0
                await _guarded(self.tables.wake_bots(LOST))


async def _guarded(work: Awaitable[None]) -> None:
    """Do regular work, which is done again next time whatever went wrong."""
    try:
        await work
    except Exception:
        LOG.exception("regular work failed")


def make_app(settings: Settings, now: Callable[[], float] = time) -> FastAPI:
    """Return the application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        server = Server(settings, now)
        await server.open()
        app.state.tables = server.tables
        app.state.rates = server.rates
        app.state.server = server
        try:
            yield
        finally:
            await server.close()

    app = FastAPI(
        title="Tatami", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.settings = settings
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _no_page)
    app.include_router(routes.router)
    app.include_router(library.router)
    app.include_router(socket.router)
    app.include_router(health.router)
    web = Path(str(files("tatami").joinpath("web")))
    if (web / "index.html").exists():
        app.mount("/", Pages(directory=web, html=True))
    else:
        app.get("/", include_in_schema=False)(_page)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Requests)
    return app


async def _page() -> HTMLResponse:
    return HTMLResponse(PAGE)


def _problem(request: Request, refused: Refused, headers: Any = None) -> Response:
    request.app.state.tables.metrics.refusals.labels(refused.code).inc()
    words = routes.words_in(request)
    body = refused.data() if words is None else with_sentences(refused.data(), words, {})
    return JSONResponse(body, refused.status, headers=headers)


async def _refused(request: Request, error: Exception) -> Response:
    if not isinstance(error, Refused):
        raise error
    return _problem(request, error)


async def _invalid(request: Request, error: Exception) -> Response:
    """Refuse a body or parameter that isn't what it should be; what was sent isn't repeated."""
    if not isinstance(error, RequestValidationError):
        raise error
    fault = error.errors()[0]
    where = ".".join(str(part) for part in fault["loc"])
    return _problem(request, Refused("bad-request", why=f"{where}: {fault['msg']}"))


async def _no_page(request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    if error.status_code == 404:
        return _problem(request, Refused("no-page"))
    body = {"code": "http", "rule": None, "text": Text("server-http", why=str(error.detail)).data()}
    return JSONResponse(body, error.status_code, headers=error.headers)
