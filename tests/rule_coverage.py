"""Each numbered rule with its code, its tests, its message and its place in the rules text, side by side.

`python -m tests.rule_coverage` prints the table and fails when something is missing; `--write` writes it into the docs.
"""

import argparse
import ast
import re
import sys
from pathlib import Path

from tatami.registry import GAMES
from tatami.texts import LANGUAGES, keys

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rules.md"
HEAD = """# The rules and where they live

Every numbered rule of every game has code that names it, tests that carry its number, a message in three languages and a
place in the rules that players read. This table is made by `python -m tests.rule_coverage --write`; the tests fail when it
isn't up to date or has a gap.
"""


def code_of(key: str) -> dict[str, list[str]]:
    """The files of a game's engine that name each rule."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tatami" / "games" / key).glob("*.py")):
        if path.name == "__init__.py":  # lists all rules, which proves nothing
            continue
        text = path.read_text(encoding="utf-8")
        for rule in sorted(set(re.findall(r"\b[A-Z]-\d\d\b", text))):
            found.setdefault(rule, []).append(path.name)
    return found


def tests_of() -> dict[str, int]:
    """How many tests carry each rule's number."""
    found: dict[str, int] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in marks_of(node):
                    found[rule] = found.get(rule, 0) + 1
    return found


def marks_of(test: ast.FunctionDef) -> set[str]:
    """The rules that a test's decorators name: @rule("K-21"), @rule("K-21", "K-22")."""
    named: set[str] = set()
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule":
            named |= {str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)}
    return named


def headings_of(key: str, lang: str) -> list[str]:
    """The rules that have a heading in the rules text, in its order."""
    text = (ROOT / "tatami" / "rules" / f"{key}.{lang}.md").read_text(encoding="utf-8")
    return re.findall(r"^### ([A-Z]-\d\d) \S", text, re.MULTILINE)


def table() -> tuple[str, list[str]]:
    """The page, and what is missing."""
    tests = tests_of()
    messages = {lang: set(keys(lang)) for lang in LANGUAGES}
    lines, missing = [HEAD], []
    for key, entry in GAMES.items():
        code = code_of(key)
        headings = {lang: headings_of(key, lang) for lang in LANGUAGES}
        lines.append(f"\n## {key}\n\n| rule | code | tests | message | rules text |\n| --- | --- | --- | --- | --- |")
        for lang in LANGUAGES:
            if headings[lang] != headings["en"] or sorted(headings[lang]) != sorted(entry.rules):
                missing.append(f"{key}.{lang}.md doesn't have each rule once, in the order of the English text")
        for rule in entry.rules:
            said = [lang for lang in LANGUAGES if rule in messages[lang]]
            told = [lang for lang in LANGUAGES if rule in headings[lang]]
            row = [", ".join(code.get(rule, [])), str(tests.get(rule, 0)), " ".join(said), " ".join(told)]
            gaps = [not code.get(rule), not tests.get(rule), len(said) < len(LANGUAGES), len(told) < len(LANGUAGES)]
            names = ("code", "test", "message", "place in the rules text")
            missing.extend(f"{rule} has no {name}" for name, gap in zip(names, gaps, strict=True) if gap)
            lines.append(f"| {rule} | " + " | ".join(row) + " |")
    return "\n".join(lines) + "\n", missing


def main() -> int:
    """Print the table, or write it; 1 when something is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the table into the docs")
    page, missing = table()
    if parser.parse_args().write:
        PAGE.write_text(page, encoding="utf-8")
    else:
        print(page)
    for gap in missing:
        print(f"missing: {gap}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
