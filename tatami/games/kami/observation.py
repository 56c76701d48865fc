"""What one seat of Kami may know: built from what it sees, card by card."""

from random import Random

from tatami.game import CHANCE, Action, Document, Seat
from tatami.games.kami import document, view, worlds
from tatami.games.kami.actions import NONE
from tatami.games.kami.lines import UNSEEN, is_down, is_hired, seat_of, with_defence
from tatami.games.kami.phases import ASKING, DEAL, FINISHED, MANY_SOLDIERS
from tatami.games.kami.pieces import SOLDIER, count, size
from tatami.games.kami.position import HIDDEN, KamiKnowledge, KamiPosition
from tatami.texts import Text


class KamiObservation(KamiKnowledge):
    """What a seat of Kami sees, with the contract's methods."""

    def to_move(self) -> Seat:
        """Return who decides; CHANCE also while somebody, nobody knows who, may ask (see K-06)."""
        return Seat(int(self.mover))

    def legal(self) -> list[Action]:
        return self._legal[:]

    def sample(self, rng: Random) -> KamiPosition:
        return worlds.sample(self, rng)

    def rules(self) -> list[str]:
        return view.rules(self)

    def words(self) -> list[Text]:
        return view.words(self)

    def status(self) -> list[Text]:
        return [view.now(self)]

    def data(self) -> Document:
        return document.data(self)

    def facts(self) -> Document:
        return view.facts(self)

    def key(self) -> str:
        asked = [seat * 16 + soldiers for seat, soldiers in self.asked]
        numbers = [
            int(self.seat), int(self.phase), int(self.mover), int(self.waiting), int(self.declined), int(self.round),
            int(self.first), int(self.attack), int(self.attacker), int(self.half), int(self.tops), int(self.below),
            int(self.turning), int(self.dealt), *self.scores, *self.sizes, *self.hands, *self.aside, -9, *asked, -9,
            *sorted(self.laid, key=seat_of),  # a document keeps the order of each seat's cards, not that between seats
        ]  # fmt: skip
        return f"{self.game!r} {' '.join([str(number) for number in numbers])}"


def observe(position: KamiPosition, seat: Seat) -> KamiObservation:
    """Return what `seat` sees of the position. Nothing is copied that it may not know."""
    if not -3 <= seat < position.players or seat in (-1, -2):
        raise ValueError(f"there is no seat {seat}; seats go from 0 to {int(position.players) - 1}, or SPECTATOR")
    # K-06: until somebody asks, the others see only that the deal isn't finished.
    waiting = position.phase == ASKING and seat != position.seat
    known = KamiObservation(position.game, seat, position.legal() if seat == position.seat else [])
    known.players = position.players
    known.ending = position.ending
    known.phase = DEAL if waiting else position.phase
    known.mover = CHANCE if waiting else position.seat
    known.waiting = waiting
    known.declined = waiting and has_declined(position, seat)
    known.round = position.round
    known.first = position.first
    known.scores = [int(score) for score in position.scores]
    known.sizes = [int(size(hand)) for hand in position.hands]
    over = position.phase == FINISHED  # the round is over, and all its cards are open
    known.hands = [int(hand) if other == seat or over else HIDDEN for other, hand in enumerate(position.hands)]
    known.laid = [move if over or is_seen(move, seat) else with_defence(move, UNSEEN) for move in position.laid]
    known.attack = position.attack
    known.attacker = position.attacker
    known.empress_up = position.empress_up
    known.half = position.half
    known.dealt = position.dealt
    known.asked = position.asked[:]
    # K-04: the second player sees the first of the cards set aside, the third player the other.
    if position.aside_one != NONE:
        known.aside.append(int(position.aside_one) if over or seat == (position.first + 1) % 3 else UNSEEN)
    if position.aside_two != NONE:
        known.aside.append(int(position.aside_two) if over or seat == (position.first + 2) % 3 else UNSEEN)
    known.tops = position.tops
    known.below = position.below
    known.turning = position.turning
    return known


def has_declined(position: KamiPosition, seat: Seat) -> bool:
    """Return whether this seat could have asked and did not (see K-06): the question has gone by its many Soldiers."""
    if seat < 0 or count(position.hands[seat], SOLDIER) < MANY_SOLDIERS:
        return False
    if seat in [asker for asker, _ in position.asked]:
        return False
    return (seat + 4 - position.first) % 4 < (position.seat + 4 - position.first) % 4


def is_seen(move: int, seat: Seat) -> bool:
    """Return whether the seat knows a defence: face up, its own, or a mercenary that everybody saw being taken (see K-41)."""
    return not is_down(move) or seat_of(move) == seat or is_hired(move)
