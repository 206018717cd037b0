"""Gains and losses: gold, cubes, prestige, the rat. Every rule that gives something goes through here."""

from __future__ import annotations

from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.words.actions import PARK
from parlour.kernel.event import EVERYONE, Event, Value


def prestige_audience(city: City, seat: int) -> tuple[int, ...]:
    """Who sees amounts of prestige: the owner, or everyone at an open table (ruling 43a)."""
    return (EVERYONE,) if city.rules.open_scores else (seat,)


def gain_prestige(city: City, seat: int, amount: int, source: str) -> None:
    """One gain of prestige; each pair in the park adds one, whatever the source (p. 6, rulings 24-26)."""
    if amount <= 0:
        return
    bonus = city.pieces(seat, PARK) // 2
    city.prestige[seat] += amount + bonus
    tell_prestige(city, seat, amount, bonus, source)


def tell_prestige(city: City, seat: int, amount: int, bonus: int, source: str) -> None:
    """Everyone hears that a seat gained prestige; how much, only those who may."""
    if city.sink is not None:
        secret: dict[str, Value] = {"amount": amount, "park": bonus}
        city.sink.append(
            Event("prestige-gained", seat, {"source": source}, secret, prestige_audience(city, seat))
        )


def richest_other(city: City, seat: int) -> int:
    """The richest other seat, first clockwise from *seat* among equals; -1 when nobody else has gold."""
    best = -1
    most = 0
    seats = city.rules.seats
    gold = city.gold
    for step in range(1, seats):
        other = (seat + step) % seats
        if gold[other] > most:
            best = other
            most = gold[other]
    return best


def has_gold_to_gain(city: City, seat: int) -> bool:
    """Whether a gain of gold would bring anything."""
    return city.treasury > 0 or richest_other(city, seat) >= 0


def gain_gold(city: City, seat: int, amount: int, source: str) -> None:
    """Gold from the supply; missing coins come one by one from the richest other player (p. 4, ruling 12)."""
    from_supply = amount if amount <= city.treasury else city.treasury
    city.treasury -= from_supply
    city.gold[seat] += from_supply
    if from_supply and city.sink is not None:
        city.sink.append(Event("gold-gained", seat, {"amount": from_supply, "source": source}))
    for _ in range(amount - from_supply):
        payer = richest_other(city, seat)
        if payer < 0:
            return
        city.gold[payer] -= 1
        city.gold[seat] += 1
        if city.sink is not None:
            city.sink.append(Event("gold-taken", seat, {"payer": payer, "amount": 1, "source": source}))


def pay_gold(city: City, seat: int, amount: int) -> None:
    """Gold back to the common supply."""
    city.gold[seat] -= amount
    city.treasury += amount


def gain_cubes(city: City, seat: int, amount: int, source: str) -> None:
    """Own cubes from the general to the personal supply, as many as there are (p. 4)."""
    general = city.general[seat]
    taken = amount if amount <= general else general
    if taken <= 0:
        return
    city.general[seat] = general - taken
    city.supply[seat] += taken
    if city.sink is not None:
        city.sink.append(Event("cubes-gained", seat, {"amount": taken, "source": source}))


def rat_back(city: City, seat: int, steps: int, source: str) -> None:
    """The rat goes back, never below 0."""
    rat = city.rat[seat]
    moved = steps if steps <= rat else rat
    if moved <= 0:
        return
    city.rat[seat] = rat - moved
    if city.sink is not None:
        city.sink.append(Event("rat-moved", seat, {"from": rat, "to": rat - moved, "source": source}))


def place_from_general(city: City, seat: int, sector: int) -> None:
    """A cube of the general supply straight onto a sector."""
    city.general[seat] -= 1
    city.cubes[seat * 7 + sector] += 1


def no_effect(city: City, seat: int, source: str) -> None:
    """Tell that a power found nothing to do."""
    if city.sink is not None:
        city.sink.append(Event("no-effect", seat, {"source": source}))
