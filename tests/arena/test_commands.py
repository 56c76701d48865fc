"""`tatami arena` and `tatami ladder`, end to end with tiny budgets."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import tatami
from tatami.arena import series
from tatami.arena.contest import GameResult, Job, play_job
from tatami.arena.page import LadderPage
from tatami.bots.levels import LEVELS
from tatami.cli import app
from tatami.stats import plots
from tatami.terminal.commands import ladder

ARENA = ["arena", "rrr", "random", "random", "--neutrals", "none", "--games", "1", "-n", "6", "--processes", "1"]
LADDER = ["ladder", "rrr", "--neutrals", "none", "--games", "1", "-n", "2", "--simulations", "1", "--processes", "1"]
PAGE = "# RRR\n\nBefore.\n\n<!-- ladder neutrals=none games=1 -->\nold\n<!-- /ladder -->\n\nBehind.\n"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the user's is read or written."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def command(*args: str | Path) -> Result:
    result = CliRunner().invoke(app, [str(arg) for arg in args])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def report(*args: str | Path) -> dict[str, Any]:
    """The JSON, without what hangs on the clock."""
    found: dict[str, Any] = json.loads(command(*args, "--json").stdout)
    for part in [found, *found.get("contests", [])]:
        part.pop("speed", None)
    for level in found.get("levels", []):
        del level["seconds_per_move"]
    return found


def stopping_after(games: int) -> Callable[[Job], GameResult]:
    """Plays this many games, then the person at the terminal has had enough."""
    left = games

    def play(job: Job) -> GameResult:
        nonlocal left
        if left == 0:
            raise KeyboardInterrupt
        left -= 1
        return play_job(job)

    return play


def files(home: Path) -> list[Path]:
    return sorted((home / "data" / "tatami" / "arena").iterdir())


# --------------------------------------------------------------------------------------------------------------- arena


def test_arena_says_win_rate_elo_and_speed(home: Path) -> None:
    result = command(*ARENA)
    assert result.exit_code == 0
    for said in ("deals: 3, games: 6", "win rate of random (A):", "Elo difference:", "ms a move"):
        assert said in result.stdout
    (file,) = files(home)
    found = report(*ARENA)
    assert "All 6 games were played before" in command(*ARENA).stdout
    points = [json.loads(line)["points"] for line in file.read_text().splitlines()[1:]]
    assert found["win_rate"]["value"] == pytest.approx(sum(points) / 6)
    assert (found["planned"], found["stopped"], found["repeatable"], found["games"]) == (6, False, True, 6)
    assert found["won"] + found["drawn"] + found["lost"] == 6


def test_arena_stopped_and_gone_on_with(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = report(*ARENA, "--out", home / "whole")
    with monkeypatch.context() as patch:
        patch.setattr(series, "play_job", stopping_after(3))
        stopped = command(*ARENA)
    assert stopped.exit_code == 130
    assert "deals: 1, games: 2" in stopped.stdout
    assert "Stopped after 3 of 6 games, kept in " in stopped.stdout.replace("\n", " ")
    assert str(files(home)[0]) in stopped.stdout
    with monkeypatch.context() as patch:
        patch.setattr(series, "play_job", stopping_after(1))
        again = command(*ARENA, "--json")
    assert again.exit_code == 130
    assert (json.loads(again.stdout)["stopped"], json.loads(again.stdout)["games"]) == (True, 4)
    last = command(*ARENA)
    assert last.exit_code == 0
    assert "Going on after 4 of 6 games" in last.stdout
    assert report(*ARENA) == whole


def test_arena_on_two_cores_with_an_odd_number(home: Path) -> None:
    args = [*ARENA[:-4], "-n", "5", "--processes"]
    result = command(*args, "2", "--out", home / "two")
    assert "A deal is 2 games, so 6 games are played instead of 5." in result.stdout
    assert report(*args, "1", "--out", home / "one") == report(*args, "1", "--out", home / "two") == report(*ARENA)


@pytest.mark.parametrize(
    ("args", "each"),
    [
        (["kami", "random", "random"], 2),
        (["kami", "random", "random", "--players", "3"], 6),
        (["dynasties", "random", "random", "--players", "4"], 8),
        (["daimyos", "random", "random", "--players", "1", "--level", "2"], 2),
    ],
)
def test_every_kind_of_game(args: list[str], each: int) -> None:
    found = report("arena", *args, "-n", "1", "--processes", "1")
    assert (found["games"], found["deals"], found["games_per_deal"]) == (each, 1, each)
    assert (found["won_alone"] == [None, None]) == (args == ["kami", "random", "random"])


def test_levels_play_with_the_simulations_or_seconds_given() -> None:
    args = ["arena", "rrr", "novice", "random", "--neutrals", "none", "--games", "1", "-n", "2", "--processes", "1"]
    assert report(*args, "--simulations", "1")["repeatable"]
    result = command(*args, "--seconds", "0.0001")
    assert "A clock decided" in result.stdout


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_plots_are_the_same_each_time(home: Path, suffix: str) -> None:
    for name in ("one", "two"):
        result = command(*ARENA, "--plot", home / f"{name}.{suffix}")
        assert f"{name}.{suffix}" in result.stdout
    assert (home / f"one.{suffix}").read_bytes() == (home / f"two.{suffix}").read_bytes()
    assert (home / f"one.{suffix}").stat().st_size > 1000


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["arena", "rrr", "random", "nobody"], "no player 'nobody'; there are novice, casual, club, expert, master, rollouts"),
        (["arena", "kami", "exact", "random"], "kami has no player 'exact'"),
        (["arena", "chess", "random", "random"], "there is no game 'chess' here"),
        (["arena", "kami", "random"], "Missing argument 'B'"),
        (["arena", "kami", "random", "random", "--players", "7"], "option --players: '7' is not one of"),
        (["arena", "kami", "random", "random", "-n", "0"], "-n"),
        (["arena", "kami", "random", "random", "--processes", "0"], "--processes"),
        (["arena", "kami", "novice", "random", "--seconds", "0"], "option --seconds"),
        (["arena", "kami", "novice", "random", "--seconds", "1", "--simulations", "1"], "give one of them"),
        (["arena", "kami", "random", "random", "--simulations", "9"], "is for the levels"),
        (["arena", "kami", "random", "random", "--plot", "a.pdf"], "must end in .svg or .png"),
        (["arena", "kami", "random", "random", "--plot", "nowhere/a.svg"], "there is no folder nowhere"),
        (["arena", "kami", "random", "random", "--out", "."], "directory"),
        (["ladder", "kami", "--pairs", "few"], "option --pairs: 'few' is not one of neighbours, all"),
        (["ladder", "kami", "--write", "nowhere"], "opponents/kami.md: No such file"),
        (["ladder", "kami", "--out", __file__], "is no folder"),
    ],
)
def test_wrong_input_is_answered(args: list[str], said: str, home: Path) -> None:
    result = command(*args)
    assert result.exit_code == 2
    assert said in result.output
    assert not (home / "data").exists()


def test_without_matplotlib(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plots, "can_draw", lambda: False)
    result = command(*ARENA, "--plot", home / "a.svg")
    assert (result.exit_code, "tatami[plots]" in result.output) == (2, True)


# -------------------------------------------------------------------------------------------------------------- ladder


def test_ladder_puts_all_levels_on_one_scale(home: Path) -> None:
    printed = command(*LADDER)
    assert printed.exit_code == 0
    for name in LEVELS:
        assert name in printed.stdout
    found = report(*LADDER)
    assert [level["level"] for level in found["levels"]] == list(LEVELS)
    assert found["levels"][0]["elo"] == 0
    assert all(level["low"] <= level["elo"] <= level["high"] for level in found["levels"])
    assert (len(found["contests"]), found["planned"], found["stopped"]) == (7, 14, False)
    assert len(files(home)) == 7
    # A contest of the ladder is the arena's.
    assert "All 2 games" in command("arena", "rrr", "casual", "novice", *LADDER[2:]).stdout


def test_ladder_stopped_gone_on_with_and_written(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    docs = home / "docs"
    (docs / "opponents").mkdir(parents=True)
    page = docs / "opponents" / "rrr.md"
    page.write_text(PAGE, encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(series, "play_job", stopping_after(5))
        stopped = command(*LADDER, "--write", docs)
    assert stopped.exit_code == 130
    assert "Stopped after 5 of 14 games" in stopped.stdout
    assert page.read_text(encoding="utf-8") == PAGE
    written = command(*LADDER, "--write", docs)
    assert "Going on after 5 of 14 games" in written.stdout
    text = page.read_text(encoding="utf-8")
    plot = docs / "plots" / "ladder-rrr-neutrals-none-games-1.svg"
    assert text.startswith("# RRR\n\nBefore.\n")
    assert text.endswith("<!-- /ladder -->\n\nBehind.\n")
    assert "old" not in text
    assert "| master | " in text
    assert f"../plots/{plot.name}" in text
    assert "`tatami ladder rrr --neutrals none --games 1 -n 2 --seed 1 --pairs neighbours --simulations 1`" in text
    picture = plot.read_bytes()
    assert command(*LADDER, "--write", docs, "--out", home / "other").exit_code == 0
    assert (page.read_text(encoding="utf-8"), plot.read_bytes()) == (text, picture)
    monkeypatch.setattr(ladder, "can_draw", lambda: False)
    assert "tatami[plots]" in command(*LADDER, "--write", docs).stdout
    assert "![" not in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# RRR\n", "needs the lines <!-- ladder neutrals=none games=1 --> and <!-- /ladder -->"),
        (PAGE.replace("<!-- /ladder -->", ""), "needs the lines"),
        (PAGE.replace("old\n", "<!-- ladder -->\n"), "needs the lines"),
        (PAGE + PAGE, "stands twice"),
    ],
)
def test_a_page_without_its_markers_stays(home: Path, text: str, said: str) -> None:
    (home / "opponents").mkdir()
    page = home / "opponents" / "rrr.md"
    page.write_text(text, encoding="utf-8")
    result = command(*LADDER, "--write", home)
    assert (result.exit_code, said in result.output) == (2, True)
    assert page.read_text(encoding="utf-8") == text
    assert not (home / "data").exists()


def test_each_way_to_play_has_its_own_markers(tmp_path: Path) -> None:
    plain, three = (LadderPage(tmp_path, tatami.game("kami", players=players)) for players in (4, 3))
    assert (plain.start, plain.plot.name) == ("<!-- ladder -->", "ladder-kami.svg")
    assert (three.start, three.plot.name) == ("<!-- ladder players=3 -->", "ladder-kami-players-3.svg")
    assert plain.path == three.path
