"""Refusals and errors: every "no" carries a reason code, its parameters and the place in the rulebook."""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")
Param = str | int


class Refusal:
    """Why an action does not answer the open question. Plain data: texts are looked up at the edge."""

    def __init__(self, reason: str, rule: str, params: dict[str, Param] | None = None) -> None:
        self.reason: Final = reason
        self.rule: Final = rule
        self.params: Final[dict[str, Param]] = params if params is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.reason, self.rule))

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r}, {self.params!r})"

    def plain(self) -> dict[str, object]:
        """The refusal as JSON-able data."""
        return {"reason": self.reason, "rule": self.rule, "params": dict(self.params)}


class ParlourError(ValueError):
    """An error with a reason code, so that every edge can put it in the reader's language."""

    def __init__(self, code: str, params: dict[str, Param] | None = None) -> None:
        self.code: str = code
        self.params: dict[str, Param] = params if params is not None else {}
        told = ", ".join(f"{name}={value}" for name, value in self.params.items())
        super().__init__(f"{code} ({told})" if told else code)


class Invalid(ParlourError):
    """The input is not in the language at all: unknown words, a broken file, a bad option."""


class Illegal(ParlourError):
    """The input is well formed and the rules refuse it; the refusal says why."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal: Refusal = refusal
        super().__init__(refusal.reason, dict(refusal.params))


class RulesBug(Exception):
    """The engine reached a state that its own rules exclude."""


def require(holds: bool, what: str) -> None:
    """Raise `RulesBug` unless what the rules promise holds."""
    if not holds:
        raise RulesBug(what)


def given(thing: T | None, missing: str) -> T:
    """What must be there for a rule to be asked; raise `RulesBug` where it is not."""
    if thing is None:
        raise RulesBug(missing)
    return thing
