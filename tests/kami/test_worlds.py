"""Worlds sampled from an observation: all that fit what the seat saw, and no others."""

from __future__ import annotations

import random

import pytest

import tatami
from tatami import State
from tests.kami.positions import Document, load, observe, play, position
from tests.marks import rule

FIVE = "SSSSSLRV"


def sample_many(state: State, seat: int, count: int) -> list[Document]:
    """Documents of worlds that the seat can't tell from the true one; each is a position by itself."""
    seed = f"kami worlds {seat} {count}"
    print(f"seed {seed!r}")
    rng = random.Random(seed)
    view = observe(state, seat)
    worlds = [view.sample(rng) for _ in range(count)]
    for world in worlds:
        document = world.dump()
        assert load(document).dump() == document
        assert observe(world, seat).data() == view.data()
        assert observe(world, seat).key() == view.key()
        assert observe(world, seat).legal() == view.legal()
    return [world.dump() for world in worlds]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, tatami.SPECTATOR])
def test_worlds_look_the_same(seat: int) -> None:
    lines = {0: "(F)>R", 1: "R>L"}
    sample_many(load(position(lines=lines, attack=(1, "L"), seat=2)), seat, 20)


def test_worlds_differ_where_the_seat_knows_nothing() -> None:
    # Two Madmen, two Towers and two Empresses are not all in sight: any kind may lie under the back.
    document = position(hands={2: "SSLRVGTE"}, lines={0: "(F)>R", 1: "R>L"}, attack=(1, "L"), seat=2)
    worlds = sample_many(load(document), 2, 300)
    assert {world["lines"][0]["defence"][0].strip("()") for world in worlds} == set("SLRVGFTE")
    assert len({tuple(world["hands"]) for world in worlds}) > 250


def test_hidden_cards_are_spread_evenly() -> None:
    # Seat 0 holds two of ten Soldiers: of 24 unseen cards 8 are Soldiers, so each hand has 8 * 8 / 24 on average.
    worlds = sample_many(load(position(hands={0: "SSLRVGFE"})), 0, 400)
    for seat in (1, 2, 3):
        mean = sum(world["hands"][seat].count("S") for world in worlds) / len(worlds)
        # The standard deviation of one hand is 1.11, of the mean 0.055; five of them are allowed.
        assert abs(mean - 8 / 3) < 0.28


@rule("K-04")
def test_the_card_that_was_seen_stays() -> None:
    state = load(position(3, aside="GT"))
    assert {world["aside"][0] for world in sample_many(state, 1, 50)} == {"G"}
    assert len({world["aside"][1] for world in sample_many(state, 1, 50)}) > 2
    assert {world["aside"][1] for world in sample_many(state, 2, 50)} == {"T"}
    assert len({world["aside"] for world in sample_many(state, 0, 50)}) > 10


@rule("K-05")
def test_the_cards_below_are_not_fixed() -> None:
    mercenaries = [f"{card}?" for card in "SLRVGFTE"]
    state = load(position(2, hands={0: "SSSLRVGE"}, mercenaries=mercenaries))
    worlds = sample_many(state, 0, 60)
    assert len({world["hands"][1] for world in worlds}) > 30
    assert all(world["mercenaries"] == mercenaries for world in worlds)


@rule("K-06")
def test_the_shown_soldiers_stay_shown() -> None:
    state = play(load(position(hands={0: "SSSSSSLR"}, phase="ask", seat=0)), "ask", "play")
    worlds = sample_many(state, 1, 50)
    assert {world["hands"][0].count("S") for world in worlds} == {6}
    assert len({world["hands"][0] for world in worlds}) > 5
    # One of them may lie face down now, or not: six in hand and line together.
    play(state, "(S)>L")
    worlds = sample_many(state, 1, 80)
    backs = [world["lines"][0]["defence"][0] for world in worlds]
    assert {world["hands"][0].count("S") + (back == "(S)") for world, back in zip(worlds, backs, strict=True)} == {6}
    assert len(set(backs)) > 1


@rule("K-06")
def test_whom_the_deal_waits_for_can_be_anybody() -> None:
    # Seat 3 holds no Soldier: any of the others may hold five, and only such a one is waited for.
    hands = {0: FIVE, 3: "LLRRVVGG"}
    worlds = sample_many(load(position(hands=hands, phase="ask", seat=0)), 3, 80)
    assert {world["phase"] for world in worlds} == {"ask"}
    assert {world["seat"] for world in worlds} == {0, 1, 2}
    assert all(world["hands"][world["seat"]].count("S") >= 5 for world in worlds)


@rule("K-06")
def test_the_order_of_questions_tells_something() -> None:
    # Seat 2 holds five Soldiers and has not been asked: it is an earlier seat's turn.
    early = load(position(hands={0: FIVE, 2: FIVE}, phase="ask", seat=0))
    worlds = sample_many(early, 2, 60)
    assert {world["seat"] for world in worlds} == {0, 1}
    # Once he has been asked, it is a later one's.
    late = load(position(hands={2: FIVE, 3: FIVE}, phase="ask", seat=3))
    worlds = sample_many(late, 2, 30)
    assert {world["seat"] for world in worlds} == {3}
    assert {world["hands"][3].count("S") for world in worlds} == {5}
