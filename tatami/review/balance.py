"""What a review adds up: for each side why its chance changed, for each seat its mistakes."""

from typing import Final

from tatami.game import Seat
from tatami.review.decision import HIDDEN, MISTAKE, Decision
from tatami.review.sides import Sides
from tatami.review.timeline import LUCK, NOISE, PLAY, Step, Timeline
from tatami.stats.intervals import Summary, combine_errors

# Why a side's chance changed. `play`: own moves that cost something but weren't judged; `small`: moves of anybody
# that look worse than the best one by no more than noise.
CAUSES: Final = ["luck", "mistakes", "hidden", "play", "opponents", "mixed", "small", "unexplained"]


class Sum(Summary):
    """Changes of one cause added up, with the standard error of the sum."""

    def __init__(self, steps: list[Step]) -> None:
        self.count = len(steps)
        self.change = sum((step.change for step in steps), 0.0)
        self.error = combine_errors(*(step.error for step in steps))


def _cause(step: Step, sides: Sides) -> str:
    """Return the cause under which a step is added up, for its side."""
    if step.kind != PLAY or step.decision is None:
        return {LUCK: "luck", NOISE: "unexplained"}.get(step.kind, "mixed")
    verdict = step.decision.verdict
    is_own = sides.of(step.decision.point.seat) == step.side
    if verdict == MISTAKE or step.decision.open.is_loss():
        return {MISTAKE: "mistakes", HIDDEN: "hidden"}.get(verdict, "play") if is_own else "opponents"
    return "small"


class Balance(Summary):
    """How a side came from the start to the end: the sums add up to the whole way."""

    def __init__(self, timeline: Timeline, sides: Sides) -> None:
        parts: dict[str, list[Step]] = {name: [] for name in CAUSES}
        for step in timeline.steps:
            parts[_cause(step, sides)].append(step)
        self.side = timeline.side
        self.seats = sides.seats[self.side]
        self.start, self.end = timeline.start, timeline.end
        self.causes: dict[str, Sum] = {name: Sum(steps) for name, steps in parts.items()}


class SeatSummary(Summary):
    """A seat's decisions: how many, its mistakes and what they cost by what it could know, what only open hands showed."""

    def __init__(self, seat: Seat, decisions: list[Decision]) -> None:
        own = [decision for decision in decisions if decision.point.seat == seat]
        mistakes = [decision.known for decision in own if decision.verdict == MISTAKE and decision.known is not None]
        hidden = [decision.open for decision in own if decision.verdict == HIDDEN]
        self.seat = seat
        self.decisions = sum(decision.point.legal > 1 for decision in own)
        self.mistakes = len(mistakes)
        self.mistakes_loss = sum((found.loss or 0.0 for found in mistakes), 0.0)
        self.hidden = len(hidden)
        self.hidden_loss = sum((found.loss or 0.0 for found in hidden), 0.0)
