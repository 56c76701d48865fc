"""Bandit, Smuggler, Spy, Ferryman, Necromancer, Messenger: tiles that change their place (R-31, R-36 to R-39, R-72)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rrr.positions import SPACES, at, board_of, choices, load, observe, play, position, refused


@rule("R-31")
@pytest.mark.parametrize(("name", "reach"), [("bandit", {"b1", "a2", "b3"}), ("smuggler", {"a1", "a3", "c1"})])
def test_banished_at_once(name: str, reach: set[str]) -> None:
    board = {"a1": "vknight", "b1": "^archer", "a2": "vgeneral", "b3": "vcitizen", "a3": "^princess", "c1": "vsovereign"}
    board["c2"] = "vguard"
    state = play(at(board, name, discard=""), f"{name}@b2")
    assert choices(state) == reach
    assert refused(state, "c2") == ("R-33" if name == "bandit" else "R-31")
    for space in reach:
        banished = play(state.clone(), space)
        assert space not in board_of(banished)
        assert banished.dump()["discard"] == [board_of(state)[space][1:]]
        assert banished.to_move() == 1
        # The space is free for the very next player.
        assert any(move.endswith(f"@{space}") for move in banished.moves())


@rule("R-39")
@rule("R-31")
def test_the_spy_banishes_from_the_opponents_zone() -> None:
    state = at({"b2": "^citizen"}, "spy archer", "knight guard", neutral="death", discard="")
    play(state, "spy@a1")
    assert choices(state) == {"knight", "guard"}  # not his own, not the neutral area
    assert refused(state, "death") == "R-39"
    assert refused(state, "archer") == "R-39"
    assert refused(state, "?") == "R-39"
    play(state, "guard")
    document = state.dump()
    assert document["zones"] == [["archer/0"], ["knight/1"]]
    assert document["discard"] == ["guard/1"]


@rule("R-39")
def test_the_spy_takes_the_copy_of_the_opponents_colour_first() -> None:
    document = position({"b2": "^citizen"}, "spy archer", "", discard="")
    document["zones"][1] = ["general/0", "general/1"]
    state = play(load(document), "spy@a1")
    assert choices(state) == {"general"}
    play(state, "general")
    assert state.dump()["zones"][1] == ["general/0"]
    assert state.dump()["discard"] == ["general/1"]


@rule("R-39")
@rule("R-25")
def test_a_spy_with_nothing_to_take() -> None:
    state = play(at({"b2": "^citizen"}, "spy archer", "", neutral="death"), "spy@a1")
    assert state.dump()["phase"] == "place"
    assert state.to_move() == 1


@rule("R-39")
def test_the_spy_can_take_the_last_tile() -> None:
    state = play(at({"b2": "^citizen"}, "spy archer", "knight"), "spy@a1", "knight")
    document = state.dump()
    assert (document["phase"], document["seat"]) == ("choose-first", 1)


@rule("R-39")
@pytest.mark.parametrize("mode", ["secret", "secret-draft"])
def test_the_spy_takes_a_hidden_tile_at_random(mode: str) -> None:
    state = at({"b2": "^citizen"}, "spy archer", "knight", hidden=("", "rebel tower"), neutrals=mode, discard="")
    play(state, "spy@a1")
    assert choices(state) == {"knight", "?"}
    assert refused(state, "tower") == "R-39"  # it is there, but hidden: he can't name it
    assert refused(state, "bandit") == "R-39"  # it isn't there, and the answer is the same
    assert str(state.refusal("tower")) == str(state.refusal("bandit")).replace("bandit", "tower")
    play(state, "?")
    document = state.dump()
    assert (document["phase"], document["seat"], document["resolving"]) == ("effect", "chance", ["a1"])
    assert load(document).dump() == document
    assert state.moves() == ["took rebel", "took tower"]
    assert state.chance() == [1, 1]
    play(state, "took tower")
    document = state.dump()
    assert document["discard"] == ["tower"]
    assert document["hidden"] == [[], ["rebel"]]
    assert document["zones"][1] == ["knight/1", "rebel"]
    assert (document["phase"], document["seat"]) == ("place", 1)


@rule("R-39")
def test_chance_moves_also_for_a_single_hidden_tile() -> None:
    state = at({"b2": "^citizen"}, "spy archer", "knight", hidden=("", "rebel"), neutrals="secret")
    play(state, "spy@a1", "?")
    assert state.moves() == ["took rebel"]
    assert refused(state, "took tower") == "R-39"
    assert refused(state, "-") == "R-39"


@rule("R-36")
def test_the_ferryman_moves_any_other_tile() -> None:
    board = {"a1": "vknight", "b2": "^citizen", "c3": "vguard", "a3": "varcher#1"}
    state = play(at(board, "ferryman"), "ferryman@c1")
    free = [space for space in SPACES if space not in {*board, "c1"}]
    assert choices(state) == {f"{start}-{end}" for start in ("a1", "b2") for end in free}
    assert refused(state, "c1-b1") == "R-36"  # himself
    assert refused(state, "c3-b1") == "R-33"  # shielded
    assert refused(state, "a3-b1") == "R-22"  # face down
    assert refused(state, "c2-b1") == "R-22"  # nothing there
    assert refused(state, "a1-b2") == "R-36"  # not free
    play(state, "a1-b3")
    assert board_of(state) == {"b3": "vknight/1", "b2": "^citizen", "c1": "^ferryman", "c3": "vguard/1"}
    assert state.to_move() == 1  # nothing triggers there


@rule("R-36")
def test_passive_effects_count_from_the_new_place() -> None:
    # The Protector goes beside the Knight: from now on the Knight has the shield, the Archer no more.
    board = {"a1": "varcher", "b1": "vprotector", "a3": "vknight"}
    state = play(at(board, "ferryman princess", "guard"), "ferryman@c2", "b1-b3", "guard@c1", "princess@b2")
    assert "a3" not in choices(state)
    assert "a1" in choices(state)


@rule("R-25")
@rule("R-36")
def test_a_ferryman_without_a_free_space() -> None:
    board = {
        "a1": "vprincess", "b1": "^citizen", "c1": "vgeneral", "a2": "^princess", "c2": "vsovereign", "a3": "^sovereign",
        "b3": "vassassin", "c3": "varcher",
    }  # fmt: skip
    assert play(at(board, "ferryman", "guard"), "ferryman@b2").dump()["phase"] == "choose-first"


@rule("R-37")
def test_the_necromancer_takes_the_enemys_tile() -> None:
    state = at({"b2": "^citizen"}, "necromancer archer", "guard", discard="general/1 knight/0 death")
    play(state, "necromancer@a1")
    assert choices(state) == {"general", "knight", "death"}
    assert refused(state, "archer") == "R-37"
    assert refused(state, "?") == "R-12"
    play(state, "general")
    document = state.dump()
    assert document["zones"][0] == ["archer/0", "general/1"]
    assert document["discard"] == ["death", "knight/0"]
    # It is his to place from then on, as his ally, and does the same.
    play(state, "guard@c3", "general@c2")
    assert board_of(state)["c2"] == "^general/1"
    assert choices(state) == {"w"}


@rule("R-37")
def test_of_two_copies_his_own_colour_is_meant() -> None:
    state = at({"b2": "vcitizen"}, "archer", "necromancer", seat=1, discard="general/0 general/1")
    play(state, "necromancer@a1")
    assert choices(state) == {"general"}
    play(state, "general")
    assert state.dump()["zones"][1] == ["general/1"]
    assert state.dump()["discard"] == ["general/0"]


@rule("R-37")
@rule("R-25")
def test_a_necromancer_without_a_discard_pile() -> None:
    assert play(at({"b2": "^citizen"}, "necromancer archer", discard=""), "necromancer@a1").to_move() == 1


@rule("R-72")
@pytest.mark.parametrize("mode", ["secret", "secret-draft"])
def test_what_comes_back_is_open(mode: str) -> None:
    # The Necromancer takes a neutral, the Messenger another: the opponent sees both.
    state = at({"b2": "^rebel"}, "archer", "guard", hidden=("messenger necromancer", ""), neutrals=mode, discard="witch")
    play(state, "necromancer@a1", "witch", "guard@c3", "messenger@a2", "b2")
    document = state.dump()
    assert document["zones"][0] == ["archer/0", "rebel", "witch"]
    assert document["hidden"] == [[], []]
    assert observe(state, 1).data()["zones"][0] == ["archer/0", "rebel", "witch"]


@rule("R-38")
def test_the_messenger_takes_an_ally_back() -> None:
    board = {"a1": "^knight", "b1": "vgeneral", "c1": "^guard", "a2": "^sovereign/1", "a3": "^archer#1", "c3": "^tower>citizen"}
    state = play(at(board, "messenger", discard=""), "messenger@b3")
    assert choices(state) == {"a1", "a2"}
    assert refused(state, "b3") == "R-38"  # himself
    assert refused(state, "b1") == "R-38"  # an enemy
    assert refused(state, "c1") == "R-33"  # shielded
    assert refused(state, "c3") == "R-33"  # the Tower, and with it what it covers
    assert refused(state, "a3") == "R-22"
    play(state, "a2")
    assert "a2" not in board_of(state)
    assert state.dump()["zones"][0] == ["sovereign/1"]
    assert state.dump()["discard"] == ["archer/0"]  # seat 1's turn: what it destroyed has left


@rule("R-38")
def test_a_messenger_alone_takes_nobody_back() -> None:
    assert play(at({"b2": "vcitizen"}, "messenger archer"), "messenger@a1").to_move() == 1
