"""What would help where something is refused: figures to reach, rounds to wait."""

from __future__ import annotations

from collections import Counter
from typing import Final

from parlour.games.obsession.aids.board import service
from parlour.games.obsession.aids.shapes import ServiceAhead
from parlour.games.obsession.sight.view import CountyView
from parlour.kernel.beyond.companion import Finding, Remedy
from parlour.kernel.errors import Refusal

LEVEL_STEPS: Final = 5
"""Steps of reputation from one level to the next."""


def remedies(view: CountyView, seat: int, found: tuple[Finding, ...]) -> tuple[Remedy | None, ...]:
    """What would help, by finding; None where nothing is refused or nothing would."""
    ahead = service(view, seat)
    return tuple([None if each[2] is None else _remedy(view, seat, each[2], ahead) for each in found])


def _remedy(view: CountyView, seat: int, refusal: Refusal, ahead: ServiceAhead) -> Remedy | None:
    told = refusal.params
    reason = refusal.reason
    if reason in ("tile-above-reputation", "guest-above-reputation"):
        missing = (int(told["rating"]) - 1) * LEVEL_STEPS - view.rows[seat].steps
        # Enough by now, and too late for this turn: what counts is read when step 3 begins.
        return Remedy("reputation", {"count": missing}) if missing > 0 else Remedy("next-turn")
    if reason in ("servant-rests", "servant-is-spent"):
        return _back(str(told["servant"]), ahead)
    if reason == "servant-not-available":
        return _back(str(told["servants"]), ahead)
    if reason in ("guest-resting", "nobody-can-be-served"):
        return Remedy("pass-for-guests" if reason == "guest-resting" else "pass-for-servants")
    if reason == "too-expensive":
        return Remedy("pounds", {"amount": int(told["price"]) - int(told["pounds"])})
    return None


def _back(servants: str, ahead: ServiceAhead) -> Remedy | None:
    """The round in which so many servants are all free, if nobody is used before."""
    wanted = Counter(servants.split(","))
    free = {row["servant"]: row["free"] for row in ahead["rows"]}
    for at, number in enumerate(ahead["rounds"]):
        if at and all(
            free.get(name, [0] * len(ahead["rounds"]))[at] >= count for name, count in wanted.items()
        ):
            return Remedy("servant-back", {"round": number})
    return None
