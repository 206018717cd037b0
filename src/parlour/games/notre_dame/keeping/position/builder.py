"""Any mid-game position from a description: what it does not say is filled in lawfully.

docs/scenarios.md describes the keys. Supplies follow from what lies elsewhere, so no component can be lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.notre_dame.content.records import BILLS, COLOURS, SECTORS
from parlour.games.notre_dame.keeping.invariants import check_city
from parlour.games.notre_dame.keeping.knowledge import hand_owners, owner_of, retell_draft
from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.games.notre_dame.setup import greys_of
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.bribe import BRIBE_PERSON, BribeRound
from parlour.games.notre_dame.turn.cards import PLAY_CARD, PlayRound
from parlour.games.notre_dame.turn.plague import Plague
from parlour.games.notre_dame.turn.turn import BEGIN_TURN, PERIODS, EndTurn
from parlour.games.notre_dame.words.actions import CARD_WORDS, MARKET_WORDS
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.kernel.agenda import CHANCE, Item, advance, push
from parlour.kernel.beyond.position_reader import Reader, lawful
from parlour.kernel.deck import Deck, Stratum, loose
from parlour.kernel.errors import Invalid

DOCTOR: Final = PERSONS.index("doctor")
SCHOLAR: Final = PERSONS.index("scholar")
PHASES: Final = ("begin", "draft", "play", "bribe", "plague", "end")
_SEAT_KEYS: Final = (
    "gold",
    "prestige",
    "rat",
    "supply",
    "cubes",
    "notre-dame",
    "confidant",
    "carriage",
    "bills",
    "hand",
    "played",
    "doctor",
)
_KEYS: Final = (
    "turn",
    "phase",
    "round",
    "first",
    "to-move",
    "persons",
    "greys",
    "greys-known-to",
    "played",
    "bills",
    "seats",
)


def build_position(rules: Rules, overrides: Mapping[str, object]) -> City:
    """The position that *overrides* describes, at its first question."""
    top = Reader(overrides, "position", _KEYS)
    city = City(rules)
    city.turn = top.number("turn", 1, 1, rules.turns) - 1
    phase = top.word("phase", "play", PHASES)
    colours = tuple([COLOURS[colour] for colour in rules.colours])
    city.first = colours.index(top.word("first", colours[0], colours))
    mover = colours.index(top.word("to-move", colours[city.first], colours))
    rows = top.table("seats", colours)
    for seat, colour in enumerate(colours):
        row = Reader(rows.get(colour, {}), f"seats.{colour}", _SEAT_KEYS)
        _place_seat(city, seat, row)
    _place_bills(city, top)
    city.treasury = rules.gold - sum(city.gold)
    if city.treasury < 0:
        raise Invalid("bad-position", {"key": "gold", "why": "more-than-there-is"})
    _place_persons(city, top, phase)
    order = [(city.first + step) % rules.seats for step in range(rules.seats)]
    ahead = order.index(mover)
    second = top.number("round", 1, 1, 2) == 2
    _check_phase(city, top, phase)
    if phase == "play":
        shown = [(2 if seat in order[:ahead] else 1) if second else (1 if seat in order[:ahead] else 0)
                 for seat in range(rules.seats)]  # fmt: skip
    else:
        shown = [2] * rules.seats
    hands = [Reader(rows.get(colour, {}), f"seats.{colour}", _SEAT_KEYS) for colour in colours]
    _place_cards(city, top, hands, shown if phase not in ("begin", "draft") else None)
    for seat in range(rules.seats):
        retell_draft(city, seat)
    _set_agenda(city, phase, second, order[ahead:])
    advance(city)
    return lawful(city, check_city)


def _check_phase(city: City, top: Reader, phase: str) -> None:
    """A key that the phase has no use for is refused, not ignored."""
    useless = []
    if phase == "begin":
        useless.append("persons")
    if phase != "play":
        useless.append("round")
    if phase not in ("play", "bribe"):
        useless.append("to-move")
    for key in useless:
        if top.has(key):
            raise Invalid("bad-position", {"key": key, "why": phase})
    if city.healed and (phase not in ("bribe", "plague", "end") or DOCTOR not in city.display):
        raise Invalid("bad-position", {"key": "doctor", "why": phase})


def _place_seat(city: City, seat: int, row: Reader) -> None:
    rules = city.rules
    city.gold[seat] = row.number("gold", rules.start_gold, 0, rules.gold)
    city.prestige[seat] = row.number("prestige", 0, 0, 999)
    city.rat[seat] = row.number("rat", 0, 0, rules.track)
    city.supply[seat] = row.number("supply", rules.start_cubes, 0, rules.cubes)
    city.cathedral[seat] = row.number("notre-dame", 0, 0, rules.cubes)
    for sector, count in row.table("cubes", SECTORS).items():
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= rules.cubes:
            raise Invalid("bad-position", {"key": f"cubes.{sector}", "why": "out-of-range"})
        city.cubes[seat * 7 + SECTORS.index(sector)] = count
    placed = city.supply[seat] + city.cathedral[seat] + sum(city.cubes[seat * 7 : seat * 7 + 7])
    if placed > rules.cubes:
        raise Invalid("bad-position", {"key": "cubes", "why": "more-than-there-are"})
    city.general[seat] = rules.cubes - placed
    confidant = row.word("confidant", "none", (*SECTORS, "none"))
    city.confidant[seat] = -1 if confidant == "none" else SECTORS.index(confidant)
    home = MARKET_WORDS[rules.colours[seat] * 5]
    city.carriage[seat] = MARKET_WORDS.index(row.word("carriage", home, MARKET_WORDS))
    if row.truth("doctor"):
        city.healed |= 1 << seat


_BILL_WORDS: Final = tuple([f"{colour}-{bill}" for colour in COLOURS for bill in BILLS])


def _place_bills(city: City, top: Reader) -> None:
    """The board as described, or each borough's bills in their order on a, b, c, d; less what was taken."""
    rules = city.rules
    taken: list[int] = []
    rows = top.table("seats", COLOURS)
    for seat, colour in enumerate(rules.colours):
        row = Reader(rows.get(COLOURS[colour], {}), f"seats.{COLOURS[colour]}", _SEAT_KEYS)
        for word in row.words("bills", _BILL_WORDS):
            bill = _BILL_WORDS.index(word)
            if bill in taken:
                raise Invalid("bad-position", {"key": "bills", "why": word})
            taken.append(bill)
            city.collected[seat * 5 + (bill >> 2)] |= 1 << (bill & 3)
    described = top.table("bills", MARKET_WORDS)
    if described:
        for market, bill_word in described.items():
            if bill_word not in _BILL_WORDS:
                raise Invalid("bad-position", {"key": f"bills.{market}", "why": str(bill_word)[:40]})
            city.bills[MARKET_WORDS.index(market)] = _BILL_WORDS.index(str(bill_word))
    else:
        for colour in rules.ring:
            for kind in range(4):
                if colour * 4 + kind not in taken:
                    city.bills[colour * 5 + 1 + kind] = colour * 4 + kind
    for bill in city.bills:
        if bill >= 0:
            city.bills_left[bill >> 2] += 1


def _place_persons(city: City, top: Reader, phase: str) -> None:
    rules = city.rules
    done = city.turn % rules.turns_per_period
    period = city.turn // rules.turns_per_period
    browns = [person for person in rules.persons if rules.backs[person] == "brown"]
    letter = greys_of(rules, PERIODS[period])
    named = [PERSONS.index(word) for word in top.words("persons", PERSONS)]
    display: list[int] = []
    if phase != "begin":
        display = named or [browns[0], browns[1], letter[0]]
        shown = display[: rules.browns_shown]
        if (
            len(display) != rules.browns_shown + 1
            or len(set(display)) != len(display)
            or not set(shown) <= set(browns)
            or display[-1] not in letter
        ):
            raise Invalid("bad-position", {"key": "persons", "why": "two-browns-and-a-grey"})
        display = [*sorted(shown), display[-1]]
    city.display = tuple(display)
    rest = [person for person in browns if person not in display]
    gone = rest[len(rest) - rules.browns_shown * done :] if done else []
    city.brown = Deck([loose(tuple([person for person in rest if person not in gone]))])
    for at in range(0, len(gone), rules.browns_shown):
        city.brown.put_under(tuple(gone[at : at + rules.browns_shown]), rules.everyone)
    city.grey = _grey_pile(city, top, period, done + (1 if display else 0))


def _grey_pile(city: City, top: Reader, period: int, gone: int) -> Deck:
    rules = city.rules
    given = [PERSONS.index(word) for word in top.words("greys", PERSONS)]
    known = 0
    for word in top.words("greys-known-to", COLOURS):
        seat = rules.seat_of[COLOURS.index(word)]
        if seat < 0:
            raise Invalid("bad-position", {"key": "greys-known-to", "why": word})
        known |= 1 << seat
    strata: list[Stratum] = []
    for index in range(period, len(PERIODS)):
        pool = greys_of(rules, PERIODS[index])
        count = rules.greys_per_period - (gone if index == period else 0)
        if given:
            cards = [person for person in given if person in pool]
        else:
            cards = [person for person in pool if person not in city.display][:count]
        if len(cards) != count or set(cards) & set(city.display):
            raise Invalid("bad-position", {"key": "greys", "why": PERIODS[index]})
        strata.append(Stratum(tuple(cards), True, known) if known else loose(tuple(cards)))
    if given and sum([len(stratum.cards) for stratum in strata]) != len(given):
        raise Invalid("bad-position", {"key": "greys", "why": "too-many"})
    return Deck(strata)


def _place_cards(city: City, top: Reader, rows: list[Reader], shown: list[int] | None) -> None:
    """Hands, cards shown, piles. *shown* is how many cards each seat has played, or None before the deal."""
    rules = city.rules
    before = [CARD_WORDS.index(word) for word in top.words("played", CARD_WORDS)]
    hands = [[CARD_WORDS.index(word) for word in row.words("hand", CARD_WORDS)] for row in rows]
    played = [[CARD_WORDS.index(word) for word in row.words("played", CARD_WORDS)] for row in rows]
    named = before + [card for cards in hands + played for card in cards]
    if len(set(named)) != len(named) or any(owner_of(rules, card) < 0 for card in named):
        raise Invalid("bad-position", {"key": "hand", "why": "card-twice-or-not-in-play"})
    free = [[card for card in rules.own_cards[seat] if card not in named] for seat in range(rules.seats)]
    dealt: list[list[int]] = [[] for _ in range(rules.seats)]
    if shown is None:
        if any(hands) or any(played):
            raise Invalid("bad-position", {"key": "hand", "why": "before-the-deal"})
    else:
        for seat in range(rules.seats):
            _fill_hand(city, seat, hands[seat], played[seat], shown[seat], free, dealt)
    for card in before:
        city.played |= 1 << card
    done = city.turn % rules.turns_per_period
    each = 3 if SCHOLAR in rules.persons else 2
    if len(before) > each * rules.seats * done:
        raise Invalid("bad-position", {"key": "played", "why": "more-than-there-are"})
    for seat in range(rules.seats):
        earlier = [card for card in before if owner_of(rules, card) == seat]
        want = rules.dealt * done - len(earlier)
        if want < 0 or len(free[seat]) < want:
            raise Invalid("bad-position", {"key": "played", "why": COLOURS[rules.colours[seat]]})
        city.deck[seat] = tuple(sorted(free[seat][want:]))


def _fill_hand(
    city: City,
    seat: int,
    hand: list[int],
    played: list[int],
    shown: int,
    free: list[list[int]],
    dealt: list[list[int]],
) -> None:
    rules = city.rules
    owners = list(hand_owners(rules, seat))
    for card in hand + played:
        owner = owner_of(rules, card)
        if owner not in owners:
            raise Invalid("bad-position", {"key": "hand", "why": CARD_WORDS[card]})
        owners.remove(owner)
    if len(played) > shown or len(hand) > rules.dealt - shown:
        raise Invalid("bad-position", {"key": "hand", "why": COLOURS[rules.colours[seat]]})
    for owner in owners:
        if not free[owner]:
            raise Invalid("bad-position", {"key": "hand", "why": COLOURS[rules.colours[owner]]})
        card = free[owner].pop(0)
        if len(played) < shown:
            played.append(card)
        else:
            hand.append(card)
    city.hand[seat] = tuple(sorted(hand))
    city.shown[seat] = tuple(played)
    for card in played:
        city.played |= 1 << card


def _set_agenda(city: City, phase: str, second: bool, order: list[int]) -> None:
    steps = city.rules.steps
    names = [type(step).__name__ for step in steps]
    rest: tuple[Item, ...]
    if phase == "begin":
        push(city, CHANCE, BEGIN_TURN)
        return
    if phase == "draft":
        rest = steps[1:]
    elif phase == "play":
        at = names.index(PlayRound.__name__)
        rest = steps[at + (2 if second else 1) :]
    elif phase == "bribe":
        rest = steps[names.index(BribeRound.__name__) + 1 :]
    else:
        rest = steps[names.index(Plague.__name__ if phase == "plague" else EndTurn.__name__) :]
    push(city, CHANCE, *rest)
    if phase in ("play", "bribe"):
        question: Item = PLAY_CARD if phase == "play" else BRIBE_PERSON
        for seat in reversed(order):
            push(city, seat, question)
