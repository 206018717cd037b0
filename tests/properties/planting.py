"""Planted leaks, for any game: one that tells, in one chosen place, something its viewer must not know.

The law has teeth: whatever is planted anywhere in what a seat is sent, it is caught.
"""

from __future__ import annotations

import dataclasses
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar, cast

import pytest

from parlour.kernel.action import Action
from parlour.kernel.agenda import Item, Question, S, State
from parlour.kernel.codec import digest
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.errors import Refusal
from parlour.kernel.event import EVERYONE, Event, Value
from parlour.kernel.game import Game, View
from parlour.sim.proof.steered import Position
from tests.properties.law import law_faults

V = TypeVar("V", bound=View)
Secret = Callable[[Any, int | None], object]
Plant = Callable[[Any, Any], Any]
"""The view that is sent, made of the honest one and of the state."""
Cases = Mapping[str, Sequence[object]]
SEATS = 3


def faults(game: Game, states: list[State], seats: int = SEATS) -> Iterator[str]:
    return law_faults(game, states, seats)


def others(seats: int, viewer: int | None) -> list[int]:
    return [seat for seat in range(seats) if seat != viewer]


def unseen_answers(
    agenda: list[tuple[Item, int]], kinds: tuple[type[Any], ...], viewer: int | None
) -> object:
    """What the others have answered in secret, while all are asked together."""
    return [
        [str(answer) for seat, answer in enumerate(item.answers) if seat != viewer]
        for item, _ in agenda
        if isinstance(item, kinds)
    ]


def number_of(state: State, viewer: int | None, secrets: Iterable[Secret]) -> int:
    """A number that tells the secrets apart."""
    return int(digest([secret(state, viewer) for secret in secrets])[:8], 16)


class Leaky(Game, Generic[V, S]):
    """Sends views with a planted leak, but re-deals from honest ones: only the leak can be at fault."""

    honest: ClassVar[Game]

    def __init__(self, plant: Callable[[V, S], V]) -> None:
        super().__init__()
        self._plant = plant
        self._sent: dict[int, tuple[V, V]] = {}

    def view(self, state: State, seat: int | None, ended: bool = False) -> V:
        honest = cast(V, self.honest.view(state, seat, ended))
        sent = self._plant(honest, cast(S, state))
        self._sent[id(sent)] = (sent, honest)  # both are kept, so no id comes twice
        return sent

    def determinize(self, view: View, rng: random.Random) -> S:
        return cast(S, self.honest.determinize(self._sent[id(view)][1], rng))


class Following(Game, Generic[S]):
    """Knows the state that is being played on, which is always the last copy made."""

    honest: ClassVar[Game]
    current: S | None = None

    def clone(self, state: State) -> S:
        self.current = cast(S, self.honest.clone(state))
        return self.current


def events_met(game: Game, starts: Iterable[State]) -> dict[str, list[State]]:
    """For each kind of event, positions in which an answer that was given told of it."""
    found: dict[str, list[State]] = {}
    rng = random.Random(3)
    for start in starts:
        state = game.clone(start)
        while to_move(state):
            before = game.clone(state)
            heard: list[Event] = []
            state.sink = heard
            seat = rng.choice(to_move(state))
            apply(state, seat, legal(state, seat).sample(rng))
            for kind in {event.kind for event in heard}:
                if len(found.setdefault(kind, [])) < 30:
                    found[kind].append(before)
    for states in found.values():
        rng.shuffle(states)
    return found


def speak(
    speakers: Iterable[ModuleType], kind: str, changed: Callable[[Event], Event], patch: pytest.MonkeyPatch
) -> None:
    """From now on the speakers tell events of this *kind* as they are *changed*."""

    def told(name: str, seat: int, data: dict[str, Value], *hidden: Any) -> Event:
        event = Event(name, seat, data, *hidden)
        return changed(event) if name == kind else event

    for module in speakers:
        patch.setattr(module, "Event", told)


def widen(speakers: Iterable[ModuleType], kind: str, patch: pytest.MonkeyPatch) -> None:
    """The secret part of such events is told to everyone."""
    speak(speakers, kind, lambda event: Event(kind, event.seat, event.data, event.secret, (EVERYONE,)), patch)


def questions(records: Iterable[type[Item]]) -> dict[str, type[Question[Any]]]:
    return {
        record.kind: record for record in records if issubclass(record, Question) and record.kind != "chance"
    }


def everywhere(view: type[Any], row: type[Any], secrets: Mapping[str, Secret]) -> dict[str, Sequence[object]]:
    """Cases: each of the secrets in each field of the view, and in each field of a seat's row in it."""
    return {
        "secret": list(secrets),
        "view_field": [field.name for field in dataclasses.fields(view)],
        "row_field": [field.name for field in dataclasses.fields(row)],
    }


def in_every_row(view: Any, name: str, values: Iterable[object]) -> Any:
    """The view with a field of each seat's row exchanged."""
    rows = [dataclasses.replace(row, **{name: value}) for row, value in zip(view.rows, values, strict=True)]
    return dataclasses.replace(view, rows=tuple(rows))


class PlantedLeaks(ABC):
    """The tests; a game's heir says what is planted, and its `cases` in which places.

    Its module has the fixtures: `by_kind` has positions for each kind of question, `some` those in which
    every secret there is can be found, `by_event` those from `events_met`.
    """

    game: ClassVar[Game]
    leaky: ClassVar[type[Leaky[Any, Any]]]
    following: ClassVar[type[Following[Any]]]
    secrets: ClassVar[Mapping[str, Secret]]
    speakers: ClassVar[tuple[ModuleType, ...]]
    """The modules that tell of events."""
    questions: ClassVar[Mapping[str, type[Question[Any]]]]
    cases: ClassVar[Cases]

    @staticmethod
    @abstractmethod
    def tainted(name: str, value: Any, told: int) -> Any:
        """The field with a secret in it; it stays in range, so that all the rest works as ever."""

    def everything(self, state: State, viewer: int | None) -> int:
        return number_of(state, viewer, self.secrets.values())

    def in_view(self, name: str, secret: Secret) -> Game:
        """The secret in a field of the view."""

        def plant(view: Any, state: State) -> Any:
            told = number_of(state, view.seat, [secret])
            return dataclasses.replace(view, **{name: self.tainted(name, getattr(view, name), told)})

        return self.leaky(plant)

    def in_rows(self, name: str, secret: Secret) -> Game:
        """The secret in a field of every seat's row."""

        def plant(view: Any, state: State) -> Any:
            told = number_of(state, view.seat, [secret])
            values = [self.tainted(name, getattr(row, name), told) for row in view.rows]
            return in_every_row(view, name, values)

        return self.leaky(plant)

    # Views

    def test_without_a_leak_nothing_is_found(self, some: list[State]) -> None:
        assert list(faults(self.game, some)) == []
        honest = self.leaky(lambda view, state: view)
        assert list(faults(honest, some)) == [], "nor does the planting itself show"

    def test_a_leak_in_any_field_of_the_view_is_caught(
        self, view_field: str, secret: str, some: list[State]
    ) -> None:
        assert f"view: {view_field}" in faults(self.in_view(view_field, self.secrets[secret]), some)

    def test_a_leak_in_any_field_of_a_row_is_caught(
        self, row_field: str, secret: str, some: list[State]
    ) -> None:
        assert "view: rows" in faults(self.in_rows(row_field, self.secrets[secret]), some)

    def test_leaks_that_a_slip_would_cause_are_caught(self, slip: Plant, some: list[State]) -> None:
        assert next(faults(self.leaky(slip), some), "") != ""

    # Events

    def test_a_secret_in_the_open_part_of_any_event_is_caught(
        self, event: str, by_event: dict[str, list[State]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = self.following()

        def leaking(told: Event) -> Event:
            if game.current is None:
                return told
            data = {**told.data, "leak": self.everything(game.current, None)}
            return Event(told.kind, told.seat, data, told.secret, told.audience)

        speak(self.speakers, event, leaking, monkeypatch)
        assert any(fault.startswith(f"events: {event} ") for fault in faults(game, by_event[event]))

    def test_a_secret_part_told_to_everyone_is_caught(
        self, secret_event: str, by_event: dict[str, list[State]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        widen(self.speakers, secret_event, monkeypatch)
        found = faults(self.game, by_event[secret_event])
        assert any(fault.startswith(f"events: {secret_event} ") for fault in found)

    # Answers and refusals

    def test_every_kind_of_question_has_its_record(self) -> None:
        assert set(self.questions) == set(self.game.meta.question_kinds)

    def test_a_secret_in_any_refusal_is_caught(
        self, question: str, by_kind: dict[str, list[Position]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        record = self.questions[question]
        honest = record.refuse

        def leaking(asked: Question[Any], state: State, seat: int, action: Action) -> Refusal | None:
            refusal = honest(asked, state, seat, action)
            if refusal is None:
                return None
            told = self.everything(state, seat)
            return Refusal(refusal.reason, refusal.rule, {**refusal.params, "leak": told})

        monkeypatch.setattr(record, "refuse", leaking)
        states = [position.state for position in by_kind[question]]
        assert any(fault.startswith("why: ") for fault in faults(self.game, states))

    def test_a_secret_in_the_order_of_the_answers_is_caught(
        self, question: str, by_kind: dict[str, list[Position]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        record = self.questions[question]
        method = "iterate" if record.lazy else "options"
        honest = getattr(record, method)

        def leaking(asked: Question[Any], state: State, seat: int) -> object:
            listed = list(honest(asked, state, seat))
            turned = listed if self.everything(state, seat) % 2 else listed[::-1]
            return iter(turned) if record.lazy else turned

        monkeypatch.setattr(record, method, leaking)
        states = [position.state for position in by_kind[question]]
        assert "legal: the answers differ" in faults(self.game, states)
