"""`tatami doctor`: what is wrong with a server's set-up."""

import asyncio
import json
from typing import Annotated

import typer

from tatami.server.settings import Settings
from tatami.terminal.server_flags import STORAGE, with_settings

app = typer.Typer(add_completion=False)


@app.command("doctor")
@with_settings("host", "port", *STORAGE, "redis", "public_url", "proxies")
def doctor(settings: Settings, as_json: Annotated[bool, typer.Option("--json", help="the findings as JSON")] = False) -> None:
    """Say what is wrong with a server's set-up and how to mend it; give it the flags of `tatami serve`."""
    from tatami.server import doctor as examiner

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
