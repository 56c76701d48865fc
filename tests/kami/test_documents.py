"""Position documents: read back as written, and refused by the name of the field where they are wrong."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import tatami
from tests.kami.positions import Document, load, play, position, start

FULL = [f"{card}?" for card in "SLRVGFTE"]
# All of them, in the order of the public form.
FIELDS = ["game", "options", "scores", "round", "first", "phase", "seat"]
FIELDS += ["hands", "lines", "attack", "asked", "aside", "mercenaries"]


def four() -> Document:
    """Seat 1 of four is to answer a Gold Dragon."""
    return position(hands={0: "SSLLRV", 1: "SSLRRVGG"}, lines={0: "(S)>G"}, attack=(0, "G"), seat=1)


def three() -> Document:
    return position(3, aside="GT")


def two() -> Document:
    return position(2, hands={0: "SSSLRVGE"}, mercenaries=list(FULL))


def over() -> Document:
    document = position(hands={0: "SG"}, scores=[13, 2], round=6)
    return play(load(document), "(S)>G").dump()


@pytest.mark.parametrize("make", [four, three, two, over])
def test_a_document_is_read_and_written_alike(make: Callable[[], Document]) -> None:
    document = make()
    kept = copy.deepcopy(document)
    state = load(document)
    assert state.dump() == kept
    assert list(state.dump()) == FIELDS
    # Neither side holds a piece of the other.
    state.dump()["hands"][0] = ""
    state.dump()["lines"][0]["attack"].append("S")
    document["lines"][0]["attack"].append("S")
    assert state.dump() == kept


@pytest.mark.parametrize("players", [4, 3, 2])
def test_a_game_before_the_first_card(players: int) -> None:
    state = start(players, first="random")
    document = state.dump()
    assert (document["phase"], document["seat"], document["first"]) == ("deal", "chance", None)
    assert load(document).dump() == document


def refuse(document: Any, *fields: str, options: dict[str, Any] | None = None) -> None:
    """Loading fails with an error that begins with the name of one of the fields."""
    good = {"players": 4, "ending": "soldier", "first": "random"}
    game = tatami.game("kami", **(options or good))
    with pytest.raises(ValueError, match=f"^({'|'.join(fields)})\\b"):
        game.load(document)


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field(field: str) -> None:
    document = four()
    del document[field]
    refuse(document, field)


@pytest.mark.parametrize("where", ["", "options", "lines", "attack"])
def test_an_unknown_field(where: str) -> None:
    document = four()
    inner: Any = {"": document, "lines": document["lines"][0]}.get(where) or document[where]
    inner["colour"] = "red"
    with pytest.raises(ValueError, match="colour"):
        tatami.game("kami", **four()["options"]).load(document)


@pytest.mark.parametrize("document", [None, [], "kami", 3])
def test_no_document(document: Any) -> None:
    with pytest.raises(ValueError, match="document"):
        tatami.game("kami").load(document)


WRONG_IN_FOUR: list[tuple[str, Any]] = [
    ("game", "go"),
    ("game", None),
    ("options", {"players": 5, "ending": "soldier", "first": "random"}),
    ("options", {"players": 4, "ending": "emperor", "first": "random"}),
    ("options", {"players": 4, "ending": "soldier", "first": 4}),
    ("options", {"players": 4, "ending": "soldier"}),
    ("options", None),
    ("scores", [0]),
    ("scores", [0, 0, 0]),
    ("scores", [-1, 0]),
    ("scores", [15, 0]),
    ("scores", ["0", "0"]),
    ("scores", None),
    ("round", 0),
    ("round", "1"),
    ("round", 1.5),
    ("first", 4),
    ("first", -1),
    ("first", None),
    ("first", "0"),
    ("phase", "lunch"),
    ("phase", None),
    ("seat", 4),
    ("seat", -1),
    ("seat", None),
    ("seat", "chance"),
    ("seat", "1"),
    ("seat", 0),
    ("hands", ["SSLLRV", "SSLRRVGG"]),
    ("hands", None),
    ("hands", [1, 2, 3, 4]),
    ("lines", []),
    ("lines", None),
    ("lines", [[], [], [], []]),
    ("attack", {"seat": 0, "card": "R"}),
    ("attack", {"seat": 0, "card": "*G"}),
    ("attack", {"seat": 0, "card": "X"}),
    ("attack", {"seat": 2, "card": "G"}),
    ("attack", {"seat": 4, "card": "G"}),
    ("attack", {"seat": 0}),
    ("attack", "G"),
    ("asked", [[0, 5]]),
    ("asked", [[4, 5]]),
    ("asked", [0]),
    ("asked", None),
    ("aside", "SL"),
    ("aside", None),
    ("mercenaries", FULL),
    ("mercenaries", None),
]


@pytest.mark.parametrize(("field", "value"), WRONG_IN_FOUR, ids=lambda value: str(value)[:40])
def test_a_wrong_value(field: str, value: Any) -> None:
    document = four()
    document[field] = value
    # What makes an attack wrong may also be seen from the line or the seat that belongs to it.
    also = {"attack": ("attack", "lines"), "seat": ("seat", "attack"), "mercenaries": ("mercenaries", "hands")}
    refuse(document, *also.get(field, (field,)))


def with_hand(document: Document, seat: int, hand: str) -> Document:
    document["hands"][seat] = hand
    return document


def test_wrong_hands() -> None:
    hand = four()["hands"][2]
    assert hand[0] == "S"
    assert hand[-1] != "S"
    refuse(with_hand(four(), 2, hand[::-1]), "hands")  # order
    refuse(with_hand(four(), 2, hand[:-1] + "X"), "hands")  # no such card
    refuse(with_hand(four(), 2, hand.lower()), "hands")
    refuse(with_hand(four(), 2, hand + "E"), "hands")  # nine cards
    refuse(with_hand(four(), 2, hand[:-1]), "hands")  # one is missing
    refuse(with_hand(four(), 2, "?" * 8), "hands")  # a view is no position
    refuse(with_hand(four(), 2, "FFFFTTTT"), "hands")  # eight cards, but too many of a kind


def with_line(seat: int, defence: list[str], attack: list[str]) -> Document:
    document = four()
    document["lines"][seat] = {"defence": defence, "attack": attack}
    return document


def test_wrong_lines() -> None:
    refuse(with_line(0, ["(S)"], []), "lines", "hands", "attack")
    refuse(with_line(0, [], ["G"]), "lines", "hands")
    refuse(with_line(0, ["(S)", "S"], ["L", "G"]), "lines", "hands")  # more than the hand has played
    refuse(with_line(0, ["(*S)"], ["G"]), "lines", "mercenaries")  # no mercenaries among four
    refuse(with_line(0, ["(S"], ["G"]), "lines")
    refuse(with_line(0, ["(S)"], ["(G)"]), "lines")  # an attack is never face down
    refuse(with_line(0, ["(?)"], ["G"]), "lines")
    refuse(with_line(0, ["(X)"], ["G"]), "lines")
    document = four()
    document["lines"][0] = {"defence": ["(S)"]}
    refuse(document, "lines", "attack")


def test_an_answer_needs_an_attack() -> None:
    # Seat 1 has never played, so it can't lead before the first player has.
    document = position(hands={0: "SSSLLRRV"})
    document["seat"] = 1
    refuse(document, "seat", "first")
    document = position(hands={0: "SSSLLRRV"})
    document["attack"] = {"seat": 3, "card": "G"}
    refuse(document, "attack", "lines")


def test_wrong_questions() -> None:
    # K-06: who may ask holds five Soldiers; who answers is the last asker's partner.
    good = position(hands={0: "SSSSSLRV"}, phase="ask", seat=0)
    refuse({**good, "seat": 1}, "seat", "phase")
    refuse({**good, "phase": "answer", "seat": 2}, "asked", "seat")
    refuse({**good, "phase": "answer", "seat": 1, "asked": [[0, 5]]}, "seat")
    refuse({**good, "phase": "answer", "seat": 2, "asked": [[0, 6]]}, "asked")
    assert load({**good, "phase": "answer", "seat": 2, "asked": [[0, 5]]}).to_move() == 2
    laid = position(hands={0: "SSSSSL"}, lines={0: "(R)>V"}, attack=(0, "V"), seat=1)
    refuse({**laid, "phase": "ask", "seat": 0}, "phase", "lines", "hands", "attack")


def test_wrong_deals() -> None:
    document = four()
    refuse({**document, "phase": "deal", "seat": "chance"}, "phase", "hands", "lines", "attack")
    document = start(4).dump()
    options = document["options"]
    refuse(with_hand(copy.deepcopy(document), 1, "S"), "hands", options=options)  # seat by seat, from seat 0
    refuse({**document, "phase": "play", "seat": 0}, "phase", "hands", options=options)
    refuse({**document, "seat": 0}, "seat", options=options)
    refuse({**document, "first": 1}, "first", options=options)  # the option says seat 0, and it is round 1


def test_options_of_another_game() -> None:
    # The document's options must be those of the game that loads it.
    refuse(four(), "options", "players", options={"players": 3, "ending": "soldier", "first": "random"})
    refuse(four(), "options", "ending", options={"players": 4, "ending": "kami", "first": "random"})


def test_wrong_endings() -> None:
    good = over()
    assert load(good).outcome() is not None
    refuse({**good, "scores": [14, 2]}, "phase", "scores")  # over, but nobody is there
    refuse({**good, "scores": [16, 16]}, "scores")
    refuse({**good, "seat": 0}, "seat")
    refuse({**good, "attack": {"seat": 0, "card": "G"}}, "attack")
    refuse({**good, "phase": "play", "seat": 1}, "scores", "phase", "hands")
    for ending in ("lord", "kami"):
        options = {"players": 4, "ending": ending, "first": "random"}
        refuse({**good, "options": options}, "scores", options=options)  # 16 is never the end of these


def test_wrong_cards_set_aside() -> None:
    good = three()
    options = good["options"]
    for aside in ("G", "GTS", "GX", "", "G?", None):
        refuse({**good, "aside": aside}, "aside", "hands", options=options)


def test_wrong_stacks() -> None:
    good = two()
    options = good["options"]
    for wrong in ("SS", "?S", "S??", "X?", "s?", 3, None):
        refuse({**good, "mercenaries": [wrong, *FULL[1:]]}, "mercenaries", options=options)
    refuse({**good, "mercenaries": FULL[:7]}, "mercenaries", options=options)
    refuse({**good, "mercenaries": [*FULL, "S?"]}, "mercenaries", options=options)
    # The unseen cards are those that stand nowhere else: one more or less doesn't fit.
    refuse({**good, "mercenaries": ["S", *FULL[1:]]}, "mercenaries", "hands", "lines", options=options)
    refuse({**good, "mercenaries": ["", *FULL[1:]]}, "mercenaries", "hands", "lines", options=options)
    # While a seat plays, no card waits to be turned up.
    refuse({**good, "mercenaries": ["?", *FULL[1:]]}, "mercenaries", "hands", "lines", "phase", options=options)


def test_wrong_steps() -> None:
    # A laid defence belongs to the seat whose attack is due, and only a mercenary is laid alone (K-41).
    lines = {0: "(*S)>"}
    good = position(2, lines=lines, mercenaries=["V", *FULL[1:]], seat=0)
    options = good["options"]
    assert all(name.startswith(">") for name in load(good).moves())
    refuse({**good, "seat": 1}, "seat", "lines", options=options)
    alone = position(2, hands={0: "SSLRVGE"}, lines={0: "(S)>"}, mercenaries=list(FULL), seat=0)
    refuse(alone, "lines", "hands", "mercenaries", options=options)


def turning(hands: dict[int, str], lines: dict[int, str], attack: tuple[int, str] | None, first: int = 0) -> Document:
    """A duel in which the card below stack 5 is being turned up."""
    waiting = ["S?", "L?", "R?", "V?", "?", "F?", "T?", "E?"]
    fields: dict[str, Any] = {"mercenaries": waiting, "phase": "deal", "seat": "chance", "first": first}
    return position(2, hands=hands, lines=lines, attack=attack, **fields)


WRONG_TURN_UPS = {
    # One mercenary is being turned up: behind an attack that took it, or behind the defence of a move's first step.
    "no attack to answer": turning({0: "SSLRVGE"}, {0: "(S)>*G"}, None),
    "the attack came from the hand": turning({0: "SLRVE"}, {0: "(S)>*G (S)>G"}, (0, "G")),
    "a lead answers nothing": turning({1: "SLRVGF"}, {0: "(*G)>", 1: "(S)>T"}, (1, "T"), first=1),
    "a counter of one's own attack": turning({0: "SSLRVE"}, {0: "(S)>G *G>"}, (0, "G")),
    "another kind counters nothing": turning({1: "SLRVGT"}, {0: "*G>", 1: "(S)>F"}, (1, "F"), first=1),
}


@pytest.mark.parametrize("case", WRONG_TURN_UPS)
def test_a_wrong_turn_up(case: str) -> None:
    document = WRONG_TURN_UPS[case]
    refuse(document, "attack", "lines", "mercenaries", "phase", options=document["options"])


def test_turn_ups() -> None:
    # The same as above, but right.
    for document in (
        turning({0: "SSLRVGE"}, {0: "(S)>*G"}, (0, "G")),
        turning({1: "SLRVGF"}, {0: "*G>", 1: "(S)>G"}, (1, "G"), first=1),
        turning({0: "SSSLRVGE"}, {0: "(*G)>"}, None),
    ):
        assert load(document).dump() == document
        assert load(document).to_move() == tatami.CHANCE


def test_a_leader_who_can_not_lead() -> None:
    # K-44: the lead would be with seat 1.
    document = position(2, hands={0: "G", 1: "SSL"}, mercenaries=[""] * 8, seat=1)
    assert load(document).to_move() == 1
    refuse({**document, "seat": 0}, "seat", "hands", options=document["options"])
