"""The useful man: his last service, after which he leaves the game, and his help at the fair (p. 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession.modes.borrowing import LendingQuestion
from parlour.games.obsession.modes.lending import lendable_servants, refuse_lending
from parlour.games.obsession.ruleset.powers import Power
from parlour.games.obsession.scoring.reputation import earn
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.household import could_come
from parlour.games.obsession.turn.market import EMPTY, STACKED, RefreshMarket, clear_space, slide
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import ASSIST, ASSIST_LENT, DECLINE, FETCH, SWEEP, Fetch
from parlour.games.obsession.words.catalogue import TILES
from parlour.games.obsession.words.extras import USEFUL_MAN
from parlour.kernel.action import Action
from parlour.kernel.agenda import Effect, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

RULE: Final = "useful-man"
ONE: Final = crowds.ONE[USEFUL_MAN]


# The last service


class UsefulMan(Power[County]):
    """He must be available. His refresh is free, and not the one that reputation buys once a turn."""

    def offer(self, county: County, seat: int, last: bool, found: list[Action]) -> None:
        if _refuse_leaving(county, seat, last) is None:
            found.append(SWEEP)
            found.extend([FETCH[tile] for tile in range(len(TILES)) if may_fetch(county, tile)])

    def refuse(self, county: County, seat: int, action: Action, last: bool) -> Refusal | None:
        refusal = _refuse_leaving(county, seat, last)
        if refusal is None and isinstance(action, Fetch) and not may_fetch(county, action.tile):
            return Refusal("tile-not-in-bag", RULE, {"tile": TILES[action.tile]})
        return refusal

    def take(self, county: County, seat: int, action: Action) -> None:
        county.available[seat] -= ONE
        county.left_game += ONE
        county.without_useful_man |= 1 << seat
        if county.sink is not None:
            county.sink.append(Event("useful-man-leaves", seat, {}))
        if isinstance(action, Fetch):
            fetch_tile(county, action.tile)
        else:
            push(county, seat, RefreshMarket())

    def can_wait(self, county: County, seat: int) -> bool:
        return _refuse_leaving(county, seat, False) is not None


def _refuse_leaving(county: County, seat: int, last: bool) -> Refusal | None:
    if last:
        return Refusal("turn-is-over", RULE)
    if county.rules.market.stacks:
        return Refusal("market-is-stacked", STACKED)
    if not crowds.count(county.available[seat], USEFUL_MAN):
        return Refusal("servant-not-available", RULE, {"servants": "useful-man"})
    return None


def may_fetch(county: County, tile: int) -> bool:
    """Whether a tile is in the bag and no monument."""
    return county.bag[tile] > 0 and county.rules.data.tiles[tile].kind != "monument"


def fetch_tile(county: County, tile: int) -> None:
    """The tile comes to the dearest space; the cheapest goes back into the bag and the others slide.

    A duplicate joins its stack, and the reserves do not claim the tile (ruling 26). Where purchases left
    spaces open nothing goes back; they stay open until the market is refilled.
    """
    rules = county.rules
    slide(county)
    county.bag[tile] -= 1
    if rules.market.stacking and tile in county.market:
        at = county.market.index(tile)
        county.stacks = (*county.stacks[:at], county.stacks[at] + 1, *county.stacks[at + 1 :])
    else:
        if len(county.market) == rules.market.spaces:
            for old in clear_space(county, 0):
                county.bag[old] += 1
        open_spaces = rules.market.spaces - 1 - len(county.market)
        county.market += (EMPTY,) * open_spaces + (tile,)
        county.stacks += (0,) * open_spaces + (1,)
    if county.sink is not None:
        county.sink.append(Event("tile-fetched", -1, {"tile": TILES[tile]}))


# The village fair


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
