"""A position of Daimyos: the table, and the one secret there is, the assignment of the reckoning."""

from mypy_extensions import i64

from tatami.game import CHANCE, OVER, Action, Document, Observation, Outcome, Refusal, Seat, State
from tatami.games.daimyos import actions
from tatami.games.daimyos.names import (
    AS_WHITE,
    ASSIGN,
    AUTO,
    BORYAKU,
    CLAN,
    DRAW,
    ELIMINATE,
    FINISHED,
    KEEP,
    NONE,
    PLACE,
    SETUP,
    START,
    TECHNIQUES,
    TEN_MON,
)
from tatami.games.daimyos.placing import placements
from tatami.games.daimyos.reckoning import gathered, result, reveal
from tatami.games.daimyos.scoring import falling, must_fall, white_choices
from tatami.games.daimyos.setting import decide, setup_moves
from tatami.games.daimyos.table import Table, auto_cards, members
from tatami.games.daimyos.turns import (
    begin_placing,
    draw_auto,
    draw_card,
    end_turn,
    fell,
    keep,
    place,
    settle,
    swap,
    take_clan,
    turn_top,
    use,
)
from tatami.texts import Text


class DaimyosState(State):
    """A position of Daimyos, all of it open to the referee."""

    def __init__(self, table: Table, assigned: list[list[int]]) -> None:
        self.game = table.game
        self.table = table
        self.assigned = assigned  # Y-42, by seat: token * 4 + clan, in the order chosen
        self._moves: list[Action] = []  # legal(), once it is known
        self._known: bool = False

    def clone(self) -> "DaimyosState":
        """An equal state that shares nothing with this one that can change."""
        return DaimyosState(self.table.clone(), [self.assigned[0][:], self.assigned[1][:]])

    def to_move(self) -> Seat:
        """The seat that decides, CHANCE, or OVER at the end."""
        return Seat(int(self.table.seat))

    # ------------------------------------------------------------------------------------------------- what is legal

    def legal(self) -> list[Action]:
        """The legal actions, ascending."""
        if not self._known:
            self._moves = self._find_moves()
            self._known = True
        return self._moves[:]

    def _find_moves(self) -> list[Action]:
        table = self.table
        phase = table.phase
        if phase == PLACE:
            return placements(table)
        if phase == DRAW:
            return [Action(actions.CARD + card) for card in members(table.deck)]
        if phase == START:
            return start_moves(table)
        if phase == SETUP:
            return setup_moves(table)
        if phase == CLAN:  # Y-04
            return [Action(actions.TAKE + clan) for clan in range(3) if clan not in table.clans]
        if phase == KEEP:  # Y-52
            if len(table.hands[table.turn]) == 2:
                return [Action(actions.KEEP), Action(actions.KEEP + 1)]
            return [Action(actions.KEEP_TWO + number) for number in range(3)]
        if phase == AS_WHITE:  # Y-57, Y-58
            return [Action(actions.DONE), *[Action(actions.WHITEN + space) for space in white_choices(table)]]
        if phase == ELIMINATE:  # Y-31
            return elimination_moves(table)
        if phase == ASSIGN:  # Y-42
            base = actions.ASSIGN + (self.next_token() - 1) * 3
            return [Action(base + clan) for clan in range(3)]
        if phase == AUTO:
            if table.top == NONE and table.score_deck:
                return [Action(actions.TOP + card) for card in members(table.score_deck)]
            return [Action(actions.AUTO + card) for card in members(table.auto_deck or auto_cards(table.terms.level))]
        return []

    def next_token(self) -> int:
        """Y-42: the lowest gathered token that the seat in turn to assign hasn't assigned."""
        seat = int(self.table.seat)
        return gathered(self.table, seat)[len(self.assigned[seat])]

    # --------------------------------------------------------------------------------------------------------- chance

    def chance(self) -> list[int]:
        """All cards and boards that can come are equally likely."""
        return [1 for _ in self.legal()] if self.table.seat == CHANCE else []

    def tickets(self) -> i64:
        """One ticket a move."""
        return len(self.legal()) if self.table.seat == CHANCE else 0

    def draw(self, ticket: i64) -> Action:
        """The move that the ticket stands for."""
        if ticket < 0 or ticket >= self.tickets():
            raise ValueError(f"there is no ticket {ticket}")
        return self.legal()[ticket]

    # -------------------------------------------------------------------------------------------------------- playing

    def play_unchecked(self, action: Action) -> None:
        """Play a legal action."""
        self._known = False
        table = self.table
        phase = table.phase
        if phase == PLACE:
            place(table, actions.card_of(action), actions.turning_of(action), actions.space_of(action))
        elif phase == DRAW:
            draw_card(table, action - actions.CARD)
        elif phase == START:
            if action == actions.DONE:
                begin_placing(table)
            elif action == actions.SWAP:
                swap(table)
            else:
                use(table, action - actions.USE)
        elif phase == SETUP:
            decide(table, action)
        elif phase == CLAN:
            take_clan(table, action - actions.TAKE)
        elif phase == KEEP:
            keep(table, actions.dropped_by(action))
        elif phase == AS_WHITE:
            if action == actions.DONE:
                settle(table)
            else:
                table.as_white.append(action - actions.WHITEN)
        elif phase == ELIMINATE:
            if action == actions.DONE:
                end_turn(table)
            else:
                fell(table, action - actions.ELIMINATE)
        elif phase == AUTO:
            if action >= actions.TOP:
                turn_top(table, action - actions.TOP)
            else:
                draw_auto(table, action - actions.AUTO)
        else:
            choice = action - actions.ASSIGN
            self.assigned[table.seat].append((choice // 3 + 1) * 4 + choice % 3)
            self._next_assigner()
            return
        if table.phase == ASSIGN:
            self._next_assigner()

    def _next_assigner(self) -> None:
        """Y-42: seat 0 assigns, then seat 1 without seeing how; when all is in, both are revealed."""
        table = self.table
        for seat in range(2):
            if len(self.assigned[seat]) < len(gathered(table, seat)):
                table.seat = seat
                return
        reveal(table, self.assigned)
        table.phase = FINISHED
        table.seat = OVER

    # ------------------------------------------------------------------------------------ what others make of a state

    def outcome(self) -> Outcome | None:
        """The winner gets 1, the loser -1; a draw is 0 for both (Y-43)."""
        return result(self.table) if self.table.phase == FINISHED else None

    def observe(self, seat: Seat) -> Observation:
        """What this seat may know."""
        from tatami.games.daimyos.observation import observe

        return observe(self, seat)

    def _why_not(self, action: Action) -> Refusal:
        """Why this action isn't legal."""
        from tatami.games.daimyos.refusals import why_not

        due = self.next_token() if self.table.phase == ASSIGN else 0
        return why_not(self.table, due, action)

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        """What this seat learns from the move."""
        from tatami.games.daimyos.story import tell

        return tell(self, action, seat)

    def dump(self) -> Document:
        """The position document."""
        from tatami.games.daimyos.document import dump

        return dump(self.table, self.assigned)


def start_moves(table: Table) -> list[Action]:
    """Y-10, Y-11: done, the swap before all techniques, and the techniques that can be used."""
    moves = [Action(actions.DONE)]
    if not table.used:
        moves.append(Action(actions.SWAP))
    for technique in range(len(TECHNIQUES)):
        if can_use(table, technique):
            moves.append(Action(actions.USE + technique))
    return moves


def elimination_moves(table: Table) -> list[Action]:
    """Y-31: the daimyos that can fall; done once none of them has to (Y-61)."""
    due = falling(table)
    left = [Action(actions.DONE)]
    for daimyo in due:
        if must_fall(table, daimyo):
            left = []
    return [*left, *[Action(actions.ELIMINATE + daimyo) for daimyo in due]]


def can_use(table: Table, technique: int) -> bool:
    """Y-11: once a turn, paid with favours; a clan technique only with the module and the clan (Y-62)."""
    seat = table.turn
    if technique in table.used:
        return False
    if technique >= 3 and (not table.terms.clan_techniques or table.clan_cards[table.clans[seat]] != technique):
        return False
    if technique in (TEN_MON, BORYAKU) and table.ran_out():  # Y-59
        return False
    return len(members(table.favours[seat])) >= table.terms.box.costs[technique]
