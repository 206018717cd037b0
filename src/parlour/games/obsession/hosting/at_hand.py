"""A quick look for activities that can be hosted just so, with the servants at hand and without a loan."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.hosting.guest_lists import candidates, doors, party_for
from parlour.games.obsession.hosting.judgement import loans_for, plan_for, refuse_purpose
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds

LOOKS: Final = 12
"""Companies looked at before the search is left to those who list everything."""


class Search:
    """How many activities were found, and how many companies may still be looked at."""

    def __init__(self, county: County, seat: int, wanted: int) -> None:
        self.county: Final = county
        self.seat: Final = seat
        self.wanted = wanted
        self.looks = LOOKS


def finds(county: County, seat: int, wanted: int) -> bool:
    """Whether so many activities were found at a glance; there may be as many where it is not so."""
    tiles = county.rules.tiles
    search = Search(county, seat, wanted)
    available = county.available[seat]
    for code in doors(county, seat):
        if tiles.from_supply[code] or len(tiles.guest_counts[code]) > 1:
            continue
        need = tiles.need[code]
        if not crowds.covers(available, need):
            continue
        if not tiles.guest_counts[code]:
            _look(search, code, ())
        else:
            cards = candidates(county.rules, county.hand[seat], county.eligible_level, code)[0]
            _invite(search, code, cards, 0, tiles.guest_counts[code][0], (), need)
        if search.wanted <= 0:
            return True
        if search.looks <= 0:
            return False
    return False


def _invite(
    search: Search,
    code: int,
    cards: tuple[int, ...],
    start: int,
    left: int,
    taken: tuple[int, ...],
    need: int,
) -> None:
    """Fill the one slot of a tile in every way, as long as there are servants for everybody."""
    service = search.county.rules.people.service
    available = search.county.available[search.seat]
    for at in range(start, len(cards) - left + 1):
        card = cards[at]
        if service[card] < 0 or not crowds.covers(available, need + service[card]):
            continue
        if left == 1:
            _look(search, code, (*taken, card))
        else:
            _invite(search, code, cards, at + 1, left - 1, (*taken, card), need + service[card])
        if search.wanted <= 0 or search.looks <= 0:
            return


def _look(search: Search, code: int, guests: tuple[int, ...]) -> None:
    """Count the activities with a company, one for each way to choose its alternatives."""
    search.looks -= 1
    county = search.county
    party = party_for(county.rules, code, guests)
    for at, choices in enumerate(party.offers):
        plan = party.plans[at]
        if plan is None:
            plan = plan_for(county.rules, code, guests, choices)
            party.plans[at] = plan
        if (
            not plan.fault
            and plan.rating <= county.eligible_level
            and crowds.covers(county.available[search.seat], plan.need)
            and loans_for(county, search.seat, plan) == 0
            and refuse_purpose(county, search.seat, code, plan) is None
        ):
            search.wanted -= 1
