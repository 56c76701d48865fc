"""PostgreSQL and Redis of our own on free ports, for tests of several processes."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.timing import PATIENCE


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def program(name: str, package: str) -> str:
    """Where a program is; Debian keeps PostgreSQL's out of the path."""
    beside = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"))]
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *beside]))
    if found is None:
        leave_out = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        leave_out(f"{name} is missing, which the tests of several server processes need (Debian: apt install {package})")
    return found


def as_nobody() -> list[str]:
    """PostgreSQL refuses to run as root; then it runs as another user."""
    if os.geteuid() != 0:
        return []
    return [program("setpriv", "util-linux"), "--reuid", "nobody", "--regid", "nogroup", "--clear-groups", "--"]


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a new database."""
    make, run = program("initdb", "postgresql"), program("pg_ctl", "postgresql")
    with tempfile.TemporaryDirectory(prefix="tatami-pg-") as name:
        folder, port = Path(name), free_port()
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        data, log = folder / "data", folder / "log"
        _do([*as_nobody(), make, "-D", str(data), "-U", "tatami", "-A", "trust", "-N", "-E", "UTF8", "--locale", "C"], log)
        options = f"-c listen_addresses=127.0.0.1 -p {port} -k '' -c fsync=off"
        _do([*as_nobody(), run, "-D", str(data), "-l", str(log), "-o", options, "-w", "-t", str(int(PATIENCE)), "start"], log)
        try:
            yield f"postgresql://tatami@127.0.0.1:{port}/postgres"
        finally:
            _do([*as_nobody(), run, "-D", str(data), "-m", "immediate", "-w", "stop"], log)


def _do(command: list[str], log: Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/", stdin=subprocess.DEVNULL)
    more = log.read_text() if log.exists() else ""
    assert done.returncode == 0, f"{command} failed:\n{done.stdout}{done.stderr}{more}"


class RedisServer:
    """A Redis that can be stopped and started again, without a memory of its own."""

    def __init__(self) -> None:
        self._program = program("redis-server", "redis-server")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        flags = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--daemonize", "no"]
        self._process = subprocess.Popen([self._program, *flags], stdout=subprocess.PIPE, cwd="/")
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if b"Ready to accept connections" in line:
                return
        raise AssertionError("redis-server ended at once")

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """While the block runs it takes connections and answers nobody."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        """Gone, with all that it knew."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


@contextmanager
def redis() -> Iterator[RedisServer]:
    """A running Redis."""
    server = RedisServer()
    server.start()
    try:
        yield server
    finally:
        server.stop()
