"""Canonical JSON, digests, and the tagged codec of agenda records."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from typing import Any, Final

from parlour.kernel.action import Action
from parlour.kernel.agenda import Item
from parlour.kernel.errors import Invalid


def canonical(plain: object) -> str:
    """JSON in ASCII with sorted keys and no spaces: equal data gives equal text."""
    return json.dumps(plain, sort_keys=True, separators=(",", ":"))


def digest(plain: object) -> str:
    """Thirty-two hex digits that stand for *plain*."""
    return hashlib.sha256(canonical(plain).encode()).hexdigest()[:32]


class RecordCodec:
    """Writes agenda records as `[tag, field, ...]` and reads them back. Fields are ints, words or actions."""

    def __init__(self, records: Iterable[type[Item]], parse: Callable[[str], Action]) -> None:
        self._classes: Final[dict[str, Any]] = {record.__name__: record for record in records}
        self._parse: Final = parse

    def encode(self, record: Item) -> list[object]:
        """The record as JSON-able data."""
        tag = type(record).__name__
        if tag not in self._classes:
            raise Invalid("unknown-record", {"record": tag})
        return [tag, *[self._plain(value) for value in record.values()]]

    def decode(self, plain: object) -> Item:
        """The record that *plain* writes."""
        if not isinstance(plain, list) or not plain or plain[0] not in self._classes:
            raise Invalid("unknown-record", {"record": str(plain)[:40]})
        record: Item = self._classes[plain[0]](*[self._value(value) for value in plain[1:]])
        return record

    def _value(self, value: Any) -> Any:
        if isinstance(value, list):
            return tuple([self._value(each) for each in value])
        if isinstance(value, dict):
            return self.decode(value["record"]) if "record" in value else self._parse(str(value["act"]))
        return value

    def _plain(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return [self._plain(each) for each in value]
        if isinstance(value, Action):
            return {"act": value.text}
        if isinstance(value, Item):
            return {"record": self.encode(value)}
        return value
