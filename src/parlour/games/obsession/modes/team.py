"""Team Play: partners lend servants, send family and friends, and give money (p. 12, ruling 29)."""

from __future__ import annotations

from parlour.games.obsession.modes.lending import RULE, refuse_lending
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.special_actions import fetch_help
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import GENTRY, TILES, bits
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.errors import Refusal


def lendable_cards(county: County, seat: int) -> int:
    """The gentry whom the partner of a seat could send: family and starters in the active hand."""
    rules = county.rules
    partner = rules.table.partner[seat]
    return 0 if partner < 0 else county.hand[partner] & (rules.people.family_mask | rules.people.starter_mask)


def visitors_among(county: County, seat: int, guests: int) -> int:
    """Those of the guests who come from the partner."""
    return guests & lendable_cards(county, seat)


def needs_partner(county: County, seat: int, action: Host) -> bool:
    """Whether an activity takes anything from the partner, who must then agree to it."""
    if county.rules.table.partner[seat] < 0:
        return False
    return action.extras.borrowed != 0 or action.mask & ~county.hand[seat] != 0


def lend_servants(county: County, seat: int, servants: int) -> None:
    """The partner's servants go to work; those who rested are fetched with the partner's reputation."""
    if not servants:
        return
    partner = county.rules.table.partner[seat]
    lack = crowds.missing(servants, county.available[partner])
    if lack:
        fetch_help(county, partner, lack)
    county.available[partner] -= servants
    county.lent += servants


def refuse_partner(county: County, seat: int, action: Host) -> Refusal | None:
    """The judgement on what an activity takes from the partner."""
    extras = action.extras
    if county.rules.table.partner[seat] < 0:
        return Refusal("no-partner", RULE) if extras.borrowed or extras.given else None
    visitors = visitors_among(county, seat, action.mask)
    for card in bits(extras.given):
        if not ((visitors & county.rules.people.family_mask) >> card) & 1:
            return Refusal("favour-not-to-give", RULE, {"guest": GENTRY[card]})
    if not needs_partner(county, seat, action):
        return None
    if county.passing:
        return Refusal("no-partner-when-passing", RULE)
    return refuse_lending(county, seat, extras.borrowed, request_of(county, seat, action))


def request_of(county: County, seat: int, action: Host) -> str:
    """What an activity asks of the partner, in words: the tile, the servants and the guests."""
    lent = ",".join(crowds.words(action.extras.borrowed))
    guests = ",".join([GENTRY[card] for card in bits(visitors_among(county, seat, action.mask))])
    return f"host {TILES[action.tile]} {lent} {guests}"


def was_declined(county: County, seat: int, action: Host) -> bool:
    """Whether the partner has refused in this turn what an activity asks for."""
    return bool(county.declined) and request_of(county, seat, action) in county.declined
