"""From a view back to a state: all that the seat cannot know is dealt anew, all it has seen stays."""

from __future__ import annotations

import random

from parlour.games.notre_dame.keeping.knowledge import hidden_owners, owner_of, retell_draft
from parlour.games.notre_dame.sight.view import CityView
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.draft import ChooseCard
from parlour.games.notre_dame.words.actions import KEEP
from parlour.kernel.action import Action
from parlour.kernel.agenda import Item


def determinize(view: CityView, rng: random.Random) -> City:
    """A state that looks like *view* to its seat."""
    city = City(view.rules)
    _lay_public(city, view, rng)
    _deal_cards(city, view, rng)
    for seat in range(view.rules.seats):
        if seat == view.seat:
            city.passed[seat] = view.passed
            city.handed[seat] = view.handed
            city.seen[seat] = view.seen
        else:
            retell_draft(city, seat)
    city.agenda = [(_answered(item, city, rng), owner) for item, owner in view.agenda]
    return city


def _lay_public(city: City, view: CityView, rng: random.Random) -> None:
    # fields: deal city
    city.turn = view.turn
    city.first = view.first
    city.treasury = view.treasury
    city.bills = list(view.bills)
    city.played = view.played
    city.display = view.display
    # fields end
    city.brown = view.brown.redealt_for(view.seat, rng)
    city.grey = view.grey.redealt_for(view.seat, rng)
    for bill in view.bills:
        if bill >= 0:
            city.bills_left[bill >> 2] += 1
    own = view.rows[view.seat].prestige if view.seat is not None else None
    for seat, row in enumerate(view.rows):
        # fields: deal seats city
        city.gold[seat] = row.gold
        city.rat[seat] = row.rat
        city.supply[seat] = row.supply
        city.general[seat] = row.general
        city.cathedral[seat] = row.cathedral
        city.confidant[seat] = row.confidant
        city.carriage[seat] = row.carriage
        city.shown[seat] = row.shown
        # fields end
        city.cubes[seat * 7 : seat * 7 + 7] = row.cubes
        city.collected[seat * 5 : seat * 5 + 5] = row.collected
        if row.healed:
            city.healed |= 1 << seat
        city.prestige[seat] = row.prestige if row.prestige is not None else _guess(own, view.turn, rng)


def _guess(own: int | None, turn: int, rng: random.Random) -> int:
    """A total for a seat that hides it: near the own one, or in proportion to the turns played."""
    about = own if own is not None else 4 * turn
    return max(0, about + rng.randint(-6, 6))


def _deal_cards(city: City, view: CityView, rng: random.Random) -> None:
    """Hands, pools and piles. A card is unseen when the seat never held it and nobody played it."""
    rules = view.rules
    unseen: list[list[int]] = []
    for owner in range(rules.seats):
        cards = [card for card in rules.own_cards[owner] if not ((view.seen | view.played) >> card) & 1]
        rng.shuffle(cards)
        unseen.append(cards)
    known = _known_cards(view, rng)
    for seat, row in enumerate(view.rows):
        if seat == view.seat:
            city.hand[seat] = view.hand
            city.pool[seat] = view.pool
            continue
        right = (seat - 1) % rules.seats
        if row.pool_size and not row.hand_size:
            city.pool[seat] = _fill([seat] * row.pool_size, [], unseen)
        elif row.pool_size:
            facts = _at(known, seat)
            city.pool[seat] = _fill([right] * (row.pool_size - len(facts)), facts, unseen)
            city.hand[seat] = _fill([seat] * row.hand_size, [], unseen)
        elif row.hand_size:
            owners = hidden_owners(rules, seat, row.shown)
            facts = [card for card in _at(known, seat) if card not in row.shown]
            for card in facts:
                owners.remove(owner_of(rules, card))
            city.hand[seat] = _fill(owners, facts, unseen)
    for seat, row in enumerate(view.rows):
        city.deck[seat] = tuple(sorted([unseen[seat].pop() for _ in range(row.deck_size)]))


def _fill(owners: list[int], facts: list[int], unseen: list[list[int]]) -> tuple[int, ...]:
    """The known cards, and an unseen card of each of the *owners*."""
    return tuple(sorted(facts + [unseen[owner].pop() for owner in owners]))


def _at(known: list[tuple[int, int]], seat: int) -> list[int]:
    return [card for where, card in known if where == seat]


def _known_cards(view: CityView, rng: random.Random) -> list[tuple[int, int]]:
    """The cards that the viewer knows to have gone to other seats in this turn, as (seat, card)."""
    rules = view.rules
    seat = view.seat
    if seat is None or not view.passed:
        return []
    seats = rules.seats
    left = (seat + 1) % seats
    if view.rows[left].pool_size:
        return [(left, card) for card in view.passed]
    known = [(left, card) for card in view.handed]
    mine = view.hand + view.rows[seat].shown
    if seats == 2:
        return known + [(left, card) for card in view.passed if card not in mine]
    second = (seat + 2) % seats
    a, b = view.passed
    # The left neighbour kept one of the two and gave away the other: a coin decides unless one was played.
    swap = b in view.rows[left].shown or a in view.rows[second].shown
    told = swap or a in view.rows[left].shown or b in view.rows[second].shown
    if not told:
        swap = rng.random() < 0.5
    return [*known, (left, b if swap else a), (second, a if swap else b)]


def _answered(item: Item, city: City, rng: random.Random) -> Item:
    """Put a possible answer where another seat has answered in secret."""
    if not isinstance(item, ChooseCard):
        return item
    answers: list[Action | None] = []
    for seat, answer in enumerate(item.answers):
        hidden = answer is not None and answer.text == "hidden"
        answers.append(KEEP[rng.choice(city.pool[seat])] if hidden else answer)
    return ChooseCard(item.second, tuple(answers))
