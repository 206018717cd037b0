"""What a drawn board of Notre Dame shows besides the view, worked out from the view: nothing here is a rule.

What a card, a sector, a person or an answer would bring is tried with the rules themselves, in a world that
the viewer could be in, up to the next question. The world differs from the real one only in what the viewer
cannot know, and none of the numbers told here depends on that.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from parlour.games.notre_dame.aids.layout import phase_of
from parlour.games.notre_dame.aids.shapes import (
    Asks,
    Brings,
    CardAid,
    CarriageAid,
    CathedralAid,
    CityAids,
    DraftAid,
    Forecast,
    Gain,
    Level,
    NextPersons,
    PersonAid,
    Projection,
    SectorAid,
    Shares,
    Stop,
)
from parlour.games.notre_dame.content.records import BILLS, COLOURS, SECTORS
from parlour.games.notre_dame.keeping.knowledge import hand_owners
from parlour.games.notre_dame.persons.powers import PrestigeFor
from parlour.games.notre_dame.ruleset.board import distances, route
from parlour.games.notre_dame.sight.determinize import determinize
from parlour.games.notre_dame.sight.view import CityView
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.cards import put_cube, refuse_card_action
from parlour.games.notre_dame.turn.carriage import MoveCarriage, bill_bonus, bills_of, fewest_bills
from parlour.games.notre_dame.turn.draft import ChooseCard
from parlour.games.notre_dame.turn.plague import is_plague_ahead, plague_step, plague_targets, rat_ahead
from parlour.games.notre_dame.turn.supply import gain_prestige
from parlour.games.notre_dame.words.actions import (
    CARD_WORDS,
    CONFIDANT,
    HOSPITAL,
    KINDS,
    MARKET_WORDS,
    NOTRE_DAME,
    PARK,
)
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.games.notre_dame.words.masks import NTH
from parlour.kernel.agenda import Effect, Question
from parlour.kernel.chance import Chance
from parlour.kernel.engine import heard
from parlour.kernel.event import Event

WORLD: Final = 20_260_101
"""Seeds the world in which things are tried; what is told does not depend on it."""
NEAR: Final = 2
"""A forecast this close to the end of the track is called close."""
MOST_ANSWERS: Final = 160
"""Longer lists of answers are not tried one by one."""
_AMOUNTS: Final = {"gold-gained": "gold", "gold-taken": "gold", "cubes-gained": "cubes"}


def board_aids(view: CityView) -> CityAids:
    """Forecasts and shares as JSON-able data."""
    rules = view.rules
    world = determinize(view, random.Random(WORLD))
    seat = view.seat
    told: CityAids = {
        "phase": phase_of(view),
        "turns": rules.turns,
        "track": rules.track,
        "ring": [COLOURS[colour] for colour in rules.ring],
        "plague": [_plague(world, seat, view) for seat in range(rules.seats)],
        "cathedral": _cathedral(world, view.seat),
        "next-persons": _next_persons(view),
        "reconstructed": any(person.status == "reconstructed" for person in rules.data.persons),
        "persons": [_person(world, seat, person) for person in view.display],
    }
    if seat is not None and view.agenda:
        told["sectors"] = [_sector(world, seat, sector) for sector in range(len(SECTORS))]
        told["cards"] = [_card(world, seat, kind) for kind in range(len(KINDS))]
        told["draft"] = _draft(view, seat)
        told["carriage"] = _carriage(world, seat)
        told["answers"] = _answers(world, seat)
    if seat is not None:
        told["projection"] = _projection(world, view, seat)
    return told


# Trying something out


def _try(world: City, seat: int, start: Callable[[City], None]) -> Brings:
    """What *start* brings *seat* before the next question: gains, that question, and the plague forecast."""
    city = world.clone()
    is_ahead = is_plague_ahead(city, seat)
    city.agenda = []
    asks: list[Asks | None] = []

    def happen() -> None:
        start(city)
        asks.append(_run(city))

    told = heard(city, happen)
    end = city.rat[seat] + (plague_step(city, seat) if is_ahead else 0)
    return {
        "gains": _gains(told, seat),
        "asks": asks[0],
        "rat": city.rat[seat],
        "end": end,
        "level": _level(end, city.rules.track),
    }


def _run(city: City) -> Asks | None:
    """Carry out effects up to a question. What chance would tell changes no number, so it is left out."""
    while city.agenda:
        item, owner = city.agenda.pop()
        if isinstance(item, Effect):
            item.run(city, owner)
        elif isinstance(item, Question) and not isinstance(item, Chance):
            return _question(item)
    return None


def _question(item: Question[City]) -> Asks:
    asks: Asks = {"kind": item.kind}
    for name, value in zip(type(item).fields, item.values(), strict=True):
        if not isinstance(value, int):
            continue
        if name == "count":
            asks["count"] = value
        elif name == "steps":
            asks["steps"] = value
        elif name == "cubes":
            asks["cubes"] = value
    return asks


def _gains(events: list[Event], seat: int) -> list[Gain]:
    """Gains of *seat* in their order; equal kinds are added up, the park is kept apart."""
    gains: dict[str, Gain] = {}
    for event in events:
        if event.seat != seat:
            continue
        told = event.whole()
        what = _AMOUNTS.get(event.kind, "")
        amount = _int(told.get("amount"))
        if event.kind == "prestige-gained":
            what = "prestige"
        elif event.kind == "rat-moved":
            what, amount = "rat", _int(told["to"]) - _int(told["from"])
        if not what or (amount == 0 and what != "prestige"):
            continue
        if what not in gains:
            gains[what] = {"what": what, "amount": 0, "park": 0}
        gains[what]["amount"] += amount
        gains[what]["park"] += _int(told.get("park"))
    return list(gains.values())


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0


def _level(end: int, track: int) -> Level:
    """How a forecast is to be called: over the end, just on it, close to it, or safe."""
    if end > track:
        return "over"
    if end == track:
        return "edge"
    return "close" if end >= track - NEAR else "safe"


# The city


def _plague(world: City, seat: int, view: CityView) -> Forecast:
    rules = world.rules
    healed = (world.healed >> seat) & 1 == 1
    is_ahead = is_plague_ahead(world, seat)
    end = world.rat[seat] + (plague_step(world, seat) if is_ahead else 0)
    over = end > rules.track
    shown = view.rows[seat].prestige
    return {
        "seat": seat,
        "rat": world.rat[seat],
        "spread": view.rats if is_ahead and not healed else 0,
        "doctor": healed,
        "hospital": world.pieces(seat, HOSPITAL) if is_ahead else 0,
        "end": end,
        "stops": min(max(end, 0), rules.track),
        "level": _level(end, rules.track),
        "loss": (rules.plague_loss if shown is None else min(rules.plague_loss, shown)) if over else 0,
        "sectors": [SECTORS[sector] for sector in NTH[plague_targets(world, seat)]] if over else [],
    }


def _shares(cubes: list[int], value: int) -> Shares:
    total = sum(cubes)
    each = value // total if total else 0
    return {"cubes": total, "each": each, "shares": [each * own for own in cubes]}


def _cathedral(world: City, seat: int | None) -> CathedralAid:
    """Shares if the period ended now, and with one more cube of the viewer; what a gift brings now."""
    rules = world.rules
    told: CathedralAid = {
        "value": rules.cathedral_value,
        "now": _shares(list(world.cathedral), rules.cathedral_value),
        "more": None,
        "gifts": [],
    }
    if seat is not None:
        more = list(world.cathedral)
        more[seat] += 1
        told["more"] = _shares(more, rules.cathedral_value)
        told["gifts"] = [
            {"gold": gold + 1, "prestige": prestige, "park": world.pieces(seat, PARK) // 2}
            for gold, prestige in enumerate(rules.donations)
        ]
    return told


# Persons


def _person(world: City, seat: int | None, person: int) -> PersonAid:
    rules = world.rules
    told: PersonAid = {
        "person": PERSONS[person],
        "rats": rules.rats[person],
        "back": rules.backs[person],
        "brings": None,
        "each": 0,
        "count": 0,
    }
    if seat is None:
        return told
    power = rules.powers[person]

    def bribe(city: City) -> None:
        for item in reversed(power):
            city.agenda.append((item, seat))

    brings = _try(world, seat, bribe)
    told["brings"] = brings
    only = power[0]
    if len(power) == 1 and isinstance(only, PrestigeFor) and only.each > 1:
        told["each"] = only.each
        amounts = [gain["amount"] for gain in brings["gains"] if gain["what"] == "prestige"]
        told["count"] = sum(amounts) // only.each
    return told


def _next_persons(view: CityView) -> NextPersons | None:
    """The persons of the next turn where open knowledge settles them; None where it does not."""
    rules = view.rules
    if not view.agenda or not view.display or (view.turn + 1) % rules.turns_per_period == 0:
        return None
    found: list[int] = []
    for deck, wanted in ((view.brown, rules.browns_shown), (view.grey, 1)):
        if not deck.strata:
            return None
        top = deck.strata[0]
        known = view.seat is not None and top.is_known_to(view.seat)
        if len(top.cards) != wanted and not known:
            return None
        found += top.cards[:wanted]
    return {
        "persons": [PERSONS[person] for person in found],
        "rats": sum([rules.rats[person] for person in found]),
    }


# What is mine


def _next_piece(world: City, seat: int, place: int) -> Brings:
    """A cube comes onto *place* and its action follows."""

    def place_cube(city: City) -> None:
        if city.supply[seat] > 0:
            city.supply[seat] -= 1
        put_cube(city, seat, place)

    return _try(world, seat, place_cube)


def _sector(world: City, seat: int, sector: int) -> SectorAid:
    pieces = world.pieces(seat, sector)
    return {
        "sector": SECTORS[sector],
        "pieces": pieces,
        "cubes": world.cubes[seat * 7 + sector],
        "confidant": world.confidant[seat] == sector,
        "next": _next_piece(world, seat, sector),
        "park": (pieces + 1) // 2 if sector == PARK else 0,
        "hospital": pieces + 1 if sector == HOSPITAL else 0,
    }


def _card(world: City, seat: int, kind: int) -> CardAid:
    """A kind of action card: what its action would bring, or that it cannot be carried out."""
    told: CardAid = {
        "kind": KINDS[kind],
        "possible": refuse_card_action(world, seat, kind) is None,
        "moves": kind != CONFIDANT and world.supply[seat] == 0,
        "pieces": None,
        "brings": None,
    }
    if kind < NOTRE_DAME:
        told["pieces"] = world.pieces(seat, kind)
        told["brings"] = _next_piece(world, seat, kind)
    elif kind == NOTRE_DAME:
        told["pieces"] = world.cathedral[seat]
    return told


def _draft(view: CityView, seat: int) -> DraftAid:
    """Who gets the cards passed on, whose cards the hand will be, and what is left in the own pile."""
    rules = view.rules
    undrawn = [card for card in rules.own_cards[seat] if not (view.seen >> card) & 1]
    item = view.agenda[-1][0] if view.agenda else None
    drafting = isinstance(item, ChooseCard)
    kept: str | None = None
    if isinstance(item, ChooseCard):
        answer = item.answers[seat]
        kept = None if answer is None else answer.text
    return {
        "to": (seat + 1) % rules.seats,
        "from": (seat - 1) % rules.seats,
        "owners": list(hand_owners(rules, seat)),
        "second": isinstance(item, ChooseCard) and item.second,
        "open": drafting,
        "kept": kept,
        "undrawn": [CARD_WORDS[card] for card in undrawn],
        "certain": 0 < len(undrawn) <= rules.dealt,
    }


def _carriage(world: City, seat: int) -> CarriageAid:
    """Colours that may be taken; while the carriage drives, every stop with its route and its bill."""
    rules = world.rules
    fewest = fewest_bills(world, seat)
    item = world.agenda[-1] if world.agenda else None
    steps = item[0].steps if item is not None and isinstance(item[0], MoveCarriage) else 0
    here = world.carriage[seat]
    stops: list[Stop] = []
    if item is not None and isinstance(item[0], MoveCarriage) and item[1] == seat:
        away = distances(rules.roads, here)
        stops = [_stop(world, seat, market, away[market]) for market in rules.reach[min(steps, 8)][here]]
    return {
        "at": MARKET_WORDS[here],
        "steps": steps,
        "stops": stops,
        "colours": [
            {
                "colour": COLOURS[colour],
                "taken": bills_of(world, seat, colour),
                "left": world.bills_left[colour],
                "allowed": world.bills_left[colour] > 0 and bills_of(world, seat, colour) <= fewest,
            }
            for colour in rules.ring
        ],
    }


def _stop(world: City, seat: int, market: int, away: int) -> Stop:
    bill = world.bills[market]
    brings: Brings | None = None
    if bill >= 0:

        def take(city: City) -> None:
            bill_bonus(city, seat, bill & 3, 1)

        brings = _try(world, seat, take)
    return {
        "market": MARKET_WORDS[market],
        "steps": away,
        "route": [MARKET_WORDS[each] for each in route(world.rules.roads, world.carriage[seat], market)],
        "bill": f"{COLOURS[bill >> 2]}-{BILLS[bill & 3]}" if bill >= 0 else None,
        "brings": brings,
    }


def _answers(world: City, seat: int) -> dict[str, Brings]:
    """For each answer to the open question of this seat: what it brings. A draft is nobody's own."""
    if not world.agenda or world.agenda[-1][1] != seat:
        return {}
    item = world.agenda[-1][0]
    if not isinstance(item, Question) or item.lazy:
        return {}
    question: Question[City] = item
    told: dict[str, Brings] = {}
    for action in list(question.iterate(world, seat))[:MOST_ANSWERS]:

        def answer(city: City) -> None:
            question.resolve(city, seat, action)  # noqa: B023 - called at once

        told[action.text] = _try(world, seat, answer)
    return told


def _projection(world: City, view: CityView, seat: int) -> Projection:
    """Points for certain if nothing more is gained, and where the pace so far would lead."""
    rules = world.rules
    now = view.rows[seat].prestige or 0
    own = world.cathedral[seat]
    shares = 0
    if view.agenda and own:
        city = world.clone()
        gain_prestige(city, seat, rules.cathedral_value // sum(world.cathedral) * own, "notre-dame-scoring")
        shares = city.prestige[seat] - world.prestige[seat]
    over = rat_ahead(world, seat) > rules.track
    loss = min(rules.plague_loss, now) if over else 0
    played = min(view.turn, rules.turns)
    left = rules.turns - played if view.agenda else 0
    settled = now + shares - loss
    # The first turns say too little about the others.
    paced = played >= rules.turns_per_period
    pace = (now * left + played // 2) // played if paced else 0
    return {
        "now": now,
        "cathedral": shares,
        "plague": loss,
        "settled": settled,
        "turns-left": left,
        "pace": max(settled, now + pace) if paced else None,
    }
