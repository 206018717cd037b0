"""Activities worth a look: good guest lists built tile by tile, never the list of all activities."""

from __future__ import annotations

from typing import Final

from parlour.ai.stewards.obsession_traits import KINDS
from parlour.ai.stewards.obsession_value import Appraiser
from parlour.games.obsession import staff
from parlour.games.obsession.activity import Choices, Plan, comes_from_supply
from parlour.games.obsession.catalogue import SERVANT_AT, bits
from parlour.games.obsession.guest_lists import can_be_served, candidates, choice_offers
from parlour.games.obsession.host_action import Host
from parlour.games.obsession.hosting import codes_open, loans_for, plan_for, refuse_host
from parlour.games.obsession.service import staffings
from parlour.games.obsession.state import County

BEAM: Final = 6
"""Unfinished guest lists that are kept at every place of the table."""
POOL: Final = 12
"""Guests that are looked at for a place."""
LISTS: Final = 3
OFFERS: Final = 8
CREWS: Final = 2
FLIP: Final = 0.7
"""What the points on the other side of a tile count when activities are ranked."""


class Candidate:
    """An activity, what it asks and brings, and a first guess at its worth."""

    def __init__(self, host: Host, plan: Plan, guess: float) -> None:
        self.host: Final = host
        self.plan: Final = plan
        self.guess: Final = guess


class HostSearch:
    """Looks for activities in a position where step 3 has begun."""

    def __init__(self, appraiser: Appraiser, county: County) -> None:
        self.appraiser: Final = appraiser
        self.rates: Final = appraiser.rates
        self.county: Final = county
        self.seat: Final = appraiser.seat
        self.labour: Final = appraiser.labour()
        play = self.rates.play
        service = county.rules.service
        self.appeal: Final = {
            card: play[card] - 0.3 * staff.total(max(0, service[card]))
            for card in bits(county.hand[self.seat])
        }
        self.fit: Final[dict[tuple[int, int], bool]] = {}

    def found(self) -> list[Candidate]:
        """Some of the best activities of every tile, the most promising first."""
        every: list[Candidate] = []
        for code in codes_open(self.county, self.seat):
            every += self.for_tile(code)
        every.sort(key=lambda candidate: -candidate.guess)
        return every

    def for_tile(self, code: int) -> list[Candidate]:
        """The best activities of one tile, side up."""
        county = self.county
        rules = county.rules
        found: list[Candidate] = []
        for guests in self._lists(code):
            offers = ((),) if comes_from_supply(rules.faces[code]) else choice_offers(rules, code, guests)
            for choices in offers[:OFFERS]:
                found += self._staffed(code, guests, choices)
        return found

    def _staffed(self, code: int, guests: tuple[int, ...], choices: Choices) -> list[Candidate]:
        county = self.county
        rules = county.rules
        plan = plan_for(rules, code, guests, choices)
        if plan.fault or plan.rating > county.gate:
            return []
        loans = loans_for(county, self.seat, plan)
        crews: list[tuple[float, Host]] = []
        for crew, rest, lack in staffings(county, self.seat, plan.need):
            steps = loans * rules.loan_steps + staff.total(lack) * rules.help_steps
            if steps <= county.steps[self.seat]:
                cost = steps * self.rates.step + self._labour_of(crew)
                crews.append((cost, Host(code >> 1, guests, choices, crew, rest, lack, loans)))
        crews.sort(key=lambda row: row[0])
        # The rules refuse what nobody could grant (hiring from nobody); that does not depend on the crew.
        if not crews or refuse_host(county, self.seat, crews[0][1]) is not None:
            return []
        worth = self._guess(code, plan)
        return [Candidate(host, plan, worth - cost) for cost, host in crews[:CREWS]]

    def _labour_of(self, crew: int) -> float:
        return sum([staff.count(crew, kind) * self.labour[at] for at, kind in enumerate(KINDS)])

    def _guess(self, code: int, plan: Plan) -> float:
        rates = self.rates
        rules = self.county.rules
        worth = rates.pound * plan.pounds + rates.step * (plan.gain - plan.penalty)
        worth += rates.bounty(self.county, self.seat, plan) + rates.servant * plan.hires
        if comes_from_supply(rules.faces[code]):
            worth += self.appraiser.surprise(self.county)
        if rules.flips[code >> 1] == "every_use" or (rules.flips[code >> 1] == "once" and not code & 1):
            worth += FLIP * (rules.face_vp[code ^ 1] - rules.face_vp[code])
        return worth

    def _lists(self, code: int) -> list[tuple[int, ...]]:
        """Guest lists by appeal: with servants at hand first, with service help where nothing else works."""
        face = self.county.rules.faces[code]
        if not face.guests or comes_from_supply(face):
            return [()]
        available = self.county.available[self.seat]
        quarters = self.county.quarters[self.seat]
        found = self._beam(code, available)
        if quarters and len(found) < LISTS:
            found += [guests for guests in self._beam(code, available + quarters) if guests not in found]
        return found[:LISTS]

    def _beam(self, code: int, reserve: int) -> list[tuple[int, ...]]:
        rules = self.county.rules
        face = rules.faces[code]
        service = rules.service
        appeal = self.appeal
        first = 0 if face.servant == "none" else staff.ONE[SERVANT_AT[face.servant]]
        if not self._fits(first, reserve):
            return []
        slots = candidates(self.county, self.seat, code)
        lists: list[tuple[float, int, int]] = [(0.0, 0, first)]
        for at, slot in enumerate(face.guests):
            ranked = sorted(slots[at], key=lambda card: (-appeal[card], card))
            # Those who need nobody always find a place at the table.
            pool = ranked[:POOL] + [card for card in ranked[POOL:] if service[card] == 0]
            for _ in range(slot.count):
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
        return [tuple(bits(mask)) for _, mask, _ in lists[:LISTS]]

    def _fits(self, need: int, reserve: int) -> bool:
        key = (need, reserve)
        known = self.fit.get(key)
        if known is None:
            known = staff.covers(reserve, need) or can_be_served(self.county.rules, need, reserve)
            self.fit[key] = known
        return known
