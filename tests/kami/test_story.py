"""The log: what each seat is told of a move, and that the cards of a round are told when it ends."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami import Seat, State
from tatami.texts import Text
from tatami.texts.saying import say
from tests.kami.positions import deal, load, play, position, start
from tests.marks import rule

FIVE = "SSSSSLRV"
LANGUAGES = ("en", "fr", "de")


def told(state: State, name: str, seat: int) -> list[list[str]]:
    """What the seat reads when the move is played, in all languages."""
    action = state.game.action(name)
    assert action in state.legal()
    return [[say(text, language) for text in state.tell(action, Seat(seat))] for language in LANGUAGES]


def english(state: State, name: str, seat: int) -> str:
    return " ".join(told(state, name, seat)[0])


@rule("K-03")
@rule("K-04")
@rule("K-05")
@pytest.mark.parametrize("players", [4, 3, 2])
def test_a_dealt_card_is_told_to_its_owner_only(players: int) -> None:
    state = start(players)
    assert "Madman" in english(state, "card F", 0)
    for seat in (1, players - 1, tatami.SPECTATOR):
        assert told(state, "card F", seat) == [[], [], []]


@rule("K-04")
def test_a_card_set_aside_is_told_to_one() -> None:
    state = deal(start(3, first=1), "SSSSLRVGFT", "SSSLRVGFTE", "SSLLRRVVGE")
    assert [bool(english(state, "card S", seat)) for seat in (0, 1, 2, tatami.SPECTATOR)] == [False, False, True, False]
    play(state, "card S")
    assert [bool(english(state, "card G", seat)) for seat in (0, 1, 2, tatami.SPECTATOR)] == [True, False, False, False]


@rule("K-06")
def test_a_no_ask_is_told_to_nobody_else() -> None:
    state = load(position(hands={1: FIVE}, phase="ask", seat=1))
    assert english(state, "no-ask", 1)
    for seat in (0, 2, 3, tatami.SPECTATOR):
        assert told(state, "no-ask", seat) == [[], [], []]
        assert "5" in english(state, "ask", seat)


@rule("K-10")
def test_the_face_down_card_is_told_to_its_owner_only() -> None:
    state = load(position(hands={0: "SSSLRVFE"}))
    assert "Madman" in english(state, "(F)>R", 0)
    for seat in (1, 2, 3, tatami.SPECTATOR):
        assert told(state, "(F)>R", seat) == told(state, "(E)>R", seat) == told(state, "(S)>R", seat)
        assert told(state, "(F)>R", seat) != told(state, "(F)>L", seat)


@rule("K-41")
def test_a_mercenary_is_told_to_all() -> None:
    mercenaries = [f"{card}?" for card in "SLRVGFTE"]
    state = load(position(2, hands={0: "SSSLRVGE", 1: "SSLRVGFT"}, mercenaries=mercenaries))
    for seat in (0, 1, tatami.SPECTATOR):
        assert "Madman" in english(state, "(*6)>", seat)
    play(state, "(*6)>")
    for seat in (0, 1, tatami.SPECTATOR):
        assert "Spear" in english(state, "card L", seat)


@rule("K-30")
def test_the_end_of_a_round_tells_its_cards() -> None:
    # The Madman lay hidden, the Empresses were never played: now all may know.
    hands = {0: "LG", 1: "SSLRVGTE", 2: "SSLRVGTE"}
    state = load(position(hands=hands, lines={0: "(F)>S (S)>S (S)>R"}))
    for seat in (0, 1, 3, tatami.SPECTATOR):
        text = english(state, "(L)>G", seat)
        assert "Madman" in text
        assert "Empress" in text
    before = load(position(hands={**hands, 0: "SLGG"}, lines={0: "(F)>S (S)>R"}))
    assert "Madman" not in english(before, "(S)>G", 1)
    assert "Empress" not in english(before, "(S)>G", 3)


@rule("K-44")
def test_a_void_round_is_told() -> None:
    fields: dict[str, Any] = {"lines": {0: "(S)>R"}, "attack": (0, "R"), "mercenaries": [""] * 8}
    void = load(position(2, hands={0: "G", 1: "S"}, seat=1, **fields))
    lost = load(position(2, hands={0: "G", 1: "SSL"}, seat=1, **fields))
    for seat in (0, 1, tatami.SPECTATOR):
        texts = [english(void, "-", seat), english(lost, "-", seat)]
        assert "void" in texts[0]
        assert "void" not in texts[1]


def test_who_learns_the_same_is_told_the_same() -> None:
    """A seat is a fact: what to call whoever sits there is for the reader to know."""
    state = load(position(hands={0: "SSLLRV", 1: "SSLRRVGG"}, lines={0: "(S)>G"}, attack=(0, "G"), seat=1))
    for name in ("-", "G>L"):
        public = state.tell(state.game.action(name), tatami.SPECTATOR)
        assert public[0].facts["who"] == Text("seat", seat=1)
        assert all(state.tell(state.game.action(name), Seat(seat)) == public for seat in range(4))
