"""The useful man at the village fair: he is sent to help before its income is counted (p. 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession import staff
from parlour.games.obsession.actions import ASSIST, DECLINE
from parlour.games.obsession.extras import USEFUL_MAN
from parlour.games.obsession.reputation import earn
from parlour.games.obsession.special import TurnQuestion
from parlour.games.obsession.state import County
from parlour.kernel.action import Action
from parlour.kernel.agenda import Effect, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

RULE: Final = "useful-man"
ONE: Final = staff.ONE[USEFUL_MAN]


class SendToFair(Effect[County]):
    """Step 2 in the round of a fair: whoever has a useful man may put him on the Private Study."""

    def run(self, state: County, seat: int) -> None:
        is_fair = state.rules.event_in(state.round) == "village_fair"
        if is_fair and state.owns(seat, state.rules.study) and _could_help(state, seat):
            push(state, seat, UseFair())


def _could_help(county: County, seat: int) -> bool:
    """Whether the useful man is available, or help or a card could make him so."""
    if staff.count(county.available[seat], USEFUL_MAN):
        return True
    if staff.count(county.quarters[seat], USEFUL_MAN):
        return county.steps[seat] >= county.rules.help_steps or bool(county.vp_cards[seat])
    return staff.count(county.expended[seat], USEFUL_MAN) > 0 and bool(county.vp_cards[seat])


class UseFair(TurnQuestion):
    """Whether the useful man helps at the fair; the tile need not be flipped for that."""

    kind: ClassVar[str] = "use-fair"

    def main(self, state: County, seat: int) -> list[Action]:
        found: list[Action] = [DECLINE]
        if staff.count(state.available[seat], USEFUL_MAN):
            found.append(ASSIST)
        return found

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        if action == DECLINE:
            return None
        if action != ASSIST:
            return not_an_answer(action, self.kind, RULE)
        if not staff.count(state.available[seat], USEFUL_MAN):
            return Refusal("servant-not-available", RULE, {"servants": "useful-man"})
        return None

    def resolve_main(self, state: County, seat: int, action: Action) -> None:
        if action == ASSIST:
            state.available[seat] -= ONE
            state.serving += ONE
            if state.sink is not None:
                state.sink.append(Event("useful-man-at-fair", seat, {}))
            earn(state, seat, state.rules.useful_fair, "useful-man")
