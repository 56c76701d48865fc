"""What only a copy keeps: what a document can't hold, and a box whose file is gone."""

import copy
import pickle
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tatami
from tatami import testing

SEED = 23
WAYS = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda thing: pickle.loads(pickle.dumps(thing))}


def knowledge(state: tatami.State, seat: tatami.Seat) -> list[object]:
    """Return what a seat knows, and the worlds that it thinks possible for some dice."""
    seen = state.observe(seat)
    return [seen.key(), *[seen.sample(Random(number)).dump() for number in range(3)]]


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize(
    ("key", "options"), [("rrr", {"neutrals": "secret-draft"}), ("dynasties", {"missions": True})], ids=["rrr", "dynasties"]
)
def test_a_copy_remembers_what_a_document_forgets(key: str, options: dict[str, Any], way: Callable[[Any], Any]) -> None:
    print(f"seed {SEED}")
    game = tatami.game(key, **options)
    forgotten = 0
    for state, where in testing.some_states(game, SEED, 2, 20_000, 30):
        copied, loaded = way(state), game.load(state.dump())
        for seat in testing.viewers(game):
            known = knowledge(state, seat)
            forgotten += knowledge(loaded, seat) != known
            assert knowledge(copied, seat) == known, where
    assert forgotten > 0


def test_a_box_goes_along_with_its_game(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    text = files("tatami").joinpath("boxes", "daimyos.toml").read_text(encoding="utf-8")
    path.write_text(text.replace("n01", "m01"), encoding="utf-8")
    game = tatami.game("daimyos", box=str(path))
    state = pickle.dumps(game.start())
    path.unlink()
    loaded = pickle.loads(state)
    assert loaded.game.options == game.options
    assert loaded.game.action("card m01") == game.action("card m01")
    assert [piece["id"] for piece in loaded.game.pieces()] == [piece["id"] for piece in game.pieces()]


def test_the_built_in_box_is_not_written_into_a_pickle() -> None:
    game = tatami.game("daimyos")
    assert len(pickle.dumps(game.start())) < 5_000
    assert pickle.loads(pickle.dumps(game)).settings.box is game.settings.box  # type: ignore[attr-defined]
