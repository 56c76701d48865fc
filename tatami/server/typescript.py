"""The protocol as TypeScript types, from the very models that the server reads: `python -m tatami.server.typescript [FILE]`."""

import argparse
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from tatami.server import bodies, protocol
from tatami.server.protocol import CLIENT, SERVER

PLACE: Final = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"
HEAD: Final = "// Made from tatami/server/protocol.py by `python -m tatami.server.typescript`. Don't change it here.\n"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def source() -> str:
    """The whole file."""
    models: dict[str, Schema] = {}
    parts = [HEAD]
    for name, adapter in (("ClientMessage", CLIENT), ("ServerMessage", SERVER)):
        # What a client writes may leave defaults out; what the server writes is always complete.
        schema = _schema(adapter, "validation" if adapter is CLIENT else "serialization")
        models |= schema.pop("$defs")
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(_type(one) for one in schema["oneOf"]) + "\n")
    models |= models_json_schema([(body, "validation") for body in (*protocol.BODIES, *bodies.BODIES)])[1]["$defs"]
    parts.extend(interface(name, models[name]) for name in sorted(models))
    return "\n".join(parts)


def _schema(adapter: TypeAdapter[Any], mode: Any) -> Schema:
    return adapter.json_schema(mode=mode)


def interface(name: str, model: Schema) -> str:
    """One model."""
    required = model.get("required", [])
    lines = [f"/** {' '.join(str(model['description']).split())} */", f"export interface {name} {{"]
    for field, schema in model.get("properties", {}).items():
        lines.append(f"  {field}{'' if field in required else '?'}: {_type(schema)}")
    return "\n".join([*lines, "}", ""])


def _type(schema: Schema) -> str:
    """A schema as a TypeScript type."""
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


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(prog="python -m tatami.server.typescript", description="Write the protocol's types.")
    parser.add_argument("file", nargs="?", type=Path, default=PLACE, help="where to; else where the pages have it")
    place: Path = parser.parse_args().file
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
