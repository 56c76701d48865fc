"""Techniques, with and without something to work on (Y-50 … Y-59), and the clan techniques' module (Y-62)."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.views import view_text
from tests.daimyos.positions import ONE_GUARD, TWO_GUARDS, Document, after, fallen, load, placing, play, position, refused, seen
from tests.daimyos.test_turn import FULL
from tests.marks import rule

CLAN = {"clan_techniques": True}
FALL = ("done", "place r180 @a3", "card n29")  # after TWO_GUARDS, with n18: blue falls


def with_card(technique: str, **fields: Any) -> Document:
    """A game with the module in which this technique is on its clan's card."""
    cards = {"black": "boryaku", "white": "choho", "red": "kenjutsu"}
    for clan, pair in (("black", "intonjutsu boryaku"), ("white", "hensojutsu choho"), ("red", "kayakujutsu kenjutsu")):
        if technique in pair.split():
            cards[clan] = technique
    return position(options={**CLAN, **fields.pop("modules", {})}, clan_cards=cards, **{"favours": ("5678", ""), **fields})


@rule("Y-50")
def test_shinobi_iri_exchanges_clans() -> None:
    found = after(position(favours=("78", "")), "use shinobi-iri")
    assert found["clans"] == ["red", "black"]
    assert found["neutral"] == "white"
    # n01 covers two samurai with black ninjas, and black is the other one's now.
    found = after(found, "done", "place r0 @c2", "card n29")
    assert found["tracks"] == {"black": 0, "white": 0, "red": 0}


@rule("Y-50")
def test_shinobi_iri_makes_the_new_clans_technique_usable() -> None:
    state = load(with_card("kenjutsu"))
    assert refused(state, "use kenjutsu") == "Y-11"
    play(state, "use shinobi-iri")
    assert refused(state, "use kenjutsu") is None
    assert refused(state, "use boryaku") == "Y-11"


@rule("Y-52")
@pytest.mark.parametrize(("kept", "dropped"), [("keep 1", "n29"), ("keep 2", "n01")])
def test_ten_mon_draws_and_discards_one_of_the_two(kept: str, dropped: str) -> None:
    state = play(load(position(favours=("8", ""))), "use ten-mon")
    assert state.dump()["phase"] == "draw"
    play(state, "card n29")
    assert state.moves() == ["keep 1", "keep 2"]
    assert refused(state, "done") == "Y-52"
    assert refused(state, "keep 1 2") == "Y-52"
    play(state, kept)
    found = state.dump()
    assert found["discarded"] == [dropped]
    assert found["hands"][0] == [card for card in ("n01", "n29") if card != dropped]
    assert found["phase"] == "start"
    assert refused(state, "keep 1") == "Y-52"
    play(state, "done")
    assert placing(state)


@rule("Y-52")
def test_ten_mon_after_boryaku_keeps_two_of_three() -> None:
    document = with_card("boryaku")
    state = play(load(document), "use boryaku", "card n29", "use ten-mon", "card n28")
    assert state.dump()["hands"][0] == ["n01", "n29", "n28"]
    assert state.moves() == ["keep 1 2", "keep 1 3", "keep 2 3"]
    assert refused(state, "keep 1") == "Y-52"
    for name, left, dropped in (("keep 1 2", ["n01", "n29"], "n28"), ("keep 1 3", ["n01", "n28"], "n29")):
        found = after(state.dump(), name)
        assert (found["hands"][0], found["discarded"]) == (left, [dropped])
    play(state, "keep 2 3")
    assert state.dump()["hands"][0] == ["n29", "n28"]
    assert state.dump()["discarded"] == ["n01"]


@rule("Y-52")
@rule("Y-54")
def test_ten_mon_before_boryaku_leaves_one_card_to_add_to() -> None:
    state = play(load(with_card("boryaku")), "use ten-mon", "card n29", "keep 2", "use boryaku")
    assert state.dump()["phase"] == "draw"
    play(state, "card n28")
    assert state.dump()["hands"][0] == ["n29", "n28"]
    assert state.dump()["phase"] == "start"


@rule("Y-53")
def test_intonjutsu_counts_empty_spaces_around_a_falling_daimyo() -> None:
    document = with_card("intonjutsu", placed=TWO_GUARDS, hands=("n18", "n03"))
    plain = after(document, *FALL)
    assert plain["tracks"]["black"] == 4  # one samurai, three ninjas
    found = after(document, "use intonjutsu", *FALL)
    # Empty around blue: a3, a5 and c5.
    assert found["tracks"]["black"] == 4 + 3
    assert found["tracks"]["red"] == plain["tracks"]["red"]
    assert found["used"] == []


@rule("Y-53")
def test_intonjutsu_without_a_falling_daimyo_or_with_another_clan_brings_nothing() -> None:
    document = with_card("intonjutsu", hands=("n01", "n03"))
    assert after(document, "use intonjutsu", "done", "place r0 @c2", "card n29")["tracks"]["black"] == 2
    document = with_card("intonjutsu", placed=TWO_GUARDS, hands=("n18", "n03"))
    found = after(document, "use intonjutsu", "use shinobi-iri", *FALL)
    # Red now: one red ninja on b3. The opponent has black: three ninjas, and no empty space counts for that side.
    assert found["tracks"] == {"black": -3, "white": 0, "red": 1}


@rule("Y-54")
def test_boryaku_places_both_cards_in_the_order_one_likes() -> None:
    state = play(load(with_card("boryaku", hands=("n01", "n03"))), "use boryaku", "card n18", "done")
    assert state.dump()["hands"][0] == ["n01", "n18"]
    assert {name.split()[1] for name in state.moves()} == {"1", "2"}
    assert refused(state, "place r0 @c2") == "Y-54"
    play(state, "place 1 r0 @c2")
    assert state.dump()["phase"] == "place"
    assert (state.dump()["tracks"]["black"], state.dump()["laid"]) == (0, 1)  # points come when both lie
    assert refused(state, "place 2 r180 @a3") == "Y-54"
    play(state, "place r180 @a3")
    found = state.dump()
    assert (found["phase"], found["hands"][0], found["laid"]) == ("draw", [], 2)
    assert found["tracks"]["black"] == 0
    play(state, "card n29")
    found = state.dump()
    assert found["hands"][0] == ["n29"]
    assert found["eliminated"] == {"blue": 0}
    assert found["tracks"]["black"] == 6  # samurai on c3, c4 and a4, and three ninjas around blue
    other = play(load(with_card("boryaku", hands=("n01", "n03"))), "use boryaku", "card n18", "done", "place 2 r180 @a3")
    assert other.dump()["hands"][0] == ["n01"]
    play(other, "place r0 @c2", "card n29")
    assert other.dump()["eliminated"] == {"blue": 0}


@rule("Y-54")
def test_of_boryakus_cards_those_that_fit_nowhere_are_discarded() -> None:
    document = with_card("boryaku", placed=FULL, hands=("n22", "n03"), eliminated=fallen("blue"))
    state = play(load(document), "use boryaku", "card n01", "done")
    # n22 fits nowhere, n01 does.
    assert {name.split()[1] for name in state.moves()} == {"2"}
    both = play(load(document), "use boryaku", "card n24", "done")
    assert both.dump()["phase"] == "draw"
    assert both.dump()["discarded"] == ["n22", "n24"]
    play(both, "card n29")
    assert both.dump()["hands"][0] == ["n29"]
    assert both.dump()["turn"] == 1


@rule("Y-54")
def test_a_samurai_of_the_first_card_can_be_covered_by_the_second() -> None:
    """n04 lays a red samurai on c3, n01 covers it: a samurai covered this turn, like any other."""
    document = with_card("boryaku", hands=("n04", "n03"))
    state = play(load(document), "use boryaku", "card n01", "done", "place 1 r0 @c3", "place r0 @c1", "card n29")
    # n04's ninjas on c5 and d4 cover nothing; n01's cover c2 and c3.
    assert state.dump()["tracks"]["black"] == 2


@rule("Y-55")
def test_kayakujutsu_gives_two_for_each_samurai() -> None:
    document = with_card("kayakujutsu", hands=("n03", "n01"), clans=("red", "black"))
    assert after(document, "done", "place r0 @c2", "card n29")["tracks"]["red"] == 2
    assert after(document, "use kayakujutsu", "done", "place r0 @c2", "card n29")["tracks"]["red"] == 4
    # Without a samurai below there is nothing to double.
    assert after(document, "use kayakujutsu", "done", "place r0 @e2", "card n29")["tracks"]["red"] == 0


@rule("Y-55")
def test_kayakujutsu_works_for_the_clan_one_has_then() -> None:
    document = with_card("kayakujutsu", hands=("n01", "n03"), clans=("red", "black"))
    found = after(document, "use kayakujutsu", "use shinobi-iri", "done", "place r0 @c2", "card n29")
    assert found["tracks"]["black"] == 4


@rule("Y-56")
def test_kenjutsu_doubles_red_ninjas_around_a_fallen_daimyo() -> None:
    document = with_card("kenjutsu", placed=TWO_GUARDS, hands=("n18", "n03"), clans=("red", "black"))
    assert after(document, *FALL)["tracks"] == {"black": -3, "white": 0, "red": 1}
    assert after(document, "use kenjutsu", *FALL)["tracks"] == {"black": -3, "white": 0, "red": 2}
    # Samurai points are not its business, nor ninjas that aren't red.
    found = after(document, "use kenjutsu", "use shinobi-iri", *FALL)
    assert found["tracks"] == {"black": 4, "white": 0, "red": -1}


@rule("Y-57")
def test_hensojutsu_makes_two_ninjas_white() -> None:
    document = with_card("hensojutsu", placed=TWO_GUARDS, hands=("n18", "n03"), clans=("white", "red"))
    # Without it: W on b5 covers a samurai, and counts around blue.
    assert after(document, *FALL)["tracks"] == {"black": 0, "white": 2, "red": -1}
    state = play(load(document), "use hensojutsu", "done", "place r180 @a3")
    # Y-12: the new card comes before anything is chosen or counted.
    assert state.dump()["phase"] == "draw"
    assert refused(state, "white a4") == "Y-12"
    play(state, "card n29")
    found = state.dump()
    assert (found["phase"], found["hands"][0], found["laid"]) == ("as-white", ["n29"], 1)
    assert found["tracks"] == {"black": 0, "white": 0, "red": 0}
    assert refused(state, "place r0 @c2") == "Y-12"
    # Offered: black and red ninjas next to a standing daimyo or laid this turn; b5 is white already.
    assert state.moves() == ["done", "white b3", "white c3", "white a4", "white c4"]
    assert refused(state, "white b5") == "Y-57"
    assert refused(state, "white a1") == "Y-57"
    play(state, "white a4")
    assert refused(state, "white a4") == "Y-57"
    play(state, "white b3")
    assert state.moves() == ["done"]
    assert refused(state, "white c3") == "Y-57"
    play(state, "done")
    # a4 covered a samurai, so it scores; around blue a4, b3 and b5 are white. b3 is no longer red for the opponent.
    assert state.dump()["tracks"] == {"black": 0, "white": 2 + 3, "red": 0}
    assert state.dump()["as_white"] == []


@rule("Y-57")
def test_hensojutsu_may_choose_one_or_none() -> None:
    document = with_card("hensojutsu", placed=TWO_GUARDS, hands=("n18", "n03"), clans=("white", "red"))
    begin = ("use hensojutsu", "done", "place r180 @a3", "card n29")
    assert after(document, *begin, "done")["tracks"] == {"black": 0, "white": 2, "red": -1}
    assert after(document, *begin, "white c3", "done")["tracks"] == {"black": 0, "white": 3, "red": -1}


@rule("Y-57")
def test_hensojutsu_offers_ninjas_laid_this_turn_wherever_they_are() -> None:
    """n19 is BW / .B / R. : laid at the edge, its B on k5 is next to no daimyo, but was laid this turn."""
    document = with_card("hensojutsu", hands=("n19", "n03"), clans=("white", "red"))
    state = play(load(document), "use hensojutsu", "done", "place r0 @j3", "card n29")
    assert "white j3" in state.moves()  # next to purple
    assert "white j5" in state.moves()
    found = after(state.dump(), "white j5", "done")
    assert found["tracks"]["white"] == 0  # it covered nothing


@rule("Y-57")
def test_hensojutsu_when_the_card_fits_nowhere() -> None:
    document = with_card("hensojutsu", placed=FULL, hands=("n22", "n03"), eliminated=fallen("blue"), clans=("white", "red"))
    state = play(load(document), "use hensojutsu", "done")
    assert (state.dump()["phase"], state.dump()["discarded"]) == ("draw", ["n22"])
    play(state, "card n29")
    assert (state.dump()["phase"], state.dump()["laid"], state.dump()["hands"][0]) == ("as-white", 0, ["n29"])
    assert "done" in state.moves()
    # Of the cards that lie none is of this turn: what is offered is next to blue.
    assert {name for name in state.moves() if name != "done"} <= {f"white {c}{r}" for c in "abc" for r in (3, 4, 5)}
    play(state, "done")
    assert state.dump()["tracks"]["white"] == 0  # nothing was covered this turn
    assert state.dump()["hands"][0] == ["n29"]


@rule("Y-12")
@rule("Y-57")
def test_with_an_empty_deck_white_is_chosen_with_no_card_in_hand() -> None:
    document = with_card("hensojutsu", placed=TWO_GUARDS, hands=("n18", "n03"), clans=("white", "red"), deck="")
    state = play(load(document), "use hensojutsu", "done", "place r180 @a3")
    assert (state.dump()["phase"], state.dump()["laid"], state.dump()["hands"][0]) == ("as-white", 1, [])
    play(state, "white a4", "done")
    assert state.dump()["tracks"]["white"] == 2 + 2  # b5 and a4 cover samurai, and both are next to blue


@rule("Y-58")
def test_choho_makes_samurai_white_ninjas() -> None:
    document = with_card("choho", placed=ONE_GUARD, hands=("n04", "n03"), clans=("white", "red"))
    begin = ("use choho", "done", "place r0 @g6", "card n29")
    assert after(document, *begin, "done")["eliminated"] == {}
    state = play(load(document), *begin)
    offered = [name for name in state.moves() if name != "done"]
    assert "white c3" in offered
    assert refused(state, "white c4") == "Y-58"  # a ninja
    assert refused(state, "white a1") == "Y-58"  # a samurai next to no daimyo
    play(state, "white c3", "done")
    # Blue and orange have no guard but c3, which guards nobody now: both fall, and c3 counts as white.
    assert state.moves() == ["eliminate blue", "eliminate orange"]
    play(state, "eliminate blue")
    found = state.dump()
    # Blue: W on b5 and c3. Orange: W on e2, e3, d3 and c3. Red: b3 and c2 for the opponent.
    assert found["tracks"] == {"black": 0, "white": 6, "red": -2}


@rule("Y-58")
def test_samurai_of_choho_score_nothing_by_y_30_and_guard_again_next_turn() -> None:
    document = with_card("choho", hands=("n04", "n03"), clans=("white", "red"))
    state = play(load(document), "use choho", "done", "place r0 @c3", "card n29", "white c3", "white a4", "done")
    assert state.dump()["tracks"] == {"black": 0, "white": 0, "red": 0}
    assert state.dump()["as_white"] == []
    assert "1 blue on b4: samurai around it r c3, b a4, w c4, b b5" in view_text(seen(state, 0))


@rule("Y-57")
@rule("Y-58")
def test_nothing_is_chosen_without_the_technique() -> None:
    state = play(load(with_card("hensojutsu", clans=("white", "red"))), "done", "place r0 @c2")
    assert state.dump()["phase"] == "draw"
    assert refused(load(with_card("hensojutsu")), "white c3") == "Y-57"
    assert refused(load(with_card("choho")), "white c3") == "Y-58"


@rule("Y-59")
def test_ten_mon_and_boryaku_need_a_deck() -> None:
    document = with_card("boryaku", deck="")
    state = load(document)
    assert refused(state, "use ten-mon") == "Y-59"
    assert refused(state, "use boryaku") == "Y-59"
    assert refused(state, "use chimon") is None
    one = load(with_card("boryaku", deck="n29"))
    play(one, "use ten-mon", "card n29", "keep 1")
    assert refused(one, "use boryaku") == "Y-59"


@rule("Y-62")
def test_clan_techniques_need_the_module_the_card_and_the_clan() -> None:
    plain = load(position(favours=("5678", "")))
    assert refused(plain, "use boryaku") == "Y-62"
    state = load(with_card("boryaku"))
    assert refused(state, "use boryaku") is None
    assert refused(state, "use intonjutsu") == "Y-62"  # the other black card is in play
    assert refused(state, "use choho") == "Y-11"  # white is neutral
    play(state, "swap")
    assert refused(state, "use choho") is None
    assert refused(state, "use boryaku") == "Y-11"
