"""Trickster and Mimic: another tile's effect from its own space, with its own front, for the active player (R-35)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rrr.positions import at, board_of, choices, load, play, refused


@rule("R-35")
def test_the_trickster_uses_the_tile_from_its_own_space() -> None:
    # The enemy's Knight on b2: its neighbours are hit, the Trickster included.
    board = {"b2": "vknight", "a2": "vcitizen", "b3": "^archer", "c1": "vgeneral"}
    state = play(at(board, "trickster"), "trickster@b1")
    assert choices(state) == {"b2", "c1"}
    play(state, "b2")
    document = state.dump()
    assert (document["phase"], document["seat"], document["resolving"]) == ("effect", 0, ["b1", "b2"])
    assert load(document).dump() == document
    # The choice has no -: choosing the tile was the decision.
    assert state.moves() == ["b1", "a2", "b3"]
    assert refused(state, "-") == "R-35"
    assert refused(state, "archer@a1") == "R-12"
    play(state, "b1")
    assert board_of(state)["b1"] == "^trickster#0"  # destroyed by the active player
    assert state.to_move() == 1


@rule("R-35")
def test_the_mimic_uses_diagonal_tiles() -> None:
    board = {"b2": "vprincess", "a2": "vknight", "b1": "^archer"}
    state = play(at(board, "mimic"), "mimic@a1")
    assert choices(state) == {"b2"}
    assert refused(state, "a2") == "R-35"
    play(state, "b2")
    assert set(state.moves()) == {"a1", "b1", "a2"}
    play(state, "a2")
    assert board_of(state)["a2"] == "^knight/1"


@rule("R-35")
@pytest.mark.parametrize(("herald", "front"), [("^herald", {"a3", "b3", "c3"}), ("vherald", {"a1", "b1", "c1"})])
def test_front_is_the_tiles_own(herald: str, front: set[str]) -> None:
    board = {"b2": herald, "a1": "vknight", "b1": "vprincess", "c1": "vgeneral"}
    board.update(a3="vcitizen", b3="varcher", c3="vsovereign")
    state = play(at(board, "trickster"), "trickster@a2")
    before = board_of(state)
    play(state, "b2")
    assert state.moves() == ["!"]
    after = board_of(play(state, "!"))
    assert {space for space in before if before[space] != after[space]} == front


@rule("R-35")
def test_you_is_the_active_player() -> None:
    # The enemy's Messenger brings back seat 0's ally, his Spy robs seat 1, his Necromancer fills seat 0's zone.
    state = play(at({"b2": "vmessenger", "c3": "^knight", "c1": "vgeneral"}, "trickster"), "trickster@b1", "b2")
    assert state.moves() == ["c3"]
    assert play(state, "c3").dump()["zones"][0] == ["knight/0"]
    state = play(at({"b2": "vspy"}, "trickster knight", "archer", discard=""), "trickster@b1", "b2")
    assert state.moves() == ["archer"]
    state = play(at({"b2": "vnecromancer"}, "trickster", discard="guard/1"), "trickster@b1", "b2", "guard")
    assert state.dump()["zones"][0] == ["guard/1"]


@rule("R-38")
@rule("R-35")
def test_a_messenger_used_again_takes_neither_himself_nor_the_tile_just_placed() -> None:
    state = play(at({"b2": "^messenger", "c3": "^knight"}, "trickster"), "trickster@b1", "b2")
    assert state.moves() == ["c3"]
    assert refused(state, "b1") == "R-38"
    assert refused(state, "b2") == "R-38"
    # With nobody else there is nothing to use.
    assert play(at({"b2": "^messenger"}, "trickster archer"), "trickster@b1").to_move() == 1


@rule("R-25")
@rule("R-35")
def test_a_tile_that_could_do_nothing_is_not_offered() -> None:
    board = {"b2": "vspy", "c1": "vknight", "a1": "vguard", "a3": "vcitizen"}
    # Seat 1 has no tile for the Spy; the Knight's neighbours are the Trickster and nobody else.
    state = play(at(board, "trickster archer", "", neutral="death"), "trickster@b1")
    assert choices(state) == {"c1"}
    assert refused(state, "b2") == "R-25"
    assert refused(state, "a1") == "R-33"
    play(state, "c1")
    assert state.moves() == ["b1"]


@rule("R-30")
@rule("R-35")
def test_the_bar_on_destroying_holds_for_used_tiles() -> None:
    # The Trickster takes the last free space beside a Knight and a Princess: only the Princess is of use.
    board = {
        "a1": "vgeneral", "b1": "vknight", "c1": "^archer", "a2": "vprincess", "c2": "^citizen", "a3": "^sovereign",
        "b3": "vguard", "c3": "varcher",
    }  # fmt: skip
    state = play(at(board, "trickster", ""), "trickster@b2")
    assert choices(state) == {"a2"}
    assert refused(state, "b1") == "R-30"
    play(state, "a2")
    assert set(state.moves()) == {"a1", "b1", "b2", "a3"}


@rule("R-35")
def test_a_chain_of_two_users() -> None:
    # Trickster on a1 uses the Mimic on b1, which uses the Princess on c2 (diagonal to b1).
    board = {"b1": "vmimic", "c2": "vprincess", "c3": "varcher"}
    state = play(at(board, "trickster knight"), "trickster@a1")
    assert choices(state) == {"b1"}
    play(state, "b1")
    assert state.moves() == ["c2"]
    document = state.dump()
    assert document["resolving"] == ["a1", "b1"]
    play(state, "c2")
    document = state.dump()
    assert document["resolving"] == ["a1", "b1", "c2"]
    assert load(document).dump() == document
    assert set(state.moves()) == {"b1", "c3"}
    play(state, "b1")
    assert board_of(state)["b1"] == "^mimic"
    assert state.to_move() == 1


@rule("R-35")
def test_a_mimic_using_a_trickster() -> None:
    board = {"b2": "vtrickster", "b3": "vgeneral", "c3": "^knight"}
    state = play(at(board, "mimic"), "mimic@a1", "b2")
    assert state.moves() == ["b3"]
    play(state, "b3")
    # The General on b3: to the east the Knight, to the south the Trickster; b1 is empty, a2 and c2 too.
    assert set(state.moves()) == {"e", "s"}


@rule("R-35")
def test_a_chain_that_leads_nowhere_is_not_offered() -> None:
    # The Mimic has no diagonal neighbour with an effect, so the Trickster has nothing to use.
    board = {"b1": "vmimic", "c2": "vcitizen"}
    assert play(at(board, "trickster archer"), "trickster@a1").to_move() == 1


@rule("R-35")
def test_one_of_each_so_chains_end() -> None:
    # Beside each other Trickster and Mimic don't find back to one another: the one looks straight, the other askew.
    board = {"b1": "vmimic", "a2": "vknight", "c2": "vcitizen"}
    state = play(at(board, "trickster archer"), "trickster@a1")
    assert choices(state) == {"a2", "b1"}
    play(state, "b1")
    assert state.moves() == ["a2"]


@rule("R-35")
def test_a_used_spy_in_a_hidden_mode() -> None:
    state = at({"b2": "vspy"}, "knight", "archer", hidden=("trickster", "rebel witch"), neutrals="secret", discard="")
    play(state, "trickster@b1", "b2")
    assert state.moves() == ["?", "archer"]
    play(state, "?")
    document = state.dump()
    assert (document["seat"], document["resolving"]) == ("chance", ["b1", "b2"])
    assert load(document).dump() == document
    assert state.moves() == ["took witch", "took rebel"]


@rule("R-35")
def test_a_ferryman_used_again_moves_others_and_the_trickster() -> None:
    state = play(at({"b2": "vferryman", "c3": "vguard"}, "trickster archer"), "trickster@b1", "b2")
    assert {move.split("-")[0] for move in state.moves()} == {"b1"}
    assert refused(state, "b2-a1") == "R-36"


@rule("R-33")
@rule("R-35")
def test_a_pirate_used_again() -> None:
    state = play(at({"b2": "vpirate", "c3": "^guard", "a1": "vcitizen"}, "trickster archer"), "trickster@b1", "b2")
    assert state.moves() == ["c3"]
    play(state, "c3")
    assert board_of(state)["c3"] == "^guard/0#0"


@rule("R-22")
@rule("R-35")
def test_a_face_down_tile_is_not_used_again() -> None:
    state = play(at({"b2": "vknight#1", "c1": "vprincess"}, "trickster"), "trickster@b1")
    assert choices(state) == {"c1"}
    assert refused(state, "b2") == "R-22"
