"""A belief about hidden hands: how likely strong players with these cards would have made the moves of the round."""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.kami.playout import PolicyPlayout
from tatami.game import Action
from tatami.games.kami.actions import COUNTER, LEAD, NONE, PASS
from tatami.games.kami.lines import MISSING, UNSEEN
from tatami.games.kami.observation import KamiObservation
from tatami.games.kami.phases import PLAYING
from tatami.games.kami.pieces import EMPRESS, LANCE, SOLDIER
from tatami.games.kami.state import KamiState

IMPOSSIBLE: Final = -1e6


class Belief:
    """The likelihood of the round's moves so far, in one world after another. Passing tells most of all."""

    def __init__(self, seen: KamiObservation, playout: PolicyPlayout, trust: float) -> None:
        self.playout = playout
        self.trust: float = trust  # 1: the others play just like the policy; 0: their moves tell nothing
        self.viewer: i64 = seen.seat
        self.first: i64 = seen.first
        moves = history(seen)
        self.seats: vec[i64] = vec[i64]([seat for seat, _, _ in moves])
        self.numbers: vec[i64] = vec[i64]([number for _, number, _ in moves])
        self.entries: vec[i64] = vec[i64]([entry for _, _, entry in moves])  # which laid move it is, -1 for a pass
        self.is_informative: bool = any(seat != seen.seat for seat, _, _ in moves)

    def likelihood(self, start: KamiState, laid: vec[i64]) -> float:
        """Return how likely the moves are in a world: `start` is its round before the first move and is played on, `laid` has
        the defence of each laid move."""
        playout = self.playout
        found = playout.found
        playout.begin(start)
        total = 0.0
        for place in range(i64(len(self.numbers))):
            number = self.numbers[place]
            if number >= LEAD:
                number = LEAD + laid[self.entries[place]] * 8 + ((number - LEAD) & 7)
            if self.seats[place] != self.viewer:
                start.list_moves(found)
                if found.count > 1:
                    total += self._log_likelihood(start, number)
            playout.note(number)
            start.play_unchecked(Action(int(number)))
        return exp(max(total * self.trust, -80.0))

    def _log_likelihood(self, state: KamiState, number: i64) -> float:
        playout = self.playout
        playout.weigh(state)
        numbers = playout.found.numbers
        weights = playout.weights
        total = 0.0
        own = 0.0
        for place in range(playout.found.count):
            total += weights[place]
            if numbers[place] == number:
                own = weights[place]
        return log(own / total) if own > 0.0 else IMPOSSIBLE


def history(seen: KamiObservation) -> list[tuple[int, int, int]]:
    """Return the moves of the round in order: seat, number (a lead's defence is left open) and which laid move it is.

    Passes are read off the seats between one laid move and the next. The moves of a position that was set up aren't in the
    order of play; where they don't fit together, there is no history.
    """
    players = int(seen.players)
    moves: list[tuple[int, int, int]] = []
    attack = attacker = NONE
    for place, entry in enumerate(seen.laid):
        seat = entry & 3
        defence, next_attack = (entry >> 2) & 15, (entry >> 8) & 15
        if entry & (128 | 4096) or next_attack == MISSING:
            return []  # mercenaries: Duel isn't read
        if entry & 64:
            if seat != (int(seen.first) if place == 0 else attacker):  # K-10, K-15
                return []
            if place > 0:
                moves.extend(passes(attacker, players - 1, players))
            moves.append((seat, LEAD + next_attack, place))
        else:
            if defence != attack and (defence != EMPRESS or attack in (SOLDIER, LANCE, NONE)):  # K-13, K-20
                return []
            moves.extend(passes(attacker, (seat - attacker - 1) % players, players))
            moves.append((seat, COUNTER + defence * 8 + next_attack, place))
        attack, attacker = next_attack, seat
    if not moves or seen.mover < 0:
        return []
    if seen.attack == NONE:
        return [*moves, *passes(attacker, players - 1, players)] if seen.mover == attacker else []
    if seen.attacker != attacker or seen.attack != attack:
        return []
    return [*moves, *passes(attacker, (int(seen.mover) - attacker - 1) % players, players)]


def passes(attacker: int, number: int, players: int) -> list[tuple[int, int, int]]:
    """Return this many passes, of the seats after the attacker."""
    return [((attacker + 1 + turn) % players, PASS, -1) for turn in range(number)]


def round_start(seen: KamiObservation) -> KamiState:
    """Return the round before its first move, without the cards."""
    hands = vec[i64]([0] * int(seen.players))
    state = KamiState(seen.game, seen.players, seen.ending, hands, vec[i64](seen.scores), [])
    state.phase = PLAYING
    state.first = seen.first
    state.seat = seen.first
    state.pool = 0
    return state


def laid_by(seen: KamiObservation, seat: int) -> list[int]:
    """Return the cards that a seat has laid and that the observer knows."""
    cards: list[int] = []
    for entry in seen.laid:
        if entry & 3 == seat:
            cards.append((entry >> 8) & 15)
            if (entry >> 2) & 15 != UNSEEN:
                cards.append((entry >> 2) & 15)
    return cards
