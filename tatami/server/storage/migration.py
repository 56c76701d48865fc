"""The database's revision, as alembic counts them: what this version knows, what it finds, and how one becomes the other."""

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

from tatami.files import FileError
from tatami.server.settings import Settings

PATIENCE: Final = 5.0  # seconds for a look at the revision before anything is begun


class UnknownRevision(FileError):
    """A database of a revision that this version doesn't know, most likely made by a newer one."""


def migrations() -> Config:
    """Return where the steps are."""
    config = Config()
    config.set_main_option("script_location", str(files("tatami").joinpath("server", "storage", "migrations")))
    return config


def newest_revision() -> str | None:
    """Return the newest revision of the database that this version knows."""
    return ScriptDirectory.from_config(migrations()).get_current_head()


def known_revisions() -> list[str]:
    """Return all revisions that this version knows."""
    return [step.revision for step in ScriptDirectory.from_config(migrations()).walk_revisions()]


def revision(connection: Connection) -> str | None:
    """Return the revision that this database has; None when it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def check_revision(connection: Connection) -> None:
    """Raise UnknownRevision where this version couldn't bring the database up to date; change nothing."""
    understood = known_revisions()
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in understood:
            url = connection.engine.url
            where = url.database if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
            raise UnknownRevision(
                f"{where}: the database has revision {found}, and the newest that this version knows is {newest_revision()};"
                " install the version that made it, or restore a backup"
            )


def migrate(connection: Connection) -> None:
    """Take all steps that this database hasn't had yet; processes that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(8248264)")
    check_revision(connection)
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check_database(settings: Settings) -> None:
    """Raise UnknownRevision before anything is begun. Who opens the database says what else is wrong."""
    file = settings.sqlite_file()
    if file is None or file.is_file():
        asyncio.run(_look(settings.database_url()))


async def _look(url: str) -> None:
    engine = create_async_engine(url, hide_parameters=True)
    try:
        with suppress(SQLAlchemyError, OSError):
            async with asyncio.timeout(PATIENCE), engine.connect() as connection:
                await connection.run_sync(check_revision)
    finally:
        await engine.dispose()
