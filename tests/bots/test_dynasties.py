"""The mind of Dynasties: fair, reproducible, in time, at every level and in every mode."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from time import process_time

import pytest

import tatami
from tatami import OVER, Game, Seat, State, testing
from tatami.bots.budget import Budget
from tatami.bots.dynasties.levels import STEPS
from tatami.bots.dynasties.policy import WEIGHTS, Policy
from tatami.bots.levels import LEVELS, level_of, make_bot, mind_of
from tatami.bots.mind import Mind, ThinkingBot
from tatami.dice import Dice
from tests.dynasties.hidden import permute
from tests.dynasties.moments import moments
from tests.dynasties.positions import load, position
from tests.mutants import ROOT
from tests.timing import processor_seconds

MODES: list[dict[str, object]] = [
    {"players": players, "missions": missions, "ninjas": ninjas}
    for players in (2, 3, 4)
    for missions in (False, True)
    for ninjas in (False, True)
]


def by_policy(game: Game, seed: int, moves: int) -> State:
    """The state of a game played by the policy after this many moves, or before its last decision."""
    policy = Policy(WEIGHTS)
    dice = Dice(seed)
    state = game.start()
    last = state.clone()
    while state.to_move() != OVER:
        if state.to_move() >= 0:
            if moves <= 0 and len(state.legal()) > 1:
                return state
            last = state.clone()
            state.play(tatami.Action(int(policy.choose(state, dice))))  # type: ignore[arg-type]
        else:
            state.play(state.draw(dice.below(state.tickets())))
        moves -= 1
    return last


def advice(mind: Mind, state: State, simulations: int, seed: int = 1) -> list[tuple[int, float, int, bool]]:
    budget = Budget(simulations=simulations)
    budget.start()
    found = mind.think(state.observe(state.to_move()), budget, Dice(seed))
    assert found.simulations == simulations
    return [(int(e.action), e.value, e.visits, e.exact) for e in found.estimates]


@pytest.mark.parametrize("options", MODES, ids=str)
def test_every_level_plays_every_mode(options: dict[str, object]) -> None:
    """From the middle of a round through its end: all phases come up over the modes, and play() takes legal moves only."""
    game = tatami.game("dynasties", **options)
    for number, name in enumerate(LEVELS):
        state = by_policy(game, seed=number, moves=100)
        first = state.clone()
        bots = [make_bot(game, name, seed, simulations=2) for seed in range(game.seats)]
        rng = random.Random(number)
        for _ in range(24):
            tatami.deal(state, rng)
            if state.to_move() == OVER:
                break
            state.play(bots[state.to_move()].choose(state.observe(state.to_move())))
        assert state.dump() != first.dump()


@pytest.mark.parametrize(
    ("draw", "discard"),
    [([0, 104], [[], []]), ([104, 0], [[], []]), ([0, 0], [["envoy"], []]), ([0, 0], [["envoy"], ["envoy"]])],
)
def test_a_scenario_with_empty_draw_piles_is_played(draw: list[int], discard: list[list[str]]) -> None:
    """Piles that no game would have: every level still plays legal moves only, to the end of the round (D-42)."""
    for name in LEVELS:
        fill = 1 if draw == [0, 0] else None
        state = load(position(draw=draw, discard=discard, fill=fill, hands={1: {}} if fill else None))
        for seed in range(20):
            chosen = tatami.Action(int(Policy(WEIGHTS).choose(state, Dice(seed))))  # type: ignore[arg-type]
            assert chosen in state.legal()
        bots = [make_bot(state.game, name, seed, simulations=2) for seed in range(2)]
        rng = random.Random(1)
        for _ in range(30):
            if state.dump()["phase"] == "deal":
                break
            if state.to_move() == tatami.CHANCE:
                state.play(testing.random_action(state, rng))
            else:
                state.play(bots[state.to_move()].choose(state.observe(state.to_move())))
        assert state.dump()["round"] == 2


@pytest.mark.parametrize("options", [MODES[0], MODES[7], MODES[11]], ids=str)
def test_the_same_seed_gives_the_same_advice(options: dict[str, object]) -> None:
    game = tatami.game("dynasties", **options)
    mind = mind_of(game)
    others = 0
    for moves in (10, 60, 150):
        state = by_policy(game, 5, moves)
        assert advice(mind, state, 30) == advice(mind, state, 30)
        others += advice(mind, state, 30) != advice(mind, state, 30, seed=2)
    assert others > 0  # or the seed would be looked at nowhere


def test_a_choice_depends_on_nothing_hidden() -> None:
    for options in (MODES[0], MODES[7]):
        game = tatami.game("dynasties", **options)
        testing.check_bot(lambda seed, game=game: make_bot(game, "master", seed, simulations=12), game, seed=3)  # type: ignore[misc]


def test_advice_is_the_same_whatever_the_others_hold() -> None:
    """The second opinion on what is hidden: `permute` knows it from the rules alone. Values too may not change.

    Both worlds come from a document, as it doesn't carry the missions that were revealed.
    """
    rng = random.Random(8)
    changed = 0
    for state, where in moments(3, seed=4, each=1, games=2):
        seat = state.to_move()
        if seat < 0:
            continue
        mind = mind_of(state.game)
        document = permute(state.dump(), int(seat), rng)
        changed += document != state.dump()
        truth, other = state.game.load(state.dump()), state.game.load(document)
        assert advice(mind, truth, 6) == advice(mind, other, 6), where
    assert changed > 3


def test_advice_is_of_legal_moves_with_sound_values() -> None:
    for options in MODES:
        game = tatami.game("dynasties", **options)
        for moves in (20, 90):
            state = by_policy(game, 2, moves)
            found = advice(mind_of(game), state, 12)
            actions = [action for action, _, _, _ in found]
            assert len(set(actions)) == len(actions)
            assert set(actions) <= {int(action) for action in state.legal()}
            assert all(-1 <= value <= 1 for _, value, _, _ in found)
            assert sum(visits for _, _, visits, _ in found) == 12


def test_looking_back_judges_every_legal_move() -> None:
    """Also what the policy doesn't consider: one draw pile is as good as the other, but somebody may have played it."""
    game = tatami.game("dynasties")
    rng = random.Random(4)
    state = by_policy(game, 4, 30)
    while not {"draw d1", "draw d2", "draw p1", "draw p2"} <= set(state.moves()):
        state.play(testing.random_action(state, rng))
    budget = Budget(simulations=160)
    budget.start()
    found = mind_of(game).judge(state, budget, Dice(1))
    assert {estimate.action for estimate in found.estimates} == set(state.legal())
    assert not any(estimate.exact for estimate in found.estimates)  # the game goes on


@pytest.mark.parametrize("moves", [8, 250, 10_000], ids=["early", "middle", "late"])
def test_the_time_is_kept(moves: int) -> None:
    game = tatami.game("dynasties", players=3, missions=True, ninjas=True)
    state = by_policy(game, 6, moves)
    seen = state.observe(state.to_move())
    bot = ThinkingBot(mind_of(game), Budget(seconds=0.2, clock=process_time), 1)
    assert processor_seconds(bot.choose, seen) <= 0.24


def test_levels_think_more_and_stray_less_from_step_to_step() -> None:
    levels = [level_of(tatami.game("dynasties"), name) for name in LEVELS]
    for weaker, stronger in pairwise(levels):
        assert weaker.simulations <= stronger.simulations
        assert weaker.temperature >= stronger.temperature
        assert weaker.slack >= stronger.slack
    assert len(set(STEPS.values())) == len(levels)
    assert levels[-1].temperature == 0


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(tatami.OptionError, match="wizard"):
        make_bot(tatami.game("dynasties"), "wizard", 1)


def test_seats_know_whom_the_advice_is_for() -> None:
    state = by_policy(tatami.game("dynasties", players=4), 3, 41)
    budget = Budget(simulations=3)
    budget.start()
    assert mind_of(state.game).think(state.observe(state.to_move()), budget, Dice(1)).seat == Seat(state.to_move())


def test_the_page_tells_what_the_levels_are() -> None:
    page = (ROOT / "docs" / "opponents" / "dynasties.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \| ([\d.]+) \| ([\d.]+) \|$", page, re.MULTILINE)
    told = {
        name: (int(thoughts), float(spread), float(temperature), float(slack))
        for name, thoughts, spread, temperature, slack in rows
    }
    assert told == STEPS
