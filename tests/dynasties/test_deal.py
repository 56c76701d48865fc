"""Before the first turn: who starts, hands, draw piles, missions (D-01, D-02, D-50)."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tests.dynasties.positions import BOX, load, play, position, refused, stage, start, weights
from tests.marks import rule


def deal(players: int, *types: str) -> list[str]:
    """Chance moves that deal these types, seat by seat."""
    assert len(types) <= 3 * players
    return [f"card {name}" for name in types]


@rule("D-01")
@pytest.mark.parametrize(("players", "piles"), [(2, [52, 52]), (3, [51, 50]), (4, [49, 49])])
def test_three_cards_each_and_two_piles(players: int, piles: list[int]) -> None:
    state = start(players, first=1)
    assert weights(state) == {f"card {name}": number for name, number in BOX.items()}
    play(state, *deal(players, *["monk", "emperor", "monk"] * players))
    document = state.dump()
    assert document["hands"] == [{"monk": 2, "emperor": 1}] * players
    assert document["draw"] == piles
    assert document["discard"] == [[], []]
    assert (document["phase"], document["seat"], document["turn"], document["drawn"]) == ("draw", 1, 1, [])


@rule("D-01")
def test_hands_fill_seat_by_seat() -> None:
    state = play(start(3), *deal(3, "emperor", "farmer", "emperor", "emperor"))
    assert state.dump()["hands"] == [{"farmer": 1, "emperor": 2}, {"emperor": 1}, {}]
    assert weights(state) == {**{f"card {name}": number for name, number in BOX.items()}, "card farmer": 19, "card emperor": 3}
    assert stage(state) == ("deal", "chance")
    # The cards that nobody has count as the draw piles, the first larger by one where odd.
    assert state.dump()["draw"] == [53, 53]
    assert play(state, "card monk").dump()["draw"] == [53, 52]


@rule("D-01")
def test_a_type_that_is_all_dealt_comes_no_more() -> None:
    state = play(start(2), *deal(2, *["emperor"] * 5))
    assert weights(state)["card emperor"] == 1
    state = play(start(3), *deal(3, *["emperor"] * 6))
    assert "card emperor" not in weights(state)
    assert refused(state, "card emperor") == "D-01"


@rule("D-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starter_by_lot(players: int) -> None:
    state = start(players, first="random")
    assert weights(state) == {f"first {seat}": 1 for seat in range(players)}
    assert (state.dump()["starter"], state.dump()["turn"]) == (None, None)
    assert refused(state, "card monk") == "D-01"
    play(state, f"first {players - 1}")
    assert (state.dump()["starter"], state.dump()["turn"]) == (players - 1, players - 1)
    assert refused(state, "first 0") == "D-01"


@pytest.mark.parametrize(
    "options",
    [{"players": 5}, {"players": "2"}, {"missions": "yes"}, {"ninjas": 1}, {"first": 2}, {"first": True}, {"rounds": 4}],
)
def test_wrong_options(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        tatami.game("dynasties", **options)


@rule("D-01")
@pytest.mark.parametrize("name", ["draw d1", "lay monk 2", "discard monk", "end", "to p1", "strike 1 monk", "reveal A7"])
def test_nobody_plays_during_the_deal(name: str) -> None:
    assert refused(start(2, missions=True, ninjas=True), name) == "D-01"


@rule("D-50")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_missions_seat_by_seat(players: int) -> None:
    state = play(start(players, missions=True), *deal(players, *["monk", "farmer", "envoy"] * players))
    assert stage(state) == ("deal", "chance")
    assert weights(state) == dict.fromkeys(["mission A6", "mission A7", "mission A8", "mission A9"], 1)
    assert refused(state, "card monk") == "D-50"
    play(state, "mission A7")
    assert weights(state) == dict.fromkeys(["mission B9", "mission B12", "mission B14", "mission B16"], 1)
    play(state, "mission B9")
    assert weights(state) == dict.fromkeys(["mission C14", "mission C16", "mission C18", "mission C20"], 1)
    play(state, "mission C20")
    # The next seat's come from the same piles, without what is gone.
    assert weights(state) == dict.fromkeys(["mission A6", "mission A8", "mission A9"], 1)
    assert refused(state, "mission A7") == "D-50"
    assert state.dump()["missions"] == [["A7", "B9", "C20"]] + [[]] * (players - 1)
    for seat in range(1, players):
        one, two, three = [("A6", "B12", "C14"), ("A8", "B14", "C16"), ("A9", "B16", "C18")][seat - 1]
        play(state, f"mission {one}", f"mission {two}", f"mission {three}")
    assert stage(state) == ("draw", 0)
    assert [len(held) for held in state.dump()["missions"]] == [3] * players


@rule("D-50")
def test_the_last_mission_of_a_pile_is_chance_too() -> None:
    state = play(start(4, missions=True), *deal(4, *["monk", "farmer", "envoy"] * 4))
    for number in range(3):
        play(state, f"mission A{6 + number}", f"mission B{[9, 12, 14][number]}", f"mission C{[14, 16, 18][number]}")
    assert weights(state) == {"mission A9": 1}


@rule("D-50")
def test_missions_come_once_a_game() -> None:
    document = position(missions=True, phase="act", turn=1, draw=[0, 40], fill=0, hands={1: {"monk": 4}})
    state = play(load(document), "discard monk", "reveal C14", "reveal B12")
    document = state.dump()
    assert (document["round"], document["missions"]) == (2, [["A6", "B9"], ["A7", "C16"]])
    play(state, *deal(2, *["monk", "farmer", "envoy"] * 2))
    assert stage(state)[0] == "draw"


@rule("D-50")
def test_no_missions_without_the_variant() -> None:
    state = play(start(2), *deal(2, *["monk", "farmer", "envoy"] * 2))
    assert stage(state) == ("draw", 0)
    assert state.dump()["missions"] == [[], []]
    assert refused(state, "mission A7") == "D-50"
    assert refused(state, "reveal A7") == "D-50"


@rule("D-02")
@pytest.mark.parametrize(("missions", "rounds"), [(False, 4), (True, 3)])
def test_number_of_rounds(missions: bool, rounds: int) -> None:
    for number in range(1, rounds + 1):
        document = position(
            missions=missions,
            phase="act",
            round=number,
            rounds=[[20, 20]] * (number - 1),
            draw=[0, 40],
            fill=1,
            hands={0: {"monk": 4}},
        )
        state = play(load(document), "discard monk")
        if missions:
            first = state.dump()["missions"][0][0]
            second = state.dump()["missions"][1][0]
            play(state, f"reveal {first}", f"reveal {second}")
        assert stage(state) == (("over", None) if number == rounds else ("deal", "chance"))
        assert len(state.dump()["rounds"]) == number
        assert (state.outcome() is None) == (number < rounds)
        if number == rounds:
            assert refused(state, "draw d1") == "D-45"
            assert state.dump()["round"] == rounds


@rule("D-01")
def test_a_new_round_begins_with_all_cards() -> None:
    document = position(
        phase="act",
        turn=1,
        starter=1,
        draw=[0, 30],
        fill=0,
        hands={1: {"monk": 4}},
        sets={0: {"shogun": 3}, 1: {"daimyo": 2}},
        discard=[["envoy"], ["monk", "ninja"]],
        known={1: {"monk": 1}},
    )
    state = play(load(document), "discard monk p1")
    document = state.dump()
    assert document["hands"] == document["sets"] == document["known"] == [{}, {}]
    assert (document["discard"], document["draw"], document["drawn"]) == ([[], []], [55, 55], [])
    assert (document["round"], document["rounds"]) == (2, [[9, 8]])
    assert weights(state) == {f"card {name}": number for name, number in BOX.items()}
