"""What is hidden in Obsession, and how it is planted where it can be seen."""

from __future__ import annotations

import copy
import dataclasses
from typing import Any

from parlour.games.obsession.game import OBSESSION, Obsession
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.scoring.objectives import GiveUpObjective, SelectObjectives
from parlour.games.obsession.scoring.vp_cards import TakeVpCards
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.kernel.deck import Deck
from tests.properties.planting import Following, Leaky, Secret, others, unseen_answers

PAIRS = ("known_objectives", "given_up")
DECKS = ("casual", "prestige", "objective_deck", "vp_deck", "theme_deck")


def objectives(county: County, viewer: int | None) -> object:
    return [list(county.objectives[seat]) for seat in others(county.rules.seats, viewer)]


def vp_cards(county: County, viewer: int | None) -> object:
    return [list(county.vp_cards[seat]) for seat in others(county.rules.seats, viewer)] + [
        list(county.opponent_vp)
    ]


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
    return unseen_answers(county.agenda, (GiveUpObjective, SelectObjectives), viewer)


SECRETS: dict[str, Secret] = {
    "objectives": objectives,
    "vp-cards": vp_cards,
    "orders": orders,
    "objective-order": objective_order,
    "drawn": drawn,
    "secret-answers": secret_answers,
}


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


class LeakyCounty(Leaky[CountyView, County], Obsession):
    honest = OBSESSION


class FollowedCounty(Following[County], Obsession):
    honest = OBSESSION
