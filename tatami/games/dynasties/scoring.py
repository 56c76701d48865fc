"""The scores of Dynasties: what a round brings, who starts the next one, who has won."""

from typing import Final

from tatami.games.dynasties.pieces import CARDS, MISSION_TYPES, NUMBERS, TYPES, bonus_of

ROUNDS: Final = 4  # D-02
ROUNDS_WITH_MISSIONS: Final = 3  # D-02
ENOUGH_TYPES: Final[list[int]] = [0, 0, 6, 5, 4]  # D-40, by number of players


def total_rounds(missions: bool) -> int:
    """D-02: Return how many rounds a game has."""
    return ROUNDS_WITH_MISSIONS if missions else ROUNDS


def set_points(owners: list[int], seats: int) -> list[int]:
    """D-43: Return what the types on the table are worth to each seat; `owners` are by type, -1 for a type not on the table."""
    points = [0] * seats
    for kind in range(TYPES):
        if owners[kind] >= 0:
            points[owners[kind]] += NUMBERS[kind]
    return points


def most_bonus(players: int) -> int:
    """Return a bound of the points that the missions of one round bring, one mission for each player."""
    return sum(sorted([bonus_of(mission) * NUMBERS[kind] for mission, kind in enumerate(MISSION_TYPES)])[-players:])


def most_points(players: int, missions: bool) -> int:
    """Return a bound of a round's score: all nine types, each worth as many points as it has cards, and the missions."""
    return CARDS + (most_bonus(players) if missions else 0)


def totals(rounds: list[list[int]], seats: int) -> list[int]:
    """Return what each seat has after these rounds."""
    return [sum([scores[seat] for scores in rounds]) for seat in range(seats)]


def next_starter(rounds: list[list[int]], starter: int) -> int:
    """D-44: Return the seat with the lowest total, then the lowest last round, then the first clockwise from its starter.

    A round's score includes its mission bonus, see D-52.
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
    """Return the seats with the highest total."""
    all_points = totals(rounds, len(rounds[-1]))
    return [seat for seat in range(len(all_points)) if all_points[seat] == max(all_points)]


def winners(rounds: list[list[int]]) -> list[int]:
    """D-45: Return the seats with the highest total, of these the ones with the best single round; those still tied share."""
    leading = leaders(rounds)
    best_rounds = [max([scores[seat] for scores in rounds]) for seat in leading]
    return [seat for seat, best in zip(leading, best_rounds, strict=True) if best == max(best_rounds)]


def returns(rounds: list[list[int]]) -> list[float]:
    """Return what each seat gets at the end of the game: the winners share 1, the others share the loss."""
    best = winners(rounds)
    seats = len(rounds[-1])
    if len(best) == seats:
        return [0.0] * seats
    return [1.0 / len(best) if seat in best else -1.0 / (seats - len(best)) for seat in range(seats)]
