"""Whole games over HTTP and WebSockets: two people, bots, a spectator; everybody ends with the same table."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from tatami.records import record
from tatami.records.fairness import verify
from tests.server.clients import Party, Person, Served

GAMES = [
    ("kami", "mobb", {}),
    ("rrr", "mo", {"neutrals": "secret-draft"}),
    ("dynasties", "mo", {}),
    ("daimyos", "om", {}),
    ("daimyos", "mb", {"players": 1}),
]


def play(party: Party, seed: int) -> list[Person]:
    """Everybody plays at random to the end; the last one is a spectator."""
    with ExitStack() as stack, ThreadPoolExecutor() as pool:
        people = [stack.enter_context(party.person(seat)) for seat in (*party.secrets, None)]
        games = [pool.submit(person.play_to_the_end, Random(f"{seed} {number}")) for number, person in enumerate(people)]
        for game in games:
            game.result()
    return people


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[f"{game}-{seats}" for game, seats, _ in GAMES])
def test_a_whole_game(served: Served, game: str, seats: str, options: dict[str, Any]) -> None:
    seed = 7
    print(f"seed {seed}")
    party = served.new_table(game, seats, **options).sit_all()
    people = play(party, seed)
    results = [person.view["result"] for person in people]
    assert results[0] is not None
    assert all(result == results[0] for result in results)
    # What a client heard piece by piece is what another gets who comes only now.
    for person, seat in zip(people, (*party.secrets, None), strict=True):
        late = party.look(seat)
        assert late["events"] == person.events
        assert {**late["view"], "text": None} == person.view
    kept = record.from_data(served.ask("GET", f"/tables/{party.table}/export").json()["record"])
    assert verify(kept, party.made["commitment"]).problems == []
    assert kept.result is not None
    assert kept.result["winners"] == results[0]["winners"]
    assert [player.kind for player in kept.players] == ["bot" if letter == "b" else "person" for letter in seats]


def test_a_game_of_bots_needs_nobody(served: Served) -> None:
    party = served.new_table("rrr", "bb")
    with party.person(None) as spectator:
        while spectator.view["status"] != "over":
            spectator.hear()
    assert spectator.view["legal"] == []
    assert spectator.events[-1]["kind"] == "moved"
