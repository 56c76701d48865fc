"""Position documents: read back as written, and refused by the name of the field where they are wrong."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import tatami
from tatami.testing import random_action
from tests.dynasties.positions import Document, load, play, position, refused, stage, start
from tests.marks import rule
from tests.twins.dynasties import Twin

# All of them, in the order of the public form.
FIELDS = ["game", "options", "round", "starter", "phase", "seat", "turn", "draw", "discard", "hands", "sets", "known"]
FIELDS += ["drawn", "pending", "figures", "supply", "fresh", "missions", "rounds", "bonus"]
BOTH = [["envoy"], ["farmer"]]


def acting() -> Document:
    """Three players, both variants, seat 1 is to act."""
    return position(
        3,
        missions=True,
        ninjas=True,
        phase="act",
        turn=1,
        starter=2,
        hands={1: {"monk": 4, "ninja": 2}},
        known={1: {"monk": 2}, 2: {"farmer": 1}},
        sets={0: {"emperor": 1}, 2: {"shogun": 4, "daimyo": 2}},
        discard=[["envoy", "envoy", "farmer"], ["samurai"]],
        figures=[0, 1, 2],
        drawn=["p1", "d2"],
    )


def choosing() -> Document:
    pending = {"owner": 1, "type": "farmer", "count": 4, "then": "end"}
    return position(phase="pile", pending=pending, sets={0: {"farmer": 6}}, discard=BOTH)


def struck() -> Document:
    pending = {"owner": 1, "type": "farmer", "count": 1, "then": "draw"}
    return position(ninjas=True, phase="pile", pending=pending, discard=BOTH, drawn=["d1"])


def ending() -> Document:
    return position(ninjas=True, phase="end", figures=[2, 0], fresh=1, sets={0: {"ninja": 2}})


def revealing() -> Document:
    return position(3, missions=True, phase="reveal", starter=1, seat=2, draw=[20, 0], fill=0, sets={1: {"empress": 2}})


def over() -> Document:
    return position(phase="over", round=4, rounds=[[20, 9]] * 4, draw=[0, 30], fill=1)


def drawing() -> Document:
    return position(4, phase="card", drawn=["p1", "d2"], known={0: {"monk": 1}})


def dealing() -> Document:
    return play(start(3, missions=True), *["card monk"] * 9, "mission A7", "mission B12").dump()


ALL = [acting, choosing, struck, ending, revealing, over, drawing, dealing]


@pytest.mark.parametrize("make", ALL)
def test_a_document_is_read_and_written_alike(make: Callable[[], Document]) -> None:
    document = make()
    kept = copy.deepcopy(document)
    state = load(document)
    assert state.dump() == kept
    assert list(state.dump()) == FIELDS
    # Neither side holds a piece of the other.
    state.dump()["hands"][0]["monk"] = 9
    state.dump()["discard"][0].append("monk")
    state.dump()["rounds"].append([])
    document["discard"][0].append("monk")
    document["bonus"][0] = 99
    assert state.dump() == kept


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_before_the_first_card(players: int) -> None:
    document = start(players, first="random").dump()
    assert (document["phase"], document["seat"], document["starter"], document["turn"]) == ("deal", "chance", None, None)
    assert document["draw"] == [55, 55]
    assert load(document).dump() == document


def refuse(document: Any, *fields: str) -> None:
    """Loading fails with an error that begins with the name of one of the fields."""
    game = tatami.game("dynasties", **document["options"])
    with pytest.raises(ValueError, match=f"^({'|'.join(re.escape(field) for field in fields)}): "):
        game.load(document)


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field(field: str) -> None:
    document = acting()
    game = tatami.game("dynasties", **document["options"])
    del document[field]
    with pytest.raises(ValueError, match=f"^{field}: is missing"):
        game.load(document)


@pytest.mark.parametrize("where", ["", "pending", "hands", "sets", "known"])
def test_an_unknown_field(where: str) -> None:
    document = choosing()
    inner: Any = document if not where else document[where] if where == "pending" else document[where][0]
    inner["colour"] = 1
    refuse(document, "colour", "pending", "hands[0]", "sets[0]", "known[0]")


Change = tuple[Callable[[], Document], dict[str, Any], str]

WRONG: list[Change] = [
    (acting, {"phase": "play"}, "phase"),
    (acting, {"round": 0}, "round"),
    (acting, {"round": 4}, "round"),  # with missions there are three (D-02)
    (acting, {"round": 2}, "rounds"),
    (acting, {"round": True}, "round"),
    (acting, {"rounds": [[20, 20, 20]]}, "rounds"),
    (acting, {"starter": None}, "starter"),
    (acting, {"starter": 3}, "starter"),
    (acting, {"turn": 2}, "seat"),
    (acting, {"turn": None}, "turn"),
    (acting, {"seat": 0}, "seat"),
    (acting, {"seat": "chance"}, "seat"),
    (acting, {"seat": None}, "seat"),
    (acting, {"drawn": ["d1"]}, "drawn"),
    (acting, {"drawn": ["d1", "d1"]}, "drawn"),
    (acting, {"drawn": ["d1", "d2", "p1"]}, "drawn"),
    (acting, {"drawn": ["d1", "d3"]}, "drawn[1]"),
    (acting, {"draw": [40, 40]}, "draw"),
    (acting, {"draw": [-1, 83]}, "draw[0]"),
    (acting, {"draw": [83, -1]}, "draw[1]"),
    (acting, {"draw": [82.0, 0]}, "draw[0]"),
    (acting, {"draw": [82, 1]}, "draw"),
    (acting, {"draw": [82]}, "draw"),
    (acting, {"hands": [{}, {}]}, "hands"),
    (acting, {"hands": [{"monk": 0}, {}, {}]}, "hands[0].monk"),
    (acting, {"hands": [{"emperor": 7}, {}, {}]}, "hands[0].emperor"),
    (acting, {"hands": [{"emperor": 6}, {"monk": 2, "ninja": 2}, {"farmer": 1}]}, "hands"),
    (acting, {"hands": [["monk"], {}, {}]}, "hands[0]"),
    (acting, {"known": [{}, {"monk": 5}, {}]}, "known[1]"),
    (acting, {"known": [{}, {"emperor": 1}, {}]}, "known[1]"),
    (acting, {"sets": [{"emperor": 1}, {"emperor": 2}, {}]}, "sets[1]"),
    (acting, {"discard": [["envoy"]]}, "discard"),
    (acting, {"discard": [["envoy", "king"], []]}, "discard[0][1]"),
    (acting, {"discard": [["envoy"] * 111, []]}, "discard[0]"),
    (acting, {"pending": {"owner": 0, "type": "farmer", "count": 1, "then": "act"}}, "pending"),
    (acting, {"supply": 2}, "supply"),
    (acting, {"figures": [0, 1, 4]}, "supply"),
    (acting, {"figures": [0, 1, -1]}, "figures[2]"),
    (acting, {"fresh": 1}, "fresh"),
    (acting, {"fresh": 2}, "fresh"),
    (acting, {"missions": [["A6", "B9", "C14"], ["A6", "B12", "C16"], ["A8", "B14", "C18"]]}, "missions[1]"),
    (acting, {"missions": [["A6", "B9"], ["A7", "B12", "C16"], ["A8", "B14", "C18"]]}, "missions"),
    (acting, {"missions": [["B9", "A6", "C14"], ["A7", "B12", "C16"], ["A8", "B14", "C18"]]}, "missions[0]"),
    (acting, {"missions": [["A6", "A9", "C14"], ["A7", "B12", "C16"], ["A8", "B14", "C18"]]}, "missions[0]"),
    (acting, {"missions": [["A10", "B9", "C14"], ["A7", "B12", "C16"], ["A8", "B14", "C18"]]}, "missions[0]"),
    (acting, {"bonus": [5, 0, 0]}, "bonus[0]"),
    (acting, {"bonus": [0, 0]}, "bonus"),
    (acting, {"hands": [{"monk": 3}, {}, {"farmer": 3}], "known": [{}, {}, {}], "draw": [47, 46]}, "hands[1]"),
    (choosing, {"pending": None}, "pending"),
    (choosing, {"pending": {"owner": 1, "type": "farmer", "count": 4, "then": "reveal"}}, "pending.then"),
    (choosing, {"pending": {"owner": 2, "type": "farmer", "count": 4, "then": "end"}}, "pending.owner"),
    (choosing, {"pending": {"owner": 1, "type": "farmer", "count": 4}}, "pending"),
    (choosing, {"pending": {"owner": 1, "type": "farmer", "count": 4, "then": "act"}}, "pending"),
    (choosing, {"seat": 0}, "seat"),
    (choosing, {"drawn": ["d1"]}, "drawn"),
    (choosing, {"sets": [{"monk": 6}, {}]}, "pending"),
    (choosing, {"sets": [{"farmer": 1}, {}]}, "sets[0]"),
    (choosing, {"missions": [["A6"], []]}, "missions[0]"),
    (choosing, {"supply": 4}, "supply"),
    (struck, {"supply": 0, "figures": [2, 2]}, "pending"),
    (struck, {"pending": {"owner": 0, "type": "farmer", "count": 1, "then": "draw"}, "seat": 0}, "pending"),
    (ending, {"figures": [1, 0], "supply": 3}, "phase"),
    (ending, {"sets": [{"monk": 2}, {}]}, "fresh"),
    (ending, {"phase": "draw", "drawn": []}, "fresh"),
    (revealing, {"seat": 0}, "seat"),
    (revealing, {"drawn": ["d1", "d2"]}, "drawn"),
    (revealing, {"fresh": 1}, "fresh"),
    (revealing, {"bonus": [-1, 0, 0]}, "bonus[0]"),
    (revealing, {"bonus": [0, 999, 0]}, "bonus[1]"),
    (over, {"seat": 0}, "seat"),
    (over, {"rounds": [[20, 9]] * 3}, "rounds"),
    (over, {"rounds": [[20, 9]] * 3 + [[20, 111]]}, "rounds[3]"),
    (over, {"round": 3}, "rounds"),
    (over, {"phase": "reveal", "seat": 0, "rounds": [[20, 9]] * 3}, "phase"),
    (drawing, {"drawn": ["d2", "p1"]}, "drawn"),
    (drawing, {"seat": 0}, "seat"),
    (dealing, {"draw": [52, 50]}, "draw"),
    (dealing, {"phase": "draw", "seat": 0}, "missions"),
    (dealing, {"turn": 1}, "turn"),
    (dealing, {"missions": [["A7"], ["B12"], []]}, "missions[1]"),
    (dealing, {"missions": [["B12"], [], []]}, "missions[0]"),
    (dealing, {"starter": 1, "turn": 1}, "starter"),
    (dealing, {"discard": [["farmer"], []], "draw": [50, 50]}, "discard"),
]


@pytest.mark.parametrize(("make", "change", "field"), WRONG)
def test_what_can_not_be_is_refused(make: Callable[[], Document], change: dict[str, Any], field: str) -> None:
    refuse({**make(), **change}, field)


def test_other_options_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^options: players"):
        tatami.game("dynasties", players=4).load(acting())
    document = acting()
    document["options"]["ninjas"] = 1
    with pytest.raises(ValueError, match=r"^options: ninjas"):
        tatami.game("dynasties", players=3, missions=True, ninjas=True).load(document)


def test_a_round_that_was_over_is_refused() -> None:
    six = dict.fromkeys(["farmer", "monk", "envoy", "ninja", "samurai", "shogun"], 2)
    refuse(position(sets={0: six}), "sets[0]")
    refuse(position(phase="end", ninjas=True, figures=[1, 0], sets={1: six}), "sets[1]")
    assert load(position(phase="end", ninjas=True, figures=[1, 0], sets={0: six})).moves() == ["end"]
    nine = {0: dict.fromkeys(["farmer", "monk", "envoy", "ninja", "samurai"], 2)}
    nine[1] = dict.fromkeys(["shogun", "daimyo", "empress", "emperor"], 2)
    refuse(position(sets=nine), "sets")
    refuse(position(phase="over", round=4, rounds=[[20, 9]] * 4), "phase")
    # Neither is a set too small that no figure can have struck.
    refuse(position(sets={0: {"monk": 1}}), "sets[0]")
    refuse(position(3, sets={0: {"samurai": 2}}), "sets[0]")


@rule("D-01")
@pytest.mark.parametrize("make", [acting, choosing, struck, ending, dealing])
def test_draw_piles_of_any_sizes(make: Callable[[], Document]) -> None:
    # A scenario splits the unseen cards as it likes; only their sum must fit.
    unseen = sum(make()["draw"])
    for first in (0, 1, 60, unseen - 1, unseen):
        document = {**make(), "draw": [first, unseen - first]}
        assert load(document).dump() == document
        for wrong in (unseen - first - 1, unseen - first + 1):
            refuse({**document, "draw": [first, wrong]}, "draw", "draw[1]")


@rule("D-10")
def test_a_turn_with_an_empty_draw_pile() -> None:
    state = load(position(draw=[0, 104], discard=[[], []]))
    assert state.moves() == ["draw d2"]
    assert refused(state, "draw d1") == "D-10"
    # There is no second pile: one card is all there is to draw.
    play(state, "draw d2", "card monk")
    document = state.dump()
    assert (document["phase"], document["drawn"], document["draw"]) == ("act", ["d2"], [0, 103])
    assert load(document).dump() == document
    assert refused(state, "draw d2") == "D-10"
    # With a discard pile there is.
    state = play(load(position(draw=[103, 0], discard=[[], ["envoy"]])), "draw p2")
    assert (stage(state), state.moves()) == (("draw", 0), ["draw d1"])
    # And the only pile may be a discard pile.
    state = load(position(draw=[0, 0], fill=1, hands={1: {}}, discard=[["envoy"], []]))
    assert state.moves() == ["draw p1"]
    assert stage(play(state, "draw p1")) == ("act", 0)
    assert load(state.dump()).dump() == state.dump()


@rule("D-42")
def test_an_empty_draw_pile_ends_the_round_only_at_the_end_of_a_turn() -> None:
    state = load(position(draw=[0, 102], discard=[["envoy"], ["farmer"]]))
    assert stage(state) == ("draw", 0)
    play(state, "draw p1", "draw d2", "card monk")
    assert state.dump()["round"] == 1
    play(state, "discard monk")
    assert (state.dump()["round"], stage(state)) == (2, ("deal", "chance"))


@rule("D-10")
def test_nothing_to_draw_is_refused() -> None:
    # A seat that must draw has a pile to draw from.
    refuse(position(draw=[0, 0], fill=1), "seat")
    refuse(position(draw=[0, 104], drawn=["d2"]), "seat")
    refuse(position(draw=[0, 0], fill=1, discard=[["envoy"], []], drawn=["p1"]), "seat")
    # Chance turns over no card of an empty pile.
    refuse(position(phase="card", draw=[0, 104], drawn=["d1"]), "drawn")
    refuse(position(phase="card", draw=[103, 0], discard=[["envoy"], []], drawn=["p1", "d2"]), "drawn")
    # One draw is enough only where there was no second pile.
    refuse(position(phase="act", drawn=["d1"], draw=[103, 1]), "drawn")
    refuse(position(phase="act", drawn=["p1"], draw=[0, 104]), "drawn")
    refuse(position(phase="act", drawn=[], draw=[0, 104]), "drawn")


def test_no_choice_no_question() -> None:
    # Without both discard piles nobody is asked (D-31).
    empty: list[str] = []
    for piles in ([["envoy"], empty], [empty, ["envoy"]], [empty, empty]):
        pending = {"owner": 1, "type": "farmer", "count": 4, "then": "end"}
        refuse(position(phase="pile", pending=pending, sets={0: {"farmer": 6}}, discard=piles), "pending")


# ---------------------------------------------------------------------------------------------- documents changed by lot

VALUES: list[Any] = [None, True, -1, 0, 1, 2, 3, 5, 20, 52, 111, 1.0, "", "monk", "chance", "d1", "p2", "A7", "B9"]
VALUES += ["draw", "act", "pile", "end", "reveal", "over", "deal", "card", [], ["monk"], {}, {"monk": 2}, [0, 0]]


def slots(node: Any) -> list[tuple[Any, Any]]:
    """Every place in a document: the container and the key in it."""
    inner = list(node.items()) if isinstance(node, dict) else list(enumerate(node)) if isinstance(node, list) else []
    return [(node, key) for key, _ in inner] + [slot for _, child in inner for slot in slots(child)]


def change(document: Document, rng: random.Random) -> Document:
    """A copy with one value replaced, removed or doubled."""
    changed = copy.deepcopy(document)
    container, key = rng.choice(slots(changed))
    way = rng.randrange(4)
    if way == 0 and isinstance(container, list):
        container.insert(key, copy.deepcopy(container[key]))
    elif way == 1:
        del container[key]
    elif way == 2 and type(container[key]) is int:
        container[key] += rng.choice([-1, 1])
    else:
        container[key] = copy.deepcopy(rng.choice(VALUES))
    return changed


def check_change(document: Document, rng: random.Random) -> bool:
    """Whether the changed document was taken; then it is one that goes on as the twin does."""
    changed = change(document, rng)
    game = tatami.game("dynasties", **document["options"])
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
        for seat in (0, tatami.SPECTATOR):
            seen = state.observe(tatami.Seat(seat))
            assert seen.sample(rng).observe(tatami.Seat(seat)) == seen, kept
        name = rng.choice(twin.moves())
        twin.play(name)
        state.play(game.action(name))
    return True


@pytest.mark.parametrize("players", [2, 3, 4])
def test_changed_documents(players: int) -> None:
    seed = f"dynasties changes {players}"
    print(f"seed {seed!r}")
    rng = random.Random(seed)
    taken = 0
    for number in range(12):
        game = tatami.game("dynasties", players=players, missions=number % 2 == 0, ninjas=number % 3 > 0)
        state = game.start()
        for _ in range(rng.randrange(5, 700)):
            if state.to_move() == tatami.OVER:
                break
            state.play(random_action(state, rng))
        print(f"game {number}: {json.dumps(state.dump())}")
        taken += sum(check_change(state.dump(), rng) for _ in range(60))
    # Some changes are harmless (the order of a pile, another score), most are not.
    assert 0 < taken < 360
