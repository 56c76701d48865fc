"""Whole position documents out of the few fields that a scenario is about."""

from __future__ import annotations

from collections import Counter
from typing import Any

import tatami
from tatami import Seat, State
from tatami.texts.saying import say

BOX = {"farmer": 20, "monk": 18, "envoy": 16, "ninja": 14, "samurai": 12, "shogun": 9, "daimyo": 8, "empress": 7, "emperor": 6}
MISSIONS = [["A6", "B9", "C14"], ["A7", "B12", "C16"], ["A8", "B14", "C18"], ["A9", "B16", "C20"]]
THREE = {"farmer": 1, "monk": 1, "envoy": 1}

Document = dict[str, Any]


def unseen(document: Document) -> Counter[str]:
    """The cards that are nowhere in a document."""
    left = Counter(BOX)
    for part in document["hands"] + document["sets"]:
        left.subtract(part)
    for pile in document["discard"]:
        left.subtract(pile)
    if document["pending"]:
        left.subtract({document["pending"]["type"]: document["pending"]["count"]})
    assert min(left.values()) >= 0, f"too many cards of a type: {left}"
    return left


def position(
    players: int = 2,
    *,
    hands: dict[int, dict[str, int]] | None = None,
    sets: dict[int, dict[str, int]] | None = None,
    known: dict[int, dict[str, int]] | None = None,
    missions: bool = False,
    ninjas: bool = False,
    first: Any = "random",
    fill: int | None = None,
    **fields: Any,
) -> Document:
    """A document of a round under way.

    Hands that aren't given are a Farmer, a Monk and an Envoy. The draw piles have what is left; are their sizes given,
    the hand of seat `fill` takes up the rest.
    """
    phase = fields.get("phase", "draw")
    turn = fields.get("turn", 0)
    starter = fields.get("starter", 0)
    pending = fields.get("pending")
    seat: Any = fields.get("seat", starter if phase == "reveal" else pending["owner"] if pending else turn)
    if phase in ("card", "over"):
        seat = "chance" if phase == "card" else None
    here = pending["then"] if pending else phase
    round_number = fields.get("round", 1)
    figures = fields.get("figures", [0] * players)
    hidden = [[] for _ in range(players)] if not missions else [row[: 4 - round_number] for row in MISSIONS[:players]]
    if phase == "reveal" and missions:
        for turn_of in range((seat - starter) % players):
            hidden[(starter + turn_of) % players].pop()
    document: Document = {
        "game": "dynasties",
        "options": {"players": players, "missions": missions, "ninjas": ninjas, "first": first},
        "round": round_number,
        "starter": starter,
        "phase": phase,
        "seat": seat,
        "turn": turn,
        "draw": [],
        "discard": [[], []],
        "hands": [dict((hands or {}).get(n, THREE)) for n in range(players)],
        "sets": [dict((sets or {}).get(n, {})) for n in range(players)],
        "known": [dict((known or {}).get(n, {})) for n in range(players)],
        "drawn": {"act": ["d1", "d2"], "end": ["d1", "d2"], "card": ["d1"]}.get(here, []),
        "pending": None,
        "figures": figures,
        "supply": 4 - sum(figures) if ninjas else 0,
        "fresh": 0,
        "missions": hidden,
        "rounds": [],
        "bonus": [0] * players,
    }
    assert set(fields) <= set(document)
    document.update(fields)
    left = unseen(document)
    if fill is not None:
        for kind in left.elements():
            if unseen(document).total() == sum(document["draw"]):
                break
            hand = document["hands"][fill]
            hand[kind] = hand.get(kind, 0) + 1
    elif "draw" not in fields:
        document["draw"] = [(left.total() + 1) // 2, left.total() // 2]
    assert sum(document["draw"]) == unseen(document).total()
    return document


def load(document: Document) -> State:
    return tatami.game("dynasties", **document["options"]).load(document)


def at(players: int = 2, **fields: Any) -> State:
    """The state of such a position."""
    return load(position(players, **fields))


def play(state: State, *names: str) -> State:
    """Play these moves, each by its name; the same state."""
    for name in names:
        state.play(state.game.action(name))
    return state


def start(players: int = 2, **options: Any) -> State:
    return tatami.game("dynasties", **{"players": players, "first": 0, **options}).start()


def refused(state: State, name: str) -> str | None:
    """The rule by which a move is refused, None when it is legal; the three languages can say it."""
    before = state.dump()
    refusal = state.refusal(name)
    assert state.dump() == before
    if refusal is None:
        return None
    assert len({say(refusal.reason, lang) for lang in ("en", "fr", "de")}) == 3
    return refusal.rule


def weights(state: State) -> dict[str, int]:
    return dict(zip(state.moves(), state.chance(), strict=True))


def stage(state: State) -> tuple[str, Any]:
    """Phase, and who decides."""
    document = state.dump()
    return document["phase"], document["seat"]


def told(state: State, name: str, seat: int) -> list[str]:
    """What a seat reads in the log."""
    return [say(text, "en") for text in state.tell(state.game.action(name), Seat(seat))]
