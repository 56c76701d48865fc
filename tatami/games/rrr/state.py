"""A match of RRR as the contract asks for it: put together from the files about its parts."""

from mypy_extensions import i64

from tatami.game import Action, Document, Observation, Outcome, Refusal, Seat
from tatami.games.rrr import phases
from tatami.games.rrr.document import dump
from tatami.games.rrr.observation import observe
from tatami.games.rrr.position import RrrPosition
from tatami.games.rrr.refusals import why_not
from tatami.games.rrr.story import tell
from tatami.texts import Text


class RrrState(RrrPosition):
    """A position of a match of RRR with all that can be done with it."""

    def clone(self) -> "RrrState":
        copy = RrrState(self.game, self.mode, self.by_points, self.games, self.board.clone())
        copy.phase = self.phase
        copy.seat = self.seat
        copy.game_no = self.game_no
        copy.first = self.first
        copy.score0 = self.score0
        copy.score1 = self.score1
        copy.used = self.used
        copy.drawn = self.drawn
        copy.open = self.open
        copy.packet = self.packet
        copy.step = self.step
        copy.memory0 = self.memory0
        copy.memory1 = self.memory1
        copy.memory_of_all = self.memory_of_all
        copy.passed0 = self.passed0
        copy.passed1 = self.passed1
        return copy

    def to_move(self) -> Seat:
        """Return the seat that decides, CHANCE while tiles are drawn or a hidden one is caught, OVER at the end."""
        return Seat(int(self.seat))

    def legal(self) -> list[Action]:
        return phases.legal(self)

    def chance(self) -> list[int]:
        """Return equal weights: every seat, and every tile, is as likely as the others."""
        return [1] * int(phases.tickets(self))

    def tickets(self) -> i64:
        return phases.tickets(self)

    def draw(self, ticket: i64) -> Action:
        return phases.draw(self, ticket)

    def play_unchecked(self, action: Action) -> None:
        phases.play(self, action)

    def outcome(self) -> Outcome | None:
        """R-60, R-61: Return 1 for who won the match and -1 for the other, 0 for both when the points are equal."""
        if self.phase != phases.FINISHED:
            return None
        rule = "R-61" if self.by_points else "R-60"
        if self.score0 == self.score1:
            return Outcome([0.0, 0.0], Text("rrr-outcome-tie", rule=rule))
        result = 1.0 if self.score0 > self.score1 else -1.0
        key = "rrr-outcome-points" if self.by_points else "rrr-outcome-match"
        return Outcome([result, -result], Text(key, rule=rule))

    def observe(self, seat: Seat) -> Observation:
        return observe(self, seat)

    def _why_not(self, action: Action) -> Refusal:
        return why_not(self, action)

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        return tell(self, action, seat)

    def dump(self) -> Document:
        return dump(self)
