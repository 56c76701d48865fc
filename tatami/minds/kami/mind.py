"""The mind of Kami: it searches the round at hand, and knows what the points of a round are worth."""

from typing import Final

from tatami.bots.advice import Advice
from tatami.bots.budget import Budget
from tatami.bots.mind import Mind
from tatami.dice import Dice
from tatami.game import Observation, State
from tatami.games.kami.observation import KamiObservation
from tatami.games.kami.state import KamiState
from tatami.minds.kami.clues import Clues
from tatami.minds.kami.endings import sampled, solved
from tatami.minds.kami.playout import Playout, UsualPlayout
from tatami.minds.kami.stakes import stakes_of
from tatami.minds.kami.tree import OPEN, RoundTree
from tatami.minds.kami.worlds import Worlds

EXPLORATION: Final = 1.2  # of what hangs on the round
TRUST: Final = 0.7  # how far the moves of others are taken for those of good players


class KamiMind(Mind):
    """Searches the round. `reads`: others' moves tell of their cards; `usual`: it expects usual moves, else random ones."""

    def __init__(self, reads: bool = True, usual: bool = True, exploration: float = EXPLORATION, trust: float = TRUST) -> None:
        self.reads = reads
        self.usual = usual
        self.exploration = exploration
        self.trust = trust

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        """What the search found in many worlds. The last moves are solved: in the only possible world, or in a sample."""
        if not isinstance(seen, KamiObservation):
            raise TypeError(f"this mind thinks about kami, not about {seen.game.key}")
        stakes = stakes_of(seen.players, seen.ending)
        clues = Clues(seen, UsualPlayout(dice), self.trust) if self.reads else None
        worlds = Worlds(seen, dice, clues)
        if worlds.is_certain():
            proven = solved(worlds.draw(), stakes, budget)
            if proven is not None:
                return proven
        elif self.reads:
            average = sampled(worlds, stakes, budget)
            if average is not None:
                return average
        tree = RoundTree(seen.seat, dice, stakes, self._playout(dice), self.exploration * stakes.swing(worlds.known))
        while budget.allows(tree.simulations):
            tree.grow(worlds.draw())
        return tree.advice(seen.legal(), seen.seat)

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        """The same with all cards open."""
        if not isinstance(state, KamiState):
            raise TypeError(f"this mind thinks about kami, not about {state.game.key}")
        stakes = stakes_of(state.players, state.ending)
        proven = solved(state, stakes, budget)
        if proven is not None:
            return proven
        tree = RoundTree(OPEN, dice, stakes, self._playout(dice), self.exploration * stakes.swing(state))
        while budget.allows(tree.simulations):
            tree.grow(state.clone())
        return tree.advice(state.legal(), state.to_move())

    def _playout(self, dice: Dice) -> Playout:
        return UsualPlayout(dice) if self.usual else Playout(dice)

    def __repr__(self) -> str:
        return f"KamiMind(reads={self.reads}, usual={self.usual})"
