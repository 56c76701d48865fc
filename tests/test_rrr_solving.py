"""`tatami solve rrr` and `tatami table rrr`: what they print, and wrong input answered in a line."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

import tatami
from tatami.cli import app
from tatami.files import table_folder
from tatami.game import State, deal
from tatami.records.record import Player, Record
from tatami.solvers.rrr import MoveValue, solve
from tatami.solvers.rrr.building import build
from tatami.solvers.rrr.files import level_path
from tatami.solvers.rrr.zones import LAST_LEVEL
from tatami.terminal.commands.solve import rrr_result
from tatami.texts.saying import say
from tests.rrr.lates import late_positions

SEED = 20261116


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the user's is read or written, and the language is English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def command(*args: str | Path) -> Result:
    """What the command answers."""
    answer = CliRunner().invoke(app, [str(arg) for arg in args])
    assert answer.exception is None or isinstance(answer.exception, SystemExit), answer.exception
    return answer


def saved(path: Path, state: State) -> Path:
    """The position document in a file."""
    path.write_text(json.dumps(state.dump()), encoding="utf-8")
    return path


def test_every_move_with_its_result(home: Path) -> None:
    for state, values in late_positions("shared", SEED, 3, 500):
        answer = command("solve", "rrr", "--position", saved(home / "position.json", state))
        assert answer.exit_code == 0
        lines = [line.strip().split(maxsplit=1) for line in answer.stdout.splitlines()]
        told = {line[0]: line[1] for line in lines if len(line) == 2}
        for name, value in values.items():
            assert told[name] == f"{'wins' if value > 0 else 'loses'} by {abs(value) - 1}"
        assert "Exact" in answer.stdout


def record_of_a_match(home: Path, neutrals: str = "random") -> tuple[Path, Record]:
    """A finished match of random moves."""
    rng = Random(SEED)
    state = tatami.game("rrr", neutrals=neutrals, games=1, first=0).start()
    moves: list[str] = []
    while state.legal():
        action = rng.choice(state.legal())
        moves.append(state.game.name(action))
        state.play(action)
    outcome = state.outcome()
    assert outcome is not None
    ended = {"returns": outcome.returns, "reason": outcome.reason.key, "winners": outcome.winners}
    record = Record(state.game, [Player("Ann"), Player("Bob")], moves, ended)
    path = home / "match.json"
    path.write_text(record.text(), encoding="utf-8")
    return path, record


def test_a_move_of_a_record(home: Path) -> None:
    path, record = record_of_a_match(home)
    number = len(record.moves)
    state = Record(record.game, record.players, record.moves[: number - 1]).replay()
    answer = command("solve", "rrr", "--record", path, "--move", str(number))
    assert answer.exit_code == 0
    assert all(f"{name} " in answer.stdout for name in state.moves())
    over = command("solve", "rrr", "--record", path)
    assert over.exit_code == 2
    assert "--move" in over.stderr


def test_time_limit_tells_what_is_known(home: Path) -> None:
    state = tatami.game("rrr", neutrals="shared", first=0).start()
    deal(state, Random(SEED))
    answer = command("solve", "rrr", "--position", saved(home / "start.json", state), "--seconds", "0.01", "--memory", "12")
    assert answer.exit_code == 130
    assert "Stopped" in answer.stdout
    assert "Looked" in answer.stdout
    assert "open" in answer.stdout


@pytest.mark.parametrize(("lang", "word"), [("de", "gewinnt mit 3"), ("fr", "gagne de 3"), ("en", "wins by 3")])
def test_words(lang: str, word: str) -> None:
    assert say(rrr_result(MoveValue("-", 4, 4, 1), 3), lang) == word


def test_words_of_what_is_open() -> None:
    texts = [
        say(rrr_result(MoveValue("-", lower, upper, outlook), 3), "en")
        for lower, upper, outlook in [(2, 6, 1), (-6, -2, -1), (-4, -4, -1), (-10, 10, 1), (-10, 10, -1), (-10, 10, 0)]
    ]
    assert texts == [
        "wins by 1 to 5",
        "loses by 1 to 5",
        "loses by 3",
        "open; looks won",
        "open; looks lost",
        "open; not looked at",
    ]


WRONG: list[tuple[list[str], list[str]]] = [
    (["solve", "rrr"], ["--position", "--record"]),
    (["solve", "rrr", "--position", "a", "--record", "b"], ["one of them"]),
    (["solve", "rrr", "--position", "nowhere.json"], ["nowhere.json"]),
    (["solve", "rrr", "--position", "nowhere.json", "--move", "3"], ["--move"]),
    (["solve", "rrr", "--record", "nowhere.json"], ["nowhere.json"]),
    (["solve", "rrr", "--memory", "99"], ["--memory"]),
    (["table", "rrr", "verify"], ["table rrr build"]),
    (["table", "rrr", "verify", "-n", "0"], ["-n"]),
    (["table", "rrr", "build", "--lang", "xx"], ["--lang"]),
    (["table", "chess", "build"], ["chess"]),
]


@pytest.mark.parametrize(("args", "words"), WRONG)
def test_wrong_input(args: list[str], words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    answer = command(*args)
    assert answer.exit_code == 2
    assert all(word in answer.stderr for word in words), answer.stderr


def test_positions_that_cannot_be_solved(home: Path) -> None:
    secret = tatami.game("rrr", neutrals="secret", first=0).start()
    deal(secret, Random(SEED))
    before = tatami.game("rrr", neutrals="draft", first=0).start()
    other = tatami.game("kami").start()
    for state, word in [(secret, "hidden"), (before, "phase"), (other, "not of rrr")]:
        answer = command("solve", "rrr", "--position", saved(home / "position.json", state))
        assert answer.exit_code == 2
        assert word in answer.stderr
    path, record = record_of_a_match(home)
    answer = command("solve", "rrr", "--record", path, "--move", str(len(record.moves) + 2))
    assert answer.exit_code == 2
    assert "there is no move" in answer.stderr


def test_the_table_in_the_data_folder_is_used(home: Path) -> None:
    assert home in table_folder().parents
    assert build(table_folder(), lambda progress: False, until=LAST_LEVEL)
    state, values = late_positions("none", SEED, 1, 300)[0]
    answer = command("solve", "rrr", "--position", saved(home / "position.json", state))
    assert answer.exit_code == 0
    assert solve(state.board).value == max(values.values())
    level_path(table_folder(), LAST_LEVEL).write_bytes(b"nothing")
    for args in (["solve", "rrr", "--position", str(home / "position.json")], ["table", "rrr", "build"]):
        answer = command(*args)
        assert answer.exit_code == 2
        assert "build again" in answer.stderr
