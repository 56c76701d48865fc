"""`tatami serve`, `work`, `export`, `import`, `backup` and `doctor`."""

import asyncio
import json
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

MetricsAt = Annotated[
    str | None,
    typer.Option(help="address of a page for Prometheus, as 127.0.0.1:9464", metavar="HOST:PORT", envvar="TATAMI_METRICS"),
]
LogForm = Annotated[
    str | None,
    typer.Option(help="json or plain (default: plain on a terminal, else json)", metavar="FORM", envvar="TATAMI_LOG"),
]
LogLevel = Annotated[str, typer.Option(help="debug, info, warning or error", metavar="LEVEL", envvar="TATAMI_LOG_LEVEL")]


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
    metrics: MetricsAt = None,
    log: LogForm = None,
    log_level: LogLevel = Settings.log_level,
    browser: Annotated[bool, typer.Option("--open", help="open the table in the browser")] = False,
) -> None:
    """Serve tables to browsers."""
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
        metrics=metrics,
        log=log,
        log_level=log_level,
    )
    check(settings)
    run_server(settings, browser)


def run_server(settings: Settings, browser: bool) -> None:
    """Until the process is told to stop."""
    from tatami.server.logs import set_up
    from tatami.server.running import make_server, open_browser
    from tatami.server.shape import check_database

    check_database(settings)
    set_up(settings.log, settings.log_level)
    make_server(settings, open_browser(settings) if browser else None).run()


def serve_here() -> None:
    """`tatami` alone: serve this machine and open the table; where the usual port is taken, at a free one."""
    from tatami.server.doctor import port_is_free

    settings = Settings()
    run_server(settings if port_is_free(settings.host, settings.port) else Settings(port=0), True)


def check(settings: Settings) -> None:
    """OptionError for a setting that can't be."""
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


def work(
    redis: Annotated[str, typer.Option(help="redis://…", metavar="URL", envvar="TATAMI_REDIS")],
    data: Data = None,
    database: Database = None,
    workers: Workers = 1,
    metrics: MetricsAt = None,
    log: LogForm = None,
    log_level: LogLevel = Settings.log_level,
) -> None:
    """Let bots think for the servers that share this database and Redis."""
    from tatami.server.logs import set_up
    from tatami.server.shape import check_database
    from tatami.server.worker import run

    if workers == 0:
        raise OptionError("option --workers: must be at least 1 here")
    settings = Settings(
        data=data or data_folder(),
        database=database,
        redis=redis,
        workers=workers,
        metrics=metrics,
        log=log,
        log_level=log_level,
    )
    check(settings)
    check_database(settings)
    set_up(log, log_level)
    asyncio.run(run(settings))


def export(
    tables: Annotated[list[str] | None, typer.Argument(help="ids of tables", metavar="TABLE…")] = None,
    everything: Annotated[bool, typer.Option("--all", help="all tables")] = False,
    out: Annotated[Path | None, typer.Option(help="a new file (default: standard output)", metavar="FILE")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Write tables with all that happened, hidden cards too: for the operator."""
    from tatami.server.shape import check_database
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
    check_database(settings)
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
    from tatami.server.shape import check_database
    from tatami.server.store import Store
    from tatami.server.transfer import import_tables

    settings = Settings(data=data or data_folder(), database=database)
    text = read_text(file)
    check_database(settings)
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


def doctor(
    host: Annotated[str, typer.Option(help="address to listen on", envvar="TATAMI_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="port to listen on", min=0, max=65535, envvar="TATAMI_PORT")] = 8000,
    data: Data = None,
    database: Database = None,
    redis: Redis = None,
    public_url: Annotated[
        str | None, typer.Option(help="where people reach the server", metavar="URL", envvar="TATAMI_PUBLIC_URL")
    ] = None,
    proxies: Annotated[str | None, typer.Option(help="addresses of proxies", metavar="LIST", envvar="TATAMI_PROXIES")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the findings as JSON")] = False,
) -> None:
    """Say what is wrong with a server's set-up and how to mend it; give it the flags of `tatami serve`."""
    from tatami.server import doctor as examiner

    settings = Settings(
        host=host, port=port, data=data or data_folder(), database=database, redis=redis, public_url=public_url, proxies=proxies
    )
    settings.database_url()  # what isn't an address at all is answered as everywhere
    findings = asyncio.run(examiner.examine(settings))
    if as_json:
        print(json.dumps(examiner.data(findings), ensure_ascii=False, indent=2))
    else:
        for finding in findings:
            print(f"{'ok ' if finding.well else 'BAD'} {finding.check}: {finding.found}")
            if not finding.well:
                print(f"      {finding.mend}")
    if not all(finding.well for finding in findings):
        raise typer.Exit(1)


COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "serve": serve,
    "work": work,
    "export": export,
    "import": import_,
    "backup": backup,
    "doctor": doctor,
}
