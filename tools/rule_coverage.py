"""Write docs/coverage.md: every section of the five rulebooks with the tests that cover it.

    python tools/rule_coverage.py [--check]

The sections and their references are in tests/docs/coverage; the tests are read from their source, not run.
A section without a test, a reference that matches no test and a topic that no section names are faults.
"""

import ast
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "tests/docs/coverage"
TARGET = ROOT / "docs/coverage.md"
BOOKS = (
    "notre-dame-fr",
    "obsession-en",
    "obsession-en-glossary",
    "obsession-fr",
    "obsession-pl",
    "upstairs-downstairs-fr",
)
"""The lists in the order of the document. The English rulebook of Obsession has its glossary apart."""
TOPICS = "obsession-topics"
"""What the three editions of Obsession share: a name for a rule, and its tests."""

Tests = dict[str, tuple[str, ...]]
"""The names of the test functions, by the name of their file without its ending."""


@dataclass(frozen=True)
class Section:
    """A section of a rulebook: what it is about, in our words, and what refers to its tests."""

    title: str
    refs: tuple[str, ...] = ()
    no_rule: str = ""
    note: str = ""
    cited: str = ""
    """The id by which a refusal cites it, from the game's content/rulebook.toml."""


@dataclass(frozen=True)
class Part:
    """Sections under one heading."""

    title: str
    page: str
    sections: tuple[Section, ...]
    cited: str = ""


@dataclass(frozen=True)
class Book:
    """A rulebook, or one half of it."""

    title: str
    note: str
    parts: tuple[Part, ...]


@dataclass
class Coverage:
    """The books, the shared topics and the tests there are."""

    books: list[Book]
    topics: dict[str, tuple[str, ...]]
    tests: Tests

    def found(self, refs: Iterable[str]) -> list[str]:
        """The tests that the references of a section come to, in order and once each."""
        names: dict[str, None] = {}
        for ref in refs:
            for pattern in (ref,) if "::" in ref else self.topics.get(ref, ()):
                names.update(dict.fromkeys(matching(pattern, self.tests)))
        return list(names)


def collected(folder: Path) -> Tests:
    """Every test function below *folder*, read from the source."""
    tests: Tests = {}
    for path in sorted(folder.rglob("test_*.py")):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        named = [node.name for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        tests[path.stem] = tuple(name for name in named if name.startswith("test_"))
    return tests


def matching(ref: str, tests: Tests) -> Iterator[str]:
    """The tests that `file::name` stands for; both halves may have wildcards."""
    file, _, name = ref.partition("::")
    for stem, functions in tests.items():
        if fnmatchcase(stem, file):
            yield from (function for function in functions if fnmatchcase(function, name))


def _section(row: dict[str, Any]) -> Section:
    return Section(
        row["title"],
        tuple(row.get("tests", ())),
        row.get("no-rule", ""),
        row.get("note", ""),
        row.get("id", ""),
    )


def read_book(text: str) -> Book:
    """A list of sections."""
    data = tomllib.loads(text)
    parts = [
        Part(
            part["title"],
            part.get("page", ""),
            tuple(_section(row) for row in part["sections"]),
            part.get("id", ""),
        )
        for part in data["part"]
    ]
    return Book(data["title"], data.get("note", ""), tuple(parts))


def loaded() -> Coverage:
    """Everything as it is in the repository."""
    topics = tomllib.loads((LISTS / f"{TOPICS}.toml").read_text(encoding="utf-8"))
    return Coverage(
        [read_book((LISTS / f"{name}.toml").read_text(encoding="utf-8")) for name in BOOKS],
        {name: tuple(refs) for name, refs in topics.items()},
        collected(ROOT / "tests"),
    )


def faults(coverage: Coverage) -> Iterator[str]:
    """What is wrong with the lists."""
    used: set[str] = set()
    for name, patterns in coverage.topics.items():
        for pattern in patterns:
            if not any(matching(pattern, coverage.tests)):
                yield f"topic {name}: {pattern} matches no test"
    for book in coverage.books:
        for part in book.parts:
            titles = [section.title for section in part.sections]
            if len(set(titles)) < len(titles):
                yield f"{book.title}, {part.title}: a section is listed twice"
            for section in part.sections:
                used.update(section.refs)
                for fault in section_faults(section, coverage):
                    yield f"{book.title}, {part.title}, {section.title}: {fault}"
    for name in coverage.topics.keys() - used:
        yield f"topic {name}: no section names it"


def section_faults(section: Section, coverage: Coverage) -> Iterator[str]:
    """What is wrong with a section."""
    if bool(section.refs) == bool(section.no_rule):
        yield "needs tests, or a reason why there is no rule to test"
    for ref in section.refs:
        if "::" not in ref and ref not in coverage.topics:
            yield f"{ref} is no topic"
        elif not coverage.found([ref]):
            yield f"{ref} matches no test"


def _rows(part: Part, coverage: Coverage) -> Iterator[str]:
    for section in part.sections:
        told = f"{section.title} ({section.note})" if section.note else section.title
        if section.no_rule:
            yield f"| {told} | no rule: {section.no_rule} |"
        else:
            names = ", ".join(f"`{name}`" for name in coverage.found(section.refs))
            yield f"| {told} | {names} |"


def document(coverage: Coverage) -> str:
    """The page."""
    sections = [section for book in coverage.books for part in book.parts for section in part.sections]
    tested = [section for section in sections if not section.no_rule]
    names = {name for section in tested for name in coverage.found(section.refs)}
    lines = [
        "# Coverage of the rulebooks",
        "",
        "Generated by `make coverage` from the lists in `tests/docs/coverage`. A test compares it, and fails",
        "when a section has no test. Titles are ours, in the order of each rulebook, with pages where known.",
        "",
        f"{len(sections)} sections: {len(tested)} with tests, {len(sections) - len(tested)} without a rule.",
        f"{len(names)} different tests.",
    ]
    for book in coverage.books:
        lines += ["", f"## {book.title}"]
        if book.note:
            lines += ["", book.note]
        for part in book.parts:
            lines += ["", f"### {part.title}" + (f" (p. {part.page})" if part.page else ""), ""]
            lines += ["| section | tests |", "| --- | --- |", *_rows(part, coverage)]
    return "\n".join([*lines, ""])


def main() -> int:
    """Write the page, or with --check only compare it."""
    coverage = loaded()
    found = list(faults(coverage))
    for fault in found:
        print(fault, file=sys.stderr)
    if found:
        return 1
    text = document(coverage)
    if "--check" in sys.argv[1:]:
        return 0 if TARGET.read_text(encoding="utf-8") == text else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
