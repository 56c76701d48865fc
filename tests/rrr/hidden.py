"""What each seat of RRR doesn't see, told from the rules alone, by exchanging it; and moments worth looking at."""

from __future__ import annotations

import copy
from random import Random

import tatami
from tatami import testing
from tatami.game import Document, State
from tests.rrr.positions import NEUTRALS


def sees_packet(document: Document, seat: int) -> bool:
    """R-05: who draws a packet sees it, and when it is passed on both do; a spectator never."""
    step, first = document["draft"]["step"], document["first"]
    if seat < 0:
        return False
    return step in (2, 4) or seat == (first if step == 1 else 1 - first)


def visible(document: Document, seat: int) -> set[str]:
    """The neutrals that lie before the seat's eyes."""
    names = {entry[key] for entry in document["board"].values() for key in ("tile", "under") if key in entry}
    names |= {*document["discard"], *document["neutral"]}
    for owner in (0, 1):
        names |= set(document["zones"][owner])
        if owner != seat:
            names -= set(document["hidden"][owner])
    draft = document["draft"] or {}
    names |= set(draft.get("open", []))
    if "packet" in draft and sees_packet(document, seat):
        names |= set(draft["packet"])
    return names & set(NEUTRALS)


def permute(document: Document, seat: int, rng: Random) -> Document:
    """The same position with the tiles that the seat doesn't see exchanged, as far as R-13 leaves them open."""
    if document["options"]["neutrals"] not in ("secret", "secret-draft"):
        return document
    game = tatami.game("rrr", **document["options"])
    unseen = sorted(set(NEUTRALS) - visible(document, seat))
    for _ in range(20):
        other = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
        changed = copy.deepcopy(document)
        lists = [*changed["zones"], *changed["hidden"], changed["used"]]
        if changed["draft"] is not None and "packet" in changed["draft"]:
            lists.append(changed["draft"]["packet"])
        for names in lists:
            names[:] = sorted(other.get(name, name) for name in names)
        try:
            game.load(changed)
        except tatami.DocumentError as error:
            if "R-13" in error.reason:  # a last hidden tile that is, or can't be, the Tower
                continue
            raise
        return changed
    return document


def moment(state: State) -> str:
    """What kind of moment it is."""
    document = state.dump()
    step = (document["draft"] or {}).get("step", 0)
    hidden = [len(names) for names in document["hidden"]]
    return f"{document['phase']} {document['seat'] == 'chance'} {step} {hidden} {min(document['game_no'], 2)}"


def moments(mode: str, seed: int, each: int, games: int = 12) -> list[tuple[State, str]]:
    """Up to `each` states of every kind of moment, with the way to each."""
    found: dict[str, list[tuple[State, str]]] = {}
    game = tatami.game("rrr", neutrals=mode, games=3)
    for state, where in testing.random_states(game, seed, games, 2_000):
        kept = found.setdefault(moment(state), [])
        if len(kept) < each:
            kept.append((state.clone(), where))
    return [pair for kept in found.values() for pair in kept]
