"""The server's functions are short enough to be read at a glance."""

import ast

from tests.mutants import ROOT

LONGEST = 40  # lines


def test_no_function_of_the_server_is_too_long() -> None:
    lengths: dict[str, int] = {}
    for path in sorted((ROOT / "tatami" / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lengths[f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"] = (node.end_lineno or 0) - node.lineno + 1
    assert len(lengths) > 300  # else it looks in the wrong place
    assert [where for where, length in lengths.items() if length > LONGEST] == []
