"""Checks that a game keeps the contract: names, sides, pieces, play, documents, refusals and views."""

import json
from random import Random

from tatami.game import CHANCE, OVER, SPECTATOR, Action, Game, IllegalAction, NotationError, Observation, Seat, State
from tatami.testing.leaks import assert_no_state
from tatami.testing.walks import random_action, random_states, some_states, viewers
from tatami.texts.saying import LANGUAGES, say
from tatami.views import view_lines, view_text


def check_names(game: Game) -> None:
    """Check that every action has one name and every name one action, and that what is no name is refused."""
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
    """Check that every seat is on one side, that automata are seats, and that a seat that isn't there is on none."""
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
    """Check that every piece has an id of its own, a kind and a count, and facts that are numbers, words or lists of them."""
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
    """Return whether a name is refused as no move at all."""
    try:
        game.action(name)
    except NotationError as error:
        return repr(name) in str(error)
    return False


def check_play(game: Game, seed: int, games: int, most_moves: int) -> None:
    """Check legal lists, chance weights and tickets, clones that share nothing, an outcome exactly at the end."""
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
                assert say(outcome.reason, lang), f"{where}: the outcome has no reason in {lang}"
        if rng.random() < 0.05:
            check_clone(state, rng, where)


def check_chance(state: State, where: str) -> None:
    """Check that weights belong to chance alone, and that tickets are as many as the weights say and in their order."""
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
    """Check that a clone plays on exactly as the state would, and that the state doesn't change."""
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
    """Check that a document is plain JSON, and that load(dump()) gives a state that nobody can tell from the first."""
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
    """Check that a wrong document is refused, and that the error names the field."""
    try:
        game.load(document)
    except ValueError as error:
        assert field in str(error), f"{where}: the error doesn't name {field!r}: {error}"
        return
    raise AssertionError(f"{where}: a document wrong in {field!r} is taken")


def check_refusals(game: Game, seed: int, games: int, most_moves: int, rules: list[str]) -> None:
    """Check that an illegal move is refused with a rule's number and a sentence in every language, and changes nothing."""
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
                assert say(refusal.reason, lang).strip(), f"{where}: no reason in {lang} why {name!r} is refused"
            before = state.dump()
            try:
                state.play(action)
            except IllegalAction as error:
                assert error.refusal.rule == refusal.rule and refusal.rule in str(error)
            else:
                raise AssertionError(f"{where}: {name!r} isn't legal, but was played")
            assert state.dump() == before, f"{where}: a refused move changed the state"


def check_no_actions(state: State, where: str) -> None:
    """Check that a number that is no action is neither refused by a rule nor told: it isn't notation."""
    count = len(state.game.names())
    for number in (-1, -2, -count, count, count + 1, 10 * count):
        for ask in (state.play, state.why_not, lambda action: state.tell(action, SPECTATOR)):
            try:
                ask(Action(number))
            except NotationError:
                continue
            raise AssertionError(f"{where}: {number} is taken for an action")


def check_views(game: Game, seed: int, games: int, most_moves: int, rules: list[str]) -> None:
    """Check each seat's view: its legal moves, plain data, words in every language, the rules that matter; and no State."""
    rng = Random(f"{seed} views")
    for state, where in some_states(game, seed, games, most_moves, 40):
        for seat in viewers(game):
            seen = state.observe(seat)
            mine = seat == state.to_move()
            assert seen.seat == seat
            assert seen.legal() == (state.legal() if mine else []), f"{where}: seat {seat} is offered the wrong moves"
            assert not mine or seen.to_move() == seat, f"{where}: seat {seat} doesn't know that it is its turn"
            json.dumps([seen.data(), seen.facts()])
            status, lines = seen.status(), seen.words()
            assert status, f"{where}: seat {seat} isn't told where the game stands"
            assert all(line in lines for line in status), f"{where}: seat {seat}'s status isn't in its view"
            check_previews(seen, where, rng)
            assert set(seen.rules()) <= set(rules), f"{where}: {seen.rules()} are not all rules"
            for lang in LANGUAGES:
                assert view_text(seen, lang).strip(), f"{where}: seat {seat} has no view in {lang}"
                drawn = ["".join(piece for piece, _ in line) for line in seen.drawing()]
                assert set(drawn) <= set(view_lines(seen, lang)), f"{where}: seat {seat} draws what its view doesn't have"
            assert hash(seen) == hash(state.observe(seat)) and seen == state.observe(seat), (
                f"{where}: seat {seat} sees two things"
            )
            assert_no_state(seen, where)
        legal = state.legal()
        for action in rng.sample(legal, min(3, len(legal))):
            for seat in viewers(game):
                for lang in LANGUAGES:
                    assert all(say(line, lang) for line in state.tell(action, seat)), f"{where}: an empty line in the log"


def check_previews(seen: Observation, where: str, rng: Random) -> None:
    """Check that previews are said in every language, of moves that the seat may play and of no others."""
    legal = seen.legal()
    for action in rng.sample(legal, min(3, len(legal))):
        for lang in LANGUAGES:
            assert all(say(line, lang) for line in seen.preview(action)), f"{where}: an empty line in a preview"
    for number in rng.sample(range(len(seen.game.names())), min(3, len(seen.game.names()))):
        assert number in legal or seen.preview(Action(number)) == [], f"{where}: a preview of a move that isn't legal"
