"""The table of RRR's mode `none`: its order, its moves against the engine's, its files, its values against search."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from tatami.games.rrr.board import ENDED, PLACING, Board
from tatami.games.rrr.pieces import CITIZEN, DEATH, FACTIONS, JAILER, KINDS, one
from tatami.games.rrr.spaces import SPACES
from tatami.solvers.rrr import Table, open_table, solve
from tatami.solvers.rrr.boards import GROUPS, SYMMETRIES, all_boards, code_of, group_of_board, image_of
from tatami.solvers.rrr.building import BuildProgress, build, level_sizes
from tatami.solvers.rrr.files import TableError, is_complete, level_path, levels_there, read_level, write_level
from tatami.solvers.rrr.levels import ZERO, Builder
from tatami.solvers.rrr.table import OUTSIDE, board_of, own_tiles
from tatami.solvers.rrr.values import UNKNOWN
from tatami.solvers.rrr.verifying import best_turn, random_position, verify
from tatami.solvers.rrr.zones import ENDED_LEVEL, LAST_LEVEL, Level, guards_of

ROOT = Path(__file__).parent.parent
SEED = 20261115
SIZES = [6, 282, 11520, 159672, 1641204, 6945678, 21517816, 29372182, 28320999, 15223506, 7463232, 1752018, 327011, 13368]


@pytest.fixture(scope="module")
def last_level(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the last level, built."""
    folder = tmp_path_factory.mktemp("table")
    assert build(folder, lambda progress: False, until=LAST_LEVEL)
    return folder


def positions_of(level: int, rng: Random, number: int) -> list[Board]:
    """Random positions after this many turns."""
    found: list[Board] = []
    while len(found) < number:
        position = random_position(rng)
        if position is not None and 15 - tiles_left(position) == level:
            found.append(position)
    return found


def tiles_left(position: Board) -> int:
    """How many tiles are in the zones."""
    return int(position.zone0 | position.zone1).bit_count()


def last_position(rng: Random, level: int) -> Board:
    """A position after this many turns made up from the table's order, for random games rarely last that long."""
    boards = all_boards()
    order = Level(level, boards)
    groups = [group for group in range(GROUPS) if order.widths[group] > 0 and boards.starts[group + 1] > boards.starts[group]]
    group = rng.choice(groups)
    number = rng.randrange(boards.starts[group], boards.starts[group + 1])
    guards = group // 2 // 9
    zones = order.pairs[guards][rng.randrange(order.widths[group])]
    mover = rng.randrange(2)
    return made(boards.boards[number], [zones >> 7, zones & 127], mover)


def made(board: int, zones: list[int], mover: int) -> Board:
    """The position of the engine for a board and zones of the table: any tiles that were played lie there."""
    mine, theirs = (zones[0], zones[1]) if mover == 0 else (zones[1], zones[0])
    position = Board(mover, mine, theirs << KINDS, 0, 0)
    played = [tile for tile in range(31) if (FACTIONS[0] | FACTIONS[1]) >> tile & 1]
    played = [tile for tile in played if not (position.zone0 | position.zone1) >> tile & 1 and tile % KINDS != 6]
    played.append(CITIZEN)
    sets = [board >> shift & 511 for shift in (0, 9, 18, 27, 36)]
    for space in range(SPACES):
        bit = 1 << space
        for place, spaces in enumerate(sets):
            if not spaces & bit:
                continue
            side = mover if place in (0, 2) else 1 - mover
            tile = 6 + KINDS * side if place in (2, 3) else played.pop()
            position.tiles |= (tile + 1) << (5 * space)
            position.occupied |= bit
            position.religion |= side << space
            if place == 4 and mover == 0:
                position.down1 |= bit
            elif place == 4:
                position.down0 |= bit
    for tile in played:
        position.discard |= 1 << tile
    return position


def test_sizes_of_the_levels() -> None:
    assert level_sizes() == [0, *SIZES]
    assert sum(SIZES) == 112748494


def test_every_image_of_a_board_has_its_number() -> None:
    boards = all_boards()
    rng = Random(SEED)
    for _ in range(300):
        number = rng.randrange(len(boards.boards))
        for symmetry in range(SYMMETRIES):
            image = image_of(boards.boards[number], symmetry)
            assert boards.number_of(image) == number
            assert group_of_board(image) == group_of_board(boards.boards[number])
    codes = [min(code_of(image_of(board, symmetry)) for symmetry in range(SYMMETRIES)) for board in boards.boards[:3000]]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
def test_every_position_of_random_games_has_a_place_of_its_own(level: int) -> None:
    order = Level(level, all_boards())
    places = set()
    rng = Random(SEED + level)
    positions = [last_position(rng, level) for _ in range(100)]
    if level <= 10:
        positions += positions_of(level, rng, 50)
    for position in positions:
        mine, theirs = own_tiles(position, position.mover), own_tiles(position, 1 - position.mover)
        board = board_of(position)
        place = order.place(group_of_board(board), order.boards.number_of(board), mine, theirs)
        assert 0 <= place < order.size
        places.add((int(place), int(order.boards.number_of(board)), int(mine), int(theirs)))
    assert len({place for place, *_ in places}) == len(places)


@pytest.mark.parametrize("level", [2, 3, 4, 5, 10, 11, 12, 13])
def test_turns_are_the_engines(level: int, tmp_path: Path) -> None:
    """With any values a turn later, made up here, the table's own moves and the engine's find the same best one: so they
    lead to the same positions. This is what all that is special about `none` rests on."""
    print("seed", SEED)
    boards = all_boards()
    order, following = Level(level, boards), Level(level + 1, boards)
    rng = Random(SEED + level)
    later = rng.randbytes(int(following.size)).translate(bytes(1 + byte % 21 for byte in range(256))).replace(b"\x0b", b"\x0c")
    write_level(tmp_path, level + 1, later)
    table = Table(tmp_path)
    builder = Builder(order, following, vec[u8](later))
    positions = [last_position(rng, level) for _ in range(40)]
    if level <= 10:
        positions += positions_of(level, rng, 40)
    for position in positions:
        mine, theirs = own_tiles(position, position.mover), own_tiles(position, 1 - position.mover)
        board = board_of(position)
        group, number = group_of_board(board), boards.number_of(board)
        builder.value_board(guards_of(mine, theirs), group, number)
        value = int(builder.values[order.place(group, number, mine, theirs)]) - ZERO
        assert value == best_turn(table, position), (level, board, mine, theirs)


def test_last_level_against_search(last_level: Path) -> None:
    print("seed", SEED)
    table = Table(last_level)
    assert not is_complete(last_level)
    rng = Random(SEED)
    for _ in range(60):
        position = last_position(rng, LAST_LEVEL)
        value = table.value(position)
        assert value != UNKNOWN
        assert value == solve(position).value == best_turn(table, position)


def test_search_uses_the_table(last_level: Path) -> None:
    table = open_table(last_level)
    assert table is not None
    rng = Random(SEED + 1)
    for _ in range(10):
        position = last_position(rng, LAST_LEVEL - 1)
        with_table, without = solve(position, table=table), solve(position)
        assert [repr(move) for move in with_table.moves] == [repr(move) for move in without.moves]


def test_a_stopped_build_goes_on(last_level: Path, tmp_path: Path) -> None:
    calls: list[BuildProgress] = []

    def stop_within(progress: BuildProgress) -> bool:
        calls.append(progress)
        return progress.level < LAST_LEVEL

    assert not build(tmp_path, stop_within)
    assert calls[-1].level == LAST_LEVEL - 1
    assert 0 < calls[-1].done < calls[-1].size
    assert levels_there(tmp_path) == [LAST_LEVEL]
    assert level_path(tmp_path, LAST_LEVEL).read_bytes() == level_path(last_level, LAST_LEVEL).read_bytes()

    again: list[BuildProgress] = []

    def keep(progress: BuildProgress) -> bool:
        again.append(progress)
        return False

    assert build(tmp_path, keep, until=LAST_LEVEL)
    assert [progress.reused for progress in again] == [True]


def test_a_killed_build_leaves_nothing_half_done(last_level: Path, tmp_path: Path) -> None:
    def die(progress: BuildProgress) -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build(tmp_path, die)
    assert [path.name for path in tmp_path.iterdir() if path.suffix != ".table"] == []
    # A file that was being written when the machine went down has another name, so it is no level.
    level_path(tmp_path, LAST_LEVEL).with_suffix(".1.tmp").write_bytes(b"half")
    level_path(tmp_path, LAST_LEVEL).unlink(missing_ok=True)
    assert levels_there(tmp_path) == []
    assert build(tmp_path, lambda progress: False, until=LAST_LEVEL)
    assert level_path(tmp_path, LAST_LEVEL).read_bytes() == level_path(last_level, LAST_LEVEL).read_bytes()


def damage_value(path: Path) -> None:
    """Change one byte."""
    content = bytearray(path.read_bytes())
    content[-7] ^= 1
    path.write_bytes(content)


def cut(path: Path) -> None:
    """Leave the end out."""
    path.write_bytes(path.read_bytes()[:-1])


def rename_format(path: Path) -> None:
    """A file of another version."""
    path.write_bytes(path.read_bytes().replace(b"none 1", b"none 9", 1))


@pytest.mark.parametrize("harm", [damage_value, cut, rename_format])
def test_damaged_files_are_refused(last_level: Path, tmp_path: Path, harm: Callable[[Path], None]) -> None:
    path = level_path(tmp_path, LAST_LEVEL)
    path.write_bytes(level_path(last_level, LAST_LEVEL).read_bytes())
    assert read_level(tmp_path, LAST_LEVEL, SIZES[-1]) is not None
    harm(path)
    with pytest.raises(TableError, match="build again"):
        build(tmp_path, lambda progress: False)
    if harm is not damage_value:  # the checksum of a whole level is too slow for a lookup
        with pytest.raises(TableError, match="build again"):
            Table(tmp_path)


def test_verify_finds_a_wrong_value(last_level: Path, tmp_path: Path) -> None:
    """On a table of wrong values every position that is looked up is told."""
    size = SIZES[-1]
    write_level(tmp_path, LAST_LEVEL, bytes([ZERO - 10]) * size)
    found = verify(Table(tmp_path), 4, Random(SEED), 0.0, lambda so_far: False, 8)
    assert len(found.wrong) == found.checked == 4


def test_no_table(tmp_path: Path) -> None:
    assert open_table(tmp_path) is None
    assert not is_complete(tmp_path)


def test_what_the_table_does_not_know(last_level: Path) -> None:
    table = Table(last_level)
    position = last_position(Random(SEED), LAST_LEVEL)
    assert table.value(position) != UNKNOWN
    strange: list[Board] = [position.clone() for _ in range(5)]
    strange[0].neutral = one(DEATH)
    strange[1].zone0 |= one(CITIZEN)
    strange[2].zone0 ^= 1
    space = next(space for space in range(SPACES) if position.face_up() >> space & 1)
    strange[3].tiles &= ~(31 << (5 * space))
    strange[3].tiles |= (JAILER + 1) << (5 * space)
    strange[4].phase = ENDED
    assert [table.value(other) for other in strange] == [UNKNOWN] * 5
    assert board_of(strange[3]) == OUTSIDE
    assert strange[0].phase == PLACING
    assert Level(ENDED_LEVEL, all_boards()).size >= 0


def test_the_tool_counts_the_positions_that_can_arise() -> None:
    """The first rows of the last column of docs/rrr-solver.md."""
    command = [sys.executable, str(ROOT / "tools" / "rrr_reachable.py"), "--until", "4"]
    environment = {**os.environ, "TATAMI_PURE": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert (done.stdout, done.stderr) == ("1 3\n2 113\n3 4543\n4 82335\n", "")
