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
from tatami.game import CHANCE, SPECTATOR, Action, Observation, Seat, State
from tatami.levels import mind_of
from tatami.record import Record, read
from tatami.review.again import FEWEST, Ask, Draw, Pairs, compare
from tatami.review.decision import Decision, Look, Moment, Thought, needs_second_look
from tatami.review.shares import Sides

WORLDS: Final = 8  # if so many worlds in a row are the same, it is the only one
FORCED_PART: Final = 4  # where there is one move, its value is wanted for the course only: a quarter of the thought

Found = tuple[Advice, Look | None]  # of one search, and of a second look where it was needed
Sent = tuple[int, list[Row], Look | None]


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


def think(mind: Mind, state: State, moment: Moment, plan: Plan) -> Found:
    """What was known: from the observation of the seat that decided, never from the state.

    Where only one world fits what the seat sees, nothing is hidden from it, and it is judged as that world is.
    """
    seen = state.observe(moment.seat)
    world = only_world(seen)
    if world is not None:
        return judge(mind, world, moment, plan)
    dice = plan.dice(moment, "known")
    advice = mind.think(seen, plan.budget(moment.legal), dice)

    def ask(world: State, budget: Budget, dice: Dice) -> Advice:
        return mind.think(world.observe(world.to_move()), budget, dice)

    return advice, _look_again(advice, moment, plan, seen.sample, ask, dice)


def judge(mind: Mind, state: State, moment: Moment, plan: Plan) -> Found:
    """What open hands show."""
    dice = plan.dice(moment, "open")
    advice = mind.judge(state.clone(), plan.budget(moment.legal), dice)
    return advice, _look_again(advice, moment, plan, lambda rng: state, mind.judge, dice)


def only_world(seen: Observation) -> State | None:
    """The world that the seat sees, if it is always the same one; None where something is hidden."""
    rng = Random(0)
    world = seen.sample(rng)
    facts = world.dump()
    return world if all(seen.sample(rng).dump() == facts for _ in range(WORLDS)) else None


def _look_again(advice: Advice, moment: Moment, plan: Plan, draw: Draw, ask: Ask, dice: Dice) -> Look | None:
    """A second look where it is needed and there is thought enough for it."""
    pairs = Pairs(plan.simulations, plan.seconds / 2, len(advice.estimates))
    if pairs.number < FEWEST or not needs_second_look(advice, moment.action):
        return None
    return compare(draw, ask, (advice.best(), moment.action), moment.seat, pairs, dice)


def decide_all(record: Record, plan: Plan, processes: int = 1, mind: Mind | None = None) -> Generator[Decision, None, None]:
    """The decisions of a record in order, each when it is thought about. A mind of one's own thinks in this process."""
    if processes < 1:
        raise ValueError(f"processes must be at least 1, not {processes}")
    moments, states, _ = moments_of(record)
    sides = Sides(record.game)
    if processes == 1 or mind is not None:
        for moment, state in zip(moments, states, strict=True):
            yield decision_of(moment, sides, *think_twice(state, moment, plan, mind))
        return
    # Spawned, for a fork of a process with threads (a progress bar has one) may hang.
    start = (record.text(), plan.simulations, plan.seconds, plan.seed, plan.seat)
    with multiprocessing.get_context("spawn").Pool(processes, _begin, start) as pool:
        for moment, (known, opened) in zip(moments, pool.imap(_work, range(len(moments))), strict=True):
            yield decision_of(moment, sides, None if known is None else unsent(moment, known), unsent(moment, opened))


def think_twice(state: State, moment: Moment, plan: Plan, mind: Mind | None) -> tuple[Found | None, Found]:
    """Both thoughts. Each has a fresh mind unless one is given: nothing that was remembered may change a value."""
    known = None
    if moment.legal > 1 and plan.seat in (None, moment.seat):
        known = think(mind or mind_of(state.game), state, moment, plan)
        world = only_world(state.observe(moment.seat))
        if world is not None and world.dump() == state.dump():
            return known, known
    return known, judge(mind or mind_of(state.game), state, moment, plan)


def decision_of(moment: Moment, sides: Sides, known: Found | None, opened: Found) -> Decision:
    """The decision with what was thought of it."""

    def thought(found: Found) -> Thought:
        return Thought(found[0], moment.action, sides, found[1])

    return Decision(moment, None if known is None else thought(known), thought(opened))


# ------------------------------------------------------------------------------------------------- in other processes

_WORK: list[tuple[list[Moment], list[State], Plan]] = []


def _begin(text: str, simulations: int, seconds: float, seed: int, seat: Seat | None) -> None:
    """Ctrl-C reaches all processes of the terminal: only the one that reports answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    moments, states, _ = moments_of(read(text))
    _WORK.append((moments, states, Plan(simulations, seconds, seed, seat)))


def _work(number: int) -> tuple[Sent | None, Sent]:
    moments, states, plan = _WORK[0]
    known, opened = think_twice(states[number], moments[number], plan, None)
    return None if known is None else sent(known), sent(opened)


def sent(found: Found) -> Sent:
    """What was found, as it goes from one process to another."""
    advice, look = found
    return advice.simulations, rows(advice), look


def unsent(moment: Moment, arrived: Sent) -> Found:
    """What was sent."""
    simulations, found, look = arrived
    estimates = [Estimate(Action(action), value, visits, exact) for action, value, visits, exact in found]
    return Advice(moment.seat, estimates, simulations), look
