"""The HTTP face: every error has a status below 500 and a reason, and a browser may do only what we need."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tatami.records.fairness import new_nonce
from tatami.server.http.bodies import Games
from tatami.server.http.security import COOKIE, LARGEST
from tests.server.clients import Party, Served, open_socket, running
from tests.timing import PATIENCE

ME = {"kind": "me", "name": "Anna", "nonce": new_nonce()}
OPEN = {"kind": "open"}


def table(**changes: Any) -> dict[str, Any]:
    return {"game": "rrr", "options": {}, "seats": [ME, OPEN]} | changes


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({}, "game"),
        ([], "dictionary"),
        (table(game="chess"), "chess"),
        (table(game=7), "string"),
        (table(options={"colour": "red"}), "colour"),
        (table(options={"games": 77}), "games"),
        (table(game="daimyos", options={"box": "/dev/zero"}), "box: must be built-in"),
        (table(seats=[ME]), "2 seats"),
        (table(seats=[]), "seats"),
        (table(seats=[ME, ME]), "me"),
        (table(seats=[ME, {"kind": "bot"}]), "level"),
        (table(seats=[ME, {"kind": "bot", "level": "genius"}]), "genius"),
        (table(seats=[ME, {"kind": "open", "name": "Eve"}]), "open"),
        (table(seats=[{"kind": "me", "name": "Anna"}, OPEN]), "nonce"),
        (table(seats=[{**ME, "nonce": "0"}, OPEN]), "64"),
        (table(seats=[{**ME, "name": "a\x00b"}, OPEN]), "printed"),
        (table(seats=[{**ME, "name": "x" * 41}, OPEN]), "40"),
        (table(clock=1), "clock"),
        (table(clock="60"), "clock"),
        (table(extra=1), "extra"),
    ],
)
def test_a_table_that_can_t_be_made(served: Served, body: object, reason: str) -> None:
    answer = served.ask("POST", "/tables?text=true", body=body)
    assert answer.status_code == 422
    assert reason in answer.json()["text"]["text"]


def test_tables_and_pages_that_aren_t_there(served: Served) -> None:
    for method, path, status in [
        ("GET", "/tables/0123456789", 404),
        ("GET", "/tables/short", 422),
        ("GET", "/nothing", 404),
        ("PUT", "/tables", 405),
        ("POST", "/tables/0123456789/actions", 404),
        ("GET", "/tables/0123456789/export", 404),
    ]:
        answer = served.ask(method, path)
        assert answer.status_code == status, path
        assert set(answer.json()) == {"code", "rule", "text"}


def test_secrets_open_only_what_is_theirs(served: Served) -> None:
    one, other = served.new_table("rrr", "mo"), served.new_table("rrr", "mo")
    for header in (f"Bearer {other.secrets[0]}", "Bearer x", "Bearer", "Basic eA==", "nonsense"):
        answer = served.ask("GET", f"/tables/{one.table}", None, authorization=header)
        assert (answer.status_code, answer.json()["code"]) == (401, "wrong-secret"), header
    assert served.ask("POST", f"/tables/{one.table}/session").status_code == 401
    body = {"name": "Eve", "nonce": new_nonce()}
    assert served.ask("POST", f"/tables/{one.table}/seats", body=body).json()["code"] == "no-secret"


def test_a_cookie_works_on_our_own_page_only(served: Served) -> None:
    party = served.new_table("rrr", "mo").sit_all()
    opened = served.ask("POST", f"/tables/{party.table}/session", party.secrets[1])
    assert opened.status_code == 204
    cookie = opened.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=strict", f"Path=/api/tables/{party.table}"):
        assert part in cookie
    kept = {"cookie": f"{COOKIE}={party.secrets[1]}"}
    path = f"/tables/{party.table}"
    assert served.ask("GET", path, None, **kept).json()["view"]["you"] == 1
    say = {"type": "say", "id": "a", "text": "hi"}
    for origin in ({}, {"origin": "https://evil.example"}, {"origin": "null"}):
        refused = served.ask("POST", f"{path}/actions", None, say, **kept, **origin)
        assert (refused.status_code, refused.json()["code"]) == (403, "origin")
    assert served.ask("POST", f"{path}/actions", None, say, **kept, origin=served.url).status_code == 200
    assert "Max-Age=0" in served.ask("DELETE", f"{path}/session").headers["set-cookie"]


def hello(party: Party, message: str, **headers: str) -> dict[str, Any]:
    """The first answer to a first message."""
    address = f"{party.served.url.replace('http', 'ws', 1)}/api/tables/{party.table}/socket"
    with open_socket(address, **headers) as socket:
        with suppress(ConnectionClosed):  # it may have been refused before it said a word
            socket.send(message)
        return dict(json.loads(socket.recv(timeout=PATIENCE)))


def test_a_socket_says_hello_first(served: Served) -> None:
    party = served.new_table("rrr", "mo").sit_all()
    kept = {"cookie": f"{COOKIE}={party.secrets[1]}"}
    fine = json.dumps({"type": "hello"})
    assert hello(party, fine)["view"]["you"] is None
    assert hello(party, fine, **kept, origin=served.url)["view"]["you"] == 1
    assert hello(party, fine, **kept)["code"] == "origin"
    assert hello(party, fine, origin="https://evil.example")["code"] == "origin"
    for wrong, code in [
        ("", "bad-request"),
        ("[]", "bad-request"),
        ('{"type": "move", "id": "a", "name": "x"}', "no-hello"),
        ('{"type": "hello", "since": -1}', "bad-request"),
        ('{"type": "hello", "secret": "x"}', "bad-request"),
        ('{"type": "hello", "since": 99}', "ahead"),
        (json.dumps({"type": "hello", "secret": "x" * 43}), "wrong-secret"),
        (" " * 5000, "too-large"),
    ]:
        answer = hello(party, wrong)
        assert (answer["type"], answer["code"]) == ("refusal", code), wrong
    nobody = Party(served, party.made | {"table": "0123456789"})
    assert hello(nobody, fine)["code"] == "no-table"


def test_a_wrong_message_is_refused_and_the_socket_lives_on(served: Served) -> None:
    party = served.new_table("rrr", "mo").sit_all()
    with party.person(0, lang="de") as person:
        for message in ({"type": "fly"}, {"type": "hello"}, {"type": "say", "id": "ü", "text": "x"}, {"type": "hint"}):
            person.send(**message)
            refused = person.until(lambda frame: frame["type"] == "refusal")
            assert refused["code"] in ("bad-request", "hello-again")
        assert person.act("say", text="still here")["type"] == "ack"


def test_what_is_too_large_is_refused(served: Served) -> None:
    answer = served.ask("POST", "/tables", body=table(game="x" * LARGEST))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with running(tmp_path, rate="5/minute", message_rate="2/hour") as served:
        party = served.new_table("rrr", "mo").sit_all()
        with party.person(0) as person:
            answers = [person.act("say", text="x")["type"] for _ in range(3)]
            assert answers == ["ack", "ack", "refusal"]
        codes = [served.ask("GET", "/games").status_code for _ in range(5)]
        assert codes[0] == 200
        assert codes[-1] == 429


def test_headers_forbid_what_we_don_t_need(served: Served) -> None:
    for path in ("/api/games", "/api/nothing", "/"):
        headers = served.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    assert "Tatami" in served.http.get("/").text  # the pages, or a word on how to build them


def test_games_and_description(served: Served) -> None:
    found = Games.model_validate(served.ask("GET", "/games").json())
    assert [row.game for row in found.games] == ["kami", "rrr", "dynasties", "daimyos"]
    assert "novice" in found.levels
    described = served.ask("GET", "/openapi.json").json()
    assert "/api/tables/{table}/actions" in described["paths"]
    assert "Update" in described["components"]["schemas"]


def test_a_running_table_s_export_has_no_record(served: Served) -> None:
    party = served.new_table("rrr", "mo").sit_all()
    running_game = served.ask("GET", f"/tables/{party.table}/export", party.secrets[0]).json()
    assert running_game["record"] is None
    assert running_game["seen"] == party.look(0)
    party.act(0, "ask", what="resign")
    assert served.ask("GET", f"/tables/{party.table}/export").json()["record"]["proof"]["secret"] is not None
