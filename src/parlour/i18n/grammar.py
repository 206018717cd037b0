"""What the texts know about each game: what its parameters hold, and where the names of its ids are found."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Final

from parlour.kernel.errors import Invalid

Names = Mapping[tuple[str, str], str]
"""By sort and id: what a thing is called."""


@dataclass(frozen=True)
class Grammar:
    """The words of one game."""

    package: str
    """The package that holds its texts and facts."""
    prefix: str
    """What the keys of its texts begin with."""
    sorts: Mapping[str, str]
    """What sort of id a parameter holds; other parameters are told as they are."""
    lists: Mapping[str, str]
    """Parameters that hold several ids of a sort."""
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Where the name of an id is found, for sorts that have no keys of their own."""
    compounds: Mapping[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    """Ids made of others, such as red-bank: the message that puts the names together, and the parts."""
    seats: frozenset[str] = frozenset({"seat"})
    seats_in: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Parameters that hold seats: everywhere, and in one event only."""
    explained: tuple[tuple[str, str], ...] = (("rule", "rule-{}-text"),)
    """What can be explained: the sort of its name, and where the explanation is found."""
    stories: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Where the line of background of something explained is found; most games tell it with the component."""
    tables: Mapping[str, str] = field(default_factory=dict)
    """Sorts whose names are printed on the components: the table of the facts that has them."""
    kinds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Sorts that stand for several of those, in the order of the search."""
    lowered: frozenset[str] = frozenset()
    """Sorts whose names have small letters inside a sentence."""


NO_GAME: Final = Grammar("", "", {}, {})
_SHARED: Final = {"data-status": ("ui-status-{}",), "hidden": ("ui-hidden",)}

GAMES: Final = {
    "notre-dame": Grammar(
        package="parlour.games.notre_dame",
        prefix="nd",
        sorts={
            "bill": "bill",
            "card": "card",
            "colour": "colour",
            "from": "spot",
            "kind": "kind",
            "letter": "period",
            "market": "market",
            "period": "period",
            "person": "person",
            "place": "place",
            "question": "question",
            "sector": "sector",
            "source": "source",
            "to": "spot",
        },
        lists={"bills": "bill", "cards": "card", "persons": "person", "places": "place"},
        keys={
            **_SHARED,
            "bill-kind": ("bill-{}",),
            "phase-about": ("phase-{}-about",),
            "place": ("sector-{}", "place-{}"),
            "power": ("person-{}-power",),
            "spot": ("sector-{}", "place-{}"),
        },
        compounds={
            "bill": ("bill", ("colour", "bill-kind")),
            "card": ("card", ("colour", "kind")),
            "carriage": ("carriage", ("colour",)),
            "market": ("market", ("colour", "corner")),
            "spot": ("market", ("colour", "corner")),
        },
        seats=frozenset({"payer", "seat"}),
        seats_in={"cards-passed": frozenset({"to"})},
        explained=(("person", "person-{}-power"), ("kind", "card-{}-about"), ("rule", "rule-{}-text")),
        stories={"person": ("story-person-{}",), "kind": ("story-place-{}", "story-person-{}")},
    ),
    "obsession": Grammar(
        package="parlour.games.obsession",
        prefix="ob",
        sorts={
            "about": "thing",
            "area": "area",
            "card": "vp-card",
            "category": "category",
            "choice": "choice",
            "coachman": "servant",
            "deck": "deck",
            "family": "family",
            "guest": "gentry",
            "length": "length",
            "level": "level",
            "milestone": "milestone",
            "objective": "objective",
            "opponent": "opponent",
            "other": "servant",
            "piece": "piece",
            "question": "question",
            "reserve": "reserve",
            "rest": "servant",
            "round-event": "round-event",
            "score": "score",
            "servant": "servant",
            "slot": "slot-kind",
            "source": "source",
            "step": "step",
            "tile": "tile",
            "vp-card": "vp-card",
        },
        lists={
            "categories": "category",
            "company": "gentry",
            "extras": "servant",
            "gentry": "gentry",
            "given": "gentry",
            "guests": "gentry",
            "help": "servant",
            "lent": "servant",
            "milestones": "milestone",
            "need": "servant",
            "objectives": "objective",
            "servants": "servant",
            "staff": "servant",
            "tiles": "tile",
        },
        keys={**_SHARED, "score": ("score-{}",)},
        seats=frozenset({"seat", "target"}),
        tables={
            "category": "categories",
            "family": "families",
            "gentry": "gentry",
            "milestone": "milestones",
            "objective": "objectives",
            "opponent": "opponents",
            "reserve": "reserves",
            "role": "roles",
            "round-event": "events",
            "servant": "servants",
            "tile": "tiles",
            "trait": "traits",
            "vp-card": "vp_cards",
        },
        # Behind the colon in a list stands a favour, or the card that an extra servant is on.
        kinds={"choice": ("gentry",), "piece": ("servant",), "thing": ("tile", "gentry")},
        lowered=frozenset({"servant"}),
    ),
}


def grammar_of(game: str) -> Grammar:
    """The words of a game; `Invalid` when there is none of that name."""
    if game not in GAMES:
        raise Invalid("unknown-game", {"game": game[:40], "known": ", ".join(GAMES)})
    return GAMES[game]


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
