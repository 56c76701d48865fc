"""The search of Dynasties: one tree for all worlds, with priors from the policy; a simulation ends with its round.

What the others draw face down is no node of the tree, since the seat doesn't see it. Selection is by PUCT; as in
`tatami.bots.tree`, whose nodes these are, only those visits count in which the move was available.
"""

from math import exp, sqrt
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.advice import Advice, Estimate, most_visited_first
from tatami.bots.budget import Budget
from tatami.bots.dynasties.evaluation import evaluate
from tatami.bots.dynasties.policy import MOST_MOVES, WEIGHTS, Policy, finish_round
from tatami.bots.mind import Mind
from tatami.bots.tree import Node
from tatami.dice import Dice
from tatami.game import Action, Observation, Seat, State
from tatami.games.dynasties.actions import CARD
from tatami.games.dynasties.phases import DEAL, FINISHED, TURNING
from tatami.games.dynasties.pieces import pick
from tatami.games.dynasties.state import DynastiesState

EXPLORATION: Final = 1.5
UNTRIED_PENALTY: Final = 0.1  # an untried move counts as this much worse than its node


class RoundTree:
    """One search: simulate() from world after world, then ask for advice()."""

    def __init__(self, viewer: i64, dice: Dice, every_move: bool, prior_spread: float) -> None:
        self.policy = Policy(WEIGHTS)
        self.viewer: i64 = viewer
        self.dice = dice
        self.every_move: bool = every_move  # at the root, also those that the policy doesn't consider
        self.prior_spread: float = prior_spread
        self.root = Node()
        self.simulations: i64 = 0
        self.priors: vec[float] = vec[float]([0.0] * MOST_MOVES)

    def simulate(self, state: DynastiesState) -> None:
        """Play this world on: down the tree, to a new node, then by the policy to the round's end; update the nodes."""
        table = state.public
        dice = self.dice
        node = self.root
        path: list[Node] = [node]
        movers: list[int] = [-1]
        while True:
            phase = table.phase
            if phase in (DEAL, FINISHED):
                break
            action: i64
            mover = table.seat
            if phase == TURNING:
                action = CARD + pick(state.pool, dice.below(table.draw_one + table.draw_two))
                if table.turn != self.viewer:
                    state.play_unchecked(Action(int(action)))
                    continue
            else:
                action = self._select(node, state)
            state.play_unchecked(Action(int(action)))
            node = node.child(int(action))
            path.append(node)
            movers.append(int(mover))
            if node.visits == 0:
                break
        finish_round(state, self.policy, dice)
        results = evaluate(table)
        self.simulations += 1
        last = len(path) - 1
        for number in range(len(path)):
            passed = path[number]
            passed.visits += 1
            if movers[number] >= 0:
                passed.total += results[movers[number]]
            if number < last and movers[number + 1] >= 0:
                passed.mover_total += results[movers[number + 1]]

    def _select(self, node: Node, state: DynastiesState) -> i64:
        """Return the move with the highest bound; of equals the first."""
        policy = self.policy
        policy.score_moves(state)
        if self.every_move and node is self.root:
            policy.add_others(state.legal())
        number = policy.number
        moves = policy.moves
        if number == 1:
            return moves[0]
        total = self._set_priors(number)
        visits = float(node.visits)
        untried = (node.mover_total / visits if visits > 0 else 0.0) - UNTRIED_PENALTY
        best = moves[0]
        highest = -1e300
        for at in range(number):
            prior = EXPLORATION * self.priors[at] / total
            child = node.children.get(int(moves[at]))
            if child is None:
                bound = untried + prior * sqrt(visits)
            else:
                child.offered += 1
                tries = float(child.visits)
                bound = child.total / tries + prior * sqrt(float(child.offered)) / (1.0 + tries)
            if bound > highest:
                highest = bound
                best = moves[at]
        return best

    def _set_priors(self, number: i64) -> float:
        """Set `priors` of this many moves, not normalised; return their sum."""
        scores = self.policy.scores
        top = scores[0]
        for at in range(1, number):
            top = max(top, scores[at])
        total = 0.0
        for at in range(number):
            weight = exp(float(scores[at] - top) / self.prior_spread) + 0.01
            self.priors[at] = weight
            total += weight
        return total

    def advice(self, legal: list[Action], world: DynastiesState) -> Advice:
        """Return the moves tried at the root, the most visited first; of equals the better one, then the lower number.

        A move that ends the game is exact and needs no trying: its result depends on nothing hidden. If one is sure to be
        best, it comes first.
        """
        estimates: list[Estimate] = []
        for action in legal:
            child = self.root.children.get(int(action))
            visits = 0 if child is None else int(child.visits)
            after = world.clone()
            after.play_unchecked(action)
            if after.public.phase == FINISHED:
                estimates.append(Estimate(action, evaluate(after.public)[self.viewer], visits, True))
            elif child is not None and visits > 0:
                estimates.append(Estimate(action, child.total / float(child.visits), visits))
        if all(estimate.exact for estimate in estimates):
            estimates.sort(key=lambda estimate: (-estimate.value, -estimate.visits, estimate.action))
        else:
            estimates = most_visited_first(estimates)
            estimates.sort(key=lambda estimate: not (estimate.exact and estimate.value >= 1.0))
        return Advice(Seat(int(self.viewer)), estimates, int(self.simulations))


class DynastiesMind(Mind):
    """Searches with priors and rollouts of the policy. A score `prior_spread` better, in 64ths, means an e times larger prior.

    Advice leaves out moves with fewer visits than the part `least_visits` of the most visited one's. So a weaker level plays
    only moves it has considered, never one that did well once by luck.
    """

    def __init__(self, prior_spread: float, least_visits: float) -> None:
        self.prior_spread = prior_spread
        self.least_visits = least_visits

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        """Return what the search found in worlds that the seat can't tell from the true one."""
        rng = Random(int(dice.roll()))
        tree = RoundTree(int(seen.seat), dice, False, self.prior_spread)
        world = seen.sample(rng)
        while budget.allows(tree.simulations):
            assert isinstance(world, DynastiesState)
            tree.simulate(world)
            world = seen.sample(rng)
        assert isinstance(world, DynastiesState)
        advice = tree.advice(seen.legal(), world)
        fewest = self.least_visits * max(estimate.visits for estimate in advice.estimates)
        considered = [estimate for estimate in advice.estimates if estimate.visits >= fewest]
        return Advice(advice.seat, considered, advice.simulations)

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        """Return what the search found in this one world, for every legal move."""
        assert isinstance(state, DynastiesState)
        tree = RoundTree(int(state.to_move()), dice, True, self.prior_spread)
        while budget.allows(tree.simulations):
            tree.simulate(state.clone())
        return tree.advice(state.legal(), state)
