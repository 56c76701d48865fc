"""The three ends of a round, its score, who starts next and who wins (D-40 to D-45)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tatami import Outcome, Seat, State
from tatami.views import view_text
from tests.dynasties.positions import at, play, refused, stage, told
from tests.marks import rule

TYPES = ["farmer", "monk", "envoy", "ninja", "samurai", "shogun", "daimyo", "empress", "emperor"]


def pairs(*kinds: str) -> dict[str, int]:
    """A set of three of each."""
    return dict.fromkeys(kinds, 3)


def closing(players: int = 2, **fields: Any) -> State:
    """Seat `turn` has emptied a draw pile; his discard of a Monk ends the round."""
    turn = fields.setdefault("turn", 0)
    return at(
        players, **{"phase": "act", "draw": [0, 20], "fill": (turn + 1) % players, "hands": {turn: {"monk": 3}}, **fields}
    )


def ends(state: State) -> bool:
    """Whether a round has just been scored."""
    return stage(state)[0] in ("deal", "over")


@rule("D-40")
@pytest.mark.parametrize(("players", "enough"), [(2, 6), (3, 5), (4, 4)])
def test_enough_types_before_a_player(players: int, enough: int) -> None:
    for number in (enough - 2, enough - 1):
        kinds = [kind for kind in TYPES if kind != "monk"][:number]
        state = at(players, phase="act", hands={0: {"monk": 2}}, sets={0: pairs(*kinds)})
        assert told(state, "lay monk 2", 1)[1:2] == (
            [f"The round is over: somebody has {enough} different types."] if number == enough - 1 else []
        )
        play(state, "lay monk 2")
        assert ends(state) == (number == enough - 1)


@rule("D-40")
def test_types_of_all_together_are_not_enough() -> None:
    sets = {0: pairs(*TYPES[2:6]), 1: pairs(*TYPES[6:9])}
    state = at(phase="act", hands={0: {"monk": 2}}, sets=sets)
    assert not ends(play(state, "lay monk 2"))


@rule("D-41")
@pytest.mark.parametrize("players", [2, 3])
def test_all_nine_types_on_the_table(players: int) -> None:
    sets = {0: pairs(*TYPES[2:6]), 1: pairs("farmer", *TYPES[6:9])}
    for missing in (False, True):
        if missing:
            sets[1].pop("farmer")
        state = at(players, phase="act", hands={0: {"monk": 2, "farmer": 1}}, sets=sets)
        expected = [] if missing else ["The round is over: all nine types lie on the table."]
        assert [line for line in told(state, "lay monk 2", 1) if line.startswith("The round is over")] == (
            expected if players == 2 else ["The round is over: somebody has 5 different types.", *expected]
        )
        play(state, "lay monk 2")
        assert ends(state) == (not missing or players == 3)


@rule("D-41")
def test_nine_types_alone() -> None:
    # Nobody has six of them.
    sets = {0: pairs(*TYPES[2:6]), 1: pairs("farmer", *TYPES[6:9])}
    state = play(at(phase="act", hands={0: {"monk": 2}}, sets=sets), "lay monk 2")
    assert state.dump()["rounds"] == [[18 + 16 + 14 + 12 + 9, 20 + 8 + 7 + 6]]


@rule("D-42")
@pytest.mark.parametrize("draw", [[0, 20], [20, 0], [0, 0]])
def test_a_draw_pile_is_empty(draw: list[int]) -> None:
    state = closing(draw=draw)
    assert told(state, "discard monk", 1)[1] == "The round is over: a draw pile is empty."
    assert ends(play(state, "discard monk"))


@rule("D-42")
def test_discard_piles_do_not_end_a_round() -> None:
    assert not ends(play(closing(draw=[1, 20]), "discard monk"))


@rule("D-42")
def test_only_at_the_end_of_a_turn() -> None:
    state = at(draw=[1, 20], fill=1, hands={0: {"monk": 3}})
    play(state, "draw d1")
    play(state, state.moves()[0])
    # The pile is empty, and yet the turn goes on: second card, action, even figures.
    assert state.dump()["draw"][0] == 0
    play(state, "draw d2")
    play(state, state.moves()[0])
    assert stage(state) == ("act", 0)
    play(state, "discard monk")
    assert ends(state)


@rule("D-40")
def test_looked_at_only_at_the_end_of_a_turn() -> None:
    # Six types lie there after the action, but a figure keeps the turn open.
    state = at(ninjas=True, figures=[1, 0], phase="act", hands={0: {"monk": 2}}, sets={0: pairs(*TYPES[2:7])})
    play(state, "lay monk 2")
    assert stage(state) == ("end", 0)
    assert ends(play(state, "end"))


@rule("D-41")
def test_a_figure_can_undo_the_end() -> None:
    sets = {0: pairs(*TYPES[2:6]), 1: {"farmer": 1, **pairs(*TYPES[6:9])}}
    state = at(ninjas=True, figures=[1, 0], phase="act", hands={0: {"monk": 2}}, sets=sets)
    play(state, "lay monk 2", "strike 1 farmer")
    assert stage(state) == ("draw", 1)


@rule("D-40")
@rule("D-41")
@rule("D-42")
@pytest.mark.parametrize(("types", "nine", "pile"), list(product([False, True], repeat=3)))
def test_the_ends_alone_and_together(types: bool, nine: bool, pile: bool) -> None:
    own = TYPES[2:7] if types else TYPES[2:6]
    others = [kind for kind in TYPES if kind not in own and kind != "monk"]
    sets = {0: pairs(*own), 1: pairs(*(others if nine else others[1:]))}
    state = at(phase="act", hands={0: {"monk": 2}}, sets=sets, draw=[0 if pile else 5, 10], fill=1)
    expected = ["somebody has 6 different types"] * types + ["all nine types lie on the table"] * nine
    expected += ["a draw pile is empty"] * pile
    said = [line for line in told(state, "lay monk 2", 0) if line.startswith("The round is over")]
    assert said == [f"The round is over: {reason}." for reason in expected]
    play(state, "lay monk 2")
    assert ends(state) == (types or nine or pile)
    # However many ends there are, the round is scored once.
    assert len(state.dump()["rounds"]) == int(types or nine or pile)


@rule("D-43")
def test_numbers_of_types_not_of_cards() -> None:
    # The rule book's example: 60 and 36; neither the size of a set nor the hand counts.
    own = {"samurai": 2, "shogun": 5, "daimyo": 2, "empress": 2, "emperor": 4}
    state = at(phase="act", hands={0: {"monk": 2, "farmer": 1}, 1: {"ninja": 7}}, sets={0: own, 1: {"farmer": 9, "envoy": 2}})
    assert told(state, "lay monk 2", 1)[2:] == [
        "Seat 0 scores 60 points, 60 in all.",
        "Seat 1 (you) scores 36 points, 36 in all.",
        "Seat 1 (you) starts round 2.",
    ]
    assert play(state, "lay monk 2").dump()["rounds"] == [[60, 36]]


@rule("D-43")
def test_a_round_without_sets_scores_nothing() -> None:
    assert play(closing(), "discard monk").dump()["rounds"] == [[0, 0]]


def next_starter(players: int, rounds: list[list[int]], sets: dict[int, dict[str, int]], starter: int) -> int:
    state = closing(players, turn=starter, starter=starter, round=len(rounds) + 1, rounds=rounds, sets=sets)
    return int(play(state, "discard monk").dump()["starter"])


@rule("D-44")
@pytest.mark.parametrize(
    ("players", "rounds", "sets", "starter", "expected"),
    [
        # The lowest total, though he has the most of this round.
        (2, [[9, 60]], {0: pairs("farmer")}, 0, 0),
        (2, [[9, 60]], {1: pairs("farmer")}, 0, 0),
        (2, [[8, 9]], {0: pairs("farmer")}, 0, 1),
        # A tie of totals: the lowest score of this round.
        (2, [[12, 20]], {0: pairs("farmer"), 1: pairs("samurai")}, 0, 1),
        (2, [[20, 12]], {0: pairs("samurai"), 1: pairs("farmer")}, 1, 0),
        # Still tied: the first clockwise from the starter, himself included.
        (2, [[12, 12]], {}, 0, 0),
        (2, [[12, 12]], {}, 1, 1),
        (3, [[20, 12, 12]], {}, 1, 1),
        (3, [[20, 12, 12]], {}, 2, 2),
        # The starter is not among the tied: the next of them clockwise.
        (3, [[6, 7, 8]], {0: pairs("farmer"), 1: pairs("samurai"), 2: pairs("emperor", "shogun")}, 0, 1),
        (4, [[], [], [], []], {0: pairs("farmer"), 1: pairs("monk")}, 0, 2),
        (4, [[], [], [], []], {2: pairs("farmer"), 3: pairs("monk")}, 3, 0),
        (4, [[], [], [], []], {1: pairs("farmer"), 3: pairs("monk")}, 3, 0),
        (4, [[], [], [], []], {1: pairs("farmer"), 0: pairs("monk")}, 2, 2),
        (4, [[], [], [], []], {0: pairs("farmer"), 2: pairs("monk")}, 2, 3),
    ],
)
def test_who_starts_next(
    players: int, rounds: list[list[int]], sets: dict[int, dict[str, int]], starter: int, expected: int
) -> None:
    assert next_starter(players, [scores for scores in rounds if scores], sets, starter) == expected


@rule("D-44")
@pytest.mark.parametrize("starter", range(4))
@pytest.mark.parametrize("scorers", list(product([False, True], repeat=4)))
def test_every_tie_of_a_first_round(starter: int, scorers: tuple[bool, ...]) -> None:
    # Who has a set has points, the others tie at nothing; with no set at all, or all equal, it is the starter.
    kinds = ["shogun", "daimyo", "empress", "emperor"]
    sets = {seat: pairs(kinds[seat]) for seat in range(4) if scorers[seat]}
    order = [(starter + turn) % 4 for turn in range(4)]
    without = [seat for seat in order if not scorers[seat]]
    assert next_starter(4, [], sets, starter) == (without[0] if without else 3)


def result(players: int, rounds: list[list[int]], sets: dict[int, dict[str, int]], starter: int) -> Outcome:
    state = closing(players, turn=starter, starter=starter, round=4, rounds=rounds, sets=sets)
    play(state, "discard monk")
    assert stage(state) == ("over", None)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


@rule("D-45")
@pytest.mark.parametrize(
    ("rounds", "sets", "starter", "returns", "reason"),
    [
        # The highest total, whoever won rounds.
        ([[9, 8], [9, 8], [9, 20]], {0: pairs("farmer")}, 0, [1, -1], "total"),
        ([[9, 8], [9, 8], [9, 20]], {1: pairs("farmer")}, 0, [-1, 1], "total"),
        # A tie of totals: the best single round, here one before or the last one.
        ([[20, 12], [0, 8], [0, 0]], {}, 0, [1, -1], "round"),
        ([[0, 8], [0, 0], [0, 12]], {0: pairs("farmer")}, 0, [1, -1], "round"),
        ([[12, 20], [8, 0], [0, 0]], {}, 1, [-1, 1], "round"),
        # Still tied: they share.
        ([[20, 12], [0, 20], [12, 0]], {}, 0, [0, 0], "shared"),
        ([[0, 0], [0, 0], [0, 0]], {}, 0, [0, 0], "shared"),
    ],
)
def test_winner_among_two(
    rounds: list[list[int]], sets: dict[int, dict[str, int]], starter: int, returns: list[int], reason: str
) -> None:
    outcome = result(2, rounds, sets, starter)
    assert outcome.returns == returns
    assert outcome.reason.key == f"dynasties-outcome-{reason}"


@rule("D-45")
@pytest.mark.parametrize(
    ("rounds", "starter", "winners", "reason"),
    [
        # Three tie at 20: seat 2 has the best single round.
        ([[12, 12, 20, 0], [8, 8, 0, 0], [0, 0, 0, 0]], 3, [2], "round"),
        # Two of the three have it: they share, the third doesn't.
        ([[12, 20, 20, 0], [8, 0, 0, 0], [0, 0, 0, 0]], 3, [1, 2], "shared"),
        # A better round of somebody who isn't tied for the lead counts nothing.
        ([[20, 0, 0, 38], [0, 20, 0, 0], [20, 20, 0, 0]], 2, [0, 1], "shared"),
        ([[20, 20, 20, 20], [0, 0, 0, 0], [0, 0, 0, 0]], 0, [0, 1, 2, 3], "shared"),
    ],
)
def test_winners_among_four(rounds: list[list[int]], starter: int, winners: list[int], reason: str) -> None:
    outcome = result(4, rounds, {}, starter)
    assert outcome.winners == winners
    assert sum(outcome.returns) == pytest.approx(0)
    assert outcome.reason.key == f"dynasties-outcome-{reason}"


@rule("D-45")
def test_the_last_round_tells_the_winner() -> None:
    state = closing(round=4, rounds=[[9, 8], [9, 8], [9, 20]], sets={0: pairs("farmer")})
    assert told(state, "discard monk", 1)[-1] == "Seat 0 won the game with 47 points."
    view = view_text(play(state, "discard monk").observe(Seat(0)), "en")
    assert view.endswith("Seat 0 (you) won the game with 47 points.")
    assert "Points: Seat 0 (you): 47 (9 + 9 + 9 + 20), Seat 1: 36 (8 + 8 + 20 + 0)." in view
    assert refused(state, "draw d1") == refused(state, "end") == "D-45"
