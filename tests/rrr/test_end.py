"""Full boards, Death, matches and points, the next game (R-50 to R-62, R-73, R-74)."""

from __future__ import annotations

import random

import pytest

import tatami
from tests.marks import rule
from tests.rrr.positions import NEUTRALS, at, board_of, choices, deal, load, play, position, refused, start

# Seat 0 has four, seat 1 four; c3 is free.
EIGHT = {
    "a1": "^citizen", "b1": "^knight", "c1": "^archer", "a2": "^princess", "b2": "vknight", "c2": "vprincess", "a3": "vgeneral",
    "b3": "varcher",
}  # fmt: skip


@rule("R-50")
def test_most_allies_win_on_a_full_board() -> None:
    state = play(at(EIGHT, "guard", "guard"), "guard@c3")
    document = state.dump()
    assert (document["phase"], document["seat"], document["score"]) == ("choose-first", 1, [1, 0])
    state = play(at(EIGHT, "guard", "guard", seat=1), "guard@c3")
    document = state.dump()
    assert (document["phase"], document["seat"], document["score"]) == ("choose-first", 0, [0, 1])


@rule("R-50")
def test_the_last_effect_comes_before_the_count() -> None:
    # The General on c3 flips b3 and a3: five and two more.
    state = play(at(EIGHT, "general", "guard", victory="points", games=3), "general@c3", "w")
    assert state.dump()["score"] == [7, 2]
    # Banishing from a full board makes it not full.
    state = play(at(EIGHT, "bandit guard", "guard"), "bandit@c3", "b3")
    assert state.dump()["phase"] == "place"


@rule("R-50")
def test_not_over_while_a_tile_lies_face_down() -> None:
    board = {**EIGHT, "a1": "^citizen#1"}
    state = play(at(board, "guard sovereign", "guard"), "guard@c3")
    document = state.dump()
    assert (document["phase"], document["seat"]) == ("place", 1)
    assert state.moves() == ["guard@a1"]


@rule("R-51")
@pytest.mark.parametrize(("death", "loser"), [("^death", 0), ("vdeath", 1)])
def test_death_loses_whatever_the_count(death: str, loser: int) -> None:
    for seat in (0, 1):
        state = play(at({**EIGHT, "a1": death}, "guard", "guard", seat=seat), "guard@c3")
        assert state.dump()["phase"] == "choose-first"
        assert state.to_move() == loser
        assert state.dump()["score"][1 - loser] == 1


@rule("R-51")
def test_death_under_the_tower_is_harmless() -> None:
    state = play(at({**EIGHT, "a1": "^tower>death"}, "guard", "guard"), "guard@c3")
    assert state.dump()["score"] == [1, 0]


@rule("R-51")
def test_death_can_be_flipped_at_the_last_moment() -> None:
    board = {**EIGHT, "b3": "^death"}
    state = play(at(board, "general", "guard"), "general@c3", "w")
    # Death on b3 now is seat 1's ally, and a3 is seat 0's.
    assert board_of(state)["b3"] == "vdeath"
    assert state.dump()["score"] == [1, 0]


@rule("R-51")
@rule("R-13")
def test_death_counts_only_on_a_full_board() -> None:
    # Seat 1 can't place and loses, though Death is seat 0's ally.
    state = play(at({"b2": "^death"}, "archer", ""), "archer@b1")
    assert state.to_move() == 1
    assert state.dump()["score"] == [1, 0]


@rule("R-60")
@pytest.mark.parametrize("games", [1, 2, 5])
def test_a_match_is_over_when_somebody_has_won_enough(games: int) -> None:
    fields = {"games": games, "score": [games - 1, 0], "game_no": games}
    state = play(at(EIGHT, "guard", "guard", **fields), "guard@c3")
    document = state.dump()
    assert (document["phase"], document["seat"], document["score"]) == ("over", None, [games, 0])
    assert state.legal() == []
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.returns == [1.0, -1.0]
    assert load(document).dump() == document
    # The position is still that of the game just played.
    assert len(document["board"]) == 9


@rule("R-60")
def test_wins_count_not_games() -> None:
    state = play(at(EIGHT, "guard", "guard", score=[1, 1], game_no=3, seat=1), "guard@c3")
    assert state.dump()["score"] == [1, 2]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [1]


@rule("R-61")
def test_points_are_allies() -> None:
    fields = {"victory": "points", "games": 3, "score": [3, 6], "game_no": 2}
    state = play(at(EIGHT, "guard", "guard", **fields), "guard@c3")
    document = state.dump()
    assert document["score"] == [8, 10]
    assert (document["phase"], document["seat"]) == ("choose-first", 1)


@rule("R-61")
def test_who_loses_by_death_gets_nothing() -> None:
    fields = {"victory": "points", "games": 3}
    state = play(at({**EIGHT, "a1": "^death"}, "guard", "guard", **fields), "guard@c3")
    assert state.dump()["score"] == [0, 4]
    assert state.to_move() == 0


@rule("R-61")
@rule("R-73")
def test_points_when_somebody_can_not_place() -> None:
    # Face-up allies count; the destroyed one doesn't, and the loser gets nothing for his.
    board = {"b2": "^citizen", "a3": "^knight", "c3": "vgeneral", "b3": "^archer"}
    state = at(board, "assassin", "", victory="points", games=3)
    play(state, "assassin@a2", "a3")
    assert state.dump()["score"] == [3, 0]
    assert state.to_move() == 1


@rule("R-61")
def test_the_last_game_by_points_may_be_a_tie() -> None:
    fields = {"victory": "points", "games": 2, "score": [4, 5], "game_no": 2}
    state = play(at(EIGHT, "guard", "guard", **fields), "guard@c3")
    assert state.dump()["score"] == [9, 9]
    assert state.dump()["phase"] == "over"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.returns == [0.0, 0.0]
    assert outcome.winners == [0, 1]
    # A point more, and there is a winner.
    fields["score"] = [5, 4]
    outcome = play(at(EIGHT, "guard", "guard", **fields), "guard@c3").outcome()
    assert outcome is not None
    assert outcome.winners == [0]


def next_game(neutrals: str, used: list[str], game_no: int = 1, choice: str = "first") -> tatami.State:
    """Seat 1 has just lost and decides who is first."""
    fields = {"used": used, "games": 9, "game_no": game_no, "score": [game_no - 1, 0]}
    return play(at(EIGHT, "guard", "guard", neutrals=neutrals, **fields), "guard@c3", choice)


@rule("R-62")
@pytest.mark.parametrize(("choice", "first"), [("first", 1), ("second", 0)])
def test_the_loser_decides_who_is_first(choice: str, first: int) -> None:
    state = next_game("none", [], choice=choice)
    document = state.dump()
    assert (document["game_no"], document["first"], document["seat"], document["phase"]) == (2, first, first, "place")
    assert document["board"] == {}
    assert document["discard"] == []
    assert "citizen" in document["zones"][first]
    assert [len(zone) for zone in document["zones"]] == ([8, 7] if first == 0 else [7, 8])


@rule("R-62")
def test_before_the_choice_nothing_else_is_legal() -> None:
    state = play(at(EIGHT, "guard", "guard"), "guard@c3")
    assert state.moves() == ["first", "second"]
    for name in ("citizen@a1", "a1", "-", "take pirate"):
        assert refused(state, name) == "R-62"
    assert refused(play(state, "first"), "first") == "R-05"  # the neutrals are being drawn
    assert refused(at(EIGHT, "guard", "guard"), "second") == "R-62"


@rule("R-62")
@rule("R-74")
def test_new_neutrals_come_from_the_unused() -> None:
    used = ["bandit", "death", "ferryman", "herald", "jailer"]
    state = next_game("shared", used)
    assert sorted(state.moves()) == [f"card {name}" for name in NEUTRALS if name not in used]
    deal(state, "mimic", "spy", "tower", "witch", "rebel")
    assert state.dump()["used"] == sorted([*used, "mimic", "spy", "tower", "witch", "rebel"])


@rule("R-62")
@pytest.mark.parametrize(("mode", "most"), [("shared", 11), ("random", 12), ("secret", 12), ("draft", 11), ("secret-draft", 8)])
def test_when_too_few_are_left_all_are_shuffled(mode: str, most: int) -> None:
    # So many may be used that enough are left for another game …
    state = next_game(mode, NEUTRALS[:most])
    assert len(state.moves()) == 16 - most
    # … but with one more, all 16 can come again, those just used too.
    state = next_game(mode, NEUTRALS[: most + 1])
    assert len(state.moves()) == 16
    assert state.dump()["used"] == []


@rule("R-74")
def test_tiles_out_of_a_secret_draft_are_used() -> None:
    state = deal(start("secret-draft", 0), "bandit", "death", "herald", "mimic")
    play(state, "take mimic", "take death")
    deal(state, "spy", "witch", "jailer", "rebel")
    play(state, "take spy", "take witch")
    document = state.dump()
    assert document["used"] == ["bandit", "death", "herald", "jailer", "mimic", "rebel", "spy", "witch"]
    assert not set(document["used"]) & {*document["discard"], *document["neutral"]}


@rule("R-74")
def test_between_games_the_position_shows_the_last() -> None:
    state = play(at(EIGHT, "guard", "guard", discard="general/0"), "guard@c3")
    document = state.dump()
    assert len(document["board"]) == 9
    assert document["discard"] == ["general/0"]
    assert document["game_no"] == 1
    assert load(document).dump() == document
    assert load(document).moves() == ["first", "second"]


@pytest.mark.parametrize("victory", ["match", "points"])
@pytest.mark.parametrize("mode", ["shared", "none", "random", "secret", "draft", "secret-draft"])
def test_random_matches_end_and_load_at_every_step(mode: str, victory: str) -> None:
    rng = random.Random(f"{mode} {victory}")
    game = tatami.game("rrr", neutrals=mode, victory=victory)
    for _ in range(4):
        state = game.start()
        while state.to_move() != tatami.OVER:
            document = state.dump()
            loaded = game.load(document)
            assert loaded.dump() == document
            assert loaded.moves() == state.moves()
            tiles = [name for zone in document["zones"] for name in zone] + document["discard"]
            tiles += [entry[key] for entry in document["board"].values() for key in ("tile", "under") if key in entry]
            assert sum("/" in name for name in tiles) == 14, "no faction tile is ever lost"
            assert len(set(tiles)) == len(tiles)
            state.play(rng.choice(state.legal()))
        document = state.dump()
        assert game.load(document).dump() == document
        assert document["game_no"] == 3 if victory == "points" else max(document["score"]) == 2


def test_choices_helper_is_strict() -> None:
    with pytest.raises(AssertionError):
        choices(load(position(EIGHT, "guard", "guard")))
