"""How a turn of Daimyos goes on: start, techniques, placing, drawing, points, falling daimyos, and whose turn is next."""

from tatami.game import CHANCE
from tatami.games.daimyos.names import (
    AS_WHITE,
    AUTO,
    BORYAKU,
    CHOHO,
    CLAN,
    DRAW,
    ELIMINATE,
    HENSOJUTSU,
    KEEP,
    NONE,
    PLACE,
    SHINOBI_IRI,
    START,
    SWAPPED,
    TEN_MON,
)
from tatami.games.daimyos.placing import can_place, lay
from tatami.games.daimyos.reckoning import begin_reckoning, is_due
from tatami.games.daimyos.scoring import eliminate, falling, is_asked, samurai_points
from tatami.games.daimyos.solo import AUTOMATON, act, begin_automaton, exchange, strike, swap_with_neutral
from tatami.games.daimyos.table import BIT, DROPPED, SAMURAI_POINTS, Table, lowest


def begin_clans(table: Table) -> None:
    """Y-04: the second player takes a clan first; in solo the player, after the Automaton (Y-71)."""
    table.phase = CLAN
    table.seat = table.turn if table.terms.solo else 1 - table.turn


def take_clan(table: Table, clan: int) -> None:
    """Y-04: take one of the clans left; the last is neutral."""
    table.clans[table.seat] = clan
    if NONE in table.clans:
        table.seat = table.turn
    else:
        table.neutral = 3 - table.clans[0] - table.clans[1]
        begin_turn(table, int(table.turn))


def begin_turn(table: Table, seat: int) -> None:
    """A seat's turn begins; nothing of the last one goes on."""
    table.used = []
    table.as_white = []
    table.covered = []
    table.laid = 0
    if table.terms.solo and seat == AUTOMATON:
        begin_automaton(table)
        return
    table.turn = seat
    table.seat = seat
    table.phase = START


def swap(table: Table) -> None:
    """Y-10: exchange one's clan card with the neutral one."""
    swap_with_neutral(table, int(table.turn))
    table.used.append(SWAPPED)


def use(table: Table, technique: int) -> None:
    """Y-11: activate a technique and pay for it, lowest tokens first."""
    seat = int(table.turn)
    table.used.append(technique)
    for _ in range(table.terms.box.costs[technique]):
        token = int(BIT << lowest(table.favours[seat]))
        table.favours[seat] -= token
        table.spent[seat] |= token
    if technique == SHINOBI_IRI:  # Y-50, Y-76
        exchange(table)
    elif technique in (TEN_MON, BORYAKU):  # Y-52, Y-54
        begin_draw(table)


def begin_draw(table: Table) -> None:
    """Chance draws a ninja card for the player whose turn it is."""
    table.phase = DRAW
    table.seat = CHANCE


def draw_for(table: Table) -> int:
    """Why a card is drawn now: TEN_MON or BORYAKU while the turn's own card is in hand, else NONE (Y-12)."""
    held = len(table.hands[table.turn])
    if held == 0:
        return NONE
    if TEN_MON in table.used and BORYAKU in table.used:
        return BORYAKU if held == 1 else TEN_MON  # Ten-mon, if it came first, has left one card
    return TEN_MON if TEN_MON in table.used else BORYAKU


def draw_card(table: Table, card: int) -> None:
    """A card comes from the deck into the hand."""
    reason = draw_for(table)
    table.deck &= ~(BIT << card)
    table.hands[table.turn].append(card)
    if reason == NONE:
        begin_counting(table)
        return
    table.seat = table.turn
    table.phase = KEEP if reason == TEN_MON else START


def keep(table: Table, dropped: int) -> None:
    """Y-52: discard one card of the hand; there are three where Boryaku came first (Y-54)."""
    table.discarded.append(table.hands[table.turn].pop(dropped))
    table.phase = START


def begin_placing(table: Table) -> None:
    """Y-12: who can place must place."""
    table.seat = table.turn
    if can_place(table):
        table.phase = PLACE
    else:
        end_placing(table)


def place(table: Table, number: int, turning: int, space: int) -> None:
    """Y-12: lay a card of the hand; with Boryaku the other one follows (Y-54)."""
    lay(table, table.hands[table.turn].pop(number), turning, space)
    table.laid += 1
    begin_placing(table)


def end_placing(table: Table) -> None:
    """Y-12: a card that can't be placed is discarded; another is drawn before anything is chosen or counted."""
    seat = int(table.turn)
    if table.listening:
        for card in table.hands[seat]:
            table.news.append([DROPPED, card])
    table.discarded.extend(table.hands[seat])
    table.hands[seat] = []
    if table.ran_out():
        begin_counting(table)
    else:
        begin_draw(table)


def begin_counting(table: Table) -> None:
    """Y-57, Y-58: what counts as white is chosen with the new card in hand, then points are counted."""
    table.seat = table.turn
    if HENSOJUTSU in table.used or CHOHO in table.used:
        table.phase = AS_WHITE
    else:
        settle(table)


def settle(table: Table) -> None:
    """Y-13: samurai points; then daimyos fall."""
    seat = int(table.turn)
    points = samurai_points(table)
    table.score(table.clans[seat], seat, points)
    if table.listening and points:
        table.news.append([SAMURAI_POINTS, points])
    table.covered = []
    fall(table)


def fall(table: Table) -> None:
    """Y-14: daimyos that nobody guards fall; where there is a choice (Y-31, Y-61), the player says which is next."""
    due = falling(table)
    if is_asked(table, due):
        table.phase = ELIMINATE
        table.seat = table.turn
    elif due:
        fell(table, due[0])
    else:
        end_turn(table)


def fell(table: Table, daimyo: int) -> None:
    """Y-31: one daimyo falls, and the next."""
    eliminate(table, daimyo)
    if table.terms.solo and table.score_deck:  # Y-74: the Score deck shows its next card
        table.phase = AUTO
        table.seat = CHANCE
    else:
        fall(table)


def end_turn(table: Table) -> None:
    """The other player's turn, or the reckoning (Y-40)."""
    if is_due(table):
        begin_reckoning(table)
    else:
        begin_turn(table, 1 - int(table.turn))


def draw_auto(table: Table, card: int) -> None:
    """Y-72: the Automaton's turn, from the card drawn to its end."""
    if act(table, card):
        strike(table)
        if table.score_deck:
            return  # the next card of the Score deck is turned up first
    end_turn(table)


def turn_top(table: Table, card: int) -> None:
    """The Score deck shows its next card; then the turn under way goes on."""
    table.score_deck &= ~(BIT << card)
    table.top = card
    if table.turn == AUTOMATON:
        end_turn(table)
    else:
        fall(table)
