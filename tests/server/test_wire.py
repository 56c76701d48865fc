"""Hidden cards on the wire: exchanged, they change no byte that a seat, a spectator, an export or a log line gets."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tatami.game import OVER, SPECTATOR, Seat, State
from tests.server.courses import Course, find_course, make
from tests.server.test_table import ELSEWHERE, FIVE
from tests.server.wire import compare

SEED = 3
ONE_ASKED = [FIVE[0], FIVE[1], "SSSSVTEE", "SGGGGFFT"]


def asking(viewer: int, other: list[str], steps: int = 3) -> Course:
    """K-06: seats 0 and 2 may ask for a new deal, or others; whoever isn't asked must not know."""
    deals = [[f"card {card}" for card in "".join(hands)] for hands in (FIVE, other)]
    rng = Random(SEED)
    while True:  # until both keep quiet where one did: a new deal would show it
        course = find_course(make("kami", first=0), Seat(viewer), rng, steps, (deals[0], deals[1]))
        if all(decision.name == "no-ask" for world in (course.one, course.other) for decision in world.steps[0]):
            return course


def reckoning(state: State) -> bool:
    """Daimyos: what is assigned is hidden until both have (Y-42)."""
    return state.to_move() == OVER or state.dump()["phase"] == "assign"


MODES: list[tuple[str, dict[str, Any], int, Callable[[State], bool] | None]] = [
    ("kami", {}, 0, None),
    ("kami", {}, SPECTATOR, None),
    ("kami", {"players": 3}, 1, None),
    ("kami", {"players": 2}, 1, None),
    ("rrr", {"neutrals": "secret"}, 1, None),
    ("rrr", {"neutrals": "secret-draft"}, 0, None),
    ("rrr", {"neutrals": "secret-draft"}, SPECTATOR, None),
    ("dynasties", {"players": 3, "missions": True, "ninjas": True}, 1, None),
    ("dynasties", {}, SPECTATOR, None),
    ("daimyos", {}, 1, reckoning),
    ("daimyos", {}, SPECTATOR, reckoning),
]


@pytest.mark.parametrize(("game", "options", "viewer", "until"), MODES)
def test_hidden_cards_change_no_byte(
    game: str, options: dict[str, Any], viewer: int, until: Callable[[State], bool] | None, tmp_path: Path
) -> None:
    print(f"seed {SEED}")
    course = find_course(make(game, **options), Seat(viewer), Random(SEED), 8 if until is None else 1, until=until)
    assert compare(course, tmp_path, SEED) > 10_000


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@pytest.mark.parametrize("other", [ELSEWHERE, ONE_ASKED], ids=["elsewhere", "one"])
def test_nobody_learns_who_was_asked(viewer: int, other: list[str], tmp_path: Path) -> None:
    course = asking(viewer, other)
    asked = [[decision.seat for decision in world.steps[0]] for world in (course.one, course.other)]
    assert asked[0] != asked[1]  # else nothing is tested
    assert compare(course, tmp_path, SEED) > 5_000
