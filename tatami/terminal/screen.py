"""What is written to the terminal and read from it: one place that knows about width, colour and clearing."""

import os
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich import box
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text as Styled

from tatami.stats.grid import Grid
from tatami.texts import Text
from tatami.texts.saying import LANGUAGES, check_language, say

try:
    import readline
except ImportError:  # not everywhere; lines are then edited as the terminal can
    readline = None  # type: ignore[assignment]

LONG_WAIT = 1.0  # seconds without a word
WIDEST = 100  # longer lines are hard to read
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the last one also empties what can be scrolled back to


class Screen:
    """Sentences in one language; styles are an addition, and gone with `plain`, NO_COLOR or without a terminal."""

    def __init__(self, lang: str = "en", plain: bool = False, console: Console | None = None) -> None:
        check_language(lang)
        self.lang = lang
        self.plain = plain
        self.console = console or Console(highlight=False, markup=False, emoji=False)

    @property
    def moves(self) -> bool:
        """Whether something on it may move: it is a terminal that can, and nobody asked for a plain one."""
        return self.console.is_terminal and not self.plain and not self.console.is_dumb_terminal

    @property
    def width(self) -> int:
        """How long a line may be; files and pipes get lines as they come."""
        return min(self.console.width, WIDEST) if self.console.is_terminal else 100_000

    def words(self, key: str, **facts: str | int | Text | list[Text]) -> str:
        """Return a sentence of the catalogue, in the language of the screen."""
        return say(Text(key, **facts), self.lang)

    def say(self, key: str, **facts: str | int | Text | list[Text]) -> None:
        """Write a sentence of the catalogue."""
        self.line(self.words(key, **facts))

    def line(self, line: str = "", style: str = "", indent: str = "", first: str | None = None) -> None:
        """Write a line of text, wrapped with a hanging indent."""
        begin = indent if first is None else first
        wrapper = textwrap.TextWrapper(self.width, begin, indent, break_on_hyphens=False)
        for part in wrapper.wrap(line) or [""]:
            self.console.print(Styled(part, "" if self.plain else style), soft_wrap=True)

    def drawn(self, pieces: list[tuple[str, str]]) -> None:
        """Write a line of a drawing, piece by piece, never wrapped."""
        line = Styled.assemble(*[(text, "" if self.plain else style) for text, style in pieces])
        self.console.print(line, soft_wrap=True)

    def rule(self) -> None:
        """Draw a line between two parts."""
        self.line(("-" if self.plain else "─") * min(self.width, WIDEST), "dim")

    def columns(self, entries: list[str]) -> None:
        """Write short entries side by side, row by row, as many as fit."""
        if not entries:
            return
        cell = max(len(entry) for entry in entries) + 3
        room = min(self.width, WIDEST)
        fit = max(1, room // cell)
        for start in range(0, len(entries), fit):
            row = "".join(entry.ljust(cell) for entry in entries[start : start + fit])
            self.console.print(Styled(row.rstrip()), soft_wrap=True)

    def markdown(self, text: str) -> None:
        """Write a longer text, set for the terminal, or as it is."""
        if self.console.is_terminal and not self.plain:
            self.console.print(Markdown(text), width=self.width)
        else:
            self.console.print(Styled(text.rstrip("\n")), soft_wrap=True)

    def table(self, headings: list[str], align: str) -> Table:
        """Return an empty table with these headings, keys of the catalogue; `align` has an l or r for each column."""
        table = Table(box=box.SIMPLE_HEAD if self.console.is_terminal else None, pad_edge=False)
        for key, side in zip(headings, align, strict=True):
            table.add_column(self.words(key), justify="right" if side == "r" else "left")
        return table

    def grid(self, grid: Grid) -> None:
        """Write a table of a report."""
        table = Table(*grid.columns, title=grid.title, title_justify="left")
        for row in grid.rows:
            table.add_row(*row)
        self.console.print(table)

    def clear(self) -> None:
        """Leave nothing to be seen of what was shown before, nor of what was typed."""
        if readline is not None:
            readline.clear_history()
        if not self.console.is_terminal:
            self.rule()
        elif self.console.is_dumb_terminal:
            self.console.file.write("\n" * 2 * self.console.height)
        else:
            self.console.file.write(CLEAR)
        self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """Return a line typed by the person, without the spaces around it; EOFError when there is none."""
        self.console.file.flush()
        try:
            return input(prompt).strip()
        except UnicodeDecodeError:
            return "\ufffd"

    @contextmanager
    def waiting(self, key: str) -> Iterator[None]:
        """Show a sentence while something takes its time; where nothing may move, write it if it takes long."""
        if self.moves:
            with self.console.status(self.words(key), spinner="dots"):
                yield
        elif self.console.is_terminal:
            timer = Timer(LONG_WAIT, self.say, [key])
            timer.daemon = True
            timer.start()
            try:
                yield
            finally:
                timer.cancel()
                timer.join()  # a line that has begun is finished before anything else is said
        else:
            yield


def language_of_user() -> str:
    """Return the user's language where it is one of ours, else English."""
    said = [os.environ.get(variable, "")[:2].lower() for variable in ("LC_ALL", "LC_MESSAGES", "LANG")]
    first = next(filter(None, said), "en")
    return first if first in LANGUAGES else "en"
