"""What holds at a table beyond a game's rules: who wins and loses together, when people may talk. One place for all."""

from tatami.game import Game


def has_partners(game: Game) -> bool:
    """Whether seats win and lose together."""
    return game.key == "kami" and game.seats == 4


def sides(game: Game) -> list[list[int]]:
    """The seats that win and lose together."""
    return [[0, 2], [1, 3]] if has_partners(game) else [[seat] for seat in range(game.seats)]


def may_talk(game: Game, running: bool) -> bool:
    """Whether seats may chat now: partners who may not know each other's cards keep quiet while they play.

    That is from the first deal to the end: with the last card of a round the next one is dealt, so they always have cards.
    """
    return not (running and has_partners(game))


def resigns_alone(game: Game) -> bool:
    """Whether a seat may resign without asking: it has no partner, and only one opponent, who simply wins."""
    return game.seats <= 2


def returns_when_lost(game: Game, seat: int) -> list[float]:
    """What each seat gets when this one's side has given up: it loses one each, which the others share."""
    lost = next(side for side in sides(game) if seat in side)
    others = game.seats - len(lost)
    return [-1.0 if other in lost else len(lost) / others for other in range(game.seats)]
