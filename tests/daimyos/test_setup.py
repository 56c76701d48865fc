"""Setting up: boards, clan cards, lists, cards, clans (Y-01 … Y-04, Y-60, Y-62, Y-70, Y-71)."""

from __future__ import annotations

import pytest

from tatami import CHANCE, State, game
from tatami.views import view_text
from tests.daimyos.positions import load as load_document
from tests.daimyos.positions import play, position, refused, seen, solo
from tests.marks import rule

BOARDS = ("board d0", "board a90", "board c270", "board b180")


def start(**options: object) -> State:
    """A game of Daimyos before anything is drawn."""
    return game("daimyos", **{"first": 0, **options}).start()


@rule("Y-01")
def test_boards_come_in_any_order_and_turn_each_once() -> None:
    state = start()
    assert state.to_move() == CHANCE
    assert len(state.moves()) == 16
    play(state, "board d0")
    assert len(state.moves()) == 12
    assert "board d90" not in state.moves()
    assert refused(state, "board d90") == "Y-01"
    play(state, "board a90", "board c270", "board b180")
    assert state.dump()["boards"] == [["d", 0], ["a", 90], ["c", 270], ["b", 180]]
    assert set(state.moves()[0:1]) == {"card n01"}


@rule("Y-01")
def test_a_turned_board_is_turned_clockwise() -> None:
    """Board a upright has blue at its b4 (second column, second row from above); a quarter turn takes it to d4, upper right."""
    state = play(start(), "board a90", "board b0", "board c0", "board d0")
    text = view_text(seen(state, 0))
    assert "1 blue on d4" in text
    assert "5 orange on b2" in text
    state = play(start(), "board b0", "board c0", "board d0", "board a180")
    assert "1 blue on i7" in view_text(seen(state, 0))  # upper right board, its d2
    state = play(start(), "board b0", "board a270", "board c0", "board d0")
    assert "1 blue on g2" in view_text(seen(state, 0))


@rule("Y-01")
def test_boards_lie_lower_left_lower_right_upper_left_upper_right() -> None:
    state = play(start(), "board a0", "board b0", "board c0", "board d0")
    text = view_text(seen(state, 0))
    for line in ("1 blue on b4", "6 purple on i3", "4 yellow on b9", "2 turquoise on h8"):
        assert line in text


@rule("Y-02")
def test_markers_at_0_and_tokens_daimyo_side_up() -> None:
    document = start().dump()
    assert document["tracks"] == {"black": 0, "white": 0, "red": 0}
    assert document["tokens"] == [{"board": {}, "favours": [], "spent": []}] * 2
    assert document["clan_cards"] == {}


@rule("Y-02")
@rule("Y-62")
def test_clan_cards_are_drawn_only_with_the_module() -> None:
    state = play(start(clan_techniques=True), *BOARDS)
    assert state.moves() == ["clan-card intonjutsu", "clan-card boryaku"]
    play(state, "clan-card boryaku")
    assert state.moves() == ["clan-card hensojutsu", "clan-card choho"]
    play(state, "clan-card choho")
    assert state.moves() == ["clan-card kayakujutsu", "clan-card kenjutsu"]
    play(state, "clan-card kenjutsu")
    assert state.dump()["clan_cards"] == {"black": "boryaku", "white": "choho", "red": "kenjutsu"}
    plain = play(start(), *BOARDS)
    assert refused(plain, "clan-card boryaku") == "Y-62"


@rule("Y-03")
def test_each_player_draws_an_open_card_and_the_deck_has_no_order() -> None:
    state = play(start(), *BOARDS)
    assert len(state.moves()) == 29
    play(state, "card n07")
    assert len(state.moves()) == 28
    assert state.chance() == [1] * 28
    assert refused(state, "card n07") == "Y-03"
    play(state, "card n03")
    assert state.dump()["hands"] == [["n07"], ["n03"]]
    for seat in (0, 1, -3):
        assert seen(state, seat).data()["hands"] == [["n07"], ["n03"]]
    assert state.dump()["deck"] == sorted(state.dump()["deck"])


@rule("Y-04")
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_player_takes_a_clan_first(first: int) -> None:
    state = play(start(first=first), *BOARDS, "card n07", "card n03")
    assert state.to_move() == 1 - first
    assert state.moves() == ["take black", "take white", "take red"]
    assert refused(state, "swap") == "Y-04"
    play(state, "take white")
    assert state.to_move() == first
    assert state.moves() == ["take black", "take red"]
    assert refused(state, "take white") == "Y-04"
    play(state, "take red")
    document = state.dump()
    assert document["clans"][1 - first] == "white"
    assert document["clans"][first] == "red"
    assert document["neutral"] == "black"
    assert (document["phase"], document["seat"], document["turn"]) == ("start", first, first)
    assert refused(state, "take black") == "Y-04"


def test_who_is_first_is_drawn_by_lot_unless_an_option_says() -> None:
    state = game("daimyos").start()
    assert state.dump()["turn"] is None
    assert state.moves() == ["first 0", "first 1"]
    play(state, "first 1")
    assert state.dump()["turn"] == 1
    assert start(first=1).dump()["turn"] == 1
    assert refused(state, "first 0") == "Y-04"


@rule("Y-60")
def test_the_two_lists_differ() -> None:
    state = play(start(blacklist=True), *BOARDS)
    assert len(state.moves()) == 14
    play(state, "list 3A")
    assert len(state.moves()) == 13
    assert "list 3A" not in state.moves()
    play(state, "list 3B")
    assert state.dump()["lists"] == ["3A", "3B"]
    assert refused(play(start(), *BOARDS), "list 3A") == "Y-60"


@rule("Y-70")
@pytest.mark.parametrize("level", range(8))
def test_the_decks_of_the_automaton(level: int) -> None:
    document = start(players=1, level=level).dump()
    versions = {card[0]: card[1] for card in document["automaton"]["deck"]}
    assert versions == {str(n): "B" if n <= level else "A" for n in range(1, 8)}
    assert len(document["automaton"]["score_deck"]) == 7
    assert not set(document["automaton"]["score_deck"]) & set(document["automaton"]["deck"])


@rule("Y-70")
def test_the_top_list_of_the_score_deck_is_visible() -> None:
    state = play(start(players=1, level=2), *BOARDS)
    assert state.moves() == ["top 1A", "top 2A", "top 3B", "top 4B", "top 5B", "top 6B", "top 7B"]
    play(state, "top 5B")
    document = state.dump()["automaton"]
    assert document["top"] == "5B"
    assert "5B" not in document["score_deck"]
    assert "yellow, blue, brown, green, purple, turquoise, orange" in view_text(seen(state, 0))
    assert refused(state, "top 3B") == "Y-70"


@rule("Y-71")
def test_alone_the_player_draws_is_first_and_takes_a_clan_after_the_automaton() -> None:
    state = play(start(players=1, first="random"), *BOARDS, "top 5B", "card n07")
    assert state.dump()["hands"] == [["n07"], []]
    assert state.moves() == ["clan black", "clan white", "clan red"]
    play(state, "clan white")
    assert state.to_move() == 0
    assert state.moves() == ["take black", "take red"]
    assert refused(state, "take white") == "Y-04"
    play(state, "take black")
    document = state.dump()
    assert document["clans"] == ["black", "white"]
    assert document["neutral"] == "red"
    assert (document["phase"], document["seat"]) == ("start", 0)
    assert refused(state, "clan red") == "Y-71"
    assert refused(state, "first 0") == "Y-71"


@pytest.mark.parametrize("option", ["clan_techniques", "blacklist", "ronin"])
@rule("Y-70")
def test_alone_there_are_no_modules(option: str) -> None:
    with pytest.raises(ValueError, match=option):
        game("daimyos", players=1, **{option: True})


def test_levels_are_for_solo_and_the_player_is_always_first() -> None:
    with pytest.raises(ValueError, match="level"):
        game("daimyos", level=1)
    with pytest.raises(ValueError, match="first"):
        game("daimyos", players=1, first=1)


def test_chance_is_refused_where_a_player_decides() -> None:
    state = load_document(position())
    for name, number in (("board a0", "Y-01"), ("card n05", "Y-12"), ("list 3A", "Y-60"), ("auto 3A", "Y-70")):
        assert refused(state, name) == number
    assert refused(load_document(solo()), "auto 3A") == "Y-72"
    assert refused(play(load_document(position()), "done", "place r0 @c2"), "done") == "Y-12"
