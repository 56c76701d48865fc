"""Goita history strings: read, replayed in Kami, written from records."""

from random import Random

import pytest

import tatami
from tatami.records import goita
from tatami.records.record import Player, Record
from tests.marks import rule

EXAMPLE = "11244556,12234569,11123378,11113457,s3,371,411,115,2p"
FIVE = "12445567,12234569,11123378,11111345,s4"  # seat 4 has five Soldiers
DEAL = "11244556,12234569,11123378,11113457,s3"


def test_example_replays() -> None:
    state = goita.read(EXAMPLE).replay()
    document = state.dump()
    assert document["first"] == 2
    assert document["hands"] == ["SLVVGF", "SLLRVGFE", "SSLRRE", "SSRVGT"]
    assert document["lines"][2] == {"defence": ["(T)"], "attack": ["S"]}
    assert document["attack"] == {"seat": 0, "card": "G"}
    assert document["seat"] == 2


def test_history_reads_back() -> None:
    assert str(goita.read(EXAMPLE)) == EXAMPLE
    assert str(goita.read(DEAL)) == DEAL


def test_without_moves_the_deal_may_still_be_cancelled() -> None:
    deal = FIVE
    assert goita.read(deal).replay().moves() == ["ask", "no-ask"]
    assert goita.read(deal + ",411").replay().dump()["phase"] == "play"


@rule("K-21")
def test_where_kami_differs_is_named() -> None:
    with pytest.raises(goita.GoitaDifference, match=r"move 2, '4.*K-13") as wrong:
        goita.read(DEAL + ",313,445").replay()
    assert (wrong.value.number, wrong.value.rule) == (2, "K-13")
    with pytest.raises(goita.GoitaDifference, match=r"move 1, '318'.*K-21"):
        goita.read(DEAL + ",318").replay()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "four hands"),
        ("11244556,12234569", "four hands"),
        (DEAL.replace("s3", "s5"), "'s5'"),
        (DEAL.replace("s3", ""), "who is first"),
        (DEAL.replace("6,1", "0,1"), "hand 1.*'0'"),
        (DEAL.replace("11244556", "1124455"), "hand 1.*7 cards"),
        (DEAL.replace("11244556", "11244555"), "5 times the digit 5"),
        (DEAL + ",37", "move 1, '37'"),
        (DEAL + ",371,4q", "move 2, '4q'"),
        (DEAL + ",171", "move 1, '171'.*seat 3's turn"),
        (DEAL + ",", "move 1, ''"),
    ],
)
def test_wrong_strings_are_answered(text: str, message: str) -> None:
    with pytest.raises(goita.GoitaError, match=message):
        goita.read(text).replay()


def random_record(seed: int, rounds: int) -> Record:
    rng = Random(seed)
    game = tatami.game("kami")
    state = game.start()
    names = []
    while state.to_move() != tatami.OVER and state.dump()["round"] <= rounds:
        action = state.draw(rng.randrange(state.tickets())) if state.to_move() == tatami.CHANCE else rng.choice(state.legal())
        if game.name(action) == "ask":
            action = game.action("no-ask")
        names.append(game.name(action))
        state.play(action)
    return Record(game, [Player(str(seat)) for seat in range(4)], names[:-1])


@pytest.mark.parametrize("seed", range(20))
def test_rounds_written_from_a_record_replay_alike(seed: int) -> None:
    record = random_record(seed, 2)
    for number in (1, 2):
        text = goita.write(record, number)
        history = goita.read(text)
        assert str(history) == text
        again = goita.read(text).record()
        moves = [name for name in again.moves if name == "-" or ">" in name]
        assert ",".join(moves) in ",".join(record.moves)
        assert goita.write(again) == text


def test_a_round_in_which_somebody_asked_has_no_history() -> None:
    deal = goita.read(FIVE).record()
    asked = Record(deal.game, deal.players, [*deal.moves, "ask", "play", "(S)>S"])
    with pytest.raises(goita.GoitaError, match="K-06"):
        goita.write(asked)
    cancelled = Record(deal.game, deal.players, [*deal.moves, "ask", "cancel", *deal.moves, "no-ask", "(S)>S"])
    assert goita.write(cancelled) == "12445567,12234568,11123379,11111345,s4,411"


def test_other_records_are_refused() -> None:
    players = [Player("a"), Player("b")]
    with pytest.raises(goita.GoitaError, match="4-player"):
        goita.write(Record(tatami.game("kami", players=2), players, []))
    with pytest.raises(goita.GoitaError, match="no round 3"):
        goita.write(goita.read(EXAMPLE).record(), 3)
