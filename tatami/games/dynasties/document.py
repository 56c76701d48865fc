"""Position documents of Dynasties: a state as plain data (the form is public and fixed)."""

from typing import Final

from mypy_extensions import i64

from tatami.game import CHANCE, OVER, Document, Game
from tatami.games.dynasties.actions import NONE, PILE_NAMES
from tatami.games.dynasties.cards import IDS, MISSIONS, TYPES, count, mission_list
from tatami.games.dynasties.state import DynastiesState
from tatami.games.dynasties.table import Table

PHASES: Final[list[str]] = ["deal", "draw", "card", "act", "pile", "end", "reveal", "over"]
FIELDS: Final[list[str]] = [
    "game", "options", "round", "starter", "phase", "seat", "turn", "draw", "discard", "hands", "sets", "known",
    "drawn", "pending", "figures", "supply", "fresh", "missions", "rounds", "bonus",
]  # fmt: skip


def dump(state: DynastiesState) -> Document:
    """The whole position, hidden parts included."""
    seats = range(int(state.table.players))
    hands = [cards(state.hands[seat]) for seat in seats]
    missions = [[MISSIONS[number] for number in mission_list(int(state.missions_of(seat)))] for seat in seats]
    return document(state.game, state.table, hands, missions)


def document(game: Game, table: Table, hands: list[dict[str, int]], missions: list[list[str]]) -> Document:
    """The table as a document, with hands and missions as far as the reader may know them."""
    seats = range(int(table.players))
    return {
        "game": "dynasties",
        "options": dict(game.options),
        "round": int(table.round),
        "starter": seat_or_null(table.starter),
        "phase": PHASES[table.phase],
        "seat": seat_text(int(table.seat)),
        "turn": seat_or_null(table.turn),
        "draw": [int(table.draw_one), int(table.draw_two)],
        "discard": [[IDS[kind] for kind in table.pile_cards(pile)] for pile in range(2)],
        "hands": hands,
        "sets": [cards(table.set_of(seat)) for seat in seats],
        "known": [cards(table.known[seat]) for seat in seats],
        "drawn": [PILE_NAMES[pile] for pile in (table.drawn_one, table.drawn_two) if pile != NONE],
        "pending": pending(table),
        "figures": [int(table.figures[seat]) for seat in seats],
        "supply": int(table.supply),
        "fresh": int(table.fresh),
        "missions": missions,
        "rounds": [scores[:] for scores in table.rounds],
        "bonus": table.bonus[:],
    }


def cards(hand: i64) -> dict[str, int]:
    """Cards by type, without those that there are none of."""
    return {IDS[kind]: int(count(hand, kind)) for kind in range(TYPES) if count(hand, kind) > 0}


def pending(table: Table) -> Document | None:
    """D-32: the cards that wait for their owner's choice of a pile, and the phase that follows."""
    if table.pending == 0:
        return None
    return {
        "owner": int(table.pending_owner),
        "type": IDS[table.pending_type],
        "count": int(table.pending),
        "then": PHASES[table.pending_then],
    }


def seat_or_null(seat: i64) -> int | None:
    """A seat, None while chance hasn't said yet who starts."""
    return None if seat == NONE else int(seat)


def seat_text(seat: int) -> int | str | None:
    """A seat, "chance", or None when the game is over."""
    return "chance" if seat == CHANCE else None if seat == OVER else seat
