"""A state of Kami: the contract's methods, put together from the other files."""

from mypy_extensions import i64

from tatami.game import Action, Document, Outcome, Refusal, Seat
from tatami.games.kami import document, observation, phases, refusals, story
from tatami.games.kami.actions import CARD, FIRST, NONE, MoveList
from tatami.games.kami.phases import DEAL, FINISHED
from tatami.games.kami.pieces import pick, size
from tatami.games.kami.position import KamiPosition, side_count
from tatami.games.kami.scoring import GOAL
from tatami.texts import Text


class KamiState(KamiPosition):
    """A position of Kami that is played in place."""

    def clone(self) -> "KamiState":
        copy = KamiState(self.game, self.players, self.ending, self.hands[:], self.scores[:], self.laid[:])
        copy.phase = self.phase
        copy.round = self.round
        copy.first = self.first
        copy.seat = self.seat
        copy.pool = self.pool
        copy.dealt = self.dealt
        copy.attack = self.attack
        copy.attacker = self.attacker
        copy.empress_up = self.empress_up
        copy.half = self.half
        copy.asked = self.asked[:]
        copy.aside_one = self.aside_one
        copy.aside_two = self.aside_two
        copy.tops = self.tops
        copy.below = self.below
        copy.turning = self.turning
        return copy

    def to_move(self) -> Seat:
        """Return the seat that decides, CHANCE while cards are dealt or turned up, OVER at the end."""
        return Seat(int(self.seat))

    def legal(self) -> list[Action]:
        return phases.legal(self)

    def list_moves(self, found: MoveList) -> None:
        """Fill the list with the numbers of legal() while a round is played, in any order."""
        phases.list_moves(self, found)

    def chance(self) -> list[int]:
        return phases.weights(self)

    def tickets(self) -> i64:
        if self.phase != DEAL:
            return 0
        return self.players if self.first == NONE else size(self.pool)

    def draw(self, ticket: i64) -> Action:
        if ticket < 0 or ticket >= self.tickets():
            raise ValueError(f"there is no ticket {ticket}")
        number: i64 = FIRST + ticket if self.first == NONE else CARD + pick(self.pool, ticket)
        return Action(int(number))

    def play_unchecked(self, action: Action) -> None:
        phases.play(self, action)

    def outcome(self) -> Outcome | None:
        """Return 1 for the side at its goal when the game is over; the others share the loss."""
        if self.phase != FINISHED:
            return None
        sides = side_count(self.players)
        won = [self.scores[seat % sides] >= GOAL for seat in range(self.players)]
        returns = [1.0 if winner else -1.0 / (int(sides) - 1) for winner in won]
        return Outcome(returns, Text("kami-outcome-goal", rule="K-51"))

    def observe(self, seat: Seat) -> observation.KamiObservation:
        return observation.observe(self, seat)

    def _why_not(self, action: Action) -> Refusal:
        return refusals.why_not(self, action)

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        return story.tell(self, action, seat)

    def dump(self) -> Document:
        return document.dump(self)
