"""`tatami table rrr`: build the table of mode `none`, and verify it."""

from pathlib import Path
from random import Random
from time import perf_counter

import platformdirs
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from tatami.games.rrr.position import Position
from tatami.solvers.rrr.building import BuildProgress, build, level_sizes
from tatami.solvers.rrr.files import TableError, is_complete
from tatami.solvers.rrr.table import Table
from tatami.solvers.rrr.verifying import Verification, verify
from tatami.terminal.saves import FileError
from tatami.terminal.screen import Screen
from tatami.texts import Text


def table_folder() -> Path:
    """Where tables are unless a folder is named."""
    return Path(platformdirs.user_data_dir("tatami", appauthor=False)) / "tables"


def _bar(screen: Screen) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    return Progress(*columns, console=screen.console, transient=True, disable=not screen.console.is_terminal)


def run_build(folder: Path | None, screen: Screen) -> None:
    """Build what isn't there yet; stopped, it goes on from the last finished level next time."""
    place = folder if folder is not None else table_folder()
    sizes = level_sizes()
    start = perf_counter()
    before = sum(sizes)
    with _bar(screen) as progress:
        task = progress.add_task("", total=sum(sizes))

        def report(now: BuildProgress) -> bool:
            text = Text("table-rrr-level", level=now.level).say(screen.lang)
            progress.update(task, completed=sum(sizes[now.level + 1 :]) + now.done, description=text)
            if now.done == now.size:
                key = "table-rrr-there" if now.reused else "table-rrr-built"
                line = Text(key, level=now.level, size=now.size, seconds=round(perf_counter() - start))
                progress.console.print(line.say(screen.lang), highlight=False)
            return False

        try:
            build(place, report)
        except KeyboardInterrupt:
            progress.stop()
            screen.say("table-rrr-stopped")
            raise SystemExit(130) from None
        except TableError as error:
            raise FileError(str(error)) from None
        except OSError as error:
            raise FileError(f"{error.filename or place}: {error.strerror or error}") from None
    screen.say("table-rrr-complete", size=before, seconds=round(perf_counter() - start), folder=str(place))


def run_verify(folder: Path | None, number: int, seconds: float, seed: int | None, screen: Screen) -> None:
    """Check the table on so many random positions; status 1 when one is wrong."""
    place = folder if folder is not None else table_folder()
    if not is_complete(place):
        raise FileError(f"{place}: has no complete table; `tatami table rrr build` makes it")
    chosen = seed if seed is not None else Random().randrange(10**9)
    try:
        table = Table(place)
    except TableError as error:
        raise FileError(str(error)) from None
    found = Verification(number)
    with _bar(screen) as progress:
        task = progress.add_task(Text("table-rrr-verifying").say(screen.lang), total=number)

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


def _facts(position: Position) -> str:
    """A position that is wrong, for a bug report."""
    facts = {
        "mover": position.mover,
        "tiles": position.tiles,
        "religion": position.religion,
        "down0": position.down0,
        "down1": position.down1,
        "zone0": position.zone0,
        "zone1": position.zone1,
        "discard": position.discard,
    }
    return ", ".join(f"{name} {value}" for name, value in facts.items())
