"""The reckoning of Daimyos: which tokens are gathered, where the markers end, and who has won (Y-40 … Y-43, Y-75)."""

from typing import Final

from mypy_extensions import i64

from tatami.game import Outcome
from tatami.games.daimyos.names import ASSIGN, DAIMYOS, TOKENS
from tatami.games.daimyos.solo import AUTOMATON
from tatami.games.daimyos.table import ALL_TOKENS, BIT, RECKONING, Table, members
from tatami.texts import Text

# What a game is won by, in the order in which the rules ask (Y-43, Y-75).
REASONS: Final[list[str]] = ["tracks", "sum", "tokens", "solo-draw", "draw"]
BY_TRACKS: Final = 0
BY_SUM: Final = 1
BY_TOKENS: Final = 2
BY_SOLO_DRAW: Final = 3
BY_NOTHING: Final = 4


def is_due(table: Table) -> bool:
    """Y-40: the seventh daimyo has fallen, or the last ninja card is drawn."""
    return table.ran_out() or table.alive() == 0


def begin_reckoning(table: Table) -> None:
    """Y-41: after the last turn; if the deck ran out, and daimyos stand, unplaced tokens are turned to favours."""
    table.phase = ASSIGN
    if table.listening:
        table.news.append([RECKONING, int(table.alive() == 0)])
    table.used = []
    table.as_white = []
    table.covered = []
    table.laid = 0
    if table.alive() > 0:
        for seat in range(1 if table.terms.solo else 2):
            table.favours[seat] |= int(table.unplaced(seat))


def gathered(table: Table, seat: int) -> list[int]:
    """Y-41: the numbers of the tokens that a seat assigns, lowest first; the Automaton has its Score cards instead (Y-75)."""
    if table.terms.solo and seat == AUTOMATON:
        return []
    if table.alive() > 0:
        return list(range(1, TOKENS + 1))
    tokens: i64 = ALL_TOKENS & ~table.unplaced(seat)
    return members(tokens)


def token_value(table: Table, seat: int, token: int) -> int:
    """What a gathered token is worth: by its daimyo side on the board, else as a favour."""
    box = table.terms.box
    if (BIT << token) & (table.favours[seat] | table.spent[seat]):
        return box.favour_values[token - 1]
    for daimyo in range(DAIMYOS):
        if table.eliminated[daimyo] == seat and table.token_on[daimyo] == token:
            return box.daimyo_values[token - 1]
    return box.favour_values[token - 1]


def reveal(table: Table, assigned: list[list[int]]) -> None:
    """Y-42: both assignments are shown, and each token moves its marker; then the Score cards do (Y-75)."""
    for seat in range(2):
        for entry in assigned[seat]:
            table.score(entry % 4, seat, token_value(table, seat, entry // 4))
    table.tracks = with_score_cards(table)


def with_score_cards(table: Table) -> list[int]:
    """Y-75: the tracks after each Score card on them has moved its marker; with two players there are none."""
    tracks = table.tracks[:]
    for entry in table.on_tracks:
        tracks[entry // 2 % 3] -= table.terms.box.bottom[entry // 6]  # towards seat 1, the Automaton
    return tracks


def verdict(table: Table) -> tuple[int, str]:
    """Y-43: who has won (-1: nobody) and by what."""
    tracks = table.tracks
    ahead = table.on_board(0) - table.on_board(1)
    winner, reason = decide(tracks[0], tracks[1], tracks[2], ahead, table.terms.solo)
    return int(winner), REASONS[reason]


def decide(first: i64, second: i64, third: i64, ahead: i64, solo: bool) -> tuple[i64, i64]:
    """Y-43 for any tracks: who wins (-1: nobody) and the number of the reason; `ahead`: seat 0's lead in daimyo tokens."""
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


def result(table: Table) -> Outcome:
    """The outcome of a finished game."""
    winner, reason = verdict(table)
    returns = [0.0, 0.0]
    if winner >= 0:
        returns[winner] = 1.0
        returns[1 - winner] = -1.0
    return Outcome(returns, Text(f"daimyos-outcome-{reason}", rule="Y-75" if reason == "solo-draw" else "Y-43"))
