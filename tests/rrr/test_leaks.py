"""Hidden tiles of RRR stay hidden: exchanged, they change no byte that a seat gets."""

from __future__ import annotations

from random import Random

import pytest

import tatami
from tatami import SPECTATOR, Seat, State, testing
from tatami.views import view_text
from tests.rrr.hidden import moments, permute
from tests.rrr.positions import NEUTRALS, deal, observe, play, start


@pytest.mark.parametrize("mode", ["secret", "secret-draft"])
def test_hidden_tiles_change_nothing(mode: str) -> None:
    seed = 7
    print(f"seed {seed}")
    states = moments(mode, seed, each=1)
    assert len(states) > 30
    testing.check_samples_of(states, seed)
    testing.check_same_bytes_of(states, seed)
    # A document has no memory of what was seen before, so here both sides are read from one.
    testing.check_permuted([(state.game.load(state.dump()), where) for state, where in states], permute, seed)


class Swapped:
    """Two games that differ in tiles which one seat (or the spectator) doesn't see, played move by move."""

    def __init__(self, one: State, other: State, viewer: int) -> None:
        self.one, self.other, self.viewer = one, other, Seat(viewer)

    def play(self, name: str, other: str | None = None) -> None:
        """Play a move in both; what the viewer is told must be the same before, at and after it."""
        told = [state.tell(state.game.action(move), self.viewer) for state, move in self.moves(name, other)]
        assert repr(told[0]) == repr(told[1]), name
        for state, move in self.moves(name, other):
            play(state, move)
        assert testing.all_bytes(self.one, self.viewer) == testing.all_bytes(self.other, self.viewer), name

    def moves(self, name: str, other: str | None) -> list[tuple[State, str]]:
        return [(self.one, name), (self.other, name if other is None else other)]


def test_a_secret_draw_and_a_whole_game_beside_it() -> None:
    # Seat 1 draws Rebel and Tower, or Spy and Death. Seat 0 and the spectator notice nothing until one is placed.
    for viewer in (0, SPECTATOR):
        both = Swapped(start("secret", 0), start("secret", 0), viewer)
        for name, other in [("witch", "witch"), ("jailer", "jailer"), ("rebel", "spy"), ("tower", "death")]:
            both.play(f"card {name}", f"card {other}")
        for name in ["citizen@b2", "guard@a1", "witch@c3", "knight@b1", "b2", "archer@a2", "-"]:
            both.play(name)
        assert both.one.dump()["hidden"] != both.other.dump()["hidden"]


@pytest.mark.parametrize("first", [0, 1])
def test_a_secret_draft_seen_by_the_first_player(first: int) -> None:
    # What the second keeps of the packet he got, and what he keeps of the one he drew, the first can't see.
    both = Swapped(start("secret-draft", first), start("secret-draft", first), first)
    for name in ("bandit", "death", "herald", "mimic"):
        both.play(f"card {name}")
    both.play("take mimic")
    both.play("take death", "take bandit")
    for name, other in [("spy", "tower"), ("witch", "witch"), ("jailer", "rebel"), ("rebel", "jailer")]:
        both.play(f"card {name}", f"card {other}")
    both.play("take spy", "take tower")
    both.play("take witch")
    both.play("citizen@b2")
    assert both.one.dump()["hidden"] != both.other.dump()["hidden"]


@pytest.mark.parametrize("first", [0, 1])
def test_a_secret_draft_seen_by_the_second_player(first: int) -> None:
    # Another tile is drawn and kept by the first; the three that are passed on are the same.
    both = Swapped(start("secret-draft", first), start("secret-draft", first), 1 - first)
    for name, other in [("bandit", "bandit"), ("death", "death"), ("herald", "herald"), ("mimic", "trickster")]:
        both.play(f"card {name}", f"card {other}")
    both.play("take mimic", "take trickster")
    both.play("take death")
    for name in ("spy", "witch", "jailer", "rebel"):
        both.play(f"card {name}")
    both.play("take spy")
    both.play("take witch", "take jailer")
    both.play("citizen@b2")


def test_a_secret_draft_seen_by_a_spectator() -> None:
    rng = Random(4)
    for _ in range(20):
        both = Swapped(start("secret-draft", 0), start("secret-draft", 0), SPECTATOR)
        while both.one.dump()["phase"] != "place":
            both.play(rng.choice(both.one.moves()), rng.choice(both.other.moves()))
        both.play("citizen@a1")


def test_the_unplayed_tile_stays_unknown_in_the_next_game() -> None:
    # Seat 1's Tower or Death was never placed in game 1: in game 2 seat 0 doesn't know which is used.
    both = Swapped(start("secret", 0, games=2), start("secret", 0, games=2), 0)
    for name, other in [("witch", "witch"), ("jailer", "jailer"), ("rebel", "rebel"), ("tower", "death")]:
        both.play(f"card {name}", f"card {other}")
    moves = ["citizen@a1", "guard@b1", "guard@c1", "knight@a2", "-", "princess@b2", "-", "archer@c2", "general@a3"]
    for name in [*moves, "-", "sovereign@b3", "-", "knight@c3"]:
        both.play(name)
    assert both.one.dump()["phase"] == "choose-first"
    both.play("first")
    assert both.one.dump()["used"] != both.other.dump()["used"]
    seen = observe(both.one, 0).data()["used"]
    assert seen == ["?", "?", "jailer", "witch"]
    worlds = [observe(both.one, 0).sample(Random(number)) for number in range(200)]
    used = {name for world in worlds for name in world.dump()["used"]}
    assert used == set(NEUTRALS)
    # Seat 1 knows its own two, not the other's; he sees neither Witch nor Jailer, which were never placed.
    assert observe(both.one, 1).data()["used"] == ["?", "?", "rebel", "tower"]


def test_spectators_see_no_hidden_tile() -> None:
    state = play(deal(start("secret", 0), "spy", "witch", "rebel", "tower"), "citizen@a1", "guard@c3")
    data = observe(state, SPECTATOR).data()
    assert data["hidden"] == [["?", "?"], ["?", "?"]]
    for name in ("spy", "witch", "rebel", "tower"):
        assert name not in str(data["zones"])
        for lang in ("en", "fr", "de"):
            assert f"({name})" not in view_text(observe(state, SPECTATOR), lang)


def test_what_is_open_is_seen_by_all() -> None:
    for mode in ("shared", "random", "draft"):
        state = tatami.game("rrr", neutrals=mode).start()
        rng = Random(mode)
        while state.to_move() != tatami.OVER:
            for seat in (0, 1, SPECTATOR):
                data = observe(state, seat).data()
                assert data.pop("viewer") == (seat if seat >= 0 else None)
                assert data == state.dump()
            state.play(rng.choice(state.legal()))
