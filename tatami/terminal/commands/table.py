"""`tatami table`: build and verify tables of solved positions; RRR without neutrals has one."""

from random import Random
from time import perf_counter
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from tatami.files import FileError, table_folder
from tatami.games.rrr.board import Board
from tatami.solvers.rrr.building import BuildProgress, build, level_sizes
from tatami.solvers.rrr.files import is_complete
from tatami.solvers.rrr.table import Table
from tatami.solvers.rrr.verifying import Verification, verify
from tatami.terminal.flags import Lang, TableFolder, open_screen
from tatami.terminal.positions import table_errors
from tatami.terminal.progress import bar
from tatami.terminal.screen import Screen

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Tables of solved positions.")
rrr = typer.Typer(no_args_is_help=True, help="The table of RRR without neutrals: every position solved.")
app.add_typer(rrr, name="rrr")


def _bar(screen: Screen) -> Progress:
    return bar(screen, TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())


@rrr.command("build")
def build_rrr(folder: TableFolder = None, lang: Lang = None) -> None:
    """Solve every position of RRR without neutrals; what is there already isn't done again."""
    screen = open_screen(lang)
    place = folder if folder is not None else table_folder()
    sizes = level_sizes()
    start = perf_counter()
    with _bar(screen) as progress:
        task = progress.add_task("", total=sum(sizes))

        def report(now: BuildProgress) -> bool:
            text = screen.words("table-rrr-level", level=now.level)
            progress.update(task, completed=sum(sizes[now.level + 1 :]) + now.done, description=text)
            if now.done == now.size:
                key = "table-rrr-there" if now.reused else "table-rrr-built"
                line = screen.words(key, level=now.level, size=now.size, seconds=round(perf_counter() - start))
                progress.console.print(line, highlight=False)
            return False

        try:
            with table_errors(place):
                build(place, report)
        except KeyboardInterrupt:  # the next time it goes on after the last finished level
            progress.stop()
            screen.say("table-rrr-stopped")
            raise SystemExit(130) from None
    screen.say("table-rrr-complete", size=sum(sizes), seconds=round(perf_counter() - start), folder=str(place))


@rrr.command("verify")
def verify_rrr(
    number: Annotated[int, typer.Option("-n", "--number", help="how many random positions", min=1)] = 1000,
    seconds: Annotated[float, typer.Option(help="how long to search each of them at most", min=0)] = 1.0,
    seed: Annotated[int | None, typer.Option(help="the same positions every time")] = None,
    folder: TableFolder = None,
    lang: Lang = None,
) -> None:
    """Check the table on random positions: by the engine's rules a turn ahead, and by search."""
    screen = open_screen(lang)
    place = folder if folder is not None else table_folder()
    if not is_complete(place):
        raise FileError(f"{place}: has no complete table; `tatami table rrr build` makes it")
    chosen = seed if seed is not None else Random().randrange(10**9)
    with table_errors(place):
        table = Table(place)
    found = Verification()
    with _bar(screen) as progress:
        task = progress.add_task(screen.words("table-rrr-verifying"), total=number)

        def report(now: Verification) -> bool:
            nonlocal found
            found = now
            progress.update(task, completed=now.checked)
            return False

        try:
            found = verify(table, number, Random(chosen), seconds, report)
        except KeyboardInterrupt:
            progress.stop()
    wrong = len(found.wrong)
    screen.say("table-rrr-verified", checked=found.checked, searched=found.searched, wrong=wrong, seed=str(chosen))
    for position in found.wrong[:10]:
        screen.line(_facts(position))
    if wrong:
        raise SystemExit(1)
    if found.checked < number:
        raise SystemExit(130)


def _facts(position: Board) -> str:
    """Return the facts of a position, for a bug report."""
    names = ["mover", "tiles", "religion", "down0", "down1", "zone0", "zone1", "discard"]
    places = [position.down0, position.down1, position.zone0, position.zone1, position.discard]
    values = [position.mover, position.tiles, position.religion, *places]
    return ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))
