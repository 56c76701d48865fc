"""`tatami work`: a process in which bots think for the servers."""

import asyncio

import typer

from tatami.game import OptionError
from tatami.server.settings import Settings
from tatami.terminal.server_flags import LOGGING, STORAGE, check_settings, with_settings

app = typer.Typer(add_completion=False)


@app.command()
@with_settings("redis", *STORAGE, "workers", *LOGGING, required="redis")
def work(settings: Settings) -> None:
    """Let bots think for the servers that share this database and Redis."""
    from tatami.server.logs import set_up
    from tatami.server.storage.migration import check_database
    from tatami.server.worker import run

    if settings.workers == 0:
        raise OptionError("option --workers: must be at least 1 here")
    check_settings(settings)
    check_database(settings)
    set_up(settings.log, settings.log_level)
    asyncio.run(run(settings))
