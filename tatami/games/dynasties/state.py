"""A state of Dynasties: the contract's methods, put together from the other modules."""

from mypy_extensions import i64

from tatami.game import CHANCE, Action, Document, Outcome, Refusal, Seat
from tatami.games.dynasties.actions import CARD
from tatami.games.dynasties.document import dump
from tatami.games.dynasties.observation import DynastiesObservation, observe
from tatami.games.dynasties.phases import FINISHED, card_due, legal, play
from tatami.games.dynasties.pieces import TYPES, count, pick
from tatami.games.dynasties.position import DynastiesPosition
from tatami.games.dynasties.refusals import why_not
from tatami.games.dynasties.scoring import leaders, returns
from tatami.games.dynasties.story import tell
from tatami.texts import Text


class DynastiesState(DynastiesPosition):
    """A position of Dynasties that can be played, asked and told of."""

    def clone(self) -> "DynastiesState":
        return DynastiesState(self.game, self.public.clone(), self.hands[:], self.pool, self.missions)

    def to_move(self) -> Seat:
        """Return the seat that decides, CHANCE while cards are dealt or drawn, OVER at the end."""
        return Seat(int(self.public.seat))

    def legal(self) -> list[Action]:
        return legal(self)

    def play_unchecked(self, action: Action) -> None:
        play(self, action)

    def chance(self) -> list[int]:
        """Return how many cards of each type are unseen; missions, and who starts, are equally likely."""
        if self.public.seat != CHANCE:
            return []
        if card_due(self.public):
            return [int(count(self.pool, kind)) for kind in range(TYPES) if count(self.pool, kind) > 0]
        return [1 for _ in self.legal()]

    def tickets(self) -> i64:
        if card_due(self.public):
            return self.public.draw_one + self.public.draw_two
        return len(self.legal()) if self.public.seat == CHANCE else 0

    def draw(self, ticket: i64) -> Action:
        if ticket < 0 or ticket >= self.tickets():
            raise ValueError(f"there is no ticket {ticket}")
        return Action(int(CARD + pick(self.pool, ticket))) if card_due(self.public) else self.legal()[ticket]

    def outcome(self) -> Outcome | None:
        """Return what each seat gets and whether the total, the best round or neither decided."""
        if self.public.phase != FINISHED:
            return None
        results = returns(self.public.rounds)
        shared = results.count(max(results)) > 1
        key = "shared" if shared else "total" if len(leaders(self.public.rounds)) == 1 else "round"
        return Outcome(results, Text(f"dynasties-outcome-{key}", rule="D-45"))

    def observe(self, seat: Seat) -> DynastiesObservation:
        return observe(self, seat)

    def _why_not(self, action: Action) -> Refusal:
        return why_not(self, action)

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        return tell(self, action, seat)

    def dump(self) -> Document:
        return dump(self)
