"""The ladder as tables of Markdown, put into a page between two markers."""

import re
from pathlib import Path

from tatami import __version__
from tatami.arena.contest import Contest
from tatami.arena.summary import Ladder, signed
from tatami.balance.page import Grid
from tatami.game import Game
from tatami.registry import GAMES


class PageError(ValueError):
    """A page that can't take the ladder."""


class Place:
    """Where the ladder of a game goes below a folder of documents: its page, its markers, its picture.

    Each way to play has its own: the options that aren't the default are named in the marker and in the picture's name.
    """

    def __init__(self, folder: Path, game: Game) -> None:
        chosen = chosen_options(game)
        self.page = folder / "opponents" / f"{game.key}.md"
        words = ["ladder", game.key, *(f"{name}-{value}" for name, value in chosen)]
        self.plot = folder / "plots" / f"{re.sub(r'[^a-z0-9]+', '-', '-'.join(words).lower())}.svg"
        self.start = f"<!-- {' '.join(['ladder', *(f'{name}={value}' for name, value in chosen)])} -->"
        self.end = "<!-- /ladder -->"

    def parts(self) -> tuple[str, str]:
        """The page before and behind what stands between the markers; PageError when they aren't there, once and in order."""
        try:
            text = self.page.read_text(encoding="utf-8")
        except OSError as error:
            raise PageError(f"{self.page}: {error.strerror or error}") from None
        except UnicodeDecodeError:
            raise PageError(f"{self.page}: isn't text in UTF-8") from None
        before, found, rest = text.partition(f"{self.start}\n")
        inside, closed, behind = rest.partition(self.end)
        if not found or not closed or "<!-- ladder" in inside:
            raise PageError(f"{self.page}: needs the lines {self.start} and {self.end}, the ladder goes between them")
        if self.start in behind:
            raise PageError(f"{self.page}: the line {self.start} stands twice")
        return before + found, closed + behind

    def write(self, ladder: Ladder, games: int, pairs: str, with_plot: bool) -> None:
        """Replace what stands between the markers."""
        before, behind = self.parts()
        lines = section(ladder, games, pairs)
        if with_plot:
            lines += ["", f"![Ladder](../plots/{self.plot.name})"]
        self.page.write_text(before + "\n".join(["", *lines, "", ""]) + behind, encoding="utf-8")


def chosen_options(game: Game) -> list[tuple[str, object]]:
    """The options that aren't the game's default."""
    usual = GAMES[game.key].make({}).options
    return [(name, value) for name, value in game.options.items() if value != usual[name]]


def command(contest: Contest, games: int, pairs: str) -> str:
    """The command that measures this ladder."""
    words = ["tatami ladder", contest.game.key]
    for name, value in chosen_options(contest.game):
        option = f"--{name.replace('_', '-')}"
        words.append(option if value is True else f"{option} {value}")
    words.append(f"-n {games} --seed {contest.seed} --pairs {pairs}")
    if contest.thought.seconds is not None:
        words.append(f"--seconds {contest.thought.seconds:g}")
    if contest.thought.simulations is not None:
        words.append(f"--simulations {contest.thought.simulations}")
    return " ".join(words)


def levels_grid(ladder: Ladder) -> Grid:
    """Elo by level."""
    rows = []
    for number, step in enumerate(ladder.steps):
        if number == 0:
            rows.append([step.name, "0", "", ""])
            continue
        low, high = signed(step.elo - step.reach), signed(step.elo + step.reach)
        rows.append([step.name, signed(step.elo), f"{low} to {high}", f"{signed(step.above)} ± {step.above_reach:.0f}"])
    return Grid("Ladder", ["level", "Elo", "95 %", "above the last"], rows)


def contests_grid(ladder: Ladder) -> Grid:
    """What was played, and what the scale makes of it."""
    rows = [
        [
            " – ".join(summary.contest.names),
            str(len(summary.games)),
            summary.score.text(),
            f"{100 * mean:.1f} %",
        ]
        for summary, mean in zip(ladder.summaries, ladder.expected, strict=True)
    ]
    return Grid("Contests", ["contest", "games", "win rate (95 %)", "by Elo"], rows)


def section(ladder: Ladder, games: int, pairs: str) -> list[str]:
    """What goes between the markers."""
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
