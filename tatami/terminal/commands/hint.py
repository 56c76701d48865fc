"""`tatami hint`: the best moves of a position, in words or as JSON."""

import json
from pathlib import Path
from typing import Annotated

import typer

from tatami.files import FileError
from tatami.game import CHANCE, OVER, Observation, OptionError, Seat
from tatami.terminal.flags import Lang, Move, Plain, Position, RecordFile, Simulations, check_one_of, open_screen
from tatami.terminal.hints import SECONDS, show, think
from tatami.terminal.positions import find_position

app = typer.Typer(add_completion=False)


@app.command()
def hint(
    position: Position = None,
    record: RecordFile = None,
    move: Move = None,
    seat: Annotated[int | None, typer.Option(help="whose decision it is (default: the seat to move)")] = None,
    seconds: Annotated[float | None, typer.Option(help="how long to think (default: 3)", min=0.01, max=3600)] = None,
    simulations: Simulations = None,
    seed: Annotated[int | None, typer.Option(help="the same hint every time, with --simulations")] = None,
    processes: Annotated[int, typer.Option(help="how many think side by side", min=1, max=256)] = 1,
    best: Annotated[int, typer.Option(help="how many moves to show", min=1)] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="the hint as JSON")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """The best moves of a decision, from what its seat may know."""
    check_one_of(seconds, simulations)
    if simulations is None and seconds is None:
        seconds = SECONDS
    seen = observe(position, record, move, seat)
    screen = open_screen(lang, plain)
    found, stopped = think(seen, seconds or 0.0, simulations or 0, seed, processes, screen)
    if as_json:
        print(json.dumps({**found.data(best), "stopped": stopped}, indent=2))
    else:
        show(found, seen, best, stopped, screen)


def observe(position: Path | None, record: Path | None, move: int | None, seat: int | None) -> Observation:
    """Return what the seat sees whose decision it is; an error says why there is none."""
    state, source = find_position(position, record, move)
    if state.to_move() == OVER:
        rest = "; --move N chooses an earlier position" if record is not None else ""
        raise FileError(f"{source}: the game is over here, so there is nothing to advise{rest}")
    if state.to_move() == CHANCE:
        raise FileError(f"{source}: chance is to move here, so there is nothing to advise")
    viewer = state.to_move() if seat is None else Seat(seat)
    if not 0 <= viewer < state.game.seats:
        raise OptionError(f"option --seat: there is no seat {viewer}; seats are 0 to {state.game.seats - 1}")
    if viewer != state.to_move():
        raise OptionError(f"option --seat: seat {viewer} has nothing to decide here")
    return state.observe(viewer)
