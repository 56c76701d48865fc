"""Server processes that tests may kill, forked from one that has imported everything, so that they are up in an instant.

`python -m tests.server.node` reads orders, a JSON object a line, and forks a process for each, which answers with a line when
it serves. Nursery gives the orders.
"""

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from tatami.server.app import make_app
from tatami.server.serve import TableServer, make_config
from tatami.server.settings import Settings
from tatami.server.worker import run
from tests.mutants import ROOT
from tests.server.flaws import FLAWS, STALLED
from tests.timing import PATIENCE

GENEROUS = {"rate": "9999999/minute", "table_rate": "9999999/minute", "message_rate": "9999999/second"}


class Node:
    """A process: a server with its address, or a worker."""

    def __init__(self, pid: int, url: str, metrics: int | None) -> None:
        self.pid = pid
        self.url = url
        self.metrics = metrics  # the port of the page for Prometheus


class Nursery:
    """Starts and ends server processes; what they log goes to a file."""

    def __init__(self, log: Path) -> None:
        self._file = log
        self._nodes: list[Node] = []
        self.stalled = log.parent / "stalled"  # a pipe, from which can be read once a stalled bot thinks
        os.mkfifo(self.stalled)
        with log.open("w") as stream:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.node"],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=stream,
                text=True,
                env={**os.environ, STALLED: str(self.stalled)},
            )

    def start(self, kind: str = "serve", flaw: str | None = None, **settings: Any) -> Node:
        """A new process, once it serves."""
        given = {"port": 0, "workers": 0, "hidden_pause": 0.0} | GENEROUS | settings
        plain = {name: str(value) if name == "data" else value for name, value in given.items()}
        answer = self._ask(kind=kind, flaw=flaw, settings=plain)
        assert "pid" in answer, f"no process started:\n{answer.get('failed')}\n{self.log()}"
        node = Node(answer["pid"], f"http://127.0.0.1:{answer['port']}", answer["metrics"])
        self._nodes.append(node)
        return node

    def end(self, node: Node, how: signal.Signals = signal.SIGKILL) -> None:
        """The process gets this signal and is gone afterwards."""
        os.kill(node.pid, how)
        assert self._ask(reap=node.pid) == {"gone": node.pid}
        self._nodes.remove(node)

    def log(self) -> str:
        """All that the processes have logged."""
        return self._file.read_text()

    def close(self) -> None:
        """End all that still run."""
        for node in self._nodes[:]:
            self.end(node)
        self._process.communicate()

    def _ask(self, **order: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, f"the processes' parent has ended:\n{self.log()}"
        return dict(json.loads(line))


@contextmanager
def nursery(folder: Path) -> Iterator[Nursery]:
    """A nursery for as long as the block runs."""
    found = Nursery(folder / "log.txt")
    try:
        yield found
    finally:
        found.close()


# ----------------------------------------------------------------------------------------------------- in the processes


def _answer(**values: Any) -> None:
    sys.stdout.write(json.dumps(values) + "\n")
    sys.stdout.flush()


def _live(order: dict[str, Any]) -> NoReturn:
    """The life of a forked process."""
    try:
        logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # the orders are for the parent
        given = dict(order["settings"])
        settings = Settings(**given | ({"data": Path(given["data"])} if "data" in given else {}))
        if order["flaw"] is not None:
            FLAWS[order["flaw"]]()
        if order["kind"] == "work":
            _answer(pid=os.getpid(), port=0, metrics=None)
            asyncio.run(run(settings))
        else:
            _serve(settings)
    except BaseException:
        traceback.print_exc()
        _answer(failed=traceback.format_exc())
    os._exit(0)


def _serve(settings: Settings) -> None:
    def ready(port: int) -> None:
        _answer(pid=os.getpid(), port=port, metrics=app.state.server.metrics_port)

    app = make_app(settings)
    config = make_config(app, settings)
    config.timeout_graceful_shutdown = int(PATIENCE)  # who can't stop is found out, who is slow isn't
    server = TableServer(config, app, ready)
    asyncio.run(server.serve())
    assert server.started, "the server didn't start"


def main() -> None:
    """Fork a process for each order."""
    for line in sys.stdin:
        order = json.loads(line)
        if "reap" in order:
            os.waitpid(order["reap"], 0)
            _answer(gone=order["reap"])
        elif os.fork() == 0:
            _live(order)


if __name__ == "__main__":
    main()
