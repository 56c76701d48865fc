"""Goita history strings, read into 4-player Kami and written from its records.

`11244556,12234569,11123378,11113457,s3,371,411,115,2p`: the hands of seats 1 to 4, who is first, then the moves: seat,
block, attack, or seat and p for a pass. One string is one round. Digits: 1 S, 2 L, 3 R, 4 V, 5 G, 6 F, 7 T, 8 and 9 E.
Goita and Kami are not the same game: a history that Kami doesn't allow is answered with the move and the rule.
"""

import re
from typing import Final

from tatami.game import CHANCE, IllegalAction, Refusal, State
from tatami.games.kami import is_goita
from tatami.records.record import Player, Record
from tatami.registry import game

DIGITS: Final = "123456789"
LETTERS: Final = "SLRVGFTEE"
HOW_MANY: Final = (10, 4, 4, 4, 4, 2, 2, 1, 1)
SEATS: Final = 4
HAND: Final = 8

GoitaMove = tuple[int, str, str]  # seat from 0, block, attack; a pass has "p" and ""


class GoitaError(ValueError):
    """A string that is no Goita history, or a round that can't be written as one."""


class GoitaDifference(ValueError):
    """A history that Kami doesn't allow: `number` is the move (the first is 1), `refusal` why Kami forbids it."""

    def __init__(self, number: int, text: str, refusal: Refusal) -> None:
        super().__init__(f"move {number}, {text!r}: Kami differs from Goita here, by {refusal.rule}")
        self.number = number
        self.rule = refusal.rule
        self.refusal = refusal


class History:
    """One round of Goita: four hands, who is first, and the moves."""

    def __init__(self, hands: list[str], first: int, moves: list[GoitaMove]) -> None:
        self.hands = hands
        self.first = first
        self.moves = moves

    def __str__(self) -> str:
        moves = [f"{seat + 1}{block}{attack}" for seat, block, attack in self.moves]
        return ",".join([*self.hands, f"s{self.first + 1}", *moves])

    def record(self) -> Record:
        """Return the same round as a record of Kami; GoitaDifference says at which move and by which rule Kami differs."""
        rules = game("kami", players=SEATS, first=self.first)
        state = rules.start()
        names: list[str] = []

        def play(name: str) -> None:
            state.play(rules.action(name))
            names.append(name)

        for hand in self.hands:
            for digit in hand:
                play(f"card {letter(digit)}")
        while self.moves and "no-ask" in state.moves():  # with moves in it, nobody asked (K-06)
            play("no-ask")
        for number, (seat, block, attack) in enumerate(self.moves, 1):
            text = f"{seat + 1}{block}{attack}"
            if state.to_move() == CHANCE:
                raise GoitaError(f"move {number}, {text!r}: the round is already over")
            if state.to_move() != seat:
                raise GoitaError(f"move {number}, {text!r}: it is seat {state.to_move() + 1}'s turn")
            try:
                play(move_name(state, block, attack))
            except IllegalAction as error:
                raise GoitaDifference(number, text, error.refusal) from None
        return Record(rules, [Player(f"{seat + 1}") for seat in range(SEATS)], names)

    def replay(self) -> State:
        """Return the state of Kami after the moves."""
        return self.record().replay()


def letter(digit: str) -> str:
    """Return the letter of Kami for a digit of Goita."""
    return LETTERS[DIGITS.index(digit)]


def move_name(state: State, block: str, attack: str) -> str:
    """Return the move in Kami's notation: a block is face down when its player leads."""
    if block == "p":
        return "-"
    leading = state.dump()["attack"] is None
    return f"({letter(block)})>{letter(attack)}" if leading else f"{letter(block)}>{letter(attack)}"


def read(text: str) -> History:
    """Return the history that the string tells; GoitaError says what is wrong with it, and where."""
    parts = text.strip().split(",")
    if len(parts) < SEATS + 1:
        raise GoitaError(f"a history has four hands and who is first, separated by commas; {text!r} has {len(parts)} parts")
    hands = parts[:SEATS]
    for number, hand in enumerate(hands, 1):
        wrong = [digit for digit in hand if digit not in DIGITS]
        if wrong:
            raise GoitaError(f"hand {number}, {hand!r}: {wrong[0]!r} is no digit from 1 to 9")
        if len(hand) != HAND:
            raise GoitaError(f"hand {number}, {hand!r}: has {len(hand)} cards, not {HAND}")
    for digit, most in zip(DIGITS, HOW_MANY, strict=True):
        found = "".join(hands).count(digit)
        if found != most:
            raise GoitaError(f"the hands have {found} times the digit {digit}, it must be {most}")
    if not re.fullmatch("s[1-4]", parts[SEATS]):
        raise GoitaError(f"who is first must be s1, s2, s3 or s4, not {parts[SEATS]!r}")
    moves: list[GoitaMove] = []
    for number, part in enumerate(parts[SEATS + 1 :], 1):
        if re.fullmatch("[1-4]p", part):
            moves.append((int(part[0]) - 1, "p", ""))
        elif re.fullmatch("[1-4][1-9][1-9]", part):
            moves.append((int(part[0]) - 1, part[1], part[2]))
        else:
            raise GoitaError(f"move {number}, {part!r}: must be seat, block and attack, as in 371, or seat and p, as in 2p")
    return History(["".join(sorted(hand)) for hand in hands], int(parts[SEATS][1]) - 1, moves)


def write(record: Record, round_number: int = 1) -> str:
    """Return a round of a 4-player Kami record as a history: its last deal and its moves; Empresses are 8, then 9."""
    if not is_goita(record.game):
        raise GoitaError("only 4-player Kami can be written as a Goita history")
    history: History | None = None
    asked = False

    def watch(state: State, action: int) -> None:
        nonlocal history, asked
        document = state.dump()
        if document["round"] != round_number or state.to_move() < 0:
            return
        if not any(line["defence"] for line in document["lines"]):  # before the first lead, in a new deal too
            asked = bool(document["asked"])
            history = History(digits(document["hands"]), document["first"], [])
        name = record.game.names()[action]
        if history is not None and (name == "-" or ">" in name):
            block, attack = ("p", "") if name == "-" else played(history, int(state.to_move()), name)
            history.moves.append((int(state.to_move()), block, attack))

    record.replay(watch)
    if history is None:
        raise GoitaError(f"the record has no round {round_number} that was dealt")
    if asked and history.moves:
        raise GoitaError(f"in round {round_number} somebody asked (K-06), which a Goita history can't tell")
    return str(history)


def digits(hands: list[str]) -> list[str]:
    """Return the hands in digits; the first Empress dealt is 8, the other 9."""
    empresses = iter("89")
    return ["".join(next(empresses) if card == "E" else DIGITS[LETTERS.index(card)] for card in hand) for hand in hands]


def played(history: History, seat: int, name: str) -> tuple[str, str]:
    """Return block and attack of a move in digits; who has both Empresses plays 8 first."""
    gone = "".join(block + attack for mover, block, attack in history.moves if mover == seat)
    left = [digit for digit in history.hands[seat] if digit in "89" and digit not in gone]
    cards = name.replace("(", "").replace(")", "").split(">")
    block, attack = (left.pop(0) if card == "E" else DIGITS[LETTERS.index(card)] for card in cards)
    return block, attack
