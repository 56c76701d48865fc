"""A level of play: what it means in a game is said in that game's folder."""

from tatami.bots.mind import Mind


class Level:
    """How a level plays one game: with which mind, how much thought, and how much it lets slip (see ThinkingBot)."""

    def __init__(self, name: str, mind: Mind, simulations: int, temperature: float = 0.0, slack: float = 0.0) -> None:
        self.name = name
        self.mind = mind
        self.simulations = simulations
        self.temperature = temperature
        self.slack = slack
