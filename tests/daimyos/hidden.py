"""What each seat of Daimyos doesn't see, told from the rules alone, by exchanging it: the other's assignment (Y-42)."""

from random import Random

from tatami import testing
from tatami.game import Document, Game, State

CLANS = ["black", "white", "red"]


def permute(document: Document, seat: int, rng: Random) -> Document:
    """The same position with all that the seat doesn't see chosen anew."""
    if document["phase"] != "assign" or document["options"]["players"] == 1:
        return document
    assigned = []
    for owner, tokens in enumerate(document["assigned"]):
        hidden = owner != seat and tokens is not None
        assigned.append({token: rng.choice(CLANS) for token in tokens} if hidden else tokens)
    return {**document, "assigned": assigned}


def check_draws(game: Game, seed: int, games: int) -> int:
    """Assert that a card is decided when it is drawn, and not by the placement before it (Y-12); how many draws were seen."""
    seen = 0
    for state, where in testing.random_states(game, seed, games, 20_000):
        document = state.dump()
        if document["phase"] == "draw":
            assert state.moves() == [f"card {card}" for card in document["deck"]], where
            assert set(state.chance()) == {1}, where
            seen += not document["hands"][document["turn"]]
    return seen


def reckonings(game: Game, seed: int, games: int) -> list[tuple[State, str]]:
    """States of the reckoning with something assigned, out of random games, and their ends."""
    found: list[tuple[State, str]] = []
    for state, where in testing.random_states(game, seed, games, 20_000):
        document = state.dump()
        if document["phase"] in ("assign", "over") and document["assigned"] != [None, None]:
            found.append((state.clone(), where))
    return found
