"""What one seat of Daimyos may know: the table, which is open, and of the reckoning only its own assignment."""

from random import Random
from typing import Final

from tatami.game import Action, Document, Game, Observation, Seat, StyledLine
from tatami.games.daimyos.document import dump
from tatami.games.daimyos.drawing import styled_field
from tatami.games.daimyos.names import BOARDS, FINISHED
from tatami.games.daimyos.preview import preview
from tatami.games.daimyos.state import DaimyosState
from tatami.games.daimyos.table import Table
from tatami.games.daimyos.view import FIELD_AT, rules_now, view
from tatami.games.daimyos.worlds import guess
from tatami.texts import Text

UNSEEN: Final = 3  # in the place of a clan: a token assigned to a track that the observer doesn't see


class DaimyosObservation(Observation):
    """What a seat of Daimyos sees."""

    def __init__(self, game: Game, seat: Seat, legal: list[Action], table: Table, assigned: list[list[int]]) -> None:
        self.game = game
        self.seat = seat
        self._legal: list[Action] = legal
        self.table = table  # all that lies open
        self.assigned = assigned  # token * 4 + clan, UNSEEN for the clans that aren't revealed

    def to_move(self) -> Seat:
        """Who decides; everybody knows."""
        return Seat(int(self.table.seat))

    def legal(self) -> list[Action]:
        """What this seat may play."""
        return self._legal[:]

    def sample(self, rng: Random) -> DaimyosState:
        """A position that fits: tokens whose tracks are unseen may lie anywhere, all ways equally likely."""
        return guess(self.table, self.assigned, rng)

    def rules(self) -> list[str]:
        """The rules that matter now."""
        return rules_now(self.table)

    def words(self) -> list[Text]:
        """The view in words, with the field in plain letters."""
        return view(self.table, self.assigned, int(self.seat))

    def styled(self, lang: str = "en") -> list[StyledLine]:
        """The lines of text(lang) as pieces with styles for a terminal in colour; the pieces alone are the same text."""
        lines: list[StyledLine] = [[(line.say(lang), "")] for line in self.words()]
        if len(self.table.boards) == BOARDS:
            field = styled_field(self.table)
            lines[FIELD_AT : FIELD_AT + len(field)] = field
        return lines

    def preview(self, action: Action) -> list[Text]:
        """What a placement that is legal now would bring, in words; empty for other moves."""
        return preview(self.table, action, int(self.seat)) if action in self._legal else []

    def data(self) -> Document:
        """The position document with ? for what is assigned in secret, and who looks."""
        document = dump(self.table, self.assigned)
        return {"viewer": int(self.seat) if self.seat >= 0 else None, **document}

    def key(self) -> str:
        """All that the seat knows, in one line."""
        document = dump(self.table, self.assigned)
        return f"{int(self.seat)} {document!r}"


def observe(state: DaimyosState, seat: Seat) -> DaimyosObservation:
    """What `seat` sees of the state: the open table, its own assignment, and of the other's only which tokens are assigned."""
    if not -3 <= seat < 2 or seat in (-1, -2):
        raise ValueError(f"there is no seat {seat}; seats are 0 and 1, or SPECTATOR")
    table = state.table
    open_now = table.phase == FINISHED or table.terms.solo  # Y-42: revealed at once; Y-75: in solo openly
    assigned: list[list[int]] = []
    for owner in range(2):
        if open_now or owner == seat:
            assigned.append(state.assigned[owner][:])
        else:
            assigned.append([entry // 4 * 4 + UNSEEN for entry in state.assigned[owner]])
    return DaimyosObservation(state.game, seat, state.legal() if seat == table.seat else [], table.clone(), assigned)
