"""`tatami serve`: the application on uvicorn, and how it stops without breaking anything off."""

import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from tatami.server.app import make_app
from tatami.server.protocol import LONGEST_MESSAGE
from tatami.server.settings import Settings
from tatami.server.ws.framing import TableSocket
from tatami.version import __version__

LOG: Final = logging.getLogger("tatami.server")
# New objects after which the youngest are looked through, a little at a time so that nobody waits for it; the old ones seldom.
GARBAGE: Final = (10_000, 10, 500)
GRACE: Final = 10  # seconds for requests that are under way


class TableServer(uvicorn.Server):
    """Stops in order: no new connections, moves under way are finished, sockets are told that the server goes away."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[int], None] | None = None) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start as uvicorn does; then say where we are."""
        await super().startup(sockets)
        port = int(self.servers[0].sockets[0].getsockname()[1])
        gc.collect()
        gc.freeze()  # what a server has when it starts it keeps: no need to look through it again and again
        gc.set_threshold(*GARBAGE)
        LOG.info("serving", extra={"url": f"http://{self.config.host}:{port}", "version": __version__})
        if self._ready is not None:
            self._ready(port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye before uvicorn closes what is left."""
        LOG.info("stopping")
        for server in self.servers:
            server.close()
        await self._app.state.server.say_goodbye()
        await super().shutdown(sockets)
        LOG.info("stopped")


def make_server(settings: Settings, ready: Callable[[int], None] | None = None, **given: Any) -> TableServer:
    """Return the server for these settings; `ready` is called with its port once it listens."""
    app = make_app(settings, **given)
    return TableServer(make_config(app, settings), app, ready)


def make_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Return how uvicorn runs the application."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=TableSocket,
        ws_max_size=4 * LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # frames are small, and compressing a secret beside what a stranger chose gives it away
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        access_log=False,
        log_config=None,
        proxy_headers=settings.proxies is not None,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE,
    )


def has_screen() -> bool:
    """Return whether a browser with windows can be opened here."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(settings: Settings) -> Callable[[int], None]:
    """Return what shows the table to whoever sits at this machine; without a screen its address is all."""

    def show(port: int) -> None:
        host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
        url = f"http://{host}:{port}/"
        print(f"The table is at {url} (Ctrl+C ends it).", flush=True)
        if has_screen():
            webbrowser.open(url)

    return show
