"""Two players: leads that can't be, last cards, Empresses, attacks that always follow (K-42 to K-45)."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami import State
from tests.kami.positions import load, play, position, refused
from tests.marks import rule

NONE = [""] * 8


def stacks(*shown: str) -> list[str]:
    """These stacks, the others empty."""
    return [*shown, *NONE][:8]


def other_hand(hand: str, shown: tuple[str, ...]) -> str:
    """A hand for the other seat: every move lays two cards, so what is left is an even number."""
    return "SSL" if (len(hand) + len("".join(shown))) % 2 else "SSLR"


def leading(hand: str, *shown: str, **fields: Any) -> State:
    """Seat 0 to lead with this hand."""
    hands = {0: hand, 1: other_hand(hand, shown)}
    return load(position(2, hands=hands, mercenaries=stacks(*shown), **fields))


def answering(hand: str, attacker: str, *shown: str) -> State:
    """Seat 1 to answer seat 0's attack."""
    hands = {0: other_hand(hand, shown), 1: hand}
    lines = {0: f"(*S)>{attacker}"}
    return load(position(2, hands=hands, lines=lines, attack=(0, attacker), seat=1, mercenaries=stacks(*shown)))


@rule("K-42")
def test_the_last_card_is_no_defence() -> None:
    state = leading("G", "S", "L", "R")
    assert sorted(state.moves()) == sorted(
        ["(*1)>G", "(*1)>*2", "(*1)>*3", "(*2)>G", "(*2)>*1", "(*2)>*3", "(*3)>G", "(*3)>*1", "(*3)>*2"]
    )
    assert refused(state, "(G)>*1") == "K-42"


@rule("K-42")
def test_the_last_card_is_no_counter() -> None:
    state = answering("G", "G", "S", "L")
    assert state.moves() == ["-"]
    assert refused(state, "G>*1") == "K-42"


@rule("K-42")
def test_a_mercenary_never_ends_the_round() -> None:
    # One hand card is left after the defence; the attack comes from a stack, so the round goes on.
    state = play(leading("SG", "L", "R"), "(S)>*1")
    document = state.dump()
    assert (document["round"], document["hands"][0], document["seat"]) == (1, "G", 1)
    assert document["attack"] == {"seat": 0, "card": "L"}


@rule("K-30")
@rule("K-42")
def test_the_last_hand_card_ends_the_round() -> None:
    # Mercenaries that still stand don't matter.
    document = play(leading("SG", "L?", "R?"), "(S)>G").dump()
    assert (document["phase"], document["round"], document["first"]) == ("deal", 2, 1)
    assert document["scores"] == [3, 0]
    assert document["mercenaries"] == ["?"] * 8


@rule("K-42")
def test_the_last_hand_card_after_a_mercenary() -> None:
    state = leading("G", "S")
    assert play(state, "(*1)>G").dump()["scores"] == [3, 0]


@rule("K-32")
@rule("K-42")
def test_a_master_stroke_over_a_mercenary() -> None:
    state = leading("G", "G")
    assert play(state, "(*1)>G").dump()["scores"] == [6, 0]
    state = leading("G", "G?", below="S")
    assert play(state, "(*1)>", "card S", ">G").dump()["scores"] == [6, 0]


@rule("K-32")
def test_no_master_stroke_over_a_visible_mercenary() -> None:
    state = answering("G", "G", "G")
    assert play(state, "*1>G").dump()["scores"] == [0, 3]


@rule("K-43")
def test_a_mercenary_empress_does_not_begin() -> None:
    state = leading("SG", "E", "L")
    assert refused(state, "(S)>*1") == "K-43"
    # Not even with one hand card: she is never the last card of a hand.
    state = leading("G", "E", "L")
    assert refused(state, "(*2)>*1") == "K-43"
    assert refused(state, "(*1)>G") is None


@rule("K-43")
@pytest.mark.parametrize("defence", ["E", "*E"])
def test_a_mercenary_empress_after_a_visible_one(defence: str) -> None:
    lines = {0: "(S)>R", 1: f"{defence}>L"}
    hands = {0: "SSLG", 1: "SSLG"}
    state = load(position(2, hands=hands, lines=lines, attack=(1, "L"), mercenaries=stacks("E", "V")))
    assert refused(state, "L>*1") is None
    assert refused(state, "L>*2") is None


@rule("K-22")
@rule("K-43")
def test_a_face_down_mercenary_empress_opens_nothing() -> None:
    state = leading("SSGE", "L", "V", lines={0: "(*E)>*R"})
    assert refused(state, "(S)>E") == "K-21"
    state = leading("SSGG", "L", "E", lines={0: "(*E)>*R"})
    assert refused(state, "(S)>*2") == "K-43"


@rule("K-21")
@rule("K-43")
def test_the_hand_s_own_last_empress_attacks() -> None:
    assert refused(leading("SE", "L", "R"), "(S)>E") is None
    # Two in hand: none of them is the last one behind a mercenary.
    state = leading("EE", "L", "R")
    assert sorted(state.moves()) == ["(*1)>*2", "(*2)>*1", "(E)>*1", "(E)>*2", "(E)>E"]
    assert refused(state, "(*1)>E") == "K-21"


@rule("K-20")
@rule("K-43")
def test_a_mercenary_empress_counters_and_opens() -> None:
    state = answering("SSE", "G", "E", "L")
    assert sorted(state.moves()) == ["*1>*2", "*1>E", "*1>S", "-", "E>*1", "E>*2", "E>S"]
    state = answering("SSE", "L", "E", "V")
    assert refused(state, "*1>S") == "K-20"


@rule("K-44")
def test_who_can_not_lead_gives_the_lead_away() -> None:
    state = load(position(2, hands={0: "G", 1: "SSL"}, lines={0: "(S)>R"}, attack=(0, "R"), seat=1, mercenaries=NONE))
    document = play(state, "-").dump()
    assert (document["phase"], document["seat"], document["attack"], document["round"]) == ("play", 1, None, 1)
    assert sorted(state.moves()) == ["(L)>S", "(S)>L", "(S)>S"]
    assert refused(state, "-") == "K-10"
    # The lead goes on as any other: passed, it comes back to the one who can lead.
    play(state, "(S)>L")
    assert state.to_move() == 0
    assert state.moves() == ["-"]


@rule("K-44")
def test_one_mercenary_is_enough_to_lead() -> None:
    hands = {0: "G", 1: "SSLL"}
    state = load(position(2, hands=hands, lines={0: "(S)>R"}, attack=(0, "R"), seat=1, mercenaries=stacks("V"), first=0))
    play(state, "-")
    assert state.to_move() == 0
    assert state.moves() == ["(*1)>G"]


@rule("K-40")
@rule("K-44")
def test_nobody_can_lead_and_the_round_is_void() -> None:
    fields: dict[str, Any] = {"scores": [14, 11], "round": 6, "mercenaries": NONE}
    state = load(position(2, hands={0: "G", 1: "S"}, lines={0: "(S)>R"}, attack=(0, "R"), seat=1, **fields))
    document = play(state, "-").dump()
    assert document["scores"] == [14, 11]
    assert (document["phase"], document["round"], document["first"]) == ("deal", 7, 1)
    assert document["hands"] == ["", ""]
    assert document["mercenaries"] == ["?"] * 8
    assert state.outcome() is None


@rule("K-13")
@rule("K-45")
def test_a_hand_counter_needs_an_attack() -> None:
    state = answering("SEE", "S")
    assert state.moves() == ["-"]
    assert refused(state, "S>E") == "K-21"
    # One shown mercenary makes it legal.
    state = answering("SEE", "S", "R", "V")
    assert sorted(state.moves()) == ["-", "S>*1", "S>*2"]


@rule("K-45")
def test_a_mercenary_counter_needs_an_attack() -> None:
    state = answering("EE", "S", "S")
    assert state.moves() == ["-"]
    assert refused(state, "*1>") == "K-45"
    assert refused(state, "*1>E") in ("K-21", "K-45")


@rule("K-45")
def test_another_stack_makes_the_attack_sure() -> None:
    state = answering("EE", "S", "S", "V")
    assert sorted(state.moves()) == ["*1>*2", "-"]
    assert refused(state, "*1>E") == "K-21"


@rule("K-45")
def test_a_card_below_makes_the_attack_sure() -> None:
    state = answering("EE", "S", "S?")
    assert sorted(state.moves()) == ["*1>", "-"]
    card = play(state, "*1>").moves()[0]
    play(state, card)
    assert state.moves() == [">*1"]


@rule("K-45")
def test_another_hand_card_makes_the_attack_sure() -> None:
    assert sorted(answering("GEE", "S", "S").moves()) == ["*1>G", "-"]
    # One Empress alone is the hand's last card (K-21).
    state = answering("E", "S", "S")
    assert sorted(state.moves()) == ["*1>E", "-"]
    assert play(state, "*1>E").dump()["scores"] == [0, 5]
    assert state.to_move() == tatami.CHANCE


@rule("K-41")
@pytest.mark.parametrize("players", [4, 3])
@pytest.mark.parametrize("name", ["(*1)>S", "(S)>*1", "(*1)>", "(*1)>*2"])
def test_no_mercenaries_elsewhere(players: int, name: str) -> None:
    assert refused(load(position(players)), name) == "K-41"
