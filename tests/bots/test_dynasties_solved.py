"""Where Dynasties can be worked out to its end, the master plays a best move."""

from __future__ import annotations

import random
from collections import Counter

import tatami
from tatami import CHANCE, OVER, Action, Seat, State
from tatami.bots.budget import Budget
from tatami.bots.levels import make_bot, mind_of
from tatami.dice import Dice
from tests.dynasties.positions import BOX, at

KINDS = list(BOX)


def value(state: State, seat: Seat) -> float:
    """What a seat gets when everybody plays for it, all cards open: right where only this seat has anything to decide."""
    if state.to_move() == OVER:
        outcome = state.outcome()
        assert outcome is not None
        return outcome.returns[seat]
    values = [value(after(state, action), seat) for action in state.legal()]
    if state.to_move() == CHANCE:
        weights = state.chance()
        return sum(weight * one for weight, one in zip(weights, values, strict=True)) / sum(weights)
    return max(values)


def after(state: State, action: Action) -> State:
    copy = state.clone()
    copy.play_unchecked(action)
    return copy


def last_turn(seed: int, phase: str) -> State:
    """The last turn of a game: d1 is empty, so it ends with it (D-42). The other has no cards in hand: nothing is hidden."""
    rng = random.Random(seed)
    deck = Counter(BOX)
    hand = Counter(rng.sample(KINDS, 3) * 2)
    deck.subtract(hand)
    sets: list[dict[str, int]] = [{}, {}]
    for kind in rng.sample(KINDS, 5):
        sets[rng.randrange(2)][kind] = 2
        deck[kind] -= 2
    tops = [rng.choice(list(hand)), rng.choice(KINDS)]
    deck.subtract(tops)
    unseen = list((+deck).elements())
    rng.shuffle(unseen)
    piles = [[*unseen[:-20], tops[0]], [tops[1]]]
    rounds = [[30, 30], [40, 40], [50 + rng.randrange(-20, 20), 50 + rng.randrange(-20, 20)]]
    drawn = ["d1", "d2"] if phase == "act" else ["d1"]
    return at(
        hands={0: dict(hand), 1: {}},
        sets=dict(enumerate(sets)),
        discard=piles,
        rounds=rounds,
        round=4,
        phase=phase,
        drawn=drawn,
        draw=[0, 20],
    )


def test_the_last_action_of_a_game_is_exact() -> None:
    open_games = 0
    for seed in range(40):
        state = last_turn(seed, "act")
        values = {action: value(after(state, action), Seat(0)) for action in state.legal()}
        budget = Budget(simulations=20)
        budget.start()
        advice = mind_of(state.game).think(state.observe(Seat(0)), budget, Dice(seed))
        assert values[advice.best()] == max(values.values()), (seed, state.game.name(advice.best()))
        open_games += min(values.values()) < max(values.values())
        for estimate in advice.estimates:
            assert not estimate.exact or estimate.value == values[estimate.action]
        assert any(estimate.exact for estimate in advice.estimates)
    assert open_games > 5  # else any move would do


def test_the_last_draw_of_a_game_is_a_best_one() -> None:
    """The second card of the last turn: from which pile? Worked out over all cards that can come."""
    open_games = 0
    for seed in range(200):
        state = last_turn(seed, "draw")
        values = {action: value(after(state, action), Seat(0)) for action in state.legal()}
        ordered = sorted(values.values())
        if ordered[-1] - ordered[0] < 0.1:
            continue
        open_games += 1
        choice = make_bot(state.game, "master", seed, simulations=300).choose(state.observe(Seat(0)))
        assert values[choice] >= ordered[-1] - 0.01, (seed, values, tatami.game("dynasties").name(choice))
    assert open_games > 5
