"""Journals: what was played is kept, gone on with, and never mixed with anything else."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.arena.contest import Contest, play_job
from tatami.arena.players import ThinkingLimit
from tatami.arena.results import ResultsFile, results_name
from tatami.arena.series import Series, paths_for
from tatami.arena.summary import ContestSummary
from tatami.files import FileError

GAMES = 6


def contest(a: str = "random", b: str = "random", seed: int = 4) -> Contest:
    return Contest(tatami.game("rrr", neutrals="none", games=1), a, b, seed, ThinkingLimit())


def outcomes(series: Series, place: int = 0) -> list[tuple[int, float, list[int]]]:
    return [(game.number, game.points, game.moves) for game in series.results(place)]


def series_at(path: Path, games: int = GAMES) -> Series:
    return Series([contest()], games, [path])


def played(path: Path, games: int = GAMES, processes: int = 1) -> list[tuple[int, float, list[int]]]:
    series = series_at(path, games)
    for _ in series.play(processes):
        pass
    series.close()
    return outcomes(series)


def test_games_are_the_same_interrupted_or_not_and_on_several_cores(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole")
    assert [number for number, _, _ in whole] == list(range(GAMES))
    for stop in (1, 3):
        path = tmp_path / f"stopped {stop}"
        series = series_at(path)
        assert list(islice(series.play(1), stop)) == [0] * stop
        series.close()
        again = series_at(path)
        assert (again.before, len(again.waiting())) == (stop, GAMES - stop)
        again.close()
        assert played(path) == whole
    assert played(tmp_path / "two", processes=2) == whole


def test_a_longer_run_goes_on_and_a_shorter_one_takes_its_part(tmp_path: Path) -> None:
    short = played(tmp_path / "one", 4)
    long = played(tmp_path / "one", 8)
    assert long == played(tmp_path / "two", 8)
    assert played(tmp_path / "one", 4) == short == long[:4]


def test_reports_differ_in_time_alone(tmp_path: Path) -> None:
    def report(name: str) -> dict[str, Any]:
        played(tmp_path / name)
        series = series_at(tmp_path / name)
        found = ContestSummary(series.contests[0], series.results(0)).data()
        series.close()
        del found["speed"]
        return found

    assert report("one") == report("two")


def test_contests_take_turns(tmp_path: Path) -> None:
    contests = [contest(), contest("random", "rollouts")]
    series = Series(contests, 4, paths_for(contests, tmp_path))
    order = [(place, number) for place, (_, number) in series.waiting()]
    series.close()
    assert order == [(0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (0, 3), (1, 2), (1, 3)]
    assert (series.total(), series.done()) == (8, 0)


def test_a_line_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "file"
    whole = played(path)
    text = path.read_bytes()
    lines = text.splitlines(keepends=True)
    for cut in (len(text) - 1, len(text) - 9, len(lines[0]) + 3, len(lines[0]) - 1, 10, 0):
        path.write_bytes(text[:cut])
        assert played(path) == whole
        assert [json.loads(line)["points"] for line in path.read_text().splitlines()[1:]] == [game[1] for game in whole]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hello", "line 3: document: isn't JSON"),
        ("[]", "line 3: game: must be an object, not a list"),
        ('{"game": 1}', "line 3: game: points is missing"),
        ('{"game": 2, "points": 1, "moves": [1, 1], "seconds": [1, 1]}', "line 3: game: must be a whole number from 1 to 1"),
        ('{"game": 1, "points": 2, "moves": [1, 1], "seconds": [1, 1]}', "line 3: points: must be from 0 to 1"),
        ('{"game": 1, "points": NaN, "moves": [1, 1], "seconds": [1, 1]}', "line 3: document: isn't JSON: NaN"),
        ('{"game": 1, "points": true, "moves": [1, 1], "seconds": [1, 1]}', "line 3: points: must be a number"),
        ('{"game": 1, "points": 1, "moves": [1], "seconds": [1, 1]}', "line 3: moves: must have 2 entries"),
        ('{"game": 1, "points": 1, "moves": [1, 1], "seconds": [-1, 1]}', "line 3: seconds: must be from 0"),
    ],
)
def test_a_wrong_line_is_named_and_the_file_stays(tmp_path: Path, line: str, said: str) -> None:
    path = tmp_path / "file"
    played(path, 2)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], line, ""]))
    before = path.read_bytes()
    with pytest.raises(FileError, match=said):
        ResultsFile(path, contest())
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["hello", "hello\n", "{}\n", '{"game": "rrr"}', "\xe9"])
def test_another_file_stays(tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(FileError, match=r"isn't a results file|isn't text"):
        ResultsFile(path, contest())
    assert path.read_text(encoding="latin-1") == text


def test_the_journal_of_another_contest_stays(tmp_path: Path) -> None:
    path = tmp_path / "file"
    played(path, 2)
    before = path.read_bytes()
    with pytest.raises(FileError, match="another contest, so it stays: seed is 4 there, 5 here"):
        ResultsFile(path, contest(seed=5))
    with pytest.raises(FileError, match="b is 'random' there, 'rollouts' here"):
        ResultsFile(path, contest(b="rollouts"))
    assert path.read_bytes() == before


def test_only_one_writes(tmp_path: Path) -> None:
    first = ResultsFile(tmp_path / "file", contest())
    with pytest.raises(FileError, match="another process"):
        ResultsFile(tmp_path / "file", contest())
    first.close()
    ResultsFile(tmp_path / "file", contest()).close()


def test_games_come_in_order(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "file", contest())
    with pytest.raises(ValueError, match="comes after"):
        file.add(play_job((contest(), 1)))
    file.close()


def test_names_tell_contests_apart() -> None:
    names = {
        results_name(one) for one in (contest(), contest(seed=5), contest("novice", "random"), contest("random", "novice"))
    }
    assert len(names) == 4
    assert results_name(contest()) == results_name(contest())


def test_a_place_that_is_none_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="directory"):
        ResultsFile(tmp_path, contest())
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError, match="file"):
        ResultsFile(tmp_path / "file" / "file", contest())
