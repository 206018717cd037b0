"""An activity composed step by step: the tile, the guests one by one, then the servants who serve them."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.obsession import staff
from parlour.games.obsession.actions import PASS
from parlour.games.obsession.activity import Choices, comes_from_supply
from parlour.games.obsession.aids import ready_county, tile_refusal
from parlour.games.obsession.catalogue import GENTRY, GENTRY_AT, TILE_AT, TILES
from parlour.games.obsession.guest_lists import choice_offers, guest_lists
from parlour.games.obsession.host_action import Host
from parlour.games.obsession.hosting import face_up, loans_for, plan_for, refuse_host
from parlour.games.obsession.rules import Rules
from parlour.games.obsession.service import staffings
from parlour.games.obsession.special import specials
from parlour.games.obsession.state import County
from parlour.games.obsession.telling import told
from parlour.games.obsession.view import CountyView
from parlour.kernel.action import Action
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Cell


@dataclass(frozen=True)
class Stage:
    """What is chosen so far and what to choose next: parts of the answer, by their ids, or whole answers."""

    ask: str
    so_far: tuple[Cell, ...]
    parts: tuple[Cell, ...]
    answers: tuple[Action, ...]


def guide(view: CountyView, chosen: tuple[str, ...]) -> Stage | None:
    """The next stage after the tile and the guests *chosen*; None where a question is answered at once."""
    seat = view.seat
    if seat is None or view.question != "host-activity" or view.to_move != (seat,):
        return None
    county = ready_county(view, seat)
    if not chosen:
        tiles = tuple([Cell("tile", TILES[code >> 1]) for code in open_codes(county, seat)])
        others = tuple(specials(county, seat, False))
        return Stage("ob-guide-tile", (), tiles, others if tiles else (PASS, *others))
    code = face_up(county, seat, TILE_AT.get(chosen[0], -1))
    unknown = [name for name in chosen[1:] if name not in GENTRY_AT]
    if code < 0 or unknown or not county.rules.is_activity[code]:
        raise Invalid("no-such-part", {"part": (unknown[0] if unknown else chosen[0])[:40]})
    guests = tuple([GENTRY_AT[name] for name in chosen[1:]])
    left = company_size(view.rules, code) - len(guests)
    so_far = told(
        "guide-so-far", tile=chosen[0], invited=len(guests), company=",".join(chosen[1:]), left=left
    )
    if left > 0:
        fitting = fitting_guests(county, seat, code, guests)
        return Stage(
            "ob-guide-guest", (so_far,), tuple([Cell("gentry", GENTRY[card]) for card in fitting]), ()
        )
    return Stage("ob-guide-crew", (so_far,), (), variants(county, seat, code, guests))


def open_codes(county: County, seat: int) -> tuple[int, ...]:
    """The own tiles, side up, on which something can be hosted."""
    return tuple([code for code in county.estate[seat] if tile_refusal(county, seat, code) is None])


def company_size(rules: Rules, code: int) -> int:
    """How many guests an activity takes out of the hand."""
    face = rules.faces[code]
    return 0 if comes_from_supply(face) else sum([slot.count for slot in face.guests])


def fitting_guests(county: County, seat: int, code: int, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """Those who can still join the guests chosen so that an activity comes about."""
    wanted = set(chosen)
    found: set[int] = set()
    for guests, choices in guest_lists(county, seat, code):
        if (
            wanted <= set(guests)
            and not found.issuperset(guests)
            and hosts_with(county, seat, code, guests, choices)
        ):
            found.update(guests)
    return tuple(sorted(found - wanted))


def hosts_with(county: County, seat: int, code: int, guests: tuple[int, ...], choices: Choices) -> list[Host]:
    """The activities of one company with the alternatives chosen: one for every crew."""
    plan = plan_for(county.rules, code, guests, choices)
    if plan.fault or plan.rating > county.gate:
        return []
    loans = loans_for(county, seat, plan)
    found: list[Host] = []
    for crew, rest, lack in staffings(county, seat, plan.need):
        host = Host(code >> 1, guests, choices, crew, rest, lack, loans)
        if refuse_host(county, seat, host) is None:
            found.append(host)
    return found


def variants(county: County, seat: int, code: int, guests: tuple[int, ...]) -> tuple[Host, ...]:
    """Every activity with these guests: all alternatives and crews, the least costly first."""
    ordered = tuple(sorted(guests))
    found: list[Host] = []
    for choices in choice_offers(county.rules, code, ordered):
        found.extend(hosts_with(county, seat, code, ordered, choices))
    found.sort(key=_effort)
    return tuple(found)


def _effort(host: Host) -> tuple[int, int, int]:
    return (host.loan, staff.total(host.help), 1 if host.rest >= 0 else 0)
