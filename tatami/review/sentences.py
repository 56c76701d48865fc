"""A review in words, by key: turning points and sums, for whoever shows them."""

from typing import Final

from tatami.game import Seat
from tatami.review.balance import Balance
from tatami.review.decision import HIDDEN, MISTAKE, Decision
from tatami.review.sides import Sides
from tatami.review.timeline import LUCK, Step
from tatami.stats.intervals import Z95
from tatami.texts import Text

TURNS: Final = {MISTAKE: "review-turn-mistake", HIDDEN: "review-turn-hidden"}


def percent(share: float) -> int:
    """Return a share as a whole number of per cent; certain only where it is."""
    rounded = round(100 * share)
    return 99 if rounded == 100 and share < 1 else 1 if rounded == 0 and share > 0 else rounded


def points(share: float) -> str:
    """Return a change of a share in points, with its sign."""
    return f"{round(100 * share):+d}".replace("+0", "0").replace("-0", "0")


def side_text(seats: list[Seat]) -> list[Text]:
    """Return the seats of a side."""
    return [Text("seat", seat=str(seat)) for seat in seats]


def turning_point(sides: Sides, step: Step) -> Text:
    """Return a turning point as a sentence or two."""
    before, after = (percent(sides.chance(value)) for value in (step.before, step.after))
    if step.kind == LUCK or step.decision is None:
        who = side_text(sides.seats[step.side])
        if step.first == 1:
            return Text("review-turn-start", who=who, before=before, after=after)
        return Text("review-turn-luck", who=who, number=step.last, before=before, after=after)
    decision, game = step.decision, step.decision.point.state.game
    return Text(
        TURNS.get(decision.verdict, "review-turn-play"),
        number=decision.point.number,
        told=told(decision),
        move=game.name(decision.point.action),
        best=game.name(decision.better.best),
        before=before,
        after=after,
    )


def told(decision: Decision) -> Text:
    """Return the move as the log tells it to everybody; its seat where the log says nothing."""
    point = decision.point
    return point.told[0] if point.told else Text("review-silent", who=Text("seat", seat=str(point.seat)))


def balance_text(sides: Sides, balance: Balance) -> list[Text]:
    """Return how a side came from the start to the end: a sentence for the whole way, then one for each cause there was."""
    start, end = (percent(sides.chance(value)) for value in (balance.start, balance.end))
    lines = [Text("review-balance", who=side_text(balance.seats), start=start, end=end)]
    for name, cause in balance.causes.items():
        if cause.change or cause.error:
            reach = round(100 * sides.part(Z95 * cause.error))
            lines.append(Text(f"review-cause-{name}", points=points(sides.part(cause.change)), reach=reach))
    return lines
