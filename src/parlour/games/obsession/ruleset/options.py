"""Options whose values the game itself must check: seats, families, monuments and service tiles by name."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.market import BagMonuments
from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.words.catalogue import FAMILY_AT, TILE_AT
from parlour.kernel.errors import Invalid, RulesBug

INTENSIVE_SERVICE: Final = ("butlers-pantry", "barn", "brushing-room")
"""The three of the variant Intensive Service."""


def first_seat(given: str, seats: int) -> int:
    """The seat of the first player, or -1 when chance decides."""
    if given == "random":
        return 0 if seats == 1 else -1
    if given.isascii() and given.isdigit() and len(given) == 1 and int(given) < seats:
        return int(given)
    raise Invalid("bad-option", {"option": "first", "value": given[:40], "choices": f"random, 0-{seats - 1}"})


def chosen_families(given: str, seats: int, known: tuple[str, ...]) -> tuple[int, ...]:
    """The families agreed on, by seat; empty when the players choose at the table."""
    if given == "choose":
        return ()
    names = given.split(",")
    for name in names:
        if name not in known:
            raise Invalid("unknown-family", {"family": name[:40], "known": ", ".join(known)})
    if len(names) != seats or len(set(names)) != seats:
        raise Invalid("families-do-not-fit", {"families": given[:80], "seats": seats})
    return tuple([FAMILY_AT[name] for name in names])


def monuments_in_bag(data: Dataset, seats: int) -> BagMonuments:
    """How many monuments this many players put into the bag."""
    for row in data.bag_monuments:
        if row.id == str(seats):
            return row
    raise RulesBug(f"no monuments for {seats} players")


def chosen_monuments(given: str, data: Dataset, seats: int, sculpture: bool, maze: bool) -> tuple[int, ...]:
    """The monuments agreed on, ascending; empty when chance decides."""
    if given == "random":
        return ()
    known = [tile.id for tile in data.tiles if tile.kind == "monument" and tile.set == "base"]
    names = given.split(",")
    for name in names:
        if name not in known:
            raise Invalid("unknown-monument", {"monument": name[:40], "known": ", ".join(known)})
    row = monuments_in_bag(data, seats)
    if len(set(names)) != len(names) or len(names) != row.total:
        raise Invalid("monuments-do-not-fit", {"monuments": given[:120], "number": row.total})
    for required in required_monuments(row, sculpture, maze):
        if required not in names:
            raise Invalid("monument-required", {"monument": required})
    for barred in barred_monuments(row, maze):
        if barred in names:
            raise Invalid("monument-barred", {"monument": barred})
    return tuple(sorted([TILE_AT[name] for name in names]))


def required_monuments(row: BagMonuments, sculpture: bool, maze: bool) -> tuple[str, ...]:
    """Those that must go into the bag; the maze takes the place of the garden it replaces."""
    if not sculpture:
        return ()
    substitutes = dict(row.replaceable)
    return tuple([substitutes.get(name, name) if maze else name for name in row.required])


def barred_monuments(row: BagMonuments, maze: bool) -> tuple[str, ...]:
    """Those that their substitute keeps out."""
    return tuple([name for name, _ in row.replaceable]) if maze else ()


def intensive_tiles(form: str, given: str, data: Dataset) -> tuple[int, ...]:
    """The service tiles that start in the first market, ascending; empty where none or chance decides."""
    if form in ("none", "three") and given != "random":
        raise Invalid("service-tiles-unused", {"tiles": given[:80]})
    if form == "none":
        return ()
    if form == "three":
        names = list(INTENSIVE_SERVICE)
    elif given == "random":
        return ()
    else:
        names = given.split(",")
    allowed = data.initial_market.allowed_service
    for name in names:
        if name not in allowed:
            raise Invalid("unknown-service-tile", {"tile": name[:40], "known": ", ".join(allowed)})
    wanted = 4 if form == "four" else 3
    if len(names) != wanted or len(set(names)) != wanted:
        raise Invalid("service-tiles-do-not-fit", {"tiles": given[:80], "number": wanted})
    return tuple(sorted([TILE_AT[name] for name in names]))


def chosen_promos(given: str, data: Dataset) -> tuple[str, ...]:
    """The promo guests who join this game; the box advises three to five."""
    if given == "none":
        return ()
    known = [card.id for card in data.gentry if card.optional and card.set == "promo"]
    names = tuple(given.split(","))
    for name in names:
        if name not in known:
            raise Invalid("unknown-promo-guest", {"guest": name[:40], "known": ", ".join(known)})
    if len(set(names)) != len(names):
        raise Invalid("promo-guest-twice", {"guests": given[:120]})
    return names


def chosen_milestones(given: str, data: Dataset, number: int, extras: bool) -> tuple[int, ...]:
    """The milestones agreed on, ascending; empty when chance decides."""
    if given == "random" or not number:
        return ()
    known = [card.id for card in data.milestones]
    names = given.split(",")
    for name in names:
        if name not in known:
            raise Invalid("unknown-milestone", {"milestone": name[:40], "known": ", ".join(known)})
        if data.milestones[known.index(name)].needs_ud_servants and not extras:
            raise Invalid("milestone-needs-servants", {"milestone": name})
    if len(set(names)) != number or len(names) != number:
        raise Invalid("milestones-do-not-fit", {"milestones": given[:120], "number": number})
    return tuple(sorted([known.index(name) for name in names]))
