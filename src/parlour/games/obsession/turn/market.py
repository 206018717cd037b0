"""The Builders' Market: refilling and refreshing it, the reserves, and buying (Rulebook step 7).

Tiles come out of the bag one by one. New tiles are sorted among themselves once the spaces are full.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import ClassVar, Final

from parlour.games.obsession.modes.lending import lendable_servants, refuse_lending
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.household import engage
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import (
    ARCHITECT,
    BUY,
    BUY_AT,
    BUY_CHEAPER,
    BUY_ROW,
    LENT,
    RESERVE,
    USEFUL,
    Buy,
)
from parlour.games.obsession.words.catalogue import TILES
from parlour.games.obsession.words.draws import TILE, DrawTile
from parlour.games.obsession.words.extras import USEFUL_MAN
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, Chooser, Effect
from parlour.kernel.chance import Chance
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event

RULE: Final = "builders-market"
STACKED: Final = "estate-challenge"
"""Where the rules say that a market of stacks is never renewed."""
EMPTY: Final = -1


class RefillMarket(Effect[County]):
    """Fill the open spaces; `first` is the first market, which only some tiles may enter."""

    fields: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, first: bool = False) -> None:
        self.first: Final = first

    def run(self, state: County, seat: int) -> None:
        slide(state)
        refill(state, self.first)


def refill(county: County, first: bool) -> None:
    """Ask for the next tile, or settle the market once it is full."""
    if wants_tile(county, first):
        county.agenda.append((DRAW_FIRST if first else DRAW, CHANCE))
    else:
        settle(county)


def wants_tile(county: County, first: bool) -> bool:
    """Whether a space is open and a tile there for it; tiles set aside come last of all."""
    if len(county.market) >= county.rules.market.spaces:
        return False
    if not can_draw(county, first) and county.set_aside:
        return_aside(county)
        return can_draw(county, first)
    return can_draw(county, first)


def slide(county: County) -> None:
    """The tiles move left over the spaces that purchases left open."""
    if EMPTY in county.market:
        stacks = county.stacks
        county.stacks = tuple([stacks[at] for at, tile in enumerate(county.market) if tile != EMPTY])
        county.market = tuple([tile for tile in county.market if tile != EMPTY])


def can_draw(county: County, first: bool) -> bool:
    """Whether the bag holds a tile that may come."""
    bag = county.bag
    if first:
        for tile in county.rules.market.opening:
            if bag[tile]:
                return True
        return False
    for copies in bag:
        if copies:
            return True
    return False


def settle(county: County) -> None:
    """Sort the new tiles by their sorting numbers; tiles set aside go back into the bag."""
    if county.new_in_market:
        if county.new_in_market > 1:
            _sort_new(county, len(county.market) - county.new_in_market)
        county.new_in_market = 0
        if county.sink is not None:
            words = tuple([TILES[tile] for tile in county.market])
            county.sink.append(Event("market-filled", -1, {"tiles": words}))
    if county.set_aside:
        return_aside(county)


def _sort_new(county: County, old: int) -> None:
    """Sort the spaces behind the *old* ones by the numbers of their tiles; equal ones stay as they came."""
    tsn = county.rules.tiles.tsn
    market = list(county.market)
    stacks = list(county.stacks)
    for at in range(old + 1, len(market)):
        tile, copies = market[at], stacks[at]
        number = tsn[tile]
        to = at
        while to > old and tsn[market[to - 1]] > number:
            market[to] = market[to - 1]
            stacks[to] = stacks[to - 1]
            to -= 1
        market[to] = tile
        stacks[to] = copies
    county.market = tuple(market)
    county.stacks = tuple(stacks)


def return_aside(county: County) -> None:
    """The tiles set aside go back into the bag."""
    for tile in county.set_aside:
        county.bag[tile] += 1
    county.set_aside = ()


class DrawForMarket(Chance[County]):
    """A tile out of the bag, onto its stack, into a reserve or onto the next space."""

    draws: ClassVar[str] = "tile"
    rule: ClassVar[str] = RULE
    fields: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, first: bool) -> None:
        self.first: Final = first

    def _weight(self, state: County, tile: int) -> int:
        return state.bag[tile] if not self.first or state.rules.market.first_market[tile] else 0

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        for tile in range(len(state.bag)):
            weight = self._weight(state, tile)
            if weight:
                yield TILE[tile], weight

    def sample(self, state: County, seat: int, rng: random.Random) -> Action:
        return TILE[self._drawn(state, rng)]

    def _drawn(self, state: County, rng: random.Random) -> int:
        bag = state.bag
        if self.first:
            opening = state.rules.market.opening
            at = int(rng.random() * sum([bag[tile] for tile in opening]))
            for tile in opening:
                at -= bag[tile]
                if at < 0:
                    return tile
            return max([tile for tile in opening if bag[tile]])
        left = 0
        for copies in bag:
            left += copies
        at = int(rng.random() * left)
        for tile, copies in enumerate(bag):
            at -= copies
            if at < 0:
                return tile
        return max([tile for tile, copies in enumerate(bag) if copies])

    def play(self, state: County, seat: int, chooser: Chooser) -> None:
        # Nothing can happen between one tile and the next: all that come are drawn at once.
        more = True
        while more:
            chooser.plies += 1
            tile = self._drawn(state, chooser.rng)
            state.bag[tile] -= 1
            place(state, tile)
            more = wants_tile(state, self.first)
        settle(state)

    def can_give(self, state: County, action: Action) -> bool | None:
        return self._weight(state, action.tile) > 0 if isinstance(action, DrawTile) else None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, DrawTile):
            state.bag[action.tile] -= 1
            place(state, action.tile)
            refill(state, self.first)


DRAW: Final = DrawForMarket(False)
DRAW_FIRST: Final = DrawForMarket(True)


def place(county: County, tile: int) -> None:
    """Where a tile drawn for the market goes."""
    rules = county.rules
    where = "market"
    if 0 <= rules.market.reserve_of[tile] < county.reserves_open:
        county.reserve = tuple(sorted((*county.reserve, tile)))
        where = "reserve"
    elif rules.market.stacking and tile in county.market:
        at = county.market.index(tile)
        county.stacks = (*county.stacks[:at], county.stacks[at] + 1, *county.stacks[at + 1 :])
        where = "stack"
    else:
        county.market += (tile,)
        county.stacks += (1,)
        county.new_in_market += 1
    if county.sink is not None:
        county.sink.append(Event("tile-drawn", -1, {"tile": TILES[tile], "where": where}))


def clear_space(county: County, space: int) -> tuple[int, ...]:
    """Empty a space (from 0); the tiles to its right slide left. Gives the tiles that lay there."""
    tiles = (county.market[space],) * county.stacks[space]
    county.market = county.market[:space] + county.market[space + 1 :]
    county.stacks = county.stacks[:space] + county.stacks[space + 1 :]
    return tiles


class RefreshMarket(Effect[County]):
    """Six new tiles; the old ones go back into the bag afterwards (How to Refresh the Market)."""

    def run(self, state: County, seat: int) -> None:
        if state.rules.market.stacks:
            return  # nothing refreshes the stacks of an Estate Challenge (ruling 30)
        aside = list(state.set_aside)
        for at, tile in enumerate(state.market):
            for _ in range(state.stacks[at]):
                aside.append(tile)
        state.set_aside = tuple(aside)
        state.market = ()
        state.stacks = ()
        state.new_in_market = 0
        if state.sink is not None:
            state.sink.append(Event("market-refreshed", seat, {}))
        state.agenda.append((REFILL, seat))


REFILL: Final = RefillMarket()


# Buying


def price_of(county: County, tile: int, space: int, cheaper: int = 0) -> int:
    """The price of a tile on a space (1 to 6) or in a reserve, with its modifier (rule 3; ruling 16).

    *cheaper* says who brings it down: the useful man, an architect. Nothing is ever free.
    """
    market = county.rules.market
    if not cheaper and not market.has_sale:
        return market.tags[tile * BUY_ROW + space]
    base = market.reserve_price[market.reserve_of[tile]] if space == RESERVE else market.prices[space - 1]
    price = base + market.price_mod[tile] - market.sale_in(county.round)
    if cheaper & USEFUL:
        price -= county.rules.extras.useful_price
    if cheaper & ARCHITECT:
        price -= market.architect_price
    least = market.least_price
    return price if price > least else least


def on_offer(county: County) -> list[tuple[int, int]]:
    """Every tile with its space: the market from the left, then the reserves."""
    found = [(tile, at + 1) for at, tile in enumerate(county.market) if tile != EMPTY]
    found.extend([(tile, RESERVE) for tile in sorted(set(county.reserve))])
    for at, pile in enumerate(county.piles):
        found.extend([(tile, at + 1) for tile in pile])
    return found


def is_on_offer(county: County, tile: int, space: int) -> bool:
    """Whether a tile lies on a space, or in a reserve."""
    if space == RESERVE:
        return tile in county.reserve
    if county.piles:
        return tile in county.piles[space - 1]
    return space <= len(county.market) and county.market[space - 1] == tile


def refuse_purchase(county: County, seat: int, action: Buy, may_buy: bool) -> Refusal | None:
    """The judgement on buying a tile."""
    tile, space = action.tile, action.space
    if not may_buy:
        return Refusal("one-purchase-a-turn", RULE)
    if not is_on_offer(county, tile, space):
        return Refusal("tile-not-on-offer", RULE, {"tile": TILES[tile]})
    if county.owns(seat, tile):
        return Refusal("tile-owned-already", RULE, {"tile": TILES[tile]})
    if not has_room(county, seat, tile):
        return Refusal("column-full", "estate-challenge", {"tile": TILES[tile]})
    if action.cheaper:
        refusal = _refuse_cheaper(county, seat, action)
        if refusal is not None:
            return refusal
    price = price_of(county, tile, space, action.cheaper)
    if price > county.pounds[seat]:
        return Refusal(
            "too-expensive", RULE, {"tile": TILES[tile], "price": price, "pounds": county.pounds[seat]}
        )
    return None


def has_room(county: County, seat: int, tile: int) -> bool:
    """Estate Challenge: whether the column of a tile may take another one."""
    rules = county.rules
    if rules.table.challenge is None:
        return True
    category = rules.tiles.category[tile * 2]
    length = sum([1 for code in county.estate[seat] if rules.tiles.category[code] == category])
    return length < rules.table.challenge.column


def _refuse_cheaper(county: County, seat: int, action: Buy) -> Refusal | None:
    """Whether those who bring a price down are there, and do bring it down."""
    if action.cheaper & LENT:
        refusal = refuse_lending(county, seat, crowds.ONE[USEFUL_MAN], wanted_for(action.tile))
        if refusal is not None:
            return refusal
    elif action.cheaper & USEFUL and not crowds.count(county.available[seat], USEFUL_MAN):
        return Refusal("servant-not-available", "useful-man", {"servants": "useful-man"})
    if action.cheaper & ARCHITECT and not county.discounts:
        return Refusal("no-architect", RULE)
    told: dict[str, str | int] = {"tile": TILES[action.tile]}
    for who in (USEFUL, ARCHITECT):
        if action.cheaper & who:
            without = price_of(county, action.tile, action.space, action.cheaper & ~who)
            if price_of(county, action.tile, action.space, action.cheaper) == without:
                return Refusal("no-cheaper", RULE, told)
    return None


def wanted_for(tile: int) -> str:
    """What the partner's useful man is asked for at the market."""
    return f"buy {TILES[tile]}"


def can_pay_for_any(county: County, seat: int, cheaper: int) -> bool:
    """Whether there is a tile on offer that the player has the money for and does not own."""
    pounds = county.pounds[seat]
    if pounds < county.rules.market.least_price:
        return False
    if county.piles:
        for tile, space in on_offer(county):
            if price_of(county, tile, space, cheaper) <= pounds and not county.owns(seat, tile):
                return True
        return False
    owned = county.owned(seat)
    for at, tile in enumerate(county.market):
        if tile != EMPTY and not (owned >> tile) & 1 and price_of(county, tile, at + 1, cheaper) <= pounds:
            return True
    for tile in county.reserve:
        if not (owned >> tile) & 1 and price_of(county, tile, RESERVE, cheaper) <= pounds:
            return True
    return False


def purchases(county: County, seat: int) -> list[Action]:
    """Every tile that the player could pay for and does not own."""
    rules = county.rules
    market = rules.market
    if county.piles or county.discounts or rules.extras.useful_price or rules.table.challenge is not None:
        return _purchases_with_help(county, seat)
    found: list[Action] = []
    pounds = county.pounds[seat]
    if pounds < market.least_price:
        return found
    tags = market.tags
    owned = county.owned(seat)
    for at, tile in enumerate(county.market):
        if tile != EMPTY and tags[tile * BUY_ROW + at + 1] <= pounds and not (owned >> tile) & 1:
            found.append(BUY_AT[tile * BUY_ROW + at + 1])
    last = EMPTY
    for tile in county.reserve:  # in ascending order, and several copies are one offer
        if tile != last and tags[tile * BUY_ROW] <= pounds and not (owned >> tile) & 1:
            found.append(BUY_AT[tile * BUY_ROW])
        last = tile
    return found


def _purchases_with_help(county: County, seat: int) -> list[Action]:
    """The same where stacks are on offer, or somebody may bring prices down."""
    found: list[Action] = []
    pounds = county.pounds[seat]
    helped: list[int] = []
    if county.rules.extras.useful_price:
        if crowds.count(county.available[seat], USEFUL_MAN):
            helped.append(USEFUL)
        if crowds.count(lendable_servants(county, seat), USEFUL_MAN):
            helped.append(USEFUL | LENT)
    if county.discounts:
        helped += [ARCHITECT, *[who | ARCHITECT for who in helped]]
    for tile, space in on_offer(county):
        if county.owns(seat, tile) or not has_room(county, seat, tile):
            continue
        if price_of(county, tile, space) <= pounds:
            found.append(BUY[tile, space])
        for cheaper in helped:
            action = BUY_CHEAPER[tile, space, cheaper]
            if (
                price_of(county, tile, space, cheaper) <= pounds
                and _refuse_cheaper(county, seat, action) is None
            ):
                found.append(action)
    return found


def purchase(county: County, seat: int, tile: int, space: int, cheaper: int = 0) -> None:
    """Pay, take the tile front side up, and the servant that comes with it; whoever was lent has come."""
    price = price_of(county, tile, space, cheaper)
    county.pounds[seat] -= price
    county.bought += 1
    if cheaper & USEFUL:
        if not cheaper & LENT:
            county.available[seat] -= crowds.ONE[USEFUL_MAN]
        county.serving += crowds.ONE[USEFUL_MAN]
    if cheaper & ARCHITECT:
        county.discounts -= 1
    at = space - 1
    if space == RESERVE:
        rest = list(county.reserve)
        rest.remove(tile)
        county.reserve = tuple(rest)
    elif county.piles:
        pile = tuple([each for each in county.piles[at] if each != tile])
        county.piles = (*county.piles[:at], pile, *county.piles[at + 1 :])
    else:
        left = county.stacks[at] - 1
        county.stacks = (*county.stacks[:at], left, *county.stacks[at + 1 :])
        if left == 0:
            county.market = (*county.market[:at], EMPTY, *county.market[at + 1 :])
    county.estate[seat] += (tile * 2,)
    if county.sink is not None:
        county.sink.append(Event("tile-bought", seat, {"tile": TILES[tile], "price": price}))
    for name in county.rules.standing.servants[tile * 2]:
        engage(county, seat, name)


def may_buy(county: County) -> bool:
    """Whether the active player may still buy in this turn."""
    return county.unlimited or county.bought < county.rules.market.purchases
