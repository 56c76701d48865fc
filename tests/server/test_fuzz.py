"""Whatever is sent, the answer is a refusal with a reason or a clean close: no exception, no status that isn't documented."""

import json
import logging
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tatami.records.fairness import new_nonce
from tatami.server import protocol
from tatami.server.app import make_app
from tatami.server.settings import Settings
from tatami.server.ws.connection import REFUSED
from tests.server.clients import Party, Served, open_socket, running
from tests.timing import PATIENCE

SEED = 1
OPERATIONS = [
    (method.upper(), path) for path, item in make_app(Settings(data=Path())).openapi()["paths"].items() for method in item
]
QUIET: dict[str, Any] = {"deadline": None, "database": None, "suppress_health_check": list(HealthCheck)}


class Errors(logging.Handler):
    """What is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, entry: logging.LogRecord) -> None:
        self.lines.append(self.format(entry))


@contextmanager
def no_errors() -> Iterator[None]:
    """Nothing is logged as an error while the block runs."""
    handler = Errors()
    loggers = [logging.getLogger(name) for name in ("", "uvicorn.error", "uvicorn")]
    for logger in loggers:
        logger.addHandler(handler)
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeHandler(handler)
    assert handler.lines == []


@pytest.fixture(scope="module")
def played(served: Served) -> Party:
    """A table where a game goes on."""
    return served.new_table("rrr", "mo").sit_all()


# ------------------------------------------------------------------------------------------------------------- HTTP


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_requests_of_every_kind(served: Served, played: Party, method: str, path: str) -> None:
    """Made from the server's own description, and held against it: status, type and shape of every answer."""
    described = schemathesis.openapi.from_dict(served.ask("GET", "/openapi.json").json())
    operation = described[path][method]

    @seed(SEED)
    @settings(max_examples=30, **QUIET)
    @given(case=operation.as_strategy(), real=st.booleans(), known=st.booleans())
    def run(case: Any, real: bool, known: bool) -> None:
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = played.table
        headers = {"authorization": f"Bearer {played.secrets[1]}"} if known else {}
        answer = case.call(base_url=served.url, headers=headers)
        case.validate_response(
            answer,
            checks=[
                schemathesis.checks.not_a_server_error,
                schemathesis.checks.CHECKS.get_one("status_code_conformance"),
                schemathesis.checks.CHECKS.get_one("content_type_conformance"),
                schemathesis.checks.CHECKS.get_one("response_schema_conformance"),
            ],
        )

    with no_errors():
        run()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
PATHS = ["/tables", "/tables/{}/seats", "/tables/{}/actions", "/tables/{}/invitations", "/tables/{}/session"]
PATHS += ["/study", "/replay", "/verify"]


@seed(SEED)
@settings(max_examples=80, **QUIET)
@given(path=st.sampled_from(PATHS), body=JSON.map(json.dumps).map(str.encode) | st.binary(max_size=200), kind=st.booleans())
def test_bodies_of_any_bytes(served: Served, played: Party, path: str, body: bytes, kind: bool) -> None:
    headers = {"content-type": "application/json"} if kind else {}
    with no_errors():
        answer = served.http.post("/api" + path.format(played.table), content=body, headers=headers)
        assert 400 <= answer.status_code < 500, answer.text
        assert set(answer.json()) == {"code", "rule", "text"}


@pytest.mark.parametrize("name", ["\ud800", "a\udfffb"])
def test_half_a_character_in_a_field_s_name(served: Served, name: str) -> None:
    """JSON can write what no text can hold; the answer that names the field must still be sent."""
    body = json.dumps({"game": "rrr", "seats": [], name: 1}).encode()
    answer = served.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422


@seed(SEED)
@settings(max_examples=150, **QUIET)
@given(name=st.text(st.characters(), min_size=1, max_size=44))
def test_names_of_every_odd_character(served: Served, name: str) -> None:
    """A name comes back as it was sent, without blanks around it, or it is refused: what can't be seen is no part of a name."""
    rows = [{"kind": "me", "name": name, "nonce": new_nonce()}, {"kind": "open"}]
    with no_errors():
        content = json.dumps({"game": "rrr", "seats": rows}).encode()
        made = served.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
    unseen = any(unicodedata.category(letter)[0] in "C" or unicodedata.category(letter) in ("Zl", "Zp") for letter in name)
    if made.status_code == 201:
        assert not unseen
        assert Party(served, made.json()).look()["view"]["seats"][0]["name"] == name.strip()
    else:
        assert made.status_code == 422, made.text
        assert unseen or len(name) > 40 or not name.strip() or any(letter != " " and letter.isspace() for letter in name)


ODD = [
    "\u202eevil",
    "a\u200bb",
    "\ufeffx",
    "line\nbreak",
    "nul\x00",
    "\u2066x\u2069",
    "\ue000",
    "\u00ad",
    "\x1b[31mred",
    "\u2028",
]
FINE = ["Zoë", "名前", "O'Brien", "<b>Bob</b>", "🀄🀄", "e\u0301", "Ωμέγα", "{ $who }", "a" * 40, "-1", "null"]


@pytest.mark.parametrize("name", ODD + FINE)
def test_names_and_lines_that_somebody_will_try(served: Served, name: str) -> None:
    rows = [{"kind": "me", "name": name, "nonce": new_nonce()}, {"kind": "open"}]
    made = served.ask("POST", "/tables", body={"game": "rrr", "seats": rows})
    if name in ODD:
        assert made.status_code == 422
        party = served.new_table("rrr", "mo").sit_all()
        assert party.act(0, "say", text=name).status_code == 422
        return
    assert made.status_code == 201
    party = Party(served, made.json()).sit_all()
    assert party.act(0, "say", text=name).status_code == 200
    for lang in ("en", "fr", "de"):
        assert party.look(words=lang)["events"][-1]["said"] == name
    party.act(0, "ask", what="draw")
    told = party.look(words="en")["events"][-1]["text"]
    assert told["facts"]["who"]["facts"]["name"] == name
    assert name in told["text"].replace("\u2068", "").replace("\u2069", "")


# ----------------------------------------------------------------------------------------------------------- WebSocket

TYPES = [model.model_fields["type"].annotation.__args__[0] for model in protocol.Act.__args__]
IDS = st.sampled_from(["a", "b", "", "x" * 65, "ä"]) | st.integers()
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from([*TYPES, "hello", "nonsense"])},
    optional={
        "id": IDS,
        "name": st.sampled_from(["S1", "", "x" * 201]) | st.text(max_size=5),
        "text": st.text(max_size=310) | st.booleans(),
        "phrase": st.sampled_from(["hello", "nothing"]),
        "what": st.sampled_from(["undo", "draw", "resign", "bot", "win", "all"]),
        "seat": st.integers(-1, 17) | st.none(),
        "level": st.sampled_from(["novice", "genius", "X"]),
        "yes": st.booleans(),
        "since": st.integers(-1, 10**30),
        "secret": st.text(max_size=50),
        "extra": JSON,
    },
)
FRAMES = st.one_of(
    MESSAGES.map(json.dumps), MESSAGES.map(json.dumps), JSON.map(json.dumps), st.text(max_size=50), st.binary(max_size=50)
)


@seed(SEED)
@settings(max_examples=80, **QUIET)
@given(first=st.none() | st.none() | FRAMES, frames=st.lists(FRAMES, max_size=8), seated=st.booleans())
def test_frames_of_every_kind_in_any_order(served: Served, first: Any, frames: list[Any], seated: bool) -> None:
    """Each is answered once, by a message of the protocol; before hello the answer may be the last."""
    party = served.new_table("rrr", "mo").sit_all()
    address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{party.table}/socket"
    hello = json.dumps({"type": "hello", **({"secret": party.secrets[0]} if seated else {})})
    with no_errors(), open_socket(address) as socket:
        socket.send(hello if first is None else first)
        greeting = json.loads(socket.recv(timeout=PATIENCE))
        protocol.SERVER.validate_python(greeting, strict=True)
        if greeting["type"] == "refusal":
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=PATIENCE)
            assert first is not None
            assert socket.protocol.close_code == REFUSED
            return
        for frame in frames:
            socket.send(frame)
        answers = 0
        while answers < len(frames):
            answer = json.loads(socket.recv(timeout=PATIENCE))
            protocol.SERVER.validate_python(answer, strict=True)
            answers += answer["type"] not in ("update", "presence")
    assert party.look()["number"] >= 3


@pytest.mark.parametrize("letter", ["a", "ä"])
def test_a_frame_that_is_too_long(served: Served, letter: str) -> None:
    """Limits are in bytes: what is a little too long is refused, what is much too long ends the connection."""
    party = served.new_table("rrr", "mo").sit_all()
    with no_errors(), party.person(0) as person:
        person.socket.send(json.dumps({"type": "say", "id": "a", "text": letter * 300}, ensure_ascii=False))
        assert person.until(lambda frame: "id" in frame)["type"] == "ack"
        person.socket.send(json.dumps({"type": "say", "id": "b", "text": letter * 301}, ensure_ascii=False))
        assert person.until(lambda frame: "id" in frame)["code"] == "bad-request"
        person.socket.send(letter * (protocol.LONGEST_MESSAGE // len(letter.encode())))
        assert person.until(lambda frame: "id" in frame)["code"] == "bad-request"
        person.socket.send(letter * (protocol.LONGEST_MESSAGE // len(letter.encode()) + 1))
        assert person.until(lambda frame: "id" in frame)["code"] == "too-large"
        person.socket.send(letter * 5 * protocol.LONGEST_MESSAGE)
        with pytest.raises(ConnectionClosed) as closed:
            person.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_body_without_an_end(served: Served) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b"[" * 1024

    with no_errors():
        answer = served.http.post("/api/tables", content=endless())
    assert answer.status_code == 413


# ---------------------------------------------------------------------------------------------------------------- rates


def test_messages_that_make_no_sense_are_counted_as_well(tmp_path: Path) -> None:
    with running(tmp_path, message_rate="5/hour") as served:
        party = served.new_table("rrr", "mo").sit_all()
        with party.person(0) as person:
            codes = []
            for _ in range(8):
                person.socket.send("nonsense")
                codes.append(person.until(lambda frame: frame["type"] == "refusal")["code"])
        assert codes == ["bad-request"] * 5 + ["too-many"] * 3


def test_sockets_are_counted_as_requests_are(tmp_path: Path) -> None:
    with running(tmp_path, rate="6/hour") as served:
        party = served.new_table("rrr", "mo")
        address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{party.table}/socket"
        statuses = []
        for _ in range(7):
            with httpx2.Client(timeout=PATIENCE) as http:
                upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
                headers = {**upgrade, "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ=="}
                with http.stream("GET", address.replace("ws", "http", 1), headers=headers) as answer:
                    statuses.append(answer.status_code)
                    if answer.status_code == 429:
                        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert statuses == [101] * 5 + [429] * 2
