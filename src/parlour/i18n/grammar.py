"""What the texts know about each game: what its parameters hold, and where the names of its ids are found."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from parlour.games import find_game
from parlour.kernel.beyond.grammar import Grammar

Names = Mapping[tuple[str, str], str]
"""By sort and id: what a thing is called."""


NO_GAME: Final = Grammar("", "", {}, {})


def grammar_of(game: str) -> Grammar:
    """The words of a game; `Invalid` when there is none of that name."""
    return find_game(game).grammar


@cache
def printed_names(game: str, lang: str) -> Names:
    """The names that are printed on components, from the facts of the game."""
    grammar = grammar_of(game)
    found: dict[tuple[str, str], str] = {}
    if not grammar.tables:
        return found
    sorts = {table: sort for sort, table in grammar.tables.items()}
    for table, rows in _tables(grammar.package).items():
        if table not in sorts or not isinstance(rows, list):
            continue
        for row in rows:
            found[sorts[table], row["id"]] = _typeset(row["name"][lang])
            for side in ("front", "back"):
                title = row.get(side, {}).get("title")
                if title is not None:
                    found["face", f"{row['id']}:{side}"] = _typeset(title[lang])
    return found


@cache
def named_pages(game: str) -> Mapping[str, tuple[str, str]]:
    """By section: book and page, where a source names the page; pages that were guessed are not told."""
    pages: dict[str, tuple[str, str]] = {}
    sections = _tables(grammar_of(game).package).get("section", [])
    for row in sections if isinstance(sections, list) else []:
        if row["page_status"] == "named":
            pages[row["id"]] = (row.get("book", "rulebook"), str(row["page"]))
    return pages


@cache
def sections_of(game: str) -> tuple[str, ...]:
    """Every section of the rulebook that refusals may cite, in the order of the book."""
    sections = _tables(grammar_of(game).package).get("section", [])
    return tuple([row["id"] for row in sections]) if isinstance(sections, list) else ()


def _typeset(name: str) -> str:
    return name.replace("'", "’")


@cache
def _tables(package: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for file in sorted(resources.files(package).joinpath("content").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            for table, rows in tomllib.loads(file.read_text(encoding="utf-8")).items():
                known = found.get(table)
                found[table] = known + rows if isinstance(known, list) and isinstance(rows, list) else rows
    return found
