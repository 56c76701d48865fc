"""RRR's mind: it sees what is plain, repeats itself, keeps to its time, and knows nothing of what is hidden."""

import re
from pathlib import Path
from random import Random
from time import process_time

import pytest

import tatami
from tatami import build
from tatami.bots.budget import Budget
from tatami.bots.levels import LEVELS, level_of, make_bot, mind_of
from tatami.bots.mind import ThinkingBot
from tatami.bots.rrr.levels import STEPS
from tatami.bots.rrr.mind import RrrMind
from tatami.dice import Dice
from tatami.game import Bot, Game, deal
from tatami.solvers.rrr import solve
from tatami.testing import check_bot
from tests.bots.rrr_help import MODES, choose, play_out, states, take
from tests.rrr.hidden import moments, permute
from tests.test_build import in_pure_python
from tests.timing import processor_seconds

PAGE = Path(__file__).parent.parent.parent / "docs" / "opponents" / "rrr.md"


def check_the_tree_sees_plain_wins() -> None:
    """With one space left, the tree alone finds a placement that wins, for either seat, where the solver says there is one."""
    mind = RrrMind(nodes=0)
    seats: set[int] = set()
    for mode in ("none", "shared", "secret"):
        checked = 0
        for state in states(mode, 8, 3, games=1):
            position = state.board.clone()
            position.hidden = 0
            solution = solve(position, memory_bits=12)
            wins = {move.name: move.wins for move in solution.moves}
            if all(wins.values()) or not any(wins.values()) or state.board.hidden:
                continue
            chosen = state.game.name(choose(mind, state, 300))
            assert wins[chosen], f"{chosen} doesn't win in {state!r}"
            seats.add(int(state.to_move()))
            checked += 1
            if checked == 4:
                break
    assert seats == {0, 1}


def test_the_tree_sees_plain_wins() -> None:
    check_the_tree_sees_plain_wins()


def some_choices() -> list[str]:
    """What levels choose in a few positions of each mode; the first tiles, the middle and the end."""
    chosen: list[str] = []
    for mode in MODES:
        game = tatami.game("rrr", neutrals=mode)
        state = game.start()
        deal(state, Random(5))
        places = [state, *take(states(mode, 3, 2), 1), *take(states(mode, 7, 2), 1)]
        for place in places:
            for name in ("novice", "master"):
                bot = make_bot(game, name, 7, simulations=25)
                chosen.append(game.name(bot.choose(place.observe(place.to_move()))))
    return chosen


def test_sources_choose_the_same() -> None:
    """In another process, uncompiled, with another hash seed: the same seed makes the same moves."""
    code = "from tests.bots.test_rrr import some_choices; print(some_choices())"
    chosen = some_choices()
    assert len(set(chosen)) > 6
    assert in_pure_python(code, PYTHONHASHSEED="77").splitlines()[-1] == str(chosen)


def test_seeds_matter() -> None:
    state = next(states("shared", 3, 4))
    assert len({choose(RrrMind(), state, 20, seed) for seed in range(8)}) > 1


@pytest.mark.parametrize("mode", ["secret", "secret-draft"])
def test_hidden_tiles_change_nothing(mode: str) -> None:
    """With what the seat doesn't see exchanged, told from the rules alone, every level chooses the same."""
    rng = Random(f"{mode} hidden")
    changed = 0
    for state, where in moments(mode, seed=11, each=1, games=6):
        seat = state.to_move()
        if seat < 0 or len(state.legal()) < 2:
            continue
        here = state.game.load(
            state.dump()
        )  # a document carries no memory of a draft, so neither side of the comparison has one
        document = permute(here.dump(), int(seat), rng)
        changed += document != here.dump()
        other = state.game.load(document)
        for name in LEVELS:
            chosen = [make_bot(state.game, name, 3, simulations=12).choose(world.observe(seat)) for world in (here, other)]
            assert chosen[0] == chosen[1], f"{where}: {name} plays {[state.game.name(action) for action in chosen]}"
    assert changed >= 3


@pytest.mark.parametrize("mode", ["secret", "secret-draft"])
def test_no_level_peeks(mode: str) -> None:
    game = tatami.game("rrr", neutrals=mode)
    for name in ("novice", "master"):
        check_bot(lambda seed, name=name: make_bot(game, name, seed, simulations=10), game, seed=4)  # type: ignore[misc]


@pytest.mark.parametrize("mode", MODES)
def test_whole_matches_in_every_mode(mode: str) -> None:
    """Drafts, blind catches and the loser's choice included, by wins and by points."""
    for number, victory in enumerate(("match", "points")):
        game = tatami.game("rrr", neutrals=mode, victory=victory, games=2)
        names = [LEVELS[number], LEVELS[-1 - number]]
        bots: list[Bot] = [make_bot(game, name, seed, simulations=6) for seed, name in enumerate(names)]
        assert sum(play_out(game.start(), bots, 1)) == 0


@pytest.mark.parametrize("tiles", [0, 4, 6, 7])
@pytest.mark.parametrize("mode", ["shared", "secret"])
def test_it_keeps_to_its_time(mode: str, tiles: int) -> None:
    """At most a fifth over, of the processor's time; a proof is cut off as well."""
    state = next(states(mode, tiles, 6))
    bot = ThinkingBot(level_of(state.game, "master").mind, Budget(seconds=0.2, clock=process_time), 1)
    seen = state.observe(state.to_move())
    # The first pays for what is worked out once.
    spent = [processor_seconds(bot.choose, seen) for _ in range(2)]
    print(f"{mode}, {tiles} tiles: {spent}")
    assert min(spent) <= 0.24


def contest(game: Game, stronger: str, weaker: str, deals: int, thought: tuple[int, int]) -> int:
    """How many of 2 * deals games the first wins, with these simulations a move: the same deals with seats changed."""
    won = 0
    for number in range(deals):
        for seat in (0, 1):
            names = [stronger, weaker] if seat == 0 else [weaker, stronger]
            shares = thought if seat == 0 else (thought[1], thought[0])
            bots = [make_bot(game, name, number, simulations=share) for name, share in zip(names, shares, strict=True)]
            won += play_out(game.start(), bots, number)[seat] > 0
    print(f"{stronger} beats {weaker} in {won} of {2 * deals}")
    return won


def test_levels_are_ordered() -> None:
    """Seeded contests: equals would do as well in fewer than 4 of 100 tries uncompiled, 1 of 100 compiled."""
    game = tatami.game("rrr", games=1)
    if not build.is_compiled():
        assert contest(game, "master", "novice", 4, (60, 6)) >= 7
        return
    for stronger, weaker, thought in (("master", "novice", 400), ("club", "novice", 0), ("expert", "casual", 0)):
        thoughts = thought or STEPS[stronger][0], STEPS[weaker][0]
        assert contest(game, stronger, weaker, 16, thoughts) >= 23


def test_the_loser_chooses_to_be_first_where_that_is_better() -> None:
    state = tatami.game("rrr", neutrals="none", first=0).start()
    bots: list[Bot] = [make_bot(state.game, "novice", seat, simulations=2) for seat in (0, 1)]
    while state.moves() != ["first", "second"]:
        mover = state.to_move()
        state.play(bots[mover].choose(state.observe(mover)))
    assert state.game.name(choose(mind_of(state.game), state, 10)) == "first"
    advice = mind_of(state.game).judge(state, Budget(simulations=1), Dice(1))
    assert advice.estimates[0].value > advice.estimates[1].value
    assert advice.estimates[0].value < 0, "who lost the first game is behind"


def test_the_page_has_the_levels() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d,]+) \| (.+?) \| ([\d,]+|none) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    told = {
        name: (
            int(simulations.replace(",", "")),
            effects == "gain allies",
            0 if nodes == "none" else int(nodes.replace(",", "")),
        )
        for name, simulations, effects, nodes in rows
    }
    assert told == {name: (simulations, greedy, simulations * nodes) for name, (simulations, greedy, nodes) in STEPS.items()}
