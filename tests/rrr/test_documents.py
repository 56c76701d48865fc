"""Position documents: read back as written, and refused by the name of the field where they are wrong."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import tatami
from tests.marks import rule
from tests.rrr.positions import Document, deal, load, play, position, start

FIELDS = ["game", "options", "score", "game_no", "first", "phase", "seat", "board", "zones", "hidden", "neutral", "discard"]
FIELDS += ["used", "draft", "resolving"]


def placing() -> Document:
    return position({"b2": "^citizen", "a1": "^general/1#1", "c3": "vtower>knight"}, neutral="death pirate")


def resolving() -> Document:
    return play(load(position({"b2": "vknight", "a2": "vcitizen"}, "trickster archer")), "trickster@b1", "b2").dump()


def hidden() -> Document:
    return position({"b2": "^citizen"}, hidden=("spy", "rebel witch"), neutrals="secret")


def drafting() -> Document:
    return _drafting("draft", "bandit death herald mimic tower")


def passing() -> Document:
    document = _drafting("secret-draft", "bandit death herald mimic")
    return play(load(document), "take herald").dump()


def _drafting(mode: str, tiles: str) -> Document:
    return deal(play(start(mode, "random"), "first 1"), *tiles.split()).dump()


def between() -> Document:
    return play(load(position({"b2": "^citizen"}, "archer knight", "")), "archer@b1").dump()


def over() -> Document:
    return play(load(position({"b2": "^citizen"}, "archer knight", "", games=1)), "archer@b1").dump()


MAKERS: list[Callable[[], Document]] = [placing, resolving, hidden, drafting, passing, between, over]


@pytest.mark.parametrize("make", MAKERS)
def test_a_document_is_read_and_written_alike(make: Callable[[], Document]) -> None:
    document = make()
    kept = copy.deepcopy(document)
    state = load(document)
    assert state.dump() == kept
    assert list(state.dump()) == FIELDS
    # Neither side holds a piece of the other.
    state.dump()["zones"][0].append("death")
    state.dump()["board"]["a3"] = {}
    document["zones"][0].append("death")
    assert state.dump() == kept
    assert tatami.load(kept).dump() == kept


def refuse(document: Any, field: str, make: Callable[[], Document] = placing) -> None:
    """Loading fails with an error that begins with the name of the field."""
    game = tatami.game("rrr", **make()["options"])
    with pytest.raises(ValueError, match=rf"^{field}(\W|$)"):
        game.load(document)


@pytest.mark.parametrize("make", MAKERS)
def test_missing_and_unknown_fields(make: Callable[[], Document]) -> None:
    for field in FIELDS:
        document = make()
        del document[field]
        refuse(document, field, make)
    refuse({**make(), "colour": "red"}, "colour", make)


WRONG: list[tuple[str, Any]] = [
    ("game", "kami"),
    ("options", {"neutrals": "none", "victory": "match", "games": 2, "first": "random"}),
    ("options", None),
    ("score", [0]),
    ("score", [1, 0]),
    ("score", [-1, 0]),
    ("score", ["0", 0]),
    ("score", [True, 0]),
    ("game_no", 0),
    ("game_no", "1"),
    ("game_no", 99),
    ("first", None),
    ("first", 2),
    ("phase", "lunch"),
    ("seat", 2),
    ("seat", None),
    ("seat", "chance"),
    ("seat", True),
    ("board", []),
    ("board", {"d4": {"tile": "citizen", "ally": 0}}),
    ("board", {"b2": "citizen"}),
    ("zones", [[]]),
    ("zones", {"0": []}),
    ("hidden", [["death"], []]),
    ("hidden", [[], []][:1]),
    ("neutral", ["pirate", "death"]),
    ("neutral", ["death", "death"]),
    ("neutral", ["knight/0"]),
    ("neutral", ["general"]),
    ("discard", ["citizen"]),
    ("discard", "knight/0"),
    ("used", []),
    ("used", ["citizen", "death", "pirate", "tower"]),
    ("used", ["knight/1"]),
    ("draft", {"open": []}),
    ("resolving", ["b2"]),
    ("resolving", None),
]


@pytest.mark.parametrize(("field", "value"), WRONG, ids=lambda value: str(value)[:40])
def test_a_wrong_value(field: str, value: Any) -> None:
    document = placing()
    document[field] = value
    also = {"game_no": "game_no|score", "discard": "discard|board"}
    refuse(document, f"({also.get(field, field)})")


def with_space(space: str, **entry: Any) -> Document:
    document = placing()
    document["board"][space] = entry
    for zone in document["zones"]:
        if entry.get("tile") in zone:
            zone.remove(entry["tile"])
    return document


def test_wrong_spaces() -> None:
    refuse(with_space("a3", tile="citizen", ally=0), "board.a3.tile")  # twice
    refuse(with_space("a3", tile="archer/0"), "board.a3")
    refuse(with_space("a3", tile="archer/0", ally=2), "board.a3.ally")
    refuse(with_space("a3", tile="archer/2", ally=0), "board.a3.tile")
    refuse(with_space("a3", tile="archer", ally=0), "board.a3.tile")
    refuse(with_space("a3", tile="citizen/0", ally=0), "board.a3.tile")
    refuse(with_space("a3", tile="archer/0", ally=0, down=2), "board.a3.down")
    refuse(with_space("a3", tile="archer/0", ally=0, colour="red"), "board.a3")
    refuse(with_space("a3", tile="archer/0", ally=0, under="knight/0"), "board.a3.under")


@rule("R-14")
def test_wrong_stacks() -> None:
    for under in (None, "tower", "citizen", "guard/0", "guard/1"):
        document = placing()
        document["board"]["c3"]["under"] = under
        refuse(document, r"board\.c3\.under")
    document = placing()
    del document["board"]["c3"]["under"]
    refuse(document, r"board\.c3\.under")


def test_a_tile_twice() -> None:
    document = placing()
    document["zones"][0] = sorted([*document["zones"][0], "knight/1"])  # it lies under the Tower
    refuse(document, "zones")
    document = placing()
    document["zones"][1] = sorted([*document["zones"][1], "archer/0"])
    refuse(document, r"zones\[1\]")
    document = placing()
    document["discard"] = ["archer/0"]
    refuse(document, "discard")
    document = placing()
    document["zones"][0] = sorted([*document["zones"][0], "death"])
    refuse(document, "neutral")
    document = passing()
    document["draft"]["packet"][0] = "herald"
    refuse(document, r"draft\.packet", passing)


@rule("R-50")
def test_a_full_board_that_is_not_over() -> None:
    board = {
        "a1": "^citizen", "b1": "^knight", "c1": "^archer", "a2": "^princess", "b2": "vknight", "c2": "vprincess",
        "a3": "vgeneral", "b3": "varcher", "c3": "^assassin",
    }  # fmt: skip
    refuse(position(board), "board", lambda: position(board))
    # With a face-down tile it isn't.
    board["a1"] = "^citizen#1"
    refuse(position(board), "seat", lambda: position(board))  # seat 0 has no space, so it has lost
    board["b1"] = ""
    del board["b1"]
    assert load(position(board)).to_move() == 0


@rule("R-10")
@rule("R-70")
def test_what_the_mover_destroyed_has_left() -> None:
    document = placing()
    document["board"]["a1"]["down"] = 0
    refuse(document, r"board\.a1\.down")
    document["seat"] = 1
    assert load(document).to_move() == 1


@rule("R-02")
def test_an_empty_board_is_the_first_turn() -> None:
    document = play(start("none", "random"), "first 1").dump()
    assert load(document).dump() == document
    good = lambda: document  # noqa: E731
    refuse({**document, "seat": 0}, "seat", good)
    refuse({**document, "discard": ["knight/0"], "zones": [document["zones"][0][:4], document["zones"][1]]}, "discard", good)
    refuse({**document, "zones": [document["zones"][0], document["zones"][0]]}, "zones", good)
    without = [document["zones"][0], [name for name in document["zones"][1] if name != "citizen"]]
    refuse({**document, "zones": without}, r"zones\[1\]", good)


@rule("R-13")
def test_a_player_to_place_can_place() -> None:
    refuse(position({"b2": "^citizen"}, "archer", "", seat=1), "seat")
    refuse(position({"b2": "^citizen"}, "archer", "tower", seat=1), "seat")
    assert load(position({"b2": "vcitizen"}, "archer", "tower", seat=1)).moves() == ["tower@b2"]


@rule("R-25")
@rule("R-35")
def test_wrong_effects() -> None:
    for spaces in ([], ["b1", "a2"], ["b1", "b1"], ["b2"], ["a3"], ["b1", "b2", "a2"], ["b1", "b2", "a2", "c3"], "b1", [1]):
        document = resolving()
        document["resolving"] = spaces
        refuse(document, "(resolving|seat)", resolving)
    refuse({**resolving(), "seat": 1}, "seat", resolving)
    refuse({**resolving(), "seat": "chance"}, "seat", resolving)
    refuse({**resolving(), "phase": "place"}, "resolving", resolving)


@rule("R-05")
def test_wrong_drafts() -> None:
    good = drafting()
    refuse({**good, "seat": 0}, "seat", drafting)
    refuse({**good, "phase": "place"}, "draft", drafting)
    refuse({**good, "phase": "deal", "seat": "chance"}, "draft", drafting)
    refuse({**good, "draft": None}, "draft", drafting)
    refuse({**good, "draft": {"open": good["draft"]["open"][:2]}}, "draft", drafting)
    refuse({**good, "draft": {"packet": [], "step": 1}}, "draft", drafting)
    refuse({**good, "board": {"a1": {"tile": "citizen", "ally": 1}}}, "(board|zones)", drafting)
    good = passing()
    for step in (1, 3, 4, 0, 5, None):
        refuse({**good, "draft": {**good["draft"], "step": step}}, "(draft|hidden)", passing)
    refuse({**good, "hidden": [[], []]}, "hidden", passing)
    refuse({**good, "seat": 1}, "seat", passing)


@rule("R-62")
def test_wrong_ends() -> None:
    refuse({**between(), "seat": 0}, "seat", between)
    refuse({**between(), "score": [0, 1]}, "score", between)
    refuse({**between(), "score": [0, 0]}, "score", between)
    refuse({**between(), "phase": "over", "seat": None}, "score", between)
    refuse({**between(), "phase": "place"}, "seat", between)
    refuse({**over(), "seat": 1}, "seat", over)
    refuse({**over(), "score": [0, 1]}, "score", over)
    refuse({**over(), "phase": "choose-first", "seat": 1}, "score", over)
    unfinished = {**over(), "zones": [["knight/0"], ["guard/1"]]}
    unfinished["discard"] = [name for name in unfinished["discard"] if name != "guard/1"]
    refuse(unfinished, "board", over)
    refuse({**unfinished, "zones": [[], ["guard/1"]]}, "score", over)  # now seat 0 can't place, but it has the win


def test_where_neither_has_a_tile_the_score_says_who_lost() -> None:
    for seat in (0, 1):
        zones = ["archer", ""] if seat == 0 else ["", "archer"]
        for games in (1, 2):
            state = play(load(position({"b2": "^citizen"}, *zones, seat=seat, games=games)), "archer@b1")
            assert state.dump()["zones"] == [[], []]
            assert load(state.dump()).dump() == state.dump()
            assert load(state.dump()).moves() == state.moves()


@rule("R-61")
def test_wrong_points() -> None:
    def make() -> Document:
        return position({"b2": "^citizen"}, victory="points", games=3, game_no=2, score=[4, 5])

    assert load(make()).dump() == make()
    refuse({**make(), "score": [5, 5]}, "score", make)
    refuse({**make(), "score": [10, 0]}, "score", make)
    refuse({**make(), "game_no": 4}, "game_no", make)
    assert load({**make(), "score": [0, 3]}).to_move() == 0  # somebody couldn't place


def test_tiles_that_are_not_named_are_out() -> None:
    # A puzzle needs no more tiles than it is about.
    document = position({"b2": "^citizen"}, "archer", "guard", discard="")
    state = load(document)
    assert state.dump() == document
    assert {move.split("@")[0] for move in state.moves()} == {"archer"}


def test_first_as_the_option_says() -> None:
    document = start("none", 1).dump()
    assert load(document).dump() == document
    game = tatami.game("rrr", **document["options"])
    with pytest.raises(ValueError, match=r"^(first|zones)"):
        game.load({**document, "first": 0})


VALUES: list[Any] = [None, True, -1, 0, 1, 2, 9, 1.0, "", "a1", "?", "chance", "knight/0", "death", [], ["b2"], {}, [0, 5]]
VALUES += ["deal", "draft", "place", "effect", "choose-first", "over", "tower", "citizen", "general/1"]


def slots(node: Any) -> list[tuple[Any, Any]]:
    """Every place in a document: the container and the key in it."""
    inner: list[tuple[Any, Any]] = []
    if isinstance(node, dict):
        inner = list(node.items())
    elif isinstance(node, list):
        inner = list(enumerate(node))
    return [(node, key) for key, _ in inner] + [slot for _, child in inner for slot in slots(child)]


@pytest.mark.parametrize("mode", ["shared", "none", "random", "secret", "draft", "secret-draft"])
def test_a_changed_document_is_refused_or_can_be_played(mode: str) -> None:
    seed = f"changed {mode}"
    print(f"seed {seed!r}")
    rng = random.Random(seed)
    game = tatami.game("rrr", neutrals=mode)
    documents = []
    for _ in range(3):
        state = game.start()
        while state.to_move() != tatami.OVER:
            documents.append(state.dump())
            state.play(rng.choice(state.legal()))
        documents.append(state.dump())
    taken = 0
    for _ in range(400):
        document = copy.deepcopy(rng.choice(documents))
        if rng.random() < 0.25:
            field = rng.choice(FIELDS)
            document[field] = copy.deepcopy(rng.choice(documents)[field])
        else:
            container, key = rng.choice(slots(document))
            way = rng.randrange(3)
            if way == 0:
                del container[key]
            elif way == 1 and isinstance(container, list):
                container.insert(key, copy.deepcopy(container[key]))
            else:
                container[key] = copy.deepcopy(rng.choice(VALUES))
        kept = json.dumps(document)
        try:
            state = game.load(document)
        except tatami.DocumentError:
            assert json.dumps(document) == kept
            continue
        # As text, because True == 1 and 1.0 == 1; the order of the board doesn't matter.
        assert json.dumps(state.dump(), sort_keys=True) == json.dumps(json.loads(kept), sort_keys=True)
        taken += 1
        for _ in range(30):
            if state.to_move() == tatami.OVER:
                break
            assert state.legal()
            state.play(rng.choice(state.legal()))
            assert game.load(state.dump()).dump() == state.dump()
    assert taken > 8
