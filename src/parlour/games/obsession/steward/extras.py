"""Beyond the plain activity: extra servants, larger tables and a partner's friends that are worth a look."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.hosting.guest_lists import sizes
from parlour.games.obsession.hosting.judgement import codes_open
from parlour.games.obsession.hosting.seating import may_send
from parlour.games.obsession.hosting.with_help import with_gifts
from parlour.games.obsession.modes.team import lendable_cards
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.value import Appraiser
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import bits
from parlour.games.obsession.words.extras import (
    COOK,
    HALL_BOY,
    HEAD_HOUSEMAID,
    PLAIN,
    TILE,
    USEFUL_MAN,
    Boys,
    Extras,
    Maids,
)
from parlour.games.obsession.words.plan import Choices

Table = tuple[int, int, tuple[int, ...]]
"""A way to fill a table: the cards to choose from, the level that limits them, the guests of every slot."""
SPREADS: Final = 2
"""Ways to seat one guest more that are looked at."""
LOOKED_AT: Final = {"casual": (0, 1), "prestige": (1, 1), "look_casual": (0, 2), "look_prestige": (1, 2)}
"""By kind of invitation: the deck, and the guests looked at without the head housemaid."""


class Means:
    """What a seat can add to a plain activity in a position where step 3 has begun."""

    def __init__(self, appraiser: Appraiser, county: County) -> None:
        rules = county.rules
        seat = appraiser.seat
        self.appraiser: Final = appraiser
        self.county: Final = county
        self.own: Final = county.hand[seat]
        self.eligible_level: Final = county.eligible_level
        partner = rules.table.partner[seat]
        helps = partner >= 0 and not county.declined and not county.passing
        self.friends: Final = lendable_cards(county, seat) if helps else 0
        self.lent: Final = county.available[partner] if helps else 0
        near = county.available[seat] + self.lent
        self.near: Final = near
        has_extras = rules.extras.in_play
        self.cook: Final = has_extras and crowds.count(near, COOK) > 0
        self.useful: Final = has_extras and crowds.count(near, USEFUL_MAN) > 0
        self.boy: Final = has_extras and crowds.count(near, HALL_BOY) > 0
        self.maid: Final = has_extras and crowds.count(near, HEAD_HOUSEMAID) > 0
        self.reach: Final = county.eligible_level + (rules.extras.cook_reach if self.cook else 0)
        self.coachmen: Final = (
            [servant for servant in rules.extras.carriage_crew if crowds.count(near, servant)]
            if county.owns(seat, rules.extras.carriage >> 1)
            else []
        )
        self.kitchen: Final = self.cook and rules.extras.kitchen in county.estate[seat]
        self.train: Final = self.own & rules.people.train_mask != 0
        above = [
            card for card in bits(self.own) if self.eligible_level < rules.people.rating[card] <= self.reach
        ]
        self.is_above: Final = bool(above)

    def codes(self) -> list[int]:
        """The own tiles, side up, that can be used now, with the useful man's help where he is there."""
        county = self.county
        found = codes_open(county, self.appraiser.seat)
        if self.useful:
            rules = county.rules
            most = county.eligible_level + rules.extras.useful_ease
            for code in county.estate[self.appraiser.seat]:
                if (
                    rules.tiles.is_activity[code]
                    and county.eligible_level < rules.tiles.rating[code >> 1] <= most
                ):
                    found.append(code)
        return found

    def tables(self, code: int) -> list[Table]:
        """Ways to fill the slots of a tile beyond the plain one."""
        rules = self.county.rules
        counts = rules.tiles.guest_counts[code]
        found: list[Table] = []
        if self.friends:
            found.append((self.own | self.friends, self.reach, counts))
        elif self.is_above:
            found.append((self.own, self.reach, counts))
        if rules.tiles.faces[code].suite is None and counts:
            more = 0
            if self.kitchen or self.train:
                more += 1
            if self.coachmen and may_send(rules, code, 1):
                more += 1
            for extra in range(1, more + 1):
                found += [(self.own, self.reach, spread) for spread in sizes(rules, code, extra)[:SPREADS]]
            if self.coachmen and may_send(rules, code, -1):
                found += [
                    (self.own, self.eligible_level, spread) for spread in sizes(rules, code, -1)[:SPREADS]
                ]
        return found

    def variants(self, code: int, guests: tuple[int, ...], choices: Choices) -> list[Extras]:
        """With everybody who is worth the trouble, and with those alone who make the company possible."""
        needed = self._frame(code, guests)
        if needed is None:
            return []
        boys = self._boys(guests, choices, needed) if self.boy else ()
        maids = self._maids(code, guests, choices) if self.maid else ()
        cook = needed.cook or self._is_cooked(code)
        found: list[Extras] = []
        if boys or maids or cook != needed.cook:
            found.append(Extras(cook, needed.useful, boys, maids, needed.carriage, needed.sent))
            if boys and maids:
                found.append(Extras(cook, needed.useful, (), maids, needed.carriage, needed.sent))
                found.append(Extras(cook, needed.useful, boys, (), needed.carriage, needed.sent))
        found.append(needed if needed.words else PLAIN)
        family = [
            guest for guest in guests if (self.friends & self.county.rules.people.family_mask) >> guest & 1
        ]
        if family:
            given = sum([1 << guest for guest in family])
            found += [with_gifts(extras, given) for extras in found[:1]]
        return found

    def _frame(self, code: int, guests: tuple[int, ...]) -> Extras | None:
        """Cook, useful man and carriage as far as tile and guests ask for them; None where they cannot do."""
        rules = self.county.rules
        useful = rules.tiles.rating[code >> 1] > self.eligible_level
        if useful and not self.useful:
            return None
        cook = False
        if not any(slot.any_pr for slot in rules.tiles.faces[code].guests):
            cook = any(rules.people.rating[guest] > self.eligible_level for guest in guests)
        servant = -1
        sent = 0
        more = 0 if rules.tiles.from_supply[code] else len(guests) - sum(rules.tiles.guest_counts[code])
        if more > 0 and self.train and any((rules.people.train_mask >> guest) & 1 for guest in guests):
            more -= 1
        if more > 0 and self.kitchen and (cook or more > 1 or not self.coachmen):
            cook = True
            more -= 1
        if more:
            if abs(more) > 1 or not self.coachmen or not may_send(rules, code, more):
                return None
            servant = self._coachman()
            sent = more
        if cook and (not self.cook or rules.tiles.servant[code] == COOK):
            return None
        return Extras(cook, useful, (), (), servant, sent)

    def _coachman(self) -> int:
        """A footman before anybody who can do more."""
        return self.coachmen[0]

    def _is_cooked(self, code: int) -> bool:
        """Whether the cook's reputation is worth her rest."""
        if not self.cook or self.county.rules.tiles.servant[code] == COOK:
            return False
        helpers = self.appraiser.helpers
        return helpers.cook > helpers.ready[COOK]

    def _boys(self, guests: tuple[int, ...], choices: Choices, needed: Extras) -> Boys:
        helpers = self.appraiser.helpers
        rules = self.county.rules
        if helpers.boy <= helpers.ready[HALL_BOY] or needed.carriage == HALL_BOY:
            return ()
        chosen = dict(choices)
        for guest in guests:
            if (rules.people.pounds_mask >> guest) & 1 and _is_taken(
                chosen, guest, "pounds", rules.people.choices[guest]
            ):
                return ((HALL_BOY, guest),)
        return ()

    def _maids(self, code: int, guests: tuple[int, ...], choices: Choices) -> Maids:
        rules = self.county.rules
        rates = self.appraiser.rates
        chosen = dict(choices)
        best: Maids = ()
        most = self.appraiser.helpers.ready[HEAD_HOUSEMAID]
        for source in (TILE, *guests):
            screens = rules.tiles.screens[code] if source == TILE else rules.people.screens[source]
            offers = rules.tiles.choices[code] if source == TILE else rules.people.choices[source]
            for kind in screens:
                if _is_taken(chosen, source, kind, offers):
                    deck, look = LOOKED_AT[kind]
                    gain = rates.screening(deck, look, 1)
                    if gain > most:
                        best = ((source, kind),)
                        most = gain
        return best


def _is_taken(chosen: dict[int, str], source: int, kind: str, offers: tuple[str, ...]) -> bool:
    """Whether a favour is enjoyed: it is no alternative, or the one that was chosen."""
    return kind not in offers or chosen.get(source) == kind
