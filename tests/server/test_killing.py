"""Killed at any moment, the server loses nothing that it has acknowledged, and does nothing twice."""

from pathlib import Path

import pytest

from tests.server.killing import Ordeal

SEED = 20


def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(tmp_path: Path) -> None:
    print(f"seed {SEED}")
    ordeal = Ordeal(tmp_path, SEED)
    ordeal.run(kills=50)
    assert ordeal.kills == 50
    assert ordeal.acks > 100
    assert ordeal.resent > 5  # else the kills never fell between an action and its acknowledgement


@pytest.mark.parametrize(
    ("flaw", "message"),
    [
        ("ack-before-commit", "acknowledged and is lost|saw what isn't stored|gets those after|ahead"),
        ("forgotten-ids", "nobody sent|and got"),
        ("ids-in-memory-only", "and got|done twice"),
    ],
)
def test_a_server_that_loses_or_doubles_is_found_out(tmp_path: Path, flaw: str, message: str) -> None:
    print(f"seed {SEED}")
    with pytest.raises(AssertionError, match=message):
        Ordeal(tmp_path, SEED, flaw).run(kills=40)
