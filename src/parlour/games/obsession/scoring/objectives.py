"""Objective cards: drawing them, keeping some, and giving one up at the end of a season."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import ClassVar, Final

from parlour.games.obsession.state import County
from parlour.games.obsession.words.actions import DISCARD, DiscardObjective, KeepObjectives
from parlour.games.obsession.words.catalogue import OBJECTIVES
from parlour.games.obsession.words.draws import DealObjectives
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, Chooser, CountedQuestion, Effect, Together, push
from parlour.kernel.chance import Chance
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

RULE: Final = "objective-cards"


class DrawObjectives(Effect[County]):
    """Draw some objectives and keep some of them; an empty deck gives nothing (ruling 7)."""

    fields: ClassVar[tuple[str, ...]] = ("number", "keep")

    def __init__(self, number: int, keep: int) -> None:
        self.number: Final = number
        self.keep: Final = keep

    def run(self, state: County, seat: int) -> None:
        there = min(self.number, state.objective_deck.size())
        if there:
            push(state, CHANCE, DrawnObjectives(there, min(self.keep, there), seat))


class DrawnObjectives(Chance[County]):
    """Chance gives a seat the top objectives."""

    draws: ClassVar[str] = "objectives"
    rule: ClassVar[str] = RULE
    fields: ClassVar[tuple[str, ...]] = ("number", "keep", "seat")

    def __init__(self, number: int, keep: int, seat: int) -> None:
        self.number: Final = number
        self.keep: Final = keep
        self.seat: Final = seat

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        for cards in state.objective_deck.draws(self.number):
            yield DealObjectives(cards), 1

    def sample(self, state: County, seat: int, rng: random.Random) -> Action:
        return DealObjectives(state.objective_deck.sample(self.number, rng))

    def can_give(self, state: County, action: Action) -> bool | None:
        if not isinstance(action, DealObjectives):
            return None
        return len(action.objectives) == self.number and state.objective_deck.can_draw(action.objectives)

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, DealObjectives):
            self._deal(state, action.objectives)

    def play(self, state: County, seat: int, chooser: Chooser) -> None:
        chooser.plies += 1
        self._deal(state, state.objective_deck.sample(self.number, chooser.rng))

    def _deal(self, state: County, cards: tuple[int, ...]) -> None:
        owner = self.seat
        known = _known_tops(state, self.number)
        state.objective_deck.take(cards)
        if state.sink is not None:
            words = tuple([OBJECTIVES[card] for card in cards])
            state.sink.append(
                Event(
                    "objectives-drawn",
                    owner,
                    {"count": self.number},
                    {"objectives": words},
                    _confidants(state, owner),
                )
            )
        if self.keep < self.number:
            state.drawn = cards
            push(state, owner, ChooseObjectives(self.keep))
        else:
            state.objectives[owner] = tuple(sorted(state.objectives[owner] + cards))
            if known:
                state.known_objectives[owner] += tuple(
                    [(card, seats) for card, seats in known if seats & ~(1 << owner)]
                )


def _confidants(county: County, seat: int) -> tuple[int, ...]:
    """Who sees the objectives of a seat: in teams the partner does, too."""
    partner = county.rules.table.partner[seat]
    return (seat,) if partner < 0 else (seat, partner)


def _known_tops(county: County, number: int) -> list[tuple[int, int]]:
    """Of the next cards, those whose place some seats know, with the mask of these seats."""
    found: list[tuple[int, int]] = []
    left = number
    for stratum in county.objective_deck.strata:
        if stratum.fixed:
            found.extend([(card, stratum.known) for card in stratum.cards[:left]])
        left -= min(left, len(stratum.cards))
    return found


class ChooseObjectives(CountedQuestion[County]):
    """Keep some of the objectives just drawn; the others go under the deck."""

    kind: ClassVar[str] = "keep-objectives"

    def options(self, state: County, seat: int) -> list[Action]:
        return [KeepObjectives(cards) for cards in itertools.combinations(state.drawn, self.number)]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        return _refuse_keep(action, state.drawn, self.number, self.kind)

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, KeepObjectives):
            rest = tuple([card for card in state.drawn if card not in action.objectives])
            state.objectives[seat] = tuple(sorted(state.objectives[seat] + action.objectives))
            state.objective_deck.put_under(rest, sum([1 << each for each in _confidants(state, seat)]))
            state.drawn = ()
            _tell_kept(state, seat, action.objectives)


def _refuse_keep(action: Action, drawn: tuple[int, ...], keep: int, kind: str) -> Refusal | None:
    if not isinstance(action, KeepObjectives):
        return not_an_answer(action, kind, RULE)
    for card in action.objectives:
        if card not in drawn:
            return Refusal("objective-not-held", RULE, {"objective": OBJECTIVES[card]})
    if len(action.objectives) != keep or tuple(sorted(set(action.objectives))) != action.objectives:
        return Refusal("keep-another-number", RULE, {"keep": keep})
    return None


def _tell_kept(county: County, seat: int, kept: tuple[int, ...]) -> None:
    if county.sink is not None:
        words = tuple([OBJECTIVES[card] for card in kept])
        county.sink.append(
            Event(
                "objectives-kept",
                seat,
                {"count": len(kept)},
                {"objectives": words},
                _confidants(county, seat),
            )
        )


class SelectObjectives(Together[County]):
    """First edition: all seats keep some of the objectives dealt, unseen by the others."""

    kind: ClassVar[str] = "select-objectives"

    def options(self, state: County, seat: int) -> list[Action]:
        held = state.objectives[seat]
        return [KeepObjectives(cards) for cards in itertools.combinations(held, state.rules.goals.deal_keep)]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        return _refuse_keep(action, state.objectives[seat], state.rules.goals.deal_keep, self.kind)

    def finish(self, state: County) -> None:
        rest: tuple[int, ...] = ()
        for seat, answer in enumerate(self.answers):
            if isinstance(answer, KeepObjectives):
                out = tuple([card for card in state.objectives[seat] if card not in answer.objectives])
                state.objectives[seat] = answer.objectives
                state.given_up[seat] += tuple([(card, 1) for card in out])
                rest += out
                _tell_kept(state, seat, answer.objectives)
        state.objective_deck.put_loosely_under(rest, 1)


class DiscardObjectives(Effect[County]):
    """After a courtship everybody gives up one objective; they are shuffled under the deck (ruling 21)."""

    def run(self, state: County, seat: int) -> None:
        if state.rules.goals.season_discards and any(state.objectives):
            push(state, TABLE, GiveUpObjective((None,) * state.rules.seats))


class GiveUpObjective(Together[County]):
    """Which objective to give up, unseen by the others."""

    kind: ClassVar[str] = "discard-objective"

    def waiting(self, state: County) -> tuple[int, ...]:
        return tuple(
            [seat for seat, answer in enumerate(self.answers) if answer is None and state.objectives[seat]]
        )

    def options(self, state: County, seat: int) -> list[Action]:
        return [DISCARD[card] for card in state.objectives[seat]]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, DiscardObjective):
            return not_an_answer(action, self.kind, RULE)
        if action.objective not in state.objectives[seat]:
            return Refusal("objective-not-held", RULE, {"objective": OBJECTIVES[action.objective]})
        return None

    def finish(self, state: County) -> None:
        given: tuple[int, ...] = ()
        for seat, answer in enumerate(self.answers):
            if isinstance(answer, DiscardObjective):
                card = answer.objective
                given += (card,)
                state.given_up[seat] += ((card, state.season() + 1),)
                state.objectives[seat] = tuple([each for each in state.objectives[seat] if each != card])
                # Which card it was is hidden, so nobody else can be sure any longer of what is held.
                state.known_objectives[seat] = ()
                if state.sink is not None:
                    state.sink.append(
                        Event(
                            "objective-given-up",
                            seat,
                            {},
                            {"objective": OBJECTIVES[card]},
                            _confidants(state, seat),
                        )
                    )
        state.objective_deck.put_loosely_under(given, state.season() + 1)
