"""The companies that may come of an activity in the making, looked through for one that can be served.

A draft is a tile with some guests and some placements. The guests of the hand are tried in their order, so
that the first activity found is always the same one; what cannot come to an activity any more is left out as
soon as that can be seen:

- nobody could serve those invited so far, or no loan could pay for them;
- the same number of guests asking for the same servants came to nothing before;
- a guest who can take the place of another one, in every respect, was tried in vain.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from parlour.games.obsession.aids.composing.crew_search import NOBODY_SERVES, CrewSearch
from parlour.games.obsession.aids.composing.draft import Draft, least_company, may_ask_partner
from parlour.games.obsession.aids.composing.means import BITS, Means, Prospect
from parlour.games.obsession.hosting.guest_lists import candidates, party_for
from parlour.games.obsession.hosting.judgement import loans_for, plan_for, refuse_host, refuse_purpose
from parlour.games.obsession.hosting.seating import LARGER_TABLE, seated
from parlour.games.obsession.hosting.with_help import boys_for, maids_for
from parlour.games.obsession.modes.lending import lendable_servants
from parlour.games.obsession.modes.team import lendable_cards, visitors_among
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import mask_of
from parlour.games.obsession.words.extras import Boys, Maids, with_team
from parlour.games.obsession.words.host_action import Host

PLAN: Final = 4
"""Steps for what a company asks and brings."""
Mark = tuple[int, int, int, int, int, bool]
"""A company so far: the next guest to try, seats left, need, pounds, slots, and whether gentlemen follow."""


class Walk:
    """One way through all companies of a size with some guests chosen."""

    def __init__(self, others: list[Prospect], size: int, needs_train: bool, is_short: bool) -> None:
        self.others: Final = others
        self.size: Final = size
        self.needs_train: Final = needs_train  # whether only gentlemen who follow a lady make so many
        self.is_short: Final = is_short  # whether money could run out
        self.found: int = 0  # companies that could be served
        self.vain: set[Mark] = set()
        most = sorted([each.pounds for each in others], reverse=True)[:size] if is_short else []
        self.tops: Final = [sum(most[:number]) for number in range(size + 1)]


class Search:
    """The companies that may still come about from a draft, whoever is chosen, and the servants for them."""

    def __init__(self, means: Means, draft: Draft) -> None:
        county = means.county
        seat = means.seat
        rules = county.rules
        self.means: Final = means
        self.county: Final = county
        self.seat: Final = seat
        self.draft: Final = draft
        self.extras: Final = draft.extras()
        has_partner = may_ask_partner(county, seat) and not draft.alone
        self.lendable: Final = lendable_servants(county, seat) if has_partner else 0
        self.hand: Final = county.hand[seat] | (lendable_cards(county, seat) if has_partner else 0)
        self._crews: Final = CrewSearch(means, draft, self.lendable)
        self.near: Final = self._crews.near
        self.reach: Final = county.eligible_level + (rules.extras.cook_reach if draft.cook else 0)
        self.ease: Final = county.eligible_level + (rules.extras.useful_ease if draft.useful else 0)
        self._prospects: dict[int, Prospect] | None = None
        self._brings: int = 0  # what the tile brings
        self._bonus: Final = means.boys_bring(self.near)
        self._sits: dict[tuple[int, int], bool] = {}
        self._vain: set[tuple[int, ...]] = set()  # kinds of guests with whom nothing comes about
        self._refused: set[tuple[int, ...]] = set()  # kinds of whole companies
        self._poor: bool = False  # whether it was money that something failed for
        self._declined: bool = False  # whether the partner may have declined it

    def is_open(self) -> bool:
        """Whether reputation allows the tile, and those placed are there to be placed."""
        rules = self.county.rules
        code = self.draft.code
        if not rules.tiles.is_activity[code] or rules.tiles.rating[code >> 1] > self.ease:
            return False
        if not crowds.covers(self.lendable, self.draft.lent):
            return False
        return crowds.covers(self.near, self.extras.crowd)

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
        if rules.tiles.faces[code].suite is None and rules.tiles.guest_counts[code]:
            if self._has_larger_table():
                found.append(found[0] + LARGER_TABLE)
            if self.hand & rules.people.train_mask:
                found.append(found[-1] + 1)
                found.append(found[0] + 1)
        return sorted(set(found))

    def _has_larger_table(self) -> bool:
        return self.draft.cook and self.county.rules.extras.kitchen in self.county.estate[self.seat]

    # Guests

    def prospects(self) -> dict[int, Prospect]:
        """Everybody of the pool who could come at all, in the order of the pool."""
        if self._prospects is None:
            rules = self.county.rules
            draft = self.draft
            placed = {card for _, card in draft.boys} | {card for card, _ in draft.maids}
            visitors = lendable_cards(self.county, self.seat)
            found: dict[int, Prospect] = {}
            for card in self.pool():
                if rules.people.service[card] >= 0:
                    each = self.means.prospect(
                        draft.code,
                        card,
                        (visitors >> card) & 1 != 0,
                        card in placed,
                        (draft.given >> card) & 1 != 0,
                    )
                    if each is not None:
                        found[card] = each
            self._prospects = found
        return self._prospects

    def companies(self, chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """The lists of guests with those chosen that could be served and paid for, small ones first.

        Whoever asks for another one has refused those before it: lists of the same kinds are then left out.
        """
        rules = self.county.rules
        code = self.draft.code
        if not self.is_open():
            return
        if rules.tiles.from_supply[code]:
            if not chosen:
                yield ()
            return
        if not self.means.steps.take():
            return
        tile_pounds = self.means.tile_pounds(code)
        if tile_pounds is None:
            return
        self._brings = tile_pounds
        known = self.prospects()
        need = rules.tiles.need[code]
        pounds = 0
        seats = 0
        train = False
        for guest in chosen:
            each = known.get(guest)
            if each is None:
                return
            need += each.service
            pounds += each.pounds
            seats += each.seats
            train = train or each.train
        if not self._crews.could_serve(need):
            return
        others = [each for each in known.values() if each.card not in chosen]
        for size in self.sizes():
            left = size - len(chosen)
            if left < 0 or not self._can_sit(seats, size):
                continue
            walk = self._walk(others, size)
            if left == 0:
                if self._is_whole(walk, need, pounds, train):
                    yield tuple(sorted(chosen))
                continue
            yield from self._filled(walk, 0, left, chosen, need, pounds if walk.is_short else 0, seats, train)

    def _walk(self, others: list[Prospect], size: int) -> Walk:
        more = size - least_company(self.county.rules, self.draft)
        least = sorted([each.pounds for each in self.prospects().values()])[:size]
        is_short = self.means.loans(sum(least) + self._brings) > 0
        return Walk(others, size, more > (LARGER_TABLE if self._has_larger_table() else 0), is_short)

    def _filled(
        self,
        walk: Walk,
        start: int,
        left: int,
        taken: tuple[int, ...],
        need: int,
        pounds: int,
        seats: int,
        train: bool,
    ) -> Iterator[tuple[int, ...]]:
        """Every company with those *taken* and *left* more of the others, from number *start* on."""
        steps = self.means.steps
        others = walk.others
        tried: set[int] = set()
        before = walk.found
        for at in range(start, len(others) - left + 1):
            each = others[at]
            if each.kind in tried:
                continue
            if not steps.take():
                return
            wanted = need + each.service
            sitting = seats + each.seats
            purse = pounds + each.pounds if walk.is_short else 0
            has_train = train or each.train
            if self._may_go_on(walk, wanted, purse, sitting, left - 1):
                if left == 1:
                    if self._is_whole(walk, wanted, purse, has_train):
                        walk.found += 1
                        yield tuple(sorted((*taken, each.card)))
                elif (at + 1, left - 1, wanted, purse, sitting, has_train) not in walk.vain:
                    more = (*taken, each.card)
                    yield from self._filled(walk, at + 1, left - 1, more, wanted, purse, sitting, has_train)
            if steps.is_spent:
                return
            # Who can take this guest's place and comes later has fewer to come along, and no more luck.
            tried.add(each.kind)
        if walk.found == before:
            walk.vain.add((start, left, need, pounds, seats, train))

    def _may_go_on(self, walk: Walk, need: int, pounds: int, seats: int, left: int) -> bool:
        if not self._crews.could_serve(need) or not self._can_sit(seats, walk.size):
            return False
        return not walk.is_short or self._can_pay(pounds + walk.tops[left], 0)

    def _is_whole(self, walk: Walk, need: int, pounds: int, train: bool) -> bool:
        """Whether a whole company can be served, and the loans and the service help for it be had."""
        if walk.needs_train and not train:
            return False
        helps = self._crews.least_help(need)
        return helps != NOBODY_SERVES and (not walk.is_short or self._can_pay(pounds, helps))

    def _can_pay(self, pounds: int, helps: int) -> bool:
        rules = self.county.rules
        loans = self.means.loans(pounds + self._brings + self._bonus)
        return (
            loans * rules.reputation.loan_steps + helps * rules.reputation.help_steps
            <= self.county.steps[self.seat]
        )

    def _can_sit(self, seats: int, size: int) -> bool:
        """Whether there are seats for some guests, others perhaps still to come."""
        rules = self.county.rules
        kinds = rules.tiles.guest_kinds[self.draft.code]
        if len(kinds) == 1:
            return True  # whoever is in the pool fits
        key = (seats, size)
        known = self._sits.get(key)
        if known is None:
            counts = rules.tiles.guest_counts[self.draft.code]
            known = seated(_slots_of(seats), 0, list(counts), max(0, size - sum(counts)))
            self._sits[key] = known
        return known

    # Activities

    def activities(self, guests: tuple[int, ...], exact: bool) -> Iterator[Host]:
        """The activities of a company: with exactly what the draft borrows, or with more."""
        county = self.county
        rules = county.rules
        code = self.draft.code
        visitors = visitors_among(county, self.seat, mask_of(guests))
        for choices in party_for(rules, code, guests).offers:
            if not self.means.steps.take(PLAN):
                return
            plan = plan_for(rules, code, guests, choices, self.extras, visitors)
            if plan.fault or plan.rating > self.reach:
                continue
            if refuse_purpose(county, self.seat, code, plan) is not None:
                continue
            loans = loans_for(county, self.seat, plan)
            for crew, rest, lack, borrowed in self._crews.staffings(plan.need):
                if exact and borrowed != self.draft.lent:
                    continue
                cost = loans * rules.reputation.loan_steps + crowds.total(lack) * rules.reputation.help_steps
                if cost > county.steps[self.seat]:
                    self._poor = self._poor or loans > 0
                    continue
                extras = with_team(self.extras, borrowed, self.extras.given) if borrowed else self.extras
                host = Host(code >> 1, guests, choices, crew, rest, lack, loans, plan, extras)
                if not self.means.steps.take():
                    return
                if refuse_host(county, self.seat, host) is None:
                    yield host
                elif county.declined and (borrowed or visitors):
                    self._declined = True

    def some_activity(self, guests: tuple[int, ...]) -> Host | None:
        """One activity of a company, with whatever the partner may lend and a hall boy may earn; or None."""
        self._poor = False
        self._declined = False
        found = next(self.activities(guests, exact=False), None)
        if found is not None:
            return found
        for richer in self._attended(guests):
            found = next(richer.activities(guests, exact=False), None)
            if found is not None or self.means.steps.is_spent:
                return found
        return None

    def _attended(self, guests: tuple[int, ...]) -> Iterator[Search]:
        """The same with more servants on the cards, where that could help.

        A hall boy earns what is missing. And what the partner has declined was one request: with another
        servant it is a request of its own.
        """
        draft = self.draft
        rules = self.county.rules
        boys_ways: list[Boys] = [draft.boys]
        if rules.extras.boy_pounds and (self._poor or self._declined):
            boys_ways += [boys for boys in boys_for(rules, guests, self.near) if set(draft.boys) < set(boys)]
        maids_ways: list[Maids] = [draft.maids]
        if rules.extras.in_play and self._declined:
            ways = maids_for(rules, draft.code, guests, self.near)
            maids_ways += [maids for maids in ways if set(draft.maids) < set(maids)]
        for maids in maids_ways:
            for boys in boys_ways:
                if boys != draft.boys or maids != draft.maids:
                    richer = Search(self.means, replace(draft, boys=boys, maids=maids))
                    if richer.is_open():
                        yield richer

    def first(self, chosen: tuple[int, ...]) -> Host | None:
        """Any activity with the guests chosen that may come of the draft; None when none was found.

        Whether all were looked through then, the steps tell.
        """
        kinds = self._kinds(chosen)
        if kinds in self._vain:
            return None
        for guests in self.companies(chosen):
            company = self._kinds(guests)
            if company and company in self._refused:
                continue
            found = self.some_activity(guests)
            if found is not None:
                return found
            if self.means.steps.is_spent:
                return None
            self._refused.add(company)
        if not self.means.steps.is_spent:
            self._vain.add(kinds)
        return None

    def _kinds(self, guests: tuple[int, ...]) -> tuple[int, ...]:
        """The kinds of some guests; who is not in the pool is a kind of his or her own."""
        if not guests:
            return ()
        known = self.prospects()
        return tuple(sorted([known[card].kind if card in known else -1 - card for card in guests]))


def _slots_of(seats: int) -> list[int]:
    """The slots where each of some guests is welcome, one bit each: those with the fewest first."""
    found: list[int] = []
    slots = 0
    while seats:
        found += [slots] * (seats & ((1 << BITS) - 1))
        seats >>= BITS
        slots += 1
    return found
