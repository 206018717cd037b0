"""The words for what is placed on an activity in the making, and what they add to a draft.

    cook   useful-man   hall-boy@GUEST   underbutler@GUEST   head-housemaid@GUEST=KIND   head-housemaid=KIND
    carriage:SERVANT+1   carriage:SERVANT-1   lend:SERVANT   lend:SERVANT*2   for:GUEST

`lend` asks the partner for servants of a type, so many in all; `for` leaves the favour of the partner's
family member to the partner. What is placed on a guest who is not invited (any more) counts for nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from parlour.games.obsession.aids.cells import told
from parlour.games.obsession.aids.composing.draft import Draft, least_company
from parlour.games.obsession.aids.composing.offers import Inquiry
from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.hosting.seating import may_send
from parlour.games.obsession.modes.team import lendable_cards
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import GENTRY, GENTRY_AT, SERVANT_AT, bits
from parlour.games.obsession.words.extras import (
    COOK,
    HALL_BOY,
    HEAD_HOUSEMAID,
    SCREENED,
    TILE,
    UNDERBUTLER,
    USEFUL_MAN,
)
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Cell

CARRIAGE: Final = "carriage:"
LEND: Final = "lend:"
FOR: Final = "for:"
MAID: Final = "head-housemaid"


def no_such_part(word: str) -> Invalid:
    """What is no part of an activity."""
    return Invalid("no-such-part", {"part": word[:40]})


def _guest(name: str, word: str) -> int:
    if name not in GENTRY_AT:
        raise no_such_part(word)
    return GENTRY_AT[name]


def with_part(draft: Draft, word: str) -> Draft:
    """A draft with one part more; `Invalid` for a word that is none."""
    if word in GENTRY_AT:
        guest = GENTRY_AT[word]
        if guest in draft.guests:
            return draft
        return replace(draft, guests=tuple(sorted((*draft.guests, guest))))
    if word == "cook":
        return replace(draft, cook=True)
    if word == "useful-man":
        return replace(draft, useful=True)
    if word.startswith(CARRIAGE):
        return _with_carriage(draft, word)
    if word.startswith(LEND):
        return _with_loan(draft, word)
    if word.startswith(FOR):
        card = _guest(word[len(FOR) :], word)
        return replace(draft, given=draft.given | (1 << card)) if card in draft.guests else draft
    if word.startswith(MAID):
        return _with_maid(draft, word)
    name, joint, place = word.partition("@")
    if not joint or name not in ("hall-boy", "underbutler"):
        raise no_such_part(word)
    card = _guest(place, word)
    boys = {*draft.boys, (SERVANT_AT[name], card)} if card in draft.guests else set(draft.boys)
    return replace(draft, boys=tuple(sorted(boys)))


def _with_carriage(draft: Draft, word: str) -> Draft:
    name, sent = word[len(CARRIAGE) : -2], word[-2:]
    if name not in SERVANT_AT or sent not in ("+1", "-1"):
        raise no_such_part(word)
    return replace(draft, carriage=SERVANT_AT[name], sent=int(sent))


def _with_loan(draft: Draft, word: str) -> Draft:
    name, star, number = word[len(LEND) :].partition("*")
    if name not in SERVANT_AT or (star and not (number.isascii() and number.isdigit() and len(number) == 1)):
        raise no_such_part(word)
    servant = SERVANT_AT[name]
    heads = int(number) if star else 1
    more = max(0, heads - crowds.count(draft.lent, servant))
    return replace(draft, lent=draft.lent + more * crowds.ONE[servant])


def _with_maid(draft: Draft, word: str) -> Draft:
    place, joint, kind = word[len(MAID) :].partition("=")
    if not joint or kind not in SCREENED or (place and not place.startswith("@")):
        raise no_such_part(word)
    source = _guest(place[1:], word) if place else TILE
    maids = {*draft.maids, (source, kind)} if source == TILE or source in draft.guests else set(draft.maids)
    return replace(draft, maids=tuple(sorted(maids)))


def placed_words(draft: Draft) -> tuple[str, ...]:
    """The words of everything placed, in the order in which it is offered."""
    found: list[str] = []
    if draft.useful:
        found.append("useful-man")
    if draft.cook:
        found.append("cook")
    if draft.carriage >= 0:
        found.append(_carriage_word(draft.carriage, draft.sent))
    found += [_boy_word(servant, card) for servant, card in draft.boys]
    found += [_maid_word(source, kind) for source, kind in draft.maids]
    found += [_loan_word(servant, crowds.count(draft.lent, servant)) for servant in crowds.types(draft.lent)]
    found += [f"{FOR}{GENTRY[card]}" for card in bits(draft.given)]
    return tuple(found)


def _carriage_word(servant: int, sent: int) -> str:
    return f"{CARRIAGE}{SERVANTS[servant]}{sent:+d}"


def _boy_word(servant: int, card: int) -> str:
    return f"{SERVANTS[servant]}@{GENTRY[card]}"


def _maid_word(source: int, kind: str) -> str:
    return f"{MAID}={kind}" if source == TILE else f"{MAID}@{GENTRY[source]}={kind}"


def _loan_word(servant: int, heads: int) -> str:
    return f"{LEND}{SERVANTS[servant]}" + (f"*{heads}" if heads > 1 else "")


# What may be placed now


def offered(inquiry: Inquiry, draft: Draft) -> tuple[str, ...]:
    """The placements after which an activity may still come about."""
    words = _thinkable(inquiry, draft)
    return tuple([word for word in words if inquiry.can_come_about(with_part(draft, word))])


def first_of_several(inquiry: Inquiry, draft: Draft) -> tuple[str, ...]:
    """The placements after which something may come about once another one is added.

    For where no placement helps by itself, but two of them do: somebody has to be first.
    """
    found: list[str] = []
    words = _thinkable(inquiry, draft)
    for word in words:
        wider = with_part(draft, word)
        others = [other for other in words if other != word and not _clash(word, other)]
        if any(inquiry.can_come_about(with_part(wider, other)) for other in others):
            found.append(word)
    return tuple(found)


def _clash(word: str, other: str) -> bool:
    return word.startswith(CARRIAGE) and other.startswith(CARRIAGE)


def _thinkable(inquiry: Inquiry, draft: Draft) -> list[str]:
    """Every placement that the tile and the guests have a place for and that somebody is there for."""
    county = inquiry.county
    seat = inquiry.seat
    rules = county.rules
    search = inquiry.search(draft)
    free = search.near
    if not crowds.covers(free, search.extras.crowd):
        return []
    free -= search.extras.crowd
    if rules.tiles.rating[draft.code >> 1] > county.eligible_level and not draft.useful:
        # Nothing else may be done before he has seen to the tile (p. 8).
        return ["useful-man"] if crowds.count(free, USEFUL_MAN) and rules.extras.useful_ease else []
    found: list[str] = []
    if rules.extras.cook_gain and not draft.cook and crowds.count(free, COOK):
        found.append("cook")
    if draft.carriage < 0 and county.owns(seat, rules.extras.carriage >> 1):
        found += [
            _carriage_word(servant, sent)
            for servant in rules.extras.carriage_crew
            if crowds.count(free, servant)
            for sent in (1, -1)
            if may_send(rules, draft.code, sent)
        ]
    if rules.extras.in_play:
        found += _on_cards(rules, draft, free)
    found += _from_partner(county, seat, draft, search.lendable)
    return found


def _on_cards(rules: Rules, draft: Draft, free: int) -> list[str]:
    """Hall boys, underbutlers in their place, and head housemaids, on the cards chosen and the tile."""
    found: list[str] = []
    attended = {card for _, card in draft.boys}
    for servant in (HALL_BOY, UNDERBUTLER) if rules.extras.boy_pounds else ():
        if crowds.count(free, servant):
            found += [
                _boy_word(servant, card)
                for card in draft.guests
                if (rules.people.pounds_mask >> card) & 1 and card not in attended
            ]
    if crowds.count(free, HEAD_HOUSEMAID):
        for source in (TILE, *draft.guests):
            kinds = rules.tiles.screens[draft.code] if source == TILE else rules.people.screens[source]
            found += [_maid_word(source, kind) for kind in kinds if (source, kind) not in draft.maids]
    return found


def _from_partner(county: County, seat: int, draft: Draft, lendable: int) -> list[str]:
    """One more of a type, once the company is complete; and favours that may be left to the partner."""
    found: list[str] = []
    if lendable and len(draft.guests) >= least_company(county.rules, draft):
        for servant in crowds.types(lendable):
            heads = crowds.count(draft.lent, servant) + 1
            if heads <= crowds.count(lendable, servant):
                found.append(_loan_word(servant, heads))
    visiting = lendable_cards(county, seat) & county.rules.people.family_mask & ~draft.given
    return found + [f"{FOR}{GENTRY[card]}" for card in draft.guests if (visiting >> card) & 1]


# What they are called


def placement_told(word: str) -> Cell:
    """A placement in words."""
    if word == "cook":
        return told("guide-extra-cook")
    if word == "useful-man":
        return told("guide-extra-useful-man")
    if word.startswith(CARRIAGE):
        servant = word[len(CARRIAGE) : -2]
        if word.endswith("+1"):
            return told("guide-extra-carriage-more", servant=servant)
        return told("guide-extra-carriage-fewer", servant=servant)
    if word.startswith(LEND):
        servant, _, heads = word[len(LEND) :].partition("*")
        return told("guide-extra-lend", piece=servant, count=int(heads or 1))
    if word.startswith(FOR):
        return told("guide-extra-for", guest=word[len(FOR) :])
    name, _, place = word.partition("@")
    if name in ("hall-boy", "underbutler"):
        return told("guide-extra-boy", servant=name, guest=place)
    source, _, kind = word.partition("=")
    if "@" in source:
        return told("guide-extra-maid", guest=source.partition("@")[2], choice=kind)
    return told("guide-extra-maid-tile", choice=kind)
