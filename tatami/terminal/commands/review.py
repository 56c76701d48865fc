"""`tatami review`: a finished game move by move, with a bar while it thinks, then a table, sentences and sums."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text as Styled

from tatami.bots.levels import LEVELS, level_of
from tatami.files import FileError, file_errors
from tatami.game import OptionError, Seat
from tatami.records.record import RecordError
from tatami.review.decision import FORCED, HIDDEN, MISTAKE, UNASKED, UNJUDGED, Decision
from tatami.review.played_game import PlayedGame, UnfinishedError
from tatami.review.plot import draw
from tatami.review.review import Review
from tatami.review.sentences import balance_text, percent, points, turning_point
from tatami.review.thinking import Plan, decide_all
from tatami.review.timeline import LUCK, Step
from tatami.stats.plots import check_plot
from tatami.terminal.flags import Lang, Plain, Simulations, check_one_of, open_screen
from tatami.terminal.progress import watch
from tatami.terminal.saves import read_record
from tatami.terminal.screen import Screen
from tatami.texts.saying import say

MARKS = {MISTAKE: "?", HIDDEN: "o", UNJUDGED: "-", FORCED: "", UNASKED: ""}  # each has its word below the table

app = typer.Typer(add_completion=False)


@app.command("review")
def review_record(
    record: Annotated[Path, typer.Argument(help="the record of a finished game", metavar="RECORD")],
    seconds: Annotated[float | None, typer.Option(help="how long to think about a decision", min=0.01, max=3600)] = None,
    simulations: Simulations = None,
    seed: Annotated[int, typer.Option(help="another seed, another estimate; with --simulations each is reproducible")] = 1,
    seat: Annotated[int | None, typer.Option(help="only this seat's decisions")] = None,
    processes: Annotated[int, typer.Option(help="decisions at a time; it changes no value", min=1, max=256)] = 2,
    as_json: Annotated[bool, typer.Option("--json", help="the review as JSON")] = False,
    plot: Annotated[Path | None, typer.Option(help="draw the course of the game (.svg, .png)", metavar="FILE")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Look back at a finished game: mistakes, what only open hands show, luck."""
    check_plot(plot)
    played = read_finished(record)
    plan = plan_of(played, seconds, simulations, seed, seat)
    screen = open_screen(lang, plain)
    decisions: list[Decision] = []
    watch(decide_all(played, plan, processes), len(played.points), decisions.append, screen, screen.words("review-thinking"))
    review = Review(played, plan, decisions)
    if as_json:
        print(json.dumps(review.data(), indent=2))
    else:
        show(review, screen)
    if review.stopped:
        raise SystemExit(130)
    if plot is not None:
        with file_errors(plot):
            draw(review, plot, screen.lang)
        if not as_json:
            screen.say("terminal-saved", path=str(plot))


def read_finished(path: Path) -> PlayedGame:
    """Return the finished game of a record; an error says what is wrong with it, or that it isn't over."""
    record = read_record(path)
    try:
        return PlayedGame(record)
    except (RecordError, UnfinishedError) as error:
        raise FileError(f"{path}: {error}") from None


def plan_of(played: PlayedGame, seconds: float | None, simulations: int | None, seed: int, seat: int | None) -> Plan:
    """Return how to think; by default each thought is as long as the strongest level's."""
    game = played.record.game
    check_one_of(seconds, simulations)
    if seat is not None and not 0 <= seat < game.seats:
        raise OptionError(f"option --seat: there is no seat {seat}; seats are 0 to {game.seats - 1}")
    if seconds is None and simulations is None:
        simulations = level_of(game, LEVELS[-1]).simulations
    return Plan(simulations or 0, seconds or 0.0, seed, None if seat is None else Seat(seat))


def show(review: Review, screen: Screen) -> None:
    """Write the moves, the turning points, the seats, the sides, and what the numbers are."""
    if review.stopped:
        screen.say("review-stopped", done=len(review.decisions), planned=review.planned)
    if not review.decisions:
        return
    screen.console.print(moves_table(review, screen))
    screen.say("review-legend", mistake=MARKS[MISTAKE], hidden=MARKS[HIDDEN], unjudged=MARKS[UNJUDGED])
    screen.line()
    screen.say("review-turns" if review.turns else "review-no-turns")
    for rank, step in enumerate(review.turns, 1):
        screen.line(say(turning_point(review.sides, step), screen.lang), indent="    ", first=f"{rank:>2}. ")
    screen.line()
    screen.console.print(seats_table(review, screen))
    for balance in review.balances:
        first, *causes = balance_text(review.sides, balance)
        screen.line(say(first, screen.lang))
        for cause in causes:
            screen.line(say(cause, screen.lang), indent="    ", first="  · ")
    for note in review.notes():
        screen.line(say(note, screen.lang))


def moves_table(review: Review, screen: Screen) -> Table:
    """Return a row for every decision of the seats asked about, and one wherever chance changed something."""
    columns = ["number", "seat", "move", "mark", "best", "known", "open"]
    table = screen.table([f"review-column-{name}" for name in columns], "rllllrr")
    luck = {step.last: step for step in review.timelines[0].steps if step.kind == LUCK} if review.sides.number == 2 else {}
    for decision in review.decisions:
        point = decision.point
        dealt = luck.pop(point.number - 1, None)
        if dealt is not None:
            table.add_row(*_luck_row(review, dealt, screen))
        if decision.verdict == UNASKED or (decision.verdict == FORCED and review.plan.seat not in (None, point.seat)):
            continue
        table.add_row(*_row(review, decision), style="bold" if decision.verdict == MISTAKE and not screen.plain else "")
    for dealt in luck.values():
        table.add_row(*_luck_row(review, dealt, screen))
    return table


def _row(review: Review, decision: Decision) -> list[Styled]:
    point, known, opened = decision.point, decision.known, decision.open
    name = review.game.name
    best = name(decision.better.best) if decision.verdict in (MISTAKE, HIDDEN) else ""
    chances = ["" if look is None else _change(review, look.best_value, look.value) for look in (known, opened)]
    mark = MARKS.get(decision.verdict, "")
    cells = [str(point.number), str(point.seat), name(point.action), mark, best, *chances]
    return [Styled(cell) for cell in cells]


def _luck_row(review: Review, step: Step, screen: Screen) -> list[Styled]:
    span = str(step.first) if step.first >= step.last else f"{step.first}-{step.last}"
    seat = str(review.sides.seats[step.side][0])
    cells = [span, seat, screen.words("review-chance"), "", "", "", _change(review, step.before, step.after)]
    return [Styled(cell, "" if screen.plain else "dim") for cell in cells]


def _change(review: Review, before: float, after: float | None) -> str:
    """Return the chance with the best move, and with the one that was played; in whole per cent."""
    return " > ".join("?" if value is None else str(percent(review.sides.chance(value))) for value in (before, after))


def seats_table(review: Review, screen: Screen) -> Table:
    """Return a row for each seat: decisions, mistakes and their cost, what only open hands show, the luck of its side."""
    columns = ["seat", "player", "decisions", "mistakes", "lost", "hidden", "lost", "luck"]
    table = screen.table([f"review-column-{name}" for name in columns], "llrrrrrr")
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
