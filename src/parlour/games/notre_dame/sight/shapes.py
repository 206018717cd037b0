"""What `plain` tells of a view, key by key; docs/notation.md says what each means.

What stands between marks is written by tools/write_fields.py.
"""

from __future__ import annotations

from typing import TypedDict

Pile = TypedDict("Pile", {"persons": list[str], "order": str, "looked-at-by": list[int]})
"""A part of a pile, from the top."""

SeatRow = TypedDict(
    "SeatRow",
    {
        "seat": int,
        "colour": str,
        "prestige": int | None,
        "rat-forecast": int,
        "doctor": bool,
        "cubes": dict[str, int],
        "bills": list[str],
        "deck": int,
        "cards-to-choose-from": int,
        "cards-in-hand": int,
        # fields: keys of seats
        "gold": int,
        "rat": int,
        "supply": int,
        "general-supply": int,
        "notre-dame": int,
        "confidant": str | None,
        "carriage": str,
        "played": list[str],
        # fields end
    },
)
"""A seat, as everybody may know it."""

PlainCity = TypedDict(
    "PlainCity",
    {
        "game": str,
        "modules": list[str],
        "options": dict[str, str],
        "data": str,
        "viewer": int | None,
        "turn": int,
        "period": str,
        "to-move": list[int | str],
        "question": dict[str, object] | None,
        "cathedral-value": int,
        "rats": int,
        "bills": dict[str, str],
        "browns": list[Pile],
        "greys": list[Pile],
        "seats": list[SeatRow],
        "hand": list[str],
        "choose-from": list[str],
        "passed-first": list[str],
        "passed-second": list[str],
        "held-this-period": list[str],
        # fields: keys
        "first": int,
        "treasury": int,
        "played-this-period": list[str],
        "persons": list[str],
        # fields end
    },
)
"""The table as a seat sees it."""
