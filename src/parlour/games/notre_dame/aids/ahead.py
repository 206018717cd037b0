"""The next card or bribe of a seat, asked before its turn has come."""

from __future__ import annotations

import random

from parlour.games.notre_dame.sight.determinize import determinize
from parlour.games.notre_dame.sight.view import CityView
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.bribe import BRIBE_PERSON, BribePerson, BribeRound
from parlour.games.notre_dame.turn.cards import PLAY_CARD, PlayCard, PlayRound
from parlour.games.notre_dame.turn.draft import ChooseCard, Draft
from parlour.kernel.agenda import Question


def ahead(view: CityView, rng: random.Random) -> City | None:
    """A city in which the seat is asked what comes next for it in this turn; None before the deal."""
    seat = view.seat
    question = None if seat is None or seat in view.to_move else _next_question(view, seat)
    if seat is None or question is None:
        return None
    city = determinize(view, rng)
    city.agenda.append((question, seat))
    return city


def _next_question(view: CityView, seat: int) -> Question[City] | None:
    """The first of the things still to be done that the seat has a part in; None where that is the draft."""
    for item, owner in reversed(view.agenda):
        if isinstance(item, ChooseCard | Draft):
            return None
        if isinstance(item, PlayCard | BribePerson) and owner == seat:
            return item
        if isinstance(item, PlayRound):
            return PLAY_CARD
        if isinstance(item, BribeRound):
            return BRIBE_PERSON
    return None
