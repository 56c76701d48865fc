"""The options that several commands share, and the checks that go with them."""

from pathlib import Path
from typing import Annotated

import typer

from tatami.game import OptionError
from tatami.terminal.screen import Screen, language_of_user
from tatami.texts.saying import LANGUAGES

Lang = Annotated[str | None, typer.Option(help=f"language: {', '.join(LANGUAGES)} (default: yours, else en)", metavar="LANG")]
Plain = Annotated[bool, typer.Option("--plain", help="no colours, no lines, nothing that moves")]
TableFolder = Annotated[Path | None, typer.Option(help="where the table is (default: in your data folder)", metavar="DIR")]
RecordFile = Annotated[Path | None, typer.Option(help="a record of a match", metavar="FILE")]
Move = Annotated[int | None, typer.Option(help="the position of the record in which this move was played", min=1)]
Simulations = Annotated[int | None, typer.Option(help="think so many simulations long", min=1, max=1_000_000_000)]
Position = Annotated[Path | None, typer.Option(help="a position document (JSON)", metavar="FILE")]
# Of games between bots.
Number = Annotated[int, typer.Option("-n", "--number", help="how many games (made up to whole deals)", min=1, max=10**6)]
Seed = Annotated[int, typer.Option(help="the same seed gives the same deals and games")]
MoveSeconds = Annotated[float | None, typer.Option(help="seconds a move, instead of what the level says", metavar="S")]
MoveSimulations = Annotated[int | None, typer.Option(help="simulations a move, instead of what the level says", metavar="N")]
Processes = Annotated[int, typer.Option(help="how many games at a time; it doesn't change them", min=1, max=256)]
Plot = Annotated[Path | None, typer.Option(help="draw a picture there: .svg or .png", metavar="FILE")]
AsJson = Annotated[bool, typer.Option("--json", help="the numbers as JSON")]


def open_screen(lang: str | None, plain: bool = False) -> Screen:
    """Return the screen in this language, or in the user's."""
    if lang is not None and lang not in LANGUAGES:
        raise OptionError(f"option --lang: {lang!r} is not one of {', '.join(LANGUAGES)}")
    return Screen(lang or language_of_user(), plain)


def check_one_of(seconds: float | None, simulations: int | None) -> None:
    """Raise OptionError where both limits of thinking were given."""
    if seconds is not None and simulations is not None:
        raise OptionError("options --seconds and --simulations: give one of them")
