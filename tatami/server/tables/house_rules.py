"""What holds at a table beyond a game's rules: when people may talk, what resigning costs. One place for all."""

from tatami.game import Game, Seat


def may_talk(game: Game, running: bool) -> bool:
    """Return whether seats may chat now: partners who may not know each other's cards keep quiet while they play.

    That is from the first deal to the end: with the last card of a round the next one is dealt, so they always have cards.
    """
    return not (running and len(game.sides) < game.seats)


def resigns_alone(game: Game) -> bool:
    """Return whether a seat may resign without asking: it has no partner, and only one opponent, who simply wins."""
    return game.seats <= 2


def returns_when_lost(game: Game, seat: int) -> list[float]:
    """Return what each seat gets when this one's side has given up: it loses one each, which the others share."""
    lost = game.sides[game.side_of(Seat(seat))]
    others = game.seats - len(lost)
    return [-1.0 if other in lost else len(lost) / others for other in range(game.seats)]
