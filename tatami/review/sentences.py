"""A review in words, by key: turning points and sums, for whoever shows them."""

from tatami.game import Seat
from tatami.review.course import LUCK, Step, verdict_of
from tatami.review.decision import HIDDEN, MISTAKE, Decision
from tatami.review.noise import REACH
from tatami.review.review import Balance, Review
from tatami.texts import Text


def percent(share: float) -> int:
    """A share as a whole number of per cent; certain only where it is."""
    rounded = round(100 * share)
    return 99 if rounded == 100 and share < 1 else 1 if rounded == 0 and share > 0 else rounded


def points(share: float) -> str:
    """A change of a share in points, with its sign."""
    return f"{round(100 * share):+d}".replace("+0", "0").replace("-0", "0")


def side_text(seats: list[Seat]) -> list[Text]:
    """The seats of a side."""
    return [Text("seat", seat=str(seat)) for seat in seats]


def turning_point(review: Review, step: Step) -> Text:
    """A turning point as a sentence or two."""
    before = percent(review.sides.chance(step.before))
    after = percent(review.sides.chance(step.after))
    if step.kind == LUCK or step.decision is None:
        who = side_text(review.sides.seats[step.side])
        if step.first == 1:
            return Text("review-turn-start", who=who, before=before, after=after)
        return Text("review-turn-luck", who=who, number=step.last, before=before, after=after)
    decision = step.decision
    verdict = verdict_of(step)
    key = {MISTAKE: "review-turn-mistake", HIDDEN: "review-turn-hidden"}.get(verdict, "review-turn-play")
    thought = decision.known if verdict == MISTAKE and decision.known is not None else decision.open
    return Text(
        key,
        number=decision.moment.number,
        told=told(decision),
        move=review.game.name(decision.moment.action),
        best=review.game.name(thought.best),
        before=before,
        after=after,
    )


def told(decision: Decision) -> Text:
    """The move as the log tells it to everybody; its seat where the log says nothing."""
    moment = decision.moment
    return moment.told[0] if moment.told else Text("review-silent", who=Text("seat", seat=str(moment.seat)))


def balance_text(review: Review, balance: Balance) -> list[Text]:
    """How a side came from the start to the end: a sentence for the whole way, then one for each cause there was."""
    part = review.sides.part
    who = side_text(review.sides.seats[balance.side])
    lines = [
        Text(
            "review-balance",
            who=who,
            start=percent(review.sides.chance(balance.start)),
            end=percent(review.sides.chance(balance.end)),
        )
    ]
    for name, cause in balance.causes.items():
        if cause.change or cause.error:
            reach = round(100 * part(REACH * cause.error))
            lines.append(Text(f"review-cause-{name}", points=points(part(cause.change)), reach=reach))
    return lines
