"""`tatami review`: a finished game move by move, with a bar while it thinks, then a table, sentences and sums."""

import json
from contextlib import closing
from pathlib import Path

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as Styled

from tatami.balance.plots import can_draw
from tatami.game import OptionError, Seat
from tatami.levels import LEVELS, level_of
from tatami.record import Record, RecordError
from tatami.review.course import LUCK, Step
from tatami.review.decision import FORCED, HIDDEN, MISTAKE, UNASKED, UNJUDGED, Decision
from tatami.review.plot import FORMATS, draw
from tatami.review.review import Review, UnfinishedError, check_finished
from tatami.review.sentences import balance_text, percent, points, turning_point
from tatami.review.thinking import Plan, decide_all, moments_of
from tatami.terminal.saves import FileError, read_record
from tatami.terminal.screen import Screen
from tatami.texts import Text

MARKS = {MISTAKE: "?", HIDDEN: "o", UNJUDGED: "-", FORCED: "", UNASKED: ""}  # each has its word below the table


def run(plan: Plan, record: Record, processes: int, as_json: bool, plot: Path | None, screen: Screen) -> None:
    """Think, then report; stopped, report what is known, and draw nothing."""
    decisions = think_shown(record, plan, processes, screen)
    review = Review(record, plan, decisions)
    if as_json:
        print(json.dumps(review.data(), indent=2))
    else:
        show(review, screen)
    if review.stopped:
        raise SystemExit(130)
    if plot is not None:
        try:
            draw(review, plot, screen.lang)
        except OSError as error:
            raise FileError(f"{plot}: {error.strerror or error}") from None
        if not as_json:
            screen.say("terminal-saved", path=str(plot))


def ask(path: Path) -> Record:
    """The record of a finished game; an error says what is wrong with it, or that it isn't over."""
    record = read_record(path)
    try:
        check_finished(record)
    except (RecordError, UnfinishedError) as error:
        raise FileError(f"{path}: {error}") from None
    return record


def plan_of(record: Record, seconds: float | None, simulations: int | None, seed: int, seat: int | None) -> Plan:
    """How to think; by default each thought is as long as the strongest level's."""
    if seconds is not None and simulations is not None:
        raise OptionError("options --seconds and --simulations: give one of them")
    if seat is not None and not 0 <= seat < record.game.seats:
        raise OptionError(f"option --seat: there is no seat {seat}; seats are 0 to {record.game.seats - 1}")
    if seconds is None and simulations is None:
        simulations = level_of(record.game, LEVELS[-1]).simulations
    return Plan(simulations or 0, seconds or 0.0, seed, None if seat is None else Seat(seat))


def check_plot(plot: Path | None) -> None:
    """Said before the long thinking: what can't be drawn."""
    if plot is None:
        return
    if plot.suffix.lower().lstrip(".") not in FORMATS:
        raise OptionError(f"option --plot: {plot} must end in {' or '.join('.' + kind for kind in FORMATS)}")
    if not can_draw():
        raise OptionError("option --plot: plots need matplotlib: pip install 'tatami[plots]'")
    if not plot.absolute().parent.is_dir():
        raise OptionError(f"option --plot: there is no folder {plot.absolute().parent}")


def think_shown(record: Record, plan: Plan, processes: int, screen: Screen) -> list[Decision]:
    """The decisions, counted while they are thought about; after Ctrl-C those that were."""
    label = Text("review-thinking").say(screen.lang)
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    decisions: list[Decision] = []
    with Progress(*columns, console=screen.console, transient=True, disable=not screen.console.is_terminal) as progress:
        task = progress.add_task("", total=len(moments_of(record)[0]))
        try:
            with closing(decide_all(record, plan, processes)) as thought:
                for decision in thought:
                    decisions.append(decision)
                    progress.update(task, advance=1)
        except KeyboardInterrupt:
            progress.stop()
    return decisions


# ------------------------------------------------------------------------------------------------------ what is shown


def show(review: Review, screen: Screen) -> None:
    """The moves, the turning points, the seats, the sides, and what the numbers are."""
    if review.stopped:
        screen.say("review-stopped", done=len(review.decisions), planned=review.planned)
    if not review.decisions:
        return
    screen.console.print(moves_table(review, screen))
    screen.say("review-legend", mistake=MARKS[MISTAKE], hidden=MARKS[HIDDEN], unjudged=MARKS[UNJUDGED])
    screen.line()
    screen.say("review-turns" if review.turns else "review-no-turns")
    for rank, step in enumerate(review.turns, 1):
        screen.line(turning_point(review, step).say(screen.lang), indent="    ", first=f"{rank:>2}. ")
    screen.line()
    screen.console.print(seats_table(review, screen))
    for balance in review.balances:
        first, *causes = balance_text(review, balance)
        screen.line(first.say(screen.lang))
        for cause in causes:
            screen.line(cause.say(screen.lang), indent="    ", first="  · ")
    if not review.sides.even:
        screen.say("review-uneven")
    if review.sides.number > 2:
        screen.say("review-many-sides")
    exact = all(decision.open.exact and (decision.known is None or decision.known.exact) for decision in review.decisions)
    screen.say("review-exact" if exact else "review-estimates")


def _table(screen: Screen, headings: list[tuple[str, bool]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD if screen.console.is_terminal else None, pad_edge=False)
    for key, right in headings:
        table.add_column(Text(key).say(screen.lang), justify="right" if right else "left")
    return table


def moves_table(review: Review, screen: Screen) -> Table:
    """A row for every decision of the seats asked about, and one wherever chance changed something."""
    table = _table(
        screen,
        [
            ("review-column-number", True),
            ("review-column-seat", False),
            ("review-column-move", False),
            ("review-column-mark", False),
            ("review-column-best", False),
            ("review-column-known", True),
            ("review-column-open", True),
        ],
    )
    luck = {step.last: step for step in review.courses[0].steps if step.kind == LUCK} if review.sides.number == 2 else {}
    for decision in review.decisions:
        moment = decision.moment
        dealt = luck.pop(moment.number - 1, None)
        if dealt is not None:
            table.add_row(*_luck_row(review, dealt, screen))
        if decision.verdict == UNASKED or (decision.verdict == FORCED and review.plan.seat not in (None, moment.seat)):
            continue
        table.add_row(*_row(review, decision), style="bold" if decision.verdict == MISTAKE and not screen.plain else "")
    for dealt in luck.values():
        table.add_row(*_luck_row(review, dealt, screen))
    return table


def _row(review: Review, decision: Decision) -> list[Styled]:
    moment, known, opened = decision.moment, decision.known, decision.open
    name = review.game.name
    better = decision.verdict in (MISTAKE, HIDDEN)
    thought = known if decision.verdict == MISTAKE and known is not None else opened
    cells = [
        str(moment.number),
        str(moment.seat),
        name(moment.action),
        MARKS.get(decision.verdict, ""),
        name(thought.best) if better else "",
        "" if known is None else _change(review, known.best_value, known.value),
        _change(review, opened.best_value, opened.value),
    ]
    return [Styled(cell) for cell in cells]


def _luck_row(review: Review, step: Step, screen: Screen) -> list[Styled]:
    span = str(step.first) if step.first >= step.last else f"{step.first}-{step.last}"
    seat = str(review.sides.seats[step.side][0])
    cells = [span, seat, Text("review-chance").say(screen.lang), "", "", "", _change(review, step.before, step.after)]
    return [Styled(cell, "" if screen.plain else "dim") for cell in cells]


def _change(review: Review, before: float, after: float | None) -> str:
    """The chance with the best move, and with the one that was played; in whole per cent."""
    return f"{_share(review, before)} > {'?' if after is None else _share(review, after)}"


def _share(review: Review, value: float) -> str:
    return str(percent(review.sides.chance(value)))


def seats_table(review: Review, screen: Screen) -> Table:
    """Each seat: decisions, mistakes and their cost, what only open hands would have shown, the luck of its side."""
    table = _table(
        screen,
        [
            ("review-column-seat", False),
            ("review-column-player", False),
            ("review-column-decisions", True),
            ("review-column-mistakes", True),
            ("review-column-lost", True),
            ("review-column-hidden", True),
            ("review-column-lost", True),
            ("review-column-luck", True),
        ],
    )
    for summary in review.seats:
        luck = review.balances[review.sides.of(summary.seat)].causes["luck"]
        player = review.record.players[summary.seat]
        cells = [
            str(summary.seat),
            player.bot or player.name,
            str(summary.decisions),
            str(summary.mistakes),
            points(-review.sides.part(summary.mistakes_loss)),
            str(summary.hidden),
            points(-review.sides.part(summary.hidden_loss)),
            points(review.sides.part(luck.change)) if luck.count else "?",
        ]
        table.add_row(*[Styled(cell) for cell in cells])
    return table
