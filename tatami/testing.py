"""Checks that any game must pass, ours and yours: the contract, and that nobody sees what he mustn't.

Each check takes a game and a seed, plays random games and raises an AssertionError that says what doesn't hold, where, and
how to get there again. `check_all` runs them all. Games with hidden information must also pass the leak checks:

(i)   a sampled world looks to the seat exactly as the true one does;
(ii)  samples differ: neither the truth itself nor one and the same world comes back;
(iii) whatever is hidden, every byte that a seat gets and every seeded choice of a bot is the same. `check_permuted` tests
      this with a function of the game's own that says, from the rules alone, what is hidden: use it for every such game.
"""

import gc
import json
from collections.abc import Callable
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType

from tatami.copy_checks import check_copies as check_copies
from tatami.game import (
    CHANCE,
    OVER,
    SPECTATOR,
    Action,
    Bot,
    Document,
    Game,
    IllegalAction,
    NotationError,
    Observation,
    Seat,
    State,
)
from tatami.texts import LANGUAGES
from tatami.walks import random_action as random_action
from tatami.walks import random_states as random_states
from tatami.walks import some_states as some_states
from tatami.walks import viewers as viewers

MakeBot = Callable[[int], Bot]
Permute = Callable[[Document, int, Random], Document]


def check_all(game: Game, seed: int, rules: list[str], games: int = 2, most_moves: int = 20_000) -> None:
    """All checks of this module over a few random games; `rules` are the numbers that refusals may name."""
    check_names(game)
    check_sides(game)
    check_pieces(game)
    check_play(game, seed, games, most_moves)
    check_documents(game, seed, games, most_moves)
    check_refusals(game, seed, games, most_moves, rules)
    check_views(game, seed, games, most_moves, rules)
    check_samples(game, seed, games, most_moves)
    check_copies(game, seed, games, most_moves)
    check_same_bytes(game, seed, games, most_moves)


def check_names(game: Game) -> None:
    """Every action has one name, every name one action; what is no name is refused."""
    names = game.names()
    assert isinstance(names, tuple), f"{game!r}: names() can be changed by who asks for them"
    assert len(set(names)) == len(names), f"{game!r}: a name stands twice"
    for number, name in enumerate(names):
        assert name == name.strip() and name.isascii() and name, f"{game!r}: {name!r} can't be typed"
        assert game.name(Action(number)) == name
        assert game.action(name) == number, f"{game!r}: {name!r} is read as {game.action(name)}, not {number}"
    for wrong in ("", "no such move", names[0] + " "):
        assert raises_notation(game, wrong), f"{game!r}: {wrong!r} is taken for a move"
    for number in (-1, len(names)):
        try:
            game.name(Action(number))
        except NotationError:
            continue
        raise AssertionError(f"{game!r}: there is a name for action number {number}")


def check_sides(game: Game) -> None:
    """Every seat is on one side, the seats that the rules play are seats, and a seat that isn't there is on none."""
    seated = sorted(seat for side in game.sides for seat in side)
    assert seated == list(range(game.seats)), f"{game!r}: sides {game.sides} don't have each seat once"
    assert all(game.sides), f"{game!r}: a side of {game.sides} has no seat"
    for number, side in enumerate(game.sides):
        assert all(game.side_of(seat) == number for seat in side), f"{game!r}: side_of() isn't where sides put a seat"
    game.sides[0].append(SPECTATOR)
    assert SPECTATOR not in game.sides[0], f"{game!r}: sides can be changed by who asks for them"
    assert set(game.automata()) < set(seated), f"{game!r}: automata {game.automata()} aren't some of the seats"
    for seat in (CHANCE, SPECTATOR, Seat(game.seats)):
        try:
            game.side_of(seat)
        except ValueError:
            continue
        raise AssertionError(f"{game!r}: seat {seat} is on a side")


def check_pieces(game: Game) -> None:
    """Every piece has an id of its own, a kind and a count, and facts that are numbers, words or lists of them."""
    pieces = game.pieces()
    ids = [piece["id"] for piece in pieces]
    assert len(set(ids)) == len(ids), f"{game!r}: two pieces have one id"
    for piece in pieces:
        assert list(piece)[:3] == ["id", "kind", "count"], f"{game!r}: {piece} doesn't begin with id, kind and count"
        assert piece["count"] > 0, f"{game!r}: there is no {piece['id']}"
        for name, value in piece.items():
            for fact in value if isinstance(value, list) else [value]:
                assert type(fact) in (int, str), f"{game!r}: {name} of {piece['id']} is {fact!r}"
                assert " " not in str(fact), f"{game!r}: {name} of {piece['id']} is a sentence: {fact!r}"


def raises_notation(game: Game, name: str) -> bool:
    """Whether a name is refused as no move at all."""
    try:
        game.action(name)
    except NotationError as error:
        return repr(name) in str(error)
    return False


def check_play(game: Game, seed: int, games: int, most_moves: int) -> None:
    """Legal lists, chance weights and tickets, clones that share nothing, an outcome exactly at the end."""
    rng = Random(f"{seed} play")
    for state, where in random_states(game, seed, games, most_moves):
        legal = state.legal()
        assert legal == sorted(set(legal)), f"{where}: legal() isn't ascending, each once"
        assert (legal == []) == (state.to_move() == OVER), f"{where}: legal() is empty, but not exactly at the end"
        assert state.moves() == [game.name(action) for action in legal], f"{where}: moves() are not the names of legal()"
        assert state.to_move() in (CHANCE, OVER) or 0 <= state.to_move() < game.seats, f"{where}: no such seat"
        check_chance(state, where)
        outcome = state.outcome()
        assert (outcome is not None) == (state.to_move() == OVER), f"{where}: an outcome, but not exactly at the end"
        if outcome is not None:
            assert len(outcome.returns) == game.seats, f"{where}: returns are not one a seat"
            assert abs(sum(outcome.returns)) < 1e-9, f"{where}: returns {outcome.returns} don't sum to zero"
            assert outcome.winners, f"{where}: nobody won or shared"
            for side in game.sides:
                assert len({outcome.returns[seat] for seat in side}) == 1, f"{where}: seats of one side get different things"
            for lang in LANGUAGES:
                assert outcome.reason.say(lang), f"{where}: the outcome has no reason in {lang}"
        if rng.random() < 0.05:
            check_clone(state, rng, where)


def check_chance(state: State, where: str) -> None:
    """Weights belong to chance alone; tickets are as many as the weights say and come in their order."""
    weights = state.chance()
    if state.to_move() != CHANCE:
        assert weights == [], f"{where}: weights where chance doesn't move"
        return
    assert len(weights) == len(state.legal()) and min(weights) > 0, f"{where}: weights {weights} don't fit legal()"
    assert state.tickets() == sum(weights), f"{where}: {state.tickets()} tickets for weights {weights}"
    first = 0
    for action, weight in zip(state.legal(), weights, strict=True):
        for ticket in (first, first + weight - 1):
            assert state.draw(ticket) == action, f"{where}: ticket {ticket} isn't {state.game.name(action)!r}"
        first += weight
    for ticket in (-1, first):
        try:
            state.draw(ticket)
        except ValueError:
            continue
        raise AssertionError(f"{where}: there is a ticket {ticket} of {first}")


def check_clone(state: State, rng: Random, where: str) -> None:
    """A clone plays on exactly as the state would, and the state doesn't notice."""
    before = state.dump()
    one, other = state.clone(), state.clone()
    for _ in range(30):
        if one.to_move() == OVER:
            break
        action = random_action(one, rng)
        one.play(action)
        assert action in other.legal(), f"{where}: playing on one clone changed another"
        other.play(action)
        assert one.dump() == other.dump(), f"{where}: two clones differ after {state.game.name(action)!r}"
        for seat in viewers(state.game):
            assert one.observe(seat) == other.observe(seat), f"{where}: seat {seat} sees two clones differ"
    assert state.dump() == before, f"{where}: playing on a clone changed the state"


def check_documents(game: Game, seed: int, games: int, most_moves: int) -> None:
    """A document is plain JSON, and load(dump()) gives a state that nobody can tell from the first."""
    for state, where in some_states(game, seed, games, most_moves, 60):
        document = state.dump()
        written = json.dumps(document, sort_keys=True)
        loaded = game.load(json.loads(written))
        assert json.dumps(loaded.dump(), sort_keys=True) == written, f"{where}: load(dump()) gives another document"
        assert state.dump() == document, f"{where}: reading a dump changed the state"
        assert loaded.to_move() == state.to_move() and loaded.legal() == state.legal(), (
            f"{where}: a loaded state plays on differently"
        )
        assert loaded.chance() == state.chance(), f"{where}: a loaded state has other chances"
        for field in document:
            broken = json.loads(written)
            del broken[field]
            assert_refused(game, broken, field, where)
        assert_refused(game, {**document, "extra": 1}, "extra", where)


def assert_refused(game: Game, document: dict[str, object], field: str, where: str) -> None:
    """A wrong document is refused, and the error names the field."""
    try:
        game.load(document)
    except ValueError as error:
        assert field in str(error), f"{where}: the error doesn't name {field!r}: {error}"
        return
    raise AssertionError(f"{where}: a document wrong in {field!r} is taken")


def check_refusals(game: Game, seed: int, games: int, most_moves: int, rules: list[str]) -> None:
    """What isn't legal is refused with a rule's number and a sentence in every language, and nothing changes."""
    rng = Random(f"{seed} refusals")
    actions = [Action(number) for number in range(len(game.names()))]
    for state, where in some_states(game, seed, games, most_moves, 60):
        legal = set(state.legal())
        check_no_actions(state, where)
        for action in rng.sample(actions, min(12, len(actions))):
            name = game.name(action)
            refusal = state.refusal(name)
            assert (refusal is None) == (action in legal), f"{where}: {name!r} is legal and refused, or neither"
            if refusal is None:
                continue
            assert refusal.rule in rules, f"{where}: {name!r} is refused by {refusal.rule!r}, which is no rule"
            for lang in LANGUAGES:
                assert refusal.text(lang).strip(), f"{where}: no reason in {lang} why {name!r} is refused"
            before = state.dump()
            try:
                state.play(action)
            except IllegalAction as error:
                assert error.refusal.rule == refusal.rule and refusal.rule in str(error)
            else:
                raise AssertionError(f"{where}: {name!r} isn't legal, but was played")
            assert state.dump() == before, f"{where}: a refused move changed the state"


def check_no_actions(state: State, where: str) -> None:
    """A number that is no action is neither refused by a rule nor told: it isn't notation."""
    count = len(state.game.names())
    for number in (-1, -2, -count, count, count + 1, 10 * count):
        for ask in (state.play, state.why_not, lambda action: state.tell(action, SPECTATOR)):
            try:
                ask(Action(number))
            except NotationError:
                continue
            raise AssertionError(f"{where}: {number} is taken for an action")


def check_views(game: Game, seed: int, games: int, most_moves: int, rules: list[str]) -> None:
    """Every seat gets a view: its legal moves, plain data, words in every language, the rules that matter; and no State."""
    rng = Random(f"{seed} views")
    for state, where in some_states(game, seed, games, most_moves, 40):
        for seat in viewers(game):
            seen = state.observe(seat)
            mine = seat == state.to_move()
            assert seen.seat == seat
            assert seen.legal() == (state.legal() if mine else []), f"{where}: seat {seat} is offered the wrong moves"
            assert not mine or seen.to_move() == seat, f"{where}: seat {seat} doesn't know that it is its turn"
            json.dumps(seen.data())
            status, lines = seen.status(), seen.words()
            assert status, f"{where}: seat {seat} isn't told where the game stands"
            assert all(line in lines for line in status), f"{where}: seat {seat}'s status isn't in its view"
            check_previews(seen, where, rng)
            assert set(seen.rules()) <= set(rules), f"{where}: {seen.rules()} are not all rules"
            for lang in LANGUAGES:
                assert seen.text(lang).strip(), f"{where}: seat {seat} has no view in {lang}"
                drawn = ["".join(text for text, _ in line) for line in seen.styled(lang)]
                assert drawn == seen.text(lang).splitlines(), f"{where}: seat {seat}'s view in colour is another one in {lang}"
            assert hash(seen) == hash(state.observe(seat)) and seen == state.observe(seat), (
                f"{where}: seat {seat} sees two things"
            )
            assert_no_state(seen, where)
        legal = state.legal()
        for action in rng.sample(legal, min(3, len(legal))):
            for seat in viewers(game):
                for lang in LANGUAGES:
                    assert all(line.say(lang) for line in state.tell(action, seat)), f"{where}: an empty line in the log"


def check_previews(seen: Observation, where: str, rng: Random) -> None:
    """What a move would bring is said in every language, of moves that the seat may play and of no others."""
    legal = seen.legal()
    for action in rng.sample(legal, min(3, len(legal))):
        for lang in LANGUAGES:
            assert all(line.say(lang) for line in seen.preview(action)), f"{where}: an empty line in a preview"
    for number in rng.sample(range(len(seen.game.names())), min(3, len(seen.game.names()))):
        assert number in legal or seen.preview(Action(number)) == [], f"{where}: a preview of a move that isn't legal"


def assert_no_state(seen: Observation, where: str) -> None:
    """No way leads from an observation to a State."""
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
    """Leak checks (i) and (ii): a sampled world looks the same to the seat, is a sound position, and samples differ."""
    check_samples_of(list(some_states(game, seed, games, most_moves, 25)), seed)


def check_samples_of(states: list[tuple[State, str]], seed: int) -> None:
    """The same for states of one's own choice, each with a word on where it comes from."""
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
    """A dozen worlds, each of them a position that can be."""
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
    """Whether the seat doesn't know something that is decided: its data has more ? than the document of the truth."""
    return json.dumps(seen.data()).count("?") > json.dumps(state.dump()).count("?")


def check_same_bytes(game: Game, seed: int, games: int, most_moves: int) -> None:
    """Leak check (iii): with other hidden cards, every byte that a seat gets is the same."""
    check_same_bytes_of(list(some_states(game, seed, games, most_moves, 25)), seed)


def check_same_bytes_of(states: list[tuple[State, str]], seed: int) -> None:
    """The same for states of one's own choice."""
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
    """Leak check (iii) with a second opinion on what is hidden: `permute` exchanges it, and no byte may change.

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
    """All that a seat can get out of a state: view, words, moves, previews and refusals."""
    game = state.game
    seen = state.observe(seat)
    parts = [json.dumps(seen.data(), sort_keys=True), seen.key(), str(seen.to_move()), str(seen.legal()), str(seen.rules())]
    parts.extend(seen.text(lang) for lang in LANGUAGES)
    parts.extend(repr(line) for line in seen.status())
    parts.extend(repr(seen.preview(action)) for action in seen.legal()[:20])
    if seat == state.to_move():
        for name in game.names():
            refusal = state.refusal(name)
            parts.append(f"{name} {refusal!r}")
    return "\n".join(parts)


def check_bot(make: MakeBot, game: Game, seed: int, games: int = 1, most_moves: int = 20_000) -> None:
    """Leak check (iii) for bots: with the same seed, a bot chooses the same whatever is hidden; and it plays legally."""
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
