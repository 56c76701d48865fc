"""How a bot thinks about Daimyos: it searches the turns, and solves the reckoning."""

from random import Random

from tatami.bots.advice import Advice
from tatami.bots.budget import Budget
from tatami.bots.mind import Mind
from tatami.dice import Dice
from tatami.game import Observation, State
from tatami.games.daimyos.names import ASSIGN
from tatami.games.daimyos.observation import DaimyosObservation
from tatami.minds.daimyos.assigning import Assigner
from tatami.minds.daimyos.growth import Growth


class DaimyosMind(Mind):
    """Searches the turns with chance moves, and plays the reckoning by its equilibrium.

    One simulation is allowed to look at the moves at all; each further one goes down the tree.
    """

    def __init__(self) -> None:
        self.assigner = Assigner()

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        """The moves with their values. Before the reckoning nothing is hidden but the decks' order, which isn't decided yet."""
        assert isinstance(seen, DaimyosObservation)
        table = seen.table
        if table.phase == ASSIGN:
            return self.assigner.advise(table, seen.assigned[seen.seat], seen.seat, budget, dice)
        growth = Growth(seen.sample(Random(0)), self.assigner, budget, dice)
        while budget.allows(growth.simulations + 1):
            growth.grow()
        return growth.advice(seen.seat)

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        """The same: whoever looks back can't know a draw ahead, and the other's assignment stays his secret."""
        return self.think(state.observe(state.to_move()), budget, dice)
