"""A turn: swap, techniques, placing, points, falling daimyos (Y-10 … Y-14, Y-20 … Y-32)."""

from __future__ import annotations

import pytest

from tatami.texts.saying import say
from tatami.views import view_text
from tests.daimyos.positions import ONE_GUARD, TWO_GUARDS, after, fallen, load, placing, play, position, refused, seen, tokens
from tests.marks import rule

# With only blue standing and these cards laid, n22 fits nowhere.
FULL = ["n27 r270m a5", "n11 r270 z2", "n12 r90 b3"]


@rule("Y-10")
def test_swap_once_before_all_techniques() -> None:
    state = load(position(favours=("78", "")))
    play(state, "swap")
    document = state.dump()
    assert document["clans"] == ["white", "red"]
    assert document["neutral"] == "black"
    assert document["used"] == ["swap"]
    assert refused(state, "swap") == "Y-10"
    state = play(load(position(favours=("78", ""))), "use chimon")
    assert refused(state, "swap") == "Y-10"
    state = play(load(position()), "done")
    assert refused(state, "swap") == "Y-10"


@rule("Y-10")
def test_a_new_turn_allows_a_new_swap() -> None:
    state = play(load(position()), "swap", "done", "place r0 @c2", "card n18")
    assert state.to_move() == 1
    assert state.dump()["used"] == []
    play(state, "swap")
    assert state.dump()["clans"] == ["white", "black"]


@rule("Y-11")
def test_a_technique_is_paid_with_the_lowest_favours_and_used_once() -> None:
    state = load(position(favours=("678", "")))
    assert [name for name in state.moves() if name.startswith("use")] == ["use shinobi-iri", "use chimon", "use ten-mon"]
    play(state, "use chimon")
    assert state.dump()["tokens"][0] == tokens(favours="78", spent="6")
    assert refused(state, "use chimon") == "Y-11"
    play(state, "use shinobi-iri")
    assert state.dump()["tokens"][0] == tokens(spent="678")
    assert state.dump()["used"] == ["chimon", "shinobi-iri"]
    assert refused(state, "use ten-mon") == "Y-11"


@rule("Y-11")
def test_without_favours_or_after_placing_there_are_no_techniques() -> None:
    state = load(position(favours=("7", "")))
    assert refused(state, "use shinobi-iri") == "Y-11"
    refusal = state.refusal("use shinobi-iri")
    assert refusal is not None
    assert say(refusal.reason, "en") == "Shinobi-iri costs 2, and your unspent favours are 1."
    play(state, "done")
    assert refused(state, "use chimon") == "Y-11"


@rule("Y-11")
def test_spent_favours_cannot_be_spent_again_in_a_later_turn() -> None:
    document = position(tokens=[tokens(spent="8"), tokens()])
    assert refused(load(document), "use chimon") == "Y-11"


@rule("Y-12")
def test_place_then_draw_then_the_other_player() -> None:
    state = play(load(position()), "done")
    assert refused(state, "done") == "Y-12"
    assert all(name.startswith("place r") for name in state.moves())
    play(state, "place r0 @c2")
    document = state.dump()
    assert (document["phase"], document["seat"], document["hands"][0]) == ("draw", "chance", [])
    assert len(state.moves()) == 27
    play(state, "card n18")
    document = state.dump()
    assert document["hands"] == [["n18"], ["n03"]]
    assert document["placed"] == [["n01", "r0", "c2"]]
    assert (document["phase"], document["seat"], document["turn"]) == ("start", 1, 1)


@rule("Y-12")
@rule("Y-13")
@rule("Y-14")
def test_the_card_is_drawn_before_points_are_counted() -> None:
    """With n17 on c3 a samurai is covered, and blue and orange lose their last guard: all of it counts after the draw."""
    state = play(load(position(placed=ONE_GUARD, hands=("n17", "n03"))), "done", "place r0 @c3")
    document = state.dump()
    assert (document["phase"], document["seat"], document["laid"]) == ("draw", "chance", 1)
    assert document["tracks"] == {"black": 0, "white": 0, "red": 0}
    assert document["eliminated"] == {}
    play(state, "card n29")
    document = state.dump()
    assert (document["phase"], document["laid"], document["hands"][0]) == ("eliminate", 1, ["n29"])
    assert document["tracks"]["black"] == 1
    play(state, "eliminate blue")
    assert state.dump()["laid"] == 0  # from the turn's end on


@rule("Y-12")
@rule("Y-40")
def test_with_an_empty_deck_points_are_counted_at_once() -> None:
    found = after(position(hands=("n01", "n03"), deck=""), "done", "place r0 @c2")
    assert found["tracks"]["black"] == 2
    assert (found["phase"], found["laid"]) == ("assign", 0)


@rule("Y-12")
def test_placing_comes_after_the_optional_steps() -> None:
    assert refused(load(position()), "place r0 @c2") == "Y-12"


@rule("Y-12")
def test_a_card_that_fits_nowhere_is_discarded_and_the_next_one_kept() -> None:
    document = position(placed=FULL, hands=("n22", "n03"), eliminated=fallen("blue"))
    found = after(document, "done")
    assert (found["phase"], found["laid"]) == ("draw", 0)
    assert found["discarded"] == ["n22"]
    assert found["tracks"] == document["tracks"]
    found = after(found, "card n18")
    assert found["hands"] == [["n18"], ["n03"]]
    assert found["turn"] == 1


@rule("Y-12")
def test_a_card_that_fits_somewhere_must_be_placed() -> None:
    document = position(placed=FULL, hands=("n01", "n03"), eliminated=fallen("blue"))
    state = play(load(document), "done")
    assert placing(state)
    assert refused(state, "done") == "Y-12"


@rule("Y-20")
def test_eight_turnings_and_sticking_out() -> None:
    """n10 is B. / WB / .b; where its pieces lie tells the turning."""
    expected = {
        "r0": ["f8 B", "f7 W", "g7 B", "g6 b"],
        "r90": ["g7 W", "h7 B", "f6 b", "g6 B"],
        "r180": ["f8 b", "f7 B", "g7 W", "g6 B"],
        "r270": ["g7 B", "h7 b", "f6 B", "g6 W"],
        "r0m": ["g8 B", "f7 B", "g7 W", "f6 b"],
        "r90m": ["f7 b", "g7 B", "g6 W", "h6 B"],
        "r180m": ["g8 b", "f7 W", "g7 B", "f6 B"],
        "r270m": ["f7 B", "g7 W", "g6 B", "h6 b"],
    }
    for turning, pieces in expected.items():
        state = play(load(position(hands=("n10", "n03"))), "done", f"place {turning} @f6")
        found = []
        for row in (8, 7, 6):
            line = next(line for line in view_text(seen(state, 0)).splitlines() if line.startswith(f" {row}  "))
            letters = [line[4 + 3 * column] for column in (5, 6, 7)]
            found += [f"{'fgh'[n]}{row} {letter}" for n, letter in enumerate(letters) if letter in "BWb"]
        assert found == pieces, turning


@rule("Y-20")
def test_a_card_may_stick_out_over_every_edge() -> None:
    state = play(load(position(hands=("n19", "n03"))), "done")
    names = placing(state)
    # Blue is at b4, green at g2, yellow at b9, turquoise at h8: each near an edge, so cards reach over all four.
    assert any("@z" in name for name in names)
    assert any(name.endswith(("0", "-1")) and not name.endswith("10") for name in names)
    assert any("@j" in name for name in names)
    assert any(name.endswith(("10", "9")) for name in names)


@rule("Y-20")
def test_equal_drawings_are_still_different_moves() -> None:
    """n22 looks the same after a half turn; both names are legal, and the document keeps the one that was played."""
    state = play(load(position(hands=("n22", "n03"))), "done")
    names = placing(state)
    assert {name.replace("r0 ", "r180 ") for name in names if " r0 " in name} == {name for name in names if " r180 " in name}
    assert len(names) == len(set(names))
    play(state, names[-1])
    assert state.dump()["placed"][0][1] == names[-1].split()[1]


@rule("Y-21")
def test_a_ninja_must_be_next_to_a_standing_daimyo() -> None:
    state = play(load(position(hands=("n01", "n03"))), "done")
    assert refused(state, "place r0 @c2") is None
    assert refused(state, "place r0 @e4") == "Y-21"
    assert refused(state, "place r0 @k11") == "Y-21"
    assert refused(state, "place r0 @l12") == "Y-21"
    # Corner to corner is next to: with ninjas on e3 and e4 only e3 touches orange on d2; a row higher none does.
    assert refused(state, "place r0 @e2") is None
    assert refused(state, "place r0 @e3") == "Y-21"
    state = play(load(position(hands=("n01", "n03"), eliminated=fallen("turquoise"))), "done")
    assert refused(state, "place r0 @c2") == "Y-21"
    assert refused(state, "place r0 @g6") is None


@rule("Y-21")
def test_a_samurai_next_to_a_daimyo_is_not_enough() -> None:
    """n04 is B. / .B / r. : with its samurai on e3 and ninjas on e5 and f4, none touches a daimyo."""
    state = play(load(position(hands=("n04", "n03"))), "done")
    assert refused(state, "place r0 @e3") == "Y-21"


@rule("Y-22")
def test_neither_ninja_nor_samurai_covers_a_daimyo_but_clear_spaces_may() -> None:
    state = play(load(position(hands=("n04", "n03"))), "done")
    assert refused(state, "place r0 @b2") == "Y-22"  # B on b4, where blue is
    assert refused(state, "place r0 @b4") == "Y-22"  # r on b4, ninjas on b6 and c5
    # n01 r0 @c2 lies over orange on d2 with a clear space.
    assert refused(play(load(position(hands=("n01", "n03"))), "done"), "place r0 @c2") is None


@rule("Y-22")
def test_an_eliminated_daimyo_is_not_covered_either() -> None:
    state = play(load(position(eliminated={"yellow": 0})), "done")
    assert refused(state, "place r270 @b9") == "Y-22"  # B on b9 and c9, next to brown on d9
    assert refused(state, "place r270 @c8") is None  # B on c8 and d8


@rule("Y-23")
@rule("Y-51")
def test_ninja_on_ninja_only_with_chimon() -> None:
    document = position(placed=["n16 r0 c2"], hands=("n01", "n03"), favours=("8", ""))
    state = play(load(document), "done")
    assert refused(state, "place r0 @c1") == "Y-23"  # B on c2, where R lies
    refusal = state.refusal("place r0 @c1")
    assert refusal is not None
    assert "c2" in say(refusal.reason, "fr")
    found = after(document, "use chimon", "done", "place r0 @c1", "card n29")
    assert found["placed"][-1] == ["n01", "r0", "c1"]
    assert found["used"] == []
    # The next turn Chimon is over.
    state = play(load({**found, "hands": [["n29"], ["n03"]]}), "done")
    assert refused(state, "place r0 @c1") == "Y-23"


@rule("Y-51")
def test_chimon_allows_no_daimyo_to_be_covered() -> None:
    document = position(hands=("n01", "n03"), favours=("8", ""))
    state = play(load(document), "use chimon", "done")
    assert refused(state, "place r0 @b2") == "Y-22"


@rule("Y-24")
@rule("Y-26")
def test_a_ninja_covers_a_samurai_and_a_clear_space_changes_nothing() -> None:
    state = play(load(position(hands=("n01", "n03"))), "done", "place r0 @c2")
    text = view_text(seen(state, 0))
    assert "1 blue on b4: samurai around it b a4, b b5; ninjas around it B c3, B c4." in text
    # Its clear spaces lie on c2 (samurai), d2 (orange), d3 (samurai) and d4.
    assert "5 orange on d2: samurai around it r c2, b e2, w d3; ninjas around it B c3." in text


@rule("Y-25")
def test_a_samurai_covers_a_ninja_and_a_samurai() -> None:
    # n04 is B. / .B / r. : on c3 its samurai covers the printed one, or n01's ninja.
    for placed, cell in (([], "rr"), (TWO_GUARDS, "rB")):
        state = play(load(position(placed=placed, hands=("n04", "n03"))), "done", "place r0 @c3")
        text = view_text(seen(state, 0))
        row = next(line for line in text.splitlines() if line.startswith(" 3  "))
        assert row[4 + 3 * 2 :].startswith(cell)
        assert next(line for line in text.splitlines() if line.startswith("1 blue")).count("r c3") == 1


@rule("Y-13")
@rule("Y-30")
def test_points_for_samurai_covered_by_ones_own_clan() -> None:
    place = ("done", "place r0 @c2", "card n29")
    found = after(position(hands=("n01", "n03")), *place)
    assert found["tracks"] == {"black": 2, "white": 0, "red": 0}
    found = after(position(hands=("n01", "n03"), clans=("white", "red")), *place)
    assert found["tracks"] == {"black": 0, "white": 0, "red": 0}
    found = after(position(hands=("n12", "n01"), turn=1, clans=("red", "black")), *place)
    assert found["tracks"] == {"black": -2, "white": 0, "red": 0}


@rule("Y-30")
def test_only_the_clan_one_has_when_scoring_counts() -> None:
    found = after(position(hands=("n01", "n03"), clans=("white", "red")), "swap", "done", "place r0 @c2", "card n29")
    assert found["tracks"] == {"black": 2, "white": 0, "red": 0}


@rule("Y-14")
@rule("Y-31")
def test_a_daimyo_without_guards_falls_steps_a_to_d() -> None:
    document = position(placed=TWO_GUARDS, hands=("n18", "n03"))
    found = after(document, "done", "place r180 @a3")
    assert found["eliminated"] == {}  # before the card is drawn
    found = after(found, "card n29")
    assert found["eliminated"] == {"blue": 0}
    assert found["tokens"][0] == tokens(board={"blue": 1})  # (a) the lowest
    assert found["tokens"][1] == tokens(favours="8")  # (b) the highest
    # Y-30: a4. (c) black on a4, c3, c4; (d) red on b3.
    assert found["tracks"] == {"black": 4, "white": 0, "red": -1}
    assert found["turn"] == 1


@rule("Y-31")
def test_the_next_tokens_are_the_lowest_and_highest_left() -> None:
    document = position(placed=TWO_GUARDS, hands=("n18", "n03"), eliminated={"green": 0, "brown": 1})
    document["tokens"] = [tokens(board={"green": 1}, favours="8"), tokens(board={"brown": 1}, favours="7", spent="8")]
    found = after(document, "done", "place r180 @a3", "card n29")
    assert found["tokens"][0] == tokens(board={"green": 1, "blue": 2}, favours="8")
    assert found["tokens"][1] == tokens(board={"brown": 1}, favours="67", spent="8")


@rule("Y-31")
def test_a_daimyo_with_one_guard_left_stands() -> None:
    found = after(position(placed=ONE_GUARD, hands=("n04", "n03")), "done", "place r0 @g6", "card n29")
    assert found["eliminated"] == {}
    assert found["turn"] == 1


@rule("Y-31")
@pytest.mark.parametrize("order", [("blue", "orange"), ("orange", "blue")])
def test_of_several_the_player_chooses_the_order(order: tuple[str, str]) -> None:
    state = load(position(placed=ONE_GUARD, hands=("n17", "n03")))
    play(state, "done", "place r0 @c3", "card n29")
    assert state.dump()["phase"] == "eliminate"
    assert state.moves() == ["eliminate blue", "eliminate orange"]
    assert refused(state, "eliminate green") == "Y-31"
    assert refused(state, "done") == "Y-31"
    assert refused(state, "place r0 @c3") == "Y-12"
    play(state, f"eliminate {order[0]}")
    found = state.dump()
    assert found["eliminated"] == {"blue": 0, "orange": 0}  # the second one needs no question
    assert found["tokens"][0] == tokens(board={order[0]: 1, order[1]: 2})
    assert found["tokens"][1] == tokens(favours="78")
    # Y-30: c3 by black. (c) black 3 around blue, 1 around orange; (d) red 1 and 1.
    assert found["tracks"] == {"black": 5, "white": 0, "red": -2}
    assert found["turn"] == 1


@rule("Y-31")
def test_daimyos_are_named_only_where_several_fall() -> None:
    state = load(position(eliminated={"green": 0}))
    assert refused(state, "eliminate blue") == "Y-31"
    assert refused(state, "eliminate green") == "Y-31"


@rule("Y-31")
def test_the_player_in_turn_eliminates_whoever_laid_what() -> None:
    """A daimyo that lost its last guard otherwise falls at the end of the next turn, whatever is placed."""
    document = position(placed=["n01 r0 c2", "n18 r180 a3"], hands=("n29", "n05"), turn=1, eliminated={})
    found = after(document, "done", "place r0 @g-1", "card n28")
    assert found["eliminated"] == {"blue": 1}


@rule("Y-32")
def test_without_daimyo_tokens_the_steps_are_skipped() -> None:
    document = position(placed=TWO_GUARDS, hands=("n18", "n03"))
    document["tokens"] = [tokens(favours="12345678"), tokens(spent="12345678")]
    found = after(document, "done", "place r180 @a3", "card n29")
    assert found["eliminated"] == {"blue": 0}
    assert found["tokens"] == document["tokens"]
    assert found["tracks"] == {"black": 4, "white": 0, "red": -1}
    assert "eliminated by Seat 0 (you), without a token" in view_text(seen(load(found), 0))
