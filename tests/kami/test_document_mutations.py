"""Documents with one thing changed: refused with a clear error, or a position that can be played."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import tatami
from tests.kami.positions import Document
from tests.twins.kami import Twin

VALUES: list[Any] = [None, True, -1, 0, 1, 2, 3, 5, 15, 99, 1.0, "", "S", "E", "SS", "?", "(S)", "*S", "(*S)", "S?"]
VALUES += ["chance", "play", "ask", "answer", "deal", "over", [], ["S"], {}, [0, 5]]


def slots(node: Any) -> list[tuple[Any, Any]]:
    """Every place in a document: the container and the key in it."""
    if isinstance(node, dict):
        inner = list(node.items())
    elif isinstance(node, list):
        inner = list(enumerate(node))
    else:
        return []
    return [(node, key) for key, _ in inner] + [slot for _, child in inner for slot in slots(child)]


def change(document: Document, other: Document, rng: random.Random) -> Document:
    """A copy with one value replaced, removed or doubled, a letter changed, or a field of another position."""
    changed = copy.deepcopy(document)
    way = rng.randrange(5)
    if way == 0:
        for field in rng.sample(list(document), rng.randrange(1, 3)):
            changed[field] = copy.deepcopy(other[field])
        return changed
    container, key = rng.choice(slots(changed))
    value = container[key]
    if way == 1 and isinstance(value, str) and value:
        place = rng.randrange(len(value))
        container[key] = value[:place] + rng.choice("SLRVGFTE?*(") + value[place + 1 :]
    elif way == 2 and isinstance(container, list):
        container.insert(key, copy.deepcopy(value))
    elif way == 3:
        del container[key]
    else:
        container[key] = copy.deepcopy(rng.choice(VALUES))
    return changed


def check_change(document: Document, other: Document, rng: random.Random) -> bool:
    """Whether the changed document was taken; then it is one that goes on as the twin does."""
    changed = change(document, other, rng)
    game = tatami.game("kami", **document["options"])
    kept = json.dumps(changed)
    try:
        state = game.load(changed)
    except ValueError:
        return False
    finally:
        assert json.dumps(changed) == kept, "loading changes nothing"
    # As text, because True == 1 and 1.0 == 1.
    assert json.dumps(state.dump(), sort_keys=True) == json.dumps(changed, sort_keys=True)
    twin = Twin.load(changed)
    for _ in range(12):
        assert sorted(state.moves()) == twin.moves(), kept
        assert state.dump() == twin.dump(), kept
        if not twin.moves():
            break
        name = rng.choice(twin.moves())
        twin.play(name)
        state.play(game.action(name))
    return True


def positions(players: int, rng: random.Random) -> list[Document]:
    """All positions of the first steps of a game."""
    twin = Twin({"players": players, "ending": rng.choice(["soldier", "lord", "kami"]), "first": "random"})
    passed = [twin.dump()]
    for _ in range(90):
        twin.play(rng.choice(twin.moves()))
        passed.append(twin.dump())
    return passed


@pytest.mark.parametrize("players", [4, 3, 2])
def test_changed_documents(players: int) -> None:
    seed = f"kami changes {players}"
    print(f"seed {seed!r}")
    rng = random.Random(seed)
    taken = 0
    for _ in range(12):
        passed = positions(players, rng)
        taken += sum(check_change(rng.choice(passed), rng.choice(passed), rng) for _ in range(80))
    # Some changes are harmless (another score, another first player), most are not.
    assert 0 < taken < 480
