"""Random games, driven from compiled code: the measure of the engine's speed, and rollouts for search."""

from mypy_extensions import i64

from tatami.dice import Dice
from tatami.game import CHANCE, OVER, Game, State


def play_randomly(state: State, dice: Dice) -> i64:
    """Play random moves in place until the game is over; the number of moves, chance moves included."""
    moves: i64 = 0
    while True:
        mover = state.to_move()
        if mover == CHANCE:
            state.play_unchecked(state.draw(dice.below(state.tickets())))
        elif mover == OVER:
            return moves
        else:
            legal = state.legal()
            state.play_unchecked(legal[dice.below(len(legal))])
        moves += 1


def play_games(game: Game, number: int, seed: int) -> i64:
    """So many random games; the number of moves made."""
    dice = Dice(seed)
    moves: i64 = 0
    for _ in range(number):
        moves += play_randomly(game.start(), dice)
    return moves
