"""The search finds what is known of small games, by chance and by hidden cards, and comes to the same for the same seed."""

from random import Random

import pytest

import tatami
from tatami.bots.budget import Budget
from tatami.bots.tree import TreeMind
from tatami.dice import Dice
from tatami.game import Action, Seat
from tests.bots.written import BET, JACK, KING, PASS, QUEEN, Kuhn, KuhnState, Spec, Written

# Seat 0 chooses between two lotteries, or lets seat 1 choose; "generous" is worth -1, for seat 1 knows what is good for him.
LOTTERY: Spec = (
    0,
    {
        "risky": ("chance", {"win": (3, 1.0), "lose": (1, -1.0)}),  # 0.5
        "fair": ("chance", {"heads": (1, 1.0), "tails": (1, -1.0)}),  # 0
        "generous": (1, {"give": 1.0, "take": -1.0}),
    },
)
# The better lottery is the one in which seat 0 may choose again: 3/4 * 1 + 1/4 * 0.
DEEPER: Spec = (
    0,
    {
        "plain": ("chance", {"x": (1, 0.5), "y": (1, 0.5)}),
        "again": ("chance", {"up": (3, (0, {"stop": -1.0, "go": 1.0})), "down": (1, (1, {"mild": 0.0, "meek": 0.5}))}),
    },
)


def values(spec: Spec, simulations: int, seed: int) -> dict[str, float]:
    state = Written(spec).start()
    budget = Budget(simulations)
    advice = TreeMind().think(state.observe(Seat(0)), budget, Dice(seed))
    assert advice.simulations == simulations
    return {state.game.name(estimate.action): estimate.value for estimate in advice.estimates}


def test_chance_is_weighed_and_the_opponent_plays_his_best() -> None:
    found = values(LOTTERY, 4000, 1)
    assert next(iter(found)) == "risky"
    assert found["risky"] == pytest.approx(0.5, abs=0.06)
    assert found["fair"] == pytest.approx(0.0, abs=0.15)
    assert found["generous"] < -0.6


def test_decisions_after_chance_are_made_well() -> None:
    found = values(DEEPER, 4000, 2)
    assert next(iter(found)) == "again"
    assert found["again"] == pytest.approx(0.75, abs=0.06)
    assert found["plain"] == pytest.approx(0.5, abs=0.01)


def test_looking_back_sees_the_same_where_nothing_is_hidden() -> None:
    state = Written(DEEPER).start()
    advice = TreeMind().judge(state, Budget(3000), Dice(3))
    assert state.game.name(advice.best()) == "again"
    assert advice.value() == pytest.approx(0.75, abs=0.06)
    assert state.made == []


@pytest.mark.parametrize(("card", "made", "best"), [(KING, [BET], BET), (JACK, [BET], PASS), (KING, [PASS], BET)])
def test_what_is_never_wrong_in_kuhns_poker(card: int, made: list[int], best: int) -> None:
    """A king always calls and bets, a jack never calls."""
    state = KuhnState(Kuhn(), [QUEEN, card], made)
    for seed in range(5):
        assert TreeMind().think(state.observe(Seat(1)), Budget(2000), Dice(seed)).best() == best


def test_values_come_from_all_worlds_that_fit_not_from_the_true_one() -> None:
    """A queen that calls a bet wins against the jack and loses against the king: 0, whichever of them is there."""
    for other in (JACK, KING):
        state = KuhnState(Kuhn(), [other, QUEEN], [BET])
        call = TreeMind().think(state.observe(Seat(1)), Budget(3000), Dice(4)).of(Action(BET))
        assert call is not None
        assert call.value == pytest.approx(0.0, abs=0.1)
        open_call = TreeMind().judge(state, Budget(300), Dice(4)).of(Action(BET))
        assert open_call is not None
        assert open_call.value == (1.0 if other == JACK else -1.0)


@pytest.mark.parametrize("key", ["kami", "rrr", "dynasties", "daimyos"])
def test_equal_seeds_think_equally_and_leave_everything_as_it_was(key: str) -> None:
    game = tatami.game(key)
    state = game.start()
    tatami.deal(state, Random(7))
    seen = state.observe(state.to_move())
    before = seen.key(), state.dump()
    said = [repr(TreeMind().think(seen, Budget(8), Dice(seed))) for seed in (1, 1, 2)]
    assert said[0] == said[1]
    assert said[0] != said[2]
    assert (seen.key(), state.dump()) == before


def test_a_pass_is_searched_like_any_move() -> None:
    state = KuhnState(Kuhn(), [JACK, KING], [])
    advice = TreeMind().think(state.observe(Seat(0)), Budget(200), Dice(1))
    assert {estimate.action for estimate in advice.estimates} == {PASS, BET}
    assert sum(estimate.visits for estimate in advice.estimates) == 200
