"""What nobody may know, over random games: what the other has assigned in the reckoning, and cards before they are drawn."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami import Seat, testing
from tatami.match import Match, UndoError
from tatami.records.record import Record
from tests.daimyos.hidden import check_draws, permute, reckonings
from tests.daimyos.test_old_rules import with_white
from tests.marks import rule


@rule("Y-42")
@pytest.mark.parametrize("ronin", [False, True])
def test_nobody_sees_the_others_assignment(ronin: bool) -> None:
    seed = 42
    print(f"seed {seed}")
    states = reckonings(tatami.game("daimyos", ronin=ronin), seed, games=2)
    testing.check_permuted(states[:12] + states[-3:], permute, seed)
    testing.check_samples_of(states, seed)


@rule("Y-75")
def test_alone_nothing_is_hidden() -> None:
    for state, where in reckonings(tatami.game("daimyos", players=1), 7, games=2):
        for seat in testing.viewers(state.game):
            assert not testing.has_holes(state.observe(seat), state), where


@rule("Y-12")
@pytest.mark.parametrize("options", [{}, {"clan_techniques": True, "ronin": True}, {"players": 1}], ids=str)
def test_a_card_is_decided_when_it_is_drawn(options: dict[str, Any]) -> None:
    seed = 9
    print(f"seed {seed}")
    assert check_draws(tatami.game("daimyos", **options), seed, games=2) > 20


@rule("Y-12")
@rule("Y-57")
def test_nothing_before_the_draw_is_taken_back_once_the_card_is_seen() -> None:
    """Who chooses what counts as white has the next card in hand: the choice can be taken back, the placement can't."""
    old = with_white()
    match = Match.resume(Record(old.game, old.players, [*old.moves[:-2], "card n05"]))
    ben = Seat(1)
    before = match.observe(ben).key()
    assert match.observe(ben).data()["phase"] == "as-white"
    names = [match.game.name(action) for action in match.observe(ben).legal()]
    match.play(ben, next(name for name in names if name.startswith("white")))
    match.undo(ben)
    assert match.observe(ben).key() == before
    with pytest.raises(UndoError):
        match.undo(ben)
    assert match.observe(ben).key() == before
