"""The cards that lie before the seats: a *laid move* is one move of the round in one number, its defence and its attack."""

from typing import Final

from mypy_extensions import i64

UNSEEN: Final = 8  # a card that the observer can't see
MISSING: Final = 15  # the attack of a move in two steps, before it is played
DOWN_BIT: Final = 64
HIRED_BIT: Final = 128
ATTACK_HIRED_BIT: Final = 4096


def laid_move(seat: i64, defence: i64, down: bool, hired: bool, attack: i64, attack_hired: bool) -> i64:
    """Return one move of the round as a number; `hired` says that the card is a mercenary."""
    flags = (DOWN_BIT if down else 0) + (HIRED_BIT if hired else 0) + (ATTACK_HIRED_BIT if attack_hired else 0)
    return seat + defence * 4 + attack * 256 + flags


def seat_of(move: i64) -> i64:
    """Return who made a laid move."""
    return move & 3


def defence_of(move: i64) -> i64:
    """Return the kind of a laid move's defence, UNSEEN for a card that the observer can't see."""
    return (move >> 2) & 15


def attack_of(move: i64) -> i64:
    """Return the kind of a laid move's attack, MISSING while it is still due."""
    return (move >> 8) & 15


def is_down(move: i64) -> bool:
    """Return whether the defence lies face down: then the move was a lead."""
    return move & DOWN_BIT != 0


def is_hired(move: i64) -> bool:
    """Return whether the defence was a mercenary."""
    return move & HIRED_BIT != 0


def is_attack_hired(move: i64) -> bool:
    """Return whether the attack was a mercenary."""
    return move & ATTACK_HIRED_BIT != 0


def with_defence(move: int, kind: int) -> int:
    """Return the laid move with another card as its defence."""
    return (move & ~(15 << 2)) | (kind << 2)


def moves_of(laid: list[int], seat: int) -> list[int]:
    """Return the laid moves of one seat, in the order played."""
    return [move for move in laid if seat_of(move) == seat]
