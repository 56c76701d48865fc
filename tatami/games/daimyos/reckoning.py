"""The reckoning of Daimyos: which tokens are gathered, where the markers end, and who has won (Y-40 … Y-43, Y-75)."""

from mypy_extensions import i64

from tatami.game import Outcome
from tatami.games.daimyos.names import ASSIGN, DAIMYOS, TOKENS
from tatami.games.daimyos.solo import AUTOMATON
from tatami.games.daimyos.table import ALL_TOKENS, BIT, RECKONING, Table, members
from tatami.texts import Text


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
    for entry in table.on_tracks:
        table.score(entry // 2 % 3, AUTOMATON, table.terms.box.bottom[entry // 6])


def verdict(table: Table) -> tuple[int, str]:
    """Y-43: who has won (-1: nobody) and by what."""
    for seat in range(2):
        sign = 1 if seat == 0 else -1
        if sum(1 for track in table.tracks if track * sign > 0) >= 2:
            return seat, "tracks"
    sums = [sum(max(track, 0) for track in table.tracks), sum(max(-track, 0) for track in table.tracks)]
    if sums[0] != sums[1]:
        return int(sums[1] > sums[0]), "sum"
    tokens = [table.on_board(seat) for seat in range(2)]
    if tokens[0] != tokens[1]:
        return int(tokens[1] > tokens[0]), "tokens"
    if table.terms.solo:  # Y-75: a draw is a loss
        return AUTOMATON, "solo-draw"
    return -1, "draw"


def result(table: Table) -> Outcome:
    """The outcome of a finished game."""
    winner, reason = verdict(table)
    returns = [0.0, 0.0]
    if winner >= 0:
        returns[winner] = 1.0
        returns[1 - winner] = -1.0
    return Outcome(returns, Text(f"daimyos-outcome-{reason}", rule="Y-75" if reason == "solo-draw" else "Y-43"))
