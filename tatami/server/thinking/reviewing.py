"""Reviews of finished tables: one at a time, one decision after the other, so that the bots of running tables come in between.

A review is asked for by naming a table, goes on while somebody asks for it, and the last ones are kept in memory: as keys and
facts, to be said in any language. Thought is bounded by seconds for a game.
"""

import asyncio
import logging
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from tatami.records.record import Record
from tatami.review.decision import HIDDEN, MISTAKE, Decision
from tatami.review.played_game import PlayedGame
from tatami.review.review import Review
from tatami.review.sentences import balance_text, turning_point
from tatami.review.sides import Sides
from tatami.review.thinking import Plan, received, sent_points, think_sent
from tatami.review.timeline import Step, verdict_of
from tatami.server.errors import Refused
from tatami.server.thinking.thinking import Thinker
from tatami.server.thinking.threads import Threads

LOG: Final = logging.getLogger("tatami.reviewing")
GAME_SECONDS: Final = 60.0  # for the first look at all decisions; second looks take up to twice as much again
LONGEST: Final = 0.4  # seconds for one decision: a bot's move waits behind it
SHORTEST: Final = 0.05
KEPT: Final = 50  # reviews in memory
MOST_WAITING: Final = 8  # reviews that aren't done, and are asked for
PATIENCE: Final = 60.0  # seconds after which a review that nobody asks for any more is put aside


def plan_of(decisions: int) -> Plan:
    """Return how long each decision of a game is thought about."""
    return Plan(seconds=min(LONGEST, max(SHORTEST, GAME_SECONDS / max(1, decisions))))


class Job:
    """A review that was asked for."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.played: PlayedGame | None = None
        self.decisions: list[Decision] = []
        self.asked = 0.0  # when somebody asked for it last
        self.result: dict[str, Any] | None = None

    def data(self) -> dict[str, Any]:
        """Return how far the review is, and all of it when it is done."""
        return self.result or {
            "state": "waiting" if self.played is None else "thinking",
            "done": len(self.decisions),
            "planned": 0 if self.played is None else len(self.played.points),
            "review": None,
        }

    def finish(self, played: PlayedGame, plan: Plan) -> None:
        """Make the review of all decisions and forget what it was made from."""
        count = len(self.decisions)
        review = review_data(Review(played, plan, self.decisions))
        self.result = {"state": "done", "done": count, "planned": count, "review": review}
        self.played, self.decisions = None, []


class Reviewer:
    """The reviews of one server process."""

    def __init__(self, thinker: Thinker, threads: Threads, now: Callable[[], float] = monotonic) -> None:
        self._thinker = thinker
        self._threads = threads
        self._now = now
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    def has(self, key: str) -> bool:
        """Return whether this table's review was asked for."""
        return key in self._jobs

    def ask(self, key: str, record: Record | None = None) -> Job:
        """Return the review of a table, begun with its record if it wasn't; Refused when too many wait, or when the rules
        didn't end the game."""
        job = self._jobs.get(key)
        if job is None:
            if record is None or record.result is None:
                raise Refused("no-review")
            if len(self._waiting()) >= MOST_WAITING:
                raise Refused("reviews-busy")
            job = self._jobs[key] = Job(record)
        job.asked = self._now()
        waiting = self._waiting()
        idle = [name for name in self._jobs if name not in waiting]
        for name in idle[: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[name]
        if waiting and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._work())
        return job

    async def close(self) -> None:
        """Stop thinking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _waiting(self) -> dict[str, Job]:
        """Return the reviews that aren't done and that somebody still asks for."""
        late = self._now() - PATIENCE
        return {key: job for key, job in self._jobs.items() if job.result is None and job.asked >= late}

    async def _work(self) -> None:
        while waiting := self._waiting():
            key, job = next(iter(waiting.items()))
            try:
                await self._think(key, job)
            except Exception:
                LOG.exception("a review failed", extra={"table": key})
                self._jobs.pop(key, None)

    async def _think(self, key: str, job: Job) -> None:
        """Think about the decisions of a game, from where it was put aside, until all are done or nobody asks any more."""
        if job.played is None:
            job.played = await self._threads.run(PlayedGame, job.record)
        played, plan = job.played, plan_of(len(job.played.points))
        sides, sent = Sides(played.record.game), sent_points(played, plan)
        while len(job.decisions) < len(sent):
            if key not in self._waiting():
                return
            number = len(job.decisions)
            found = await self._thinker.run(think_sent, sent[number])
            job.decisions.append(received(played.points[number], sides, found))
        await self._threads.run(job.finish, played, plan)


def review_data(review: Review) -> dict[str, Any]:
    """Return a review as a client shows it beside the replay; sentences by their keys."""
    starts = [0, *(decision.point.number for decision in review.decisions)]

    def at(move: int) -> int:
        """Return the frame of the replay that shows the game after this move of the record."""
        return bisect_right(starts, move) - 1

    def swing(step: Step) -> dict[str, float]:
        return {name: round(review.sides.chance(value), 4) for name, value in (("before", step.before), ("after", step.after))}

    courses = []
    for timeline in review.timelines:
        points = [
            {"kind": step.kind, "first": at(max(0, step.first - 1)), "last": at(step.last), **swing(step)}
            for step in timeline.steps
        ]
        courses.append({"seats": [int(seat) for seat in review.sides.seats[timeline.side]], "points": points})
    turns = []
    for step in review.turns:
        text = turning_point(review.sides, step).data()
        turns.append({"frame": at(step.last), "side": step.side, "kind": _kind(step), **swing(step), "text": text})
    notes = [line for balance in review.balances for line in balance_text(review.sides, balance)] + review.notes()
    losses = [decision for decision in review.decisions if decision.verdict in (MISTAKE, HIDDEN)]
    return {
        "courses": courses,
        "turns": turns,
        "judged": [_judged(review, decision, at(decision.point.number)) for decision in losses],
        "seats": [
            {"seat": int(one.seat), "decisions": one.decisions, "mistakes": one.mistakes, "hidden": one.hidden}
            for one in review.seats
        ],
        "notes": [line.data() for line in notes],
    }


def _kind(step: Step) -> str:
    if step.decision is None:
        return "luck"
    verdict = verdict_of(step)
    return verdict if verdict in (MISTAKE, HIDDEN) else "play"


def _judged(review: Review, decision: Decision, frame: int) -> dict[str, Any]:
    return {
        "frame": frame,
        "seat": int(decision.point.seat),
        "kind": decision.verdict,
        "name": review.game.name(decision.point.action),
        "best": review.game.name(decision.better.best),
        "loss": round(review.sides.part(decision.better.loss or 0.0), 4),
    }
