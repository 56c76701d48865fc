"""The fields of a position of Dynasties, of the part that everyone sees, and of what one seat knows."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.copying import remade
from tatami.game import CHANCE, Action, Game, Observation, Seat, State
from tatami.games.dynasties.pieces import CARDS, DISCARD_PILE, FIGURES, TYPES, copies, count, smallest_set
from tatami.games.dynasties.scoring import ENOUGH_TYPES

NONE: Final = -1  # no seat, type, pile or phase
MISSION_BITS: Final = 12  # the missions of a seat: one bit for each of the twelve


class PublicPosition:
    """What everyone sees: who decides, what lies where, what is known of the hands, the scores. Nothing hidden is in it."""

    def __init__(
        self,
        players: i64,
        with_missions: bool,
        with_ninjas: bool,
        held: vec[i64],
        known: vec[i64],
        figures: vec[i64],
        row: vec[u8],
        rounds: list[list[int]],
        bonus: list[int],
    ) -> None:
        self.players: i64 = players
        self.with_missions: bool = with_missions
        self.with_ninjas: bool = with_ninjas
        self.held: vec[i64] = held  # how many cards each seat has in hand
        self.known: vec[i64] = known  # of each hand, the cards that everyone saw being taken
        self.figures: vec[i64] = figures
        # The discard piles share one row of places, a type each: pile 1 grows from the left, pile 2 from the right.
        self.row: vec[u8] = row
        self.height_one: i64 = 0
        self.height_two: i64 = 0
        self.draw_one: i64 = CARDS - CARDS // 2
        self.draw_two: i64 = CARDS // 2
        self.sets: i64 = 0  # the cards of all sets, counted as a hand: each type lies once at most, see D-24
        self.owners: i64 = 0  # four bits a type: 0 for no set, else seat + 1
        self.phase: i64 = 0  # a constant of the module `phases`
        self.seat: i64 = CHANCE  # who decides
        self.turn: i64 = NONE  # whose turn it is
        self.round: i64 = 1
        self.starter: i64 = NONE
        self.dealt: i64 = 0  # how many cards of this deal have come, missions included
        self.drawn_one: i64 = NONE  # this turn's piles so far
        self.drawn_two: i64 = NONE
        self.pending: i64 = 0  # how many cards wait for the pile that their owner chooses
        self.pending_type: i64 = NONE
        self.pending_owner: i64 = NONE
        self.pending_then: i64 = NONE  # the phase that follows
        self.supply: i64 = FIGURES if with_ninjas else 0
        self.fresh: i64 = 0  # figures taken this turn
        self.rounds: list[list[int]] = rounds  # the lists in it are never changed
        self.bonus: list[int] = bonus  # never changed, only replaced
        self.revealed: i64 = 0  # the missions that everyone has seen, one bit each

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self, 2, False, False, self.held, self.known, self.figures, self.row, [], [])

    def clone(self) -> "PublicPosition":
        """Return an equal one that shares nothing with this one that can change."""
        copy = PublicPosition(
            self.players, self.with_missions, self.with_ninjas,
            self.held[:], self.known[:], self.figures[:], self.row[:], self.rounds[:], self.bonus,
        )  # fmt: skip
        copy.height_one = self.height_one
        copy.height_two = self.height_two
        copy.draw_one = self.draw_one
        copy.draw_two = self.draw_two
        copy.sets = self.sets
        copy.owners = self.owners
        copy.phase = self.phase
        copy.seat = self.seat
        copy.turn = self.turn
        copy.round = self.round
        copy.starter = self.starter
        copy.dealt = self.dealt
        copy.drawn_one = self.drawn_one
        copy.drawn_two = self.drawn_two
        copy.pending = self.pending
        copy.pending_type = self.pending_type
        copy.pending_owner = self.pending_owner
        copy.pending_then = self.pending_then
        copy.supply = self.supply
        copy.fresh = self.fresh
        copy.revealed = self.revealed
        return copy

    # --------------------------------------------------------------------------------------------------------- piles

    def has_cards(self, pile: i64) -> bool:
        """Return whether a pile (d1, d2, p1, p2: 0-3) has a card."""
        if pile < DISCARD_PILE:
            return (self.draw_one if pile == 0 else self.draw_two) > 0
        return (self.height_one if pile == 2 else self.height_two) > 0

    def may_draw(self, pile: i64) -> bool:
        """D-11: Return whether a pile has a card and has given none this turn."""
        return pile != self.drawn_one and self.has_cards(pile)

    def can_draw(self) -> bool:
        """Return whether there is a pile for the next card of this turn."""
        return self.may_draw(0) or self.may_draw(1) or self.may_draw(2) or self.may_draw(3)

    def last_drawn(self) -> i64:
        """Return the pile of this turn's last draw."""
        return self.drawn_one if self.drawn_two == NONE else self.drawn_two

    def note_draw(self, pile: i64) -> None:
        """Store one of this turn's two piles."""
        if self.drawn_one == NONE:
            self.drawn_one = pile
        else:
            self.drawn_two = pile

    def free_choice(self) -> bool:
        """D-31: Return whether both discard piles have cards, so that one may choose."""
        return self.height_one > 0 and self.height_two > 0

    def missing_pile(self) -> i64:
        """D-31: Return the discard pile (0 or 1) that must be formed first: pile 1 if there is none, else the empty one."""
        return 0 if self.height_one == 0 else 1

    def put(self, pile: i64, kind: i64, number: i64) -> None:
        """Put this many cards of a type onto a discard pile (0 or 1)."""
        card: u8 = u8(kind)
        left = number
        while left > 0:
            if pile == 0:
                self.row[self.height_one] = card
                self.height_one += 1
            else:
                self.row[CARDS - 1 - self.height_two] = card
                self.height_two += 1
            left -= 1

    def top(self, pile: i64) -> i64:
        """Return the type of the top card of a discard pile (0 or 1)."""
        return i64(self.row[self.height_one - 1 if pile == 0 else CARDS - self.height_two])

    def pile_cards(self, pile: int) -> list[int]:
        """Return the types of a discard pile (0 or 1), bottom first."""
        if pile == 0:
            return [int(self.row[place]) for place in range(self.height_one)]
        return [int(self.row[CARDS - 1 - place]) for place in range(self.height_two)]

    # ---------------------------------------------------------------------------------------------------------- sets

    def owner(self, kind: i64) -> i64:
        """Return the seat with the set of a type, NONE when there is none."""
        return ((self.owners >> (kind * 4)) & 15) - 1

    def owner_list(self) -> list[int]:
        """Return the owners by type."""
        return [int(self.owner(kind)) for kind in range(TYPES)]

    def set_of(self, seat: int) -> i64:
        """Return the sets of a seat, counted as a hand."""
        hand: i64 = 0
        for kind in range(TYPES):
            if self.owner(kind) == seat:
                hand += copies(kind, count(self.sets, kind))
        return hand

    def place_set(self, seat: i64, kind: i64, number: i64) -> None:
        """Place a set of a type that isn't on the table."""
        self.sets += copies(kind, number)
        self.owners += (seat + 1) << (kind * 4)

    def remove_from_set(self, kind: i64, number: i64) -> None:
        """Take this many cards off the set of a type; without its last card it is no set any more."""
        owner = self.owner(kind)
        self.sets -= copies(kind, number)
        if count(self.sets, kind) == 0:  # D-62
            self.owners -= (owner + 1) << (kind * 4)

    def least(self, kind: i64) -> i64:
        """D-23: Return how many cards a set of this type needs now: more than lie there, and at least its smallest size."""
        lying = count(self.sets, kind)
        lowest = smallest_set(kind, self.players)
        return lying + 1 if lying >= lowest else lowest

    def types_of(self, seat: i64) -> i64:
        """Return how many different types a seat has on the table."""
        number: i64 = 0
        rest = self.owners
        while rest:
            if (rest & 15) == seat + 1:
                number += 1
            rest >>= 4
        return number

    def face_up(self) -> i64:
        """Return all cards that lie face up, counted as a hand."""
        cards = self.sets
        for pile in range(2):
            for kind in self.pile_cards(pile):
                cards += copies(kind, 1)
        if self.pending > 0:
            cards += copies(self.pending_type, self.pending)
        return cards

    def usable(self) -> i64:
        """D-61: Return how many figures `turn` has without those taken this turn."""
        return self.figures[self.turn] - self.fresh

    # ---------------------------------------------------------------------------------------------- ends of the round

    def enough_types(self) -> bool:
        """D-40: Return whether a player has six (2 players), five (3) or four (4) different types."""
        enough: i64 = ENOUGH_TYPES[self.players]
        return any(self.types_of(seat) >= enough for seat in range(self.players))

    def all_types(self) -> bool:
        """D-41: Return whether all nine types lie on the table."""
        return all(self.owner(kind) != NONE for kind in range(i64(TYPES)))

    def pile_empty(self) -> bool:
        """D-42: Return whether a draw pile is empty."""
        return self.draw_one == 0 or self.draw_two == 0


class DynastiesPosition(State):
    """All that the referee knows: what everyone sees, and what lies hidden."""

    def __init__(self, game: Game, public: PublicPosition, hands: vec[i64], pool: i64, missions: i64) -> None:
        self.game = game
        self.public: PublicPosition = public
        self.hands: vec[i64] = hands
        self.pool: i64 = pool  # the cards of both draw piles, which differ in size only
        self.missions: i64 = missions  # hidden ones, MISSION_BITS for each seat

    def missions_of(self, seat: i64) -> i64:
        """Return the hidden missions of a seat, one bit each."""
        return (self.missions >> (seat * MISSION_BITS)) & 0xFFF


class DynastiesKnowledge(Observation):
    """What one seat knows: what everyone sees, its own hand and missions, and the backs of the others' missions."""

    def __init__(
        self, game: Game, seat: Seat, legal: list[Action], public: PublicPosition, hand: i64, missions: int, backs: list[int]
    ) -> None:
        self.game = game
        self.seat = seat
        self._legal: list[Action] = legal  # what this seat may play now
        self.public: PublicPosition = public
        self.hand: i64 = hand  # empty for a spectator
        self.missions: int = missions  # its own, one bit each
        self.backs: list[int] = backs  # by seat: from which of the piles A, B, C it still has a mission, one bit each


def opening(game: Game) -> PublicPosition:
    """Return what everyone sees before the first card."""
    seats = game.seats
    held, known, figures = vec[i64]([0] * seats), vec[i64]([0] * seats), vec[i64]([0] * seats)
    missions, ninjas = bool(game.options["missions"]), bool(game.options["ninjas"])
    return PublicPosition(seats, missions, ninjas, held, known, figures, vec[u8]([0] * CARDS), [], [0] * seats)
