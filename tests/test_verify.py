"""`verify`: what was promised is proven, whatever was changed is found, and the command says so in three languages."""

from __future__ import annotations

import json
import random
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import tatami
from tatami.cli import app
from tatami.records.fairness import new_nonce, verify
from tatami.records.record import from_data
from tatami.terminal.saves import read_record
from tatami.texts.saying import LANGUAGES, say
from tests import tampering
from tests.daimyos.test_old_rules import with_ronin
from tests.dealer import GAMES, fair_document, sealed
from tests.mutants import run_mutant
from tests.test_record import unfinished

IDS = [key for key, _ in GAMES]


@pytest.mark.parametrize(("key", "options"), GAMES, ids=IDS)
def test_whatever_is_changed_is_found(key: str, options: dict[str, Any]) -> None:
    for number in range(2):
        tampering.check_all(key, options, f"tampering {key} {number}")


@pytest.mark.parametrize(("key", "options"), GAMES, ids=IDS)
@pytest.mark.parametrize(("field", "most"), [("moves", 300), ("result", 200), ("proof", 300)])
def test_every_changed_letter_is_found(key: str, options: dict[str, Any], field: str, most: int) -> None:
    seed = f"letters {key} {field}"
    document = fair_document(key, options, seed)
    assert tampering.check_every_letter(document, field, random.Random(seed), most) > 40


def test_every_game_is_here() -> None:
    assert list(tatami.GAMES) == IDS


MUTANTS = {
    "nonces are ignored": ("nonce.line() for nonce in nonces if nonce.first <= number", "'' for nonce in nonces"),
    "all nonces count from the start": ("for nonce in nonces if nonce.first <= number)", "for nonce in nonces)"),
    "the draw's number is ignored": ("{added} {number} {attempt}", "{added} 0 {attempt}"),
    "attempts count from 1": ("    attempt = 0\n", "    attempt = 1\n"),
    "large numbers are folded back": ("if found < limit:", "found %= limit\n        if True:"),
    "the commitment is ignored": ("elif commitment(proof.secret) != proof.commitment:", "elif False:"),
    "the noted commitment is ignored": ('check_hex(promised, "a commitment") != proof.commitment:', "False:"),
    "the noted nonce is ignored": ('problems.append(Problem("nonce-missing", nonce=value))', "pass"),
    "an idle nonce is enough": ("elif first >= draws:", "elif False:"),
    "the seal is ignored": ("if proof.seal not in (None,", "if False and proof.seal not in (None,"),
    "a kept secret is as good": ('problems.append(Problem("secret-kept"))', "pass"),
    "no proof is as good": ('[Problem("no-proof"), *problems]', "problems"),
    "the deal isn't compared": ("if due != action:", "if False:"),
    "illegal moves are passed over": ('problems.append(Problem(kind, error.number, name=name, rule=error.rule or ""))', "pass"),
    "the result is passed over": ('problems.append(Problem("result", reason=str(error)))', "pass"),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_flawed_verify_is_noticed(name: str, tmp_path: Path) -> None:
    sound, flawed = MUTANTS[name]
    done = run_mutant(
        tmp_path,
        "records/fairness.py",
        sound,
        flawed,
        "from tests.tampering import check_one_game; check_one_game(); print('unnoticed')",
    )
    assert done.returncode == 1, done.stdout
    assert "AssertionError" in done.stderr, done.stderr


def test_the_sound_verify_passes_what_mutants_are_put_to() -> None:
    tampering.check_one_game()


def checker_of_the_page() -> Any:
    """The function of docs/fairness.md under “Your own checker”."""
    page = (Path(__file__).parent.parent / "docs" / "fairness.md").read_text(encoding="utf-8")
    code = page.split("## Your own checker")[1].split("```python\n")[1].split("```")[0]
    assert "tatami.records.fairness" not in code
    assert len([line for line in code.splitlines() if line]) <= 20
    names: dict[str, Any] = {}
    exec(code, names)
    return names["check"]


@pytest.mark.parametrize(("key", "options"), GAMES, ids=IDS)
def test_the_checker_of_the_page_agrees(key: str, options: dict[str, Any]) -> None:
    check = checker_of_the_page()
    document = fair_document(key, options, f"page {key}")
    check(document)
    other = sha256(b"another").digest()
    nonces = document["proof"]["nonces"]
    for forged, said in (
        (tampering.with_proof(document, secret=other.hex()), "another secret"),
        (tampering.with_proof(document, secret=other.hex(), commitment=sha256(other).hexdigest()), r"draw \d+ isn't"),
        (tampering.with_proof(document, nonces=nonces[1:]), r"draw \d+ isn't"),
    ):
        assert not verify(from_data(forged)).proven
        with pytest.raises(AssertionError, match=said):
            check(forged)


# --------------------------------------------------------------------------------------------------------- the command


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the user's is read or written, and the language is English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def command(*args: str | Path, typed: str = "") -> Result:
    result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def write(path: Path, document: Any) -> Path:
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


@pytest.fixture
def document() -> dict[str, Any]:
    return fair_document("rrr", {}, "command")


def test_a_proven_record(document: dict[str, Any], home: Path) -> None:
    path = write(home / "game.json", document)
    proof = document["proof"]
    alone = command("verify", path)
    assert alone.exit_code == 0
    draws = verify(from_data(document)).draws
    assert f"Proven: all {draws} chance moves" in alone.stdout
    assert proof["commitment"] in alone.stdout
    for nonce in proof["nonces"]:
        assert nonce["nonce"] in alone.stdout
    assert "check it with --commitment" in alone.stdout
    assert "check with --nonce" in alone.stdout
    mine = ["--nonce", proof["nonces"][0]["nonce"], "--nonce", proof["nonces"][2]["nonce"]]
    noted = command("verify", path, "--commitment", proof["commitment"], *mine)
    assert noted.exit_code == 0
    assert "It is the one you noted." in noted.stdout
    assert "Yours is among the nonces." in noted.stdout
    assert "from chance move 5 on" in noted.stdout
    assert "--commitment" not in noted.stdout
    assert read_record(path).data() == document


def test_without_nonces_it_says_what_that_means(document: dict[str, Any], home: Path) -> None:
    """The record of a dealer alone, as at the terminal."""
    result = command("play", "rrr", "--humans", "none", "--bot", "random")
    (path,) = (home / "data" / "tatami" / "games").iterdir()
    found = re.search(r"tatami verify (\S+) --commitment ([0-9a-f]{64})", result.stdout)
    assert found is not None
    assert found[1] == str(path)
    checked = command("verify", found[1], "--commitment", found[2])
    assert checked.exit_code == 0
    assert "No player added a nonce" in checked.stdout
    assert command("verify", path, "--commitment", document["proof"]["commitment"]).exit_code == 1


FOUND = {
    "en": ["Not proven.", "Move 1: ", "The seal"],
    "fr": ["Pas prouvé.", "Coup 1 : ", "Le sceau"],
    "de": ["Nicht bewiesen.", "Zug 1: ", "Das Siegel"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_said(lang: str, document: dict[str, Any], home: Path) -> None:
    first = document["moves"][0]
    other = {"first 0": "first 1", "first 1": "first 0"}[first]
    path = write(home / "game.json", {**document, "moves": [other], "result": None})
    result = command("verify", path, "--lang", lang)
    assert result.exit_code == 1
    for said in FOUND[lang]:
        assert said in result.stdout
    assert result.stdout.index(other) < result.stdout.index(first)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_problem_can_be_said(lang: str) -> None:
    """All kinds that the code knows, in every language, with what each speaks of."""
    source = (Path(tatami.__file__).parent / "records/fairness.py").read_text(encoding="utf-8")
    known = set(re.findall(r'Problem\(\s*"([a-z-]+)"', source)) | {"illegal", "no-move"}
    document = fair_document("rrr", {}, "kinds")
    moves, proof, hash_ = document["moves"], document["proof"], "ab" * 32
    idle = [*proof["nonces"], {"seat": 0, "nonce": hash_, "from": 10_000}]
    examples = [
        tampering.problems({**document, "proof": None}),
        tampering.problems({**document, "proof": {**proof, "secret": None, "seal": None}}),
        tampering.problems({**document, "proof": {**proof, "secret": hash_, "seal": hash_}}, hash_, [hash_]),
        tampering.problems(tampering.with_proof(document, nonces=idle), None, [hash_]),
        tampering.problems({**document, "moves": [*moves, "\x1b[2J"]}),
        tampering.problems({**document, "moves": [*moves, moves[0]]}),
        tampering.problems({**document, "moves": moves[:-1]}),
        verify(with_ronin()).problems,
    ]
    seen = set()
    for problem in [problem for found in examples for problem in found]:
        seen.add(problem.kind)
        said = say(problem.text, lang)
        assert "\x1b" not in said
        assert problem.move is None or f"{problem.move}" in said
        assert problem.kind in repr(problem)
    assert seen == known
    assert len(known) == 12


def test_many_moves_that_differ_are_counted(home: Path) -> None:
    document = fair_document("kami", {}, "many")
    path = write(home / "game.json", tampering.with_proof(document, nonces=[]))
    differ = len(tampering.problems(tampering.with_proof(document, nonces=[])))
    result = command("verify", path)
    assert result.exit_code == 1
    assert len([line for line in result.stdout.splitlines() if line.startswith("- Move")]) == 5
    assert f"- {differ - 5} more chance moves differ." in result.stdout


def test_the_verdict_as_json(document: dict[str, Any], home: Path) -> None:
    path = write(home / "game.json", document)
    answer = command("verify", path, "--json")
    assert answer.exit_code == 0
    assert json.loads(answer.stdout) == {
        "proven": True,
        "game": "rrr",
        "over": True,
        "moves": len(document["moves"]),
        "draws": verify(from_data(document)).draws,
        "commitment": document["proof"]["commitment"],
        "nonces": document["proof"]["nonces"],
        "problems": [],
    }
    write(path, sealed({**document, "moves": [*document["moves"], "-"]}))
    answer = command("verify", path, "--json", "--lang", "fr")
    assert answer.exit_code == 1
    (problem,) = json.loads(answer.stdout)["problems"]
    assert (problem["kind"], problem["move"]) == ("illegal", len(document["moves"]) + 1)
    assert "n’est pas permis" in problem["text"]
    write(path, unfinished().data())
    answer = command("verify", path, "--json")
    assert answer.exit_code == 1
    assert json.loads(answer.stdout)["commitment"] is None


def test_a_game_given_up_is_proven_so_far(document: dict[str, Any], home: Path) -> None:
    path = write(home / "game.json", sealed({**document, "moves": document["moves"][:4], "result": None}))
    result = command("verify", path)
    assert result.exit_code == 0
    assert "this holds for the moves so far" in result.stdout


def test_a_server_s_export_is_verified_as_it_is(document: dict[str, Any], home: Path) -> None:
    exported = command("verify", write(home / "export.json", {"record": document, "seen": None}))
    assert exported.exit_code == 0
    assert exported.stdout == command("verify", write(home / "game.json", document)).stdout


def test_wrong_usage_is_answered_in_a_line(document: dict[str, Any], home: Path) -> None:
    path = write(home / "game.json", document)
    running = write(home / "running.json", {"record": None, "seen": {"number": 3}})
    bad = write(home / "bad.json", {**document, "proof": {**document["proof"], "commitment": "12"}})
    (home / "text").write_text("dear diary", encoding="utf-8")
    for args, said in (
        ([home / "none.json"], "No such file"),
        ([home / "text"], "isn't JSON"),
        ([home], "directory"),
        ([bad], "proof.commitment: must have 64"),
        ([running], "record: is null: the game wasn't over"),
        ([path, "--commitment", "12"], "option --commitment: must have 64 lower-case hex digits, not 2"),
        ([path, "--commitment", "AB" * 32], "option --commitment: must be 64 lower-case hex digits; 'A'"),
        ([path, "--nonce", new_nonce(), "--nonce", "x" * 64], "option --nonce: must be 64 lower-case hex digits; 'x'"),
        ([path, "--lang", "xx"], "--lang"),
    ):
        result = command("verify", *args)
        assert result.exit_code == 2, args
        assert said in result.stderr
        assert result.stdout == ""
    assert command("verify").exit_code == 2


# -------------------------------------------------------------------------------------------------------- the terminal


def kept(home: Path, folder: str) -> list[Path]:
    return sorted((home / "data" / "tatami" / folder).glob("*"))


def test_a_game_at_the_terminal_is_proven_from_its_first_commitment(home: Path) -> None:
    """Left and resumed; the secret is apart from the game until it is over, then only in it."""
    begun = command("play", "kami", "--bot", "random", typed="1\n1\n")
    found = re.search(r"commitment.*: ([0-9a-f]{64})", begun.stdout)
    assert found is not None
    (game,), (secret,) = kept(home, "games"), kept(home, "secrets")
    assert secret.name == found[1]
    assert secret.stat().st_mode & 0o077 == 0
    value = secret.read_text(encoding="ascii").strip()
    assert sha256(bytes.fromhex(value)).hexdigest() == found[1]
    assert value not in game.read_text(encoding="utf-8")
    assert value not in begun.stdout
    assert "isn’t published yet" in command("verify", game).stdout
    copy = home / "copy.json"
    copy.write_bytes(game.read_bytes())
    over = command("play", "kami", "--resume", game, typed="1\n" * 500)
    assert f"tatami verify {game} --commitment {found[1]}" in over.stdout
    assert "goes on with new chance" not in over.stdout
    assert kept(home, "secrets") == []
    assert command("verify", game, "--commitment", found[1]).exit_code == 0
    assert value in game.read_text(encoding="utf-8")
    # An older copy could only be played on with a secret that is known by now.
    again = command("play", "kami", "--resume", copy, typed="1\n" * 500)
    assert "goes on with new chance" in again.stdout
    assert "tatami verify" not in again.stdout
    assert kept(home, "secrets") == []
    # A finished game that is looked at once more stays as it is.
    before = game.read_bytes()
    command("play", "kami", "--resume", game)
    assert game.read_bytes() == before


def test_several_people_see_the_commitment_before_the_first_cards(home: Path) -> None:
    result = command("play", "kami", "--humans", "all", typed="\n")
    assert result.stdout.count("commitment") == 1
    assert result.stdout.index("commitment") < result.stdout.index("Pass the device")
    (game,), (secret,) = kept(home, "games"), kept(home, "secrets")
    again = command("play", "kami", "--resume", game, typed="\n")
    assert f"to check it by at the end: {secret.name}" in again.stdout
    secret.unlink()
    lost = command("play", "kami", "--resume", game, typed="\n").stdout
    assert lost.count("goes on with new chance") == 1
    assert lost.index("goes on with new chance") < lost.index("Pass the device")
    assert read_record(game).proof is None


def test_with_a_seed_there_is_no_proof(home: Path) -> None:
    result = command("play", "rrr", "--bot", "random", "--seed", "1", typed="1\n" * 200)
    (game,) = kept(home, "games")
    assert "commitment" not in result.stdout
    assert kept(home, "secrets") == []
    assert read_record(game).proof is None
    assert "has no proof" in command("verify", game).stdout


def test_where_the_secret_cant_be_kept_the_game_goes_on_and_says_so(home: Path) -> None:
    (home / "data" / "tatami").mkdir(parents=True)
    (home / "data" / "tatami" / "secrets").write_text("in the way", encoding="utf-8")
    result = command("play", "rrr", "--bot", "random", typed="1\n" * 200)
    assert result.stdout.count("Not saved.") == 1
    assert "secrets: File exists" in result.stdout
    (game,) = kept(home, "games")
    assert command("verify", game).exit_code == 0


def test_a_secret_that_is_damaged_is_named(home: Path) -> None:
    command("play", "kami", "--bot", "random", typed="1\n")
    (game,), (secret,) = kept(home, "games"), kept(home, "secrets")
    before = game.read_bytes()
    for text in ("", "00" * 32, "no hex"):
        secret.write_text(text, encoding="ascii")
        result = command("play", "kami", "--resume", game)
        assert result.exit_code == 2
        assert f"{secret}: isn't the secret of this game" in result.stderr
        assert game.read_bytes() == before
