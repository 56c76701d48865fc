"""`tatami arena` and `tatami ladder`: contests with a bar, then tables, JSON, pictures; stopped, they can go on."""

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from rich.table import Table

from tatami.arena.contest import Contest
from tatami.arena.journal import JournalError
from tatami.arena.page import PageError, Place, contests_grid, levels_grid
from tatami.arena.players import Thought
from tatami.arena.plots import NEEDS, check_plot, draw_course, draw_ladder
from tatami.arena.scores import Course, deal_scores
from tatami.arena.series import Series, paths_for
from tatami.arena.summary import Ladder, Summary, frame, pairs_of
from tatami.balance.page import Grid
from tatami.balance.plots import can_draw
from tatami.game import Game
from tatami.terminal.saves import FileError
from tatami.terminal.screen import Screen
from tatami.terminal.watching import watch


def run_arena(
    contest: Contest, games: int, processes: int, out: Path | None, plot: Path | None, as_json: bool, screen: Screen
) -> None:
    """A against B; stopped, it says what it has."""
    check_plot(plot)
    with closing(_open([contest], games, [out] if out is not None else paths_for([contest]))) as series:
        say = _teller(as_json, screen)
        _say_start(series, games, say)
        is_whole = _play(series, processes, screen)
        summary = Summary(contest, series.results(0))
        if as_json:
            print(json.dumps({**frame(contest, series.total(), not is_whole), **summary.data()}, indent=2))
        else:
            _show_contest(summary, screen)
        if plot is not None:
            _write(plot, lambda: draw_course(summary, plot), say)
        _say_end(series, is_whole, say)


def run_ladder(
    game: Game,
    seed: int,
    thought: Thought,
    pairs: str,
    games: int,
    processes: int,
    out: Path | None,
    plot: Path | None,
    folder: Path | None,
    as_json: bool,
    screen: Screen,
) -> None:
    """All levels on one scale; stopped, it says what it has and leaves the page as it is."""
    check_plot(plot)
    place = None if folder is None else Place(folder, game)
    contests = [Contest(game, a, b, seed, thought) for a, b in pairs_of(pairs)]
    if place is not None:
        _page_of(place)
    if out is not None and out.exists() and not out.is_dir():
        raise FileError(f"{out}: is no folder")
    with closing(_open(contests, games, paths_for(contests, out))) as series:
        say = _teller(as_json, screen)
        _say_start(series, games, say)
        is_whole = _play(series, processes, screen)
        ladder = Ladder([Summary(contest, series.results(number)) for number, contest in enumerate(contests)])
        if as_json:
            print(json.dumps({**frame(contests[0], series.total(), not is_whole), **ladder.data()}, indent=2))
        else:
            _show_ladder(ladder, screen)
        if plot is not None:
            _write(plot, lambda: draw_ladder(ladder, plot), say)
        if place is not None and is_whole:
            _write_page(place, ladder, series, pairs, say)
        elif place is not None:
            say(f"{place.page} stays as it is.")
        _say_end(series, is_whole, say)


def _open(contests: list[Contest], games: int, paths: list[Path]) -> Series:
    try:
        return Series(contests, games, paths)
    except JournalError as error:
        raise FileError(str(error)) from None


def _teller(as_json: bool, screen: Screen) -> Callable[[str], None]:
    """Says a line; with JSON nothing but the JSON is printed."""
    return (lambda line: None) if as_json else screen.line


def _say_start(series: Series, games: int, say: Callable[[str], None]) -> None:
    each = len(series.contests[0].seatings)
    if series.games != games:
        say(f"A deal is {each} games, so {series.games} games are played instead of {games}.")
    if series.before == series.total():
        say(f"All {series.total()} games were played before; this is what they gave.")
    elif series.before:
        say(f"Going on after {series.before} of {series.total()} games that were played before.")


def _play(series: Series, processes: int, screen: Screen) -> bool:
    """Play what is missing; whether all is there now."""

    each = len(series.contests[0].seatings)
    courses = [Course() for _ in series.contests]
    shown = [""] * len(courses)
    for place, course in enumerate(courses):
        for score in deal_scores([game.points for game in series.results(place)], each):
            shown[place] = course.add(score).text()

    def found(place: int) -> str:
        games = series.journals[place].played
        if len(games) % each == 0:
            shown[place] = courses[place].add(sum(game.points for game in games[-each:]) / each).text()
        return f"{' – '.join(series.contests[place].names)} {shown[place]}"

    try:
        return watch(series.play(processes), series.total(), found, screen, series.before)
    except JournalError as error:
        raise FileError(str(error)) from None


def _say_end(series: Series, is_whole: bool, say: Callable[[str], None]) -> None:
    if not all(contest.is_repeatable for contest in series.contests):
        say("A clock decided how long to think, so these games can't be repeated exactly.")
    if is_whole:
        return
    where = series.journals[0].path if len(series.journals) == 1 else series.journals[0].path.parent
    say(f"Stopped after {series.done()} of {series.total()} games, kept in {where}. The same command goes on from there.")
    raise SystemExit(130)


def _show_contest(summary: Summary, screen: Screen) -> None:
    a, b = summary.contest.names
    deals, counted = summary.score.deals, summary.won + summary.drawn + summary.lost
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


def _show_ladder(ladder: Ladder, screen: Screen) -> None:
    levels = levels_grid(ladder)
    levels.columns.append("time a move")
    for row, step in zip(levels.rows, ladder.steps, strict=True):
        seconds = ladder.thinking(step.name)
        row.append("–" if seconds is None else f"{1000 * seconds:.1f} ms")
    for grid in (levels, contests_grid(ladder)):
        screen.console.print(_table(grid))


def _table(grid: Grid) -> Table:
    table = Table(*grid.columns, title=grid.title, title_justify="left")
    for row in grid.rows:
        table.add_row(*row)
    return table


def _page_of(place: Place) -> None:
    """FileError, before anything is played, when the page can't take the ladder."""
    try:
        place.parts()
    except PageError as error:
        raise FileError(str(error)) from None


def _write_page(place: Place, ladder: Ladder, series: Series, pairs: str, say: Callable[[str], None]) -> None:
    with_plot = can_draw()
    if with_plot:
        place.plot.parent.mkdir(parents=True, exist_ok=True)
        _write(place.plot, lambda: draw_ladder(ladder, place.plot), say)
    else:
        say(f"The plot {NEEDS}. The page has the tables only.")
    _page_of(place)
    _write(place.page, lambda: place.write(ladder, series.games, pairs, with_plot), say)


def _write(path: Path, write: Callable[[], None], say: Callable[[str], None]) -> None:
    try:
        write()
    except OSError as error:
        raise FileError(f"{error.filename or path}: {error.strerror or error}") from None
    say(f"Written: {path}")
