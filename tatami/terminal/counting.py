"""`tatami perft`: counts shown while they grow."""

from pathlib import Path
from time import perf_counter

from rich.progress import Progress, SpinnerColumn, TextColumn

from tatami.game import State
from tatami.perft import Counter
from tatami.record import parse
from tatami.registry import load
from tatami.terminal.flags import Values, make_game
from tatami.terminal.saves import FileError, read_text
from tatami.terminal.screen import Screen


def start_of(key: str, given: Values, position: Path | None) -> State:
    """Where to count from: a position document, or the beginning of a game with these options."""
    if position is None:
        return make_game(key, given).start()
    state = load_position(position)
    if state.game.key != key:
        raise FileError(f"{position}: game: is a position of {state.game.key}, not of {key}")
    return state


def load_position(path: Path) -> State:
    """The state of a position document in a file."""
    try:
        return load(parse(read_text(path)))
    except FileError:
        raise
    except ValueError as error:  # RecordError: no JSON; DocumentError: no position
        raise FileError(f"{path}: {error}") from None


def run(state: State, depth: int, divide: bool, screen: Screen) -> None:
    """Count and print; interrupted, say how far it came."""
    start = perf_counter()
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    progress = Progress(*columns, console=screen.console, transient=True, disable=not screen.console.is_terminal)
    task = progress.add_task("")

    def report(counter: Counter) -> None:
        seconds = perf_counter() - start
        found = int(counter.found)
        progress.update(task, description=f"{found:,} sequences, {found / seconds:,.0f} a second")

    counter = Counter(report)
    stopped = False
    with progress:
        try:
            if divide and depth > 0:
                for action in state.legal():
                    found = counter.below(state, action, depth)
                    progress.console.print(f"{state.game.name(action)}: {found}")
            else:
                counter.count(state, depth)
        except KeyboardInterrupt:
            stopped = True
    seconds = max(perf_counter() - start, 1e-9)
    total = int(counter.found)
    screen.console.print(f"perft {depth}: {'at least ' if stopped else ''}{total}")
    screen.console.print(f"{seconds:.2f} s, {total / seconds:,.0f} sequences a second")
    if stopped:
        screen.console.print("stopped before the end")
        raise SystemExit(130)
