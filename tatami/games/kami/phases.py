"""The rules of Kami phase by phase: the deal, the question of the demoralised, the moves of a round, and its score.

`legal(position)` returns what may be played now, `play(position, action)` plays it. In phase DEAL chance moves: it says who
is first, deals, and in a Duel turns up what lies below a mercenary.
"""

from typing import Final

from mypy_extensions import i64

from tatami.game import CHANCE, OVER, Action
from tatami.games.kami import actions
from tatami.games.kami.lines import MISSING, defence_of, is_down, laid_move, seat_of
from tatami.games.kami.pieces import BOX, EMPRESS, KINDS, POINTS, SOLDIER, count, one
from tatami.games.kami.position import KamiPosition, hides, side_count
from tatami.games.kami.scoring import GOAL, total_after

DEAL: Final = 0
ASKING: Final = 1
ANSWERING: Final = 2
PLAYING: Final = 3
FINISHED: Final = 4
PHASES: Final[list[str]] = ["deal", "ask", "answer", "play", "over"]

MANY_SOLDIERS: Final = 5  # K-06
HAND_SIZES: Final[list[int]] = [0, 0, 8, 10, 8]  # K-03, K-04, K-05: by number of players
ASIDE: Final = 2  # K-04


def legal(position: KamiPosition) -> list[Action]:
    """Return what may be played now, ascending."""
    if position.phase == PLAYING:
        return legal_moves(position)
    if position.phase == DEAL:
        return chance_moves(position)
    if position.phase == ASKING:
        return [Action(actions.ASK), Action(actions.NO_ASK)]  # K-06
    if position.phase == ANSWERING:
        return [Action(actions.CANCEL), Action(actions.PLAY_ON)]  # K-06
    return []


def play(position: KamiPosition, action: Action) -> None:
    """Play a legal action."""
    number: i64 = action
    if position.phase == PLAYING:
        if number == actions.PASS:
            pass_on(position)
        elif number < actions.MERCENARY:
            play_hand_cards(position, number)
        else:
            play_mercenaries(position, int(number))
    elif position.phase == DEAL:
        if number < actions.CARD:
            position.first = number - actions.FIRST  # K-02
        else:
            deal_card(position, number - actions.CARD)
    elif position.phase == ASKING:
        ask_or_not(position, number)
    else:
        answer(position, number)


# ---------------------------------------------------------------------------------------------------------------- the deal


def start_deal(position: KamiPosition) -> None:
    """Put all cards back, so that chance deals anew."""
    position.phase = DEAL
    position.seat = CHANCE
    position.pool = BOX
    position.dealt = 0
    for seat in range(position.players):
        position.hands[seat] = 0
    position.laid = []
    position.asked = []
    position.attack = actions.NONE
    position.attacker = actions.NONE
    position.empress_up = False
    position.half = False
    position.aside_one = actions.NONE
    position.aside_two = actions.NONE
    position.tops = 0
    position.below = 255 if position.players == 2 else 0  # K-05: each stack hides a card
    position.turning = actions.NONE


def deal_size(players: i64) -> i64:
    """Return how many cards chance deals, those set aside and the face-up mercenaries included."""
    extras: i64 = actions.STACKS if players == 2 else ASIDE if players == 3 else 0
    return players * HAND_SIZES[players] + extras


def chance_moves(position: KamiPosition) -> list[Action]:
    """Return the seats that can be first, then the cards that can come."""
    if position.first == actions.NONE:
        return [Action(actions.FIRST + seat) for seat in range(position.players)]
    return [Action(actions.CARD + kind) for kind in range(KINDS) if count(position.pool, kind) > 0]


def weights(position: KamiPosition) -> list[int]:
    """Return how often each of chance's moves lies in the lot."""
    if position.phase != DEAL:
        return []
    if position.first == actions.NONE:
        return [1 for _ in range(position.players)]  # K-02
    return [int(count(position.pool, kind)) for kind in range(KINDS) if count(position.pool, kind) > 0]


def deal_card(position: KamiPosition, kind: i64) -> None:
    """K-03, K-04, K-05: Deal hand after hand, then the cards set aside, or the face-up mercenaries; or turn a card up."""
    position.pool -= one(kind)
    if position.turning != actions.NONE:
        turn_up(position, kind)
        return
    hand_size: i64 = HAND_SIZES[position.players]
    seat = position.dealt // hand_size
    extra = position.dealt - position.players * hand_size
    position.dealt += 1
    if extra < 0:
        position.hands[seat] += one(kind)
    elif position.players == 3:
        if extra == 0:
            position.aside_one = kind
        else:
            position.aside_two = kind
    else:
        position.tops |= (kind + 1) << (extra * 4)
    if position.dealt == deal_size(position.players):
        ask_next(position, 0)


# ----------------------------------------------------------------------------------------------------------- the question


def ask_next(position: KamiPosition, gone_by: i64) -> None:
    """K-06: Ask the next seat with many Soldiers, clockwise from the first; the question has gone by this many seats."""
    turn = gone_by
    while position.players == 4 and turn < 4:
        asker = (position.first + turn) % 4
        if count(position.hands[asker], SOLDIER) >= MANY_SOLDIERS:
            position.phase = ASKING
            position.seat = asker
            return
        turn += 1
    position.phase = PLAYING
    position.seat = position.first  # K-10


def ask_or_not(position: KamiPosition, number: i64) -> None:
    """K-06: Asking shows all Soldiers of the hand, and the partner answers; else the question goes on."""
    if number == actions.ASK:
        position.asked.append((int(position.seat), int(count(position.hands[position.seat], SOLDIER))))
        position.phase = ANSWERING
        position.seat = (position.seat + 2) % 4
    else:
        ask_next(position, (position.seat + 4 - position.first) % 4 + 1)


def answer(position: KamiPosition, number: i64) -> None:
    """K-06: The partner cancels the deal, or the question goes on after the asker, who sits opposite."""
    if number == actions.CANCEL:
        start_deal(position)
    else:
        ask_next(position, (position.seat + 6 - position.first) % 4 + 1)


# ------------------------------------------------------------------------------------------------- which moves are legal


def legal_moves(position: KamiPosition) -> list[Action]:
    """Return the legal moves of a round, ascending."""
    found = position.found
    if found is None:
        found = position.found = actions.MoveList()
    list_moves(position, found)
    moves: list[Action] = []
    for place in range(found.count):
        moves.append(Action(int(found.numbers[place])))
    if position.tops:
        moves.sort()
    return moves


def list_moves(position: KamiPosition, found: actions.MoveList) -> None:
    """Fill the list with the legal moves of a round in any order, without asking for memory: search lives on it."""
    found.count = 0
    hand = position.hands[position.seat]
    if position.half:
        add_attacks(position, found, actions.NONE, hand, position.empress_up, False)
        return
    leading = position.attack == actions.NONE
    if not leading:  # K-10: a leader can't pass
        found.add(actions.PASS)  # K-12
    for kind in range(i64(KINDS)):
        # K-42: the last card of the hand is never a defence.
        if count(hand, kind) > 0 and hand != one(kind) and (leading or position.counters(kind)):
            shown = position.empress_up or (kind == EMPRESS and not leading)  # K-21, K-22
            add_attacks(position, found, kind, hand - one(kind), shown, leading)
    if position.tops:
        add_mercenaries(position, found, hand, leading)


def add_mercenaries(position: KamiPosition, found: actions.MoveList, hand: i64, leading: bool) -> None:
    """K-41: The face-up card of a stack may be the defence."""
    for stack in range(i64(actions.STACKS)):
        top = position.top(stack)
        if top != actions.NONE and (leading or position.counters(top)):
            if hides(position.below, stack):  # K-45: what is turned up can attack, or a hand card can
                found.add(actions.move_with(int(KINDS + stack), actions.NONE, leading))
            else:
                shown = position.empress_up or (top == EMPRESS and not leading)
                add_attacks(position, found, KINDS + stack, hand, shown, leading)


def add_attacks(position: KamiPosition, found: actions.MoveList, defence: i64, hand: i64, shown: bool, leading: bool) -> None:
    """K-13: Each legal attack after this defence makes a move; a defence without one makes none."""
    kind: i64 = 0
    if 0 <= defence < KINDS:
        base: i64 = (actions.LEAD if leading else actions.COUNTER) + defence * KINDS
        while kind < KINDS:
            if count(hand, kind) > 0 and (kind != EMPRESS or shown or hand == one(EMPRESS)):  # K-21
                found.add(base + kind)
            kind += 1
    else:
        while kind < KINDS:
            if count(hand, kind) > 0 and (kind != EMPRESS or shown or hand == one(EMPRESS)):  # K-21
                found.add(actions.move_with(int(defence), int(kind), leading))
            kind += 1
    stack: i64 = 0
    while stack < actions.STACKS and position.tops:
        top = position.top(stack)
        if top != actions.NONE and stack + KINDS != defence and (top != EMPRESS or shown):  # K-43
            found.add(actions.move_with(int(defence), int(KINDS + stack), leading))
        stack += 1


# ------------------------------------------------------------------------------------------------------------- what they do


def pass_on(position: KamiPosition) -> None:
    """K-11: The next player clockwise answers."""
    position.seat = (position.seat + 1) % position.players
    if position.seat == position.attacker:  # K-15
        position.attack = actions.NONE
        position.attacker = actions.NONE
        if position.players == 2 and not position.can_lead(position.seat):  # K-44
            position.seat = 1 - position.seat
            if not position.can_lead(position.seat):
                next_round(position)


def play_hand_cards(position: KamiPosition, number: i64) -> None:
    """K-10, K-13: A lead lays its defence face down, a counter face up; the attack lies face up."""
    leading = number >= actions.LEAD
    index = number - actions.LEAD if leading else number - actions.COUNTER
    defence = index >> 3
    attack = index & 7
    hand = position.hands[position.seat] - one(defence) - one(attack)
    position.hands[position.seat] = hand
    position.laid.append(int(laid_move(position.seat, defence, leading, False, attack, False)))
    if defence == EMPRESS and not leading:  # K-22: face down she doesn't count
        position.empress_up = True
    attack_with(position, attack, hand, defence, leading)


def play_mercenaries(position: KamiPosition, number: int) -> None:
    """K-41: Play a move with a mercenary in it, or one of its two steps."""
    defence: i64 = actions.DEFENCE[number]
    attack: i64 = actions.ATTACK[number]
    seat = position.seat
    if defence == actions.NONE:
        last: i64 = position.laid.pop()
        down = is_down(last)
        defence_kind = defence_of(last)
        hired = True
    else:
        down = actions.FACE_DOWN[number]
        hired = defence >= KINDS
        defence_kind = take(position, defence)
        if defence_kind == EMPRESS and not down:
            position.empress_up = True
    if attack == actions.NONE:  # K-41: the card below is turned up before the attack is chosen
        position.laid.append(int(laid_move(seat, defence_kind, down, hired, MISSING, False)))
        position.half = True
        return
    position.half = False
    attack_kind = take(position, attack)
    position.laid.append(int(laid_move(seat, defence_kind, down, hired, attack_kind, attack >= KINDS)))
    attack_with(position, attack_kind, position.hands[seat], defence_kind, down)


def take(position: KamiPosition, source: i64) -> i64:
    """Take a card from the hand or from a stack; chance turns up what lies below a mercenary."""
    if source < KINDS:
        position.hands[position.seat] -= one(source)
        return source
    stack = source - KINDS
    kind = position.top(stack)
    position.tops -= (kind + 1) << (stack * 4)
    if hides(position.below, stack):  # K-41
        position.turning = stack
        position.phase = DEAL
        position.seat = CHANCE
    return kind


def turn_up(position: KamiPosition, kind: i64) -> None:
    """K-41: The card below a mercenary lies face up; then the attack is due, or the other player answers."""
    stack_bit: i64 = 1
    position.tops |= (kind + 1) << (position.turning * 4)
    position.below -= stack_bit << position.turning
    position.turning = actions.NONE
    position.phase = PLAYING
    position.seat = seat_of(position.laid[-1]) if position.half else 1 - position.attacker


def attack_with(position: KamiPosition, attack: i64, hand: i64, defence: i64, down: bool) -> None:
    """Attack with a card: the round ends with the last one of the hand, else the next player answers."""
    mover = seat_of(position.laid[-1])
    if hand == 0:  # K-30
        score(position, mover, attack, down and defence == attack)
        return
    position.attack = attack
    position.attacker = mover
    if position.phase == PLAYING:
        position.seat = (mover + 1) % position.players  # K-11


# ----------------------------------------------------------------------------------------------------- the round's end


def score(position: KamiPosition, mover: i64, attack: i64, doubled: bool) -> None:
    """K-31: The mover's side gets the points of the last card."""
    points: i64 = POINTS[attack] * (2 if doubled else 1)  # K-32
    side = mover % side_count(position.players)
    position.scores[side] = total_after(position.scores[side], points, position.ending)
    if position.scores[side] >= GOAL:  # K-51
        position.phase = FINISHED
        position.seat = OVER
        position.attack = actions.NONE
        position.attacker = actions.NONE
    else:
        next_round(position)


def next_round(position: KamiPosition) -> None:
    """K-40: The second player of this round is first in the next."""
    position.round += 1
    position.first = (position.first + 1) % position.players
    start_deal(position)
