"""`tatami ladder`: the levels on one scale of Elo."""

import json
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from tatami.arena.contest import Contest
from tatami.arena.page import LadderPage, contests_grid, levels_grid
from tatami.arena.players import ThinkingLimit
from tatami.arena.plots import draw_ladder
from tatami.arena.series import Series, paths_for
from tatami.arena.summary import ContestSummary, Ladder, pairs_of, report_header
from tatami.files import FileError
from tatami.stats.plots import NEEDS_MATPLOTLIB, can_draw, check_plot
from tatami.terminal.contests import Say, end_series, play_series, write_file
from tatami.terminal.flags import AsJson, ChosenGame, MoveSeconds, MoveSimulations, Plot, Processes, Seed, games_app
from tatami.terminal.screen import Screen


def ladder(
    chosen: ChosenGame,
    number: Annotated[int, typer.Option("-n", "--number", help="how many games of each contest", min=1, max=10**6)] = 400,
    pairs: Annotated[str, typer.Option(help="neighbours (and those one apart) or all", metavar="PAIRS")] = "neighbours",
    seed: Seed = 1,
    seconds: MoveSeconds = None,
    simulations: MoveSimulations = None,
    processes: Processes = 2,
    out: Annotated[Path | None, typer.Option(help="keep the games in this folder (default: in your data folder)")] = None,
    plot: Plot = None,
    write: Annotated[Path | None, typer.Option(help="put the ladder into opponents/GAME.md there", metavar="FOLDER")] = None,
    as_json: AsJson = False,
) -> None:
    """The levels on one scale of Elo, from contests between them; stopped, the same command goes on."""
    limit, game = ThinkingLimit(seconds, simulations), chosen.make()
    check_plot(plot)
    page = None if write is None else LadderPage(write, game)
    contests = [Contest(game, a, b, seed, limit) for a, b in pairs_of(pairs)]
    if page is not None:
        page.parts()  # a page that can't take the ladder is refused before anything is played
    if out is not None and out.exists() and not out.is_dir():
        raise FileError(f"{out}: is no folder")
    screen = Screen()
    say: Say = (lambda line: None) if as_json else screen.line
    with closing(Series(contests, number, paths_for(contests, out))) as series:
        is_whole = play_series(series, number, processes, say, screen)
        found = Ladder([ContestSummary(contest, series.results(place)) for place, contest in enumerate(contests)])
        if as_json:
            print(json.dumps({**report_header(contests[0], series.total(), not is_whole), **found.data()}, indent=2))
        else:
            show_ladder(found, screen)
        if plot is not None:
            write_file(plot, lambda: draw_ladder(found, plot), say)
        if page is not None and is_whole:
            write_page(page, found, series.games, pairs, say)
        elif page is not None:
            say(f"{page.path} stays as it is.")
        end_series(series, is_whole, say)


def show_ladder(found: Ladder, screen: Screen) -> None:
    """Write the tables of the levels and of the contests."""
    levels = levels_grid(found)
    levels.columns.append("time a move")
    for row, rung in zip(levels.rows, found.rungs, strict=True):
        seconds = found.thinking(rung.name)
        row.append("–" if seconds is None else f"{1000 * seconds:.1f} ms")
    screen.grid(levels)
    screen.grid(contests_grid(found))


def write_page(page: LadderPage, found: Ladder, games: int, pairs: str, say: Say) -> None:
    """Put the ladder into its page, with its plot where that can be drawn."""
    with_plot = can_draw()
    if with_plot:
        page.plot.parent.mkdir(parents=True, exist_ok=True)
        write_file(page.plot, lambda: draw_ladder(found, page.plot), say)
    else:
        say(f"The plot {NEEDS_MATPLOTLIB}. The page has the tables only.")
    write_file(page.path, lambda: page.write(found, games, pairs, with_plot), say)


app = games_app("All levels against each other: the Elo of each.", ladder)
