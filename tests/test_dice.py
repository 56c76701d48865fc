"""The dice of playouts and sampling: reproducible, and fair enough."""

from tatami.dice import Dice


def test_equal_seeds_roll_equal_numbers() -> None:
    one, other, third = Dice(7), Dice(7), Dice(8)
    rolls = [int(one.roll()) for _ in range(20)]
    assert rolls == [int(other.roll()) for _ in range(20)]
    assert rolls != [int(third.roll()) for _ in range(20)]


def test_the_numbers_are_these_compiled_or_not() -> None:
    dice = Dice(1)
    assert [int(dice.below(1000)) for _ in range(8)] == EXPECTED


def test_below_is_even() -> None:
    dice = Dice(3)
    counts = [0] * 6
    for _ in range(60_000):
        counts[dice.below(6)] += 1
    # The standard deviation of each is 91; six of them are allowed.
    assert all(abs(count - 10_000) < 550 for count in counts)


def test_seeds_of_any_size_are_taken() -> None:
    for seed in (0, -5, 2**70, 2**63 - 1):
        assert 0 <= Dice(seed).roll() < 2**63


EXPECTED = [118, 491, 54, 888, 888, 130, 754, 217]
