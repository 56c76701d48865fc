"""Study: a position and some moves from it, as one seat sees them or with all cards open. Nothing is kept."""

from random import Random
from typing import Any

from tatami.game import CHANCE, OVER, SPECTATOR, Action, DocumentError, Game, NotationError, Observation, Seat, State
from tatami.server.errors import Refused
from tatami.server.http.bodies import Eyes, Study
from tatami.server.tables.games import game_of
from tatami.texts import Text


def study(body: Study) -> dict[str, Any]:
    """Return the answer to a study; Refused says what can't be, by which rule if it is a move."""
    game = game_of(body.game, dict(body.options) if body.position is None else body.position.get("options"))
    viewer = viewer_of(game, body.eyes)
    walk = Walk(_position(game, body.position), viewer, body.dealt, body.seed)
    walk.deal()
    for name in body.moves:
        walk.play(name)
    state = walk.state
    return {
        "game": game.key,
        "options": game.options,
        "seats": game.seats,
        "sides": game.sides,
        **seen(state, viewer, body.eyes),
        **decision(state, viewer, body.eyes),
        "log": [{"text": text.data(), "chance": by_chance} for text, by_chance in walk.log],
        "result": result(state),
        "why": None if body.why is None else _why(state, body.why),
    }


def viewer_of(game: Game, eyes: Eyes) -> Seat:
    """Return who looks: a seat, or everybody's eyes together, who are told what a spectator is told."""
    if eyes == "open":
        return SPECTATOR
    if eyes >= game.seats:
        raise Refused("no-seat", seat=eyes, seats=game.seats - 1)
    return Seat(eyes)


def _position(game: Game, document: dict[str, Any] | None) -> State:
    if document is None:
        return game.start()
    if document.get("game") != game.key:
        raise Refused("bad-position", why=f"game: must be {game.key} here")
    try:
        return game.load({name: value for name, value in document.items() if name != "viewer"})
    except DocumentError as error:
        raise Refused("bad-position", why=str(error)) from None


class Walk:
    """A state that is played on, with what one viewer is told on the way."""

    def __init__(self, state: State, viewer: Seat, dealt: list[str], seed: int) -> None:
        self.state = state
        self.viewer = viewer
        self.log: list[tuple[Text, bool]] = []
        self._dealt = dealt[::-1]
        self._rng = Random(seed)  # has nothing to do with the chance of any table

    def play(self, name: str) -> None:
        """Play a move of whoever decides, then chance's; Refused with the rule when it isn't legal."""
        if self.state.to_move() == OVER:
            raise Refused("is-over")
        self._play(self._action(name), False)
        self.deal()

    def deal(self) -> None:
        """Play chance moves: those that were given first."""
        while self.state.to_move() == CHANCE:
            if self._dealt:
                action = self._action(self._dealt.pop())
            else:
                action = self.state.draw(self._rng.randrange(int(self.state.tickets())))
            self._play(action, True)

    def _action(self, name: str) -> Action:
        try:
            refusal = self.state.refusal(name)
            action = self.state.game.action(name)
        except NotationError:
            raise Refused("no-move", move=name) from None
        if refusal is not None:
            raise Refused.by_rule(refusal)
        return action

    def _play(self, action: Action, by_chance: bool) -> None:
        self.log.extend((text, by_chance) for text in self.state.tell(action, self.viewer))
        self.state.play_unchecked(action)


def seen(state: State, viewer: Seat, eyes: Eyes) -> dict[str, Any]:
    """Return the position as data and in words. Open eyes have the whole document, and the words of all seats."""
    if eyes != "open":
        view = state.observe(viewer)
        facts = {"facts": view.facts(), "words": [_words(view)]}
        return {"to_move": _mover(view.to_move()), "data": view.data(), **facts}
    views = [state.observe(Seat(seat)) for seat in range(state.game.seats)]
    facts = {"facts": state.observe(SPECTATOR).facts(), "words": [_words(view) for view in views]}
    return {"to_move": _mover(state.to_move()), "data": {"viewer": None, **state.dump()}, **facts}


def _words(view: Observation) -> list[dict[str, Any]]:
    return [line.data() for line in view.words()]


def decision(state: State, viewer: Seat, eyes: Eyes) -> dict[str, Any]:
    """Return what these eyes may decide, and the rules about it; with open eyes that is whoever is to move."""
    mover = state.to_move()
    who = mover if eyes == "open" and mover >= 0 else viewer
    view = state.observe(who)
    return {"legal": [state.game.name(action) for action in view.legal()], "rules": view.rules() if mover >= 0 else []}


def result(state: State) -> dict[str, Any] | None:
    """Return how the game ended, if it has."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return {"returns": outcome.returns, "winners": outcome.winners, "text": outcome.reason.data()}


def _mover(seat: Seat) -> int | None:
    return int(seat) if seat >= 0 else None


def _why(state: State, name: str) -> dict[str, Any]:
    if state.to_move() == OVER:
        raise Refused("is-over")
    try:
        refusal = state.refusal(name)
    except NotationError:
        raise Refused("no-move", move=name) from None
    if refusal is None:
        return {"legal": True, "rule": None, "text": Text("server-legal", move=name).data()}
    return {"legal": False, "rule": refusal.rule, "text": refusal.reason.data()}
