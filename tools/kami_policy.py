"""Learn the weights of Kami's playout policy and count how rounds end, from games of bots, and print both tables.

    python tools/kami_policy.py --players 4 --games 280 --simulations 1500

The weights are fitted so that the moves played get the highest likelihood (a softmax over the legal moves, plain gradient
descent); half a minute of processor time for every 50 games, compiled.
"""

import argparse
from math import exp
from random import Random

import tatami
from tatami.bots.budget import Budget
from tatami.bots.kami import KamiMind
from tatami.bots.kami.playout import (
    ATTACK_FEATURE,
    COUNTER_FEATURES,
    DEFENCE_FEATURE,
    OWN_SIZE_FEATURE,
    PAIR_FEATURE,
    PASS_FEATURE,
    THEIR_SIZE_FEATURE,
    UNSEEN_FEATURE,
    PolicyPlayout,
    at_most,
)
from tatami.bots.kami.policy_weights import POLICY_WEIGHTS
from tatami.bots.mind import ThinkingBot
from tatami.game import CHANCE, OVER
from tatami.games.kami.actions import COUNTER, LEAD, MERCENARY, PASS
from tatami.games.kami.phases import PLAYING
from tatami.games.kami.pieces import COPIES, count, size
from tatami.games.kami.position import side_count
from tatami.games.kami.state import KamiState

# A decision: the features of each legal move, and which one was played.
Decision = tuple[list[list[int]], int]


def main() -> None:
    """Play, count, learn, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=280)
    parser.add_argument("--simulations", type=int, default=1500)
    parser.add_argument("--epochs", type=int, default=15)
    given = parser.parse_args()
    decisions: list[Decision] = []
    rounds = [[0] * 11 for _ in range(2 if given.players == 4 else given.players)]
    for number in range(given.games):
        play(given.players, given.simulations, number, decisions, rounds)
    print(f"{given.games} games, {len(decisions)} decisions")
    print("rounds:", rounds)
    if given.players > 2:
        print("weights:", [round(weight, 2) for weight in learn(decisions, given.epochs)])


def features(state: KamiState, number: int, shown: int) -> list[int]:
    """Return the features whose weights add up to the logarithm of a move's weight: the long form of PolicyPlayout.weigh()."""
    hand = state.hands[state.seat]
    if number == PASS:
        number_of_sides = side_count(state.players)
        friend = state.players == 4 and (state.seat + state.attacker) % 2 == 0
        others = [seat for seat in range(state.players) if seat % number_of_sides != state.seat % number_of_sides]
        places = [
            PASS_FEATURE + friend * 24 + state.attack * 3 + at_most(count(hand, state.attack), 2),
            OWN_SIZE_FEATURE + friend * 6 + at_most(size(hand) // 2, 5),
            THEIR_SIZE_FEATURE + friend * 6 + at_most(min([size(state.hands[seat]) for seat in others]) // 2, 5),
        ]
        return [int(place) for place in places]
    base = 0 if number >= LEAD else COUNTER_FEATURES
    defence = (number - COUNTER) // 8 % 8
    attack = (number - COUNTER) % 8
    places = [
        base + DEFENCE_FEATURE + defence * 5 + at_most(count(hand, defence), 4),
        base + ATTACK_FEATURE + attack * 5 + at_most(count(hand, attack), 4),
        base + UNSEEN_FEATURE + attack * 5 + at_most(COPIES[attack] - count(hand + shown, attack), 4),
    ]
    if defence == attack:
        places.append(base + PAIR_FEATURE + attack)
    return [int(place) for place in places]


def play(players: int, simulations: int, seed: int, decisions: list[Decision], rounds: list[list[int]]) -> None:
    """One game: its decisions between two moves or more, and the ends of its rounds."""
    rng = Random(f"{players} {seed}")
    state = tatami.game("kami", players=players).start()
    assert isinstance(state, KamiState)
    bots = [ThinkingBot(KamiMind(), Budget(simulations=simulations), 100 * seed + seat) for seat in range(players)]
    shown = PolicyPlayout(bots[0].dice)
    while state.to_move() != OVER:
        if state.to_move() == CHANCE:
            tatami.deal(state, rng)
            continue
        legal = state.legal()
        action = bots[state.to_move()].choose(state.observe(state.to_move()))
        first, before, number = int(state.first), list(state.scores), int(state.round)
        last_lead = state.attack < 0 and size(state.hands[state.seat]) == 2
        if state.phase == PLAYING and len(legal) > 1 and legal[-1] < MERCENARY and not last_lead:
            shown.begin(state)
            decisions.append(([features(state, move, shown.shown) for move in legal], legal.index(action)))
        state.play(action)
        if state.round != number or state.to_move() == OVER:
            gained = [after - earlier for after, earlier in zip(state.scores, before, strict=True)]
            if not any(gained):
                rounds[0][0] += 1
            for side, points in enumerate(gained):
                if points > 0:
                    rounds[(side - first) % len(rounds)][points] += 1


def learn(decisions: list[Decision], epochs: int) -> list[float]:
    """Return the weights that make the moves played likeliest, each pulled a little towards 0."""
    policy = [0.0] * len(POLICY_WEIGHTS)
    rng = Random(1)
    for epoch in range(epochs):
        rate = 0.2 / (1 + epoch)
        rng.shuffle(decisions)
        for moves, played in decisions:
            likely = [exp(sum(policy[part] for part in move)) for move in moves]
            total = sum(likely)
            for number, move in enumerate(moves):
                error = (number == played) - likely[number] / total
                for part in move:
                    policy[part] += rate * (error - 1e-4 * policy[part])
    return policy


if __name__ == "__main__":
    main()
