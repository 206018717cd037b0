"""The useful man at the village fair: he is sent to help before its income is counted (p. 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession.modes.borrowing import LendingQuestion
from parlour.games.obsession.modes.lending import lendable_servants, refuse_lending
from parlour.games.obsession.scoring.reputation import earn
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.household import could_come
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import ASSIST, ASSIST_LENT, DECLINE
from parlour.games.obsession.words.extras import USEFUL_MAN
from parlour.kernel.action import Action
from parlour.kernel.agenda import Effect, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

RULE: Final = "useful-man"
ONE: Final = crowds.ONE[USEFUL_MAN]


class SendToFair(Effect[County]):
    """Step 2 in the round of a fair: a useful man, the own or the partner's, may go to the Private Study."""

    def run(self, state: County, seat: int) -> None:
        is_fair = state.rules.season.event_in(state.round) == "village_fair"
        if is_fair and state.owns(seat, state.rules.tiles.study) and _could_help(state, seat):
            push(state, seat, UseFair())


def _could_help(county: County, seat: int) -> bool:
    """Whether a useful man is at hand, the partner's included, or help or a card could bring the own one."""
    near = county.available[seat] + lendable_servants(county, seat)
    return crowds.count(near, USEFUL_MAN) > 0 or could_come(county, seat, USEFUL_MAN)


class UseFair(LendingQuestion):
    """Whether a useful man helps at the fair, the own or the partner's; the tile need not be flipped."""

    kind: ClassVar[str] = "use-fair"

    def main(self, state: County, seat: int) -> list[Action]:
        found: list[Action] = [DECLINE]
        if crowds.count(state.available[seat], USEFUL_MAN):
            found.append(ASSIST)
        if self.refuse_main(state, seat, ASSIST_LENT) is None:
            found.append(ASSIST_LENT)
        return found

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        if action == DECLINE:
            return None
        if action == ASSIST_LENT:
            return refuse_lending(state, seat, ONE, self.request(action))
        if action != ASSIST:
            return not_an_answer(action, self.kind, RULE)
        if not crowds.count(state.available[seat], USEFUL_MAN):
            return Refusal("servant-not-available", RULE, {"servants": "useful-man"})
        return None

    def borrowed(self, action: Action) -> int:
        return ONE if action == ASSIST_LENT else 0

    def settle(self, state: County, seat: int, action: Action) -> None:
        if action in (ASSIST, ASSIST_LENT):
            if action == ASSIST:
                state.available[seat] -= ONE
            state.serving += ONE
            if state.sink is not None:
                state.sink.append(Event("useful-man-at-fair", seat, {}))
            earn(state, seat, state.rules.extras.useful_fair, "useful-man")
