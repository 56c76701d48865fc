"""Sides, the first player and the deals for 4, 3 and 2 (K-01 to K-05)."""

from __future__ import annotations

import pytest

import tatami
from tatami import State
from tests.kami.positions import COPIES, deal, play, refused, start
from tests.marks import rule

# Four hands without five Soldiers in any, three hands and two cards set aside, two hands and eight stacks.
FOUR = ("SSSLRVGE", "SSSLRVGE", "SSLRVGFT", "SSLRVGFT")
THREE = ("SSSSLRVGFT", "SSSLRVGFTE", "SSLLRRVVGE", "SG")
TWO = ("SSSLRVGE", "SSLRVGFT", "SLRVGFTE")


def weights(state: State) -> dict[str, int]:
    return dict(zip(state.moves(), state.chance(), strict=True))


@rule("K-01")
@pytest.mark.parametrize(("players", "sides"), [(4, 2), (3, 3), (2, 2)])
def test_points_belong_to_sides(players: int, sides: int) -> None:
    assert start(players).dump()["scores"] == [0] * sides


@rule("K-02")
@pytest.mark.parametrize("players", [4, 3, 2])
def test_first_player_by_lot(players: int) -> None:
    state = start(players, first="random")
    assert state.to_move() == tatami.CHANCE
    assert weights(state) == {f"first {seat}": 1 for seat in range(players)}
    assert state.dump()["first"] is None
    play(state, f"first {players - 1}")
    document = state.dump()
    assert (document["first"], document["options"]["first"]) == (players - 1, "random")
    assert (document["phase"], document["seat"]) == ("deal", "chance")


@rule("K-02")
@pytest.mark.parametrize("players", [4, 3, 2])
def test_first_player_by_option(players: int) -> None:
    state = start(players, first=1)
    assert state.dump()["first"] == 1
    assert weights(state) == {f"card {card}": count for card, count in COPIES.items()}
    for wrong in (players, -1, "later"):
        with pytest.raises(ValueError, match="first"):
            tatami.game("kami", players=players, first=wrong)


@rule("K-02")
def test_the_set_first_player_leads() -> None:
    state = deal(start(4, first=2), *FOUR)
    assert state.to_move() == 2


@rule("K-03")
def test_deal_for_four() -> None:
    state = start(4)
    deal(state, "SSSS")
    assert state.dump()["hands"] == ["SSSS", "", "", ""]
    # Weights are what is left, and a kind that is all dealt is no outcome any more.
    assert weights(state)["card S"] == 6
    deal(state, "EE")
    assert "card E" not in state.moves()
    deal(state, "GS", "SSSLRVGT")
    assert state.dump()["hands"] == ["SSSSSGEE", "SSSLRVGT", "", ""]


@rule("K-03")
def test_all_cards_are_dealt_to_four() -> None:
    state = deal(start(4), *FOUR)
    document = state.dump()
    assert document["hands"] == list(FOUR)
    assert (document["phase"], document["seat"], document["attack"]) == ("play", 0, None)
    assert (document["aside"], document["mercenaries"]) == ("", [])


@rule("K-03")
def test_the_last_card_is_chance_too() -> None:
    cards = "".join(FOUR)
    state = deal(start(4), cards[:-1])
    assert weights(state) == {f"card {cards[-1]}": 1}
    assert state.to_move() == tatami.CHANCE


@rule("K-03")
@rule("K-04")
@rule("K-05")
@pytest.mark.parametrize(("players", "number"), [(4, "K-03"), (3, "K-04"), (2, "K-05")])
@pytest.mark.parametrize("name", ["(S)>R", "S>S", "-"])
def test_nobody_plays_during_the_deal(players: int, number: str, name: str) -> None:
    state = deal(start(players), "SSSSSL")
    assert refused(state, name) == number
    assert refused(state, "card S") is None


@rule("K-04")
def test_deal_for_three() -> None:
    state = deal(start(3, first=1), *THREE[:3])
    assert state.to_move() == tatami.CHANCE
    assert weights(state) == {"card S": 1, "card G": 1}
    play(state, "card S")
    assert state.dump()["aside"] == "S"
    play(state, "card G")
    document = state.dump()
    assert document["hands"] == list(THREE[:3])
    # The order is kept: the first card is the second player's to see.
    assert document["aside"] == "SG"
    assert (document["phase"], document["seat"]) == ("play", 1)


@rule("K-04")
def test_nobody_asks_among_three() -> None:
    # K-06 is for four players only, however many Soldiers there are.
    state = deal(start(3), "SSSSSSSSLL", "SSLLRRRRVV", "VVGGGGFFTT", "EE")
    assert (state.dump()["phase"], state.to_move()) == ("play", 0)


@rule("K-05")
def test_deal_for_two() -> None:
    state = start(2, first=1)
    assert state.dump()["mercenaries"] == ["?"] * 8
    deal(state, *TWO[:2])
    assert state.dump()["hands"] == list(TWO[:2])
    assert state.dump()["mercenaries"] == ["?"] * 8
    deal(state, "SL")
    assert state.dump()["mercenaries"] == ["S?", "L?"] + ["?"] * 6
    deal(state, "RVGFTE")
    document = state.dump()
    assert document["mercenaries"] == [f"{card}?" for card in "SLRVGFTE"]
    assert (document["phase"], document["seat"]) == ("play", 1)


@rule("K-05")
def test_nobody_asks_in_a_duel() -> None:
    state = deal(start(2), "SSSSSSSS", "SSLLLLRR", "RRVVVVGG")
    assert (state.dump()["phase"], state.to_move()) == ("play", 0)
