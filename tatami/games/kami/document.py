"""Position documents of Kami: a position as plain data, whole or with holes, and back (the form is public and fixed)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.documents import check_choice, check_frame, check_int, check_list, check_object, check_seat, kind_of, seat_field
from tatami.game import Document, DocumentError, Game
from tatami.games.kami import lines
from tatami.games.kami.actions import NONE, STACKS
from tatami.games.kami.phases import DEAL, MANY_SOLDIERS, PHASES, deal_size
from tatami.games.kami.pieces import COPIES, EMPRESS, KINDS, LETTERS, SOLDIER, one, size, spell
from tatami.games.kami.position import HIDDEN, KamiKnowledge, KamiPosition, blank, hides, side_count, top_card
from tatami.games.kami.validation import HIGHEST_SCORE, check

FIELDS: Final[list[str]] = [
    "game", "options", "scores", "round", "first", "phase", "seat", "hands", "lines", "attack", "asked", "aside", "mercenaries",
]  # fmt: skip
STACK_TEXTS: Final[list[str]] = ["", "?", *LETTERS, *[letter + "?" for letter in LETTERS]]


# ----------------------------------------------------------------------------------------------------------------- writing


def dump(position: KamiPosition) -> Document:
    """Return the whole position, hidden parts included."""
    aside = [int(kind) for kind in (position.aside_one, position.aside_two) if kind != NONE]
    scores, hands = [int(score) for score in position.scores], [spell(hand) for hand in position.hands]
    return written(position, seat_field(int(position.seat)), scores, hands, aside)


def data(known: KamiKnowledge) -> Document:
    """Return the position document with holes, and who looks."""
    seat = None if known.waiting else seat_field(int(known.mover))
    held = zip(known.hands, known.sizes, strict=True)
    hands = ["?" * number if hand == HIDDEN else spell(hand) for hand, number in held]
    return known.with_viewer(written(known, seat, known.scores[:], hands, known.aside))


def written(
    seen: KamiPosition | KamiKnowledge, seat: int | str | None, scores: list[int], hands: list[str], aside: list[int]
) -> Document:
    """Return a document of what is seen, with who decides, hands and cards set aside as far as the reader may know them."""
    return {
        "game": "kami",
        "options": dict(seen.game.options),
        "scores": scores,
        "round": int(seen.round),
        "first": None if seen.first == NONE else int(seen.first),
        "phase": PHASES[seen.phase],
        "seat": seat,
        "hands": hands,
        "lines": laid_lines(seen.laid, int(seen.players)),
        "attack": None if seen.attack == NONE else {"seat": int(seen.attacker), "card": LETTERS[seen.attack]},
        "asked": [list(pair) for pair in seen.asked],
        "aside": "".join(card_letter(kind) for kind in aside),
        "mercenaries": stacks(seen.tops, seen.below, int(seen.players)),
    }


def stacks(tops: i64, below: i64, players: int) -> list[str]:
    """Return each mercenary stack: its face-up letter, then ? while an unseen card lies below."""
    texts: list[str] = []
    for stack in range(STACKS if players == 2 else 0):
        top = int(top_card(tops, stack))
        texts.append(("" if top == NONE else LETTERS[top]) + ("?" if hides(below, stack) else ""))
    return texts


def laid_lines(laid: list[int], players: int) -> list[dict[str, list[str]]]:
    """Return the cards before each seat, in the order played."""
    table: list[dict[str, list[str]]] = []
    for seat in range(players):
        defence: list[str] = []
        attack: list[str] = []
        for move in lines.moves_of(laid, seat):
            card = ("*" if lines.is_hired(move) else "") + card_letter(int(lines.defence_of(move)))
            defence.append(f"({card})" if lines.is_down(move) else card)
            if lines.attack_of(move) != lines.MISSING:
                attack.append(("*" if lines.is_attack_hired(move) else "") + LETTERS[int(lines.attack_of(move))])
        table.append({"defence": defence, "attack": attack})
    return table


def card_letter(kind: int) -> str:
    """Return the letter of a card, ? for one that the observer can't see."""
    return "?" if kind == lines.UNSEEN else LETTERS[kind]


# ----------------------------------------------------------------------------------------------------------------- reading


def load(game: Game, document: object) -> KamiPosition:
    """Return the position that the document describes; DocumentError names the field that is wrong."""
    fields = check_frame(game, document, FIELDS)
    position = blank(game)
    position.phase = PHASES.index(check_choice(fields["phase"], "phase", PHASES))
    position.round = check_int(fields["round"], "round", 1, 10**6)
    position.first = NONE if fields["first"] is None else check_int(fields["first"], "first", 0, game.seats - 1)
    position.seat = check_seat(fields["seat"], "seat", game.seats)
    scores = check_list(fields["scores"], "scores", int(side_count(position.players)))
    position.scores = vec[i64]([check_int(score, f"scores[{side}]", 0, HIGHEST_SCORE) for side, score in enumerate(scores)])
    hands = check_list(fields["hands"], "hands", game.seats)
    position.hands = vec[i64]([read_hand(text, f"hands[{seat}]") for seat, text in enumerate(hands)])
    position.laid = read_lines(game, fields["lines"])
    position.half = any(lines.attack_of(move) == lines.MISSING for move in position.laid)
    position.empress_up = any(lines.defence_of(move) == EMPRESS and not lines.is_down(move) for move in position.laid)
    read_attack(position, fields["attack"])
    read_mercenaries(position, fields["mercenaries"])
    read_aside(position, fields["aside"])
    position.asked = read_asked(fields["asked"])
    count_cards(position)
    check(position)
    return position


def read_hand(text: object, field: str) -> int:
    """Return the cards of these letters as a hand; DocumentError when there are more than the box has."""
    if not isinstance(text, str):
        raise DocumentError(field, f"must be a string of the letters {LETTERS}, not {kind_of(text)}")
    for letter in text:
        if letter not in LETTERS:
            raise DocumentError(field, f"{letter!r} is none of the letters {LETTERS}")
    if text != "".join(sorted(text, key=LETTERS.index)):
        raise DocumentError(field, f"{text!r} must be in the order {LETTERS}")
    hand = 0
    for kind, letter in enumerate(LETTERS):
        if text.count(letter) > COPIES[kind]:
            raise DocumentError(field, f"has {text.count(letter)} {letter}, the box has {COPIES[kind]}")
        hand += text.count(letter) * int(one(kind))
    return hand


def read_lines(game: Game, value: object) -> list[int]:
    """Return the laid moves seat by seat: the order between the seats isn't in a document and matters to no rule."""
    laid: list[int] = []
    for seat, line in enumerate(check_list(value, "lines", game.seats)):
        field = f"lines[{seat}]"
        row = check_object(line, field, ["defence", "attack"])
        defence = check_list(row["defence"], f"{field}.defence")
        attack = check_list(row["attack"], f"{field}.attack")
        if len(defence) - len(attack) not in (0, 1):
            raise DocumentError(field, f"{len(defence)} cards in defence don't go with {len(attack)} in attack (K-10, K-13)")
        for number, card in enumerate(defence):
            kind, down, hired = read_card(game, card, f"{field}.defence[{number}]", True)
            attack_kind, attack_hired = lines.MISSING, False
            if number < len(attack):
                attack_kind, _, attack_hired = read_card(game, attack[number], f"{field}.attack[{number}]", False)
            laid.append(int(lines.laid_move(seat, kind, down, hired, attack_kind, attack_hired)))
    return sorted(laid, key=lambda move: lines.attack_of(move) == lines.MISSING)  # the move under way is the last one laid


def read_card(game: Game, text: object, field: str, may_be_down: bool) -> tuple[int, bool, bool]:
    """Return a card of a line: its kind, whether it lies face down, whether it was a mercenary."""
    card = text if isinstance(text, str) else ""
    down = may_be_down and card.startswith("(") and card.endswith(")")
    if down:
        card = card[1:-1]
    hired = game.seats == 2 and card.startswith("*")
    if hired:
        card = card[1:]
    if len(card) != 1 or card not in LETTERS:
        raise DocumentError(field, f"{text!r} is no card of this line")
    return LETTERS.index(card), down, hired


def read_attack(position: KamiPosition, value: object) -> None:
    """Store the attack that must be answered."""
    if value is None:
        return
    attack = check_object(value, "attack", ["seat", "card"])
    position.attacker = check_int(attack["seat"], "attack.seat", 0, position.game.seats - 1)
    card = attack["card"]
    if not isinstance(card, str) or len(card) != 1 or card not in LETTERS:
        raise DocumentError("attack.card", f"must be one of the letters {LETTERS}, not {card!r}")
    position.attack = LETTERS.index(card)


def read_mercenaries(position: KamiPosition, value: object) -> None:
    """Store the stacks; in a round under way, one without a face-up card is being turned up."""
    position.below = 0
    for stack, text in enumerate(check_list(value, "mercenaries", STACKS if position.players == 2 else 0)):
        if not isinstance(text, str) or text not in STACK_TEXTS:
            raise DocumentError(f"mercenaries[{stack}]", f"{text!r} must be a letter, a letter and ?, ? or nothing")
        if "?" in text:
            position.below |= 1 << stack
        if text == "?":
            if position.laid:
                position.turning = stack
        elif text:
            position.tops |= (LETTERS.index(text[0]) + 1) << (stack * 4)


def read_aside(position: KamiPosition, value: object) -> None:
    """Store the cards set aside."""
    most = 2 if position.players == 3 else 0
    if not isinstance(value, str) or len(value) > most or any(letter not in LETTERS for letter in value):
        raise DocumentError("aside", f"must be at most {most} of the letters {LETTERS}, not {value!r} (K-04)")
    if value:
        position.aside_one = LETTERS.index(value[0])
    if len(value) > 1:
        position.aside_two = LETTERS.index(value[1])


def read_asked(value: object) -> list[tuple[int, int]]:
    """Return who asked, and how many Soldiers they showed."""
    asked: list[tuple[int, int]] = []
    for number, pair in enumerate(check_list(value, "asked")):
        field = f"asked[{number}]"
        seat, soldiers = check_list(pair, field, 2)
        asked.append((check_int(seat, field, 0, 3), check_int(soldiers, field, MANY_SOLDIERS, COPIES[SOLDIER])))
    return asked


def count_cards(position: KamiPosition) -> None:
    """Store what follows from where the cards lie: what is left of the box, and how many have been dealt."""
    position.pool = 0
    for kind in range(KINDS):
        position.pool += max(0, COPIES[kind] - position.used(kind)) * one(kind)
    if position.phase != DEAL or position.laid:
        position.dealt = deal_size(position.players)
        return
    places = [position.aside_one, position.aside_two, *[position.top(stack) for stack in range(STACKS)]]
    position.dealt = sum(int(size(hand)) for hand in position.hands) + sum(kind != NONE for kind in places)
