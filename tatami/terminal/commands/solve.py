"""`tatami solve`: the value of every move and the best play, or what is known of them when it is stopped."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, TypeVar

import typer
from rich.table import Table
from rich.text import Text as Styled

from tatami.files import FileError, table_folder
from tatami.game import DocumentError, OptionError, State
from tatami.games import kami, rrr
from tatami.games.rrr.board import CATCHING
from tatami.games.rrr.phases import PLAYING
from tatami.games.rrr.state import RrrState
from tatami.records import goita
from tatami.solvers import kami as kami_solver
from tatami.solvers import rrr as rrr_solver
from tatami.solvers.kami.bridge import round_of
from tatami.solvers.rrr.values import margin
from tatami.terminal.flags import Lang, Move, Position, RecordFile, TableFolder, games_app, open_screen
from tatami.terminal.positions import find_position, load_position, table_errors
from tatami.terminal.screen import Screen
from tatami.texts import Text
from tatami.texts.saying import say

Solution = TypeVar("Solution")

app = games_app("Solve a position exactly.")


def shown_solution(screen: Screen, solve: Callable[[Callable[[Any], bool] | None], Solution]) -> Solution:
    """Return what solve(report) finds, with its progress shown where somebody looks on."""
    if not screen.console.is_terminal:
        return solve(None)
    start = perf_counter()
    with screen.console.status("") as status:

        def report(progress: kami_solver.Progress | rrr_solver.Progress) -> bool:
            rate = round(progress.nodes / max(perf_counter() - start, 1e-6))
            known = sum(move.exact for move in progress.moves)
            said = screen.words("solve-progress", nodes=progress.nodes, rate=rate, known=known, moves=len(progress.moves))
            if isinstance(progress, rrr_solver.Progress):
                said += f" · {screen.words('solve-rrr-depth', depth=progress.depth)}"
            status.update(said)
            return False

        return solve(report)


def show(solution: kami_solver.Solution | rrr_solver.Solution, title: str, table: Table, screen: Screen) -> None:
    """Write the table of the moves and the line of best play; status 130 where they aren't exact."""
    if not solution.exact:
        screen.say("solve-stopped", nodes=solution.nodes)
    screen.line(title)
    screen.console.print(table)
    if solution.line:
        screen.line(screen.words("solve-line", line="  ".join(solution.line)), indent="  ", first="")
    if solution.exact:
        screen.say("solve-exact", nodes=solution.nodes)
        return
    if isinstance(solution, rrr_solver.Solution):
        screen.say("solve-rrr-depth", depth=solution.depth)
    raise SystemExit(130)


@app.command("kami")
def solve_kami(
    history: Annotated[str | None, typer.Argument(help="a Goita history, as in 11244556,…,s3,313", metavar="[HISTORY]")] = None,
    position: Position = None,
    below: Annotated[str | None, typer.Option(help="Duel: the unseen mercenaries, a letter a stack that hides one")] = None,
    table: Annotated[int, typer.Option(help="size of the search's memory: 2 to this power", min=10, max=28)] = 22,
    lang: Lang = None,
) -> None:
    """The exact value of every move of a Kami round with open hands."""
    screen = open_screen(lang)
    question = kami_round(history, position, below)
    solution = shown_solution(screen, lambda report: kami_solver.solve(question, report, table))
    key = "solve-title-three" if question.players == 3 else "solve-title"
    rows = screen.table(["solve-move", "solve-value"], "lr")
    for move in sorted(solution.moves, key=lambda move: (-move.lower, -move.upper)):
        style = "bold" if move.lower == solution.upper else ""
        rows.add_row(Styled(move.name, style), Styled(kami_value(move, screen), style))
    show(solution, screen.words(key, who=Text("seat", seat=str(question.seat))), rows, screen)


def kami_round(history: str | None, position: Path | None, below: str | None) -> kami_solver.Round:
    """Return the round to solve, of a Goita history or of a position document; an error says what is wrong with it."""
    if (history is None) == (position is None):
        raise OptionError("give a Goita history or --position FILE, one of them")
    source = "history" if position is None else str(position)
    try:
        state = load_position(position) if position is not None else goita.read(str(history)).replay()
        return round_of(kami.own_state(state), (below or "").upper())
    except ValueError as error:
        message = str(error)
        if message.startswith("below: "):
            raise OptionError(f"option --{message}") from None
        raise FileError(message if message.startswith(f"{source}: ") else f"{source}: {message}") from None


def kami_value(move: kami_solver.MoveValue, screen: Screen) -> str:
    """Return a value with its sign, or its bounds."""
    if move.exact:
        return f"{move.lower:+d}".replace("+0", "0")
    return screen.words("solve-between", low=f"{move.lower:+d}", high=f"{move.upper:+d}")


@app.command("rrr")
def solve_rrr(
    position: Position = None,
    record: RecordFile = None,
    move: Move = None,
    seconds: Annotated[float | None, typer.Option(help="seconds after which to stop with what is known", min=0)] = None,
    memory: Annotated[int, typer.Option(help="size of the search's memory: 2 to this power", min=10, max=28)] = 21,
    folder: TableFolder = None,
    lang: Lang = None,
) -> None:
    """Who wins an RRR game without hidden tiles after every move, and by how much."""
    board = open_game(*find_position(position, record, move)).board
    screen = open_screen(lang)
    place = folder if folder is not None else table_folder()
    with table_errors(place):
        table = rrr_solver.open_table(place)
    solution = shown_solution(screen, lambda report: rrr_solver.solve(board, report, seconds, memory, table))
    rows = screen.table(["solve-move", "solve-rrr-result"], "ll")
    for found in sorted(solution.moves, key=lambda found: (-found.lower, -found.outlook, -found.upper)):
        style = "bold" if found.name in solution.best else ""
        rows.add_row(Styled(found.name, style), Styled(say(rrr_result(found, solution.depth), screen.lang), style))
    show(solution, screen.words("solve-rrr-title", who=Text("seat", seat=str(solution.seat))), rows, screen)


def open_game(state: State, source: Path) -> RrrState:
    """Return the state, if it can be solved; the error names what is in the way."""
    try:
        own = rrr.own_state(state)
    except DocumentError as error:
        raise FileError(f"{source}: {error}") from None
    if own.phase != PLAYING:
        raise FileError(f"{source}: phase: no game is under way here; of a record, --move N chooses an earlier position")
    if own.board.hidden or own.board.phase == CATCHING:
        raise FileError(f"{source}: hidden: some tiles are hidden, so there is nothing exact to say")
    return own


def rrr_result(move: rrr_solver.MoveValue, depth: int) -> Text:
    """Return who wins after a move and by how much, as far as it is known."""
    if move.wins is None:
        key = "solve-rrr-unseen" if move.outlook == 0 else "solve-rrr-may-win" if move.outlook > 0 else "solve-rrr-may-lose"
        return Text(key, depth=depth)
    low, high = sorted((margin(move.lower), margin(move.upper)))
    who = "wins" if move.wins else "loses"
    return Text(f"solve-rrr-{who}", margin=low) if move.exact else Text(f"solve-rrr-{who}-between", low=low, high=high)
