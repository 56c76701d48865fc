"""The search for three and four players, where all cards are in hands.

It asks one question, "does the viewpoint side reach this value?", so every node is yes or no, and it skips those who
can only pass. Cards that lie on the table have no say any more, except a face-up Empress (K-21): a position is the
hands left, who moves, the attack and its owner.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.solvers.kami.cards import ALL_KINDS, EMPRESS, EMPRESS_BIT, KINDS, NOTHING, countered, countering_kinds
from tatami.solvers.kami.hands import Hands
from tatami.solvers.kami.round_state import NONE, RoundState
from tatami.solvers.kami.search import (
    ATTACK_SHIFT,
    ATTACKER_SHIFT,
    EMPRESS_SHIFT,
    EMPRESS_SPENT,
    FREE,
    KNOWN,
    LISTED,
    ONE_COUNTERS,
    OPEN,
    SEAT_SHIFT,
    STOP_CHECK,
    YES,
    Search,
    answer_of,
    is_enough,
)
from tatami.solvers.kami.transpositions import MOVE_BITS, MOVE_MASK, NO_MOVE, lower_bound, upper_bound

PASSED: Final[i64] = 64  # a move is block | attack << 3; this one is a pass


class Melee(Search):
    """Three or four players. Cards: the masks of all hands side by side in one number."""

    def __init__(self, hands: list[list[int]], sides: list[int], table_bits: int) -> None:
        super().__init__(sides, table_bits, 512, 4096)  # history: answering << 8 | seat << 6 | move
        width = 8 if len(hands) == 4 else 10
        self.players: i64 = len(hands)
        self.width: i64 = width
        self.full: i64 = (1 << width) - 1
        self.hands = Hands(hands, width)
        self.slots: vec[i64] = self.hands.slots
        self.size: vec[i64] = self.hands.size
        self.kinds: vec[i64] = self.hands.kinds
        self.most: vec[i64] = self.hands.most
        self.empresses: i64 = 0
        for seat in range(len(hands)):
            self.empresses |= self.slots[(seat << 3) + EMPRESS] << (seat * width)

    def reaches(self, state: RoundState, target: i64) -> bool:
        """Return whether the viewpoint side gets `target` or more from here, if all play their best."""
        cards: i64 = 0
        for seat, hand in enumerate(state.hands):
            cards |= self.hands.mask(seat, hand) << (seat * int(self.width))
        up: i64 = 1 if state.empress_up else 0
        if state.over:
            return (state.points if self.sides[state.winner] == 0 else -state.points) >= target
        if state.attack == NONE:
            return self._decide(cards, state.seat, state.seat, NOTHING, up, target, 0)
        before = (state.seat + len(state.hands) - 1) % len(state.hands)
        return self._next(cards, before, state.attacker, state.attack, up, target, 0)

    def _next(self, cards: i64, seat: i64, attacker: i64, attack: i64, up: i64, target: i64, base: i64) -> bool:
        """Return the answer after an attack or a pass: the next who can counter decides, or the attacker leads (K-11, K-15)."""
        wanted = countering_kinds(attack)
        while True:
            seat += 1
            if seat == self.players:
                seat = 0
            if seat == attacker:
                return self._decide(cards, seat, seat, NOTHING, up, target, base)
            if self.kinds[seat << self.width | ((cards >> (seat * self.width)) & self.full)] & wanted:
                return self._decide(cards, seat, attacker, attack, up, target, base)

    def _decide(self, cards: i64, seat: i64, attacker: i64, attack: i64, up: i64, target: i64, base: i64) -> bool:
        """Return whether `target` is reached when this seat leads (`attack` is NOTHING, the attacker itself) or answers."""
        self.nodes += 1
        if self.nodes & STOP_CHECK == 0:
            self.check_stop()
        hand = (cards >> (seat * self.width)) & self.full
        mine = self.side[seat]
        index = seat << self.width | hand
        some: i64 = 0  # kinds that one opponent or more can counter
        more: i64 = 0  # kinds that two can
        ours: i64 = self.most[index]
        theirs: i64 = 0
        for other in range(self.players):
            other_index = other << self.width | ((cards >> (other * self.width)) & self.full)
            if self.side[other] != mine:
                can = countered(self.kinds[other_index])
                more |= some & can
                some |= can
                theirs = max(theirs, self.most[other_index])
            else:
                ours = max(ours, self.most[other_index])
        leads = attack == NOTHING
        if leads:
            # A run of attacks that the other side can't counter is sure; with two cards it is all there is.
            if is_enough(self.hands.run(seat, hand, ALL_KINDS & ~some, up), mine, target):
                return mine == 0
            if self.size[hand] == 2:
                return mine != 0
        answer = answer_of(-theirs, ours, target) if mine == 0 else answer_of(-ours, theirs, target)
        if answer != OPEN:
            return answer == YES

        blocks = self.kinds[index]
        notes = seat << 6
        if not leads:
            notes |= 256
            blocks &= countering_kinds(attack)  # K-13, K-20
            for block in range(i64(KINDS)):  # a counter that begins a run is sure
                if blocks >> block & 1:
                    held = hand & self.slots[seat << 3 | block]
                    rest = hand ^ (held & -held)
                    if is_enough(self.hands.run(seat, rest, ALL_KINDS & ~some, 1 if block == EMPRESS else up), mine, target):
                        return mine == 0
            if self.size[hand] == 2:  # every counter ends the round, and none was good enough
                return self._next(cards, seat, attacker, attack, up, target, base)

        key = cards | seat << SEAT_SHIFT | attacker << ATTACKER_SHIFT | attack << ATTACK_SHIFT
        if cards & self.empresses:
            key |= up << EMPRESS_SHIFT
        entry = self.table.find(key)
        answer = answer_of(lower_bound(entry), upper_bound(entry), target)
        if answer != OPEN:
            return answer == YES
        known = entry & MOVE_MASK

        end = base
        if not leads:
            # Passing on a partner's attack is the usual thing; giving way to an opponent's is tried last.
            rank = KNOWN - 1 if self.side[attacker] == mine else 1
            self.list[base] = (KNOWN if known == PASSED else rank) << MOVE_BITS | PASSED
            end += 1
        for block in range(i64(KINDS)):
            if blocks >> block & 1:
                held = hand & self.slots[seat << 3 | block]
                attacks = self.kinds[seat << self.width | (hand ^ (held & -held))]
                is_shown = block == EMPRESS and not leads
                if up == 0 and not is_shown:
                    attacks &= ~EMPRESS_BIT  # K-21
                for new_attack in range(i64(KINDS)):
                    if attacks >> new_attack & 1:
                        move = block | new_attack << 3
                        rank = LISTED + self.history[notes | move]
                        if not some >> new_attack & 1:
                            rank += FREE
                        elif not more >> new_attack & 1:
                            rank += ONE_COUNTERS
                        if is_shown:
                            rank -= EMPRESS_SPENT
                        if move == known:
                            rank = KNOWN
                        self._insert(base, end, rank << MOVE_BITS | move)
                        end += 1

        reached = mine != 0
        decided: i64 = NO_MOVE
        for place in range(base, end):
            move = self.list[place] & MOVE_MASK
            if move == PASSED:
                good = self._next(cards, seat, attacker, attack, up, target, end) == (mine == 0)
            else:
                after = self._without(cards, seat, move & 7, move >> 3)
                now_up: i64 = 1 if move & 7 == EMPRESS and not leads else up
                good = self._next(after, seat, seat, move >> 3, now_up, target, end) == (mine == 0)
                if good:
                    self._count_cutoff(notes | move)
            if good:
                reached = mine == 0
                decided = move
                break
        self.table.store(key, target, reached, decided)
        return reached

    def _without(self, cards: i64, seat: i64, block: i64, attack: i64) -> i64:
        """Return the cards after a seat played two of its own."""
        shift = seat * self.width
        hand = (cards >> shift) & self.full
        held = hand & self.slots[seat << 3 | block]
        first = held & -held
        held = (hand ^ first) & self.slots[seat << 3 | attack]
        return cards ^ ((first | (held & -held)) << shift)
