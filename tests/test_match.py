"""The match: turns, logs that tell each seat its own, and taking back only what taught nobody anything."""

from __future__ import annotations

import random
from collections.abc import Callable
from secrets import SystemRandom

import pytest

import tatami
from tatami import SPECTATOR, IllegalAction, NotationError, NotYourTurn, Seat
from tatami.match import Match, UndoError
from tatami.records.record import Player, Record
from tatami.texts.saying import say
from tatami.views import view_text
from tests.peek import Peek

HANDS = ["SSSLRVGE", "SSLLRRGT", "SSVVGFTE", "SSSLRVGF"]
FIVE_SOLDIERS = ["SSSSSLRV", "LLLRRRVV", "VGGGGFFT", "SSSSSTEE"]
DUEL = ["SSSSLLRR", "SSSSLLRR"]


def persons(number: int) -> list[Player]:
    return [Player(f"Seat {seat}") for seat in range(number)]


def dealt(hands: list[str], *moves: str, extra: str = "", rng: random.Random | None = None) -> Match:
    """A match with these hands; seat 0 is first."""
    game = tatami.game("kami", players=len(hands), first=0)
    cards = [f"card {card}" for card in "".join(hands) + extra]
    return Match.resume(Record(game, persons(len(hands)), [*cards, *moves]), rng)


def told(match: Match, seat: int) -> list[str]:
    return [say(line.text, "en") for line in match.log(Seat(seat)) if not line.by_chance]


def test_moves_are_made_by_the_seat_whose_turn_it_is() -> None:
    match = dealt(HANDS)
    before = match.record().text()
    for seat in (1, 2, 3, -3, -1, 7):
        with pytest.raises(NotYourTurn, match="turn"):
            match.play(Seat(seat), "(S)>R")
    for name in ("", "S>", "first 9", "(s)>r", "\x00"):
        with pytest.raises(NotationError):
            match.play(Seat(0), name)
    with pytest.raises(IllegalAction) as caught:
        match.play(Seat(0), "(T)>R")
    assert caught.value.refusal.rule == "K-10"
    assert match.record().text() == before
    assert all(told(match, seat) == [] for seat in range(4))
    match.play(Seat(0), "(S)>R")
    assert match.to_move() == 1
    assert match.record().moves[-1] == "(S)>R"


def test_whose_turn_it_is_isnt_told_to_those_who_may_not_know() -> None:
    for hands in (FIVE_SOLDIERS, [*FIVE_SOLDIERS[3:], *FIVE_SOLDIERS[1:3], FIVE_SOLDIERS[0]]):
        match = dealt(hands)
        with pytest.raises(NotYourTurn) as caught:
            match.play(Seat(1), "-")
        assert str(caught.value) == "it isn't seat 1's turn"
        assert not match.decides_openly()
    assert dealt(HANDS).decides_openly()


def test_a_refusal_is_for_the_mover() -> None:
    match = dealt(HANDS, "(S)>R")
    assert match.refusal(Seat(1), "R>T") is None
    refusal = match.refusal(Seat(1), "V>T")
    assert refusal is not None
    assert refusal.rule == "K-13"
    with pytest.raises(NotYourTurn):
        match.refusal(Seat(0), "R>T")


def test_each_log_tells_what_its_seat_saw() -> None:
    match = dealt(HANDS)
    match.play(Seat(0), "(L)>R")
    assert told(match, 0) == ["Seat 0 lays Spear (L) face down and attacks with Horseman (R)."]
    for seat in (1, 2, 3, SPECTATOR):
        assert len(told(match, seat)) == 1
        assert "Spear" not in told(match, seat)[0]
    cards = [say(line.text, "en") for line in match.log(Seat(1)) if line.by_chance]
    assert len(cards) == 8
    assert sum("Tower" in line for line in cards) == 1
    assert [line for line in match.log(SPECTATOR) if line.by_chance] == []


@pytest.mark.parametrize("seat", [1, 2, 3, SPECTATOR])
def test_what_a_seat_gets_doesnt_depend_on_what_it_cant_see(seat: int) -> None:
    """The face-down card is another one, and so is the hand it came from: every byte of the others is the same."""
    answers = []
    for lead in ("(S)>R", "(L)>R", "(E)>R"):
        match = dealt(HANDS, lead)
        view = match.observe(Seat(seat))
        answers.append((view_text(view, "en"), view.key(), told(match, seat), view.legal()))
    assert answers[0] == answers[1] == answers[2]


def test_a_quiet_no_is_in_nobody_elses_log() -> None:
    match = dealt(FIVE_SOLDIERS)
    match.play(Seat(0), "no-ask")
    assert len(told(match, 0)) == 1
    assert [told(match, seat) for seat in (1, 2, 3, SPECTATOR)] == [[], [], [], []]


def test_undo_brings_everything_back() -> None:
    match = dealt(HANDS)
    before = match.record().text(), match.observe(Seat(0)).key(), [told(match, seat) for seat in (0, 1, 2, 3, SPECTATOR)]
    match.play(Seat(0), "(S)>R")
    match.undo(Seat(0))
    after = match.record().text(), match.observe(Seat(0)).key(), [told(match, seat) for seat in (0, 1, 2, 3, SPECTATOR)]
    assert after == before
    match.play(Seat(0), "(L)>G")
    assert match.record().moves[-1] == "(L)>G"
    assert len(told(match, 2)) == 1


def test_undo_is_refused_once_somebody_else_has_looked() -> None:
    for looker in (1, 3, SPECTATOR):
        match = dealt(HANDS)
        match.play(Seat(0), "(S)>R")
        match.observe(Seat(0))
        match.observe(Seat(looker))
        before = match.record().text()
        with pytest.raises(UndoError) as caught:
            match.undo(Seat(0))
        assert caught.value.reason.key == "undo-nothing"
        assert match.record().text() == before


def test_undo_is_for_the_one_who_moved_last() -> None:
    match = dealt(HANDS)
    with pytest.raises(UndoError):
        match.undo(Seat(0))
    match.play(Seat(0), "(S)>R")
    for seat in (1, 2, 3):
        with pytest.raises(UndoError):
            match.undo(Seat(seat))
    match.play(Seat(1), "R>T")
    with pytest.raises(UndoError):
        match.undo(Seat(0))
    match.undo(Seat(1))
    with pytest.raises(UndoError):  # seat 1 has answered what seat 0 played, even if it was taken back
        match.undo(Seat(0))
    assert match.record().moves[-1] == "(S)>R"


def test_undo_is_refused_after_chance() -> None:
    match = dealt(DUEL, extra="VVVVGGGG", rng=random.Random(1))
    match.play(Seat(0), "(*1)>")
    assert match.to_move() == 0
    with pytest.raises(UndoError) as caught:
        match.undo(Seat(0))
    assert caught.value.reason.key == "undo-nothing"
    match.play(Seat(0), ">S")
    match.undo(Seat(0))
    assert match.record().moves[-2] == "(*1)>"


def test_undo_is_refused_for_a_decision_nobody_knows_of() -> None:
    """K-06: having said no and now leading tells that nobody else was asked; saying yes after that isn't fair."""
    match = dealt(["SSSSSLRV", "SSLLRRGT", "SVVGGFTE", "SSLRVGFE"])
    match.play(Seat(0), "no-ask")
    assert match.to_move() == 0
    with pytest.raises(UndoError) as caught:
        match.undo(Seat(0))
    assert caught.value.reason.key == "undo-revealed"


def test_undo_is_refused_when_the_game_is_over() -> None:
    match = dealt(HANDS)
    rng = random.Random("to the end")
    while match.to_move() != tatami.OVER:
        seat = match.to_move()
        match.play(seat, match.game.name(rng.choice(match.observe(seat).legal())))
    for seat in match.seats():
        with pytest.raises(UndoError):
            match.undo(seat)
        with pytest.raises(NotYourTurn, match="over"):
            match.play(seat, "-")


def test_undo_is_refused_when_the_game_is_over_even_if_the_last_move_showed_nothing() -> None:
    match = Match(Peek(), persons(2), random.Random(3))
    for _ in range(3):
        match.play(Seat(0), "wait")
    with pytest.raises(UndoError) as caught:
        match.undo(Seat(0))
    assert caught.value.reason.key == "undo-revealed"


def test_undo_is_refused_when_the_move_has_shown_something() -> None:
    """No chance, no other seat, nobody else looked: but the mover has seen a card."""
    match = Match(Peek(), persons(2), random.Random(3))
    match.play(Seat(0), "wait")
    match.undo(Seat(0))
    match.play(Seat(0), "peek")
    with pytest.raises(UndoError) as caught:
        match.undo(Seat(0))
    assert caught.value.reason.key == "undo-revealed"
    assert match.record().moves[-1] == "peek"


def test_several_decisions_in_a_row_are_taken_back_one_by_one() -> None:
    match = Match(Peek(), persons(2), random.Random(3))
    start = match.record().moves
    match.play(Seat(0), "wait")
    match.play(Seat(0), "wait")
    match.undo(Seat(0))
    match.undo(Seat(0))
    assert match.record().moves == start


def play_on(match: Match, rng: random.Random, steps: int, between: Callable[[Match], None]) -> list[str]:
    for _ in range(steps):
        if match.to_move() == tatami.OVER:
            break
        seat = match.to_move()
        match.play(seat, match.game.name(rng.choice(match.observe(seat).legal())))
        between(match)
    return match.record().moves


def test_equal_seeds_deal_equal_cards_and_looking_changes_nothing() -> None:
    game = tatami.game("kami")

    def look(match: Match) -> None:
        for seat in match.seats():
            match.observe(seat).sample(random.Random(5))
        for seat in match.seats():
            with pytest.raises(UndoError):
                match.undo(seat)

    plain = play_on(Match(game, persons(4), random.Random(8)), random.Random(9), 60, lambda match: None)
    looked = play_on(Match(game, persons(4), random.Random(8)), random.Random(9), 60, look)
    other = play_on(Match(game, persons(4), random.Random(7)), random.Random(9), 60, lambda match: None)
    assert plain == looked
    assert plain != other


def test_live_deals_cant_be_guessed() -> None:
    game = tatami.game("kami")
    match = Match(game, persons(4))
    assert isinstance(match._rng, SystemRandom)
    assert isinstance(Match.resume(match.record())._rng, SystemRandom)
    random.seed(1)
    one = Match(game, persons(4)).record().moves
    random.seed(1)
    assert Match(game, persons(4)).record().moves != one


@pytest.mark.parametrize("players", [4, 3, 2])
def test_a_match_goes_on_from_its_record(players: int) -> None:
    match = Match(tatami.game("kami", players=players), persons(players), random.Random(players))
    rng = random.Random(players)
    while match.to_move() != tatami.OVER:
        again = Match.resume(match.record())
        assert again.record().text() == match.record().text()
        for seat in [*match.seats(), SPECTATOR]:
            assert again.observe(seat).key() == match.observe(seat).key()
            assert told(again, seat) == told(match, seat)
        for _ in range(60):
            if match.to_move() != tatami.OVER:
                seat = match.to_move()
                match.play(seat, match.game.name(rng.choice(match.observe(seat).legal())))
    assert match.record().result is not None
    assert Match.resume(match.record()).outcome() is not None


def test_the_number_of_players_must_fit() -> None:
    with pytest.raises(ValueError, match="4 seats"):
        Match(tatami.game("kami"), persons(3))


def test_a_move_can_be_made_again_with_what_was_dealt() -> None:
    first = dealt(DUEL, extra="VVVVGGGG", rng=random.Random(1))
    first.play(Seat(0), "(*1)>")
    made = first.moves(24)
    assert made[0] == "(*1)>"
    assert len(made) == 2
    again = dealt(DUEL, extra="VVVVGGGG", rng=random.Random(2))
    again.play(Seat(0), made[0], made[1:])
    assert again.record().text() == first.record().text()
    for wrong in ([], [*made[1:], made[1]]):
        with pytest.raises(ValueError, match="chance"):
            dealt(DUEL, extra="VVVVGGGG").play(Seat(0), made[0], wrong)


def test_take_back_goes_past_the_others_where_nothing_was_shown() -> None:
    """A pass is possible with any hand, so it shows nobody anything."""
    match = dealt(HANDS, "(S)>R")
    for viewer in (*match.seats(), SPECTATOR):
        match.observe(viewer)
    before = match.record().text(), [told(match, seat) for seat in (0, 1, 2, 3, SPECTATOR)]
    match.play(Seat(1), "-")
    match.play(Seat(2), "-")
    for viewer in (*match.seats(), SPECTATOR):
        match.observe(viewer)
    state, number = match.find_take_back(Seat(1))
    assert (state.to_move(), number, match.count()) == (1, match.count() - 2, len(match.moves()))
    match.take_back(Seat(1))
    assert (match.record().text(), [told(match, seat) for seat in (0, 1, 2, 3, SPECTATOR)]) == before
    assert match.to_move() == 1


def test_take_back_is_refused_where_anybody_has_learnt_anything() -> None:
    match = dealt(HANDS, "(S)>R")
    text = match.record().text()
    with pytest.raises(UndoError) as caught:
        match.take_back(Seat(0))  # who sees a Horseman knows that seat 0 had one
    assert caught.value.reason.key == "undo-revealed"
    for seat in (1, 2, 3):
        with pytest.raises(UndoError) as caught:
            match.take_back(Seat(seat))
        assert caught.value.reason.key == "undo-nothing"
    assert match.record().text() == text
    hidden = dealt(FIVE_SOLDIERS)
    hidden.play(hidden.to_move(), "no-ask")
    with pytest.raises(UndoError):
        hidden.take_back(Seat(0))


def test_take_back_is_refused_after_chance_and_at_the_end() -> None:
    match = dealt(DUEL, extra="VVVVGGGG", rng=random.Random(1))
    match.play(Seat(0), "(*1)>")
    with pytest.raises(UndoError) as caught:
        match.take_back(Seat(0))
    assert caught.value.reason.key == "undo-nothing"
    over = dealt(HANDS)
    rng = random.Random("to the end")
    while over.to_move() != tatami.OVER:
        over.play(over.to_move(), over.game.name(rng.choice(over.observe(over.to_move()).legal())))
    for seat in over.seats():
        with pytest.raises(UndoError):
            over.take_back(seat)
