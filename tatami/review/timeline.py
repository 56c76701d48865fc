"""The timeline of a game for a side: from the start to the result, step by step, each with what caused it.

The steps add up exactly to the way from the start to the result. What no cause explains is a step of its own.
"""

from typing import Final

from tatami.game import Document
from tatami.review.decision import UNJUDGED, Decision
from tatami.review.sides import Sides
from tatami.stats.intervals import combine_errors, plain

PLAY: Final = "play"  # a decision: the best move with open hands against the one that was played
LUCK: Final = "luck"  # only chance moved: cards, dice, the lot at the start
MIXED: Final = "mixed"  # other sides' moves, and chance, that can't be told apart here
NOISE: Final = "noise"  # nobody moved: the two estimates just differ

Known = tuple[float, float]  # a value and its standard error


class Step:
    """A change of a side's value between two moves: after move `first` - 1 it was `before`, after move `last` it is `after`."""

    def __init__(self, kind: str, side: int, span: tuple[int, int], before: Known, after: Known) -> None:
        self.kind = kind
        self.side = side
        self.first, self.last = span
        self.before, self.before_error = before
        self.after, self.after_error = after
        self.decision: Decision | None = None

    @property
    def change(self) -> float:
        """Return what the side gained."""
        return self.after - self.before

    @property
    def error(self) -> float:
        """Return the standard error of the change."""
        if self.kind == PLAY and self.decision is not None and self.decision.open.loss is not None:
            return self.decision.open.loss_error  # both values come from one comparison
        return combine_errors(self.before_error, self.after_error)

    def data(self) -> Document:
        """Return the step as plain data."""
        facts = {name: vars(self)[name] for name in ("kind", "side", "first", "last", "before", "after")}
        return plain({**facts, "change": self.change, "error": self.error})


class Timeline:
    """All steps of one side. `start` is 0 where the game is even at the start, else what the first decision was worth."""

    def __init__(self, side: int, sides: Sides, decisions: list[Decision], dealt: int, result: float | None) -> None:
        self.side = side
        self.steps: list[Step] = []
        self._sides = sides
        self._now: Known | None = (0.0, 0.0) if sides.even else None
        self._place = 0  # the last move that is accounted for
        self._dealt = sides.even  # the lot at the start is luck, whether a move of chance stands for it or not
        self._others = False
        self._unvalued: Decision | None = None
        for decision in decisions:
            self._pass(decision)
        if result is not None:
            last = decisions[-1].point.number + dealt if decisions else dealt
            self._dealt |= dealt > 0
            self._reach((result, 0.0), last)
        self.start = self.steps[0].before if self.steps else 0.0
        self.end = self.steps[-1].after if self.steps else 0.0

    def _pass(self, decision: Decision) -> None:
        """Go from where it stood to the decision, and through it."""
        point, thought = decision.point, decision.open
        self._dealt |= point.dealt > 0
        before = self._sides.seen_by(thought.best_value, point.seat, self.side)
        if before is None:
            self._others = True
            return
        self._reach((before, thought.best_error), point.number - 1)
        if thought.value is None or thought.error is None:
            self._unvalued = decision
            return
        after = self._sides.seen_by(thought.value, point.seat, self.side)
        assert after is not None
        self._add(PLAY, (after, thought.error), point.number, decision)

    def _reach(self, known: Known, place: int) -> None:
        """Come to a value that is known again: what moved in between is the cause of what changed."""
        if self._now is None:
            self._now, self._place = known, place
        elif self._unvalued is not None and not self._dealt and not self._others:
            self._add(PLAY, known, place, self._unvalued)  # what it led to says what it was worth
        elif self._others or self._unvalued is not None:
            self._add(MIXED, known, place)
        else:
            self._add(LUCK if self._dealt else NOISE, known, place)
        self._dealt, self._others, self._unvalued = False, False, None

    def _add(self, kind: str, known: Known, place: int, decision: Decision | None = None) -> None:
        assert self._now is not None
        step = Step(kind, self.side, (self._place + 1, place), self._now, known)
        step.decision = decision
        if kind != NOISE or step.change != 0:
            self.steps.append(step)
        self._now, self._place = known, place


def verdict_of(step: Step) -> str:
    """Return the verdict on the decision of a step of play; of one that nobody judged, `unjudged`."""
    return UNJUDGED if step.decision is None else step.decision.verdict
