"""Passing: everybody comes back, then rents, a new market or, by variant, new servants (ruling 18)."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession.hosting.host_lists import hosts_of
from parlour.games.obsession.hosting.judgement import face_up, refuse_host
from parlour.games.obsession.scoring.reputation import earn
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.any_time import TurnQuestion
from parlour.games.obsession.turn.favours import begin_activity
from parlour.games.obsession.turn.household import refresh_service
from parlour.games.obsession.turn.market import STACKED, RefreshMarket
from parlour.games.obsession.words.actions import RENEW, RENTS
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.action import Action
from parlour.kernel.agenda import Effect, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

RULE: Final = "passing"


def take_back(county: County, seat: int) -> None:
    """All servants to Available Service, the discard pile into the hand."""
    county.passing = True
    if county.sink is not None:
        county.sink.append(Event("player-passed", seat, {}))
    refresh_service(county, seat)
    county.hand[seat] |= county.discard[seat]
    county.discard[seat] = 0


class TakeBack(Effect[County]):
    """The first steps of passing."""

    def run(self, state: County, seat: int) -> None:
        take_back(state, seat)


class ChoosePassFavour(TurnQuestion):
    """Rents, a new market, or hiring where the variant allows it."""

    kind: ClassVar[str] = "pass-favour"

    def main(self, state: County, seat: int) -> list[Action]:
        found: list[Action] = [RENTS] if state.rules.market.stacks else [RENTS, RENEW]
        if state.rules.servants.hire_on_pass:
            found.extend(hosts_of(state, seat, face_up(state, seat, state.rules.servants.hire_tile)))
        return found

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        if action == RENEW and state.rules.market.stacks:
            return Refusal("market-is-stacked", STACKED)
        if action in (RENTS, RENEW):
            return None
        if isinstance(action, Host):
            if not state.rules.servants.hire_on_pass:
                return Refusal("no-activity-when-passing", RULE)
            if action.tile != state.rules.servants.hire_tile:
                return Refusal("only-hiring-when-passing", RULE)
            return refuse_host(state, seat, action)
        return not_an_answer(action, self.kind, RULE)

    def resolve_main(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Host):
            begin_activity(state, seat, action)
        elif action == RENTS:
            earn(state, seat, state.rules.market.rents, "rents")
        else:
            push(state, seat, RefreshMarket())
