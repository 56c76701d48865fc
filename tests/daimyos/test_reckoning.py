"""The end: both ways to it, gathering, the secret assignment, and who has won (Y-40 … Y-43)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tatami import SPECTATOR, Seat, State
from tatami.texts.saying import say
from tatami.views import view_text
from tests.daimyos.positions import (
    DAIMYOS,
    TWO_GUARDS,
    Document,
    after,
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


def last_daimyo(**fields: Any) -> Document:
    """Blue is the last one standing, and falls by `place r180 @a3`."""
    document = position(placed=TWO_GUARDS, hands=("n18", "n03"), eliminated=fallen("blue"), **fields)
    board = dict(zip([colour for colour in DAIMYOS if colour != "blue"], range(1, 7), strict=True))
    document["tokens"] = [tokens(board=board, favours="8"), tokens(favours="567", spent="8")]
    return document


def reckoning(
    tracks: tuple[int, int, int] = (0, 0, 0), mine: Document | None = None, theirs: Document | None = None, **fields: Any
) -> Document:
    """All daimyos have fallen, and the tokens are to be assigned; without more, each side has one favour, token 8."""
    gone = dict.fromkeys(DAIMYOS, 0)
    for seat, given in enumerate((mine, theirs)):
        for colour in (given or {"board": {}})["board"]:
            gone[colour] = seat
    pair = [mine or tokens(favours="8"), theirs or tokens(favours="8")]
    return position(phase="assign", seat=0, eliminated=gone, tracks=tracks, tokens=pair, **fields)


@rule("Y-40")
@rule("Y-41")
def test_after_the_seventh_daimyo_unplaced_tokens_stay_out() -> None:
    state = play(load(last_daimyo()), "done", "place r180 @a3", "card n29")
    found = state.dump()
    assert (found["phase"], found["seat"]) == ("assign", 0)
    assert found["tokens"] == [tokens(board={**fallen_tokens(), "blue": 7}, favours="8"), tokens(favours="4567", spent="8")]
    assert found["hands"] == [["n29"], ["n03"]]
    # All eight of seat 0, five of seat 1.
    for number in range(1, 9):
        assert state.moves() == [f"assign {number} {clan}" for clan in ("black", "white", "red")]
        play(state, f"assign {number} black")
    for number in range(4, 9):
        assert state.to_move() == 1
        play(state, f"assign {number} red")
    assert state.dump()["phase"] == "over"


def fallen_tokens() -> dict[str, int]:
    """The tokens of `last_daimyo`."""
    return dict(zip([colour for colour in DAIMYOS if colour != "blue"], range(1, 7), strict=True))


@rule("Y-40")
@rule("Y-41")
def test_when_the_deck_ran_out_unplaced_tokens_are_favours() -> None:
    document = position(deck="n29", eliminated={"green": 0}, hands=("n01", "n03"))
    document["tokens"] = [tokens(board={"green": 1}, favours="7"), tokens(spent="8")]
    found = after(document, "done", "place r0 @c2", "card n29")
    assert (found["phase"], found["seat"]) == ("assign", 0)
    assert found["tokens"] == [tokens(board={"green": 1}, favours="2345678"), tokens(favours="1234567", spent="8")]


@rule("Y-40")
@rule("Y-41")
def test_when_both_happen_at_once_unplaced_tokens_stay_out() -> None:
    found = after(last_daimyo(deck="n29"), "done", "place r180 @a3", "card n29")
    assert found["phase"] == "assign"
    assert found["tokens"][1] == tokens(favours="4567", spent="8")


@rule("Y-40")
def test_the_turn_is_played_to_its_end_when_ten_mon_draws_the_last_card() -> None:
    document = position(deck="n29", favours=("8", ""))
    state = play(load(document), "use ten-mon", "card n29", "keep 1", "done", "place r0 @c2")
    found = state.dump()
    assert found["phase"] == "assign"
    assert found["hands"] == [[], ["n03"]]
    assert found["tracks"]["black"] == 2


@rule("Y-40")
def test_neither_end_no_reckoning() -> None:
    found = after(position(deck="n28 n29"), "done", "place r0 @c2", "card n29")
    assert (found["phase"], found["seat"]) == ("start", 1)
    assert refused(load(found), "assign 1 black") == "Y-42"


@rule("Y-42")
def test_tokens_move_markers_by_the_side_they_show() -> None:
    # Built-in values: daimyo side 1 1 2 2 3 3 4 4, favour side always 1.
    document = reckoning(mine=tokens(board={"blue": 3, "green": 7}, spent="8"), theirs=tokens(board={"brown": 5}, favours="6"))
    state = play(load(document), "assign 3 black", "assign 7 white", "assign 8 black", "assign 5 red", "assign 6 white")
    assert state.dump()["tracks"] == {"black": 2 + 1, "white": 4 - 1, "red": -3}
    assert state.dump()["assigned"] == [{"3": "black", "7": "white", "8": "black"}, {"5": "red", "6": "white"}]


@rule("Y-42")
def test_tokens_are_assigned_lowest_first_and_markers_wait() -> None:
    state = load(reckoning(mine=tokens(favours="78")))
    assert refused(state, "assign 8 black") == "Y-42"
    assert refused(state, "done") == "Y-42"
    assert refused(state, "swap") == "Y-42"
    play(state, "assign 7 black")
    assert refused(state, "assign 7 white") == "Y-42"
    play(state, "assign 8 black")
    assert state.to_move() == 1
    assert state.dump()["tracks"] == {"black": 0, "white": 0, "red": 0}


@rule("Y-42")
def test_a_seat_without_tokens_assigns_nothing() -> None:
    document = reckoning(mine=tokens(), theirs=tokens(favours="8")) | {"seat": 1}
    state = play(load(document), "assign 8 black")
    assert state.dump()["phase"] == "over"


def every_byte(state: State, seat: Seat) -> list[str]:
    """All that a seat can get out of a state."""
    view = state.observe(seat)
    parts = [repr(view.data()), view.key(), repr(view.legal()), repr(view.rules()), repr(view.to_move())]
    parts += [view_text(view, lang) for lang in ("en", "fr", "de")]
    if state.to_move() == seat:
        parts += [repr(state.refusal(name)) for name in state.game.names()[:400]]
    return parts


@rule("Y-42")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_the_first_assignment_is_a_secret_until_all_is_in(seat: int) -> None:
    """Whatever seat 0 chose, seat 1 and spectators get the same bytes, in views, refusals and log."""
    bytes_seen = set()
    for one in ("black", "white", "red"):
        for two in ("black", "white", "red"):
            state = load(reckoning(mine=tokens(favours="78"), theirs=tokens(favours="78")))
            story = []
            for name in (f"assign 7 {one}", f"assign 8 {two}"):
                story += [repr(state.tell(state.game.action(name), Seat(seat)))]
                play(state, name)
                story += every_byte(state, Seat(seat))
            play(state, "assign 7 black")
            story += every_byte(state, Seat(seat))
            bytes_seen.add("\n".join(story))
    assert len(bytes_seen) == 1


@rule("Y-42")
def test_the_second_assignment_is_a_secret_too_while_it_is_under_way() -> None:
    bytes_seen = set()
    for clan in ("black", "white", "red"):
        state = load(reckoning(mine=tokens(favours="8"), theirs=tokens(favours="78")))
        play(state, "assign 8 red")
        told = repr(state.tell(state.game.action(f"assign 7 {clan}"), Seat(0)))
        play(state, f"assign 7 {clan}")
        bytes_seen.add("\n".join([told, *every_byte(state, Seat(0))]))
        assert seen(state, 0).data()["assigned"] == [{"8": "red"}, {"7": "?"}]
        assert seen(state, 1).data()["assigned"] == [{"8": "?"}, {"7": clan}]
        assert seen(state, SPECTATOR).data()["assigned"] == [{"8": "?"}, {"7": "?"}]
    assert len(bytes_seen) == 1


@rule("Y-42")
def test_all_is_revealed_at_once() -> None:
    state = play(load(reckoning()), "assign 8 red")
    told = [say(line) for line in state.tell(state.game.action("assign 8 white"), Seat(1))]
    assert "Assigned by Seat 0: 8 → red." in told
    told = [say(line) for line in state.tell(state.game.action("assign 8 white"), SPECTATOR)]
    assert "Assigned by Seat 1: 8 → white." in told
    play(state, "assign 8 white")
    for seat in (0, 1, SPECTATOR):
        assert seen(state, seat).data()["assigned"] == [{"8": "red"}, {"8": "white"}]


@rule("Y-42")
def test_sampled_assignments_take_every_form() -> None:
    state = play(load(reckoning(mine=tokens(favours="78"))), "assign 7 red", "assign 8 red")
    view = seen(state, 1)
    rng = random.Random(3)
    worlds = {repr(view.sample(rng).dump()["assigned"][0]) for _ in range(300)}
    assert len(worlds) == 9
    for _ in range(20):
        assert view.sample(rng).observe(Seat(1)) == view
    own = seen(state, 0)
    assert {repr(own.sample(rng).dump()) for _ in range(10)} == {repr(state.dump())}


def finish(document: Document, *names: str) -> tuple[list[float], str]:
    """The returns and the reason of a game that ends with these moves."""
    outcome = play(load(document), *names).outcome()
    assert outcome is not None
    for lang in ("en", "fr", "de"):
        assert say(outcome.reason, lang)
    return outcome.returns, outcome.reason.key.removeprefix("daimyos-outcome-")


@rule("Y-43")
@pytest.mark.parametrize(
    ("tracks", "returns"), [((2, 2, -20), [1, -1]), ((-2, 20, -2), [-1, 1]), ((1, 1, 1), [1, -1]), ((5, 1, 0), [1, -1])]
)
def test_two_tracks_win(tracks: tuple[int, int, int], returns: list[int]) -> None:
    # The two favours on one track undo each other.
    assert finish(reckoning(tracks), "assign 8 red", "assign 8 red") == (returns, "tracks")


@rule("Y-43")
@pytest.mark.parametrize(("tracks", "returns"), [((3, -2, 0), [1, -1]), ((3, -4, 0), [-1, 1]), ((0, 0, -1), [-1, 1])])
def test_else_the_higher_sum_of_positive_positions(tracks: tuple[int, int, int], returns: list[int]) -> None:
    assert finish(reckoning(tracks), "assign 8 red", "assign 8 red") == (returns, "sum")


@rule("Y-43")
def test_then_more_daimyo_tokens_on_the_board() -> None:
    # Token 1 is worth 1 on its daimyo side as well; seat 1 has two on the board, seat 0 one and a favour.
    mine, theirs = tokens(board={"blue": 1}, favours="8"), tokens(board={"green": 1, "brown": 2})
    names = ("assign 1 red", "assign 8 red", "assign 1 red", "assign 2 red")
    assert finish(reckoning((3, -3, 0), mine, theirs), *names) == ([-1, 1], "tokens")
    assert finish(reckoning((3, -3, 0), tokens(board={"blue": 1}), tokens(favours="8")), "assign 1 red", "assign 8 red") == (
        [1, -1],
        "tokens",
    )


@rule("Y-43")
def test_then_a_draw() -> None:
    assert finish(reckoning((3, -3, 0)), "assign 8 red", "assign 8 red") == ([0, 0], "draw")
    assert finish(reckoning(), "assign 8 red", "assign 8 red") == ([0, 0], "draw")


@rule("Y-43")
def test_after_the_end_nothing_is_legal() -> None:
    state = play(load(reckoning()), "assign 8 red", "assign 8 red")
    assert state.moves() == []
    assert refused(state, "assign 8 red") == "Y-43"
    assert refused(state, "done") == "Y-43"


@rule("Y-75")
def test_alone_a_draw_is_a_loss() -> None:
    document = solo(phase="assign", seat=0, eliminated=fallen())
    document["tokens"] = [tokens(favours="8"), tokens()]
    document["tracks"] = {"black": 0, "white": 3, "red": 0}
    document["automaton"]["on_tracks"]["black"] = [["7B", "down"]]  # its bottom number is 5
    document["automaton"]["top"] = "6B"
    document["automaton"]["score_deck"] = [card for card in document["automaton"]["score_deck"] if card != "6B"]
    assert finish(document, "assign 8 white") == ([-1, 1], "sum")
    document["tracks"]["white"] = 4
    assert finish(document, "assign 8 white") == ([-1, 1], "solo-draw")
    document["tracks"]["white"] = 5
    assert finish(document, "assign 8 white") == ([1, -1], "sum")
