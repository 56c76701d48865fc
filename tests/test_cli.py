"""The command line: every command once right, and wrong input of every kind answered in a line."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

import tatami
from tatami import build
from tatami.cli import app
from tatami.game import Option
from tatami.games.kami.state import KamiState
from tatami.perft import STEP, Counter
from tatami.records.record import Record
from tatami.registry import GAMES, Entry
from tatami.solvers.kami.bridge import round_of
from tatami.terminal.flags import ChosenGame, with_options
from tatami.terminal.positions import load_position
from tatami.terminal.saves import read_record
from tatami.texts import Text
from tatami.texts.saying import say
from tests.test_record import finished, unfinished

HISTORY = "11244556,12234569,11123378,11113457,s3,313"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the user's is read or written, and the language is English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def tatami_command(*args: str | Path, typed: str = "") -> Result:
    result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def games_kept(home: Path) -> list[Path]:
    return sorted((home / "data" / "tatami" / "games").glob("*")) if (home / "data").exists() else []


def save(path: Path, record: Record) -> Path:
    path.write_text(record.text(), encoding="utf-8")
    return path


# ------------------------------------------------------------------------------------------------------------- version


def test_version_says_whether_it_is_compiled() -> None:
    result = tatami_command("--version")
    assert result.stdout == f"tatami {tatami.__version__} ({build.describe()})\n"
    assert build.describe() in ("compiled", "pure Python")


def test_the_module_is_the_command() -> None:
    root = Path(tatami.__file__).parent.parent
    environment = {**os.environ, "PYTHONPATH": str(root), "TATAMI_PURE": "1"}
    answer = subprocess.run([sys.executable, "-m", "tatami", "--version"], env=environment, capture_output=True, text=True)
    assert answer.stdout == f"tatami {tatami.__version__} (pure Python)\n"


# ---------------------------------------------------------------------------------------------------------------- play


def test_a_game_against_bots_by_numbers(home: Path) -> None:
    result = tatami_command("play", "kami", "--seed", "1", "--bot", "random", typed="1\n" * 500)
    assert result.exit_code == 0
    assert "Winners: Seat" in result.stdout
    (kept,) = games_kept(home)
    record = read_record(kept)
    record.replay()
    assert record.result is not None
    assert [player.kind for player in record.players] == ["person", "bot", "bot", "bot"]
    assert "Seat 0 (you)" in result.stdout
    assert "Pass the device" not in result.stdout


def test_equal_seeds_play_equal_games_and_without_a_seed_they_differ() -> None:
    def game(*args: str) -> str:
        return tatami_command("play", "kami", "--bot", "random", *args).stdout.split("The game is saved")[0]

    assert game("--seed", "5") == game("--seed", "5")
    assert game("--seed", "5") != game("--seed", "6")
    assert game() != game()


@pytest.mark.parametrize(
    ("args", "people"),
    [
        ([], [0]),
        (["--human", "2"], [2]),
        (["--human", "2", "--human", "0"], [0, 2]),
        (["--humans", "1,3"], [1, 3]),
        (["--humans", "all"], [0, 1, 2, 3]),
    ],
)
def test_who_is_a_person(args: list[str], people: list[int], home: Path) -> None:
    tatami_command("play", "kami", "--bot", "random", *args)
    (kept,) = games_kept(home)
    seats = read_record(kept).players
    assert [seat for seat, player in enumerate(seats) if player.kind == "person"] == people


def test_bots_play_alone(home: Path) -> None:
    result = tatami_command("play", "kami", "--humans", "none", "--bot", "random", "--players", "3", "--seed", "2")
    assert "Winner: Seat" in result.stdout
    assert read_record(games_kept(home)[0]).game.options["players"] == 3


def test_options_are_flags(home: Path) -> None:
    tatami_command("play", "kami", "--players", "2", "--ending", "LORD", "--first", "1", "--bot", "random")
    assert read_record(games_kept(home)[0]).game.options == {"players": 2, "ending": "lord", "first": 1}
    shown = tatami_command("play", "kami", "--help").stdout
    for option in GAMES["kami"].options:
        assert f"--{option.name}" in shown
        assert " | ".join(str(value) for value in option.values) in shown


def test_quit_and_resume(home: Path) -> None:
    first = tatami_command("play", "kami", "--seed", "3", "--bot", "random", typed="1\nquit\n")
    (kept,) = games_kept(home)
    assert f"tatami play kami --resume {kept}" in first.stdout
    moves = read_record(kept).moves
    second = tatami_command("play", "kami", "--resume", kept, typed="1\n")
    assert second.exit_code == 0
    assert read_record(kept).moves[: len(moves)] == moves
    assert len(read_record(kept).moves) > len(moves)
    assert games_kept(home) == [kept]


def test_a_record_elsewhere_is_not_written_over(home: Path) -> None:
    mine = save(home / "mine.json", unfinished())
    before = mine.read_bytes()
    result = tatami_command("play", "kami", "--resume", mine, "--humans", "1", "--bot", "random", typed="R>T\n")
    assert "· Seat 1 (you) counters with Horseman (R) and attacks with Tower (T)." in result.stdout
    assert mine.read_bytes() == before
    assert len(games_kept(home)) == 1


def test_a_finished_record_shows_its_end(home: Path) -> None:
    result = tatami_command("play", "kami", "--resume", save(home / "over.json", finished()), "--humans", "0", typed="log\n\n")
    assert result.exit_code == 0
    assert "won the game" in result.stdout


def test_a_long_game_goes_on_without_all_its_news(home: Path) -> None:
    record = finished()
    record.moves, record.result = record.moves[:200], None
    result = tatami_command("play", "kami", "--resume", save(home / "long.json", record), "--bot", "random", "--humans", "0,1")
    assert result.stdout.count("· ") == 0  # only the curtain
    alone = tatami_command(
        "play", "kami", "--resume", home / "long.json", "--bot", "random", "--humans", "0", typed="log all\n"
    )
    news, log = alone.stdout.split("Your moves", 1)
    assert 0 < news.count("· ") < 30 < log.count("· ")


def test_keeping_the_game_in_a_file_of_ones_own(home: Path) -> None:
    tatami_command("play", "kami", "--save", home / "new.json", "--bot", "random", typed="1\n")
    assert len(read_record(home / "new.json").moves) > 32
    assert games_kept(home) == []


def test_the_language_is_that_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert "Votre main" in tatami_command("play", "kami", "--bot", "random").stdout
    assert "Deine Hand" in tatami_command("play", "kami", "--bot", "random", "--lang", "de").stdout
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert "Your hand" in tatami_command("play", "kami", "--bot", "random").stdout


def broken(home: Path, **fields: Any) -> Path:
    path = home / "broken.json"
    path.write_text(json.dumps({**unfinished().data(), **fields}), encoding="utf-8")
    return path


WRONG: list[tuple[list[str], list[str]]] = [
    (["play", "chess"], ["chess", "kami"]),
    (["perft", "chess", "--depth", "1"], ["chess", "kami"]),
    (["solve", "chess"], ["chess", "kami"]),
    (["rules", "chess"], ["chess", "kami"]),
    (["frobnicate"], ["frobnicate"]),
    (["play", "kami", "--players", "5"], ["--players", "'5'", "4, 3, 2"]),
    (["play", "kami", "--ending", "samurai"], ["--ending", "samurai", "soldier, lord, kami"]),
    (["play", "kami", "--players", "2", "--first", "3"], ["first", "3", "random, 0, 1"]),
    (["play", "kami", "--colour", "red"], ["--colour"]),
    (["play", "kami", "--lang", "tlh"], ["--lang", "tlh", "en, fr, de"]),
    (["rules", "kami", "--lang", "EN"], ["--lang", "en, fr, de"]),
    (["play", "kami", "--humans", "4"], ["--humans", "'4'", "0 to 3"]),
    (["play", "kami", "--humans", "0,,1"], ["--humans", "''"]),
    (["play", "kami", "--humans", "0,0"], ["twice"]),
    (["play", "kami", "--humans", "x"], ["--humans", "'x'"]),
    (["play", "kami", "--human", "9"], ["'9'", "0 to 3"]),
    (["play", "kami", "--human", "x"], ["--human", "x"]),
    (["play", "kami", "--human", "1", "--humans", "all"], ["--human", "--humans"]),
    (["play", "kami", "--bot", "deep-thought"], ["--bot", "rollouts, random"]),
    (["play", "kami", "--seed", "x"], ["--seed"]),
    (["play", "kami", "--resume", "nowhere.json"], ["nowhere.json", "No such file"]),
    (["play", "kami", "--resume", "."], ["directory"]),
    (["play", "kami", "--resume", "binary"], ["binary", "UTF-8"]),
    (["play", "kami", "--resume", "text"], ["text", "JSON"]),
    (["play", "kami", "--resume", "good.json", "--players", "4"], ["--resume", "players"]),
    (["play", "kami", "--save", "text"], ["--save", "text"]),
    (["play", "kami", "--save", "no/where.json"], ["where.json", "No such file"]),
    (["rules", "kami", "--rule", "K-99"], ["K-99", "K-01"]),
    (["perft", "kami"], ["--depth"]),
    (["perft", "kami", "--depth", "-1"], ["--depth"]),
    (["perft", "kami", "--depth", "two"], ["--depth"]),
    (["perft", "kami", "--depth", "1", "--position", "text"], ["text", "JSON"]),
    (["perft", "kami", "--depth", "1", "--position", "good.json"], ["good.json", "format"]),
    (["perft", "kami", "--depth", "1", "--position", "list.json"], ["list.json", "document"]),
    (["perft", "kami", "--depth", "1", "--position", "x", "--players", "2"], ["--position", "players"]),
    (["solve", "kami"], ["history", "--position"]),
    (["solve", "kami", HISTORY, "--position", "x"], ["history", "--position"]),
    (["solve", "kami", "11,22"], ["history"]),
    (["solve", "kami", HISTORY, "--below", "SS"], ["--below", "no stack"]),
    (["solve", "kami", HISTORY, "--table", "99"], ["--table"]),
    (["bench", "--seconds", "0"], ["--seconds"]),
]


@pytest.mark.parametrize(("args", "said"), WRONG)
def test_wrong_input_is_answered_and_leaves_nothing(
    args: list[str], said: list[str], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    (home / "binary").write_bytes(b"\xff\xfe\x00\x80")
    (home / "text").write_text("dear diary", encoding="utf-8")
    (home / "list.json").write_text("[]", encoding="utf-8")
    save(home / "good.json", unfinished())
    before = sorted(path.name for path in home.iterdir())
    result = tatami_command(*args)
    assert result.exit_code == 2
    for word in said:
        assert word in result.stderr
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    assert sorted(path.name for path in home.iterdir()) == before


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"format": 9}, "format"),
        ({"rules": 9}, "rules"),
        ({"game": "chess"}, "game"),
        ({"moves": ["card S", "card Q"]}, "move 2"),
        ({"moves": [*unfinished().moves, "V>S"]}, "move 34, 'V>S', isn't legal by K-13"),
        ({"seats": [{"name": "x", "kind": "bot", "bot": "hal"}] * 4}, "seats[0].bot"),
        ({"result": {"returns": [1, -1, 1, -1], "reason": "kami-outcome-goal", "winners": [0, 2]}}, "result"),
    ],
)
def test_a_broken_record_is_answered(fields: dict[str, Any], said: str, home: Path) -> None:
    result = tatami_command("play", "kami", "--resume", broken(home, **fields))
    assert result.exit_code == 2
    assert said in result.stderr
    assert games_kept(home) == []


# ------------------------------------------------------------------------------------------------- options of any game


def test_flags_are_made_for_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    options = [Option("clan_techniques", [False, True]), Option("level", [0, 1, 2]), Option("box", ["built-in"])]
    made: list[dict[str, object]] = []
    kami = GAMES["kami"]

    def make(given: dict[str, object]) -> tatami.Game:
        made.append(given)
        return kami.make({})

    monkeypatch.setitem(GAMES, "toy", Entry(make, options, []))

    def command(chosen: ChosenGame, loud: bool = False) -> None:
        chosen.make()
        print(chosen.key, loud)

    toy = typer.Typer()
    toy.command()(with_options("toy", command))
    runner = CliRunner()
    assert runner.invoke(toy, []).stdout == "toy False\n"
    assert runner.invoke(toy, ["--clan-techniques", "--level", "2", "--loud"]).stdout == "toy True\n"
    runner.invoke(toy, ["--no-clan-techniques", "--box", "built-in"])
    assert made == [{}, {"clan_techniques": True, "level": 2}, {"clan_techniques": False, "box": "built-in"}]
    assert runner.invoke(toy, ["--level", "3"]).exit_code != 0
    with pytest.raises(ValueError, match="level"):
        with_options("toy", lambda chosen, level: None)


# --------------------------------------------------------------------------------------------------------------- rules


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_rules_in_every_language(lang: str) -> None:
    text = tatami_command("rules", "kami", "--lang", lang).stdout
    for number in GAMES["kami"].rules:
        assert f"### {number} " in text
    one = tatami_command("rules", "kami", "--lang", lang, "--rule", "k-21").stdout
    assert one.startswith("### K-21 ")
    assert one.strip() in text
    assert "K-22" not in one.splitlines()[0]
    assert one.count("###") == 1
    assert say(Text("K-21"), lang)


# --------------------------------------------------------------------------------------------------------------- perft


def test_perft_counts_sequences(home: Path) -> None:
    def count(*args: str | Path) -> str:
        return tatami_command("perft", "kami", *args).stdout.splitlines()[0]

    assert count("--depth", "0") == "perft 0: 1"
    assert count("--depth", "1") == "perft 1: 4"
    assert count("--depth", "3") == "perft 3: 256"
    # Of four cards there are 8^4 orders, but for those with three or four of a kind that the box has twice.
    assert count("--depth", "5") == f"perft 5: {4 * (8**4 - 3 * (4 * 7 + 1))}"
    assert count("--depth", "1", "--players", "2", "--first", "1") == "perft 1: 8"
    state = unfinished().replay()
    (home / "position.json").write_text(json.dumps(state.dump()), encoding="utf-8")
    assert count("--depth", "1", "--position", home / "position.json") == f"perft 1: {len(state.legal())}"


def test_perft_divide_lists_every_first_move(home: Path) -> None:
    state = unfinished().replay()
    (home / "position.json").write_text(json.dumps(state.dump()), encoding="utf-8")
    found = tatami_command("perft", "kami", "--depth", "3", "--divide", "--position", home / "position.json")
    lines = found.stdout.splitlines()
    counts = {line.split(": ")[0]: int(line.split(": ")[1]) for line in lines[:-2]}
    assert list(counts) == state.moves()
    assert lines[-2] == f"perft 3: {sum(counts.values())}"
    for name, number in counts.items():
        after = state.clone()
        after.play(state.game.action(name))
        assert Counter().count(after, 2) == number


def test_counting_can_be_stopped() -> None:
    def stop(counter: Counter) -> None:
        raise KeyboardInterrupt

    counter = Counter(stop)
    with pytest.raises(KeyboardInterrupt):
        counter.count(tatami.game("kami", first=0).start(), 8)
    assert STEP <= counter.found < 2 * STEP


# --------------------------------------------------------------------------------------------------------------- solve


def late(players: int, seed: str) -> KamiState:
    """A position near the end of a round."""
    print(f"seed {seed!r}")
    rng = random.Random(seed)
    while True:
        state = tatami.game("kami", players=players).start()
        tatami.deal(state, rng)
        for _ in range(200):
            document = state.dump()
            held = [len(hand) for hand in document["hands"]]
            if document["round"] > 1 or state.to_move() == tatami.OVER:
                break
            if max(held) <= 6 and len(state.legal()) > 3 and document["phase"] == "play":
                assert isinstance(state, KamiState)
                return state
            state.play(rng.choice(state.legal()))
            tatami.deal(state, rng)


def solved(home: Path, state: KamiState, *args: str) -> tuple[dict[str, int], list[str]]:
    (home / "position.json").write_text(json.dumps(state.dump()), encoding="utf-8")
    lines = tatami_command("solve", "kami", "--position", home / "position.json", *args).stdout.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("Move"))
    end = next(number for number, line in enumerate(lines) if line.startswith("Best play: "))
    values = {row.split()[0]: int(row.split()[1]) for row in lines[start + 1 : end]}
    return values, lines[end].removeprefix("Best play: ").split()


@pytest.mark.parametrize("players", [4, 3])
def test_the_best_line_is_legal_and_worth_what_is_said(players: int, home: Path) -> None:
    state = late(players, f"solve {players}")
    values, line = solved(home, state)
    assert sorted(values) == sorted(state.moves())
    sides = 2 if players == 4 else players
    side = state.to_move() % sides
    before = [int(score) for score in state.scores]
    best = max(values.values())
    assert values[line[0]] == best
    for name in line:
        assert state.dump()["round"] == 1
        state.play(state.game.action(name))
    assert state.dump()["round"] == 2
    gains = [int(score) - old for score, old in zip(state.scores, before, strict=True)]
    assert gains[side] - sum(gain for other, gain in enumerate(gains) if other != side) == best


def test_a_duel_needs_the_lower_cards(home: Path) -> None:
    state = late(2, "solve duel")
    hidden = [stack for stack in state.dump()["mercenaries"] if "?" in stack]
    assert hidden
    (home / "position.json").write_text(json.dumps(state.dump()), encoding="utf-8")
    answer = tatami_command("solve", "kami", "--position", home / "position.json")
    assert answer.exit_code == 2
    assert "--below" in answer.stderr
    unseen = answer.stderr.split("which they are: ")[1].split()[0]
    assert len(unseen) == len(hidden)
    wrong = tatami_command("solve", "kami", "--position", home / "position.json", "--below", "E" * len(hidden))
    assert wrong.exit_code == 2
    assert unseen in wrong.stderr


def test_the_bridge_lays_the_lower_cards_under_their_stacks() -> None:
    state = late(2, "solve duel")
    stacks = state.dump()["mercenaries"]
    unseen = sorted(str(round_error(state)).split("which they are: ")[1].split()[0], reverse=True)
    question = round_of(state, "".join(unseen))
    left = unseen[:]
    for stack, cards in zip(stacks, question.stacks, strict=True):
        assert cards == (stack.replace("?", left.pop(0)) if "?" in stack else stack)


def round_error(state: KamiState) -> ValueError:
    with pytest.raises(ValueError, match="below") as caught:
        round_of(state)
    return caught.value


def test_a_history_is_solved() -> None:
    history = "11123458,11223357,11445679,11123456,s1,113,232,3p,425,184,2p,349,4p,1p,2p,317"
    german = tatami_command("solve", "kami", history, "--lang", "de").stdout.splitlines()
    assert german[0] == "Wert jedes Zugs, in Punkten für die Seite von Platz 3"
    assert german[2].split() == ["-", "+2"]
    assert german[3].startswith("Bestes Spiel: -  ")


def test_a_position_of_another_phase_is_no_question(home: Path) -> None:
    start = tatami.game("kami").start()
    over = finished().replay()
    for state, said in ((start, "being dealt"), (over, "over")):
        (home / "position.json").write_text(json.dumps(state.dump()), encoding="utf-8")
        result = tatami_command("solve", "kami", "--position", home / "position.json")
        assert result.exit_code == 2
        assert said in result.stderr


def test_a_position_is_read_from_a_file(home: Path) -> None:
    state = late(3, "file")
    (home / "position.json").write_text(json.dumps(state.dump()), encoding="utf-8")
    assert load_position(home / "position.json").dump() == state.dump()


# --------------------------------------------------------------------------------------------------------------- bench


def test_bench_measures_every_game() -> None:
    report = json.loads(tatami_command("bench", "--seconds", "0.05", "--json").stdout)
    assert report["engine"] == build.describe()
    assert set(report["games"]) == set(GAMES)
    rates = report["games"]["kami"]
    assert rates["moves"] > rates["rounds"] > rates["games"] > 0
    assert report["search"] > 0
    assert ("ratio" in report) == build.is_compiled()
    lines = tatami_command("bench", "--seconds", "0.05").stdout
    assert "rounds" in lines
    assert "OpenSpiel" in lines
