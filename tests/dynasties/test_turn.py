"""Drawing two cards, then one action (D-10, D-11, D-20)."""

from __future__ import annotations

import pytest

import tatami
from tests.dynasties.positions import at, play, refused, stage, told, unseen, weights
from tests.marks import rule

PILES = [["monk", "envoy"], ["ninja"]]


@rule("D-10")
def test_the_first_turn_has_two_piles_only() -> None:
    state = at()
    assert state.moves() == ["draw d1", "draw d2"]
    assert refused(state, "draw p1") == refused(state, "draw p2") == "D-10"


@rule("D-10")
def test_four_piles_to_choose_from() -> None:
    state = at(discard=PILES)
    assert state.moves() == ["draw d1", "draw d2", "draw p1", "draw p2"]


@rule("D-10")
def test_the_first_card_is_seen_before_the_second_pile_is_chosen() -> None:
    state = at(discard=PILES)
    left = unseen(state.dump())
    sizes = state.dump()["draw"]
    play(state, "draw d2")
    assert stage(state) == ("card", "chance")
    assert weights(state) == {f"card {name}": number for name, number in left.items()}
    assert (state.dump()["drawn"], state.dump()["draw"]) == (["d2"], sizes)
    play(state, "card shogun")
    # It is in the hand, and only then the second pile is chosen.
    document = state.dump()
    assert document["hands"][0] == {"farmer": 1, "monk": 1, "envoy": 1, "shogun": 1}
    assert (document["phase"], document["seat"], document["drawn"]) == ("draw", 0, ["d2"])
    assert document["draw"] == [sizes[0], sizes[1] - 1]
    assert state.moves() == ["draw d1", "draw p1", "draw p2"]
    play(state, "draw d1", "card shogun")
    document = state.dump()
    assert (document["phase"], document["seat"], document["drawn"]) == ("act", 0, ["d2", "d1"])
    assert document["draw"] == [sizes[0] - 1, sizes[1] - 1]
    assert document["hands"][0]["shogun"] == 2
    assert refused(state, "draw p1") == "D-10"


@rule("D-10")
def test_discard_piles_give_their_top_cards() -> None:
    state = play(at(discard=PILES), "draw p1", "draw p2")
    document = state.dump()
    assert document["hands"][0] == {"farmer": 1, "monk": 1, "envoy": 2, "ninja": 1}
    assert document["discard"] == [["monk"], []]
    assert document["known"] == [{"envoy": 1, "ninja": 1}, {}]
    assert (document["phase"], document["drawn"]) == ("act", ["p1", "p2"])


@rule("D-10")
def test_both_piles_hide_the_same_cards() -> None:
    one, two = play(at(), "draw d1"), play(at(), "draw d2")
    assert weights(one) == weights(two)


@rule("D-10")
def test_the_last_unseen_card_is_chance_too() -> None:
    state = play(at(draw=[1, 1], fill=1, hands={0: {"monk": 2}}), "draw d1")
    assert sum(weights(state).values()) == 2
    play(state, state.moves()[0], "draw d2")
    assert list(weights(state).values()) == [1]


@rule("D-10")
@pytest.mark.parametrize("name", ["lay monk 2", "discard monk", "end"])
def test_no_action_before_two_cards(name: str) -> None:
    state = at(hands={0: {"monk": 4}}, draw=[50, 50], fill=1)
    assert refused(state, name) == "D-10"
    play(state, "draw d1", "card monk")
    assert refused(state, name) == "D-10"


@rule("D-10")
def test_nobody_plays_while_a_card_comes() -> None:
    state = play(at(), "draw d1")
    assert refused(state, "draw d2") == refused(state, "discard monk") == "D-10"
    assert refused(at(), "card monk") == "D-10"


@rule("D-11")
@pytest.mark.parametrize("pile", ["d1", "d2"])
def test_a_draw_pile_never_gives_both(pile: str) -> None:
    state = play(at(discard=PILES), f"draw {pile}", "card monk")
    assert f"draw {pile}" not in state.moves()
    assert refused(state, f"draw {pile}") == "D-11"


@rule("D-11")
def test_a_discard_pile_never_gives_both() -> None:
    state = play(at(discard=PILES), "draw p1")
    assert state.moves() == ["draw d1", "draw d2", "draw p2"]
    assert refused(state, "draw p1") == "D-11"


@rule("D-11")
def test_a_pile_emptied_by_the_first_card() -> None:
    state = play(at(discard=PILES), "draw p2")
    assert state.dump()["discard"][1] == []
    assert state.moves() == ["draw d1", "draw d2", "draw p1"]
    assert refused(state, "draw p2") == "D-11"
    state = play(at(draw=[1, 50], fill=1, discard=PILES), "draw d1")
    play(state, state.moves()[0])
    assert state.moves() == ["draw d2", "draw p1", "draw p2"]
    assert refused(state, "draw d1") == "D-11"


@rule("D-20")
def test_one_action_a_turn() -> None:
    # With a figure the turn goes on after the action, yet there is no second one.
    state = at(ninjas=True, figures=[1, 0], phase="act", hands={0: {"monk": 4, "farmer": 1}})
    play(state, "lay monk 2")
    assert stage(state) == ("end", 0)
    for name in ("lay monk 2", "discard monk", "discard farmer", "draw d1"):
        assert refused(state, name) == ("D-10" if name == "draw d1" else "D-20")
    state = at(ninjas=True, figures=[1, 0], phase="act", hands={0: {"monk": 4}})
    play(state, "discard monk")
    assert refused(state, "lay monk 3") == "D-20"


@rule("D-20")
def test_never_neither() -> None:
    state = at(ninjas=True, figures=[1, 0], phase="act", hands={0: {"monk": 4}})
    assert refused(state, "end") == "D-20"
    assert "end" not in state.moves()


@rule("D-20")
def test_the_turn_goes_on_clockwise() -> None:
    state = at(3, phase="act", turn=2, hands={2: {"monk": 4}})
    play(state, "discard monk")
    assert (stage(state), state.dump()["turn"], state.dump()["drawn"]) == (("draw", 0), 0, [])


@rule("D-10")
def test_what_a_draw_tells() -> None:
    state = at(discard=PILES)
    assert told(state, "draw p1", 1) == ["Seat 0 takes Envoy from discard pile 1 (p1)."]
    assert told(state, "draw d1", 1) == ["Seat 0 draws from draw pile 1 (d1)."]
    play(state, "draw d1")
    assert told(state, "card shogun", 0) == ["You have drawn: Shogun."]
    assert told(state, "card shogun", 1) == told(state, "card shogun", tatami.SPECTATOR) == []
