"""States of Dynasties at every kind of moment, picked out of random games."""

from random import Random

import tatami
from tatami import testing
from tatami.game import State


def moment(state: State) -> str:
    """What kind of moment it is."""
    document = state.dump()
    facts = [
        document["phase"],
        document["round"] > 1,
        document["pending"] is not None and document["pending"]["then"],
        any(document["known"]),
        sum(document["figures"]) > document["fresh"],
        any(document["missions"]),
    ]
    return str(facts)


def moments(players: int, seed: int, each: int, games: int = 3) -> list[tuple[State, str]]:
    """Up to `each` states of every kind of moment, with the way to each."""
    rng = Random(seed)
    found: dict[str, list[tuple[State, str]]] = {}
    game = tatami.game("dynasties", players=players, missions=True, ninjas=True)
    for state, where in testing.random_states(game, seed, games, 20_000):
        if rng.random() < 0.2 or state.dump()["phase"] in ("pile", "end", "reveal", "over"):
            kept = found.setdefault(moment(state), [])
            if len(kept) < each:
                kept.append((state.clone(), where))
    return [pair for kept in found.values() for pair in kept]
