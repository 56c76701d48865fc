"""What one seat of Dynasties may know: what everyone sees, its own hand and its own missions."""

from random import Random

from tatami.game import SPECTATOR, Action, Document, Seat, State
from tatami.games.dynasties.document import data
from tatami.games.dynasties.pieces import PILE_SIZE, mission_list
from tatami.games.dynasties.position import DynastiesKnowledge, DynastiesPosition
from tatami.games.dynasties.view import facts, now, rules, words
from tatami.games.dynasties.worlds import sample
from tatami.texts import Text


class DynastiesObservation(DynastiesKnowledge):
    """What a seat of Dynasties sees; of the others' hands their size and the cards taken from discard piles."""

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

    def status(self) -> list[Text]:
        return [now(int(self.seat), self.public)]

    def data(self) -> Document:
        return data(self)

    def facts(self) -> Document:
        return facts(self)

    def key(self) -> str:
        public = self.public
        numbers = [
            int(self.seat), int(self.hand), self.missions, *self.backs, int(public.phase), int(public.seat), int(public.turn),
            int(public.round), int(public.starter), int(public.dealt), int(public.draw_one), int(public.draw_two),
            int(public.sets), int(public.owners), int(public.drawn_one), int(public.drawn_two), int(public.pending),
            int(public.pending_type), int(public.pending_owner), int(public.pending_then), int(public.supply),
            int(public.fresh),
        ]  # fmt: skip
        for seat in range(int(public.players)):
            numbers.extend([int(public.held[seat]), int(public.known[seat]), int(public.figures[seat]), public.bonus[seat]])
        parts = [str(number) for number in numbers]
        parts.extend([f"{public.pile_cards(0)}", f"{public.pile_cards(1)}", f"{public.rounds}"])
        return f"{self.game!r} {' '.join(parts)}"


def observe(position: DynastiesPosition, seat: Seat) -> DynastiesObservation:
    """Return what `seat` sees of the position. Nothing is copied that it may not know."""
    players = int(position.public.players)
    if seat != SPECTATOR and not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat}; seats go from 0 to {players - 1}, or SPECTATOR")
    own = int(seat)
    return DynastiesObservation(
        position.game,
        seat,
        position.legal() if seat == position.public.seat else [],
        position.public.clone(),
        position.hands[own] if own >= 0 else 0,
        int(position.missions_of(own)) if own >= 0 else 0,
        [backs_of(int(position.missions_of(other))) for other in range(players)],
    )


def backs_of(missions: int) -> int:
    """Return the backs of these missions, which everyone sees: the piles that they are from, one bit each."""
    backs = 0
    for mission in mission_list(missions):
        backs |= 1 << (mission // PILE_SIZE)
    return backs
