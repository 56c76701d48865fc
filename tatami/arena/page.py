"""The ladder as tables of Markdown, put into a page between two markers."""

import re
from pathlib import Path

from tatami.arena.contest import Contest
from tatami.arena.summary import Ladder, signed
from tatami.files import FileError, file_errors
from tatami.game import Game
from tatami.registry import GAMES
from tatami.stats.grid import Grid
from tatami.version import __version__


class LadderPage:
    """Where the ladder of a game goes below a folder of documents: its page, its markers, its picture.

    Each way to play has its own: the options that aren't the default are named in the marker and in the picture's name.
    """

    def __init__(self, folder: Path, game: Game) -> None:
        chosen = chosen_options(game)
        self.path = folder / "opponents" / f"{game.key}.md"
        words = ["ladder", game.key, *(f"{name}-{value}" for name, value in chosen)]
        self.plot = folder / "plots" / f"{re.sub(r'[^a-z0-9]+', '-', '-'.join(words).lower())}.svg"
        self.start = f"<!-- {' '.join(['ladder', *(f'{name}={value}' for name, value in chosen)])} -->"
        self.end = "<!-- /ladder -->"

    def parts(self) -> tuple[str, str]:
        """Return the page before and behind the part between the markers; FileError unless they are there once and in order."""
        with file_errors(self.path):
            text = self.path.read_text(encoding="utf-8")
        before, found, rest = text.partition(f"{self.start}\n")
        inside, closed, behind = rest.partition(self.end)
        if not found or not closed or "<!-- ladder" in inside:
            raise FileError(f"{self.path}: needs the lines {self.start} and {self.end}, the ladder goes between them")
        if self.start in behind:
            raise FileError(f"{self.path}: the line {self.start} stands twice")
        return before + found, closed + behind

    def write(self, ladder: Ladder, games: int, pairs: str, with_plot: bool) -> None:
        """Replace what stands between the markers."""
        before, behind = self.parts()
        lines = section(ladder, games, pairs)
        if with_plot:
            lines += ["", f"![Ladder](../plots/{self.plot.name})"]
        self.path.write_text(before + "\n".join(["", *lines, "", ""]) + behind, encoding="utf-8")


def chosen_options(game: Game) -> list[tuple[str, object]]:
    """Return the options that aren't the game's default."""
    usual = GAMES[game.key].make({}).options
    return [(name, value) for name, value in game.options.items() if value != usual[name]]


def command(contest: Contest, games: int, pairs: str) -> str:
    """Return the command that measures this ladder."""
    words = ["tatami ladder", contest.game.key]
    for name, value in chosen_options(contest.game):
        option = f"--{name.replace('_', '-')}"
        words.append(option if value is True else f"{option} {value}")
    words.append(f"-n {games} --seed {contest.seed} --pairs {pairs}")
    if contest.limit.seconds is not None:
        words.append(f"--seconds {contest.limit.seconds:g}")
    if contest.limit.simulations is not None:
        words.append(f"--simulations {contest.limit.simulations}")
    return " ".join(words)


def levels_grid(ladder: Ladder) -> Grid:
    """Return the table of the Elo by level."""
    rows = []
    for number, rung in enumerate(ladder.rungs):
        if number == 0:
            rows.append([rung.name, "0", "", ""])
            continue
        low, high = signed(rung.elo - rung.reach), signed(rung.elo + rung.reach)
        rows.append([rung.name, signed(rung.elo), f"{low} to {high}", f"{signed(rung.above)} ± {rung.above_reach:.0f}"])
    return Grid("Ladder", ["level", "Elo", "95 %", "above the last"], rows)


def contests_grid(ladder: Ladder) -> Grid:
    """Return the table of what was played, and what the scale makes of it."""
    rows = [
        [" – ".join(summary.contest.names), str(len(summary.games)), summary.score.text(), f"{100 * mean:.1f} %"]
        for summary, mean in zip(ladder.summaries, ladder.expected_scores, strict=True)
    ]
    return Grid("Contests", ["contest", "games", "win rate (95 %)", "by Elo"], rows)


def section(ladder: Ladder, games: int, pairs: str) -> list[str]:
    """Return the lines that go between the markers."""
    contest = ladder.summaries[0].contest
    each = len(contest.seatings)
    return [
        f"Measured with Tatami {__version__}: {ladder.games:,} games, every deal played {each} times with seats exchanged. "
        f"`{command(contest, games, pairs)}` makes this table; [the arena](../arena.md) says what the numbers mean.",
        "",
        levels_grid(ladder).markdown(),
        "",
        contests_grid(ladder).markdown(),
    ]
