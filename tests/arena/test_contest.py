"""Contests: seats are really exchanged over the same deals, bots get what their seat sees, and points are counted rightly."""

from collections.abc import Callable

import pytest

import tatami
from tatami.arena.contest import Chance, Contest, GameResult, fingerprint, play
from tatami.arena.players import ThinkingLimit, make_player, players_of
from tatami.arena.seatings import A, B, points_of, seatings
from tatami.arena.summary import ContestSummary, pairs_of
from tatami.bots.baseline import RandomBot
from tatami.bots.levels import LEVELS
from tatami.game import Action, Bot, Game, IllegalAction, Observation, OptionError, State
from tatami.stats.scores import deal_scores
from tests.arena.lots import HIGH, LOW, Lots, LotsState, Sayer

MODES: list[tuple[str, dict[str, object], int]] = [
    ("kami", {}, 2),
    ("kami", {"players": 3}, 6),
    ("kami", {"players": 2}, 2),
    ("rrr", {"neutrals": "secret-draft"}, 2),
    ("dynasties", {}, 2),
    ("dynasties", {"players": 4, "missions": True}, 8),
    ("daimyos", {}, 2),
    ("daimyos", {"players": 1, "level": 3}, 2),
]

Note = tuple[int, int, str]  # owner, seat, what was seen


def is_a(thing: object, kind: type) -> bool:
    """As isinstance(), whose answers about compiled abstract classes share one memory and may be another class's."""
    return kind in type(thing).__mro__


class Spy(Bot):
    """Plays at random, the same in every game, and notes what it is shown."""

    def __init__(self, owner: int, notes: list[Note]) -> None:
        self.owner = owner
        self.notes = notes
        self.bot = RandomBot(5)

    def choose(self, seen: Observation) -> Action:
        assert is_a(seen, Observation)
        assert not is_a(seen, State)
        self.notes.append((self.owner, int(seen.seat), seen.key()))
        return self.bot.choose(seen)


def spied(game: Game, number: int) -> list[Note]:
    notes: list[Note] = []
    play(game, lambda owner, seed: Spy(owner, notes), 3, number)
    return notes


@pytest.mark.parametrize(("key", "options", "each"), MODES, ids=lambda value: str(value))
def test_every_game_of_a_deal_has_the_same_cards_and_other_seats(key: str, options: dict[str, object], each: int) -> None:
    game = tatami.game(key, **options)
    assert len(seatings(game)) == each
    deals = []
    for deal in range(2):
        games = [spied(game, deal * each + place) for place in range(each)]
        for place, notes in enumerate(games):
            # Bots that play alike see the same game through, whoever they belong to: so the deal is the same …
            assert [note[1:] for note in notes] == [note[1:] for note in games[0]]
            # … and each seat belongs to whom the seating says.
            assert {(seat, owner) for owner, seat, _ in notes} <= set(enumerate(seatings(game)[place]))
        deals.append([note[1:] for note in games[0]])
    assert deals[0] != deals[1]


def test_seatings_are_balanced() -> None:
    for key, options, _ in MODES:
        game = tatami.game(key, **options)
        found = seatings(game)
        assert len(set(found)) == len(found)
        assert {tuple(1 - owner for owner in seating) for seating in found} == set(found)
        for seat in range(game.seats):
            assert sum(seating[seat] == A for seating in found) * 2 == len(found)
    assert seatings(tatami.game("kami")) == [(A, B, A, B), (B, A, B, A)]
    assert seatings(tatami.game("kami", players=3))[:2] == [(A, B, B), (B, A, A)]


def test_a_draw_of_chance_depends_on_its_number_alone() -> None:
    shifted = 0
    for deal in range(50):
        states: list[LotsState] = []
        for wide in (3, 10):
            state = Lots(2, "first", wide).start()
            Chance(1, deal).play(state)
            states.append(state)
        assert states[0].lots[1:] == states[1].lots[1:]
        shifted += states[0].lots[0] != states[1].lots[0]
    assert shifted > 10


def test_all_tickets_are_drawn() -> None:
    drawn: set[int] = set()
    for deal in range(200):
        state = Lots(2, "first").start()
        Chance(1, deal).play(state)
        drawn |= set(state.lots)
    assert drawn == set(range(10))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_the_first_seat_always_wins_equal_bots_have_half(seats: int) -> None:
    game = Lots(seats, "first")
    each = len(seatings(game))
    games = [play(game, lambda owner, seed: Sayer(LOW), 1, number) for number in range(3 * each)]
    assert deal_scores([one.points for one in games], each) == pytest.approx([0.5] * 3, abs=1e-15)
    assert {one.points for one in games} == {0.0, 1.0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_better_one_has_all_and_all_equal_have_half(seats: int) -> None:
    game = Lots(seats, "high")
    each = len(seatings(game))

    def score(make: Callable[[int, int], Bot]) -> float:
        return deal_scores([play(game, make, 1, number).points for number in range(each)], each)[0]

    assert score(lambda owner, seed: Sayer(HIGH if owner == A else LOW)) == 1.0
    assert score(lambda owner, seed: Sayer(HIGH if owner == B else LOW)) == 0.0
    assert score(lambda owner, seed: Sayer(HIGH)) == pytest.approx(0.5, abs=1e-15)


def test_points_are_the_share_of_the_win() -> None:
    assert points_of((A, B, B), [0]) == 1.0
    assert points_of((A, B, B), [0, 2]) == 0.5
    assert points_of((B, A, A), [0, 1, 2]) == 2 / 3
    assert points_of((A, B, A, B), [1, 3]) == 0.0


def test_bots_of_different_games_have_different_seeds() -> None:
    seeds: list[int] = []

    def make(owner: int, seed: int) -> Bot:
        seeds.append(seed)
        return Sayer(LOW)

    for number in range(8):
        play(Lots(3, "first"), make, 1, number)
    assert len(set(seeds)) == len(seeds) == 24


def test_an_illegal_move_is_no_game() -> None:
    with pytest.raises(IllegalAction, match="lot 3"):
        play(Lots(2, "first"), lambda owner, seed: Sayer(Action(3)), 1, 0)


def test_only_decisions_with_a_choice_are_timed() -> None:
    game = tatami.game("kami")
    choices = [0, 0]

    class Counting(Bot):
        def __init__(self, owner: int, seed: int) -> None:
            self.owner = owner
            self.bot = RandomBot(seed)

        def choose(self, seen: Observation) -> Action:
            choices[self.owner] += len(seen.legal()) > 1
            return self.bot.choose(seen)

    played = play(game, Counting, 1, 0)
    assert played.moves == choices
    assert all(seconds >= 0 for seconds in played.seconds)


def test_solo_compares_what_each_won_alone() -> None:
    contest = Contest(tatami.game("daimyos", players=1), "random", "random", 1, ThinkingLimit())
    points = [1.0, 0.0, 1.0, 1.0, 0.0, 0.0]  # A won, B won; A won, B lost; A lost, B won
    summary = ContestSummary(contest, [GameResult(number, point, [1, 1], [0.0, 0.0]) for number, point in enumerate(points)])
    assert summary.scores == [0.5, 1.0, 0.0]
    assert summary.alone == [2 / 3, 2 / 3]


def test_alone_against_others() -> None:
    contest = Contest(tatami.game("kami", players=3), "random", "rollouts", 1, ThinkingLimit())
    points = [1.0, 1.0, 0.0, 1.0, 1.0, 0.0]  # A alone, B alone, A alone, …
    summary = ContestSummary(contest, [GameResult(number, point, [1, 1], [0.0, 0.0]) for number, point in enumerate(points)])
    assert summary.alone == [2 / 3, 1 / 3]
    assert summary.score.value == pytest.approx((1 + 2 / 3 - 1 / 3) / 2)
    assert ContestSummary(Contest(tatami.game("kami"), "random", "random", 1, ThinkingLimit()), []).alone == [None, None]


def test_only_whole_deals_count() -> None:
    contest = Contest(tatami.game("kami"), "random", "random", 1, ThinkingLimit())
    summary = ContestSummary(contest, [GameResult(number, 1.0, [1, 1], [0.5, 1.0]) for number in range(3)])
    assert (summary.score.trials, summary.won, len(summary.games)) == (1, 2, 3)
    assert contest.round_up_to_deals(399) == contest.round_up_to_deals(400) == 400
    with pytest.raises(OptionError, match="-n"):
        contest.round_up_to_deals(0)


# ------------------------------------------------------------------------------------------------------------- players


def test_players_by_name() -> None:
    for key in ("kami", "rrr"):
        game = tatami.game(key)
        assert players_of(game) == [*LEVELS, "rollouts", "random", *(["exact"] if key == "rrr" else [])]
        for name in players_of(game):
            assert is_a(make_player(game, name, 1, ThinkingLimit()), Bot)


@pytest.mark.parametrize(
    ("names", "seconds", "simulations", "said"),
    [
        (("random", "nobody"), None, None, "no player 'nobody'; there are novice, casual"),
        (("exact", "random"), None, None, "kami has no player 'exact'"),
        (("novice", "random"), 1.0, 5, "give one of them"),
        (("novice", "random"), 0.0, None, "--seconds: must be more than 0"),
        (("novice", "random"), float("nan"), None, "--seconds: must be more than 0"),
        (("novice", "random"), None, 0, "--simulations: must be at least 1"),
        (("rollouts", "random"), None, 5, "--simulations: is for the levels"),
        (("rollouts", "random"), 0.1, None, "--seconds: is for the levels"),
    ],
)
def test_wrong_players_are_answered(names: tuple[str, str], seconds: float | None, simulations: int | None, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        Contest(tatami.game("kami"), *names, 1, ThinkingLimit(seconds, simulations))


def test_what_follows_a_clock_is_not_repeatable() -> None:
    kami, rrr = tatami.game("kami"), tatami.game("rrr")
    assert Contest(kami, "novice", "random", 1, ThinkingLimit()).is_repeatable
    assert Contest(kami, "novice", "random", 1, ThinkingLimit(simulations=2)).is_repeatable
    assert not Contest(kami, "novice", "random", 1, ThinkingLimit(seconds=0.1)).is_repeatable
    assert not Contest(rrr, "exact", "random", 1, ThinkingLimit()).is_repeatable


def test_identity_holds_all_that_matters() -> None:
    base = Contest(tatami.game("kami"), "novice", "casual", 1, ThinkingLimit()).identity()
    others = [
        Contest(tatami.game("kami", players=3), "novice", "casual", 1, ThinkingLimit()),
        Contest(tatami.game("kami"), "casual", "novice", 1, ThinkingLimit()),
        Contest(tatami.game("kami"), "novice", "casual", 2, ThinkingLimit()),
        Contest(tatami.game("kami"), "novice", "casual", 1, ThinkingLimit(simulations=3)),
        Contest(tatami.game("kami"), "novice", "casual", 1, ThinkingLimit(seconds=3)),
    ]
    assert all(other.identity() != base for other in others)
    assert Contest(tatami.game("kami"), "novice", "casual", 1, ThinkingLimit()).identity() == base
    assert fingerprint(tatami.game("kami")) == base["sources"]


def test_pairs_of_a_ladder() -> None:
    assert len(pairs_of("all")) == 10
    near = pairs_of("neighbours")
    assert len(near) == 7
    assert ("club", "novice") in near
    assert ("expert", "novice") not in near
    with pytest.raises(OptionError, match="neighbours, all"):
        pairs_of("some")
