"""One row of a content table: every value is taken out once, checked, and nothing may be left over."""

from __future__ import annotations

from parlour.kernel.content import DataError, read_integer, read_list, read_table, read_text, read_word, shown


def read_number(value: object, low: int, high: int, path: str) -> int:
    number = read_integer(value, path)
    if number < low or number > high:
        raise DataError("out-of-range", {"path": path, "value": shown(number), "min": low, "max": high})
    return number


class Row:
    """A table being read. ``done`` refuses whatever nobody asked for."""

    def __init__(self, value: object, path: str) -> None:
        self.path: str = path
        self._left: dict[str, object] = read_table(value, path)

    def at(self, key: str) -> str:
        return f"{self.path}.{key}"

    def has(self, key: str) -> bool:
        return key in self._left

    def take(self, key: str) -> object:
        if key not in self._left:
            raise DataError("missing-key", {"path": self.path, "key": key})
        return self._left.pop(key)

    def names(self) -> tuple[str, ...]:
        return tuple(self._left)

    def done(self) -> None:
        for key in self._left:
            raise DataError("unknown-key", {"path": self.path, "key": shown(key)})

    def text(self, key: str, default: str | None = None) -> str:
        if default is not None and key not in self._left:
            return default
        return read_text(self.take(key), self.at(key))

    def word(self, key: str, choices: tuple[str, ...], default: str | None = None) -> str:
        if default is not None and key not in self._left:
            return default
        return read_word(self.take(key), choices, self.at(key))

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and key not in self._left:
            return default
        return read_number(self.take(key), low, high, self.at(key))

    def hundreds(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """An amount of money: pounds come in hundreds."""
        value = self.number(key, low, high, default)
        if value % 100:
            raise DataError("not-in-hundreds", {"path": self.at(key), "value": value})
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        if default is not None and key not in self._left:
            return default
        value = self.take(key)
        if not isinstance(value, bool):
            raise DataError("not-a-boolean", {"path": self.at(key), "value": shown(value)})
        return value

    def words(
        self, key: str, choices: tuple[str, ...] | None = None, optional: bool = False
    ) -> tuple[str, ...]:
        if optional and key not in self._left:
            return ()
        path = self.at(key)
        found: list[str] = []
        for item in read_list(self.take(key), path):
            found.append(read_text(item, path) if choices is None else read_word(item, choices, path))
        return tuple(found)

    def numbers(self, key: str, low: int, high: int, optional: bool = False) -> tuple[int, ...]:
        if optional and key not in self._left:
            return ()
        path = self.at(key)
        found: list[int] = []
        for item in read_list(self.take(key), path):
            found.append(read_number(item, low, high, path))
        return tuple(found)

    def row(self, key: str) -> Row:
        return Row(self.take(key), self.at(key))

    def rows(self, key: str) -> list[Row]:
        path = self.at(key)
        found: list[Row] = []
        for index, item in enumerate(read_list(self.take(key), path)):
            found.append(Row(item, f"{path}.{index}"))
        return found

    def counts(
        self, key: str, choices: tuple[str, ...] | None, high: int, optional: bool = False
    ) -> tuple[tuple[str, int], ...]:
        """A table of amounts by id, in the order given."""
        if optional and key not in self._left:
            return ()
        inner = self.row(key)
        found: list[tuple[str, int]] = []
        for name in inner.names():
            if choices is not None and name not in choices:
                raise DataError("unknown-key", {"path": inner.path, "key": shown(name)})
            found.append((name, inner.number(name, 0, high)))
        return tuple(found)
