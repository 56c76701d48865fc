"""`tatami rules`: the rules of a game, or one of them."""

from typing import Annotated

import typer

from tatami.game import OptionError
from tatami.registry import GAMES
from tatami.terminal import rulebook
from tatami.terminal.flags import Lang, Plain, open_screen

app = typer.Typer(add_completion=False)


@app.command()
def rules(
    key: Annotated[str, typer.Argument(metavar="GAME")],
    lang: Lang = None,
    rule: Annotated[str | None, typer.Option(help="one rule by its number", metavar="NUMBER")] = None,
    plain: Plain = False,
) -> None:
    """The rules of a game."""
    if key not in GAMES:
        raise OptionError(f"there is no game {key!r}; there are {', '.join(GAMES)}")
    screen = open_screen(lang, plain)
    screen.markdown(rulebook.whole_text(key, screen.lang) if rule is None else rulebook.section(key, rule, screen.lang))
