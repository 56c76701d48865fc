"""Fair chance: the documented stream and nothing else, even, without bias, and the same after every interruption."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

import tatami
from tatami.match import Match, UndoError
from tatami.records.fairness import (
    FairChance,
    check_nonce,
    commitment,
    draws_of,
    new_nonce,
    new_secret,
    proof_of,
    ticket,
    verify,
)
from tatami.records.proof import Nonce
from tatami.records.record import RecordError, from_data, read
from tests.dealer import GAMES, Dealer, hmac_sha256, play_out, ticket_by_hand
from tests.test_match import persons

SECRET = bytes(range(32))
NONCES = [Nonce(0, "11" * 32), Nonce(1, "ab" * 32), Nonce(0, "cd" * 32, 5)]
LIMITS = [1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 33, 40, 1000, 2**31 + 1, 2**63 - 1, 2**64, 2**64 + 1, 2**256 - 1, 2**256]


def by_hand(secret: bytes, nonces: list[Nonce], number: int, limit: int) -> tuple[int, int]:
    lines = [f"{nonce.seat} {nonce.first} {nonce.value}\n" for nonce in nonces if nonce.first <= number]
    return ticket_by_hand(secret, lines, number, limit)


def test_the_hmac_of_these_tests_is_that_of_the_rfc() -> None:
    """RFC 4231, test cases 1 and 2."""
    assert hmac_sha256(b"\x0b" * 20, b"Hi There").hex().startswith("b0344c61d8db38535ca8afceaf0bf12b")
    assert hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex().startswith("5bdcc146bf60754e6a042426089575c7")


@pytest.mark.parametrize("limit", LIMITS)
def test_the_stream_is_the_documented_one(limit: int) -> None:
    for nonces in ([], NONCES[:1], NONCES):
        chance = FairChance(SECRET, nonces)
        for number in range(12):
            due, _ = by_hand(SECRET, nonces, number, limit)
            assert ticket(SECRET, nonces, number, limit) == due
            assert chance.randrange(limit) == due
            assert chance.drawn == number + 1


def test_what_a_draw_hangs_on() -> None:
    """Secret, each nonce with its seat and start, order, number: another of them is another stream."""

    def stream(secret: bytes, nonces: list[Nonce], first: int = 0) -> list[int]:
        return [ticket(secret, nonces, number, 2**32) for number in range(first, first + 5)]

    streams = [
        stream(SECRET, NONCES),
        stream(SECRET[::-1], NONCES),
        stream(SECRET, NONCES, 5),
        stream(SECRET, NONCES[1:]),
        stream(SECRET, NONCES[:1]),
        stream(SECRET, [NONCES[1], NONCES[0]]),
        stream(SECRET, [Nonce(2, NONCES[0].value), NONCES[1]]),
        stream(SECRET, [Nonce(0, "12" + "11" * 31), NONCES[1]]),
    ]
    assert len({number for row in streams for number in row}) == 5 * len(streams)
    # A nonce says nothing before its draw, and everything from it on; from which draw it counts is hashed as well.
    late, later = Nonce(1, "ee" * 32, 3), Nonce(1, "ee" * 32, 4)
    plain, one, other = (stream(SECRET, [*NONCES[:2], *added]) for added in ([], [late], [later]))
    assert [a == b for a, b in zip(plain, one, strict=True)] == [True, True, True, False, False]
    assert [a == b for a, b in zip(one, other, strict=True)] == [True, True, True, False, False]


@pytest.mark.parametrize("limit", [3, 5, 33, 40, 52])
def test_what_is_too_large_is_drawn_again(limit: int) -> None:
    """As often as it should: the share of first attempts that are kept is limit / 2**bits."""
    tries = [by_hand(SECRET, [], number, limit) for number in range(3000)]
    assert [ticket(SECRET, [], number, limit) for number in range(3000)] == [found for found, _ in tries]
    kept = sum(attempt == 0 for _, attempt in tries) / 3000
    assert abs(kept - limit / 2 ** (limit - 1).bit_length()) < 0.04
    assert max(attempt for _, attempt in tries) > 1


# What chi-square exceeds once in 10,000, for limit - 1 degrees of freedom.
CHI_SQUARE = {2: 15.14, 3: 18.42, 6: 25.74, 7: 27.86, 40: 82.06}


@pytest.mark.parametrize("limit", list(CHI_SQUARE))
def test_all_tickets_are_equally_likely(limit: int) -> None:
    for seed in range(5):
        chance = FairChance(sha256(f"chi-square {seed}".encode()).digest(), [Nonce(0, "00" * 32)])
        counts = [0] * limit
        for _ in range(4000):
            counts[chance.randrange(limit)] += 1
        due = 4000 / limit
        assert sum((count - due) ** 2 / due for count in counts) < CHI_SQUARE[limit], f"seed {seed}: {counts}"


def test_one_ticket_is_drawn_like_any_other() -> None:
    chance = FairChance(SECRET, NONCES)
    assert [chance.randrange(1) for _ in range(3)] == [0, 0, 0]
    assert chance.drawn == 3
    assert chance.randrange(1000) == ticket(SECRET, NONCES, 3, 1000)


@pytest.mark.parametrize("limit", [0, -1, 2**256 + 1])
def test_a_draw_needs_tickets(limit: int) -> None:
    chance = FairChance(SECRET, [])
    with pytest.raises(ValueError, match="tickets, not"):
        chance.randrange(limit)
    assert chance.drawn == 0


OTHER: list[Callable[[FairChance], object]] = [
    lambda chance: chance.random(),
    lambda chance: chance.getrandbits(8),
    lambda chance: chance.randbytes(8),
    lambda chance: chance.randint(1, 6),
    lambda chance: chance.randrange(1, 6),
    lambda chance: chance.randrange(6, step=2),
    lambda chance: chance.choice([1, 2]),
    lambda chance: chance.choices([1, 2]),
    lambda chance: chance.shuffle([1, 2]),
    lambda chance: chance.sample([1, 2], 1),
    lambda chance: chance.uniform(0, 1),
    lambda chance: chance.gauss(0, 1),
    lambda chance: chance.normalvariate(0, 1),
    lambda chance: chance.seed(1),
    lambda chance: chance.getstate(),
    lambda chance: chance.setstate(random.getstate()),
    lambda chance: copy.copy(chance),
    lambda chance: copy.deepcopy(chance),
    lambda chance: pickle.dumps(chance),
]


@pytest.mark.parametrize("use", OTHER)
def test_nothing_of_random_goes_round_the_stream(use: Callable[[FairChance], object]) -> None:
    chance = FairChance(SECRET, NONCES)
    with pytest.raises(TypeError, match="fair"):
        use(chance)
    assert chance.drawn == 0
    assert chance.randrange(2**64) == ticket(SECRET, NONCES, 0, 2**64)


def test_secrets_and_nonces_are_new_each_time() -> None:
    random.seed(1)
    some = [new_secret().hex() for _ in range(3)] + [new_nonce() for _ in range(3)]
    random.seed(1)
    some += [new_secret().hex() for _ in range(3)] + [new_nonce() for _ in range(3)]
    assert len(set(some)) == 12
    for value in some:
        assert check_nonce(value) == value
    assert commitment(SECRET) == sha256(SECRET).hexdigest()
    for secret in (b"", SECRET[1:], SECRET + b"x"):
        with pytest.raises(ValueError, match="32 bytes"):
            commitment(secret)
        with pytest.raises(ValueError, match="32 bytes"):
            FairChance(secret, [])
    for wrong in (None, 7, "", "0" * 63, "X" * 64):
        with pytest.raises(ValueError, match="a nonce must"):
            check_nonce(wrong)


def test_nonces_are_added_in_order_and_once() -> None:
    chance = FairChance(SECRET, NONCES[:1])
    for _ in range(3):
        chance.randrange(6)
    chance.add(1, "ee" * 32)
    assert [(nonce.seat, nonce.value, nonce.first) for nonce in chance.nonces] == [(0, "11" * 32, 0), (1, "ee" * 32, 3)]
    assert chance.randrange(2**64) == ticket(SECRET, [NONCES[0], Nonce(1, "ee" * 32, 3)], 3, 2**64)
    for wrong in ("ee" * 32, "11" * 32, "11"):
        with pytest.raises(ValueError, match="nonce"):
            chance.add(2, wrong)
    with pytest.raises(ValueError, match="order"):
        FairChance(SECRET, NONCES[::-1])
    assert len(chance.nonces) == 2


def test_a_record_can_have_all_nonces_that_were_taken() -> None:
    chance = FairChance(SECRET, [])
    match = Match(tatami.game("rrr"), persons(2), chance)
    for number in range(1000):
        chance.add(number % 2, f"{number:064x}")
    with pytest.raises(ValueError, match="no room"):
        chance.add(0, "ee" * 32)
    assert len(read(match.record().text()).data()["proof"]["nonces"]) == 1000


def fair_match(key: str, options: dict[str, Any]) -> tuple[Match, FairChance]:
    game = tatami.game(key, **options)
    chance = FairChance(SECRET, NONCES[:2])
    return Match(game, persons(game.seats), chance), chance


@pytest.mark.parametrize(("key", "options"), GAMES, ids=[key for key, _ in GAMES])
def test_a_match_is_dealt_by_the_stream(key: str, options: dict[str, Any]) -> None:
    """The same moves come from a dealer who draws by hand."""
    rows = [{"seat": nonce.seat, "nonce": nonce.value, "from": nonce.first} for nonce in NONCES]
    game = tatami.game(key, **options)
    fair = Match(game, persons(game.seats), FairChance(SECRET, NONCES))
    hand = Match(game, persons(game.seats), Dealer(SECRET, rows))
    for match in (fair, hand):
        play_out(match, random.Random("by hand"))
    assert fair.record().moves == hand.record().moves
    assert fair.record().proof is not None
    assert hand.record().proof is None
    assert fair.commitment() == sha256(SECRET).hexdigest()
    assert hand.commitment() is None


@pytest.mark.parametrize(("key", "options"), GAMES, ids=[key for key, _ in GAMES])
def test_a_match_goes_on_with_the_same_stream(key: str, options: dict[str, Any]) -> None:
    """Written, read and resumed every few moves, a nonce added on the way: the record is that of a match in one go."""
    seed = f"resume {key}"
    print(f"seed {seed!r}")
    records = []
    for pause in (100_000, 31):
        match, chance = fair_match(key, options)
        rng = random.Random(seed)
        play_out(match, rng, 10)
        chance.add(1, "ee" * 32)
        while match.to_move() != tatami.OVER:
            play_out(match, rng, pause)
            stored = read(match.record().text())
            match = Match.resume(stored, FairChance.resume(stored, SECRET))
            assert match.record().data() == stored.data()
        records.append(match.record())
    assert records[0].data() == records[1].data()
    assert verify(records[0]).proven
    assert verify(records[0]).draws == draws_of(records[0])
    assert records[0].proof is not None
    assert records[0].proof["nonces"][-1]["from"] > 0


@pytest.mark.parametrize(("key", "options"), GAMES, ids=[key for key, _ in GAMES])
def test_nothing_of_the_secret_is_in_a_running_record(key: str, options: dict[str, Any]) -> None:
    match, chance = fair_match(key, options)
    rng = random.Random(3)
    while match.to_move() != tatami.OVER:
        record = match.record()
        assert proof_of(record) is not None
        for piece in range(0, 64, 8):
            assert SECRET.hex()[piece : piece + 8] not in record.text()
        assert verify(record).problems[0].kind == "secret-kept"
        play_out(match, rng, 29)
    assert SECRET.hex() in match.record().text()
    for said in (repr(chance), str(chance), repr(match)):
        assert SECRET.hex()[:8] not in said
        assert repr(SECRET)[2:20] not in said


def test_the_source_of_chance_must_fit_the_record() -> None:
    match, _ = fair_match(*GAMES[0])
    record = match.record()
    for drawn in (0, draws_of(record) - 1, draws_of(record) + 1):
        with pytest.raises(ValueError, match="chance moves"):
            Match.resume(record, FairChance(SECRET, NONCES[:2], drawn))
    with pytest.raises(RecordError, match=r"proof\.commitment: isn't the hash"):
        FairChance.resume(record, SECRET[::-1])
    record.proof = None
    with pytest.raises(RecordError, match="proof: is missing"):
        FairChance.resume(record, SECRET)
    record.proof = {"scheme": 1}
    with pytest.raises(RecordError, match="commitment is missing"):
        FairChance.resume(record, SECRET)


def test_a_finished_match_keeps_the_proof_of_its_record_and_a_running_one_does_not() -> None:
    """Without the secret nothing that is dealt from here on could be proven."""
    match, _ = fair_match(*GAMES[1])
    begun = match.record()
    assert Match.resume(begun).record().proof is None
    play_out(match, random.Random(5))
    over = match.record()
    assert Match.resume(over).record().data() == over.data()
    assert verify(Match.resume(over).record()).proven


def test_undo_takes_back_no_draw() -> None:
    """K-41: a mercenary turned up is chance. What is taken back before it was drawn by nobody."""
    game = tatami.game("kami", players=2, first=0)
    chance = FairChance(SECRET, NONCES)
    match = Match(game, persons(2), chance)
    rng = random.Random("undo")
    undone = refused = 0
    while match.to_move() != tatami.OVER and undone + refused < 60:
        seat, drawn = match.to_move(), chance.drawn
        match.play(seat, game.name(rng.choice(match.observe(seat).legal())))
        after = chance.drawn
        try:
            match.undo(seat)
        except UndoError:
            refused += after > drawn
        else:
            undone += 1
            assert after == drawn
            play_out(match, rng, 1)
        assert chance.drawn == draws_of(match.record()) >= after
    assert undone > 5
    assert refused > 5


def test_a_game_that_is_given_up_can_be_published() -> None:
    match, chance = fair_match(*GAMES[0])
    play_out(match, random.Random(2), 5)
    record = match.record()
    record.proof = chance.proof(record, publish=True).data()
    verdict = verify(from_data(record.data()))
    assert verdict.proven
    assert verdict.draws == chance.drawn


def test_a_nonce_is_of_a_seat_that_is_there() -> None:
    game = tatami.game("rrr")
    with pytest.raises(ValueError, match="isn't there"):
        FairChance(SECRET, [Nonce(-1, "11" * 32)])
    with pytest.raises(ValueError, match="isn't there"):
        Match(game, persons(2), FairChance(SECRET, [Nonce(2, "11" * 32)]))
    chance = FairChance(SECRET, [Nonce(1, "11" * 32)])
    match = Match(game, persons(2), chance)
    with pytest.raises(ValueError, match="isn't there"):
        chance.add(2, "22" * 32)
    assert len(chance.nonces) == 1
    assert read(match.record().text()).data() == match.record().data()
