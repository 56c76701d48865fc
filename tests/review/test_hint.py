"""Hints: values of moves in words, and nothing in them that the seat may not know."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tatami
from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.bots.levels import mind_of
from tatami.bots.mind import Mind
from tatami.dice import Dice
from tatami.game import Document, Observation, Seat, State
from tatami.review.hint import hint
from tatami.review.sides import Sides
from tatami.terminal import hints
from tatami.terminal.hints import Thinking, seconds_of
from tatami.texts.saying import say
from tatami.views import seat_names
from tests.daimyos import hidden as daimyos
from tests.dynasties import hidden as dynasties
from tests.kami import hidden as kami
from tests.review.coins import Coins, CoinsMind
from tests.rrr import hidden as rrr
from tests.test_cli import home, tatami_command
from tests.test_match import HANDS, dealt
from tests.test_session import Table, script, session

__all__ = ["home"]

Permute = Callable[[Document, int, Random], Document]
GAMES: dict[str, tuple[dict[str, object], Permute]] = {
    "kami": ({"players": 2}, kami.permute),
    "rrr": ({"neutrals": "secret", "games": 1}, rrr.permute),
    "dynasties": ({"players": 3}, dynasties.permute),
    "daimyos": ({}, daimyos.permute),
}


def late(key: str, seed: int) -> tuple[State, Document]:
    """A decision of a random game, and the same position with other hidden cards; read from documents, both."""
    options, permute = GAMES[key]
    print(f"seed {seed}")
    rng = Random(f"hint {seed}")
    while True:
        state = tatami.game(key, **options).start()
        tatami.deal(state, rng)
        last = None
        while state.to_move() != tatami.OVER:
            if len(state.legal()) > 1:
                other = permute(state.dump(), int(state.to_move()), rng)
                if other != state.dump():
                    last = state.game.load(state.dump()), other
            state.play(rng.choice(state.legal()))
            tatami.deal(state, rng)
        if last is not None:
            return last


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_the_same_whatever_is_hidden(key: str) -> None:
    state, other = late(key, 4)
    seat = state.to_move()
    found = []
    for world in (state, state.game.load(other)):
        given = hint(world.observe(seat), mind_of(world.game), Budget(simulations=3), seed=7)
        found.append((given.data(), [repr(move.told) for move in given.moves]))
    assert found[0] == found[1]
    assert {move["move"] for move in found[0][0]["moves"]} <= set(state.moves())


def test_what_a_move_tells_is_told_only_as_far_as_it_is_known() -> None:
    game = Coins()
    state = game.load({"made": [0, 2]})
    moves = {move.name: move for move in hint(state.observe(Seat(0)), CoinsMind(), Budget(1), 1).moves}
    assert [say(text, "en") for text in moves["safe"].told] == ["Seat safe"]
    assert [say(text, "en") for text in moves["gold"].told] == ["Seat gold"]  # not what the hidden coin is


def test_values_become_chances() -> None:
    seen = Coins().load({"made": [1, 2]}).observe(Seat(0))
    given = hint(seen, CoinsMind(), Budget(1), 1)
    assert [(move.name, round(move.chance, 3), move.exact, move.reach) for move in given.moves] == [
        ("gold", 0.667, True, 0.0),
        ("safe", 0.5, True, 0.0),
        ("iron", 0.333, True, 0.0),
    ]
    guessed = hint(seen, CoinsMind(visits=101), Budget(1), 1).moves[0]
    assert not guessed.exact
    assert guessed.reach == pytest.approx(0.094, abs=0.005)  # 1.96 * sqrt(1 - 1/9) / 10 / 2
    with pytest.raises(ValueError, match="nothing to decide"):
        hint(Coins().load({"made": [1, 2]}).observe(Seat(1)), CoinsMind(), Budget(1), 1)


@pytest.mark.parametrize(
    ("key", "options", "sides"), [("kami", {"players": 4}, 2), ("kami", {"players": 3}, 3), ("rrr", {}, 2)]
)
def test_sides(key: str, options: dict[str, object], sides: int) -> None:
    made = Sides(tatami.game(key, **options))
    assert made.number == sides
    assert made.chance(1.0) == 1
    assert made.chance(0.0) == pytest.approx(1 / sides)
    assert made.chance(-1 / (sides - 1)) == pytest.approx(0)
    assert made.chance(-1.0) == 0  # shared wins can leave less than a lone winner does
    assert made.even
    assert sorted(seat for seats in made.seats for seat in seats) == list(range(tatami.game(key, **options).seats))
    assert not Sides(tatami.game("daimyos", players=1)).even


# --------------------------------------------------------------------------------------------------- stopping the thinking


class Endless(Mind):
    """Thinks until the budget ends; after a while somebody presses Ctrl-C."""

    def __init__(self, presses: int) -> None:
        self.presses = presses

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        done = 0
        while budget.allows(done):
            done += 1
            if done == 50:
                for _ in range(self.presses):
                    os.kill(os.getpid(), signal.SIGINT)
            assert done < 10_000
        return Advice(seen.seat, [Estimate(action, 0.0, done) for action in seen.legal()], done)

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        raise NotImplementedError


@pytest.fixture
def _usual_ctrl_c() -> Iterator[None]:
    """Answer Ctrl+C as a terminal's Python does: a process that was started in the background ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_usual_ctrl_c")
def test_ctrl_c_ends_the_thinking_with_what_is_known(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "mind_of", lambda game, processes: Endless(1))
    result = tatami_command("hint", "--position", position(home), "--simulations", "100000")
    assert result.exit_code == 0
    assert "Stopped. What is known so far:" in result.stdout
    assert "(estimate, " in result.stdout
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("_usual_ctrl_c")
def test_a_second_ctrl_c_is_the_usual_one() -> None:
    thinking = Thinking(0.0, 100_000)
    with pytest.raises(KeyboardInterrupt), thinking.stoppable():
        Endless(2).think(dealt(HANDS).observe(Seat(0)), started(thinking.budget()), Dice(1))
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def started(budget: Budget) -> Budget:
    budget.start()
    return budget


def test_progress_is_reported() -> None:
    parts: list[float] = []
    thinking = Thinking(0.0, 10)
    thinking.report = parts.append
    budget = started(thinking.budget())
    assert [budget.allows(done) for done in range(12)] == [True] * 10 + [False] * 2
    assert parts
    assert all(0 <= part <= 1 for part in parts)


# ------------------------------------------------------------------------------------------------------- the command line


def position(home: Path, made: str = "(S)>R") -> Path:
    path = home / "position.json"
    path.write_text(json.dumps(dealt(HANDS, made).record().replay().dump()), encoding="utf-8")
    return path


def record(home: Path) -> Path:
    path = home / "record.json"
    path.write_text(dealt(HANDS, "(S)>R").record().text(), encoding="utf-8")
    return path


ARGS = ["--simulations", "12", "--seed", "3"]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_command(lang: str, home: Path) -> None:
    result = tatami_command("hint", "--position", position(home), *ARGS, "--lang", lang, "--best", "2")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[1].startswith(" 1. ")
    assert lines[3].startswith(" 2. ")
    assert "%" in lines[1]
    name = lines[1].split()[1].rstrip(":")
    action = dealt(HANDS, "(S)>R").game.action(name)
    state = dealt(HANDS, "(S)>R").record().replay()
    names = seat_names(state.observe(Seat(1)))
    assert lines[2].strip() == " ".join(say(text, lang, names) for text in state.tell(action, Seat(1)))


def test_position_and_record_give_the_same_hint(home: Path) -> None:
    one = tatami_command("hint", "--position", position(home), *ARGS, "--json").stdout
    assert one == tatami_command("hint", "--record", record(home), *ARGS, "--json", "--seat", "1").stdout
    document = json.loads(one)
    assert list(document) == ["game", "options", "seat", "legal", "simulations", "moves", "stopped"]
    assert list(document["moves"][0]) == ["move", "value", "chance", "exact", "reach", "visits"]
    assert document["seat"] == 1
    assert document["simulations"] == 12
    assert one != tatami_command("hint", "--record", home / "record.json", *ARGS, "--json", "--move", "33").stdout


def test_several_processes_think_side_by_side(home: Path) -> None:
    args: list[str | Path] = ["hint", "--position", position(home), *ARGS, "--processes", "2", "--json"]
    assert tatami_command(*args).stdout == tatami_command(*args).stdout
    assert json.loads(tatami_command(*args).stdout)["simulations"] == 12


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "--position FILE or --record FILE"),
        (["--position", "position.json", "--record", "record.json"], "one of them"),
        (["--position", "position.json", "--move", "3"], "--move"),
        (["--position", "position.json", "--seat", "0"], "seat 0 has nothing to decide here"),
        (["--position", "position.json", "--seat", "4"], "0 to 3"),
        (["--position", "nowhere.json"], "No such file"),
        (["--record", "record.json", "--move", "99"], "there is no move 99"),
        (["--record", "record.json", "--move", "2"], "chance is to move"),
        (["--position", "position.json", "--seconds", "1", "--simulations", "1"], "one of them"),
        (["--position", "position.json", "--best", "0"], "--best"),
        (["--position", "position.json", "--lang", "tlh"], "--lang"),
    ],
)
def test_wrong_input_is_answered(args: list[str], said: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(home)
    position(home)
    record(home)
    result = tatami_command("hint", *args)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stdout == ""


# ------------------------------------------------------------------------------------------------------------ at the table


def test_a_hint_in_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Observation, float]] = []

    class Prompt(Mind):
        def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
            asked.append((seen, budget.seconds))
            return Advice(seen.seat, [Estimate(action, 0.2, 9) for action in seen.legal()], 9)

        def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
            raise NotImplementedError

    monkeypatch.setattr(hints, "mind_of", lambda game, processes: Prompt())
    match = dealt(HANDS)
    before = match.record().text()
    table = Table(script("hint", "HINT 0.5", "hint 0", "hint soon", "hint -1", "hint nan"))
    session(match, table, tmp_path, [0]).run()
    assert match.record().text() == before
    assert [seconds for _, seconds in asked] == [hints.SECONDS, 0.5]
    assert all(isinstance(seen, Observation) and seen.seat == 0 for seen, _ in asked)
    assert "Seat 0 (you): the best moves by what this seat may know" in table.visible
    assert "chance to win 60% (estimate" in table.visible
    assert table.visible.count("hint SECONDS: think so long") == 4  # what is no number of seconds is answered with how to ask


def test_seconds_are_typed_with_a_point_or_a_comma() -> None:
    found: list[Any] = [seconds_of(typed) for typed in ("2", "0,5", "1e3", "inf", "4000", "", "x")]
    assert found == [2.0, 0.5, 1000.0, None, None, None, None]


def test_the_best_move_comes_first() -> None:
    seen = Coins().load({"made": [1, 2]}).observe(Seat(0))
    assert hint(seen, CoinsMind(), Budget(1), 1).data(1)["moves"][0]["move"] == "gold"
