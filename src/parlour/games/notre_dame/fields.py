"""The fields of the state, each once: `keeping`, `sight`, the page and the notation follow this table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.kernel.fields import (
    CARDS,
    DECK,
    EVERYONE,
    LIST,
    NUMBER,
    PLAIN_WORDS,
    ROW,
    SEATS,
    Field,
    Words,
)

OWNER: Final = "its seat"
COUNTED: Final = "its seat; of others, how many"

WORDS: Final[Mapping[str, Words]] = {
    **PLAIN_WORDS,
    "persons": Words("[PERSONS[person] for person in {}]", "list[str]"),
    "cards": Words("cards({})", "list[str]"),
    "cards-in": Words("cards_in({})", "list[str]"),
    "market": Words("MARKET_WORDS[{}]", "str"),
    "sector": Words("SECTORS[{0}] if {0} >= 0 else None", "str | None"),
}

FIELDS: Final[tuple[Field, ...]] = (
    Field("turn", NUMBER, EVERYONE),
    Field("first", NUMBER, EVERYONE, "first", about="the seat with the bell-ringer"),
    Field("treasury", NUMBER, EVERYONE, "treasury", about="gold in the supply"),
    Field("gold", SEATS, EVERYONE, "gold", about="gold"),
    Field("prestige", SEATS, "its seat; everybody where scores are open, and at the end"),
    Field("rat", SEATS, EVERYONE, "rat", about="the space of the rat"),
    Field("supply", SEATS, EVERYONE, "supply", about="cubes in the personal supply"),
    Field("general", SEATS, EVERYONE, "general-supply", about="own cubes in the general supply"),
    Field("cathedral", SEATS, EVERYONE, "notre-dame", about="own cubes on Notre Dame"),
    Field("cubes", LIST, "everybody, by sector"),
    Field("confidant", SEATS, EVERYONE, "confidant", "sector", "the sector of the confidant, or `null`"),
    Field("carriage", SEATS, EVERYONE, "carriage", "market", "the market of the carriage"),
    Field("bills", LIST, EVERYONE),
    Field("bills_left", LIST, "nobody: it follows from the bills"),
    Field("collected", LIST, "everybody, by colour"),
    Field("deck", CARDS, "how many"),
    Field("pool", CARDS, COUNTED),
    Field("hand", CARDS, COUNTED),
    Field("passed", CARDS, OWNER),
    Field("handed", CARDS, OWNER),
    Field("shown", CARDS, EVERYONE, "played", "cards", "cards played face up in this turn"),
    Field("played", NUMBER, EVERYONE, "played-this-period", "cards-in", "cards played face up"),
    Field("seen", SEATS, OWNER),
    Field("healed", NUMBER, "everybody, seat by seat"),
    Field("display", ROW, EVERYONE, "persons", "persons", "persons on display"),
    Field("brown", DECK, "everybody; its order where known"),
    Field("grey", DECK, "everybody; its order where known"),
)
