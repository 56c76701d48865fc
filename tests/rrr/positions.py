"""Whole position documents out of the few fields that a scenario is about."""

from __future__ import annotations

from typing import Any

from tatami import Observation, Seat, State, game
from tatami.texts.saying import say

FACTION = ["archer", "assassin", "general", "guard", "knight", "princess", "sovereign"]
NEUTRALS = ["bandit", "death", "ferryman", "herald", "jailer", "messenger", "mimic", "necromancer"]
NEUTRALS += ["pirate", "protector", "rebel", "smuggler", "spy", "tower", "trickster", "witch"]
SPACES = [file + rank for rank in "123" for file in "abc"]
HIDDEN_MODES = ("secret", "secret-draft")

Document = dict[str, Any]


def tile(name: str, side: int) -> str:
    """A tile as documents write it: `general` is the copy of this side."""
    return f"{name}/{side}" if name in FACTION else name


def on_space(text: str) -> Document:
    """`^general` points for seat 0, `v general/0` for seat 1; `#1` face down by seat 1; `^tower>archer` a stack."""
    side = "^v".index(text[0])
    name, _, under = text[1:].strip().partition(">")
    under, _, down = under.partition("#")
    if "#" in name:
        name, _, down = name.partition("#")
    entry: Document = {"tile": tile(name.strip(), side), "ally": side}
    if down:
        entry["down"] = int(down)
    if under:
        entry["under"] = tile(under.strip(), side)
    return entry


def position(
    board: dict[str, str],
    zone0: str | None = None,
    zone1: str | None = None,
    *,
    seat: int | str | None = 0,
    neutral: str = "",
    discard: str | None = None,
    hidden: tuple[str, str] = ("", ""),
    neutrals: str = "shared",
    victory: str = "match",
    games: int = 2,
    **fields: Any,
) -> Document:
    """A document of a game under way. A zone that isn't given has all faction tiles of its seat that are nowhere else;
    those that are then still nowhere are in the discard pile, unless that is given."""
    table = {space: on_space(text) for space, text in board.items()}
    gone = [name for entry in table.values() for name in (entry["tile"], entry.get("under")) if name]
    given = [zone.split() if zone is not None else None for zone in (zone0, zone1)]
    pile = [tile(name, 0) if "/" not in name else name for name in (discard or "").split()]
    zones: list[list[str]] = []
    for side in (0, 1):
        names = given[side]
        if names is None:
            other = [tile(name, 1 - side) for name in given[1 - side] or []]
            zone = [f"{name}/{side}" for name in FACTION if f"{name}/{side}" not in [*gone, *pile, *other]]
        else:
            zone = [tile(name, side) for name in names]
        zones.append(zone + hidden[side].split())
    if discard is None:
        here = [*gone, *zones[0], *zones[1]]
        pile = [f"{name}/{side}" for side in (0, 1) for name in FACTION if f"{name}/{side}" not in here]
    everything = [*gone, *zones[0], *zones[1], *pile, *neutral.split()]
    used = fields.pop("used", [])
    return {
        "game": "rrr",
        "options": {"neutrals": neutrals, "victory": victory, "games": games, "first": "random"},
        "score": fields.pop("score", [0, 0]),
        "game_no": fields.pop("game_no", 1),
        "first": fields.pop("first", 0),
        "phase": fields.pop("phase", "place"),
        "seat": seat,
        "board": table,
        "zones": [sorted(zone) for zone in zones],
        "hidden": [sorted(names.split()) for names in hidden],
        "neutral": sorted(neutral.split()),
        "discard": sorted(pile),
        "used": sorted({*used, *(name for name in everything if name in NEUTRALS)}),
        "draft": fields.pop("draft", None),
        "resolving": fields.pop("resolving", []),
        **fields,
    }


def load(document: Document) -> State:
    """The state of a document."""
    return game("rrr", **document["options"]).load(document)


def at(board: dict[str, str], zone0: str | None = None, zone1: str | None = None, **fields: Any) -> State:
    """The state of a position, as `position` makes it."""
    return load(position(board, zone0, zone1, **fields))


def start(neutrals: str = "shared", first: int | str = 0, **options: Any) -> State:
    """A match before its first tile."""
    return game("rrr", neutrals=neutrals, first=first, **options).start()


def play(state: State, *names: str) -> State:
    """Play moves by name, chance's too; gives the state back."""
    for name in names:
        assert name in state.moves(), f"{name} is not among {state.moves()}"
        state.play(state.game.action(name))
    return state


def deal(state: State, *tiles: str) -> State:
    """Let chance draw these neutrals."""
    return play(state, *(f"card {name}" for name in tiles))


def choices(state: State) -> set[str]:
    """The choices of the effect under way, but for declining, which must be offered first."""
    moves = state.moves()
    assert state.dump()["phase"] == "effect"
    assert moves[0] == "-"
    return set(moves[1:])


def board_of(state: State) -> dict[str, str]:
    """The board in the short form: `^general/0`, `vknight/1#0`, `^tower>archer/0`."""
    table: dict[str, str] = {}
    for space, entry in state.dump()["board"].items():
        under = f">{entry['under']}" if "under" in entry else ""
        down = f"#{entry['down']}" if "down" in entry else ""
        table[space] = f"{'^v'[entry['ally']]}{entry['tile']}{under}{down}"
    return table


def refused(state: State, name: str) -> str | None:
    """The number of the rule that forbids a move, None where it is legal."""
    refusal = state.refusal(name)
    assert (refusal is None) == (name in state.moves())
    if refusal is None:
        return None
    for lang in ("en", "fr", "de"):
        assert say(refusal.reason, lang)
    return refusal.rule


def observe(state: State, seat: int) -> Observation:
    """What a seat, or the spectator, may know."""
    return state.observe(Seat(seat))
