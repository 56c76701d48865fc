"""Positions and matches for the tests of RRR's mind."""

from collections.abc import Iterator
from random import Random

import tatami
from tatami.bots.budget import Budget
from tatami.bots.mind import Mind, ThinkingBot
from tatami.game import CHANCE, OVER, Action, Bot, Observation, State
from tatami.games.rrr.board import PLACING
from tatami.games.rrr.phases import PLAYING
from tatami.games.rrr.state import RrrState
from tatami.solvers.rrr import solve

OPEN_MODES = ["none", "shared", "random", "draft"]
MODES = [*OPEN_MODES, "secret", "secret-draft"]


def states(mode: str, tiles: int, seed: int, **options: object) -> Iterator[RrrState]:
    """Random positions, one a match, in which a tile is to be placed and this many lie on the board."""
    rng = Random(f"{mode} {tiles} {seed}")
    print(f"positions of {mode}, {tiles} tiles, seed {seed}")
    while True:
        state = tatami.game("rrr", neutrals=mode, **options).start()
        while state.to_move() != OVER:
            assert isinstance(state, RrrState)
            if state.to_move() == CHANCE:
                state.play(state.draw(rng.randrange(int(state.tickets()))))
                continue
            position = state.board
            if state.phase == PLAYING and position.phase == PLACING and int(position.occupied).bit_count() == tiles:
                yield state
                break
            state.play(rng.choice(state.legal()))


def take(found: Iterator[RrrState], number: int) -> list[RrrState]:
    """Return the first `number` of them."""
    return [next(found) for _ in range(number)]


def choose(mind: Mind, state: State, simulations: int, seed: int = 1) -> Action:
    """What a bot with this mind plays here."""
    return ThinkingBot(mind, Budget(simulations=simulations), seed).choose(state.observe(state.to_move()))


def play_out(state: State, bots: list[Bot], seed: int) -> list[float]:
    """Play to the end of the match; what each seat gets."""
    rng = Random(f"match {seed}")
    while state.to_move() != OVER:
        mover = state.to_move()
        if mover == CHANCE:
            state.play(state.draw(rng.randrange(int(state.tickets()))))
        else:
            state.play(bots[mover].choose(state.observe(mover)))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.returns


class Defender(Bot):
    """The solver as opponent: of the moves that are proven best one by lot. It needs open tiles."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, seen: Observation) -> Action:
        world = seen.sample(self.rng)
        assert isinstance(world, RrrState)
        return seen.game.action(self.rng.choice(solve(world.board, memory_bits=14).best))
