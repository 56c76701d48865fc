"""`tatami verify`: whether the chance moves of a record are those that were promised; exit code 0 if so, else 1."""

import json
from pathlib import Path
from typing import Annotated, Final

import typer

from tatami.game import OptionError
from tatami.records.fairness import Verdict, verify
from tatami.records.proof import check_hex
from tatami.records.record import Record
from tatami.terminal.flags import Lang, Plain, open_screen
from tatami.terminal.saves import read_record
from tatami.terminal.screen import Screen
from tatami.texts import Text
from tatami.texts.saying import say

MANY: Final = 5  # this many chance moves that differ are listed one by one

app = typer.Typer(add_completion=False)


@app.command("verify")
def verify_record(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    commitment: Annotated[str | None, typer.Option(help="the commitment that you noted before the deal", metavar="HEX")] = None,
    nonce: Annotated[list[str] | None, typer.Option(help="a nonce that you added; may be repeated", metavar="HEX")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the verdict as JSON")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Draw every chance move of a record again, from its secret and nonces."""
    screen, nonces = open_screen(lang, plain), nonce or []
    if commitment is not None:
        check_noted(commitment, "commitment")
    for value in nonces:
        check_noted(value, "nonce")
    read = read_record(record)
    verdict = verify(read, commitment, nonces)
    if as_json:
        print(json.dumps(data(read, verdict, screen.lang), indent=2, ensure_ascii=False))
    elif verdict.proven:
        show_proven(read, verdict, commitment, nonces, screen)
    else:
        show_problems(verdict, screen)
    if not verdict.proven:
        raise SystemExit(1)


def check_noted(value: str, option: str) -> None:
    """Raise OptionError unless this can be a commitment or a nonce that somebody noted."""
    try:
        check_hex(value, "it")
    except ValueError as error:
        raise OptionError(f"option --{option}: {str(error).removeprefix('it ')}") from None


def data(record: Record, verdict: Verdict, lang: str) -> dict[str, object]:
    """Return the verdict as plain data."""
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
            {"kind": problem.kind, "move": problem.move, "text": say(problem.text, lang)} for problem in verdict.problems
        ],
    }


def show_proven(record: Record, verdict: Verdict, promised: str | None, added: list[str], screen: Screen) -> None:
    """Write what is proven, by which commitment and nonces, and what the person could still check."""
    proof = verdict.proof
    assert proof is not None, "nothing is proven without a proof"
    screen.line(say(Text("verify-proven", draws=verdict.draws), screen.lang), "bold green")
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
        screen.line(say(text, screen.lang), "bold" if nonce.value in added else "", indent="  ", first="- ")
    screen.say("verify-nonces-noted" if added else "verify-nonces-unnoted")


def show_problems(verdict: Verdict, screen: Screen) -> None:
    """Write all that is wrong; of many chance moves that differ, the first ones and how many more."""
    screen.line(say(Text("verify-failed"), screen.lang), "bold red")
    differ = [problem.text for problem in verdict.problems if problem.kind == "dealt"]
    more = [Text("verify-more", count=len(differ) - MANY)] if len(differ) > MANY else []
    others = [problem.text for problem in verdict.problems if problem.kind != "dealt"]
    for text in [*differ[:MANY], *more, *others]:
        screen.line(say(text, screen.lang), indent="  ", first="- ")
