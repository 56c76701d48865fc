"""Records changed in every way that a forger or a slip could change them: each must be found. Also run on mutants."""

from __future__ import annotations

import random
from hashlib import sha256
from typing import Any

import tatami
from tatami.records.fairness import Problem, verify
from tatami.records.record import RecordError, from_data, parse, read
from tests.dealer import GAMES, fair_document, sealed

Data = dict[str, Any]
LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzSLRVGEFT+-* >()[]{}",.:\\'


def problems(document: Data, promised: str | None = None, added: list[str] | None = None) -> list[Problem]:
    return verify(from_data(document), promised, added).problems


def kinds(document: Data, promised: str | None = None, added: list[str] | None = None) -> set[str]:
    return {problem.kind for problem in problems(document, promised, added)}


def with_proof(document: Data, **values: Any) -> Data:
    """The same with other values in its proof, and a seal that fits."""
    return sealed({**document, "proof": {**document["proof"], **values}})


def check_sound(document: Data) -> None:
    """A record that was dealt by hand is proven, also by what its players noted."""
    proof = document["proof"]
    mine = [nonce["nonce"] for nonce in proof["nonces"]]
    assert problems(document) == []
    assert problems(document, proof["commitment"], mine) == []


def check_secret_and_commitment(document: Data) -> None:
    """Another secret or commitment is found; both replaced together are found by the deal."""
    other = sha256(b"another").digest()
    promise = sha256(other).hexdigest()
    assert "other-secret" in kinds(with_proof(document, secret=other.hex()))
    assert kinds(with_proof(document, commitment=promise)) == {"other-secret"}
    assert kinds(with_proof(document, secret=other.hex(), commitment=promise)) == {"dealt"}


def check_nonces(document: Data) -> None:
    """A nonce that is changed, left out, added, moved to another seat, place or draw is found by the deal."""
    rows = document["proof"]["nonces"]
    other = sha256(b"nonce").hexdigest()
    last = len(rows) - 1
    for nonces in (
        [{**rows[0], "nonce": other}, *rows[1:]],
        [*rows[:last], {**rows[last], "nonce": other}],
        rows[1:],
        rows[:last],
        [*rows, {"seat": 1, "nonce": other, "from": rows[last]["from"]}],
        [rows[1], rows[0], *rows[2:]],
        [{**rows[0], "seat": 1}, *rows[1:]],
        [*rows[:last], {**rows[last], "from": rows[last]["from"] + 1}],
        [*rows[:last], {**rows[last], "from": rows[last]["from"] - 1}],
    ):
        assert kinds(with_proof(document, nonces=nonces)) == {"dealt"}


def check_dealt(document: Data, rng: random.Random, times: int) -> int:
    """One chance move is another one, the record ends there and is sealed again: that move is named, with what is due."""
    state = from_data(document).game.start()
    places: list[tuple[int, list[str]]] = []
    for number, move in enumerate(document["moves"], 1):
        if state.to_move() == tatami.CHANCE and len(state.legal()) > 1:
            places.append((number, [name for name in state.moves() if name != move]))
        state.play(state.game.action(move))
    chosen = rng.sample(places, min(times, len(places)))
    for number, others in chosen:
        false = rng.choice(others)
        moves = [*document["moves"][: number - 1], false]
        forged = sealed({**document, "moves": moves, "result": None})
        (problem,) = problems(forged)
        assert (problem.kind, problem.move) == ("dealt", number)
        assert (problem.text.facts["dealt"], problem.text.facts["due"]) == (false, document["moves"][number - 1])
    return len(chosen)


def check_replay(document: Data) -> None:
    """Moves that are left out, illegal or none, and results that aren't theirs."""
    moves, result = document["moves"], document["result"]
    assert kinds(sealed({**document, "moves": moves[:-1]})) == {"result"}
    assert kinds(sealed({**document, "result": None})) == {"result"}
    assert kinds(sealed({**document, "result": {**result, "reason": result["reason"] + "x"}})) == {"result"}
    assert kinds(sealed({**document, "moves": [*moves, moves[-1]]})) == {"illegal"}
    assert kinds(sealed({**document, "moves": [*moves, "no such move"]})) == {"no-move"}
    assert kinds({**document, "moves": moves[:-1], "result": None}) == {"other-seal"}


def check_noted(document: Data, forged: Data) -> None:
    """A record that is sound in itself, but isn't of the game that was promised, is found by what a player noted."""
    promised = document["proof"]["commitment"]
    mine = document["proof"]["nonces"][1]["nonce"]
    assert problems(forged) == []
    assert kinds(forged, promised) == {"other-commitment"}
    assert kinds(forged, None, [mine]) == {"nonce-missing"}
    assert kinds(forged, promised, [mine]) == {"other-commitment", "nonce-missing"}
    idle = [*document["proof"]["nonces"], {"seat": 0, "nonce": sha256(b"idle").hexdigest(), "from": len(document["moves"])}]
    assert kinds(with_proof(document, nonces=idle), promised, [mine]) == set()
    assert kinds(with_proof(document, nonces=idle), promised, [idle[-1]["nonce"]]) == {"nonce-idle"}


def check_unproven(document: Data) -> None:
    """Without a proof or a published secret nothing is proven."""
    assert kinds({**document, "proof": None}) == {"no-proof"}
    kept = {**document, "proof": {**document["proof"], "secret": None, "seal": None}}
    assert kinds(kept) == {"secret-kept"}
    assert kinds(kept, sha256(b"x").hexdigest()) == {"secret-kept", "other-commitment"}


def check_every_letter(document: Data, field: str, rng: random.Random, most: int) -> int:
    """Letters of a field, one changed at a time: the record can't be read, or something is found."""
    text = from_data(document).text()
    (line,) = [line for line in text.splitlines() if line.startswith(f'  "{field}": ')]
    start = text.index(line) + len(f'  "{field}": ')
    end = text.index(line) + len(line.rstrip(","))
    places = range(start, end)
    found = 0
    for place in rng.sample(places, min(most, len(places))):
        letter = rng.choice([letter for letter in LETTERS if letter != text[place]])
        changed = f"{text[:place]}{letter}{text[place + 1 :]}"
        try:
            record = read(changed)
            if parse(changed) == parse(text):  # 0e0 for 0.0: the record says what it said
                continue
            assert verify(record).problems, f"{field}: {letter!r} for {text[place]!r} at {place - start} isn't found"
        except RecordError:
            pass
        found += 1
    return found


def check_all(key: str, options: Data, seed: str) -> None:
    """All of the above on one game."""
    rng = random.Random(seed)
    document = fair_document(key, options, seed)
    check_sound(document)
    check_secret_and_commitment(document)
    check_nonces(document)
    assert check_dealt(document, rng, 25) > 3
    check_replay(document)
    check_noted(document, fair_document(key, options, f"{seed}, forged"))
    check_unproven(document)


def check_one_game() -> None:
    """What mutants are put to."""
    key, options = GAMES[0]
    check_all(key, options, "mutants")
