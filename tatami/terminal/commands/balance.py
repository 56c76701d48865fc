"""`tatami balance`: games of bots against each other; then tables, and a page with pictures where asked."""

import json
from pathlib import Path
from typing import Annotated, Final

import typer

from tatami.balance.daimyos import BalancePlan, Facts, play
from tatami.balance.page import findings, grids, page
from tatami.balance.plots import draw_all
from tatami.balance.summary import BalanceSummary
from tatami.files import FileError
from tatami.parallel import in_order
from tatami.stats.plots import NEEDS_MATPLOTLIB, can_draw
from tatami.terminal.flags import AsJson, Processes, games_app
from tatami.terminal.progress import watch
from tatami.terminal.screen import Screen
from tatami.version import __version__

PAGE: Final = "daimyos-balance.md"
PLOTS: Final = "plots"

app = games_app("How balanced a game is, from games between bots.")


@app.command("daimyos")
def balance_daimyos(
    games: Annotated[int, typer.Option("-n", "--games", help="how many games of each setting for two", min=1)] = 120,
    solo: Annotated[int, typer.Option(help="how many games of each level alone", min=1)] = 24,
    seed: Annotated[int, typer.Option(help="the same seed gives the same report")] = 1,
    bot: Annotated[
        str, typer.Option(help="who plays: a level, rollouts, or random for a quick look", metavar="BOT")
    ] = "expert",
    processes: Processes = 2,
    out: Annotated[Path | None, typer.Option(help="write a page with plots there", metavar="FOLDER")] = None,
    as_json: AsJson = False,
) -> None:
    """First player, endings, clans, techniques and solo levels of Daimyos, from games of a bot against itself."""
    plan = BalancePlan(games, solo, seed, bot)
    if out is not None and out.exists() and not out.is_dir():
        raise FileError(f"{out}: is no folder")
    screen, jobs = Screen(), plan.jobs()
    total = len(jobs)
    played: list[Facts] = []
    is_whole = watch(in_order(play, jobs, processes), total, played.append, screen)
    summary = BalanceSummary(played)
    said = []
    if not is_whole:
        said = [f"Stopped after {len(played)} of {total} games.{' No files were written.' if out is not None else ''}"]
    elif out is not None:
        said = write(summary, plan, out)
    if as_json:
        head = {"version": __version__, "seed": seed, "bot": bot, "planned": total, "stopped": not is_whole}
        print(json.dumps({**head, **summary.data()}, indent=2))
    else:
        for grid in grids(summary):
            screen.grid(grid)
        for line in [*findings(summary), *said]:
            screen.line(line)
    if not is_whole:
        raise SystemExit(130)


def write(summary: BalanceSummary, plan: BalancePlan, out: Path) -> list[str]:
    """Write the page, and the plots where they can be drawn; return what there is to say about it."""
    said = []
    plots: dict[str, str] = {}
    try:
        out.mkdir(parents=True, exist_ok=True)
        if can_draw():
            plots = {title: path.relative_to(out).as_posix() for title, path in draw_all(summary, out / PLOTS).items()}
        else:
            said.append(f"A plot {NEEDS_MATPLOTLIB}. The page has the tables only.")
        (out / PAGE).write_text(page(plan, summary, plots), encoding="utf-8")
    except OSError as error:
        raise FileError(f"{error.filename or out}: {error.strerror or error}") from None
    return [*said, f"Written: {out / PAGE}"]
