"""Games of rules version 1, in which points were counted before the next card was drawn: replayed, or told why not."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import tatami
from tatami.game import CHANCE, OVER
from tatami.match import Match
from tatami.records.fairness import FairChance, verify
from tatami.records.record import OldRulesError, Player, Record, ReplayError, read
from tatami.server.errors import Refused
from tatami.server.http.replays import Replay, read_record, verified
from tatami.texts import text_of
from tatami.texts.saying import say
from tests.marks import rule
from tests.test_cli import tatami_command

PLAYERS = [Player("Anna"), Player("Ben")]
SET_UP = "board a0,board b0,board c0,board d0"
OLDER = r"recorded under version 1 of the rules, now it is 2"


def with_white() -> Record:
    """A game in which, by version 1, white was chosen before the next card was drawn (Y-57)."""
    game = tatami.game("daimyos", first=0, clan_techniques=True)
    names = f"{SET_UP},clan-card boryaku,clan-card hensojutsu,clan-card kenjutsu,card n01,card n06,take white,take black,done"
    names += ",place r0 @c2,card n18,done,place r90 @b9,card n02,done,place r180 @a3,card n29"  # blue falls: a favour for Ben
    names += ",use hensojutsu,done,place r0 @g6,done,card n05"
    return Record(game, PLAYERS, names.split(","), rules=1)


def with_ronin() -> Record:
    """A game with Ronin in which blue fell without a word, and Ben goes on (Y-61)."""
    game = tatami.game("daimyos", first=0, ronin=True)
    names = f"{SET_UP},card n01,card n06,take red,take black,done,place r0 @c2,card n18,done"
    return Record(game, PLAYERS, names.split(","), rules=1)


def finished(options: dict[str, object]) -> Record:
    """A whole game that was played by the same moves in both versions, with the proof of its deal."""
    rng = Random(4)
    match = Match(tatami.game("daimyos", **options), PLAYERS, FairChance(bytes(range(32)), []))
    while match.to_move() != OVER:
        seen = match.observe(match.to_move())
        match.play(match.to_move(), match.game.name(rng.choice(seen.legal())))
    record = match.record()
    return Record(record.game, record.players, record.moves, record.result, None, rules=1)


@pytest.mark.parametrize("options", [{}, {"blacklist": True}, {"players": 1, "level": 3}], ids=str)
def test_most_old_games_are_replayed_as_they_were(options: dict[str, object]) -> None:
    record = finished(options)
    assert record.replay().to_move() == OVER
    assert read(record.text()).rules == 1
    assert len(Replay(record).moves) == 1 + sum(1 for mover in _movers(record) if mover != CHANCE)


def _movers(record: Record) -> list[int]:
    movers: list[int] = []
    record.replay(lambda state, _: movers.append(state.to_move()))
    return movers


@rule("Y-12")
@rule("Y-57")
def test_a_game_in_which_white_was_chosen_before_the_draw_says_why_it_stops() -> None:
    record = with_white()
    with pytest.raises(ReplayError, match=OLDER) as error:
        record.replay()
    assert (error.value.name, error.value.rule) == ("done", "Y-12")
    # In the order of today it is played.
    moves = [*record.moves[:-2], "card n05", "done"]
    assert Record(record.game, PLAYERS, moves).replay().to_move() == 0


@rule("Y-61")
def test_a_game_with_ronin_is_not_replayed_as_something_else() -> None:
    """Ben's `done` would be Anna's, who leaves blue standing."""
    record = with_ronin()
    today = Record(record.game, PLAYERS, record.moves).replay()
    assert (today.dump()["phase"], today.dump()["eliminated"]) == ("start", {})
    with pytest.raises(OldRulesError, match=OLDER) as error:
        record.replay()
    assert error.value.field == "rules"
    with pytest.raises(OldRulesError):
        Match.resume(record)


@pytest.mark.parametrize("record", [with_white(), with_ronin()], ids=["white", "ronin"])
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_server_says_that_the_rules_have_changed(record: Record, lang: str) -> None:
    with pytest.raises(Refused) as refused:
        Replay(read_record(record.text()))
    assert refused.value.code == "bad-record"
    assert "recorded under version 1 of the rules, now it is 2" in say(refused.value.reason, lang)
    verdict = verify(record)
    assert [problem.kind for problem in verdict.problems if problem.kind == "old-rules"] == ["old-rules"]
    answer = verified(record.text())
    assert not answer["proven"]
    [told] = [say(text_of(flaw["text"]), lang) for flaw in answer["flaws"] if flaw["kind"] == "old-rules"]
    assert "1" in told
    assert "2" in told


def test_a_wrong_record_of_today_is_not_put_down_to_old_rules() -> None:
    record = with_white()
    record.rules = 2
    assert "old-rules" not in [problem.kind for problem in verify(record).problems]


@pytest.mark.parametrize("record", [with_white(), with_ronin()], ids=["white", "ronin"])
def test_the_terminal_says_that_the_rules_have_changed(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_text(record.text(), encoding="utf-8")
    for command in (["play", "daimyos", "--resume", str(path)], ["review", str(path)]):
        found = tatami_command(*command)
        assert found.exit_code == 2, found.output
        assert "recorded under version 1 of the rules, now it is 2" in " ".join(found.output.split())
    found = tatami_command("verify", str(path))
    assert found.exit_code == 1
    assert "recorded under version 1 of the rules, and now it is 2" in " ".join(found.output.split())
