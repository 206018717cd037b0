"""What one seat may know, built by allow-list: a new field of the state is invisible until written here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from parlour.games.notre_dame.content.dataset import BILLS, COLOURS, SECTORS
from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.draft import ChooseCard
from parlour.games.notre_dame.turn.plague import plague_step
from parlour.games.notre_dame.turn.turn import PERIODS
from parlour.games.notre_dame.words.actions import CARD_WORDS, MARKET_WORDS, PERSONS, PLACES
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, Item
from parlour.kernel.deck import Deck
from parlour.kernel.engine import open_question, to_move
from parlour.kernel.game import View

HIDDEN_ANSWER = Action("hidden")
"""Stands for an answer that another seat has given in secret."""


@dataclass(frozen=True)
class SeatView:
    """What everyone may know of a seat; `prestige` is None where it is hidden (ruling 43a)."""

    colour: int
    gold: int
    prestige: int | None
    rat: int
    supply: int
    general: int
    cathedral: int
    cubes: tuple[int, ...]
    confidant: int
    carriage: int
    collected: tuple[int, ...]
    deck_size: int
    pool_size: int
    hand_size: int
    shown: tuple[int, ...]
    healed: bool
    rat_forecast: int


@dataclass(frozen=True)
class CityView(View):
    """The table as one seat sees it. `hand` to `seen` are the seat's own secrets, empty for a spectator."""

    rules: Rules = field(compare=False, repr=False)
    seat: int | None = field()  # written out: compiled, the annotation in View would count as a default
    agenda: tuple[tuple[Item, int], ...]
    to_move: tuple[int, ...]
    question: str
    turn: int
    first: int
    treasury: int
    display: tuple[int, ...]
    rats: int
    bills: tuple[int, ...]
    brown: Deck
    grey: Deck
    played: int
    rows: tuple[SeatView, ...]
    hand: tuple[int, ...]
    pool: tuple[int, ...]
    passed: tuple[int, ...]
    handed: tuple[int, ...]
    seen: int

    def plain(self) -> dict[str, object]:
        """The view as JSON-able data, in words; docs/notation.md describes it."""
        return _plain(self)


def project(city: City, seat: int | None, ended: bool = False) -> CityView:
    """The view of *seat*; None is a spectator. Once the game has *ended* prestige is open everywhere."""
    rules = city.rules
    question = open_question(city)
    over = ended or question is None
    return CityView(
        rules=rules,
        seat=seat,
        agenda=tuple([(_masked(item, seat), owner) for item, owner in city.agenda]),
        to_move=to_move(city),
        question="" if question is None else question.kind,
        turn=city.turn,
        first=city.first,
        treasury=city.treasury,
        display=city.display,
        rats=city.rats_on_display(),
        bills=tuple(city.bills),
        brown=city.brown.seen_by(seat),
        grey=city.grey.seen_by(seat),
        played=city.played,
        rows=tuple([_row(city, each, seat, over) for each in range(rules.seats)]),
        hand=() if seat is None else city.hand[seat],
        pool=() if seat is None else city.pool[seat],
        passed=() if seat is None else city.passed[seat],
        handed=() if seat is None else city.handed[seat],
        seen=0 if seat is None else city.seen[seat],
    )


def _masked(item: Item, seat: int | None) -> Item:
    """An agenda record without the answers other seats have given in secret."""
    if not isinstance(item, ChooseCard):
        return item
    answers = tuple(
        [
            answer if answer is None or each == seat else HIDDEN_ANSWER
            for each, answer in enumerate(item.answers)
        ]
    )
    return ChooseCard(item.second, answers)


def _row(city: City, seat: int, viewer: int | None, over: bool) -> SeatView:
    is_open = over or city.rules.open_scores or seat == viewer
    return SeatView(
        colour=city.rules.colours[seat],
        gold=city.gold[seat],
        prestige=city.prestige[seat] if is_open else None,
        rat=city.rat[seat],
        supply=city.supply[seat],
        general=city.general[seat],
        cathedral=city.cathedral[seat],
        cubes=tuple(city.cubes[seat * 7 : seat * 7 + 7]),
        confidant=city.confidant[seat],
        carriage=city.carriage[seat],
        collected=tuple(city.collected[seat * 5 : seat * 5 + 5]),
        deck_size=len(city.deck[seat]),
        pool_size=len(city.pool[seat]),
        hand_size=len(city.hand[seat]),
        shown=city.shown[seat],
        healed=(city.healed >> seat) & 1 == 1,
        rat_forecast=city.rat[seat] + plague_step(city, seat),
    )


_OWNERS: Final[dict[int, str]] = {CHANCE: "chance", TABLE: "table"}


def _cards(cards: tuple[int, ...]) -> list[object]:
    return [CARD_WORDS[card] for card in cards]


def _cards_in(mask: int) -> list[object]:
    return [CARD_WORDS[card] for card in range(45) if (mask >> card) & 1]


def _bill(bill: int) -> str:
    return f"{COLOURS[bill >> 2]}-{BILLS[bill & 3]}"


def _deck(deck: Deck, seat: int | None) -> list[object]:
    """Top stratum first; `order` tells whether this seat knows the order of the cards named."""
    return [
        {
            "persons": [PERSONS[card] for card in stratum.cards],
            "order": "known" if seat is not None and stratum.is_known_to(seat) else "unknown",
            "looked-at-by": [each for each in range(8) if stratum.fixed and (stratum.known >> each) & 1],
        }
        for stratum in deck.strata
    ]


def _question(view: CityView) -> dict[str, object] | None:
    if not view.agenda:
        return None
    item, owner = view.agenda[-1]
    told: dict[str, object] = {"kind": view.question, "owner": _OWNERS.get(owner, owner)}
    if not isinstance(item, ChooseCard):
        for name, value in zip(type(item).fields, item.values(), strict=True):
            told[name] = PLACES[value] if name == "place" and isinstance(value, int) else value
    return told


def _plain_row(row: SeatView, number: int) -> dict[str, object]:
    return {
        "seat": number,
        "colour": COLOURS[row.colour],
        "gold": row.gold,
        "prestige": row.prestige,
        "rat": row.rat,
        "rat-forecast": row.rat_forecast,
        "doctor": row.healed,
        "supply": row.supply,
        "general-supply": row.general,
        "notre-dame": row.cathedral,
        "cubes": {SECTORS[sector]: row.cubes[sector] for sector in range(7)},
        "confidant": SECTORS[row.confidant] if row.confidant >= 0 else None,
        "carriage": MARKET_WORDS[row.carriage],
        "bills": [
            _bill(colour * 4 + kind)
            for colour in range(5)
            for kind in range(4)
            if (row.collected[colour] >> kind) & 1
        ],
        "deck": row.deck_size,
        "cards-to-choose-from": row.pool_size,
        "cards-in-hand": row.hand_size,
        "played": _cards(row.shown),
    }


def _plain(view: CityView) -> dict[str, object]:
    rules = view.rules
    return {
        "game": "notre-dame",
        "modules": list(rules.modules),
        "options": dict(rules.options),
        "data": rules.data.hash,
        "viewer": view.seat,
        "turn": view.turn + 1 if view.agenda else view.turn,
        "period": PERIODS[min(view.turn, rules.turns - 1) // rules.turns_per_period],
        "first": view.first,
        "to-move": ["chance" if seat == CHANCE else seat for seat in view.to_move],
        "question": _question(view),
        "treasury": view.treasury,
        "cathedral-value": rules.cathedral_value,
        "persons": [PERSONS[person] for person in view.display],
        "rats": view.rats,
        "bills": {MARKET_WORDS[at]: _bill(bill) for at, bill in enumerate(view.bills) if bill >= 0},
        "browns": _deck(view.brown, view.seat),
        "greys": _deck(view.grey, view.seat),
        "played-this-period": _cards_in(view.played),
        "seats": [_plain_row(row, number) for number, row in enumerate(view.rows)],
        "hand": _cards(view.hand),
        "choose-from": _cards(view.pool),
        "passed-first": _cards(view.passed),
        "passed-second": _cards(view.handed),
        "held-this-period": _cards_in(view.seen),
    }


def reveal(city: City) -> dict[str, object]:
    """The whole position in words: the spectator's view with everything hidden filled in."""
    told = _plain(project(city, None))
    told["seats"] = [
        {
            **_plain_row(_row(city, seat, seat, True), seat),
            "hand": _cards(city.hand[seat]),
            "choose-from": _cards(city.pool[seat]),
            "passed-first": _cards(city.passed[seat]),
            "passed-second": _cards(city.handed[seat]),
            "pile": _cards(city.deck[seat]),
        }
        for seat in range(city.rules.seats)
    ]
    told["greys-in-order"] = [
        {"persons": [PERSONS[card] for card in stratum.cards], "settled": stratum.fixed}
        for stratum in city.grey.strata
    ]
    for own in ("viewer", "hand", "choose-from", "passed-first", "passed-second", "held-this-period"):
        del told[own]
    return told
