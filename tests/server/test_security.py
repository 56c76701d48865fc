"""Secrets stay secret, a seat is its owner's alone, and a browser is told on every answer what it may do."""

import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tatami.records.fairness import new_nonce
from tatami.server.app import Server
from tatami.server.errors import Refused
from tatami.server.http.security import COOKIE, HEADERS, LARGEST
from tatami.server.storage.store import INVITATION, SEAT, Extras, Store
from tatami.server.tables import secrets
from tatami.server.tables.cache import load_table
from tatami.server.tables.tables import Tables
from tests.server.clients import Party, Served, open_socket, running
from tests.server.test_storage import body, with_server
from tests.server.wire import logged
from tests.timing import PATIENCE


def socket_of(party: Party, hello: dict[str, Any], **headers: str) -> dict[str, Any]:
    """The first answer on a new socket."""
    address = f"{party.served.url.replace('http', 'ws', 1)}/api/tables/{party.table}/socket"
    with open_socket(address, **headers) as socket:
        with suppress(ConnectionClosed):  # refused before it has said anything
            socket.send(json.dumps({"type": "hello", **hello}))
        answer: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if answer["type"] == "refusal":  # and that is the end
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400
        return answer


# ----------------------------------------------------------------------------------------------------------- no traces


def test_secrets_are_in_no_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Everything that can be done with a secret, right and wrong, with all logs on, the access log as well."""
    with logged() as log, running(tmp_path, log_level="debug") as served:
        party = served.new_table("rrr", "mo")
        used = party.invitations[1]
        party.sit_all()
        kept = [*party.secrets.values(), used, party.made["secret"]]
        path = f"/tables/{party.table}"
        wrong = secrets.new_secret()
        kept.append(wrong)
        answers = [
            served.ask("POST", f"{path}/session", party.secrets[0]),
            served.ask("GET", path, None, cookie=f"{COOKIE}={party.secrets[0]}"),
            served.ask("GET", path, wrong),
            served.ask("GET", path, None, authorization=f"Basic {wrong}"),
            served.ask("POST", f"{path}/seats", body={"invitation": used, "name": "Eve", "nonce": new_nonce()}),
            served.ask("POST", f"{path}/seats", body={"invitation": f"{wrong}x", "name": "Eve", "nonce": new_nonce()}),
            served.ask("POST", f"{path}/seats", body={"invitation": wrong, "name": "Eve", "nonce": wrong}),
            served.ask("POST", f"{path}/actions", party.secrets[0], {"type": "hello", "secret": wrong}),
            served.ask("POST", f"{path}/actions", party.secrets[0], {"type": "move", "id": "a", "name": "x", wrong[:5]: 1}),
            served.ask("POST", "/tables", body={"game": wrong, "seats": []}),
        ]
        for answer in answers[2:9]:
            assert wrong not in answer.text
            assert used not in answer.text
        for hello in ({"secret": party.secrets[0]}, {"secret": wrong}, {"secret": f"{wrong}x"}, {"secret": 7, "lang": wrong}):
            assert wrong not in json.dumps(socket_of(party, hello))
        party.act(0, "ask", what="draw")
        chance = bytes(served.app.state.server.tables.peek(party.table)._secret).hex()
    captured = capfd.readouterr()
    everything = "\n".join([*log.lines, captured.out, captured.err])
    assert f"/api/tables/{party.table}" in everything  # the access log is there
    for secret in (*kept, chance):
        assert secret not in everything


def test_a_database_that_fails_puts_nothing_hidden_into_the_log(tmp_path: Path) -> None:
    """Its errors would repeat what was to be stored: moves, chance moves among them."""
    with running(tmp_path) as served:
        party = served.new_table("rrr", "mo").sit_all()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            database.execute("ALTER TABLE events RENAME TO elsewhere")
        with logged() as log:
            answer = party.act(0, "say", text="needle")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    everything = "\n".join(log.lines)
    assert "no such table: events" in everything
    assert "needle" not in everything


def test_secrets_are_looked_up_by_their_hash_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No secret is compared with another: what is compared is a hash, of which time could tell nothing that helps."""
    asked: list[str] = []
    whole = Store.key

    async def key(self: Store, table: str, hashed: str) -> Any:
        asked.append(hashed)
        return await whole(self, table, hashed)

    monkeypatch.setattr(Store, "key", key)

    async def run(server: Server) -> None:
        made = await server.tables.create(body(seats="mo"))
        assert made.secret is not None
        assert await server.tables.viewer(made.table, made.secret) == 0
        assert asked == [secrets.hashed(made.secret)]
        stored = await server.store.keys(made.table)
        assert {hashed for hashed, _, _ in stored} == {secrets.hashed(made.secret), secrets.hashed(made.invitations[0].secret)}

    with_server(tmp_path, run)


# --------------------------------------------------------------------------------------------------------- whose seat


def test_a_secret_opens_its_own_seat_and_nothing_else(served: Served) -> None:
    one, other = served.new_table("rrr", "mo").sit_all(), served.new_table("rrr", "mo")
    path = f"/tables/{other.table}"
    say = {"type": "say", "id": "a", "text": "hi"}
    before = other.look()
    for secret in (one.secrets[0], one.secrets[1], other.invitations[1], secrets.new_secret()):
        for method, where, sent in [
            ("GET", path, None),
            ("GET", f"{path}/export", None),
            ("POST", f"{path}/actions", say),
            ("POST", f"{path}/session", None),
            ("POST", f"{path}/invitations", {"seat": 1}),
            ("POST", f"{path}/seats", {"name": "Eve", "nonce": new_nonce()}),
        ]:
            answer = served.ask(method, where, secret, sent)
            assert (answer.status_code, answer.json()["code"]) == (401, "wrong-secret"), where
        kept = served.ask("GET", path, None, cookie=f"{COOKIE}={secret}")
        assert kept.status_code == 401
        assert socket_of(other, {"secret": secret})["code"] == "wrong-secret"
    assert other.look() == before
    for seat in (0, 1):
        assert one.look(seat)["view"]["you"] == seat
        assert socket_of(one, {"secret": one.secrets[seat]})["view"]["you"] == seat


def test_nobody_moves_for_another(served: Served) -> None:
    party = served.new_table("rrr", "mo").sit_all()
    mover = party.mover()
    name = party.look(mover)["view"]["legal"][0]["name"]
    before = party.look(mover)
    for kind in ("move", "why", "preview"):
        assert party.act(1 - mover, kind, name=name).json()["code"] == "not-your-turn"
    assert party.look(1 - mover)["view"]["legal"] == []
    for secret in (None, secrets.new_secret()):
        answer = served.ask("POST", f"/tables/{party.table}/actions", secret, {"type": "move", "id": "a", "name": name})
        assert answer.json()["code"] in ("not-seated", "wrong-secret")
    assert party.look(mover) == before


def test_an_invitation_works_once_and_only_until_the_next(served: Served) -> None:
    party = served.new_table("kami", "mobb", players=4)
    path = f"/tables/{party.table}"

    def join(invitation: str) -> Any:
        return served.ask("POST", f"{path}/seats", body={"invitation": invitation, "name": "Ben", "nonce": new_nonce()})

    old = party.invitations[1]
    new = served.ask("POST", f"{path}/invitations", party.secrets[0], {"seat": 1}).json()["secret"]
    assert join(old).status_code == 401
    assert join(party.secrets[0]).status_code == 401  # a seat's secret is no invitation
    joined = join(new)
    assert joined.status_code == 201
    assert join(new).status_code == 401
    assert served.ask("POST", f"{path}/invitations", joined.json()["secret"], {"seat": 1}).json()["code"] == "seat-taken"
    assert served.ask("POST", f"{path}/invitations", body={"seat": 1}).json()["code"] == "not-seated"


def test_an_invitation_that_was_replaced_meanwhile_gives_no_seat(tmp_path: Path) -> None:
    """Another process may replace it between the look at it and the change."""

    async def run(server: Server) -> None:
        made = await server.tables.create(body(seats="mo"))
        old = secrets.hashed(made.invitations[0].secret)
        table = await load_table(server.store, made.table)
        assert table is not None
        table.happen("seated", 5.0, 1, None, place=1, name="Ben", nonce=new_nonce())
        await server.store.change_keys(made.table, 1, INVITATION, secrets.hashed("new"))
        with pytest.raises(Refused, match="wrong-secret"):
            await server.store.append(table, Extras([(secrets.hashed("seat"), 1, SEAT)], used=old))
        stored = await load_table(server.store, made.table)
        assert stored is not None
        assert stored.number == 1
        assert [kind for _, seat, kind in await server.store.keys(made.table) if seat == 1] == [INVITATION]

    with_server(tmp_path, run)


def test_who_has_left_can_t_act_for_who_comes_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key goes with the leaving, in one transaction: nothing that fails afterwards leaves it there."""

    async def broken(*_: object) -> None:
        raise OSError("killed here")

    with running(tmp_path) as served:
        party = served.new_table("kami", "moob")
        gone = party.sit(1)
        monkeypatch.setattr(Store, "change_keys", broken)
        assert party.act(1, "leave").status_code == 200
        monkeypatch.undo()
        assert served.ask("GET", f"/tables/{party.table}", gone).status_code == 401
        invited = served.ask("POST", f"/tables/{party.table}/invitations", party.secrets[0], {"seat": 1})
        party.invitations[1] = invited.json()["secret"]
        party.sit(1, "Cleo")
        assert served.ask("GET", f"/tables/{party.table}", gone).status_code == 401


def test_a_socket_from_another_site_is_closed(served: Served) -> None:
    party = served.new_table("rrr", "mo").sit_all()
    cookie = f"{COOKIE}={party.secrets[1]}"
    for origin in ("https://evil.example", "null", served.url.replace("http", "https"), f"{served.url}.evil.example"):
        assert socket_of(party, {}, Origin=origin, Cookie=cookie)["code"] == "origin"
        assert socket_of(party, {"secret": party.secrets[1]}, Origin=origin)["code"] == "origin"
    assert socket_of(party, {}, Origin=served.url, Cookie=cookie)["view"]["you"] == 1
    assert socket_of(party, {}, Cookie=cookie)["code"] == "origin"  # no page of ours sends a cookie without its origin


# ------------------------------------------------------------------------------------------------------------- headers


def check_headers(answer: Any) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, f"{answer.request.method} {answer.request.url}: {name}"


def test_the_headers_are_on_every_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret reason")

    with running(tmp_path) as served:
        party = served.new_table("rrr", "mo").sit_all()
        path = f"/tables/{party.table}"
        asked: list[tuple[int, str, str, dict[str, Any]]] = [
            (200, "GET", "/health", {}),
            (200, "GET", path, {}),
            (204, "DELETE", f"{path}/session", {}),
            (401, "GET", path, {"secret": "x"}),
            (404, "GET", "/nothing", {}),
            (405, "PUT", "/tables", {}),
            (409, "GET", f"{path}?since=99", {}),
            (413, "POST", "/tables", {"body": "x" * LARGEST}),
            (422, "POST", "/tables", {"body": {}}),
        ]
        for status, method, where, more in asked:
            answer = served.ask(method, where, more.get("secret"), more.get("body"))
            assert answer.status_code == status, where
            check_headers(answer)
            assert answer.headers["cache-control"] == "no-store"
        check_headers(served.http.get("/"))
        monkeypatch.setattr(Tables, "update", broken)
        with logged() as log:
            failed = served.ask("GET", path)
        assert (failed.status_code, failed.json()["code"]) == (500, "internal")
        assert "secret reason" not in failed.text
        assert "secret reason" in "\n".join(log.lines)
        check_headers(failed)
    with running(tmp_path, rate="1/hour", public_url="https://tatami.example") as served:
        served.ask("GET", "/health")
        refused = served.ask("GET", "/health")
        assert refused.status_code == 429
        check_headers(refused)
        assert refused.headers["strict-transport-security"]
