"""Fair records made without tatami.records.fairness: the stream of docs/fairness.md written a second time, HMAC and all."""

from __future__ import annotations

import random
from hashlib import sha256
from itertools import count
from typing import Any

import tatami
from tatami.match import Match
from tatami.records.record import Player, Record, from_data

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("kami", {"players": 4}),
    ("rrr", {"neutrals": "secret-draft"}),
    ("dynasties", {"players": 3, "missions": True, "ninjas": True}),
    ("daimyos", {"players": 2}),
]


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104 with SHA-256 and a key that is no longer than a block of 64 bytes."""
    block = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def ticket_by_hand(secret: bytes, lines: list[str], number: int, limit: int) -> tuple[int, int]:
    """The ticket of a draw and at which attempt it came, bit by bit; `lines` are those of the nonces that count."""
    added = sha256("".join(lines).encode("ascii")).hexdigest()
    for attempt in count():
        found = hmac_sha256(secret, f"tatami 1 {added} {number} {attempt}".encode("ascii"))
        bits = "".join(f"{byte:08b}" for byte in found)
        ticket = 0
        for bit in bits[: len(f"{limit - 1:b}") if limit > 1 else 0]:
            ticket = 2 * ticket + int(bit)
        if ticket < limit:
            return ticket, attempt
    raise AssertionError("count() ends")


class Dealer(random.Random):
    """Draws for a match by hand; a nonce counts from its draw on."""

    def __init__(self, secret: bytes, nonces: list[dict[str, Any]]) -> None:
        self.secret = secret
        self.nonces = nonces
        self.drawn = 0

    def __new__(cls, *_args: Any) -> Dealer:
        return super().__new__(cls)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        lines = [f"{nonce['seat']} {nonce['from']} {nonce['nonce']}\n" for nonce in self.nonces if nonce["from"] <= self.drawn]
        self.drawn += 1
        return ticket_by_hand(self.secret, lines, self.drawn - 1, start)[0]


def sealed(document: dict[str, Any]) -> dict[str, Any]:
    """The record with a seal that fits, as whoever changes it on purpose can make it."""
    proof = document["proof"]
    lines = [f"{document['game']} {document['rules']}"]
    lines += [f"{nonce['seat']} {nonce['from']} {nonce['nonce']}" for nonce in proof["nonces"]]
    text = "".join(f"{line}\n" for line in [*lines, *document["moves"]])
    return {**document, "proof": {**proof, "seal": sha256(text.encode()).hexdigest()}}


def fair_document(key: str, options: dict[str, Any], seed: str) -> dict[str, Any]:
    """A finished random game as the data of its record, dealt by hand: two nonces at the start and one later."""
    print(f"seed {seed!r}")
    rng = random.Random(seed)
    game = tatami.game(key, **options)
    nonces = [
        {"seat": 0, "nonce": rng.randbytes(32).hex(), "from": 0},
        {"seat": 1, "nonce": rng.randbytes(32).hex(), "from": 0},
        {"seat": 0, "nonce": rng.randbytes(32).hex(), "from": 4},
    ]
    secret = rng.randbytes(32)
    match = Match(game, [Player(f"Seat {seat}") for seat in range(game.seats)], Dealer(secret, nonces))
    play_out(match, rng)
    proof = {"scheme": 1, "commitment": sha256(secret).hexdigest(), "nonces": nonces, "secret": secret.hex(), "seal": None}
    return sealed({**match.record().data(), "proof": proof})


def fair_record(key: str, options: dict[str, Any], seed: str) -> Record:
    """The same, read."""
    return from_data(fair_document(key, options, seed))


def play_out(match: Match, rng: random.Random, most: int = 100_000) -> None:
    """Random moves until the game is over, or this many."""
    for _ in range(most):
        seat = match.to_move()
        if seat == tatami.OVER:
            return
        match.play(seat, match.game.name(rng.choice(match.observe(seat).legal())))
