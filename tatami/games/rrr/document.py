"""Position documents of RRR: a state as plain data (the form is public and fixed)."""

from typing import Any, Final

from mypy_extensions import i64

from tatami.game import CHANCE, OVER, Document
from tatami.games.rrr.position import Position
from tatami.games.rrr.spaces import SPACE_NAMES, SPACES
from tatami.games.rrr.state import (
    CHOOSING,
    DEALING,
    DRAFT,
    DRAFTING,
    FINISHED,
    NOBODY,
    PLAYING,
    SECRET_DRAFT,
    RrrState,
)
from tatami.games.rrr.tiles import TOWER, members, tile_id

MODES: Final[list[str]] = ["shared", "none", "random", "secret", "draft", "secret-draft"]
VICTORIES: Final[list[str]] = ["match", "points"]
PHASES: Final[list[str]] = ["deal", "draft", "place", "effect", "choose-first", "over"]
FIELDS: Final[list[str]] = [
    "game",
    "options",
    "score",
    "game_no",
    "first",
    "phase",
    "seat",
    "board",
    "zones",
    "hidden",
    "neutral",
    "discard",
    "used",
    "draft",
    "resolving",
]


def dump(state: RrrState) -> Document:
    """The whole position, hidden parts included."""
    position = state.position
    return {
        "game": "rrr",
        "options": dict(state.game.options),
        "score": [int(state.score0), int(state.score1)],
        "game_no": int(state.game_no),
        "first": None if state.first == NOBODY else int(state.first),
        "phase": phase_name(state.phase, bool(state.resolving())),
        "seat": seat_text(int(state.seat)),
        "board": board(position),
        "zones": [ids(position.zone0), ids(position.zone1)],
        "hidden": [ids(position.zone0 & position.hidden), ids(position.zone1 & position.hidden)],
        "neutral": ids(position.neutral),
        "discard": ids(position.discard),
        "used": ids(state.used),
        "draft": draft(state.mode, state.phase, ids(state.open), ids(state.packet), int(state.step)),
        "resolving": [SPACE_NAMES[space] for space in state.resolving()],
    }


def phase_name(phase: i64, resolving: bool) -> str:
    """The phase as documents name it."""
    if phase == PLAYING:
        return "effect" if resolving else "place"
    return {DEALING: "deal", DRAFTING: "draft", CHOOSING: "choose-first", FINISHED: "over"}[int(phase)]


def seat_text(seat: int) -> int | str | None:
    """A seat, "chance", or None when the game is over."""
    return "chance" if seat == CHANCE else None if seat == OVER else seat


def ids(tiles: i64) -> list[str]:
    """A set of tiles, sorted."""
    return sorted(tile_id(tile) for tile in members(tiles))


def board(position: Position) -> dict[str, dict[str, Any]]:
    """The occupied spaces."""
    table: dict[str, dict[str, Any]] = {}
    for space in range(SPACES):
        tile = int(position.tile_at(space))
        if tile < 0:
            continue
        entry: dict[str, Any] = {"tile": tile_id(tile), "ally": int(position.side_of(space))}
        if (position.down0 | position.down1) >> space & 1:
            entry["down"] = int((position.down1 >> space) & 1)
        if tile == TOWER:
            entry["under"] = tile_id(int(position.under) - 1)
        table[SPACE_NAMES[space]] = entry
    return table


def draft(mode: i64, phase: i64, open_tiles: list[str], packet: list[str], step: int) -> Document | None:
    """The draft while it lasts, from the first tile drawn for it on."""
    if phase not in (DEALING, DRAFTING):
        return None
    if mode == DRAFT:
        return {"open": open_tiles}
    if mode == SECRET_DRAFT:
        return {"packet": packet, "step": step}
    return None
