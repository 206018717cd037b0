"""The words of Notre Dame: what its parameters hold, and where the names of its ids are found."""

from __future__ import annotations

from typing import Final

from parlour.kernel.beyond.grammar import SHARED_KEYS, Grammar

GRAMMAR: Final = Grammar(
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
    lists={"allowed": "colour", "bills": "bill", "cards": "card", "persons": "person", "places": "place"},
    keys={
        **SHARED_KEYS,
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
)
