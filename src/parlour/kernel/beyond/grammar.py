"""What the texts must know of a game: what its parameters hold, and where the names of its ids are found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


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
    titles: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By language: titles before a name that have a small letter inside a sentence."""


SHARED_KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "data-status": ("ui-status-{}",),
    "hidden": ("ui-hidden",),
}
"""Where the names of ids are found that every game has."""
