"""Who holds which action cards: the zones of a draft, and what each seat has seen of them."""

from __future__ import annotations

from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.games.notre_dame.state import City


def owner_of(rules: Rules, card: int) -> int:
    """The seat whose colour a card has."""
    return rules.seat_of[card // 9]


def hand_owners(rules: Rules, seat: int) -> tuple[int, ...]:
    """Whose cards end up in the hand of *seat* once the draft is over (pp. 3 and 8)."""
    seats = rules.seats
    if seats == 2:
        return (seat, seat, 1 - seat)
    return (seat, (seat - 1) % seats, (seat - 2) % seats)


def hidden_owners(rules: Rules, seat: int, shown: tuple[int, ...]) -> list[int]:
    """Whose cards the rest of a drafted hand must be, after the cards in *shown* were played."""
    owners = list(hand_owners(rules, seat))
    for card in shown:
        owners.remove(owner_of(rules, card))
    return owners


def _mask(cards: tuple[int, ...]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def retell_draft(city: City, seat: int) -> None:
    """Fill in what *seat* passed on and has seen, as far as the cards on the table tell.

    Earlier turns of the period count only by the own cards drawn then. With two players it is open which of
    the two own cards came back: the higher one is taken.
    """
    rules = city.rules
    seats = rules.seats
    left = (seat + 1) % seats
    own = rules.own_cards[seat]
    seen = _mask(own) & ~_mask(city.deck[seat])
    drafted = bool(city.hand[seat] or city.shown[seat])
    if city.pool[seat] and drafted:
        city.passed[seat] = city.pool[left]
        seen |= _mask(city.pool[seat])
    elif drafted:
        city.passed[seat] = _passed(city, seat)
        city.handed[seat] = _handed(city, seat)
        seen |= _mask(city.hand[seat]) | _mask(city.shown[seat]) | _mask(city.handed[seat])
    city.seen[seat] = seen


def _held(city: City, seat: int, owner: int) -> list[int]:
    """The drafted cards of *owner*'s colour that *seat* has or had this turn."""
    cards = city.hand[seat] + city.shown[seat]
    return sorted([card for card in cards if owner_of(city.rules, card) == owner])


def _passed(city: City, seat: int) -> tuple[int, ...]:
    seats = city.rules.seats
    left = (seat + 1) % seats
    if seats == 2:
        return tuple(sorted([*_held(city, left, seat), _held(city, seat, seat)[-1]]))
    return tuple(sorted(_held(city, left, seat) + _held(city, (seat + 2) % seats, seat)))


def _handed(city: City, seat: int) -> tuple[int, ...]:
    seats = city.rules.seats
    left = (seat + 1) % seats
    if seats == 2:
        return (_held(city, left, left)[-1],)
    return tuple(_held(city, left, (seat - 1) % seats))
