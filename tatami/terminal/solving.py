"""`tatami solve kami`: the value of every move, and the best play, or what is known of them when it is stopped."""

from pathlib import Path
from time import perf_counter

from rich import box
from rich.table import Table
from rich.text import Text as Styled

from tatami.game import OptionError
from tatami.games.kami import own_state
from tatami.solvers.kami import MoveValue, Progress, Round, Solution, solve
from tatami.solvers.kami_bridge import round_of
from tatami.terminal.counting import load_position
from tatami.terminal.saves import FileError
from tatami.terminal.screen import Screen
from tatami.texts import Text


def run(history: str | None, position: Path | None, below: str | None, table_bits: int, screen: Screen) -> None:
    """Solve and print; Ctrl-C prints the bounds found so far."""
    question = ask(history, position, below)
    start = perf_counter()
    if not screen.console.is_terminal:
        show(solve(question, None, table_bits), question, screen)
        return
    with screen.console.status("") as status:

        def report(progress: Progress) -> bool:
            rate = round(progress.nodes / max(perf_counter() - start, 1e-6))
            known = sum(move.exact for move in progress.moves)
            text = Text("solve-progress", nodes=progress.nodes, rate=rate, known=known, moves=len(progress.moves))
            status.update(text.say(screen.lang))
            return False

        solution = solve(question, report, table_bits)
    show(solution, question, screen)


def ask(history: str | None, position: Path | None, below: str | None) -> Round:
    """The round to solve, of a Goita history or of a position document; an error says what is wrong with it."""
    if (history is None) == (position is None):
        raise OptionError("give a Goita history or --position FILE, one of them")
    source = "history" if position is None else str(position)
    try:
        if position is not None:
            state = load_position(position)
        else:
            from tatami import goita

            state = goita.read(str(history)).replay()
        return round_of(own_state(state), (below or "").upper())
    except ValueError as error:
        message = str(error)
        if message.startswith("below: "):
            raise OptionError(f"option --{message}") from None
        raise FileError(message if message.startswith(f"{source}: ") else f"{source}: {message}") from None


def show(solution: Solution, question: Round, screen: Screen) -> None:
    """The table of the moves, the best first, and the line."""
    lang = screen.lang
    if not solution.exact:
        screen.say("solve-stopped", nodes=solution.nodes)
    title = Text("solve-title-three" if question.players == 3 else "solve-title", who=Text("seat", seat=str(question.seat)))
    screen.line(title.say(lang))
    table = Table(box=box.SIMPLE_HEAD if screen.console.is_terminal else None, pad_edge=False)
    table.add_column(Text("solve-move").say(lang))
    table.add_column(Text("solve-value").say(lang), justify="right")
    for move in sorted(solution.moves, key=lambda move: (-move.lower, -move.upper)):
        best = move.lower == solution.upper
        table.add_row(Styled(move.name, "bold" if best else ""), Styled(value(move, lang), "bold" if best else ""))
    screen.console.print(table)
    if solution.line:
        screen.line(Text("solve-line", line="  ".join(solution.line)).say(lang), indent="  ", first="")
    if solution.exact:
        screen.say("solve-exact", nodes=solution.nodes)
    else:
        raise SystemExit(130)


def value(move: MoveValue, lang: str) -> str:
    """A value with its sign, or its bounds."""
    if move.exact:
        return f"{move.lower:+d}".replace("+0", "0")
    return Text("solve-between", low=f"{move.lower:+d}", high=f"{move.upper:+d}").say(lang)
