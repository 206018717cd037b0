"""What can still come of an activity put together step by step: who can join, who may be placed, what it is.

A draft is a tile with some guests and some placements. Nothing here lists all activities of a tile: a search
goes through the companies that hold the guests chosen and stops at the first one that can be served.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from parlour.games.obsession import staff
from parlour.games.obsession.assisted import boys_for, frames
from parlour.games.obsession.catalogue import mask_of
from parlour.games.obsession.extras import PLAIN, Boys, Extras, Maids, with_team
from parlour.games.obsession.guest_lists import can_be_served, candidates, party_for
from parlour.games.obsession.host_action import Host
from parlour.games.obsession.hosting import loans_for, plan_for, refuse_host, refuse_purpose
from parlour.games.obsession.lending import lendable_servants
from parlour.games.obsession.rules import Rules
from parlour.games.obsession.seating import LARGER_TABLE
from parlour.games.obsession.service import in_reach, staffings
from parlour.games.obsession.state import County
from parlour.games.obsession.team import lendable_cards, visitors_among
from parlour.games.obsession.team_service import TeamStaffing, all_staffings


@dataclass(frozen=True)
class Draft:
    """An activity in the making. `lent` are servants asked of the partner; `alone` leaves the partner out."""

    code: int
    guests: tuple[int, ...] = ()
    cook: bool = False
    useful: bool = False
    boys: Boys = ()
    maids: Maids = ()
    carriage: int = -1
    sent: int = 0
    lent: int = 0
    given: int = 0
    alone: bool = False

    def extras(self) -> Extras:
        """What is placed beyond mandatory service, the loan of servants aside."""
        found = Extras(self.cook, self.useful, self.boys, self.maids, self.carriage, self.sent, 0, self.given)
        return found if found.words else PLAIN


class Search:
    """The companies that may still come about from a draft, and the servants there are for them."""

    def __init__(self, county: County, seat: int, draft: Draft) -> None:
        rules = county.rules
        self.county: Final = county
        self.seat: Final = seat
        self.draft: Final = draft
        self.extras: Final = draft.extras()
        has_partner = may_ask_partner(county, seat) and not draft.alone
        self.lendable: Final = lendable_servants(county, seat) if has_partner else 0
        self.hand: Final = county.hand[seat] | (lendable_cards(county, seat) if has_partner else 0)
        self.near: Final = in_reach(county, seat) + self.lendable
        self.reach: Final = county.gate + (rules.cook_reach if draft.cook else 0)
        self._crews: dict[int, tuple[list[TeamStaffing], Iterator[TeamStaffing]]] = {}
        self._poor: bool = False  # whether it was money that something failed for
        self.ease: Final = county.gate + (rules.useful_ease if draft.useful else 0)

    def is_open(self) -> bool:
        """Whether reputation allows the tile, and those placed are there to be placed."""
        rules = self.county.rules
        code = self.draft.code
        if not rules.is_activity[code] or rules.tile_rating[code >> 1] > self.ease:
            return False
        if not staff.covers(self.lendable, self.draft.lent):
            return False
        return staff.covers(self.near, self.extras.crowd)

    def companies(self, chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """Every list of guests with those chosen, of every size that the tile may have, small ones first."""
        rules = self.county.rules
        code = self.draft.code
        if not self.is_open():
            return
        if rules.from_supply[code]:
            if not chosen:
                yield ()
            return
        reserve = self.near - self.extras.crowd
        need = rules.tile_need[code]
        pool = self.pool()
        for guest in chosen:
            if guest not in pool or rules.service[guest] < 0:
                return
            need += rules.service[guest]
        if not staff.covers(reserve, need) and not can_be_served(rules, need, reserve):
            return
        others = tuple([card for card in pool if card not in chosen and rules.service[card] >= 0])
        for size in self.sizes():
            left = size - len(chosen)
            if left >= 0 and self._can_sit(chosen, size):
                yield from self._filled(others, 0, left, chosen, need, reserve, size)

    def pool(self) -> tuple[int, ...]:
        """Everybody of the hand who may sit somewhere at this tile."""
        slots = candidates(self.county.rules, self.hand, self.reach, self.draft.code)
        if len(slots) == 1:
            return slots[0]
        return tuple(sorted({card for cards in slots for card in cards}))

    def sizes(self) -> list[int]:
        """How many guests may come."""
        rules = self.county.rules
        code = self.draft.code
        found = [least_company(rules, self.draft)]
        if rules.faces[code].suite is None and rules.guest_counts[code]:
            if self.draft.cook and rules.kitchen in self.county.estate[self.seat]:
                found.append(found[0] + LARGER_TABLE)
            if self.hand & rules.train_mask:
                found.append(found[-1] + 1)
                found.append(found[0] + 1)
        return sorted(set(found))

    def _filled(
        self,
        others: tuple[int, ...],
        start: int,
        left: int,
        taken: tuple[int, ...],
        need: int,
        reserve: int,
        size: int,
    ) -> Iterator[tuple[int, ...]]:
        if left == 0:
            yield tuple(sorted(taken))
            return
        rules = self.county.rules
        for at in range(start, len(others) - left + 1):
            card = others[at]
            wanted = need + rules.service[card]
            if not staff.covers(reserve, wanted) and not can_be_served(rules, wanted, reserve):
                continue
            more = (*taken, card)
            if self._can_sit(more, size):
                yield from self._filled(others, at + 1, left - 1, more, wanted, reserve, size)

    def _can_sit(self, guests: tuple[int, ...], size: int) -> bool:
        """Whether there are seats for these guests, others perhaps still to come."""
        rules = self.county.rules
        kinds = rules.guest_kinds[self.draft.code]
        if len(kinds) == 1:
            return True  # whoever is in the pool fits
        counts = rules.guest_counts[self.draft.code]
        return _seated(rules, guests, 0, kinds, list(counts), max(0, size - sum(counts)))

    # Those who serve

    def activities(self, guests: tuple[int, ...], exact: bool) -> Iterator[Host]:
        """The activities of a company: with exactly what the draft borrows, or with more."""
        county = self.county
        rules = county.rules
        code = self.draft.code
        visitors = visitors_among(county, self.seat, mask_of(guests))
        for choices in party_for(rules, code, guests).offers:
            plan = plan_for(rules, code, guests, choices, self.extras, visitors)
            if plan.fault or plan.rating > self.reach:
                continue
            if refuse_purpose(county, self.seat, code, plan) is not None:
                continue
            loans = loans_for(county, self.seat, plan)
            for crew, rest, lack, borrowed in self._staffings(plan.need):
                lent = self.draft.lent
                if borrowed != lent and (exact or not staff.covers(borrowed, lent)):
                    continue
                cost = loans * rules.loan_steps + staff.total(lack) * rules.help_steps
                if cost > county.steps[self.seat]:
                    self._poor = self._poor or loans > 0
                    continue
                extras = with_team(self.extras, borrowed, self.extras.given) if borrowed else self.extras
                host = Host(code >> 1, guests, choices, crew, rest, lack, loans, plan, extras)
                if refuse_host(county, self.seat, host) is None:
                    yield host

    def _staffings(self, need: int) -> Iterator[TeamStaffing]:
        """Every crew for a need. Few needs come up, each of them often: what was found once is kept."""
        if need not in self._crews:
            self._crews[need] = ([], self._all_staffings(need))
        known, more = self._crews[need]
        at = 0
        while True:
            if at == len(known):
                each = next(more, None)
                if each is None:
                    return
                known.append(each)
            yield known[at]
            at += 1

    def _all_staffings(self, need: int) -> Iterator[TeamStaffing]:
        frame = self.county.rules.frame[self.draft.code]
        if self.lendable:
            yield from all_staffings(self.county, self.seat, need, frame, self.extras.crowd)
            return
        for crew, rest, lack in staffings(self.county, self.seat, need, frame, self.extras.crowd):
            yield crew, rest, lack, 0

    def some_activity(self, guests: tuple[int, ...]) -> Host | None:
        """One activity of a company, with whatever the partner may lend and a hall boy may earn; or None."""
        self._poor = False
        found = next(self.activities(guests, exact=False), None)
        if found is not None or not self._poor or not self.county.rules.boy_pounds:
            return found
        for boys in boys_for(self.county.rules, guests, self.near):
            if len(boys) > len(self.draft.boys) and set(self.draft.boys) <= set(boys):
                richer = Search(self.county, self.seat, replace(self.draft, boys=boys))
                found = next(richer.activities(guests, exact=False), None)
                if found is not None:
                    return found
        return None

    def first(self, chosen: tuple[int, ...]) -> Host | None:
        """Any activity with the guests chosen that may come of the draft; None when there is none."""
        for guests in self.companies(chosen):
            found = self.some_activity(guests)
            if found is not None:
                return found
        return None


def _seated(
    rules: Rules, guests: tuple[int, ...], at: int, kinds: tuple[str, ...], left: list[int], spare: int
) -> bool:
    """Whether the guests from number *at* on find seats; some may stay empty."""
    if at == len(guests):
        return True
    for slot, kind in enumerate(kinds):
        if left[slot] and rules.welcome[kind][guests[at]]:
            left[slot] -= 1
            if _seated(rules, guests, at + 1, kinds, left, spare):
                return True
            left[slot] += 1
    return spare > 0 and _seated(rules, guests, at + 1, kinds, left, spare - 1)


def least_company(rules: Rules, draft: Draft) -> int:
    """How many guests must come at least."""
    if rules.from_supply[draft.code]:
        return 0
    return sum(rules.guest_counts[draft.code]) + draft.sent


def may_ask_partner(county: County, seat: int) -> bool:
    """Whether a partner can help with an activity of this turn."""
    return county.rules.partner[seat] >= 0 and not county.passing


def can_come_about(county: County, seat: int, draft: Draft) -> bool:
    """Whether some activity may still come of a draft, with guests and loans of servants to be added."""
    return Search(county, seat, draft).first(draft.guests) is not None


def joining(county: County, seat: int, draft: Draft) -> tuple[int, ...]:
    """Those who can still join the guests of a draft so that an activity comes about."""
    search = Search(county, seat, draft)
    if county.rules.from_supply[draft.code] or not search.is_open():
        return ()
    found: set[int] = set(draft.guests)
    for card in search.pool():
        if card not in found:
            host = search.first((*draft.guests, card))
            if host is not None:
                found.update(host.guests)
    return tuple(sorted(found.difference(draft.guests)))


def whole_activities(county: County, seat: int, draft: Draft) -> list[Host]:
    """Every activity with exactly the guests and placements of a draft, the least costly first."""
    search = Search(county, seat, draft)
    guests = tuple(sorted(draft.guests))
    if not search.is_open() or mask_of(guests) & ~search.hand:
        return []
    found = list(search.activities(guests, exact=True))
    found.sort(key=_effort)
    return found


def _effort(host: Host) -> tuple[int, int, int]:
    return (host.loan, staff.total(host.help), 1 if host.rest >= 0 else 0)


def plain_way(county: County, seat: int, code: int, guests: tuple[int, ...] = ()) -> Host | None:
    """An activity of a tile, side up, with these guests and without any help."""
    return Search(county, seat, Draft(code, guests, alone=True)).first(guests)


def helped_way(county: County, seat: int, code: int, guests: tuple[int, ...] = ()) -> Host | None:
    """The same with help: of extra servants and the carriage, then also of the partner."""
    rules = county.rules
    if not rules.has_assists or not rules.is_activity[code]:
        return None
    for alone in (True, False) if may_ask_partner(county, seat) else (True,):
        near = Search(county, seat, Draft(code, guests, alone=alone)).near
        for frame in frames(county, seat, code, near):
            if alone and not (frame.cook or frame.useful or frame.sent):
                continue  # a plain one
            draft = Draft(
                code, guests, frame.cook, frame.useful, (), (), frame.carriage, frame.sent, alone=alone
            )
            found = Search(county, seat, draft).first(guests)
            if found is not None:
                return found
    return None


def way_to_host(county: County, seat: int, code: int, guests: tuple[int, ...] = ()) -> Host | None:
    """An activity of a tile, side up, with these guests: the plainest there is, then with any help."""
    return plain_way(county, seat, code, guests) or helped_way(county, seat, code, guests)


def is_plain(county: County, seat: int, host: Host) -> bool:
    """Whether an activity needs no help: no extra servants, no carriage, nobody of the partner's."""
    return host.extras is PLAIN and host.mask & ~county.hand[seat] == 0
