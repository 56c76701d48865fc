"""`tatami solve rrr`: who wins after every move and by how much, or what is known of it when it is stopped."""

from pathlib import Path
from time import perf_counter

from rich import box
from rich.table import Table
from rich.text import Text as Styled

from tatami.game import DocumentError, OptionError, State
from tatami.games.rrr import own_state
from tatami.games.rrr.position import CATCHING
from tatami.games.rrr.state import PLAYING, RrrState
from tatami.record import Record
from tatami.solvers.rrr import MoveValue, Progress, Solution, open_table, solve
from tatami.solvers.rrr.files import TableError
from tatami.solvers.rrr.values import margin
from tatami.terminal.counting import load_position
from tatami.terminal.saves import FileError, read_record
from tatami.terminal.screen import Screen
from tatami.terminal.tables import table_folder
from tatami.texts import Text


def run(state: RrrState, seconds: float | None, memory_bits: int, folder: Path | None, screen: Screen) -> None:
    """Solve and print; Ctrl-C and the time limit print what is known."""
    try:
        table = open_table(folder if folder is not None else table_folder())
    except TableError as error:
        raise FileError(str(error)) from None
    start = perf_counter()
    position = state.position
    if not screen.console.is_terminal:
        solution = solve(position, None, seconds, memory_bits, table)
    else:
        with screen.console.status("") as status:

            def report(progress: Progress) -> bool:
                rate = round(progress.nodes / max(perf_counter() - start, 1e-6))
                known = sum(move.exact for move in progress.moves)
                counts = Text("solve-progress", nodes=progress.nodes, rate=rate, known=known, moves=len(progress.moves))
                status.update(f"{counts.say(screen.lang)} · {Text('solve-rrr-depth', depth=progress.depth).say(screen.lang)}")
                return False

            solution = solve(position, report, seconds, memory_bits, table)
    show(solution, screen)


def ask(position: Path | None, record: Path | None, move: int | None) -> RrrState:
    """The state to solve, of a position document or from a record; an error says what is wrong with it."""
    if (position is None) == (record is None):
        raise OptionError("give --position FILE or --record FILE, one of them")
    if move is not None and record is None:
        raise OptionError("option --move: goes with --record")
    if position is not None:
        return checked(load_position(position), str(position))
    assert record is not None
    return checked(before_move(read_record(record), move, record), str(record))


def before_move(record: Record, move: int | None, path: Path) -> State:
    """The state in which move number `move` of a record was played, or that after the last."""
    if move is None:
        return record.replay()
    if not 1 <= move <= len(record.moves) + 1:
        raise OptionError(f"option --move: {path} has {len(record.moves)} moves, there is no move {move}")
    return Record(record.game, record.players, record.moves[: move - 1], rules=record.rules).replay()


def checked(state: State, source: str) -> RrrState:
    """The state, if it can be solved; the error names what is in the way."""
    try:
        own = own_state(state)
    except DocumentError as error:
        raise FileError(f"{source}: {error}") from None
    if own.phase != PLAYING:
        raise FileError(f"{source}: phase: no game is under way here; of a record, --move N chooses an earlier position")
    if own.position.hidden or own.position.phase == CATCHING:
        raise FileError(f"{source}: hidden: some tiles are hidden, so there is nothing exact to say")
    return own


def show(solution: Solution, screen: Screen) -> None:
    """The table of the moves, the best first, and the line."""
    lang = screen.lang
    if not solution.exact:
        screen.say("solve-stopped", nodes=solution.nodes)
    screen.line(Text("solve-rrr-title", who=Text("seat", seat=str(solution.seat))).say(lang))
    table = Table(box=box.SIMPLE_HEAD if screen.console.is_terminal else None, pad_edge=False)
    table.add_column(Text("solve-move").say(lang))
    table.add_column(Text("solve-rrr-result").say(lang))
    best = solution.best
    for move in sorted(solution.moves, key=lambda move: (-move.lower, -move.outlook, -move.upper)):
        style = "bold" if move.name in best else ""
        table.add_row(Styled(move.name, style), Styled(result(move, solution.depth).say(lang), style))
    screen.console.print(table)
    if solution.line:
        screen.line(Text("solve-line", line="  ".join(solution.line)).say(lang), indent="  ", first="")
    if solution.exact:
        screen.say("solve-exact", nodes=solution.nodes)
    else:
        screen.say("solve-rrr-depth", depth=solution.depth)
        raise SystemExit(130)


def result(move: MoveValue, depth: int) -> Text:
    """Who wins after a move and by how much, as far as it is known."""
    if move.wins is None:
        key = "solve-rrr-unseen" if move.outlook == 0 else "solve-rrr-may-win" if move.outlook > 0 else "solve-rrr-may-lose"
        return Text(key, depth=depth)
    low, high = sorted((margin(move.lower), margin(move.upper)))
    who = "wins" if move.wins else "loses"
    return Text(f"solve-rrr-{who}", margin=low) if move.exact else Text(f"solve-rrr-{who}-between", low=low, high=high)
