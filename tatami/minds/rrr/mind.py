"""How RRR is thought about: proof first, then a tree search of what isn't proven."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.bots.mind import Mind
from tatami.dice import Dice
from tatami.game import Action, Observation, Seat, State
from tatami.games.rrr.actions import CHOOSE_FIRST, UNSEEN
from tatami.games.rrr.observation import RrrObservation
from tatami.games.rrr.state import CHOOSING, PLAYING, RrrState
from tatami.games.rrr.worlds import guess
from tatami.minds.rrr.proof import Proof
from tatami.minds.rrr.rollout import Rollout
from tatami.minds.rrr.tree import Tree
from tatami.minds.rrr.worth import Stakes, Worth
from tatami.solvers.rrr.boards import SIZES
from tatami.solvers.rrr.table import Table

SOLVABLE: Final = 4  # tiles on the board from which on a proof is tried


class RrrMind(Mind):
    """Thinks about RRR in every mode. `nodes` is how many positions the solver may look at for each simulation allowed;
    0 leaves the solver out. With `greedy` the effects in simulated games gain allies."""

    def __init__(self, table: Table | None = None, nodes: int = 8, greedy: bool = True) -> None:
        self.table = table
        self.nodes = nodes
        self.greedy = greedy
        self.worths: dict[tuple[int, bool, int], Worth] = {}

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        """What is proven, and what the search found, from what the seat knows."""
        assert isinstance(seen, RrrObservation)
        world = guess(seen, dice)
        is_known = seen.phase == PLAYING and seen.unseen[1 - seen.seat] == 0
        return self._decide(world, None if is_known else seen, budget, dice, False)

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        """The same with all tiles open."""
        assert isinstance(state, RrrState)
        return self._decide(state, None, budget, dice, True)

    def _decide(self, world: RrrState, seen: RrrObservation | None, budget: Budget, dice: Dice, is_review: bool) -> Advice:
        """Think about the decision of `world`, or with `seen` of all worlds that look like it."""
        worth = self._worth_of(world)
        if world.phase == CHOOSING:
            return choose_first(world, worth)
        stakes = Stakes(worth, world)
        legal = world.legal()
        proof: Proof | None = None
        if seen is None and self.nodes > 0 and can_be_proven(world, self.table):
            proof = Proof(world, stakes, budget, self.nodes, self.table, is_review)
            if proof.is_over():
                return proof.advice([], 0)
        moves = legal if proof is None else proof.open_moves()
        tree = Tree(world.seat, moves, seen is not None, stakes, Rollout(dice, self.greedy), dice)
        while budget.allows(tree.simulations):
            tree.grow(world.clone() if seen is None else guess(seen, dice))
        found = estimates_of(tree, stakes, world.seat)
        if proof is not None:
            return proof.advice(found, int(tree.simulations))
        return Advice(Seat(int(world.seat)), found, int(tree.simulations))

    def _worth_of(self, state: RrrState) -> Worth:
        """How matches like this one stand, worked out once."""
        key = (int(state.mode), state.by_points, int(state.games))
        if key not in self.worths:
            self.worths[key] = Worth(int(state.mode), state.by_points, int(state.games))
        return self.worths[key]


def can_be_proven(state: RrrState, table: Table | None) -> bool:
    """Whether the solver may help: with some tiles on the board, or a table, and no hidden tile to be caught now (R-39)."""
    if state.phase != PLAYING or (table is None and SIZES[state.position.occupied] < SOLVABLE):
        return False
    return Action(UNSEEN) not in state.legal()


def choose_first(state: RrrState, worth: Worth) -> Advice:
    """R-62: who lost says who is first; only the edge of the first player matters."""
    estimates: list[Estimate] = []
    for action in state.legal():
        first = int(state.seat) if action == CHOOSE_FIRST else 1 - int(state.seat)
        value = worth.choice(state, first)
        estimates.append(Estimate(action, value if state.seat == 0 else -value, 1))
    estimates.sort(key=lambda estimate: (-estimate.value, estimate.action))
    return Advice(Seat(int(state.seat)), estimates, 0)


def estimates_of(tree: Tree, stakes: Stakes, seat: i64) -> list[Estimate]:
    """What the tree found, the most visited first."""
    root = tree.root
    total = 0.0
    for place in range(len(root.moves)):
        total += root.totals[place]
    mean = total / float(max(root.visits, 1))
    doubt = 2 + sqrt(float(root.visits)) / 2  # a move tried once or twice is worth about what all are
    estimates: list[Estimate] = []
    for place in range(len(root.moves)):
        tried = root.tried[place]
        if tried > 0:
            reward = (root.totals[place] + doubt * mean) / (float(tried) + doubt)
            estimates.append(Estimate(root.moves[place], stakes.match_value(reward, seat), int(tried)))
    estimates.sort(key=lambda estimate: (-estimate.visits, -estimate.value, estimate.action))
    return estimates
