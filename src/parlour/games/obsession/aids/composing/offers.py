"""What can still come of an activity put together step by step: who can join, who may be placed, what it is.

All of it is asked of an `Inquiry`. It goes through the companies that are left (`company_search`), and stops
at the first one that can be served or when it has taken all the steps there are. Nothing is claimed then:
what was not found may still be possible, and `is_undecided` tells so.
"""

from __future__ import annotations

from dataclasses import replace

from parlour.games.obsession.aids.composing.company_search import Search
from parlour.games.obsession.aids.composing.draft import Draft, may_ask_partner
from parlour.games.obsession.aids.composing.first_company import FirstCompany
from parlour.games.obsession.aids.composing.means import Means, Steps
from parlour.games.obsession.hosting.guest_lists import candidates
from parlour.games.obsession.hosting.with_help import Frame, frames
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import mask_of
from parlour.games.obsession.words.extras import PLAIN
from parlour.games.obsession.words.host_action import Host


class Inquiry:
    """Questions about the activities of a seat, in one position; what one has found out serves the next."""

    def __init__(self, county: County, seat: int, steps: Steps | None = None) -> None:
        self.county = county
        self.seat = seat
        self.steps = Steps() if steps is None else steps
        self.means = Means(county, seat, self.steps)
        self.is_undecided = False  # whether the last question was given up before all was looked through
        self.was_undecided = False  # whether any question was
        self._searches: dict[Draft, Search] = {}
        self._frames: dict[tuple[int, bool], list[Frame]] = {}
        self._ways: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[Host | None, bool]] = {}

    def search(self, draft: Draft) -> Search:
        """The search for a draft, whoever its guests are."""
        key = replace(draft, guests=()) if draft.guests else draft
        known = self._searches.get(key)
        if known is None:
            known = Search(self.means, key)
            self._searches[key] = known
        return known

    def _begin(self) -> None:
        self.steps.start()
        self.is_undecided = False

    def _end(self, found: Host | None) -> Host | None:
        self.is_undecided = found is None and self.steps.is_spent
        self.was_undecided = self.was_undecided or self.is_undecided
        return found

    # Ways to host

    def way(self, codes: tuple[int, ...], guests: tuple[int, ...] = ()) -> Host | None:
        """An activity with these guests on any of some tiles, side up: the plainest, then one with help."""
        key = (codes, guests)
        known = self._ways.get(key)
        if known is None:
            self._begin()
            found = self._end(self._plain_way(codes, guests) or self._helped_way(codes, guests))
            known = (found, self.is_undecided)
            self._ways[key] = known
        self.is_undecided = known[1]
        return known[0]

    def _plain_way(self, codes: tuple[int, ...], guests: tuple[int, ...]) -> Host | None:
        """Without any help."""
        for code in codes:
            found = self.search(Draft(code, alone=True)).first(guests)
            if found is not None:
                return found
        return None

    def _helped_way(self, codes: tuple[int, ...], guests: tuple[int, ...]) -> Host | None:
        """With help of extra servants and the carriage, then also of the partner."""
        rules = self.county.rules
        if not rules.extras.has_assists:
            return None
        for code in codes:
            for alone in (True, False) if may_ask_partner(self.county, self.seat) else (True,):
                for frame in self._frames_of(code, alone):
                    if self.steps.is_spent:
                        return None
                    draft = Draft(
                        code, (), frame.cook, frame.useful, (), (), frame.carriage, frame.sent, alone=alone
                    )
                    found = self.search(draft).first(guests)
                    if found is not None:
                        return found
        return None

    def _frames_of(self, code: int, alone: bool) -> list[Frame]:
        """Every way to prepare an activity; without a partner only those that are more than plain."""
        key = (code, alone)
        known = self._frames.get(key)
        if known is None:
            known = []
            if self.county.rules.tiles.is_activity[code]:
                near = self.search(Draft(code, alone=alone)).near
                known = frames(self.county, self.seat, code, near)
            if alone:
                known = [each for each in known if each.cook or each.useful or each.sent]
            self._frames[key] = known
        return known

    def first_company(self, code: int) -> tuple[int, ...] | None:
        """The first guests of the own hand who fill the slots of a tile and could be served at all."""
        county = self.county
        rules = county.rules
        if rules.tiles.from_supply[code]:
            return ()
        reserve = county.available[self.seat] + county.quarters[self.seat]
        slots = candidates(rules, county.hand[self.seat], county.eligible_level, code)
        return FirstCompany(rules, slots, rules.tiles.guest_counts[code], reserve).found(
            rules.tiles.need[code]
        )

    # Drafts

    def can_come_about(self, draft: Draft) -> bool:
        """Whether some activity may still come of a draft, with guests and loans of servants to be added.

        Where that was not found out, it may.
        """
        self._begin()
        found = self._end(self.search(draft).first(draft.guests))
        return found is not None or self.is_undecided

    def joining(self, draft: Draft) -> tuple[int, ...]:
        """Those who can still join the guests of a draft so that an activity comes about, or might."""
        search = self.search(draft)
        if self.county.rules.tiles.from_supply[draft.code] or not search.is_open():
            return ()
        found: set[int] = set(draft.guests)
        for card in search.pool():
            if card not in found:
                self._begin()
                host = self._end(search.first((*draft.guests, card)))
                if host is not None:
                    found.update(host.guests)
                elif self.is_undecided:
                    found.add(card)
        return tuple(sorted(found.difference(draft.guests)))

    def whole_activities(self, draft: Draft) -> list[Host]:
        """Every activity with exactly the guests and placements of a draft, the least costly first."""
        search = self.search(draft)
        guests = tuple(sorted(draft.guests))
        if not search.is_open() or mask_of(guests) & ~search.hand:
            return []
        self._begin()
        found = list(search.activities(guests, exact=True))
        if self.steps.is_spent:
            self.is_undecided = self.was_undecided = True
        found.sort(key=_effort)
        return found


def _effort(host: Host) -> tuple[int, int, int]:
    return (host.loan, crowds.total(host.help), 1 if host.rest >= 0 else 0)


def is_plain(county: County, seat: int, host: Host) -> bool:
    """Whether an activity needs no help: no extra servants, no carriage, nobody of the partner's."""
    return host.extras is PLAIN and host.mask & ~county.hand[seat] == 0
