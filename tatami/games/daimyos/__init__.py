"""Daimyos: laying transparent ninja cards over samurai to bring down seven rebel daimyos, for one or two players."""

from typing import Final

from tatami.game import Action, Document, Game, Option, OptionError, OptionValue, State, resolve_options
from tatami.games.daimyos import pieces
from tatami.games.daimyos.actions import parse
from tatami.games.daimyos.box import BUILT_IN, open_box
from tatami.games.daimyos.document import load
from tatami.games.daimyos.field import Field, empty_rows
from tatami.games.daimyos.position import AUTOMATON, PublicState
from tatami.games.daimyos.state import DaimyosState

RULES: Final[list[str]] = [
    "Y-01", "Y-02", "Y-03", "Y-04",
    "Y-10", "Y-11", "Y-12", "Y-13", "Y-14",
    "Y-20", "Y-21", "Y-22", "Y-23", "Y-24", "Y-25", "Y-26",
    "Y-30", "Y-31", "Y-32",
    "Y-40", "Y-41", "Y-42", "Y-43",
    "Y-50", "Y-51", "Y-52", "Y-53", "Y-54", "Y-55", "Y-56", "Y-57", "Y-58", "Y-59",
    "Y-60", "Y-61", "Y-62",
    "Y-70", "Y-71", "Y-72", "Y-73", "Y-74", "Y-75", "Y-76",
]  # fmt: skip


class Daimyos(Game):
    """Daimyos with its options: `players` 2 or 1, `level`, the three modules, `first`, and the `box`."""

    def __init__(self, options: dict[str, object]) -> None:
        self.key = "daimyos"
        self.rules_version = 2
        self.options: dict[str, OptionValue] = resolve_options("daimyos", option_list(), options)
        self.seats = 2  # in solo seat 1 is the Automaton
        self._check_options()
        self.settings = pieces.Settings(open_box(str(self.options["box"])), self.options)

    def _check_options(self) -> None:
        """Y-70, Y-71: Refuse levels for two and modules in solo, where the player is always first."""
        if self.options["players"] == 2:
            if self.options["level"] != 0:
                raise OptionError(f"option level: {self.options['level']} is for solo, players=1; with two players it is 0")
            return
        for module in ("clan_techniques", "blacklist", "ronin"):
            if self.options[module]:
                raise OptionError(f"option {module}: True is for two players; with players=1 it is False")
        if self.options["first"] == 1:
            raise OptionError("option first: 1 is not possible with players=1, where seat 0 is first")

    def automata(self) -> list[int]:
        """Return the Automaton's seat, in solo."""
        return [AUTOMATON] if self.options["players"] == 1 else []

    def replays(self, rules: int) -> bool:
        """Return False for version 1 with Ronin: daimyos fell without a move where today's rules ask (see Y-61)."""
        return rules > 1 or not self.settings.ronin

    def pieces(self) -> list[Document]:
        return pieces.pieces(self.settings)

    def names(self) -> tuple[str, ...]:
        return self.settings.box.names

    def action(self, name: str) -> Action:
        return parse(self.settings.box, name)

    def start(self) -> DaimyosState:
        """Return the state before the set-up: chance says who is first and lays the boards."""
        public = PublicState(self.settings, Field(self.settings.box, []), empty_rows(), empty_rows())
        return DaimyosState(self, public, [[], []])

    def load(self, document: object) -> State:
        return load(self, document)


class BoxOption(Option):
    """The built-in box, or the path of a box file."""

    def check(self, value: object) -> OptionValue:
        """Return any text: whether it is a box is seen when it is opened."""
        if not isinstance(value, str):
            raise OptionError(f"option {self.name}: {value!r} is neither {BUILT_IN} nor the path of a box file")
        return value


def option_list() -> list[Option]:
    """Return the options of Daimyos, the default value of each first."""
    return [
        Option("players", [2, 1]),
        Option("level", list(range(pieces.LEVELS + 1))),
        Option("clan_techniques", [False, True]),
        Option("blacklist", [False, True]),
        Option("ronin", [False, True]),
        Option("first", ["random", 0, 1]),
        BoxOption("box", [BUILT_IN]),
    ]
