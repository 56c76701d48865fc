"""Bars that show how far a long work is; Ctrl-C ends the work, not the program."""

from collections.abc import Callable, Generator
from contextlib import closing
from typing import TypeVar

from rich import progress as bars
from rich.progress import Progress, ProgressColumn, TextColumn

from tatami.terminal.screen import Screen

Result = TypeVar("Result")


def bar(screen: Screen, *columns: ProgressColumn) -> Progress:
    """Return a bar with these columns that is gone when the work is done; where nobody looks on, nothing is shown."""
    return Progress(*columns, console=screen.console, transient=True, disable=not screen.console.is_terminal)


def watch(
    results: Generator[Result, None, None],
    total: int,
    take: Callable[[Result], str | None],
    screen: Screen,
    label: str = "games",
    done: int = 0,
) -> bool:
    """Hand over each result as it comes; what take() returns stands beside the bar. Return False when Ctrl-C stopped it."""
    parts = (bars.BarColumn(), bars.MofNCompleteColumn(), bars.TimeElapsedColumn(), bars.TimeRemainingColumn())
    with bar(screen, TextColumn(label), *parts, TextColumn("{task.description}")) as progress:
        task = progress.add_task("", total=total, completed=done)
        try:
            with closing(results):
                for result in results:
                    progress.update(task, advance=1, description=take(result))
        except KeyboardInterrupt:
            progress.stop()
            return False
    return True
