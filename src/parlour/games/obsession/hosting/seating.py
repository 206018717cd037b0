"""Who fits where at an activity: the slots of a tile, and how the company may be larger or smaller."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.words.extras import Extras
from parlour.games.obsession.words.plan import Plan

LARGER_TABLE: Final = 1
"""Guests that the Renovated Kitchen adds."""


def fits(rules: Rules, code: int, guests: tuple[int, ...], extras: Extras, plan: Plan) -> bool:
    """Whether the guests fill the slots of a face; notes on *plan* what makes a larger company possible."""
    if rules.tiles.from_supply[code] and extras.sent == 0:
        return True  # the guest arrives unasked
    counts = rules.tiles.guest_counts[code]
    extra = len(guests) - sum(counts)
    if extra == 0 and extras.sent == 0:
        kinds = rules.tiles.guest_kinds[code]
        if len(counts) != 1:
            return _fill(rules, guests, kinds, list(counts), 0)
        fit = rules.people.welcome[kinds[0]]
        return all(fit[guest] for guest in guests)
    return _resized(rules, code, guests, extra, extras, plan)


def _resized(
    rules: Rules, code: int, guests: tuple[int, ...], extra: int, extras: Extras, plan: Plan
) -> bool:
    """A company of another size, by the Carriage House, the larger table or a lady's train of gentlemen."""
    if extras.sent and not may_send(rules, code, extras.sent):
        plan.fault = "carriage-not-for-this"
        return False
    if not guests or rules.tiles.faces[code].suite is not None:
        return False
    more = extra - extras.sent
    if more < 0:
        return False
    kinds = rules.tiles.guest_kinds[code]
    counts = rules.tiles.guest_counts[code]
    if extra < 0:
        return any(
            counts[slot] and _fill(rules, guests, kinds, _one_less(counts, slot), 0)
            for slot in range(len(kinds))
        )
    for gentlemen in (1, 0) if more and plan.mask & rules.people.train_mask else (0,):
        # Only the larger table of the kitchen is left, and it needs the cook as an extra servant.
        larger = more - gentlemen
        if larger > (LARGER_TABLE if extras.cook else 0):
            continue
        if _fill_larger(rules, guests, kinds, counts, extra, gentlemen):
            plan.larger = larger > 0
            return True
    return False


def may_send(rules: Rules, code: int, sent: int) -> bool:
    """Whether the Carriage House may change the company of a face (p. 16)."""
    kinds = rules.tiles.guest_kinds[code]
    if rules.tiles.faces[code].suite is not None or not kinds or all(kind == "family" for kind in kinds):
        return False
    return sent > 0 or sum(rules.tiles.guest_counts[code]) + sent >= rules.extras.carriage_least


def _one_less(counts: tuple[int, ...], slot: int) -> list[int]:
    left = list(counts)
    left[slot] -= 1
    return left


def _fill_larger(
    rules: Rules,
    guests: tuple[int, ...],
    kinds: tuple[str, ...],
    counts: tuple[int, ...],
    extra: int,
    gentlemen: int,
) -> bool:
    """Whether the guests fill all slots and those left over suit some slot, some of them as gentlemen."""
    if not all(any(rules.people.welcome[kind][guest] for kind in kinds) for guest in guests):
        return False
    if gentlemen:
        # One of the gentlemen is the one too many; without him the others must do.
        return any(
            rules.people.welcome["gentlemen"][guest]
            and _fill(rules, _without(guests, guest), kinds, list(counts), extra - 1)
            for guest in guests
        )
    return _fill(rules, guests, kinds, list(counts), extra)


def _without(guests: tuple[int, ...], guest: int) -> tuple[int, ...]:
    return tuple([each for each in guests if each != guest])


def _fill(rules: Rules, guests: tuple[int, ...], kinds: tuple[str, ...], left: list[int], spare: int) -> bool:
    """Whether the guests find seats among those *left* of each kind, or *spare* ones."""
    welcome = [rules.people.welcome[kind] for kind in kinds]
    slots = [sum([1 << slot for slot, fit in enumerate(welcome) if fit[guest]]) for guest in guests]
    return seated(slots, 0, left, spare)


def seated(guests: list[int], at: int, left: list[int], spare: int) -> bool:
    """Whether the guests from number *at* on, each told by the slots where he or she is welcome, find seats.

    Some may stay empty: who must fill them all brings as many guests as there are seats.
    """
    if at == len(guests):
        return True
    for slot in range(len(left)):
        if left[slot] and (guests[at] >> slot) & 1:
            left[slot] -= 1
            if seated(guests, at + 1, left, spare):
                return True
            left[slot] += 1
    return spare > 0 and seated(guests, at + 1, left, spare - 1)
