"""`tatami perft`: the number of move sequences, shown while it grows."""

from time import perf_counter
from typing import Annotated

import typer
from rich.progress import SpinnerColumn, TextColumn

from tatami.files import FileError
from tatami.game import OptionError, State
from tatami.perft import Counter
from tatami.terminal.flags import ChosenGame, Position, games_app
from tatami.terminal.positions import load_position
from tatami.terminal.progress import bar
from tatami.terminal.screen import Screen


def perft(
    chosen: ChosenGame,
    depth: Annotated[int, typer.Option(help="how many moves", min=0, max=1000)],
    position: Position = None,
    divide: Annotated[bool, typer.Option("--divide", help="list the count of every first move")] = False,
) -> None:
    """Count the sequences of this many legal moves, chance moves included."""
    if position is None:
        state = chosen.make().start()
    elif chosen.given:
        raise OptionError(f"option --position: the document has its own options; leave out {', '.join(chosen.given)}")
    else:
        state = load_position(position)
        if state.game.key != chosen.key:
            raise FileError(f"{position}: game: is a position of {state.game.key}, not of {chosen.key}")
    count(state, depth, divide, Screen())


def count(state: State, depth: int, divide: bool, screen: Screen) -> None:
    """Count and print; interrupted, say how far it came."""
    start = perf_counter()
    progress = bar(screen, SpinnerColumn(), TextColumn("{task.description}"))
    task = progress.add_task("")

    def report(counter: Counter) -> None:
        rate = int(counter.found) / (perf_counter() - start)
        progress.update(task, description=f"{counter.found:,} sequences, {rate:,.0f} a second")

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


app = games_app("Count move sequences.", perft)
