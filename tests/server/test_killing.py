"""Killed at any moment, the server loses nothing that it has acknowledged, and does nothing twice."""

import os
import select
from pathlib import Path

import pytest

from tests.server.clients import Served
from tests.server.killing import Ordeal
from tests.server.node import nursery
from tests.timing import PATIENCE

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
        ("ack-before-commit", "acknowledged and is lost|saw what isn't stored|gets those after|ahead|wrong-secret"),
        ("forgotten-ids", "nobody sent|and got"),
        ("ids-in-memory-only", "and got|done twice"),
    ],
)
def test_a_server_that_loses_or_doubles_is_found_out(tmp_path: Path, flaw: str, message: str) -> None:
    print(f"seed {SEED}")
    with pytest.raises(AssertionError, match=message):
        Ordeal(tmp_path, SEED, flaw).run(kills=40)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):  # ended just now
            continue
        if int(fields[1]) == pid:
            found.append(int(entry.parent.name))
    return found


def test_the_processes_of_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """Else each kill would leave some behind, which wait for questions for ever."""
    with nursery(tmp_path) as nodes:
        node = nodes.start(data=tmp_path, workers=1)
        served = Served(node.url, None)
        with served.http, served.new_table("rrr", "bb").person(None) as spectator:
            spectator.until_number(4)  # bots have thought
            started = children(node.pid)
            handles = [os.pidfd_open(pid) for pid in started]
        nodes.end(node)
    assert started
    for handle in handles:
        ended, _, _ = select.select([handle], [], [], PATIENCE)
        os.close(handle)
        assert ended
