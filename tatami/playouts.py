"""Random games, driven from compiled code: the measure of the engine's speed, and rollouts for search."""

from typing import Final

from mypy_extensions import i64

from tatami.dice import Dice
from tatami.game import CHANCE, OVER, Game, State

# Longer than any game: a limit that is none.
UNLIMITED: Final[i64] = 0xFFFF_FFFF_FFFF


def play_randomly(state: State, dice: Dice, longest: i64 = UNLIMITED) -> i64:
    """Play random moves in place until the game is over, or this many; return their number, chance moves included."""
    moves: i64 = 0
    while moves < longest:
        mover = state.to_move()
        if mover == CHANCE:
            state.play_unchecked(state.draw(dice.below(state.tickets())))
        elif mover == OVER:
            break
        else:
            legal = state.legal()
            state.play_unchecked(legal[dice.below(len(legal))])
        moves += 1
    return moves


def play_games(game: Game, number: int, seed: int) -> i64:
    """Play this many random games; return the number of moves made."""
    dice = Dice(seed)
    moves: i64 = 0
    for _ in range(number):
        moves += play_randomly(game.start(), dice)
    return moves
