"""Checks that games, states and observations can be copied and pickled, and lose nothing by it."""

import copy
import pickle
from random import Random
from typing import Any

from tatami.game import OVER, Game, Observation, State
from tatami.testing.walks import random_action, some_states, viewers
from tatami.views import view_text


def pickled(thing: Any) -> Any:
    """Return what comes back of an object that is pickled."""
    return pickle.loads(pickle.dumps(thing))


def check_copies(game: Game, seed: int, games: int, most_moves: int) -> None:
    """Check that games, states and observations can be copied and pickled, and lose and share nothing by it."""
    rng = Random(f"{seed} copies")
    options = dict(game.options)
    for way in (copy.copy, copy.deepcopy, pickled):
        other: Game = way(game)
        assert (type(other), repr(other)) == (type(game), repr(game)), f"{game!r}: a copy is {other!r}"
        assert other.names() == game.names(), f"{game!r}: a copy has other names"
        assert other.start().dump() == game.start().dump(), f"{game!r}: a copy plays differently"
        other.options["copy"] = True
        assert game.options == options, f"{game!r}: changing a copy changed the game"
    for state, where in some_states(game, seed, games, most_moves, 8):
        for way in (copy.copy, copy.deepcopy, pickled):
            check_copy(state, way(state), rng, f"{where}: {way.__name__}")
            for seat in viewers(game):
                seen = state.observe(seat)
                check_copied_view(seen, way(seen), f"{where}: {way.__name__} of seat {seat}'s view")


def check_copy(state: State, other: State, rng: Random, where: str) -> None:
    """Check that a copied state knows what the first knows and plays on as a clone would, without changing the first."""
    game, before, one = state.game, [state.observe(seat).key() for seat in viewers(state.game)], state.clone()
    assert type(other) is type(state), f"{where} is a {type(other).__name__}"
    assert other.dump() == state.dump(), f"{where} is another state"
    for _ in range(30):
        assert (other.legal(), other.chance()) == (one.legal(), one.chance()), f"{where} plays on differently"
        for seat in viewers(game):
            assert other.observe(seat).key() == one.observe(seat).key(), f"{where} knows other things"
        if one.to_move() == OVER:
            break
        action = random_action(one, rng)
        one.play(action)
        other.play(action)
    assert [state.observe(seat).key() for seat in viewers(game)] == before, f"{where} isn't apart from the state"


def check_copied_view(seen: Observation, other: Observation, where: str) -> None:
    """Check that a copied observation says what the first says, and samples the same worlds with the same dice."""
    assert (type(other), other.seat, other.key()) == (type(seen), seen.seat, seen.key()), f"{where} is another one"
    assert (other.legal(), other.to_move()) == (seen.legal(), seen.to_move()), f"{where} may play other moves"
    assert (other.data(), view_text(other)) == (seen.data(), view_text(seen)), f"{where} shows other things"
    mine, theirs = Random(1), Random(1)
    for _ in range(3):
        assert other.sample(theirs).dump() == seen.sample(mine).dump(), f"{where} draws other worlds"
    assert mine.getstate() == theirs.getstate(), f"{where} draws other worlds"
