"""What the listing says of options and seats is what the games themselves say; nobody sits where the rules play."""

from itertools import product
from random import Random

import pytest

import tatami
from tatami.game import OVER, OptionError, OptionValue
from tatami.records.fairness import new_nonce
from tatami.registry import GAMES
from tatami.server.http.bodies import Games
from tatami.server.protocol import Setup
from tatami.server.tables.games import setups_of
from tests.server.clients import Party, Served


def all_choices(key: str) -> list[dict[str, OptionValue]]:
    """Every combination of all values of all options, possible or not."""
    names = [option.name for option in GAMES[key].options]
    return [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in GAMES[key].options))]


def chosen_in(setup: Setup, options: dict[str, OptionValue]) -> bool:
    return all(options[name] == value for name, value in setup.chosen.items())


@pytest.mark.parametrize("key", GAMES)
def test_a_setup_offers_exactly_what_the_game_accepts(key: str) -> None:
    for options in all_choices(key):
        (setup,) = [one for one in setups_of(key) if chosen_in(one, options)]
        offered = all(options[option.name] in option.values for option in setup.options)
        try:
            game = tatami.game(key, **options)
        except OptionError:
            assert not offered, options
        else:
            assert offered, options
            assert (game.seats, game.automata()) == (setup.seats, setup.automata)


@pytest.mark.parametrize("key", GAMES)
def test_every_option_a_game_accepts_is_in_the_registry(key: str) -> None:
    """Seats that may be first only with more players than usual are offered too."""
    for setup in setups_of(key):
        first = next(option for option in setup.options if option.name == "first")
        decide = [seat for seat in range(setup.seats) if seat not in setup.automata]
        assert [value for value in first.values if value != "random"] == decide


@pytest.mark.parametrize("key", GAMES)
def test_the_defaults_of_a_setup_are_those_of_the_game(key: str) -> None:
    for number, setup in enumerate(setups_of(key)):
        defaults = {option.name: option.values[0] for option in setup.options} | setup.chosen
        assert tatami.game(key, **setup.chosen).options == defaults
        if number == 0:
            assert tatami.game(key).options == defaults


@pytest.mark.parametrize("key", GAMES)
def test_what_the_rules_play_never_decides(key: str) -> None:
    seed = 31
    print(f"seed {seed}")
    for setup in setups_of(key):
        rng = Random(seed)
        movers: set[int] = set()
        state = tatami.game(key, **setup.chosen).start()
        while state.to_move() != OVER:
            tatami.deal(state, rng)
            if state.to_move() != OVER:
                movers.add(int(state.to_move()))
                state.play(rng.choice(state.legal()))
        assert movers == set(range(setup.seats)) - set(setup.automata)


def test_the_listing_has_the_setups(served: Served) -> None:
    found = Games.model_validate(served.ask("GET", "/games").json())
    assert {row.game: row.setups for row in found.games} == {key: setups_of(key) for key in GAMES}


def test_nobody_sits_where_the_rules_play(served: Served) -> None:
    me = {"kind": "me", "name": "Anna", "nonce": new_nonce()}
    bot = {"kind": "bot", "level": "novice"}
    for seats in ([me, {"kind": "open"}], [bot, me]):
        body = {"game": "daimyos", "options": {"players": 1}, "seats": seats}
        refused = served.ask("POST", "/tables?text=true", body=body)
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-seats")
        assert "Seat 1" in refused.json()["text"]["text"]
    view = served.new_table("daimyos", "mb", players=1).look()["view"]
    assert [row["kind"] for row in view["seats"]] == ["person", "automaton"]
    assert [row["kind"] for row in served.new_table("daimyos", "mb").look()["view"]["seats"]] == ["person", "bot"]


def test_a_rematch_of_a_solo_game_leaves_everybody_in_place(served: Served) -> None:
    party = served.new_table("daimyos", "mb", players=1, level=2)
    party.act(0, "ask", what="resign")
    assert party.act(0, "rematch").status_code == 200
    again = Party(served, party.made | {"table": party.look()["view"]["rematch"]})
    body = {"name": "Anna", "nonce": new_nonce()}
    assert served.ask("POST", f"/tables/{again.table}/seats", party.secrets[0], body).json()["seat"] == 0
    view = again.look(0)["view"]
    assert (view["status"], view["you"]) == ("running", 0)
    assert [row["kind"] for row in view["seats"]] == ["person", "automaton"]
