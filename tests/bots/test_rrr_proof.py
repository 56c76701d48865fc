"""What RRR's mind proves: it never loses a won position that the solver reaches, and says exact only where it is."""

import pytest

import tatami
from tatami import build
from tatami.bots.budget import Budget
from tatami.bots.levels import level_of, make_bot
from tatami.dice import Dice
from tatami.game import Bot
from tatami.games.rrr.state import RrrState
from tatami.solvers.rrr import solve
from tests.bots.rrr_help import OPEN_MODES, Defender, choose, play_out, states


def check_won_positions_are_won(mode: str, tiles: int, wanted: int) -> None:
    """Positions that the solver proves won, from both seats: master wins them against the solver."""
    seats: set[int] = set()
    number = 0
    for state in states(mode, tiles, 8, games=1):
        wins = [move.wins for move in solve(state.board, memory_bits=14).moves]
        if not any(wins) or all(wins):
            continue
        seat = int(state.to_move())
        if number >= wanted - 1 and len(seats) < 2 and seat in seats:
            continue
        seats.add(seat)
        number += 1
        before = repr(state)
        bots: list[Bot] = [Defender(number), Defender(number)]
        bots[seat] = make_bot(state.game, "master", number)
        assert play_out(state, bots, number)[seat] == 1, f"lost: {before}"
        if number == wanted:
            break
    assert seats == {0, 1}


@pytest.mark.parametrize("mode", OPEN_MODES)
def test_won_positions_are_won(mode: str) -> None:
    if build.is_compiled():
        check_won_positions_are_won(mode, 7, 30)
        check_won_positions_are_won(mode, 6, 4)
    else:
        check_won_positions_are_won(mode, 8, 4)


def test_a_win_is_won_whatever_the_other_does() -> None:
    """Against other opponents than the solver too: levels that set traps."""
    number = 0
    for state in states("none", 7 if build.is_compiled() else 8, 12, games=1):
        wins = [move.wins for move in solve(state.board, memory_bits=14).moves]
        if not any(wins) or all(wins):
            continue
        number += 1
        seat = int(state.to_move())
        bots: list[Bot] = [make_bot(state.game, "expert", number, simulations=30) for _ in (0, 1)]
        bots[seat] = make_bot(state.game, "master", number)
        assert play_out(state, bots, number)[seat] == 1
        if number == 4:
            break


def advice_for(state: RrrState, simulations: int = 2000) -> dict[str, tuple[float, bool]]:
    mind = level_of(state.game, "master").mind
    advice = mind.think(state.observe(state.to_move()), Budget(simulations=simulations), Dice(1))
    return {state.game.name(estimate.action): (estimate.value, estimate.exact) for estimate in advice.estimates}


def test_exact_is_said_of_a_match_that_this_game_decides() -> None:
    """In a single game a proof is exact, 1 or -1; in a longer match it says who wins the game, and the rest is an estimate."""
    won = lost = 0
    for one in states("none", 8, 5, games=1):
        truth = {move.name: move.wins for move in solve(one.board, memory_bits=12).moves}
        told = advice_for(one)
        for name, (value, exact) in told.items():
            assert exact
            assert value == (1 if truth[name] else -1)
        won += any(truth.values())
        lost += not any(truth.values())
        document = one.dump()
        document["options"] = {**document["options"], "games": 3}
        longer = tatami.game("rrr", neutrals="none", games=3).load(document)
        assert isinstance(longer, RrrState)
        for name, (value, exact) in advice_for(longer).items():
            assert not exact
            assert -1 < value < 1
            assert (value > 0) == truth[name]
        if won >= 2 and lost >= 2:
            break


def test_by_points_it_loses_by_the_least_and_wins_by_the_most() -> None:
    """R-61: in the first of several games points count, so of equal results the better margin is chosen."""
    checked = 0
    for state in states("none", 8, 9, victory="points", games=3):
        solution = solve(state.board, memory_bits=12)
        values = {move.name: move.lower for move in solution.moves}
        if len(set(values.values())) < 2:
            continue
        mind = level_of(state.game, "master").mind
        chosen = state.game.name(choose(mind, state, 2000))
        assert values[chosen] == max(values.values()), f"{chosen} in {state!r}"
        checked += 1
        if checked == 6:
            break


def test_a_review_knows_every_move() -> None:
    for number, state in enumerate(states("none", 8, 2, games=1)):
        truth = {move.name: move.wins for move in solve(state.board, memory_bits=12).moves}
        mind = level_of(state.game, "master").mind
        advice = mind.judge(state, Budget(simulations=2000), Dice(1))
        told = {state.game.name(estimate.action): estimate.value for estimate in advice.estimates}
        assert told == {name: 1 if wins else -1 for name, wins in truth.items()}
        assert truth[state.game.name(advice.best())] == any(truth.values())
        if number == 5:
            break


def test_hidden_tiles_are_hope() -> None:
    """Who alone has hidden tiles: a win against somebody who would see them is proven, a loss against him is not."""
    won = lost = 0
    for state in states("secret", 8, 3, games=1):
        position = state.board.clone()
        if not position.hidden or position.zone(1 - position.mover) & position.hidden:
            continue
        position.hidden = 0
        truth = {move.name: move.wins for move in solve(position, memory_bits=14).moves}
        for name, (value, exact) in advice_for(state).items():
            assert exact == (truth[name] is True and value == 1), f"{name} in {state!r}"
        won += any(truth.values())
        lost += not any(truth.values())
        if won >= 1 and lost >= 1:
            break
