"""Position documents of Daimyos: a table as plain data (the form is public and fixed)."""

from typing import Any, Final

from mypy_extensions import i64

from tatami.game import CHANCE, OVER, Document
from tatami.games.daimyos.names import (
    CLANS,
    DAIMYOS,
    NONE,
    PHASES,
    SPACE_NAMES,
    SPACES,
    TECHNIQUES,
    TURNINGS,
    USED,
)
from tatami.games.daimyos.table import Table, members

FIELDS: Final[list[str]] = [
    "game",
    "options",
    "phase",
    "seat",
    "turn",
    "boards",
    "placed",
    "laid",
    "hands",
    "deck",
    "discarded",
    "clans",
    "neutral",
    "clan_cards",
    "tracks",
    "tokens",
    "used",
    "as_white",
    "eliminated",
    "lists",
    "assigned",
    "automaton",
]


def dump(table: Table, assigned: list[list[int]]) -> Document:
    """The whole position; `assigned` may have clan 3 where a seat doesn't know it, which is written as ?."""
    box = table.terms.box
    return {
        "game": "daimyos",
        "options": dict(table.game.options),
        "phase": PHASES[table.phase],
        "seat": seat_text(int(table.seat)),
        "turn": None if table.turn == NONE else int(table.turn),
        "boards": [[box.boards[laid // 4], laid % 4 * 90] for laid in table.boards],
        "placed": [placed_text(table, code) for code in table.placed],
        "laid": int(table.laid),
        "hands": [[box.cards[card] for card in hand] for hand in table.hands],
        "deck": card_texts(table, table.deck),
        "discarded": [box.cards[card] for card in table.discarded],
        "clans": [clan_text(clan) for clan in table.clans],
        "neutral": clan_text(int(table.neutral)),
        "clan_cards": {CLANS[clan]: TECHNIQUES[card] for clan, card in enumerate(table.clan_cards) if card != NONE},
        "tracks": {CLANS[clan]: table.tracks[clan] for clan in range(3)},
        "tokens": [token_texts(table, seat) for seat in range(2)],
        "used": [USED[technique] for technique in table.used],
        "as_white": [SPACE_NAMES[space] for space in table.as_white],
        "eliminated": {box.daimyos[daimyo]: seat for daimyo, seat in enumerate(table.eliminated) if seat != NONE},
        "lists": [None if card == NONE else box.autos[card] for card in table.lists],
        "assigned": [assigned_text(entries) for entries in assigned],
        "automaton": automaton_text(table) if table.terms.solo else None,
    }


def seat_text(seat: int) -> int | str | None:
    """A seat, "chance", or None when the game is over."""
    return "chance" if seat == CHANCE else None if seat == OVER else seat


def clan_text(clan: int) -> str | None:
    """A clan, None while nobody has taken it."""
    return None if clan == NONE else CLANS[clan]


def placed_text(table: Table, code: int) -> list[str]:
    """A card that lies: its id, how it is turned, its lower left space."""
    return [table.terms.box.cards[code // SPACES // 8], TURNINGS[code // SPACES % 8], SPACE_NAMES[code % SPACES]]


def card_texts(table: Table, cards: i64) -> list[str]:
    """A set of cards, sorted."""
    return sorted([table.terms.box.cards[card] for card in members(cards)])


def token_texts(table: Table, seat: int) -> dict[str, Any]:
    """A seat's tokens that aren't unplaced daimyo tokens."""
    on_board: dict[str, int] = {}
    for daimyo in range(DAIMYOS):
        if table.eliminated[daimyo] == seat and table.token_on[daimyo]:
            on_board[table.terms.box.daimyos[daimyo]] = table.token_on[daimyo]
    return {"board": on_board, "favours": members(table.favours[seat]), "spent": members(table.spent[seat])}


def assigned_text(entries: list[int]) -> dict[str, str] | None:
    """Y-42: by token the track that it is assigned to; None before the first."""
    if not entries:
        return None
    return {str(entry // 4): "?" if entry % 4 == 3 else CLANS[entry % 4] for entry in entries}


def automaton_text(table: Table) -> dict[str, Any]:
    """Solo: the Automaton's decks, its row, and the Score cards on the tracks."""
    box = table.terms.box
    on_tracks: dict[str, list[list[str]]] = {clan: [] for clan in CLANS}
    for entry in table.on_tracks:
        on_tracks[CLANS[entry // 2 % 3]].append([box.autos[entry // 6], "down" if entry % 2 else "up"])
    return {
        "deck": sorted([box.autos[card] for card in members(table.auto_deck)]),
        "row": [box.autos[card] for card in table.row],
        "top": None if table.top == NONE else box.autos[table.top],
        "score_deck": sorted([box.autos[card] for card in members(table.score_deck)]),
        "on_tracks": on_tracks,
    }
