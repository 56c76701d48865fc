"""The commands of the server's operator."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tatami.cli import app
from tatami.server.storage.migration import newest_revision
from tests.server.clients import running


def run(*words: str, **environment: str) -> Result:
    return CliRunner().invoke(app, list(words), env={"LANG": "en", **environment})


@pytest.fixture
def data(tmp_path: Path) -> Path:
    with running(tmp_path / "data") as served:
        served.new_table("rrr", "mo").sit_all()
        served.new_table("kami", "moob")
    return tmp_path / "data"


def test_export_import_and_backup(data: Path, tmp_path: Path) -> None:
    whole = run("export", "--all", TATAMI_DATA=str(data))
    assert whole.exit_code == 0, whole.output
    table = json.loads(whole.stdout)["tables"][0]["id"]
    one = tmp_path / "one.json"
    assert "operator" in run("export", table, "--out", str(one), "--data", str(data)).stdout
    assert [row["id"] for row in json.loads(one.read_text(encoding="utf-8"))["tables"]] == [table]
    new = str(tmp_path / "new")
    assert run("import", str(one), "--data", new).exit_code == 0
    assert json.loads(run("export", "--all", "--data", new).stdout) == json.loads(one.read_text(encoding="utf-8"))
    copy = tmp_path / "copy.sqlite"
    assert run("backup", str(copy), "--data", str(data)).exit_code == 0
    assert run("export", "--all", "--database", f"sqlite:///{copy}").stdout == whole.stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["serve", "--database", "mysql://x"], "--database"),
        (["serve", "--public-url", "ftp://x"], "--public-url"),
        (["serve", "--rate", "often"], "--rate"),
        (["serve", "--redis", "memcached://x"], "--redis"),
        (["work", "--redis", "redis://x", "--workers", "0"], "--workers"),
        (["export"], "--all"),
        (["export", "--all", "x"], "--all"),
        (["export", "--all", "--data", "nowhere"], "no database"),
        (["import", "nowhere.json"], "nowhere.json"),
        (["backup", "x", "--database", "postgresql://x"], "pg_dump"),
    ],
)
def test_what_can_t_be_is_said_in_a_line(words: list[str], reason: str) -> None:
    answer = run(*words)
    assert answer.exit_code == 2
    assert reason in answer.output
    assert "Traceback" not in answer.output


def test_a_table_that_isn_t_there(data: Path) -> None:
    answer = run("export", "0123456789", "--data", str(data))
    assert answer.exit_code == 2
    assert "0123456789" in answer.output


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--port", "0"],
        ["work", "--redis", "redis://127.0.0.1:1"],
        ["export", "--all"],
        ["import", "{export}"],
        [],  # `tatami` alone
    ],
    ids=["serve", "work", "export", "import", "alone"],
)
def test_a_database_of_a_newer_version_is_left_alone(
    words: list[str], data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    export = tmp_path / "export.json"
    assert run("export", "--all", "--out", str(export), "--data", str(data)).exit_code == 0
    file = data / "tables.sqlite"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_args, **_values: str(data))  # all that `tatami` alone goes by
    answer = run(*(word.format(export=export) for word in words))
    assert answer.exit_code == 2
    assert answer.output.splitlines() == [
        f"tatami: {file}: the database has revision 9999, and the newest that this version knows is {newest_revision()};"
        " install the version that made it, or restore a backup"
    ]
    assert file.read_bytes() == before
