"""`tatami verify`: whether the chance moves of a record are those that were promised; exit code 0 if so, else 1."""

import json
from pathlib import Path
from typing import Final

from tatami.fairness import Verdict, verify
from tatami.game import OptionError
from tatami.proof import check_hex
from tatami.record import Record
from tatami.terminal.saves import read_record
from tatami.terminal.screen import Screen
from tatami.texts import Text

MANY: Final = 5  # so many chance moves that differ are listed one by one


def run(path: Path, promised: str | None, added: list[str], as_json: bool, screen: Screen) -> None:
    """Check the record in a file and say what was found."""
    if promised is not None:
        noted(promised, "commitment")
    for nonce in added:
        noted(nonce, "nonce")
    record = read_record(path)
    verdict = verify(record, promised, added)
    if as_json:
        print(json.dumps(data(record, verdict, screen.lang), indent=2, ensure_ascii=False))
    elif verdict.proven:
        show_proven(record, verdict, promised, added, screen)
    else:
        show_problems(verdict, screen)
    if not verdict.proven:
        raise SystemExit(1)


def noted(value: str, option: str) -> None:
    """OptionError unless this can be a commitment or a nonce that somebody noted."""
    try:
        check_hex(value, "it")
    except ValueError as error:
        raise OptionError(f"option --{option}: {str(error).removeprefix('it ')}") from None


def data(record: Record, verdict: Verdict, lang: str) -> dict[str, object]:
    """The verdict as plain data."""
    proof = verdict.proof.data() if verdict.proof is not None else {"commitment": None, "nonces": []}
    return {
        "proven": verdict.proven,
        "game": record.game.key,
        "over": record.result is not None,
        "moves": len(record.moves),
        "draws": verdict.draws,
        "commitment": proof["commitment"],
        "nonces": proof["nonces"],
        "problems": [
            {"kind": problem.kind, "move": problem.move, "text": problem.text.say(lang)} for problem in verdict.problems
        ],
    }


def show_proven(record: Record, verdict: Verdict, promised: str | None, added: list[str], screen: Screen) -> None:
    """What is proven, by which commitment and nonces, and what the person could still check."""
    proof = verdict.proof
    assert proof is not None, "nothing is proven without a proof"
    screen.line(Text("verify-proven", draws=verdict.draws).say(screen.lang), "bold green")
    if record.result is None:
        screen.say("verify-so-far")
    screen.say("verify-commitment", commitment=proof.commitment)
    screen.say("verify-commitment-unnoted" if promised is None else "verify-commitment-noted")
    if not proof.nonces:
        screen.say("verify-nonces-none")
        return
    for nonce in proof.nonces:  # lines, not a table: a nonce must stay whole to be compared and copied
        key = "verify-nonce-later" if nonce.first else "verify-nonce"
        text = Text(key, seat=nonce.seat, name=record.players[nonce.seat].name, nonce=nonce.value, first=nonce.first + 1)
        screen.line(text.say(screen.lang), "bold" if nonce.value in added else "", indent="  ", first="- ")
    screen.say("verify-nonces-noted" if added else "verify-nonces-unnoted")


def show_problems(verdict: Verdict, screen: Screen) -> None:
    """All that is wrong; of many chance moves that differ, the first ones and how many more."""
    screen.line(Text("verify-failed").say(screen.lang), "bold red")
    differ = [problem.text for problem in verdict.problems if problem.kind == "dealt"]
    more = [Text("verify-more", count=len(differ) - MANY)] if len(differ) > MANY else []
    others = [problem.text for problem in verdict.problems if problem.kind != "dealt"]
    for text in [*differ[:MANY], *more, *others]:
        screen.line(text.say(screen.lang), indent="  ", first="- ")
