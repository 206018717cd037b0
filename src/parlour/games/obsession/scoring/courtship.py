"""Courtship: who catered best to the Fairchilds, in a season and at the end (Rulebook p. 13, ruling 20)."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession.content.words import CATEGORIES
from parlour.games.obsession.scoring.objectives import DiscardObjectives
from parlour.games.obsession.scoring.vp_cards import TakeVpCards
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.reserves import OpenReserve
from parlour.games.obsession.turn.season import is_courtship, is_final
from parlour.games.obsession.words.actions import COURT, Court
from parlour.games.obsession.words.catalogue import COPIES, GENTRY
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, Effect, Question, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

RULE: Final = "courtship"


def category_vp(county: County, seat: int, category: int) -> int:
    """The points of the tiles in a column of the organiser, as they lie."""
    tiles = county.rules.tiles
    points = 0
    for code in county.estate[seat]:
        if tiles.category[code] == category:
            points += tiles.vp[code]
    return points


def categories_courted(county: County) -> list[int]:
    """The columns that count now: the theme of the season, or at the end all themes, doubled ones twice."""
    rules = county.rules
    themes = [rules.goals.theme_category[card // COPIES] for card in county.themes]
    return themes if is_final(county) else themes[-1:]


def courtship_total(county: County, seat: int) -> int:
    """What a family can show for the courtship that is being held."""
    return sum([category_vp(county, seat, category) for category in categories_courted(county)])


class ReturnFairchild(Effect[County]):
    """The first thing on a courtship space: the visit of a Fairchild ends."""

    def run(self, state: County, seat: int) -> None:
        if is_courtship(state):
            for each in range(state.rules.seats):
                state.hand[each] &= ~state.rules.people.fairchild_mask
                state.discard[each] &= ~state.rules.people.fairchild_mask


class HoldCourtship(Effect[County]):
    """Compare the families and reward the best."""

    def run(self, state: County, seat: int) -> None:
        if not is_courtship(state):
            return
        totals = [courtship_total(state, each) for each in range(state.rules.seats)]
        most = max(totals)
        best = [each for each, total in enumerate(totals) if total == most]
        if is_final(state) and len(best) > 1:
            standing = max([state.steps[each] for each in best])
            best = [each for each in best if state.steps[each] == standing]
        if state.sink is not None:
            told = tuple([str(total) for total in totals])
            names = tuple([CATEGORIES[category] for category in categories_courted(state)])
            state.sink.append(Event("courtship-held", -1, {"totals": told, "categories": names}))
        if len(best) == 1:
            push(state, best[0], ChooseFairchild(), TakeVpCards(1, best[0]))
        else:
            if state.sink is not None:
                state.sink.append(Event("courtship-tied", -1, {"seats": tuple([str(each) for each in best])}))
            push(state, CHANCE, *[TakeVpCards(1, each) for each in best])


class ChooseFairchild(Question[County]):
    """The winner chooses who comes to visit."""

    kind: ClassVar[str] = "choose-fairchild"

    def options(self, state: County, seat: int) -> list[Action]:
        return [COURT[card] for card in state.rules.people.fairchilds]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Court):
            return not_an_answer(action, self.kind, RULE)
        if action.card not in state.rules.people.fairchilds:
            return Refusal("not-a-fairchild", RULE, {"guest": GENTRY[action.card]})
        return None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Court):
            state.hand[seat] |= 1 << action.card
            if state.sink is not None:
                state.sink.append(Event("fairchild-visits", seat, {"gentry": GENTRY[action.card]}))


class EndSeason(Effect[County]):
    """After a courtship: objectives are given up, and a reserve may open."""

    def run(self, state: County, seat: int) -> None:
        if is_courtship(state):
            push(state, CHANCE, DiscardObjectives(), OpenReserve())
