"""The thinking behind a review: every decision of a record on its own, with a seed of its own, on several cores."""

import multiprocessing
import signal
from collections.abc import Generator
from random import Random
from typing import Final

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.bots.mind import Mind
from tatami.bots.together import Row, rows
from tatami.dice import Dice
from tatami.game import CHANCE, SPECTATOR, Action, Seat, State
from tatami.levels import mind_of
from tatami.record import Record, read
from tatami.review.decision import Decision, Moment, Thought
from tatami.review.shares import Sides

FORCED_PART: Final = 4  # where there is one move, its value is wanted for the course only: a quarter of the thought

Sent = tuple[int, list[Row]]


class Plan:
    """How much thought each decision gets, twice: with what the player knew, and with open hands.

    With simulations the same seed gives the same review. `seat`: whose decisions are asked about; None for all.
    """

    def __init__(self, simulations: int = 0, seconds: float = 0.0, seed: int = 1, seat: Seat | None = None) -> None:
        Budget(simulations, seconds)  # refuses what is no budget
        self.simulations = simulations
        self.seconds = seconds
        self.seed = seed
        self.seat = seat

    def budget(self, legal: int) -> Budget:
        """The budget of one of the two thoughts, started."""
        part = FORCED_PART if legal == 1 else 1
        budget = Budget(-(-self.simulations // part), self.seconds / 2 / part)
        budget.start()
        return budget

    def dice(self, moment: Moment, what: str) -> Dice:
        """Dice of this thought alone: it doesn't matter in which order, or where, the decisions are thought about."""
        return Dice(Random(f"review {self.seed} {moment.number} {what}").getrandbits(62))


def moments_of(record: Record) -> tuple[list[Moment], list[State], int]:
    """Every decision of a record with the state before it, and how many chance moves stand behind the last one."""
    moments: list[Moment] = []
    states: list[State] = []
    dealt, count = 0, 0

    def watch(state: State, action: Action) -> None:
        nonlocal dealt, count
        count += 1
        if state.to_move() == CHANCE:
            dealt += 1
            return
        told = state.tell(action, SPECTATOR)
        moments.append(Moment(count, state.to_move(), action, len(state.legal()), dealt, told))
        states.append(state.clone())
        dealt = 0

    record.replay(watch)
    return moments, states, dealt


def think(mind: Mind, state: State, moment: Moment, plan: Plan) -> Advice:
    """What was known: from the observation of the seat that decided, never from the state."""
    return mind.think(state.observe(moment.seat), plan.budget(moment.legal), plan.dice(moment, "known"))


def judge(mind: Mind, state: State, moment: Moment, plan: Plan) -> Advice:
    """What open hands show."""
    return mind.judge(state.clone(), plan.budget(moment.legal), plan.dice(moment, "open"))


def decide_all(record: Record, plan: Plan, processes: int = 1, mind: Mind | None = None) -> Generator[Decision, None, None]:
    """The decisions of a record in order, each when it is thought about. A mind of one's own thinks in this process."""
    if processes < 1:
        raise ValueError(f"processes must be at least 1, not {processes}")
    moments, states, _ = moments_of(record)
    sides = Sides(record.game)
    if processes == 1 or mind is not None:
        for moment, state in zip(moments, states, strict=True):
            yield _decision(moment, sides, *_both(state, moment, plan, mind))
        return
    # Spawned, for a fork of a process with threads (a progress bar has one) may hang.
    start = (record.text(), plan.simulations, plan.seconds, plan.seed, plan.seat)
    with multiprocessing.get_context("spawn").Pool(processes, _begin, start) as pool:
        for moment, (known, opened) in zip(moments, pool.imap(_work, range(len(moments))), strict=True):
            yield _decision(moment, sides, None if known is None else _advice(moment, known), _advice(moment, opened))


def _both(state: State, moment: Moment, plan: Plan, mind: Mind | None) -> tuple[Advice | None, Advice]:
    """Both thoughts. Each has a fresh mind unless one is given: nothing that was remembered may change a value."""
    known = None
    if moment.legal > 1 and plan.seat in (None, moment.seat):
        known = think(mind or mind_of(state.game), state, moment, plan)
    return known, judge(mind or mind_of(state.game), state, moment, plan)


def _decision(moment: Moment, sides: Sides, known: Advice | None, opened: Advice) -> Decision:
    thought = None if known is None else Thought(known, moment.action, sides)
    return Decision(moment, thought, Thought(opened, moment.action, sides))


# ------------------------------------------------------------------------------------------------- in other processes

_WORK: list[tuple[list[Moment], list[State], Plan]] = []


def _begin(text: str, simulations: int, seconds: float, seed: int, seat: Seat | None) -> None:
    """Ctrl-C reaches all processes of the terminal: only the one that reports answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    moments, states, _ = moments_of(read(text))
    _WORK.append((moments, states, Plan(simulations, seconds, seed, seat)))


def _work(number: int) -> tuple[Sent | None, Sent]:
    moments, states, plan = _WORK[0]
    known, opened = _both(states[number], moments[number], plan, None)
    return None if known is None else (known.simulations, rows(known)), (opened.simulations, rows(opened))


def _advice(moment: Moment, sent: Sent) -> Advice:
    simulations, found = sent
    return Advice(
        moment.seat, [Estimate(Action(action), value, visits, exact) for action, value, visits, exact in found], simulations
    )
