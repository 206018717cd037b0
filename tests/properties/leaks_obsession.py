"""Planted leaks for Obsession: a game that tells, in one chosen place, something its viewer must not know."""

from __future__ import annotations

import copy
import dataclasses
import random
from collections.abc import Callable
from typing import Any

from parlour.games.obsession.game import Obsession
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.scoring.objectives import GiveUpObjective, SelectObjectives
from parlour.games.obsession.scoring.vp_cards import TakeVpCards
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.kernel.agenda import State
from parlour.kernel.codec import digest
from parlour.kernel.deck import Deck
from parlour.kernel.game import View

Secret = Callable[[County, int | None], object]
Plant = Callable[[CountyView, County], CountyView]

PAIRS = ("known_objectives", "given_up")
DECKS = ("casual", "prestige", "objective_deck", "vp_deck", "theme_deck")


def others(county: County, viewer: int | None) -> list[int]:
    return [seat for seat in range(county.rules.seats) if seat != viewer]


def objectives(county: County, viewer: int | None) -> object:
    return [list(county.objectives[seat]) for seat in others(county, viewer)]


def vp_cards(county: County, viewer: int | None) -> object:
    return [list(county.vp_cards[seat]) for seat in others(county, viewer)] + [list(county.opponent_vp)]


def unseen(deck: Deck, viewer: int | None) -> list[object]:
    """The places that the viewer does not know."""
    return [
        list(stratum.cards)
        for stratum in deck.strata
        if stratum.fixed and (viewer is None or not stratum.is_known_to(viewer))
    ]


def orders(county: County, viewer: int | None) -> object:
    return [unseen(county.casual, viewer), unseen(county.prestige, viewer)]


def objective_order(county: County, viewer: int | None) -> object:
    return unseen(county.objective_deck, viewer)


def drawn(county: County, viewer: int | None) -> object:
    return [] if viewer == county.active else list(county.drawn)


def secret_answers(county: County, viewer: int | None) -> object:
    return [
        [str(answer) for seat, answer in enumerate(item.answers) if seat != viewer]
        for item, _ in county.agenda
        if isinstance(item, (GiveUpObjective, SelectObjectives))
    ]


SECRETS: dict[str, Secret] = {
    "objectives": objectives,
    "vp-cards": vp_cards,
    "orders": orders,
    "objective-order": objective_order,
    "drawn": drawn,
    "secret-answers": secret_answers,
}


def number_of(state: State, viewer: int | None, *secrets: Secret) -> int:
    """A number that tells the secrets apart."""
    assert isinstance(state, County)
    return int(digest([secret(state, viewer) for secret in secrets])[:8], 16)


def everything(state: State, viewer: int | None) -> int:
    return number_of(state, viewer, *SECRETS.values())


def tainted(name: str, value: Any, told: int) -> Any:
    """The field with a secret in it; it stays in range, so that all the rest works as ever."""
    small = told % 5
    if name == "rules":
        assert isinstance(value, Rules)
        other = copy.copy(value)
        vars(other)["options"] = {**value.options, "first": str(told)}
        return other
    if name == "claims" and value:
        return ((*value[0], small), *value[1:])
    if name == "agenda":
        return ((TakeVpCards(small, 0), 0), *value)
    if name == "rows":
        return (dataclasses.replace(value[0], pounds=small), *value[1:])
    if name == "score":
        return (("tiles", small), *value[1:])
    if name in PAIRS:
        return ((small, 1), *value)
    if name in DECKS:
        return (dataclasses.replace(value[0], size=small), *value[1:]) if value else value
    if name in ("market", "stacks") and not value:
        return value
    if isinstance(value, bool):
        return value ^ (told % 2 == 1)
    if isinstance(value, int):
        return (value + told) % 5
    if isinstance(value, str):
        return value + "!" * small
    if name == "seat":
        return small
    return (small, *(value or ())[1:])


class Leaky(Obsession):
    """Sends views with a planted leak, but re-deals from honest ones: only the leak can be at fault."""

    def __init__(self, plant: Plant) -> None:
        super().__init__()
        self._plant = plant
        self._honest: dict[int, tuple[CountyView, CountyView]] = {}

    def view(self, state: State, seat: int | None, ended: bool = False) -> CountyView:
        assert isinstance(state, County)
        honest = super().view(state, seat, ended)
        sent = self._plant(honest, state)
        self._honest[id(sent)] = (sent, honest)  # both are kept, so no id comes twice
        return sent

    def determinize(self, view: View, rng: random.Random) -> County:
        return super().determinize(self._honest[id(view)][1], rng)


def in_view(name: str, secret: Secret) -> Leaky:
    """The secret in a field of the view."""

    def plant(view: CountyView, county: County) -> CountyView:
        told = number_of(county, view.seat, secret)
        change: dict[str, Any] = {name: tainted(name, getattr(view, name), told)}
        return dataclasses.replace(view, **change)

    return Leaky(plant)


def in_rows(name: str, secret: Secret) -> Leaky:
    """The secret in a field of every seat's row."""

    def plant(view: CountyView, county: County) -> CountyView:
        told = number_of(county, view.seat, secret)
        rows = []
        for row in view.rows:
            change: dict[str, Any] = {name: tainted(name, getattr(row, name), told)}
            rows.append(dataclasses.replace(row, **change))
        return dataclasses.replace(view, rows=tuple(rows))

    return Leaky(plant)
