"""The protocol: closed lists, the TypeScript types made from them, every code with its sentence."""

import re
from pathlib import Path
from typing import get_args

import pytest
from pydantic import ValidationError

from tatami.server import protocol
from tatami.server.errors import STATUS
from tatami.server.typescript import files, source
from tatami.texts.saying import keys

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("place", "text"), [pytest.param(*file, id=f"{file[0].parent.name}/{file[0].name}") for file in files().items()]
)
def test_the_typescript_types_are_not_stale(place: Path, text: str) -> None:
    assert place.read_text(encoding="utf-8") == text, "run `python -m tatami.server.typescript`"


def test_every_message_is_in_the_types_and_in_the_docs() -> None:
    types, page = source(), (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    for union in (protocol.ClientMessage, protocol.ServerMessage):
        for message in get_args(get_args(union)[0]):
            assert f"export interface {message.__name__} {{" in types
            name = message.model_fields["type"].annotation
            assert f"| `{get_args(name)[0]}` |" in page, f"{message.__name__} isn't in docs/server.md"


def test_every_phrase_and_kind_has_its_sentence() -> None:
    assert get_args(protocol.Phrase) == protocol.PHRASES
    said = keys("en")
    for phrase in protocol.PHRASES:
        assert f"server-phrase-{phrase}" in said
    for what in get_args(protocol.Request):
        assert f"server-event-asked-{what}" in said


def test_every_refusal_has_its_sentence() -> None:
    codes: set[str] = set()
    for path in sorted((ROOT / "tatami" / "server").rglob("*.py")):
        codes |= set(re.findall(r'Refused\(\s*"([a-z-]+)"(?!, reason|, rule)', path.read_text(encoding="utf-8")))
    assert len(codes) > 30
    said = keys("en")
    for code in codes:
        assert f"server-{code}" in said, code
    others = {"bad-seats", "illegal"}  # have a reason of their own
    assert set(STATUS) - codes <= others


@pytest.mark.parametrize(
    "message",
    [
        {"type": "move", "id": "a", "name": "x", "extra": 1},
        {"type": "move", "id": "", "name": "x"},
        {"type": "move", "id": "a" * 65, "name": "x"},
        {"type": "move", "name": "x"},
        {"type": "move", "id": "a", "name": "x" * 201},
        {"type": "ask", "id": "a", "what": "undo", "seat": "0"},
        {"type": "phrase", "id": "a", "phrase": "rude"},
        {"type": "unknown", "id": "a"},
    ],
)
def test_messages_have_no_fields_but_their_own(message: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        protocol.CLIENT.validate_python(message)
