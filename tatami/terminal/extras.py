"""What some games' observations offer beyond the contract: a drawing in colour, and what a move would bring."""

from tatami.game import Action, Observation

Pieces = list[tuple[str, str]]  # text and style


def styled(seen: Observation, lang: str) -> list[Pieces]:
    """The lines of the view as pieces with styles: the game's own (`styled`), or plain ones; the last line is bold."""
    draw = getattr(seen, "styled", None)
    lines: list[Pieces] = [[(line, "")] for line in seen.text(lang).splitlines()] if draw is None else draw(lang)
    return [*lines[:-1], [(text, "bold") for text, _ in lines[-1]]]


def preview(seen: Observation, action: Action, lang: str) -> list[str]:
    """What a legal move would bring, as far as the game can tell (`preview`); else nothing."""
    look = getattr(seen, "preview", None)
    return [] if look is None else [text.say(lang) for text in look(action)]
