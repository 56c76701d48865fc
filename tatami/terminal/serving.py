"""`tatami serve`, `work`, `export`, `import` and `backup`."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer

from tatami.game import OptionError
from tatami.server.settings import Settings, data_folder
from tatami.terminal.saves import FileError, read_text
from tatami.terminal.screen import Screen, language_of_user

Data = Annotated[
    Path | None, typer.Option(help="folder of the database (default: your data folder)", metavar="DIR", envvar="TATAMI_DATA")
]
Database = Annotated[
    str | None,
    typer.Option(help="postgresql://… or sqlite:///FILE instead of the folder", metavar="URL", envvar="TATAMI_DATABASE"),
]
Redis = Annotated[
    str | None, typer.Option(help="redis://…, for several server processes", metavar="URL", envvar="TATAMI_REDIS")
]
Workers = Annotated[
    int, typer.Option(help="processes in which bots think", min=0, max=256, metavar="NUMBER", envvar="TATAMI_WORKERS")
]


def serve(
    host: Annotated[str, typer.Option(help="address to listen on", envvar="TATAMI_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="port to listen on", min=0, max=65535, envvar="TATAMI_PORT")] = 8000,
    data: Data = None,
    database: Database = None,
    redis: Redis = None,
    public_url: Annotated[
        str | None, typer.Option(help="where people reach the server", metavar="URL", envvar="TATAMI_PUBLIC_URL")
    ] = None,
    workers: Workers = 1,
    proxies: Annotated[
        str | None,
        typer.Option(help="addresses of proxies whose X-Forwarded-For is believed", metavar="LIST", envvar="TATAMI_PROXIES"),
    ] = None,
    rate: Annotated[str, typer.Option(help="requests of one address", envvar="TATAMI_RATE")] = Settings.rate,
    table_rate: Annotated[
        str, typer.Option(help="new tables of one address", envvar="TATAMI_TABLE_RATE")
    ] = Settings.table_rate,
    message_rate: Annotated[
        str, typer.Option(help="messages of one seat", envvar="TATAMI_MESSAGE_RATE")
    ] = Settings.message_rate,
) -> None:
    """Serve tables to browsers."""
    import uvicorn

    from tatami.server.app import make_app
    from tatami.server.protocol import LONGEST_MESSAGE

    settings = Settings(
        host=host,
        port=port,
        data=data or data_folder(),
        database=database,
        redis=redis,
        public_url=public_url,
        workers=workers,
        proxies=proxies,
        rate=rate,
        table_rate=table_rate,
        message_rate=message_rate,
    )
    check(settings)
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=4 * LONGEST_MESSAGE,
        access_log=False,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=10,
    )


def check(settings: Settings) -> None:
    """OptionError for a setting that can't be."""
    from limits import parse

    settings.database_url()
    settings.origin()
    for flag, value in (("rate", settings.rate), ("table-rate", settings.table_rate), ("message-rate", settings.message_rate)):
        try:
            parse(value)
        except ValueError:
            raise OptionError(f"option --{flag}: {value!r} is no rate, as in 60/minute") from None
    if settings.redis is not None and not settings.redis.startswith(("redis://", "rediss://")):
        raise OptionError(f"option --redis: {settings.redis!r} must begin with redis:// or rediss://")


def work(
    redis: Annotated[str, typer.Option(help="redis://…", metavar="URL", envvar="TATAMI_REDIS")],
    data: Data = None,
    database: Database = None,
    workers: Workers = 1,
) -> None:
    """Let bots think for the servers that share this database and Redis."""
    from tatami.server.worker import run

    if workers == 0:
        raise OptionError("option --workers: must be at least 1 here")
    settings = Settings(data=data or data_folder(), database=database, redis=redis, workers=workers)
    check(settings)
    asyncio.run(run(settings))


def export(
    tables: Annotated[list[str] | None, typer.Argument(help="ids of tables", metavar="TABLE…")] = None,
    everything: Annotated[bool, typer.Option("--all", help="all tables")] = False,
    out: Annotated[Path | None, typer.Option(help="a new file (default: standard output)", metavar="FILE")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Write tables with all that happened, hidden cards too: for the operator."""
    from tatami.server.store import Store
    from tatami.server.transfer import export_tables

    if everything == bool(tables):
        raise OptionError("say which tables, or --all")
    if out is not None and out.exists():
        raise OptionError(f"option --out: {out} is there already")
    settings = Settings(data=data or data_folder(), database=database)

    async def run() -> tuple[str, int]:
        store = Store(settings.database_url())
        try:
            await store.open()
            return await export_tables(store, None if everything else tables)
        finally:
            await store.close()

    need_file(settings)
    text, count = asyncio.run(run())
    if out is None:
        sys.stdout.write(text)
    else:
        try:
            out.write_text(text, encoding="utf-8")
        except OSError as error:
            raise FileError(f"{out}: {error.strerror or error}") from None
        Screen(language_of_user()).say("server-exported", count=count)


def need_file(settings: Settings) -> None:
    """FileError where there is no database to read from."""
    file = settings.sqlite_file()
    if file is not None and not file.is_file():
        raise FileError(f"{file}: there is no database")


def import_(
    file: Annotated[Path, typer.Argument(help="a file of `tatami export`", metavar="FILE")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Take tables in from a file of `tatami export`: all of them, or none."""
    from tatami.server.store import Store
    from tatami.server.transfer import import_tables

    settings = Settings(data=data or data_folder(), database=database)
    text = read_text(file)
    place = settings.sqlite_file()
    if place is not None:
        place.parent.mkdir(parents=True, exist_ok=True)

    async def run() -> int:
        store = Store(settings.database_url())
        try:
            await store.open()
            return await import_tables(store, text)
        finally:
            await store.close()

    try:
        count = asyncio.run(run())
    except FileError as error:
        raise FileError(f"{file}: {error}") from None
    Screen(language_of_user()).say("server-imported", count=count)


def backup(
    file: Annotated[Path, typer.Argument(help="a new file", metavar="FILE")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Copy the database into a file, also while the server runs."""
    from tatami.server.transfer import back_up

    source = Settings(data=data or data_folder(), database=database).sqlite_file()
    if source is None:
        raise OptionError("option --database: PostgreSQL has pg_dump for this; `tatami export --all` works as well")
    back_up(source, file)
    Screen(language_of_user()).say("server-backed-up", path=str(file))


COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "serve": serve,
    "work": work,
    "export": export,
    "import": import_,
    "backup": backup,
}
