"""Reading position documents of Kami: nothing that can't happen in a game gets through unnoticed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.documents import check_frame, choice, entries, items, letters, whole
from tatami.game import CHANCE, OVER, DocumentError, Game
from tatami.games.kami.actions import NONE, STACKS
from tatami.games.kami.cards import COPIES, EMPRESS, KINDS, LETTERS, SOLDIER, count, one, size
from tatami.games.kami.document import ENDINGS, FIELDS, PHASES
from tatami.games.kami.state import (
    ANSWERING,
    ASKING,
    DEAL,
    FINISHED,
    GOAL,
    HAND_SIZES,
    MANY_SOLDIERS,
    MISSING,
    PLAYING,
    SOLDIER_ENDING,
    KamiState,
    deal_size,
    laid_entry,
    sides,
)

STACK_TEXTS: Final[list[str]] = ["", "?", *LETTERS, *(letter + "?" for letter in LETTERS)]
HIGHEST_SCORE: Final = GOAL - 1 + 10  # K-31, K-32: a doubled Empress


def read(game: Game, given: object) -> KamiState:
    """The state that the document describes; DocumentError names the field that is wrong."""
    document = check_frame(game, given, FIELDS)
    state = KamiState(game, game.seats, ENDINGS.index(str(game.options["ending"])), vec[i64](), vec[i64](), [])
    state.phase = PHASES.index(choice(document["phase"], "phase", PHASES))
    state.round = whole(document["round"], "round", 1, 10**6)
    _read_first(state, document["first"])
    _read_scores(state, document["scores"])
    _read_hands(state, document["hands"])
    _read_lines(state, document["lines"])
    _read_attack(state, document["attack"])
    _read_mercenaries(state, document["mercenaries"])
    _read_aside(state, document["aside"])
    _read_asked(state, document["asked"])
    _count_cards(state)
    if state.phase == DEAL:
        _check_deal(state)
    else:
        _check_dealt(state)
    _read_seat(state, document["seat"])
    return state


def _read_first(state: KamiState, value: object) -> None:
    option = state.game.options["first"]
    if value is None:
        if state.phase != DEAL or option != "random" or state.round != 1:
            raise DocumentError("first", "may be null only before chance has said who is first (K-02)")
        state.first = NONE
        return
    state.first = whole(value, "first", 0, state.game.seats - 1)
    if isinstance(option, int) and state.first != (option + state.round - 1) % state.players:
        raise DocumentError("first", f"must follow from option first={option} and round {state.round} (K-40)")


def _read_scores(state: KamiState, value: object) -> None:
    scores = [
        whole(score, f"scores[{side}]", 0, HIGHEST_SCORE)
        for side, score in enumerate(items(value, "scores", int(sides(state.players))))
    ]
    at_goal = [score for score in scores if score >= GOAL]
    if state.phase != FINISHED and at_goal:
        raise DocumentError("scores", f"a side has {at_goal[0]}, so the game is over (K-51)")
    if state.phase == FINISHED and len(at_goal) != 1:
        raise DocumentError("scores", "in a finished game one side, and only one, has reached 15 (K-50)")
    if state.ending != SOLDIER_ENDING and at_goal and at_goal[0] != GOAL:
        raise DocumentError("scores", f"the goal is exactly 15, not {at_goal[0]} (K-50)")
    state.scores = vec[i64](scores)


def _read_hands(state: KamiState, value: object) -> None:
    hands: list[int] = []
    for seat, text in enumerate(items(value, "hands", state.game.seats)):
        hand = packed(letters(text, f"hands[{seat}]", LETTERS), f"hands[{seat}]")
        if size(hand) > HAND_SIZES[state.players]:
            raise DocumentError(f"hands[{seat}]", f"has {len(text)} cards, {HAND_SIZES[state.players]} is the most")
        hands.append(int(hand))
    state.hands = vec[i64](hands)


def packed(text: str, field: str) -> i64:
    """The cards of these letters as a hand; DocumentError when there are more than the box has."""
    hand: i64 = 0
    for letter in text:
        hand += one(LETTERS.index(letter))
        if text.count(letter) > COPIES[LETTERS.index(letter)]:
            raise DocumentError(field, f"has {text.count(letter)} {letter}, the box has {COPIES[LETTERS.index(letter)]}")
    return hand


def _read_card(text: object, field: str, may_be_down: bool, duel: bool) -> tuple[int, bool, bool]:
    """A card of a line: its kind, whether it lies face down, whether it was a mercenary."""
    card = text if isinstance(text, str) else ""
    down = may_be_down and card.startswith("(") and card.endswith(")")
    if down:
        card = card[1:-1]
    hired = duel and card.startswith("*")
    if hired:
        card = card[1:]
    if len(card) != 1 or card not in LETTERS:
        raise DocumentError(field, f"{text!r} is no card of this line")
    return LETTERS.index(card), down, hired


def _read_lines(state: KamiState, value: object) -> None:
    """The order between the seats isn't in a document and matters to no rule: the moves are kept seat by seat."""
    duel = state.players == 2
    unfinished = -1
    for seat, line in enumerate(items(value, "lines", state.game.seats)):
        field = f"lines[{seat}]"
        row = entries(line, field, ["defence", "attack"])
        defence = items(row["defence"], f"{field}.defence")
        attack = items(row["attack"], f"{field}.attack")
        if len(defence) == len(attack) + 1 and duel and unfinished < 0 and state.phase in (PLAYING, DEAL):
            unfinished = seat  # K-41: between the two steps of a move
        elif len(defence) != len(attack):
            raise DocumentError(field, f"{len(defence)} cards in defence don't go with {len(attack)} in attack (K-10, K-13)")
        for number, card in enumerate(defence):
            kind, down, hired = _read_card(card, f"{field}.defence[{number}]", True, duel)
            attack_kind, attack_hired = MISSING, False
            if number < len(attack):
                attack_kind, _, attack_hired = _read_card(attack[number], f"{field}.attack[{number}]", False, duel)
            elif not hired:
                raise DocumentError(f"{field}.defence[{number}]", "only a mercenary's move has two steps (K-41)")
            if kind == EMPRESS and not down:
                state.empress_up = True
            state.laid.append(int(laid_entry(seat, kind, down, hired, attack_kind, attack_hired)))
    if unfinished >= 0:  # the move under way is the last one laid
        state.half = True
        rows = [entry for entry in state.laid if entry & 3 != unfinished]
        state.laid = rows + [entry for entry in state.laid if entry & 3 == unfinished]


def _moves_of(state: KamiState, seat: int) -> list[int]:
    return [entry for entry in state.laid if entry & 3 == seat]


def _read_attack(state: KamiState, value: object) -> None:
    if value is None:
        return
    attack = entries(value, "attack", ["seat", "card"])
    seat = whole(attack["seat"], "attack.seat", 0, state.game.seats - 1)
    card = attack["card"]
    if not isinstance(card, str) or len(card) != 1 or card not in LETTERS:
        raise DocumentError("attack.card", f"must be one of the letters {LETTERS}, not {card!r}")
    if state.phase not in (PLAYING, DEAL):
        raise DocumentError("attack", "must be null but while cards are played")
    moves = [entry for entry in _moves_of(state, seat) if (entry >> 8) & 15 != MISSING]
    if not moves or (moves[-1] >> 8) & 15 != LETTERS.index(card):
        raise DocumentError("attack", f"seat {seat}'s last card in attack is not {card}")
    state.attack = LETTERS.index(card)
    state.attacker = seat


def _read_mercenaries(state: KamiState, value: object) -> None:
    stacks = items(value, "mercenaries", STACKS if state.players == 2 else 0)
    turning: list[int] = []
    for stack, text in enumerate(stacks):
        if not isinstance(text, str) or text not in STACK_TEXTS:
            raise DocumentError(f"mercenaries[{stack}]", f"{text!r} must be a letter, a letter and ?, ? or nothing")
        if "?" in text:
            state.below |= 1 << stack
        if text == "?":
            turning.append(stack)
        elif text:
            state.tops |= (LETTERS.index(text[0]) + 1) << (stack * 4)
    if turning and state.phase != DEAL:
        raise DocumentError(f"mercenaries[{turning[0]}]", "a lower card is turned up at once, in phase deal (K-41)")
    if state.laid and state.phase == DEAL:
        if state.players != 2:
            raise DocumentError("phase", "can't be deal when cards have been played")
        if len(turning) != 1:
            raise DocumentError("mercenaries", "phase deal in a round under way means that one stack is ? (K-41)")
        state.turning = turning[0]


def _read_aside(state: KamiState, value: object) -> None:
    if not isinstance(value, str):
        raise DocumentError("aside", "must be a string of letters")
    most = 2 if state.players == 3 else 0
    if len(value) > most:
        raise DocumentError("aside", f"{len(value)} cards are set aside, with {state.players} players it is {most} (K-04)")
    for letter in value:
        if letter not in LETTERS:
            raise DocumentError("aside", f"{letter!r} is none of the letters {LETTERS}")
    if value:
        state.aside_one = LETTERS.index(value[0])
    if len(value) > 1:
        state.aside_two = LETTERS.index(value[1])


def _read_asked(state: KamiState, value: object) -> None:
    last = -1
    for number, pair in enumerate(items(value, "asked")):
        field = f"asked[{number}]"
        if state.players != 4 or state.phase == DEAL:
            raise DocumentError("asked", "only four players ask, after the deal (K-06)")
        seat = whole(items(pair, field, 2)[0], field, 0, 3)
        turn = (seat - int(state.first)) % 4
        if turn <= last:
            raise DocumentError(field, "the question goes clockwise from the first player, once (K-06)")
        last = turn
        soldiers = whole(pair[1], field, MANY_SOLDIERS, COPIES[SOLDIER])
        played = [kind for entry in _moves_of(state, seat) for kind in ((entry >> 2) & 15, (entry >> 8) & 15)]
        if count(state.hands[seat], SOLDIER) + played.count(SOLDIER) != soldiers:
            raise DocumentError(field, f"seat {seat} doesn't have {soldiers} Soldiers in hand and lines together (K-06)")
        state.asked.append(seat * 16 + soldiers)


def _count_cards(state: KamiState) -> None:
    """The pool is what is left of the box; a card too many is refused."""
    for kind in range(KINDS):
        used = sum(int(count(hand, kind)) for hand in state.hands)
        used += [int(state.aside_one), int(state.aside_two)].count(kind)
        used += [int(state.top(stack)) for stack in range(STACKS)].count(kind)
        for entry in state.laid:
            used += [(entry >> 2) & 15, (entry >> 8) & 15].count(kind)
        if used > COPIES[kind]:
            raise DocumentError("hands", f"with all else there are {used} {LETTERS[kind]}, the box has {COPIES[kind]}")
        state.pool -= used * one(kind)


def _check_deal(state: KamiState) -> None:
    """While cards are dealt, the places fill in the order of the rules; or a mercenary is turned up."""
    if state.turning != NONE:
        _check_dealt(state)
        _check_turning(state)
        return
    if state.laid or state.attack != NONE:
        raise DocumentError("lines", "must be empty while the cards are dealt")
    sizes = [int(size(hand)) for hand in state.hands]
    full = HAND_SIZES[state.players]
    extras = [int(state.aside_one), int(state.aside_two)] if state.players == 3 else []
    if state.players == 2:
        extras = [int(state.top(stack)) for stack in range(STACKS)]
        if state.below != 255:
            raise DocumentError("mercenaries", "while the cards are dealt each stack hides a card (K-05)")
    places = [held == full for held in sizes] + [kind != NONE for kind in extras]
    filled = places.index(False) if False in places else len(places)
    later = sizes[filled + 1 :] if filled < len(sizes) else []
    if any(later) or (filled < len(sizes) and any(kind != NONE for kind in extras)) or any(places[filled:]):
        raise DocumentError("hands", "cards are dealt seat by seat from seat 0, then the others (K-03, K-04, K-05)")
    state.dealt = sum(sizes) + sum(kind != NONE for kind in extras)
    if state.dealt == deal_size(state.players):
        raise DocumentError("phase", "all cards are dealt, so it can't be deal")
    if state.first == NONE and state.dealt:
        raise DocumentError("first", "must be known before a card is dealt (K-02)")


def _check_turning(state: KamiState) -> None:
    """K-41: a card is turned up after a mercenary was laid in defence, or after one attacked."""
    if state.half:
        _check_half(state)
    elif state.attack == NONE or not any(entry & 4096 for entry in _moves_of(state, int(state.attacker))[-1:]):
        raise DocumentError("attack", "a card is turned up only below a mercenary just taken, in defence or attack (K-41)")


def _check_half(state: KamiState) -> None:
    """K-41: the defence of the move under way must be one that could be laid."""
    last = state.laid[-1]
    if state.attack == NONE:
        return
    if last & 64 or last & 3 == state.attacker:
        raise DocumentError("attack", "a face-down defence leads, a face-up one answers another's attack (K-10, K-13)")
    if not state.counters((last >> 2) & 15):
        raise DocumentError("attack", "the mercenary in defence doesn't counter it (K-13, K-20)")


def _check_dealt(state: KamiState) -> None:
    """After the deal every card is somewhere: each seat's hand and lines make up what it was dealt."""
    state.dealt = deal_size(state.players)
    for seat in range(state.game.seats):
        moves = _moves_of(state, seat)
        own = 0
        for entry in moves:
            own += (not entry & 128) + (not entry & 4096 and (entry >> 8) & 15 != MISSING)
        if size(state.hands[seat]) + own != HAND_SIZES[state.players]:
            raise DocumentError(
                f"hands[{seat}]", f"hand and lines have {size(state.hands[seat]) + own} cards of {HAND_SIZES[state.players]}"
            )
    if state.players == 3 and state.aside_two == NONE:
        raise DocumentError("aside", "two cards are set aside (K-04)")
    hidden = sum(int(state.below >> stack) & 1 for stack in range(STACKS))
    if size(state.pool) != hidden:
        raise DocumentError("mercenaries", f"{size(state.pool)} cards are unseen, but {hidden} stacks hide one (K-05)")
    if state.players == 2:
        _check_hired(state, hidden)
    empty = [seat for seat in range(state.game.seats) if state.hands[seat] == 0]
    if state.phase == FINISHED:
        if len(empty) != 1 or state.scores[empty[0] % sides(state.players)] < GOAL:
            raise DocumentError("hands", "the one who played his last card is on the side that reached 15 (K-30, K-51)")
    elif empty:
        raise DocumentError(f"hands[{empty[0]}]", "is empty, so the round is over (K-30)")
    if state.laid and state.phase in (ASKING, ANSWERING):
        raise DocumentError("lines", "must be empty before the first card (K-06)")
    for seat in range(state.game.seats):
        for entry in _moves_of(state, seat):
            attacks = (entry >> 8) & 15 == EMPRESS and (state.hands[seat] != 0 or entry & 4096)
            if attacks and not state.empress_up:
                raise DocumentError(f"lines[{seat}].attack", "no Empress in a defence line lets this one attack (K-21, K-43)")
    opening = _moves_of(state, int(state.first))
    if state.laid and not (opening and opening[0] & 64):
        raise DocumentError(f"lines[{int(state.first)}]", "the first player began with a card face down (K-10)")


def _check_hired(state: KamiState, hidden: int) -> None:
    """The mercenaries in the lines are those that the stacks have lost."""
    hired = sum(bool(entry & 128) + bool(entry & 4096) for entry in state.laid)
    shown = sum(state.top(stack) != NONE for stack in range(STACKS))
    if hired + shown + hidden != 2 * STACKS:
        raise DocumentError("mercenaries", f"{hired} were taken, so {16 - hired} must be left in the stacks (K-41)")


def _read_seat(state: KamiState, value: object) -> None:
    if state.phase == DEAL:
        if value != "chance":
            raise DocumentError("seat", f"must be 'chance' while the cards are dealt, not {value!r}")
        state.seat = CHANCE
        return
    if state.phase == FINISHED:
        if value is not None:
            raise DocumentError("seat", f"must be null when the game is over, not {value!r}")
        state.seat = OVER
        return
    seat = whole(value, "seat", 0, state.game.seats - 1)
    state.seat = seat
    if state.phase == ASKING:
        _check_asker(state, seat)
    elif state.phase == ANSWERING:
        if not state.asked or (state.asked[-1] // 16 + 2) % 4 != seat:
            raise DocumentError("seat", "the partner of the one who asked last answers (K-06)")
    elif state.half:
        if state.laid[-1] & 3 != seat:
            raise DocumentError("seat", "who laid the defence plays the attack (K-41)")
        _check_half(state)
    elif state.attack != NONE:
        if seat == state.attacker:
            raise DocumentError("seat", f"seat {seat} can't answer its own attack (K-15)")
    else:
        _check_leader(state, seat)


def _check_asker(state: KamiState, seat: int) -> None:
    if state.players != 4:
        raise DocumentError("phase", "only four players ask (K-06)")
    if count(state.hands[seat], SOLDIER) < MANY_SOLDIERS:
        raise DocumentError("seat", f"seat {seat} has fewer than five Soldiers and is never asked (K-06)")
    turns = [(entry // 16 - int(state.first)) % 4 for entry in state.asked]
    if turns and (seat - int(state.first)) % 4 <= turns[-1]:
        raise DocumentError("seat", "the question goes clockwise from the first player, once (K-06)")


def _check_leader(state: KamiState, seat: int) -> None:
    if not state.laid:
        if seat != state.first:
            raise DocumentError("seat", f"seat {int(state.first)} is first and leads (K-10)")
    elif state.players != 2 and not _moves_of(state, seat):
        raise DocumentError("seat", f"seat {seat} has not attacked, so its attack can't have come back (K-15)")
    if not state.legal():
        raise DocumentError("seat", f"seat {seat} has no legal lead, so it can't lead (K-44)")
