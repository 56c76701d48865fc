"""Position documents of Kami: a state as plain data, and back (the form is public and fixed)."""

from typing import Final

from mypy_extensions import i64

from tatami.game import CHANCE, OVER, Document
from tatami.games.kami.actions import NONE, STACKS
from tatami.games.kami.cards import LETTERS, spell
from tatami.games.kami.state import (
    MISSING,
    UNSEEN,
    KamiState,
)

PHASES: Final[list[str]] = ["deal", "ask", "answer", "play", "over"]
ENDINGS: Final[list[str]] = ["soldier", "lord", "kami"]
FIELDS: Final[list[str]] = [
    "game",
    "options",
    "scores",
    "round",
    "first",
    "phase",
    "seat",
    "hands",
    "lines",
    "attack",
    "asked",
    "aside",
    "mercenaries",
]


def dump(state: KamiState) -> Document:
    """The whole position, hidden parts included."""
    stacks: list[str] = []
    if state.players == 2:
        stacks = [stack_text(state.tops, state.below, stack) for stack in range(STACKS)]
    aside = [state.aside_one, state.aside_two]
    return {
        "game": "kami",
        "options": dict(state.game.options),
        "scores": [int(score) for score in state.scores],
        "round": int(state.round),
        "first": None if state.first == NONE else int(state.first),
        "phase": PHASES[state.phase],
        "seat": seat_text(int(state.seat)),
        "hands": [spell(hand) for hand in state.hands],
        "lines": lines(state.laid, int(state.players)),
        "attack": attack_text(int(state.attack), int(state.attacker)),
        "asked": asked_pairs(state.asked),
        "aside": "".join(LETTERS[kind] for kind in aside if kind != NONE),
        "mercenaries": stacks,
    }


def seat_text(seat: int) -> int | str | None:
    """A seat, "chance", or None when the game is over."""
    return "chance" if seat == CHANCE else None if seat == OVER else seat


def attack_text(card: int, seat: int) -> Document | None:
    """The attack that must be answered."""
    return None if card == NONE else {"seat": seat, "card": LETTERS[card]}


def asked_pairs(asked: list[int]) -> list[list[int]]:
    """K-06: who asked, and how many Soldiers he showed."""
    return [[entry // 16, entry % 16] for entry in asked]


def stack_text(tops: i64, below: i64, stack: i64) -> str:
    """A mercenary stack: its face-up letter, then ? while an unseen card lies below."""
    top = (tops >> (stack * 4)) & 15
    return ("" if top == 0 else LETTERS[top - 1]) + ("?" if (below >> stack) & 1 else "")


def lines(laid: list[int], players: int) -> list[dict[str, list[str]]]:
    """The cards before each seat, in the order played."""
    table: list[dict[str, list[str]]] = [{"defence": [], "attack": []} for _ in range(players)]
    for entry in laid:
        row = table[entry & 3]
        card = ("*" if entry & 128 else "") + card_letter((entry >> 2) & 15)
        row["defence"].append(f"({card})" if entry & 64 else card)
        attack = (entry >> 8) & 15
        if attack != MISSING:
            row["attack"].append(("*" if entry & 4096 else "") + LETTERS[attack])
    return table


def card_letter(kind: int) -> str:
    """The letter of a card, ? for one that the observer can't see."""
    return "?" if kind == UNSEEN else LETTERS[kind]
