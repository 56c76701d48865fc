"""How often Kami's master mind beats a textbook one with the same processor time for each move, team against team.

    python tools/kami_textbook.py --pairs 100 --seconds 0.03

The textbook: plain UCT over sampled worlds, random moves to the end of the game. Each deal is played twice, with the seats
exchanged, so the deal of the first round favours nobody; the interval is that of the pairs.
"""

import argparse
from math import sqrt
from random import Random
from time import process_time

import tatami
from tatami.bots.budget import Budget
from tatami.bots.guide import Guide
from tatami.bots.mind import ThinkingBot, TreeMind
from tatami.game import CHANCE, OVER
from tatami.minds.kami import KamiMind


def main() -> None:
    """Play so many pairs of games and print the share that the mind of Kami won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.03)
    given = parser.parse_args()
    shares = [(won(pair, 0, given.seconds) + won(pair, 1, given.seconds)) / 2 for pair in range(given.pairs)]
    mean = sum(shares) / len(shares)
    deviation = sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1) / len(shares))
    print(f"{mean:.1%} of {2 * given.pairs} games, 95 % interval ± {1.96 * deviation:.1%}, {given.seconds:g} s a move")


def won(pair: int, team: int, seconds: float) -> bool:
    """One game: whether the team (seats `team` and `team` + 2) that uses the mind of Kami wins."""
    bots = []
    for seat in range(4):
        mind = KamiMind() if seat % 2 == team else TreeMind(Guide())
        bots.append(ThinkingBot(mind, Budget(seconds=seconds, clock=process_time), 10 * pair + seat))
    rng = Random(f"pair {pair}")
    state = tatami.game("kami").start()
    while state.to_move() != OVER:
        if state.to_move() == CHANCE:
            tatami.deal(state, rng)
        else:
            state.play_unchecked(bots[state.to_move()].choose(state.observe(state.to_move())))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.returns[team] > 0


if __name__ == "__main__":
    main()
