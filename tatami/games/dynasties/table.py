"""The table of Dynasties: all that everybody sees, and how it changes. Nothing hidden is in it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.copying import remade
from tatami.game import CHANCE, OVER
from tatami.games.dynasties.actions import NONE
from tatami.games.dynasties.cards import (
    BONUS,
    CARDS,
    ENVOY,
    FIGURES,
    MISSION_TYPES,
    NINJA,
    PILE_SIZE,
    SAMURAI,
    TYPES,
    count,
    shifted,
    some,
)
from tatami.games.dynasties.scoring import ENOUGH_TYPES, next_starter, set_points, total_rounds

DEAL: Final = 0
DRAWING: Final = 1
TURNING: Final = 2  # chance says which card was drawn
ACTING: Final = 3
CHOOSING: Final = 4  # D-32: an owner chooses a pile
ENDING: Final = 5  # D-64
REVEALING: Final = 6
FINISHED: Final = 7

HAND: Final = 3  # D-01


class Table:
    """Who decides, what lies where, what everybody knows of the hands, and the scores."""

    def __init__(
        self,
        players: i64,
        missions: bool,
        ninjas: bool,
        held: vec[i64],
        known: vec[i64],
        figures: vec[i64],
        row: vec[u8],
        rounds: list[list[int]],
        bonus: list[int],
    ) -> None:
        self.players: i64 = players
        self.missions: bool = missions
        self.ninjas: bool = ninjas
        self.held: vec[i64] = held  # how many cards each seat has in hand
        self.known: vec[i64] = known  # of each hand, the cards that everybody saw being taken
        self.figures: vec[i64] = figures
        # The discard piles share one row of places, a type each: pile 1 grows from the left, pile 2 from the right.
        self.row: vec[u8] = row
        self.height_one: i64 = 0
        self.height_two: i64 = 0
        self.draw_one: i64 = CARDS - CARDS // 2
        self.draw_two: i64 = CARDS // 2
        self.sets: i64 = 0  # the cards of all sets, counted as a hand: each type lies once at most (D-24)
        self.owners: i64 = 0  # four bits a type: 0 for no set, else seat + 1
        self.phase: i64 = DEAL
        self.seat: i64 = CHANCE
        self.turn: i64 = NONE
        self.round: i64 = 1
        self.starter: i64 = NONE
        self.dealt: i64 = 0  # how many cards of this deal have come, missions included
        self.drawn_one: i64 = NONE  # this turn's piles so far
        self.drawn_two: i64 = NONE
        self.pending: i64 = 0  # how many cards wait for the pile that their owner chooses
        self.pending_type: i64 = NONE
        self.pending_owner: i64 = NONE
        self.pending_then: i64 = NONE  # the phase that follows
        self.supply: i64 = FIGURES if ninjas else 0
        self.fresh: i64 = 0  # D-61: figures taken this turn
        self.rounds: list[list[int]] = rounds  # the lists in it are never changed
        self.bonus: list[int] = bonus  # never changed, only replaced
        self.revealed: i64 = 0  # the missions that everybody has seen, one bit each

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self, 2, False, False, self.held, self.known, self.figures, self.row, [], [])

    def clone(self) -> "Table":
        """An equal table that shares nothing with this one that can change."""
        copy = Table(
            self.players,
            self.missions,
            self.ninjas,
            self.held[:],
            self.known[:],
            self.figures[:],
            self.row[:],
            self.rounds[:],
            self.bonus,
        )
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
        """Whether a pile (d1, d2, p1, p2: 0-3) has a card."""
        if pile < 2:
            return (self.draw_one if pile == 0 else self.draw_two) > 0
        return (self.height_one if pile == 2 else self.height_two) > 0

    def may_draw(self, pile: i64) -> bool:
        """D-10, D-11: it has a card, and has given none this turn."""
        return pile != self.drawn_one and self.has_cards(pile)

    def can_draw(self) -> bool:
        """D-10: whether there is a pile for the next card of this turn."""
        return self.may_draw(0) or self.may_draw(1) or self.may_draw(2) or self.may_draw(3)

    def free_choice(self) -> bool:
        """D-31: both discard piles are in being."""
        return self.height_one > 0 and self.height_two > 0

    def missing_pile(self) -> i64:
        """D-31: the pile (0 or 1) that must be formed first: pile 1 if there is none, else the empty one."""
        return 0 if self.height_one == 0 else 1

    def put(self, pile: i64, kind: i64, number: i64) -> None:
        """So many cards of a type onto a discard pile (0 or 1)."""
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
        """The type of the top card of a discard pile (0 or 1)."""
        return i64(self.row[self.height_one - 1 if pile == 0 else CARDS - self.height_two])

    def pile_cards(self, pile: int) -> list[int]:
        """The types of a discard pile (0 or 1), bottom first."""
        if pile == 0:
            return [int(self.row[place]) for place in range(self.height_one)]
        return [int(self.row[CARDS - 1 - place]) for place in range(self.height_two)]

    # ---------------------------------------------------------------------------------------------------------- sets

    def owner(self, kind: i64) -> i64:
        """Before whom the set of a type lies, NONE when there is none."""
        return ((self.owners >> (kind * 4)) & 15) - 1

    def owner_list(self) -> list[int]:
        """The owners by type."""
        return [int(self.owner(kind)) for kind in range(TYPES)]

    def set_of(self, seat: int) -> i64:
        """The sets before a seat, counted as a hand."""
        hand: i64 = 0
        for kind in range(TYPES):
            if self.owner(kind) == seat:
                hand += some(kind, count(self.sets, kind))
        return hand

    def place_set(self, seat: i64, kind: i64, number: i64) -> None:
        """A new set of a type that isn't on the table."""
        self.sets += some(kind, number)
        self.owners += (seat + 1) << (kind * 4)

    def least(self, kind: i64) -> i64:
        """How many cards a set of this type needs now: two (D-21), three (D-22), more than lie there (D-23)."""
        lying = count(self.sets, kind)
        lowest: i64 = 3 if self.players > 2 and ENVOY <= kind <= SAMURAI else 2
        return lying + 1 if lying >= lowest else lowest

    # ---------------------------------------------------------------------------------------------------------- turns

    def deal_one(self) -> None:
        """D-01: a card has gone to a hand; what is left counts as two piles, the first larger by one where odd."""
        self.held[self.dealt // HAND] += 1
        left = self.draw_one + self.draw_two - 1
        self.draw_one = (left + 1) >> 1
        self.draw_two = left >> 1
        self.count_dealt()

    def count_dealt(self) -> None:
        """After the last card of the deal the starter begins. Missions come once, in the first round (D-50)."""
        self.dealt += 1
        if self.dealt == self.deal_size():
            self.begin_turn(self.starter)

    def deal_size(self) -> i64:
        """How many cards chance deals before this round."""
        hands = self.players * HAND
        return 2 * hands if self.missions and self.round == 1 else hands

    def begin_turn(self, seat: i64) -> None:
        """A seat's turn: it draws."""
        self.phase = DRAWING
        self.turn = seat
        self.seat = seat
        self.drawn_one = NONE
        self.drawn_two = NONE
        self.fresh = 0

    def choose_pile(self, pile: i64) -> None:
        """D-10: one of this turn's two piles."""
        if self.drawn_one == NONE:
            self.drawn_one = pile
        else:
            self.drawn_two = pile

    def card_came(self) -> None:
        """The card is in the hand: a second draw follows (D-10), or the action (D-20).

        D-42 keeps two piles for every turn of a game; a position that was loaded may have only one, and then one card is drawn.
        """
        self.held[self.turn] += 1
        self.phase = DRAWING if self.drawn_two == NONE and self.can_draw() else ACTING
        self.seat = self.turn

    def turn_up(self) -> None:
        """The face-down card that chance has named leaves its pile."""
        if (self.drawn_two if self.drawn_two != NONE else self.drawn_one) == 0:
            self.draw_one -= 1
        else:
            self.draw_two -= 1
        self.card_came()

    def take_top(self, pile: i64) -> i64:
        """The top card of a discard pile (0 or 1) goes to the hand; everybody knows it there."""
        kind = self.top(pile)
        if pile == 0:
            self.height_one -= 1
        else:
            self.height_two -= 1
        self.known[self.turn] += some(kind, 1)
        self.card_came()
        return kind

    def use_up(self, kind: i64, number: i64) -> None:
        """Cards of a type leave the hand of `turn`; those known to be there go first.

        Cards of a type look alike. Whoever was known to hold `a` of them and plays `k` surely has a - k left, for he had at
        least `a`; more isn't sure, for he may have had just `a`. Below nothing it can't go: the rest came from draw piles.
        """
        known = count(self.known[self.turn], kind)
        self.known[self.turn] -= some(kind, number if number < known else known)
        self.held[self.turn] -= number

    def lay(self, kind: i64, number: i64) -> None:
        """D-21: a set is laid; the one that it outbids is at once its owner's to discard (D-23)."""
        self.use_up(kind, number)
        lying = count(self.sets, kind)
        owner = self.owner(kind)
        if lying > 0:
            self.sets -= some(kind, lying)
            self.owners -= (owner + 1) << (kind * 4)
        self.place_set(self.turn, kind, number)
        if kind == NINJA and self.supply > 0:  # D-60
            self.supply -= 1
            self.figures[self.turn] += 1
            self.fresh += 1
        if lying > 0:
            self.settle(owner, kind, lying, ENDING)
        else:
            self.after_action()

    def strike(self, seat: i64, kind: i64) -> None:
        """D-61: a figure goes back and takes a card off a set; without its last card the type is off the table (D-62)."""
        self.figures[self.turn] -= 1
        self.supply += 1
        self.sets -= some(kind, 1)
        if count(self.sets, kind) == 0:
            self.owners -= (seat + 1) << (kind * 4)
        self.settle(seat, kind, 1, self.phase)

    def settle(self, owner: i64, kind: i64, number: i64, then: i64) -> None:
        """D-31, D-32: cards from the table go onto one pile, by their owner's choice where there is one."""
        if self.free_choice():
            self.phase = CHOOSING
            self.seat = owner
            self.pending = number
            self.pending_type = kind
            self.pending_owner = owner
            self.pending_then = then
        else:
            self.put(self.missing_pile(), kind, number)
            self.go_on(then)

    def choose_discard(self, pile: i64) -> None:
        """D-32: the owner has chosen (0 or 1)."""
        self.put(pile, self.pending_type, self.pending)
        self.pending = 0
        self.pending_type = NONE
        self.pending_owner = NONE
        then = self.pending_then
        self.pending_then = NONE
        self.go_on(then)

    def go_on(self, then: i64) -> None:
        """The phase after a card or set has found its pile."""
        if then == ENDING:
            self.after_action()
        else:
            self.phase = then
            self.seat = self.turn

    def usable(self) -> i64:
        """D-61: figures that `turn` has and has not taken this turn."""
        return self.figures[self.turn] - self.fresh

    def after_action(self) -> None:
        """D-64: with a figure he ends his turn himself, without it ends by itself."""
        if self.usable() > 0:
            self.phase = ENDING
            self.seat = self.turn
        else:
            self.end_turn()

    # --------------------------------------------------------------------------------------------------- ends of rounds

    def end_turn(self) -> None:
        """The next seat's turn, unless the round is over (D-40, D-41, D-42)."""
        if not self.enough_types() and not self.all_types() and not self.pile_empty():
            self.begin_turn((self.turn + 1) % self.players)
            return
        self.drawn_one = NONE
        self.drawn_two = NONE
        self.fresh = 0
        if self.missions:  # D-51: from the starter on
            self.phase = REVEALING
            self.seat = self.starter
        else:
            self.score()

    def enough_types(self) -> bool:
        """D-40: somebody has enough different types before him."""
        enough: i64 = ENOUGH_TYPES[self.players]
        seat: i64 = 0
        while seat < self.players:
            if self.types_of(seat) >= enough:
                return True
            seat += 1
        return False

    def types_of(self, seat: i64) -> i64:
        """How many different types lie before a seat."""
        number: i64 = 0
        rest = self.owners
        while rest:
            if (rest & 15) == seat + 1:
                number += 1
            rest >>= 4
        return number

    def all_types(self) -> bool:
        """D-41: all nine types lie on the table."""
        kind: i64 = 0
        while kind < TYPES:
            if self.owner(kind) == NONE:
                return False
            kind += 1
        return True

    def pile_empty(self) -> bool:
        """D-42: a draw pile is empty."""
        return self.draw_one == 0 or self.draw_two == 0

    def reveal(self, mission: int) -> None:
        """D-51: a mission pays whoever has the set; then the next seat reveals, or the round is scored."""
        self.revealed |= shifted(1, mission)
        kind = MISSION_TYPES[mission]
        owner = self.owner(kind)
        if owner != NONE:
            paid = self.bonus[:]
            paid[owner] += BONUS[mission // PILE_SIZE] * int(count(self.sets, kind))
            self.bonus = paid
        self.seat = (self.seat + 1) % self.players
        if self.seat == self.starter:
            self.score()

    def score(self) -> None:
        """D-43: the round's points, the missions' with them (D-52); then the next round (D-44) or the end (D-02)."""
        points = set_points(self.owner_list(), int(self.players))
        self.rounds.append([points[seat] + self.bonus[seat] for seat in range(int(self.players))])
        self.bonus = [0] * int(self.players)
        if self.round == total_rounds(self.missions):
            self.phase = FINISHED
            self.seat = OVER
            return
        self.round += 1
        self.starter = next_starter(self.rounds, int(self.starter))
        self.gather()

    def gather(self) -> None:
        """All cards go back for the deal (D-01); the figures stay (D-63)."""
        self.phase = DEAL
        self.seat = CHANCE
        self.turn = self.starter
        self.dealt = 0
        self.draw_one = CARDS - CARDS // 2
        self.draw_two = CARDS // 2
        self.height_one = 0
        self.height_two = 0
        self.sets = 0
        self.owners = 0
        seat: i64 = 0
        while seat < self.players:
            self.held[seat] = 0
            self.known[seat] = 0
            seat += 1
