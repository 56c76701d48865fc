"""Leading, passing, countering (K-10 to K-15) and the rulebook's example."""

from __future__ import annotations

import pytest

import tatami
from tatami.texts.saying import say
from tests.kami.positions import deal, load, play, position, refused, start
from tests.marks import rule


@rule("K-10")
def test_all_leads_of_a_hand() -> None:
    state = load(position(hands={0: "SSSSSLLG"}))
    assert sorted(state.moves()) == sorted(["(S)>S", "(S)>L", "(S)>G", "(L)>S", "(L)>L", "(L)>G", "(G)>S", "(G)>L"])


@rule("K-10")
def test_a_lead_lays_one_card_down_and_one_up() -> None:
    state = play(load(position(hands={0: "SSSSSLLG"})), "(S)>G")
    document = state.dump()
    assert document["hands"][0] == "SSSSLL"
    assert document["lines"][0] == {"defence": ["(S)"], "attack": ["G"]}
    assert document["attack"] == {"seat": 0, "card": "G"}
    assert document["seat"] == 1


@rule("K-10")
@pytest.mark.parametrize("name", ["-", "S>L", "S>S", "(V)>S", "(S)>V", "(G)>G", "(E)>S"])
def test_no_lead(name: str) -> None:
    # Neither a pass, nor a counter, nor cards that aren't there: the second Gold Dragon isn't either.
    assert refused(load(position(hands={0: "SSSSSLLG"})), name) == "K-10"


@rule("K-10")
def test_only_the_first_player_begins() -> None:
    state = load(position(first=3, seat=3))
    assert state.to_move() == 3
    assert all(name.startswith("(") for name in state.moves())


@rule("K-11")
@pytest.mark.parametrize(("players", "leader", "answerer"), [(4, 0, 1), (4, 3, 0), (3, 2, 0), (2, 1, 0)])
def test_the_next_clockwise_answers(players: int, leader: int, answerer: int) -> None:
    mercenaries = [f"{card}?" for card in "SLRVGFTE"] if players == 2 else []
    hand = {4: "SSSLRVGG", 3: "SSSLLRRVGG", 2: "SSSLRVGG"}[players]
    state = load(position(players, hands={leader: hand}, first=leader, seat=leader, mercenaries=mercenaries))
    play(state, "(S)>G")
    assert state.to_move() == answerer
    assert "-" in state.moves()


@rule("K-12")
def test_a_pass_is_always_allowed() -> None:
    document = position(hands={1: "SSLRRVGG", 2: "SSSLLRRV"}, lines={0: "(S)>G"}, attack=(0, "G"), seat=1)
    state = load(document)
    assert refused(state, "-") is None
    assert refused(state, "G>R") is None
    play(state, "-")
    # Nothing but the seat changes, and who has no such card can only pass.
    assert state.dump() == {**document, "seat": 2}
    assert state.moves() == ["-"]


@rule("K-13")
def test_all_counters_of_a_hand() -> None:
    state = load(position(hands={1: "SSLRRVGG"}, lines={0: "(S)>G"}, attack=(0, "G"), seat=1))
    assert sorted(state.moves()) == ["-", "G>G", "G>L", "G>R", "G>S", "G>V"]


@rule("K-13")
def test_a_counter_is_a_new_attack() -> None:
    state = load(position(hands={1: "SSLRRVGG"}, lines={0: "(S)>G"}, attack=(0, "G"), seat=1))
    document = play(state, "G>L").dump()
    assert document["hands"][1] == "SSRRVG"
    assert document["lines"][1] == {"defence": ["G"], "attack": ["L"]}
    assert document["attack"] == {"seat": 1, "card": "L"}
    assert document["seat"] == 2


@rule("K-13")
@pytest.mark.parametrize("name", ["L>R", "V>S", "S>G", "F>S", "G>F", "G>T"])
def test_no_counter(name: str) -> None:
    # Another kind, a Silver for a Gold Dragon, a card that isn't in the hand, in defence or in attack.
    state = load(position(hands={1: "SSLRRVGG"}, lines={0: "(S)>G"}, attack=(0, "G"), seat=1))
    assert refused(state, name) == "K-13"


@rule("K-13")
@pytest.mark.parametrize("name", ["(S)>R", "(G)>R", "(G)>G", "(V)>S", "(F)>S"])
def test_a_counter_is_never_face_down(name: str) -> None:
    # Not even with a card that would counter; nor does it matter whether the card is there.
    state = load(position(hands={1: "SSLRRVGG"}, lines={0: "(S)>G"}, attack=(0, "G"), seat=1))
    assert refused(state, name) == "K-13"
    refusal = state.refusal(name)
    assert refusal is not None
    assert say(refusal.reason, "en") == "You answer an attack: a counter lies face up, as in G>L. Or you pass."


@rule("K-13")
def test_one_card_is_not_played_twice() -> None:
    state = load(position(hands={1: "SSLLRRVG"}, lines={0: "(S)>G"}, attack=(0, "G"), seat=1))
    assert refused(state, "G>G") == "K-13"


@rule("K-13")
def test_a_refused_move_changes_nothing() -> None:
    document = position(hands={1: "SSLLRRVG"}, lines={0: "(S)>G"}, attack=(0, "G"), seat=1)
    state = load(document)
    for name in ("G>G", "L>R", "(S)>L", "ask"):
        with pytest.raises(tatami.IllegalAction):
            state.play(state.game.action(name))
        assert state.dump() == document
    refusal = state.refusal("L>R")
    assert refusal is not None
    texts = [say(refusal.reason, language) for language in ("en", "fr", "de")]
    assert all(texts)
    assert len(set(texts)) == 3


@rule("K-14")
def test_the_partner_may_be_countered() -> None:
    state = load(position(hands={2: "SSLRRVGG"}, lines={0: "(S)>G"}, attack=(0, "G"), seat=2))
    document = play(state, "G>R").dump()
    assert (document["attack"], document["seat"]) == ({"seat": 2, "card": "R"}, 3)


@rule("K-15")
@pytest.mark.parametrize("players", [4, 3, 2])
def test_all_pass_and_the_owner_leads(players: int) -> None:
    hand = {4: "SSSLRVGG", 3: "SSSLLRRVGG", 2: "SSSLRVGG"}[players]
    mercenaries = [f"{card}?" for card in "SLRVGFTE"] if players == 2 else []
    state = load(position(players, hands={0: hand}, mercenaries=mercenaries))
    play(state, "(S)>G")
    for passed in range(1, players):
        assert state.to_move() == passed
        assert state.dump()["attack"] == {"seat": 0, "card": "G"}
        play(state, "-")
    assert state.to_move() == 0
    assert state.dump()["attack"] is None
    assert refused(state, "-") == "K-10"
    assert refused(state, "(S)>G") is None


@rule("K-15")
def test_passes_count_from_the_last_attack() -> None:
    # Seats 1 and 2 passed the first attack; the counter of seat 3 must go round all three again.
    hands = {0: "SSSLRVGG", 3: "SSSLRRVG"}
    state = play(load(position(hands=hands)), "(S)>G", "-", "-", "G>R")
    for passed in (0, 1, 2):
        assert state.to_move() == passed
        play(state, "-")
    assert state.to_move() == 3
    assert state.dump()["attack"] is None


@rule("K-10")
@rule("K-13")
@rule("K-15")
@rule("K-20")
def test_the_rulebook_example() -> None:
    state = deal(start(4), "SSSLRVGF", "SSSLRRVT", "SSLLVGGE", "SSRVGFTE")
    play(state, "(V)>S", "S>R", "E>L", "-", "-", "-")
    assert (state.to_move(), state.dump()["attack"]) == (2, None)
    document = play(state, "(S)>G").dump()
    assert document["lines"] == [
        {"defence": ["(V)"], "attack": ["S"]},
        {"defence": ["S"], "attack": ["R"]},
        {"defence": ["E", "(S)"], "attack": ["L", "G"]},
        {"defence": [], "attack": []},
    ]
    assert document["hands"] == ["SSLRGF", "SSLRVT", "SLVG", "SSRVGFTE"]
    assert (document["attack"], document["seat"]) == ({"seat": 2, "card": "G"}, 3)
