"""Every registered game, in every kind of its options, keeps the contract and leaks nothing."""

import json
from random import Random

import pytest

import tatami
from tatami import testing
from tatami.game import OptionValue
from tatami.registry import GAMES

Options = dict[str, OptionValue]

ENDINGS: list[tuple[str, str | int]] = [("soldier", "random"), ("lord", 1), ("kami", 0)]
SERIES: list[tuple[str, int, str | int]] = [("match", 2, "random"), ("points", 3, 1)]
# Clan techniques, blacklist, Ronin, first.
MODULES: list[tuple[bool, bool, bool, str | int]] = [
    (False, False, False, "random"),
    (True, False, False, 0),
    (False, True, False, 1),
    (False, False, True, "random"),
    (True, True, True, "random"),
]
# Players, missions, ninjas, first.
VARIANTS: list[tuple[int, bool, bool, str | int]] = [
    (2, False, False, "random"),
    (2, True, True, 1),
    (3, False, True, 0),
    (3, True, False, "random"),
    (4, False, False, 3),
    (4, True, True, "random"),
]
# Enough of each game's options that every mode is played; a game that isn't here fails the first test.
MODES: dict[str, list[Options]] = {
    "kami": [{"players": players, "ending": ending, "first": first} for players in (4, 3, 2) for ending, first in ENDINGS],
    "rrr": [
        {"neutrals": neutrals, "victory": victory, "games": games, "first": first}
        for neutrals in ("shared", "none", "random", "secret", "draft", "secret-draft")
        for victory, games, first in SERIES
    ],
    "dynasties": [
        {"players": players, "missions": missions, "ninjas": ninjas, "first": first}
        for players, missions, ninjas, first in VARIANTS
    ],
    "daimyos": [
        {"clan_techniques": techniques, "blacklist": blacklist, "ronin": ronin, "first": first}
        for techniques, blacklist, ronin, first in MODULES
    ]
    + [{"players": 1, "level": level} for level in (0, 3, 7)],
}


def test_every_game_is_checked() -> None:
    assert sorted(MODES) == sorted(GAMES)


@pytest.mark.parametrize(("key", "options"), [(key, options) for key, modes in MODES.items() for options in modes], ids=str)
def test_contract(key: str, options: Options) -> None:
    seed = 20_261
    print(f"seed {seed}")
    testing.check_all(tatami.game(key, **options), seed, GAMES[key].rules)


@pytest.mark.parametrize(("key", "options"), [(key, options) for key, modes in MODES.items() for options in modes], ids=str)
def test_partners_sit_opposite_in_kami_for_four_and_nowhere_else(key: str, options: Options) -> None:
    game = tatami.game(key, **options)
    partners = key == "kami" and game.seats == 4
    assert game.sides == ([[0, 2], [1, 3]] if partners else [[seat] for seat in range(game.seats)])


@pytest.mark.parametrize("key", GAMES)
def test_wrong_options_are_named(key: str) -> None:
    with pytest.raises(ValueError, match="colour") as error:
        tatami.game(key, colour="red")
    for option in GAMES[key].options:
        assert option.name in str(error.value)
        with pytest.raises(ValueError, match=option.name) as error_value:
            tatami.game(key, **{option.name: "nonsense"})
        assert "nonsense" in str(error_value.value)
        wrong: object
        for wrong in (None, 3.5, [], 1000, -1):
            with pytest.raises(ValueError, match=option.name):
                tatami.game(key, **{option.name: wrong})


def test_unknown_game_is_named() -> None:
    with pytest.raises(ValueError, match=r"'chess'.*kami"):
        tatami.game("chess")


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("document", [None, [], "position", 3, {}, {"game": "chess"}], ids=repr)
def test_what_is_no_document_is_refused(key: str, document: object) -> None:
    with pytest.raises(ValueError, match=r"document|game|options|missing"):
        tatami.game(key).load(document)
    with pytest.raises(ValueError, match=r"document|game|options"):
        tatami.load(document)


@pytest.mark.parametrize("key", GAMES)
def test_document_finds_its_own_game(key: str) -> None:
    for options in MODES[key]:
        document = json.loads(json.dumps(tatami.game(key, **options).start().dump()))
        assert tatami.load(document).dump() == document


@pytest.mark.parametrize("key", GAMES)
def test_seats_that_are_not_there_are_refused(key: str) -> None:
    game = tatami.game(key)
    for seat in (-1, -2, -4, game.seats, 99):
        with pytest.raises(ValueError, match="seat"):
            game.start().observe(tatami.Seat(seat))


@pytest.mark.parametrize("key", GAMES)
def test_a_number_that_is_no_action_is_no_notation(key: str) -> None:
    state = tatami.game(key, first=0).start()
    tatami.deal(state, Random(3))
    count = len(state.game.names())
    for number in (-1, -count, count, 10 * count):
        with pytest.raises(tatami.NotationError, match=f"no action number {number}"):
            state.why_not(tatami.Action(number))
        with pytest.raises(tatami.NotationError, match=f"no action number {number}"):
            state.tell(tatami.Action(number), tatami.Seat(0))
