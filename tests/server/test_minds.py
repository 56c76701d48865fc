"""The minds that a process keeps: one for each seat of a table, fed with observations alone, and never needed."""

import pickle
from pathlib import Path
from random import Random

import pytest

import tatami
from tatami.bots.level import Level
from tatami.bots.levels import LEVELS, level_of
from tatami.bots.rrr.mind import RrrMind
from tatami.game import OVER, Game, Observation, Seat, State, deal
from tatami.server.thinking import opponents, thinking
from tatami.server.thinking.opponents import MOST_MINDS, Minds
from tatami.server.thinking.thinking import Question
from tatami.solvers.rrr.files import level_path, write_level
from tatami.solvers.rrr.zones import LAST_LEVEL
from tests.server.clients import Served

SEED = 20261118
GAMES: dict[str, dict[str, object]] = {"kami": {"players": 4}, "rrr": {"neutrals": "secret"}, "dynasties": {}, "daimyos": {}}


@pytest.fixture
def minds(monkeypatch: pytest.MonkeyPatch) -> Minds:
    """The minds of this process, none yet."""
    empty = Minds()
    monkeypatch.setattr(thinking, "_minds", empty)
    return empty


@pytest.fixture
def folders() -> list[Path | None]:
    """The folders of solved tables that levels were made with."""
    return []


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, folders: list[Path | None]) -> list[str]:
    """The levels that were made, in order."""
    names: list[str] = []

    def counted(game: Game, name: str, tables: Path | None = None) -> Level:
        names.append(name)
        folders.append(tables)
        return level_of(game, name, tables)

    monkeypatch.setattr(opponents, "level_of", counted)
    return names


def begun(key: str = "kami", seed: int = SEED) -> State:
    """A game in which a seat decides."""
    state = tatami.game(key, **GAMES[key]).start()
    deal(state, Random(seed))
    return state


def ask(seen: Observation, seed: int = 1, level: str = "novice", table: str = "t") -> str:
    """The answer to a question that came from another process."""
    question: Question = pickle.loads(pickle.dumps(Question(table, seen, level, seed)))
    return thinking.think(question)


def test_a_mind_is_made_once_for_a_seat_of_a_table(minds: Minds, made: list[str]) -> None:
    state, rng = begun(), Random(SEED)
    seats = set()
    for _ in range(12):
        seats.add(int(state.to_move()))
        state.play(state.game.action(ask(state.observe(state.to_move()))))
        deal(state, rng)
    assert len(seats) == 4
    assert len(made) == len(minds) == 4
    ask(state.observe(state.to_move()), table="another")
    assert len(made) == 5


def test_a_seat_whose_level_changes_has_another_mind(minds: Minds, made: list[str]) -> None:
    seen = begun().observe(begun().to_move())
    for level in ("novice", "casual", "casual", "novice"):
        ask(seen, level=level)
    assert made == ["novice", "casual", "novice"]
    assert len(minds) == 1


def test_hints_keep_the_best_mind(minds: Minds, made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "HINT_SECONDS", 0.01)
    seen = begun().observe(begun().to_move())
    for seed in range(3):
        assert thinking.advise(Question("t", seen, thinking.HINT_LEVEL, seed))[0]["name"]
    assert made == [LEVELS[-1]]


def test_the_minds_used_the_longest_ago_are_dropped(minds: Minds, made: list[str]) -> None:
    seen = begun().observe(begun().to_move())
    for number in range(MOST_MINDS + 1):
        ask(seen, table=f"table {number}")
    assert len(minds) == MOST_MINDS
    ask(seen, table="table 1")
    assert len(made) == MOST_MINDS + 1
    ask(seen, table="table 0")
    assert len(made) == MOST_MINDS + 2


@pytest.mark.parametrize("key", GAMES)
def test_a_kept_mind_chooses_as_a_new_one_whatever_is_hidden(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three processes are asked: one that keeps its minds, one that has none, one whose hidden cards lie otherwise."""
    print("seed", SEED)
    rng, state = Random(SEED), begun(key)
    kept, elsewhere = Minds(), Minds()
    for number in range(25):
        if state.to_move() == OVER:
            break
        seen = state.observe(state.to_move())
        other = seen.sample(rng).observe(seen.seat)
        answers = []
        for processes, view in ((kept, seen), (Minds(), seen), (elsewhere, other)):
            monkeypatch.setattr(thinking, "_minds", processes)
            answers.append(ask(view, number, "casual"))
        assert len(set(answers)) == 1, f"decision {number}: {answers}"
        state.play(state.game.action(answers[0]))
        deal(state, rng)
    assert len(kept) > 0


def test_a_question_holds_only_what_the_seat_may_know() -> None:
    """Two deals that the seat can't tell apart are asked about with the same bytes."""
    state = begun()
    seen = state.observe(state.to_move())
    other = seen.sample(Random(1))
    assert other.dump() != state.dump()
    asked = [pickle.dumps(Question("t", one.observe(seen.seat), "novice", 1)) for one in (state, other)]
    assert asked[0] == asked[1]


def test_the_bots_of_a_table_keep_their_minds(
    minds: Minds, made: list[str], folders: list[Path | None], served: Served
) -> None:
    party = served.new_table("kami", "mb", players=2)
    for _ in range(5):
        mover = party.mover()
        legal = party.look(mover)["view"]["legal"]
        assert party.act(mover, "move", name=legal[0]["name"]).status_code == 200
    party.mover()
    assert made == ["novice"]
    assert folders == [served.app.state.settings.data / "tables"]


def test_master_plays_by_the_table_that_is_built(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    game = tatami.game("rrr", neutrals="none")
    seats = [game.start().observe(Seat(seat)) for seat in (0, 1)]

    def table_of(seen: Observation, level: str = "master") -> object:
        mind = Minds().take("t", seen, level, tmp_path).mind
        assert isinstance(mind, RrrMind)
        return mind.table

    assert table_of(seats[0]) is None
    write_level(tmp_path, LAST_LEVEL, bytes(13368))
    table = table_of(seats[0])
    assert table is not None
    assert table_of(seats[1]) is table, "it is opened once"
    assert table_of(seats[0], "expert") is None
    assert table_of(tatami.game("rrr", neutrals="shared").start().observe(Seat(0))) is None
    level_path(tmp_path, LAST_LEVEL).write_bytes(b"damaged")
    assert table_of(seats[0]) is None
    assert "damaged" in caplog.text or "wrong length" in caplog.text
