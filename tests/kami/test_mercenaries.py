"""Mercenary stacks and moves in two steps (K-41)."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami import State
from tests.kami.positions import load, play, position, refused
from tests.marks import rule

FULL = [f"{card}?" for card in "SLRVGFTE"]
HAND = "SSSLRVGE"
OTHER = "SSLRVGFT"


def fresh(**fields: Any) -> State:
    """The first lead of a duel."""
    return load(position(2, **{"hands": {0: HAND, 1: OTHER}, "mercenaries": list(FULL), **fields}))


def attacked(card: str) -> State:
    """Seat 1 to answer the first attack, all stacks full."""
    hand = HAND.replace("S", "", 1).replace(card, "", 1)
    lines = {0: f"(S)>{card}"}
    mercenaries = list(FULL)
    return load(position(2, hands={0: hand, 1: OTHER}, lines=lines, attack=(0, card), seat=1, mercenaries=mercenaries))


def weights(state: State) -> dict[str, int]:
    return dict(zip(state.moves(), state.chance(), strict=True))


@rule("K-41")
def test_all_leads_with_full_stacks() -> None:
    # From the hand: any attack of hand or stack but an Empress. From a stack: one step at a time.
    attacks = ["S", "L", "R", "V", "G", "*1", "*2", "*3", "*4", "*5", "*6", "*7"]
    single = {"L", "R", "V", "G"}
    expected = [f"({d})>{a}" for d in "SLRVGE" for a in attacks if not (a == d and d in single)]
    expected += [f"(*{n})>" for n in range(1, 9)]
    assert sorted(fresh().moves()) == sorted(expected)


@rule("K-41")
def test_an_attack_from_a_stack_turns_up_the_next() -> None:
    state = play(fresh(), "(S)>*5")
    document = state.dump()
    assert document["hands"][0] == "SSLRVGE"
    assert document["lines"][0] == {"defence": ["(S)"], "attack": ["*G"]}
    assert document["attack"] == {"seat": 0, "card": "G"}
    assert (document["phase"], document["seat"]) == ("deal", "chance")
    assert document["mercenaries"] == ["S?", "L?", "R?", "V?", "?", "F?", "T?", "E?"]
    # Eight cards are unseen: four Soldiers, and one each of L, R, V, G.
    assert weights(state) == {"card S": 4, "card L": 1, "card R": 1, "card V": 1, "card G": 1}
    document = play(state, "card V").dump()
    assert document["mercenaries"][4] == "V"
    assert (document["phase"], document["seat"]) == ("play", 1)
    assert document["attack"] == {"seat": 0, "card": "G"}


@rule("K-41")
def test_a_lead_in_two_steps() -> None:
    state = play(fresh(), "(*1)>")
    document = state.dump()
    assert document["lines"][0] == {"defence": ["(*S)"], "attack": []}
    assert (document["attack"], document["phase"], document["seat"]) == (None, "deal", "chance")
    assert document["mercenaries"][0] == "?"
    assert document["hands"][0] == HAND
    play(state, "card G")
    document = state.dump()
    assert (document["attack"], document["phase"], document["seat"]) == (None, "play", 0)
    assert document["mercenaries"][0] == "G"
    expected = [">S", ">L", ">R", ">V", ">G", ">*1", ">*2", ">*3", ">*4", ">*5", ">*6", ">*7"]
    assert sorted(state.moves()) == sorted(expected)
    # The card that was turned up is there at once.
    document = play(state, ">*1").dump()
    assert document["lines"][0] == {"defence": ["(*S)"], "attack": ["*G"]}
    assert document["mercenaries"][0] == ""
    assert (document["attack"], document["phase"], document["seat"]) == ({"seat": 0, "card": "G"}, "play", 1)


@rule("K-41")
def test_a_counter_in_two_steps() -> None:
    state = attacked("R")
    assert sorted(name for name in state.moves() if name.startswith("*")) == ["*3>", "*8>"]
    play(state, "*3>")
    document = state.dump()
    assert document["lines"][1] == {"defence": ["*R"], "attack": []}
    # What is answered stays there until the new attack.
    assert document["attack"] == {"seat": 0, "card": "R"}
    assert (document["phase"], document["seat"]) == ("deal", "chance")
    play(state, "card S")
    assert (state.dump()["phase"], state.dump()["seat"]) == ("play", 1)
    assert state.dump()["attack"] == {"seat": 0, "card": "R"}
    # The defence is laid; there is no way back.
    assert "-" not in state.moves()
    document = play(state, ">T").dump()
    assert document["lines"][1] == {"defence": ["*R"], "attack": ["T"]}
    assert (document["attack"], document["seat"]) == ({"seat": 1, "card": "T"}, 0)


@rule("K-41")
def test_two_stacks_in_one_move() -> None:
    state = play(attacked("R"), "*3>", "card S", ">*6")
    document = state.dump()
    # The second stack is turned up for whoever comes next.
    assert (document["phase"], document["seat"]) == ("deal", "chance")
    assert document["mercenaries"] == ["S?", "L?", "S", "V?", "G?", "?", "T?", "E?"]
    assert document["hands"][1] == OTHER
    play(state, state.moves()[0])
    assert state.to_move() == 0


@rule("K-41")
def test_the_empress_of_the_first_step_opens() -> None:
    # K-21: a counter with the mercenary Empress lets the own one attack.
    hands = {0: "SSLVGF", 1: "SSLRVGTE"}
    fields: dict[str, Any] = {"lines": {0: "(S)>R"}, "attack": (0, "R"), "seat": 1, "mercenaries": list(FULL)}
    state = load(position(2, hands=hands, **fields))
    play(state, "*8>")
    play(state, state.moves()[0])
    assert refused(state, ">E") is None


@rule("K-41")
@pytest.mark.parametrize("name", ["(*1)>L", "(*1)>*2", "(*8)>S", "(*1)>*1"])
def test_one_step_where_two_are_due(name: str) -> None:
    assert refused(fresh(), name) == "K-41"


@rule("K-41")
def test_a_counter_in_one_step_where_two_are_due() -> None:
    assert refused(attacked("R"), "*3>L") == "K-41"


@rule("K-41")
def test_one_step_where_nothing_lies_below() -> None:
    mercenaries = ["S", "L", "", "V?", "G?", "F?", "T?", "E?"]
    state = fresh(lines={0: "(*S)>*L (*R)>*R"}, mercenaries=mercenaries)
    assert refused(state, "(*1)>L") is None
    assert refused(state, "(*1)>*2") is None
    assert [refused(state, name) for name in ("(*1)>", "(*3)>S", "(*3)>", "(S)>*3", "(*1)>*1")] == ["K-41"] * 5
    document = play(state, "(*1)>*2").dump()
    assert document["mercenaries"] == ["", "", "", "V?", "G?", "F?", "T?", "E?"]
    assert (document["phase"], document["seat"]) == ("play", 1)
    assert document["lines"][0] == {"defence": ["(*S)", "(*R)", "(*S)"], "attack": ["*L", "*R", "*L"]}


@rule("K-41")
def test_a_step_out_of_place() -> None:
    # An attack without a defence; a whole move where only the attack is due.
    assert [refused(fresh(), name) for name in (">L", ">*2")] == ["K-41"] * 2
    assert refused(attacked("R"), ">L") == "K-41"
    state = play(fresh(), "(*1)>", "card S")
    assert [refused(state, name) for name in ("(S)>L", "(*2)>", "S>L")] == ["K-41"] * 3
    # Four players have no second step either.
    assert refused(load(position()), ">L") == "K-41"


@rule("K-13")
@rule("K-20")
@rule("K-41")
def test_a_mercenary_counters_as_a_hand_card_does() -> None:
    assert [refused(attacked("R"), name) for name in ("*1>", "*5>")] == ["K-13"] * 2
    assert refused(attacked("L"), "*8>") == "K-20"
    assert refused(attacked("L"), "*2>") is None
    assert refused(attacked("R"), "(*3)>") == "K-13"


@rule("K-10")
@rule("K-41")
def test_a_mercenary_leads_face_down() -> None:
    assert refused(fresh(), "*1>") == "K-10"


@rule("K-41")
def test_the_last_unseen_card_is_chance_too() -> None:
    # Fifteen mercenaries are known, the sixteenth can only be a Silver Dragon.
    mercenaries = ["G?", "", "", "", "", "", "", ""]
    state = load(position(2, hands={0: "SG", 1: "SSLR"}, mercenaries=mercenaries, below="V"))
    play(state, "(S)>*1")
    assert state.to_move() == tatami.CHANCE
    assert weights(state) == {"card V": 1}


@rule("K-41")
@pytest.mark.parametrize(
    "names",
    [["(*1)>"], ["(*1)>", "card S"], ["(S)>*5"], ["(S)>*5", "card S", "G>*5"], ["(S)>G", "*5>"], ["(S)>G", "*5>", "card S"]],
)
def test_documents_between_the_steps(names: list[str]) -> None:
    state = play(fresh(), *names)
    document = state.dump()
    loaded = load(document)
    assert loaded.dump() == document
    assert loaded.moves() == state.moves()
    assert loaded.to_move() == state.to_move()
