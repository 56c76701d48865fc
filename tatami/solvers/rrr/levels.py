"""Mode `none`, level by level from the last: the value of every position from those a turn later."""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tatami.games.rrr.pieces import ARCHER, ASSASSIN, FACTION_KINDS, GENERAL, GUARD, KNIGHT, PRINCESS, SOVEREIGN
from tatami.games.rrr.spaces import AROUND, DIAGONAL, DIRECTIONS, FULL, ORTHOGONAL, RAYS, SPACES, at
from tatami.solvers.rrr.boards import DOWN, GROUPS, GUARD_GROUPS, MINE, MY_GUARD, SIZES, THEIR_GUARD, THEIRS, group_of_board
from tatami.solvers.rrr.values import on_full_board
from tatami.solvers.rrr.zones import ENDED_LEVEL, Level

# A value is kept in one byte, 11 more than it is; 0 is none.
ZERO: Final[i64] = 11
OPPOSITE: Final[i64] = 22  # the byte of a value to the other side is 22 less the byte

PROGRESS_STEP: Final = 2048  # boards between two reports


class Builder:
    """Values of one level from those of the next; `later` holds the values of the next level, `values` takes this one's."""

    def __init__(self, level: Level, following: Level, later: vec[u8]) -> None:
        self.level = level
        self.following = following
        self.later: vec[u8] = later
        self.values: vec[u8] = vec[u8]([0] * int(level.size))
        # By Guards * 7 + tile: the places of the zones that have this tile, and those of the zones without it a turn later.
        self.before: list[vec[i64]] = []
        self.after: list[vec[i64]] = []
        self._match_pairs()
        self.best: vec[i64] = vec[i64]([0] * 1225)  # by pair: the best byte found for the board at hand
        self.width: i64 = 0

    def _match_pairs(self) -> None:
        for guards in range(i64(4)):
            for tile in range(i64(FACTION_KINDS)):
                before: vec[i64] = vec[i64]()
                after: vec[i64] = vec[i64]()
                pairs = self.level.pairs[guards]
                for rank in range(i64(len(pairs))):
                    mine = pairs[rank] >> 7
                    theirs = pairs[rank] & 127
                    if (mine >> tile) & 1:
                        before = append(before, rank)
                        after = append(after, self.following.ranks[theirs << 7 | (mine & ~at(tile))])
                self.before.append(before)
                self.after.append(after)

    def run(self, report: Callable[[int], bool]) -> bool:
        """Value all positions; `report` gets the number of those done and says whether to stop. False when stopped."""
        since: i64 = 0
        for group in range(i64(GROUPS)):
            number = self.level.boards.starts[group]
            end = self.level.boards.starts[group + 1] if self.level.widths[group] > 0 else number
            while number < end:
                place = self.value_board(group // GUARD_GROUPS, group, number)
                number += 1
                since += 1
                if since == PROGRESS_STEP:
                    since = 0
                    if report(int(place)):
                        return False
        return True

    def value_board(self, guards: i64, group: i64, number: i64) -> i64:
        """Value a board with all pairs of zones that go with it; return the place after them."""
        board = self.level.boards.boards[number]
        self.width = self.level.widths[group]
        place = self.level.bases[group] + (number - self.level.boards.starts[group]) * self.width
        for pair in range(self.width):
            self.best[pair] = 0
        self.try_spaces(board, guards)
        for pair in range(self.width):
            self.values[place + pair] = u8(self.best[pair])
        return place + self.width

    def try_spaces(self, board: i64, guards: i64) -> None:
        """Pass every turn on this board to `follow`."""
        taken = (board | board >> THEIRS | board >> MY_GUARD | board >> THEIR_GUARD | board >> DOWN) & FULL
        free = FULL & ~taken
        for space in range(i64(SPACES)):
            if (free >> space) & 1:
                self._place_all(board, guards, space, free == at(space))

    def _place_all(self, board: i64, guards: i64, space: i64, last: bool) -> None:
        """Pass every tile on this space, with everything that its effect can do, to `follow`."""
        row = guards * FACTION_KINDS
        with_guard = board | at(space) << MY_GUARD
        self.follow(with_guard, 0, 0, row + GUARD)
        placed = board | at(space) << MINE
        for tile in range(i64(GUARD)):  # declined
            self.follow(placed, 0, 0, row + tile)
        loose = ((board & FULL) | (board >> THEIRS)) & FULL  # face up and without shield
        for target in range(i64(SPACES)):
            one = at(target)
            if loose & one & AROUND[space]:
                self.follow(placed, one, 0, row + PRINCESS)
                if not last:
                    self.follow(placed, 0, one, row + ASSASSIN)
                    self.follow(placed, 0, one, row + (KNIGHT if one & ORTHOGONAL[space] else ARCHER))
        for direction in range(i64(DIRECTIONS)):
            line = loose & RAYS[direction * SPACES + space]
            if line:
                self.follow(placed, line, 0, row + GENERAL)
        self.follow(placed, loose & ORTHOGONAL[space], 0, row + SOVEREIGN)
        self.follow(placed, loose & DIAGONAL[space], 0, row + SOVEREIGN)

    def follow(self, placed: i64, flipped: i64, destroyed: i64, row: i64) -> None:
        """Improve the values of the zones that have a tile by the turn that places it and flips or destroys these."""
        before = self.before[row]
        pairs = len(before)
        if pairs == 0:
            return
        mine = ((placed & FULL) ^ flipped) & ~destroyed
        theirs = ((placed >> THEIRS) & FULL ^ flipped) & ~destroyed
        my_guard = (placed >> MY_GUARD) & FULL
        their_guard = (placed >> THEIR_GUARD) & FULL
        constant: i64 = 0
        if mine | theirs | my_guard | their_guard == FULL:
            constant = ZERO + on_full_board(SIZES[mine | my_guard])
        elif self.following.level == ENDED_LEVEL:  # the other has no tile
            constant = ZERO + SIZES[mine | my_guard] + 1
        width = self.width
        best = self.best
        entry: i64 = 0
        if constant:
            while entry < pairs:
                pair = before[entry]
                if pair >= width:
                    return
                if constant > best[pair]:
                    best[pair] = constant
                entry += 1
            return
        # the other's face-down tile is gone, mine stays until my next turn; the other is to move then.
        turned = theirs | mine << THEIRS | their_guard << MY_GUARD | my_guard << THEIR_GUARD | destroyed << DOWN
        base = self.base_of(turned)
        after = self.after[row]
        later = self.later
        while entry < pairs:
            pair = before[entry]
            if pair >= width:
                return
            value = OPPOSITE - i64(later[base + after[entry]])
            if value > best[pair]:
                best[pair] = value
            entry += 1

    def base_of(self, board: i64) -> i64:
        """Return the place of the first position with this board, a turn later."""
        group = group_of_board(board)
        following = self.following
        number = following.boards.number_of(board)
        return following.bases[group] + (number - following.boards.starts[group]) * following.widths[group]
