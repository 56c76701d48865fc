"""The state of Daimyos: what the contract asks for, put together from the other files."""

from mypy_extensions import i64

from tatami.game import CHANCE, Action, Document, Game, Outcome, Refusal, Seat
from tatami.games.daimyos.document import dump
from tatami.games.daimyos.observation import DaimyosObservation, observe
from tatami.games.daimyos.phases import FINISHED, legal, play
from tatami.games.daimyos.position import DaimyosPosition, PublicState
from tatami.games.daimyos.reckoning import result
from tatami.games.daimyos.refusals import why_not
from tatami.games.daimyos.story import tell
from tatami.texts import Text


class DaimyosState(DaimyosPosition):
    """A position of Daimyos that can be played."""

    def __init__(self, game: Game, public: PublicState, assigned: list[list[int]]) -> None:
        super().__init__(game, public, assigned)
        self._moves: list[Action] = []  # legal(), once it is known
        self._known: bool = False

    def clone(self) -> "DaimyosState":
        return DaimyosState(self.game, self.public.clone(), [self.assigned[0][:], self.assigned[1][:]])

    def to_move(self) -> Seat:
        return Seat(int(self.public.seat))

    def legal(self) -> list[Action]:
        if not self._known:
            self._moves = legal(self)
            self._known = True
        return self._moves[:]

    def chance(self) -> list[int]:
        """Return equal weights: all cards and boards that can come are equally likely."""
        return [1 for _ in self.legal()] if self.public.seat == CHANCE else []

    def tickets(self) -> i64:
        return len(self.legal()) if self.public.seat == CHANCE else 0

    def draw(self, ticket: i64) -> Action:
        if ticket < 0 or ticket >= self.tickets():
            raise ValueError(f"there is no ticket {ticket}")
        return self.legal()[ticket]

    def play_unchecked(self, action: Action) -> None:
        self._known = False
        play(self, action)

    def outcome(self) -> Outcome | None:
        return result(self.public) if self.public.phase == FINISHED else None

    def observe(self, seat: Seat) -> DaimyosObservation:
        return observe(self, seat)

    def _why_not(self, action: Action) -> Refusal:
        return why_not(self, action)

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        return tell(self, action, seat)

    def dump(self) -> Document:
        return dump(self)
