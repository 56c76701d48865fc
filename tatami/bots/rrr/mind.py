"""The mind of RRR: proof first, then a tree search of what isn't proven."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tatami.bots.advice import Advice, Estimate, most_visited_first
from tatami.bots.budget import Budget
from tatami.bots.mind import Mind
from tatami.bots.rrr.match_values import MatchValues, Rewards
from tatami.bots.rrr.proof import Proof
from tatami.bots.rrr.rollout import Rollout
from tatami.bots.rrr.tree import Tree
from tatami.dice import Dice
from tatami.game import Action, Observation, Seat, State
from tatami.games.rrr.actions import CHOOSE_FIRST, UNSEEN
from tatami.games.rrr.observation import RrrObservation
from tatami.games.rrr.phases import CHOOSING, PLAYING
from tatami.games.rrr.position import RrrPosition
from tatami.games.rrr.worlds import draw_world
from tatami.solvers.rrr.boards import SIZES
from tatami.solvers.rrr.table import Table

SOLVABLE: Final = 4  # tiles on the board from which on a proof is tried


class RrrMind(Mind):
    """Searches RRR in every mode. `nodes` is how many positions the solver may visit for each simulation allowed, 0 for no
    solver. With `greedy`, effects in rollouts gain allies."""

    def __init__(self, table: Table | None = None, nodes: int = 8, greedy: bool = True) -> None:
        self.table = table
        self.nodes = nodes
        self.greedy = greedy
        self.match_values_cache: dict[tuple[int, bool, int], MatchValues] = {}

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        """Return what is proven, and what the search found, from what the seat knows."""
        assert isinstance(seen, RrrObservation)
        world = draw_world(seen, dice)
        is_known = seen.phase == PLAYING and seen.unseen[1 - seen.seat] == 0
        return self._decide(world, None if is_known else seen, budget, dice, False)

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        """Return the same with all tiles open."""
        assert isinstance(state, RrrPosition)
        return self._decide(state, None, budget, dice, True)

    def _decide(self, world: RrrPosition, seen: RrrObservation | None, budget: Budget, dice: Dice, is_review: bool) -> Advice:
        """Think about the decision of `world`, or with `seen` of all worlds that look like it."""
        match_values = self._match_values(world)
        if world.phase == CHOOSING:
            return choose_first(world, match_values)
        rewards = Rewards(match_values, world)
        legal = world.legal()
        proof: Proof | None = None
        if seen is None and self.nodes > 0 and can_be_proven(world, self.table):
            proof = Proof(world, rewards, budget, self.nodes, self.table, is_review)
            if proof.is_over():
                return proof.advice([], 0)
        moves = legal if proof is None else proof.open_moves()
        tree = Tree(world.seat, moves, seen is not None, rewards, Rollout(dice, self.greedy), dice)
        while budget.allows(tree.simulations):
            tree.simulate(world.clone() if seen is None else draw_world(seen, dice))
        found = estimates_of(tree, rewards, world.seat)
        if proof is not None:
            return proof.advice(found, int(tree.simulations))
        return Advice(Seat(int(world.seat)), found, int(tree.simulations))

    def _match_values(self, state: RrrPosition) -> MatchValues:
        """Return the values of matches like this one, worked out once."""
        key = (int(state.mode), state.by_points, int(state.games))
        if key not in self.match_values_cache:
            self.match_values_cache[key] = MatchValues(int(state.mode), state.by_points, int(state.games))
        return self.match_values_cache[key]


def can_be_proven(state: RrrPosition, table: Table | None) -> bool:
    """Return whether the solver may help: there are some tiles, or a table, and no hidden tile to be caught now (R-39)."""
    if state.phase != PLAYING or (table is None and SIZES[state.board.occupied] < SOLVABLE):
        return False
    return Action(UNSEEN) not in state.legal()


def choose_first(state: RrrPosition, match_values: MatchValues) -> Advice:
    """R-62: Return the loser's choice of who is first; only the first player's advantage matters."""
    estimates: list[Estimate] = []
    for action in state.legal():
        first = int(state.seat) if action == CHOOSE_FIRST else 1 - int(state.seat)
        value = match_values.choice(state, first)
        estimates.append(Estimate(action, value if state.seat == 0 else -value, 1))
    estimates.sort(key=lambda estimate: (-estimate.value, estimate.action))
    return Advice(Seat(int(state.seat)), estimates, 0)


def estimates_of(tree: Tree, rewards: Rewards, seat: i64) -> list[Estimate]:
    """Return what the tree found, the most visited first."""
    root = tree.root
    total = 0.0
    for place in range(len(root.moves)):
        total += root.totals[place]
    mean = total / float(max(root.visits, 1))
    prior_visits = 2 + sqrt(float(root.visits)) / 2  # a move tried once or twice counts about as the mean of all
    estimates: list[Estimate] = []
    for place in range(len(root.moves)):
        tried = root.tried[place]
        if tried > 0:
            reward = (root.totals[place] + prior_visits * mean) / (float(tried) + prior_visits)
            estimates.append(Estimate(root.moves[place], rewards.match_value(reward, seat), int(tried)))
    return most_visited_first(estimates)
