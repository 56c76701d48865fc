"""The search: whether the player to move reaches a value, proven or as far as a number of turns shows."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.games.rrr.actions import END
from tatami.games.rrr.board import ENDED, PLACING, Board
from tatami.games.rrr.pieces import DEATH
from tatami.games.rrr.turns import legal, play
from tatami.solvers.rrr.boards import SIZES
from tatami.solvers.rrr.keys import NO_KEY, Key
from tatami.solvers.rrr.symmetries import INVERSES, turn_image
from tatami.solvers.rrr.table import Table
from tatami.solvers.rrr.transpositions import (
    BOUND_MASK,
    BOUND_ZERO,
    DEPTH_SHIFT,
    LOWER_SHIFT,
    NOTHING,
    TARGET_SHIFT,
    TURN_MASK,
    UPPER_SHIFT,
    YES_SHIFT,
    TranspositionTable,
    depth_of,
    lower_bound,
    upper_bound,
)
from tatami.solvers.rrr.values import UNKNOWN, final_value

# Answers to "does the mover reach the target?": an answer and its opposite add up to 0.
PROVEN_YES: Final[i64] = 2
LIKELY_YES: Final[i64] = 1
LIKELY_NO: Final[i64] = -1
PROVEN_NO: Final[i64] = -2

TO_THE_END: Final = 100  # more turns than any game can last

STOP_CHECK: Final[i64] = 1023
DEADLINE_CHECK: Final[i64] = 63
NOTHING_TO_RUN: Final = compile("None", "breath", "eval")
HISTORY_LIMIT: Final[i64] = 1 << 20
LOOKUP_DEPTH: Final = 3  # from this depth on it pays to look all turns up before searching one


class Stopped(Exception):
    """The search was asked to stop, or its time or its number of nodes is up."""


class Turns:
    """The turns from a position: where each leads, what was played, and its score for move ordering."""

    def __init__(self) -> None:
        self.after: list[Board] = []
        self.played: list[int] = []  # placement << 9 | first choice + 1, 0 for no choice
        self.scores: vec[i64] = vec[i64]()

    def move_best_to(self, place: i64) -> None:
        """Swap the turn with the best score of those from this place on to this place."""
        scores = self.scores
        best = place
        other = place + 1
        while other < len(scores):
            if scores[other] > scores[best]:
                best = other
            other += 1
        scores[place], scores[best] = scores[best], scores[place]
        self.after[place], self.after[best] = self.after[best], self.after[place]
        self.played[place], self.played[best] = self.played[best], self.played[place]


class Search:
    """Answers whether a player reaches a value, with a transposition table; `table` has the solved positions of `none`."""

    def __init__(self, memory_bits: int, table: Table | None, swaps: bool) -> None:
        self.transpositions = TranspositionTable(memory_bits)
        self.table = table
        self.key = Key(swaps)
        self.history: vec[i64] = vec[i64]([0] * (END * 2))
        self.turn: i64 = 0  # the turn that decided the position tested last
        self.nodes: i64 = 0
        self.limit: i64 = 0  # of nodes: the search stops there, whatever the clock says; 0 for none
        self.deadline: float = 0.0
        self.clock: Callable[[], float] = perf_counter
        self.watch: Callable[[int], bool] | None = None

    def check_stop(self) -> None:
        """Let Python see a Ctrl-C and the watcher stop the search."""
        # Compiled code never looks for signals by itself; interpreted code does, however short.
        eval(NOTHING_TO_RUN)
        if self.watch is not None and self.watch(int(self.nodes)):
            raise Stopped

    def reaches(self, position: Board, seat: i64, target: i64, depth: i64) -> i64:
        """Return whether a seat gets at least `target` from any position, if both play their best for this many turns more."""
        if position.phase == ENDED:
            return PROVEN_YES if final_value(position, seat) >= target else PROVEN_NO
        if position.phase == PLACING:
            if position.mover == seat:
                return self.test(position, target, depth)
            return -self.test(position, 1 - target, depth)
        # An effect is to be resolved: the mover takes the best choice.
        turns = Turns()
        self._collect_choices(position, position.mover, 0, 0, turns)
        if position.mover == seat:
            return self._best_of(turns, seat, target, depth + 1, 0, PROVEN_NO)
        return -self._best_of(turns, 1 - seat, 1 - target, depth + 1, 0, PROVEN_NO)

    def test(self, position: Board, target: i64, depth: i64) -> i64:
        """Return whether the player who is to place reaches the target."""
        if self.nodes == self.limit and self.limit:
            raise Stopped
        self.nodes += 1
        if self.nodes & DEADLINE_CHECK == 0:
            if self.deadline and self.clock() > self.deadline:
                raise Stopped
            if self.nodes & STOP_CHECK == 0:
                self.check_stop()
        if target == 0:
            target = 1  # no game has the value 0
        if self.table is not None and not position.neutral:
            value = self.table.value(position)
            if value != UNKNOWN:
                return PROVEN_YES if value >= target else PROVEN_NO
        self.key.read(position)
        board = self.key.board
        stock = self.key.stock
        entry = NOTHING if board == NO_KEY else self.transpositions.find(board, stock)
        if lower_bound(entry) >= target:
            return PROVEN_YES
        if upper_bound(entry) < target:
            return PROVEN_NO
        if depth <= 0:
            return LIKELY_YES if evaluate(position) >= target else LIKELY_NO
        if depth_of(entry) >= depth and ((entry >> TARGET_SHIFT) & BOUND_MASK) - BOUND_ZERO == target:
            return LIKELY_YES if (entry >> YES_SHIFT) & 1 else LIKELY_NO
        # What is remembered is the turn on the key's board, an image of this one.
        symmetry = self.key.symmetry
        turn = turn_image(entry & TURN_MASK, INVERSES[symmetry])
        self.turn = 0
        answer = self._try_turns(position, target, depth, turn)
        if board != NO_KEY:
            self._store(board, stock, target, depth, answer, turn_image(self.turn, symmetry))
        return answer

    def _try_turns(self, position: Board, target: i64, depth: i64, known: i64) -> i64:
        """Try all turns, the one that is known to be good and those that look best first, until one reaches the target."""
        answer: i64 = PROVEN_NO
        mover = position.mover
        tried: i64 = 0
        if known:
            after = replay(position, known)
            if after is not None:
                tried = known
                answer = self._after(after, mover, target, depth)
                if answer >= LIKELY_YES:
                    self.turn = known
                    return answer
        turns = Turns()
        self._collect(position, mover, turns)
        self.turn = known
        return self._best_of(turns, mover, target, depth, tried, answer)

    def _best_of(self, turns: Turns, mover: i64, target: i64, depth: i64, tried: i64, answer: i64) -> i64:
        """Return the best answer of these turns and of one tried before; `turn` is then the one that gave it."""
        decisive = self.turn if tried else 0
        if depth >= LOOKUP_DEPTH and self._is_known_to_reach(turns, target):
            return PROVEN_YES
        number: i64 = len(turns.after)
        place: i64 = -1
        while place < number - 1:
            place += 1
            turns.move_best_to(place)
            turn: i64 = turns.played[place]
            if turn == tried and tried:
                continue
            found = self._after(turns.after[place], mover, target, depth)
            if found > answer or decisive == 0:
                answer = max(answer, found)
                decisive = turn
                if answer >= LIKELY_YES:
                    self._credit(turn, mover, depth)
                    break
        self.turn = decisive
        return answer

    def _is_known_to_reach(self, turns: Turns, target: i64) -> bool:
        """Return whether the transposition table proves that one of these turns reaches the target: cheaper than a search."""
        number = len(turns.after)
        for place in range(number):
            after = turns.after[place]
            if after.phase == PLACING:
                self.key.read(after)
                board = self.key.board
                if board != NO_KEY and upper_bound(self.transpositions.find(board, self.key.stock)) <= -target:
                    self.turn = turns.played[place]
                    return True
        return False

    def _after(self, after: Board, mover: i64, target: i64, depth: i64) -> i64:
        """Return the answer when a turn is over."""
        if after.phase == ENDED:
            return PROVEN_YES if final_value(after, mover) >= target else PROVEN_NO
        return -self.test(after, 1 - target, depth - 1)

    def _store(self, board: i64, stock: i64, target: i64, depth: i64, answer: i64, turn: i64) -> None:
        entry = self.transpositions.find(board, stock)  # the position may have come up below, to other targets
        lower = lower_bound(entry)
        upper = upper_bound(entry)
        if answer == PROVEN_YES:
            lower = max(lower, target)
        elif answer == PROVEN_NO:
            upper = min(upper, target - 1 if target != 1 else -1)
        yes: i64 = 1 if answer > 0 else 0
        self.transpositions.store(
            board,
            stock,
            turn
            | (lower + BOUND_ZERO) << LOWER_SHIFT
            | (upper + BOUND_ZERO) << UPPER_SHIFT
            | (target + BOUND_ZERO) << TARGET_SHIFT
            | depth << DEPTH_SHIFT
            | yes << YES_SHIFT,
        )

    def _credit(self, turn: i64, mover: i64, depth: i64) -> None:
        """Credit a turn that caused a cutoff, so that it is tried early elsewhere (history heuristic)."""
        row = END * mover
        self.history[row + (turn >> 9)] += depth * depth
        if turn & 511:
            self.history[row + (turn & 511) - 1] += depth * depth
        if self.history[row + (turn >> 9)] > HISTORY_LIMIT:
            for place in range(i64(END * 2)):
                self.history[place] >>= 1

    def _collect(self, position: Board, mover: i64, turns: Turns) -> None:
        """Collect every turn of the mover: a placement, with each way to resolve its effect."""
        row = END * mover
        for action in legal(position):
            after = position.clone()
            play(after, action)
            if after.phase == PLACING or after.phase == ENDED:
                self._add(after, mover, action << 9, self.history[row + action], turns)
            else:
                self._collect_choices(after, mover, action << 9, self.history[row + action], turns)

    def _collect_choices(self, position: Board, mover: i64, played: i64, history_score: i64, turns: Turns) -> None:
        row = END * mover
        for action in legal(position):
            after = position.clone()
            play(after, action)
            turn = played if played & 511 else played | (action + 1)
            more = history_score + self.history[row + action]
            if after.phase == PLACING or after.phase == ENDED:
                self._add(after, mover, turn, more, turns)
            else:
                self._collect_choices(after, mover, turn, more, turns)

    def _add(self, after: Board, mover: i64, turn: i64, history_score: i64, turns: Turns) -> None:
        """Add a turn with its score for move ordering: allies gained first, then the history."""
        if after.phase == ENDED:
            scores = final_value(after, mover) * 4 * HISTORY_LIMIT
        else:
            scores = -evaluate(after) * HISTORY_LIMIT // 2 + history_score
        turns.after.append(after)
        turns.played.append(int(turn))
        turns.scores = append(turns.scores, scores)


def evaluate(position: Board) -> i64:
    """Return a static evaluation to the player who is to place: the lead in allies, Death being worth losing."""
    mover = position.mover
    lead = SIZES[position.allies(mover)] - SIZES[position.allies(1 - mover)]
    tiles = position.tiles
    space: i64 = 0
    while tiles:
        if tiles & 31 == DEATH + 1 and (position.face_up() >> space) & 1:
            lead += -4 if position.side_of(space) == mover else 4
        tiles >>= 5
        space += 1
    lead += 1
    return lead if lead != 0 else 1


def replay(position: Board, turn: i64) -> Board | None:
    """Return the position after a remembered turn, None when it isn't over with that (a tile used again has its own choice)."""
    placement = turn >> 9
    choice = (turn & 511) - 1
    if placement not in legal(position):  # a mirror image was remembered
        return None
    after = position.clone()
    play(after, placement)
    if choice >= 0:
        if after.phase == PLACING or after.phase == ENDED or choice not in legal(after):
            return None
        play(after, choice)
    return after if after.phase == PLACING or after.phase == ENDED else None
