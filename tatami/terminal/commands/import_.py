"""`tatami import`: tables from a file of `tatami export`."""

from pathlib import Path
from typing import Annotated

import typer

from tatami.files import FileError
from tatami.server.settings import Settings
from tatami.terminal.saves import read_text
from tatami.terminal.screen import Screen, language_of_user
from tatami.terminal.server_flags import STORAGE, use_store, with_settings

app = typer.Typer(add_completion=False)


@app.command("import")
@with_settings(*STORAGE)
def import_(
    settings: Settings, file: Annotated[Path, typer.Argument(help="a file of `tatami export`", metavar="FILE")]
) -> None:
    """Take tables in from a file of `tatami export`: all of them, or none."""
    from tatami.server.storage.store import Store
    from tatami.server.tables.transfer import import_tables

    text = read_text(file)
    place = settings.sqlite_file()
    if place is not None:
        place.parent.mkdir(parents=True, exist_ok=True)

    async def take_in(store: Store) -> int:
        try:
            return await import_tables(store, text)
        except FileError as error:
            raise FileError(f"{file}: {error}") from None

    Screen(language_of_user()).say("server-imported", count=use_store(settings, take_in))
