"""Placing ninja cards: where a card may lie, by bit masks over the grid, and what it covers."""

from librt.vecs import vec
from mypy_extensions import i64

from tatami.game import Action
from tatami.games.daimyos.actions import PLACE, PLACE_ONE, PLACE_TWO
from tatami.games.daimyos.field import EVERY_LANE, LANE, POWERS, SIZE, SPACES, empty_rows
from tatami.games.daimyos.pieces import CHIMON, DAIMYOS, NONE
from tatami.games.daimyos.position import BURIED, PublicState, placed_code


def placements(public: PublicState) -> list[Action]:
    """Return every legal placement of the cards in the hand of the player whose turn it is, ascending."""
    found: list[Action] = []
    hand = public.hands[public.turn]
    grid = masks(public)
    chimon = CHIMON in public.used
    if len(hand) == 1:
        add_placements(found, public, grid, chimon, hand[0], PLACE, 0, 8)
    elif len(hand) == 2:  # Y-54
        add_placements(found, public, grid, chimon, hand[0], PLACE_ONE, 0, 8)
        add_placements(found, public, grid, chimon, hand[1], PLACE_TWO, 0, 8)
    return found


def can_place(public: PublicState) -> bool:
    """Return whether any card of the hand can be placed at all."""
    grid = masks(public)
    chimon = CHIMON in public.used
    for card in public.hands[public.turn]:
        found: list[Action] = []
        for turning in range(8):
            add_placements(found, public, grid, chimon, card, PLACE, turning, turning + 1)
            if found:
                return True
    return False


def masks(public: PublicState) -> vec[i64]:
    """Return row by row, in three lanes: all daimyos; ninjas on top; spaces next to a daimyo not yet eliminated."""
    grid = empty_rows()
    for daimyo in range(i64(DAIMYOS)):
        if public.eliminated[daimyo] == NONE:
            at: i64 = public.field.daimyo_at[daimyo]
            three = 7 * POWERS[at % SIZE - 1 + 2 * LANE]
            row = at // SIZE
            grid[row - 1] |= three
            grid[row] |= three
            grid[row + 1] |= three
    for row in range(i64(SIZE)):
        grid[row] |= public.field.daimyo_rows[row] | (public.ninja_rows(row) << LANE)
    return grid


def add_placements(
    found: list[Action], public: PublicState, grid: vec[i64], chimon: bool, card: int, base: i64, first: i64, end: i64
) -> None:
    """Add the legal placements of one card in these turnings.

    For every row that the card's lowest row could be on, all columns are tried at once: a bit stays where the card may lie.
    What else it covers doesn't matter, see Y-24 and Y-25, nor what its clear spaces lie on, see Y-26.
    """
    for turning in range(first, end):  # Y-20
        shape = public.settings.box.shapes[card * 8 + int(turning)]
        columns, rows, letters = shape.columns, shape.rows, shape.letters
        number: i64 = len(letters)
        room = POWERS[SIZE + 1 - shape.width] - 1  # the card's lower left space may be here
        start = base + turning * SPACES
        row: i64 = 0
        while row <= SIZE - shape.height:
            if (grid[row] | grid[row + 1] | grid[row + 2]) >> (2 * LANE):
                ninjas: i64 = 0
                guards: i64 = 0
                for index in range(number):
                    # A shift by at most 2 spoils only bits 14 and 15 of a lane, which are no columns.
                    under = grid[row + rows[index]] >> columns[index]
                    if letters[index] < 3:
                        ninjas |= under
                    else:
                        guards |= under
                bad = ninjas | guards  # Y-22: neither may cover a daimyo
                if not chimon:  # Y-23, Y-51: no ninja may cover a ninja, unless Chimon allows it
                    bad |= ninjas >> LANE
                free = (ninjas >> (2 * LANE)) & ~bad & room  # Y-21: a ninja is next to a daimyo not yet eliminated
                column: i64 = 0
                while free:
                    if free & 1:
                        found.append(Action(int(start + row * SIZE + column)))
                    free >>= 1
                    column += 1
            row += 1


def lay(public: PublicState, card: int, turning: int, space: int) -> None:
    """Y-24, Y-25, Y-26: Lay a card: ninjas and samurai cover what is there, clear spaces change nothing."""
    shape = public.settings.box.shapes[card * 8 + turning]
    for index in range(i64(len(shape.letters))):
        row: i64 = space // SIZE + shape.rows[index]
        column: i64 = space % SIZE + shape.columns[index]
        letter = shape.letters[index]
        everyone = EVERY_LANE << column
        bury(public, int(row * SIZE + column))
        if letter < 3:
            guard = (public.samurai[row] & everyone) >> column
            if guard:  # remembered for Y-30: which clan's ninja has covered which clan's samurai
                clan = 0 if guard == 1 else 1 if guard == POWERS[LANE] else 2
                public.covered.append(int((row * SIZE + column) * 32 + letter * 4) + clan)
        public.ninjas[row] &= ~everyone
        public.samurai[row] &= ~everyone
        if letter < 3:
            public.ninjas[row] |= POWERS[column + LANE * letter]
        else:
            public.samurai[row] |= POWERS[column + LANE * (letter - 3)]
    public.placed.append(placed_code(card, turning, space))


def bury(public: PublicState, space: int) -> None:
    """Mark what covered a samurai this turn as covered itself, which Boryaku (see Y-54) and Chimon (see Y-51) make possible."""
    for number, entry in enumerate(public.covered):
        if entry // 32 == space:
            public.covered[number] = entry | BURIED


def solid_spaces(public: PublicState, card: int, turning: int, space: int) -> list[tuple[int, int]]:
    """Return where a card's ninjas and samurai would lie, and which; spaces off the grid are left out."""
    shape = public.settings.box.shapes[card * 8 + turning]
    found: list[tuple[int, int]] = []
    for place, letter in enumerate(shape.cells):
        row = space // SIZE + place // int(shape.width)
        column = space % SIZE + place % int(shape.width)
        if letter < 6 and row < SIZE and column < SIZE:
            found.append((row * SIZE + column, letter))
    return found


def laid_now(public: PublicState) -> list[int]:
    """Return the spaces that ninjas and samurai of this turn's cards lie on."""
    spaces: list[int] = []
    for code in public.placed[len(public.placed) - int(public.laid) :]:
        for space, _ in solid_spaces(public, code // SPACES // 8, code // SPACES % 8, code % SPACES):
            if space not in spaces:
                spaces.append(space)
    return spaces
