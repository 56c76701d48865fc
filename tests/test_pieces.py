"""The pieces of every game are those that its documents hold, in every kind of its options."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import tatami
from tatami import testing
from tatami.game import Document, OptionValue, State
from tests.test_conformance import MODES, Options

Count = Callable[[Document], Counter[str]]


def kami(document: Document) -> Counter[str]:
    """Return the cards by their letters; what nobody has drawn or seen lies nowhere."""
    found = Counter("".join(document["hands"]) + document["aside"])
    for line in document["lines"]:
        found.update("".join(str(part) for part in [*line["defence"], *line["attack"]]))
    found.update("".join(document["mercenaries"]))
    return Counter({letter: number for letter, number in found.items() if letter in "SLRVGFTE"})


def rrr(document: Document) -> Counter[str]:
    """Return the tiles on the board, in zones and piles."""
    found = Counter[str]([*document["neutral"], *document["discard"], *document["zones"][0], *document["zones"][1]])
    for entry in document["board"].values():
        found.update([entry["tile"], *([entry["under"]] if "under" in entry else [])])
    return found


def dynasties(document: Document) -> Counter[str]:
    """Return cards, missions and figures; the draw piles are known by their size only."""
    found = Counter[str]()
    for cards in [*document["hands"], *document["sets"]]:
        found.update(cards)
    for pile in document["discard"]:
        found.update(pile)
    if document["pending"] is not None:
        found[document["pending"]["type"]] += document["pending"]["count"]
    for missions in document["missions"]:
        found.update(missions)
    found["figure"] = sum(document["figures"]) + document["supply"]
    return found


def daimyos(document: Document) -> Counter[str]:
    """Return boards, ninja cards and auto cards."""
    found = Counter[str]([board for board, _ in document["boards"]] + [card for card, *_ in document["placed"]])
    found.update([*document["hands"][0], *document["hands"][1], *document["deck"], *document["discarded"]])
    automaton: Any = document["automaton"]
    if automaton is not None:
        found.update([*automaton["deck"], *automaton["score_deck"]])
    return found


HELD: dict[str, Count] = {"kami": kami, "rrr": rrr, "dynasties": dynasties, "daimyos": daimyos}


def last_states(key: str, options: Options) -> list[State]:
    """Return some states of a random game, the last one included."""
    game = tatami.game(key, **options)
    print("seed 11")
    return [state for state, _ in testing.some_states(game, 11, 1, 20_000, 30)]


@pytest.mark.parametrize(("key", "options"), [(key, options) for key, modes in MODES.items() for options in modes], ids=str)
def test_documents_hold_no_more_than_the_pieces(key: str, options: Options) -> None:
    """No document holds a piece that isn't listed, or one more often than its count."""
    pieces = tatami.game(key, **options).pieces()
    name = "letter" if key == "kami" else "id"
    counts = Counter({piece[name]: piece["count"] for piece in pieces})
    for state in last_states(key, options):
        held = HELD[key](state.dump())
        assert held <= counts, held - counts


def counted(key: str, kind: str, **options: OptionValue) -> int:
    return sum(piece["count"] for piece in tatami.game(key, **options).pieces() if piece["kind"] == kind)


def test_counts_are_those_of_the_rules() -> None:
    assert counted("kami", "card") == 32
    assert sum(piece["count"] * piece["points"] for piece in tatami.game("kami").pieces()) == 76
    assert counted("rrr", "tile") == 31
    assert counted("rrr", "tile", neutrals="none") == 15
    assert counted("dynasties", "card") == 110
    assert counted("dynasties", "mission") == counted("dynasties", "token") == 0
    assert counted("dynasties", "mission", missions=True) == 12
    assert counted("dynasties", "token", ninjas=True) == 4
    assert counted("daimyos", "card") == 29
    assert counted("daimyos", "auto") == 0
    assert counted("daimyos", "auto", players=1) == counted("daimyos", "auto", blacklist=True) == 14
    assert counted("daimyos", "technique") == 3
    assert counted("daimyos", "technique", clan_techniques=True) == 9


def test_all_cards_of_dynasties_and_daimyos_lie_somewhere() -> None:
    """Whatever has happened, the cards that a document holds and those that it counts are all that there are."""
    for state in last_states("dynasties", {"players": 3}):
        document = state.dump()
        assert sum(document["draw"]) + dynasties(document).total() == counted("dynasties", "card")
    for state in last_states("daimyos", {}):
        held = daimyos(state.dump())
        assert sum(number for card, number in held.items() if card.startswith("n")) == counted("daimyos", "card")


def test_facts_come_from_the_engine() -> None:
    tiles = {piece["id"]: piece for piece in tatami.game("rrr").pieces()}
    assert tiles["knight/0"]["act"] == "destroy"
    assert tiles["knight/1"]["seat"] == 1
    assert "a1-a2" in tiles["knight/0"]["reach0"]
    assert "a1-b2" not in tiles["knight/0"]["reach0"]
    assert "a1-b2" in tiles["archer/0"]["reach0"]
    assert tiles["guard/0"]["active"] == 0
    missions = {piece["id"]: piece for piece in tatami.game("dynasties", missions=True).pieces()}
    assert missions["B12"]["type"] == "samurai"
    assert missions["B12"]["bonus"] == 4
