"""Why a person, a card, a place or a market cannot be used now, asked of the questions of the rules.

A thing is judged by the open question of the seat where that is about such things, else by the question that
will ask for it: the card that is played, the bribe. Nothing here is a rule.
"""

from __future__ import annotations

import random
from typing import Final

from parlour.games.notre_dame.content.records import COLOURS, SECTORS
from parlour.games.notre_dame.persons.persons_asking import FoundSector, FoundSectors, WorkSector
from parlour.games.notre_dame.ruleset.board import distances
from parlour.games.notre_dame.sight.determinize import determinize
from parlour.games.notre_dame.sight.view import CityView
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.bribe import BRIBE_PERSON, BribePerson
from parlour.games.notre_dame.turn.cards import (
    PLAY_CARD,
    MoveCube,
    SendConfidant,
    refuse_card_action,
)
from parlour.games.notre_dame.turn.carriage import MoveCarriage, bills_of, fewest_bills
from parlour.games.notre_dame.turn.draft import ChooseCard
from parlour.games.notre_dame.turn.plague import RemoveCube
from parlour.games.notre_dame.words.actions import (
    BRIBE,
    CARD_WORDS,
    COLLECT,
    FOUND,
    FROM,
    KEEP,
    MARKET_WORDS,
    NOTRE_DAME,
    PLACES,
    PLAY,
    REMOVE,
    SEND,
    WORK,
)
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.kernel.action import Action
from parlour.kernel.agenda import Question
from parlour.kernel.beyond.companion import Finding, Remedy
from parlour.kernel.errors import Refusal

WORLD: Final = 20_260_118
"""Seeds the world in which the rules are asked; no reason depends on it."""


class Judge:
    """The questions that decide what a seat can use, in a world that it could be in."""

    def __init__(self, view: CityView, seat: int) -> None:
        self.seat: Final = seat
        self.city: Final[City] = determinize(view, random.Random(WORLD))
        item, owner = self.city.agenda[-1] if self.city.agenda else (None, seat)
        # A question to the whole table is everybody's own.
        is_own = owner == seat or isinstance(item, ChooseCard)
        self.open: Final[Question[City] | None] = item if is_own and isinstance(item, Question) else None

    def person(self, person: int) -> Refusal | None:
        """Why somebody cannot be bribed."""
        asked = self.open if isinstance(self.open, BribePerson) else BRIBE_PERSON
        return asked.refuse(self.city, self.seat, BRIBE[person])

    def card(self, card: int) -> Refusal | None:
        """Why a card cannot be kept, while cards are chosen, or played with its action."""
        if isinstance(self.open, ChooseCard) and card not in self.city.hand[self.seat]:
            return self.open.refuse(self.city, self.seat, KEEP[card])
        return PLAY_CARD.refuse(self.city, self.seat, PLAY[card])

    def place(self, place: int) -> Refusal | None:
        """Why a sector, or Notre Dame, cannot be chosen, or no cube could come there."""
        action = self._chosen(place)
        if action is not None and self.open is not None:
            return self.open.refuse(self.city, self.seat, action)
        return refuse_card_action(self.city, self.seat, place)

    def _chosen(self, place: int) -> Action | None:
        """The answer to the open question that chooses a place; None where it asks for no place."""
        if isinstance(self.open, MoveCube):
            return FROM[place]
        if place == NOTRE_DAME:
            return None
        if isinstance(self.open, SendConfidant):
            return SEND[place]
        if isinstance(self.open, FoundSector | FoundSectors):
            return FOUND[place]
        if isinstance(self.open, WorkSector):
            return WORK[place]
        return REMOVE[place] if isinstance(self.open, RemoveCube) else None

    def market(self, market: int) -> Refusal | None:
        """Why the bill of a market cannot be taken while the carriage drives."""
        if not isinstance(self.open, MoveCarriage):
            return None
        return self.open.refuse(self.city, self.seat, COLLECT[market])

    def remedy(self, finding: Finding) -> Remedy | None:
        """What would help against a reason, where something would."""
        _, name, refusal = finding
        if refusal is None:
            return None
        if refusal.reason in ("no-gold-to-bribe", "no-gold-to-donate"):
            return Remedy("gain-gold")
        if refusal.reason == "no-cube-to-place":
            return Remedy("gain-cubes")
        if refusal.reason == "market-out-of-reach":
            away = distances(self.city.rules.roads, self.city.carriage[self.seat])
            return Remedy("more-steps", {"count": away[MARKET_WORDS.index(name)]})
        if refusal.reason == "bill-colour-ahead":
            return Remedy("other-colours", {"allowed": ",".join(self._behind())})
        return None

    def _behind(self) -> list[str]:
        """The colours of which a bill may be taken."""
        city = self.city
        fewest = fewest_bills(city, self.seat)
        return [
            COLOURS[colour]
            for colour in city.rules.ring
            if city.bills_left[colour] and bills_of(city, self.seat, colour) <= fewest
        ]


def findings(view: CityView, seat: int) -> tuple[Finding, ...]:
    """Everybody on display, every own card, every place, and every bill while the carriage drives."""
    if not view.agenda:  # the game is over
        return ()
    judge = Judge(view, seat)
    found: list[Finding] = [("person", PERSONS[person], judge.person(person)) for person in view.display]
    found += [("card", CARD_WORDS[card], judge.card(card)) for card in (*view.pool, *view.hand)]
    found += [(_sort(place), PLACES[place], judge.place(place)) for place in range(len(PLACES))]
    if isinstance(judge.open, MoveCarriage):
        markets = [market for market, bill in enumerate(view.bills) if bill >= 0]
        found += [("market", MARKET_WORDS[market], judge.market(market)) for market in markets]
    return tuple(found)


def find(view: CityView, seat: int, name: str) -> tuple[Finding, ...]:
    """The same for one thing by its id; empty when it is none of these."""
    judge = Judge(view, seat)
    if name in PERSONS:
        return (("person", name, judge.person(PERSONS.index(name))),)
    if name in PLACES:
        return ((_sort(PLACES.index(name)), name, judge.place(PLACES.index(name))),)
    if name in CARD_WORDS:
        return (("card", name, judge.card(CARD_WORDS.index(name))),)
    if name in MARKET_WORDS and isinstance(judge.open, MoveCarriage):
        return (("market", name, judge.market(MARKET_WORDS.index(name))),)
    return ()


def remedies(view: CityView, seat: int, found: tuple[Finding, ...]) -> tuple[Remedy | None, ...]:
    """What would help, by finding."""
    judge = Judge(view, seat)
    return tuple([judge.remedy(each) for each in found])


def _sort(place: int) -> str:
    return "sector" if place < len(SECTORS) else "place"
