"""The Kami solver against a slow, obvious minimax written from the rules, and against known values.

Positions are drawn from seeds; a failing test prints the position, which is enough to repeat it.
"""

import random
import signal
import time
from functools import cache

import pytest

from tatami.solvers.kami import MoveValue, Progress, Round, Solution, solve
from tatami.solvers.kami import melee as compiled_or_not

COMPILED = not str(compiled_or_not.__file__).endswith(".py")
POINTS = {"S": 1, "L": 2, "R": 2, "V": 3, "G": 3, "F": 4, "T": 4, "E": 5}
GONE = [""] * 8
DECK = "S" * 10 + "LLLLRRRRVVVVGGGGFFTTEE"
SIZE = 8 if COMPILED else 6  # cards in hands that the slow twin is asked about
ROUNDS = 150 if COMPILED else 40


# The twin: a state is (hands, seat, attack, attacker, empress_up, stacks, defence), an end is (winner, points).
# Nothing here is shared with the solver.

Hands = tuple[str, ...]
State = tuple[Hands, int, str, int, bool, Hands, str]
End = tuple[int, int]


def without(cards: str, card: str) -> str:
    return cards.replace(card, "", 1)


def counters(defence: str, attack: str) -> bool:
    return defence == attack or (defence == "E" and attack not in "SL")


def sources(hand: str, stacks: Hands) -> list[tuple[str, str, str, Hands]]:
    """All ways to take one card: its name, its letter, the hand and the stacks left."""
    ways = [(card, card, without(hand, card), stacks) for card in sorted(set(hand))]
    for place, stack in enumerate(stacks):
        if stack:
            ways.append((f"*{place + 1}", stack[0], hand, (*stacks[:place], stack[1:], *stacks[place + 1 :])))
    return ways


def attacks(state: State, hand: str, stacks: Hands, defence: str, up: bool) -> dict[str, State | End]:
    """Every attack after a defence ("S", "(S)"): the state after it, or the winner and his points."""
    hands, seat = state[0], state[1]
    found: dict[str, State | End] = {}
    for name, card, left, piles in sources(hand, stacks):
        last = left == "" and not name.startswith("*")
        if card == "E" and not up and not last:
            continue
        if last:
            found[name] = (seat, POINTS[card] * (2 if defence == f"({card})" else 1))
        else:
            table = (*hands[:seat], left, *hands[seat + 1 :])
            found[name] = (table, (seat + 1) % len(hands), card, seat, up, piles, "")
    return found


def moves(state: State) -> dict[str, State | End]:
    hands, seat, attack, attacker, up, stacks, laid = state
    if laid:
        found = attacks(state, hands[seat], stacks, laid.replace("*", ""), up)
        return {f">{name}": after for name, after in found.items()}
    found = {}
    if attack:
        following = (seat + 1) % len(hands)
        found["-"] = settled((hands, following, "" if following == attacker else attack, attacker, up, stacks, ""))
    for name, card, left, piles in sources(hands[seat], stacks):
        if left == "" or (attack and not counters(card, attack)):
            continue
        shown = name if attack else f"({name})"
        up_now = up or bool(attack and card == "E")
        rest = attacks(state, left, piles, card if attack else f"({card})", up_now)
        if name.startswith("*") and piles[int(name[1:]) - 1]:
            if rest:
                table = (*hands[:seat], left, *hands[seat + 1 :])
                found[f"{shown}>"] = (table, seat, "", seat, up_now, piles, f"*{card}" if attack else f"(*{card})")
        else:
            found.update({f"{shown}>{attack_name}": after for attack_name, after in rest.items()})
    return found


def settled(state: State) -> State | End:
    """K-44: whoever can't lead gives the lead away; nobody can: no points."""
    hands, seat, attack, attacker, up, stacks, laid = state
    if attack or len(hands[seat]) > 1 or any(stacks):
        return state
    other = (seat + 1) % len(hands)
    return (-1, 0) if len(hands[other]) == 1 else (hands, other, "", attacker, up, stacks, laid)


@cache
def twin(state: State | End, friends: frozenset[int]) -> int:
    if len(state) == 2:
        winner, points = state
        return points if winner in friends else -points
    values = [twin(after, friends) for after in moves(state).values()]
    return max(values) if state[1] in friends else min(values)


def friends_of(position: Round) -> frozenset[int]:
    mates = {position.seat, (position.seat + 2) % 4} if position.players == 4 else {position.seat}
    return frozenset(mates)


def state_of(position: Round) -> State:
    up = position.empress_up or position.defence == "*E"
    hands = tuple(position.hands)
    attack = "" if position.defence else position.attack
    return (hands, position.seat, attack, position.attacker, up, tuple(position.stacks), position.defence)


def twin_values(position: Round) -> dict[str, int]:
    return {name: twin(after, friends_of(position)) for name, after in moves(state_of(position)).items()}


def check_against_twin(position: Round) -> Solution:
    twin.cache_clear()
    solution = solve(position)
    found = {move.name: (move.lower, move.upper) for move in solution.moves}
    assert len(found) == len(solution.moves), position
    assert found == {name: (value, value) for name, value in twin_values(position).items()}, position
    assert solution.exact, position
    check_line(position, solution)
    return solution


def check_line(position: Round, solution: Solution) -> None:
    """The line is legal, and no step of it gives anything away."""
    friends = friends_of(position)
    state: State | End = state_of(position)
    value = max(move.lower for move in solution.moves)
    assert solution.value == value, position
    for name in solution.line:
        assert len(state) != 2, position
        state = moves(state)[name]
        assert twin(state, friends) == value, position
    assert len(state) == 2, position


# Random positions


def random_round(rng: random.Random, players: int, cards: int) -> Round:
    """A round of 3 or 4 players with few cards left; about half of them to be answered."""
    deck = rng.sample(DECK, len(DECK))
    if rng.random() < 0.4:
        deck.sort(key=lambda card: card in "SLRV")  # many high cards and Empresses
        deck = rng.sample(deck[:18], 18) + deck[18:]
    sizes = [2] * players
    while sum(sizes) < cards:
        sizes[rng.choice([seat for seat in range(players) if sizes[seat] < 8])] += 2
    hands = ["".join(deck.pop(0) for _ in range(size)) for size in sizes]
    seat = rng.randrange(players)
    up = "E" in deck and rng.random() < 0.5
    if up:
        deck.remove("E")
    if rng.random() < 0.35:
        return Round(players, hands, seat, empress_up=up)
    attack = deck[0] if rng.random() < 0.5 else rng.choice([card for card in hands[seat] if card in deck] or deck[:1])
    if attack == "E" and not up:
        attack = next(card for card in deck if card != "E")
    return Round(players, hands, seat, attack, (seat + rng.randrange(1, players)) % players, up)


def random_duel(rng: random.Random) -> Round:
    """A Duel with few cards in hands and stacks, also in the middle of a two-step move."""
    deck = rng.sample(DECK, len(DECK))
    if rng.random() < 0.5:
        deck.sort(key=lambda card: card in "LRV")
        deck = rng.sample(deck[:20], 20) + deck[20:]
    hands = ["".join(deck.pop(0) for _ in range(rng.choice([1, 1, 2, 2, 3, 4]))) for _ in range(2)]
    stacks = [""] * 8
    for place in rng.sample(range(8), rng.choice([0, 1, 2, 2, 3])):
        stacks[place] = "".join(deck.pop(0) for _ in range(rng.choice([1, 2])))
    seat = rng.randrange(2)
    up = "E" in deck and rng.random() < 0.4
    if up:
        deck.remove("E")
    kind = rng.choice(["lead", "answer", "answer", "down", "up"])
    if kind == "answer":
        near = [card for card in hands[seat] + "".join(stack[:1] for stack in stacks) if card in deck]
        attack = rng.choice(near or deck)
        if attack == "E" and not up:
            attack = next(card for card in deck if card != "E")
        return Round(2, hands, seat, attack, 1 - seat, up, stacks)
    if kind in ("down", "up") and any(stacks):
        laid = rng.choice(list(hands[seat]))
        laid = laid if laid in deck else deck[0]
        return Round(2, hands, seat, "", -1, up, stacks, f"(*{laid})" if kind == "down" else f"*{laid}")
    return Round(2, hands, seat, "", -1, up, stacks)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [4, 3])
def test_every_value_is_the_twins(players: int, seed: int) -> None:
    rng = random.Random(100 * players + seed)
    for _ in range(ROUNDS):
        cards = rng.choice(range(2 * players, 2 * players + SIZE + 1, 2))
        check_against_twin(random_round(rng, players, cards))


@pytest.mark.parametrize("seed", range(4))
def test_every_value_is_the_twins_in_duels(seed: int) -> None:
    rng = random.Random(seed)
    asked = voids = twos = 0
    for _ in range(ROUNDS * 2):
        position = random_duel(rng)
        if not moves(state_of(position)):
            with pytest.raises(ValueError, match=r"K-44|K-45"):
                solve(position)
            continue
        solution = check_against_twin(position)
        asked += 1
        voids += solution.value == 0
        twos += any(name.endswith(">") for name in solution.line)
    assert asked > ROUNDS
    assert voids > 0
    assert twos > 0


def test_empresses_face_up_and_face_down() -> None:
    """K-21: the same cards left, but an Empress was countered with, or lies face down. Found by breaking the solver."""
    check_against_twin(Round(2, ["VR", "RVS"], 0, "G", 1, False, ["SV", "E", "LE", *GONE[3:]]))
    check_against_twin(Round(2, ["GRV", "GV"], 1, "L", 0, False, ["V", "VS", "E", "RE", *GONE[4:]]))
    check_against_twin(Round(2, ["RGVV", "GSGR"], 0, "S", 1, False, ["E", "VE", *GONE[2:]]))


def test_the_table_changes_nothing() -> None:
    """Two entries or millions: a key that mixes up two positions would show, as the rounds are big ones."""
    rng = random.Random(3)
    for players, deck, size, rounds in ((4, "SSSSSSLLRRRRVVVVGGGGEEFF", 6, 40), (3, "SSSSSSRRRRVVVVLLEE", 6, 120)):
        for _ in range(rounds if COMPILED else 2):
            cards = rng.sample(deck, len(deck))
            position = Round(players, ["".join(cards[place * size :][:size]) for place in range(players)], 0)
            assert values(solve(position, table_bits=1)) == values(solve(position)), position
    for _ in range(120 if COMPILED else 2):
        cards = rng.sample("SSSSRRRVVVLLEEGG", 16)
        stacks = ["".join(cards[place : place + 2]) for place in (8, 10, 12, 14)]
        position = Round(2, ["".join(cards[:4]), "".join(cards[4:8])], 0, stacks=stacks + GONE[4:])
        assert values(solve(position, table_bits=1)) == values(solve(position)), position


def values(solution: Solution) -> dict[str, int]:
    assert solution.exact
    return {move.name: move.lower for move in solution.moves}


def goita() -> Round:
    """`11244556,12234569,11123378,11113457,s3,313`: seat 4 of the Goita history is to answer."""
    letters = dict(zip("123456789", "SLRVGFTEE", strict=True))
    hands = ["".join(letters[digit] for digit in hand) for hand in ("11244556", "12234569", "112378", "11113457")]
    return Round(4, hands, 3, "R", 2)


@pytest.mark.skipif(not COMPILED, reason="half a million nodes")
def test_known_values() -> None:
    solution = solve(goita())
    assert values(solution) == {"-": -1, "R>G": -2, "R>V": -2, "R>S": -2, "R>T": -3}
    assert solution.value == -1
    assert solution.best == ["-"]


# Single rules, by hand


def test_master_stroke_and_last_empress() -> None:
    assert values(solve(Round(4, ["SS", "LL", "RR", "VV"], 0))) == {"(S)>S": 2}  # K-32
    assert values(solve(Round(4, ["SE", "LL", "RR", "VV"], 0))) == {"(S)>E": 5, "(E)>S": 1}  # K-21: last card
    assert values(solve(Round(4, ["SS", "LL", "RR", "VV"], 0, "S", 3)))["S>S"] == 1  # both visible


def test_three_players_are_two_against_one() -> None:
    # Seat 1 could stop seat 2 at the price of his own 1 point; that is no help for seat 0.
    solution = solve(Round(3, ["SSSL", "SS", "LL"], 0))
    assert solution.value == twin(state_of(Round(3, ["SSSL", "SS", "LL"], 0)), frozenset({0}))
    assert solution.value is not None
    assert solution.value < 0


def test_duel_rules() -> None:
    two = ["GS", *GONE[1:]]
    # K-42: S is the last hand card, so only the mercenary defends; K-41: in two steps
    assert [move.name for move in solve(Round(2, ["S", "LL"], 0, "", -1, False, two)).moves] == ["(*1)>"]
    after = Round(2, ["S", "LL"], 0, "", -1, False, ["S", *GONE[1:]], "(*G)")
    assert values(solve(after))[">S"] == 1
    # K-32 with a mercenary face down
    assert values(solve(Round(2, ["G", "LL"], 0, "", -1, False, ["G", *GONE[1:]])))["(*1)>G"] == 6
    # K-43: a mercenary Empress needs one face up
    names = [move.name for move in solve(Round(2, ["SS", "LL"], 0, "", -1, False, ["E", *GONE[1:]])).moves]
    assert "(S)>*1" not in names
    names = [move.name for move in solve(Round(2, ["SS", "LL"], 0, "", -1, True, ["E", *GONE[1:]])).moves]
    assert "(S)>*1" in names
    # K-44: seat 0 attacks, is passed, can't lead; nor can the other: no points
    void = solve(Round(2, ["S", "L"], 0, "", -1, False, ["V", *GONE[1:]], "(*R)"))
    assert values(void) == {">S": 1, ">*1": 0}
    # K-45: nothing would be left to attack with
    assert values(solve(Round(2, ["EE", "LL"], 0, "R", 1, False, ["R", *GONE[1:]]))).keys() == {"-", "E>E", "E>*1"}
    assert "*1>" in values(solve(Round(2, ["EE", "LL"], 0, "R", 1, False, ["RS", *GONE[1:]])))


# Stopping


def big_round() -> Round:
    """Too much for one breath, not too much to be solved."""
    return goita() if COMPILED else Round(4, ["SSLRVT", "SLVGGF", "SSRGFE", "SSRVTE"], 0)


class Watcher:
    """Stops a search at its n-th report."""

    def __init__(self, patience: int, interrupt: bool = False) -> None:
        self.patience = patience
        self.interrupt = interrupt
        self.seen: list[Progress] = []

    def __call__(self, progress: Progress) -> bool:
        self.seen.append(progress)
        if len(self.seen) < self.patience:
            return False
        if self.interrupt:
            raise KeyboardInterrupt
        return True


def contain(bounds: list[MoveValue], exact: dict[str, int]) -> bool:
    return [move.name for move in bounds] == list(exact) and all(
        move.lower <= exact[move.name] <= move.upper for move in bounds
    )


def test_stopping_keeps_what_is_known() -> None:
    position = big_round()
    watcher = Watcher(1_000_000)
    exact = values(solve(position, watcher))
    assert watcher.seen, "the position is too easy for this test"
    assert all(contain(progress.moves, exact) for progress in watcher.seen)
    assert [progress.nodes for progress in watcher.seen] == sorted({progress.nodes for progress in watcher.seen})
    for patience in sorted({1, len(watcher.seen) // 2 + 1, len(watcher.seen)}):
        for interrupt in (False, True):
            stopper = Watcher(patience, interrupt)
            stopped = solve(position, stopper)
            assert len(stopper.seen) == patience
            assert contain(stopped.moves, exact)
            assert stopped.lower <= max(exact.values()) <= stopped.upper
            if patience == 1:
                assert not stopped.exact
                assert not stopped.line
                assert any(move.lower < move.upper for move in stopped.moves)


def test_an_error_in_the_report_is_not_swallowed() -> None:
    def fail(progress: Progress) -> bool:
        raise RuntimeError("mine")

    with pytest.raises(RuntimeError, match="mine"):
        solve(big_round(), fail)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timer signal here")
def test_ctrl_c_without_a_report() -> None:
    """A signal in the middle of a long search ends it with bounds; compiled loops must look for it themselves."""

    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    duel = Round(2, ["SSLRVGFE", "SSLRVGTE"], 0, "", -1, False, ["SG", "SV", "SR", "SL", "SL", "RV", "GT", "FS"])
    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        started = time.monotonic()
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        solution = solve(duel)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert not solution.exact  # it takes much longer than half a second
    assert time.monotonic() - started < 60
    assert all(-10 <= move.lower <= move.upper <= 10 for move in solution.moves)


# Bad questions

EIGHT = ["SSLLRVGE", "SSLLRVGE", "SSSRVGFT", "SSSRVGFT"]


@pytest.mark.parametrize(
    ("message", "arguments"),
    [
        ("players: 5", (5, EIGHT, 0)),
        ("hands: 3 given for 4", (4, EIGHT[:3], 0)),
        (r"hands\[1\]: 'X'", (4, ["SS", "SX", "SS", "LL"], 0)),
        (r"hands\[2\] is empty.*K-30", (4, ["SS", "SL", "", "LL"], 0)),
        (r"hands\[0\]: 10 cards", (4, ["SSSSSSSSSS", "LL", "LL", "RR"], 0)),
        (r"hands\[3\]: 3 cards.*two by two", (4, ["SS", "SL", "SS", "LLR"], 0)),
        ("seat: 4", (4, EIGHT, 4)),
        ("seat: -1", (4, EIGHT, -1)),
        ("attack: 'X'", (4, EIGHT, 0, "X", 1)),
        ("attack: 'SS'", (4, ["SS", "SL", "SS", "LL"], 0, "SS", 1)),
        ("attacker: 4", (4, ["SS", "SL", "SS", "LL"], 0, "R", 4)),
        ("attacker: -1", (4, ["SS", "SL", "SS", "LL"], 0, "R")),
        ("attacker: 1 given", (4, EIGHT, 0, "", 1)),
        ("own attack", (4, ["SS", "SL", "SS", "LL"], 2, "R", 2)),
        ("attack: an Empress.*K-21", (4, ["SS", "SL", "SS", "LL"], 0, "E", 2)),
        ("cards: 3 E", (4, ["EE", "SL", "SS", "LL"], 0, "", -1, True)),
        ("cards: 5 L", (4, ["LL", "LL", "SS", "RR"], 0, "L", 1)),
        ("stacks: only two players", (4, EIGHT, 0, "", -1, False, ["S", *GONE[1:]])),
        ("stacks: 1 given", (2, ["SS", "LL"], 0, "", -1, False, ["S"])),
        ("stack 2: 3 cards", (2, ["SS", "LL"], 0, "", -1, False, ["", "SSS", *GONE[2:]])),
        ("stack 1: '\\?'", (2, ["SS", "LL"], 0, "", -1, False, ["G?", *GONE[1:]])),
        ("defence: only two players", (4, ["SS", "SL", "SS", "LL"], 0, "", -1, False, None, "*G")),
        ("defence: 'G'", (2, ["SS", "LL"], 0, "", -1, False, GONE, "G")),
        ("defence: '\\*'", (2, ["SS", "LL"], 0, "", -1, False, GONE, "*")),
        ("defence: .* face down", (2, ["SS", "LL"], 0, "G", 1, False, GONE, "(*G)")),
        ("defence: .* counter", (2, ["SS", "LL"], 0, "S", 1, False, GONE, "*E")),
    ],
)
def test_bad_questions_are_refused(message: str, arguments: tuple[object, ...]) -> None:
    with pytest.raises(ValueError, match=message):
        Round(*arguments)  # type: ignore[arg-type]


def test_a_seat_without_a_move_is_refused() -> None:
    with pytest.raises(ValueError, match="K-44"):
        solve(Round(2, ["S", "LL"], 0))
    with pytest.raises(ValueError, match="K-45"):
        solve(Round(2, ["EE", "LL"], 0, "", -1, False, GONE, "*R"))
    with pytest.raises(ValueError, match="table_bits"):
        solve(Round(2, ["SS", "LL"], 0), table_bits=0)
