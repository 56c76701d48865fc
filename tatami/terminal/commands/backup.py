"""`tatami backup`: a copy of the server's database."""

from pathlib import Path
from typing import Annotated

import typer

from tatami.game import OptionError
from tatami.server.settings import Settings
from tatami.terminal.screen import Screen, language_of_user
from tatami.terminal.server_flags import STORAGE, with_settings

app = typer.Typer(add_completion=False)


@app.command("backup")
@with_settings(*STORAGE)
def backup(settings: Settings, file: Annotated[Path, typer.Argument(help="a new file", metavar="FILE")]) -> None:
    """Copy the database into a file, also while the server runs."""
    from tatami.server.tables.transfer import back_up

    source = settings.sqlite_file()
    if source is None:
        raise OptionError("option --database: PostgreSQL has pg_dump for this; `tatami export --all` works as well")
    back_up(source, file)
    Screen(language_of_user()).say("server-backed-up", path=str(file))
