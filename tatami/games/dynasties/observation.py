"""What one seat of Dynasties may know: the table that all see, its own hand and its own missions."""

from random import Random

from mypy_extensions import i64

from tatami.dice import Dice
from tatami.game import Action, Document, Game, Observation, Seat
from tatami.games.dynasties.cards import MISSIONS, PILE_SIZE, PILES, mission_list
from tatami.games.dynasties.document import cards, document
from tatami.games.dynasties.state import DynastiesState
from tatami.games.dynasties.table import Table
from tatami.games.dynasties.view import rules_now, view
from tatami.games.dynasties.worlds import guess
from tatami.texts import Text


class DynastiesObservation(Observation):
    """What a seat of Dynasties sees; of the others' hands their size and the cards taken from discard piles."""

    def __init__(
        self, game: Game, seat: Seat, legal: list[Action], table: Table, hand: i64, missions: int, letters: list[int]
    ) -> None:
        self.game = game
        self.seat = seat
        self._legal: list[Action] = legal
        self.table: Table = table
        self.hand: i64 = hand  # empty for a spectator
        self.missions: int = missions  # its own, one bit each
        self.letters: list[int] = letters  # by seat: from which of the piles A, B, C it still has a mission, one bit each

    def to_move(self) -> Seat:
        """Who decides."""
        return Seat(int(self.table.seat))

    def legal(self) -> list[Action]:
        """What this seat may play."""
        return self._legal[:]

    def sample(self, rng: Random) -> DynastiesState:
        """A world that fits all that this seat saw; all that fit are equally likely."""
        return guess(self, Dice(rng.getrandbits(62)))

    def rules(self) -> list[str]:
        """The rules that matter now."""
        return rules_now(self)

    def words(self) -> list[Text]:
        """The view in words."""
        return view(self)

    def data(self) -> Document:
        """The position document with holes, and who looks: unseen hand cards are counted as `?`, a mission is `A?`."""
        seats = range(int(self.table.players))
        seen = document(
            self.game, self.table, [self.hand_data(seat) for seat in seats], [self.mission_data(seat) for seat in seats]
        )
        fields: Document = {}
        for field, value in seen.items():
            fields[field] = value
            if field == "options":
                fields["viewer"] = int(self.seat) if self.seat >= 0 else None
        return fields

    def hand_data(self, seat: int) -> dict[str, int]:
        """A hand by type; of another's what is known, and how many cards more."""
        if seat == self.seat:
            return cards(self.hand)
        hand = cards(self.table.known[seat])
        unseen = int(self.table.held[seat]) - sum(hand.values())
        if unseen:
            hand["?"] = unseen
        return hand

    def mission_data(self, seat: int) -> list[str]:
        """The missions of a seat; of another's only the piles that they are from."""
        if seat == self.seat:
            return [MISSIONS[number] for number in mission_list(self.missions)]
        return [f"{PILES[pile]}?" for pile in range(len(PILES)) if (self.letters[seat] >> pile) & 1]

    def key(self) -> str:
        """All that the seat knows, in one line.

        The missions revealed are not in it, as they are in no position document; sample() knows them.
        """
        table = self.table
        numbers = [
            int(self.seat), int(self.hand), self.missions, *self.letters, int(table.phase), int(table.seat), int(table.turn),
            int(table.round), int(table.starter), int(table.dealt), int(table.draw_one), int(table.draw_two),
            int(table.sets), int(table.owners), int(table.drawn_one), int(table.drawn_two), int(table.pending),
            int(table.pending_type), int(table.pending_owner), int(table.pending_then), int(table.supply), int(table.fresh),
        ]  # fmt: skip
        for seat in range(int(table.players)):
            numbers.extend([int(table.held[seat]), int(table.known[seat]), int(table.figures[seat]), table.bonus[seat]])
        parts = [str(number) for number in numbers]
        parts.extend([f"{table.pile_cards(0)}", f"{table.pile_cards(1)}", f"{table.rounds}"])
        return f"{self.game!r} {' '.join(parts)}"


def observe(state: DynastiesState, seat: Seat) -> DynastiesObservation:
    """What `seat` sees of the state. Nothing is copied that it may not know."""
    players = int(state.table.players)
    if not -3 <= seat < players or seat in (-1, -2):
        raise ValueError(f"there is no seat {seat}; seats go from 0 to {players - 1}, or SPECTATOR")
    own = int(seat)
    return DynastiesObservation(
        state.game,
        seat,
        state.legal() if seat == state.table.seat else [],
        state.table.clone(),
        state.hands[own] if own >= 0 else 0,
        int(state.missions_of(own)) if own >= 0 else 0,
        [letters_of(int(state.missions_of(other))) for other in range(players)],
    )


def letters_of(missions: int) -> int:
    """From which piles these missions are, one bit each: their backs, which everybody sees (D-50)."""
    letters = 0
    for number in mission_list(missions):
        letters |= 1 << (number // PILE_SIZE)
    return letters
