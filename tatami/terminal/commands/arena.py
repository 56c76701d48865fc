"""`tatami arena`: two bots against each other over the same deals."""

import json
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from tatami.arena.contest import Contest
from tatami.arena.players import ThinkingLimit
from tatami.arena.plots import draw_course
from tatami.arena.series import Series, paths_for
from tatami.arena.summary import ContestSummary, report_header
from tatami.stats.plots import check_plot
from tatami.terminal.contests import Say, end_series, play_series, write_file
from tatami.terminal.flags import AsJson, ChosenGame, MoveSeconds, MoveSimulations, Number, Plot, Processes, Seed, games_app
from tatami.terminal.screen import Screen


def arena(
    chosen: ChosenGame,
    a: Annotated[str, typer.Argument(metavar="A", help="a level, random, rollouts, or exact (rrr)")],
    b: Annotated[str, typer.Argument(metavar="B", help="whom A plays against")],
    number: Number = 400,
    seed: Seed = 1,
    seconds: MoveSeconds = None,
    simulations: MoveSimulations = None,
    processes: Processes = 2,
    out: Annotated[Path | None, typer.Option(help="keep the games in this file (default: in your data folder)")] = None,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """A against B over the same deals with seats exchanged; stopped, the same command goes on."""
    contest = Contest(chosen.make(), a, b, seed, ThinkingLimit(seconds, simulations))
    check_plot(plot)
    screen = Screen()
    say: Say = (lambda line: None) if as_json else screen.line
    with closing(Series([contest], number, [out] if out is not None else paths_for([contest]))) as series:
        is_whole = play_series(series, number, processes, say, screen)
        summary = ContestSummary(contest, series.results(0))
        if as_json:
            print(json.dumps({**report_header(contest, series.total(), not is_whole), **summary.data()}, indent=2))
        else:
            show_contest(summary, screen)
        if plot is not None:
            write_file(plot, lambda: draw_course(summary, plot), say)
        end_series(series, is_whole, say)


def show_contest(summary: ContestSummary, screen: Screen) -> None:
    """Write the win rate, the Elo difference, how the games ended and how fast the bots were."""
    a, b = summary.contest.names
    deals, counted = summary.score.trials, summary.won + summary.drawn + summary.lost
    screen.line(f"{summary.contest.game!r}: {a} against {b}; deals: {deals}, games: {counted}")
    if a == b:
        a, b = f"{a} (A)", f"{b} (B)"
    screen.line(f"win rate of {a}: {summary.score.text()}")
    screen.line(f"Elo difference: {summary.elo_text()}")
    screen.line(f"games for {a}: {summary.won} won, {summary.drawn} drawn or shared, {summary.lost} lost")
    if summary.alone[0] is not None and summary.alone[1] is not None:
        against = "the Automaton" if summary.contest.is_solo else "the others"
        screen.line(f"alone against {against}: {a} won {100 * summary.alone[0]:.1f} %, {b} {100 * summary.alone[1]:.1f} %")
    for name, speed in zip((a, b), summary.speeds, strict=True):
        screen.line(f"{name}: {speed.text()}")


app = games_app("Two bots against each other: win rate and Elo difference.", arena)
