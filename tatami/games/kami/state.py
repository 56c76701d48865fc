"""A position of Kami: whose cards lie where, who decides, and what a move changes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.game import CHANCE, OVER, Action, Document, Game, Observation, Outcome, Refusal, Seat, State
from tatami.games.kami.actions import (
    ASK,
    ATTACK,
    CANCEL,
    CARD,
    COUNTER,
    DEFENCE,
    FACE_DOWN,
    FIRST,
    LEAD,
    MERCENARY,
    NO_ASK,
    NONE,
    PASS,
    PLAY_ON,
    STACKS,
    MoveList,
    move_with,
)
from tatami.games.kami.cards import BOX, EMPRESS, KINDS, LANCE, POINTS, SOLDIER, count, one, pick, size
from tatami.texts import Text

DEAL: Final = 0
ASKING: Final = 1
ANSWERING: Final = 2
PLAYING: Final = 3
FINISHED: Final = 4

SOLDIER_ENDING: Final = 0
LORD_ENDING: Final = 1
KAMI_ENDING: Final = 2

GOAL: Final = 15  # K-50
MANY_SOLDIERS: Final = 5  # K-06
HAND_SIZES: Final[list[int]] = [0, 0, 8, 10, 8]  # K-03, K-04, K-05, by number of players
ASIDE: Final = 2  # K-04

# A *laid* entry is one move of the round, in one number: seat, defence, face down?, mercenary?, attack, mercenary?
UNSEEN: Final = 8  # a card that the observer can't see
MISSING: Final = 15  # the attack of a move in two steps, before it is played


def laid_entry(seat: i64, defence: i64, down: bool, hired: bool, attack: i64, attack_hired: bool) -> i64:
    """One move of the round as a number."""
    flags = (64 if down else 0) + (128 if hired else 0) + (4096 if attack_hired else 0)
    return seat + defence * 4 + attack * 256 + flags


def sides(players: i64) -> i64:
    """K-01: two teams of two, or each for himself."""
    return 2 if players == 4 else players


class KamiState(State):
    """A position of Kami, all cards open to the referee."""

    def __init__(self, game: Game, players: i64, ending: i64, hands: vec[i64], scores: vec[i64], laid: list[int]) -> None:
        self.game = game
        self.players: i64 = players
        self.ending: i64 = ending
        self.hands: vec[i64] = hands
        self.scores: vec[i64] = scores
        self.laid: list[int] = laid
        self.phase: i64 = DEAL
        self.round: i64 = 1
        self.first: i64 = NONE
        self.seat: i64 = CHANCE
        self.pool: i64 = BOX  # the cards that nobody has: not dealt yet, or (Duel) unseen below a mercenary
        self.dealt: i64 = 0  # how many cards of this deal have been drawn
        self.attack: i64 = NONE  # the card to answer, NONE when `seat` leads
        self.attacker: i64 = NONE
        self.empress_up: bool = False  # K-21: an Empress lies face up in a defence line
        self.half: bool = False  # K-41: the defence of a move in two steps lies, its attack is due
        self.asked: list[int] = []  # K-06: seat * 16 + Soldiers shown
        self.aside_one: i64 = NONE  # K-04: the one that the second player sees
        self.aside_two: i64 = NONE
        self.tops: i64 = 0  # Duel: four bits a stack, 0 for none, else kind + 1
        self.below: i64 = 0  # Duel: one bit a stack that hides an unseen card
        self.turning: i64 = NONE  # Duel: the stack whose lower card chance turns up now
        self._found: MoveList | None = None  # room for legal() to work in; no part of the position

    def clone(self) -> "KamiState":
        """An equal state that shares nothing with this one."""
        copy = KamiState(self.game, self.players, self.ending, self.hands[:], self.scores[:], self.laid[:])
        copy.phase = self.phase
        copy.round = self.round
        copy.first = self.first
        copy.seat = self.seat
        copy.pool = self.pool
        copy.dealt = self.dealt
        copy.attack = self.attack
        copy.attacker = self.attacker
        copy.empress_up = self.empress_up
        copy.half = self.half
        copy.asked = self.asked[:]
        copy.aside_one = self.aside_one
        copy.aside_two = self.aside_two
        copy.tops = self.tops
        copy.below = self.below
        copy.turning = self.turning
        return copy

    def to_move(self) -> Seat:
        """The seat that decides, CHANCE while cards are dealt or turned up, OVER at the end."""
        return Seat(int(self.seat))

    # ------------------------------------------------------------------------------------------------- what is legal

    def legal(self) -> list[Action]:
        """The legal actions, ascending."""
        moves: list[Action] = []
        if self.phase == PLAYING:
            found = self._found
            if found is None:
                found = self._found = MoveList()
            self.list_moves(found)
            place: i64 = 0
            while place < found.count:
                moves.append(Action(int(found.numbers[place])))
                place += 1
            if self.tops:
                moves.sort()
        elif self.phase == DEAL:
            if self.first == NONE:
                moves.extend([Action(FIRST + seat) for seat in range(self.players)])
            else:
                moves.extend([Action(CARD + kind) for kind in range(KINDS) if count(self.pool, kind) > 0])
        elif self.phase == ASKING:
            moves.extend([Action(ASK), Action(NO_ASK)])
        elif self.phase == ANSWERING:
            moves.extend([Action(CANCEL), Action(PLAY_ON)])
        return moves

    def list_moves(self, found: MoveList) -> None:
        """The numbers of legal() while a round is played, in any order, in a list that search uses again and again."""
        found.count = 0
        if self.half:
            self._add_attacks(found, NONE, self.hands[self.seat], self.empress_up, False)
        else:
            self._add_moves(found)

    def counters(self, kind: i64) -> bool:
        """K-13: the same kind counters, a partner too (K-14); K-20: so does an Empress, but for a Soldier and a Lance."""
        if kind == self.attack:
            return True
        return kind == EMPRESS and self.attack != SOLDIER and self.attack != LANCE

    def _add_moves(self, moves: MoveList) -> None:
        leading = self.attack == NONE
        if not leading:
            moves.add(PASS)  # K-12
        hand = self.hands[self.seat]
        kind: i64 = 0
        while kind < KINDS:
            # K-42: the last card of the hand is never a defence.
            if count(hand, kind) > 0 and hand != one(kind) and (leading or self.counters(kind)):
                shown = self.empress_up or (kind == EMPRESS and not leading)  # K-21, K-22
                self._add_attacks(moves, kind, hand - one(kind), shown, leading)
            kind += 1
        stack: i64 = 0
        while stack < STACKS and self.tops:
            top = self.top(stack)
            if top != NONE and (leading or self.counters(top)):
                if (self.below >> stack) & 1:  # K-41: two steps; what is turned up can attack or a hand card can (K-45)
                    moves.add(move_with(int(KINDS + stack), NONE, leading))
                else:
                    shown = self.empress_up or (top == EMPRESS and not leading)
                    self._add_attacks(moves, KINDS + stack, hand, shown, leading)
            stack += 1

    def _add_attacks(self, moves: MoveList, defence: i64, hand: i64, shown: bool, leading: bool) -> None:
        """K-13: every legal attack after this defence; an Empress attacks if one is shown or as the last card (K-21)."""
        kind: i64 = 0
        if 0 <= defence < KINDS:
            base: i64 = (LEAD if leading else COUNTER) + defence * KINDS
            while kind < KINDS:
                if count(hand, kind) > 0 and (kind != EMPRESS or shown or hand == one(EMPRESS)):
                    moves.add(base + kind)
                kind += 1
        else:
            while kind < KINDS:
                if count(hand, kind) > 0 and (kind != EMPRESS or shown or hand == one(EMPRESS)):
                    moves.add(move_with(int(defence), int(kind), leading))
                kind += 1
        stack: i64 = 0
        while stack < STACKS and self.tops:
            top = self.top(stack)
            if top != NONE and stack + KINDS != defence and (top != EMPRESS or shown):  # K-43
                moves.add(move_with(int(defence), int(KINDS + stack), leading))
            stack += 1

    def top(self, stack: i64) -> i64:
        """The face-up card of a mercenary stack, NONE when there is none."""
        return ((self.tops >> (stack * 4)) & 15) - 1

    # --------------------------------------------------------------------------------------------------------- chance

    def chance(self) -> list[int]:
        """How many cards of each kind can still come; who is first is equally likely for all (K-02)."""
        if self.phase != DEAL:
            return []
        if self.first == NONE:
            return [1 for _ in range(self.players)]
        return [int(count(self.pool, kind)) for kind in range(KINDS) if count(self.pool, kind) > 0]

    def tickets(self) -> i64:
        """One ticket a card that can come."""
        if self.phase != DEAL:
            return 0
        return self.players if self.first == NONE else size(self.pool)

    def draw(self, ticket: i64) -> Action:
        """The card that the ticket stands for."""
        if ticket < 0 or ticket >= self.tickets():
            raise ValueError(f"there is no ticket {ticket}")
        number: i64 = FIRST + ticket if self.first == NONE else CARD + pick(self.pool, ticket)
        return Action(int(number))

    # -------------------------------------------------------------------------------------------------------- playing

    def play_unchecked(self, action: Action) -> None:
        """Play a legal action."""
        number: i64 = action
        if self.phase == PLAYING:
            if number == PASS:
                self._pass()
            elif number < MERCENARY:
                self._play_hand_cards(number)
            else:
                self._play_mercenaries(int(number))
        elif self.phase == DEAL:
            if number < CARD:
                self.first = number - FIRST
            else:
                self._deal_card(number - CARD)
        elif number == ASK:
            self.asked.append(int(self.seat * 16 + count(self.hands[self.seat], SOLDIER)))
            self.phase = ANSWERING
            self.seat = (self.seat + 2) % 4
        elif number == NO_ASK:
            self._ask_after((self.seat + 4 - self.first) % 4 + 1)
        elif number == CANCEL:
            self.start_deal()
        else:
            self._ask_after((self.seat + 6 - self.first) % 4 + 1)  # the asker sits opposite

    def start_deal(self) -> None:
        """All cards go back; chance deals anew (K-03, K-04, K-05)."""
        self.phase = DEAL
        self.seat = CHANCE
        self.pool = BOX
        self.dealt = 0
        seat: i64 = 0
        while seat < self.players:
            self.hands[seat] = 0
            seat += 1
        self.laid = []
        self.asked = []
        self.attack = NONE
        self.attacker = NONE
        self.empress_up = False
        self.half = False
        self.aside_one = NONE
        self.aside_two = NONE
        self.tops = 0
        self.below = 255 if self.players == 2 else 0
        self.turning = NONE

    def _deal_card(self, kind: i64) -> None:
        self.pool -= one(kind)
        if self.turning != NONE:
            self._turn_up(kind)
            return
        hand_size: i64 = HAND_SIZES[self.players]
        seat = self.dealt // hand_size
        extra = self.dealt - self.players * hand_size
        self.dealt += 1
        if extra < 0:
            self.hands[seat] += one(kind)
        elif self.players == 3:
            if extra == 0:
                self.aside_one = kind
            else:
                self.aside_two = kind
        else:
            self.tops |= (kind + 1) << (extra * 4)
        if self.dealt == deal_size(self.players):
            self._ask_after(0)

    def _ask_after(self, gone_by: i64) -> None:
        """K-06: the question has gone by so many seats, from the first player on; who is the next who may ask?"""
        turn = gone_by
        while self.players == 4 and turn < 4:
            asker = (self.first + turn) % 4
            if count(self.hands[asker], SOLDIER) >= MANY_SOLDIERS:
                self.phase = ASKING
                self.seat = asker
                return
            turn += 1
        self.phase = PLAYING
        self.seat = self.first  # K-10

    def _pass(self) -> None:
        self.seat = (self.seat + 1) % self.players
        if self.seat == self.attacker:  # K-15
            self.attack = NONE
            self.attacker = NONE
            if self.players == 2 and not self._can_lead(self.seat):  # K-44
                self.seat = 1 - self.seat
                if not self._can_lead(self.seat):
                    self._next_round()

    def _can_lead(self, seat: i64) -> bool:
        """K-42 leaves the last hand card to the attack, so a lead needs a second card: of the hand or a mercenary."""
        return self.tops != 0 or size(self.hands[seat]) > 1

    def _play_hand_cards(self, number: i64) -> None:
        leading = number >= LEAD
        index = number - LEAD if leading else number - COUNTER
        defence = index >> 3
        attack = index & 7
        hand = self.hands[self.seat] - one(defence) - one(attack)
        self.hands[self.seat] = hand
        self.laid.append(int(laid_entry(self.seat, defence, leading, False, attack, False)))
        if defence == EMPRESS and not leading:
            self.empress_up = True
        self._attack_with(attack, hand, defence, leading)

    def _play_mercenaries(self, number: int) -> None:
        defence: i64 = DEFENCE[number]
        attack: i64 = ATTACK[number]
        seat = self.seat
        if defence == NONE:
            last: i64 = self.laid[-1]
            down = (last & 64) != 0
            defence_kind = (last >> 2) & 15
            self.laid.pop()
            hired = True
        else:
            down = FACE_DOWN[number]
            hired = defence >= KINDS
            defence_kind = self._take(defence)
            if defence_kind == EMPRESS and not down:
                self.empress_up = True
        if attack == NONE:  # K-41: the card below is turned up before the attack is chosen
            self.laid.append(int(laid_entry(seat, defence_kind, down, hired, MISSING, False)))
            self.half = True
            return
        self.half = False
        attack_kind = self._take(attack)
        self.laid.append(int(laid_entry(seat, defence_kind, down, hired, attack_kind, attack >= KINDS)))
        self._attack_with(attack_kind, self.hands[seat], defence_kind, down)

    def _take(self, source: i64) -> i64:
        """Take a card from the hand or from a stack; what lies below a mercenary is due to be turned up."""
        if source < KINDS:
            self.hands[self.seat] -= one(source)
            return source
        stack = source - KINDS
        kind = self.top(stack)
        self.tops -= (kind + 1) << (stack * 4)
        if (self.below >> stack) & 1:
            self.turning = stack
            self.phase = DEAL
            self.seat = CHANCE
        return kind

    def _turn_up(self, kind: i64) -> None:
        stack_bit: i64 = 1
        self.tops |= (kind + 1) << (self.turning * 4)
        self.below -= stack_bit << self.turning
        self.turning = NONE
        self.phase = PLAYING
        last: i64 = self.laid[-1]
        self.seat = last & 3 if self.half else 1 - self.attacker

    def _attack_with(self, attack: i64, hand: i64, defence: i64, down: bool) -> None:
        mover: i64 = self.laid[-1] & 3
        if hand == 0:  # K-30
            self._score(mover, attack, down and defence == attack)
            return
        self.attack = attack
        self.attacker = mover
        if self.phase == PLAYING:
            self.seat = (mover + 1) % self.players  # K-11

    def _score(self, mover: i64, attack: i64, doubled: bool) -> None:
        points: i64 = POINTS[attack] * (2 if doubled else 1)  # K-31, K-32
        side = mover % sides(self.players)
        self.scores[side] = total_after(self.scores[side], points, self.ending)
        if self.scores[side] >= GOAL:  # K-51
            self.phase = FINISHED
            self.seat = OVER
            self.attack = NONE
            self.attacker = NONE
        else:
            self._next_round()

    def _next_round(self) -> None:
        """K-40: the second player of this round is first in the next."""
        self.round += 1
        self.first = (self.first + 1) % self.players
        self.start_deal()

    # ------------------------------------------------------------------------------------ what others make of a state

    def outcome(self) -> Outcome | None:
        """The side at its goal gets 1; the others share the loss."""
        if self.phase != FINISHED:
            return None
        number = sides(self.players)
        returns: list[float] = []
        for seat in range(self.players):
            won = self.scores[seat % number] >= GOAL
            returns.append(1.0 if won else -1.0 / (int(number) - 1))
        return Outcome(returns, Text("kami-outcome-goal", rule="K-51"))

    def observe(self, seat: Seat) -> Observation:
        """What this seat may know."""
        from tatami.games.kami.observation import observe

        return observe(self, seat)

    def _why_not(self, action: Action) -> Refusal:
        """Why this action isn't legal."""
        from tatami.games.kami.refusals import why_not

        return why_not(self, action)

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        """What this seat learns from the move."""
        from tatami.games.kami.story import tell

        return tell(self, action, seat)

    def dump(self) -> Document:
        """The position document."""
        from tatami.games.kami.document import dump

        return dump(self)


def deal_size(players: i64) -> i64:
    """How many cards chance deals, those set aside and the face-up mercenaries included."""
    extras: i64 = STACKS if players == 2 else ASIDE if players == 3 else 0
    return players * HAND_SIZES[players] + extras


def total_after(total: i64, points: i64, ending: i64) -> i64:
    """K-50: what a side has after scoring."""
    reached = total + points
    if reached <= GOAL or ending == SOLDIER_ENDING:
        return reached
    return 2 * GOAL - reached if ending == LORD_ENDING else 0
