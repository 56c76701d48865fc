"""What leaves the engine as data is exactly what the schemas say, from which the types of the pages are made."""

from collections.abc import Iterator
from typing import Any

import pytest

import tatami
from tatami import testing
from tatami.game import Document, Game
from tatami.registry import GAMES
from tatami.server.typescript import game_source, typed
from tests.schemas import fits, problem, schema
from tests.test_conformance import MODES, Options

EVERY_MODE = [(key, options) for key, modes in MODES.items() for options in modes]
SEED = 2_606


def samples(game: Game) -> Iterator[tuple[Document, Document, str]]:
    """Yield `data()` and `facts()` as every viewer gets them in some states of a random game, with where that is."""
    print(f"seed {SEED}")
    for state, where in testing.some_states(game, SEED, 1, 20_000, 30):
        for seat in testing.viewers(game):
            seen = state.observe(seat)
            yield seen.data(), seen.facts(), f"{where}, seat {seat}"


@pytest.mark.parametrize(("key", "options"), EVERY_MODE, ids=str)
def test_all_that_leaves_the_engine_is_what_the_schema_says(key: str, options: Options) -> None:
    game = tatami.game(key, **options)
    assert problem(game.options, schema(key, "Options")) == ""
    for piece in game.pieces():
        assert problem(piece, schema(key, "Piece"), piece["id"]) == ""
    for data, facts, where in samples(game):
        assert problem(data, schema(key, "Document"), where) == ""
        assert problem(facts, schema(key, "Facts"), where) == ""


def changed(value: Any) -> Iterator[Any]:
    """Yield copies of an object that lack a field, have one more, or have one of a wrong type."""
    for name in value:
        yield {field: one for field, one in value.items() if field != name}
        yield {**value, name: 1.5}
    yield {**value, "extra": 1}


@pytest.mark.parametrize("key", GAMES)
def test_a_schema_refuses_what_is_missing_too_much_or_wrong(key: str) -> None:
    game = tatami.game(key)
    data, facts, _ = next(samples(game))
    given: list[tuple[str, Any]] = [("Document", data), ("Facts", facts), ("Options", game.options)]
    given += [("Piece", piece) for piece in game.pieces()]
    for name, value in given:
        for wrong in changed(value):
            assert not fits(wrong, schema(key, name)), f"{name} takes {wrong}"
        assert fits(value, schema(key, name))


@pytest.mark.parametrize("kind", [object, Any, list, dict, dict[str, Any], list[object], Document], ids=str)
def test_a_type_that_allows_everything_is_none(kind: Any) -> None:
    with pytest.raises(TypeError, match="must say what is in it"):
        problem({"a": [1]} if kind != list[object] else [1], kind)
    with pytest.raises(TypeError, match="must say what is in it"):
        typed(kind, {})


def test_true_is_no_number_and_a_name_is_none_of_a_closed_list() -> None:
    kami = tatami.game("kami").options
    assert problem({**kami, "players": True}, schema("kami", "Options")) == ".players: True is no int"
    assert "'god' is none of" in problem({**kami, "ending": "god"}, schema("kami", "Options"))
    assert problem({**kami, "first": 2.0}, schema("kami", "Options")) != ""


@pytest.mark.parametrize("key", GAMES)
def test_the_pages_have_types_of_all_of_it(key: str) -> None:
    text, name = game_source(key), key.capitalize()
    for entry in ("Options", "Document", "Facts", "Piece"):
        assert f"export interface {name}{entry} {{" in text or f"export type {name}{entry} = " in text
    assert "unknown" not in text
