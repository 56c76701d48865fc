"""Running a server: alive, ready, stopped in order; `tatami` alone."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from tatami.cli import app as command
from tatami.server.serve import open_browser
from tatami.server.settings import Settings
from tatami.terminal.commands import serve
from tests.server.clients import Party, Served, running
from tests.timing import PATIENCE

ROOT = Path(__file__).parent.parent.parent


def test_alive_and_ready(served: Served) -> None:
    assert served.http.get("/healthz").json() == {"status": "ok"}
    answer = served.http.get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ready", "missing": []})


def test_not_ready_without_the_database_s_shape(tmp_path: Path) -> None:
    import sqlite3

    with running(tmp_path) as served:
        connection = sqlite3.connect(tmp_path / "tables.sqlite")
        connection.execute("UPDATE alembic_version SET version_num = 'older'")
        connection.commit()
        connection.close()
        answer = served.http.get("/readyz")
        assert (answer.status_code, answer.json()["missing"]) == (503, ["migrations"])
        assert served.http.get("/healthz").status_code == 200


def test_not_ready_without_redis_or_while_stopping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as served:
        server = served.app.state.server

        async def away() -> None:
            raise ConnectionError

        with monkeypatch.context() as patch:
            patch.setattr(server.hub, "check", away)
            assert served.http.get("/readyz").json()["missing"] == ["redis"]
        server.stopping = True
        assert served.http.get("/readyz").json()["missing"] == ["stopping"]


@contextmanager
def process(folder: Path, *flags: str) -> Iterator[tuple[subprocess.Popen[str], str, list[str]]]:
    """A real `tatami serve`, where it listens, and the lines of its log."""
    words = [sys.executable, "-m", "tatami", "serve", "--port", "0", "--data", str(folder), "--workers", "0", "--log", "json"]
    with subprocess.Popen([*words, *flags], cwd=ROOT, stderr=subprocess.PIPE, text=True) as running_process:
        assert running_process.stderr is not None
        lines: list[str] = []
        try:
            for line in running_process.stderr:
                lines.append(line)
                if json.loads(line)["message"] == "serving":
                    break
            reader = threading.Thread(target=lambda: lines.extend(running_process.stderr or ()))
            reader.start()
            yield running_process, json.loads(lines[-1])["url"], lines
            running_process.wait(PATIENCE)
            reader.join()
        finally:
            running_process.kill()


def test_told_to_stop_it_answers_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    with process(tmp_path) as (server, url, lines):
        served = Served(url, None)
        with served.http:
            party = served.new_table("rrr", "mo").sit_all()
            mover = party.mover()
            with party.person(mover) as anna:
                name = anna.view["legal"][0]["name"]
                number = anna.act("move", name=name)["number"]
                server.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as closed:
                    anna.until(lambda _: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1001
            assert server.wait(PATIENCE) in (0, -signal.SIGTERM)
            with pytest.raises(httpx2.TransportError):
                served.http.get("/healthz")
    said = [json.loads(line)["message"] for line in lines]
    assert [word for word in said if word != "request"] == ["serving", "stopping", "stopped"]
    assert not any("error" in json.loads(line) for line in lines)
    with running(tmp_path) as again:
        same = Party(again, party.made)
        same.secrets = party.secrets
        assert same.look(mover)["number"] == number


def test_a_port_that_is_taken_is_said_in_a_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = [sys.executable, "-m", "tatami", "serve", "--port", port, "--data", str(tmp_path), "--log", "plain"]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode != 0
    assert "address already in use" in done.stderr
    assert "Traceback" not in done.stderr


def test_tatami_alone_serves_and_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, bool]] = []
    monkeypatch.setattr(serve, "run_server", lambda settings, browser: asked.append((settings.port, browser)))
    monkeypatch.setattr("tatami.server.doctor.port_is_free", lambda host, port: True)
    assert CliRunner().invoke(command, []).exit_code == 0
    monkeypatch.setattr("tatami.server.doctor.port_is_free", lambda host, port: False)
    assert CliRunner().invoke(command, []).exit_code == 0
    assert asked == [(8000, True), (0, True)]


def test_the_browser_gets_an_address_that_it_can_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    open_browser(Settings(host="0.0.0.0"))(8123)
    open_browser(Settings(host="192.0.2.7"))(80)
    assert opened == ["http://127.0.0.1:8123/", "http://192.0.2.7:80/"]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these always have a screen")
def test_without_a_screen_the_address_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    open_browser(Settings())(8000)
    assert opened == []
    assert "http://127.0.0.1:8000/" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("flags", "reason"),
    [(["--metrics", "nowhere"], "--metrics"), (["--log", "xml"], "--log"), (["--log-level", "loud"], "--log-level")],
)
def test_settings_that_can_t_be(flags: list[str], reason: str) -> None:
    answer = CliRunner().invoke(command, ["serve", *flags])
    assert answer.exit_code == 2
    assert reason in answer.output


def test_every_flag_has_a_variable_and_a_place_in_the_docs() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    shown: Any = CliRunner().invoke(command, ["serve", "--help"], env={"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"})
    flags = set(re.findall(r"(--[a-z-]+)", shown.output)) - {"--help", "--open"}
    assert len(flags) > 10
    for flag in flags:
        assert f"`{flag}`" in page
        if flag != "--host":
            assert "TATAMI_" + flag[2:].replace("-", "_").upper() in shown.output


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd isn't here")
@pytest.mark.parametrize("unit", ["tatami.service", "tatami-work@.service"])
def test_systemd_understands_the_units(tmp_path: Path, unit: str) -> None:
    text = (ROOT / "docs" / "operation" / unit).read_text()
    assert "/opt/tatami/bin/tatami " in text
    (tmp_path / unit).write_text(text.replace("/opt/tatami/bin/tatami ", f"{sys.executable} "))  # what it starts must exist
    done = subprocess.run(["systemd-analyze", "verify", str(tmp_path / unit)], capture_output=True, text=True)
    assert (done.returncode, [line for line in done.stderr.splitlines() if unit.split(".")[0] in line]) == (0, [])


NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


@pytest.mark.skipif(NGINX is None, reason="nginx isn't here")
def test_nginx_understands_the_block(tmp_path: Path) -> None:
    """The page is for any nginx that is still looked after; Debian 12 has 1.22, which knows no `http2 on`."""
    block = (ROOT / "docs" / "operation.md").read_text().split("```nginx\n")[1].split("```")[0]
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=tables.example.org", "-keyout"]
    subprocess.run([*words, key, "-out", certificate], check=True, capture_output=True)
    for line, path in (("ssl_certificate ", certificate), ("ssl_certificate_key ", key)):
        block = re.sub(rf"{line}.*;", f"{line}{path};", block)
    settings = tmp_path / "nginx.conf"
    settings.write_text(f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{ access_log off;\n{block}}}\n")
    done = subprocess.run([str(NGINX), "-t", "-p", tmp_path, "-c", settings], capture_output=True, text=True)
    assert "syntax is ok" in done.stderr, done.stderr  # whether its own folders are there is the machine's matter


def test_the_container_has_the_pages() -> None:
    """They aren't in the repository: without a step that builds them the container would serve a bare page."""
    text = (ROOT / "Containerfile").read_text()
    assert "npm run build" in text
    assert "COPY --from=pages /source/tatami/web tatami/web" in text
