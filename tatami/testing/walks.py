"""Random games, state by state: what the checks look at."""

from collections.abc import Iterator
from random import Random

from tatami.game import CHANCE, OVER, SPECTATOR, Action, Game, Seat, State


def random_states(game: Game, seed: int, games: int, most_moves: int) -> Iterator[tuple[State, str]]:
    """Return the states of random games, each before its move, the last one included, and how to get to it."""
    for number in range(games):
        rng = Random(f"{seed} {number}")
        state = game.start()
        played: list[str] = []
        while True:
            yield state, f"{game!r}, seed {seed}, game {number}, after {' '.join(played[-60:])!r} ({len(played)} moves)"
            if state.to_move() == OVER:
                break
            assert len(played) < most_moves, f"{game!r}, seed {seed}, game {number}: not over after {most_moves} moves"
            action = random_action(state, rng)
            played.append(game.name(action).replace(" ", "_"))
            state.play(action)


def random_action(state: State, rng: Random) -> Action:
    """Return a legal move: chance by its weights, players evenly."""
    if state.to_move() == CHANCE:
        return state.draw(rng.randrange(int(state.tickets())))
    return rng.choice(state.legal())


def some_states(game: Game, seed: int, games: int, most_moves: int, wanted: int) -> Iterator[tuple[State, str]]:
    """Return a random part of random_states, about `wanted` a game, for checks that are slow."""
    rng = Random(f"{seed} some")
    length = sum(1 for _ in random_states(game, seed, games, most_moves)) / games
    for state, where in random_states(game, seed, games, most_moves):
        if rng.random() * length < wanted or state.to_move() == OVER:
            yield state.clone(), where


def viewers(game: Game) -> list[Seat]:
    """Return every seat, and a spectator."""
    return [*(Seat(seat) for seat in range(game.seats)), SPECTATOR]
