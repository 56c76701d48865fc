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
from tatami.server.link import Link
from tatami.server.settings import Settings
from tatami.server.shape import head, known, shape

PYTHON: Final = (3, 11)
POSTGRES: Final = 140000  # the oldest that is still looked after
SPACE: Final = 500 * 1024 * 1024  # bytes below which the disk is called full
PATIENCE: Final = 5.0
LOCAL: Final = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: well or not, what was found, and what to do about it."""

    check: str
    well: bool
    found: str
    mend: str = ""


def _well(check: str, found: str) -> Finding:
    return Finding(check, True, found)


def _ill(check: str, found: str, mend: str) -> Finding:
    return Finding(check, False, found, mend)


def check_python(version: tuple[int, ...] = sys.version_info[:3]) -> Finding:
    """Whether this Python is new enough."""
    found = ".".join(str(part) for part in version)
    if version < PYTHON:
        return _ill("python", f"Python {found}", f"install Python {PYTHON[0]}.{PYTHON[1]} or later")
    return _well("python", f"Python {found}")


def check_engine(compiled: bool | None = None) -> Finding:
    """Whether the engine is compiled; it works without, but bots are weak."""
    if build.is_compiled() if compiled is None else compiled:
        return _well("engine", "compiled")
    why = f"unset {build.PURE}" if build.wants_pure() else "install again with a C compiler, or from a wheel"
    return _ill("engine", "not compiled: bots think with a fraction of the strength", why)


def check_folder(settings: Settings) -> Finding:
    """Whether the data folder is there, or can be made, and can be written to."""
    file = settings.sqlite_file()
    if file is None:
        return _well("folder", "not needed with PostgreSQL")
    folder = file.parent
    there = next((place for place in (folder, *folder.parents) if place.exists()), Path("/"))
    try:
        with TemporaryFile(dir=there):
            pass
    except OSError as error:
        mend = f"give the server's user the right to write there (chown, chmod), or choose another with --data: {folder}"
        return _ill("folder", f"{there}: {error.strerror or error}", mend)
    return _well("folder", str(folder) if there == folder else f"{folder} will be made")


def check_space(settings: Settings, needed: int = SPACE) -> Finding:
    """Whether the disk of the database has room."""
    file = settings.sqlite_file()
    if file is None:
        return _well("space", "the database's own matter")
    there = next((place for place in file.parents if place.exists()), Path("/"))
    free = shutil.disk_usage(there).free
    found = f"{free // 1024**2} MB free at {there}"
    if free < needed:
        return _ill("space", found, f"make room: at least {needed // 1024**2} MB; a full disk stops every table")
    return _well("space", found)


async def check_database(settings: Settings) -> Finding:
    """Whether the database answers, has the shape that this version knows, and is set up so that nothing gets lost."""
    file = settings.sqlite_file()
    if file is not None and not file.exists():
        return _well("database", f"{file} will be made")
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
        return _ill("database", f"{where}: {_words(error)}", mend)
    finally:
        await engine.dispose()


def _examine(connection: Connection) -> Finding:
    if connection.dialect.name == "postgresql":
        version = int(connection.execute(text("SHOW server_version_num")).scalar_one())
        name = f"PostgreSQL {version // 10000}.{version % 10000}"
        if version < POSTGRES:
            return _ill("database", name, f"PostgreSQL {POSTGRES // 10000} or later is needed: upgrade it")
    else:
        name = "SQLite"
        mode = str(connection.execute(text("PRAGMA journal_mode")).scalar_one())
        if mode != "wal":
            mend = "start `tatami serve` once, which sets WAL; if it doesn't stay, the folder is on a network disk: move it"
            return _ill("database", f"SQLite with journal mode {mode}", mend)
        broken = str(connection.execute(text("PRAGMA quick_check(1)")).scalar_one())
        if broken != "ok":
            return _ill("database", "SQLite: the file is damaged", "restore it from a backup (docs/operation.md)")
    found, newest = shape(connection), head()
    if found is None:
        return _ill("database", f"{name}, but without our tables", "start `tatami serve` once, which makes them")
    if found != newest:
        update = "start `tatami serve` once, which brings it up to date"
        mend = update if found in known() else "install the version that made it, or restore a backup (docs/operation.md)"
        return _ill("database", f"{name} of shape {found}, not {newest}", mend)
    return _well("database", f"{name}, shape {found}")


async def check_redis(settings: Settings) -> Finding:
    """Whether Redis answers, where there is to be one; and that there is one where several processes need it."""
    if settings.redis is None:
        if settings.sqlite_file() is None:
            mend = "with more than one process give all of them the same --redis; with one, SQLite is enough"
            return _ill("redis", "PostgreSQL without Redis: processes wouldn't hear of each other's moves", mend)
        return _well("redis", "not needed with one process")
    if settings.sqlite_file() is not None:
        return _ill("redis", "Redis with SQLite", "several processes need PostgreSQL (--database); one needs no Redis")
    link = Link(settings.redis)
    try:
        async with link.call(PATIENCE):
            await link.redis.ping()
    except (RedisError, OSError) as error:
        return _ill("redis", _words(error), "check that it runs, and the address and password of --redis")
    finally:
        await link.close()
    return _well("redis", "answers")


def port_is_free(host: str, port: int) -> bool:
    """Whether a server could listen there now."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return False
    return True


def check_port(settings: Settings) -> Finding:
    """Whether a server could listen; one that runs already is told from something else by its answer."""
    where = f"{settings.host}:{settings.port}"
    if port_is_free(settings.host, settings.port):
        return _well("port", f"{where} is free")
    mend = "stop what listens there, or choose another --port; if it is the server itself, all is well"
    return _ill("port", f"{where} is taken, or isn't an address of this machine", mend)


def check_public_url(settings: Settings) -> Finding:
    """Whether links lead here by a safe way, and pages may open sockets."""
    open_to_all = settings.host not in LOCAL
    if settings.public_url is None:
        if open_to_all or settings.proxies is not None:
            mend = "say where people reach the server: --public-url https://…; else browsers' cookies and sockets are refused"
            return _ill("public-url", "none, though not only this machine is served", mend)
        return _well("public-url", "this machine only")
    try:
        origin = settings.origin()
    except OptionError as error:
        return _ill("public-url", str(error), "write it as https://tables.example.org")
    parts = urlsplit(settings.public_url)
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        mend = f"give the server a host name of its own: {origin}"
        return _ill("public-url", f"{settings.public_url} has a path; the server answers at / only", mend)
    if parts.scheme == "http" and parts.hostname not in LOCAL:
        return _ill("public-url", f"{origin} isn't encrypted", "put a proxy with TLS before it (docs/operation.md)")
    return _well("public-url", str(origin))


def check_proxies(settings: Settings) -> Finding:
    """Whether the address of a client is the client's: else all share one rate, or anybody may claim any address."""
    if settings.proxies is None:
        if settings.public_url is not None and settings.secure and settings.host in LOCAL:
            mend = "name the proxy, as in --proxies 127.0.0.1; else all clients count as one address and share its rate"
            return _ill("proxies", "a public https address, but no proxy is believed", mend)
        return _well("proxies", "none")
    for part in settings.proxies.split(","):
        word = part.strip()
        if word == "*":
            return _ill("proxies", "every address is believed", "name the proxies: anybody could claim any address")
        try:
            ip_network(word, strict=False) if "/" in word else ip_address(word)
        except ValueError:
            return _ill("proxies", f"{word!r} is no address", "write addresses or networks, as in 127.0.0.1,10.0.0.0/8")
    return _well("proxies", settings.proxies)


def _words(error: Exception) -> str:
    """What an error says, in one line, without an address that may have a password in it."""
    if isinstance(error, TimeoutError):
        return "no answer"
    cause: object = getattr(error, "orig", None) or error
    lines = str(cause).strip().splitlines()
    return lines[0] if lines else type(error).__name__


async def examine(settings: Settings) -> list[Finding]:
    """All checks, in the order in which a server needs them."""
    quick: list[Callable[[], Finding]] = [check_python, check_engine]
    of_settings: list[Callable[[Settings], Finding | Awaitable[Finding]]] = [
        check_folder,
        check_space,
        check_database,
        check_redis,
        check_port,
        check_public_url,
        check_proxies,
    ]
    findings = [check() for check in quick]
    for check in of_settings:
        found = check(settings)
        findings.append(found if isinstance(found, Finding) else await found)
    return findings


def data(findings: list[Finding]) -> dict[str, Any]:
    """For programs."""
    return {"well": all(finding.well for finding in findings), "checks": [asdict(finding) for finding in findings]}
