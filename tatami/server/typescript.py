"""The protocol and each game's data as TypeScript types, from the Python that makes them."""

import types
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from tatami.registry import GAMES
from tatami.server import protocol
from tatami.server.http import bodies
from tatami.server.protocol import CLIENT, SERVER

ROOT: Final = Path(__file__).parents[2]
PLACE: Final = ROOT / "web" / "src" / "lib" / "protocol.ts"
HEAD: Final = "// Made from {} by `python -m tatami.server.typescript`. Don't change it here.\n"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
PYTHON: Final[dict[object, str]] = {str: "string", int: "number", bool: "boolean", type(None): "null"}

Schema = dict[str, Any]


def files() -> dict[Path, str]:
    """Return every generated file with its text."""
    games = {ROOT / "web" / "src" / "games" / key / "types.ts": game_source(key) for key in GAMES}
    return {PLACE: source(), **games}


# --------------------------------------------------------------------------------------------------------------- the protocol


def source() -> str:
    """Return the types of the protocol."""
    models: dict[str, Schema] = {}
    parts = [HEAD.format("tatami/server/protocol.py")]
    for name, adapter in (("ClientMessage", CLIENT), ("ServerMessage", SERVER)):
        # What a client writes may leave defaults out; what the server writes is always complete.
        schema = _schema(adapter, "validation" if adapter is CLIENT else "serialization")
        models |= schema.pop("$defs")
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(_type(one) for one in schema["oneOf"]) + "\n")
    models |= models_json_schema([(body, "validation") for body in (*protocol.BODIES, *bodies.BODIES)])[1]["$defs"]
    parts.extend(_model(name, models[name]) for name in sorted(models))
    return "\n".join(parts)


def _schema(adapter: TypeAdapter[Any], mode: Any) -> Schema:
    return adapter.json_schema(mode=mode)


def _model(name: str, model: Schema) -> str:
    """Return one model as an interface."""
    required = model.get("required", [])
    return _interface(
        name, str(model["description"]), {key: _type(one) for key, one in model.get("properties", {}).items()}, required
    )


def _interface(name: str, description: str, fields: dict[str, str], required: Any) -> str:
    lines = [f"/** {' '.join(description.split())} */", f"export interface {name} {{"]
    lines += [f"  {field}{'' if field in required else '?'}: {kind}" for field, kind in fields.items()]
    return "\n".join([*lines, "}", ""])


def _type(schema: Schema) -> str:
    """Return a JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(_type(one) for one in schema[union]))
    kind = schema.get("type")
    if kind == "array":
        return f"Array<{_type(schema['items'])}>"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN[kind] if isinstance(kind, str) else "unknown"


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


# ------------------------------------------------------------------------------------------------------------------ the games
# The engine's schemas are the standard library's TypedDict, which pydantic reads from Python 3.12 on only.


def game_source(key: str) -> str:
    """Return the types of a game's data: its schema's TypedDicts and the names given to other types, in their order."""
    module = import_module(f"tatami.games.{key}.schema")
    named = {kind: name for name, kind in vars(module).items() if is_typeddict(kind) or get_origin(kind) in UNIONS}
    parts = [HEAD.format(f"tatami/games/{key}/schema.py")]
    for kind, name in named.items():
        if is_typeddict(kind):
            fields = {field: typed(one, named) for field, one in get_type_hints(kind).items()}
            parts.append(_interface(name, str(kind.__doc__), fields, kind.__required_keys__))
        else:
            others = {other: known for other, known in named.items() if other != kind}
            parts.append(f"export type {name} = {typed(kind, others)}\n")
    return "\n".join(parts)


UNIONS: Final = (Union, types.UnionType, Literal)


def typed(hint: Any, named: dict[Any, str]) -> str:
    """Return a type of a schema in TypeScript, by its name if it has one; TypeError for one that says too little."""
    if hint in named:
        return named[hint]
    if hint in PYTHON:
        return PYTHON[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(_literal(value) for value in inner)
    if origin in UNIONS:
        return " | ".join(typed(one, named) for one in inner)
    if origin is list:
        return f"Array<{typed(inner[0], named)}>"
    if origin is dict:  # with a closed list of keys none of them need be there
        record = f"Record<{typed(inner[0], named)}, {typed(inner[1], named)}>"
        return record if inner[0] is str else f"Partial<{record}>"
    raise TypeError(f"a schema can't have {hint}: it must say what is in it")


def main() -> None:
    """Write the files."""
    for place, text in files().items():
        place.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
