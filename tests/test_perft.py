"""The number of move sequences and the order of moves don't change unnoticed."""

import pytest

from tatami.perft import Counter
from tatami.registry import GAMES
from tests.perft_files import FOLDER, Entry, divide, read

ENTRIES = [(path.stem, entry) for path in sorted(FOLDER.glob("*.perft")) for entry in read(path)]


def test_every_game_has_a_file() -> None:
    assert {key for key, _ in ENTRIES} == set(GAMES)


@pytest.mark.parametrize(("key", "entry"), ENTRIES, ids=[f"{key}-{entry.name}" for key, entry in ENTRIES])
def test_counts(key: str, entry: Entry) -> None:
    state = entry.state()
    assert state.game.key == key
    assert entry.counts, "an entry without counts tests nothing"
    for depth, number in entry.counts.items():
        counted = Counter().count(state, depth)
        assert counted == number, f"perft {depth} of {entry.name} is {counted}, not {number}:\n{divide(state, depth)}"


@pytest.mark.parametrize(("key", "entry"), ENTRIES, ids=[f"{key}-{entry.name}" for key, entry in ENTRIES])
def test_order(key: str, entry: Entry) -> None:
    assert entry.state().moves() == entry.moves
