"""`tatami export`: tables of the server into a file."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from tatami.files import FileError, file_errors
from tatami.game import OptionError
from tatami.server.settings import Settings
from tatami.terminal.screen import Screen, language_of_user
from tatami.terminal.server_flags import STORAGE, use_store, with_settings

app = typer.Typer(add_completion=False)


@app.command("export")
@with_settings(*STORAGE)
def export(
    settings: Settings,
    tables: Annotated[list[str] | None, typer.Argument(help="ids of tables", metavar="TABLE…")] = None,
    everything: Annotated[bool, typer.Option("--all", help="all tables")] = False,
    out: Annotated[Path | None, typer.Option(help="a new file (default: standard output)", metavar="FILE")] = None,
) -> None:
    """Write tables with all that happened, hidden cards too: for the operator."""
    from tatami.server.tables.transfer import export_tables

    if everything == bool(tables):
        raise OptionError("say which tables, or --all")
    if out is not None and out.exists():
        raise OptionError(f"option --out: {out} is there already")
    file = settings.sqlite_file()
    if file is not None and not file.is_file():
        raise FileError(f"{file}: there is no database")
    text, count = use_store(settings, lambda store: export_tables(store, None if everything else tables))
    if out is None:
        sys.stdout.write(text)
        return
    with file_errors(out):
        out.write_text(text, encoding="utf-8")
    Screen(language_of_user()).say("server-exported", count=count)
