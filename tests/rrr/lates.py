"""Random late positions of RRR, and their values by a slow and obvious minimax through the public interface."""

from random import Random
from typing import Final

import tatami
from tatami.game import CHANCE, State, deal
from tatami.games.rrr.phases import PLAYING
from tatami.games.rrr.state import RrrState

CHOICE: Final = ["first", "second"]
OPEN_MODES: Final = ["none", "shared", "random", "draft"]


class TooLong(Exception):
    """The minimax needs too many positions."""


class Minimax:
    """Values to seat 0 by trying everything, at most this many positions."""

    def __init__(self, limit: int) -> None:
        self.left = limit

    def value(self, state: State) -> int:
        """Positive when seat 0 wins this game, and by 1 more than its points above the other's."""
        moves = state.moves()
        if moves == CHOICE:  # the game is over, and the loser decides
            document = state.dump()
            lead: int = document["score"][0] - document["score"][1]
            return lead + 1 if document["seat"] == 1 else lead - 1
        self.left -= 1
        if self.left < 0:
            raise TooLong
        values = [self.value(after(state, name)) for name in moves]
        return max(values) if state.to_move() == 0 else min(values)

    def moves(self, state: State) -> dict[str, int]:
        """The value of every move to who makes it."""
        sign = 1 if state.to_move() == 0 else -1
        return {name: sign * self.value(after(state, name)) for name in state.moves()}


def after(state: State, name: str) -> State:
    """The state after a move."""
    copy = state.clone()
    copy.play(state.game.action(name))
    return copy


def random_game(mode: str, rng: Random) -> list[RrrState]:
    """All states of the first game of a random match, from the first placement on, in which a seat decides."""
    state = tatami.game("rrr", neutrals=mode, victory="points", games=9).start()
    deal(state, rng)
    states: list[RrrState] = []
    while state.moves() != CHOICE:
        assert isinstance(state, RrrState)
        if state.to_move() != CHANCE and state.phase == PLAYING:
            states.append(state.clone())
        state.play(rng.choice(state.legal()))
        deal(state, rng)
    return states


def late_positions(mode: str, seed: int, number: int, limit: int) -> list[tuple[RrrState, dict[str, int]]]:
    """So many random positions with their values, the earliest of each game that the minimax can do."""
    rng = Random(f"{mode} {seed}")
    found: list[tuple[RrrState, dict[str, int]]] = []
    while len(found) < number:
        earliest: tuple[RrrState, dict[str, int]] | None = None
        for state in reversed(random_game(mode, rng)):
            try:
                earliest = state, Minimax(limit).moves(state)
            except TooLong:
                break
        if earliest is not None:
            found.append(earliest)
    return found
