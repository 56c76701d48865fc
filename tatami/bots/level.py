"""Levels of play: five names, and what each of them means in a game is said by that game's mind."""

from typing import Final

from tatami.bots.mind import Mind

NAMES: Final[list[str]] = ["novice", "casual", "club", "expert", "master"]


class Level:
    """How a level plays one game: with which mind, how much thought, and how much it lets slip (see ThinkingBot)."""

    def __init__(self, name: str, mind: Mind, simulations: int, temperature: float = 0.0, slack: float = 0.0) -> None:
        self.name = name
        self.mind = mind
        self.simulations = simulations
        self.temperature = temperature
        self.slack = slack
