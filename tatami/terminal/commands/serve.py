"""`tatami serve`: the table server; `tatami` alone serves this machine."""

from typing import Annotated

import typer

from tatami.server.settings import Settings
from tatami.terminal.server_flags import FLAGS, check_settings, prepare, with_settings

app = typer.Typer(add_completion=False)


@app.command("serve")
@with_settings(*FLAGS)
def serve(
    settings: Settings, browser: Annotated[bool, typer.Option("--open", help="open the table in the browser")] = False
) -> None:
    """Serve tables to browsers."""
    check_settings(settings)
    run_server(settings, browser)


def serve_here() -> None:
    """Serve this machine and open the table; where the usual port is taken, at a free one."""
    from tatami.server.doctor import port_is_free

    settings = Settings()
    run_server(settings if port_is_free(settings.host, settings.port) else Settings(port=0), True)


def run_server(settings: Settings, browser: bool) -> None:
    """Serve until the process is told to stop."""
    from tatami.server.serve import make_server, open_browser

    prepare(settings)
    make_server(settings, open_browser(settings) if browser else None).run()
