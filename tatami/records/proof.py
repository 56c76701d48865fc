"""The proof in a record: what the dealer promised, what the players added, and, at the end, the secret. docs/fairness.md."""

import re
from hashlib import sha256
from typing import Final

from tatami.documents import check_int, check_list, check_object, kind_of
from tatami.game import Document, DocumentError

SCHEME: Final = 1
FIELDS: Final = ["scheme", "commitment", "nonces", "secret", "seal"]
MOST_DRAWS: Final = 2**53 - 1  # the largest whole number that every reader of JSON keeps exact
MOST_NONCES: Final = 1000  # every draw hashes them all; no table changes hands so often


class Nonce:
    """What a seat added to the chance of a match, and the first draw that it counts for (0: from the start)."""

    def __init__(self, seat: int, value: str, first: int = 0) -> None:
        self.seat = seat
        self.value = check_hex(value, "a nonce")
        self.first = first

    def line(self) -> str:
        """Return the nonce as it is hashed: seat, first draw and value on a line."""
        return f"{self.seat} {self.first} {self.value}\n"

    def __repr__(self) -> str:
        return f"Nonce({self.seat}, {self.value!r}, {self.first})"


class Proof:
    """A promise (the hash of a secret), the players' nonces in the order they came; the secret and seal once published."""

    def __init__(self, commitment: str, nonces: list[Nonce], secret: bytes | None = None, seal: str | None = None) -> None:
        self.commitment = commitment
        self.nonces = nonces
        self.secret = secret
        self.seal = seal

    def data(self) -> Document:
        """Return the proof as it stands in a record."""
        return {
            "scheme": SCHEME,
            "commitment": self.commitment,
            "nonces": [{"seat": nonce.seat, "nonce": nonce.value, "from": nonce.first} for nonce in self.nonces],
            "secret": None if self.secret is None else self.secret.hex(),
            "seal": self.seal,
        }


def check_hex(value: object, what: str) -> str:
    """Return the value, if it is 64 lower-case hex digits, as nonces and hashes are; else ValueError says what is wrong."""
    if not isinstance(value, str):
        raise ValueError(f"{what} must be a string of 64 lower-case hex digits, not {kind_of(value)}")
    if len(value) != 64:
        raise ValueError(f"{what} must have 64 lower-case hex digits, not {len(value)} characters")
    if re.fullmatch("[0-9a-f]{64}", value) is None:
        wrong = next(letter for letter in value if letter not in "0123456789abcdef")
        raise ValueError(f"{what} must be 64 lower-case hex digits; {wrong!r} is none")
    return value


def seal_of(game: str, rules: int, nonces: list[Nonce], moves: list[str]) -> str:
    """Return the hash of all that was played and added, so that a slip of the pen shows: a line each, in order."""
    lines = [f"{game} {rules}\n", *(nonce.line() for nonce in nonces), *(f"{move}\n" for move in moves)]
    return sha256("".join(lines).encode()).hexdigest()


def read_proof(document: object, seats: int) -> Proof:
    """Return the proof of a record's `proof` field; DocumentError names the field that is wrong."""
    if not isinstance(document, dict):
        raise DocumentError("proof", f"must be null or an object, not {kind_of(document)}")
    scheme = document.get("scheme")
    if type(scheme) is int and scheme > SCHEME:  # said first: a later scheme may have other fields
        raise DocumentError("proof.scheme", f"{scheme} is of a later Tatami; this one knows scheme {SCHEME}")
    row = check_object(document, "proof", FIELDS)
    check_int(scheme, "proof.scheme", 1, SCHEME)
    commitment = _hex(row["commitment"], "proof.commitment")
    nonces: list[Nonce] = []
    if len(check_list(row["nonces"], "proof.nonces")) > MOST_NONCES:
        raise DocumentError("proof.nonces", f"must have at most {MOST_NONCES} entries, not {len(row['nonces'])}")
    for number, value in enumerate(row["nonces"]):
        nonces.append(_nonce(value, f"proof.nonces[{number}]", seats, nonces))
    if (row["secret"] is None) != (row["seal"] is None):
        raise DocumentError("proof.seal", "must be there exactly when the secret is: both are published together")
    if row["secret"] is None:
        return Proof(commitment, nonces)
    secret = bytes.fromhex(_hex(row["secret"], "proof.secret"))
    return Proof(commitment, nonces, secret, _hex(row["seal"], "proof.seal"))


def _nonce(value: object, field: str, seats: int, before: list[Nonce]) -> Nonce:
    row = check_object(value, field, ["seat", "nonce", "from"])
    seat = check_int(row["seat"], f"{field}.seat", 0, seats - 1)
    nonce = _hex(row["nonce"], f"{field}.nonce")
    if nonce in [other.value for other in before]:
        raise DocumentError(f"{field}.nonce", "stands twice")
    # They stand in the order they came.
    return Nonce(seat, nonce, check_int(row["from"], f"{field}.from", before[-1].first if before else 0, MOST_DRAWS))


def _hex(value: object, field: str) -> str:
    try:
        return check_hex(value, "it")
    except ValueError as error:
        raise DocumentError(field, str(error).removeprefix("it ")) from None
