"""Guard, Protector, Tower against every effect; Jailer and Witch (R-21, R-33, R-34)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rrr.positions import at, board_of, choices, play, refused

# How a shielded tile comes to be on c2, beside b2: by itself, as a stack, or through the Protector on b2's other side.
SHIELDED = {"guard": {"c2": "{}guard"}, "tower": {"c2": "{}tower>citizen"}}
# Tile placed on b2 (orthogonal) or b1 (diagonal to c2), the choice that would hit c2.
AIMED = [
    ("assassin", "b2", "c2"),
    ("princess", "b2", "c2"),
    ("knight", "b2", "c2"),
    ("archer", "b1", "c2"),
    ("bandit", "b2", "c2"),
    ("smuggler", "b1", "c2"),
    ("messenger", "b2", "c2"),
    ("ferryman", "b2", "c2-a1"),
]


@rule("R-33")
@pytest.mark.parametrize("shield", ["guard", "tower", "protector"])
@pytest.mark.parametrize("side", ["^", "v"])
@pytest.mark.parametrize(("name", "space", "choice"), AIMED)
def test_no_effect_aims_at_a_shielded_tile(name: str, space: str, choice: str, side: str, shield: str) -> None:
    board = {key: text.format(side) for key, text in SHIELDED.get(shield, {}).items()}
    if shield == "protector":
        # Rank 3, so that the Protector beside it is out of the way.
        board = {"c3": f"{side}citizen", "b3": "vprotector"}
        space = {"b2": "c2", "b1": "b2"}[space]
        choice = choice.replace("c2", "c3")
    board["a3"] = "^sovereign"  # somebody else for the Messenger and the Ferryman
    state = play(at(board, f"{name} {'archer' if name != 'archer' else 'knight'}"), f"{name}@{space}")
    if state.dump()["phase"] == "effect":
        assert choice not in state.moves()
        expected = "R-38" if name == "messenger" and side == "v" else "R-33"
        assert refused(state, choice) == expected
    else:
        assert state.to_move() == 1


@rule("R-33")
@pytest.mark.parametrize("shield", ["guard", "tower"])
@pytest.mark.parametrize(("name", "choice"), [("general", "e"), ("sovereign", "+"), ("herald", "!"), ("rebel", "!")])
def test_group_flips_pass_a_shielded_tile(name: str, choice: str, shield: str) -> None:
    space = "c3" if name == "herald" else "c2"
    text = {"guard": "vguard", "tower": "vtower>citizen"}[shield]
    # Alone it is no reason to be asked at all …
    assert play(at({space: text}, f"{name} archer"), f"{name}@b2").to_move() == 1
    # … and beside another one it stays.
    other = {"herald": "b3", "general": "a2"}.get(name, "b1")
    state = play(at({space: text, other: "vprincess"}, f"{name} archer"), f"{name}@b2")
    play(state, "w" if name == "general" else choice)
    assert board_of(state)[space][0] == "v"
    assert board_of(state)[other][0] == "^"


@rule("R-33")
def test_a_shielded_tile_is_not_covered_nor_used_again() -> None:
    board = {"b2": "^knight", "a2": "vprotector", "b1": "vcitizen"}
    state = at(board, "tower trickster archer")
    assert not any(move.startswith("tower") for move in state.moves())
    assert play(state, "trickster@b3").to_move() == 1  # the Knight beside it would have a target
    state = play(at({**board, "a2": "vsovereign"}, "trickster"), "trickster@b3")
    assert choices(state) == {"b2"}


@rule("R-33")
@rule("R-34")
def test_a_shielded_tile_is_not_voided() -> None:
    # The Knight is placed beside the Jailer, but also beside the Protector.
    board = {"b1": "vjailer", "a2": "vprotector", "b3": "vcitizen"}
    state = play(at(board, "knight"), "knight@b2")
    assert choices(state) == {"b1", "a2", "b3"}
    state = play(at({**board, "a2": "vsovereign"}, "knight archer"), "knight@b2")
    assert state.to_move() == 1


@rule("R-33")
def test_the_protector_shields_left_and_right_of_it() -> None:
    board = {"b2": "vprotector", "a2": "vknight", "b1": "vcitizen", "b3": "vgeneral", "c1": "varcher"}
    state = play(at(board, "rebel"), "rebel@c2")
    assert choices(state) == {"!"}
    play(state, "!")
    after = board_of(state)
    assert after["a2"] == "vknight/1"
    assert (after["b2"][0], after["b1"][0], after["b3"][0], after["c1"][0]) == ("^", "^", "^", "^")
    # The Rebel himself, to its right, is shielded from then on, though he is the other's.
    assert "c2" not in choices(play(state, "princess@c3"))


@rule("R-21")
@rule("R-22")
def test_passive_effects_need_a_face_up_tile() -> None:
    # A face-down Protector, Jailer or Guard does nothing.
    board = {"b2": "vprotector#1", "a2": "vcitizen"}
    assert choices(play(at(board, "knight"), "knight@a1")) == {"a2"}
    board = {"b1": "vjailer#1", "a2": "vcitizen"}
    assert choices(play(at(board, "knight"), "knight@a1")) == {"a2"}
    # A covered one neither: here the Protector lies under the Tower.
    board = {"b2": "vtower>protector", "a2": "vcitizen"}
    assert choices(play(at(board, "knight"), "knight@a1")) == {"a2"}


@rule("R-21")
def test_passive_effects_can_not_be_declined() -> None:
    # The Guard is placed, and no move is due; nor for Jailer, Witch, Protector, Death, Citizen.
    for name in ("guard", "jailer", "witch", "protector", "death"):
        state = play(at({"b2": "vgeneral", "a1": "vcitizen"}, f"{name} archer"), f"{name}@b1")
        assert state.dump()["phase"] == "place"
        assert state.to_move() == 1


NEXT_TO_B2 = {"jailer": ["b1", "a2", "c2", "b3"], "witch": ["a1", "c1", "a3", "c3"]}


@rule("R-34")
@pytest.mark.parametrize("side", ["^", "v"])
@pytest.mark.parametrize(("name", "space"), [(name, space) for name, spaces in NEXT_TO_B2.items() for space in spaces])
def test_a_void_effect_can_not_be_used(name: str, space: str, side: str) -> None:
    # Whoever owns the Jailer or Witch.
    others = [other for other in ("a1", "b1", "c1") if other != space]
    board = {space: f"{side}{name}", others[0]: "vcitizen", others[1]: "vknight"}
    assert play(at(board, "assassin archer"), "assassin@b2").to_move() == 1
    # From elsewhere it can.
    wrong = {"jailer": "witch", "witch": "jailer"}[name]
    board[space] = f"{side}{wrong}"
    assert choices(play(at(board, "assassin"), "assassin@b2"))


@rule("R-34")
@pytest.mark.parametrize(
    "name", ["assassin", "general", "sovereign", "princess", "bandit", "ferryman", "spy", "necromancer", "messenger", "rebel"]
)
def test_every_active_effect_can_be_void(name: str) -> None:
    board = {"b1": "vcitizen", "a1": "^archer", "c3": "vknight", "b3": "vjailer"}
    state = at({**board, "b3": "vwitch"}, f"{name} princess/1", discard="guard/1")
    assert play(state, f"{name}@b2").dump()["phase"] == "effect"
    state = at(board, f"{name} princess/1", discard="guard/1")
    assert play(state, f"{name}@b2").dump()["phase"] == "place"


@rule("R-34")
def test_passive_effects_go_on_beside_a_jailer() -> None:
    # The Guard beside the Jailer is still shielded; the Protector beside it still protects, the Jailer itself too.
    board = {"b2": "vjailer", "b1": "vguard", "a2": "vprotector"}
    assert play(at(board, "princess archer"), "princess@c1").to_move() == 1
    assert choices(play(at({**board, "a2": "vknight"}, "princess"), "princess@c1")) == {"b2"}
    state = at({"b2": "vprotector", "b1": "vjailer", "a2": "vcitizen"}, "knight archer")
    assert play(state, "knight@a3").to_move() == 1


@rule("R-34")
@rule("R-35")
@pytest.mark.parametrize(("user", "space"), [("trickster", "b1"), ("mimic", "a1")])
@pytest.mark.parametrize(("void", "where"), [("jailer", "b3"), ("witch", "c3")])
def test_void_tiles_are_not_used_again(user: str, space: str, void: str, where: str) -> None:
    # The Knight on b2 could be used again, but for the Jailer or Witch beside it.
    board = {"b2": "vknight", "a2": "vcitizen"}
    state = play(at(board, f"{user} archer"), f"{user}@{space}")
    assert choices(state) == {"b2"}
    state = play(at({**board, where: f"v{void}"}, f"{user} archer"), f"{user}@{space}")
    assert state.to_move() == 1


@rule("R-34")
@rule("R-35")
@pytest.mark.parametrize(("user", "void", "where"), [("trickster", "jailer", "a1"), ("mimic", "witch", "a2")])
def test_void_users_use_nothing(user: str, void: str, where: str) -> None:
    board = {"b2": "vknight", "a3": "vknight/0", "b3": "vcitizen", where: f"v{void}"}
    space = "b1"
    state = play(at(board, f"{user} archer"), f"{user}@{space}")
    assert state.to_move() == 1
    assert state.dump()["phase"] == "place"


@rule("R-34")
@rule("R-35")
def test_why_a_void_tile_is_refused() -> None:
    board = {"b2": "vknight", "b3": "vjailer", "c1": "vgeneral", "a1": "vcitizen"}
    state = play(at(board, "trickster"), "trickster@b1")
    assert choices(state) == {"c1"}
    assert refused(state, "b2") == "R-34"
    assert refused(state, "a1") == "R-35"  # no active effect
    assert refused(state, "b3") == "R-35"  # out of reach
