"""The database's shape, which alembic counts: what this version knows, what it finds, and the steps from one to the other."""

import asyncio
from contextlib import suppress
from importlib.resources import files
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from tatami.server.settings import Settings
from tatami.terminal.saves import FileError

PATIENCE: Final = 5.0  # seconds for a look at the shape before anything is begun


class UnknownShape(FileError):
    """A database of a shape that this version doesn't know, most likely made by a newer one."""


def migrations() -> Config:
    """Where the steps are."""
    config = Config()
    config.set_main_option("script_location", str(files("tatami").joinpath("server", "migrations")))
    return config


def head() -> str | None:
    """The newest shape of the database that this version knows."""
    return ScriptDirectory.from_config(migrations()).get_current_head()


def known() -> list[str]:
    """All shapes that this version knows."""
    return [step.revision for step in ScriptDirectory.from_config(migrations()).walk_revisions()]


def shape(connection: Connection) -> str | None:
    """The shape that this database has; None when it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def check_shape(connection: Connection) -> None:
    """UnknownShape where it is none that this version could bring up to date; it is only looked at."""
    understood = known()
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in understood:
            url = connection.engine.url
            where = url.database if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
            raise UnknownShape(
                f"{where}: the database has shape {found}, and the newest that this version knows is {head()};"
                " install the version that made it, or restore a backup"
            )


def migrate(connection: Connection) -> None:
    """All steps that this database hasn't had yet; processes that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(8248264)")
    check_shape(connection)
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check_database(settings: Settings) -> None:
    """UnknownShape before anything is begun. What else may be wrong is said by whoever opens the database."""
    file = settings.sqlite_file()
    if file is None or file.is_file():
        asyncio.run(_look(settings.database_url()))


async def _look(url: str) -> None:
    engine = create_async_engine(url, hide_parameters=True)
    try:
        with suppress(SQLAlchemyError, OSError):
            async with asyncio.timeout(PATIENCE), engine.connect() as connection:
                await connection.run_sync(check_shape)
    finally:
        await engine.dispose()
