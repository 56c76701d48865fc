"""The parts of Kami's mind: score values, worlds, belief, playouts."""

from collections import Counter
from functools import cache
from math import exp
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tatami
from tatami import testing
from tatami.bots.kami.belief import Belief, history
from tatami.bots.kami.playout import Playout, PolicyPlayout, is_settled
from tatami.bots.kami.policy_weights import POLICY_WEIGHTS
from tatami.bots.kami.round_results import ROUND_RESULTS
from tatami.bots.kami.score_values import ScoreValues, odds
from tatami.bots.kami.world_sampler import BATCH, WorldSampler
from tatami.dice import Dice
from tatami.game import CHANCE, Action, Seat, State
from tatami.games.kami.actions import LEAD, MERCENARY, PASS, MoveList
from tatami.games.kami.observation import KamiObservation
from tatami.games.kami.phases import PLAYING
from tatami.games.kami.pieces import GOLD, count, size
from tatami.games.kami.state import KamiState
from tests.kami.moments import moments
from tests.kami.positions import load, position
from tools.kami_policy import features


def kami_state(state: State) -> KamiState:
    assert isinstance(state, KamiState)
    return state


def seen_by(state: State, seat: int) -> KamiObservation:
    seen = state.observe(Seat(seat))
    assert isinstance(seen, KamiObservation)
    return seen


def dealt(players: int, seed: int) -> KamiState:
    state = tatami.game("kami", players=players).start()
    tatami.deal(state, Random(seed))
    return kami_state(state)


# -------------------------------------------------------------------------------------------------------------- score values


def test_the_table_says_what_playing_on_would_give() -> None:
    """Two sides, 15 or more: the scores only rise, so the value can be worked out from the end, without sweeps."""
    chances = odds(4)

    @cache
    def expected(first: int, second: int) -> float:
        """For the side that is first in the next round."""
        total = 0.0
        for side, points, chance in chances:
            scores = [first, second]
            scores[side] += points
            won = scores[side] >= 15
            total += chance * ((1.0 if side == 0 else -1.0) if won else -expected(scores[1], scores[0]))
        return total

    score_values = ScoreValues(4, 0)
    state = dealt(4, 1)
    for first in range(4):
        for ours in range(15):
            for theirs in range(15):
                state.first = first
                state.scores = vec[i64]([ours, theirs] if first % 2 == 0 else [theirs, ours])
                assert score_values.value(state, first % 2) == pytest.approx(expected(ours, theirs), abs=0.002)
                assert score_values.value(state, 1 - first % 2) == pytest.approx(-expected(ours, theirs), abs=0.002)


@pytest.mark.parametrize("ending", [0, 1, 2])
def test_three_players_share_the_table(ending: int) -> None:
    score_values = ScoreValues(3, ending)
    state = dealt(3, 1)
    rng = Random(5)
    for _ in range(100):
        state.scores = vec[i64]([rng.randrange(15) for _ in range(3)])
        state.first = rng.randrange(3)
        values = [score_values.value(state, side) for side in range(3)]
        assert abs(sum(values)) < 1e-6
        assert all(-0.5 <= worth <= 1 for worth in values)
        if ending == 0 and len(set(state.scores)) == 3:  # who is first matters less than a lead of some points
            assert max(range(3), key=lambda side: state.scores[side]) in sorted(range(3), key=lambda side: values[side])[1:]


def test_more_hangs_on_a_late_round() -> None:
    score_values = ScoreValues(4, 0)
    early, late = dealt(4, 1), dealt(4, 1)
    late.scores = vec[i64]([13, 14])
    assert 0.1 < score_values.deviation(early) < 0.6 < score_values.deviation(late) <= 1


def test_the_counted_rounds_are_possible_ones() -> None:
    for players, rows in ROUND_RESULTS.items():
        assert len(rows) == (2 if players == 4 else players)
        for row in rows:
            assert len(row) == 11
            assert row[7] == row[9] == 0 < sum(row)
        assert players == 2 or all(row[0] == 0 for row in rows)  # K-44: only Duel has void rounds


# --------------------------------------------------------------------------------------------------------------- moves


@pytest.mark.parametrize("players", [4, 3, 2])
def test_listed_moves_are_the_legal_ones(players: int) -> None:
    found = MoveList()
    for state, where in moments(players, seed=7, each=8, games=10):
        kami = kami_state(state)
        if kami.phase == PLAYING:
            kami.list_moves(found)
            listed = [int(found.numbers[place]) for place in range(int(found.count))]
            assert sorted(listed) == state.legal(), where


# -------------------------------------------------------------------------------------------------------------- worlds


@pytest.mark.parametrize("players", [4, 3, 2])
@pytest.mark.parametrize("infers", [False, True])
def test_worlds_are_deals_that_can_be(players: int, infers: bool) -> None:
    for state, where in moments(players, seed=11, each=3, games=8):
        seat = state.to_move()
        if seat < 0:
            continue
        seen = seen_by(state, seat)
        dice = Dice(3)
        worlds = WorldSampler(seen, dice, Belief(seen, PolicyPlayout(dice), 0.7) if infers else None)
        for _ in range(3):
            world = worlds.draw()
            assert [int(size(hand)) for hand in world.hands] == seen.sizes, where
            assert world.hands[seat] == seen.hands[seat], where
            assert world.legal() == state.legal(), where
            assert world.to_move() == seat
            hidden = sum(int(world.hands[other]) for other in range(players) if other != seat)
            for kind in range(8):
                assert count(hidden, kind) <= list(worlds.row).count(kind), where
            if players == 2:
                assert size(world.pool) == sum(int(world.below) >> stack & 1 for stack in range(8)), where


def test_without_a_belief_every_deal_is_equally_likely() -> None:
    """How many Soldiers the next player holds, against the odds of the deal (hypergeometric)."""
    from math import comb

    state = dealt(4, 2)
    seat = int(state.seat)
    worlds = WorldSampler(seen_by(state, seat), Dice(5), None)
    soldiers = 10 - int(count(state.hands[seat], 0))
    number = 4000
    often = Counter(int(count(worlds.draw().hands[(seat + 1) % 4], 0)) for _ in range(number))
    for held in range(9):
        share = comb(soldiers, held) * comb(24 - soldiers, 8 - held) / comb(24, 8)
        assert abs(often[held] - number * share) < 4 * (number * share * (1 - share)) ** 0.5 + 3


def test_a_certain_world_is_noticed() -> None:
    lines = {0: "(G)>V", 1: "V>R G>L F>F", 2: "R>V L>G T>T", 3: "V>R G>L E>E"}
    state = load(position(hands={0: "SSSSLR", 1: "SS", 2: "SS", 3: "SS"}, lines=lines, seat=0))
    worlds = WorldSampler(seen_by(state, 0), Dice(1), None)
    assert worlds.is_certain()
    assert list(worlds.draw().hands) == list(kami_state(state).hands)
    assert not WorldSampler(seen_by(state, 1), Dice(1), None).is_certain()  # it doesn't know what seat 0 laid face down
    assert not WorldSampler(seen_by(dealt(4, 3), 0), Dice(1), None).is_certain()


# --------------------------------------------------------------------------------------------------------------- belief


def test_history_is_what_was_played() -> None:
    for players in (4, 3):
        for number in range(6):
            rng = Random(f"history {players} {number}")
            state = dealt(players, number)
            played: list[tuple[int, int]] = []
            while state.to_move() >= 0 and state.phase == PLAYING:
                seat = int(state.seat)
                told = history(seen_by(state, seat))
                assert [(mover, move) for mover, move, _ in told] == played
                action = testing.random_action(state, rng)
                played.append((seat, LEAD + (action - LEAD) % 8 if LEAD <= action < MERCENARY else action))
                state.play(action)


@pytest.mark.parametrize("players", [4, 3, 2])
def test_a_position_that_was_set_up_has_a_history_that_fits_or_none(players: int) -> None:
    """A document doesn't keep the order of moves between seats; the mind must cope."""
    for state, where in moments(players, seed=13, each=4, games=10):
        again = state.game.load(state.dump())
        seat = again.to_move()
        if seat < 0:
            continue
        seen = seen_by(again, seat)
        dice = Dice(3)
        worlds = WorldSampler(seen, dice, Belief(seen, PolicyPlayout(dice), 0.7))
        assert worlds.draw().legal() == state.legal(), where
        assert players != 2 or all(not entry & (128 | 4096) for entry in seen.laid) or history(seen) == []


def test_who_passes_seldom_holds_the_card() -> None:
    """Seat 1 lets a Gold Dragon pass: with a belief worlds give it a Gold Dragon more rarely than without."""
    state = load(position(hands={0: "SSLLRRGG"}, seat=0))
    for name in ("(S)>G", "-", "-", "-"):
        state.play(state.game.action(name))
    seen = seen_by(state, 0)
    shares = []
    for trust in (0.0, 1.0):
        dice = Dice(9)
        worlds = WorldSampler(seen, dice, Belief(seen, PolicyPlayout(dice), trust))
        shares.append(sum(count(worlds.draw().hands[1], GOLD) > 0 for _ in range(1500)) / 1500)
    assert shares[1] < 0.8 * shares[0]


def test_trust_zero_tells_nothing() -> None:
    state = load(position(hands={0: "SSLLRRGG"}, seat=0))
    for name in ("(S)>G", "-", "-", "-"):
        state.play(state.game.action(name))
    dice = Dice(9)
    worlds = WorldSampler(seen_by(state, 0), dice, Belief(seen_by(state, 0), PolicyPlayout(dice), 0.0))
    worlds.draw()
    assert worlds.sums[BATCH - 1] == pytest.approx(BATCH)


# ------------------------------------------------------------------------------------------------------------ playouts


@pytest.mark.parametrize("players", [4, 3, 2])
@pytest.mark.parametrize("uses_policy", [False, True])
def test_a_playout_ends_the_round_by_the_rules(players: int, uses_policy: bool) -> None:
    for seed in range(4):
        state = dealt(players, seed)
        before = (int(state.round), sum(state.scores))
        (Playout if not uses_policy else PolicyPlayout)(Dice(seed)).finish(state)
        assert is_settled(state)
        assert state.to_move() == CHANCE
        assert state.round == before[0] + 1
        assert sum(state.scores) > before[1] or players == 2


def test_a_random_playout_makes_every_move_equally_often() -> None:
    state = load(position(hands={0: "SSLLRRVV"}))
    playout = Playout(Dice(3))
    kami = kami_state(state)
    kami.list_moves(playout.found)
    often = Counter(int(playout.choose(kami)) for _ in range(3200))
    assert set(often) == set(state.legal())
    assert max(often.values()) < 1.6 * min(often.values())


def test_a_policy_playout_makes_moves_as_often_as_the_policy_says() -> None:
    for state in (dealt(4, 4), load(position(hands={0: "SSLLVV", 1: "SSLRRVGE"}, seat=1, attack=(0, "R"), lines={0: "(G)>R"}))):
        kami = kami_state(state)
        playout = PolicyPlayout(Dice(3))
        playout.begin(kami)
        kami.list_moves(playout.found)
        numbers = [int(playout.found.numbers[place]) for place in range(int(playout.found.count))]
        weights = [exp(sum(POLICY_WEIGHTS[part] for part in features(kami, number, playout.shown))) for number in numbers]
        playout.weigh(kami)
        assert [playout.weights[place] for place in range(len(numbers))] == pytest.approx(weights)
        often = Counter(int(playout.choose(kami)) for _ in range(2000))
        for number, weight in zip(numbers, weights, strict=True):
            share = weight / sum(weights)
            assert abs(often[number] - 2000 * share) < 4 * (2000 * share * (1 - share)) ** 0.5 + 3


def test_the_last_two_cards_score_what_they_can() -> None:
    for ending, score, better in (("soldier", 0, "(S)>E"), ("kami", 14, "(E)>S"), ("lord", 10, "(S)>E")):
        state = kami_state(load(position(hands={0: "SE"}, scores=[score, 0], ending=ending)))
        playout = PolicyPlayout(Dice(1))
        state.list_moves(playout.found)
        assert state.game.name(Action(int(playout.choose(state)))) == better


def test_a_friend_is_countered_less_often_than_an_opponent() -> None:
    """K-14: one may, but seldom should."""
    shares = []
    for attacker in (3, 2):
        lines = {attacker: "(S)>R"}
        state = kami_state(load(position(hands={0: "LLRRVVGG"}, attack=(attacker, "R"), lines=lines, first=attacker, seat=0)))
        playout = PolicyPlayout(Dice(1))
        playout.begin(state)
        state.list_moves(playout.found)
        shares.append(sum(playout.choose(state) == PASS for _ in range(300)) / 300)
    assert shares[1] > shares[0] + 0.1
