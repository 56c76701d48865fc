"""`tatami balance`: games of bots against each other, with a bar; then tables, and a page with pictures where asked."""

import json
from pathlib import Path

from rich.table import Table

from tatami import __version__
from tatami.balance.daimyos import Facts
from tatami.balance.page import grids, page, reading
from tatami.balance.plots import can_draw, draw_all
from tatami.balance.series import Plan, play_all
from tatami.balance.summary import Summary
from tatami.terminal.saves import FileError
from tatami.terminal.screen import Screen
from tatami.terminal.watching import watch

PAGE = "daimyos-balance.md"
PLOTS = "plots"


def run(plan: Plan, processes: int, out: Path | None, as_json: bool, screen: Screen) -> None:
    """Play, then report; stopped, report what was played, and leave the files as they are."""
    if out is not None and out.exists() and not out.is_dir():
        raise FileError(f"{out}: is no folder")
    games = play_shown(plan, processes, screen)
    total = len(plan.jobs())
    stopped = len(games) < total
    summary = Summary(games)
    if as_json:
        head = {"version": __version__, "seed": plan.seed, "budget": plan.budget, "planned": total, "stopped": stopped}
        print(json.dumps({**head, **summary.data()}, indent=2))
    else:
        show(summary, screen)
    said = screen_lines(summary, plan, out, stopped, total)
    if not as_json:
        for line in said:
            screen.line(line)
    if stopped:
        raise SystemExit(130)


def play_shown(plan: Plan, processes: int, screen: Screen) -> list[Facts]:
    """The games, counted while they are played; after Ctrl-C those that were over."""
    games: list[Facts] = []
    watch(play_all(plan, processes), len(plan.jobs()), games.append, screen)
    return games


def show(summary: Summary, screen: Screen) -> None:
    """The tables and what they say."""
    for grid in grids(summary):
        table = Table(*grid.columns, title=grid.title, title_justify="left")
        for row in grid.rows:
            table.add_row(*row)
        screen.console.print(table)
    for line in reading(summary):
        screen.line(line)


def screen_lines(summary: Summary, plan: Plan, out: Path | None, stopped: bool, total: int) -> list[str]:
    """Write the page if it was asked for; what there is to say about it."""
    if stopped:
        rest = " No files were written." if out is not None else ""
        return [f"Stopped after {summary.games} of {total} games.{rest}"]
    if out is None:
        return []
    try:
        return write(summary, plan, out)
    except OSError as error:
        raise FileError(f"{error.filename or out}: {error.strerror or error}") from None


def write(summary: Summary, plan: Plan, out: Path) -> list[str]:
    """The page, and the pictures where they can be drawn."""
    out.mkdir(parents=True, exist_ok=True)
    said = []
    plots: dict[str, str] = {}
    if can_draw():
        plots = {title: path.relative_to(out).as_posix() for title, path in draw_all(summary, out / PLOTS).items()}
    else:
        said.append("Plots need matplotlib: pip install 'tatami[plots]'. The page has the tables only.")
    (out / PAGE).write_text(page(plan, summary, plots), encoding="utf-8")
    return [*said, f"Written: {out / PAGE}"]
