"""Special actions: loans, service help and a new market, paid with reputation."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.ruleset.powers import Power
from parlour.games.obsession.scoring.reputation import change, earn
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.market import STACKED, RefreshMarket, may_buy
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import (
    BORROW,
    HELP,
    REFRESH,
    Help,
)
from parlour.kernel.action import Action
from parlour.kernel.agenda import push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event

SPECIAL: Final = "special-actions"
LOAN: Final = 100


class SpecialActions(Power[County]):
    """Loans, service help and a new market for reputation (ruling 6)."""

    def offer(self, county: County, seat: int, last: bool, found: list[Action]) -> None:
        if last:
            return
        rules = county.rules
        steps = county.steps[seat]
        if steps >= rules.reputation.loan_steps:
            found.append(BORROW)
        if steps >= rules.reputation.help_steps and county.quarters[seat]:
            found.extend([HELP[servant] for servant in crowds.types(county.quarters[seat])])
        if (
            steps >= rules.reputation.refresh_steps
            and not (county.refreshed or rules.market.stacks)
            and may_buy(county)
        ):
            found.append(REFRESH)

    def refuse(self, county: County, seat: int, action: Action, last: bool) -> Refusal | None:
        if last:
            return Refusal("turn-is-over", SPECIAL)
        rules = county.rules
        if isinstance(action, Help):
            if not crowds.count(county.quarters[seat], action.servant):
                return Refusal("servant-not-resting", SPECIAL, {"servant": SERVANTS[action.servant]})
            return _refuse_cost(county, seat, rules.reputation.help_steps)
        if action == BORROW:
            return _refuse_cost(county, seat, rules.reputation.loan_steps)
        if rules.market.stacks:
            return Refusal("market-is-stacked", STACKED)
        if county.refreshed:
            return Refusal("refreshed-already", SPECIAL)
        if not may_buy(county):
            return Refusal("refresh-without-purchase", SPECIAL)
        return _refuse_cost(county, seat, rules.reputation.refresh_steps)

    def take(self, county: County, seat: int, action: Action) -> None:
        if isinstance(action, Help):
            fetch_help(county, seat, crowds.ONE[action.servant])
        elif action == BORROW:
            borrow(county, seat, 1)
        else:
            county.refreshed = True
            change(county, seat, -county.rules.reputation.refresh_steps, "market-refresh")
            push(county, seat, RefreshMarket())


def _refuse_cost(county: County, seat: int, cost: int) -> Refusal | None:
    steps = county.steps[seat]
    if steps < cost:
        return Refusal("reputation-cannot-pay", SPECIAL, {"cost": cost, "steps": steps})
    return None


def loans_for_pounds(short: int) -> int:
    """The loans that make up for pounds that are short."""
    return (short + LOAN - 1) // LOAN if short > 0 else 0


def borrow(county: County, seat: int, loans: int) -> None:
    """Borrow Pounds: two steps for every hundred."""
    change(county, seat, -county.rules.reputation.loan_steps * loans, "loan")
    earn(county, seat, LOAN * loans, "loan")


def fetch_help(county: County, seat: int, servants: int) -> None:
    """Service Help: three steps for everybody who leaves the quarters for Available Service."""
    change(county, seat, -county.rules.reputation.help_steps * crowds.total(servants), "service-help")
    county.quarters[seat] -= servants
    county.available[seat] += servants
    if county.sink is not None:
        county.sink.append(Event("service-helped", seat, {"servants": tuple(crowds.words(servants))}))
