"""`tatami doctor`: each check says nothing of a set-up that is well, and finds what is broken in one that isn't."""

import asyncio
import json
import socket
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from tatami.cli import app
from tatami.server import doctor
from tatami.server.doctor import Finding
from tatami.server.settings import Settings
from tatami.server.storage.migration import newest_revision
from tests.server.clients import running


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server that has run."""
    with running(tmp_path / "data"):
        pass
    return tmp_path / "data"


def ill(finding: Finding, *words: str) -> bool:
    """Not well, with these words in what was found, and something to do about it."""
    assert finding.mend or finding.well
    return not finding.well and all(word in finding.found for word in words)


def database(settings: Settings) -> Finding:
    return asyncio.run(doctor.check_database(settings))


def redis(settings: Settings) -> Finding:
    return asyncio.run(doctor.check_redis(settings))


def test_a_sound_set_up_and_its_json(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "check_engine", lambda: Finding("engine", "compiled"))
    words = ["doctor", "--data", str(data), "--port", str(free_port()), "--json"]
    answer = CliRunner().invoke(app, words)
    found = json.loads(answer.stdout)
    assert (answer.exit_code, found["well"]) == (0, True), answer.stdout
    assert [check["check"] for check in found["checks"]] == [
        "python", "engine", "folder", "space", "database", "redis", "port", "public-url", "proxies",
    ]  # fmt: skip


def test_an_unsound_one_ends_with_1_and_says_what_to_do(data: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        answer = CliRunner().invoke(app, ["doctor", "--data", str(data), "--port", port])
        assert answer.exit_code == 1
        assert f"BAD port: 127.0.0.1:{port} is taken" in answer.stdout
        assert "--port" in answer.stdout
        assert json.loads(CliRunner().invoke(app, ["doctor", "--port", port, "--json"]).stdout)["well"] is False


def test_python() -> None:
    assert ill(doctor.check_python((3, 10, 4)), "3.10.4")
    assert doctor.check_python((3, 11, 0)).well
    assert doctor.check_python().well


def test_engine() -> None:
    assert doctor.check_engine(True).well
    assert ill(doctor.check_engine(False), "not compiled")


def test_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(data=tmp_path / "new" / "folder")
    assert doctor.check_folder(settings).well
    assert not settings.data.exists()  # looking changes nothing
    (tmp_path / "file").write_text("")
    assert ill(doctor.check_folder(Settings(data=tmp_path / "file")), "file")

    def refuse(**_: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(doctor, "TemporaryFile", refuse)  # tests may run as root, who may do everything
    assert ill(doctor.check_folder(settings), "Permission denied")


def test_space(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.check_space(Settings(data=tmp_path), needed=1).well
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=100 * 1024**2))
    assert ill(doctor.check_space(Settings(data=tmp_path)), "100 MB")


def test_database_of_sqlite(data: Path, tmp_path: Path) -> None:
    settings = Settings(data=data)
    assert database(settings).well
    assert database(Settings(data=tmp_path / "none")).well
    assert not (tmp_path / "none").exists()
    file = data / "tables.sqlite"
    connection = sqlite3.connect(file)
    connection.execute("UPDATE alembic_version SET version_num = 'unknown'")
    connection.commit()
    assert ill(database(settings), "unknown", str(newest_revision()))
    assert "install the version that made it" in database(settings).mend
    connection.execute("DELETE FROM alembic_version")
    connection.commit()
    assert ill(database(settings), "without our tables")
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    assert ill(database(settings), "delete")
    file.write_bytes(b"no database" * 1000)
    assert ill(database(settings), "tables.sqlite")


def test_database_of_postgresql() -> None:
    settings = Settings(database=f"postgresql://anna:hush@127.0.0.1:{free_port()}/tatami")
    finding = database(settings)
    assert ill(finding, "PostgreSQL")
    assert "hush" not in finding.found


@pytest.mark.parametrize(("number", "well"), [(130022, False), (140000, True), (170002, True)])
def test_version_of_postgresql(number: int, well: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "revision", lambda _: newest_revision())
    answer = SimpleNamespace(scalar_one=lambda: str(number))
    connection: Any = SimpleNamespace(dialect=SimpleNamespace(name="postgresql"), execute=lambda _: answer)
    assert doctor._examine(connection).well == well


def test_redis() -> None:
    postgresql = "postgresql://127.0.0.1/tatami"
    assert redis(Settings()).well
    assert ill(redis(Settings(redis="redis://127.0.0.1")), "SQLite")
    assert ill(redis(Settings(database=postgresql)), "without Redis")
    finding = redis(Settings(database=postgresql, redis=f"redis://:hush@127.0.0.1:{free_port()}"))
    assert ill(finding)
    assert "hush" not in finding.found


def test_a_redis_that_takes_connections_and_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"redis://127.0.0.1:{silent.getsockname()[1]}"
        assert ill(redis(Settings(database="postgresql://127.0.0.1/tatami", redis=url)), "doesn't answer")


def test_port() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert ill(doctor.check_port(Settings(port=taken.getsockname()[1])), "taken")
    assert doctor.check_port(Settings(port=free_port())).well


@pytest.mark.parametrize(
    ("values", "word"),
    [
        ({"host": "0.0.0.0"}, "none"),
        ({"proxies": "127.0.0.1"}, "none"),
        ({"public_url": "ftp://tables.example.org"}, "ftp"),
        ({"public_url": "https://example.org/tables"}, "path"),
        ({"public_url": "http://tables.example.org"}, "encrypted"),
    ],
)
def test_public_url(values: dict[str, Any], word: str) -> None:
    assert ill(doctor.check_public_url(Settings(**values)), word)


def test_public_urls_that_are_well() -> None:
    for url in (None, "http://localhost:8000", "https://tables.example.org", "https://tables.example.org/"):
        assert doctor.check_public_url(Settings(public_url=url)).well


@pytest.mark.parametrize(
    ("values", "word"),
    [
        ({"public_url": "https://tables.example.org"}, "no proxy"),
        ({"proxies": "*"}, "every address"),
        ({"proxies": "127.0.0.1,proxy"}, "'proxy'"),
    ],
)
def test_proxies(values: dict[str, Any], word: str) -> None:
    assert ill(doctor.check_proxies(Settings(**values)), word)


def test_proxies_that_are_well() -> None:
    for proxies in (None, "127.0.0.1", "10.0.0.0/8, ::1"):
        assert doctor.check_proxies(Settings(proxies=proxies)).well
