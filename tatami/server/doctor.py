"""`tatami doctor`: what is wrong with a set-up, and how to mend it. It changes nothing that it finds."""

import asyncio
import shutil
import socket
import sys
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from ipaddress import ip_address, ip_network
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final
from urllib.parse import urlsplit

from redis.exceptions import RedisError
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from tatami import build
from tatami.game import OptionError
from tatami.server.redis_link import RedisLink
from tatami.server.settings import Settings
from tatami.server.storage.migration import known_revisions, newest_revision, revision

PYTHON: Final = (3, 11)
POSTGRES: Final = 140000  # the oldest that is still looked after
SPACE: Final = 500 * 1024 * 1024  # bytes below which the disk is called full
PATIENCE: Final = 5.0
LOCAL: Final = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: what was found, and what to do about it if it isn't well."""

    check: str
    found: str
    mend: str = ""

    @property
    def well(self) -> bool:
        """Return whether nothing is to be done."""
        return not self.mend


def check_python(version: tuple[int, ...] = sys.version_info[:3]) -> Finding:
    """Return whether this Python is new enough."""
    found = ".".join(str(part) for part in version)
    if version < PYTHON:
        return Finding("python", f"Python {found}", f"install Python {PYTHON[0]}.{PYTHON[1]} or later")
    return Finding("python", f"Python {found}")


def check_engine(compiled: bool | None = None) -> Finding:
    """Return whether the engine is compiled; it works without, but bots are weak."""
    if build.is_compiled() if compiled is None else compiled:
        return Finding("engine", "compiled")
    why = f"unset {build.PURE}" if build.wants_pure() else "install again with a C compiler, or from a wheel"
    return Finding("engine", "not compiled: bots think with a fraction of the strength", why)


def check_folder(settings: Settings) -> Finding:
    """Return whether the data folder is there, or can be made, and can be written to."""
    file = settings.sqlite_file()
    if file is None:
        return Finding("folder", "not needed with PostgreSQL")
    folder = file.parent
    there = next((place for place in (folder, *folder.parents) if place.exists()), Path("/"))
    try:
        with TemporaryFile(dir=there):
            pass
    except OSError as error:
        mend = f"give the server's user the right to write there (chown, chmod), or choose another with --data: {folder}"
        return Finding("folder", f"{there}: {error.strerror or error}", mend)
    return Finding("folder", str(folder) if there == folder else f"{folder} will be made")


def check_space(settings: Settings, needed: int = SPACE) -> Finding:
    """Return whether the disk of the database has room."""
    file = settings.sqlite_file()
    if file is None:
        return Finding("space", "the database's own matter")
    there = next((place for place in file.parents if place.exists()), Path("/"))
    free = shutil.disk_usage(there).free
    found = f"{free // 1024**2} MB free at {there}"
    if free < needed:
        return Finding("space", found, f"make room: at least {needed // 1024**2} MB; a full disk stops every table")
    return Finding("space", found)


async def check_database(settings: Settings) -> Finding:
    """Return whether the database answers, has the revision that this version knows, and loses nothing."""
    file = settings.sqlite_file()
    if file is not None and not file.exists():
        return Finding("database", f"{file} will be made")
    engine = create_async_engine(settings.database_url(), hide_parameters=True)
    try:
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            return await connection.run_sync(_examine)
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        where = str(file) if file is not None else "the PostgreSQL server"
        mend = (
            "restore it from a backup (docs/operation.md)"
            if file is not None
            else "check that it runs, and the address, name and password of --database"
        )
        return Finding("database", f"{where}: {_words(error)}", mend)
    finally:
        await engine.dispose()


def _examine(connection: Connection) -> Finding:
    if connection.dialect.name == "postgresql":
        version = int(connection.execute(text("SHOW server_version_num")).scalar_one())
        name = f"PostgreSQL {version // 10000}.{version % 10000}"
        if version < POSTGRES:
            return Finding("database", name, f"PostgreSQL {POSTGRES // 10000} or later is needed: upgrade it")
    else:
        name = "SQLite"
        mode = str(connection.execute(text("PRAGMA journal_mode")).scalar_one())
        if mode != "wal":
            mend = "start `tatami serve` once, which sets WAL; if it doesn't stay, the folder is on a network disk: move it"
            return Finding("database", f"SQLite with journal mode {mode}", mend)
        broken = str(connection.execute(text("PRAGMA quick_check(1)")).scalar_one())
        if broken != "ok":
            return Finding("database", "SQLite: the file is damaged", "restore it from a backup (docs/operation.md)")
    found, newest = revision(connection), newest_revision()
    if found is None:
        return Finding("database", f"{name}, but without our tables", "start `tatami serve` once, which makes them")
    if found != newest:
        update = "start `tatami serve` once, which brings it up to date"
        other = "install the version that made it, or restore a backup (docs/operation.md)"
        mend = update if found in known_revisions() else other
        return Finding("database", f"{name} of revision {found}, not {newest}", mend)
    return Finding("database", f"{name}, revision {found}")


async def check_redis(settings: Settings) -> Finding:
    """Return whether Redis answers, where there is to be one; and that there is one where several processes need it."""
    if settings.redis is None:
        if settings.sqlite_file() is None:
            mend = "with more than one process give all of them the same --redis; with one, SQLite is enough"
            return Finding("redis", "PostgreSQL without Redis: processes wouldn't hear of each other's moves", mend)
        return Finding("redis", "not needed with one process")
    if settings.sqlite_file() is not None:
        return Finding("redis", "Redis with SQLite", "several processes need PostgreSQL (--database); one needs no Redis")
    link = RedisLink(settings.redis)
    try:
        async with link.call(PATIENCE):
            await link.redis.ping()
    except (RedisError, OSError) as error:
        return Finding("redis", _words(error), "check that it runs, and the address and password of --redis")
    finally:
        await link.close()
    return Finding("redis", "answers")


def port_is_free(host: str, port: int) -> bool:
    """Return whether a server could listen there now."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return False
    return True


def check_port(settings: Settings) -> Finding:
    """Return whether a server could listen; one that runs already is told from something else by its answer."""
    where = f"{settings.host}:{settings.port}"
    if port_is_free(settings.host, settings.port):
        return Finding("port", f"{where} is free")
    mend = "stop what listens there, or choose another --port; if it is the server itself, all is well"
    return Finding("port", f"{where} is taken, or isn't an address of this machine", mend)


def check_public_url(settings: Settings) -> Finding:
    """Return whether links lead here by a safe way, and pages may open sockets."""
    open_to_all = settings.host not in LOCAL
    if settings.public_url is None:
        if open_to_all or settings.proxies is not None:
            mend = "say where people reach the server: --public-url https://…; else browsers' cookies and sockets are refused"
            return Finding("public-url", "none, though not only this machine is served", mend)
        return Finding("public-url", "this machine only")
    try:
        origin = settings.origin()
    except OptionError as error:
        return Finding("public-url", str(error), "write it as https://tables.example.org")
    parts = urlsplit(settings.public_url)
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        mend = f"give the server a host name of its own: {origin}"
        return Finding("public-url", f"{settings.public_url} has a path; the server answers at / only", mend)
    if parts.scheme == "http" and parts.hostname not in LOCAL:
        return Finding("public-url", f"{origin} isn't encrypted", "put a proxy with TLS before it (docs/operation.md)")
    return Finding("public-url", str(origin))


def check_proxies(settings: Settings) -> Finding:
    """Return whether the address of a client is the client's: else all share one rate, or anybody may claim any address."""
    if settings.proxies is None:
        if settings.public_url is not None and settings.secure and settings.host in LOCAL:
            mend = "name the proxy, as in --proxies 127.0.0.1; else all clients count as one address and share its rate"
            return Finding("proxies", "a public https address, but no proxy is believed", mend)
        return Finding("proxies", "none")
    for part in settings.proxies.split(","):
        word = part.strip()
        if word == "*":
            return Finding("proxies", "every address is believed", "name the proxies: anybody could claim any address")
        try:
            ip_network(word, strict=False) if "/" in word else ip_address(word)
        except ValueError:
            return Finding("proxies", f"{word!r} is no address", "write addresses or networks, as in 127.0.0.1,10.0.0.0/8")
    return Finding("proxies", settings.proxies)


def _words(error: Exception) -> str:
    """Return what an error says, in one line, without an address that may have a password in it."""
    if isinstance(error, TimeoutError):
        return "no answer"
    cause: object = getattr(error, "orig", None) or error
    lines = str(cause).strip().splitlines()
    return lines[0] if lines else type(error).__name__


async def examine(settings: Settings) -> list[Finding]:
    """Return what all checks find, in the order in which a server needs them."""
    of_settings: list[Callable[[Settings], Finding | Awaitable[Finding]]] = [
        *(check_folder, check_space, check_database, check_redis, check_port, check_public_url, check_proxies)
    ]
    findings = [check_python(), check_engine()]
    for check in of_settings:
        found = check(settings)
        findings.append(found if isinstance(found, Finding) else await found)
    return findings


def data(findings: list[Finding]) -> dict[str, Any]:
    """Return the findings as plain data."""
    checks = [{**asdict(finding), "well": finding.well} for finding in findings]
    return {"well": all(finding.well for finding in findings), "checks": checks}
