"""Five Soldiers or more: asking, cancelling, playing on (K-06)."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami import State
from tests.kami.positions import Document, deal, load, play, position, refused, start
from tests.marks import rule

FIVE = "SSSSSLRV"
SIX = "SSSSSSLR"
FOUR = "SSSSLRVG"


def asking(hands: dict[int, str], *, first: int = 0) -> State:
    """A finished deal with these hands, as chance deals it."""
    document = position(hands=hands)
    return deal(start(first=first), *document["hands"])


def stage(state: State) -> tuple[str, Any]:
    document: Document = state.dump()
    return document["phase"], document["seat"]


@rule("K-06")
def test_five_soldiers_may_ask() -> None:
    state = asking({1: FIVE})
    assert stage(state) == ("ask", 1)
    assert sorted(state.moves()) == ["ask", "no-ask"]


@rule("K-06")
def test_four_soldiers_are_never_asked() -> None:
    assert stage(asking({1: FOUR, 2: FOUR})) == ("play", 0)


@rule("K-06")
@pytest.mark.parametrize(("first", "order"), [(0, [1, 3]), (1, [1, 3]), (2, [3, 1]), (3, [3, 1])])
def test_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    state = asking({1: FIVE, 3: FIVE}, first=first)
    assert stage(state) == ("ask", order[0])
    play(state, "no-ask")
    assert stage(state) == ("ask", order[1])
    play(state, "no-ask")
    assert stage(state) == ("play", first)
    assert state.dump()["asked"] == []


@rule("K-06")
def test_asking_shows_all_soldiers_and_the_partner_chooses() -> None:
    state = play(asking({1: SIX}), "ask")
    assert stage(state) == ("answer", 3)
    assert state.dump()["asked"] == [[1, 6]]
    assert sorted(state.moves()) == ["cancel", "play"]


@rule("K-06")
def test_play_on_goes_to_the_next_who_may_ask() -> None:
    state = play(asking({0: FIVE, 2: FIVE}), "ask", "play")
    # The partner who answered holds five himself: his own turn to ask still comes.
    assert stage(state) == ("ask", 2)
    play(state, "ask")
    assert stage(state) == ("answer", 0)
    assert state.dump()["asked"] == [[0, 5], [2, 5]]
    play(state, "play")
    assert stage(state) == ("play", 0)
    # What was shown stays shown for this deal.
    assert state.dump()["asked"] == [[0, 5], [2, 5]]


@rule("K-06")
def test_cancel_deals_again_with_the_same_first_player() -> None:
    state = play(asking({3: FIVE}, first=2), "ask", "cancel")
    document = state.dump()
    assert (document["phase"], document["seat"], document["first"], document["round"]) == ("deal", "chance", 2, 1)
    assert document["hands"] == ["", "", "", ""]
    assert document["asked"] == []
    assert sum(state.chance()) == 32
    # K-06 applies anew.
    deal(state, *position(hands={0: SIX})["hands"])
    assert stage(state) == ("ask", 0)


@rule("K-06")
def test_second_question_may_cancel_too() -> None:
    state = play(asking({0: FIVE, 1: FIVE}), "ask", "play", "ask")
    assert stage(state) == ("answer", 3)
    play(state, "cancel")
    assert state.to_move() == tatami.CHANCE
    assert state.dump()["asked"] == []


@rule("K-06")
def test_scores_outlive_a_cancelled_deal() -> None:
    hands = position(hands={0: FIVE})["hands"]
    document = position(hands=dict(enumerate(hands)), phase="ask", scores=[7, 9], round=5, seat=0)
    state = play(load(document), "ask", "cancel")
    assert (state.dump()["scores"], state.dump()["round"]) == ([7, 9], 5)


@rule("K-06")
@pytest.mark.parametrize(
    ("moves", "wrong"),
    [
        ([], ["cancel", "play", "-", "(S)>L"]),
        (["ask"], ["ask", "no-ask", "-", "(S)>L"]),
        (["no-ask"], ["ask", "no-ask", "cancel", "play"]),
        (["no-ask", "(L)>S"], ["ask", "no-ask", "cancel", "play"]),
    ],
)
def test_out_of_place(moves: list[str], wrong: list[str]) -> None:
    state = play(asking({0: FIVE}), *moves)
    assert [refused(state, name) for name in wrong] == ["K-06"] * len(wrong)


@rule("K-06")
@pytest.mark.parametrize("players", [3, 2])
def test_only_among_four(players: int) -> None:
    hands = {0: "SSSSSSLRVG" if players == 3 else SIX}
    mercenaries = [f"{card}?" for card in "LRVGFTEL"] if players == 2 else []
    state = load(position(players, hands=hands, mercenaries=mercenaries))
    assert [refused(state, name) for name in ("ask", "no-ask", "cancel", "play")] == ["K-06"] * 4


@rule("K-06")
def test_documents_of_the_question() -> None:
    document = position(hands={0: FIVE, 3: FIVE}, phase="ask", seat=3)
    assert load(document).dump() == document
    document = position(hands={0: FIVE, 3: FIVE}, phase="answer", seat=1, asked=[[0, 5], [3, 5]])
    state = load(document)
    assert state.dump() == document
    assert stage(play(state, "play")) == ("play", 0)
