"""The reckoning of Daimyos as a matrix game: solved exactly, proved, and played token by token as the mixture wants it."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tatami
from tatami import Seat, State
from tatami.bots.advice import Advice
from tatami.bots.budget import Budget
from tatami.bots.daimyos.assigning import assigned_sums, draw_index, track_share
from tatami.bots.daimyos.assignment import AssignmentGame, assignment_of, solve_assignment, spreads
from tatami.bots.daimyos.matrix import solve
from tatami.bots.daimyos.mind import DaimyosMind
from tatami.dice import Dice
from tatami.games.daimyos.state import DaimyosState
from tests.bots.daimyos_assignments import brute_payoffs, every_spread, expected, is_equilibrium, walk
from tests.daimyos.hidden import permute
from tests.daimyos.positions import DAIMYOS, Document, load, position, solo, tokens

VALUES = [1, 1, 2, 2, 3, 3, 4, 4]
MIND = DaimyosMind()  # one for all: it keeps the last reckoning that it solved


def value(matrix: list[list[int]]) -> Fraction:
    solved = solve(matrix)
    assert solved is not None
    assert is_equilibrium(matrix, solved)
    return Fraction(solved.value_top, solved.value_bottom)


# ------------------------------------------------------------------------------------------------------------- matrices


def test_known_small_games() -> None:
    assert value([[7]]) == 7
    assert value([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) == 0  # rock, paper, scissors
    assert value([[1, -1], [-1, 1]]) == 0
    assert value([[3, -1], [-2, 1]]) == Fraction(1, 7)
    assert value([[2, 1, 4], [1, 0, 9]]) == 1  # a saddle
    weighted = solve([[0, -1, 2], [1, 0, -3], [-2, 3, 0]])  # rock, paper, scissors with stakes 1, 2, 3
    assert weighted is not None
    assert [Fraction(w, weighted.rows.total) for w in weighted.rows.weights] == [Fraction(n, 6) for n in (3, 2, 1)]


def test_a_wrong_mixture_is_no_equilibrium() -> None:
    matrix = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    solved = solve(matrix)
    assert solved is not None
    solved.rows.weights[0] += 1
    solved.rows.total += 1
    assert not is_equilibrium(matrix, solved)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_random_matrices_have_their_equilibrium(data: st.DataObject) -> None:
    width, height = data.draw(st.integers(1, 6)), data.draw(st.integers(1, 6))
    row = st.lists(st.integers(-3, 3), min_size=width, max_size=width)
    matrix = data.draw(st.lists(row, min_size=height, max_size=height))
    found = value(matrix)
    assert found == -value([[-matrix[i][j] for i in range(height)] for j in range(width)])
    # What a pure strategy secures bounds the value from both sides.
    assert (
        max(min(payoff_row) for payoff_row in matrix)
        <= found
        <= min(max(payoff_row[j] for payoff_row in matrix) for j in range(width))
    )


# ------------------------------------------------------------------------------------------------------------- contests


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.integers(-5, 5), min_size=3, max_size=3),
    st.integers(-2, 2),
    st.lists(st.integers(1, 4), max_size=5),
    st.lists(st.integers(1, 4), max_size=5),
)
def test_nobody_gains_against_the_answer(tracks: list[int], ahead: int, mine: list[int], theirs: list[int]) -> None:
    assignment = AssignmentGame(tracks, ahead, [sorted(mine), sorted(theirs)])
    equilibrium = solve_assignment(assignment)
    assert equilibrium.exact
    payoffs = brute_payoffs(assignment)
    best, worst = expected(payoffs, equilibrium.mixtures[0].weights, equilibrium.mixtures[1].weights)
    assert best == worst == value(payoffs)  # exploited by exactly nothing; and the whole matrix agrees
    assert equilibrium.value(0) == float(best)
    assert equilibrium.value(1) == float(-best)


@pytest.mark.parametrize("seed", range(4))
def test_whole_reckonings_of_the_box(seed: int) -> None:
    rng = Random(seed)
    for _ in range(3):
        felled = rng.randint(0, 7)
        values = [VALUES[:felled] + [1] * (8 - felled), VALUES[: 7 - felled] + [1] * (felled + 1)]
        assignment = AssignmentGame([rng.randint(-6, 6) for _ in range(3)], 2 * felled - 7, values)
        equilibrium = solve_assignment(assignment)
        assert equilibrium.exact, f"seed {seed}: {assignment.key()}"
        best, worst = expected(brute_payoffs(assignment), equilibrium.mixtures[0].weights, equilibrium.mixtures[1].weights)
        assert best == worst, f"seed {seed}: {assignment.key()}"


def test_without_time_the_best_so_far_is_an_estimate() -> None:
    late = iter(range(10**6))
    budget = Budget(seconds=0.5, clock=lambda: float(next(late)))  # every look at the clock is a second later
    budget.start()
    state = load(reckoning((2, -3, 1)))
    advice = DaimyosMind().think(state.observe(Seat(0)), budget, Dice(1))
    assert {estimate.action for estimate in advice.estimates} == set(state.legal())
    assert not any(estimate.exact for estimate in advice.estimates)


def test_spreads_count_every_way() -> None:
    ways = spreads([1, 1, 2, 4])
    found = every_spread([1, 1, 2, 4])
    assert sum(ways.values()) == 3**4 == len(found)
    assert all(found.count(spread) == number for spread, number in ways.items())


# ------------------------------------------------------------------------------------------------------- token by token


def reckoning(tracks: tuple[int, int, int], mine: int = 3, theirs: int = 4) -> Document:
    """All daimyos have fallen, this many to each side, whose favours are the tokens that the other's falls turned."""
    colours = DAIMYOS[: mine + theirs]
    gone = {colour: int(number >= mine) for number, colour in enumerate(colours)}
    pair = []
    for seat, (own, other) in enumerate(((mine, theirs), (theirs, mine))):
        board = {colour: token for token, colour in enumerate([c for c in colours if gone[c] == seat], 1)}
        assert len(board) == own
        pair.append(tokens(board=board, favours="".join(str(n) for n in range(9 - other, 9))))
    return position(phase="assign", seat=0, eliminated=gone, tracks=tracks, tokens=pair)


def table_of(state: State) -> DaimyosState:
    assert isinstance(state, DaimyosState)
    return state


@pytest.mark.parametrize("seat", [0, 1])
def test_token_by_token_the_assignment_has_the_mixtures_chances(seat: int) -> None:
    assignment = AssignmentGame([2, -1, -1], -1, [[1, 1, 2, 1], [1, 1, 1, 2]])
    equilibrium = solve_assignment(assignment)
    chances = walk(assignment, equilibrium, seat, [], Fraction(1))
    total = equilibrium.mixtures[seat].total
    wanted = {
        spread: Fraction(weight, total)
        for spread, weight in zip(assignment.spreads[seat], equilibrium.mixtures[seat].weights, strict=True)
        if weight
    }
    assert len(wanted) > 1  # a game where one must mix
    assert chances == wanted


def test_lots_follow_their_weights() -> None:
    dice = Dice(5)
    huge = 10**30
    drawn = [draw_index([huge, 0, 3 * huge], dice) for _ in range(2000)]
    assert drawn.count(1) == 0
    assert 400 < drawn.count(0) < 600  # 500 expected, 19 a standard deviation


def think(state: State, seed: int) -> Advice:
    budget = Budget(simulations=1)
    budget.start()
    seen = state.observe(state.to_move())
    return MIND.think(seen, budget, Dice(seed))


def test_the_mind_plays_the_mixture_and_says_its_value() -> None:
    state = load(reckoning((2, -3, 1)))
    assignment = assignment_of(table_of(state).public)
    equilibrium = solve_assignment(assignment)
    firsts = set()
    for seed in range(40):
        world = state.clone()
        while world.to_move() == 0:
            advice = think(world, seed)
            assert all(estimate.exact for estimate in advice.estimates)
            assert advice.value() == pytest.approx(equilibrium.value(0))  # on its way nothing is given away
            world.play(advice.best())
        own = table_of(world).assigned[0]
        firsts.add(tuple(own))
        spread = assigned_sums(assignment.values[0], own)
        assert equilibrium.mixtures[0].weights[assignment.spreads[0].index(spread)] > 0, f"seed {seed}"
    assert len(firsts) > 1


def test_off_its_way_the_mind_takes_the_best_that_is_left() -> None:
    state = load(reckoning((2, -3, 1)))
    assignment = assignment_of(table_of(state).public)
    equilibrium = solve_assignment(assignment)
    while state.to_move() == 0:  # all on one track: this equilibrium never does that
        last = len(table_of(state).assigned[0]) == 6
        if last:
            advice = think(state, 1)
            sums = assigned_sums(assignment.values[0], table_of(state).assigned[0])
            assert sum(track_share(assignment, equilibrium, 0, sums, 6, clan)[0] for clan in range(3)) == 0
            assert advice.value() == max(estimate.value for estimate in advice.estimates) < equilibrium.value(0)
        state.play(state.legal()[0])


def test_the_second_to_assign_chooses_the_same_whatever_is_hidden() -> None:
    rng = Random(8)
    print("seed 8")
    state = load(reckoning((1, 0, -1)))
    while state.to_move() == 0:
        state.play(think(state, 3).best())
    for _ in range(3):
        worlds = [state.game.load(permute(state.dump(), 1, rng)) for _ in range(5)]
        assert len({str(world.dump()["assigned"]) for world in worlds}) > 1
        for seed in range(4):
            assert {think(world, seed).best() for world in worlds} == {think(state, seed).best()}
        state.play(think(state, 9).best())


# ------------------------------------------------------------------------------------------------------------------ solo


def solo_reckoning(tracks: tuple[int, int, int], favours: str) -> State:
    document = solo(phase="assign", tracks=tracks, eliminated=dict.fromkeys(DAIMYOS, 1))
    document["tokens"] = [tokens(favours=favours), tokens(board=dict(zip(DAIMYOS, range(1, 8), strict=True)))]
    document["automaton"]["on_tracks"] = {"black": [["1B", "down"]], "white": [], "red": []}
    document["automaton"]["score_deck"].remove("1B")
    return tatami.game("daimyos", **document["options"]).load(document)


def best_alone(state: State) -> float:
    """The best end that any way of assigning leads to."""
    outcome = state.outcome()
    if outcome is not None:
        return outcome.returns[0]
    found = []
    for action in state.legal():
        after = state.clone()
        after.play(action)
        found.append(best_alone(after))
    return max(found)


@pytest.mark.parametrize("tracks", [(3, 0, 0), (-2, -1, 0), (4, -2, -9), (3, -3, 2), (-9, -2, -2), (2, -4, -1)])
def test_alone_what_can_be_won_is_won(tracks: tuple[int, int, int]) -> None:
    state = solo_reckoning(tracks, "5678")
    wanted = best_alone(state)
    while state.to_move() == 0:
        advice = think(state, 1)
        assert advice.value() == wanted
        assert advice.estimates[0].exact
        for estimate in advice.estimates:
            after = state.clone()
            after.play(estimate.action)
            assert estimate.value == best_alone(after)
        state.play(advice.best())
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.returns[Seat(0)] == wanted
