"""The yardstick: a textbook ISMCTS (plain UCT, random games to the very end) against the levels, with equal time a move.

    python -m tests.yardstick kami -n 100 --seconds 0.03
    python -m tests.yardstick dynasties -n 100 --seconds 0.03

Time is the processor's, so a busy machine is unfair to neither. Seats are swapped over the same deals, as in the arena.
"""

import argparse
from time import process_time
from typing import Final

import tatami
from tatami import build
from tatami.arena.contest import play
from tatami.arena.seatings import seatings
from tatami.bots.budget import Budget
from tatami.bots.levels import level_of
from tatami.bots.mind import ThinkingBot
from tatami.bots.tree import TreeMind
from tatami.game import Bot, Game
from tatami.stats.scores import Score, score_of

EXPLORATION: Final = 2**0.5  # UCB1 as in the textbook, for results from -1 to 1


def textbook(seed: int, seconds: float) -> Bot:
    """Plain information-set UCT: uniform worlds, all moves, random games, the most visited move."""
    return ThinkingBot(TreeMind(EXPLORATION), Budget(seconds=seconds, clock=process_time), seed)


def level_bot(game: Game, name: str, seed: int, seconds: float) -> Bot:
    """The level with this much time instead of its own measure."""
    level = level_of(game, name)
    return ThinkingBot(level.mind, Budget(seconds=seconds, clock=process_time), seed, level.temperature, level.slack)


def contest(game: Game, name: str, games: int, seconds: float, seed: int) -> Score:
    """How the level does against the textbook."""

    def make(owner: int, bot_seed: int) -> Bot:
        return level_bot(game, name, bot_seed, seconds) if owner == 0 else textbook(bot_seed, seconds)

    each = len(seatings(game))
    scores: list[float] = []
    for deal in range(-(-games // each)):
        points = [play(game, make, seed, deal * each + number).points for number in range(each)]
        scores.append(sum(points) / each)
        print(f"{(deal + 1) * each} games: {score_of(scores).text()}", flush=True)
    return score_of(scores)


def main() -> None:
    """Play and say how it went."""
    parser = argparse.ArgumentParser(description="A level against a textbook ISMCTS, with equal time a move.")
    parser.add_argument("game", choices=list(tatami.GAMES))
    parser.add_argument("-n", "--number", type=int, default=100)
    parser.add_argument("--level", default="master")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seconds", type=float, default=0.03)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    options = {} if asked.players is None else {"players": asked.players}
    score = contest(tatami.game(asked.game, **options), asked.level, asked.number, asked.seconds, asked.seed)
    print(f"{asked.level} against the textbook at {asked.seconds:g} s a move ({build.describe()}): {score.text()}")


if __name__ == "__main__":
    main()
