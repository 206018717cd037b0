"""Putting a question that a power asks."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.supply import no_effect
from parlour.kernel.agenda import Effect, Question, push


class Ask(Effect[City]):
    """Put a question, unless declining is all there is to answer."""

    fields: ClassVar[tuple[str, ...]] = ("question", "source")

    def __init__(self, question: Question[City], source: str) -> None:
        self.question: Final = question
        self.source: Final = source

    def run(self, state: City, seat: int) -> None:
        if self.question.is_forced(state, seat):
            no_effect(state, seat, self.source)
        else:
            push(state, seat, self.question)
