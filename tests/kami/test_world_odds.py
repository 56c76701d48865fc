"""Sampled worlds come with the right odds: compared with all worlds there are, counted one by one."""

import json
from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random

import pytest

import tatami
from tatami import testing
from tatami.game import Document, Seat, State
from tests.kami.hidden import get, hidden_places, put

SAMPLES = 2000


def all_worlds(document: Document, seat: int) -> Counter[str]:
    """Every way to put the cards that the seat doesn't see on their places, by the document it gives."""
    game = tatami.game("kami", **document["options"])
    places = hidden_places(document, seat)
    letters = [get(document, place) for place in places]
    found: Counter[str] = Counter()
    for order in permutations(letters):
        world = json.loads(json.dumps(document))
        for place, letter in zip(places, order, strict=True):
            put(world, place, letter)
        world["hands"] = ["".join(sorted(hand, key="SLRVGFTE".index)) for hand in world["hands"]]
        found[json.dumps(world, sort_keys=True)] += 1
    for text in list(found):
        try:
            game.load(json.loads(text))
        except ValueError:  # Soldiers that were shown must be there (K-06)
            del found[text]
    return found


def small_states(players: int, seed: int, asked: bool, wanted: int) -> list[tuple[State, str]]:
    """Late positions with few hidden cards, but more than one world."""
    found: list[tuple[State, str]] = []
    game = tatami.game("kami", players=players, first=0)
    for state, where in testing.random_states(game, seed, 300, 20_000):
        document = state.dump()
        fits = document["phase"] == "play" and bool(document["asked"]) == asked
        if fits and 3 <= len(hidden_places(document, int(state.to_move()))) <= (7 if asked else 6):
            found.append((state.clone(), where))
        if len(found) == wanted:
            break
    return found


@pytest.mark.parametrize(("players", "asked"), [(4, False), (4, True), (3, False)])
def test_frequencies(players: int, asked: bool) -> None:
    seed = 4
    print(f"seed {seed}")
    wanted = 2 if asked else 4
    states = small_states(players, seed, asked, wanted)
    assert len(states) == wanted
    assert any(len(all_worlds(state.dump(), int(state.to_move()))) > 5 for state, _ in states)
    for state, where in states:
        seat = Seat(int(state.to_move()))
        worlds = all_worlds(state.dump(), int(seat))
        rng = Random(f"{seed} odds")
        seen = state.observe(seat)
        drawn = Counter(json.dumps(seen.sample(rng).dump(), sort_keys=True) for _ in range(SAMPLES))
        assert set(drawn) <= set(worlds), f"{where}: a world that doesn't fit what seat {seat} saw"
        expected = {world: SAMPLES * number / worlds.total() for world, number in worlds.items()}
        distance = sum((drawn[world] - mean) ** 2 / mean for world, mean in expected.items())
        freedom = len(worlds) - 1
        # Six standard deviations of the chi-square: a sound sampler fails once in some hundred million runs.
        assert distance <= freedom + 6 * sqrt(2 * freedom) + 6, f"{where}: odds are off by {distance:.1f} ({freedom})"


def test_wrong_odds_would_be_noticed() -> None:
    """The measure itself: worlds drawn evenly, without regard to how many deals make each, are too far off."""
    states = small_states(4, 4, asked=False, wanted=4)
    far = 0
    for state, _ in states:
        worlds = all_worlds(state.dump(), int(state.to_move()))
        rng = Random(1)
        drawn = Counter(rng.choice(list(worlds)) for _ in range(SAMPLES))
        distance = sum(
            (drawn[world] - SAMPLES * n / worlds.total()) ** 2 / (SAMPLES * n / worlds.total()) for world, n in worlds.items()
        )
        far += distance > (len(worlds) - 1) + 6 * sqrt(2 * (len(worlds) - 1)) + 6
    assert far >= 1
