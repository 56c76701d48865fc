"""Each numbered rule with the line that implements it, its refusals, its tests, its message and its place in the rules text.

`python -m tests.rule_coverage` prints the page and fails when something is missing; `--write` writes it into the docs.

A line implements a rule when a comment there, or a docstring that opens there, begins with the rule's number (`# K-21: …`,
`# K-21, K-22`). Numbers anywhere else in comments only mention it.
"""

import argparse
import ast
import io
import re
import sys
import tokenize
from pathlib import Path

from tatami.registry import GAMES
from tatami.texts.saying import LANGUAGES

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rules.md"
HEAD = """# The rules and where they live

For every numbered rule of every game: the lines that implement it, where a move is refused by it, the tests that carry its
number, its message and its place in the rules that players read. To change a rule, change these. `python -m
tests.rule_coverage --write` makes this page; the tests fail when it isn't up to date or has a gap.
"""
SHOWN = ("story", "view")  # what these files say of a rule isn't the rule
NUMBER = re.compile(r"\b[A-Z]-\d\d\b")
LEADING = re.compile(r"#?\s*((?:[A-Z]-\d\d(?:,? and |, | )?)+)")

Place = tuple[Path, int, str]  # a file, a line, and what the link is called


def link(place: Place) -> str:
    """Return a Markdown link, as seen from the page."""
    path, line, name = place
    return f"[{name}](../{path.relative_to(ROOT).as_posix()}#L{line})"


def leading(text: str) -> list[str]:
    """Return the rules that a comment or docstring begins with."""
    found = LEADING.match(text)
    return NUMBER.findall(found[1]) if found is not None else []


def functions_of(tree: ast.Module) -> list[tuple[int, int, str]]:
    """Return first line, last line and name of every function and class, the innermost last."""
    kinds = (ast.FunctionDef, ast.ClassDef)
    nodes = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    return sorted((node.lineno, node.end_lineno or node.lineno, node.name) for node in nodes)


def code_of(key: str) -> dict[str, list[Place]]:
    """Return the lines of a game's engine that implement each rule."""
    found: dict[str, list[Place]] = {}
    for path in sorted((ROOT / "tatami" / "games" / key).glob("*.py")):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        lines: list[tuple[int, str]] = []
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                lines.append((token.start[0], token.string))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and (doc := ast.get_docstring(node)) is not None:
                lines.append((node.body[0].lineno, doc))
        functions = functions_of(tree)
        for line, comment in sorted(lines):
            inside = [name for first, last, name in functions if first <= line <= last]
            for rule in leading(comment):
                found.setdefault(rule, []).append((path, line, f"{path.stem}: {inside[-1] if inside else 'constants'}"))
    return found


def refusals_of(key: str) -> dict[str, list[Place]]:
    """Return the lines that refuse a move by each rule."""
    path = ROOT / "tatami" / "games" / key / "refusals.py"
    found: dict[str, list[Place]] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(NUMBER, node.value):
            place = (path, node.lineno, f"line {node.lineno}")
            if place not in found.setdefault(node.value, []):
                found[node.value].append(place)
    return {rule: sorted(places) for rule, places in found.items()}


def tests_of() -> dict[str, list[Place]]:
    """Return the tests that carry each rule's number."""
    found: dict[str, list[Place]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in sorted(marks_of(node)):
                    found.setdefault(rule, []).append((path, node.lineno, node.name.removeprefix("test_")))
    return found


def marks_of(test: ast.FunctionDef) -> set[str]:
    """Return the rules that a test's decorators name: @rule("K-21"), @rule("K-21", "K-22")."""
    named: set[str] = set()
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule":
            named |= {str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)}
    return named


def headings_of(key: str, lang: str) -> dict[str, list[Place]]:
    """Return where each rule has its heading in the rules text, in its order."""
    return matches_of(ROOT / "tatami" / "rules" / f"{key}.{lang}.md", r"### ([A-Z]-\d\d) \S", lang)


def messages_of(key: str, lang: str) -> dict[str, list[Place]]:
    """Return where each rule's message is in the catalogue."""
    return matches_of(ROOT / "tatami" / "texts" / lang / f"{key}-rules.ftl", r"([A-Z]-\d\d) =", lang)


def matches_of(path: Path, pattern: str, name: str) -> dict[str, list[Place]]:
    """Return the lines of a file that begin with a pattern, by the rule in it."""
    found: dict[str, list[Place]] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if (match := re.match(pattern, line)) is not None:
            found.setdefault(match[1], []).append((path, number, name))
    return found


def table() -> tuple[str, list[str]]:
    """Return the page, and what is missing."""
    tests = tests_of()
    lines, missing = [HEAD], []
    for key, entry in GAMES.items():
        code, refusals = code_of(key), refusals_of(key)
        headings = {lang: headings_of(key, lang) for lang in LANGUAGES}
        messages = {lang: messages_of(key, lang) for lang in LANGUAGES}
        lines.append(f"\n## {key}")
        for lang in LANGUAGES:
            once = all(len(places) == 1 for places in headings[lang].values())
            if not once or list(headings[lang]) != list(headings["en"]) or sorted(headings[lang]) != sorted(entry.rules):
                missing.append(f"{key}.{lang}.md doesn't have each rule once, in the order of the English text")
        for rule in sorted(entry.rules):
            shown = [place for place in code.get(rule, []) if place[0].stem in SHOWN]
            rows = {
                "code": [place for place in code.get(rule, []) if place not in shown],
                "test": tests.get(rule, []),
                "message": [place for lang in LANGUAGES for place in messages[lang].get(rule, [])],
                "place in the rules text": [place for lang in LANGUAGES for place in headings[lang].get(rule, [])],
            }
            least = {"code": 1, "test": 1, "message": len(LANGUAGES), "place in the rules text": len(LANGUAGES)}
            missing.extend(f"{rule} has no {name}" for name, places in rows.items() if len(places) < least[name])
            lines.append(f"\n### {rule}\n")
            lines.append(f"- Code: {', '.join(map(link, rows['code']))}")
            if shown:
                lines.append(f"- Shown: {', '.join(map(link, shown))}")
            if rule in refusals:
                lines.append(f"- Refusals: {', '.join(map(link, refusals[rule]))}")
            lines.append(f"- Tests: {', '.join(map(link, rows['test']))}")
            lines.append(f"- Message: {', '.join(map(link, rows['message']))}")
            lines.append(f"- Rules text: {', '.join(map(link, rows['place in the rules text']))}")
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
