"""Alone against the Automaton: its turn, its strike, Score cards, and the end (Y-72 … Y-76)."""

from __future__ import annotations

from typing import Any

import pytest

from tatami import CHANCE
from tatami.texts.saying import say
from tatami.views import view_text
from tests.daimyos.positions import (
    TWO_GUARDS,
    Document,
    after,
    automaton,
    fallen,
    load,
    play,
    position,
    refused,
    seen,
    solo,
    tokens,
)
from tests.marks import rule


def auto(level: int = 0, top: str | None = None, row: str = "", **fields: Any) -> Document:
    """The Automaton's turn: chance draws. The cards of the row are out of the deck."""
    cards = automaton(level, top)
    cards["row"] = row.split()
    cards["deck"] = [card for card in cards["deck"] if card not in cards["row"]]
    return solo(level, phase="auto", seat="chance", turn=1, automaton=cards, **fields)


@rule("Y-72")
def test_the_automaton_stays_and_scores() -> None:
    state = load(auto())
    assert state.to_move() == CHANCE
    assert state.moves() == [f"auto {n}A" for n in range(1, 8)]
    assert refused(state, "auto 1B") == "Y-72"
    found = after(auto(), "auto 2A")  # left 1, right 1
    assert found["clans"] == ["black", "red"]
    assert found["tracks"] == {"black": 0, "white": 0, "red": -2}
    assert found["automaton"]["row"] == ["2A"]
    assert "2A" not in found["automaton"]["deck"]
    assert (found["phase"], found["seat"], found["turn"]) == ("start", 0, 0)


@rule("Y-72")
def test_swap_and_steal_come_before_the_points() -> None:
    found = after(auto(), "auto 3A")  # swap; left 0, right 2
    assert (found["clans"], found["neutral"]) == (["black", "white"], "red")
    assert found["tracks"] == {"black": 0, "white": -2, "red": 0}
    found = after(auto(), "auto 4A")  # steal; left 0, right 1
    assert (found["clans"], found["neutral"]) == (["red", "black"], "white")
    assert found["tracks"] == {"black": -1, "white": 0, "red": 0}


@rule("Y-72")
def test_the_row_shows_all_left_numbers_and_the_last_right_one() -> None:
    # 2A 1|1, 1A 0|2, 5A 1|1, then 7A 1|1: 1 + 0 + 1 + 1 and 1.
    found = after(auto(row="2A 1A 5A"), "auto 7A")
    assert found["automaton"]["row"] == ["2A", "1A", "5A", "7A"]
    assert found["tracks"]["red"] == -4


@rule("Y-72")
def test_an_empty_auto_deck_is_made_anew_of_the_row() -> None:
    row = "2A 1A 3A 4A 5A 6A 7A"
    document = solo(automaton=auto(row=row)["automaton"])
    state = play(load(document), "done", "place r0 @c2", "card n18")
    found = state.dump()
    assert (found["phase"], found["turn"]) == ("auto", 1)
    assert found["automaton"]["row"] == []
    assert len(state.moves()) == 7
    play(state, "auto 6A")  # steal; 0 and 2, nothing of the old row
    assert state.dump()["automaton"]["row"] == ["6A"]
    assert state.dump()["tracks"] == {"black": 2 - 2, "white": 0, "red": 0}
    # A document may also have it before the cards are shuffled.
    assert after(auto(row=row), "auto 6A")["automaton"]["row"] == ["6A"]


@rule("Y-73")
def test_the_automaton_strikes_step_by_step() -> None:
    # 5B: yellow, blue, brown, …; yellow has fallen, so blue is the highest available.
    document = auto(top="5B", placed=TWO_GUARDS, hands=("n18", ""), tracks=(0, 0, -4), eliminated={"yellow": 1}, row="1A")
    document["tokens"] = [tokens(favours="8"), tokens(board={"yellow": 1})]
    state = load(document)
    told = [say(line) for line in state.tell(state.game.action("auto 2A"), 0)]  # type: ignore[arg-type]
    assert any("strikes" in line and "blue" in line for line in told)
    found = after(document, "auto 2A")  # 0 + 1 + 1: red goes to 6
    assert found["eliminated"] == {"yellow": 1, "blue": 1}
    assert found["tokens"][1] == tokens(board={"yellow": 1, "blue": 2})  # (1)
    assert found["automaton"]["on_tracks"] == {"black": [], "white": [], "red": [["5B", "down"]]}  # (2), before (6)
    assert found["tracks"]["red"] == -5  # (3)
    assert found["tokens"][0] == tokens(favours="78")  # (4)
    assert found["tracks"]["black"] == 2  # (4): black ninjas on c3 and c4
    assert found["automaton"]["deck"] == [f"{n}A" for n in range(1, 8)]  # (5)
    assert found["automaton"]["row"] == []
    assert found["clans"] == ["black", "white"]  # (6)
    assert found["neutral"] == "red"
    # The Score deck isn't shuffled: chance only turns up its next card.
    assert found["automaton"]["top"] is None
    assert (found["phase"], found["seat"]) == ("auto", "chance")
    state = load(found)
    assert state.moves() == ["top 1B", "top 2B", "top 3B", "top 4B", "top 6B", "top 7B"]
    play(state, "top 3B")
    assert state.dump()["automaton"]["top"] == "3B"
    assert (state.dump()["phase"], state.dump()["seat"]) == ("start", 0)


@rule("Y-73")
@pytest.mark.parametrize(("before", "strikes"), [(-3, False), (-4, True), (-5, True), (-9, True)])
def test_it_strikes_at_the_sixth_space_or_beyond(before: int, strikes: bool) -> None:
    found = after(auto(tracks=(0, 0, before)), "auto 2A")  # 2 points
    assert (found["eliminated"] != {}) == strikes
    assert found["tracks"]["red"] == (-5 if strikes else before - 2)


@rule("Y-73")
def test_only_the_track_it_scores_on_makes_it_strike() -> None:
    assert after(auto(tracks=(0, -7, 0)), "auto 2A")["eliminated"] == {}
    # After a swap the white marker is the one that counts.
    assert after(auto(tracks=(0, -4, 0)), "auto 3A")["eliminated"] != {}


@rule("Y-73")
def test_techniques_of_the_players_turn_are_over_when_it_strikes() -> None:
    document = auto(placed=TWO_GUARDS, hands=("n18", ""), tracks=(0, 0, -4), top="5B", eliminated={"yellow": 1})
    found = after(document, "auto 2A")
    assert found["tracks"]["black"] == 2


@rule("Y-73")
@rule("Y-75")
def test_the_seventh_daimyo_by_a_strike_ends_the_game() -> None:
    document = auto(top="5B", tracks=(0, 0, -4), eliminated=fallen("blue"))
    document["automaton"]["score_deck"] = []
    document["automaton"]["on_tracks"]["white"] = [[f"{n}B", "up"] for n in (1, 2, 3, 4, 6, 7)]
    found = after(document, "auto 2A")
    assert (found["phase"], found["seat"]) == ("assign", 0)
    assert found["automaton"]["top"] is None


@rule("Y-74")
def test_a_daimyo_that_the_player_eliminates_brings_a_score_card_face_up() -> None:
    document = solo(placed=TWO_GUARDS, hands=("n18", ""), automaton=automaton(0, "5B"))
    state = play(load(document), "done", "place r180 @a3", "card n29")
    found = state.dump()
    assert found["eliminated"] == {"blue": 0}
    assert found["automaton"]["on_tracks"]["red"] == [["5B", "up"]]
    assert found["tracks"] == {"black": 4, "white": 0, "red": -1}  # (d) is as usual
    assert found["tokens"] == [tokens(board={"blue": 1}), tokens(favours="8")]
    assert (found["phase"], found["turn"], found["automaton"]["top"]) == ("auto", 0, None)
    assert refused(state, "done") == "Y-72"
    play(state, "top 2B")
    assert (state.dump()["phase"], state.dump()["turn"]) == ("auto", 1)
    play(state, "auto 1A")
    assert state.dump()["turn"] == 0


@rule("Y-74")
def test_with_two_daimyos_the_next_list_is_seen_in_between() -> None:
    document = solo(placed=["n16 r0 c2", "n02 r0 e1", "n18 r180 a3"], hands=("n17", ""), automaton=automaton(0, "5B"))
    state = play(load(document), "done", "place r0 @c3", "card n29", "eliminate orange")
    assert state.dump()["eliminated"] == {"orange": 0}
    play(state, "top 2B")
    found = state.dump()
    assert found["eliminated"] == {"orange": 0, "blue": 0}
    assert found["automaton"]["on_tracks"]["red"] == [["5B", "up"], ["2B", "up"]]
    assert found["automaton"]["top"] is None
    play(state, "top 1B")
    assert state.dump()["turn"] == 1


@rule("Y-75")
def test_the_reckoning_alone_is_open_and_score_cards_count() -> None:
    document = solo(phase="assign", seat=0, eliminated=fallen(), tracks=(6, 2, 0))
    document["tokens"] = [tokens(board={"blue": 5}, favours="8"), tokens(favours="7")]
    cards = automaton(0, "6B")
    cards["score_deck"] = [card for card in cards["score_deck"] if card not in ("3B", "5B")]
    cards["on_tracks"] = {"black": [["3B", "down"]], "white": [["5B", "up"]], "red": []}
    document["automaton"] = cards
    state = play(load(document), "assign 5 black")
    assert seen(state, -3).data()["assigned"] == [{"5": "black"}, None]
    play(state, "assign 8 white")
    # 3B has 5 at its bottom, 5B has 6; token 5 is worth 3 on its daimyo side.
    assert state.dump()["tracks"] == {"black": 6 + 3 - 5, "white": 2 + 1 - 6, "red": 0}
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.returns == [1, -1]


@rule("Y-75")
def test_the_ninja_deck_ends_the_solo_game_too() -> None:
    document = solo(deck="n29")
    found = after(document, "done", "place r0 @c2", "card n29")
    assert found["phase"] == "assign"
    assert found["tokens"] == [tokens(favours="12345678"), tokens()]


@rule("Y-75")
def test_numbers_of_face_down_score_cards_are_not_shown_before_the_end() -> None:
    document = solo(eliminated={"blue": 1, "green": 0})
    document["automaton"]["on_tracks"]["black"] = [["3B", "down"], ["5B", "up"]]
    document["automaton"]["score_deck"] = ["1B", "2B", "4B", "6B"]
    text = view_text(seen(load(document), 0))
    assert "3B face down on black" in text
    assert "5B on black (6)" in text


@rule("Y-76")
def test_shinobi_iri_exchanges_with_the_automaton() -> None:
    found = after(solo(favours=("78", "")), "use shinobi-iri")
    assert found["clans"] == ["red", "black"]
    assert found["tokens"][0]["spent"] == [7, 8]


@rule("Y-70")
def test_two_players_have_no_automaton() -> None:
    assert position()["automaton"] is None
    assert refused(load(position()), "auto 1A") == "Y-70"
    assert refused(load(position()), "top 1A") == "Y-70"
