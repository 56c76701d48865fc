"""The thinking behind a review: every decision of a record on its own, with a seed of its own, on several cores."""

from collections.abc import Generator
from random import Random
from typing import Final

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.bots.ensemble import Row, rows
from tatami.bots.levels import mind_of
from tatami.bots.mind import Mind
from tatami.dice import Dice
from tatami.game import Action, Observation, Seat, State
from tatami.parallel import in_order
from tatami.review.decision import Assessment, Comparison, Decision, needs_second_look
from tatami.review.played_game import DecisionPoint, PlayedGame
from tatami.review.second_look import FEWEST, Ask, Draw, PairBudget, compare
from tatami.review.sides import Sides

WORLDS: Final = 8  # if this many worlds in a row are the same, it is the only one
FORCED_PART: Final = 4  # where there is one move, its value is wanted for the timeline only: a quarter of the thought

Found = tuple[Advice, Comparison | None]  # of one search, and of a second look where it was needed
Sent = tuple[int, list[Row], Comparison | None]


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
        """Return the budget of one of the two thoughts, started."""
        part = FORCED_PART if legal == 1 else 1
        budget = Budget(-(-self.simulations // part), self.seconds / 2 / part)
        budget.start()
        return budget

    def dice(self, point: DecisionPoint, what: str) -> Dice:
        """Return the dice of this thought alone: the order and the place of thinking make no difference."""
        return Dice(Random(f"review {self.seed} {point.number} {what}").getrandbits(62))


SentPoint = tuple[int, State, Action, Plan]
SentFound = tuple[Sent | None, Sent]


def think(mind: Mind, point: DecisionPoint, plan: Plan) -> Found:
    """Return what could be known: from the observation of the seat that decided, never from the state.

    Where only one world fits what the seat sees, nothing is hidden from it, and it is judged as that world is.
    """
    seen = point.state.observe(point.seat)
    world = only_world(seen)
    if world is not None:
        return judge(mind, world, point, plan)
    dice = plan.dice(point, "known")
    advice = mind.think(seen, plan.budget(point.legal), dice)

    def ask(world: State, budget: Budget, dice: Dice) -> Advice:
        return mind.think(world.observe(world.to_move()), budget, dice)

    return advice, _second_look(advice, point, plan, seen.sample, ask, dice)


def judge(mind: Mind, state: State, point: DecisionPoint, plan: Plan) -> Found:
    """Return what open hands show."""
    dice = plan.dice(point, "open")
    advice = mind.judge(state.clone(), plan.budget(point.legal), dice)
    return advice, _second_look(advice, point, plan, lambda rng: state, mind.judge, dice)


def only_world(seen: Observation) -> State | None:
    """Return the world that the seat sees, if it is always the same one; None where something is hidden."""
    rng = Random(0)
    world = seen.sample(rng)
    facts = world.dump()
    return world if all(seen.sample(rng).dump() == facts for _ in range(WORLDS)) else None


def _second_look(advice: Advice, point: DecisionPoint, plan: Plan, draw: Draw, ask: Ask, dice: Dice) -> Comparison | None:
    """Take a second look where it is needed and there is thought enough for it."""
    pairs = PairBudget(plan.simulations, plan.seconds / 2, len(advice.estimates))
    if pairs.number < FEWEST or not needs_second_look(advice, point.action):
        return None
    return compare(draw, ask, (advice.best(), point.action), point.seat, pairs, dice)


def think_twice(point: DecisionPoint, plan: Plan, mind: Mind | None = None) -> tuple[Found | None, Found]:
    """Return both thoughts. Each has a fresh mind unless one is given: nothing that was remembered may change a value."""
    game, known = point.state.game, None
    if point.legal > 1 and plan.seat in (None, point.seat):
        known = think(mind or mind_of(game), point, plan)
        world = only_world(point.state.observe(point.seat))
        if world is not None and world.dump() == point.state.dump():
            return known, known
    return known, judge(mind or mind_of(game), point.state, point, plan)


def decide_all(played: PlayedGame, plan: Plan, processes: int = 1, mind: Mind | None = None) -> Generator[Decision, None, None]:
    """Yield the decisions of a game in order, each when it is thought about. A mind of one's own thinks in this process."""
    sides = Sides(played.record.game)
    if mind is not None:
        for point in played.points:
            yield decision_of(point, sides, *think_twice(point, plan, mind))
        return
    for point, found in zip(played.points, in_order(think_sent, sent_points(played, plan), processes), strict=True):
        yield received(point, sides, found)


def decision_of(point: DecisionPoint, sides: Sides, known: Found | None, opened: Found) -> Decision:
    """Return the decision with what was thought of it."""

    def assess(found: Found) -> Assessment:
        return Assessment(found[0], point.action, sides, found[1])

    return Decision(point, None if known is None else assess(known), assess(opened))


def sent_points(played: PlayedGame, plan: Plan) -> list[SentPoint]:
    """Return what another process needs for each decision; a state doesn't have to be replayed there."""
    return [(point.number, point.state, point.action, plan) for point in played.points]


def think_sent(asked: SentPoint) -> SentFound:
    """Think about one decision, as another process does."""
    number, state, action, plan = asked
    known, opened = think_twice(DecisionPoint(number, state, action), plan)
    return None if known is None else _sent(known), _sent(opened)


def received(point: DecisionPoint, sides: Sides, found: SentFound) -> Decision:
    """Return the decision with what another process thought of it."""
    known, opened = found
    return decision_of(point, sides, None if known is None else _unsent(point, known), _unsent(point, opened))


def _sent(found: Found) -> Sent:
    advice, comparison = found
    return advice.simulations, rows(advice), comparison


def _unsent(point: DecisionPoint, arrived: Sent) -> Found:
    simulations, found, comparison = arrived
    estimates = [Estimate(Action(action), value, visits, exact) for action, value, visits, exact in found]
    return Advice(point.seat, estimates, simulations), comparison
