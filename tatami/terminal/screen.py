"""What is written to the terminal and read from it: one place that knows about width, colour and clearing."""

import os
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text as Styled

from tatami.texts import Text, check_language

try:
    import readline
except ImportError:  # not everywhere; lines are then edited as the terminal can
    readline = None  # type: ignore[assignment]

MOMENT = 1.0  # seconds without a word
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
    def width(self) -> int:
        """How long a line may be; files and pipes get lines as they come."""
        return min(self.console.width, WIDEST) if self.console.is_terminal else 100_000

    def say(self, key: str, **facts: str | int | Text | list[Text]) -> None:
        """A sentence of the catalogue."""
        self.line(Text(key, **facts).say(self.lang))

    def line(self, line: str = "", style: str = "", indent: str = "", first: str | None = None) -> None:
        """A line of text, wrapped with a hanging indent."""
        wrapped = textwrap.wrap(
            line,
            self.width,
            initial_indent=indent if first is None else first,
            subsequent_indent=indent,
            break_on_hyphens=False,
        )
        for part in wrapped or [""]:
            self.console.print(Styled(part, "" if self.plain else style), soft_wrap=True)

    def drawn(self, pieces: list[tuple[str, str]]) -> None:
        """A line of a drawing, piece by piece, never wrapped."""
        line = Styled()
        for text, style in pieces:
            line.append(text, "" if self.plain else style)
        self.console.print(line, soft_wrap=True)

    def rule(self) -> None:
        """A line between two parts."""
        self.line(("-" if self.plain else "─") * min(self.width, WIDEST), "dim")

    def columns(self, entries: list[str]) -> None:
        """Short entries side by side, row by row, as many as fit."""
        if not entries:
            return
        cell = max(len(entry) for entry in entries) + 3
        room = min(self.width, WIDEST)
        fit = max(1, room // cell)
        for start in range(0, len(entries), fit):
            row = "".join(entry.ljust(cell) for entry in entries[start : start + fit])
            self.console.print(Styled(row.rstrip()), soft_wrap=True)

    def markdown(self, text: str) -> None:
        """A longer text, set for the terminal, or as it is."""
        if self.console.is_terminal and not self.plain:
            self.console.print(Markdown(text), width=self.width)
        else:
            self.console.print(Styled(text.rstrip("\n")), soft_wrap=True)

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
        """A line typed by the person, without the spaces around it; EOFError when there is none."""
        self.console.file.flush()
        try:
            return input(prompt).strip()
        except UnicodeDecodeError:
            return "\ufffd"

    @contextmanager
    def waiting(self, key: str) -> Iterator[None]:
        """A sentence that stands while something takes its time; where nothing may move, a line if it takes long."""
        if self.console.is_terminal and not self.plain and not self.console.is_dumb_terminal:
            with self.console.status(Text(key).say(self.lang), spinner="dots"):
                yield
        elif self.console.is_terminal:
            timer = Timer(MOMENT, self.say, [key])
            timer.daemon = True
            timer.start()
            try:
                yield
            finally:
                timer.cancel()
                timer.join()  # a line that has begun is finished before anything else is said
        else:
            yield


def shown(typed: str, longest: int = 60) -> str:
    """What was typed, fit to be repeated: not too long, and nothing in it that could move the cursor."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in typed)
    return clean if len(clean) <= longest else clean[: longest - 1] + "…"


def language_of_user() -> str:
    """The user's language where it is one of ours, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in ("en", "fr", "de") else "en"
    return "en"


def tolerate_narrow_encodings() -> None:
    """A terminal that can't show a letter shows a question mark; it is no reason to stop."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
