"""The mind of Kami: it searches the round at hand, and knows what the points of a round are worth."""

from typing import Final

from mypy_extensions import i64

from tatami.bots.advice import Advice
from tatami.bots.budget import Budget
from tatami.bots.kami.belief import Belief
from tatami.bots.kami.endgames import solve_open, solve_samples
from tatami.bots.kami.playout import Playout, PolicyPlayout
from tatami.bots.kami.score_values import ScoreValues, score_values_of
from tatami.bots.kami.tree import OPEN, RoundTree
from tatami.bots.kami.world_sampler import WorldSampler
from tatami.bots.mind import Mind
from tatami.dice import Dice
from tatami.game import Observation, State
from tatami.games.kami.observation import KamiObservation
from tatami.games.kami.state import KamiState

EXPLORATION: Final = 1.2  # of what hangs on the round
TRUST: Final = 0.7  # how far the moves of others are taken for those of good players


class KamiMind(Mind):
    """Searches the round. `infers`: others' moves tell of their cards; `uses_policy`: playouts aren't uniformly random."""

    def __init__(self, infers: bool = True, uses_policy: bool = True) -> None:
        self.infers = infers
        self.uses_policy = uses_policy

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        """Return what the search found in many worlds; the last moves are solved, in the only possible world or a sample."""
        if not isinstance(seen, KamiObservation):
            raise TypeError(f"this mind thinks about kami, not about {seen.game.key}")
        score_values = score_values_of(seen.players, seen.ending)
        belief = Belief(seen, PolicyPlayout(dice), TRUST) if self.infers else None
        worlds = WorldSampler(seen, dice, belief)
        if worlds.is_certain():
            proven = solve_open(worlds.draw(), score_values, budget)
            if proven is not None:
                return proven
        elif self.infers:
            average = solve_samples(worlds, score_values, budget)
            if average is not None:
                return average
        tree = self._tree(seen.seat, worlds.known, score_values, dice)
        while budget.allows(tree.simulations):
            tree.simulate(worlds.draw())
        return tree.advice(seen.legal(), seen.seat)

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        """Return the same with all cards open."""
        if not isinstance(state, KamiState):
            raise TypeError(f"this mind thinks about kami, not about {state.game.key}")
        score_values = score_values_of(state.players, state.ending)
        proven = solve_open(state, score_values, budget)
        if proven is not None:
            return proven
        tree = self._tree(OPEN, state, score_values, dice)
        while budget.allows(tree.simulations):
            tree.simulate(state.clone())
        return tree.advice(state.legal(), state.to_move())

    def _tree(self, viewer: i64, state: KamiState, score_values: ScoreValues, dice: Dice) -> RoundTree:
        playout = PolicyPlayout(dice) if self.uses_policy else Playout(dice)
        return RoundTree(viewer, dice, score_values, playout, EXPLORATION * score_values.deviation(state))
