"""Plans: what an activity asks and brings, summed up from the shares of the tile and its guests."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.hosting.seating import fits
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.words.catalogue import GENTRY, TILES, mask_of
from parlour.games.obsession.words.extras import COOK, PLAIN, TILE, Extras
from parlour.games.obsession.words.host_action import company_words
from parlour.games.obsession.words.plan import Choices, Plan, add_share, fail, guest_share, tile_share

ADMIRED: Final = 1
"""The bit of a style that says that an admirer is there; the others tell apart what faces do to guests."""


def make_plan(
    rules: Rules, code: int, guests: tuple[int, ...], choices: Choices, extras: Extras, visitors: int
) -> Plan:
    """What *guests* at the activity of a face ask and bring, once the alternatives are chosen.

    *visitors* are those of the guests who come from the partner of a team.
    """
    plan = Plan()
    plan.owner = rules.memory
    plan.code = code
    plan.words = company_words(code >> 1, guests, choices)
    plan.mask = mask_of(guests)
    tile = TILES[code >> 1]
    if not fits(rules, code, guests, extras, plan):
        return fail(plan, plan.fault or "wrong-guests", plan.about or tile)
    chosen = dict(choices)
    style = rules.tiles.styles[code]
    if plan.mask & rules.people.admirer_mask:
        style |= ADMIRED
    share = _tile_share(rules, code, chosen.pop(TILE, "") if chosen else "")
    if extras is not PLAIN:
        share = _screened(plan, share, extras, TILE, tile)
    if share.fault:
        return fail(plan, share.fault, share.about)
    add_share(plan, share)
    for guest in guests:
        share = _guest_share(rules, code, style, guest, chosen.pop(guest, "") if chosen else "")
        if extras is not PLAIN:
            share = _attended(rules, plan, share, extras, guest)
        if share.fault:
            return fail(plan, share.fault, share.about)
        if (visitors >> guest) & 1 and not rules.people.is_guest[guest]:
            share = _kept_at_home(plan, share, (extras.given >> guest) & 1 != 0)
        add_share(plan, share)
    if chosen:
        return fail(plan, "no-such-choice", tile)
    if extras.cook or rules.tiles.servant[code] == COOK:
        # The cook delights the company even where she is the servant the tile asks for (p. 7).
        plan.gain += rules.extras.cook_gain
    return plan


def _tile_share(rules: Rules, code: int, picked: str) -> Plan:
    key = (code, TILE, picked)
    share = rules.memory.shares.get(key)
    if share is None:
        share = tile_share(rules.tiles.faces[code], TILES[code >> 1], picked)
        rules.memory.shares[key] = share
    return share


def _guest_share(rules: Rules, code: int, style: int, guest: int, picked: str) -> Plan:
    key = (style, guest, picked)
    share = rules.memory.shares.get(key)
    if share is None:
        share = guest_share(rules.data.gentry[guest], rules.tiles.faces[code], picked, style & ADMIRED != 0)
        rules.memory.shares[key] = share
    return share


def guest_shares(rules: Rules, code: int, guest: int, kinds: tuple[str, ...]) -> tuple[Plan, ...]:
    """What a guest may add to an activity of a face: for each alternative, without and with an admirer."""
    style = rules.tiles.styles[code]
    return tuple(
        [
            _guest_share(rules, code, each, guest, picked)
            for picked in kinds or ("",)
            for each in (style, style | ADMIRED)
        ]
    )


def tile_shares(rules: Rules, code: int) -> tuple[Plan, ...]:
    """What a face itself may ask and bring: for each alternative."""
    return tuple([_tile_share(rules, code, picked) for picked in rules.tiles.choices[code] or ("",)])


# Extra servants


def _copy(share: Plan) -> Plan:
    """A share to change: the one in memory belongs to all."""
    copy = Plan()
    copy.fault = share.fault
    copy.about = share.about
    add_share(copy, share)
    copy.is_rich = share.is_rich
    return copy


def _attended(rules: Rules, plan: Plan, share: Plan, extras: Extras, guest: int) -> Plan:
    """A guest's share with the hall boy who runs for him, or the head housemaid who screens for her."""
    if share.fault:
        return share
    boys = [servant for servant, card in extras.boys if card == guest]
    if boys:
        if share.pounds <= 0:
            return fail(Plan(), "no-pounds-to-raise", GENTRY[guest])
        if len(boys) > 1:
            return fail(Plan(), "extras-not-doubled", GENTRY[guest])
        share = _copy(share)
        share.pounds += rules.extras.boy_pounds
    return _screened(plan, share, extras, guest, GENTRY[guest])


def _screened(plan: Plan, share: Plan, extras: Extras, source: int, name: str) -> Plan:
    """The share of a card or tile with one more guest looked at for an invitation."""
    for at, kind in extras.maids:
        if at != source or share.fault:
            continue
        deck = 1 if kind.endswith("prestige") else 0
        looks = kind.startswith("look")
        found = list(share.invitations)
        fitting = [each for each in found if each[0] == deck and (each[1] > 1) == looks]
        if not fitting:
            return fail(Plan(), "no-invitation-to-screen", name)
        share = _copy(share)
        found[found.index(fitting[0])] = (deck, fitting[0][1] + 1, fitting[0][2])
        share.invitations = tuple(found)
    return share


# Teams


def _kept_at_home(plan: Plan, share: Plan, given: bool) -> Plan:
    """The share of a partner's family member: part of it is the partner's own (Team Play, favours).

    Reputation and dismissals stay with the partner; pounds and invitations go where the players decide.
    """
    theirs = plan.partner or Plan()
    plan.partner = theirs
    theirs.is_rich = True
    ours = _copy(share)
    theirs.gain += ours.gain
    theirs.penalty += ours.penalty
    theirs.dismissals += ours.dismissals
    ours.gain = ours.penalty = ours.dismissals = 0
    if given:
        theirs.pounds += ours.pounds
        theirs.invitations += ours.invitations
        ours.pounds = 0
        ours.invitations = ()
    return ours
