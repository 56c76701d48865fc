"""States of Kami at every kind of moment, picked out of random games: deal, ask, answer, lead, answer, half a move, end."""

from random import Random

import tatami
from tatami import testing
from tatami.game import State


def moment(state: State) -> str:
    """What kind of moment it is."""
    document = state.dump()
    unfinished = any(len(line["defence"]) != len(line["attack"]) for line in document["lines"])
    dealing = document["phase"] == "deal" and document["first"] is not None and len("".join(document["hands"])) % 9 == 4
    kind = "deal" if dealing else document["phase"] if document["phase"] != "deal" else ""
    facts = [
        kind,
        document["attack"] is None,
        unfinished,
        bool(document["asked"]),
        any(line["defence"] for line in document["lines"]),
    ]
    return f"{document['options']['players']} {facts}"


def moments(players: int, seed: int, each: int, games: int = 40) -> list[tuple[State, str]]:
    """Up to `each` states of every kind of moment, with the way to each."""
    rng = Random(seed)
    found: dict[str, list[tuple[State, str]]] = {}
    game = tatami.game("kami", players=players, first=0)
    for state, where in testing.random_states(game, seed, games, 20_000):
        if rng.random() < 0.2 or state.to_move() < -1 or state.dump()["phase"] in ("ask", "answer"):
            kept = found.setdefault(moment(state), [])
            if len(kept) < each:
                kept.append((state.clone(), where))
    return [pair for kept in found.values() for pair in kept]
