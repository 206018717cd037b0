"""Planted leaks: a game that tells, in one chosen place, something its viewer must not know."""

from __future__ import annotations

import copy
import dataclasses
import functools
import random
from collections.abc import Callable
from typing import Any

from parlour.games.notre_dame.game import NotreDame
from parlour.games.notre_dame.persons.powers import Prestige
from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.games.notre_dame.sight.view import CityView
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.draft import ChooseCard
from parlour.kernel.agenda import Item, State
from parlour.kernel.codec import digest
from parlour.kernel.deck import Deck, Stratum
from parlour.kernel.game import View

Secret = Callable[[City, int | None], object]


def others(city: City, viewer: int | None) -> list[int]:
    return [seat for seat in range(city.rules.seats) if seat != viewer]


def hands(city: City, viewer: int | None) -> object:
    return [[list(city.hand[seat]), list(city.pool[seat])] for seat in others(city, viewer)]


def piles(city: City, viewer: int | None) -> object:
    return [list(city.deck[seat]) for seat in others(city, viewer)]


def prestige(city: City, viewer: int | None) -> object:
    return [city.prestige[seat] for seat in others(city, viewer)]


def grey_order(city: City, viewer: int | None) -> object:
    return city.grey.plain()


def secret_answers(city: City, viewer: int | None) -> object:
    return [
        [str(answer) for seat, answer in enumerate(item.answers) if seat != viewer]
        for item, _ in city.agenda
        if isinstance(item, ChooseCard)
    ]


SECRETS: dict[str, Secret] = {
    "hands": hands,
    "piles": piles,
    "prestige": prestige,
    "grey-order": grey_order,
    "secret-answers": secret_answers,
}


def number_of(state: State, viewer: int | None, *secrets: Secret) -> int:
    """A number that tells the secrets apart."""
    assert isinstance(state, City)
    return int(digest([secret(state, viewer) for secret in secrets])[:8], 16)


def everything(state: State, viewer: int | None) -> int:
    return number_of(state, viewer, *SECRETS.values())


@functools.singledispatch
def tainted(value: object, told: int) -> Any:
    """*value* with a secret in it; it stays in range, so that all the rest works as ever."""
    raise TypeError(f"no idea how to hide a secret in {value!r}")


@tainted.register
def _(value: None, told: int) -> int:
    return told % 50


@tainted.register
def _(value: int, told: int) -> int:
    return (value + told) % 5


@tainted.register
def _(value: bool, told: int) -> bool:
    return value ^ (told % 2 == 1)


@tainted.register
def _(value: str, told: int) -> str:
    return value + "!" * (told % 5)


@tainted.register
def _(value: Deck, told: int) -> Deck:
    return Deck([*value.strata, Stratum((told % 30,), False, 0)])


@tainted.register
def _(value: Rules, told: int) -> Rules:
    other = copy.copy(value)
    vars(other)["options"] = {**value.options, "inn": str(told)}
    return other


@tainted.register
def _(value: Item, told: int) -> Item:
    return Prestige(told % 9, "spy")


@tainted.register
def _(value: tuple, told: int) -> tuple[object, ...]:  # type: ignore[type-arg]  # singledispatch takes no tuple[...]
    if not value:
        return (told % 5,)
    first = value[0]
    if dataclasses.is_dataclass(first) and not isinstance(first, type):
        return (dataclasses.replace(first, gold=told % 5), *value[1:])
    return (tainted(first, told), *value[1:])


class Leaky(NotreDame):
    """Sends views with a planted leak, but re-deals from honest ones: only the leak can be at fault."""

    def __init__(self, plant: Callable[[CityView, City], CityView]) -> None:
        super().__init__()
        self._plant = plant
        self._honest: dict[int, tuple[CityView, CityView]] = {}

    def view(self, state: State, seat: int | None, ended: bool = False) -> CityView:
        assert isinstance(state, City)
        honest = super().view(state, seat, ended)
        sent = self._plant(honest, state)
        self._honest[id(sent)] = (sent, honest)  # both are kept, so no id comes twice
        return sent

    def determinize(self, view: View, rng: random.Random) -> City:
        return super().determinize(self._honest[id(view)][1], rng)


def in_view(name: str, secret: Secret) -> Leaky:
    """The secret in a field of the view."""

    def plant(view: CityView, city: City) -> CityView:
        change: dict[str, Any] = {name: tainted(getattr(view, name), number_of(city, view.seat, secret))}
        return dataclasses.replace(view, **change)

    return Leaky(plant)


def in_rows(name: str, secret: Secret) -> Leaky:
    """The secret in a field of every seat's row."""

    def plant(view: CityView, city: City) -> CityView:
        told = number_of(city, view.seat, secret)
        rows = []
        for row in view.rows:
            change: dict[str, Any] = {name: tainted(getattr(row, name), told)}
            rows.append(dataclasses.replace(row, **change))
        return dataclasses.replace(view, rows=tuple(rows))

    return Leaky(plant)
