"""The documents run: their examples are doctests, and what they name exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tools.docs.pages import written

ROOT = Path(__file__).resolve().parents[2]


DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    ROOT / "examples" / "README.md",
]
MADE = {address for address, _ in written()}
"""Pages of the site that are no files."""
WITH_EXAMPLES = {"library.md": 9, "notation.md": 5, "notation-obsession.md": 7}
"""How many examples there are at least."""


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda p: p.name)
def test_examples_in_documents_run(path: Path) -> None:
    found = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert found.attempted >= WITH_EXAMPLES.get(path.name, 0)
    assert found.failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda p: p.name)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists() or target in MADE, target


def _rulings(game: str) -> list[list[str]]:
    """The rows of a game's table."""
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    lines = text.partition(f"\n## {game}\n")[2].partition("\n## ")[0].splitlines()
    rows = [
        [cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if line.startswith("| ")
    ]
    return [row for row in rows if re.fullmatch(r"\d+a?", row[0])]


@pytest.mark.parametrize(
    ("game", "folder", "numbers"),
    [
        ("Notre Dame", "notre_dame", [*map(str, range(1, 44)), "43a", *map(str, range(44, 51))]),
        ("Obsession", "obsession", [*map(str, range(1, 65))]),
    ],
)
def test_every_ruling_names_tests_that_exist(game: str, folder: str, numbers: list[str]) -> None:
    paths = (ROOT / "tests" / "games" / folder).rglob("test_*.py")
    sources = [path.read_text(encoding="utf-8") for path in paths]
    known = set(re.findall(r"^def (test_\w+)", "\n".join(sources), re.MULTILINE))
    rulings = _rulings(game)
    assert [row[0] for row in rulings] == numbers
    for row in rulings:
        named = re.findall(r"`(test_\w+)`", row[-1])
        assert named, f"ruling {row[0]} names no test"
        assert set(named) <= known, f"ruling {row[0]} names a test that does not exist"
