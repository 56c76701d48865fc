"""The ends of a round and of the game: who has what, who starts next, who has won."""

from typing import Final

from tatami.games.dynasties.cards import NUMBERS, TYPES

ROUNDS: Final = 4  # D-02
ROUNDS_WITH_MISSIONS: Final = 3
ENOUGH_TYPES: Final[list[int]] = [0, 0, 6, 5, 4]  # D-40, by number of players


def total_rounds(missions: bool) -> int:
    """D-02: how many rounds a game has."""
    return ROUNDS_WITH_MISSIONS if missions else ROUNDS


def set_points(owners: list[int], seats: int) -> list[int]:
    """D-43: what the types on the table are worth to each seat; `owners` are by type, -1 for a type not on the table."""
    points = [0] * seats
    for kind in range(TYPES):
        if owners[kind] >= 0:
            points[owners[kind]] += NUMBERS[kind]
    return points


def totals(rounds: list[list[int]], seats: int) -> list[int]:
    """What each seat has after these rounds."""
    return [sum([scores[seat] for scores in rounds]) for seat in range(seats)]


def next_starter(rounds: list[list[int]], starter: int) -> int:
    """D-44: the lowest total, then the lowest score of the last round, then the first clockwise from its starter.

    A round's score has its mission bonus in it (D-52).
    """
    seats = len(rounds[-1])
    all_points = totals(rounds, seats)
    best = starter
    for turn in range(1, seats):
        seat = (starter + turn) % seats
        if all_points[seat] < all_points[best] or (
            all_points[seat] == all_points[best] and rounds[-1][seat] < rounds[-1][best]
        ):
            best = seat
    return best


def leaders(rounds: list[list[int]]) -> list[int]:
    """The seats with the highest total."""
    all_points = totals(rounds, len(rounds[-1]))
    return [seat for seat in range(len(all_points)) if all_points[seat] == max(all_points)]


def winners(rounds: list[list[int]]) -> list[int]:
    """D-45: the highest total, then the best single round (with its bonus, D-52); those still tied share."""
    leading = leaders(rounds)
    best_rounds = [max([scores[seat] for scores in rounds]) for seat in leading]
    return [seat for seat, best in zip(leading, best_rounds, strict=True) if best == max(best_rounds)]
