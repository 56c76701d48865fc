"""What each seat knows, and worlds that fit it: exactly those, exactly as likely as they are."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import tatami
from tatami import Seat, State
from tatami.views import view_text
from tests.dynasties.positions import Document, at, load, play, position, told, unseen
from tests.marks import rule


def hand(state: State, viewer: int, seat: int) -> dict[str, int]:
    shown: dict[str, int] = state.observe(Seat(viewer)).data()["hands"][seat]
    return shown


def test_own_hand_and_sizes_of_others() -> None:
    state = at(3, hands={1: {"ninja": 2, "emperor": 3}})
    assert hand(state, 1, 1) == {"ninja": 2, "emperor": 3}
    for viewer in (0, 2, tatami.SPECTATOR):
        assert hand(state, viewer, 1) == {"?": 5}
    assert "emperor" not in json.dumps(state.observe(Seat(0)).data()["hands"])


def test_a_card_taken_from_a_discard_pile_is_known() -> None:
    state = play(at(discard=[["monk", "ninja"], ["ninja"]]), "draw p1", "draw p2")
    for viewer in (1, tatami.SPECTATOR):
        assert hand(state, viewer, 0) == {"ninja": 2, "?": 3}
    assert state.dump()["known"] == [{"ninja": 2}, {}]
    assert "5 cards in hand, known of them: 2 × Ninja" in view_text(state.observe(Seat(1)))


def test_a_card_drawn_face_down_is_not() -> None:
    state = play(at(), "draw d1", "card emperor")
    assert hand(state, 1, 0) == {"?": 4}
    assert state.dump()["known"] == [{}, {}]


@pytest.mark.parametrize(
    ("held", "known", "name", "after"),
    [
        (1, 1, "discard monk", {}),
        (3, 1, "discard monk", {}),
        (3, 2, "discard monk", {"monk": 1}),
        (3, 2, "lay monk 2", {}),
        (4, 3, "lay monk 2", {"monk": 1}),
        (4, 1, "lay monk 3", {}),
        (4, 2, "discard farmer", {"monk": 2}),
    ],
)
def test_known_until_it_is_played(held: int, known: int, name: str, after: dict[str, int]) -> None:
    # Cards of a type look alike, so what is played counts as the known ones first.
    state = at(phase="act", hands={0: {"monk": held, "farmer": 2}}, known={0: {"monk": known}})
    assert play(state, name).dump()["known"] == [after, {}]


def test_sets_and_discards_of_a_hand_that_was_known() -> None:
    state = at(phase="act", hands={0: {"monk": 4, "farmer": 2}}, known={0: {"monk": 3}})
    play(state, "lay monk 2")
    # He surely has one Monk more; that he has two is his secret.
    assert hand(state, 1, 0) == {"monk": 1, "?": 3}


def test_missions_are_told_to_their_owner_only() -> None:
    state = tatami.game("dynasties", missions=True, first=0).start()
    play(state, *["card monk"] * 6)
    assert told(state, "mission A7", 0) == ["You get a mission: A7 (Empress, +5 a card)."]
    assert told(state, "mission A7", 1) == told(state, "mission A7", tatami.SPECTATOR) == []


def test_dealt_cards_are_told_to_their_owner_only() -> None:
    state = tatami.game("dynasties", first=0).start()
    play(state, *["card monk"] * 3)
    assert told(state, "card ninja", 1) == ["You are dealt: Ninja."]
    assert told(state, "card ninja", 0) == []


# ------------------------------------------------------------------------------------------------------------- worlds


def small(**fields: Any) -> Document:
    """Ten cards nobody has seen lie in two hands and the draw piles; all others are in the discard piles."""
    document = position(3, hands={0: {"monk": 2}, 1: {"monk": 1, "ninja": 2}, 2: {"farmer": 2}}, draw=[3, 2], fill=0)
    spare = Counter(document["hands"][0]) - Counter({"monk": 2})
    document["hands"][0] = {"monk": 2}
    document["discard"] = [list(spare.elements()), []]
    return {**document, **fields}


def worlds(document: Document, seat: int, number: int) -> list[Document]:
    seed = f"dynasties worlds {seat} {number}"
    print(f"seed {seed!r}")
    rng = random.Random(seed)
    seen = load(document).observe(Seat(seat))
    found = [seen.sample(rng) for _ in range(number)]
    for world in found[:200]:
        assert world.observe(Seat(seat)) == seen
        assert world.observe(Seat(seat)).data() == seen.data()
        load(world.dump())
    return [world.dump() for world in found]


def shape(world: Document, seats: list[int]) -> str:
    return json.dumps([sorted(world["hands"][seat].items()) for seat in seats])


def exact(document: Document, seats: list[int]) -> dict[str, float]:
    """How likely the hands of these seats are, by laying out all unseen cards in every order."""
    pool = unseen(document)
    known = [Counter(document["known"][seat]) for seat in seats]
    sizes = [sum(document["hands"][seat].values()) - known[n].total() for n, seat in enumerate(seats)]
    for n, seat in enumerate(seats):
        pool.update(Counter(document["hands"][seat]) - known[n])
    cards = list(pool.elements())
    assert len(cards) == sum(sizes) + sum(document["draw"])
    places = sum(sizes)
    counts: Counter[str] = Counter()
    for order in permutations(range(len(cards)), places):
        names = [cards[number] for number in order]
        world: Document = {"hands": {}}
        for n, seat in enumerate(seats):
            own, names = names[: sizes[n]], names[sizes[n] :]
            world["hands"][seat] = known[n] + Counter(own)
        counts[shape(world, seats)] += 1
    return {name: number / counts.total() for name, number in counts.items()}


@pytest.mark.parametrize(
    ("seat", "known"),
    [
        (0, [{}, {}, {}]),
        (0, [{"monk": 2}, {"ninja": 2}, {}]),
        (0, [{}, {"monk": 1}, {"farmer": 1}]),
        (1, [{"monk": 1}, {"ninja": 2}, {"farmer": 1}]),
        (tatami.SPECTATOR, [{"monk": 1}, {"ninja": 2}, {}]),
    ],
)
def test_worlds_are_as_likely_as_they_are(seat: int, known: list[dict[str, int]]) -> None:
    document = small(known=known)
    others = [other for other in range(3) if other != seat]
    expected = exact(document, others)
    number = 4000
    found = Counter(shape(world, others) for world in worlds(document, seat, number))
    # Exactly these, and with these frequencies: chi square against its mean and five standard deviations.
    assert set(found) <= set(expected)
    assert {name for name, chance in expected.items() if chance * number > 20} <= set(found)
    square = sum((found[name] - chance * number) ** 2 / (chance * number) for name, chance in expected.items())
    freedom = len(expected) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5


def test_every_hidden_card_can_be_everywhere() -> None:
    document = small()
    found = worlds(document, 0, 600)
    hidden = unseen(document) + Counter(document["hands"][1]) + Counter(document["hands"][2])
    for kind in +hidden:
        for seat in (1, 2):
            held = {world["hands"][seat].get(kind, 0) for world in found}
            assert {0, 1} <= held, f"{kind} at seat {seat}: {held}"
        assert len({unseen(world)[kind] for world in found}) > 1


def test_known_cards_stay_where_they_are() -> None:
    document = small(known=[{}, {"ninja": 1}, {"farmer": 2}])
    for world in worlds(document, 0, 200):
        assert world["hands"][1].get("ninja", 0) >= 1
        assert world["hands"][2] == {"farmer": 2}


@pytest.mark.parametrize(("seat", "free"), [(0, [3, 3]), (1, [3, 3]), (tatami.SPECTATOR, [4, 4])])
@rule("D-50")
def test_hidden_missions_are_equally_likely(seat: int, free: list[int]) -> None:
    number = 3000
    found = worlds(position(missions=True), seat, number)
    for other in range(2):
        if other == seat:
            assert {tuple(world["missions"][other]) for world in found} == {tuple(found[0]["missions"][other])}
            continue
        for place in range(3):
            names = Counter(world["missions"][other][place] for world in found)
            assert len(names) == free[0]
            # Of each name number / n, give or take five standard deviations.
            share = number / free[0]
            assert all(abs(count - share) < 5 * share**0.5 for count in names.values())
        assert len({tuple(world["missions"][other]) for world in found}) == free[0] ** 3


@rule("D-51")
def test_a_revealed_mission_is_in_nobody_s_hand() -> None:
    document = position(3, missions=True, phase="reveal", draw=[0, 20], fill=0)
    state = play(load(document), "reveal A6", "reveal B12")
    rng = random.Random(5)
    for seat in (0, 2, tatami.SPECTATOR):
        held = {name for _ in range(200) for row in state.observe(Seat(seat)).sample(rng).dump()["missions"] for name in row}
        assert not held & {"A6", "B12"}
    held = {state.observe(Seat(0)).sample(rng).dump()["missions"][1][0] for _ in range(200)}
    assert held == {"A7", "A8", "A9"}
    # It is still so in the next round.
    play(state, "reveal C18", *["card monk"] * 9)
    held = {name for _ in range(300) for row in state.observe(Seat(1)).sample(rng).dump()["missions"] for name in row}
    assert held == {"A7", "A8", "A9", "B9", "B14", "B16", "C14", "C16", "C20"}
