"""Activities worth a look: good guest lists built tile by tile, never the list of all activities."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.hosting.guest_lists import can_be_served, candidates, choice_offers
from parlour.games.obsession.hosting.judgement import codes_open, loans_for, plan_for, refuse_host
from parlour.games.obsession.hosting.service import abilities, crews, serves, staffings
from parlour.games.obsession.modes.team import visitors_among
from parlour.games.obsession.modes.team_service import TeamStaffing
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.extras import Means, Table
from parlour.games.obsession.steward.worth.traits import KINDS
from parlour.games.obsession.steward.worth.value import Appraiser
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import SERVANT_AT, bits, mask_of
from parlour.games.obsession.words.extras import PLAIN, Extras, with_team
from parlour.games.obsession.words.host_action import Host
from parlour.games.obsession.words.plan import Choices, Plan, comes_from_supply

BEAM: Final = 6
"""Unfinished guest lists that are kept at every place of the table."""
POOL: Final = 12
"""Guests that are looked at for a place."""
LISTS: Final = 3
OFFERS: Final = 8
CREWS: Final = 2
CREWS_TRIED: Final = 8
BORROWED: Final = 3
"""Servants at most whom one borrows from a partner for one activity."""
FLIP: Final = 0.7
"""What the points on the other side of a tile count when activities are ranked."""


class Candidate:
    """An activity, what it asks and brings, and a first guess at its worth."""

    def __init__(self, host: Host, plan: Plan, guess: float, is_shared: bool) -> None:
        self.host: Final = host
        self.plan: Final = plan
        self.guess: Final = guess
        self.is_shared: Final = is_shared  # whether a partner takes part


class HostSearch:
    """Looks for activities in a position where step 3 has begun."""

    def __init__(
        self, appraiser: Appraiser, county: County, lists: int = LISTS, offers: int = OFFERS
    ) -> None:
        """Looks at so many guest lists for a table, and ways to choose among their favours."""
        self.lists: Final = lists
        self.offers: Final = offers
        self.appraiser: Final = appraiser
        self.rates: Final = appraiser.rates
        self.county: Final = county
        self.seat: Final = appraiser.seat
        self.labour: Final = appraiser.labour()
        self.means: Final = Means(appraiser, county) if county.rules.extras.has_assists else None
        play = self.rates.play
        service = county.rules.people.service
        hand = county.hand[self.seat]
        if self.means is not None:
            hand |= self.means.friends
        self.appeal: Final = {
            card: play[card] - 0.3 * crowds.total(max(0, service[card])) for card in bits(hand)
        }
        self.crews: Final[dict[tuple[int, int, int], list[TeamStaffing]]] = {}
        self.fit: Final[dict[tuple[int, int], bool]] = {}

    def found(self) -> list[Candidate]:
        """Some of the best activities of every tile, the most promising first."""
        every: list[Candidate] = []
        for code in self.means.codes() if self.means is not None else codes_open(self.county, self.seat):
            every += self.for_tile(code)
        every.sort(key=lambda candidate: -candidate.guess)
        return every

    def for_tile(self, code: int) -> list[Candidate]:
        """The best activities of one tile, side up."""
        county = self.county
        rules = county.rules
        found: list[Candidate] = []
        for guests in self._lists(code):
            offers = (
                ((),) if comes_from_supply(rules.tiles.faces[code]) else choice_offers(rules, code, guests)
            )
            for choices in offers[: self.offers]:
                if self.means is None:
                    found += self._staffed(code, guests, choices, PLAIN)
                    continue
                for extras in self.means.variants(code, guests, choices):
                    found += self._staffed(code, guests, choices, extras)
        return found

    def _staffed(
        self, code: int, guests: tuple[int, ...], choices: Choices, extras: Extras
    ) -> list[Candidate]:
        county = self.county
        rules = county.rules
        visitors = 0
        if self.means is not None and self.means.friends:
            visitors = visitors_among(county, self.seat, mask_of(guests))
        plan = plan_for(rules, code, guests, choices, extras, visitors)
        reach = county.eligible_level + (rules.extras.cook_reach if extras.cook else 0)
        if plan.fault or plan.rating > reach:
            return []
        loans = loans_for(county, self.seat, plan)
        rows: list[tuple[float, Host]] = []
        for crew, rest, lack, borrowed in self._crews(plan.need, rules.tiles.frame[code], extras.crowd):
            steps = loans * rules.reputation.loan_steps + crowds.total(lack) * rules.reputation.help_steps
            if steps <= county.steps[self.seat]:
                cost = steps * self.rates.step + self._labour_of(crew)
                lent = with_team(extras, borrowed, extras.given) if borrowed else extras
                rows.append((cost, Host(code >> 1, guests, choices, crew, rest, lack, loans, None, lent)))
        rows.sort(key=lambda row: row[0])
        # The rules refuse what nobody could grant (hiring from nobody); that does not depend on the crew.
        if not rows or refuse_host(county, self.seat, rows[0][1]) is not None:
            return []
        worth = self._guess(code, plan) - self.appraiser.helpers.labour(extras.crowd)
        return [
            Candidate(host, plan, worth - cost, visitors != 0 or host.extras.borrowed != 0)
            for cost, host in rows[:CREWS]
        ]

    def _crews(self, need: int, frame: int, extra: int) -> list[TeamStaffing]:
        """Who could serve; in a team the partner may lend those who are missing."""
        key = (need, frame, extra)
        known = self.crews.get(key)
        if known is None:
            known = [(*row, 0) for row in staffings(self.county, self.seat, need, frame, extra)]
            if self.means is not None and self.means.lent:
                known += self._lent(need, frame, extra, self.means.lent)
            self.crews[key] = known
        return known

    def _lent(self, need: int, frame: int, extra: int, lent: int) -> list[TeamStaffing]:
        """Crews for which the partner lends just those who are missing."""
        county = self.county
        rules = county.rules
        able = abilities(county, self.seat)
        available = county.available[self.seat]
        found: list[TeamStaffing] = []
        for crew in crews(rules, need)[:CREWS_TRIED]:
            borrowed = crowds.missing(crew + extra, available)
            if not borrowed or crowds.total(borrowed) > BORROWED or not crowds.covers(lent, borrowed):
                continue
            if serves(rules, able, need, crew, available + borrowed - extra, -1, frame):
                found.append((crew, -1, 0, borrowed))
        return found

    def _labour_of(self, crew: int) -> float:
        cost = sum([crowds.count(crew, kind) * self.labour[at] for at, kind in enumerate(KINDS)], 0.0)
        helpers = self.appraiser.helpers
        return cost + helpers.labour(crew) if helpers.is_played else cost

    def _guess(self, code: int, plan: Plan) -> float:
        rates = self.rates
        rules = self.county.rules
        worth = rates.pound * plan.pounds + rates.step * (plan.gain - plan.penalty)
        worth += rates.bounty(self.county, self.seat, plan) + rates.servant * plan.hires
        if comes_from_supply(rules.tiles.faces[code]):
            worth += self.appraiser.surprise(self.county)
        if rules.tiles.flips[code >> 1] == "every_use" or (
            rules.tiles.flips[code >> 1] == "once" and not code & 1
        ):
            worth += FLIP * (rules.tiles.vp[code ^ 1] - rules.tiles.vp[code])
        return worth

    def _lists(self, code: int) -> list[tuple[int, ...]]:
        """Guest lists by appeal: with servants at hand first, with service help where nothing else works."""
        county = self.county
        rules = county.rules
        face = rules.tiles.faces[code]
        if not face.guests or comes_from_supply(face):
            return [()]
        available = county.available[self.seat]
        quarters = county.quarters[self.seat]
        plain = (county.hand[self.seat], county.eligible_level, rules.tiles.guest_counts[code])
        found = self._beam(code, available, plain)
        if quarters and len(found) < self.lists:
            found += [
                guests for guests in self._beam(code, available + quarters, plain) if guests not in found
            ]
        found = found[: self.lists]
        if self.means is not None:
            for table in self.means.tables(code):
                found += [
                    guests for guests in self._beam(code, self.means.near, table) if guests not in found
                ]
        return found

    def _beam(self, code: int, reserve: int, table: Table) -> list[tuple[int, ...]]:
        rules = self.county.rules
        face = rules.tiles.faces[code]
        service = rules.people.service
        appeal = self.appeal
        first = 0 if face.servant == "none" else crowds.ONE[SERVANT_AT[face.servant]]
        if not self._fits(first, reserve):
            return []
        hand, reach, counts = table
        slots = candidates(rules, hand, reach, code)
        lists: list[tuple[float, int, int]] = [(0.0, 0, first)]
        for at, count in enumerate(counts):
            ranked = sorted(slots[at], key=lambda card: (-appeal[card], card))
            # Those who need nobody always find a place at the table.
            pool = ranked[:POOL] + [card for card in ranked[POOL:] if service[card] == 0]
            for _ in range(count):
                longer: dict[int, tuple[float, int, int]] = {}
                for worth, mask, need in lists:
                    for card in pool:
                        grown = mask | (1 << card)
                        if grown == mask or grown in longer or service[card] < 0:
                            continue
                        wanted = need + service[card]
                        if self._fits(wanted, reserve):
                            longer[grown] = (worth + appeal[card], grown, wanted)
                lists = sorted(longer.values(), key=lambda row: (-row[0], row[1]))[:BEAM]
        return [tuple(bits(mask)) for _, mask, _ in lists[: self.lists]]

    def _fits(self, need: int, reserve: int) -> bool:
        key = (need, reserve)
        known = self.fit.get(key)
        if known is None:
            known = crowds.covers(reserve, need) or can_be_served(self.county.rules, need, reserve)
            self.fit[key] = known
        return known
