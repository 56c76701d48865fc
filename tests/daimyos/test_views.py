"""What people see: the field in letters, previews with their points, the story, and that sampled worlds fit."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tatami
from tatami import SPECTATOR, Seat
from tatami.texts.saying import say
from tatami.views import view_text
from tests.daimyos.positions import ONE_GUARD, TWO_GUARDS, load, placing, play, position, seen, solo
from tests.marks import rule

FIELD = """\
    a  b  c  d  e  f  g  h  i  j
10  .  b  .  r  .  .  .  b  .  .
 9  .  4  w  7  b  .  w  .  b  .
 8  r  .  .  .  b  r  .  2  w  .
 7  .  .  w  .  .  .  r  .  r  .
 6  r  .  .  .  .  .  .  .  .  w
 5  .  b  .  .  r  w  .  .  .  .
 4  b  1  w  .  .  .  .  w  .  b
 3  .  .  r  w  .  r  .  .  6  .
 2  .  .  r  5  b  .  3  w  .  r
 1  w  .  .  .  .  .  b  .  .  b"""


@rule("Y-01")
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_field_in_plain_letters(lang: str) -> None:
    assert FIELD in view_text(load(position()).observe(SPECTATOR), lang)


@rule("Y-26")
def test_what_is_on_top_and_what_is_below() -> None:
    text = view_text(seen(load(position(placed=[*TWO_GUARDS, "n18 r180 z3"], hands=("n04", "n03"), eliminated={"blue": 1})), 0))
    assert "    z  a  b  c" in text
    assert "\n 5  .  W  b  .  .  r" in text
    assert "\n 4  B  b  1x Bw .  ." in text
    assert "\n 3  .  R  .  Br w  ." in text


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_drawing_in_colour_has_the_same_letters(lang: str) -> None:
    documents = [position(), position(placed=["n29 r0 j-1", "n28 r0 z4"], hands=("n04", "n03"), eliminated={"blue": 1}), solo()]
    for document in documents:
        view: Any = load(document).observe(Seat(0))
        lines = "\n".join("".join(piece for piece, _ in line) for line in view.drawing())
        assert lines.count("\n") >= 10
        assert lines in view_text(view, lang)
        styles = {style for line in view.drawing() for _, style in line}
        assert any("#" in style for style in styles)  # daimyos in their colours
    before_the_boards: Any = tatami.game("daimyos").start().observe(Seat(0))
    assert before_the_boards.drawing() == []


def test_only_what_sticks_out_widens_the_drawing() -> None:
    text = view_text(seen(load(position(placed=["n29 r0 j-1"], hands=("n04", "n03"))), 0))
    assert "    a  b  c  d  e  f  g  h  i  j  k\n" in text
    assert "\n-1  " in text
    assert "\n11  " not in text


def test_a_preview_tells_the_points() -> None:
    state = play(load(position(placed=TWO_GUARDS, hands=("n18", "n03"))), "done")
    view: Any = state.observe(Seat(0))
    lines = [say(line) for line in view.preview(state.game.action("place r180 @a3"))]
    assert lines == [
        "Card n18 would cover: b3 .→R, a4 b→B, b5 b→W.",
        "Samurai points for black: 1.",
        "The daimyo blue would fall: 3 for black; 1 for Seat 1.",
    ]
    for lang in ("fr", "de"):
        assert all(say(line, lang) for line in view.preview(state.game.action("place r180 @a3")))
    assert view.preview(state.game.action("done")) == []
    assert view.preview(state.game.action("place r0 @l12")) == []  # not legal
    other: Any = state.observe(Seat(1))
    assert other.preview(state.game.action("place r180 @a3")) == []  # it is the other seat that plays


def test_previews_are_what_then_happens() -> None:
    """Over random games, the points that a preview promises are those that the markers move by, before daimyos fall."""
    compared = 0
    rng = random.Random(5)
    for options in ({}, {"ronin": True}, {"blacklist": True, "clan_techniques": True}, {"players": 1, "level": 2}):
        game = tatami.game("daimyos", **options)
        state = game.start()
        while state.to_move() != tatami.OVER:
            action = rng.choice(state.legal())
            name = game.name(action)
            view: Any = state.observe(state.to_move()) if state.to_move() >= 0 else None
            before = state.dump()
            promised = view.preview(action) if view is not None else []
            state.play(action)
            if not name.startswith("place ") or state.dump()["phase"] != "draw":
                continue
            assert state.dump()["tracks"] == before["tracks"], "points are counted when the card is drawn"
            if set(before["used"]) & {"boryaku", "hensojutsu", "choho"}:
                continue  # another card, or what counts as white, comes on top
            drawn = state.clone()
            told = drawn.tell(drawn.legal()[0], Seat(0))
            drawn.play(drawn.legal()[0])
            points = [text.facts["points"] for text in promised if text.key == "daimyos-preview-samurai"]
            scored = [text.facts["points"] for text in told if text.key == "daimyos-story-samurai"]
            assert points == (scored or [0]), name
            if drawn.dump()["eliminated"] == before["eliminated"]:
                sign = 1 if before["turn"] == 0 else -1
                clan = before["clans"][before["turn"]]
                assert points == [(drawn.dump()["tracks"][clan] - before["tracks"][clan]) * sign], name
            compared += 1
    assert compared > 40


def test_the_state_is_not_touched_by_looking() -> None:
    state = play(load(position(placed=ONE_GUARD, hands=("n17", "n03"))), "done")
    before = state.dump()
    view: Any = state.observe(Seat(0))
    for name in placing(state):
        view.preview(state.game.action(name))
        state.tell(state.game.action(name), Seat(1))
    assert state.dump() == before
    view.public.tracks[0] = 99  # a view is a copy
    assert state.dump() == before


def test_the_story_of_a_turn() -> None:
    state = play(load(position(placed=ONE_GUARD, hands=("n17", "n03"))), "done")
    told = [say(line) for line in state.tell(state.game.action("place r0 @c3"), Seat(0))]
    assert told == ["Seat 0 (you) places n17 turned r0 on c3."]
    play(state, "place r0 @c3")
    told = [say(line) for line in state.tell(state.game.action("card n29"), Seat(0))]
    assert told == ["Seat 0 (you) draws card n29.", "Seat 0 (you) scores 1 for samurai, on the track black."]
    play(state, "card n29")
    told = [say(line) for line in state.tell(state.game.action("eliminate orange"), Seat(1))]
    assert told == [
        "Seat 0 eliminates the daimyo orange.",
        "Seat 0 scores 1 for ninjas around orange, on the track black.",
        "Seat 1 (you) scores 1 for ninjas around orange, on the track red.",
        "Seat 0 eliminates the daimyo blue.",
        "Seat 0 scores 3 for ninjas around blue, on the track black.",
        "Seat 1 (you) scores 1 for ninjas around blue, on the track red.",
    ]


@pytest.mark.parametrize(
    "options", [{}, {"clan_techniques": True, "ronin": True, "blacklist": True}, {"players": 1, "level": 4}], ids=str
)
def test_samples_look_the_same_to_every_seat(options: dict[str, Any]) -> None:
    rng = random.Random(11)
    game = tatami.game("daimyos", **options)
    state = game.start()
    while state.to_move() != tatami.OVER:
        for seat in (0, 1, SPECTATOR):
            view = state.observe(Seat(seat))
            world = view.sample(rng)
            assert world.observe(Seat(seat)) == view
            assert view_text(world.observe(Seat(seat)), "de") == view_text(view, "de")
        state.play(rng.choice(state.legal()))


def test_rules_are_named_for_every_phase() -> None:
    assert "Y-10" in load(position()).observe(Seat(0)).rules()
    assert "Y-23" in play(load(position()), "done").observe(Seat(0)).rules()
    assert load(solo(phase="auto", seat="chance", turn=1)).observe(Seat(0)).rules() == ["Y-72", "Y-73"]


def test_seats_that_are_not_there() -> None:
    for seat in (2, -1, -2, 7):
        with pytest.raises(ValueError, match="seat"):
            load(position()).observe(Seat(seat))
