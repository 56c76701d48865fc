"""The modules, alone and together (Y-60 … Y-62)."""

from __future__ import annotations

from typing import Any

from tatami import Seat
from tatami.texts.saying import say
from tatami.views import view_text
from tests.daimyos.positions import ONE_GUARD, TWO_GUARDS, after, load, play, position, refused, seen
from tests.marks import rule

FALL = ("done", "place r180 @a3", "card n29")  # after TWO_GUARDS, with n18: blue falls


@rule("Y-60")
def test_the_highest_daimyo_left_on_ones_list_scores_one_more() -> None:
    # 4A begins with blue, 1A with orange.
    document = position(options={"blacklist": True}, lists=["4A", "1A"], placed=TWO_GUARDS, hands=("n18", "n03"))
    assert after(document, *FALL)["tracks"] == {"black": 5, "white": 0, "red": -1}
    document["lists"] = ["1A", "4A"]
    assert after(document, *FALL)["tracks"] == {"black": 4, "white": 0, "red": -1}  # the opponent's list counts nothing


@rule("Y-60")
def test_fallen_daimyos_no_longer_stand_on_a_list() -> None:
    # 2B: blue, turquoise …; 4A: blue, orange …; 1A: orange, yellow, purple, brown, turquoise, blue, green.
    document = position(options={"blacklist": True}, lists=["1A", "2A"], placed=TWO_GUARDS, hands=("n18", "n03"))
    document["eliminated"] = {"orange": 1, "yellow": 1, "purple": 1, "brown": 1, "turquoise": 1}
    assert after(document, *FALL)["tracks"]["black"] == 5


@rule("Y-60")
def test_the_order_of_eliminating_matters_for_a_list() -> None:
    # 4A: blue, orange, …: blue first, then orange is the highest; orange first scores for blue only.
    document = position(options={"blacklist": True}, lists=["4A", "1A"], placed=ONE_GUARD, hands=("n17", "n03"))
    begin = ("done", "place r0 @c3", "card n29")
    assert after(document, *begin, "eliminate blue")["tracks"]["black"] == 5 + 2
    assert after(document, *begin, "eliminate orange")["tracks"]["black"] == 5 + 1


@rule("Y-60")
def test_both_lists_are_open() -> None:
    state = load(position(options={"blacklist": True}, lists=["4A", "1A"]))
    for seat in (0, 1, -3):
        assert seen(state, seat).data()["lists"] == ["4A", "1A"]


FAR = ("done", "place r0 @f6", "card n18")  # n29 is B. / wR / .W : far from blue, by turquoise


@rule("Y-61")
def test_ronin_samurai_of_ones_own_clan_may_be_ignored() -> None:
    """Blue's last guards, a4 and b5, are black."""
    for clans, asked in ((("black", "red"), True), (("white", "red"), False), (("red", "black"), False)):
        document = position(options={"ronin": True}, placed=TWO_GUARDS, hands=("n29", "n03"), clans=clans)
        found = after(document, *FAR)
        assert found["eliminated"] == {}
        assert (found["phase"], found["turn"]) == (("eliminate", 0) if asked else ("start", 1))
    without = position(placed=TWO_GUARDS, hands=("n29", "n03"))
    found = after(without, *FAR)
    assert (found["eliminated"], found["phase"], found["turn"]) == ({}, "start", 1)


@rule("Y-61")
def test_ronin_a_daimyo_guarded_by_ones_own_clan_falls_only_if_one_says_so() -> None:
    state = play(load(position(options={"ronin": True}, placed=TWO_GUARDS, hands=("n29", "n03"))), *FAR)
    assert state.moves() == ["done", "eliminate blue"]
    assert refused(state, "eliminate orange") == "Y-31"
    for lang in ("en", "fr", "de"):
        assert "done" in view_text(seen(state, 0), lang).splitlines()[-1]
    assert after(state.dump(), "eliminate blue")["eliminated"] == {"blue": 0}
    told = [say(line) for line in state.tell(state.game.action("done"), Seat(1))]
    assert told == ["Seat 0 heeds the samurai of their own clan. Daimyos left standing: blue."]
    play(state, "done")
    found = state.dump()
    assert (found["eliminated"], found["turn"], found["phase"], found["laid"]) == ({}, 1, "start", 0)
    assert found["tokens"][1]["favours"] == []
    # The other player, red, has nothing to decide about blue, whose guards are black.
    assert after(found, "done", "place r0 @e2", "card n28")["phase"] == "start"


@rule("Y-61")
def test_ronin_a_daimyo_without_any_samurai_falls_in_any_case() -> None:
    document = position(options={"ronin": True}, placed=[*TWO_GUARDS, "n18 r180 a3"], hands=("n29", "n03"))
    assert after(document, "done", "place r0 @f6", "card n28")["eliminated"] == {"blue": 0}


@rule("Y-31")
@rule("Y-61")
def test_ronin_what_must_fall_and_what_may_fall_in_the_order_one_likes() -> None:
    """n17 takes the samurai on c3: blue has none left, orange a black one on e2."""
    begin = ("done", "place r0 @c3", "card n29")
    document = position(options={"ronin": True}, placed=[ONE_GUARD[0], ONE_GUARD[2]], hands=("n17", "n03"))
    state = play(load(document), *begin)
    assert state.dump()["phase"] == "eliminate"
    assert state.moves() == ["eliminate blue", "eliminate orange"]
    assert refused(state, "done") == "Y-31"  # blue falls in any case
    # Blue first: then orange may be left, or not.
    play(state, "eliminate blue")
    assert state.moves() == ["done", "eliminate orange"]
    assert after(state.dump(), "done")["eliminated"] == {"blue": 0}
    assert after(state.dump(), "eliminate orange")["tokens"][0]["board"] == {"blue": 1, "orange": 2}
    # Orange first: then blue falls by itself.
    found = after(document, *begin, "eliminate orange")
    assert found["tokens"][0]["board"] == {"orange": 1, "blue": 2}
    assert found["turn"] == 1


@rule("Y-61")
def test_ronin_a_preview_says_what_may_fall() -> None:
    state = play(load(position(options={"ronin": True}, placed=TWO_GUARDS, hands=("n29", "n03"))), "done")
    view: Any = seen(state, 0)
    lines = view.preview(state.game.action("place r0 @f6"))
    assert [line.key for line in lines[2:]] == ["daimyos-preview-may"]
    assert "blue could be eliminated, ignoring samurai of your clan: 2 for black; 0 for Seat 1" in say(lines[2])


@rule("Y-61")
def test_ronin_ignored_samurai_score_nothing_as_a_daimyo_falls() -> None:
    document = position(options={"ronin": True}, placed=TWO_GUARDS, hands=("n29", "n03"))
    found = after(document, *FAR, "eliminate blue")
    # n29's R on g7 and B on f8 cover red samurai: f8 is by black, of the opponent's clan: 2. Around blue: B on c3 and c4.
    assert found["tracks"] == {"black": 4, "white": 0, "red": 0}


@rule("Y-61")
def test_ronin_a_daimyo_can_fall_by_a_mere_swap() -> None:
    document = position(options={"ronin": True}, placed=TWO_GUARDS, hands=("n29", "n03"), clans=("white", "red"))
    found = after(document, "swap", *FAR, "eliminate blue")
    assert found["clans"][0] == "black"
    assert found["eliminated"] == {"blue": 0}


@rule("Y-61")
def test_ronin_samurai_points_by_clan() -> None:
    """n01 on c2: black ninjas on c3 (red samurai) and c4 (white samurai)."""
    place = ("done", "place r0 @c2", "card n29")
    ronin = {"ronin": True}
    assert after(position(options=ronin, clans=("black", "red")), *place)["tracks"]["black"] == 2 + 1
    assert after(position(options=ronin, clans=("black", "white")), *place)["tracks"]["black"] == 1 + 2
    # A samurai of one's own clan gives 0: n03 on c2 lays red ninjas on c3 (red) and c4 (white).
    document = position(options=ronin, hands=("n03", "n01"), clans=("red", "black"))
    assert after(document, *place)["tracks"]["red"] == 0 + 1


@rule("Y-55")
@rule("Y-61")
def test_ronin_with_kayakujutsu_adds_one_to_each_that_scores() -> None:
    document = position(
        options={"ronin": True, "clan_techniques": True},
        clan_cards={"black": "boryaku", "white": "choho", "red": "kayakujutsu"},
        hands=("n03", "n01"),
        clans=("red", "white"),
        favours=("8", ""),
    )
    # c3 red, one's own: 0; c4 white, the opponent's: 2, and one more.
    assert after(document, "use kayakujutsu", "done", "place r0 @c2", "card n29")["tracks"]["red"] == 3


@rule("Y-58")
@rule("Y-61")
def test_ronin_with_choho_counts_a_chosen_samurai_of_ones_own_clan() -> None:
    document = position(
        options={"ronin": True, "clan_techniques": True},
        placed=ONE_GUARD,
        hands=("n05", "n03"),
        clans=("white", "black"),
        favours=("78", ""),
    )
    state = play(load(document), "use choho", "done", "place r0 @g-1", "card n29", "white c3", "done")
    assert state.moves() == ["eliminate blue", "eliminate orange"]


def test_all_modules_together() -> None:
    """One turn in which all three matter: a list's first daimyo falls by Ronin, and Boryaku lays two cards."""
    document = position(
        options={"clan_techniques": True, "blacklist": True, "ronin": True},
        lists=["4A", "1A"],
        placed=TWO_GUARDS,
        hands=("n29", "n03"),
        favours=("78", ""),
    )
    state = play(load(document), "use boryaku", "card n28", "done", "place 1 r0 @f6")
    # n28 is Br / W. / Rb : by purple, B on j3 covers nothing.
    names = [name for name in state.moves() if name == "place r0 @j1"]
    assert names
    play(state, "place r0 @j1", "card n18", "eliminate blue")
    found = state.dump()
    assert found["eliminated"] == {"blue": 0}
    # f8, a red samurai by black: 2; two black ninjas around blue; one for the list.
    assert found["tracks"]["black"] == 2 + 2 + 1
    # The opponent, red, has a favour now and can pay for Kenjutsu.
    assert refused(state, "use kenjutsu") is None
