"""The actions of Daimyos and their names: one table for each box, which names boards, cards and daimyos."""

from typing import Final

from tatami.game import Action, NotationError
from tatami.games.daimyos import pieces
from tatami.games.daimyos.field import SPACE_NAMES, SPACES

DONE: Final = 0
SWAP: Final = 1
TAKE: Final = 2
USE: Final = TAKE + 3
KEEP: Final = USE + 9
KEEP_TWO: Final = KEEP + 2  # of three cards: 1 2, 1 3, 2 3
FIRST: Final = KEEP_TWO + 3
CLAN: Final = FIRST + 2
BOARD: Final = CLAN + 3
CARD: Final = BOARD + pieces.BOARDS * 4
CLAN_CARD: Final = CARD + pieces.CARDS
LIST: Final = CLAN_CARD + 6
AUTO: Final = LIST + pieces.AUTO_CARDS
TOP: Final = AUTO + pieces.AUTO_CARDS
ELIMINATE: Final = TOP + pieces.AUTO_CARDS
ASSIGN: Final = ELIMINATE + pieces.DAIMYOS  # + (token - 1) * 3 + clan
WHITEN: Final = ASSIGN + pieces.TOKENS * 3
PLACE: Final = WHITEN + SPACES  # + turning * SPACES + space
PLACE_ONE: Final = PLACE + 8 * SPACES  # with two cards in hand: the first …
PLACE_TWO: Final = PLACE_ONE + 8 * SPACES  # … or the second
COUNT: Final = PLACE_TWO + 8 * SPACES


def fill_names(box: pieces.Box) -> None:
    """Give the box the table of its notation."""
    names = ["done", "swap"]
    names.extend(f"take {clan}" for clan in pieces.CLANS)
    names.extend(f"use {technique}" for technique in pieces.TECHNIQUES)
    names.extend(["keep 1", "keep 2", "keep 1 2", "keep 1 3", "keep 2 3", "first 0", "first 1"])
    names.extend(f"clan {clan}" for clan in pieces.CLANS)
    names.extend(f"board {board}{quarters * 90}" for board in box.boards for quarters in range(4))
    names.extend(f"card {card}" for card in box.cards)
    names.extend(f"clan-card {technique}" for technique in pieces.TECHNIQUES[pieces.OPEN_TECHNIQUES :])
    for word in ("list", "auto", "top"):
        names.extend(f"{word} {card}" for card in box.autos)
    names.extend(f"eliminate {daimyo}" for daimyo in box.daimyos)
    names.extend(f"assign {token} {clan}" for token in range(1, pieces.TOKENS + 1) for clan in pieces.CLANS)
    names.extend(f"white {space}" for space in SPACE_NAMES)
    for card in ("", "1 ", "2 "):
        names.extend(f"place {card}{turning} @{space}" for turning in pieces.TURNINGS for space in SPACE_NAMES)
    box.names = tuple(names)
    box.numbers = {name: number for number, name in enumerate(names)}


def parse(box: pieces.Box, name: str) -> Action:
    """Return the action of this name; NotationError when there is none."""
    number = box.numbers.get(name)
    if number is None:
        raise NotationError(
            f"{name!r} is no move of Daimyos: a card is laid by `place r90m @c4` (turning, then its lower left space; "
            "`place 2 r0 @c4` with two cards), and there are swap, use chimon, keep 1, white d5, eliminate blue, "
            "assign 3 black, take black and done"
        )
    return Action(number)


def dropped_by(action: int) -> int:
    """Return which card of the hand a keep discards."""
    return KEEP_TWO + 2 - action if action >= KEEP_TWO else KEEP + 1 - action


def card_of(action: int) -> int:
    """Return which card of the hand a placement lays: 0 the only or first one, 1 the second."""
    return 1 if action >= PLACE_TWO else 0


def turning_of(action: int) -> int:
    """Return the turning of a placement."""
    return (action - PLACE) // SPACES % 8


def space_of(action: int) -> int:
    """Return the lower left space of a placement."""
    return (action - PLACE) % SPACES
