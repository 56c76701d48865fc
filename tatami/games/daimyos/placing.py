"""Laying ninja cards: where a card may lie, by bit masks over the grid, and what it covers."""

from librt.vecs import vec
from mypy_extensions import i64

from tatami.game import Action
from tatami.games.daimyos.actions import PLACE, PLACE_ONE, PLACE_TWO
from tatami.games.daimyos.field import EVERY_LANE, LANE, POWERS, empty_rows
from tatami.games.daimyos.names import CHIMON, DAIMYOS, NONE, SIZE, SPACES
from tatami.games.daimyos.table import BURIED, Table, placed_code


def placements(table: Table) -> list[Action]:
    """Every legal placement of the cards in the hand of the player whose turn it is (Y-12), ascending."""
    found: list[Action] = []
    hand = table.hands[table.turn]
    grid = masks(table)
    chimon = CHIMON in table.used
    if len(hand) == 1:
        add_placements(found, table, grid, chimon, hand[0], PLACE, 0, 8)
    elif len(hand) == 2:  # Y-54
        add_placements(found, table, grid, chimon, hand[0], PLACE_ONE, 0, 8)
        add_placements(found, table, grid, chimon, hand[1], PLACE_TWO, 0, 8)
    return found


def can_place(table: Table) -> bool:
    """Whether any card of the hand can be placed at all."""
    grid = masks(table)
    chimon = CHIMON in table.used
    for card in table.hands[table.turn]:
        found: list[Action] = []
        for turning in range(8):
            add_placements(found, table, grid, chimon, card, PLACE, turning, turning + 1)
            if found:
                return True
    return False


def masks(table: Table) -> vec[i64]:
    """Row by row, three lanes: all daimyos; ninjas on top; spaces next to a daimyo not yet eliminated."""
    grid = empty_rows()
    daimyo: i64 = 0
    while daimyo < DAIMYOS:
        if table.eliminated[daimyo] == NONE:
            at: i64 = table.field.daimyo_at[daimyo]
            three = 7 * POWERS[at % SIZE - 1 + 2 * LANE]
            row = at // SIZE
            grid[row - 1] |= three
            grid[row] |= three
            grid[row + 1] |= three
        daimyo += 1
    row = 0
    while row < SIZE:
        grid[row] |= table.field.daimyo_rows[row] | (table.ninja_rows(row) << LANE)
        row += 1
    return grid


def add_placements(
    found: list[Action], table: Table, grid: vec[i64], chimon: bool, card: int, base: i64, first: i64, end: i64
) -> None:
    """The legal placements of one card in these turnings.

    For every row that the card's lowest row could be on, all columns at once: a bit stays where no ninja or samurai would
    cover a daimyo (Y-22), no ninja a ninja (Y-23, unless Chimon allows it, Y-51), and some ninja would be next to a daimyo
    not yet eliminated (Y-21). What else is covered doesn't matter (Y-24, Y-25), nor what clear spaces lie on (Y-26).
    """
    turning = first
    while turning < end:
        shape = table.terms.box.shapes[card * 8 + int(turning)]
        columns, rows, letters = shape.columns, shape.rows, shape.letters
        number: i64 = len(letters)
        room = POWERS[SIZE + 1 - shape.width] - 1  # the card's lower left space may be here
        start = base + turning * SPACES
        row: i64 = 0
        while row <= SIZE - shape.height:
            if (grid[row] | grid[row + 1] | grid[row + 2]) >> (2 * LANE):
                ninjas: i64 = 0
                guards: i64 = 0
                index: i64 = 0
                while index < number:
                    # A shift by at most 2 spoils only bits 14 and 15 of a lane, which are no columns.
                    under = grid[row + rows[index]] >> columns[index]
                    if letters[index] < 3:
                        ninjas |= under
                    else:
                        guards |= under
                    index += 1
                bad = ninjas | guards
                if not chimon:
                    bad |= ninjas >> LANE
                free = (ninjas >> (2 * LANE)) & ~bad & room
                column: i64 = 0
                while free:
                    if free & 1:
                        found.append(Action(int(start + row * SIZE + column)))
                    free >>= 1
                    column += 1
            row += 1
        turning += 1


def lay(table: Table, card: int, turning: int, space: int) -> None:
    """Lay a card: ninjas and samurai cover what is there (Y-24, Y-25), clear spaces change nothing (Y-26)."""
    shape = table.terms.box.shapes[card * 8 + turning]
    index: i64 = 0
    while index < len(shape.letters):
        row: i64 = space // SIZE + shape.rows[index]
        column: i64 = space % SIZE + shape.columns[index]
        letter = shape.letters[index]
        everyone = EVERY_LANE << column
        bury(table, int(row * SIZE + column))
        if letter < 3:
            guard = (table.samurai[row] & everyone) >> column
            if guard:  # Y-30: remember which clan's ninja has covered which clan's samurai
                clan = 0 if guard == 1 else 1 if guard == POWERS[LANE] else 2
                table.covered.append(int((row * SIZE + column) * 32 + letter * 4) + clan)
        table.ninjas[row] &= ~everyone
        table.samurai[row] &= ~everyone
        if letter < 3:
            table.ninjas[row] |= POWERS[column + LANE * letter]
        else:
            table.samurai[row] |= POWERS[column + LANE * (letter - 3)]
        index += 1
    table.placed.append(placed_code(card, turning, space))


def bury(table: Table, space: int) -> None:
    """Y-54 with Y-51: what covered a samurai this turn is itself covered, and no longer the one on top."""
    for number, entry in enumerate(table.covered):
        if entry // 32 == space:
            table.covered[number] = entry | BURIED


def solid_spaces(table: Table, card: int, turning: int, space: int) -> list[tuple[int, int]]:
    """Where a card's ninjas and samurai would lie, and which; spaces off the grid are left out."""
    shape = table.terms.box.shapes[card * 8 + turning]
    found: list[tuple[int, int]] = []
    for place, letter in enumerate(shape.cells):
        row = space // SIZE + place // int(shape.width)
        column = space % SIZE + place % int(shape.width)
        if letter < 6 and row < SIZE and column < SIZE:
            found.append((row * SIZE + column, letter))
    return found


def laid_now(table: Table) -> list[int]:
    """The spaces that ninjas and samurai of this turn's cards lie on."""
    spaces: list[int] = []
    for code in table.placed[len(table.placed) - int(table.laid) :]:
        for space, _ in solid_spaces(table, code // SPACES // 8, code // SPACES % 8, code % SPACES):
            if space not in spaces:
                spaces.append(space)
    return spaces
