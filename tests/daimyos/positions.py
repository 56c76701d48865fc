"""Whole position documents out of the few fields that a scenario is about.

All boards lie upright, a and b below, c and d above. The field without cards, columns a to j, row 10 down to row 1:

    .  b  .  r  .  .  .  b  .  .
    .  4  w  7  b  .  w  .  b  .         4 yellow b9, 7 brown d9
    r  .  .  .  b  r  .  2  w  .         2 turquoise h8
    .  .  w  .  .  .  r  .  r  .
    r  .  .  .  .  .  .  .  .  w
    .  b  .  .  r  w  .  .  .  .
    b  1  w  .  .  .  .  w  .  b         1 blue b4
    .  .  r  w  .  r  .  .  6  .         6 purple i3
    .  .  r  5  b  .  3  w  .  r         5 orange d2, 3 green g2
    w  .  .  .  .  .  b  .  .  b
"""

from __future__ import annotations

import copy
from typing import Any

from tatami import Observation, Seat, State, game
from tatami.texts.saying import say

Document = dict[str, Any]

CARDS = [f"n{number:02}" for number in range(1, 30)]
DAIMYOS = ["blue", "turquoise", "green", "yellow", "orange", "purple", "brown"]
OPTIONS: dict[str, Any] = {
    "players": 2,
    "level": 0,
    "clan_techniques": False,
    "blacklist": False,
    "ronin": False,
    "first": "random",
    "box": "built-in",
}
CLAN_CARDS = {"black": "boryaku", "white": "choho", "red": "kenjutsu"}

# Cards that leave both blue and orange one guard, the samurai on c3. Then `place r0 @c3` of n17 takes it.
ONE_GUARD = ["n16 r0 c2", "n02 r0 e1", "n18 r180 a3"]
# A card that leaves blue the samurai on a4 and b5. Then `place r180 @a3` of n18 takes both.
TWO_GUARDS = ["n01 r0 c2"]


def tokens(board: dict[str, int] | None = None, favours: str = "", spent: str = "") -> Document:
    """A seat's tokens: `favours="78"` are tokens 7 and 8."""
    return {"board": board or {}, "favours": [int(n) for n in favours], "spent": [int(n) for n in spent]}


def position(
    *,
    placed: list[str] | None = None,
    hands: tuple[str, str] = ("n01", "n03"),
    deck: str | None = None,
    options: dict[str, Any] | None = None,
    clans: tuple[str, str] = ("black", "red"),
    tracks: tuple[int, int, int] = (0, 0, 0),
    favours: tuple[str, str] = ("", ""),
    **fields: Any,
) -> Document:
    """A document of a turn under way; cards that aren't named are in the deck or, with `deck` given, discarded."""
    chosen = {**OPTIONS, **(options or {})}
    lying = [card.split() for card in placed or []]
    held = [hand.split() for hand in hands]
    if chosen["players"] == 1:
        held[1] = []
    seen = [card[0] for card in lying] + held[0] + held[1]
    rest = [card for card in CARDS if card not in seen]
    kept = rest if deck is None else deck.split()
    turn = fields.get("turn", 0)
    document: Document = {
        "game": "daimyos",
        "options": chosen,
        "phase": "start",
        "seat": turn,
        "turn": turn,
        "boards": [["a", 0], ["b", 0], ["c", 0], ["d", 0]],
        "placed": lying,
        "laid": 0,
        "hands": held,
        "deck": kept,
        "discarded": [card for card in rest if card not in kept],
        "clans": list(clans),
        "neutral": next(clan for clan in ("black", "white", "red") if clan not in clans),
        "clan_cards": dict(CLAN_CARDS) if chosen["clan_techniques"] else {},
        "tracks": dict(zip(("black", "white", "red"), tracks, strict=True)),
        "tokens": [tokens(favours=favours[0]), tokens(favours=favours[1])],
        "used": [],
        "as_white": [],
        "eliminated": {},
        "lists": ["1A", "2A"] if chosen["blacklist"] else [None, None],
        "assigned": [None, None],
        "automaton": automaton(chosen["level"]) if chosen["players"] == 1 else None,
    }
    document.update(copy.deepcopy(fields))
    return document


def automaton(level: int = 0, top: str | None = None, **fields: Any) -> Document:
    """The Automaton's cards at a level: a full deck, no row, the highest Score card on top."""
    deck = sorted(f"{n}B" if n <= level else f"{n}A" for n in range(1, 8))
    score = sorted(f"{n}A" if n <= level else f"{n}B" for n in range(1, 8))
    shown = top or score[-1]
    found: Document = {
        "deck": deck,
        "row": [],
        "top": shown,
        "score_deck": [card for card in score if card != shown],
        "on_tracks": {"black": [], "white": [], "red": []},
    }
    found.update(fields)
    return found


def solo(level: int = 0, **fields: Any) -> Document:
    """A document of a game against the Automaton."""
    return position(options={"players": 1, "level": level}, **fields)


def fallen(*standing: str, seat: int = 0) -> dict[str, int]:
    """All daimyos eliminated by a seat, but for those named."""
    return {colour: seat for colour in DAIMYOS if colour not in standing}


def load(document: Document) -> State:
    """The state of a document."""
    state = game("daimyos", **document["options"]).load(document)
    assert state.dump() == document
    return state


def play(state: State, *names: str) -> State:
    """Play moves by name, chance's too; gives the state back. Every document on the way can be read."""
    for name in names:
        assert name in state.moves(), f"{name} is not among {state.moves()[:40]}"
        state.play(state.game.action(name))
        assert state.game.load(state.dump()).dump() == state.dump()
    return state


def after(document: Document, *names: str) -> Document:
    """The document after these moves."""
    return play(load(document), *names).dump()


def refused(state: State, name: str) -> str | None:
    """The number of the rule that forbids a move, None where it is legal."""
    refusal = state.refusal(name)
    if refusal is not None:
        for lang in ("en", "fr", "de"):
            assert say(refusal.reason, lang).strip()
    return None if refusal is None else refusal.rule


def seen(state: State, seat: int) -> Observation:
    """What a seat sees."""
    return state.observe(Seat(seat))


def placing(state: State) -> list[str]:
    """The placements among the legal moves."""
    return [name for name in state.moves() if name.startswith("place ")]
