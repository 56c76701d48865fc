"""Checks that nobody gets what they may not know: from views, sampled worlds, texts, refusals or the choices of a bot."""

import gc
import json
from collections.abc import Callable
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType

from tatami.game import SPECTATOR, Bot, Document, Game, Observation, Seat, State
from tatami.testing.walks import some_states, viewers
from tatami.texts.saying import LANGUAGES
from tatami.views import view_text

MakeBot = Callable[[int], Bot]
Permute = Callable[[Document, int, Random], Document]


def assert_no_state(seen: Observation, where: str) -> None:
    """Check that no reference leads from an observation to a State."""
    reached: set[int] = {id(seen)}
    todo: list[object] = [seen]
    while todo:
        for thing in gc.get_referents(todo.pop()):
            if id(thing) in reached or isinstance(thing, (type, ModuleType, FunctionType, BuiltinFunctionType)):
                continue
            # Compiled abstract classes share one cache of isinstance(), which interpreted callers can confuse.
            assert State not in type(thing).__mro__, f"{where}: seat {seen.seat}'s observation holds a State"
            reached.add(id(thing))
            todo.append(thing)


def check_samples(game: Game, seed: int, games: int, most_moves: int) -> None:
    """Check (i) that a sampled world looks the same to the seat and can be loaded, and (ii) that samples differ."""
    check_samples_of(list(some_states(game, seed, games, most_moves, 25)), seed)


def check_samples_of(states: list[tuple[State, str]], seed: int) -> None:
    """Check the same for given states, each with a text that says where it comes from."""
    rng = Random(f"{seed} samples")
    for seat in viewers(states[0][0].game):
        unknown = varied = 0
        for state, where in states:
            seen = state.observe(seat)
            worlds = sound_samples(seen, rng, where)
            for world in worlds:
                assert world.observe(seat) == seen, f"{where}: seat {seat} could tell a sampled world from the true one"
                assert world.legal() == state.legal() or seat != state.to_move(), f"{where}: seat {seat} could play other moves"
            assert state.observe(seat) == seen, f"{where}: sampling changed the observation"
            documents = {json.dumps(world.dump(), sort_keys=True) for world in worlds}
            if has_holes(seen, state):
                unknown += 1
                varied += len(documents) > 1
            else:
                truth = json.dumps(state.dump(), sort_keys=True)
                assert documents == {truth}, f"{where}: seat {seat} knows all, yet a sample differs from the truth"
        assert varied >= unknown * 0.6, f"{states[0][1]}: seat {seat}'s samples vary in {varied} of {unknown} positions only"


def sound_samples(seen: Observation, rng: Random, where: str) -> list[State]:
    """Return a dozen worlds, each of them a position that can be."""
    worlds: list[State] = []
    for _ in range(12):
        try:
            world = seen.sample(rng)
            seen.game.load(world.dump())
        except (ValueError, IndexError, ArithmeticError) as error:
            raise AssertionError(f"{where}: seat {seen.seat} samples a world that can't be: {error!r}") from error
        worlds.append(world)
    return worlds


def has_holes(seen: Observation, state: State) -> bool:
    """Return whether the seat doesn't know something that is decided: its data has more ? than the document of the truth."""
    return json.dumps(seen.data()).count("?") > json.dumps(state.dump()).count("?")


def check_same_bytes(game: Game, seed: int, games: int, most_moves: int) -> None:
    """Check (iii) that with other hidden cards every byte that a seat gets is the same."""
    check_same_bytes_of(list(some_states(game, seed, games, most_moves, 25)), seed)


def check_same_bytes_of(states: list[tuple[State, str]], seed: int) -> None:
    """Check the same for given states."""
    rng = Random(f"{seed} bytes")
    for state, where in states:
        for seat in viewers(state.game):
            world = state.observe(seat).sample(rng)
            assert all_bytes(world, seat) == all_bytes(state, seat), f"{where}: hidden cards show in what seat {seat} gets"
            for action in state.legal() if seat == state.to_move() else []:
                if repr(state.tell(action, SPECTATOR)) == repr(world.tell(action, SPECTATOR)):  # else everybody learns it
                    told = f"{where}: hidden cards show in what {state.game.name(action)!r} tells seat {seat}"
                    assert repr(state.tell(action, seat)) == repr(world.tell(action, seat)), told


def check_permuted(states: list[tuple[State, str]], permute: Permute, seed: int) -> None:
    """Check (iii) with a second opinion on what is hidden: `permute` exchanges it, and no byte may change.

    check_same_bytes takes other worlds from sample(), which can't know of what observe() shows by mistake; `permute` is
    written from the rules alone. It takes a document, a seat and a Random and gives a document.
    """
    rng = Random(f"{seed} permuted")
    changed = 0
    for state, where in states:
        for seat in viewers(state.game):
            document = permute(state.dump(), int(seat), rng)
            changed += document != state.dump()
            world = state.game.load(document)
            assert all_bytes(world, seat) == all_bytes(state, seat), f"{where}: seat {seat} gets to see hidden cards"
    assert changed > len(states) // 2, f"{states[0][1]}: only {changed} of {len(states)} positions have anything to permute"


def all_bytes(state: State, seat: Seat) -> str:
    """Return all that a seat can get out of a state: view, words, moves, previews and refusals."""
    game = state.game
    seen = state.observe(seat)
    parts = [json.dumps(part, sort_keys=True) for part in (seen.data(), seen.facts())]
    parts += [seen.key(), str(seen.to_move()), str(seen.legal()), str(seen.rules())]
    parts.extend(view_text(seen, lang) for lang in LANGUAGES)
    parts.extend(repr(line) for line in seen.status())
    parts.extend(repr(seen.preview(action)) for action in seen.legal()[:20])
    if seat == state.to_move():
        for name in game.names():
            refusal = state.refusal(name)
            parts.append(f"{name} {refusal!r}")
    return "\n".join(parts)


def check_bot(make: MakeBot, game: Game, seed: int, games: int = 1, most_moves: int = 20_000) -> None:
    """Check (iii) for bots: with the same seed, a bot chooses the same legal move whatever is hidden."""
    rng = Random(f"{seed} bot")
    for state, where in some_states(game, seed, games, most_moves, 10):
        seat = state.to_move()
        if seat < 0:
            continue
        choices = {make(seed).choose(state.observe(seat))}
        for _ in range(3):
            choices.add(make(seed).choose(state.observe(seat).sample(rng).observe(seat)))
        assert len(choices) == 1, f"{where}: a bot's choice hangs on hidden cards: {[game.name(action) for action in choices]}"
        assert choices <= set(state.legal()), f"{where}: a bot chose a move that isn't legal"
