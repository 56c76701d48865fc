"""What happened since a seat last looked, in as few lines as it takes."""

from tatami.match import Line
from tatami.texts import Text, Value


def paragraphs(lines: list[Line], lang: str) -> list[str]:
    """A paragraph for each sentence of a seat's move, and one for all that chance showed in a row."""
    told: list[str] = []
    run: list[Text] = []
    for line in lines:
        if line.by_chance:
            run.append(line.text)
            continue
        told.extend(_run_in_words(run, lang))
        run = []
        told.append(line.text.say(lang))
    return told + _run_in_words(run, lang)


def _run_in_words(run: list[Text], lang: str) -> list[str]:
    return [" ".join(text.say(lang) for text in joined(run))] if run else []


def joined(texts: list[Text]) -> list[Text]:
    """Neighbours that say the same of different things made one: `You get A.`, `You get B.` is `You get A, B.`"""
    merged: list[Text] = []
    for text in texts:
        both = _both(merged[-1], text) if merged else None
        if both is None:
            merged.append(text)
        else:
            merged[-1] = both
    return merged


def _both(one: Text, other: Text) -> Text | None:
    """One text for two, if they differ in a single fact and that is itself a text."""
    if one.key != other.key or one.facts.keys() != other.facts.keys():
        return None
    texts = [name for name, value in one.facts.items() if isinstance(value, Text | list)]
    if len(texts) != 1 or any(one.facts[name] != other.facts[name] for name in one.facts if name not in texts):
        return None
    facts: dict[str, Value] = dict(one.facts)
    facts[texts[0]] = _listed(one.facts[texts[0]]) + _listed(other.facts[texts[0]])
    return Text(one.key, **facts)


def _listed(value: Value) -> list[Text]:
    return value if isinstance(value, list) else [value] if isinstance(value, Text) else []
