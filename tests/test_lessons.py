"""The lessons of the browser: each position is one of the game, its answers do what the task says, its temptations don't."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from tatami.registry import GAMES
from tatami.server.errors import Refused
from tatami.server.http.bodies import Study
from tatami.server.http.study import study
from tatami.texts import text_of
from tatami.texts.saying import LANGUAGES, say

WEB = Path(__file__).parents[1] / "web"
PLACE = WEB / "src" / "lessons"
LESSONS: dict[str, list[dict[str, Any]]] = {
    game: json.loads((PLACE / f"{game}.json").read_text(encoding="utf-8")) for game in GAMES
}
STEPS = [pytest.param(game, step, id=f"{game}-{step['id']}") for game, steps in LESSONS.items() for step in steps]


def after(game: str, step: dict[str, Any], moves: list[str]) -> dict[str, Any]:
    body = Study(game=game, position=step["position"], dealt=step["dealt"], moves=moves, eyes=step["seat"])
    return study(body)


def value_at(document: Any, path: str) -> Any:
    """What stands at a path, as web/src/lessons/index.ts finds it."""
    for part in path.split("."):
        if isinstance(document, dict):
            document = document.get(part)
        elif isinstance(document, list):
            document = document[int(part)] if int(part) < len(document) else None
        else:
            return None
    return document


def met(step: dict[str, Any], seen: dict[str, Any]) -> bool:
    document = {**seen["data"], "result": seen["result"]}
    for goal in step["goal"]:
        value = value_at(document, goal["path"])
        if "is" in goal and value != goal["is"]:
            return False
        if "least" in goal:
            size = value if isinstance(value, int) else -1 if value is None else len(value)
            if size < goal["least"]:
                return False
    return True


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_short_and_its_rules_are_there(game: str) -> None:
    steps = LESSONS[game]
    assert 5 <= len(steps) <= 7
    assert len({step["id"] for step in steps}) == len(steps)
    rules = {lang: (WEB.parent / "tatami" / "rules" / f"{game}.{lang}.md").read_text(encoding="utf-8") for lang in LANGUAGES}
    for step in steps:
        assert set(step) == {"id", "seat", "rule", "position", "dealt", "goal", "solutions", "wrong", "refused"}
        assert all(f"### {step['rule']} " in text for text in rules.values())


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_the_position_asks_its_seat(game: str, step: dict[str, Any]) -> None:
    seen = after(game, step, [])
    assert seen["to_move"] == step["seat"]
    assert seen["legal"]
    assert not met(step, seen)


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_the_answers_do_what_the_task_says(game: str, step: dict[str, Any]) -> None:
    assert step["solutions"]
    for moves in step["solutions"]:
        assert met(step, after(game, step, moves))
        for number in range(len(moves)):
            seen = after(game, step, moves[:number])
            assert moves[number] in seen["legal"]
            assert not met(step, seen)


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_what_is_legal_but_no_answer_does_not_count(game: str, step: dict[str, Any]) -> None:
    for moves in step["wrong"]:
        assert not met(step, after(game, step, moves))


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_what_tempts_is_refused_by_the_rule_named(game: str, step: dict[str, Any]) -> None:
    for moves, rule in step["refused"]:
        if len(moves) > 1:
            after(game, step, moves[:-1])
        with pytest.raises(Refused) as refused:
            after(game, step, moves)
        assert refused.value.rule == rule
        assert all(say(refused.value.reason, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("game", LESSONS)
def test_the_pictures_of_the_rules_are_not_stale(game: str) -> None:
    made = runpy.run_path(str(WEB / "fixtures" / "pictures.py"))["source"](game)
    stored = (WEB / "src" / "rules" / "pictures" / f"{game}.json").read_text(encoding="utf-8")
    assert stored == made, "run `python web/fixtures/pictures.py`"
    for picture in json.loads(stored)["pictures"]:
        assert picture["caption"]
        assert all(say(text_of(text), lang) for text in picture["caption"] for lang in LANGUAGES)
