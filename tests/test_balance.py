"""The balance report: its statistics, its games, and the command."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tatami.balance.daimyos import SETTINGS, BalancePlan, Facts, Job, play
from tatami.balance.page import command as command_line
from tatami.balance.page import findings
from tatami.balance.summary import BalanceSummary
from tatami.cli import app
from tatami.game import OptionError
from tatami.parallel import in_order
from tatami.stats import plots
from tatami.stats.intervals import Share, average, share_of, wilson
from tatami.terminal.commands import balance as balancing

ROOT = Path(__file__).parent.parent
SMALL = BalancePlan(games=6, solo=2, seed=7, bot="random")  # random play: what is counted is the same
ARGS = ["-n", "6", "--solo", "2", "--seed", "7", "--bot", "random"]
TOTAL = 6 * 2 + 2 * 9


@pytest.fixture(scope="module")
def games() -> list[Facts]:
    return list(in_order(play, SMALL.jobs(), 1))


def balance(*args: str | Path) -> Result:
    result = CliRunner().invoke(app, ["balance", "daimyos", *[str(arg) for arg in args]])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


# ---------------------------------------------------------------------------------------------------------- statistics


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 1, 0.2065, 1.0)],
)
def test_wilson_known_values(hits: int, trials: int, low: float, high: float) -> None:
    assert list(wilson(hits, trials)) == pytest.approx([low, high], abs=1e-4)


def test_wilson_of_nothing_and_of_nonsense() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    for hits, trials in [(2, 1), (-1, 3)]:
        with pytest.raises(ValueError, match="no share"):
            wilson(hits, trials)


def test_shares() -> None:
    assert share_of([True, False, True, True]).value == 0.75
    assert Share(0, 0).text() == "–"
    assert Share(50, 100).text() == "50 % (40–60)"
    assert Share(50, 100).holds(0.45)
    assert not Share(50, 100).holds(0.39)
    assert average([]) == 0.0
    assert average([1, 2]) == 1.5


# --------------------------------------------------------------------------------------------------------------- games


def test_every_game_is_reproducible_on_its_own(games: list[Facts]) -> None:
    assert len(games) == len(SMALL.jobs()) == TOTAL
    for game in games[::5]:
        assert play((game["setting"], game["number"], 7, "random")) == game
    assert play(("plain", 0, 8, "random")) != play(("plain", 0, 7, "random"))


def test_the_number_of_processes_changes_nothing(games: list[Facts]) -> None:
    assert list(in_order(play, SMALL.jobs(), 2)) == games


def test_the_bot_is_reproducible() -> None:
    assert play(("solo-7", 0, 3, "novice")) == play(("solo-7", 0, 3, "novice"))


def test_settings_are_played_in_equal_steps() -> None:
    early = {job[0] for job in SMALL.jobs()[: TOTAL // 2 + 3]}
    assert early == set(SETTINGS)


def test_facts_agree_with_each_other(games: list[Facts]) -> None:
    for game in games:
        assert (sum(game["felled"]) == 7) == (game["ending"] == "daimyos")
        assert (game["winner"] is None) == (game["reason"] == "draw")
        assert game["points"][0] - game["points"][1] == sum(game["tracks"].values())
        assert len(game["techniques"]) == (6 if game["setting"] == "all" else 3)
        assert set(game["used"][0]) | set(game["used"][1]) <= {*game["techniques"], "swap"}
        if game["setting"].startswith("solo"):
            assert (game["first"], game["turns"][1], game["taken"][1]) == (0, 0, None)
        else:
            assert game["turns"][game["first"]] - game["turns"][1 - game["first"]] in (0, 1)
        if game["reason"] == "tracks":
            sign = 1 if game["winner"] == 0 else -1
            assert sum(track * sign > 0 for track in game["tracks"].values()) >= 2


def test_counts_add_up(games: list[Facts]) -> None:
    summary = BalanceSummary(games)
    for pair in summary.two.values():
        assert pair.games == 6 == pair.first.hits + pair.second.hits + pair.draws.hits
        assert sum(share.hits for share in pair.endings.values()) == 6
        assert sum(share.hits for share in pair.reasons.values()) == 6
        assert sum(clan.taken.trials for clan in pair.clans.values()) == 12
        assert sum(clan.held.hits for clan in pair.clans.values()) == 6 - pair.draws.hits
        for technique in pair.techniques.values():
            assert technique.users.trials + technique.others.trials == 2 * technique.games
            assert technique.users.hits + technique.others.hits <= technique.games
    assert [level.games for level in summary.solo.values()] == [2] * 8
    assert summary.against_random.trials == 2


def test_nothing_played_is_a_report_too() -> None:
    summary = BalanceSummary([])
    assert "nothing was played" in " ".join(findings(summary))
    assert summary.data()["games"] == 0


def test_the_bot_beats_random_moves() -> None:
    """The report says so of the bot that it is made with; here of the weakest level."""
    games = [play(("strength", number, 1, "casual")) for number in range(6)]
    assert {game["bot"] for game in games} == {0, 1}
    assert sum(game["winner"] == game["bot"] for game in games) >= 5


# ------------------------------------------------------------------------------------------------------------- command


def test_command_prints_tables_and_json(games: list[Facts]) -> None:
    printed = balance(*ARGS, "--processes", "1")
    assert printed.exit_code == 0
    for title in ("Who wins", "How games end", "Clans", "Techniques", "Solo"):
        assert title in printed.stdout
    report = json.loads(balance(*ARGS, "--processes", "1", "--json").stdout)
    assert (report["seed"], report["bot"], report["planned"], report["stopped"]) == (7, "random", TOTAL, False)
    assert report["two"] == BalanceSummary(games).data()["two"]


def test_page_and_plots_are_the_same_each_time(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    for name in ("one", "two"):
        assert balance(*ARGS, "--processes", "1", "--out", tmp_path / name).exit_code == 0
    written = sorted(path.relative_to(tmp_path / "one") for path in (tmp_path / "one").rglob("*.*"))
    assert [path.name for path in written] == [
        "daimyos-balance.md",
        *[f"daimyos-{name}.svg" for name in ("endings", "solo", "techniques", "wins")],
    ]
    for path in written:
        assert (tmp_path / "one" / path).read_bytes() == (tmp_path / "two" / path).read_bytes()
    text = (tmp_path / "one" / "daimyos-balance.md").read_text(encoding="utf-8")
    assert command_line(SMALL) in text
    for target in re.findall(r"\]\(([^)]+)\)", text):
        assert (tmp_path / "one" / target).exists()


def test_without_matplotlib_the_tables_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balancing, "can_draw", lambda: False)
    result = balance(*ARGS, "--processes", "1", "--out", tmp_path)
    assert result.exit_code == 0
    assert "tatami[plots]" in result.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["daimyos-balance.md"]
    assert "![" not in (tmp_path / "daimyos-balance.md").read_text(encoding="utf-8")


def test_matplotlib_is_looked_for_only_when_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert not plots.can_draw()
    assert balance(*ARGS, "--processes", "1").exit_code == 0


def test_stopped_it_reports_what_was_played(games: list[Facts], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(work: Callable[[Job], Facts], jobs: list[Job], processes: int) -> Iterator[Facts]:
        yield from games[:10]
        raise KeyboardInterrupt

    monkeypatch.setattr(balancing, "in_order", interrupted)
    result = balance(*ARGS, "--out", tmp_path)
    assert result.exit_code == 130
    assert f"Stopped after 10 of {TOTAL} games. No files were written." in result.stdout
    assert "Who wins" in result.stdout
    assert not list(tmp_path.iterdir())
    report = json.loads(balance(*ARGS, "--json").stdout)
    assert (report["stopped"], report["games"]) == (True, 10)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["-n", "0"], "-n"),
        (["--solo", "0"], "--solo"),
        (["--bot", "exact"], "daimyos has no player 'exact'"),
        (["--processes", "0"], "--processes"),
        (["--seed", "x"], "--seed"),
        ([*ARGS, "--out", str(ROOT / "README.md")], "is no folder"),
    ],
)
def test_wrong_input_is_answered(args: list[str], said: str) -> None:
    result = balance(*args)
    assert result.exit_code == 2
    assert said in result.output


def test_other_games_are_answered() -> None:
    result = CliRunner().invoke(app, ["balance", "kami"])
    assert result.exit_code == 2
    assert "there are daimyos" in result.output


def test_plans_are_checked() -> None:
    for games, solo in [(0, 1), (1, 0)]:
        with pytest.raises(ValueError, match="at least"):
            BalancePlan(games, solo, 1, "random")
    with pytest.raises(OptionError, match="no player 'nobody'"):
        BalancePlan(1, 1, 1, "nobody")
    with pytest.raises(ValueError, match="processes"):
        next(in_order(play, SMALL.jobs(), 0))
