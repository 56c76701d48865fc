"""The levels of all games: in every mode, fair, reproducible, in time, and told apart from what isn't there."""

from itertools import pairwise
from random import Random
from time import process_time

import pytest

import tatami
from tatami import build
from tatami.bots.budget import Budget
from tatami.bots.levels import LEVELS, level_of, make_bot, mind_of
from tatami.bots.mind import ThinkingBot
from tatami.game import OVER, Game, State
from tests import yardstick
from tests.test_conformance import MODES
from tests.timing import processor_seconds
from tests.toy import Toy

ALL = [(key, options) for key, modes in MODES.items() for options in modes]
NAMED = [f"{key} {options}" for key, options in ALL]


def state_after(game: Game, moves: int, seed: int) -> State:
    """A position this many random moves into a game, where somebody has a choice; earlier if the game is over before."""
    rng = Random(f"levels {seed}")
    state = game.start()
    tatami.deal(state, rng)
    found = state.clone()
    for _ in range(moves):
        if state.to_move() == OVER:
            break
        if len(state.legal()) > 1:
            found = state.clone()
        state.play(rng.choice(state.legal()))
        tatami.deal(state, rng)
    return found


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("key", "options"), ALL, ids=NAMED)
def test_every_level_plays_in_every_mode(key: str, options: dict[str, object], name: str) -> None:
    """Early and late, with little thought: a legal move, and the same for the same seed."""
    game = tatami.game(key, **options)
    for moves in (0, 7, 30):
        state = state_after(game, moves, moves)
        seen = state.observe(state.to_move())
        chosen = [make_bot(game, name, 5, simulations=3).choose(seen) for _ in range(2)]
        assert chosen[0] in state.legal()
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize(("key", "options"), ALL, ids=NAMED)
def test_no_level_sees_what_is_hidden(key: str, options: dict[str, object]) -> None:
    """Worlds that the seat can't tell apart: whatever is hidden, the same seed chooses the same."""
    game = tatami.game(key, **options)
    for moves in (1, 12):
        state = state_after(game, moves, 3)
        seen = state.observe(state.to_move())
        for name in (LEVELS[0], LEVELS[-1]):
            truth = make_bot(game, name, 9, simulations=6).choose(seen)
            for number in range(3):
                world = seen.sample(Random(number))
                assert make_bot(game, name, 9, simulations=6).choose(world.observe(seen.seat)) == truth


@pytest.mark.parametrize("key", list(tatami.GAMES))
def test_no_level_thinks_longer_than_it_may(key: str) -> None:
    """At most a fifth over the time given, which is the processor's: what else the machine does is no matter."""
    game = tatami.game(key)
    seconds = 0.25 if build.is_compiled() else 1.5
    for moves in (0, 10, 40):
        state = state_after(game, moves, 1)
        seen = state.observe(state.to_move())
        bot = ThinkingBot(level_of(game, "master").mind, Budget(seconds=seconds, clock=process_time), 1)
        bot.choose(seen)  # whatever is worked out once
        spent = processor_seconds(bot.choose, seen)
        print(f"{key} after {moves} moves: {spent:.3f} s of {seconds} s")
        assert spent <= seconds * 1.2


@pytest.mark.parametrize("key", list(tatami.GAMES))
def test_levels_think_more_the_better_they_are(key: str) -> None:
    levels = [level_of(tatami.game(key), name) for name in LEVELS]
    for weaker, stronger in pairwise(levels):
        assert weaker.simulations <= stronger.simulations
        assert weaker.temperature >= stronger.temperature
    assert levels[-1].temperature == 0


def test_two_processes_think_for_a_level() -> None:
    game = tatami.game("kami")
    state = state_after(game, 3, 2)
    seen = state.observe(state.to_move())
    chosen = [make_bot(game, "club", 5, simulations=40, processes=2).choose(seen) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert mind_of(game, 2) is not mind_of(game)


def test_what_isnt_there_is_named() -> None:
    with pytest.raises(tatami.OptionError, match="no level 'grandmaster'; there are novice, casual, club, expert, master"):
        level_of(tatami.game("kami"), "grandmaster")
    with pytest.raises(tatami.OptionError, match="toy has no levels"):
        level_of(Toy(), "club")


def test_the_yardstick_measures() -> None:
    """The command's own parts, at a size that says nothing: a level and the textbook play whole deals."""
    score = yardstick.contest(tatami.game("rrr", neutrals="none", games=1), "novice", 2, 0.001, 1)
    assert score.trials == 1
    assert 0 <= score.low <= score.value <= score.high <= 1
