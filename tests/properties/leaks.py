"""What is hidden in Notre Dame, and how it is planted where it can be seen."""

from __future__ import annotations

import copy
import dataclasses
import functools
from typing import Any

from parlour.games.notre_dame.game import NOTRE_DAME, NotreDame
from parlour.games.notre_dame.persons.powers import Prestige
from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.games.notre_dame.sight.view import CityView
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.draft import ChooseCard
from parlour.kernel.agenda import Item
from parlour.kernel.deck import Deck, Stratum
from tests.properties.planting import Following, Leaky, Secret, others, unseen_answers


def hands(city: City, viewer: int | None) -> object:
    return [[list(city.hand[seat]), list(city.pool[seat])] for seat in others(city.rules.seats, viewer)]


def piles(city: City, viewer: int | None) -> object:
    return [list(city.deck[seat]) for seat in others(city.rules.seats, viewer)]


def prestige(city: City, viewer: int | None) -> object:
    return [city.prestige[seat] for seat in others(city.rules.seats, viewer)]


def grey_order(city: City, viewer: int | None) -> object:
    return city.grey.plain()


def secret_answers(city: City, viewer: int | None) -> object:
    return unseen_answers(city.agenda, (ChooseCard,), viewer)


SECRETS: dict[str, Secret] = {
    "hands": hands,
    "piles": piles,
    "prestige": prestige,
    "grey-order": grey_order,
    "secret-answers": secret_answers,
}


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


class LeakyCity(Leaky[CityView, City], NotreDame):
    honest = NOTRE_DAME


class FollowedCity(Following[City], NotreDame):
    honest = NOTRE_DAME
