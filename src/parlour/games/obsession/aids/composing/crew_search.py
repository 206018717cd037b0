"""The crews that could serve a company of an activity in the making, the partner's servants among them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from parlour.games.obsession.aids.composing.draft import Draft
from parlour.games.obsession.aids.composing.means import Means
from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.hosting.guest_lists import can_be_served
from parlour.games.obsession.hosting.service import crews, in_reach
from parlour.games.obsession.hosting.service import staffings as own_staffings
from parlour.games.obsession.modes.team_service import TeamStaffing, shares, with_partner
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.words import crowds

CREWS: Final = 8
"""Crews thought of in one step."""
CREW: Final = 3
"""Steps for a crew whose servants are there."""
NOBODY_SERVES: Final = -1


class CrewSearch:
    """Who could serve at the tile of a draft, need by need; what was found once is kept."""

    def __init__(self, means: Means, draft: Draft, lendable: int) -> None:
        county = means.county
        seat = means.seat
        self.means: Final = means
        self.county: Final = county
        self.seat: Final = seat
        self.lendable: Final = lendable  # servants of the partner
        self.near: Final = in_reach(county, seat) + lendable
        self._lent: Final = draft.lent
        self._crowd: Final = draft.extras().crowd  # those placed beyond mandatory service
        suite = county.rules.tiles.faces[draft.code].suite
        self._is_served: Final = suite is None or suite.guest_service  # whether guests ask for service here
        self._frame: Final = county.rules.tiles.frame[draft.code]
        self._ready: Final = county.available[seat] + lendable
        self._crews: dict[int, tuple[list[TeamStaffing], Iterator[TeamStaffing]]] = {}
        self._helps: dict[int, int] = {}

    def could_serve(self, need: int) -> bool:
        """Whether the servants there are could do; more guests never make it easier."""
        reserve = self.near - self._crowd
        if self._is_served:
            return self.means.could_serve(need, self._frame, reserve, self._ready)
        return crowds.covers(reserve, need) or can_be_served(self.county.rules, need, reserve)

    def least_help(self, need: int) -> int:
        """The least service help of any crew for the guests' need; with a partner it is not looked for."""
        if not self._is_served:
            return 0
        known = self._helps.get(need)
        if known is None:
            known = NOBODY_SERVES
            for _, _, lack, _ in self.staffings(need):
                helps = 0 if self.lendable else crowds.total(lack)
                if known == NOBODY_SERVES or helps < known:
                    known = helps
                if known == 0:
                    break
            if not self.means.steps.is_spent:
                self._helps[need] = known
        return known

    def staffings(self, need: int) -> Iterator[TeamStaffing]:
        """Every crew for a need. Few needs come up, each of them often: what was found once is kept."""
        if need not in self._crews:
            self._crews[need] = ([], self._all_staffings(need))
        known, more = self._crews[need]
        at = 0
        while True:
            if at == len(known):
                each = next(more, None)
                if each is None:
                    if self.means.steps.is_spent:
                        self._crews.pop(need, None)  # there may be more
                    return
                known.append(each)
            yield known[at]
            at += 1

    def _all_staffings(self, need: int) -> Iterator[TeamStaffing]:
        """Every crew with at least those lent that the draft asks for."""
        county = self.county
        rules = county.rules
        steps = self.means.steps
        crowd = self._crowd
        if not steps.take(1 + most_crews(rules, need) // CREWS):
            return
        every = crews(rules, need)
        reserve = self.near - crowd
        if not steps.take(CREW * len([crew for crew in every if crowds.covers(reserve, crew)])):
            return
        frame = self._frame
        lent = self._lent
        if not lent:
            for crew, rest, lack in own_staffings(county, self.seat, need, frame, crowd):
                yield crew, rest, lack, 0
        if not self.lendable:
            return
        for crew in every:
            if crowds.covers(reserve, crew):
                if not steps.take(len(shares(crew + crowd, self.lendable, lent))):
                    return
                yield from with_partner(county, self.seat, need, frame, crowd, crew, self.lendable, lent)


def most_crews(rules: Rules, need: int) -> int:
    """No fewer than there are crews for a need, stand-ins included; quicker to have than they are."""
    number = 1
    for servant in crowds.types(need):
        name = SERVANTS[servant]
        others = len(
            [rule for rule in rules.servants.stand_ins if name in rule.stands_for and not rule.only_tile]
        )
        number *= math.comb(crowds.count(need, servant) + others, others)
    return number
