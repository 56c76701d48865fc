"""The rules that players read: the whole text of a game, or one numbered rule of it."""

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
    part: list[str] = []
    for line in whole_text(key, lang).splitlines():
        if line.startswith("#"):
            if part:
                break
            if number not in line.split():
                continue
        elif not part:
            continue
        part.append(line)
    return "\n".join(part).strip() or f"**{number}** {say(Text(number), lang)}"
