"""Who could help beyond mandatory service: what the extra servants can do now, and what needs them."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.aids.cells import Cells, told
from parlour.games.obsession.aids.composing.offers import is_plain
from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.hosting.service import in_reach
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import TILES, bits
from parlour.games.obsession.words.extras import (
    COOK,
    HALL_BOY,
    HEAD_HOUSEMAID,
    TILE,
    UNDERBUTLER,
    USEFUL_MAN,
    placed,
)
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.game import Cell

EXTRA: Final = (COOK, HALL_BOY, UNDERBUTLER, HEAD_HOUSEMAID, USEFUL_MAN)
"""Those who can be placed without being asked for."""


def helpers(county: County, seat: int, way: Host) -> tuple[str, ...]:
    """What an activity cannot do without: servants by name, the word carriage, the word partner."""
    if is_plain(county, seat, way):
        return ()
    found = [SERVANTS[servant] for servant, _ in placed(way.extras)]
    if way.extras.carriage >= 0:
        found.append("carriage")
    if way.extras.borrowed or way.mask & ~county.hand[seat]:
        found.append("partner")
    return tuple(dict.fromkeys(found))


def help_told(needed: tuple[str, ...]) -> Cells:
    """The same as things to show."""
    servants = [name for name in needed if name in SERVANTS]
    cells: list[Cell] = []
    if servants:
        cells.append(told("possible-with", servants=",".join(servants)))
    if "carriage" in needed:
        cells.append(told("possible-with-carriage"))
    if "partner" in needed:
        cells.append(told("possible-with-partner"))
    return tuple(cells)


# Where they could be placed


def boy_places(county: County, seat: int) -> tuple[int, ...]:
    """The guests in hand whose pounds a hall boy, or an underbutler, would raise."""
    return tuple(bits(county.hand[seat] & county.rules.people.pounds_mask))


def maid_places(county: County, seat: int) -> tuple[tuple[int, int, str], ...]:
    """The invitations a head housemaid could screen: tile or -1, guest or -1, and the kind."""
    rules = county.rules
    found: list[tuple[int, int, str]] = []
    for code in county.estate[seat]:
        if rules.tiles.is_activity[code]:
            found += [(code >> 1, TILE, kind) for kind in rules.tiles.screens[code]]
    for card in bits(county.hand[seat]):
        found += [(-1, card, kind) for kind in rules.people.screens[card]]
    return tuple(found)


def eased_tiles(county: County, seat: int) -> tuple[int, ...]:
    """The own tiles that reputation does not allow, but would with the useful man."""
    rules = county.rules
    return tuple(
        [
            code >> 1
            for code in county.estate[seat]
            if rules.tiles.is_activity[code]
            and 0 < rules.tiles.rating[code >> 1] - county.eligible_level <= rules.extras.useful_ease
        ]
    )


def coachmen(county: County, seat: int) -> tuple[int, ...]:
    """Who could go with the carriage, where the family has one."""
    rules = county.rules
    if not county.owns(seat, rules.extras.carriage >> 1):
        return ()
    near = in_reach(county, seat)
    return tuple([servant for servant in rules.extras.carriage_crew if crowds.count(near, servant)])


def sets_larger_table(county: County, seat: int) -> bool:
    """Whether the cook would lay the table for one guest more."""
    return county.rules.extras.kitchen in county.estate[seat]


# What they can do, in words


def abilities_told(county: County, seat: int, servant: int, fair: bool) -> Cells:
    """What an extra servant who is available can do in this turn; nothing for all others.

    *fair* says whether there is a village fair still to be held.
    """
    rules = county.rules
    if not rules.extras.in_play or not crowds.count(county.available[seat], servant):
        return ()
    if servant == COOK:
        cells = [told("can-cook", steps=rules.extras.cook_gain, levels=rules.extras.cook_reach)]
        if sets_larger_table(county, seat):
            cells.append(told("can-cook-larger"))
        return tuple(cells)
    if servant in (HALL_BOY, UNDERBUTLER):
        return _boy_told(county, seat, servant)
    if servant == HEAD_HOUSEMAID:
        number = len({(tile, card) for tile, card, _ in maid_places(county, seat)})
        return (told("can-screen", count=number),)
    return _useful_told(county, seat, fair) if servant == USEFUL_MAN else ()


def _boy_told(county: County, seat: int, servant: int) -> Cells:
    rules = county.rules
    cells = [told("can-run", amount=rules.extras.boy_pounds, count=len(boy_places(county, seat)))]
    if servant in coachmen(county, seat):
        cells.append(told("can-drive"))
    return tuple(cells)


def _useful_told(county: County, seat: int, fair: bool) -> Cells:
    rules = county.rules
    cells: list[Cell] = []
    if fair:
        cells.append(told("can-help-fair", amount=rules.extras.useful_fair))
    eased = eased_tiles(county, seat)
    if eased:
        cells.append(told("can-ease", levels=rules.extras.useful_ease, tiles=_names(TILES, eased)))
    cells.append(told("can-bargain", amount=rules.extras.useful_price))
    if not rules.market.stacks:
        cells += [told("can-sweep"), told("can-fetch")]
    return tuple(cells)


def _names(names: tuple[str, ...], numbers: tuple[int, ...]) -> str:
    return ",".join([names[number] for number in numbers])
