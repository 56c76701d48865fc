"""Fair deals: chance drawn from a secret that was promised by its hash, and from what the players added. docs/fairness.md."""

import hmac
import secrets
from hashlib import sha256
from random import Random
from typing import Any, Final, NoReturn, Self

from tatami.game import CHANCE, Action, DocumentError, State
from tatami.records.proof import MOST_NONCES, SCHEME, Nonce, Proof, check_hex, read_proof, seal_of
from tatami.records.record import OldRulesError, Record, RecordError, ReplayError
from tatami.texts import Text

LARGEST: Final = 2**256  # a draw takes its bits from one hash


def new_secret() -> bytes:
    """Return a secret of 32 bytes that nobody can guess."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """Return the promise to use this secret: its SHA-256 in hex."""
    if len(secret) != 32:
        raise ValueError(f"a secret has 32 bytes, not {len(secret)}")
    return sha256(secret).hexdigest()


def new_nonce() -> str:
    """Return a nonce of 64 hex digits, as a player's side makes it."""
    return secrets.token_hex(32)


def check_nonce(value: object) -> str:
    """Return the value, if it can be a nonce; else ValueError says what is wrong."""
    return check_hex(value, "a nonce")


def ticket(secret: bytes, nonces: list[Nonce], number: int, limit: int) -> int:
    """Draw `number` (the first is 0) of a match: 0 … limit-1, all equally likely. This is the documented stream."""
    if not 1 <= limit <= LARGEST:
        raise ValueError(f"a draw needs 1 to 2**256 tickets, not {limit}")
    added = sha256("".join(nonce.line() for nonce in nonces if nonce.first <= number).encode()).hexdigest()
    bits = (limit - 1).bit_length()
    attempt = 0
    while True:
        message = f"tatami {SCHEME} {added} {number} {attempt}"
        found = int.from_bytes(hmac.digest(secret, message.encode(), "sha256"), "big") >> (256 - bits)
        if found < limit:  # else again: to fold what is too large back would favour the low tickets
            return found
        attempt += 1


class FairChance(Random):
    """The source of chance of a match whose deal can be checked: `Match(game, players, FairChance(secret, nonces))`.

    It draws whole numbers below a limit, one a chance move, and nothing else: any other method of Random raises.
    """

    gauss_next = None  # what Random.gauss() looks at before it asks for random()

    def __new__(cls, *_args: Any, **_values: Any) -> Self:
        return super().__new__(cls)  # Random's own would take the secret for a seed

    def __init__(self, secret: bytes, nonces: list[Nonce], drawn: int = 0) -> None:
        self.commitment = commitment(secret)
        self._secret = secret
        self.drawn = drawn
        self._seats: int | None = None  # until a match says it
        self._nonces: list[Nonce] = []
        for nonce in nonces:
            self._append(nonce)

    @classmethod
    def resume(cls, record: Record, secret: bytes) -> "FairChance":
        """Return the chance where the record leaves it; RecordError when it can't be replayed or the secret is another."""
        proof = proof_of(record)
        if proof is None:
            raise RecordError("proof", "is missing")
        if proof.commitment != commitment(secret):
            raise RecordError("proof.commitment", "isn't the hash of this secret")
        return cls(secret, proof.nonces, draws_of(record))

    def fit(self, seats: int, draws: int) -> None:
        """Stand in for the chance of a match with this many seats and chance moves so far; ValueError when it doesn't fit."""
        if self.drawn != draws:
            raise ValueError(f"there were {draws} chance moves, but the source of chance goes on at {self.drawn}")
        self._seats = seats
        for nonce in self._nonces:
            self._check_seat(nonce)

    @property
    def nonces(self) -> list[Nonce]:
        """Return what the players added, in the order it came."""
        return self._nonces[:]

    def add(self, seat: int, nonce: str) -> None:
        """Add a player's nonce, which counts from the next draw on; ValueError when it is none or is there already."""
        self._append(Nonce(seat, nonce, self.drawn))

    def proof(self, record: Record, publish: bool) -> Proof:
        """Return the proof for this record of the match; the secret is in it only when it is to be published, for good."""
        if not publish:
            return Proof(self.commitment, self.nonces)
        seal = seal_of(record.game.key, record.rules, self._nonces, record.moves)
        return Proof(self.commitment, self.nonces, self._secret, seal)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """Return the next draw: one of 0 … start-1."""
        if stop is not None or step != 1:
            raise TypeError("a fair draw is randrange(limit), without start and step")
        found = ticket(self._secret, self._nonces, self.drawn, start)
        self.drawn += 1
        return found

    def _check_seat(self, nonce: Nonce) -> None:
        if nonce.seat < 0 or (self._seats is not None and nonce.seat >= self._seats):
            raise ValueError(f"{nonce!r} is of a seat that isn't there")

    def _append(self, nonce: Nonce) -> None:
        self._check_seat(nonce)
        if len(self._nonces) == MOST_NONCES:
            raise ValueError(f"there are {MOST_NONCES} nonces already, and no room for more")
        if nonce.value in [other.value for other in self._nonces]:
            raise ValueError("this nonce is there already")
        if self._nonces and nonce.first < self._nonces[-1].first:
            raise ValueError(f"nonces stand in the order they came, but {nonce!r} counts earlier than the one before it")
        self._nonces.append(nonce)

    def random(self, *_args: Any, **_values: Any) -> NoReturn:
        """Refuse: this is no part of the stream, nor may the secret be copied by accident."""
        raise TypeError("fair chance draws with randrange(limit) only; it has a secret, which isn't handed out, and no seed")

    getrandbits = seed = getstate = setstate = random  # all other methods of Random come down to these


class Problem:
    """Something that keeps a record from being proven: which kind, at which move (the first is 1) if at one, in words."""

    def __init__(self, kind: str, move: int | None = None, **facts: str | int) -> None:
        self.kind = kind
        self.move = move
        self.text = Text(f"verify-{kind}", **facts) if move is None else Text(f"verify-{kind}", number=move, **facts)

    def __repr__(self) -> str:
        return f"Problem({self.kind!r}, {self.move!r}, {self.text!r})"


class Verdict:
    """What verify() found: the record's proof, how many chance moves there are, and all that is wrong."""

    def __init__(self, proof: Proof | None, draws: int, problems: list[Problem]) -> None:
        self.proof = proof
        self.draws = draws
        self.problems = problems

    @property
    def proven(self) -> bool:
        """Return whether every chance move is what the promised secret and the nonces gave."""
        return not self.problems


def verify(record: Record, promised: str | None = None, added: list[str] | None = None) -> Verdict:
    """Replay the record and draw every chance move again.

    `promised` is the commitment and `added` are the nonces that somebody noted for themselves; without them the proof is only
    measured against itself. RecordError when the proof isn't well formed.
    """
    proof = proof_of(record)
    draws, problems = _replayed(record, proof)
    if proof is None:
        return Verdict(None, draws, [Problem("no-proof"), *problems])
    if proof.secret is None:
        problems.append(Problem("secret-kept"))
    elif commitment(proof.secret) != proof.commitment:
        problems.append(Problem("other-secret"))
    if promised is not None and check_hex(promised, "a commitment") != proof.commitment:
        problems.append(Problem("other-commitment", noted=promised, found=proof.commitment))
    for value in added or []:
        first = {nonce.value: nonce.first for nonce in proof.nonces}.get(check_nonce(value))
        if first is None:
            problems.append(Problem("nonce-missing", nonce=value))
        elif first >= draws:
            problems.append(Problem("nonce-idle", nonce=value))
    if proof.seal not in (None, seal_of(record.game.key, record.rules, proof.nonces, record.moves)):
        problems.append(Problem("other-seal"))
    return Verdict(proof, draws, problems)


def _replayed(record: Record, proof: Proof | None) -> tuple[int, list[Problem]]:
    """Return how many chance moves there are, and what is wrong with them, the other moves and the result."""
    problems: list[Problem] = []
    chance = None if proof is None or proof.secret is None else FairChance(proof.secret, proof.nonces)
    moves = draws = 0

    def watch(state: State, action: Action) -> None:
        nonlocal moves, draws
        moves += 1
        if state.to_move() != CHANCE:
            return
        draws += 1
        if chance is None:
            return
        due = state.draw(chance.randrange(int(state.tickets())))
        if due != action:
            problems.append(Problem("dealt", moves, dealt=state.game.name(action), due=state.game.name(due)))

    try:
        record.replay(watch)
    except ReplayError as error:
        kind = "no-move" if error.rule is None else "illegal"
        name = repr(error.name)[1:-1][:60]  # it comes from a file: nothing in it may move the cursor
        problems.append(Problem(kind, error.number, name=name, rule=error.rule or ""))
    except OldRulesError:
        pass  # said below
    except RecordError as error:
        problems.append(Problem("result", reason=str(error)))  # in English, for whoever looks closer
    else:
        return draws, problems
    if record.rules != record.game.rules_version:
        problems.append(Problem("old-rules", rules=record.rules, now=record.game.rules_version))
    return draws, problems


def proof_of(record: Record) -> Proof | None:
    """Return the proof of a record, checked; RecordError names the field that is wrong."""
    try:
        return None if record.proof is None else read_proof(record.proof, record.game.seats)
    except DocumentError as error:
        raise RecordError(error.field, error.reason) from None


def draws_of(record: Record) -> int:
    """Return how many chance moves a record has, which is where its stream goes on; RecordError when it can't be replayed."""
    movers: list[int] = []
    record.replay(lambda state, _: movers.append(state.to_move()))
    return movers.count(CHANCE)
