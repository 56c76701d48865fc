"""The exact player of RRR against a slow minimax, and its symmetries, limits and refusals."""

from random import Random

import pytest

import tatami
from tatami.game import State, deal
from tatami.games.rrr.actions import NAMES
from tatami.games.rrr.board import PLACING, Board
from tatami.games.rrr.pieces import (
    ARCHER,
    ASSASSIN,
    CITIZEN,
    DEATH,
    GUARD,
    HERALD,
    JAILER,
    KINDS,
    KNIGHT,
    MESSENGER,
    MIMIC,
    NECROMANCER,
    PROTECTOR,
    TOWER,
    TRICKSTER,
    WITCH,
    one,
)
from tatami.games.rrr.state import RrrState
from tatami.games.rrr.turns import legal, play
from tatami.solvers.rrr import Progress, solve
from tatami.solvers.rrr.boards import SYMMETRIES
from tatami.solvers.rrr.keys import NO_KEY, Key, has_all_factions, other_code, other_colour
from tatami.solvers.rrr.solver import Solver
from tatami.solvers.rrr.symmetries import ACTION_IMAGES, INVERSES
from tatami.solvers.rrr.transpositions import NOTHING, TranspositionTable
from tatami.solvers.rrr.values import final_value, on_full_board
from tests.rrr.lates import OPEN_MODES, Minimax, late_positions, random_game

SEED = 20261115
END_OF_ACTIONS = len(NAMES)


@pytest.mark.parametrize("mode", OPEN_MODES)
def test_every_move_has_the_value_of_the_minimax(mode: str) -> None:
    print("seed", SEED)
    for state, values in late_positions(mode, SEED, 8, 500):
        solution = solve(state.board)
        assert solution.exact
        assert {move.name: move.lower for move in solution.moves} == values, state.dump()
        assert solution.value == max(values.values())
        assert solution.best == [name for name, value in values.items() if value == solution.value]


@pytest.mark.parametrize("mode", OPEN_MODES)
def test_the_line_leads_to_the_value(mode: str) -> None:
    print("seed", SEED)
    for state, _ in late_positions(mode, SEED + 1, 5, 300):
        solution = solve(state.board)
        position = state.board.clone()
        for name in solution.line:
            action = NAMES.index(name)
            assert action in legal(position)
            play(position, action)
        value = final_value(position, 0)
        assert solution.value == (value if solution.seat == 0 else -value)


def test_few_places_to_remember_change_nothing() -> None:
    for state, values in late_positions("shared", SEED + 2, 4, 800):
        solution = solve(state.board, memory_bits=4)
        assert {move.name: move.lower for move in solution.moves} == values


# ------------------------------------------------------------------------------------------------------------ symmetries


def turned(position: Board, symmetry: int, swap: bool) -> Board:
    """The position on the turned board, and with the seats exchanged, space by space."""
    image = position.clone()
    image.tiles = image.occupied = image.religion = image.down0 = image.down1 = 0
    for space in range(9):
        tile = position.tile_at(space)
        if tile < 0:
            continue
        place = ACTION_IMAGES[symmetry * END_OF_ACTIONS + space]  # how `assassin@a1` and so on are called there
        bit = 1 << place
        image.tiles |= (other_code(tile + 1) if swap else tile + 1) << (5 * place)
        image.occupied |= bit
        if position.side_of(space) != swap:
            image.religion |= bit
        if (position.down0 >> space) & 1:
            image.down0 |= bit
        if (position.down1 >> space) & 1:
            image.down1 |= bit
    if swap:
        image.down0, image.down1 = image.down1, image.down0
        image.zone0, image.zone1 = other_colour(position.zone1), other_colour(position.zone0)
        image.discard = other_colour(position.discard)
        image.under = other_code(position.under)
        image.mover = 1 - position.mover
    for name in ("placed", "via", "acting"):
        space = getattr(position, name)
        if space >= 0:
            setattr(image, name, ACTION_IMAGES[symmetry * END_OF_ACTIONS + space])
    return image


def fields(position: Board) -> list[int]:
    """All that a position is made of."""
    names = ["tiles", "occupied", "religion", "down0", "down1", "under", "zone0", "zone1", "neutral", "hidden", "discard"]
    names += ["mover", "phase", "placed", "via", "acting"]
    return [getattr(position, name) for name in names]


def holds(position: Board, symmetry: int, swap: bool) -> bool:
    """Whether the image of a position has just the images of its moves, each leading to the image of what it led to."""
    image = turned(position, symmetry, swap)
    moves = legal(position)
    images = [ACTION_IMAGES[symmetry * END_OF_ACTIONS + action] for action in moves]
    if sorted(images) != legal(image):
        return False
    for action, other in zip(moves, images, strict=True):
        after, expected = image.clone(), position.clone()
        play(after, other)
        play(expected, action)
        if expected.cause != after.cause or (expected.loser != after.loser) != (swap and expected.loser >= 0):
            return False
        if fields(turned(expected, symmetry, swap)) != fields(after):
            return False
    return True


@pytest.mark.parametrize("mode", OPEN_MODES)
def test_symmetries_of_the_rules(mode: str) -> None:
    """The left-right mirror always holds, and the colours may be exchanged if near and far are too; the other symmetries
    hold where no Herald and no Protector is in the game."""
    print("seed", SEED)
    rng = Random(f"symmetry {mode} {SEED}")
    broken = 0
    for _ in range(8):
        states = random_game(mode, rng)
        position = states[0].board
        facing = (position.zone0 | position.zone1 | position.neutral) & (one(HERALD) | one(PROTECTOR)) != 0
        for state in states:
            for symmetry in range(SYMMETRIES):
                for swap in (False, True):
                    sure = symmetry in ((2, 3) if swap else (0, 1)) or not facing
                    if sure:
                        assert holds(state.board, symmetry, swap), (symmetry, swap, state.dump())
                    elif not holds(state.board, symmetry, swap):
                        broken += 1
    assert (broken > 0) == (mode != "none")  # the condition is needed: Herald and Protector do break the others


def faces(position: Board) -> bool:
    """Whether a tile that looks forward or sideways may still do so: it can be placed, or used again, or it is a Protector."""
    stock = position.zone0 | position.zone1 | position.neutral
    kinds = [position.kind_at(space) for space in range(9) if (position.face_up() >> space) & 1]
    again = stock & (one(TRICKSTER) | one(MIMIC)) != 0
    return stock & (one(HERALD) | one(PROTECTOR)) != 0 or PROTECTOR in kinds or (again and HERALD in kinds)


@pytest.mark.parametrize("mode", OPEN_MODES)
def test_keys_are_equal_for_images(mode: str) -> None:
    rng = Random(f"keys {mode} {SEED}")
    for _ in range(10):
        for state in random_game(mode, rng):
            if state.board.phase != PLACING:
                continue
            key, image = Key(True), Key(True)
            key.read(state.board)
            if faces(state.board):
                assert key.faces, state.dump()
            for symmetry in range(SYMMETRIES):
                for swap in (False, True):
                    image.read(turned(state.board, symmetry, swap))
                    if symmetry in ((2, 3) if swap else (0, 1)) or not key.faces:
                        assert (image.board, image.stock) == (key.board, key.stock)
                    assert image.board != NO_KEY
                    assert image.board < 1 << 63


def test_inverse_symmetries() -> None:
    for symmetry in range(SYMMETRIES):
        for action in range(END_OF_ACTIONS):
            there = ACTION_IMAGES[symmetry * END_OF_ACTIONS + action]
            assert ACTION_IMAGES[INVERSES[symmetry] * END_OF_ACTIONS + there] == action


def puzzle(stock: int, tile: int, down: bool = False, under: int = 0) -> Board:
    """A Guard of each side, a tile on the centre, the Tower beside it where it covers one, and seat 0 to place."""
    position = Board(0, one(ASSASSIN) | stock, one(KINDS + ASSASSIN), 0, 0)
    lying = [(0, GUARD), (4, tile), (8, KINDS + GUARD)] + ([(5, TOWER)] if under else [])
    for space, number in lying:
        position.tiles |= (number + 1) << (5 * space)
        position.occupied |= 1 << space
    position.religion = 1 << 8
    position.down1 = 1 << 4 if down else 0
    position.under = under
    return position


def same(position: Board, other: Board) -> bool:
    """Whether two positions have one key."""
    keys = [Key(False), Key(False)]
    keys[0].read(position)
    keys[1].read(other)
    return (keys[0].board, keys[0].stock) == (keys[1].board, keys[1].stock)


@pytest.mark.parametrize("helper", [TRICKSTER, MIMIC, MESSENGER, NECROMANCER])
def test_keys_keep_what_a_helper_needs(helper: int) -> None:
    """Which tile lies there matters as long as it may act again or come back, and not otherwise."""
    stock = one(helper)
    assert same(puzzle(0, KNIGHT), puzzle(0, CITIZEN))
    for lasting in (JAILER, WITCH, PROTECTOR, DEATH):
        assert not same(puzzle(0, KNIGHT), puzzle(0, lasting))
    assert not same(puzzle(stock, KNIGHT), puzzle(stock, CITIZEN))
    assert same(puzzle(stock, KNIGHT), puzzle(stock, KINDS + KNIGHT)) == (helper in (TRICKSTER, MIMIC))
    # Face down, or under the Tower, it can come back by the Necromancer alone.
    assert same(puzzle(stock, KNIGHT, True), puzzle(stock, ARCHER, True)) == (helper != NECROMANCER)
    assert same(puzzle(stock, KNIGHT, False, 1), puzzle(stock, KNIGHT, False, 2)) == (helper != NECROMANCER)
    assert not same(puzzle(stock, KNIGHT), puzzle(stock, KNIGHT, True))
    # A Necromancer that lies there may be used again or taken back, and then fetch what lies under the Tower.
    lying = puzzle(stock, NECROMANCER, False, 1), puzzle(stock, NECROMANCER, False, 2)
    if helper != NECROMANCER:
        assert not same(*lying)
    assert same(puzzle(0, NECROMANCER, False, 1), puzzle(0, NECROMANCER, False, 2))


class Recorder(Minimax):
    """A minimax that checks that positions with equal keys have equal values."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.key = Key(True)
        self.found: dict[tuple[int, int], int] = {}
        self.met = 0

    def value(self, state: State) -> int:
        """The value to seat 0."""
        value = super().value(state)
        assert isinstance(state, RrrState)
        if state.board.phase == PLACING:
            self.key.read(state.board)
            name = (int(self.key.board), int(self.key.stock))
            own = value if state.board.mover == 0 else -value
            self.met += name in self.found
            assert self.found.setdefault(name, own) == own, state.dump()
        return value


@pytest.mark.parametrize("mode", OPEN_MODES)
def test_positions_with_the_same_key_have_the_same_value(mode: str) -> None:
    """What the key leaves out doesn't matter: the minimax, which knows no keys, finds equal values for equal ones."""
    print("seed", SEED)
    met = 0
    for state, _ in late_positions(mode, SEED + 3, 12, 1000):
        recorder = Recorder(1000)
        recorder.moves(state)
        met += recorder.met
    assert met > 0


def test_documents_may_leave_tiles_out() -> None:
    """Without all faction tiles the colours aren't exchanged: seat 0 and seat 1 have different keys."""
    state = random_game("none", Random(SEED))[3]
    assert has_all_factions(state.board)
    keys = [Key(False), Key(False)]
    for mover in (0, 1):
        position = state.board.clone()
        position.mover = mover
        position.down0 = position.down1 = 0
        position.phase = PLACING
        keys[mover].read(position)
    assert keys[0].stock != keys[1].stock


# ------------------------------------------------------------------------------------------------- limits and refusals


def test_a_stopped_search_tells_bounds_that_hold() -> None:
    print("seed", SEED)
    for state, values in late_positions("shared", SEED + 4, 4, 1200):
        for seconds in (0.0, 0.003, 0.03):
            solution = solve(state.board, seconds=seconds, memory_bits=8)
            for move in solution.moves:
                assert move.lower <= values[move.name] <= move.upper
            assert solution.lower <= max(values.values()) <= solution.upper


def test_a_solver_stopped_between_two_questions() -> None:
    """The bounds after each single test of a move and a target contain the truth, whatever was asked before."""
    print("seed", SEED)
    rng = Random(SEED)
    for state, values in late_positions("draft", SEED + 5, 4, 800):
        solver = Solver(state.board, None, None, 10, None)
        for _ in range(40):
            move, target, depth = rng.randrange(len(solver.moves)), rng.choice(range(-9, 11)), rng.choice([1, 2, 3, 100])
            solver.test(move, target or 1, depth)
            for known in solver.known():
                assert known.lower <= values[known.name] <= known.upper


def test_no_time_gives_an_honest_answer() -> None:
    state = start("shared")
    solution = solve(state.board, seconds=0.05, memory_bits=12)
    assert not solution.exact
    assert solution.value is None
    assert solution.best
    assert all(move.lower == -10 and move.upper == 10 for move in solution.moves if move.wins is None)


def test_an_interrupt_gives_what_is_known() -> None:
    def interrupt(progress: Progress) -> bool:
        raise KeyboardInterrupt

    solution = solve(start("draft").board, report=interrupt, memory_bits=12)
    assert solution.interrupted
    assert not solution.exact


def test_what_cannot_be_solved() -> None:
    with pytest.raises(ValueError, match="hidden"):
        solve(start("secret").board)
    with pytest.raises(ValueError, match="memory_bits"):
        solve(start("none").board, memory_bits=2)
    over = random_game("none", Random(SEED))[-1].board.clone()
    while legal(over):
        play(over, legal(over)[0])
    with pytest.raises(ValueError, match="over"):
        solve(over)


def start(mode: str) -> RrrState:
    """Before the first tile."""
    state = tatami.game("rrr", neutrals=mode).start()
    rng = Random(SEED)
    deal(state, rng)
    while state.dump()["phase"] in ("deal", "draft"):
        state.play(state.legal()[0])
        deal(state, rng)
    assert isinstance(state, RrrState)
    return state


# ---------------------------------------------------------------------------------------------------------------- parts


def test_values_rank_every_end() -> None:
    assert [on_full_board(allies) for allies in range(10)] == [-10, -8, -6, -4, -2, 2, 4, 6, 8, 10]


def test_memory_gives_back_what_it_keeps() -> None:
    transpositions = TranspositionTable(4)
    rng = Random(SEED)
    for _ in range(200):
        board, stock, entry = rng.getrandbits(62), rng.getrandbits(62), rng.getrandbits(40)
        assert transpositions.find(board, stock) == NOTHING
        transpositions.store(board, stock, entry)
        assert transpositions.find(board, stock) == entry
