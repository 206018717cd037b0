"""Write into each game what follows from its table of fields: snapshots, views, what is sent.

python tools/write_fields.py           write between the marks `fields: ...` and `fields end`
python tools/write_fields.py --check   fail when something there is not up to date

A mark says what belongs there: `encode STATE`, `decode STATE`, `view`, `project STATE`, `deal STATE`, `keys`,
`words`; those of `view` and after it also of `seats`.
"""

import argparse
import importlib.util
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from parlour.games import OWN
from parlour.kernel import fields
from parlour.kernel.fields import Field, Words

ROOT: Final = Path(__file__).resolve().parent.parent
PYTHON: Final = re.compile(r"^( *)# fields: ([^\n]+)\n(.*?)^ *# fields end\n", re.MULTILINE | re.DOTALL)
MARKDOWN: Final = re.compile(
    r"^()<!-- fields: ([^\n]+) -->\n(.*?)^<!-- fields end -->\n", re.MULTILINE | re.DOTALL
)
VIEW_TYPES: Final = {
    fields.FLAG: "bool",
    fields.NAMES: "tuple[str, ...]",
    fields.ROWS: "tuple[tuple[int, ...], ...]",
    fields.LIST: "tuple[int, ...]",
    fields.SEATS: "int",
    fields.CARDS: "tuple[int, ...]",
    fields.PAIRS: "tuple[tuple[int, int], ...]",
    fields.ROW: "tuple[int, ...]",
    fields.NUMBER: "int",
}

KEPT: Final = ("encode", "decode")
"""The marks that go through all fields, seen or not."""
ENCODED: Final = {
    fields.NUMBER: "{}",
    fields.FLAG: "{}",
    fields.ROW: "list({})",
    fields.NAMES: "list({})",
    fields.ROWS: "[list(held) for held in {}]",
    fields.LIST: "{}[:]",
    fields.SEATS: "{}[:]",
    fields.CARDS: "[list(held) for held in {}]",
    fields.PAIRS: "[[list(pair) for pair in held] for held in {}]",
    fields.DECK: "{}.plain()",
}
DECODED: Final = {
    fields.NUMBER: "{}",
    fields.FLAG: "{}",
    fields.ROW: "tuple({})",
    fields.NAMES: "tuple({})",
    fields.ROWS: "tuple([tuple(held) for held in {}])",
    fields.LIST: "list({})",
    fields.SEATS: "list({})",
    fields.CARDS: "[tuple(held) for held in {}]",
    fields.PAIRS: "[tuple([(pair[0], pair[1]) for pair in held]) for held in {}]",
    fields.DECK: "deck_from_plain({})",
}


@dataclass(frozen=True)
class Table:
    """The fields of one game, and its words for them."""

    fields: tuple[Field, ...]
    words: Mapping[str, Words]

    def open(self, is_seats: bool) -> Iterator[Field]:
        """What everyone sees of the seats, or of the table."""
        seen = [field for field in self.fields if field.seen == fields.EVERYONE]
        return (field for field in seen if (field.sort in fields.BY_SEAT) == is_seats)


def table_of(package: str) -> Table | None:
    """The table of a game; None for a game that has none."""
    if importlib.util.find_spec(f"{package}.fields") is None:
        return None
    module = importlib.import_module(f"{package}.fields")
    return Table(module.FIELDS, module.WORDS)


def lines(table: Table, mark: str) -> Iterator[str]:
    """What belongs at a mark, line by line."""
    what, *rest = [word for word in mark.split() if word != "of"]
    is_seats = what == "seats" or "seats" in rest
    state = rest[-1] if rest else ""
    writers: dict[str, Callable[[Field], str | None]] = {
        "view": _declared,
        "seats": _declared,
        "encode": lambda field: _encoded(field, state),
        "decode": lambda field: _decoded(field, state),
        "project": lambda field: _projected(field, state),
        "deal": lambda field: _dealt(field, state),
        "keys": lambda field: f'"{field.sent}": {table.words[field.words].type},' if field.sent else None,
        "words": lambda field: _sent(field, table.words) if field.sent else None,
        "notation": lambda field: f"| `{field.sent}` | {field.about} |" if field.sent else None,
    }
    if what not in writers:
        raise SystemExit(f"write_fields: nothing is known of the mark {mark!r}")
    if what == "notation":
        yield from ("| key | meaning |", "| --- | --- |")
    for field in table.fields if what in KEPT else table.open(is_seats):
        line = writers[what](field)
        if line is not None:
            yield line


def _encoded(field: Field, state: str) -> str:
    return f'"{field.key}": {ENCODED[field.sort].format(f"{state}.{field.name}")},'


def _decoded(field: Field, state: str) -> str:
    kept = f'plain["{field.key}"]'
    return f"{state}.{field.name} = {DECODED[field.sort].format(kept)}"


def _declared(field: Field) -> str:
    return f"{field.name}: {VIEW_TYPES[field.sort]}"


def _projected(field: Field, state: str) -> str:
    if field.sort in fields.BY_SEAT:
        return f"{field.name}={state}.{field.name}[seat],"
    value = f"{state}.{field.name}"
    return f"{field.name}=tuple({value})," if field.sort == fields.LIST else f"{field.name}={value},"


def _dealt(field: Field, state: str) -> str:
    if field.sort in fields.BY_SEAT:
        return f"{state}.{field.name}[seat] = row.{field.name}"
    value = f"view.{field.name}"
    return (
        f"{state}.{field.name} = list({value})"
        if field.sort == fields.LIST
        else f"{state}.{field.name} = {value}"
    )


def _sent(field: Field, words: Mapping[str, Words]) -> str:
    owner = "row" if field.sort in fields.BY_SEAT else "view"
    return f'"{field.sent}": {words[field.words].code.format(f"{owner}.{field.name}")},'


def written(text: str, marks: re.Pattern[str], table: Table) -> str:
    """The text with everything between its marks made anew."""

    def fresh(found: re.Match[str]) -> str:
        indent, mark = found[1], found[2]
        opening, closing = found[0].splitlines()[0], found[0].splitlines()[-1]
        return "\n".join([opening, *[indent + line for line in lines(table, mark)], closing]) + "\n"

    return marks.sub(fresh, text)


def _notation(text: str, game: str, table: Table) -> str:
    """Only the marks that name the game are its own."""
    mine = re.compile(MARKDOWN.pattern.replace("fields: (", f"fields: {game} ("), MARKDOWN.flags)
    return written(text, mine, table)


def outputs() -> dict[Path, str]:
    """Every file with marks, and what it should say."""
    found: dict[Path, str] = {}
    documents = sorted((ROOT / "docs").glob("*.md"))
    for game in OWN:
        package = type(game).__module__.rpartition(".")[0]
        table = table_of(package)
        if table is None:
            continue
        for path in sorted((ROOT / "src" / package.replace(".", "/")).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if PYTHON.search(text):
                found[path] = written(text, PYTHON, table)
        for path in documents:
            text = found.get(path) or path.read_text(encoding="utf-8")
            if MARKDOWN.search(text):
                found[path] = _notation(text, game.meta.id, table)
    return found


def main() -> int:
    """Write or check; 1 when something is out of date."""
    parser = argparse.ArgumentParser(description="Write what follows from the tables of fields.")
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    stale = [path for path, text in outputs().items() if path.read_text(encoding="utf-8") != text]
    for path in stale:
        if check:
            print(f"{path.relative_to(ROOT)} is out of date: run tools/write_fields.py", file=sys.stderr)
        else:
            path.write_text(outputs()[path], encoding="utf-8")
    return 1 if stale and check else 0


if __name__ == "__main__":
    sys.exit(main())
