"""What a client draws that follows from the rules, and the box as pieces: given by the engine alone."""

from __future__ import annotations

from pathlib import Path

import tatami
from tatami import SPECTATOR, State, testing
from tests.daimyos.positions import DAIMYOS, Document, automaton, fallen, load, play, position, seen, solo, tokens
from tests.daimyos.test_box import TEXT, write
from tests.marks import rule

PIECES = {piece["id"]: piece for piece in tatami.game("daimyos", clan_techniques=True, blacklist=True).pieces()}
FIELD = PIECES["field"]


def facts(state: State) -> Document:
    """Return the facts, which are the same for everybody."""
    found = [seen(state, seat).facts() for seat in (0, 1, SPECTATOR)]
    assert found[0] == found[1] == found[2]
    return found[0]


def laid(card: str, turning: str, at: str) -> dict[str, str]:
    """Return by space the letters of a card that lies there, from its drawing."""
    rows = PIECES[card]["turnings"][FIELD["turnings"].index(turning)].split("/")[::-1]
    column, lowest = FIELD["columns"].index(at[0]), int(at[1:])
    return {
        f"{FIELD['columns'][column + right]}{lowest + up}": letter
        for up, row in enumerate(rows)
        for right, letter in enumerate(row)
        if letter != "."
    }


@rule("Y-01")
@rule("Y-24")
def test_what_lies_on_every_space() -> None:
    found = facts(load(position(placed=["n16 r0 c2"])))
    stacks = found["stacks"]
    assert (stacks["c2"], stacks["d3"], stacks["c4"]) == ("rR", "wW", "wB")  # a card over printed samurai
    assert (stacks["d2"], stacks["c3"], stacks["a1"], stacks.get("b1")) == ("5", "r", "w", None)
    assert found["daimyos"]["orange"] == "d2"
    assert {stacks[space] for space in found["daimyos"].values()} == set("1234567")


def test_stacks_grow_by_what_is_drawn_on_the_card() -> None:
    """Each placement of a random game adds the letters of the card's own drawing, and nothing else changes a stack."""
    print("seed 8")
    placements = 0
    before: Document | None = None
    for state, where in testing.random_states(tatami.game("daimyos", first=0), 8, 2, 20_000):
        placed = state.dump()["placed"]
        stacks: dict[str, str] = facts(state)["stacks"]
        if before is not None and len(placed) == before["number"] + 1:
            expected = dict(before["stacks"])
            for space, letter in laid(*placed[-1]).items():
                expected[space] = expected.get(space, "") + letter
            assert stacks == expected, where
            placements += 1
        elif before is not None and len(placed) == before["number"] and before["stacks"]:
            assert stacks == before["stacks"], where
        before = {"stacks": stacks, "number": len(placed)}
    assert placements > 30


@rule("Y-31")
@rule("Y-41")
def test_tokens_and_what_they_are_worth() -> None:
    own = tokens({"blue": 1}, favours="8", spent="7")
    found = facts(load(position(tokens=[own, tokens(favours="8")], eliminated={"blue": 0})))["tokens"]
    assert found[0]["sides"] == ["board", *["unplaced"] * 5, "spent", "favour"]
    assert found[1]["sides"] == [*["unplaced"] * 7, "favour"]
    daimyo = [PIECES[f"token-{number}"]["daimyo"] for number in range(1, 9)]
    favour = [PIECES[f"token-{number}"]["favour"] for number in range(1, 9)]
    assert found[0]["values"] == [*daimyo[:6], *favour[6:]]
    assert found[0]["worth"] == [daimyo[0], *favour[1:]]  # what isn't on the board is worth its favour side


@rule("Y-60")
def test_the_daimyos_left_on_a_list() -> None:
    options = {"blacklist": True}
    first, second = PIECES["1A"]["list"], PIECES["2A"]["list"]
    assert facts(load(position(options=options)))["left"] == {"1A": first, "2A": second}
    gone = {first[0]: 1}
    down = [tokens(favours="8"), tokens({first[0]: 1})]
    left = facts(load(position(options=options, eliminated=gone, tokens=down)))["left"]
    assert left == {"1A": first[1:], "2A": [daimyo for daimyo in second if daimyo != first[0]]}
    assert facts(load(position()))["left"] == {}


@rule("Y-57")
def test_how_many_spaces_may_still_count_as_white() -> None:
    options = {"clan_techniques": True}
    cards = {"black": "boryaku", "white": "hensojutsu", "red": "kenjutsu"}
    start = position(options=options, clan_cards=cards, clans=("white", "red"), favours=("123", ""), hands=("n16", "n03"))
    state = play(load(start), "use hensojutsu", "done", "place r0 @c2")
    while state.to_move() < 0:
        state.play(state.legal()[0])
    assert facts(state)["whites"] == 2
    play(state, next(name for name in state.moves() if name.startswith("white ")))
    assert facts(state)["whites"] == 1


@rule("Y-72")
@rule("Y-73")
def test_the_automaton_s_row_strike_and_score_cards() -> None:
    assert facts(load(position()))["automaton"] is None
    cards = automaton(0, "7B", row=["2A", "4A"], deck=["1A", "3A", "5A", "6A", "7A"])
    found = facts(load(solo(automaton=cards)))
    assert found["automaton"] == {"strikes_at": -6, "sum": 1 + 0 + 1, "scores": {"black": [], "white": [], "red": []}}
    assert list(found["left"]) == ["7B"]
    assert facts(load(solo()))["automaton"]["sum"] == 0


@rule("Y-74")
def test_a_score_card_shows_its_points_when_it_lies_face_up() -> None:
    lying = {"black": [["6B", "down"]], "white": [], "red": [["5B", "up"]]}
    cards = automaton(0, "7B", score_deck=["1B", "2B", "3B", "4B"], on_tracks=lying)
    pieces = {piece["id"]: piece for piece in tatami.game("daimyos", players=1).pieces()}
    down = [tokens({"blue": 1}, favours="8"), tokens({"green": 1}, favours="8")]
    document = solo(automaton=cards, eliminated={"blue": 0, "green": 1}, tokens=down)
    found = facts(load(document))["automaton"]["scores"]
    assert found == {"black": [None], "white": [], "red": [pieces["5B"]["bottom"]]}


@rule("Y-42")
def test_no_fact_tells_what_is_assigned() -> None:
    """Two positions that differ in a secret assignment have the same facts for everybody."""
    ends = [tokens({"blue": 1, "green": 2}), tokens({daimyo: number for number, daimyo in enumerate(DAIMYOS[3:], 1)})]
    gone = {**fallen(seat=1), "blue": 0, "green": 0}
    ends[1]["board"]["turquoise"] = 5
    shown = []
    for clan in ("black", "red"):
        document = position(phase="assign", eliminated=gone, tokens=ends, assigned=[{"1": clan}, None])
        shown.append(facts(load(document)))
    assert shown[0] == shown[1]


def test_pieces_of_another_box_are_its_own(tmp_path: Path) -> None:
    text = TEXT.replace('n01 = ["B .", "B .", ". ."]', 'shadow = ["R .", "R r", ". ."]')
    text = text.replace("blue ", "indigo ").replace('"blue"', '"indigo"').replace("chimon      = 1", "chimon      = 3")
    pieces = {piece["id"]: piece for piece in tatami.game("daimyos", box=write(tmp_path, text)).pieces()}
    assert pieces["shadow"]["turnings"][:2] == ["R./Rr/..", ".RR/.r."]
    assert (pieces["indigo"]["mark"], pieces["indigo"]["name"]) == ("1", "")
    assert PIECES["blue"]["name"] == "daimyos-blue"
    assert pieces["chimon"]["cost"] == 3
    assert "n01" not in pieces


@rule("Y-20")
def test_cards_and_boards_come_in_every_turning() -> None:
    assert FIELD["turnings"] == ["r0", "r90", "r180", "r270", "r0m", "r90m", "r180m", "r270m"]
    assert (FIELD["columns"], FIELD["lowest"], FIELD["margin"]) == ("yzabcdefghijkl", -1, 2)
    assert PIECES["n04"]["turnings"] == [
        "B./.B/r.", "r.B/.B.", ".r/B./.B", ".B./B.r", ".B/B./.r", ".B./r.B", "r./.B/B.", "B.r/.B.",
    ]  # fmt: skip
    assert PIECES["a"]["turnings"][:2] == [".b..r/b1w../..rw./..r5b/w....", "w..b./...1b/.rrw./.5w../.b..r"]
    assert len(PIECES["a"]["turnings"]) == 4


def test_techniques_say_whose_they_are() -> None:
    clans = {piece["id"]: piece["clan"] for piece in PIECES.values() if piece["kind"] == "technique"}
    assert [name for name, clan in clans.items() if clan == ""] == ["shinobi-iri", "chimon", "ten-mon"]
    assert (clans["boryaku"], clans["choho"], clans["kenjutsu"]) == ("black", "white", "red")
