"""The whole position in words, nothing hidden, for analysts and scenarios."""

from __future__ import annotations

from parlour.games.notre_dame.sight.view import project, seat_view
from parlour.games.notre_dame.sight.wire import cards, plain_row
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.words.catalogue import PERSONS


def reveal(city: City) -> dict[str, object]:
    """The whole position in words: the spectator's view with everything hidden filled in."""
    told: dict[str, object] = dict(project(city, None).plain())
    told["seats"] = [
        {
            **plain_row(seat_view(city, seat, seat, True), seat),
            "hand": cards(city.hand[seat]),
            "choose-from": cards(city.pool[seat]),
            "passed-first": cards(city.passed[seat]),
            "passed-second": cards(city.handed[seat]),
            "pile": cards(city.deck[seat]),
        }
        for seat in range(city.rules.seats)
    ]
    told["greys-in-order"] = [
        {"persons": [PERSONS[card] for card in stratum.cards], "settled": stratum.fixed}
        for stratum in city.grey.strata
    ]
    for own in ("viewer", "hand", "choose-from", "passed-first", "passed-second", "held-this-period"):
        del told[own]
    return told
