"""The Empress in defence and in attack (K-20 to K-22)."""

from __future__ import annotations

import pytest

from tests.kami.positions import deal, load, play, position, refused
from tests.marks import rule


@rule("K-20")
@pytest.mark.parametrize("attacker", ["R", "V", "G", "F", "T"])
def test_she_counters(attacker: str) -> None:
    state = load(position(hands={1: "SSSSSLLE"}, lines={0: f"(S)>{attacker}"}, attack=(0, attacker), seat=1))
    assert sorted(state.moves()) == ["-", "E>L", "E>S"]


@rule("K-20")
@pytest.mark.parametrize("attacker", ["S", "L"])
def test_she_does_not_counter(attacker: str) -> None:
    state = load(position(hands={1: "RRVVGGFE"}, lines={0: f"(S)>{attacker}"}, attack=(0, attacker), seat=1))
    assert state.moves() == ["-"]
    assert refused(state, "E>R") == "K-20"
    # Nor does any other card: that is K-13's to say.
    assert refused(state, "R>V") == "K-13"


@rule("K-20")
def test_no_other_kind_counters_her() -> None:
    # She attacks only where the other one lies face up, so that nobody can hold her answer.
    lines = {0: "(S)>R", 1: "E>V", 2: "V>E"}
    state = load(position(hands={3: "SSLLRVGF"}, lines=lines, attack=(2, "E"), seat=3))
    assert state.moves() == ["-"]
    assert refused(state, "V>S") == "K-13"


@rule("K-20")
def test_she_may_lie_face_down() -> None:
    state = load(position(hands={0: "SSSSSSLE"}))
    assert refused(state, "(E)>S") is None
    assert play(state, "(E)>L").dump()["lines"][0] == {"defence": ["(E)"], "attack": ["L"]}


@rule("K-21")
def test_she_may_not_begin() -> None:
    state = load(position(hands={0: "SSSSSLEE"}))
    assert sorted(state.moves()) == ["(E)>L", "(E)>S", "(L)>S", "(S)>L", "(S)>S"]
    assert refused(state, "(S)>E") == "K-21"


@rule("K-21")
@rule("K-22")
def test_a_face_down_empress_opens_nothing() -> None:
    # Neither the one of the same move nor one that was laid before.
    state = load(position(hands={0: "SSSSSLEE"}))
    assert refused(state, "(E)>E") == "K-21"
    state = load(position(hands={0: "SSSSSE"}, lines={0: "(E)>L"}))
    assert refused(state, "(S)>E") == "K-21"


@rule("K-21")
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_a_face_up_empress_opens_for_everyone(owner: int) -> None:
    # Whoever laid her in defence, friend, foe or the attacker himself, in this round.
    if owner == 0:
        # Seat 0's Horseman was countered, and his Empress countered back.
        lines = {0: "(S)>R E>L", 1: "R>V"}
        state = load(position(hands={0: "SSSE"}, lines=lines))
    else:
        lines = {0: "(S)>R", owner: "E>L"}
        state = load(position(hands={0: "SSSSLE"}, lines=lines, attack=(owner, "L"), seat=0))
    assert refused(state, "(S)>E" if owner == 0 else "L>E") is None


@rule("K-21")
def test_an_empress_of_the_last_round_opens_nothing() -> None:
    lines = {0: "(S)>R S>L (S)>L", 1: "E>S"}
    state = load(position(hands={0: "SG"}, lines=lines))
    play(state, "(S)>G")
    deal(state, "SSSLRVGT", "SSSLRVGE", "SSLRVGFT", "SSLRVGFE")
    assert state.to_move() == 1
    assert refused(state, "(S)>E") == "K-21"


@rule("K-21")
def test_the_counter_of_the_same_move_opens() -> None:
    state = load(position(hands={1: "SSSSSLEE"}, lines={0: "(S)>R"}, attack=(0, "R"), seat=1))
    assert sorted(state.moves()) == ["-", "E>E", "E>L", "E>S"]
    assert play(state, "E>E").dump()["attack"] == {"seat": 1, "card": "E"}


@rule("K-21")
def test_the_last_card_of_the_hand() -> None:
    state = load(position(hands={0: "GE"}))
    assert sorted(state.moves()) == ["(E)>G", "(G)>E"]
    state = load(position(hands={0: "GGSE"}))
    assert refused(state, "(G)>E") == "K-21"


@rule("K-21")
def test_the_last_card_after_a_counter() -> None:
    # Seat 1 led three times; seat 0 countered the last Spear.
    lines = {1: "(S)>R (S)>L (S)>L", 0: "L>G"}
    state = load(position(hands={1: "GE"}, lines=lines, attack=(0, "G"), first=1, seat=1))
    assert sorted(state.moves()) == ["-", "E>G", "G>E"]


@rule("K-22")
def test_only_face_up_counts() -> None:
    hidden = position(hands={3: "SSLRRVGE"}, lines={0: "(E)>R"}, attack=(0, "R"), seat=3)
    assert refused(load(hidden), "R>E") == "K-21"
    shown = position(hands={3: "SSLRRVGE"}, lines={0: "(S)>R", 1: "E>L"}, attack=(1, "L"), seat=3)
    assert refused(load(shown), "L>E") is None
