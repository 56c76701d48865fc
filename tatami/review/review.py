"""A review: the decisions of a finished game, the timeline they made, and where it turned."""

from typing import Final

from tatami.game import Document, Seat
from tatami.review.balance import Balance, SeatSummary
from tatami.review.decision import Decision
from tatami.review.noise import noise_limit
from tatami.review.played_game import PlayedGame
from tatami.review.sentences import balance_text, turning_point
from tatami.review.sides import Sides
from tatami.review.thinking import Plan
from tatami.review.timeline import LUCK, PLAY, Step, Timeline
from tatami.texts import Text
from tatami.version import __version__

FORMAT: Final = 2
MOST_TURNS: Final = 6
SMALLEST_TURN: Final = 0.05  # of the share of the wins: five points


class Review:
    """All of it. With fewer decisions than the game has (somebody stopped it) there is no end, and `stopped` is true."""

    def __init__(self, played: PlayedGame, plan: Plan, decisions: list[Decision]) -> None:
        self.record = played.record
        self.game = played.record.game
        self.plan = plan
        self.decisions = decisions
        self.planned = len(played.points)
        self.stopped = len(decisions) < self.planned
        self.sides = Sides(self.game)
        returns = [] if self.stopped or self.record.result is None else self.record.result["returns"]
        results = [float(returns[side]) if returns else None for side in range(self.sides.number)]
        self.timelines = [Timeline(side, self.sides, decisions, played.dealt, result) for side, result in enumerate(results)]
        self.balances = [Balance(timeline, self.sides) for timeline in self.timelines]
        asked = [Seat(seat) for seat in range(self.game.seats) if plan.seat in (None, seat)]
        self.seats = [SeatSummary(seat, decisions) for seat in asked]
        self.turns = turning_points(self.timelines, self.sides)

    def notes(self) -> list[Text]:
        """Return what must be known to read the numbers."""
        uneven = [] if self.sides.even else [Text("review-uneven")]
        many = [Text("review-many-sides")] if self.sides.number > 2 else []
        looks = [look for decision in self.decisions for look in (decision.known, decision.open) if look is not None]
        return [*uneven, *many, Text("review-exact" if all(look.exact for look in looks) else "review-estimates")]

    def data(self) -> Document:
        """Return the review as plain data, its sentences by their keys: `docs/review.md` says what each field is."""
        turns = [{**step.data(), "text": turning_point(self.sides, step).data()} for step in self.turns]
        balances = [
            {**balance.data(), "texts": [text.data() for text in balance_text(self.sides, balance)]}
            for balance in self.balances
        ]
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
            "decisions": [decision.data() for decision in self.decisions],
            "steps": [step.data() for timeline in self.timelines for step in timeline.steps],
            "turning_points": turns,
            "balance": balances,
            "seats": [summary.data() for summary in self.seats],
            "notes": [text.data() for text in self.notes()],
        }


def turning_points(timelines: list[Timeline], sides: Sides) -> list[Step]:
    """Return the largest swings of somebody's chance that one decision or chance alone made, in the order of the game.

    A decision is told from the side that made it; luck, where two sides mirror each other, from the one that had it.
    """
    found: list[Step] = []
    for timeline in timelines:
        for step in timeline.steps:
            if abs(sides.part(step.change)) < SMALLEST_TURN or abs(step.change) <= noise_limit(1) * step.error:
                continue
            if step.kind == PLAY and step.decision is not None:
                told = sides.of(step.decision.point.seat) == timeline.side
            else:
                told = step.kind == LUCK and (sides.number > 2 or step.change > 0)
            if told:
                found.append(step)
    found.sort(key=lambda step: (-abs(step.change), step.first, step.side))
    return sorted(found[:MOST_TURNS], key=lambda step: (step.last, step.side))
