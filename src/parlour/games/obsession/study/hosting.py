"""An activity part by part: the tile, what is settled before guests come, guest by guest, those who serve.

Guests may be named in any order. What is offered at each place is what some activity, found by the rules' own
lists, goes on with. One company can be served in very many ways where there are extra servants and partners:
the first `MOST` of them are offered, the plainest first.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.hosting.guest_lists import (
    candidates,
    companies,
    guest_lists,
    party_for,
    sizes,
)
from parlour.games.obsession.hosting.host_lists import hosts_of
from parlour.games.obsession.hosting.judgement import loans_for, plan_for, refuse_purpose
from parlour.games.obsession.hosting.service import abilities, in_reach, staffings
from parlour.games.obsession.hosting.with_help import (
    Frame,
    company_sizes,
    everybody_near,
    frames,
    with_company,
)
from parlour.games.obsession.modes.team import lendable_cards
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.any_time import specials
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import PASS
from parlour.games.obsession.words.catalogue import GENTRY, GENTRY_AT, TILES, bits, mask_of
from parlour.games.obsession.words.host_action import KEYS, Host
from parlour.games.obsession.words.plan import Choices
from parlour.kernel.action import Action
from parlour.kernel.beyond.study import END, Entry, Step, Whole, fork, parts_of
from parlour.kernel.errors import RulesBug

MOST: Final = 400
"""Ways to serve one company that are offered."""


def first_step(county: County, seat: int) -> Step:
    """The way to an answer of the question that takes an activity."""
    codes: dict[str, int] = {}
    for code in county.estate[seat]:
        if county.rules.tiles.is_activity[code] and next(hosts_of(county, seat, code), None) is not None:
            codes[TILES[code >> 1]] = code
    ways: dict[str, list[Entry]] = {}
    for action in specials(county, seat, False) if codes else [PASS, *specials(county, seat, False)]:
        parts = parts_of(action.text)
        ways.setdefault(parts[0], []).append((parts, action))
    if len(codes) == 1 and not ways:
        return framed(county, seat, next(iter(codes.values())))
    if len(ways) == 1 and not codes:
        return fork(next(iter(ways.values())))
    return _Tiles(county, seat, codes, ways)


class _Tiles:
    """Which tile; or what may be done at any moment instead."""

    def __init__(
        self, county: County, seat: int, codes: dict[str, int], ways: dict[str, list[Entry]]
    ) -> None:
        self._county: Final = county
        self._seat: Final = seat
        self._codes: Final = codes
        self._ways: Final = ways
        self.parts: Final = (*codes, *ways)
        self.answer: Final[Action | None] = None

    def take(self, part: str) -> Step:
        if part in self._codes:
            return framed(self._county, self._seat, self._codes[part])
        return fork(self._ways[part], 1)


class Table:
    """A tile, and what is settled before guests come; who may come then, and who serves them."""

    def __init__(self, county: County, seat: int, code: int, frame: Frame | None) -> None:
        self.county: Final = county
        self.seat: Final = seat
        self.code: Final = code
        self.frame: Final = frame  # None: a plain activity, without any help

    def lists(self) -> Iterator[tuple[tuple[int, ...], Choices]]:
        """The guests who could come, with the alternatives to choose."""
        county, seat, code = self.county, self.seat, self.code
        able = abilities(county, seat)
        frame = self.frame
        if frame is None:
            if county.rules.tiles.rating[code >> 1] > county.eligible_level:
                return  # only the useful man could see to that
            yield from guest_lists(county, seat, code, in_reach(county, seat), able)
            return
        rules = county.rules
        if rules.tiles.from_supply[code]:
            yield (), ()
            return
        hand = county.hand[seat] | lendable_cards(county, seat)
        slots = candidates(rules, hand, self.reach(), code)
        near = everybody_near(county, seat)
        crowd = frame.extras().crowd
        if not crowds.covers(near, crowd):
            return
        for size in company_sizes(county, seat, code, frame, hand):
            yield from companies(rules, code, slots, sizes(rules, code, size), near - crowd, able)

    def reach(self) -> int:
        """Up to which rating guests may be invited."""
        level = self.county.eligible_level
        return (
            level + self.county.rules.extras.cook_reach
            if self.frame is not None and self.frame.cook
            else level
        )

    def hosts(self, guests: tuple[int, ...], choices: Choices) -> Iterator[Host]:
        """The activities with these guests and alternatives."""
        county, seat, code = self.county, self.seat, self.code
        if self.frame is not None:
            near = everybody_near(county, seat)
            yield from with_company(county, seat, code, self.frame, guests, choices, self.reach(), near)
            return
        rules = county.rules
        plan = plan_for(rules, code, guests, choices)
        if plan.fault or plan.rating > county.eligible_level:
            return
        if refuse_purpose(county, seat, code, plan) is not None:
            return
        loans = loans_for(county, seat, plan)
        for crew, rest, lack in staffings(county, seat, plan.need, rules.tiles.frame[code]):
            cost = loans * rules.reputation.loan_steps + crowds.total(lack) * rules.reputation.help_steps
            if cost <= county.steps[seat]:
                yield Host(code >> 1, guests, choices, crew, rest, lack, loans, plan)

    def companies(self) -> list[int]:
        """The companies, as masks, with which something can be hosted."""
        found: dict[int, None] = {}
        for guests, choices in self.lists():
            mask = mask_of(guests)
            if mask not in found and next(self.hosts(guests, choices), None) is not None:
                found[mask] = None
        return list(found)

    def is_possible(self) -> bool:
        """Whether anything can be hosted here."""
        for guests, choices in self.lists():
            if next(self.hosts(guests, choices), None) is not None:
                return True
        return False

    def serving(self, mask: int) -> Step:
        """The choices left for a company: alternatives, those who serve, help and loans."""
        guests = tuple(bits(mask))
        offers = party_for(self.county.rules, self.code, guests).offers if guests else _offers(self)
        every = itertools.chain.from_iterable([self.hosts(guests, choices) for choices in offers])
        found = list(itertools.islice(every, MOST))
        if len(found) == 1:
            return Whole(found[0])
        return fork([(_service_parts(host), host) for host in found])


def _offers(table: Table) -> list[Choices]:
    return list(dict.fromkeys([choices for guests, choices in table.lists() if not guests]))


def _service_parts(host: Host) -> tuple[str, ...]:
    """The parts without tile and guests, which are chosen by then."""
    found: list[str] = []
    is_behind = False
    for part in parts_of(host.text)[2:]:
        is_behind = is_behind or part in KEYS
        if is_behind or part not in GENTRY_AT:
            found.append(part)
    return tuple(found)


def framed(county: County, seat: int, code: int) -> Step:
    """What is settled before guests come, where there is anything to settle; then the guests."""
    tables: dict[tuple[str, ...], Table] = {(): Table(county, seat, code, None)}
    if county.rules.extras.has_assists:
        for frame in frames(county, seat, code, everybody_near(county, seat)):
            tables[_frame_parts(frame)] = Table(county, seat, code, frame)
        tables = {parts: table for parts, table in tables.items() if table.is_possible()}
    return framing(tables, 0)


def framing(tables: dict[tuple[str, ...], Table], at: int) -> Step:
    """Where the tables differ for the first time, from their part number *at* on; then the guests."""
    while len(tables) > 1:
        parts = tuple(dict.fromkeys([_part_at(parts, at) for parts in tables]))
        if len(parts) > 1:
            return _Frames(tables, at, parts)
        at += 1
    table = next(iter(tables.values()))
    return inviting(table, 0, table.companies())


def _frame_parts(frame: Frame) -> tuple[str, ...]:
    """How a table with help is told; the plain one is told by nothing at all."""
    found = ["extra"]
    if frame.cook:
        found.append("cook")
    if frame.useful:
        found.append("useful-man")
    if frame.carriage >= 0:
        found += ["carriage", SERVANTS[frame.carriage], f"{frame.sent:+d}"]
    return tuple(found)


class _Frames:
    """Who is placed before guests come."""

    def __init__(self, tables: dict[tuple[str, ...], Table], at: int, parts: tuple[str, ...]) -> None:
        self._tables: Final = tables
        self._at: Final = at
        self.parts: Final = parts
        self.answer: Final[Action | None] = None

    def take(self, part: str) -> Step:
        at = self._at
        left = {parts: table for parts, table in self._tables.items() if _part_at(parts, at) == part}
        return framing(left, at + 1)


def _part_at(parts: tuple[str, ...], at: int) -> str:
    return parts[at] if at < len(parts) else END


def inviting(table: Table, chosen: int, masks: list[int]) -> Step:
    """The next guest, with some *chosen*, towards one of the companies *masks*, which hold them."""
    if not masks:
        raise RulesBug("nothing can be hosted here after all")
    if len(masks) == 1:
        return table.serving(masks[0])
    common = masks[0]
    for mask in masks:
        common &= mask
    return _Guests(table, common, masks)


class _Guests:
    """Who else comes. Those whom every company left holds come without being named."""

    def __init__(self, table: Table, chosen: int, masks: list[int]) -> None:
        self._table: Final = table
        self._chosen: Final = chosen
        self._masks: Final = masks
        anybody = 0
        for mask in masks:
            anybody |= mask
        parts = [GENTRY[guest] for guest in bits(anybody & ~chosen)]
        self.parts: Final = (END, *parts) if chosen in masks else tuple(parts)
        self.answer: Final[Action | None] = None

    def take(self, part: str) -> Step:
        if part == END:
            return self._table.serving(self._chosen)
        guest = 1 << GENTRY_AT[part]
        return inviting(self._table, self._chosen | guest, [mask for mask in self._masks if mask & guest])
