"""Both implementations of a game side by side: what all four comparisons share."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, Generic, Protocol, Self, TypeVar

import tatami
from tatami import Game, Outcome, State


class Second(Protocol):
    """A second implementation of a game: positions are documents, moves are names."""

    seat: Any

    @classmethod
    def load(cls, document: dict[str, Any]) -> Self:
        """The position of a document."""

    def dump(self) -> dict[str, Any]:
        """The position as a document."""

    def moves(self) -> list[str]:
        """All legal moves, sorted."""

    def chance(self) -> dict[str, int]:
        """The weight of each chance move."""

    def play(self, name: str) -> None:
        """Make a move."""


Twin = TypeVar("Twin", bound=Second)


class Comparison(Generic[Twin]):
    """How engine and twin of one game are compared, and how their games are chosen and looked through."""

    def __init__(
        self,
        key: str,
        twin: type[Twin],
        choose: Callable[[Twin, list[str], str, random.Random], str],
        seen_events: Callable[[dict[str, Any], str, dict[str, Any]], list[str]],
        judge: Callable[[Twin, Outcome], bool],
        reread: float = 0.05,
    ) -> None:
        self._key = key
        self._twin = twin
        self._choose = choose
        self._seen_events = seen_events
        self._judge = judge
        self._reread = reread  # how often one is read from the other's document

    def compare(self, twin: Twin, state: State, game: Game) -> list[str]:
        """Everything that both can say about a position is the same; the moves they agree on."""
        document = twin.dump()
        assert state.dump() == document
        moves = twin.moves()
        names = [game.name(action) for action in state.legal()]
        assert sorted(names) == moves
        assert state.moves() == names
        expected = {None: tatami.OVER, "chance": tatami.CHANCE}.get(document["seat"], document["seat"])
        assert state.to_move() == expected
        if document["seat"] == "chance":
            assert dict(zip(names, state.chance(), strict=True)) == twin.chance()
        outcome = state.outcome()
        assert (outcome is not None) == (document["phase"] == "over")
        assert outcome is None or self._judge(twin, outcome)
        return moves

    def follow(
        self,
        document: dict[str, Any],
        rng: random.Random,
        style: str,
        steps: int,
        enough: Callable[[Twin], bool] = lambda _: False,
    ) -> Counter[str]:
        """Play on from a document on both, now and then reading one from the other's document; what was seen of rare rules."""
        game = tatami.game(self._key, **document["options"])
        state, twin = game.load(document), self._twin.load(document)
        events: Counter[str] = Counter()
        for _ in range(steps):
            names = self.compare(twin, state, game)
            if not names or enough(twin):
                break
            if rng.random() < self._reread:
                twin = self._twin.load(state.dump())
            if rng.random() < self._reread:
                state = game.load(twin.dump())
                self.compare(twin, state, game)
            name = self._choose(twin, names, style, rng)
            before = twin.dump()
            twin.play(name)
            state.play(game.action(name))
            events.update(self._seen_events(before, name, twin.dump()))
        self.compare(twin, state, game)
        return events
