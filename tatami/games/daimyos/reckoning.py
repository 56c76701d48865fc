"""The reckoning of Daimyos: which tokens are gathered, where the markers end, and who has won."""

from typing import Final

from mypy_extensions import i64

from tatami.game import Outcome
from tatami.games.daimyos.pieces import DAIMYOS, TOKENS
from tatami.games.daimyos.position import ALL_TOKENS, AUTOMATON, BIT, DaimyosPosition, PublicState, members
from tatami.texts import Text

# What a game is won by, in the order in which the rules ask (see Y-43, Y-75).
REASONS: Final[list[str]] = ["tracks", "sum", "tokens", "solo-draw", "draw"]
BY_TRACKS: Final = 0
BY_SUM: Final = 1
BY_TOKENS: Final = 2
BY_SOLO_DRAW: Final = 3
BY_NOTHING: Final = 4


def is_due(public: PublicState) -> bool:
    """Y-40: Return whether the seventh daimyo has fallen, or the last ninja card is drawn."""
    return public.ran_out() or public.alive() == 0


def gathered(public: PublicState, seat: int) -> list[int]:
    """Y-41: Return the numbers of the tokens that a seat assigns, lowest first; in solo only the player has any (see Y-75)."""
    if public.settings.solo and seat == AUTOMATON:
        return []
    if public.alive() > 0:
        return list(range(1, TOKENS + 1))
    tokens: i64 = ALL_TOKENS & ~public.unplaced(seat)
    return members(tokens)


def next_token(position: DaimyosPosition) -> int:
    """Y-42: Return the lowest gathered token that the seat which assigns now hasn't assigned."""
    seat = int(position.public.seat)
    return gathered(position.public, seat)[len(position.assigned[seat])]


def token_value(public: PublicState, seat: int, token: int) -> int:
    """Return what a gathered token is worth: by its daimyo side on the board, else as a favour."""
    box = public.settings.box
    if (BIT << token) & (public.favours[seat] | public.spent[seat]):
        return box.favour_values[token - 1]
    for daimyo in range(DAIMYOS):
        if public.eliminated[daimyo] == seat and public.token_on[daimyo] == token:
            return box.daimyo_values[token - 1]
    return box.favour_values[token - 1]


def reveal(public: PublicState, assigned: list[list[int]]) -> None:
    """Y-42: Move each marker by the tokens assigned to it; then by the Score cards (see Y-75)."""
    for seat in range(2):
        for entry in assigned[seat]:
            public.score(entry % 4, seat, token_value(public, seat, entry // 4))
    public.tracks = with_score_cards(public)


def with_score_cards(public: PublicState) -> list[int]:
    """Y-75: Return the tracks after each Score card on them has moved its marker; with two players there are none."""
    tracks = public.tracks[:]
    for entry in public.on_tracks:
        tracks[entry // 2 % 3] -= public.settings.box.bottom[entry // 6]  # towards seat 1, the Automaton
    return tracks


def verdict(public: PublicState) -> tuple[int, str]:
    """Y-43: Return who has won (-1: nobody) and by what."""
    tracks = public.tracks
    ahead = public.on_board(0) - public.on_board(1)
    winner, reason = decide(tracks[0], tracks[1], tracks[2], ahead, public.settings.solo)
    return int(winner), REASONS[reason]


def decide(first: i64, second: i64, third: i64, ahead: i64, solo: bool) -> tuple[i64, i64]:
    """Y-43: Return who wins on these tracks (-1: nobody) and the reason's number; `ahead`: seat 0's lead in daimyo tokens."""
    mine: i64 = i64(first > 0) + i64(second > 0) + i64(third > 0)
    theirs: i64 = i64(first < 0) + i64(second < 0) + i64(third < 0)
    if mine >= 2:
        return 0, BY_TRACKS
    if theirs >= 2:
        return 1, BY_TRACKS
    total = first + second + third  # seat 0's positive positions less seat 1's
    if total != 0:
        return (0 if total > 0 else 1), BY_SUM
    if ahead != 0:
        return (0 if ahead > 0 else 1), BY_TOKENS
    if solo:  # Y-75: a draw is a loss
        return AUTOMATON, BY_SOLO_DRAW
    return -1, BY_NOTHING


def result(public: PublicState) -> Outcome:
    """Return the outcome of a finished game."""
    winner, reason = verdict(public)
    returns = [0.0, 0.0]
    if winner >= 0:
        returns[winner] = 1.0
        returns[1 - winner] = -1.0
    return Outcome(returns, Text(f"daimyos-outcome-{reason}", rule="Y-75" if reason == "solo-draw" else "Y-43"))
