"""A review: the decisions of a finished game, the course they made, and where it turned."""

from typing import Final

from tatami.game import Document, Seat
from tatami.record import Record
from tatami.review.course import LUCK, NOISE, PLAY, Course, Step
from tatami.review.decision import HIDDEN, MISTAKE, Decision, number
from tatami.review.noise import both, limit
from tatami.review.shares import Sides
from tatami.review.thinking import Plan, moments_of
from tatami.version import __version__

FORMAT: Final = 1
MOST_TURNS: Final = 6
# Why a side's chance changed. `play`: own moves that cost something but weren't judged; `small`: moves of anybody
# that look worse than the best one by no more than noise.
CAUSES: Final = ["luck", "mistakes", "hidden", "play", "opponents", "mixed", "small", "unexplained"]
SMALLEST_TURN: Final = 0.05  # of the share of the wins: five points


class UnfinishedError(ValueError):
    """A game that isn't over: a review would show its hidden cards."""


def check_finished(record: Record) -> None:
    """UnfinishedError unless the game is over; RecordError where the moves don't lead to the result."""
    if record.replay().outcome() is None:
        raise UnfinishedError("the game isn't over; a review would show its hidden cards")


class Sum:
    """Changes of one cause added up, with the standard error of the sum."""

    def __init__(self, steps: list[Step]) -> None:
        self.count = len(steps)
        self.change = sum(step.change for step in steps)
        self.error = 0.0
        for step in steps:
            self.error = both(self.error, step.error)

    def data(self) -> Document:
        """The sum as plain data."""
        return {"count": self.count, "change": number(self.change), "error": number(self.error)}


def _cause(step: Step, sides: Sides) -> str:
    """Under which heading a step is added up, for its side."""
    if step.kind != PLAY or step.decision is None:
        return {LUCK: "luck", NOISE: "unexplained"}.get(step.kind, "mixed")
    verdict = step.decision.verdict
    is_own = sides.of(step.decision.moment.seat) == step.side
    if verdict == MISTAKE or step.decision.open.is_loss():
        return {MISTAKE: "mistakes", HIDDEN: "hidden"}.get(verdict, "play") if is_own else "opponents"
    return "small"


class Balance:
    """How a side came from the start to the end: the sums add up to the whole way."""

    def __init__(self, course: Course, sides: Sides) -> None:
        parts: dict[str, list[Step]] = {name: [] for name in CAUSES}
        for step in course.steps:
            parts[_cause(step, sides)].append(step)
        self.side = course.side
        self.start, self.end = course.start, course.end
        self.causes: dict[str, Sum] = {name: Sum(steps) for name, steps in parts.items()}

    def data(self, sides: Sides) -> Document:
        """The balance as plain data."""
        causes = {name: cause.data() for name, cause in self.causes.items()}
        return {
            "side": self.side,
            "seats": [int(seat) for seat in sides.seats[self.side]],
            "start": number(self.start),
            "end": number(self.end),
            "causes": causes,
        }


class SeatSummary:
    """A seat's decisions: how many, its mistakes and what they cost by what it could know, what only open hands showed."""

    def __init__(self, seat: Seat, decisions: list[Decision]) -> None:
        own = [decision for decision in decisions if decision.moment.seat == seat]
        mistakes = [decision for decision in own if decision.verdict == MISTAKE]
        hidden = [decision for decision in own if decision.verdict == HIDDEN]
        self.seat = seat
        self.decisions = sum(decision.moment.legal > 1 for decision in own)
        self.mistakes = len(mistakes)
        self.mistakes_loss = sum(_loss(decision, known=True) for decision in mistakes)
        self.hidden = len(hidden)
        self.hidden_loss = sum(_loss(decision, known=False) for decision in hidden)

    def data(self) -> Document:
        """The summary as plain data."""
        return {
            "seat": int(self.seat),
            "decisions": self.decisions,
            "mistakes": self.mistakes,
            "mistakes_loss": number(self.mistakes_loss),
            "hidden": self.hidden,
            "hidden_loss": number(self.hidden_loss),
        }


def _loss(decision: Decision, known: bool) -> float:
    thought = decision.known if known else decision.open
    return 0.0 if thought is None or thought.loss is None else thought.loss


class Review:
    """All of it. With fewer decisions than the game has (somebody stopped it) there is no end, and `stopped` is true."""

    def __init__(self, record: Record, plan: Plan, decisions: list[Decision]) -> None:
        moments, _, dealt = moments_of(record)
        returns = None if record.result is None else record.result["returns"]
        if returns is None:
            raise UnfinishedError("the game isn't over; a review would show its hidden cards")
        self.record = record
        self.game = record.game
        self.plan = plan
        self.decisions = decisions
        self.planned = len(moments)
        self.stopped = len(decisions) < len(moments)
        self.sides = Sides(record.game)
        self.courses: list[Course] = []
        for side in range(self.sides.number):
            result = None if self.stopped else float(returns[side])
            self.courses.append(Course(side, self.sides, decisions, dealt, result))
        self.balances = [Balance(course, self.sides) for course in self.courses]
        asked = [Seat(seat) for seat in range(self.game.seats) if plan.seat in (None, seat)]
        self.seats = [SeatSummary(seat, decisions) for seat in asked]
        self.turns = turning_points(self.courses, self.sides)

    def data(self) -> Document:
        """The review as plain data: `docs/review.md` says what each field is."""
        return {
            "format": FORMAT,
            "version": __version__,
            "game": self.game.key,
            "options": dict(self.game.options),
            "simulations": self.plan.simulations or None,
            "seconds": self.plan.seconds or None,
            "seed": self.plan.seed,
            "seat": None if self.plan.seat is None else int(self.plan.seat),
            "stopped": self.stopped,
            "even_start": self.sides.even,
            "decisions": [decision.data(self.game) for decision in self.decisions],
            "steps": [step.data() for course in self.courses for step in course.steps],
            "turning_points": [step.data() for step in self.turns],
            "balance": [balance.data(self.sides) for balance in self.balances],
            "seats": [summary.data() for summary in self.seats],
        }


def turning_points(courses: list[Course], sides: Sides) -> list[Step]:
    """The largest swings of somebody's chance that one decision or chance alone made, in the order of the game.

    A decision is told from the side that made it; luck, where two sides mirror each other, from the one that had it.
    """
    found: list[Step] = []
    for course in courses:
        for step in course.steps:
            if abs(sides.part(step.change)) < SMALLEST_TURN or abs(step.change) <= limit(1) * step.error:
                continue
            if step.kind == PLAY and step.decision is not None:
                told = sides.of(step.decision.moment.seat) == course.side
            else:
                told = step.kind == LUCK and (sides.number > 2 or step.change > 0)
            if told:
                found.append(step)
    found.sort(key=lambda step: (-abs(step.change), step.first, step.side))
    return sorted(found[:MOST_TURNS], key=lambda step: (step.last, step.side))
