"""Position documents: read back as written, and refused by the name of the field where they are wrong."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

import tatami
from tests.daimyos.positions import ONE_GUARD, Document, automaton, fallen, load, play, position, solo, tokens
from tests.daimyos.test_turn import FULL

# All of them, in the order of the public form.
FIELDS = ["game", "options", "phase", "seat", "turn", "boards", "placed", "laid", "hands", "deck", "discarded", "clans"]
FIELDS += ["neutral", "clan_cards", "tracks", "tokens", "used", "as_white", "eliminated", "lists", "assigned", "automaton"]


def refuse(document: Any, field: str) -> None:
    """Loading fails with an error that begins with the name of the field."""
    options = document["options"] if isinstance(document, dict) and isinstance(document.get("options"), dict) else {}
    known = {name: value for name, value in options.items() if name in position()["options"]}
    with pytest.raises(tatami.DocumentError) as error:
        tatami.game("daimyos", **known).load(document)
    assert error.value.field.startswith(field), str(error.value)
    assert str(error.value).startswith(field)


def test_fields_are_those_of_the_public_form() -> None:
    assert list(load(position()).dump()) == FIELDS


@pytest.mark.parametrize(("techniques", "blacklist", "ronin"), list(product((False, True), repeat=3)))
def test_every_state_of_games_for_two_is_read_back(techniques: bool, blacklist: bool, ronin: bool) -> None:
    game = tatami.game("daimyos", clan_techniques=techniques, blacklist=blacklist, ronin=ronin)
    read_back(game, random.Random(f"two {techniques} {blacklist} {ronin}"))


@pytest.mark.parametrize("level", range(8))
def test_every_state_of_solo_games_is_read_back(level: int) -> None:
    read_back(tatami.game("daimyos", players=1, level=level), random.Random(f"solo {level}"))


def read_back(game: tatami.Game, rng: random.Random) -> None:
    """Play a random game; at each step a loaded state has the same moves, and after the same move the same document."""
    state = game.start()
    while state.to_move() != tatami.OVER:
        document = json.loads(json.dumps(state.dump()))
        loaded = game.load(document)
        assert loaded.dump() == document
        assert loaded.legal() == state.legal()
        action = rng.choice(state.legal())
        state.play(action)
        loaded.play(action)
        assert loaded.dump() == state.dump()
    assert game.load(state.dump()).outcome() is not None


def test_the_example_of_the_public_form_is_read() -> None:
    """The document that shows the form, with the cards it leaves out put into the deck."""
    document = position(placed=["n07 r90m c4"], hands=("n12", "n03"), phase="place", eliminated={"blue": 0}, tracks=(0, -2, 1))
    document["boards"] = [["d", 0], ["a", 90], ["c", 270], ["b", 180]]
    document["clan_cards"] = {"black": "boryaku", "white": "choho", "red": "kenjutsu"}
    document["tokens"] = [tokens(board={"blue": 1}, favours="8"), tokens()]
    document["deck"].remove("n09")
    document["discarded"] = ["n09"]
    assert load(document).moves()


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field(field: str) -> None:
    document = position()
    del document[field]
    refuse(document, field)


def test_an_unknown_field_and_another_game() -> None:
    refuse(position() | {"score": 1}, "score")
    refuse(position() | {"game": "kami"}, "game")
    document = position()
    document["options"]["level"] = 3
    with pytest.raises(tatami.DocumentError, match=r"^options: level"):
        tatami.game("daimyos").load(document)


def change(field: str, value: Any) -> Callable[[Document], None]:
    """A mutation that puts a value in the place of a field, `a.b` or `a[1]` for one within."""

    def put(document: Document) -> None:
        steps: list[Any] = []
        for part in field.replace("[", ".").replace("]", "").split("."):
            steps.append(int(part) if part.isdigit() else part)
        inner: Any = document
        for step in steps[:-1]:
            inner = inner[step]
        inner[steps[-1]] = value

    return put


WRONG: list[tuple[str, Any]] = [
    ("phase", "playing"),
    ("phase", 3),
    ("phase", "setup"),
    ("phase", "auto"),
    ("phase", "keep"),
    ("phase", "eliminate"),
    ("phase", "as-white"),
    ("phase", "assign"),
    ("phase", "over"),
    ("seat", 1),
    ("seat", None),
    ("seat", "chance"),
    ("seat", True),
    ("turn", None),
    ("turn", 2),
    ("turn", "0"),
    ("boards", []),
    ("boards", None),
    ("boards[1]", ["a", 0]),
    ("boards[1]", ["x", 0]),
    ("boards[1]", ["b", 45]),
    ("boards[1]", ["b"]),
    ("placed", [["n05", "r0", "c4", "x"]]),
    ("placed", [["n99", "r0", "c4"]]),
    ("placed", [["n01", "r0", "c2"]]),
    ("laid", 1),
    ("laid", -1),
    ("laid", None),
    ("laid", True),
    ("hands", [["n01"]]),
    ("hands[0]", []),
    ("hands[0]", ["n01", "n02"]),
    ("hands[1]", ["n01"]),
    ("hands[1]", ["n30"]),
    ("hands[1]", "n03"),
    ("deck", ["n02"]),
    ("deck", None),
    ("discarded", ["n01"]),
    ("discarded", [7]),
    ("clans", ["black"]),
    ("clans[1]", "black"),
    ("clans[1]", "green"),
    ("clans[1]", None),
    ("neutral", "black"),
    ("neutral", None),
    ("neutral", "blue"),
    ("clan_cards", []),
    ("clan_cards", {"green": "choho"}),
    ("clan_cards", {"black": "choho"}),
    ("clan_cards", {"black": "boryaku"}),
    ("tracks", {"black": 0, "white": 0}),
    ("tracks.red", 1.5),
    ("tracks.red", "1"),
    ("tokens", []),
    ("tokens[0]", {"board": {}, "favours": []}),
    ("tokens[0].favours", [9]),
    ("tokens[0].favours", [0]),
    ("tokens[0].favours", [8, 7]),
    ("tokens[0].favours", [8, 8]),
    ("tokens[0].spent", "8"),
    ("tokens[1].board", {"blue": 1}),
    ("tokens[1].board", {"pink": 1}),
    ("tokens[1].board", []),
    ("used", ["chimon", "chimon"]),
    ("used", ["magic"]),
    ("used", ["boryaku"]),
    ("used", {}),
    ("as_white", ["c3"]),
    ("as_white", ["zz"]),
    ("eliminated", {"pink": 0}),
    ("eliminated", {"blue": 2}),
    ("eliminated", []),
    ("eliminated", fallen()),
    ("lists", [None]),
    ("lists[0]", "1A"),
    ("assigned", [None]),
    ("assigned[0]", {"1": "black"}),
    ("assigned[0]", {"9": "black"}),
    ("assigned[0]", {"1": "blue"}),
    ("assigned[0]", []),
    ("automaton", {}),
]


@pytest.mark.parametrize(("field", "value"), WRONG, ids=[f"{field}-{value}" for field, value in WRONG])
def test_a_wrong_field_is_named(field: str, value: Any) -> None:
    document = position()
    change(field, value)(document)
    with pytest.raises(tatami.DocumentError) as error:
        tatami.game("daimyos").load(document)
    named = error.value.field
    related = {
        "phase": ("phase", "boards", "clans", "seat", "hands", "used"),
        "seat": ("seat",),
        "turn": ("turn", "seat"),
        "placed": ("placed", "hands"),
        "hands": ("hands", "deck", "discarded"),
        "deck": ("deck",),
        "discarded": ("discarded", "deck"),
        "clans": ("clans", "neutral"),
    }
    allowed = related.get(field.split("[")[0].split(".")[0], (field.split("[")[0].split(".")[0],))
    assert named.startswith(allowed), str(error.value)


def test_cards_that_never_lay_so_are_refused() -> None:
    for card, reason in (("n05 r0 b2", "Y-22"), ("n05 r90 k11", "Y-21"), ("n05 r0 l12", "Y-21")):
        with pytest.raises(tatami.DocumentError, match=reason) as error:
            tatami.game("daimyos").load(position(placed=["n04 r0 c3", card]))
        assert error.value.field == "placed[1]"
    for wrong in (["n05", "r45", "c4"], ["n05", "r0", "m4"], ["n05", "r0", 4]):
        document = position(placed=["n05 r0 c3"])
        document["placed"][0] = wrong
        refuse(document, "placed[0]")


def test_a_phase_that_the_rest_does_not_lead_to_is_refused() -> None:
    unplaceable = position(placed=FULL, hands=("n22", "n03"), eliminated=fallen("blue"))
    refuse(unplaceable | {"phase": "place"}, "phase")
    refuse(position(placed=ONE_GUARD, hands=("n17", "n03"), phase="eliminate"), "phase")
    techniques = {"clan_techniques": True}
    refuse(position(options=techniques, used=["choho"], phase="as-white", hands=("", "n03")), "hands[0]")  # there is a deck
    refuse(position(options=techniques, phase="as-white"), "phase")
    refuse(position(options=techniques, used=["hensojutsu"], phase="place"), "used")  # choho is on the card
    refuse(position(used=["ten-mon"], phase="keep"), "hands[0]")
    refuse(position(deck="", phase="draw", seat="chance", hands=("", "n03")), "deck")
    refuse(position(phase="draw", seat="chance"), "hands[0]")


def test_cards_laid_this_turn_that_do_not_fit_are_refused() -> None:
    """`laid` is what has left the hand and lies, from the first card placed to the end of the turn (Y-12)."""
    laid = play(load(position(placed=["n04 r0 g6"])), "done", "place r0 @c2")
    refuse(laid.dump() | {"laid": 0}, "laid")  # n01 would be nowhere
    refuse(laid.dump() | {"laid": 2}, "laid")
    refuse(laid.dump() | {"laid": 3}, "laid")  # more than lie
    over = play(laid, "card n29").dump()
    refuse(over | {"laid": 1}, "laid")  # the other player's turn
    techniques = {"clan_techniques": True}
    two = position(options=techniques, placed=["n04 r0 g6", "n05 r0 c-1"], hands=("n01", "n03"), favours=("78", ""))
    state = play(load(two), "use boryaku", "card n18", "done", "place 1 r0 @c2")
    for wrong in (0, 2):
        refuse(state.dump() | {"laid": wrong}, "laid")
    start = position(placed=["n04 r0 g6"])
    for phase in ({"phase": "start"}, {"phase": "place"}, {"phase": "clan"}):
        with pytest.raises(tatami.DocumentError):
            tatami.game("daimyos").load(start | phase | {"laid": 1})
    reckoning = position(placed=["n04 r0 g6"], phase="assign", eliminated=fallen(), tokens=[tokens(favours="7"), tokens()])
    refuse(reckoning | {"laid": 1}, "laid")
    automatons = solo(turn=1, phase="auto", seat="chance", placed=["n04 r0 g6"])
    refuse(automatons | {"laid": 1}, "laid")


def test_assignments_that_do_not_fit_are_refused() -> None:
    base = position(phase="assign", eliminated=fallen(), tokens=[tokens(favours="78"), tokens(favours="8")])
    load(base)
    refuse(base | {"assigned": [{"8": "red"}, None]}, "assigned[0]")  # 7 comes first
    refuse(base | {"assigned": [{"6": "red"}, None]}, "assigned[0]")
    refuse(base | {"assigned": [None, {"8": "red"}]}, "assigned[1]")
    refuse(base | {"seat": 1}, "seat")
    full = [{"7": "red", "8": "red"}, {"8": "red"}]
    refuse(base | {"assigned": full}, "phase")
    refuse(base | {"phase": "over", "seat": None}, "assigned[0]")
    load(base | {"phase": "over", "seat": None, "assigned": full})
    refuse(base | {"eliminated": fallen("blue")}, "phase")


def test_set_up_documents() -> None:
    state = tatami.game("daimyos", clan_techniques=True, blacklist=True).start()
    for name in ("first 1", "board a90", "board b0", "board c0", "board d0", "clan-card boryaku"):
        play(state, name)
    document = state.dump()
    refuse(document | {"tracks": {"black": 1, "white": 0, "red": 0}}, "tracks")
    refuse(document | {"clans": ["black", None]}, "clans")
    refuse(document | {"eliminated": {"blue": 0}}, "eliminated")
    refuse(document | {"tokens": [tokens(favours="8"), tokens()]}, "tokens")
    refuse(document | {"discarded": ["n01"], "deck": document["deck"][1:]}, "discarded")


AUTOMATON: list[tuple[str, Any]] = [
    ("automaton", None),
    ("automaton", {"deck": []}),
    ("automaton.deck", ["1A"]),
    ("automaton.deck", ["1B"]),
    ("automaton.deck", ["2A", "1A", "3A", "4A", "5A", "6A", "7A"]),
    ("automaton.row", ["1A"]),
    ("automaton.row", ["9Z"]),
    ("automaton.top", None),
    ("automaton.top", "1A"),
    ("automaton.score_deck", []),
    ("automaton.on_tracks", {"black": []}),
    ("automaton.on_tracks", {"black": [["7B", "down"]], "white": [], "red": []}),
    ("automaton.on_tracks", {"black": [["7B", "sideways"]], "white": [], "red": []}),
]


@pytest.mark.parametrize(("field", "value"), AUTOMATON, ids=str)
def test_a_wrong_automaton_is_named(field: str, value: Any) -> None:
    document = solo()
    change(field, copy.deepcopy(value))(document)
    refuse(document, "automaton")


def test_solo_documents_that_cannot_be() -> None:
    refuse(solo(turn=1) | {"seat": 1}, "turn")
    refuse(solo(hands=("n01", "")) | {"hands": [["n01"], ["n02"]], "deck": [f"n{n:02}" for n in range(3, 30)]}, "hands[1]")
    refuse(solo(phase="auto", seat="chance"), "automaton.top")  # the player's turn, and the top card lies
    refuse(solo(automaton=automaton(1)), "automaton")  # the cards of another level
    refuse(position(phase="auto", seat="chance"), "phase")
