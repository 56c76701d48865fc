"""What a person types at the table: a move by its name or number, or a word for something else."""

from typing import Final, NamedTuple

from tatami.game import Game, NotationError

# In the order in which `help` lists them; each has its sentence `terminal-help-…` in the catalogue.
COMMANDS: Final = ["rules-now", "why", "hint", "undo", "save", "log", "rules", "show", "quit"]
WORDS: Final = {word: word for word in [*COMMANDS[1:], "help"]} | {"?": "rules-now", "": "show", "exit": "quit"}
MOVE: Final = "move"


class Command(NamedTuple):
    """What was asked for: `kind` is `move` or one of WORDS' values, `rest` the move's name or what stood behind the word."""

    kind: str
    rest: str


def understand(typed: str, game: Game, legal: list[str]) -> Command:
    """Return what was asked for. A legal move comes before a command of the same name; anything unknown is taken for a move."""
    if typed in legal:
        return Command(MOVE, typed)
    word, _, rest = typed.partition(" ")
    if word.startswith("?") and word != "?":
        word, rest = "?", typed[1:]
    kind = WORDS.get(word.casefold())
    if kind is not None:
        return Command(kind, rest.strip())
    return Command(MOVE, move_name(typed, game, legal))


def move_name(typed: str, game: Game, legal: list[str]) -> str:
    """Return the name of a move typed by name, by number, or in other case or spacing; what was typed if it is none."""
    try:
        return game.name(game.action(typed))
    except NotationError:
        pass
    if typed.isascii() and typed.isdigit() and len(typed) < 10 and 1 <= int(typed) <= len(legal):
        return legal[int(typed) - 1]
    alike = [name for name in game.names() if _loose(name) == _loose(typed)]
    return alike[0] if len(alike) == 1 else typed


def shown(typed: str, longest: int = 60) -> str:
    """Return what was typed, fit to be repeated: not too long, and nothing in it that could move the cursor."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in typed)
    return clean if len(clean) <= longest else clean[: longest - 1] + "…"


def _loose(name: str) -> str:
    return "".join(name.split()).casefold()
