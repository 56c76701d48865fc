"""The log: lines that programs can read, and that give nothing away."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tatami.server import logs
from tests.server.clients import running


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where the log goes; all loggers are put back afterwards."""
    before = [(logger, logger.handlers[:], logger.level) for logger in (logging.getLogger(), logging.getLogger("tatami"))]
    yield io.StringIO()
    for logger, handlers, level in before:
        logger.handlers[:] = handlers
        logger.setLevel(level)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_request_is_one_object_with_its_id(stream: io.StringIO, tmp_path: Path) -> None:
    logs.set_up("json", "info", stream)
    with running(tmp_path) as served:
        answer = served.ask("GET", "/games?lang=fr")
        served.http.get("/healthz")
    found = [line for line in lines(stream) if line["message"] == "request"]
    assert [(line["method"], line["path"], line["status"]) for line in found] == [("GET", "/api/games", 200)]
    assert found[0]["request"] == answer.headers["x-request-id"]
    assert found[0]["level"] == "info"
    assert found[0]["ms"] >= 0


def test_a_whole_game_leaves_nothing_secret_in_the_log(stream: io.StringIO, tmp_path: Path) -> None:
    logs.set_up("json", "debug", stream)
    with running(tmp_path) as served:
        party = served.new_table("rrr", "mo", neutrals="secret").sit_all()
        mover = party.mover()
        party.act(mover, "say", text="a word in confidence")
        with party.person(mover) as anna:
            anna.act("move", name="an illegal move")
            move = anna.view["legal"][0]["name"]
            anna.act("move", name=move)
            anna.send(type="move", id="x", name=["wrong"])
            anna.until(lambda frame: frame["type"] == "refusal")
        served.ask("GET", f"/tables/{party.table}?secret={party.secrets[0]}", "wrong" * 9)
    text = stream.getvalue()
    assert len(lines(stream)) > 5
    for word in ("Anna", "Guest", "confidence", "illegal", move, *party.secrets.values(), *party.invitations.values(), "wrong"):
        assert word not in text


def test_an_error_s_words_are_written_only_where_they_can_t_be_about_a_game(stream: io.StringIO) -> None:
    logs.set_up("json", "info", stream)
    log = logging.getLogger("tatami.server")
    try:
        try:
            raise OperationalError("SELECT 1", {}, Exception("disk I/O error"))
        except OperationalError as error:
            raise ValueError("chance moves after 'general'") from error
    except ValueError:
        log.exception("regular work failed")
    (line,) = lines(stream)
    assert line["error"]["type"] == "ValueError"
    assert "test_logs.py" in line["error"]["trace"][0]
    assert "disk I/O error" in line["error"]["cause"]["text"]
    assert "general" not in stream.getvalue()


def test_a_failed_statement_doesn_t_show_its_values(stream: io.StringIO, tmp_path: Path) -> None:
    logs.set_up("json", "info", stream)
    with running(tmp_path) as served:
        url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
        assert served.app.state.server.store.url == url
        assert served.app.state.server.store.engine.sync_engine.hide_parameters


def test_plain_text_for_a_terminal(stream: io.StringIO) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    logs.set_up(None, "info", terminal)
    logging.getLogger("tatami.server").info("serving", extra={"url": "http://127.0.0.1:8000", "other": "unknown fact"})
    assert "info serving url=http://127.0.0.1:8000\n" in terminal.getvalue()
    assert "unknown" not in terminal.getvalue()
    logs.set_up(None, "info", stream)  # no terminal
    logging.getLogger("tatami.server").info("serving")
    assert lines(stream)[0]["message"] == "serving"


def test_the_level_is_kept(stream: io.StringIO) -> None:
    logs.set_up("json", "error", stream)
    logging.getLogger("tatami.server").warning("less")
    logging.getLogger("somebody.else").warning("less")
    logging.getLogger("somebody.else").error("more")
    assert [line["message"] for line in lines(stream)] == ["more"]
