"""Kami's opponents: reproducible, fair, in time, right where it is known what is right, and the levels in order."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from random import Random
from time import process_time

import pytest

import tatami
from tatami import build, testing
from tatami.bots.budget import Budget
from tatami.bots.kami.belief import Belief
from tatami.bots.kami.endgames import SAMPLE, solve_open, solve_samples
from tatami.bots.kami.levels import STEPS
from tatami.bots.kami.mind import TRUST, KamiMind
from tatami.bots.kami.playout import PolicyPlayout
from tatami.bots.kami.score_values import score_values_of
from tatami.bots.kami.world_sampler import WorldSampler
from tatami.bots.levels import LEVELS, level_of, make_bot
from tatami.bots.mind import ThinkingBot
from tatami.dice import Dice
from tatami.game import CHANCE, OVER, Bot, Game, Seat, State
from tatami.games.kami.observation import KamiObservation
from tatami.games.kami.phases import PLAYING
from tatami.games.kami.state import KamiState
from tatami.solvers.kami import solve
from tatami.solvers.kami.bridge import round_of
from tests.kami.hidden import permute
from tests.kami.moments import moments
from tests.kami.positions import load, position
from tests.mutants import ROOT, run_mutant
from tests.timing import processor_seconds

MODES = [(players, ending) for players in (4, 3, 2) for ending in ("soldier", "lord", "kami")]
SEED = 4


def bot(game: Game, level: str, seed: int, simulations: int = 20) -> Bot:
    return make_bot(game, level, seed, simulations=simulations)


def late_states(players: int, seed: int, number: int, cards: int, **options: str) -> list[KamiState]:
    """Positions of random rounds with this many cards or fewer in all hands, where somebody has a choice."""
    rng = Random(seed)
    game = tatami.game("kami", players=players, **options)
    found: list[KamiState] = []
    while len(found) < number:
        state = game.start()
        while state.to_move() != OVER and len(found) < number:
            assert isinstance(state, KamiState)
            held = sum(len(hand) for hand in state.dump()["hands"])
            if state.phase == PLAYING and held <= cards and len(state.legal()) > 1:
                found.append(state.clone())
                break
            state.play(testing.random_action(state, rng))
    return found


# ------------------------------------------------------------------------------------------------------------- fairness


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same(level: str) -> None:
    for state, where in moments(4, seed=SEED, each=1, games=4):
        seat = state.to_move()
        if seat >= 0:
            choices = {bot(state.game, level, 7).choose(state.observe(seat)) for _ in range(2)}
            assert len(choices) == 1, where
            assert choices <= set(state.legal()), where


CHOICES = """
import tatami
from random import Random
from tatami.bots.levels import make_bot

for players in (4, 3, 2):
    game = tatami.game("kami", players=players)
    state = game.start()
    rng = Random(3)
    for number in range(12):
        tatami.deal(state, rng)
        action = make_bot(game, "master", number, simulations=40).choose(state.observe(state.to_move()))
        print(players, game.name(action))
        state.play(action)
"""


def test_interpreted_bots_play_the_same() -> None:
    """What is printed here, compiled or not, and by another process that runs the sources."""
    here = io.StringIO()
    with redirect_stdout(here):
        exec(CHOICES, {})
    environment = {**os.environ, "TATAMI_PURE": "1", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-P", "-c", CHOICES]
    there = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert here.getvalue() == there
    assert there.count("\n") == 36


def test_seeds_differ() -> None:
    state = tatami.game("kami").start()
    tatami.deal(state, Random(1))
    seen = state.observe(state.to_move())
    assert len({bot(state.game, "novice", seed).choose(seen) for seed in range(12)}) > 1


@pytest.mark.parametrize("players", [4, 3, 2])
@pytest.mark.parametrize("level", ["novice", "master"])
def test_hidden_cards_have_no_say(players: int, level: str) -> None:
    game = tatami.game("kami", players=players)
    testing.check_bot(lambda seed: bot(game, level, seed), game, seed=SEED)


@pytest.mark.parametrize("players", [4, 3, 2])
def test_permuted_cards_have_no_say(players: int) -> None:
    """What is hidden as the rules alone say it: exchanged, and the seeded choice must stay."""
    rng = Random(SEED)
    changed = decisions = 0
    for state, where in moments(players, seed=SEED, each=4, games=12):
        seat = state.to_move()
        if seat < 0:
            continue
        document = permute(state.dump(), int(seat), rng)
        decisions += 1
        changed += document != state.dump()
        worlds = [state.game.load(document), state.game.load(state.dump())]
        choices = {bot(state.game, "master", 3).choose(world.observe(seat)) for world in worlds}
        assert len(choices) == 1, where
    assert changed > decisions // (10 if players == 2 else 2)  # in Duel only one hand and what it laid are hidden


# --------------------------------------------------------------------------------------------------------------- modes


@pytest.mark.parametrize(("players", "ending"), MODES)
def test_every_level_plays_every_mode(players: int, ending: str) -> None:
    """A round and more, each seat another level."""
    game = tatami.game("kami", players=players, ending=ending)
    rng = Random(SEED)
    state = game.start()
    bots = [bot(game, level, number, 6) for number, level in enumerate(LEVELS)]
    turn = 0
    while state.to_move() != OVER and (state.dump()["round"] < 3 or turn < 2 * len(bots)):
        if state.to_move() == CHANCE:
            tatami.deal(state, rng)
        else:
            state.play(bots[turn % len(bots)].choose(state.observe(state.to_move())))
            turn += 1
    assert turn >= 2 * len(bots)


def test_asking_is_thought_about() -> None:
    """K-06: six Soldiers and three Spears: the asker and the partner get advice on both moves."""
    for phase, seat, asked in (("ask", 0, []), ("answer", 2, [[0, 6]])):
        state = load(position(hands={0: "SSSSSSLL"}, phase=phase, seat=seat, asked=asked))
        advice = KamiMind().think(state.observe(Seat(seat)), Budget(simulations=40), Dice(1))
        assert {estimate.action for estimate in advice.estimates} == set(state.legal())
        assert KamiMind().judge(state, Budget(simulations=40), Dice(1)).seat == seat


def test_only_kami() -> None:
    state = tatami.game("rrr").start()
    with pytest.raises(TypeError, match="kami, not about rrr"):
        KamiMind().think(state.observe(Seat(0)), Budget(simulations=5), Dice(1))
    with pytest.raises(TypeError, match="kami, not about rrr"):
        KamiMind().judge(state, Budget(simulations=5), Dice(1))


# ---------------------------------------------------------------------------------------------------------- what is right


def test_the_winning_finish_is_played_at_every_level() -> None:
    """Either lead ends the round, but only the Empress as the last card wins; under `kami` only the Soldier does."""
    for scores, ending, right in (([10, 14], "soldier", "(S)>E"), ([14, 0], "kami", "(E)>S")):
        state = load(position(hands={0: "SE"}, scores=scores, ending=ending))
        for level in LEVELS:
            for seed in range(3):
                assert state.game.name(bot(state.game, level, seed, 12).choose(state.observe(Seat(0)))) == right


def test_looking_back_is_exact_where_the_solver_reaches() -> None:
    """judge() with few cards: its best move is one of the solver's best, its values rise with the solver's."""
    for state in late_states(4, seed=3, number=12, cards=12):
        solution = solve(round_of(state))
        advice = KamiMind().judge(state, Budget(simulations=50), Dice(1))
        assert state.game.name(advice.best()) in solution.best
        points = [
            next(move.lower for move in solution.moves if move.name == state.game.name(e.action)) for e in advice.estimates
        ]
        assert points == sorted(points, reverse=True)
        assert not any(estimate.exact for estimate in advice.estimates if abs(estimate.value) < 1)


def test_exact_is_said_of_the_games_end_only() -> None:
    """The last round decides at 14 to 14, so values are proven; at 0 to 0 they are estimates of what points are worth."""
    for state in late_states(4, seed=5, number=6, cards=10):
        score_values = score_values_of(4, 0)
        for scores, proven in ((14, True), (0, False)):
            state.scores[0] = state.scores[1] = scores
            advice = solve_open(state, score_values, Budget(simulations=1))
            assert advice is not None
            assert {estimate.exact for estimate in advice.estimates} == {proven}
            assert not proven or {abs(estimate.value) for estimate in advice.estimates} == {1.0}


def test_the_solver_is_not_asked_where_it_counts_otherwise() -> None:
    """Three players have no zero sum; where 15 must be met, more points aren't always better; early it takes too long."""
    budget = Budget(simulations=1)
    assert all(solve_open(state, score_values_of(3, 0), budget) is None for state in late_states(3, seed=1, number=2, cards=12))
    (state,) = late_states(4, seed=1, number=1, cards=10, ending="kami")
    state.scores[0] = 13
    assert solve_open(state, score_values_of(4, 2), budget) is None
    early = tatami.game("kami").start()
    tatami.deal(early, Random(1))
    assert isinstance(early, KamiState)
    assert solve_open(early, score_values_of(4, 0), budget) is None


def best_in_every_world(state: State) -> set[str]:
    """The moves that the solver calls best in each of many worlds that the seat can't tell from the true one."""
    rng = Random(SEED)
    best = set(state.moves())
    seen = state.observe(state.to_move())
    for _ in range(12):
        world = seen.sample(rng)
        assert isinstance(world, KamiState)
        best &= set(solve(round_of(world)).best)
    return best


def test_master_plays_what_is_best_in_every_world() -> None:
    """Late positions where one and the same move is best whatever is hidden: the master finds one of those."""
    asked = 0
    for state in late_states(4, seed=9, number=30 if build.is_compiled() else 14, cards=10):
        best = best_in_every_world(state)
        if best and len(best) < len(state.legal()):
            asked += 1
            choice = bot(state.game, "master", 1, 1500).choose(state.observe(state.to_move()))
            assert state.game.name(choice) in best, repr(state)
    assert asked >= 4


def test_the_last_moves_are_worth_their_mean_in_solved_worlds() -> None:
    """The same worlds drawn one by one and solved, each time anew: that mean is what the mind goes by."""
    score_values = score_values_of(4, 0)
    told_apart = 0
    for state in late_states(4, seed=21, number=6, cards=10):
        seen = state.observe(state.to_move())
        assert isinstance(seen, KamiObservation)
        if seen.asked:
            continue  # where Soldiers were shown (K-06) the search goes on as before
        belief = Belief(seen, PolicyPlayout(Dice(3)), TRUST)
        advice = solve_samples(WorldSampler(seen, Dice(3), belief), score_values, Budget(simulations=8000))
        assert advice is not None
        worlds = WorldSampler(seen, Dice(3), belief)
        exact = [solve_open(worlds.draw(), score_values, Budget(simulations=1)) for _ in range(SAMPLE)]
        for estimate in advice.estimates:
            values = [found.value for one in exact if one is not None and (found := one.of(estimate.action)) is not None]
            assert len(values) == SAMPLE
            assert estimate.value == pytest.approx(sum(values) / SAMPLE)
            assert not estimate.exact
            told_apart += min(values) < max(values)
        assert {estimate.action for estimate in advice.estimates} == set(seen.legal())
        assert advice.value() == max(estimate.value for estimate in advice.estimates)
        assert KamiMind().think(seen, Budget(simulations=8000), Dice(3)).simulations == SAMPLE
    assert told_apart > 0


def test_the_last_moves_are_searched_where_the_budget_is_small() -> None:
    for state in late_states(4, seed=2, number=3, cards=10):
        seen = state.observe(state.to_move())
        assert isinstance(seen, KamiObservation)
        assert solve_samples(WorldSampler(seen, Dice(3), None), score_values_of(4, 0), Budget(simulations=3199)) is None


MUTANTS = {
    "the tree credits nobody": ("tree.py", "if mover == 0:", "if mover == 9:"),
    "winning is losing": (
        "score_values.py",
        "return 1.0 if state.scores[side] >= GOAL",
        "return -1.0 if state.scores[side] >= GOAL",
    ),
    "the solver's moves are upside down": ("endgames.py", "(-estimate.value, estimate.action)", "(estimate.value, 0)"),
}

SCRIPT = """
from tests.bots import test_kami as tests
tests.test_the_winning_finish_is_played_at_every_level()
tests.test_looking_back_is_exact_where_the_solver_reaches()
"""


@pytest.mark.parametrize("name", MUTANTS)
def test_mutants_are_noticed(name: str, tmp_path: Path) -> None:
    file, sound, flawed = MUTANTS[name]
    done = run_mutant(tmp_path, f"bots/kami/{file}", sound, flawed, SCRIPT)
    assert done.returncode != 0
    assert "AssertionError" in done.stderr, done.stderr[-500:]


# ---------------------------------------------------------------------------------------------------------------- time


def look_at(look: str, state: KamiState, seen: KamiObservation, budget: Budget) -> None:
    """Think about the decision, with or without the hidden cards."""
    budget.start()
    if look == "think":
        KamiMind().think(seen, budget, Dice(1))
    else:
        KamiMind().judge(state, budget, Dice(1))


@pytest.mark.parametrize("players", [4, 3, 2])
def test_the_time_is_kept(players: int) -> None:
    """Early, middle and late in a round; the score values are worked out once before."""
    score_values_of(players, 0)
    rng = Random(2)
    state = tatami.game("kami", players=players, first=0).start()
    checked = 0
    while checked < 6:
        tatami.deal(state, rng)
        if len(state.legal()) > 1:
            checked += 1
            seen = state.observe(state.to_move())
            for look in ("think", "judge"):
                budget = Budget(seconds=0.2, clock=process_time)
                assert processor_seconds(look_at, look, state, seen, budget) <= 0.24, f"{look} at {state!r}"
        state.play(testing.random_action(state, rng))


# -------------------------------------------------------------------------------------------------------------- levels


def wins(game: Game, stronger: str, weaker: str, games: int, cap: int) -> int:
    """How many games the team of the stronger level wins; each deal is played twice with the teams exchanged."""
    won = 0
    for number in range(games):
        rng = Random(f"levels {number // 2}")
        bots: list[Bot] = []
        for seat in range(4):
            level = level_of(game, stronger if seat % 2 == number % 2 else weaker)
            bots.append(ThinkingBot(level.mind, Budget(simulations=min(level.simulations, cap)), 10 * number + seat))
        state = game.start()
        while state.to_move() != OVER:
            if state.to_move() == CHANCE:
                tatami.deal(state, rng)
            else:
                state.play_unchecked(bots[state.to_move()].choose(state.observe(state.to_move())))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.returns[number % 2] > 0
    return won


def test_levels_are_in_order() -> None:
    """At reduced cost: the master with 1000 simulations. Equal players would win this many games less than once in 1000 times;
    interpreted there is time for a few games only, which a master weaker than the novice would hardly win."""
    game = tatami.game("kami")
    if not build.is_compiled():
        assert wins(game, "master", "novice", 10, 60) >= 6
        return
    assert wins(game, "master", "novice", 60, 1000) >= 43
    assert wins(game, "club", "novice", 60, 1000) >= 43


def test_steps_go_up() -> None:
    assert list(STEPS) == list(LEVELS)
    simulations = [STEPS[level][0] for level in LEVELS]
    assert simulations == sorted(set(simulations))


def test_the_page_says_what_the_code_does() -> None:
    page = (Path(__file__).parents[2] / "docs" / "opponents" / "kami.md").read_text(encoding="utf-8")
    for name, (simulations, infers, uses_policy) in STEPS.items():
        row = f"| `{name}` | {simulations:,} | {'policy' if uses_policy else 'random'} | {'yes' if infers else 'no'} |"
        assert row in page, f"docs/opponents/kami.md has no row that begins {row}"
