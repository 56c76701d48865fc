"""Contests of bots in the terminal: played with a bar, stopped and gone on with."""

from collections.abc import Callable
from pathlib import Path

from tatami.arena.series import Series
from tatami.files import file_errors
from tatami.stats.scores import RunningScore, deal_scores
from tatami.terminal.progress import watch
from tatami.terminal.screen import Screen

Say = Callable[[str], None]


def play_series(series: Series, games: int, processes: int, say: Say, screen: Screen) -> bool:
    """Play what is missing; return whether all is there now."""
    each, total = len(series.contests[0].seatings), series.total()
    if series.games != games:
        say(f"A deal is {each} games, so {series.games} games are played instead of {games}.")
    if series.before == total:
        say(f"All {total} games were played before; this is what they gave.")
    elif series.before:
        say(f"Going on after {series.before} of {total} games that were played before.")
    running = [RunningScore() for _ in series.contests]
    shown = [""] * len(running)
    for place, score_so_far in enumerate(running):
        for score in deal_scores([game.points for game in series.results(place)], each):
            shown[place] = score_so_far.add(score).text()

    def found(place: int) -> str:
        games = series.files[place].played
        if len(games) % each == 0:
            shown[place] = running[place].add(sum(game.points for game in games[-each:]) / each).text()
        return f"{' – '.join(series.contests[place].names)} {shown[place]}"

    return watch(series.play(processes), total, found, screen, done=series.before)


def write_file(path: Path, write: Callable[[], None], say: Say) -> None:
    """Write a file and say so; FileError names it where it can't be written."""
    with file_errors(path):
        write()
    say(f"Written: {path}")


def end_series(series: Series, is_whole: bool, say: Say) -> None:
    """Say what holds of the games; stopped, how to go on, with status 130."""
    if not all(contest.is_repeatable for contest in series.contests):
        say("A clock decided how long to think, so these games can't be repeated exactly.")
    if is_whole:
        return
    where = series.files[0].path if len(series.files) == 1 else series.files[0].path.parent
    say(f"Stopped after {series.done()} of {series.total()} games, kept in {where}. The same command goes on from there.")
    raise SystemExit(130)
