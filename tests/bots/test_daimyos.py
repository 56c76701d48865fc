"""The opponents of Daimyos: reproducible, blind to what is hidden, in time, in every mode, and stronger level by level."""

from __future__ import annotations

import re
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tatami
from tatami import testing
from tatami.bots.budget import Budget
from tatami.bots.daimyos.evaluation import Evaluation
from tatami.bots.daimyos.levels import STEPS
from tatami.bots.daimyos.mind import DaimyosMind
from tatami.bots.daimyos.placements import Duplicates, evaluate_placements
from tatami.bots.levels import LEVELS, make_bot, mind_of
from tatami.bots.mind import ThinkingBot
from tatami.build import is_compiled
from tatami.dice import Dice
from tatami.game import OVER, Bot, Game, State, deal
from tatami.games.daimyos.placing import placements
from tatami.games.daimyos.state import DaimyosState
from tests.daimyos.hidden import reckonings
from tests.daimyos.positions import ONE_GUARD, fallen, load, play, position, tokens
from tests.timing import processor_seconds

MODES: dict[str, dict[str, Any]] = {
    "plain": {},
    "clan techniques": {"clan_techniques": True},
    "blacklist": {"blacklist": True},
    "ronin": {"ronin": True},
    "all modules": {"clan_techniques": True, "blacklist": True, "ronin": True},
    "solo 0": {"players": 1, "level": 0},
    "solo 7": {"players": 1, "level": 7},
}


def some_way(game: Game, seed: int, moves: int) -> State:
    """A position after this many random decisions, where a seat decides."""
    rng = Random(seed)
    state = game.start()
    deal(state, rng)
    for _ in range(moves):
        state.play(rng.choice(state.legal()))
        deal(state, rng)
        assert state.to_move() != OVER, f"seed {seed}"
    return state


def turn_begins(game: Game, seed: int, moves: int, phase: str = "start") -> DaimyosState:
    """The same, gone on to where a turn begins, or to its placement."""
    state = some_way(game, seed, moves)
    while state.dump()["phase"] != phase or state.dump()["used"]:
        state.play(state.legal()[0])
        deal(state, Random(seed))
    assert isinstance(state, DaimyosState)
    return state


@pytest.mark.parametrize("mode", MODES)
def test_every_level_plays_every_mode(mode: str) -> None:
    game = tatami.game("daimyos", **MODES[mode])
    rng = Random(f"{mode}/4")
    print(f"seed {mode}/4")
    state = game.start()
    deal(state, rng)
    bots = [make_bot(game, name, 7, simulations=2) for name in LEVELS]
    for number in range(30):
        if state.to_move() == OVER:
            break
        action = bots[number % len(bots)].choose(state.observe(state.to_move()))
        state.play(action)  # IllegalAction where it isn't
        deal(state, rng)


@pytest.mark.parametrize("options", [{}, {"players": 1, "level": 3}])
def test_the_same_seed_gives_the_same_move(options: dict[str, Any]) -> None:
    game = tatami.game("daimyos", **options)
    for moves in (1, 9, 16):
        state = some_way(game, 12, moves)
        seen = state.observe(state.to_move())
        chosen = {make_bot(game, "master", 5, simulations=8).choose(seen) for _ in range(3)}
        assert len(chosen) == 1
        assert chosen <= set(seen.legal())


def test_other_seeds_think_otherwise() -> None:
    state = some_way(tatami.game("daimyos"), 3, 9)
    found = set()
    for seed in range(6):
        budget = Budget(simulations=12)
        budget.start()
        found.add(repr(mind_of(state.game).think(state.observe(state.to_move()), budget, Dice(seed))))
    assert len(found) > 1


def test_a_bot_doesnt_hang_on_what_is_hidden() -> None:
    """The one secret is the other's assignment; the order of a deck is nowhere, so it can't be looked at."""
    game = tatami.game("daimyos")
    for state, where in reckonings(game, 21, 1)[::3]:
        if state.to_move() == OVER:
            continue
        rng = Random(where)
        seen = state.observe(state.to_move())
        for name in ("novice", "master"):
            worlds = [seen.sample(rng).observe(seen.seat) for _ in range(3)]
            choices = {make_bot(game, name, 6).choose(world) for world in [seen, *worlds]}
            assert len(choices) == 1, where
    testing.check_bot(lambda seed: make_bot(game, "master", seed, simulations=2), game, 5)


# ------------------------------------------------------------------------------------------------------------- the scan


@pytest.mark.parametrize("options", [{}, {"ronin": True}, {"blacklist": True}])
def test_a_glance_is_what_the_engine_makes_of_a_placement(options: dict[str, Any]) -> None:
    """Every placement, laid and taken up again, is seen as the position that playing it leads to."""
    game = tatami.game("daimyos", **options)
    looked = fell = 0
    for seed in range(3):
        state = turn_begins(game, seed, 12)
        for swap in (False, True):
            world = state.clone()
            before = world.dump()
            seen = evaluate_placements(world.public, not swap)
            assert world.dump() == before
            if swap:
                play(world, "swap")
                seen = evaluate_placements(world.public, False)
            play(world, "done")
            mover = int(world.public.turn)
            rng = Random(seed)
            for place in rng.sample(range(len(seen.actions)), 25):
                after = world.clone()
                after.play(seen.actions[place])
                deal(after, Random(1))
                ends = turn_ends(after)
                values = [Evaluation(end.public, 1 - mover).value() for end in ends]
                # Where daimyos may be left (Y-61), the glance is one of the ends, and no worse than leaving them.
                assert min(abs(seen.plain[place] - value) for value in values) < 1e-9
                gain = seen.plain[place] - values[0] if mover == 0 else values[0] - seen.plain[place]
                assert gain > -1e-9
                looked += 1
                fell += ends[-1].public.alive() < world.public.alive()
    assert looked == 150
    assert fell > 0


def turn_ends(state: DaimyosState) -> list[DaimyosState]:
    """Return how the turn can end, whichever daimyos fall; first by the first legal move, which is `done` if it can be."""
    if state.dump()["phase"] != "eliminate":
        return [state]
    ends: list[DaimyosState] = []
    for action in state.legal():
        after = state.clone()
        after.play(action)
        ends.extend(turn_ends(after))
    return ends


def test_a_swap_is_seen_beforehand() -> None:
    state = turn_begins(tatami.game("daimyos"), 2, 9)
    seen = evaluate_placements(state.public, True)
    play(state, "swap")
    assert evaluate_placements(state.public, False).plain == pytest.approx(seen.swapped)


def test_twins_are_placements_that_come_to_the_same() -> None:
    state = load(position(hands=("n01", "n03")))
    play(state, "done")
    assert isinstance(state, DaimyosState)
    duplicates = Duplicates(state.public)
    fields: dict[int, str] = {}
    legal = placements(state.public)
    for action in legal:
        after = state.clone()
        after.play(action)
        table = after.public
        drawn = f"{list(table.ninjas)} {list(table.samurai)}"
        assert fields.setdefault(duplicates.key(action), drawn) == drawn
    assert len(set(fields.values())) == len(fields) < len(legal)


# --------------------------------------------------------------------------------------------------------- strong moves


def advice_of(state: State, simulations: int) -> list[str]:
    budget = Budget(simulations=simulations)
    budget.start()
    advice = DaimyosMind().think(state.observe(state.to_move()), budget, Dice(1))
    assert all(-1 <= estimate.value <= 1 for estimate in advice.estimates)
    assert advice.simulations <= simulations
    return [state.game.name(estimate.action) for estimate in advice.estimates]


def test_the_last_daimyo_is_taken_when_that_wins() -> None:
    """Blue and orange, the last two, have one guard in common. Seat 0 is far ahead, and ends the game by taking it."""
    board = dict(zip(list(fallen("blue", "orange")), range(1, 6), strict=True))
    document = position(
        placed=ONE_GUARD, hands=("n17", "n03"), eliminated=fallen("blue", "orange"), tracks=(6, 5, 4), clans=("red", "black")
    )
    document["tokens"] = [tokens(board=board, favours=""), tokens(favours="45678")]
    state = load(document)
    play(state, "done")
    best = state.game.action(advice_of(state, 20)[0])
    state.play(best)
    deal(state, Random(1))
    while state.to_move() == 0 and state.dump()["phase"] == "eliminate":
        state.play(state.legal()[0])
    assert state.dump()["phase"] == "assign"


def test_every_placement_has_a_value() -> None:
    state = turn_begins(tatami.game("daimyos"), 5, 9, "place")
    duplicates = Duplicates(state.public)
    valued = advice_of(state, 3)
    assert {duplicates.key(state.game.action(name)) for name in valued} == {duplicates.key(action) for action in state.legal()}


# ----------------------------------------------------------------------------------------------------------------- time


@pytest.mark.parametrize("options", [{}, {"clan_techniques": True, "ronin": True}, {"players": 1, "level": 4}])
def test_a_budget_of_seconds_is_kept(options: dict[str, Any]) -> None:
    game = tatami.game("daimyos", **options)
    budget = Budget(seconds=0.2, clock=time.process_time)
    for moves in (0, 8, 18):
        seen_state = some_way(game, 2, moves)
        bot = ThinkingBot(DaimyosMind(), budget, 1)
        seen = seen_state.observe(seen_state.to_move())
        assert processor_seconds(bot.choose, seen) <= 0.24


def test_the_reckoning_keeps_to_its_seconds() -> None:
    for state, _ in reckonings(tatami.game("daimyos"), 2, 1)[:1]:
        bot = ThinkingBot(DaimyosMind(), Budget(seconds=0.2, clock=time.process_time), 1)
        seen = state.observe(state.to_move())
        assert processor_seconds(bot.choose, seen) <= 0.24


# --------------------------------------------------------------------------------------------------------------- levels


def results(game: Game, make: list[Any], pairs: int, seed: int) -> list[float]:
    """What the first of two bots gets, over this many deals with both seats each."""
    found: list[float] = []
    for pair in range(pairs):
        for swap in (0, 1):
            rng = Random(f"{seed}/{pair}")
            state = game.start()
            deal(state, rng)
            bots: list[Bot] = [make[0](rng.getrandbits(30)), make[1](rng.getrandbits(30))]
            while state.to_move() != OVER:
                seat = state.to_move()
                state.play(bots[seat ^ swap].choose(state.observe(seat)))
                deal(state, rng)
            outcome = state.outcome()
            assert outcome is not None
            found.append(outcome.returns[swap])
    return found


def test_levels_are_ordered() -> None:
    """Equal sides, let alone a wrong order, would get so much less often than once in a hundred runs."""
    game = tatami.game("daimyos")
    matches = [("club", 0, "novice", 8)]
    if is_compiled():
        matches = [("master", 40, "novice", 12), ("club", 0, "novice", 20), ("club", 0, "casual", 30)]
    for strong, simulations, weak, pairs in matches:
        make = [partial(make_bot, game, strong, simulations=simulations or None), partial(make_bot, game, weak)]
        found = results(game, make, pairs, 3)
        limit = 2.4 / len(found) ** 0.5  # in standard deviations of equal sides
        assert sum(found) / len(found) > limit, f"{strong} against {weak}, seed 3: {found}"


def test_the_page_says_what_the_levels_are() -> None:
    page = Path("docs/opponents/daimyos.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\w+) \| ([\d,]+) \| ([\d.]+) \| ([\d.]+) \|", page, re.MULTILINE)
    found = {name: (int(count.replace(",", "")), float(temperature), float(slack)) for name, count, temperature, slack in rows}
    assert found == STEPS
    assert tuple(found) == LEVELS
