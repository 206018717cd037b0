"""The Builders' Market between turns: reserves that open after a courtship, and the building boom."""

from __future__ import annotations

from parlour.games.obsession.state import County
from parlour.games.obsession.turn.market import RefillMarket, clear_space
from parlour.games.obsession.words.catalogue import TILES
from parlour.kernel.agenda import CHANCE, Effect, push
from parlour.kernel.event import Event


class OpenReserve(Effect[County]):
    """After a courtship a reserve opens, takes its tiles out of the market, which is refilled."""

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        reserves = rules.data.reserves
        if not rules.market.reserves or state.reserves_open >= len(reserves):
            return
        if reserves[state.reserves_open].opens_after_courtship == state.season() + 1:
            open_next_reserve(state)


def open_next_reserve(county: County) -> None:
    """The next reserve opens and takes its tiles out of the market."""
    rules = county.rules
    county.reserves_open += 1
    if county.sink is not None:
        reserve = rules.data.reserves[county.reserves_open - 1]
        county.sink.append(Event("reserve-opened", -1, {"reserve": reserve.id}))
    for space in range(len(county.market) - 1, -1, -1):
        if rules.market.reserve_of[county.market[space]] == county.reserves_open - 1:
            county.reserve = tuple(sorted(county.reserve + clear_space(county, space)))
    push(county, CHANCE, RefillMarket())


class BuildingBoom(Effect[County]):
    """Queen Victoria: the cheapest space is emptied at the end of every round."""

    def run(self, state: County, seat: int) -> None:
        if state.market:
            state.set_aside += clear_space(state, 0)
            if state.sink is not None:
                state.sink.append(Event("market-moved", -1, {"tile": TILES[state.set_aside[-1]]}))
            push(state, seat, RefillMarket())
