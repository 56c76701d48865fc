"""The Automaton: its cards, its turn, and how it strikes (Y-70 … Y-76)."""

from typing import Final

from tatami.game import CHANCE
from tatami.games.daimyos.box import STEAL, SWAP
from tatami.games.daimyos.names import AUTO, NONE
from tatami.games.daimyos.scoring import daimyo_points, put_token, turn_token
from tatami.games.daimyos.table import AUTO_POINTS, BIT, RESHUFFLED, STRUCK, Table, auto_cards

HUMAN: Final = 0
AUTOMATON: Final = 1
STRIKES_AT: Final = 6  # Y-73
BACK_TO: Final = 5


def begin_automaton(table: Table) -> None:
    """Y-72: chance draws a card for the Automaton; an empty deck is made anew of the row first."""
    table.turn = AUTOMATON
    table.phase = AUTO
    table.seat = CHANCE
    reshuffle_if_empty(table)


def reshuffle_if_empty(table: Table) -> None:
    """Y-72: with no card left to draw, the row's cards are the new deck."""
    if table.auto_deck == 0:
        table.auto_deck = auto_cards(table.terms.level)
        table.row = []
        if table.listening:
            table.news.append([RESHUFFLED])


def act(table: Table, card: int) -> bool:
    """Y-72: lay the card drawn on the row, do its action, score; whether the Automaton strikes (Y-73)."""
    box = table.terms.box
    reshuffle_if_empty(table)
    table.auto_deck &= ~(BIT << card)
    table.row.append(card)
    if box.actions[card] == SWAP:
        swap_with_neutral(table, AUTOMATON)
    elif box.actions[card] == STEAL:
        exchange(table)
    clan = table.clans[AUTOMATON]
    points = row_sum(table)
    table.score(clan, AUTOMATON, points)
    if table.listening:
        table.news.append([AUTO_POINTS, clan, points])
    return table.tracks[clan] <= -STRIKES_AT


def row_sum(table: Table) -> int:
    """Y-72: the numbers that show: the left ones of all cards, the right one of the last."""
    box = table.terms.box
    return sum(box.left[card] for card in table.row) + box.right[table.row[-1]]


def target(table: Table) -> int:
    """Y-73: the daimyo not yet eliminated that is highest on the Score deck's top list."""
    for daimyo in table.terms.box.lists[table.top]:
        if table.eliminated[daimyo] == NONE:
            return daimyo
    return NONE


def strike(table: Table) -> None:
    """Y-73: steps (1) to (6)."""
    clan = table.clans[AUTOMATON]
    daimyo = target(table)
    top = int(table.top)
    put_token(table, daimyo, AUTOMATON)  # (1)
    table.on_tracks.append((top * 3 + clan) * 2 + 1)  # (2)
    table.top = NONE
    table.tracks[clan] = -BACK_TO  # (3)
    turn_token(table, HUMAN)  # (4)
    points = daimyo_points(table, daimyo, HUMAN)
    table.score(table.clans[HUMAN], HUMAN, points)
    table.auto_deck = auto_cards(table.terms.level)  # (5)
    table.row = []
    swap_with_neutral(table, AUTOMATON)  # (6)
    if table.listening:
        table.news.append([STRUCK, daimyo, clan, top, points, table.clans[AUTOMATON]])


def swap_with_neutral(table: Table, seat: int) -> None:
    """Y-10: exchange a seat's clan with the neutral one."""
    clan = table.clans[seat]
    table.clans[seat] = int(table.neutral)
    table.neutral = clan


def exchange(table: Table) -> None:
    """Y-50, Y-76: the two sides exchange their clans."""
    table.clans[0], table.clans[1] = table.clans[1], table.clans[0]
