"""How many positions of mode `none` can arise: forward from the first, with the same turns as the table's values.

    TATAMI_PURE=1 python tools/rrr_reachable.py --until 5

It needs the engine's sources, since it changes what the table's builder does; all 14 levels take some ten minutes.
"""

import argparse

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.games.rrr.spaces import FULL, SPACES, at
from tatami.solvers.rrr.boards import DOWN, MINE, MY_GUARD, THEIR_GUARD, THEIRS, Boards, all_boards, group_of_board
from tatami.solvers.rrr.levels import Builder
from tatami.solvers.rrr.zones import ALL_TILES, ENDED_LEVEL, FIRST_LEVEL, LAST_LEVEL, Level


class Marker(Builder):
    """Marks in `later` the positions that those marked in `values` lead to."""

    def __init__(self, level: Level, following: Level, marks: vec[u8]) -> None:
        super().__init__(level, following, vec[u8]([0] * int(following.size)))
        self.values = marks
        self.place: i64 = 0

    def value_board(self, guards: i64, group: i64, number: i64) -> i64:
        """Mark what a board's marked positions lead to."""
        self.width = self.level.widths[group]
        self.place = self.level.bases[group] + (number - self.level.boards.starts[group]) * self.width
        for pair in range(self.width):
            if self.values[self.place + pair]:
                self.try_spaces(self.level.boards.boards[number], guards)
                break
        return self.place + self.width

    def follow(self, placed: i64, flipped: i64, destroyed: i64, row: i64) -> None:
        """Mark the positions that a turn leads to from the zones that have the tile."""
        before = self.before[row]
        after = self.after[row]
        mine = ((placed >> MINE) & FULL ^ flipped) & ~destroyed
        theirs = ((placed >> THEIRS) & FULL ^ flipped) & ~destroyed
        my_guard = (placed >> MY_GUARD) & FULL
        their_guard = (placed >> THEIR_GUARD) & FULL
        if mine | theirs | my_guard | their_guard == FULL or self.following.level == ENDED_LEVEL:
            return
        turned = theirs | mine << THEIRS | their_guard << MY_GUARD | my_guard << THEIR_GUARD | destroyed << DOWN
        base = self.base_of(turned)
        entry: i64 = 0
        while entry < len(before) and before[entry] < self.width:
            if self.values[self.place + before[entry]]:
                self.later[base + after[entry]] = 1
            entry += 1


def first_marks(boards: Boards) -> vec[u8]:
    """Return the first level: the Citizen lies somewhere, and nothing else was placed (R-02)."""
    level = Level(FIRST_LEVEL, boards)
    marks: vec[u8] = vec[u8]([0] * int(level.size))
    for space in range(i64(SPACES)):
        board = at(space) << THEIRS
        marks[level.place(group_of_board(board), boards.number_of(board), ALL_TILES, ALL_TILES)] = 1
    return marks


def main() -> None:
    """Print how many positions of each level, from the first on, can arise."""
    parser = argparse.ArgumentParser(description="Counts the positions of RRR's mode `none` that can arise, by turns played.")
    parser.add_argument("--until", type=int, default=LAST_LEVEL)
    until = parser.parse_args().until
    boards = all_boards()
    marks = first_marks(boards)
    for number in range(FIRST_LEVEL, until + 1):
        print(number, sum(memoryview(marks)), flush=True)  # type: ignore[arg-type, unused-ignore]
        if number < until:
            marker = Marker(Level(number, boards), Level(number + 1, boards), marks)
            marker.run(lambda done: False)
            marks = marker.later


if __name__ == "__main__":
    main()
