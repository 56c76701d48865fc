"""Positions that a seat of Daimyos can't tell from the true one. Only the reckoning has anything hidden."""

from random import Random

from tatami.games.daimyos.position import UNSEEN, DaimyosKnowledge, DaimyosPosition, blank


def sample(known: DaimyosKnowledge, rng: Random) -> DaimyosPosition:
    """Return a position that fits: each token whose track is unseen lies on one of the three, all equally likely."""
    world = blank(known.game)
    world.public = known.public.clone()
    world.assigned = [
        [entry // 4 * 4 + rng.randrange(3) if entry % 4 == UNSEEN else entry for entry in entries] for entries in known.assigned
    ]
    return world
