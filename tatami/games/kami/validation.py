"""Whether what a document says can be a position of Kami: nothing that can't happen in a game gets through unnoticed."""

from typing import Final

from tatami.game import CHANCE, OVER, DocumentError
from tatami.games.kami.actions import NONE, STACKS
from tatami.games.kami.lines import MISSING, attack_of, defence_of, is_attack_hired, is_down, is_hired, moves_of, seat_of
from tatami.games.kami.phases import ANSWERING, ASKING, DEAL, FINISHED, HAND_SIZES, MANY_SOLDIERS, PLAYING, deal_size
from tatami.games.kami.pieces import COPIES, EMPRESS, KINDS, LETTERS, POINTS, SOLDIER, count, size
from tatami.games.kami.position import KamiPosition, hides, side_count
from tatami.games.kami.scoring import GOAL, SOLDIER_ENDING

HIGHEST_SCORE: Final = GOAL - 1 + 2 * POINTS[EMPRESS]


def check(position: KamiPosition) -> None:
    """Raise DocumentError with the name of the field that can't be so."""
    check_first(position)
    check_scores(position)
    check_steps(position)
    check_attack(position)
    check_stacks(position)
    check_asked(position)
    for kind in range(KINDS):
        used = position.used(kind)
        if used > COPIES[kind]:
            raise DocumentError("hands", f"with all else there are {used} {LETTERS[kind]}, the box has {COPIES[kind]}")
    if position.phase == DEAL and not position.laid:
        check_deal(position)
    else:
        check_hands(position)
        check_lines(position)
    check_seat(position)


def check_first(position: KamiPosition) -> None:
    """Check who is first against the option and the round."""
    option = position.game.options["first"]
    if position.first == NONE:
        if position.phase != DEAL or option != "random" or position.round != 1:
            raise DocumentError("first", "may be null only before chance has said who is first (K-02)")
        return
    if isinstance(option, int) and position.first != (option + position.round - 1) % position.players:
        raise DocumentError("first", f"must follow from option first={option} and round {position.round} (K-40)")


def check_scores(position: KamiPosition) -> None:
    """Check that a side has reached its goal exactly when the game is over."""
    at_goal = [int(score) for score in position.scores if score >= GOAL]
    if position.phase != FINISHED and at_goal:
        raise DocumentError("scores", f"a side has {at_goal[0]}, so the game is over (K-51)")
    if position.phase == FINISHED and len(at_goal) != 1:
        raise DocumentError("scores", "in a finished game one side, and only one, has reached 15 (K-50)")
    if position.ending != SOLDIER_ENDING and at_goal and at_goal[0] != GOAL:
        raise DocumentError("scores", f"the goal is exactly 15, not {at_goal[0]} (K-50)")


def check_steps(position: KamiPosition) -> None:
    """Check that only the last move, and only a mercenary's, can still be without its attack."""
    unfinished = [move for move in position.laid if attack_of(move) == MISSING]
    if not unfinished:
        return
    seat = int(seat_of(unfinished[0]))
    if len(unfinished) > 1 or position.players != 2 or position.phase not in (PLAYING, DEAL):
        raise DocumentError(f"lines[{seat}]", "there is a card in defence without one in attack (K-10, K-13)")
    if not is_hired(unfinished[0]):
        number = len(moves_of(position.laid, seat)) - 1
        raise DocumentError(f"lines[{seat}].defence[{number}]", "only a mercenary's move has two steps (K-41)")


def check_attack(position: KamiPosition) -> None:
    """Check that the attack to be answered is the last one of its seat."""
    if position.attack == NONE:
        return
    if position.phase not in (PLAYING, DEAL):
        raise DocumentError("attack", "must be null but while cards are played")
    seat = int(position.attacker)
    attacks = [attack_of(move) for move in moves_of(position.laid, seat) if attack_of(move) != MISSING]
    if not attacks or attacks[-1] != position.attack:
        raise DocumentError("attack", f"seat {seat}'s last card in attack is not {LETTERS[int(position.attack)]}")


def check_stacks(position: KamiPosition) -> None:
    """Check that a lower card waits to be turned up only where chance turns it up now."""
    waiting = [stack for stack in range(STACKS) if hides(position.below, stack) and position.top(stack) == NONE]
    if waiting and position.phase != DEAL:
        raise DocumentError(f"mercenaries[{waiting[0]}]", "a lower card is turned up at once, in phase deal (K-41)")
    if position.laid and position.phase == DEAL:
        if position.players != 2:
            raise DocumentError("phase", "can't be deal when cards have been played")
        if len(waiting) != 1:
            raise DocumentError("mercenaries", "phase deal in a round under way means that one stack is ? (K-41)")


def check_asked(position: KamiPosition) -> None:
    """Check who asked, and that they have the Soldiers that they showed."""
    last = -1
    for number, (seat, soldiers) in enumerate(position.asked):
        field = f"asked[{number}]"
        if position.players != 4 or position.phase == DEAL:
            raise DocumentError("asked", "only four players ask, after the deal (K-06)")
        turn = (seat - int(position.first)) % 4
        if turn <= last:
            raise DocumentError(field, "the question goes clockwise from the first player, once (K-06)")
        last = turn
        played = [kind for move in moves_of(position.laid, seat) for kind in (defence_of(move), attack_of(move))]
        if count(position.hands[seat], SOLDIER) + played.count(SOLDIER) != soldiers:
            raise DocumentError(field, f"seat {seat} doesn't have {soldiers} Soldiers in hand and lines together (K-06)")


def check_deal(position: KamiPosition) -> None:
    """Check that the places fill in the order of the rules while cards are dealt."""
    if position.attack != NONE:
        raise DocumentError("lines", "must be empty while the cards are dealt")
    if position.players == 2 and position.below != 255:
        raise DocumentError("mercenaries", "while the cards are dealt each stack hides a card (K-05)")
    extras: list[int] = []
    if position.players == 3:
        extras = [int(position.aside_one), int(position.aside_two)]
    elif position.players == 2:
        extras = [int(position.top(stack)) for stack in range(STACKS)]
    full = HAND_SIZES[position.players]
    # How many cards each place has, and how many it takes: they fill one after the other.
    held = [int(size(hand)) for hand in position.hands] + [int(kind != NONE) for kind in extras]
    room = [full] * position.game.seats + [1] * len(extras)
    left = int(position.dealt)
    for number, most in zip(held, room, strict=True):
        if number != min(most, left):
            raise DocumentError("hands", "cards are dealt seat by seat from seat 0, then the others (K-03, K-04, K-05)")
        left -= number
    if position.dealt == deal_size(position.players):
        raise DocumentError("phase", "all cards are dealt, so it can't be deal")
    if position.first == NONE and position.dealt:
        raise DocumentError("first", "must be known before a card is dealt (K-02)")


def check_hands(position: KamiPosition) -> None:
    """Check that after the deal every card is somewhere: each seat's hand and lines make up what it was dealt."""
    full = HAND_SIZES[position.players]
    for seat in range(position.game.seats):
        own = int(size(position.hands[seat]))
        for move in moves_of(position.laid, seat):
            own += (not is_hired(move)) + (not is_attack_hired(move) and attack_of(move) != MISSING)
        if own != full:
            raise DocumentError(f"hands[{seat}]", f"hand and lines have {own} cards of {full}")
    if position.players == 3 and position.aside_two == NONE:
        raise DocumentError("aside", "two cards are set aside (K-04)")
    hidden = sum(hides(position.below, stack) for stack in range(STACKS))
    if size(position.pool) != hidden:
        raise DocumentError("mercenaries", f"{size(position.pool)} cards are unseen, but {hidden} stacks hide one (K-05)")
    if position.players == 2:
        hired = sum(is_hired(move) + is_attack_hired(move) for move in position.laid)
        shown = sum(position.top(stack) != NONE for stack in range(STACKS))
        if hired + shown + hidden != 2 * STACKS:
            raise DocumentError("mercenaries", f"{hired} were taken, so {2 * STACKS - hired} must be left in the stacks (K-41)")
    empty = [seat for seat in range(position.game.seats) if position.hands[seat] == 0]
    if position.phase == FINISHED:
        if len(empty) != 1 or position.scores[empty[0] % side_count(position.players)] < GOAL:
            raise DocumentError("hands", "who played the last card of a hand is on the side that reached 15 (K-30, K-51)")
    elif empty:
        raise DocumentError(f"hands[{empty[0]}]", "is empty, so the round is over (K-30)")


def check_lines(position: KamiPosition) -> None:
    """Check that the moves of the round could be made."""
    if not position.laid:
        return
    if position.phase in (ASKING, ANSWERING):
        raise DocumentError("lines", "must be empty before the first card (K-06)")
    for move in position.laid:
        seat = int(seat_of(move))
        attacks = attack_of(move) == EMPRESS and (position.hands[seat] != 0 or is_attack_hired(move))
        if attacks and not position.empress_up:
            raise DocumentError(f"lines[{seat}].attack", "no Empress in a defence line lets this one attack (K-21, K-43)")
    first = int(position.first)
    opening = moves_of(position.laid, first)
    if not opening or not is_down(opening[0]):
        raise DocumentError(f"lines[{first}]", "the first player began with a card face down (K-10)")
    if position.half:
        check_half(position)
    elif position.phase == DEAL:
        moves = moves_of(position.laid, int(position.attacker))
        if position.attack == NONE or not is_attack_hired(moves[-1]):
            raise DocumentError("attack", "a card is turned up only below a mercenary just taken, in defence or attack (K-41)")


def check_half(position: KamiPosition) -> None:
    """Check that the defence of the move under way is one that could be laid."""
    last = position.laid[-1]
    if position.attack == NONE:
        return
    if is_down(last) or seat_of(last) == position.attacker:
        raise DocumentError("attack", "a face-down defence leads, a face-up one answers another's attack (K-10, K-13)")
    if not position.counters(defence_of(last)):
        raise DocumentError("attack", "the mercenary in defence doesn't counter it (K-13, K-20)")


def check_seat(position: KamiPosition) -> None:
    """Check that the one to move is whose turn it is."""
    seat = int(position.seat)
    if position.phase == DEAL:
        if seat != CHANCE:
            raise DocumentError("seat", "must be 'chance' while the cards are dealt")
    elif position.phase == FINISHED:
        if seat != OVER:
            raise DocumentError("seat", "must be null when the game is over")
    elif seat < 0:
        raise DocumentError("seat", "must be the number of the seat that decides")
    elif position.phase == ASKING:
        check_asker(position, seat)
    elif position.phase == ANSWERING:
        if not position.asked or (position.asked[-1][0] + 2) % 4 != seat:
            raise DocumentError("seat", "the partner of the one who asked last answers (K-06)")
    elif position.half:
        if seat_of(position.laid[-1]) != seat:
            raise DocumentError("seat", "who laid the defence plays the attack (K-41)")
    elif position.attack != NONE:
        if seat == position.attacker:
            raise DocumentError("seat", f"seat {seat} can't answer its own attack (K-15)")
    else:
        check_leader(position, seat)


def check_asker(position: KamiPosition, seat: int) -> None:
    """Check that this seat can be the one that is asked now."""
    if position.players != 4:
        raise DocumentError("phase", "only four players ask (K-06)")
    if count(position.hands[seat], SOLDIER) < MANY_SOLDIERS:
        raise DocumentError("seat", f"seat {seat} has fewer than five Soldiers and is never asked (K-06)")
    turns = [(asker - int(position.first)) % 4 for asker, _ in position.asked]
    if turns and (seat - int(position.first)) % 4 <= turns[-1]:
        raise DocumentError("seat", "the question goes clockwise from the first player, once (K-06)")


def check_leader(position: KamiPosition, seat: int) -> None:
    """Check that this seat can lead."""
    if not position.laid:
        if seat != position.first:
            raise DocumentError("seat", f"seat {int(position.first)} is first and leads (K-10)")
    elif position.players != 2 and not moves_of(position.laid, seat):
        raise DocumentError("seat", f"seat {seat} has not attacked, so its attack can't have come back (K-15)")
    if not position.legal():
        raise DocumentError("seat", f"seat {seat} has no legal lead, so it can't lead (K-44)")
