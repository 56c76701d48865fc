"""What each seat sees, and what it can't tell apart."""

from __future__ import annotations

import pytest

import tatami
from tatami import State
from tatami.views import view_text
from tests.kami.positions import Document, deal, load, observe, play, position, start
from tests.marks import rule

FIVE = "SSSSSLRV"
LANGUAGES = ("en", "fr", "de")


def seen(state: State, seat: int) -> Document:
    """What the seat is shown, as data."""
    return observe(state, seat).data()


def everything(state: State, seat: int) -> list[object]:
    """All that reaches the seat: data, words, rules, moves and whose turn it is."""
    view = observe(state, seat)
    texts = [view_text(view, language) for language in LANGUAGES]
    return [view.data(), texts, view.rules(), view.legal(), view.to_move(), view.key()]


def others(players: int, *known: int) -> list[int]:
    """The seats and the spectator, without those who know."""
    return [seat for seat in [*range(players), tatami.SPECTATOR] if seat not in known]


@rule("K-10")
def test_hands_and_face_down_cards() -> None:
    hands = {0: "SSLRVG", 1: "SSLRVGFE"}
    state = load(position(hands=hands, lines={0: "(F)>T"}, attack=(0, "T"), seat=1))
    own = seen(state, 0)
    assert own["hands"] == ["SSLRVG", "????????", "????????", "????????"]
    assert own["lines"][0] == {"defence": ["(F)"], "attack": ["T"]}
    other = seen(state, 1)
    assert other["hands"] == ["??????", "SSLRVGFE", "????????", "????????"]
    assert other["lines"][0] == {"defence": ["(?)"], "attack": ["T"]}
    nobody = seen(state, tatami.SPECTATOR)
    assert nobody["hands"] == ["??????", "????????", "????????", "????????"]
    assert nobody["lines"][0]["defence"] == ["(?)"]
    for view in (own, other, nobody):
        assert (view["phase"], view["seat"], view["attack"]) == ("play", 1, {"seat": 0, "card": "T"})
        assert view["scores"] == [0, 0]


@rule("K-13")
def test_counters_are_seen_by_all() -> None:
    lines = {0: "(S)>R", 1: "R>L"}
    state = load(position(lines=lines, attack=(1, "L"), seat=2))
    for seat in others(4):
        assert seen(state, seat)["lines"][1] == {"defence": ["R"], "attack": ["L"]}


@rule("K-11")
def test_only_the_mover_has_moves() -> None:
    state = load(position(hands={1: "SSLRRVGG"}, lines={0: "(S)>G"}, attack=(0, "G"), seat=1))
    assert list(observe(state, 1).legal()) == list(state.legal())
    # Otherwise a list of moves would tell a hand.
    assert [list(observe(state, seat).legal()) for seat in others(4, 1)] == [[]] * 4


@rule("K-03")
def test_half_a_deal() -> None:
    state = deal(start(4), "SSLLRRVV", "GGF")
    assert seen(state, 0)["hands"] == ["SSLLRRVV", "???", "", ""]
    assert seen(state, 1)["hands"] == ["????????", "FGG"[::-1], "", ""]
    assert seen(state, tatami.SPECTATOR)["hands"] == ["????????", "???", "", ""]


@rule("K-04")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_cards_set_aside(first: int) -> None:
    state = load(position(3, first=first, seat=first, aside="GT"))
    shown = {first: "??", (first + 1) % 3: "G?", (first + 2) % 3: "?T", tatami.SPECTATOR: "??"}
    assert {seat: seen(state, seat)["aside"] for seat in shown} == shown


@rule("K-05")
def test_shown_mercenaries() -> None:
    mercenaries = [f"{card}?" for card in "SLRVGFTE"]
    state = load(position(2, mercenaries=mercenaries))
    for seat in others(2):
        assert seen(state, seat)["mercenaries"] == mercenaries


@rule("K-41")
def test_a_face_down_mercenary_stays_known() -> None:
    # Everybody saw it being taken; a hand card beside it stays hidden.
    mercenaries = ["", *(f"{card}?" for card in "LRVGFTE")]
    lines = {0: "(*S)>*G (F)>V"}
    state = load(position(2, lines=lines, attack=(0, "V"), seat=1, mercenaries=mercenaries))
    assert seen(state, 0)["lines"][0] == {"defence": ["(*S)", "(F)"], "attack": ["*G", "V"]}
    for seat in others(2, 0):
        assert seen(state, seat)["lines"][0] == {"defence": ["(*S)", "(?)"], "attack": ["*G", "V"]}


@rule("K-06")
def test_the_question_is_hidden_until_he_asks() -> None:
    hands = {0: FIVE, 2: FIVE}
    state = load(position(hands=hands, phase="ask", seat=0))
    assert (seen(state, 0)["phase"], seen(state, 0)["seat"]) == ("ask", 0)
    for seat in others(4, 0):
        assert (seen(state, seat)["phase"], seen(state, seat)["seat"]) == ("deal", None)
        assert seen(state, seat)["asked"] == []


@rule("K-06")
def test_a_no_ask_is_in_nobody_else_s_view() -> None:
    # First seat 0 may ask, then seat 2: who waits and who declined, seats 1, 3 and spectators can't tell.
    state = load(position(hands={0: FIVE, 2: FIVE}, phase="ask", seat=0))
    before = {seat: everything(state, seat) for seat in others(4, 0, 2)}
    play(state, "no-ask")
    assert {seat: everything(state, seat) for seat in before} == before
    # Nor can they tell it from a question that only one seat had.
    hands = state.dump()["hands"]
    swapped = {0: hands[1], 1: hands[0], 2: hands[2], 3: hands[3]}
    elsewhere = load(position(hands=swapped, phase="ask", seat=1))
    for seat in (3, tatami.SPECTATOR):
        assert everything(elsewhere, seat) == before[seat]


@rule("K-06")
def test_after_a_no_ask_the_round_looks_like_any_other() -> None:
    asked = play(load(position(hands={1: FIVE}, phase="ask", seat=1)), "no-ask")
    document = position(hands={1: FIVE}, seat=0)
    assert asked.dump() == document
    for seat in (0, 2, 3, tatami.SPECTATOR):
        assert seen(asked, seat) == seen(load(document), seat)


@rule("K-06")
def test_who_asks_shows_his_soldiers() -> None:
    state = play(load(position(hands={0: "SSSSSSLR"}, phase="ask", seat=0)), "ask")
    for seat in others(4):
        view = seen(state, seat)
        assert (view["phase"], view["seat"], view["asked"]) == ("answer", 2, [[0, 6]])
    # His other cards stay hidden, and so do the Soldiers' places in his hand of backs.
    play(state, "play")
    assert seen(state, 1)["asked"] == [[0, 6]]
    assert len(seen(state, 1)["hands"][0]) == 8


def swap_hidden(document: Document, one: int, two: int) -> Document:
    """The same position with the hands of two seats exchanged."""
    hands = list(document["hands"])
    hands[one], hands[two] = hands[two], hands[one]
    return {**document, "hands": hands}


@rule("K-10")
def test_hidden_cards_change_nothing_that_is_sent() -> None:
    document = position(hands={0: "SSLRRVGG"}, lines={1: "(F)>T"}, attack=(1, "T"), first=1, seat=3)
    changed = swap_hidden(document, 2, 3)
    assert changed != document
    for seat in (0, 1, tatami.SPECTATOR):
        assert everything(load(changed), seat) == everything(load(document), seat)
    # Exchanged with the card on the line: only its owner can tell.
    hand = document["hands"][2]
    card = next(card for card in hand if card != "F")
    hands = list(document["hands"])
    hands[2] = "".join(sorted(hand.replace(card, "F", 1), key="SLRVGFTE".index))
    lines = [dict(line) for line in document["lines"]]
    lines[1] = {"defence": [f"({card})"], "attack": ["T"]}
    changed = {**document, "hands": hands, "lines": lines}
    for seat in (0, 3, tatami.SPECTATOR):
        assert everything(load(changed), seat) == everything(load(document), seat)
    assert everything(load(changed), 1) != everything(load(document), 1)


@rule("K-04")
def test_the_unseen_card_set_aside_changes_nothing() -> None:
    document = position(3, hands={0: "SSSLLRRVVG", 1: "SSSLRVGFTE"}, aside="GT")
    one = {**document, "aside": "GT"}
    # The third player sees the second card only, so the first one may be exchanged with the first player's.
    hands = [document["hands"][0].replace("VVG", "VGG"), *document["hands"][1:]]
    two = {**document, "hands": hands, "aside": "VT"}
    assert everything(load(one), 2) == everything(load(two), 2)
    assert everything(load(one), 1) != everything(load(two), 1)
