"""Tables that were begun under older rules: they go on where they can, else everybody is told, and nothing else suffers."""

import json
import sqlite3
from pathlib import Path

import pytest

from tatami.files import FileError
from tatami.server.app import Server
from tests.server.clients import Party, Served, running
from tests.server.test_actions import play_one
from tests.server.test_storage import exported, imported, with_server


def as_of_version_1(folder: Path) -> None:
    """Take the version of the rules out of what is stored: before it was 2, it wasn't written down."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        rows = database.execute("SELECT table_id, number, body FROM events WHERE kind = 'started'").fetchall()
        assert rows
        for table, number, body in rows:
            data = json.loads(body)
            assert data.pop("rules") == 2
            database.execute("UPDATE events SET body = ? WHERE table_id = ? AND number = ?", (json.dumps(data), table, number))


def back(served: Served, party: Party) -> Party:
    """The same people at the same table of a restarted server."""
    again = Party(served, party.made)
    again.secrets = party.secrets
    return again


def begin(folder: Path, seats: str = "mo", clock: int | None = None, **options: object) -> Party:
    """A table of Daimyos at which something was played under version 1."""
    with running(folder) as served:
        party = served.new_table("daimyos", seats, clock=clock, first=0, **options).sit_all()
        for _ in range(3):
            play_one(party)
    return party


def test_a_table_whose_moves_mean_the_same_goes_on(tmp_path: Path) -> None:
    party = begin(tmp_path)
    as_of_version_1(tmp_path)
    with running(tmp_path) as served:
        again = back(served, party)
        play_one(again)
        assert again.act(0, "ask", what="resign").status_code == 200
        record = served.ask("GET", f"/tables/{again.table}/export", again.secrets[0]).json()["record"]
        assert record["rules"] == 1
        checked = served.ask("POST", "/verify", body={"record": json.dumps(record)}).json()
        assert checked["proven"], checked["flaws"]


@pytest.mark.parametrize(("lang", "told"), [("en", "version 1"), ("fr", "version 1"), ("de", "Version 1")])
def test_a_table_that_cannot_go_on_is_refused_in_words(tmp_path: Path, lang: str, told: str) -> None:
    party = begin(tmp_path, ronin=True)
    as_of_version_1(tmp_path)
    with running(tmp_path) as served:
        again = back(served, party)
        path = f"/tables/{again.table}"
        for secret in (again.secrets[0], None):
            for _ in range(2):
                answer = served.ask("GET", f"{path}?text=true&lang={lang}", secret)
                assert (answer.status_code, answer.json()["code"]) == (409, "old-rules"), answer.text
                assert told in answer.json()["text"]["text"]
        assert again.act(0, "move", name="done").json()["code"] == "old-rules"
        assert again.act(1, "say", text="Hello?").json()["code"] == "old-rules"
        for end in ("export", "replay"):
            assert served.ask("GET", f"{path}/{end}", again.secrets[0]).json()["code"] == "old-rules"
        with again.person(0, lang=lang) as person:
            assert (person.heard[0]["type"], person.heard[0]["code"]) == ("refusal", "old-rules")
        # Other tables are none the worse for it.
        play_one(served.new_table("daimyos", "mo", ronin=True).sit_all())


def test_a_game_that_had_not_begun_is_played_by_the_rules_of_today(tmp_path: Path) -> None:
    with running(tmp_path) as served:
        waiting = served.new_table("daimyos", "mo", ronin=True, first=0)
    with running(tmp_path) as served:
        again = back(served, waiting)
        again.invitations = waiting.invitations
        play_one(again.sit_all())
        assert "view" in again.look(0)


def test_clocks_and_bots_of_other_tables_go_on(tmp_path: Path) -> None:
    """An old table waits for its bot, and its time is up: both are passed over, and the next table is seen to."""
    old = begin(tmp_path, "mo", clock=5, ronin=True)
    as_of_version_1(tmp_path)
    with running(tmp_path) as served:
        new = served.new_table("rrr", "mo", clock=5).sit_all()  # whoever begins is a person, whose clock runs
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE tables SET alarm = 1, bot = 0, changed = 1 WHERE id = ?", (old.table,))
        database.execute("UPDATE tables SET alarm = 2, changed = 2 WHERE id = ?", (new.table,))

    async def run(server: Server) -> list[str]:
        server.tables.now = lambda: 1e12
        await server.tables.ring_clocks()
        await server.tables.wake_bots(0.0)
        return [event.kind for event in await server.store.events(new.table)]

    assert "expired" in with_server(tmp_path, run)


def test_old_tables_are_exported_and_named_where_they_cannot_be_imported(tmp_path: Path) -> None:
    begin(tmp_path / "one", ronin=True)
    as_of_version_1(tmp_path / "one")
    text = exported(tmp_path / "one")
    assert len(json.loads(text)["tables"]) == 1
    with pytest.raises(FileError, match=r"tables\[0\]\.events\[\d\]: .* begun under version 1 of the rules, now it is 2"):
        imported(tmp_path / "two", text)
