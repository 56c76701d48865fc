"""Reviews of finished tables: one at a time, one decision after the other, so that the bots of running tables come in between.

A review is asked for by naming a table, and the last ones are kept in memory. Thought is bounded: so many seconds for a game.
"""

import asyncio
import logging
from bisect import bisect_right
from collections import OrderedDict
from typing import Any, Final

from tatami.record import Record, read
from tatami.review.course import LUCK, Step, verdict_of
from tatami.review.decision import HIDDEN, MISTAKE, Decision, Moment
from tatami.review.review import Review
from tatami.review.sentences import balance_text, turning_point
from tatami.review.shares import Sides
from tatami.review.thinking import Plan, Sent, decision_of, moments_of, sent, think_twice, unsent
from tatami.server.errors import Refused
from tatami.server.thinking import Thinker
from tatami.texts import Text

LOG: Final = logging.getLogger("tatami.reviewing")
GAME_SECONDS: Final = 60.0  # for the first look at all decisions; second looks take up to twice as much again
LONGEST: Final = 0.4  # seconds for one decision: a bot's move waits behind it
SHORTEST: Final = 0.05
KEPT: Final = 50  # reviews in memory
MOST_WAITING: Final = 8  # reviews that aren't done

_begun: Final[dict[str, Any]] = {}


def plan_of(decisions: int) -> Plan:
    """How long each decision of a game is thought about."""
    return Plan(seconds=min(LONGEST, max(SHORTEST, GAME_SECONDS / max(1, decisions))))


def decide(text: str, number: int) -> tuple[Sent | None, Sent]:
    """Think about one decision of a record: the work of a process that thinks, which remembers the last record."""
    if _begun.get("text") != text:
        moments, states, _ = moments_of(read(text))
        _begun.update(text=text, moments=moments, states=states)
    plan = plan_of(len(_begun["moments"]))
    known, opened = think_twice(_begun["states"][number], _begun["moments"][number], plan, None)
    return None if known is None else sent(known), sent(opened)


class Job:
    """A review that was asked for."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.moments: list[Moment] = moments_of(record)[0]
        self.decisions: list[Decision] = []
        self.begun = False
        self.review: Review | None = None

    def state(self) -> str:
        """waiting, thinking or done."""
        return "done" if self.review is not None else "thinking" if self.begun else "waiting"


class Reviewer:
    """The reviews of one server process."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    def has(self, key: str) -> bool:
        """Whether this table's review was asked for."""
        return key in self._jobs

    def ask(self, key: str, record: Record) -> Job:
        """The review of a table, begun if it wasn't; Refused when too many wait, or when the rules didn't end the game."""
        job = self._jobs.get(key)
        if job is None:
            if record.result is None:
                raise Refused("no-review")
            if sum(other.review is None for other in self._jobs.values()) >= MOST_WAITING:
                raise Refused("reviews-busy")
            job = self._jobs[key] = Job(record)
            done = [name for name, other in self._jobs.items() if other.review is not None]
            for name in done[: max(0, len(self._jobs) - KEPT)]:
                del self._jobs[name]
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return job

    async def close(self) -> None:
        """Stop thinking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            waiting = [(key, job) for key, job in self._jobs.items() if job.review is None]
            if not waiting:
                return
            key, job = waiting[0]
            try:
                await self._think(job)
            except Exception:
                LOG.exception("a review failed", extra={"table": key})
                del self._jobs[key]

    async def _think(self, job: Job) -> None:
        job.begun = True
        text, sides = job.record.text(), Sides(job.record.game)
        for number, moment in enumerate(job.moments):
            known, opened = await self._thinker.run(decide, text, number)
            first = None if known is None else unsent(moment, known)
            job.decisions.append(decision_of(moment, sides, first, unsent(moment, opened)))
        job.review = Review(job.record, plan_of(len(job.moments)), job.decisions)


def frame(job: Job, lang: str) -> dict[str, Any]:
    """How far a review is, and all of it when it is done."""
    review = job.review
    return {
        "state": job.state(),
        "done": len(job.decisions),
        "planned": len(job.moments),
        "review": None if review is None else _review(job, review, lang),
    }


def _review(job: Job, review: Review, lang: str) -> dict[str, Any]:
    starts = [0, *(moment.number for moment in job.moments)]

    def at(move: int) -> int:
        """The frame of the replay that shows the game after this move of the record."""
        return bisect_right(starts, move) - 1

    chance = review.sides.chance
    courses = [
        {
            "seats": [int(seat) for seat in review.sides.seats[course.side]],
            "points": [
                {
                    "kind": step.kind,
                    "first": at(max(0, step.first - 1)),
                    "last": at(step.last),
                    "before": round(chance(step.before), 4),
                    "after": round(chance(step.after), 4),
                }
                for step in course.steps
            ],
        }
        for course in review.courses
    ]
    turns = [
        {
            "frame": at(step.last),
            "side": step.side,
            "kind": _kind(step),
            "before": round(chance(step.before), 4),
            "after": round(chance(step.after), 4),
            "text": turning_point(review, step).say(lang),
        }
        for step in review.turns
    ]
    notes = [line for balance in review.balances for line in balance_text(review, balance)]
    notes.append(Text("review-estimates"))
    return {
        "courses": courses,
        "turns": turns,
        "judged": [
            _judged(review, decision, at(decision.moment.number)) for decision in review.decisions if _is_loss(decision)
        ],
        "seats": [
            {"seat": int(one.seat), "decisions": one.decisions, "mistakes": one.mistakes, "hidden": one.hidden}
            for one in review.seats
        ],
        "notes": [line.say(lang) for line in notes],
    }


def _kind(step: Step) -> str:
    if step.kind == LUCK or step.decision is None:
        return "luck"
    verdict = verdict_of(step)
    return verdict if verdict in (MISTAKE, HIDDEN) else "play"


def _is_loss(decision: Decision) -> bool:
    return decision.verdict in (MISTAKE, HIDDEN)


def _judged(review: Review, decision: Decision, place: int) -> dict[str, Any]:
    thought = decision.known if decision.verdict == MISTAKE and decision.known is not None else decision.open
    return {
        "frame": place,
        "seat": int(decision.moment.seat),
        "kind": decision.verdict,
        "name": review.game.name(decision.moment.action),
        "best": review.game.name(thought.best),
        "loss": round(review.sides.part(thought.loss or 0.0), 4),
    }
