"""Words on request: sentences for the texts of a frame, for scripts and language models. Other clients say texts themselves."""

from collections.abc import Mapping
from typing import Any

from tatami.texts import Text, text_of
from tatami.texts.saying import say


def with_sentences(frame: Any, lang: str, seats: Mapping[int, Text]) -> Any:
    """Return the frame with `text`, the sentence in `lang`, beside the key and the facts of every text in it."""
    if isinstance(frame, list):
        return [with_sentences(part, lang, seats) for part in frame]
    if not isinstance(frame, dict):
        return frame
    if frame.keys() == {"key", "facts"}:
        return {**frame, "text": say(text_of(frame), lang, seats)}
    return {name: with_sentences(part, lang, seats) for name, part in frame.items()}
