"""Phase 4: each seat may bribe one of the persons on display, for one gold (p. 3)."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.asking import Ask
from parlour.games.notre_dame.turn.supply import pay_gold
from parlour.games.notre_dame.words.actions import BRIBE, PASS, Bribe
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.games.notre_dame.words.masks import without
from parlour.kernel.action import Action
from parlour.kernel.agenda import Effect, Numbered, push, rounds
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

COUNCILLOR: Final = PERSONS.index("councillor")


class BribePerson(Numbered[City]):
    """Bribe a person or pass."""

    kind: ClassVar[str] = "bribe-person"

    def how_many(self, state: City, seat: int) -> int:
        return 1 + len(state.display) if state.gold[seat] > 0 else 1

    def nth(self, state: City, seat: int, number: int) -> Action:
        return PASS if number == 0 else BRIBE[state.display[number - 1]]

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        if action == PASS:
            return None
        if not isinstance(action, Bribe):
            return not_an_answer(action, self.kind, "phase-4")
        if action.person not in state.display:
            return Refusal("person-not-on-display", "phase-4", {"person": PERSONS[action.person]})
        if state.gold[seat] == 0:
            return Refusal("no-gold-to-bribe", "phase-4")
        return None

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Bribe):
            pay_gold(state, seat, 1)
            if state.sink is not None:
                state.sink.append(Event("bribed", seat, {"person": PERSONS[action.person]}))
            for item in reversed(state.rules.powers[action.person]):
                state.agenda.append((item, seat))
        elif state.sink is not None:
            state.sink.append(Event("passed", seat, {}))


class BribeAgain(BribePerson):
    """The councillor: so many more bribes, the same person or not, but never himself (p. 12)."""

    kind: ClassVar[str] = "bribe-again"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def how_many(self, state: City, seat: int) -> int:
        return 1 + len(without(state.display, COUNCILLOR)) if state.gold[seat] > 0 else 1

    def nth(self, state: City, seat: int, number: int) -> Action:
        return PASS if number == 0 else BRIBE[without(state.display, COUNCILLOR)[number - 1]]

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Bribe) and action.person == COUNCILLOR and COUNCILLOR in state.display:
            return Refusal("councillor-not-again", "new-period-c-persons")
        return BribePerson.refuse(self, state, seat, action)

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Bribe) and self.count > 1:
            # Whether there is gold for it shows only when the power has done its work.
            push(state, seat, Ask(BribeAgain(self.count - 1), PERSONS[COUNCILLOR]))
        BribePerson.resolve(self, state, seat, action)


BRIBE_PERSON: Final = BribePerson()
_ROUNDS: Final = rounds(BRIBE_PERSON)


class BribeRound(Effect[City]):
    """Every seat in turn, clockwise from the first player."""

    def run(self, state: City, seat: int) -> None:
        state.agenda.extend(_ROUNDS[state.rules.seats][state.first])
