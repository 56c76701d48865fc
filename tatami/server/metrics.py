"""What an operator watches, for Prometheus: counts and times only. No label names a table, a person or anything secret."""

from collections.abc import Callable
from threading import Thread
from time import perf_counter
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from tatami.game import OptionError

# Seconds: a move is a commit and a few frames; a bot thinks as long as its level lets it.
MOVE_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
BOT_BUCKETS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.moves = Counter("tatami_moves", "Moves that were stored", ["by"], registry=own)
        self.refusals = Counter("tatami_refusals", "Requests and messages that were refused", ["code"], registry=own)
        self.sockets = Gauge("tatami_open_sockets", "WebSockets that are open", registry=own)
        self.move_time = Histogram(
            "tatami_move_seconds", "From reading a move to its being stored", buckets=MOVE_BUCKETS, registry=own
        )
        self.bot_time = Histogram("tatami_bot_seconds", "How long bots thought", buckets=BOT_BUCKETS, registry=own)
        self.queue = Gauge("tatami_queue_length", "Decisions of bots that wait or are under way", registry=own)
        self._moves = {by: self.moves.labels(by) for by in ("person", "bot")}
        self._live = Gauge("tatami_live_tables", "Tables in the memory of this process", registry=own)

    def count_tables(self, count: Callable[[], int]) -> None:
        """Ask for the number of tables in memory whenever somebody wants to know it."""
        self._live.set_function(count)

    def count_move(self, by: str, begun: float) -> None:
        """Count a move that was stored, and was read at this time of perf_counter()."""
        self.move_time.observe(perf_counter() - begun)
        self._moves[by].inc()


def address(text: str) -> tuple[str, int]:
    """Return host and port of `HOST:PORT`."""
    host, colon, port = text.rpartition(":")
    if not colon or not host or not port.isascii() or not port.isdigit() or int(port) > 65535:
        raise OptionError(f"option --metrics: {text!r} is no address, as in 127.0.0.1:9464")
    return host.strip("[]"), int(port)


class Exporter:
    """The page for Prometheus, at an address of its own: whoever reaches the tables needn't reach it."""

    def __init__(self, metrics: Metrics, where: str) -> None:
        host, port = address(where)
        self._server: WSGIServer
        self._thread: Thread
        self._server, self._thread = start_http_server(port, host, metrics.registry)
        self.port = int(self._server.server_address[1])

    def close(self) -> None:
        """Stop."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
