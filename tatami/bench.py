"""How fast random games run, and the search for a move: compiled, interpreted, and beside another engine's."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

from tatami import build
from tatami.bots.budget import Budget
from tatami.bots.kami import KamiMind
from tatami.dice import Dice
from tatami.game import Game, deal
from tatami.playouts import play_games, play_randomly
from tatami.registry import GAMES
from tatami.registry import game as make_game

SEED: Final = 1
PER_CHUNK: Final = 0.05  # seconds between two looks at the clock
SIMULATIONS: Final = 1000  # of a search for one move


def measure(game: Game, seconds: float) -> dict[str, float]:
    """Return how many random games, moves and (where there are any) rounds a second, in processor time.

    Games from one seed after another until the time is up; rounds are counted when the clock doesn't run.
    """
    total = dict.fromkeys(["games", "moves", "rounds"], 0)
    chunk, seed, spent = 1, SEED, 0.0
    while spent < seconds:
        start = process_time()
        total["moves"] += int(play_games(game, chunk, seed))
        last = process_time() - start
        spent += last
        total["games"] += chunk
        total["rounds"] += rounds_in(game, chunk, seed)
        seed += 1
        if last < PER_CHUNK:
            chunk *= 2
    return {name: round(number / spent, 1) for name, number in total.items() if number}


def rounds_in(game: Game, number: int, seed: int) -> int:
    """Return how many rounds the same games had, for games whose positions say so."""
    if "round" not in game.start().dump():
        return 0
    dice = Dice(seed)
    rounds = 0
    for _ in range(number):
        state = game.start()
        play_randomly(state, dice)
        rounds += state.dump()["round"]
    return rounds


def measure_all(seconds: float) -> dict[str, dict[str, float]]:
    """Measure every game with its default options."""
    return {key: measure(make_game(key), seconds) for key in GAMES}


def measure_interpreted(seconds: float) -> dict[str, dict[str, float]]:
    """Measure the same in a process of its own that runs the sources."""
    root = str(Path(__file__).parent.parent)
    environment = {**os.environ, build.PURE: "1", "PYTHONPATH": os.pathsep.join([root, os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, "-P", "-m", "tatami", "bench", "--seconds", str(seconds), "--this-engine"]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        raise RuntimeError(f"the interpreted run failed: {answer.stderr.strip()[-300:]}")
    measured: dict[str, dict[str, float]] = json.loads(answer.stdout)
    return measured


def open_spiel() -> Any:
    """Return OpenSpiel, None where it isn't installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    return pyspiel


def measure_hearts(pyspiel: Any, seconds: float) -> float:
    """Return the random games of OpenSpiel's hearts a second, driven from its C++."""
    hearts = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(4)]
    games, start = 0, process_time()
    while process_time() - start < seconds:
        pyspiel.evaluate_bots(hearts.new_initial_state(), bots, SEED + games)
        games += 1
    return games / (process_time() - start)


def measure_search(seconds: float) -> float:
    """Return the simulations a second of Kami's tree search with random playouts, over all decisions of random rounds."""
    mind = KamiMind(infers=False, uses_policy=False)
    simulations, spent, number = 0, 0.0, 0
    while spent < seconds:
        rng = Random(f"{SEED} {number}")
        state = make_game("kami").start()
        deal(state, rng)
        while state.to_move() >= 0:
            legal = state.legal()
            if len(legal) > 1 and spent < seconds:
                budget, seen = Budget(simulations=SIMULATIONS), state.observe(state.to_move())
                start = process_time()
                simulations += mind.think(seen, budget, Dice(SEED)).simulations
                spent += process_time() - start
            state.play_unchecked(rng.choice(legal))
        number += 1
    return simulations / spent


def measure_hearts_search(pyspiel: Any, seconds: float) -> float:
    """Return the same of OpenSpiel's C++ ISMCTS on its hearts, whose game is one deal."""
    # Without the passing of cards: after it the search of OpenSpiel 2.0.2 crashes in some deals.
    hearts = pyspiel.load_game("hearts(pass_cards=false)")
    simulations, spent, number = 0, 0.0, 0
    while spent < seconds:
        rng = Random(f"{SEED} {number}")
        state = hearts.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node() and len(legal) > 1 and spent < seconds:
                most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
                evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)  # random moves to the end of the game, once
                bot = pyspiel.ISMCTSBot(SEED, evaluator, 2.0, SIMULATIONS, -1, most_visited, False, False)
                start = process_time()
                bot.step(state)
                spent += process_time() - start
                simulations += SIMULATIONS
            state.apply_action(rng.choice(legal))
        number += 1
    return simulations / spent
