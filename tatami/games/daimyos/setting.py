"""Setting up a game of Daimyos: what chance decides before the first turn, and in which order."""

from typing import Final

from tatami.game import CHANCE, Action
from tatami.games.daimyos.actions import BOARD, CARD, CLAN, CLAN_CARD, FIRST, LIST, TOP
from tatami.games.daimyos.names import AUTO_CARDS, BOARDS, NONE
from tatami.games.daimyos.solo import AUTOMATON
from tatami.games.daimyos.table import BIT, Table, members
from tatami.games.daimyos.turns import begin_clans

WHO: Final = 0
BOARDS_STEP: Final = 1
CLAN_CARDS: Final = 2
LISTS: Final = 3
TOP_CARD: Final = 4
HANDS: Final = 5
AUTOMATON_CLAN: Final = 6
READY: Final = 7


def step(table: Table) -> int:
    """What chance decides next: the first of these that is still open."""
    if table.turn == NONE:
        return WHO
    if len(table.boards) < BOARDS:
        return BOARDS_STEP
    if table.terms.clan_techniques and NONE in table.clan_cards:
        return CLAN_CARDS
    if table.terms.blacklist and NONE in table.lists:
        return LISTS
    if table.terms.solo and table.top == NONE:
        return TOP_CARD
    if not table.hands[0] or not (table.hands[1] or table.terms.solo):
        return HANDS
    if table.terms.solo and table.clans[AUTOMATON] == NONE:
        return AUTOMATON_CLAN
    return READY


def setup_moves(table: Table) -> list[Action]:
    """What chance may decide now; all are equally likely."""
    due = step(table)
    if due == WHO:
        return [Action(FIRST), Action(FIRST + 1)]
    if due == BOARDS_STEP:  # Y-01
        lying = [laid // 4 for laid in table.boards]
        return [Action(BOARD + board * 4 + quarters) for board in range(BOARDS) if board not in lying for quarters in range(4)]
    if due == CLAN_CARDS:  # Y-02, Y-62
        colour = table.clan_cards.index(NONE)
        return [Action(CLAN_CARD + colour * 2), Action(CLAN_CARD + colour * 2 + 1)]
    if due == LISTS:  # Y-60: the lists differ
        lists = table.terms.box.lists
        taken = table.lists[0]
        return [Action(LIST + card) for card in range(AUTO_CARDS) if taken == NONE or lists[card] != lists[taken]]
    if due == TOP_CARD:  # Y-70
        return [Action(TOP + card) for card in members(table.score_deck)]
    if due == HANDS:  # Y-03, Y-71
        return [Action(CARD + card) for card in members(table.deck)]
    return [Action(CLAN), Action(CLAN + 1), Action(CLAN + 2)]  # Y-71


def decide(table: Table, action: int) -> None:
    """Chance has decided a step of the set-up."""
    due = step(table)
    if due == WHO:
        table.turn = action - FIRST
    elif due == BOARDS_STEP:
        table.boards.append(action - BOARD)
        if len(table.boards) == BOARDS:
            table.lay_boards()
    elif due == CLAN_CARDS:
        table.clan_cards[(action - CLAN_CARD) // 2] = action - CLAN_CARD + 3
    elif due == LISTS:
        table.lists[table.lists.index(NONE)] = action - LIST
    elif due == TOP_CARD:
        table.top = action - TOP
        table.score_deck &= ~(BIT << (action - TOP))
    elif due == HANDS:
        table.hands[1 if table.hands[0] else 0].append(action - CARD)
        table.deck &= ~(BIT << (action - CARD))
    else:
        table.clans[AUTOMATON] = action - CLAN
    table.seat = CHANCE
    if step(table) == READY:
        begin_clans(table)
