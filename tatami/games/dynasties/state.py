"""A position of Dynasties: the table, and what lies hidden: hands, the unseen cards, missions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.game import Action, Document, Game, Observation, Outcome, Refusal, Seat, State
from tatami.games.dynasties.actions import (
    CARD,
    DISCARD,
    DISCARD_PILE,
    DRAW,
    END,
    FIRST,
    LAY,
    LAY_COUNT,
    LAY_FROM,
    LAY_TYPE,
    MISSION,
    NONE,
    PILE_NAMES,
    REVEAL,
    STRIKE,
    TO,
)
from tatami.games.dynasties.cards import BOX, MISSIONS, PILE_SIZE, TYPES, count, pick, shifted, some
from tatami.games.dynasties.scoring import leaders, winners
from tatami.games.dynasties.table import (
    ACTING,
    CHOOSING,
    DEAL,
    DRAWING,
    ENDING,
    FINISHED,
    HAND,
    REVEALING,
    TURNING,
    Table,
)
from tatami.texts import Text

# Missions of a seat: twelve bits, one for each.
MISSION_BITS: Final = 12


class DynastiesState(State):
    """A position of Dynasties, all cards open to the referee."""

    def __init__(self, game: Game, table: Table, hands: vec[i64], pool: i64, missions: i64) -> None:
        self.game = game
        self.table: Table = table
        self.hands: vec[i64] = hands
        self.pool: i64 = pool  # the cards of both draw piles, which differ in size only
        self.missions: i64 = missions  # MISSION_BITS for each seat

    def clone(self) -> "DynastiesState":
        """An equal state that shares nothing with this one that can change."""
        return DynastiesState(self.game, self.table.clone(), self.hands[:], self.pool, self.missions)

    def to_move(self) -> Seat:
        """The seat that decides, CHANCE while cards are dealt or drawn, OVER at the end."""
        return Seat(int(self.table.seat))

    def missions_of(self, seat: i64) -> i64:
        """The hidden missions of a seat, one bit each."""
        return (self.missions >> (seat * MISSION_BITS)) & 0xFFF

    # ------------------------------------------------------------------------------------------------- what is legal

    def legal(self) -> list[Action]:
        """The legal actions, ascending."""
        moves: list[Action] = []
        phase = self.table.phase
        if phase == DRAWING:
            self._add_draws(moves)
            self._add_strikes(moves)
        elif phase == ACTING:  # D-20
            self._add_discards(moves)
            self._add_strikes(moves)
            self._add_sets(moves)
        elif phase == TURNING:
            self._add_cards(moves)
        elif phase == CHOOSING:  # D-32
            moves.extend([Action(TO), Action(TO + 1)])
        elif phase == ENDING:  # D-64
            moves.append(Action(END))
            self._add_strikes(moves)
        elif phase == REVEALING:  # D-51
            held = self.missions_of(self.table.seat)
            moves.extend([Action(REVEAL + number) for number in range(len(MISSIONS)) if (held >> number) & 1])
        elif phase == DEAL:
            self._add_deal(moves)
        return moves

    def _add_draws(self, moves: list[Action]) -> None:
        """D-10: two different piles, each with a card (D-11)."""
        pile: i64 = 0
        while pile < len(PILE_NAMES):
            if self.table.may_draw(pile):
                moves.append(Action(int(DRAW + pile)))
            pile += 1

    def _add_discards(self, moves: list[Action]) -> None:
        """D-30: any card of the hand, onto the pile that D-31 allows."""
        hand = self.hands[self.table.turn]
        free = self.table.free_choice()
        number: i64 = DISCARD
        while hand:
            if hand & 31:
                if free:
                    moves.append(Action(int(number + 1)))
                    moves.append(Action(int(number + 2)))
                else:
                    moves.append(Action(int(number)))
            hand >>= 5
            number += 3

    def _add_sets(self, moves: list[Action]) -> None:
        """D-21: as many as he likes of a type, from the least that D-22 and D-23 ask for."""
        hand = self.hands[self.table.turn]
        kind: i64 = 0
        while hand:
            held = hand & 31
            if held > 1:
                first: i64 = LAY_FROM[kind]
                number = self.table.least(kind)
                while number <= held:
                    moves.append(Action(int(first + number)))
                    number += 1
            hand >>= 5
            kind += 1

    def _add_strikes(self, moves: list[Action]) -> None:
        """D-61: a figure of an earlier turn, against a set before an opponent."""
        table = self.table
        if table.supply == 4 or table.usable() <= 0:
            return
        seat: i64 = 0
        while seat < table.players:
            kind: i64 = 0
            while kind < TYPES and seat != table.turn:
                if table.owner(kind) == seat:
                    moves.append(Action(int(STRIKE + seat * TYPES + kind)))
                kind += 1
            seat += 1

    def _add_cards(self, moves: list[Action]) -> None:
        for kind in range(TYPES):
            if count(self.pool, kind) > 0:
                moves.append(Action(CARD + kind))

    def _add_deal(self, moves: list[Action]) -> None:
        if self.table.starter == NONE:
            moves.extend([Action(FIRST + seat) for seat in range(self.table.players)])
        elif self.table.dealt < self.table.players * HAND:
            self._add_cards(moves)
        else:
            moves.extend([Action(MISSION + number) for number in self._missions_to_come()])

    def _missions_to_come(self) -> list[int]:
        """D-50: the missions of the pile that is dealt from now; seat by seat, A, B, C."""
        pile = int(self.table.dealt % 3)
        taken: i64 = 0
        for seat in range(int(self.table.players)):
            taken |= self.missions_of(seat)
        return [number for number in range(pile * PILE_SIZE, (pile + 1) * PILE_SIZE) if not (taken >> number) & 1]

    # --------------------------------------------------------------------------------------------------------- chance

    def chance(self) -> list[int]:
        """How many cards of each type are unseen; missions, and who starts, are equally likely."""
        phase = self.table.phase
        if phase != DEAL and phase != TURNING:
            return []
        if phase == DEAL and (self.table.starter == NONE or self.table.dealt >= self.table.players * HAND):
            return [1 for _ in self.legal()]
        return [int(count(self.pool, kind)) for kind in range(TYPES) if count(self.pool, kind) > 0]

    def tickets(self) -> i64:
        """One ticket a card that can come."""
        table = self.table
        if table.phase == TURNING:
            return table.draw_one + table.draw_two
        if table.phase != DEAL:
            return 0
        if table.starter != NONE and table.dealt < table.players * HAND:
            return table.draw_one + table.draw_two
        return len(self.legal())

    def draw(self, ticket: i64) -> Action:
        """The card that the ticket stands for."""
        if ticket < 0 or ticket >= self.tickets():
            raise ValueError(f"there is no ticket {ticket}")
        table = self.table
        if table.phase == DEAL and (table.starter == NONE or table.dealt >= table.players * HAND):
            return self.legal()[ticket]
        return Action(int(CARD + pick(self.pool, ticket)))

    # -------------------------------------------------------------------------------------------------------- playing

    def play_unchecked(self, action: Action) -> None:
        """Play a legal action."""
        number: i64 = action
        table = self.table
        if table.phase == DEAL:
            self._deal(number)
            return
        if number >= LAY:
            kind: i64 = LAY_TYPE[number - LAY]
            laid: i64 = LAY_COUNT[number - LAY]
            self.hands[table.turn] -= some(kind, laid)
            table.lay(kind, laid)
        elif number >= CARD:
            self.pool -= some(number - CARD, 1)
            self.hands[table.turn] += some(number - CARD, 1)
            table.turn_up()
        elif number >= REVEAL:
            self.missions -= shifted(1, table.seat * MISSION_BITS + number - REVEAL)
            table.reveal(int(number - REVEAL))
        elif number >= STRIKE:
            table.strike((number - STRIKE) // TYPES, (number - STRIKE) % TYPES)
        elif number >= DISCARD:
            self._discard((number - DISCARD) // 3, (number - DISCARD) % 3)
        elif number >= DRAW:
            self._draw_from(number - DRAW)
        elif number >= TO:
            table.choose_discard(number - TO)
        else:
            table.end_turn()
        if table.phase == DEAL:
            self._gather()

    def _deal(self, number: i64) -> None:
        table = self.table
        if number >= MISSION:
            seat = (table.dealt - table.players * HAND) // 3
            self.missions |= shifted(1, seat * MISSION_BITS + number - MISSION)
            table.count_dealt()
        elif number >= CARD:
            card = some(number - CARD, 1)
            self.pool -= card
            self.hands[table.dealt // HAND] += card
            table.deal_one()
        else:
            table.starter = number - FIRST
            table.turn = table.starter

    def _draw_from(self, pile: i64) -> None:
        """D-10: a face-down card is decided by chance, a discarded one is seen by all."""
        table = self.table
        table.choose_pile(pile)
        if pile < DISCARD_PILE:
            table.phase = TURNING
            table.seat = -1
        else:
            kind = table.take_top(pile - DISCARD_PILE)
            self.hands[table.turn] += some(kind, 1)

    def _discard(self, kind: i64, named: i64) -> None:
        """D-30; `named` is 0 where D-31 leaves no choice, else the number of the pile."""
        table = self.table
        self.hands[table.turn] -= some(kind, 1)
        table.use_up(kind, 1)
        table.put(table.missing_pile() if named == 0 else named - 1, kind, 1)
        table.after_action()

    def _gather(self) -> None:
        """D-01: all cards go back for the next deal."""
        self.pool = BOX
        seat: i64 = 0
        while seat < self.table.players:
            self.hands[seat] = 0
            seat += 1

    # ------------------------------------------------------------------------------------ what others make of a state

    def outcome(self) -> Outcome | None:
        """The winners share 1, the others share the loss (D-45)."""
        if self.table.phase != FINISHED:
            return None
        rounds = self.table.rounds
        best = winners(rounds)
        seats = int(self.table.players)
        returns = [0.0] * seats
        for seat in range(seats):
            if len(best) < seats:
                returns[seat] = 1.0 / len(best) if seat in best else -1.0 / (seats - len(best))
        key = "shared" if len(best) > 1 else "total" if len(leaders(rounds)) == 1 else "round"
        return Outcome(returns, Text(f"dynasties-outcome-{key}", rule="D-45"))

    def observe(self, seat: Seat) -> Observation:
        """What this seat may know."""
        from tatami.games.dynasties.observation import observe

        return observe(self, seat)

    def _why_not(self, action: Action) -> Refusal:
        """Why this action isn't legal."""
        from tatami.games.dynasties.refusals import why_not

        return why_not(self, action)

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        """What this seat learns from the move."""
        from tatami.games.dynasties.story import tell

        return tell(self, action, seat)

    def dump(self) -> Document:
        """The position document."""
        from tatami.games.dynasties.document import dump

        return dump(self)
