"""The checks that are shipped: a sound toy game passes them all, and each flaw is found by the check meant for it."""

import pytest

from tatami import testing
from tests.toy import FLAWS, RULES, FairBot, PeepingBot, Toy, permute

SEED = 5
GAMES = 40


def run(check: str, game: Toy) -> None:
    if check in ("check_names", "check_sides", "check_pieces"):
        getattr(testing, check)(game)
    elif check == "check_permuted":
        testing.check_permuted(list(testing.some_states(game, SEED, GAMES, 50, 5)), permute, SEED)
    elif check in ("check_refusals", "check_views"):
        getattr(testing, check)(game, SEED, GAMES, 50, RULES)
    else:
        getattr(testing, check)(game, SEED, GAMES, 50)


def test_sound_game_passes() -> None:
    testing.check_all(Toy(), SEED, RULES, games=GAMES, most_moves=50)
    run("check_permuted", Toy())
    testing.check_bot(FairBot, Toy(), SEED, games=GAMES)


@pytest.mark.parametrize("flaw", FLAWS)
def test_flaw_is_found(flaw: str) -> None:
    check, message = FLAWS[flaw]
    with pytest.raises(AssertionError, match=message):
        run(check, Toy(flaw))


def test_permuter_that_does_nothing_is_found() -> None:
    states = list(testing.some_states(Toy(), SEED, GAMES, 50, 5))
    with pytest.raises(AssertionError, match="anything to permute"):
        testing.check_permuted(states, lambda document, seat, rng: document, SEED)


def test_peeping_bot_is_found() -> None:
    with pytest.raises(AssertionError, match="hangs on hidden cards"):
        testing.check_bot(PeepingBot, Toy("text leak"), SEED, games=GAMES)
