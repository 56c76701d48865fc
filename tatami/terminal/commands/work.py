"""`tatami work`: a process that thinks for several servers."""

import asyncio

import typer

from tatami.game import OptionError
from tatami.server.settings import Settings
from tatami.terminal.server_flags import LOGGING, STORAGE, check_settings, prepare, with_settings

app = typer.Typer(add_completion=False)


@app.command("work")
@with_settings("redis", *STORAGE, "workers", *LOGGING, required="redis")
def work(settings: Settings) -> None:
    """Let bots think for the servers that share this database and Redis."""
    from tatami.server.worker import run

    if settings.workers == 0:
        raise OptionError("option --workers: must be at least 1 here")
    check_settings(settings)
    prepare(settings)
    asyncio.run(run(settings))
