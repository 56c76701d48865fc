"""The modules, alone and together (Y-60 … Y-62)."""

from __future__ import annotations

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


@rule("Y-61")
def test_ronin_samurai_of_ones_own_clan_guard_nobody() -> None:
    """Blue's last guards, a4 and b5, are black."""
    for clans, falls in ((("black", "red"), True), (("white", "red"), False), (("red", "black"), False)):
        document = position(options={"ronin": True}, placed=TWO_GUARDS, hands=("n29", "n03"), clans=clans)
        # n29 is B. / wR / .W : far away, by turquoise.
        found = after(document, "done", "place r0 @f6", "card n18")
        assert (found["eliminated"] == {"blue": 0}) == falls
    without = position(placed=TWO_GUARDS, hands=("n29", "n03"))
    assert after(without, "done", "place r0 @f6", "card n18")["eliminated"] == {}


@rule("Y-61")
def test_ronin_ignored_samurai_score_nothing_as_a_daimyo_falls() -> None:
    document = position(options={"ronin": True}, placed=TWO_GUARDS, hands=("n29", "n03"))
    found = after(document, "done", "place r0 @f6", "card n18")
    # n29's R on g7 and B on f8 cover red samurai: f8 is by black, of the opponent's clan: 2. Around blue: B on c3 and c4.
    assert found["tracks"] == {"black": 4, "white": 0, "red": 0}


@rule("Y-61")
def test_ronin_a_daimyo_can_fall_by_a_mere_swap() -> None:
    document = position(options={"ronin": True}, placed=TWO_GUARDS, hands=("n29", "n03"), clans=("white", "red"))
    found = after(document, "swap", "done", "place r0 @f6", "card n18")
    assert found["clans"][0] == "black"
    assert found["eliminated"] == {"blue": 0}


@rule("Y-61")
def test_ronin_samurai_points_by_clan() -> None:
    """n01 on c2: black ninjas on c3 (red samurai) and c4 (white samurai)."""
    place = ("done", "place r0 @c2")
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
    assert after(document, "use kayakujutsu", "done", "place r0 @c2")["tracks"]["red"] == 3


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
    state = play(load(document), "use choho", "done", "place r0 @g-1", "white c3", "done", "card n29")
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
    play(state, "place r0 @j1", "card n18")
    found = state.dump()
    assert found["eliminated"] == {"blue": 0}
    # f8, a red samurai by black: 2; two black ninjas around blue; one for the list.
    assert found["tracks"]["black"] == 2 + 2 + 1
    # The opponent, red, has a favour now and can pay for Kenjutsu.
    assert refused(state, "use kenjutsu") is None
