"""Bots that think: they take the best move, or one not much worse, and several processes can think for one of them."""

from collections import Counter
from math import e

import pytest

from tatami.bots.advice import Advice, Estimate, merge_advice
from tatami.bots.budget import Budget
from tatami.bots.ensemble import EnsembleMind, can_fork
from tatami.bots.mind import Mind, ThinkingBot, pick
from tatami.bots.tree import TreeMind
from tatami.dice import Dice
from tatami.game import Action, Observation, Seat, State
from tests.bots.test_tree import DEEPER, LOTTERY
from tests.bots.written import Written


def advice(*rows: tuple[int, float, int]) -> Advice:
    return Advice(Seat(0), [Estimate(Action(action), value, visits) for action, value, visits in rows], 10)


def test_without_noise_the_first_move_is_played() -> None:
    """The most visited one: a value of few visits says little."""
    assert {pick(advice((4, 0.1, 90), (2, 0.9, 1)), 0.0, 1.0, Dice(seed)) for seed in range(20)} == {4}


def test_noise_takes_near_moves_by_their_value_and_never_a_far_one() -> None:
    said = advice((1, 0.5, 50), (2, 0.4, 30), (3, 0.0, 10))
    dice = Dice(3)
    often = Counter(pick(said, 0.1, 0.2, dice) for _ in range(6000))
    assert set(often) == {1, 2}
    assert often[Action(1)] / often[Action(2)] == pytest.approx(e, rel=0.1)
    assert set(Counter(pick(said, 0.3, 1.0, dice) for _ in range(2000))) == {1, 2, 3}


def test_noise_and_slack_make_sense() -> None:
    for temperature, slack in ((-0.1, 0.0), (0.1, -1.0)):
        with pytest.raises(ValueError, match="can't be negative"):
            ThinkingBot(TreeMind(), Budget(10), 1, temperature, slack)


class Fixed(Mind):
    """Says what it was told to say, and counts."""

    def __init__(self) -> None:
        self.asked = 0

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        self.asked += 1
        return advice((int(seen.legal()[-1]), 0.3, 5))

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        raise NotImplementedError


def test_a_forced_move_needs_no_thought() -> None:
    mind = Fixed()
    bot = ThinkingBot(mind, Budget(10), 1)
    forced = Written((0, {"only": 1.0})).start()
    assert bot.choose(forced.observe(Seat(0))) == forced.legal()[0]
    assert mind.asked == 0
    free = Written(LOTTERY).start()
    assert bot.choose(free.observe(Seat(0))) == free.legal()[-1]
    assert mind.asked == 1


def test_advice_needs_a_move() -> None:
    with pytest.raises(ValueError, match="without a move"):
        Advice(Seat(0), [], 0)


def test_advice_of_several_is_weighed_by_visits() -> None:
    together = merge_advice([advice((1, 0.5, 30), (2, 0.0, 10)), advice((2, 0.4, 30), (1, 0.1, 10), (3, 0.2, 1))])
    assert together.simulations == 20
    assert [estimate.action for estimate in together.estimates] == [1, 2, 3]
    assert [estimate.visits for estimate in together.estimates] == [40, 40, 1]
    assert [estimate.value for estimate in together.estimates] == pytest.approx([0.4, 0.3, 0.2])


def test_exact_advice_stays_exact_only_if_all_agree() -> None:
    sure = [Estimate(Action(1), 0.0, 0, True), Estimate(Action(2), 1.0, 0, True)]
    together = merge_advice([Advice(Seat(0), sure, 0), Advice(Seat(0), sure, 0)])
    assert [(estimate.action, estimate.value, estimate.exact) for estimate in together.estimates] == [
        (2, 1.0, True),
        (1, 0.0, True),
    ]
    assert not merge_advice([Advice(Seat(0), sure, 0), advice((1, 0.0, 3), (2, 1.0, 3))]).estimates[0].exact


def test_two_processes_share_the_work_and_agree_with_themselves() -> None:
    assert can_fork()
    state = Written(DEEPER).start()
    seen = state.observe(Seat(0))
    team = EnsembleMind(TreeMind(), 2)
    said = [team.think(seen, Budget(2001), Dice(5)) for _ in range(2)]
    assert repr(said[0]) == repr(said[1])
    assert said[0].simulations == 2002
    assert state.game.name(said[0].best()) == "again"
    alone = TreeMind().think(seen, Budget(1001), Dice(Dice(5).roll()))
    assert repr(said[0]) != repr(alone)
    looked_back = team.judge(state, Budget(1000), Dice(6))
    assert looked_back.value() == pytest.approx(0.75, abs=0.1)


def test_one_process_is_the_mind_itself() -> None:
    seen = Written(DEEPER).start().observe(Seat(0))
    alone = TreeMind().think(seen, Budget(300), Dice(Dice(5).roll()))
    assert repr(EnsembleMind(TreeMind(), 1).think(seen, Budget(300), Dice(5))) == repr(alone)
    with pytest.raises(ValueError, match="at least one"):
        EnsembleMind(TreeMind(), 0)
