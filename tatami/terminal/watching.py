"""Games counted while they are played, with a bar; Ctrl-C ends the watching, not the program."""

from collections.abc import Callable, Generator
from contextlib import closing
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tatami.terminal.screen import Screen

Result = TypeVar("Result")


def watch(
    played: Generator[Result, None, None],
    total: int,
    take: Callable[[Result], str | None],
    screen: Screen,
    done: int = 0,
    found: str = "",
) -> bool:
    """Hand each result over as it comes; what take() says stands beside the bar. False when Ctrl-C stopped it."""
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=screen.console, transient=True, disable=not screen.console.is_terminal) as progress:
        task = progress.add_task(found, total=total, completed=done)
        try:
            with closing(played):
                for result in played:
                    progress.update(task, advance=1, description=take(result))
        except KeyboardInterrupt:
            progress.stop()
            return False
    return True
