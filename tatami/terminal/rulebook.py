"""The rules that players read: the whole text of a game, or one numbered rule of it."""

import re
from importlib.resources import files

from tatami.game import OptionError
from tatami.registry import GAMES
from tatami.texts import Text
from tatami.texts.saying import say


def whole_text(key: str, lang: str) -> str:
    """Return the rules of a game, as Markdown."""
    return files("tatami").joinpath("rules", f"{key}.{lang}.md").read_text(encoding="utf-8")


def find(key: str, number: str) -> str:
    """Return the number of a rule as it is written, whatever the case it was typed in; OptionError lists them."""
    for known in GAMES[key].rules:
        if known.casefold() == number.strip().casefold():
            return known
    raise OptionError(f"{key} has no rule {number!r}; its rules are {', '.join(GAMES[key].rules)}")


def section(key: str, number: str, lang: str) -> str:
    """Return one rule as Markdown: its part of the text, or its sentence where the text has none."""
    number = find(key, number)
    for part in re.split("^(?=#)", whole_text(key, lang), flags=re.MULTILINE)[1:]:
        if number in part.partition("\n")[0].split():
            return part.strip()
    return f"**{number}** {say(Text(number), lang)}"
