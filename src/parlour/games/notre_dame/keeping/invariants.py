"""What must hold at every ply, whatever happens: every component is somewhere, once, and in range."""

from __future__ import annotations

from parlour.games.notre_dame.keeping.knowledge import owner_of
from parlour.games.notre_dame.ruleset.board import market_colour, market_corner
from parlour.games.notre_dame.state import City
from parlour.kernel.errors import require


def check_city(city: City) -> None:
    """Raise `RulesBug` at the first component that is missing, doubled or out of range."""
    _check_gold(city)
    _check_seats(city)
    _check_bills(city)
    _check_cards(city)
    _check_persons(city)


def _check_gold(city: City) -> None:
    require(city.treasury >= 0 and min(city.gold) >= 0, "gold below zero")
    require(city.treasury + sum(city.gold) == city.rules.gold, "gold is not conserved")


def _check_seats(city: City) -> None:
    rules = city.rules
    for seat in range(rules.seats):
        cubes = city.cubes[seat * 7 : seat * 7 + 7]
        stock = [city.supply[seat], city.general[seat], city.cathedral[seat], *cubes]
        require(min(stock) >= 0, "cubes below zero")
        require(sum(stock) == rules.cubes, "cubes are not conserved")
        require(0 <= city.rat[seat] <= rules.track, "the rat left its track")
        require(city.prestige[seat] >= 0, "prestige below zero")
        require(-1 <= city.confidant[seat] < 7, "the confidant is lost")
        require(bool(rules.roads[city.carriage[seat]]), "the carriage is lost")


def _check_bills(city: City) -> None:
    rules = city.rules
    if any(type(item).__name__ == "LayBills" for item, _ in city.agenda):
        return
    found = [bill for bill in city.bills if bill >= 0]
    for market, bill in enumerate(city.bills):
        at_home = market_colour(market) == bill >> 2 and market_corner(market) > 0
        require(bill < 0 or at_home, "a bill lies on a foreign market")
    for seat in range(rules.seats):
        for colour in range(5):
            mask = city.collected[seat * 5 + colour]
            found += [colour * 4 + kind for kind in range(4) if (mask >> kind) & 1]
    expected = [colour * 4 + kind for colour in sorted(rules.ring) for kind in range(4)]
    require(sorted(found) == expected, "bills are not conserved")
    left = [sum([1 for bill in city.bills if bill >> 2 == colour and bill >= 0]) for colour in range(5)]
    require(left == city.bills_left, "bills left are miscounted")


def _check_cards(city: City) -> None:
    """Nine cards per colour: in the pile, held, played, or buried face down in an earlier turn."""
    rules = city.rules
    held = [card for seat in range(rules.seats) for card in city.hand[seat] + city.pool[seat]]
    face_up = [card for card in range(45) if (city.played >> card) & 1]
    piled = [card for pile in city.deck for card in pile]
    everywhere = held + face_up + piled
    require(len(set(everywhere)) == len(everywhere), "a card is in two places")
    over = city.turn >= rules.turns
    turns_dealt = rules.turns_per_period if over else city.turn % rules.turns_per_period
    for seat in range(rules.seats):
        own = rules.own_cards[seat]
        require(set(city.deck[seat]) <= set(own), "a pile holds a foreign card")
        drawn = len(own) - len(city.deck[seat])
        require(drawn % rules.dealt == 0, "a pile was not dealt in threes")
        dealt_now = drawn // rules.dealt - turns_dealt
        require(0 <= dealt_now <= 1, "a pile was miscounted")
        require(set(city.shown[seat]) <= set(face_up), "a card shown was not played")
        in_this_turn = [
            card
            for each in range(rules.seats)
            for card in city.hand[each] + city.pool[each] + city.shown[each]
            if owner_of(rules, card) == seat
        ]
        require(len(in_this_turn) == rules.dealt * dealt_now, "cards of this turn are not conserved")
        for card in city.hand[seat] + city.pool[seat]:
            require((city.seen[seat] >> card) & 1 == 1, "a seat holds a card it has not seen")


def _check_persons(city: City) -> None:
    rules = city.rules
    browns = [person for person in rules.persons if rules.backs[person] == "brown"]
    shown = [person for person in city.display if rules.backs[person] == "brown"]
    require(sorted(city.brown.cards() + shown) == browns, "brown persons are not conserved")
    if any(type(item).__name__ in ("LayBills", "ShortlistGreys") for item, _ in city.agenda):
        return
    greys_seen = city.turn + len(city.display) - len(shown)
    total = rules.greys_per_period * (rules.turns // rules.turns_per_period)
    require(len(city.grey.cards()) + greys_seen == total, "grey persons are not conserved")
    require(len(set(city.grey.cards())) == len(city.grey.cards()), "a grey person is doubled")
