"""Plans: what an activity asks and brings, summed up from the shares of the tile and its guests."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.activity import Choices, Plan, add_share, guest_share, tile_share
from parlour.games.obsession.catalogue import TILES, mask_of
from parlour.games.obsession.host_action import company_words
from parlour.games.obsession.rules import Rules

TILE: Final = -1
"""The tile among the sources of favours."""


def make_plan(rules: Rules, code: int, guests: tuple[int, ...], choices: Choices) -> Plan:
    """What *guests* at the activity of a face ask and bring, once the alternatives are chosen."""
    plan = Plan()
    plan.data = rules.data
    plan.code = code
    plan.words = company_words(code >> 1, guests, choices)
    plan.mask = mask_of(guests)
    tile = TILES[code >> 1]
    if not rules.from_supply[code] and not _fits(rules, code, guests):
        return _fail(plan, "wrong-guests", tile)
    chosen = dict(choices)
    style = rules.styles[code]
    if plan.mask & rules.admirer_mask:
        style |= ADMIRED
    share = _tile_share(rules, code, chosen.pop(TILE, "") if chosen else "")
    if share.fault:
        return _fail(plan, share.fault, share.about)
    add_share(plan, share)
    for guest in guests:
        share = _guest_share(rules, code, style, guest, chosen.pop(guest, "") if chosen else "")
        if share.fault:
            return _fail(plan, share.fault, share.about)
        add_share(plan, share)
    if chosen:
        return _fail(plan, "no-such-choice", tile)
    return plan


ADMIRED: Final = 1
"""The bit of a style that says that an admirer is there; the others tell apart what faces do to guests."""


def _fail(plan: Plan, fault: str, about: str) -> Plan:
    plan.fault = fault
    plan.about = about
    return plan


def _tile_share(rules: Rules, code: int, picked: str) -> Plan:
    key = (code, TILE, picked)
    share = rules.memory.shares.get(key)
    if share is None:
        share = tile_share(rules.faces[code], TILES[code >> 1], picked)
        rules.memory.shares[key] = share
    return share


def _guest_share(rules: Rules, code: int, style: int, guest: int, picked: str) -> Plan:
    key = (style, guest, picked)
    share = rules.memory.shares.get(key)
    if share is None:
        share = guest_share(rules.data.gentry[guest], rules.faces[code], picked, style & ADMIRED != 0)
        rules.memory.shares[key] = share
    return share


def _fits(rules: Rules, code: int, guests: tuple[int, ...]) -> bool:
    """Whether the guests fill the slots of a face exactly."""
    counts = rules.guest_counts[code]
    if len(guests) != sum(counts):
        return False
    kinds = rules.guest_kinds[code]
    if len(counts) != 1:
        return _fill(rules, guests, 0, kinds, list(counts))
    fit = rules.welcome[kinds[0]]
    return all(fit[guest] for guest in guests)


def _fill(rules: Rules, guests: tuple[int, ...], at: int, kinds: tuple[str, ...], left: list[int]) -> bool:
    """Whether the guests from number *at* on find seats among those *left* of each kind."""
    if at == len(guests):
        return True
    for slot, kind in enumerate(kinds):
        if left[slot] and rules.welcome[kind][guests[at]]:
            left[slot] -= 1
            if _fill(rules, guests, at + 1, kinds, left):
                return True
            left[slot] += 1
    return False
