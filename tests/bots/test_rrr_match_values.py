"""What a game of RRR is worth in its match: worked out by hand and by drawing lots."""

from random import Random

import pytest

import tatami
from tatami.bots.rrr.match_values import FIRST_WINS, LEADS, MatchValues, Rewards
from tatami.games.rrr.state import RrrState
from tests.bots.rrr_help import states

SHARED, NONE, DRAFT = 0, 1, 4


def test_the_last_game_decides() -> None:
    match_values = MatchValues(SHARED, False, 2)
    assert match_values.after(1, 1, 1, 3) == 1
    assert match_values.after(-9, 1, 1, 3) == -1
    by_points = MatchValues(SHARED, True, 3)
    assert by_points.after(4, 10, 13, 3) == 0, "3 points ahead after 3 behind is a tie"
    assert by_points.after(6, 10, 13, 3) == 1
    assert by_points.after(-2, 15, 13, 3) == 1


def test_first_to_two_by_hand() -> None:
    """R-60, R-62: who lost chooses what is better for him, which is to be first in `none` and second in `draft`."""
    for mode in (NONE, DRAFT):
        chooser_wins = max(FIRST_WINS[mode], 1 - FIRST_WINS[mode])
        assert chooser_wins > 0.5
        match_values = MatchValues(mode, False, 2)
        # Ahead 1-0, the other chooses. He wins with `edge`, then seat 0 chooses in the last game.
        last = 2 * chooser_wins - 1
        assert match_values.after(1, 0, 0, 1) == pytest.approx((1 - chooser_wins) * 1 + chooser_wins * last)
        assert match_values.after(-1, 0, 0, 1) == pytest.approx(-match_values.after(1, 0, 0, 1)), (
            "what one gains the other loses"
        )


def drawn(rng: Random, lead: int, left: int, chooser: int, chooser_wins: float) -> int:
    """How a match by points ends when games go by lot."""
    for _ in range(left):
        winner = chooser if rng.random() < chooser_wins else 1 - chooser
        points = rng.choices([points for points, _ in LEADS], [share for _, share in LEADS])[0]
        lead += points if winner == 0 else -points
        chooser = 1 - winner
    return (lead > 0) - (lead < 0)


def test_by_points_as_lots_say() -> None:
    """R-61: four standard errors from the mean of many matches drawn by lot."""
    seed = 21
    print(f"seed {seed}")
    rng = Random(seed)
    match_values = MatchValues(NONE, True, 4)
    for value, score in ((2, (0, 0)), (-4, (9, 5)), (6, (3, 8))):
        lead = score[0] - score[1] + (value - 1 if value > 0 else value + 1)
        results = [drawn(rng, lead, 2, 1 if value > 0 else 0, FIRST_WINS[NONE]) for _ in range(4000)]
        mean = sum(results) / len(results)
        assert abs(match_values.after(value, *score, 2) - mean) < 4 / len(results) ** 0.5


def test_shares_are_shares() -> None:
    assert sum(share for _, share in LEADS) == pytest.approx(1)
    assert all(0.4 < chance < 0.8 for chance in FIRST_WINS)


def rewards_at(victory: str, games: int, score: list[int], game_no: int) -> Rewards:
    state = next(states("none", 3, 1, victory=victory, games=games))
    document = {**state.dump(), "score": score, "game_no": game_no}
    loaded = state.game.load(document)
    assert isinstance(loaded, RrrState)
    return Rewards(MatchValues(NONE, victory == "points", games), loaded)


def test_rewards_reach_from_worst_to_best() -> None:
    for victory, games, score, game_no in (("match", 2, [0, 0], 1), ("match", 2, [1, 0], 2), ("points", 3, [5, 4], 2)):
        rewards = rewards_at(victory, games, score, game_no)
        # By points, to lose by little can be worth as much as to win by little, for the loser chooses who is first.
        lost = [rewards.reward(value) for value in range(-10, 0)]
        won = [rewards.reward(value) for value in range(1, 11)]
        assert (lost[0], won[-1]) == pytest.approx((-1, 1))
        assert lost == sorted(lost)
        assert won == sorted(won)
        for value in (-10, -1, 1, 10):
            for seat, sign in ((0, 1), (1, -1)):
                told = rewards.match_value(sign * rewards.reward(sign * value), seat)
                assert told == pytest.approx(rewards.value_to(seat, value)), "both ways to the same match"


def test_the_goal_is_what_wins_the_match() -> None:
    """In the last game by points, who leads may lose a little, and who is behind must win by enough."""
    assert [rewards_at("match", 3, [2, 0], 3).goal(seat) for seat in (0, 1)] == [1, 1]
    assert [rewards_at("points", 2, [0, 0], 1).goal(seat) for seat in (0, 1)] == [1, 1], "not the last game"
    last = rewards_at("points", 2, [6, 3], 2)
    assert last.goal(0) == -3, "to lose by 2 points, value -3, is enough"
    assert last.goal(1) == 5, "to win by 4 points, value 5, is needed"
    assert last.is_sure(0, -3, 10)
    assert not last.is_sure(0, -6, 10)
    hopeless = rewards_at("points", 2, [1, 8], 2)
    assert hopeless.goal(0) == 9, "8 points more than the other"
    assert tatami.game("rrr", victory="points").options["games"] == 3
