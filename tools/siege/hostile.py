"""Hostile values, made from the schemas: right shapes with wrong contents, wrong shapes, and broken bytes.

What is wrong everywhere is refused at the first check; faults hide behind messages that are wrong in one
place. So a message is made whole from its schema and the words of the field, and then spoilt in few places.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

Schema = Mapping[str, Any]

STRINGS: Final = (
    "",
    " ",
    "\x00",
    "a\x00b",
    "\ud800",
    "\udfff\ud800",
    "\ufeff",
    "\u202e\u2066",
    "𝔘𐍈",
    "é" * 5000,
    "x" * 70_000,
    "../../etc/passwd",
    "%00%ff",
    "'; DROP TABLE tables; --",
    "{$seat}",
    "<script>alert(1)</script>",
    "null",
    "-1",
    "1e999",
    "\n\r\t\x0b\x1b[2J",
    "__proto__",
    "constructor",
    "\x7f\x80\x9f",
    "ı" * 64,
    "a" * 64,
    "a" * 65,
)
NUMBERS: Final[tuple[object, ...]] = (
    0,
    -1,
    1,
    2**31 - 1,
    2**31,
    -(2**31) - 1,
    2**53 + 1,
    2**63 - 1,
    2**63,
    -(2**63) - 1,
    2**64,
    10**40,
    0.5,
    1e308,
    -0.0,
    float("inf"),
    float("nan"),
)
OTHERS: Final[tuple[object, ...]] = (None, True, False, [], {}, [[]], [None], {"": ""}, {"a": {"b": [1]}})
DEEP: Final = (5, 50, 2_000)
MOST_ITEMS: Final = 4


def hostile_value(rng: random.Random) -> object:
    """A value that fits nowhere, or barely."""
    kind = rng.randrange(10)
    if kind < 4:
        return rng.choice(STRINGS)
    if kind < 7:
        return rng.choice(NUMBERS)
    if kind < 9:
        return rng.choice(OTHERS)
    return nested(rng.choice(DEEP[:2]), rng)


def nested(depth: int, rng: random.Random) -> object:
    """Lists in lists, or objects in objects."""
    found: object = rng.choice((0, "x", None))
    for _ in range(depth):
        found = [found] if rng.random() < 0.5 else {"a": found}
    return found


class Maker:
    """Makes messages from schemas, with words that mean something in the field."""

    def __init__(
        self, rng: random.Random, schemas: Mapping[str, Schema], words: Mapping[str, Sequence[Any]]
    ) -> None:
        self.rng: Final = rng
        self.schemas: Final = schemas
        self.words: Final = words

    def value(self, schema: Schema, name: str = "", depth: int = 0) -> Any:
        """A value of the right shape; by its name it may get a word that is really there."""
        rng = self.rng
        if "$ref" in schema:
            return self.value(self.schemas[schema["$ref"].rpartition("/")[2]], name, depth)
        if "anyOf" in schema:
            return self.value(rng.choice(schema["anyOf"]), name, depth)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        if name in self.words and self.words[name] and rng.random() < 0.85:
            return rng.choice(self.words[name])
        return self._plain(schema, name, depth)

    def _plain(self, schema: Schema, name: str, depth: int) -> Any:
        rng = self.rng
        match schema.get("type"):
            case "string":
                return rng.choice(STRINGS) if rng.random() < 0.2 else rng.choice(("a", "red", "Ann", "0"))
            case "integer":
                return rng.choice((0, 0, 1, 2, 3, 5, 40, -1, 2**31))
            case "number":
                return rng.random()
            case "boolean":
                return rng.random() < 0.5
            case "null":
                return None
            case "array":
                items = schema.get("items", {})
                count = rng.randrange(MOST_ITEMS) if depth < 5 else 0
                return [self.value(items, name, depth + 1) for _ in range(count)]
            case "object":
                return self._object(schema, depth)
        return hostile_value(rng)

    def _object(self, schema: Schema, depth: int) -> dict[str, Any]:
        rng = self.rng
        wanted = set(schema.get("required", ()))
        found: dict[str, Any] = {}
        for name, inner in schema.get("properties", {}).items():
            if name in wanted or rng.random() < 0.4:
                found[name] = self.value(inner, name, depth + 1)
        more = schema.get("additionalProperties")
        if isinstance(more, Mapping) and depth < 5:
            for _ in range(rng.randrange(3)):
                key = rng.choice(self.words.get("key") or ("a",))
                found[key] = self.value(more, "value", depth + 1)
        return found

    def spoil(self, value: Any, times: int) -> Any:
        """The same value with something wrong in so many places."""
        for _ in range(times):
            value = self._spoil_once(value)
        return value

    def _spoil_once(self, value: Any) -> Any:
        rng = self.rng
        if isinstance(value, dict) and value and rng.random() < 0.9:
            spoilt = dict(value)
            name = rng.choice(list(spoilt))
            match rng.randrange(8):
                case 0:
                    del spoilt[name]
                case 1:
                    spoilt[str(rng.choice(STRINGS))[:80]] = hostile_value(rng)
                case 2 | 3:
                    spoilt[name] = hostile_value(rng)
                case _:
                    spoilt[name] = self._spoil_once(spoilt[name])
            return spoilt
        if isinstance(value, list) and value and rng.random() < 0.8:
            at = rng.randrange(len(value))
            if rng.random() < 0.1:
                return value * rng.choice((2, 50))
            return [*value[:at], self._spoil_once(value[at]), *value[at + 1 :]]
        if isinstance(value, str) and value and rng.random() < 0.4:
            at = rng.randrange(len(value) + 1)
            return value[:at] + rng.choice(("\x00", " ", "\ud800", "é", value, "-1")) + value[at:]
        return hostile_value(rng)


def written(value: object, rng: random.Random) -> bytes:
    """The JSON of a value; lone surrogates go out as escapes or as the bytes that UTF-8 forbids."""
    escaped = rng.random() < 0.5
    return json.dumps(value, ensure_ascii=escaped).encode("utf-8", "surrogatepass")


def broken(text: bytes, rng: random.Random) -> bytes:
    """Bytes that are no JSON any more, or only just."""
    match rng.randrange(9):
        case 0:
            return text[: rng.randrange(len(text) + 1)]
        case 1:
            return rng.randbytes(rng.randrange(200))
        case 2:
            at = rng.randrange(len(text) + 1)
            return text[:at] + rng.randbytes(rng.randrange(1, 9)) + text[at:]
        case 3:
            return text + text
        case 4:
            return b"[" * rng.choice((10, 1_500, 30_000)) + text
        case 5:
            return b'{"a":' * rng.choice((10, 1_500, 9_000)) + b"1" + b"}" * 5
        case 6:
            return b"\xff\xfe" + text
        case 7:
            return text.replace(b'"', b"'")
        case _:
            changed = bytearray(text or b"x")
            for _ in range(rng.randrange(1, 6)):
                changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
            return bytes(changed)
