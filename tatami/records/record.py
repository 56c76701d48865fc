"""The record of a game, finished or not: one JSON document that any later version replays, or says why it can't."""

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from tatami.documents import check_choice, check_fields, check_int, check_list, check_number, check_object, kind_of
from tatami.game import CHANCE, Action, Document, DocumentError, Game, IllegalAction, NotationError, OptionError, Refusal, State
from tatami.records.proof import read_proof
from tatami.registry import GAMES

FORMAT: Final = 1
FIELDS: Final = ["format", "game", "rules", "options", "seats", "moves", "result", "proof"]
PERSON: Final = "person"
BOT: Final = "bot"

Watch = Callable[[State, Action], None]


class RecordError(ValueError):
    """A record that is wrong; `field` says where."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class ReplayError(RecordError):
    """A record whose moves can't be played: at which move (the first is 1) it stops and, if a rule forbids it, `refusal`."""

    def __init__(self, number: int, name: str, reason: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"moves[{number - 1}]", f"move {number}, {name!r}, {reason}")
        self.number = number
        self.name = name
        self.rule = None if refusal is None else refusal.rule
        self.refusal = refusal


class OldRulesError(RecordError):
    """A record of older rules under which its moves meant something else, so that none of them is replayed."""


@dataclass
class Player:
    """Who sits on a seat: a person, or a bot and which one."""

    name: str
    kind: str = PERSON
    bot: str = ""

    def data(self) -> Document:
        """Return the player as it stands in a record."""
        return {"name": self.name, "kind": self.kind} | ({"bot": self.bot} if self.kind == BOT else {})


@dataclass
class Record:
    """A game's options, seats and moves, chance moves among them; the result when it is over."""

    game: Game
    players: list[Player]
    moves: list[str]
    result: Document | None = None
    proof: Document | None = None
    rules: int = 0  # the version they were played by; 0 stands for today's

    def __post_init__(self) -> None:
        self.rules = self.rules or self.game.rules_version

    def data(self) -> Document:
        """Return the record as plain data."""
        return {
            "format": FORMAT,
            "game": self.game.key,
            "rules": self.rules,
            "options": dict(self.game.options),
            "seats": [player.data() for player in self.players],
            "moves": self.moves[:],
            "result": deepcopy(self.result),
            "proof": deepcopy(self.proof),
        }

    def text(self) -> str:
        """Return the record as a JSON document, a field a line."""
        lines = [f"  {json.dumps(field)}: {json.dumps(value, ensure_ascii=False)}" for field, value in self.data().items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def replay(self, watch: Watch | None = None) -> State:
        """Return the state after all moves; `watch` sees it before each. ReplayError names the move and the rule that stops it.

        OldRulesError where moves of that version can't be replayed at all.
        """
        if not self.game.replays(self.rules):
            raise OldRulesError("rules", f"{self.game.key} with these options was played otherwise{self._older()}")
        state = self.game.start()
        for number, name in enumerate(self.moves, 1):
            try:
                action = self.game.action(name)
                if watch is not None and action in state.legal():
                    watch(state, action)
                state.play(action)
            except NotationError:
                raise ReplayError(number, name, f"is no move of {self.game.key}{self._older()}") from None
            except IllegalAction as error:
                reason = f"isn't legal by {error.refusal.rule}{self._older()}"
                raise ReplayError(number, name, reason, error.refusal) from None
        self._check_result(state)
        return state

    def _check_result(self, state: State) -> None:
        reached = result_of(state)
        if self.result == reached:
            return
        if reached is None:
            mover = "chance" if state.to_move() == CHANCE else f"seat {state.to_move()}"
            raise RecordError("result", f"must be null: after the last move {mover} is to move{self._older()}")
        raise RecordError("result", f"the moves lead to {reached}, not to {self.result}{self._older()}")

    def _older(self) -> str:
        """Return a word on the rules having changed since, where that may be why."""
        now = self.game.rules_version
        return "" if self.rules == now else f" (recorded under version {self.rules} of the rules, now it is {now})"


def result_of(state: State) -> Document | None:
    """Return how a finished game ended, as it stands in a record; None while it goes on."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return {"returns": outcome.returns[:], "reason": outcome.reason.key, "winners": outcome.winners}


def read(text: str) -> Record:
    """Return the record of a JSON text; RecordError names the field that is wrong. The moves are checked by replay()."""
    return from_data(parse_record(text))


def parse_record(text: str) -> Any:
    """Return the plain data of a record, also out of a server's export, `{"record": …, "seen": …}`; it isn't checked yet."""
    document = parse(text)
    if not isinstance(document, dict) or set(document) != {"record", "seen"}:
        return document
    if document["record"] is None:
        raise RecordError("record", "is null: the game wasn't over when it was exported, so there is no record yet")
    return document["record"]


def parse(text: str) -> Any:
    """Return the value of a JSON text, each name once in an object; RecordError says where it isn't JSON."""
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise RecordError("document", f"isn't JSON: {error.msg} (line {error.lineno}, column {error.colno})") from None
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:  # a number of too many digits; lists in lists without end
        raise RecordError("document", f"can't be read: {error}") from None


def _once(pairs: list[tuple[str, Any]]) -> Document:
    found: Document = {}
    for name, value in pairs:
        if name in found:
            raise RecordError(name, "stands twice")
        found[name] = value
    return found


def _no_constant(name: str) -> None:
    raise RecordError("document", f"isn't JSON: {name} is no number")


def from_data(document: object) -> Record:
    """Return the record of plain data; RecordError names the field that is wrong."""
    try:
        return _from_data(document)
    except DocumentError as error:
        raise RecordError(error.field, error.reason) from None


def _from_data(document: object) -> Record:
    if not isinstance(document, dict):
        raise DocumentError("document", f"must be an object with the fields of a record, not {kind_of(document)}")
    made_by = document.get("format")
    if type(made_by) is int and made_by > FORMAT:  # said first: a later format may have other fields
        raise DocumentError("format", f"{made_by} is of a later Tatami; this one reads format {FORMAT}")
    check_fields(document, FIELDS, "record")
    check_int(made_by, "format", 1, FORMAT)
    game = _game(document)
    rules = document["rules"]
    if type(rules) is int and rules > game.rules_version:
        raise DocumentError("rules", f"version {rules} of {game.key} is of a later Tatami; this one knows {game.rules_version}")
    check_int(rules, "rules", 1, game.rules_version)
    seats = check_list(document["seats"], "seats", game.seats)
    players = [_player(value, f"seats[{number}]") for number, value in enumerate(seats)]
    moves = [_move(value, f"moves[{number}]") for number, value in enumerate(check_list(document["moves"], "moves"))]
    proof = document["proof"]
    if proof is not None:
        read_proof(proof, game.seats)
    return Record(game, players, moves, _result(document["result"], game.seats), proof, rules)


def _game(document: Document) -> Game:
    """Return the game with its options; one that a later version added has its default, which is what was played before."""
    key = check_choice(document["game"], "game", list(GAMES))
    options = document["options"]
    if not isinstance(options, dict):
        raise DocumentError("options", f"must be an object, not {kind_of(options)}")
    try:
        return GAMES[key].make(dict(options))
    except OptionError as error:
        raise DocumentError("options", str(error)) from None


def _player(value: object, field: str) -> Player:
    if isinstance(value, dict) and value.get("kind") == BOT:
        check_object(value, field, ["name", "kind", "bot"])
        return Player(_word(value["name"], f"{field}.name"), BOT, _word(value["bot"], f"{field}.bot"))
    row = check_object(value, field, ["name", "kind"])
    return Player(_word(row["name"], f"{field}.name"), check_choice(row["kind"], f"{field}.kind", [PERSON, BOT]))


def _word(value: object, field: str) -> str:
    """Return a string that can be shown on one line."""
    if not isinstance(value, str) or not value or not value.isprintable():
        raise DocumentError(field, f"must be a string of characters that can be printed, not {value!r}")
    return value


def _move(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise DocumentError(field, f"must be the name of a move, not {kind_of(value)}")
    return value


def _result(value: object, seats: int) -> Document | None:
    if value is None:
        return None
    row = check_object(value, "result", ["returns", "reason", "winners"])
    for number, result in enumerate(check_list(row["returns"], "result.returns", seats)):
        check_number(result, f"result.returns[{number}]")
    for number, seat in enumerate(check_list(row["winners"], "result.winners")):
        check_int(seat, f"result.winners[{number}]", 0, seats - 1)
    if not isinstance(row["reason"], str):
        raise DocumentError("result.reason", f"must be the key of a text, not {kind_of(row['reason'])}")
    return {"returns": row["returns"][:], "reason": row["reason"], "winners": row["winners"][:]}
