"""The set-up of Daimyos: what chance decides before the first turn, and in which order."""

from typing import Final

from tatami.game import Action
from tatami.games.daimyos.actions import BOARD, CARD, CLAN, CLAN_CARD, FIRST, LIST, TOP
from tatami.games.daimyos.pieces import AUTO_CARDS, BOARDS, NONE, OPEN_TECHNIQUES
from tatami.games.daimyos.position import AUTOMATON, BIT, PublicState, members

# The steps of the set-up, in their order.
WHO_IS_FIRST: Final = 0
LAY_BOARD: Final = 1
DRAW_CLAN_CARD: Final = 2
DEAL_LIST: Final = 3
TURN_TOP_CARD: Final = 4
DEAL_CARD: Final = 5
AUTOMATON_CLAN: Final = 6
READY: Final = 7


def next_step(public: PublicState) -> int:
    """Return what chance decides next: the first step that is still open."""
    if public.turn == NONE:
        return WHO_IS_FIRST
    if len(public.boards) < BOARDS:
        return LAY_BOARD
    if public.settings.clan_techniques and NONE in public.clan_cards:
        return DRAW_CLAN_CARD
    if public.settings.blacklist and NONE in public.lists:
        return DEAL_LIST
    if public.settings.solo and public.top == NONE:
        return TURN_TOP_CARD
    if not public.hands[0] or not (public.hands[1] or public.settings.solo):
        return DEAL_CARD
    if public.settings.solo and public.clans[AUTOMATON] == NONE:
        return AUTOMATON_CLAN
    return READY


def setup_moves(public: PublicState) -> list[Action]:
    """Return what chance may decide now; all are equally likely."""
    step = next_step(public)
    if step == WHO_IS_FIRST:
        return [Action(FIRST), Action(FIRST + 1)]
    if step == LAY_BOARD:  # Y-01
        lying = [laid // 4 for laid in public.boards]
        return [Action(BOARD + board * 4 + quarters) for board in range(BOARDS) if board not in lying for quarters in range(4)]
    if step == DRAW_CLAN_CARD:  # Y-02, Y-62
        colour = public.clan_cards.index(NONE)
        return [Action(CLAN_CARD + colour * 2), Action(CLAN_CARD + colour * 2 + 1)]
    if step == DEAL_LIST:  # Y-60: the lists differ
        lists = public.settings.box.lists
        taken = public.lists[0]
        return [Action(LIST + card) for card in range(AUTO_CARDS) if taken == NONE or lists[card] != lists[taken]]
    if step == TURN_TOP_CARD:  # Y-70
        return [Action(TOP + card) for card in members(public.score_deck)]
    if step == DEAL_CARD:  # Y-03, Y-71
        return [Action(CARD + card) for card in members(public.deck)]
    return [Action(CLAN), Action(CLAN + 1), Action(CLAN + 2)]  # Y-71


def play_setup(public: PublicState, action: int) -> bool:
    """Do what chance has decided; return whether the set-up is done."""
    step = next_step(public)
    if step == WHO_IS_FIRST:
        public.turn = action - FIRST
    elif step == LAY_BOARD:
        public.boards.append(action - BOARD)
        if len(public.boards) == BOARDS:
            public.lay_boards()
    elif step == DRAW_CLAN_CARD:
        public.clan_cards[(action - CLAN_CARD) // 2] = action - CLAN_CARD + OPEN_TECHNIQUES
    elif step == DEAL_LIST:
        public.lists[public.lists.index(NONE)] = action - LIST
    elif step == TURN_TOP_CARD:
        turn_top(public, action - TOP)
    elif step == DEAL_CARD:
        public.hands[1 if public.hands[0] else 0].append(action - CARD)
        public.deck &= ~(BIT << (action - CARD))
    else:
        public.clans[AUTOMATON] = action - CLAN
    return next_step(public) == READY


def turn_top(public: PublicState, card: int) -> None:
    """Y-70: Show the list of the Score deck's next card."""
    public.score_deck &= ~(BIT << card)
    public.top = card
