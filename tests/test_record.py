"""Records: what is written is read back and replayed; what is wrong is named."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import tatami
from tatami.records.record import Player, Record, RecordError, ReplayError, from_data, read, result_of


def finished(players: int = 4, seed: str = "record") -> Record:
    """A random game as its record."""
    print(f"seed {seed!r}")
    rng = random.Random(seed)
    game = tatami.game("kami", players=players)
    state = game.start()
    moves: list[str] = []
    while state.to_move() != tatami.OVER:
        tickets = int(state.tickets())
        action = state.draw(rng.randrange(tickets)) if tickets else rng.choice(state.legal())
        moves.append(game.name(action))
        state.play(action)
    seats = [Player(f"Seat {seat}") for seat in range(players - 1)] + [Player("Ünal", "bot", "random")]
    return Record(game, seats, moves, result_of(state))


def unfinished() -> Record:
    """A game after its first lead."""
    game = tatami.game("kami", first=0)
    hands = "SSSLRVGE" + "SSLLRRGT" + "SSVVGFTE" + "SSSLRVGF"
    moves = [*(f"card {card}" for card in hands), "(S)>R"]
    return Record(game, [Player(f"Seat {seat}") for seat in range(4)], moves)


@pytest.mark.parametrize("players", [4, 3, 2])
def test_a_game_is_written_read_and_replayed(players: int) -> None:
    record = finished(players, f"record {players}")
    again = read(record.text())
    assert again.data() == record.data()
    assert again.text() == record.text()
    state = again.replay()
    assert result_of(state) == record.result
    assert record.result is not None
    assert state.outcome() is not None


def test_the_form_of_the_document() -> None:
    document = json.loads(unfinished().text())
    assert list(document) == ["format", "game", "rules", "options", "seats", "moves", "result", "proof"]
    assert document["format"] == 1
    assert document["options"] == {"players": 4, "ending": "soldier", "first": 0}
    assert document["seats"][0] == {"name": "Seat 0", "kind": "person"}
    assert document["moves"][0] == "card S"
    assert document["result"] is None
    assert finished().data()["seats"][3] == {"name": "Ünal", "kind": "bot", "bot": "random"}


def test_a_record_is_not_changed_by_who_reads_its_data() -> None:
    record = finished()
    before = record.text()
    document = record.data()
    document["result"]["returns"].reverse()
    document["result"]["reason"] = "other"
    document["moves"].clear()
    assert record.text() == before


def test_watch_sees_the_state_before_each_move() -> None:
    record = unfinished()
    seen: list[tuple[int, str]] = []
    record.replay(lambda state, action: seen.append((len(state.legal()), state.game.name(action))))
    assert [name for _, name in seen] == record.moves
    assert seen[0][0] == 8  # all kinds can still come
    assert seen[-1] == (len(unfinished_before_lead().legal()), "(S)>R")


def unfinished_before_lead() -> tatami.State:
    record = unfinished()
    record.moves.pop()
    return record.replay()


def with_field(field: str, value: Any) -> Any:
    document = unfinished().data()
    document[field] = value
    return document


def without(field: str) -> Any:
    document = unfinished().data()
    del document[field]
    return document


SEATS = [{"name": "A", "kind": "person"}] * 3

WRONG: list[tuple[Any, str, str]] = [
    (None, "document", "not null"),
    ([], "document", "not a list"),
    ({}, "format", "missing"),
    *((without(field), field, "missing") for field in unfinished().data()),
    (with_field("extra", 1), "extra", "no field of a record"),
    (with_field("format", 2), "format", "later Tatami"),
    (with_field("format", 0), "format", "whole number"),
    (with_field("format", True), "format", "whole number"),
    (with_field("format", "1"), "format", "whole number"),
    ({"format": 7, "other": "fields"}, "format", "later Tatami"),
    (with_field("game", "chess"), "game", "kami"),
    (with_field("game", None), "game", "kami"),
    (with_field("rules", 99), "rules", "later Tatami"),
    (with_field("rules", 0), "rules", "whole number"),
    (with_field("rules", "1"), "rules", "whole number"),
    (with_field("options", []), "options", "object"),
    (with_field("options", {"players": 5}), "options", "players: 5 is not one of 4, 3, 2"),
    (with_field("options", {"colour": "red"}), "options", "no option 'colour'"),
    (with_field("options", {"key": "red"}), "options", "no option 'key'"),
    (with_field("options", {"players": 2, "first": 3}), "options", "first: 3"),
    (with_field("seats", None), "seats", "list"),
    (with_field("seats", SEATS), "seats", "4 entries"),
    (with_field("seats", [*SEATS, 7]), "seats[3]", "object"),
    (with_field("seats", [*SEATS, {"name": "A"}]), "seats[3]", "kind is missing"),
    (with_field("seats", [*SEATS, {"name": "A", "kind": "ghost"}]), "seats[3].kind", "person, bot"),
    (with_field("seats", [*SEATS, {"name": "A", "kind": "bot"}]), "seats[3]", "bot is missing"),
    (with_field("seats", [*SEATS, {"name": "A", "kind": "person", "bot": "x"}]), "seats[3]", "unknown entry 'bot'"),
    (with_field("seats", [*SEATS, {"name": "", "kind": "person"}]), "seats[3].name", "printed"),
    (with_field("seats", [*SEATS, {"name": "\x1b[2J", "kind": "person"}]), "seats[3].name", "printed"),
    (with_field("seats", [*SEATS, {"name": "\ud800", "kind": "person"}]), "seats[3].name", "printed"),
    (with_field("moves", "card S"), "moves", "list"),
    (with_field("moves", ["card S", 3]), "moves[1]", "a number"),
    (with_field("result", []), "result", "object"),
    (with_field("result", {"returns": [1.0]}), "result", "reason is missing"),
    (with_field("result", {"returns": [1], "reason": "x", "winners": []}), "result.returns", "4 entries"),
    (with_field("result", {"returns": [1, 1, "a", 1], "reason": "x", "winners": []}), "result.returns[2]", "number"),
    (with_field("result", {"returns": [0] * 4, "reason": 1, "winners": []}), "result.reason", "key"),
    (with_field("result", {"returns": [0] * 4, "reason": "x", "winners": [4]}), "result.winners[0]", "0 to 3"),
    (with_field("proof", "trust me"), "proof", "null or an object"),
]


@pytest.mark.parametrize(("document", "field", "reason"), WRONG)
def test_what_is_wrong_is_named(document: Any, field: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_data(document)
    assert caught.value.field == field
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1, column 1"),
        ("{", "isn't JSON"),
        ('{"format": 1,\n "game"}', "line 2"),
        ('{"format": NaN}', "NaN"),
        ('{"format": 1, "format": 1}', "twice"),
        ("[" * 100_000, "can't be read"),
        ('{"format": ' + "1" * 5000 + "}", "can't be read"),
    ],
)
def test_what_is_no_json(text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        read(text)


def test_options_missing_in_a_record_have_their_default() -> None:
    assert from_data(with_field("options", {"first": 0})).replay().dump() == unfinished().replay().dump()


def test_an_illegal_move_stops_the_replay_with_its_number_and_rule() -> None:
    record = unfinished()
    record.moves += ["V>S", "-"]
    with pytest.raises(ReplayError) as caught:
        record.replay()
    assert (caught.value.number, caught.value.name, caught.value.rule) == (34, "V>S", "K-13")
    assert caught.value.field == "moves[33]"
    assert "move 34" in str(caught.value)
    assert "K-13" in str(caught.value)
    assert "version" not in str(caught.value)


def test_a_card_too_many_is_an_illegal_move_of_chance() -> None:
    record = unfinished()
    record.moves[:3] = ["card E", "card E", "card E"]
    with pytest.raises(ReplayError) as caught:
        record.replay()
    assert (caught.value.number, caught.value.rule) == (3, "K-03")


def test_a_name_that_is_no_move() -> None:
    record = unfinished()
    record.moves[2] = "card \x1b"
    with pytest.raises(ReplayError, match="move 3") as caught:
        record.replay()
    assert caught.value.rule is None
    assert "\x1b" not in str(caught.value)


def test_moves_after_the_end() -> None:
    record = finished()
    record.moves.append("-")
    with pytest.raises(ReplayError) as caught:
        record.replay()
    assert caught.value.number == len(record.moves)


def test_a_result_must_be_that_of_the_moves() -> None:
    record = finished()
    assert record.result is not None
    other = {**record.result, "winners": [seat for seat in range(4) if seat not in record.result["winners"]]}
    for result in (None, other):
        record.result = result
        with pytest.raises(RecordError, match="result: the moves lead to"):
            record.replay()
    begun = unfinished()
    begun.result = other
    with pytest.raises(RecordError, match="result: must be null: after the last move seat 1 is to move"):
        begun.replay()


def test_a_record_of_older_rules_replays_or_says_that_the_rules_changed() -> None:
    record = unfinished()
    record.game.rules_version = 2
    assert record.replay().to_move() == 1
    record.moves.append("V>S")
    with pytest.raises(ReplayError, match=r"recorded under version 1 of the rules, now it is 2"):
        record.replay()
