"""A view as JSON-able words; docs/notation.md describes the keys.

What stands between marks is written by tools/write_fields.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.notre_dame.content.records import BILLS, COLOURS, SECTORS
from parlour.games.notre_dame.sight.shapes import Pile, PlainCity, SeatRow
from parlour.games.notre_dame.turn.draft import ChooseCard
from parlour.games.notre_dame.turn.turn import PERIODS
from parlour.games.notre_dame.words.actions import CARD_WORDS, MARKET_WORDS, PLACES
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.kernel.agenda import CHANCE, TABLE
from parlour.kernel.deck import Deck

if TYPE_CHECKING:
    from parlour.games.notre_dame.sight.view import CityView, SeatView

_OWNERS: Final[dict[int, str]] = {CHANCE: "chance", TABLE: "table"}


def cards(held: tuple[int, ...]) -> list[str]:
    """Cards by their names."""
    return [CARD_WORDS[card] for card in held]


def cards_in(mask: int) -> list[str]:
    """The cards in a mask by name."""
    return [CARD_WORDS[card] for card in range(45) if (mask >> card) & 1]


def _bill(bill: int) -> str:
    return f"{COLOURS[bill >> 2]}-{BILLS[bill & 3]}"


def _deck(deck: Deck, seat: int | None) -> list[Pile]:
    """Top stratum first; `order` tells whether this seat knows the order of the cards named."""
    return [
        {
            "persons": [PERSONS[card] for card in stratum.cards],
            "order": "known" if seat is not None and stratum.is_known_to(seat) else "unknown",
            "looked-at-by": [each for each in range(8) if stratum.fixed and (stratum.known >> each) & 1],
        }
        for stratum in deck.strata
    ]


def _question(view: CityView) -> dict[str, object] | None:
    if not view.agenda:
        return None
    item, owner = view.agenda[-1]
    told: dict[str, object] = {"kind": view.question, "owner": _OWNERS.get(owner, owner)}
    if not isinstance(item, ChooseCard):
        for name, value in zip(type(item).fields, item.values(), strict=True):
            told[name] = PLACES[value] if name == "place" and isinstance(value, int) else value
    return told


def plain_row(row: SeatView, number: int) -> SeatRow:
    """A seat, key by key."""
    return {
        "seat": number,
        "colour": COLOURS[row.colour],
        "prestige": row.prestige,
        "rat-forecast": row.rat_forecast,
        "doctor": row.healed,
        "cubes": {SECTORS[sector]: row.cubes[sector] for sector in range(7)},
        "bills": [
            _bill(colour * 4 + kind)
            for colour in range(5)
            for kind in range(4)
            if (row.collected[colour] >> kind) & 1
        ],
        "deck": row.deck_size,
        "cards-to-choose-from": row.pool_size,
        "cards-in-hand": row.hand_size,
        # fields: words of seats
        "gold": row.gold,
        "rat": row.rat,
        "supply": row.supply,
        "general-supply": row.general,
        "notre-dame": row.cathedral,
        "confidant": SECTORS[row.confidant] if row.confidant >= 0 else None,
        "carriage": MARKET_WORDS[row.carriage],
        "played": cards(row.shown),
        # fields end
    }


def plain_view(view: CityView) -> PlainCity:
    """The view, key by key."""
    rules = view.rules
    return {
        "game": "notre-dame",
        "modules": list(rules.modules),
        "options": dict(rules.options),
        "data": rules.data.hash,
        "viewer": view.seat,
        "turn": view.turn + 1 if view.agenda else view.turn,
        "period": PERIODS[min(view.turn, rules.turns - 1) // rules.turns_per_period],
        "to-move": ["chance" if seat == CHANCE else seat for seat in view.to_move],
        "question": _question(view),
        "cathedral-value": rules.cathedral_value,
        "rats": view.rats,
        "bills": {MARKET_WORDS[at]: _bill(bill) for at, bill in enumerate(view.bills) if bill >= 0},
        "browns": _deck(view.brown, view.seat),
        "greys": _deck(view.grey, view.seat),
        "seats": [plain_row(row, number) for number, row in enumerate(view.rows)],
        "hand": cards(view.hand),
        "choose-from": cards(view.pool),
        "passed-first": cards(view.passed),
        "passed-second": cards(view.handed),
        "held-this-period": cards_in(view.seen),
        # fields: words
        "first": view.first,
        "treasury": view.treasury,
        "played-this-period": cards_in(view.played),
        "persons": [PERSONS[person] for person in view.display],
        # fields end
    }
