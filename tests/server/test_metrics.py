"""What Prometheus gets: numbers that are right, and nothing that names a table or a person."""

import re
from pathlib import Path

import httpx2
import pytest

from tatami.game import OptionError
from tatami.server.metrics import Metrics, address
from tests.server.clients import Served, running
from tests.timing import PATIENCE, wait_until


def numbers(served: Served) -> dict[str, float]:
    """The page at its own port."""
    page = httpx2.get(f"http://127.0.0.1:{served.app.state.server.metrics_port}/metrics", timeout=PATIENCE).text
    return {name: float(value) for name, value in re.findall(r"^(tatami_[^ ]+) ([0-9.e+-]+)$", page, re.MULTILINE)}


def test_moves_refusals_and_sockets_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, metrics="127.0.0.1:0") as served:
        party = served.new_table("rrr", "mo").sit_all()
        mover = party.mover()
        with party.person(mover) as anna, party.person(1 - mover):
            assert numbers(served)["tatami_open_sockets"] == 2
            assert anna.act("move", name="nonsense")["code"] == "no-move"
            assert party.act(1 - mover, "move", name="nonsense").status_code in (409, 422)
            ack = anna.act("move", id="once", name=anna.view["legal"][0]["name"])
            assert anna.act("move", id="once", name="anything") == ack
        after = numbers(served)
        assert after['tatami_moves_total{by="person"}'] == 1  # what is sent again isn't made again
        assert after["tatami_move_seconds_count"] == 1
        assert sum(value for name, value in after.items() if name.startswith("tatami_refusals_total")) == 2
        assert after["tatami_live_tables"] == 1


def test_bots_moves_and_thoughts_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, metrics="127.0.0.1:0") as served:
        party = served.new_table("rrr", "mb", first=1)
        party.mover()
        # A move is counted once it is told, so whoever hears of it may still be ahead of the numbers.
        wait_until(lambda: 1 <= numbers(served)['tatami_moves_total{by="bot"}'] == numbers(served)["tatami_bot_seconds_count"])


def test_no_label_names_a_table_a_person_or_a_secret(tmp_path: Path) -> None:
    with running(tmp_path, metrics="127.0.0.1:0") as served:
        party = served.new_table("rrr", "mo").sit_all()
        party.act(party.mover(), "move", name="citizen@b2")
        party.act(0, "say", text="a word in confidence")
        served.ask("GET", "/tables/0123456789")
        page = httpx2.get(f"http://127.0.0.1:{served.app.state.server.metrics_port}/metrics", timeout=PATIENCE).text
        for word in (party.table, "Anna", "Guest", "citizen", "confidence", "0123456789", *party.secrets.values()):
            assert word not in page
        assert set(re.findall(r"[{,](\w+)=", page)) <= {"by", "code", "le"}


def test_whoever_reaches_the_tables_doesn_t_reach_the_numbers(served: Served) -> None:
    assert served.http.get("/metrics").status_code == 404


def test_servers_in_one_process_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.refusals.labels("busy").inc()
    assert one.registry.get_sample_value("tatami_refusals_total", {"code": "busy"}) == 1
    assert other.registry.get_sample_value("tatami_refusals_total", {"code": "busy"}) is None


@pytest.mark.parametrize("text", ["9464", ":9464", "localhost:", "localhost:http", "localhost:65536", "localhost:²"])
def test_an_address_that_is_none(text: str) -> None:
    with pytest.raises(OptionError, match="--metrics"):
        address(text)


def test_addresses() -> None:
    assert address("127.0.0.1:9464") == ("127.0.0.1", 9464)
    assert address("[::1]:0") == ("::1", 0)
