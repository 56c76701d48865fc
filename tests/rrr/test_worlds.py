"""Sampled worlds: every place of each hidden tile occurs, with the right probabilities, and nothing that can't be."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from tatami import SPECTATOR, State
from tests.marks import rule
from tests.rrr.positions import NEUTRALS, Document, at, deal, observe, play, start


def sample_many(state: State, seat: int, number: int) -> list[Document]:
    """Worlds that a seat can't tell from the true one."""
    seen = observe(state, seat)
    rng = Random(f"{seat} {number}")
    return [seen.sample(rng).dump() for _ in range(number)]


def near(count: int, total: int, share: float) -> bool:
    """Whether a count is within five standard deviations of what it should be."""
    return abs(count - total * share) < 5 * math.sqrt(total * share * (1 - share))


@rule("R-05")
def test_secret_tiles_are_spread_evenly() -> None:
    state = play(deal(start("secret", 0), "spy", "witch", "rebel", "tower"), "citizen@a1")
    total = 2_800
    worlds = sample_many(state, 0, total)
    assert {tuple(world["hidden"][0]) for world in worlds} == {("spy", "witch")}
    count = Counter(name for world in worlds for name in world["hidden"][1])
    assert sorted(count) == [name for name in NEUTRALS if name not in ("spy", "witch")]
    assert all(near(number, total, 2 / 14) for number in count.values()), count
    # A spectator knows of neither.
    worlds = sample_many(state, SPECTATOR, total)
    for seat in (0, 1):
        count = Counter(name for world in worlds for name in world["hidden"][seat])
        assert sorted(count) == NEUTRALS
        assert all(near(number, total, 2 / 16) for number in count.values()), count


def drafted(first: int) -> State:
    """First keeps Mimic and passes Bandit, Death, Herald; second keeps Death, draws Spy, Witch, Jailer, Rebel, keeps Spy; first
    keeps Witch."""
    state = deal(start("secret-draft", first), "bandit", "death", "herald", "mimic")
    play(state, "take mimic", "take death")
    deal(state, "spy", "witch", "jailer", "rebel")
    return play(state, "take spy", "take witch")


@rule("R-05")
@pytest.mark.parametrize("first", [0, 1])
def test_each_knows_what_went_through_his_hands(first: int) -> None:
    state = drafted(first)
    second = 1 - first
    total = 2_700
    # The first player: one of the three that he passed on, and one of those he has never seen.
    worlds = sample_many(state, first, total)
    assert {tuple(world["hidden"][first]) for world in worlds} == {("mimic", "witch")}
    passed = {"bandit", "death", "herald"}
    unseen = set(NEUTRALS) - passed - {"mimic", "witch", "jailer", "rebel"}
    assert all(len(passed & set(world["hidden"][second])) == 1 for world in worlds)
    count = Counter(name for world in worlds for name in world["hidden"][second])
    assert set(count) == passed | unseen
    assert all(near(count[name], total, 1 / 3) for name in passed), count
    assert all(near(count[name], total, 1 / 9) for name in unseen), count
    # All that he saw is used in every world: his packet, and what was passed to him.
    assert all({"mimic", "witch", "jailer", "rebel", *passed} <= set(world["used"]) for world in worlds)
    # The second player: one of the three passed on to the first, and the first's very own.
    worlds = sample_many(state, second, total)
    passed = {"witch", "jailer", "rebel"}
    unseen = set(NEUTRALS) - passed - {"bandit", "death", "herald", "spy"}
    assert all(len(passed & set(world["hidden"][first])) == 1 for world in worlds)
    count = Counter(name for world in worlds for name in world["hidden"][first])
    assert set(count) == passed | unseen
    assert all(near(count[name], total, 1 / 3) for name in passed), count
    assert all(near(count[name], total, 1 / 9) for name in unseen), count


@rule("R-05")
def test_a_tile_that_was_passed_on_and_shown_tells_about_the_other() -> None:
    state = play(drafted(0), "citizen@a1", "death@c3")
    # Death was the one that seat 1 kept of the three; the other hidden tile is one that seat 0 never saw.
    worlds = sample_many(state, 0, 400)
    hidden = {name for world in worlds for name in world["hidden"][1]}
    assert hidden == set(NEUTRALS) - {"bandit", "death", "herald", "mimic", "witch", "jailer", "rebel"}
    # Had it been the Spy, the other would be one of the three.
    state = play(drafted(0), "citizen@a1", "spy@c3", "-")
    worlds = sample_many(state, 0, 100)
    assert {tuple(world["hidden"][1]) for world in worlds} == {("bandit",), ("death",), ("herald",)}


@rule("R-05")
def test_in_the_middle_of_a_secret_draft() -> None:
    state = deal(start("secret-draft", 0), "bandit", "death", "herald")
    # While seat 0 draws, seat 1 sees only how many.
    assert observe(state, 1).data()["draft"] == {"packet": ["?", "?", "?"], "step": 1}
    assert observe(state, 0).data()["draft"] == {"packet": ["bandit", "death", "herald"], "step": 1}
    deal(state, "mimic")
    assert {name for world in sample_many(state, 1, 200) for name in world["draft"]["packet"]} == set(NEUTRALS)
    play(state, "take mimic")
    # What is passed on both have seen, a spectator not; what was kept only its owner.
    for seat in (0, 1):
        assert observe(state, seat).data()["draft"] == {"packet": ["bandit", "death", "herald"], "step": 2}
        assert {tuple(world["draft"]["packet"]) for world in sample_many(state, seat, 20)} == {("bandit", "death", "herald")}
    assert observe(state, SPECTATOR).data()["draft"] == {"packet": ["?", "?", "?"], "step": 2}
    kept = {world["hidden"][0][0] for world in sample_many(state, 1, 300)}
    assert kept == set(NEUTRALS) - {"bandit", "death", "herald"}
    play(state, "take death")
    deal(state, "spy", "witch", "jailer", "rebel")
    # Seat 0 sees four backs; none of them is a tile of the first packet.
    assert observe(state, 0).data()["draft"] == {"packet": ["?"] * 4, "step": 3}
    drawn = {name for world in sample_many(state, 0, 300) for name in world["draft"]["packet"]}
    assert drawn == set(NEUTRALS) - {"bandit", "death", "herald", "mimic"}
    play(state, "take spy")
    assert observe(state, 0).data()["draft"] == {"packet": ["jailer", "rebel", "witch"], "step": 4}


@rule("R-13")
def test_a_player_who_is_to_place_has_a_tile_that_he_can_place() -> None:
    # Seat 1's only tile is hidden, and it has no ally: it can't be the Tower.
    state = at({"b2": "^citizen"}, "archer knight", "", hidden=("", "rebel"), neutrals="secret", discard="")
    play(state, "archer@b1")
    hidden = {world["hidden"][1][0] for world in sample_many(state, 0, 300)}
    assert hidden == set(NEUTRALS) - {"tower"}
    # With an ally that can take it, it can.
    state = at({"b2": "vcitizen"}, "archer knight", "", hidden=("", "rebel"), neutrals="secret", discard="")
    play(state, "archer@b1")
    assert {world["hidden"][1][0] for world in sample_many(state, 0, 300)} == set(NEUTRALS)


@rule("R-13")
def test_who_lost_with_a_hidden_tile_had_the_tower() -> None:
    state = at({"b2": "^citizen"}, "archer knight", "", hidden=("", "tower"), neutrals="secret", discard="")
    play(state, "archer@b1")
    assert state.dump()["phase"] == "choose-first"
    for seat in (0, SPECTATOR):
        assert {world["hidden"][1][0] for world in sample_many(state, seat, 50)} == {"tower"}


@rule("R-39")
def test_the_catch_is_open_and_the_rest_is_not() -> None:
    state = at({"b2": "^citizen"}, "spy archer", "knight", hidden=("", "rebel tower"), neutrals="secret", discard="")
    play(state, "spy@a1", "?")
    assert {name for world in sample_many(state, 0, 300) for name in world["hidden"][1]} == set(NEUTRALS) - {"spy"}
    play(state, "took tower")
    assert {name for world in sample_many(state, 0, 300) for name in world["hidden"][1]} == set(NEUTRALS) - {"spy", "tower"}


def test_a_document_carries_no_memory() -> None:
    # Read from its document, the same position knows only what lies on the table: hidden tiles can be any other.
    state = drafted(0)
    state = state.game.load(state.dump())
    worlds = sample_many(state, 0, 400)
    assert {name for world in worlds for name in world["hidden"][1]} == set(NEUTRALS) - {"mimic", "witch"}
    assert observe(state, 0).data()["used"] == [*["?"] * 6, "mimic", "witch"]
    # But a packet that is being passed on shows what its giver saw.
    state = play(deal(start("secret-draft", 0), "bandit", "death", "herald", "mimic"), "take mimic")
    state = play(state.game.load(state.dump()), "take death")
    worlds = sample_many(state, 0, 100)
    assert {world["hidden"][1][0] for world in worlds} == {"bandit", "death", "herald"}
