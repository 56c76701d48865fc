"""The settings of the server as flags and as environment variables TATAMI_…, each said once; and its database, opened."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import typer

from tatami.game import OptionError
from tatami.server.settings import Settings
from tatami.terminal.flags import Command, with_flags

FLAGS: Final[dict[str, tuple[Any, dict[str, Any]]]] = {
    "host": (str, {"help": "address to listen on"}),
    "port": (int, {"help": "port to listen on", "min": 0, "max": 65535}),
    "data": (Path, {"help": "folder of the database (default: your data folder)", "metavar": "DIR"}),
    "database": (str, {"help": "postgresql://… or sqlite:///FILE instead of the folder", "metavar": "URL"}),
    "redis": (str, {"help": "redis://…, for several server processes", "metavar": "URL"}),
    "public_url": (str, {"help": "where people reach the server", "metavar": "URL"}),
    "workers": (int, {"help": "processes in which bots think", "min": 0, "max": 256, "metavar": "NUMBER"}),
    "proxies": (str, {"help": "addresses of proxies whose X-Forwarded-For is believed", "metavar": "LIST"}),
    "rate": (str, {"help": "requests of one address"}),
    "table_rate": (str, {"help": "new tables of one address"}),
    "message_rate": (str, {"help": "messages of one seat"}),
    "metrics": (str, {"help": "address of a page for Prometheus, as 127.0.0.1:9464", "metavar": "HOST:PORT"}),
    "log": (str, {"help": "json or plain (default: plain on a terminal, else json)", "metavar": "FORM"}),
    "log_level": (str, {"help": "debug, info, warning or error", "metavar": "LEVEL"}),
}
DEFAULTS: Final = {field.name: field.default for field in fields(Settings) if field.default is not MISSING}
STORAGE: Final = ["data", "database"]  # the flags of commands that only use the database
LOGGING: Final = ["metrics", "log", "log_level"]

Result = TypeVar("Result")


def with_settings(*names: str, required: str | None = None) -> Callable[[Command], Command]:
    """Give a command the flags of these settings, in this order, instead of its parameter `settings`."""
    flags = [_parameter(name, name == required) for name in names]
    return lambda command: with_flags(command, "settings", flags, _settings)


def _parameter(name: str, required: bool) -> inspect.Parameter:
    kind, about = FLAGS[name]
    default = inspect.Parameter.empty if required else DEFAULTS.get(name)
    value: Any = kind | None if default is None else kind
    annotation: Any = Annotated[value, typer.Option(envvar=f"TATAMI_{name.upper()}", **about)]
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _settings(given: dict[str, Any]) -> Settings:
    return Settings(**{name: value for name, value in given.items() if value is not None})


def check_settings(settings: Settings) -> None:
    """Raise OptionError for a setting that can't be."""
    from limits import parse

    from tatami.server.logs import FORMATS, LEVELS
    from tatami.server.metrics import address

    settings.database_url()
    settings.origin()
    for flag, value in (("rate", settings.rate), ("table-rate", settings.table_rate), ("message-rate", settings.message_rate)):
        try:
            parse(value)
        except ValueError:
            raise OptionError(f"option --{flag}: {value!r} is no rate, as in 60/minute") from None
    if settings.redis is not None and not settings.redis.startswith(("redis://", "rediss://")):
        raise OptionError(f"option --redis: {settings.redis!r} must begin with redis:// or rediss://")
    if settings.metrics is not None:
        address(settings.metrics)
    for flag, given, known in (("log", settings.log, FORMATS), ("log-level", settings.log_level, LEVELS)):
        if given is not None and given not in known:
            raise OptionError(f"option --{flag}: {given!r} is not one of {', '.join(known)}")


def prepare(settings: Settings) -> None:
    """Refuse a database that this Tatami doesn't know, and begin the log."""
    from tatami.server.logs import set_up
    from tatami.server.storage.migration import check_database

    check_database(settings)
    set_up(settings.log, settings.log_level)


def use_store(settings: Settings, use: Callable[[Any], Awaitable[Result]]) -> Result:
    """Return what use(store) gives, with the store of these settings open meanwhile."""
    from tatami.server.storage.migration import check_database
    from tatami.server.storage.store import Store

    async def run() -> Result:
        store = Store(settings.database_url())
        try:
            await store.open()
            return await use(store)
        finally:
            await store.close()

    check_database(settings)
    return asyncio.run(run())
