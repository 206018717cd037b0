"""A shelf as `web/src/device/shelf.ts` is one, in memory: what it has answered, it keeps."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

Deed = dict[str, Any]


class Shelf:
    """Takes the deeds of the engine one after the other; none while it `is_failing`."""

    def __init__(self) -> None:
        self.tables: Final[dict[int, Deed]] = {}
        self.logs: Final[dict[int, list[list[Any]]]] = {}
        self.snapshots: Final[dict[int, Deed]] = {}
        self.said: Final[dict[int, list[list[Any]]]] = {}
        self.is_failing = False
        self.deeds: Final[list[str]] = []

    async def asked(self, text: str) -> str:
        """Do something."""
        deed: Deed = json.loads(text)
        self.deeds.append(deed["do"])
        await asyncio.sleep(0)  # another tab may come in between
        if self.is_failing:
            return json.dumps({"failed": "QuotaExceededError: full"})
        return json.dumps({"done": getattr(self, deed["do"].replace("-", "_"))(deed)})

    def ready(self, deed: Deed) -> Any:
        return True

    def create(self, deed: Deed) -> Any:
        number = len(self.tables) + 1
        self.tables[number] = {"table": deed["table"], "seats": deed["seats"]}
        self.logs[number] = list(deed["rows"])
        self.said[number] = []
        return number

    def _told(self, number: int) -> Deed:
        kept = self.tables[number]
        return {**kept["table"], "seats": kept["seats"], "number": number}

    def _number(self, table: str) -> int | None:
        found = [number for number, kept in self.tables.items() if kept["table"]["id"] == table]
        return found[0] if found else None

    def load(self, deed: Deed) -> Any:
        number = self._number(deed["id"])
        if number is None:
            return None
        snapshot = self.snapshots.get(number)
        first = 0 if snapshot is None else snapshot["entries"]
        return {
            "table": self._told(number),
            "length": len(self.logs[number]),
            "snapshot": snapshot,
            "tail": self._numbered(number, first),
            "chat": self.said[number][-deed["chat"] :],
        }

    def _numbered(self, number: int, first: int) -> list[list[Any]]:
        return [[first + at, *row] for at, row in enumerate(self.logs[number][first:])]

    def entries(self, deed: Deed) -> Any:
        return self._numbered(deed["number"], deed["first"])

    def find_key(self, deed: Deed) -> Any:
        rows = self.logs[deed["number"]]
        found = [n for n, row in enumerate(rows) if (row[0], row[3]) == (deed["seat"], deed["key"])]
        return found[0] if found else None

    def append(self, deed: Deed) -> Any:
        number = deed["number"]
        if self._number(deed["id"]) != number or len(self.logs[number]) != deed["at"]:
            return False
        self.logs[number] += deed["rows"]
        kept = self.tables[number]
        if deed["settles"]:
            kept["table"]["asked"] = ""
        if deed["over"] is not None:
            kept["table"]["over"] = deed["over"]
        for seat, spent in deed["spent"]:
            kept["seats"][seat][7] = spent
        if deed["snapshot"] is not None:
            self.snapshots[number] = deed["snapshot"]
        return True

    def set_seat(self, deed: Deed) -> Any:
        seats = self.tables[deed["number"]]["seats"]
        at = deed["seat"][0]
        if deed["only"] and seats[at][1] != deed["only"]:
            return False
        seats[at] = deed["seat"]
        return True

    def set_rematch(self, deed: Deed) -> Any:
        table = self.tables[deed["number"]]["table"]
        table["rematch"] = table["rematch"] or deed["rematch"]
        return table["rematch"]

    def set_asked(self, deed: Deed) -> Any:
        self.tables[deed["number"]]["table"]["asked"] = deed["asked"]
        return True

    def say(self, deed: Deed) -> Any:
        lines = self.said[deed["number"]]
        line = deed["line"]
        for before in lines:
            if (before[1], before[5]) == (line[1], line[5]):
                return before
        lines.append([len(lines), *line[1:]])
        return lines[-1]

    def rows_of(self, deed: Deed) -> Any:
        found = [self._number(table) for table in deed["ids"]]
        return [self._told(number) for number in found if number is not None]
