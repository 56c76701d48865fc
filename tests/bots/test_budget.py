"""Budgets: simulations, seconds, both, and their parts."""

import pytest

from tatami.bots.budget import Budget


class Clock:
    """A clock that moves only when it is pushed."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_simulations_are_counted() -> None:
    budget = Budget(simulations=3)
    budget.start()
    assert [budget.allows(done) for done in range(5)] == [True, True, True, False, False]


def test_seconds_run_from_the_start() -> None:
    clock = Clock()
    budget = Budget(seconds=2.0, clock=clock)
    clock.now += 50  # waiting before the start costs nothing
    budget.start()
    assert budget.allows(1_000_000)
    assert 1.8 < budget.seconds_left() <= 2.0
    clock.now += 1.8
    assert budget.allows(1)
    clock.now += 0.2
    assert not budget.allows(1)
    assert budget.seconds_left() == 0


def test_the_first_simulation_is_always_there() -> None:
    clock = Clock()
    budget = Budget(seconds=0.001, clock=clock)
    budget.start()
    clock.now += 10
    assert budget.allows(0)
    assert not budget.allows(1)


def test_whichever_runs_out_first() -> None:
    clock = Clock()
    budget = Budget(simulations=10, seconds=1.0, clock=clock)
    budget.start()
    assert not budget.allows(10)
    clock.now += 2
    assert not budget.allows(5)


def test_without_seconds_the_clock_is_never_asked() -> None:
    def broken() -> float:
        raise AssertionError("the clock was asked")

    budget = Budget(simulations=5, clock=broken)
    budget.start()
    assert budget.allows(4)
    assert budget.seconds_left() > 1e9


def test_parts_have_all_of_the_time_and_their_part_of_the_simulations() -> None:
    part = Budget(simulations=101, seconds=3.0).split(2)
    assert (part.simulations, part.seconds) == (51, 3.0)


@pytest.mark.parametrize(("simulations", "seconds"), [(0, 0.0), (-1, 0.0), (5, -1.0)])
def test_budgets_make_sense(simulations: int, seconds: float) -> None:
    with pytest.raises(ValueError, match="above 0"):
        Budget(simulations, seconds)
