"""What one seat of Daimyos may know: all that lies open, and of the reckoning only its own assignment."""

from random import Random

from tatami.game import Action, Document, Seat, State, StyledLine
from tatami.games.daimyos.document import data, written
from tatami.games.daimyos.drawing import styled_field
from tatami.games.daimyos.phases import FINISHED
from tatami.games.daimyos.pieces import BOARDS
from tatami.games.daimyos.position import UNSEEN, DaimyosKnowledge, DaimyosPosition
from tatami.games.daimyos.view import facts, now, preview, rules, words
from tatami.games.daimyos.worlds import sample
from tatami.texts import Text


class DaimyosObservation(DaimyosKnowledge):
    """What a seat of Daimyos sees."""

    def to_move(self) -> Seat:
        return Seat(int(self.public.seat))

    def legal(self) -> list[Action]:
        return self._legal[:]

    def sample(self, rng: Random) -> State:
        return sample(self, rng)

    def rules(self) -> list[str]:
        return rules(self)

    def words(self) -> list[Text]:
        return words(self)

    def drawing(self) -> list[StyledLine]:
        """Return the field in colour."""
        return styled_field(self.public) if len(self.public.boards) == BOARDS else []

    def preview(self, action: Action) -> list[Text]:
        """Return what a placement that is legal now would bring, in words; nothing for other moves."""
        return preview(self, action) if action in self._legal else []

    def status(self) -> list[Text]:
        return [now(self.public, self.assigned, int(self.seat))]

    def data(self) -> Document:
        return data(self)

    def facts(self) -> Document:
        return facts(self)

    def key(self) -> str:
        return f"{int(self.seat)} {written(self.game, self.public, self.assigned)!r}"


def observe(position: DaimyosPosition, seat: Seat) -> DaimyosObservation:
    """Return what `seat` sees: all that lies open, its own assignment, and of the other's only which tokens are assigned."""
    if not -3 <= seat < 2 or seat in (-1, -2):
        raise ValueError(f"there is no seat {seat}; seats are 0 and 1, or SPECTATOR")
    public = position.public
    is_open = public.phase == FINISHED or public.settings.solo  # Y-42, Y-75: revealed at once; in solo assigned openly
    assigned: list[list[int]] = []
    for owner in range(2):
        if is_open or owner == seat:
            assigned.append(position.assigned[owner][:])
        else:
            assigned.append([entry // 4 * 4 + UNSEEN for entry in position.assigned[owner]])
    moves = position.legal() if seat == public.seat else []
    return DaimyosObservation(position.game, seat, moves, public.clone(), assigned)
