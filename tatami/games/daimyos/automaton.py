"""The Automaton of solo games: its turn, and how it strikes."""

from typing import Final

from tatami.games.daimyos.pieces import NONE, STEAL, SWAP
from tatami.games.daimyos.position import AUTO_POINTS, AUTOMATON, BIT, HUMAN, RESHUFFLED, STRUCK, PublicState, auto_cards
from tatami.games.daimyos.scoring import daimyo_points, put_token, turn_token

STRIKES_AT: Final = 6  # Y-73
BACK_TO: Final = 5


def reshuffle_if_empty(public: PublicState) -> None:
    """Y-72: Make a new deck of the row's cards when there is no card left to draw."""
    if public.auto_deck == 0:
        public.auto_deck = auto_cards(public.settings.level)
        public.row = []
        if public.log_events:
            public.events.append([RESHUFFLED])


def act(public: PublicState, card: int) -> bool:
    """Y-72: Lay the card drawn on the row, do its action and score; return whether the Automaton strikes (see Y-73)."""
    box = public.settings.box
    reshuffle_if_empty(public)
    public.auto_deck &= ~(BIT << card)
    public.row.append(card)
    if box.actions[card] == SWAP:
        public.swap_with_neutral(AUTOMATON)
    elif box.actions[card] == STEAL:
        public.exchange_clans()
    clan = public.clans[AUTOMATON]
    points = row_sum(public)
    public.score(clan, AUTOMATON, points)
    if public.log_events:
        public.events.append([AUTO_POINTS, clan, points])
    return public.tracks[clan] <= -STRIKES_AT


def row_sum(public: PublicState) -> int:
    """Y-72: Return the sum of the numbers that show: the left ones of all cards, the right one of the last."""
    box = public.settings.box
    return sum(box.left[card] for card in public.row) + box.right[public.row[-1]]


def target(public: PublicState) -> int:
    """Y-73: Return the daimyo not yet eliminated that is highest on the Score deck's top list."""
    for daimyo in public.settings.box.lists[public.top]:
        if public.eliminated[daimyo] == NONE:
            return daimyo
    return NONE


def strike(public: PublicState) -> None:
    """Y-73: Eliminate a daimyo for the Automaton, steps (1) to (6)."""
    clan = public.clans[AUTOMATON]
    daimyo = target(public)
    top = int(public.top)
    put_token(public, daimyo, AUTOMATON)  # (1)
    public.on_tracks.append((top * 3 + clan) * 2 + 1)  # (2)
    public.top = NONE
    public.tracks[clan] = -BACK_TO  # (3)
    turn_token(public, HUMAN)  # (4)
    points = daimyo_points(public, daimyo, HUMAN)
    public.score(public.clans[HUMAN], HUMAN, points)
    public.auto_deck = auto_cards(public.settings.level)  # (5)
    public.row = []
    public.swap_with_neutral(AUTOMATON)  # (6)
    if public.log_events:
        public.events.append([STRUCK, daimyo, clan, top, points, public.clans[AUTOMATON]])
