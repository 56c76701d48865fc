"""What a game of Daimyos is played with: its box and its options, as the rules ask for them."""

from typing import Any

from tatami.copying import remade
from tatami.game import OptionValue
from tatami.games.daimyos.box import Box


class Terms:
    """The box, and the options as flags. Never changes during a game."""

    def __init__(self, box: Box, options: dict[str, OptionValue]) -> None:
        self.box = box
        self._options = options
        self.solo: bool = options["players"] == 1
        self.level: int = int(options["level"])
        self.clan_techniques: bool = bool(options["clan_techniques"])
        self.blacklist: bool = bool(options["blacklist"])
        self.ronin: bool = bool(options["ronin"])
        first = options["first"]
        self.first: int = 0 if self.solo else first if isinstance(first, int) else -1  # Y-71; -1: by lot

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self, self.box, self._options)
