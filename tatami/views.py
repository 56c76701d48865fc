"""An observation in words: what the terminal, a screen reader and a language model read."""

from tatami.game import Observation, Seat
from tatami.texts import Text
from tatami.texts.saying import say


def view_text(seen: Observation, lang: str = "en") -> str:
    """Return the whole view of one seat in `lang`."""
    return "\n".join(view_lines(seen, lang))


def view_lines(seen: Observation, lang: str = "en") -> list[str]:
    """Return the view line by line."""
    names = seat_names(seen)
    return [line for text in seen.words() for line in say(text, lang, names).split("\n")]


def seat_names(seen: Observation) -> dict[int, Text]:
    """Return what the observer calls the seats that mean something to them: their own, and those that play with them."""
    if not 0 <= seen.seat < seen.game.seats:
        return {}
    side = seen.game.sides[seen.game.side_of(Seat(seen.seat))]
    return {int(seat): Text("seat-you" if seat == seen.seat else "seat-partner", seat=int(seat)) for seat in side}
