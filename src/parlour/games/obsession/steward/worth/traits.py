"""What makes an estate promising: a list of numbers, in the order of `TRAITS`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.rates import Rates, standing
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import SERVANT_AT, bits

TRAITS: Final = (
    "constant",
    "pounds-first",  # in hundreds, up to five
    "pounds-more",  # the next five
    "pounds-spare",
    "standing-slow",  # points of reputation to come, were one step gained in a turn
    "standing-fast",  # the same with two and a half
    "flips-now",  # points on the other side of tiles that reputation allows
    "flips-soon",  # one level short
    "flips-far",
    "fairs",  # fairs to come with the study flipped
    "fairs-open",  # fairs to come, the study not flipped yet
    "monuments",
    "barn",
    "quarters-lend",
    "hall",
    "brushing-room",
    "served-next",  # the favours of guests who could be served next turn
    "served-second",  # of others in the turn after that
    "served-rested",  # of the best once everybody is back
    "tile-best",
    "tile-second",
    "tile-third",
    "butler-ready",
    "housekeeper-ready",
    "underbutler-ready",
    "valet-ready",
    "maid-ready",
    "footman-ready",
    "butler-tired",
    "housekeeper-tired",
    "underbutler-tired",
    "valet-tired",
    "maid-tired",
    "footman-tired",
    "guests-waiting",  # favours of guests for whom reputation is too low yet
    "unwelcome",  # negative points of guests
    "objectives",  # points that can be expected beyond those that are there
    "season-chance",
    "later-chances",
    "final-chance",
    "cards",
)
KINDS: Final = tuple(
    [SERVANT_AT[name] for name in ("butler", "housekeeper", "underbutler", "valet", "ladys-maid", "footman")]
)
BUTLER, HOUSEKEEPER, UNDERBUTLER, VALET, MAID, FOOTMAN = range(6)
SHARES: Final = (1.0, 1.0, 0.8, 0.65, 0.5, 0.4, 0.3)
"""How much the next guest at a table counts: large activities are rarer."""


@lru_cache(maxsize=4096)
def members(mask: int) -> tuple[int, ...]:
    """The cards in a mask; within a turn the same hands are looked at again and again."""
    return tuple(bits(mask))


@lru_cache(maxsize=4096)
def heads(crowd: int) -> tuple[int, ...]:
    """A crowd by the six kinds of the base game."""
    return tuple([crowds.count(crowd, kind) for kind in KINDS])


@lru_cache(maxsize=16)
def wants_of(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The servants that each of the gentry asks for, by the six kinds."""
    return tuple([heads(need) if need > 0 else () for need in rules.people.service])


class Company:
    """Guests by what they are worth at an activity, and the servants they ask for."""

    def __init__(self, rules: Rules, rates: Rates) -> None:
        self.rules: Final = rules
        self.play: Final = rates.play
        self.wants: Final = wants_of(rules)

    def ranked(self, cards: list[int]) -> list[int]:
        """The best first."""
        play = self.play
        return sorted(cards, key=lambda card: -play[card])

    def served(self, ranked: list[int], crew: list[int], seats: int) -> tuple[float, list[int]]:
        """The favours of the best guests that *crew*, which is used up, can serve; and who is left."""
        total = 0.0
        taken = 0
        left: list[int] = []
        for card in ranked:
            if taken < seats and self.play[card] > 0 and self._serve(card, crew):
                total += SHARES[taken if taken < len(SHARES) else -1] * self.play[card]
                taken += 1
            else:
                left.append(card)
        return total, left

    def _serve(self, card: int, crew: list[int]) -> bool:
        wants = self.wants[card]
        if not wants:
            return self.rules.people.service[card] == 0
        lack = 0
        for kind in (BUTLER, VALET, FOOTMAN):
            short = wants[kind] - crew[kind]
            if short > 0:
                lack += short
        spare = crew[MAID] + crew[HOUSEKEEPER] - wants[MAID] - wants[HOUSEKEEPER]
        if lack > crew[UNDERBUTLER] or spare < 0 or crew[HOUSEKEEPER] < wants[HOUSEKEEPER]:
            return False
        for kind in (BUTLER, VALET, FOOTMAN):
            crew[kind] = max(0, crew[kind] - wants[kind])
        crew[UNDERBUTLER] -= lack
        crew[HOUSEKEEPER] -= wants[HOUSEKEEPER]
        crew[MAID] -= wants[MAID]
        if crew[MAID] < 0:
            crew[HOUSEKEEPER] += crew[MAID]
            crew[MAID] = 0
        return True


def estate_traits(county: County, seat: int, turns: int, fairs: int) -> list[float]:
    """From the flips to the brushing room, in the order of `TRAITS`."""
    rules = county.rules
    level = county.level(seat)
    gains: list[tuple[int, int]] = []
    found = [0.0] * 10
    for code in county.estate[seat]:
        tile = code >> 1
        if rules.tiles.flips[tile] == "once" and not code & 1 and tile != rules.tiles.study:
            gain = rules.tiles.vp[code + 1] - rules.tiles.vp[code]
            if gain > 0:
                gains.append((gain, rules.tiles.rating[tile] - level))
        effect = rules.tiles.faces[code].effect
        if effect is not None:
            kind = effect.kind
            if kind == "village_fair":
                found[3] = float(fairs)
            elif kind == "step2_reputation":
                found[5] += 1
            elif kind == "on_play_category":
                found[6] = 1
            elif kind == "use_resting_servant":
                found[7] = 1
            elif kind == "step2_gossip":
                found[8] = 1
            elif kind == "stand_in":
                found[9] = 1
        elif tile == rules.tiles.study:
            found[4] = float(fairs)
    gains.sort(reverse=True)
    for gain, short in gains[: (3 * turns + 3) // 4]:
        found[0 if short <= 0 else 1 if short == 1 else 2] += gain
    return found


def activity_traits(county: County, seat: int, rates: Rates) -> tuple[list[float], int]:
    """The favours of the three best tiles, and the seats of the largest."""
    rules = county.rules
    level = county.level(seat)
    seats = 0
    worths: list[float] = []
    for code in county.estate[seat]:
        if rules.tiles.is_activity[code] and rules.tiles.rating[code >> 1] <= level:
            worths.append(rates.tile[code])
            size = sum([slot.count for slot in rules.tiles.faces[code].guests])
            if size > seats:
                seats = size
    worths.sort(reverse=True)
    return [*worths, 0.0, 0.0, 0.0][:3], seats


def company_traits(county: County, seat: int, company: Company, turns: int, seats: int) -> list[float]:
    """Who could be entertained next, after that, and after a pass; who waits; who is unwelcome."""
    rules = county.rules
    level = county.level(seat)
    rating = rules.people.rating
    fairchilds = rules.people.fairchild_mask
    ready: list[int] = []
    waiting = 0.0
    for card in members(county.hand[seat]):
        if rating[card] <= level:
            ready.append(card)
        else:
            waiting += company.play[card]
    rested = ready[:]
    for card in members(county.discard[seat] & ~fairchilds):
        if rating[card] <= level:
            rested.append(card)
        else:
            waiting += company.play[card]
    crew = heads(county.available[seat] + county.quarters[seat])
    tired = heads(county.expended[seat])
    every = [one + other for one, other in zip(crew, tired, strict=True)]
    fresh = list(crew)
    rest = 0.0
    following, left = company.served(company.ranked(ready), fresh, seats)
    second = 0.0
    if turns > 1:
        second, _ = company.served(
            left, [one + other for one, other in zip(tired, fresh, strict=True)], seats
        )
    if turns > 2:
        rest, _ = company.served(company.ranked(rested), every, seats)
    unwelcome = 0.0
    for card in members((county.hand[seat] | county.discard[seat]) & ~fairchilds):
        points = rules.data.gentry[card].vp
        if points < 0:
            unwelcome -= points
    return [following, second, rest, *crew, *tired, waiting, unwelcome]


def standing_traits(rules: Rules, steps: int, turns: int) -> list[float]:
    """What reputation will add, at two paces."""
    now = rules.reputation.level_vp[steps // 5]
    return [standing(rules, steps + turns) - now, standing(rules, steps + 2.5 * turns) - now]


def pound_traits(pounds: int) -> list[float]:
    """Hundreds of pounds: the first five, the next five, the rest."""
    return [
        min(pounds, 500) / 100,
        min(max(pounds - 500, 0), 500) / 100,
        max(pounds - 1000, 0) / 100,
    ]
