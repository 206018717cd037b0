"""The first company that fits a tile, whether or not it can be had: the one whose refusal is told."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.hosting.guest_lists import can_be_served
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.words import crowds


class FirstCompany:
    """A walk through the slots in the order of the lists of guests, one of each kind of guest at a time."""

    def __init__(
        self, rules: Rules, slots: tuple[tuple[int, ...], ...], counts: tuple[int, ...], reserve: int
    ) -> None:
        self._rules: Final = rules
        self._slots: Final = slots
        self._counts: Final = counts
        self._reserve: Final = reserve
        self._served: dict[int, bool] = {}

    def found(self, need: int) -> tuple[int, ...] | None:
        """The guests, ascending; None when nobody could be served. *need* is what the tile asks for."""
        if not self._could_serve(need):
            return None
        guests = self._filled(0, (), need)
        return None if guests is None else tuple(sorted(guests))

    def _filled(self, at: int, taken: tuple[int, ...], need: int) -> tuple[int, ...] | None:
        if at == len(self._slots):
            return taken
        return self._picked(at, 0, self._counts[at], taken, need)

    def _picked(
        self, at: int, start: int, left: int, taken: tuple[int, ...], need: int
    ) -> tuple[int, ...] | None:
        """*left* guests for a slot, from number *start* on, then those for the slots behind it."""
        if left == 0:
            return self._filled(at + 1, taken, need)
        cards = self._slots[at]
        tried: set[tuple[int, ...]] = set()
        for index in range(start, len(cards) - left + 1):
            card = cards[index]
            service = self._rules.people.service[card]
            if card in taken or service < 0:
                continue
            # Two who ask for the same servants and fit the same slots can take one another's place.
            kind = (service, *[slot for slot in range(at + 1, len(self._slots)) if card in self._slots[slot]])
            if kind in tried:
                continue
            tried.add(kind)
            if self._could_serve(need + service):
                found = self._picked(at, index + 1, left - 1, (*taken, card), need + service)
                if found is not None:
                    return found
        return None

    def _could_serve(self, need: int) -> bool:
        known = self._served.get(need)
        if known is None:
            known = crowds.covers(self._reserve, need) or can_be_served(self._rules, need, self._reserve)
            self._served[need] = known
        return known
