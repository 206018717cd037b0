"""The Butler's Room: hiring servants from the supply, or recruiting one from another player."""

from __future__ import annotations

import itertools
from typing import ClassVar, Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.household import refuse_second, take_into_service
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import HIRE, HIRE_ONE, RECRUIT, Hire, Recruit
from parlour.games.obsession.words.catalogue import AREAS
from parlour.kernel.action import Action
from parlour.kernel.agenda import CountedEffect, CountedQuestion, Question, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event, Value
from parlour.kernel.refusals import not_an_answer

RULE: Final = "hiring-servants"


class HireServants(CountedEffect[County]):
    """Take servants from those for hire, as many as there are up to a number."""

    def run(self, state: County, seat: int) -> None:
        there = crowds.total(open_to(state, seat))
        if there:
            push(state, seat, ChooseServants(min(self.number, there)))


def open_to(county: County, seat: int) -> int:
    """The servants for hire whom a family may take: of those with a limit never more than it allows."""
    crowd = county.pool & county.rules.servants.hireable_mask
    for servant in county.rules.servants.hireable:
        if county.rules.servants.limit[servant]:
            here = crowds.count(crowd, servant)
            crowd -= here * crowds.ONE[servant]
            if here and refuse_second(county, seat, crowds.ONE[servant]) is None:
                crowd += crowds.ONE[servant]
    return crowd


class ChooseServants(CountedQuestion[County]):
    """Which servants to hire."""

    kind: ClassVar[str] = "hire-servants"

    def options(self, state: County, seat: int) -> list[Action]:
        found: list[Action] = []
        there = open_to(state, seat)
        if self.number == 1:  # nearly always
            for servant in state.rules.servants.hireable:
                if crowds.count(there, servant):
                    found.append(HIRE_ONE[servant])
            return found
        for servants in itertools.combinations_with_replacement(state.rules.servants.hireable, self.number):
            if crowds.covers(there, _crowd(servants)):
                found.append(HIRE[servants] if servants in HIRE else Hire(servants))
        return found

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Hire):
            return not_an_answer(action, self.kind, RULE)
        for servant in action.servants:
            if servant not in state.rules.servants.hireable:
                return Refusal("not-for-hire", RULE)
        if len(action.servants) != self.number or tuple(sorted(action.servants)) != action.servants:
            return Refusal("hire-another-number", RULE, {"number": self.number})
        if not crowds.covers(state.pool, _crowd(action.servants)):
            return Refusal("nobody-left-to-hire", RULE, {"servant": SERVANTS[action.servants[0]]})
        return refuse_second(state, seat, _crowd(action.servants))

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Hire):
            take_into_service(state, seat, _crowd(action.servants))


def _crowd(servants: tuple[int, ...]) -> int:
    return sum([crowds.ONE[servant] for servant in servants])


class RecruitServants(CountedEffect[County]):
    """Lure servants away from other players, one by one."""

    def run(self, state: County, seat: int) -> None:
        if self.number and recruits(state, seat):
            push(state, seat, RecruitServant(), RecruitServants(self.number - 1))


def _area(county: County, seat: int, area: int) -> int:
    return (county.available[seat], county.quarters[seat], county.expended[seat])[area]


def recruits(county: County, seat: int) -> list[Action]:
    """Every servant of the others who could be lured away; the tall ones are loyal."""
    found: list[Action] = []
    for other in county.rules.table.rivals[seat]:
        for servant in county.rules.servants.recruitable:
            for area in range(len(AREAS)):
                if crowds.count(_area(county, other, area), servant):
                    found.append(RECRUIT[other, servant, area])
    return found


class RecruitServant(Question[County]):
    """Whom to recruit, and from where on the other player's board."""

    kind: ClassVar[str] = "recruit-servant"

    def options(self, state: County, seat: int) -> list[Action]:
        return recruits(state, seat)

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Recruit):
            return not_an_answer(action, self.kind, RULE)
        if action.target not in state.rules.table.rivals[seat]:
            return Refusal("no-such-target", RULE, {"seat": action.target})
        if action.servant not in state.rules.servants.recruitable:
            return Refusal("servant-is-loyal", RULE, {"servant": SERVANTS[action.servant]})
        if not crowds.count(_area(state, action.target, action.area), action.servant):
            return Refusal("servant-not-there", RULE, {"servant": SERVANTS[action.servant]})
        return None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if not isinstance(action, Recruit):
            return
        one = crowds.ONE[action.servant]
        if action.area == 0:
            state.available[action.target] -= one
        elif action.area == 1:
            state.quarters[action.target] -= one
        else:
            state.expended[action.target] -= one
        state.expended[seat] += one
        if state.sink is not None:
            told: dict[str, Value] = {"servant": SERVANTS[action.servant], "target": action.target}
            state.sink.append(Event("servant-recruited", seat, told))
