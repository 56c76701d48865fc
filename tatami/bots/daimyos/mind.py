"""How a bot thinks about Daimyos: it searches the turns, and solves the reckoning."""

from random import Random

from tatami.bots.advice import Advice
from tatami.bots.budget import Budget
from tatami.bots.daimyos.assigning import Assigner
from tatami.bots.daimyos.tree import Tree
from tatami.bots.mind import Mind
from tatami.dice import Dice
from tatami.game import Observation, State
from tatami.games.daimyos.observation import DaimyosObservation
from tatami.games.daimyos.phases import ASSIGN
from tatami.games.daimyos.state import DaimyosState


class DaimyosMind(Mind):
    """Searches the turns with chance moves, and plays the reckoning by its equilibrium.

    One simulation is allowed to look at the moves at all; each further one goes down the tree.
    """

    def __init__(self) -> None:
        self.assigner = Assigner()

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        """Return the moves with their values. Before the reckoning only the decks' order is unknown: it isn't decided yet."""
        assert isinstance(seen, DaimyosObservation)
        table = seen.public
        if table.phase == ASSIGN:
            return self.assigner.advise(table, seen.assigned[seen.seat], seen.seat, budget, dice)
        world = seen.sample(Random(0))
        assert isinstance(world, DaimyosState)
        tree = Tree(world, self.assigner, budget, dice)
        while budget.allows(tree.simulations + 1):
            tree.simulate()
        return tree.advice(seen.seat)

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        """Return what think() would: a review can't know a draw ahead, and the other's assignment stays a secret."""
        return self.think(state.observe(state.to_move()), budget, dice)
