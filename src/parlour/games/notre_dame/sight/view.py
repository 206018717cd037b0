"""What one seat may know, built by allow-list: a field of the state is invisible until the table opens it.

What stands between marks is written by tools/write_fields.py; what is hidden from somebody, by hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.games.notre_dame.sight.shapes import PlainCity
from parlour.games.notre_dame.sight.wire import plain_view
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.draft import ChooseCard
from parlour.games.notre_dame.turn.plague import rat_ahead
from parlour.kernel.action import Action
from parlour.kernel.agenda import Item
from parlour.kernel.deck import Deck
from parlour.kernel.engine import open_question, to_move
from parlour.kernel.game import View

HIDDEN_ANSWER = Action("hidden")
"""Stands for an answer that another seat has given in secret."""


@dataclass(frozen=True)
class SeatView:
    """What everyone may know of a seat; `prestige` is None where it is hidden (ruling 43a)."""

    colour: int
    prestige: int | None
    cubes: tuple[int, ...]
    collected: tuple[int, ...]
    deck_size: int
    pool_size: int
    hand_size: int
    healed: bool
    rat_forecast: int
    # fields: seats
    gold: int
    rat: int
    supply: int
    general: int
    cathedral: int
    confidant: int
    carriage: int
    shown: tuple[int, ...]
    # fields end


@dataclass(frozen=True)
class CityView(View):
    """The table as one seat sees it. `hand` to `seen` are the seat's own secrets, empty for a spectator."""

    rules: Rules = field(compare=False, repr=False)
    seat: int | None = field()  # written out: compiled, the annotation in View would count as a default
    agenda: tuple[tuple[Item, int], ...]
    to_move: tuple[int, ...]
    question: str
    rats: int
    brown: Deck
    grey: Deck
    rows: tuple[SeatView, ...]
    hand: tuple[int, ...]
    pool: tuple[int, ...]
    passed: tuple[int, ...]
    handed: tuple[int, ...]
    seen: int
    # fields: view
    turn: int
    first: int
    treasury: int
    bills: tuple[int, ...]
    played: int
    display: tuple[int, ...]
    # fields end

    def plain(self) -> PlainCity:
        """The view as JSON-able data, in words; docs/notation.md describes it."""
        return plain_view(self)


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
        rats=city.rats_on_display(),
        brown=city.brown.seen_by(seat),
        grey=city.grey.seen_by(seat),
        rows=tuple([seat_view(city, each, seat, over) for each in range(rules.seats)]),
        hand=() if seat is None else city.hand[seat],
        pool=() if seat is None else city.pool[seat],
        passed=() if seat is None else city.passed[seat],
        handed=() if seat is None else city.handed[seat],
        seen=0 if seat is None else city.seen[seat],
        # fields: project city
        turn=city.turn,
        first=city.first,
        treasury=city.treasury,
        bills=tuple(city.bills),
        played=city.played,
        display=city.display,
        # fields end
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


def seat_view(city: City, seat: int, viewer: int | None, over: bool) -> SeatView:
    is_open = over or city.rules.open_scores or seat == viewer
    return SeatView(
        colour=city.rules.colours[seat],
        prestige=city.prestige[seat] if is_open else None,
        cubes=tuple(city.cubes[seat * 7 : seat * 7 + 7]),
        collected=tuple(city.collected[seat * 5 : seat * 5 + 5]),
        deck_size=len(city.deck[seat]),
        pool_size=len(city.pool[seat]),
        hand_size=len(city.hand[seat]),
        healed=(city.healed >> seat) & 1 == 1,
        rat_forecast=rat_ahead(city, seat),
        # fields: project seats city
        gold=city.gold[seat],
        rat=city.rat[seat],
        supply=city.supply[seat],
        general=city.general[seat],
        cathedral=city.cathedral[seat],
        confidant=city.confidant[seat],
        carriage=city.carriage[seat],
        shown=city.shown[seat],
        # fields end
    )
