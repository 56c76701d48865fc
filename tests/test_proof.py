"""The proof of a record as data: what is written is read back; what is wrong is named."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.records.proof import Nonce, Proof, check_hex, read_proof, seal_of
from tatami.records.record import RecordError, from_data
from tests.dealer import GAMES, fair_document
from tests.test_record import unfinished

A, B, C = "a1" * 32, "b2" * 32, "c3" * 32


def test_a_proof_is_written_and_read() -> None:
    for secret, seal in ((None, None), (bytes(range(32)), C)):
        proof = Proof(A, [Nonce(0, B), Nonce(3, C, 7)], secret, seal)
        data = proof.data()
        again = read_proof(data, 4)
        assert again.data() == data
        assert (again.secret, again.seal) == (secret, seal)
        assert [(nonce.seat, nonce.value, nonce.first) for nonce in again.nonces] == [(0, B, 0), (3, C, 7)]


def test_the_form_of_the_document() -> None:
    assert Proof(A, [Nonce(2, B, 5)]).data() == {
        "scheme": 1,
        "commitment": A,
        "nonces": [{"seat": 2, "nonce": B, "from": 5}],
        "secret": None,
        "seal": None,
    }


def nonce(**values: Any) -> dict[str, Any]:
    return {"seat": 0, "nonce": B, "from": 0, **values}


def having(**values: Any) -> dict[str, Any]:
    return {"scheme": 1, "commitment": A, "nonces": [nonce()], "secret": C, "seal": A, **values}


def lacking(field: str) -> dict[str, Any]:
    return {name: value for name, value in having().items() if name != field}


WRONG: list[tuple[Any, str, str]] = [
    (True, "proof", "not a boolean"),
    ([], "proof", "not a list"),
    ({}, "proof", "scheme is missing"),
    *((lacking(field), "proof", f"{field} is missing") for field in having()),
    (having(extra=1), "proof", "unknown entry 'extra'"),
    (having(scheme=2), "proof.scheme", "later Tatami"),
    ({"scheme": 7, "other": "fields"}, "proof.scheme", "later Tatami"),
    (having(scheme=0), "proof.scheme", "whole number"),
    (having(scheme=True), "proof.scheme", "whole number"),
    (having(commitment=None), "proof.commitment", "not null"),
    (having(commitment=A[1:]), "proof.commitment", "not 63 characters"),
    (having(commitment=A.upper()), "proof.commitment", "'A' is none"),
    (having(commitment=A[1:] + "\n"), "proof.commitment", "'\\n' is none"),
    (having(commitment=A[1:] + "٣"), "proof.commitment", "'٣' is none"),
    (having(nonces={}), "proof.nonces", "not an object"),
    (
        having(nonces=[nonce(nonce=f"{number:064x}") for number in range(1001)]),
        "proof.nonces",
        "at most 1000 entries, not 1001",
    ),
    (having(nonces=[nonce(), 3]), "proof.nonces[1]", "not a number"),
    (having(nonces=[{"seat": 0, "nonce": B}]), "proof.nonces[0]", "from is missing"),
    (having(nonces=[nonce(seat=4)]), "proof.nonces[0].seat", "0 to 3"),
    (having(nonces=[nonce(seat=-1)]), "proof.nonces[0].seat", "0 to 3"),
    (having(nonces=[nonce(seat=False)]), "proof.nonces[0].seat", "0 to 3"),
    (having(nonces=[nonce(), nonce(nonce=C[2:])]), "proof.nonces[1].nonce", "62 characters"),
    (having(nonces=[nonce(), nonce(seat=1)]), "proof.nonces[1].nonce", "stands twice"),
    (having(nonces=[nonce(**{"from": -1})]), "proof.nonces[0].from", "from 0 to"),
    (having(nonces=[nonce(**{"from": 2**53})]), "proof.nonces[0].from", "from 0 to"),
    (having(nonces=[nonce(**{"from": 3}), nonce(nonce=C, **{"from": 2})]), "proof.nonces[1].from", "from 3 to"),
    (having(secret=7), "proof.secret", "not a number"),
    (having(secret="g" * 64), "proof.secret", "'g' is none"),
    (having(seal="0"), "proof.seal", "1 characters"),
    (having(secret=None), "proof.seal", "published together"),
    (having(seal=None), "proof.seal", "published together"),
]


@pytest.mark.parametrize(("proof", "field", "reason"), WRONG)
def test_what_is_wrong_is_named(proof: Any, field: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_data({**unfinished().data(), "proof": proof})
    assert caught.value.field == field
    assert reason in caught.value.reason


def test_a_record_keeps_its_proof() -> None:
    document = {**unfinished().data(), "proof": having()}
    assert from_data(document).data() == document


def test_hex_is_checked_with_a_word_on_what_it_should_be() -> None:
    assert check_hex(A, "a hash") == A
    for wrong, said in (
        (None, "not null"),
        (b"x", "not bytes"),
        ("", "not 0 characters"),
        (A + "0", "65"),
        ("G" + A[1:], "'G'"),
    ):
        with pytest.raises(ValueError, match=r"^a hash must .*64 lower-case hex digits") as caught:
            check_hex(wrong, "a hash")
        assert said in str(caught.value)
    with pytest.raises(ValueError, match="a nonce must"):
        Nonce(0, "12")


@pytest.mark.parametrize(("key", "options"), GAMES, ids=[key for key, _ in GAMES])
def test_the_seal_is_of_all_that_was_played_and_added(key: str, options: dict[str, Any]) -> None:
    document = fair_document(key, options, f"seal {key}")
    nonces = [Nonce(row["seat"], row["nonce"], row["from"]) for row in document["proof"]["nonces"]]
    moves = document["moves"]
    sound, rules = document["proof"]["seal"], document["rules"]  # by hand
    assert seal_of(key, rules, nonces, moves) == sound
    for other in (
        seal_of("chess", rules, nonces, moves),
        seal_of(key, rules + 1, nonces, moves),
        seal_of(key, rules, nonces[:-1], moves),
        seal_of(key, rules, nonces, moves[:-1]),
    ):
        assert other != sound
