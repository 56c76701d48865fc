"""The statistics: known values, and intervals that hold the truth as often as they say."""

from collections.abc import Callable
from math import inf, log
from random import Random

import pytest

from tatami.stats.intervals import Z95, wilson
from tatami.stats.ratings import Pairing, Ratings, rate
from tatami.stats.scores import PER_LOG, RunningScore, deal_scores, elo_of, expected_score, score_of, slope

SEED = 20
Draw = Callable[[Random], float]


def test_win_and_loss_deals_give_the_plain_wilson_interval() -> None:
    """A deal won or lost as a whole is one trial."""
    found = score_of([1.0] * 30 + [0.0] * 10)
    assert found.value == 0.75
    assert (found.low, found.high) == pytest.approx(wilson(30, 40), abs=1e-12)


def test_at_the_ends_it_is_wilson_over_deals() -> None:
    for score, low, high in [(1.0, 0.7225, 1.0), (0.0, 0.0, 0.2775)]:
        found = score_of([score] * 10)
        assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)
    assert (score_of([1.0] * 10).high, score_of([0.0] * 10).low) == (1.0, 0.0)


def test_by_hand() -> None:
    # 1, 1/2, 1/2, 0: mean 1/2, scatter 1/2 (2/3 corrected), at most 1; so (2/3+1)/(1+1) = 5/6 and 4.8 trials.
    found = score_of([1.0, 0.5, 0.5, 0.0])
    assert (found.low, found.high) == pytest.approx(wilson(2.4, 4.8), abs=1e-12)


def test_deals_that_always_split_are_nearly_certain_but_not_at_once() -> None:
    few, many = score_of([0.5] * 2), score_of([0.5] * 200)
    assert few.high - few.low > 0.5
    assert 0.001 < many.high - many.low < 0.03


def test_a_better_result_never_has_a_lower_bound() -> None:
    lows = [score_of([1.0] * (20 - half) + [0.5] * half).low for half in range(5)]
    assert lows == sorted(lows, reverse=True)


def test_of_nothing_anything() -> None:
    found = score_of([])
    assert (found.low, found.high, found.text(), found.data()["value"]) == (0.0, 1.0, "–", None)


def test_a_course_says_what_the_whole_says() -> None:
    rng = Random(SEED)
    scores = [rng.choice([0.0, 0.5, 1.0]) for _ in range(60)]
    course = RunningScore()
    for number, score in enumerate(scores, 1):
        now, whole = course.add(score), score_of(scores[:number])
        assert (now.trials, now.value, now.low, now.high) == pytest.approx(
            (number, whole.value, whole.low, whole.high), abs=1e-9
        )


def test_deal_scores() -> None:
    assert deal_scores([1, 0, 1, 1, 0], 2) == [0.5, 1.0]
    assert deal_scores([], 2) == []


def independent(rate: float) -> Draw:
    return lambda rng: ((rng.random() < rate) + (rng.random() < rate)) / 2


def decided_by_the_deal(rate: float) -> Draw:
    return lambda rng: float(rng.random() < rate)


def mostly_split(rate: float) -> Draw:
    """The better seat wins both games of a deal, four times out of five."""
    return lambda rng: 0.5 if rng.random() < 0.8 else float(rng.random() < (rate - 0.4) / 0.2)


@pytest.mark.parametrize("deals", [10, 40])
@pytest.mark.parametrize(
    ("kind", "rate"),
    [
        (independent, 0.5),
        (independent, 0.9),
        (independent, 0.98),
        (decided_by_the_deal, 0.5),
        (decided_by_the_deal, 0.9),
        (mostly_split, 0.5),
        (mostly_split, 0.56),
    ],
)
def test_intervals_hold_the_truth_as_often_as_they_say(kind: Callable[[float], Draw], rate: float, deals: int) -> None:
    rng = Random(SEED)
    print("seed", SEED)
    draw = kind(rate)
    held = 0
    for _ in range(800):
        found = score_of([draw(rng) for _ in range(deals)])
        held += found.low <= rate <= found.high
    assert held / 800 >= 0.915  # 0.95, less what a discrete result and 800 trials leave open


def test_counting_games_as_samples_would_be_wrong() -> None:
    """The test above can fail: where the deal decides, an interval over games holds the truth too seldom."""
    rng = Random(SEED)
    held = 0
    for _ in range(800):
        won = 2 * sum(rng.random() < 0.5 for _ in range(40))
        low, high = wilson(won, 80)
        held += low <= 0.5 <= high
    assert held / 800 < 0.9


def test_independent_games_count_nearly_as_games() -> None:
    rng = Random(SEED)
    draw = independent(0.6)
    scores = [draw(rng) for _ in range(400)]
    found, games = score_of(scores), wilson(sum(scores) * 2, 800)
    assert found.high - found.low == pytest.approx(games[1] - games[0], rel=0.1)


# ----------------------------------------------------------------------------------------------------------------- Elo


def test_elo_known_values() -> None:
    assert elo_of(0.5) == 0
    assert elo_of(10 / 11) == pytest.approx(400)
    assert elo_of(0.64) == pytest.approx(99.95, abs=0.01)
    assert (elo_of(0.0), elo_of(1.0)) == (-inf, inf)


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_elo_and_what_is_expected_of_it_are_inverse(sides: int) -> None:
    assert expected_score(0, sides) == pytest.approx(0.5, abs=1e-15)
    for elo in (-700, -50, 1, 200, 900):
        assert elo_of(expected_score(elo, sides), sides) == pytest.approx(elo, abs=1e-6)
        assert expected_score(elo, sides) + expected_score(-elo, sides) == pytest.approx(1)
        assert slope(elo, sides) == pytest.approx(
            (expected_score(elo + 0.01, sides) - expected_score(elo - 0.01, sides)) / 0.02, rel=1e-5
        )


def test_with_three_sides_chances_are_in_proportion() -> None:
    # Ten times as strong: 10/12 alone against two, and 20/21 for two against one.
    assert expected_score(400, 3) == pytest.approx((10 / 12 + 20 / 21) / 2)


# ------------------------------------------------------------------------------------------------------------- ratings


def test_two_players_by_hand() -> None:
    scores = [1.0] * 6 + [0.5] * 3 + [0.0]
    found = rate(2, [Pairing(1, 0, scores)])
    assert found.elos == pytest.approx([0.0, PER_LOG * log(8 / 3)])  # half a win and half a loss more: 8 to 3
    mean = 8 / 11
    scatter = 6 * (1 - mean) ** 2 + 3 * (0.5 - mean) ** 2 + mean**2 + ((1 - mean) ** 2 + mean**2) / 2
    reach = Z95 * PER_LOG * scatter**0.5 / (10 * mean * (1 - mean))
    assert (found.reach(1), found.reach(0), found.reach(1, 1)) == pytest.approx((reach, 0, 0))


def penalised(elos: list[float], pairings: list[Pairing]) -> float:
    """Firth's likelihood for three players, written from its definition: log-likelihood and half the log of the determinant."""
    total = 0.0
    rows = [[0.0, 0.0], [0.0, 0.0]]
    for pairing in pairings:
        mean = 1 / (1 + 10 ** ((elos[pairing.b] - elos[pairing.a]) / 400))
        won, number = sum(pairing.scores), len(pairing.scores)
        total += won * log(mean) + (number - won) * log(1 - mean)
        signs = [(pairing.a == player) - (pairing.b == player) for player in (1, 2)]
        for one in range(2):
            for two in range(2):
                rows[one][two] += signs[one] * signs[two] * number * mean * (1 - mean)
    return total + 0.5 * log(rows[0][0] * rows[1][1] - rows[0][1] * rows[1][0])


@pytest.mark.parametrize("all_won", [False, True])
def test_three_players_by_brute_force(all_won: bool) -> None:
    pairings = [
        Pairing(1, 0, [1.0, 0.5, 1.0, 1.0, 0.0, 1.0]),
        Pairing(2, 1, [1.0] * 5 if all_won else [1.0, 0.0, 1.0, 1.0, 0.5]),
        Pairing(2, 0, [1.0] * 4),
    ]
    found = rate(3, pairings)
    best = [0.0, 0.0, 0.0]
    step = 256.0
    while step > 0.001:
        tries = [[0.0, best[1] + x * step, best[2] + y * step] for x in (-1, 0, 1) for y in (-1, 0, 1)]
        highest = max(tries, key=lambda elos: penalised(elos, pairings))
        if highest == best:
            step /= 2
        best = highest
    assert found.elos == pytest.approx(best, abs=0.05)


def test_reversed_contests_say_the_same() -> None:
    scores = [1.0, 0.5, 1.0, 0.0, 1.0]
    turned = [1 - score for score in scores]
    for sides in (2, 3):
        one, two = rate(2, [Pairing(1, 0, scores)], sides), rate(2, [Pairing(0, 1, turned)], sides)
        assert one.elos == pytest.approx(two.elos)
        assert one.reach(1) == pytest.approx(two.reach(1))


def test_without_results_all_are_equal_and_without_contests_there_is_no_scale() -> None:
    found = rate(3, [Pairing(1, 0, []), Pairing(2, 1, [])])
    assert found.elos == pytest.approx([0, 0, 0])
    assert found.reach(2) > 300
    with pytest.raises(ValueError, match=r"\[2\]"):
        rate(3, [Pairing(1, 0, [1.0])])


@pytest.mark.parametrize(("elos", "sides"), [([0.0, 150.0, 300.0], 2), ([0.0, 400.0, 900.0], 2), ([0.0, 200.0, 250.0], 3)])
def test_ratings_hold_the_truth_as_often_as_they_say(elos: list[float], sides: int) -> None:
    rng = Random(SEED)
    print("seed", SEED)

    def deal(a: int, b: int) -> float:
        mean = expected_score(elos[a] - elos[b], sides)
        return sum(rng.random() < mean for _ in range(2)) / 2

    def once() -> Ratings:
        return rate(3, [Pairing(a, b, [deal(a, b) for _ in range(40)]) for a, b in [(1, 0), (2, 1), (2, 0)]], sides)

    found = [once() for _ in range(200)]
    for a, b in [(1, 0), (2, 0), (2, 1)]:
        held = sum(abs(one.elos[a] - one.elos[b] - elos[a] + elos[b]) <= one.reach(a, b) for one in found)
        assert held / 200 >= 0.9


def test_shared_deals_are_taken_together() -> None:
    """Where the cards make one level shine in both its contests, two contests don't count as two."""
    rng = Random(SEED)
    luck = [float(rng.random() < 0.5) for _ in range(100)]
    shared = rate(3, [Pairing(2, 1, luck), Pairing(2, 0, luck), Pairing(1, 0, [0.5] * 100)])
    apart = [float(rng.random() < 0.5) for _ in range(100)]
    single = rate(3, [Pairing(2, 1, luck), Pairing(2, 0, apart), Pairing(1, 0, [0.5] * 100)])
    assert shared.reach(2) > 1.2 * single.reach(2)
