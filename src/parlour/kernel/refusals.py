"""Refusals that the questions of every game share."""

from __future__ import annotations

from parlour.kernel.action import Action
from parlour.kernel.errors import Refusal


def not_an_answer(action: Action, question: str, rule: str) -> Refusal:
    """The action belongs to another question."""
    return Refusal("not-an-answer", rule, {"action": action.text, "question": question})


def impossible_outcome(action: Action, rule: str) -> Refusal:
    """Chance cannot give this."""
    return Refusal("impossible-outcome", rule, {"action": action.text})
