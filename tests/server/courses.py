"""Pairs of games that one viewer can't tell apart: the same public course, with other cards where they don't see them."""

from collections.abc import Callable
from random import Random
from typing import Any

import tatami
from tatami.game import CHANCE, OVER, Action, Game, Seat, State

TRIES = 60


class Decision:
    """A seat's move, and the tickets with which chance goes on after it."""

    def __init__(self, seat: int, name: str, tickets: list[int]) -> None:
        self.seat = seat
        self.name = name
        self.tickets = tickets


class World:
    """One of the two games: its deal, then the decisions of each step. A step ends when the viewer sees something."""

    def __init__(self, state: State, deal: list[int]) -> None:
        self.state = state
        self.deal = deal
        self.steps: list[list[Decision]] = []


class Course:
    """Two games that look the same to one viewer."""

    def __init__(self, game: Game, viewer: Seat, one: World, other: World) -> None:
        self.game = game
        self.viewer = viewer
        self.one = one
        self.other = other
        self.prefix: list[Decision] = []  # what happens in both before the first step


def ticket(state: State, action: Action) -> int:
    """The lowest ticket that stands for this chance move."""
    where = state.legal().index(action)
    return sum(state.chance()[:where])


class Seen:
    """What a viewer was told on the way, and what they see at its end."""

    def __init__(self, viewer: Seat) -> None:
        self.viewer = viewer
        self.lines: list[str] = []

    def play(self, state: State, action: Action) -> None:
        """Play, and note what the viewer is told of it."""
        self.lines.extend(repr(text) for text in state.tell(action, self.viewer))
        state.play(action)

    def all(self, state: State) -> tuple[object, ...]:
        """Everything."""
        return (*self.lines, state.observe(self.viewer).key())


def dealt(game: Game, names: list[str], viewer: Seat) -> tuple[World, tuple[object, ...]] | None:
    """The game after this deal, and what the viewer sees of it; None when it can't be dealt so."""
    state, seen, tickets = game.start(), Seen(viewer), []
    for name in names:
        action = game.action(name)
        if state.to_move() != CHANCE or action not in state.legal():
            return None
        tickets.append(ticket(state, action))
        seen.play(state, action)
    return None if state.to_move() == CHANCE else (World(state, tickets), seen.all(state))


def random_deal(game: Game, rng: Random) -> list[str]:
    """The chance moves before the first decision."""
    state, names = game.start(), []
    while state.to_move() == CHANCE:
        action = state.draw(rng.randrange(int(state.tickets())))
        names.append(game.name(action))
        state.play(action)
    return names


def choices(game: Game, names: list[str]) -> list[str]:
    """What chance may do after these moves."""
    state = game.start()
    for name in names:
        state.play(game.action(name))
    return [game.name(action) for action in state.legal()]


def exchanged(game: Game, names: list[str], viewer: Seat, rng: Random) -> list[str]:
    """The same deal with cards exchanged that the viewer doesn't see."""
    found = dealt(game, names, viewer)
    assert found is not None
    now = names[:]
    for number in range(TRIES if len(names) > 1 else 0):
        first, second = rng.sample(range(len(names)), 2)
        trial = now[:]
        if number % 2:
            trial[first], trial[second] = now[second], now[first]
        else:  # a card that isn't dealt yet
            trial[first] = rng.choice(choices(game, now[:first]))
        if trial != now:
            other = dealt(game, trial, viewer)
            if other is not None and other[1] == found[1]:
                now = trial
    return now


def after(state: State, action: Action, seen: Seen, rng: Random, like: list[str]) -> tuple[State, Decision, list[str]]:
    """Play a move and let chance go on, as in `like` where that can be."""
    game, mover = state.game, int(state.to_move())
    world, tickets = state.clone(), []
    names: list[str] = []
    seen.play(world, action)
    while world.to_move() == CHANCE:
        wanted = game.action(like[len(names)]) if len(names) < len(like) else None
        drawn = wanted if wanted is not None and wanted in world.legal() else world.draw(rng.randrange(int(world.tickets())))
        tickets.append(ticket(world, drawn))
        names.append(game.name(drawn))
        seen.play(world, drawn)
    return world, Decision(mover, game.name(action), tickets), names


def step(state: State, viewer: Seat, rng: Random, like: list[tuple[str, list[str]]]) -> tuple[State, list[Decision], Any]:
    """Decisions until the viewer sees something; like those of the other world where that can be."""
    seen, before = Seen(viewer), state.observe(viewer).key()
    world, way = state, []
    made: list[Decision] = []
    while True:
        wish, chance = like[len(made)] if len(made) < len(like) else ("", [])
        legal = world.legal()
        action = next((action for action in legal if world.game.name(action) == wish), None)
        if action is None:
            action = rng.choice(legal)
        world, decision, names = after(world, action, seen, rng, chance)
        made.append(decision)
        way.append((decision.name, names))
        if seen.lines or world.observe(viewer).key() != before or world.to_move() == OVER:
            return world, made, (way, seen.all(world))


def advance(course: Course, rng: Random) -> bool:
    """One step more in both worlds, alike to the viewer; False where none is found."""
    for _ in range(TRIES // 4):
        one, made, (way, seen) = step(course.one.state, course.viewer, rng, [])
        if one.to_move() == OVER:  # then everybody may see everything
            continue
        differ = course.one.state.dump() != course.other.state.dump()
        for attempt in range(TRIES // 4):
            other, also, (_, looks) = step(course.other.state, course.viewer, rng, way if differ == (attempt == 0) else [])
            same_hand = [decision for decision in made if decision.seat == course.viewer] == [] or (
                [decision.name for decision in made] == [decision.name for decision in also]
            )
            if looks == seen and other.to_move() != OVER and same_hand:
                course.one.state, course.other.state = one, other
                course.one.steps.append(made)
                course.other.steps.append(also)
                return True
    return False


def walk(course: Course, rng: Random, until: Callable[[State], bool]) -> None:
    """The same moves in both worlds, which are still the same, until something holds."""
    state = course.one.state
    while not until(state):
        state, decision, _ = after(state, rng.choice(state.legal()), Seen(course.viewer), rng, [])
        course.prefix.append(decision)
    course.one.state, course.other.state = state, state.clone()


def find_course(
    game: Game,
    viewer: Seat,
    rng: Random,
    steps: int,
    deals: tuple[list[str], list[str]] | None = None,
    until: Callable[[State], bool] | None = None,
) -> Course:
    """A course of at least half this many steps, in the end of which the two worlds still differ.

    With `until`, nothing is hidden before that holds: the worlds are the same until then.
    """
    for _ in range(20):
        first = deals[0] if deals is not None else random_deal(game, rng)
        second = deals[1] if deals is not None else first if until is not None else exchanged(game, first, viewer, rng)
        found, also = dealt(game, first, viewer), dealt(game, second, viewer)
        assert found is not None
        assert also is not None
        assert found[1] == also[1], "the two deals don't look the same to the viewer"
        course = Course(game, viewer, found[0], also[0])
        if until is not None:
            walk(course, rng, until)
        while len(course.one.steps) < steps and advance(course, rng):
            pass
        if len(course.one.steps) * 2 >= steps and course.one.state.dump() != course.other.state.dump():
            return course
    raise AssertionError(f"no course of {game.key} was found for viewer {viewer}")


def make(key: str, **options: Any) -> Game:
    """The game."""
    return tatami.game(key, **options)
