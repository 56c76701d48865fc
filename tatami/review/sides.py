"""Values as people read them: who plays together, and what share of the wins an expected result stands for."""

from tatami.game import Game, Seat


class Sides:
    """The sides of a game: partners share one."""

    def __init__(self, game: Game) -> None:
        self.seats = game.sides
        self.number = len(self.seats)
        self._game = game
        self.lowest = -1.0 / (self.number - 1)  # what a loser gets where one side wins
        # Where an automaton sits on a seat, the two aren't alike, and nobody knows what the start is worth.
        self.even = not game.automata()

    def of(self, seat: Seat) -> int:
        """Return the side of a seat."""
        return self._game.side_of(seat)

    def chance(self, value: float) -> float:
        """Return the share of the wins, 0 to 1, that an expected result stands for."""
        return min(1.0, max(0.0, (value - self.lowest) / (1 - self.lowest)))

    def part(self, difference: float) -> float:
        """Return what a difference of two values is in shares."""
        return difference / (1 - self.lowest)

    def seen_by(self, value: float, seat: Seat, side: int) -> float | None:
        """Return what a value for one seat is to a side; None where it doesn't say, with more than two sides."""
        if self.of(seat) == side:
            return value
        return -value if self.number == 2 else None
