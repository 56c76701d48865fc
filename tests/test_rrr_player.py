"""The exact opponent of RRR: it plays what the solver proves, and leaves to another what can't be searched."""

from random import Random

import pytest

import tatami
from tatami.bots.baseline import RandomBot
from tatami.game import CHANCE, OVER, Action, Bot, Observation, OptionError, State
from tatami.games.rrr.state import RrrState
from tatami.solvers.rrr import solve
from tatami.solvers.rrr.player import ExactBot
from tatami.terminal.seating import seating


class Watched(Bot):
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seen: Observation) -> Action:
        self.asked += 1
        return seen.legal()[0]


def late_states(neutrals: str, seed: int, wanted: int) -> list[State]:
    """Positions of random games with seven tiles or more on the board and a choice to make."""
    rng = Random(seed)
    found: list[State] = []
    while len(found) < wanted:
        state = tatami.game("rrr", neutrals=neutrals, games=1).start()
        while state.to_move() != OVER and len(found) < wanted:
            if state.to_move() != CHANCE and len(state.dump()["board"]) >= 7 and len(state.legal()) > 1:
                found.append(state.clone())
                break
            state.play(state.draw(rng.randrange(state.tickets())) if state.to_move() == CHANCE else rng.choice(state.legal()))
    return found


@pytest.mark.parametrize("neutrals", ["none", "random"])
def test_it_plays_a_move_that_is_proven_best(neutrals: str) -> None:
    seed = 6
    print(f"seed {seed}")
    for state in late_states(neutrals, seed, 5):
        assert isinstance(state, RrrState)
        solution = solve(state.board)
        assert solution.exact
        other = Watched()
        chosen = ExactBot(1, other, seconds=60).choose(state.observe(state.to_move()))
        assert state.game.name(chosen) in [move.name for move in solution.moves if move.lower == solution.lower]
        assert other.asked == 0


def test_what_cannot_be_searched_is_left_to_the_other() -> None:
    rng = Random(2)
    for neutrals in ("draft", "secret-draft"):
        state = tatami.game("rrr", neutrals=neutrals).start()
        tatami.deal(state, rng)
        other = Watched()
        ExactBot(1, other).choose(state.observe(state.to_move()))
        assert other.asked == 1
    state = tatami.game("rrr", neutrals="secret").start()
    tatami.deal(state, rng)
    other = Watched()
    ExactBot(1, other).choose(state.observe(state.to_move()))
    assert other.asked == 1


def test_it_wins_every_won_endgame() -> None:
    seed = 9
    won = 0
    for state in late_states("none", seed, 4):
        assert isinstance(state, RrrState)
        seat = state.to_move()
        if solve(state.board).lower <= 0:
            continue
        won += 1
        bots = {seat: ExactBot(1, RandomBot(1), seconds=60), 1 - seat: RandomBot(3)}
        while state.to_move() != OVER:
            state.play(bots[state.to_move()].choose(state.observe(state.to_move())))
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners == [seat]
    assert won > 0, "no position was won, so nothing was tested"


def test_other_games_have_no_exact_bot() -> None:
    with pytest.raises(OptionError, match="exact plays rrr only, not kami"):
        seating("kami", 4, [0], "exact")
    assert seating("rrr", 2, [0], "exact")[1].bot == "exact"
