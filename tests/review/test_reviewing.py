"""`tatami review` from end to end on records of the four games, with next to no thought; pictures; levels at the table."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from threading import Event

import pytest
from rich.console import Console

import tatami
from tatami.arena.players import PLAYERS
from tatami.bots.levels import LEVELS, level_of
from tatami.bots.mind import ThinkingBot
from tatami.game import OptionError
from tatami.records.record import Player, Record, result_of
from tatami.review.decision import Decision
from tatami.review.played_game import PlayedGame
from tatami.review.plot import draw
from tatami.review.review import Review
from tatami.review.thinking import Plan, decide_all
from tatami.terminal import screen as screens
from tatami.terminal.commands import review as reviewing
from tatami.terminal.commands.play import new_session
from tatami.terminal.saves import read_record
from tatami.terminal.screen import Screen
from tatami.terminal.seating import bots_of, seating
from tatami.texts import Text
from tatami.texts.saying import LANGUAGES, say
from tests.review.coins import CoinsMind, played
from tests.test_cli import games_kept, home, save, tatami_command
from tests.test_record import unfinished
from tests.timing import PATIENCE

__all__ = ["home"]

# By name: game, options, and how moves are chosen: these games are short.
GAMES: dict[str, tuple[str, dict[str, object], str]] = {
    "kami": ("kami", {"players": 2}, "first"),
    "kami-3": ("kami", {"players": 3}, "first"),
    "rrr": ("rrr", {"games": 1, "neutrals": "secret"}, "any"),
    "dynasties": ("dynasties", {"players": 2}, "last"),
    "daimyos": ("daimyos", {}, "first"),
    "solo": ("daimyos", {"players": 1}, "first"),
}


@cache
def short(name: str) -> Record:
    """Return a game to its end; the same every time."""
    key, options, how = GAMES[name]
    rng = Random(f"short {name}")
    game = tatami.game(key, **options)
    state = game.start()
    moves: list[str] = []
    while state.to_move() != tatami.OVER:
        legal = state.legal()
        tickets = int(state.tickets())
        chosen = {"first": legal[0], "last": legal[-1], "any": rng.choice(legal)}[how]
        action = state.draw(rng.randrange(tickets)) if tickets else chosen
        moves.append(game.name(action))
        state.play(action)
    return Record(game, [Player(f"Seat {seat}") for seat in range(game.seats)], moves, result_of(state))


@pytest.mark.parametrize("name", GAMES)
def test_a_review_of_every_game(name: str, home: Path) -> None:
    record = short(name)
    args = ["--seat", "0"] if name == "dynasties" else []
    path = save(home / "record.json", record)
    result = tatami_command("review", path, "--simulations", "1", "--processes", "1", "--json", *args)
    assert result.exit_code == 0, result.output
    document = json.loads(result.stdout)
    assert record.result is not None
    for side, balance in enumerate(document["balance"]):
        changes = [cause["change"] for cause in balance["causes"].values()]
        assert balance["start"] + sum(changes) == pytest.approx(balance["end"], abs=1e-4)
        assert balance["end"] == record.result["returns"][side]
        steps = [step for step in document["steps"] if step["side"] == side]
        assert sum(step["change"] for step in steps) == pytest.approx(balance["end"] - balance["start"], abs=1e-4)
        assert [step["last"] for step in steps] == sorted(step["last"] for step in steps)
        assert steps[-1]["last"] == len(record.moves)
    kinds = {step["kind"] for step in document["steps"]}
    assert ("mixed" in kinds) if name == "kami-3" else ("play" in kinds)
    assert document["even_start"] == (name != "solo")
    for decision in document["decisions"]:
        assert record.moves[decision["move"] - 1] == decision["name"]
        assert (decision["known"] is None) == (decision["verdict"] in ("forced", "unasked"))
    # One result proves nothing, so nobody is told that they made a mistake, unless a mind knows it exactly.
    for decision in document["decisions"]:
        if decision["verdict"] == "mistake":
            assert decision["known"]["best_error"] + decision["known"]["error"] < 0.5


def test_processes_and_repetition_change_nothing(home: Path) -> None:
    path = save(home / "record.json", short("rrr"))
    args: list[str | Path] = ["review", path, "--simulations", "6", "--json"]
    one = tatami_command(*args, "--processes", "1").stdout
    assert one == tatami_command(*args, "--processes", "2").stdout
    assert one != tatami_command(*args, "--processes", "1", "--seed", "2").stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_review_in_words(lang: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = PlayedGame(played("coin gold", "sit", "iron"))
    plan = Plan(simulations=1)
    review = Review(game, plan, list(decide_all(game, plan, mind=CoinsMind())))
    console = Console(width=200, record=True, file=(home / "out").open("w", encoding="utf-8"))
    reviewing.show(review, Screen(lang, console=console))
    console.file.close()
    said = (home / "out").read_text(encoding="utf-8")
    for key in ("review-turns", "review-exact", "review-column-mistakes", "review-chance"):
        assert say(Text(key), lang) in said
    rows = [line.split() for line in said.splitlines()]
    assert ["3", "0", "iron", "?", "gold", "67", ">", "33", "100", ">", "0"] in rows
    assert ["0", "Ada", "1", "1", "-33", "0", "0", "+50"] in rows
    assert ["1", "club", "0", "0", "0", "0", "0", "-50"] in rows
    assert say(Text("review-cause-mistakes", points="-100", reach=0), lang) in said
    assert say(Text("review-cause-opponents", points="+100", reach=0), lang) in said
    assert said.count("±") == 4


def test_stopped_it_says_what_it_has(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = short("rrr")
    decisions = list(decide_all(PlayedGame(record), Plan(simulations=1)))

    def interrupted(game: PlayedGame, plan: Plan, processes: int) -> Iterator[Decision]:
        yield from decisions[:3]
        raise KeyboardInterrupt

    monkeypatch.setattr(reviewing, "decide_all", interrupted)
    path = save(home / "record.json", record)
    result = tatami_command("review", path, "--simulations", "1", "--plot", home / "course.svg")
    assert result.exit_code == 130
    assert f"Stopped after 3 of {len(decisions)} decisions." in result.stdout
    assert not (home / "course.svg").exists()
    document = json.loads(tatami_command("review", path, "--simulations", "1", "--json").stdout)
    assert document["stopped"]
    assert len(document["decisions"]) == 3


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_pictures_are_the_same_twice(kind: str, tmp_path: Path) -> None:
    game = PlayedGame(played("coin iron", "sit", "safe", "slip", "toss 1"))
    plan = Plan(simulations=1)
    review = Review(game, plan, list(decide_all(game, plan, mind=CoinsMind())))
    for name in ("one", "two"):
        draw(review, tmp_path / f"{name}.{kind}", "de")
    one = (tmp_path / f"one.{kind}").read_bytes()
    assert one == (tmp_path / f"two.{kind}").read_bytes()
    if kind == "svg":
        text = one.decode("utf-8")
        for word in ("Platz 0", "Platz 1", "Gewinnchance", "Fehler", "Glück"):
            assert word in text
        other = Review(game, plan, list(decide_all(game, plan, mind=CoinsMind(50, {6: 0.3}))))
        draw(other, tmp_path / "other.svg", "de")
        assert one != (tmp_path / "other.svg").read_bytes()


def test_the_command_draws(home: Path) -> None:
    path = save(home / "record.json", short("rrr"))
    args: list[str | Path] = ["review", path, "--simulations", "2", "--processes", "1", "--plot", home / "course.svg"]
    result = tatami_command(*args)
    assert result.exit_code == 0
    assert f"Saved: {home / 'course.svg'}" in result.stdout
    assert say(Text("review-estimates"), "en") in result.stdout
    assert (home / "course.svg").read_text(encoding="utf-8").startswith("<?xml")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["unfinished.json"], "the game isn't over; a review would show its hidden cards"),
        (["nowhere.json"], "No such file"),
        (["text"], "JSON"),
        (["good.json", "--seat", "2"], "0 to 1"),
        (["good.json", "--simulations", "0"], "--simulations"),
        (["good.json", "--simulations", "1", "--seconds", "1"], "one of them"),
        (["good.json", "--processes", "0"], "--processes"),
        (["good.json", "--plot", "course.pdf"], ".svg or .png"),
        (["good.json", "--plot", "no/where.svg"], "there is no folder"),
        (["good.json", "--lang", "tlh"], "--lang"),
        ([], "RECORD"),
    ],
)
def test_wrong_input_is_answered(args: list[str], said: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(home)
    save(home / "unfinished.json", unfinished())
    save(home / "good.json", short("rrr"))
    (home / "text").write_text("dear diary", encoding="utf-8")
    result = tatami_command("review", *args)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stdout == ""


def test_a_record_whose_result_is_wrong_is_refused(home: Path) -> None:
    document = short("rrr").data()
    document["result"]["returns"].reverse()
    (home / "record.json").write_text(json.dumps(document), encoding="utf-8")
    result = tatami_command("review", home / "record.json")
    assert result.exit_code == 2
    assert "result" in result.stderr


def test_without_matplotlib_it_is_said_before_the_thinking(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    path = save(home / "record.json", short("rrr"))
    result = tatami_command("review", path, "--plot", home / "course.svg")
    assert result.exit_code == 2
    assert "tatami[plots]" in result.stderr


def test_the_default_is_the_thought_of_the_strongest_level() -> None:
    game = PlayedGame(short("rrr"))
    plan = reviewing.plan_of(game, None, None, 1, None)
    assert plan.simulations == level_of(game.record.game, LEVELS[-1]).simulations
    assert reviewing.plan_of(game, 2.0, None, 1, None).budget(2).seconds == 1.0  # half for each of the two thoughts


# ------------------------------------------------------------------------------------------------------ levels at the table


def test_levels_are_bots_and_club_is_the_usual_one(home: Path) -> None:
    assert [*LEVELS, "rollouts", "random", "exact"] == PLAYERS
    assert [player.bot for player in seating("kami", 3, [1], "club")] == ["club", "", "club"]
    assert tatami_command("play", "rrr", "--first", "0", typed="quit\n").exit_code == 0
    (kept,) = games_kept(home)
    assert read_record(kept).players[1].bot == "club"


def test_each_seat_its_own_bot(home: Path) -> None:
    args = ["play", "kami", "--first", "0", "--bot", "1=novice,2=random", "--bot", "3=master"]
    tatami_command(*args, typed="quit\n")
    (kept,) = games_kept(home)
    assert [player.bot for player in read_record(kept).players] == ["", "novice", "random", "master"]
    tatami_command("play", "kami", "--resume", kept, "--bot", "2=casual", typed="quit\n")
    assert [player.bot for player in read_record(kept).players] == ["", "novice", "casual", "master"]
    tatami_command("play", "kami", "--resume", kept, "--bot", "random", typed="quit\n")
    assert [player.bot for player in read_record(kept).players] == ["", "random", "random", "random"]


def test_a_level_plays_a_game() -> None:
    for level in LEVELS:
        session = new_session(tatami.game("rrr", games=1), seating("rrr", 2, [], level), Screen(), 1)
        bot = session.bots[tatami.Seat(1)]
        assert isinstance(bot, ThinkingBot)
        assert bot.budget.simulations == level_of(session.match.game, level).simulations


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("hal", "'hal' is not one of novice, casual, club"),
        ("1=hal", "'hal' is not one of"),
        ("4=club", "'4' is no seat; seats are 0 to 3"),
        ("-1=club", "'-1' is no seat"),
        ("x=club", "'x' is no seat"),
        ("=club", "'' is no seat"),
        ("1=club,1=novice", "seat 1 stands twice"),
        ("club,novice", "club and novice are both for all seats"),
        ("0=club", "a person sits on seat 0"),
        ("exact", "exact plays rrr only, not kami"),
        ("1=exact", "exact plays rrr only, not kami"),
        ("", "'' is not one of"),
        ("club,", "'' is not one of"),
    ],
)
def test_wrong_bots_are_answered(typed: str, said: str) -> None:
    with pytest.raises(OptionError, match="option --bot: ") as caught:
        bots_of(typed, "kami", [0], ["club"] * 4)
    assert said in str(caught.value)


def test_where_nothing_moves_a_long_wait_is_said_in_a_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(screens, "LONG_WAIT", 0.0)
    with (tmp_path / "out").open("w+", encoding="utf-8") as file:
        screen = Screen("fr", plain=True, console=Console(file=file, force_terminal=True))
        said = Event()
        said_before = screen.say

        def noted(key: str) -> None:
            said_before(key)
            said.set()

        monkeypatch.setattr(screen, "say", noted)
        with screen.waiting("terminal-thinking"):
            assert said.wait(PATIENCE)
        monkeypatch.setattr(screens, "LONG_WAIT", 3600.0)
        with screen.waiting("terminal-enter"):
            pass
    assert (tmp_path / "out").read_text(encoding="utf-8") == f"{say(Text('terminal-thinking'), 'fr')}\n"
