"""The search for two players, whose open mercenaries serve both (K-41 to K-45).

As in the search for more players every node answers "does the viewpoint side reach this value?". What lies below the
mercenaries is given, so the two steps of a move are searched as one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.solvers.kami.cards import ALL_KINDS, EMPRESS, KINDS, NOTHING, POINTS, countered, countering_kinds
from tatami.solvers.kami.hands import Hands
from tatami.solvers.kami.round_state import NONE, RoundState
from tatami.solvers.kami.search import (
    ATTACK_SHIFT,
    EMPRESS_SHIFT,
    EMPRESS_SPENT,
    FREE,
    KNOWN,
    LISTED,
    MERCENARY,
    ONE_COUNTERS,
    OPEN,
    SEAT_SHIFT,
    STOP_CHECK,
    YES,
    Search,
    answer_of,
    is_enough,
)
from tatami.solvers.kami.stacks import Stacks
from tatami.solvers.kami.transpositions import MOVE_BITS, MOVE_MASK, NO_MOVE, lower_bound, upper_bound

# A card to play: a kind of the hand (0-7), a lone mercenary (LONE + kind), the top of a class of stacks (TOP + class).
LONE: Final[i64] = 8
TOP: Final[i64] = 16
# A move: block | attack << 5
PASSED: Final[i64] = 31
STACKS_SHIFT: Final[i64] = 16


class Duel(Search):
    """Two players. Cards: two hands of eight bits, then the sixteen bits of the stacks."""

    def __init__(self, state: RoundState, sides: list[int], table_bits: int) -> None:
        super().__init__(sides, table_bits, 4096, 16384)  # history: answering << 11 | seat << 10 | move
        self.hands = Hands(state.hands, 8)
        self.stacks = Stacks(state.stacks)
        self.points: vec[i64] = vec[i64]([i64(points) for points in POINTS])
        self.highest: vec[i64] = vec[i64]([0] * 256)  # the points of the best of some kinds
        for kinds in range(256):
            for kind in range(KINDS):
                if kinds >> kind & 1:
                    self.highest[kinds] = POINTS[kind]

    def reaches(self, state: RoundState, target: i64) -> bool:
        """Return whether the viewpoint side gets `target` or more from here, if all play their best."""
        if state.over:
            points = state.points  # 0 if void
            return (-points if state.winner != NONE and self.sides[state.winner] else points) >= target
        cards: i64 = self.hands.mask(0, state.hands[0]) | self.hands.mask(1, state.hands[1]) << 8
        cards |= self.stacks.mask(state.stacks) << 16
        up: i64 = 1 if state.empress_up else 0
        if state.defence != NONE:
            down: i64 = state.defence if state.face_down else NOTHING
            return self._second_step(cards, state.seat, down, up, target)
        attack: i64 = NOTHING if state.attack == NONE else state.attack
        return self._decide(cards, state.seat, attack, up, target, 0)

    def _second_step(self, cards: i64, seat: i64, down: i64, up: i64, target: i64) -> bool:
        """Return the attack of a two-step move is due (K-41); `down` is the kind of its face-down defence."""
        mine = self.side[seat]
        hand = (cards >> (seat << 3)) & 255
        stacks = cards >> STACKS_SHIFT
        for card in range(TOP + KINDS):
            if not self._attacks(card, seat, hand, stacks, up):
                continue
            if card < LONE and self.hands.size[hand] == 1:  # K-30, K-32
                points = self.points[card] * 2 if card == down else self.points[card]
                reached = (points if mine == 0 else -points) >= target
            else:
                reached = self._next(self._without(cards, seat, card), seat, self._kind(card), up, target, 0)
            if reached == (mine == 0):
                return reached
        return mine != 0

    def _next(self, cards: i64, attacker: i64, attack: i64, up: i64, target: i64, base: i64) -> bool:
        """Return the answer after an attack: the other player decides, or can't counter and the attacker leads (K-11, K-15)."""
        if countered(self._defences(cards, 1 - attacker)) >> attack & 1:
            return self._decide(cards, 1 - attacker, attack, up, target, base)
        return self._decide(cards, attacker, NOTHING, up, target, base)

    def _decide(self, cards: i64, seat: i64, attack: i64, up: i64, target: i64, base: i64) -> bool:
        """Return whether `target` is reached when this seat leads (`attack` is NOTHING) or answers."""
        self.nodes += 1
        if self.nodes & STOP_CHECK == 0:
            self.check_stop()
        mine = self.side[seat]
        hand = (cards >> (seat << 3)) & 255
        size = self.hands.size[hand]
        stacks = cards >> STACKS_SHIFT
        other = 1 - seat
        if attack == NOTHING and size == 1 and stacks == 0:  # K-44
            if self.hands.size[(cards >> (other << 3)) & 255] == 1:
                return target <= 0
            return self._decide(cards, other, NOTHING, up, target, base)

        # Nobody gets more than the best card of their hand, doubled if a second one is to be had (K-32).
        ours = self._most(cards, seat)
        theirs = self._most(cards, other)
        answer = answer_of(-theirs, ours, target) if mine == 0 else answer_of(-ours, theirs, target)
        if answer != OPEN:
            return answer == YES
        if attack == NOTHING and size & 1 == 0:
            # A run of attacks from the hand, which the other can't counter, is sure.
            free = ALL_KINDS & ~countered(self._defences(cards, other))
            if is_enough(self.hands.run(seat, hand, free, up), mine, target):
                return mine == 0

        key = cards | seat << SEAT_SHIFT | attack << ATTACK_SHIFT | up << EMPRESS_SHIFT
        entry = self.table.find(key)
        answer = answer_of(lower_bound(entry), upper_bound(entry), target)
        if answer != OPEN:
            return answer == YES
        known = entry & MOVE_MASK

        # K-13, K-20: what may be laid as a defence
        wanted: i64 = ALL_KINDS
        notes = seat << 10
        end = base
        if attack != NOTHING:
            wanted = countering_kinds(attack)
            notes |= 2048
            self.list[base] = (KNOWN if known == PASSED else 1) << MOVE_BITS | PASSED
            end += 1
        for block in range(TOP + KINDS):
            kind = self._kind(block)
            there = self._holds(block, seat, hand, stacks) and (block >= LONE or size > 1)  # K-42
            if there and wanted >> kind & 1:
                rest = self._without(cards, seat, block)
                left = (rest >> (seat << 3)) & 255
                now_up: i64 = 1 if attack != NOTHING and kind == EMPRESS else up  # K-21, K-22
                can = countered(self._defences(rest, other))
                if self.hands.size[left] & 1:
                    run = self.hands.run(seat, left, ALL_KINDS & ~can, now_up)
                    last = self.hands.slots[seat << 3 | kind] & left == left and self.hands.size[left] == 1
                    if last and attack == NOTHING:
                        run *= 2  # K-32
                    if is_enough(run, mine, target):
                        self.table.store(key, target, mine == 0, NO_MOVE)
                        return mine == 0
                end = self._list_attacks(rest, seat, block, now_up, can, notes, known, base, end)

        reached = mine != 0
        decided: i64 = NO_MOVE
        for place in range(base, end):
            move = self.list[place] & MOVE_MASK
            if move == PASSED:
                good = self._decide(cards, other, NOTHING, up, target, end) == (mine == 0)
            else:
                after = self._without(self._without(cards, seat, move & 31), seat, move >> 5)
                now_up = 1 if attack != NOTHING and self._kind(move & 31) == EMPRESS else up
                good = self._next(after, seat, self._kind(move >> 5), now_up, target, end) == (mine == 0)
                if good:
                    self._count_cutoff(notes | move)
            if good:
                reached = mine == 0
                decided = move
                break
        self.table.store(key, target, reached, decided)
        return reached

    def _list_attacks(
        self, cards: i64, seat: i64, block: i64, up: i64, can: i64, notes: i64, known: i64, base: i64, end: i64
    ) -> i64:
        """List the attacks that may follow a defence, except those that end the round; return the list's new end."""
        hand = (cards >> (seat << 3)) & 255
        stacks = cards >> STACKS_SHIFT
        card: i64 = 0 if self.hands.size[hand] > 1 else LONE
        while card < TOP + KINDS:
            if self._attacks(card, seat, hand, stacks, up):
                move = block | card << 5
                rank = LISTED + self.history[notes | move]
                after = self._without(cards, seat, card)
                if card >= LONE:  # what it uncovers, or was the last of, changes what the other can counter
                    can = countered(self._defences(after, 1 - seat))
                if not can >> self._kind(card) & 1:
                    rank += FREE
                elif not self.stacks.open(after >> STACKS_SHIFT) >> self._kind(card) & 1:
                    rank += ONE_COUNTERS  # a counter costs the other player a hand card or an Empress
                # Measured: mercenaries used up early decide sooner.
                if block >= LONE:
                    rank += MERCENARY
                if card >= LONE:
                    rank += MERCENARY
                if self._kind(block) == EMPRESS:
                    rank -= EMPRESS_SPENT
                if move == known:
                    rank = KNOWN
                self._insert(base, end, rank << MOVE_BITS | move)
                end += 1
            card += 1
        return end

    def _most(self, cards: i64, seat: i64) -> i64:
        """Return an upper bound of the points that a player can still score."""
        index = seat << 8 | ((cards >> (seat << 3)) & 255)
        stacks = cards >> STACKS_SHIFT
        mercenaries = self.stacks.open(stacks) | self.stacks.hidden[stacks & 255]
        return max(self.hands.most[index], 2 * self.highest[self.hands.kinds[index] & mercenaries])

    def _defences(self, cards: i64, seat: i64) -> i64:
        """Return the kinds a player can lay as a defence; the last hand card isn't among them (K-42)."""
        hand = (cards >> (seat << 3)) & 255
        kinds = self.stacks.open(cards >> STACKS_SHIFT)
        return kinds | self.hands.kinds[seat << 8 | hand] if self.hands.size[hand] > 1 else kinds

    def _holds(self, card: i64, seat: i64, hand: i64, stacks: i64) -> bool:
        """Return whether a card is there to be played."""
        if card < LONE:
            return hand & self.hands.slots[seat << 3 | card] != 0
        if card < TOP:
            return stacks & self.stacks.lone_slots[card - LONE] != 0
        return stacks & self.stacks.class_slots[card - TOP] != 0

    def _attacks(self, card: i64, seat: i64, hand: i64, stacks: i64, up: i64) -> bool:
        """Return whether a card may attack: an Empress with another face up, or as the hand's last card (K-21, K-43)."""
        if not self._holds(card, seat, hand, stacks):
            return False
        return up != 0 or self._kind(card) != EMPRESS or (card < LONE and self.hands.size[hand] == 1)

    def _kind(self, card: i64) -> i64:
        return card & 7 if card < TOP else self.stacks.class_top[card - TOP]

    def _without(self, cards: i64, seat: i64, card: i64) -> i64:
        """Return the cards after one was played; what it covered now lies open (K-41)."""
        if card < LONE:
            held = (cards >> (seat << 3)) & self.hands.slots[seat << 3 | card]
            return cards ^ ((held & -held) << (seat << 3))
        stacks = cards >> STACKS_SHIFT
        stacks = self.stacks.take_lone(stacks, card - LONE) if card < TOP else self.stacks.take_top(stacks, card - TOP)
        return (cards & 0xFFFF) | stacks << STACKS_SHIFT
