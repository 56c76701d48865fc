"""Reviews of a game whose values are known: what is a mistake, what only open hands show, what is luck."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import stdev

import pytest

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.dice import Dice
from tatami.game import Action, Seat, State
from tatami.records.record import Record
from tatami.review.noise import error_of, is_real, noise_limit
from tatami.review.played_game import PlayedGame, UnfinishedError
from tatami.review.review import Review
from tatami.review.second_look import PairBudget, compare
from tatami.review.sentences import percent, points, turning_point
from tatami.review.thinking import Plan, decide_all
from tatami.review.timeline import LUCK, NOISE, PLAY
from tatami.stats.intervals import t_correction
from tatami.texts.saying import say
from tests.mutants import run_mutant
from tests.review.coins import GOLD, SAFE, SAY_GOLD, SAY_IRON, SIT, SLIP, Coins, CoinsMind, played

FAIR_WON = ("coin gold", "sit", "safe", "fair", "toss 0")


def reviewed(record: Record, mind: CoinsMind | None = None, plan: Plan | None = None) -> Review:
    plan = plan or Plan(simulations=40)
    game = PlayedGame(record)
    return Review(game, plan, list(decide_all(game, plan, mind=mind or CoinsMind())))


def verdicts(review: Review) -> list[str]:
    return [decision.verdict for decision in review.decisions]


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (("coin gold", "sit", "gold"), ["forced", "fine"]),
        (("coin iron", "sit", "gold"), ["forced", "hidden"]),  # right by what was known, wrong with open hands
        (("coin gold", "sit", "iron"), ["forced", "mistake"]),
        (("coin iron", "sit", "iron"), ["forced", "mistake"]),  # it won, and was a mistake all the same
        (("coin iron", "sit", "safe", "fair", "toss 1"), ["forced", "mistake", "fine"]),
        (("coin gold", "sit", "safe", "slip", "toss 1"), ["forced", "mistake", "mistake"]),
    ],
)
def test_what_a_decision_was(moves: tuple[str, ...], expected: list[str]) -> None:
    assert verdicts(reviewed(played(*moves))) == expected


def test_the_values_behind_it() -> None:
    decision = reviewed(played("coin iron", "sit", "safe", "slip", "toss 1")).decisions[1]
    assert decision.known is not None
    assert decision.known.best == SAY_GOLD
    assert decision.known.best_value == pytest.approx(1 / 3)
    assert decision.known.loss == pytest.approx(1 / 3)  # gold is right twice in three
    assert decision.open.best == SAY_IRON
    assert decision.open.loss == pytest.approx(1.0)  # iron would have won; safe is worth nothing against `fair`


@pytest.mark.parametrize("moves", [("sit", "iron"), ("sit", "gold"), ("sit", "safe", "slip", "toss 0")])
def test_mistakes_by_what_was_known_are_the_same_whatever_was_hidden(moves: tuple[str, ...]) -> None:
    of = [reviewed(played(coin, *moves)).decisions[1].known for coin in ("coin gold", "coin iron")]
    assert of[0] is not None
    assert of[1] is not None
    assert (of[0].best, of[0].loss, of[0].is_loss()) == (of[1].best, of[1].loss, of[1].is_loss())


def test_luck_is_what_chance_alone_changed() -> None:
    review = reviewed(played(*FAIR_WON))
    first, second = review.timelines
    assert [(step.kind, step.first, step.last) for step in first.steps] == [
        (LUCK, 1, 1),  # gold: seat 0 would win with open hands
        (PLAY, 2, 2),
        (PLAY, 3, 3),
        (PLAY, 4, 4),
        (LUCK, 5, 5),
    ]
    assert [step.change for step in first.steps] == pytest.approx([1, 0, -1, 0, 1])
    assert [step.change for step in second.steps] == pytest.approx([-1, 0, 1, 0, -1])
    assert (first.start, first.end) == (0, 1)
    causes = review.balances[0].causes
    assert causes["luck"].change == pytest.approx(2)
    assert causes["mistakes"].change == pytest.approx(-1)
    assert causes["opponents"].count == 0
    assert review.balances[1].causes["opponents"].change == pytest.approx(1)
    assert causes["unexplained"].count == 0


def test_a_mistake_of_the_other_side_is_no_luck() -> None:
    review = reviewed(played("coin gold", "sit", "safe", "slip", "toss 1"))
    causes = review.balances[0].causes
    assert causes["opponents"].change == pytest.approx(0.5)
    assert causes["luck"].change == pytest.approx(1 - 1.5)  # the coin brought 1; the toss was worth 0.5 and lost
    assert review.seats[1].mistakes == 1
    assert review.seats[1].mistakes_loss == pytest.approx(0.5)


@pytest.mark.parametrize("blur", [{}, {SAFE: 0.1, SAY_GOLD: -0.05}])
@pytest.mark.parametrize("unseen", [-1, SAFE])
@pytest.mark.parametrize("moves", [FAIR_WON, ("coin iron", "sit", "gold"), ("coin gold", "sit", "safe", "slip", "toss 1")])
def test_the_steps_add_up_to_the_result(moves: tuple[str, ...], blur: dict[int, float], unseen: int) -> None:
    record = played(*moves)
    review = reviewed(record, CoinsMind(100, blur, unseen))
    assert record.result is not None
    for side, balance in enumerate(review.balances):
        assert balance.start + sum(cause.change for cause in balance.causes.values()) == pytest.approx(balance.end)
        assert balance.end == record.result["returns"][side]


def test_what_nobody_moved_is_unexplained() -> None:
    review = reviewed(played("coin gold", "sit", "gold"), CoinsMind(100, {SAY_GOLD: -0.2}))
    assert [step.kind for step in review.timelines[0].steps] == [LUCK, PLAY, NOISE, PLAY, NOISE]
    assert review.balances[0].causes["unexplained"].change == pytest.approx(0.0)  # 0.2 down, then 0.2 up
    assert max(abs(step.change) for step in review.timelines[0].steps if step.kind == NOISE) == pytest.approx(0.2)


def test_noise_is_no_mistake() -> None:
    wrong = played("coin gold", "sit", "iron")
    assert verdicts(reviewed(wrong, CoinsMind(visits=4))) == ["forced", "fine"]
    assert verdicts(reviewed(wrong, CoinsMind(visits=5000))) == ["forced", "mistake"]
    assert not reviewed(wrong, CoinsMind(visits=3)).turns
    small = {SAFE: 1 / 3 + 0.015}  # looks better by hardly anything
    assert verdicts(reviewed(played("coin gold", "sit", "gold"), CoinsMind(blur=small))) == ["forced", "fine"]


def test_a_move_that_was_not_looked_at_is_not_judged() -> None:
    review = reviewed(played("coin gold", "sit", "safe", "fair", "toss 0"), CoinsMind(unseen=SAFE))
    assert verdicts(review) == ["forced", "unjudged", "fine"]
    step = review.timelines[0].steps[2]
    assert step.kind == PLAY
    assert step.change == pytest.approx(-1)  # what it led to says what it was worth


def test_a_second_look_judges_what_the_search_gave_up() -> None:
    """`slip` was tried once, so the search knows nothing of it; side by side with `fair` it is worse every time."""

    class Narrow(CoinsMind):
        def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
            advice = super().judge(state, budget, dice)
            return Advice(
                advice.seat, [Estimate(e.action, e.value, 1 if e.action == SLIP else 500) for e in advice.estimates], 500
            )

    record = played("coin gold", "sit", "safe", "slip", "toss 1")
    short, long = (reviewed(record, Narrow(), Plan(simulations=number)).decisions[2] for number in (64, 2000))
    assert (short.verdict, short.open.second_look) == ("fine", False)
    assert long.open.second_look
    # The toss is drawn 32 times with the same dice for both: `slip` is worse in one out of four, by the whole span.
    assert 0.0 <= long.open.loss <= 1.2  # type: ignore[operator]
    assert long.open.value == long.open.best_value - long.open.loss  # type: ignore[operator]


def test_a_second_look_is_fair() -> None:
    """Over many seeds its average is the true loss, and a move that is as good as the best one is hardly ever called worse."""
    state = Coins().load({"made": [GOLD, SIT]})
    seen = state.observe(Seat(0))
    mind = CoinsMind(50)

    def ask(world: State, budget: Budget, dice: Dice) -> Advice:
        return mind.think(world.observe(world.to_move()), budget, dice)

    looks = [
        compare(seen.sample, ask, (Action(SAY_GOLD), Action(other)), Seat(0), PairBudget(2000, 0.0, 3), Dice(seed))
        for other in (SAY_IRON, SAY_GOLD)
        for seed in range(150)
    ]
    worse, same = looks[:150], looks[150:]
    assert sum(loss for loss, _ in worse) / 150 == pytest.approx(2 / 3, abs=0.15)
    spread = stdev(loss for loss, _ in worse)
    assert sum(error for _, error in worse) / 150 == pytest.approx(spread, rel=0.25)  # the error says how far they spread
    assert not any(is_real(loss, error) for loss, error in same)


def test_few_pairs_prove_less() -> None:
    """Student's quantiles at 0.995 over the normal one, from a printed table."""
    for df, quantile in ((5, 4.032), (10, 3.169), (30, 2.750)):
        assert t_correction(df, noise_limit(1)) == pytest.approx(quantile / 2.576, rel=0.04)
    assert [PairBudget(simulations, 0.0, 3).number for simulations in (10, 191, 192, 10_000)] == [0, 5, 6, 32]
    assert PairBudget(2000, 0.0, 100).number == 10  # wide decisions: fewer pairs, more thought for each
    assert PairBudget(2000, 0.0, 100).budget().simulations == 200
    assert PairBudget(0, 6.4, 3).budget().seconds == pytest.approx(0.2)


def test_errors_of_estimates() -> None:
    assert error_of(Estimate(Action(0), 0.3, 0, exact=True), -1) == 0
    assert error_of(Estimate(Action(0), 0.3, 0), -1) == error_of(Estimate(Action(0), 1.0, 1), -1) == 2  # the whole span
    assert error_of(Estimate(Action(0), 0.0, 101), -1) == pytest.approx(0.1)
    assert error_of(Estimate(Action(0), 1.0, 4), -1) > 0.5  # four wins of four prove little
    assert error_of(Estimate(Action(0), 1.0, 20), -1) > 0.1
    assert error_of(Estimate(Action(0), 0.25, 100), -0.5) < error_of(Estimate(Action(0), 0.0, 100), -1)
    assert noise_limit(1) < noise_limit(2) < noise_limit(100)
    assert is_real(0.3, 0.1)
    assert not is_real(0.3, 0.1, 100)
    assert not is_real(0.01, 0.0)
    assert not is_real(2.0, 2.0)


def test_forced_moves_get_little_thought_and_none_about_what_was_known() -> None:
    mind = CoinsMind()
    reviewed(played(*FAIR_WON), mind)
    # Seat 1 sees all, so that what it knows is what open hands show.
    assert mind.asked == [("judge", 10), ("think", 40), ("judge", 40), ("judge", 40)]


def test_one_seat_alone() -> None:
    mind = CoinsMind()
    review = reviewed(played(*FAIR_WON), mind, Plan(simulations=40, seat=Seat(1)))
    assert [kind for kind, _ in mind.asked] == ["judge"] * 3
    assert verdicts(review) == ["forced", "unasked", "fine"]
    assert [summary.seat for summary in review.seats] == [1]
    assert review.timelines[0].end == 1


def test_turning_points_are_the_largest_swings_in_order() -> None:
    review = reviewed(played("coin iron", "sit", "gold"))
    assert [(step.kind, step.side, step.last) for step in review.turns] == [(LUCK, 0, 1), (PLAY, 0, 3)]
    said = [say(turning_point(review.sides, step), "en") for step in review.turns]
    assert said[0] == "The start, luck of the lot and of the deal: the chance of Seat 0 went from 50% to 100%."
    assert "Only open hands would have shown that iron was better than gold." in said[1]
    assert "from 100% to 0%" in said[1]
    mistake = reviewed(played("coin gold", "sit", "iron"))
    assert "By what could be known, gold was better than iron." in say(turning_point(mistake.sides, mistake.turns[-1]), "en")
    toss = reviewed(played(*FAIR_WON))
    assert say(turning_point(toss.sides, toss.turns[-1]), "en") == (
        "Up to move 5, luck: the chance of Seat 0 went from 50% to 100%."
    )


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(UnfinishedError, match="isn't over"):
        PlayedGame(played("coin gold", "sit"))


def test_stopped_it_has_a_beginning_and_no_end() -> None:
    game = PlayedGame(played(*FAIR_WON))
    plan = Plan(simulations=4)
    decisions = list(decide_all(game, plan, mind=CoinsMind()))
    review = Review(game, plan, decisions[:2])
    assert review.stopped
    assert review.timelines[0].steps[-1].last == 3
    assert Review(game, plan, []).timelines[0].steps == []
    assert not Review(game, plan, decisions).stopped


def test_the_form_of_the_document() -> None:
    review = reviewed(played("coin gold", "sit", "iron"))
    document = json.loads(json.dumps(review.data(), allow_nan=False))
    assert document == json.loads(json.dumps(reviewed(played("coin gold", "sit", "iron")).data()))
    assert list(document) == [
        "format",
        "version",
        "game",
        "options",
        "simulations",
        "seconds",
        "seed",
        "seat",
        "stopped",
        "even_start",
        "decisions",
        "steps",
        "turning_points",
        "balance",
        "seats",
        "notes",
    ]
    assert document["decisions"][1] == {
        "move": 3,
        "seat": 0,
        "name": "iron",
        "legal": 3,
        "verdict": "mistake",
        "known": {
            "best": "gold",
            "best_value": 0.333333,
            "best_error": 0.0,
            "value": -0.333333,
            "error": 0.0,
            "loss": 0.666667,
            "loss_error": 0.0,
            "second_look": False,
            "exact": True,
            "simulations": 1,
        },
        "open": {
            "best": "gold",
            "best_value": 1.0,
            "best_error": 0.0,
            "value": -1.0,
            "error": 0.0,
            "loss": 2.0,
            "loss_error": 0.0,
            "second_look": False,
            "exact": True,
            "simulations": 1,
        },
    }
    assert document["seats"][0] == {
        "seat": 0,
        "decisions": 1,
        "mistakes": 1,
        "mistakes_loss": 0.666667,
        "hidden": 0,
        "hidden_loss": 0.0,
    }


def test_decision_points_know_what_chance_did_before_them() -> None:
    game = PlayedGame(played(*FAIR_WON))
    assert [(point.number, point.seat, point.legal, point.dealt) for point in game.points] == [
        (2, 0, 1, 1),
        (3, 0, 3, 0),
        (4, 1, 2, 0),
    ]
    assert [len(point.state.legal()) for point in game.points] == [1, 3, 2]
    assert game.dealt == 1


def test_plans_are_checked() -> None:
    for numbers in ({"simulations": 0}, {"simulations": -1}, {"seconds": -1.0}):
        with pytest.raises(ValueError, match="budget"):
            Plan(**numbers)
    with pytest.raises(ValueError, match="processes"):
        next(decide_all(PlayedGame(played(*FAIR_WON)), Plan(simulations=1), 0))


def test_shares_in_words() -> None:
    assert [percent(share) for share in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]
    assert [points(share) for share in (0.123, -0.123, 0.001, -0.001)] == ["+12", "-12", "0", "0"]


# A review that looks at the open cards where it should ask what was known, or takes noise for a mistake, is found out.
SCRIPT = """
from tests.review import test_review as tests
for moves in (("sit", "iron"), ("sit", "gold")):
    tests.test_mistakes_by_what_was_known_are_the_same_whatever_was_hidden(moves)
tests.test_what_a_decision_was(("coin iron", "sit", "gold"), ["forced", "hidden"])
tests.test_luck_is_what_chance_alone_changed()
tests.test_noise_is_no_mistake()
tests.test_what_nobody_moved_is_unexplained()
"""
MUTANTS = {
    "none": ("review/thinking.py", "WORLDS: Final = 8", "WORLDS: Final = 8"),
    "known from the open state": (
        "review/thinking.py",
        "mind.think(seen, plan.budget(point.legal), dice)",
        "mind.judge(point.state, plan.budget(point.legal), dice)",
    ),
    "known from the true world": ("review/thinking.py", "world = only_world(seen)\n", "world = point.state\n"),
    "luck without chance": ("review/timeline.py", "LUCK if self._dealt else NOISE", "LUCK"),
    "noise is believed": ("review/noise.py", "difference > noise_limit(alternatives) * error", "difference > 0"),
    "the other side's view": ("review/sides.py", "return -value if self.number == 2 else None", "return value"),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_mutants(name: str, tmp_path: Path) -> None:
    done = run_mutant(tmp_path, *MUTANTS[name], SCRIPT)
    if name == "none":
        assert done.returncode == 0, done.stderr
    else:
        assert done.returncode != 0
        assert "AssertionError" in done.stderr or "assert" in done.stderr
