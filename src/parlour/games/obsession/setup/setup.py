"""Setting up: first player, families, starters, objectives, monuments, and the first market."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar, Final

from parlour.games.obsession.ruleset.options import barred_monuments, monuments_in_bag, required_monuments
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.scoring.objectives import DrawObjectives, SelectObjectives
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.invitations import welcome
from parlour.games.obsession.turn.market import RefillMarket, clear_space, place
from parlour.games.obsession.words.actions import (
    KEEP_MARKET,
    PICK,
    REDRAW_MARKET,
    Pick,
)
from parlour.games.obsession.words.catalogue import (
    CATEGORY_AT,
    GENTRY,
    TILE_AT,
    TILES,
)
from parlour.games.obsession.words.draws import (
    FIRST,
    Cards,
    First,
    Tiles,
)
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, Chooser, Effect, Item, Question, Together, advance, push
from parlour.kernel.chance import Chance, DealtTo, draw_some
from parlour.kernel.deck import Deck, loose
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

PLAYERS: Final = "player-setup"
CENTRE: Final = "central-setup"


class DrawFirst(Chance[County]):
    """Who takes the pawn of the first player, when the table leaves it to chance."""

    rule: ClassVar[str] = PLAYERS

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        for seat in range(state.rules.seats):
            yield FIRST[seat], 1

    def sample(self, state: County, seat: int, rng: random.Random) -> Action:
        return FIRST[int(rng.random() * state.rules.seats)]

    def can_give(self, state: County, action: Action) -> bool | None:
        return action.seat < state.rules.seats if isinstance(action, First) else None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, First):
            state.first = action.seat
            if state.sink is not None:
                state.sink.append(Event("first-player", action.seat, {}))


class GiveStarters(Effect[County]):
    """Two starter guests each: dealt, or drafted from a row of twice as many as players, and two more."""

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        if rules.people.starters_drafted:
            number = rules.people.starters_each * rules.seats + 2
            push(state, CHANCE, LayOutStarters(min(number, len(rules.people.starters))))
        else:
            for each in reversed(state.turn_order()):
                push(state, CHANCE, DealStarters(each))


class DealStarters(DealtTo[County]):
    """Chance deals a seat its starter guests."""

    rule: ClassVar[str] = PLAYERS

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        for cards in itertools.combinations(state.starters, state.rules.people.starters_each):
            yield Cards("starters", cards), 1

    def sample(self, state: County, seat: int, rng: random.Random) -> Action:
        return Cards("starters", draw_some(state.starters, state.rules.people.starters_each, rng))

    def can_give(self, state: County, action: Action) -> bool | None:
        return _can_deal_starters(state, action, state.rules.people.starters_each)

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Cards):
            self._deal(state, action.cards)

    def play(self, state: County, seat: int, chooser: Chooser) -> None:
        chooser.plies += 1
        self._deal(state, draw_some(state.starters, state.rules.people.starters_each, chooser.rng))

    def _deal(self, state: County, cards: tuple[int, ...]) -> None:
        state.starters = tuple([card for card in state.starters if card not in cards])
        for card in cards:
            welcome(state, self.seat, card)


def _can_deal_starters(county: County, action: Action, number: int) -> bool | None:
    if not isinstance(action, Cards) or action.verb != "starters":
        return None
    cards = action.cards
    return len(cards) == number and tuple(sorted(set(cards))) == cards and set(cards) <= set(county.starters)


class LayOutStarters(Chance[County]):
    """Starter draft: the row from which all will choose."""

    rule: ClassVar[str] = PLAYERS
    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        for cards in itertools.combinations(state.starters, self.number):
            yield Cards("starters", cards), 1

    def sample(self, state: County, seat: int, rng: random.Random) -> Action:
        return Cards("starters", draw_some(state.starters, self.number, rng))

    def can_give(self, state: County, action: Action) -> bool | None:
        return _can_deal_starters(state, action, self.number)

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Cards):
            state.starter_row = action.cards
            state.starters = tuple([card for card in state.starters if card not in action.cards])
            if state.sink is not None:
                words = tuple([GENTRY[card] for card in action.cards])
                state.sink.append(Event("starters-laid-out", -1, {"gentry": words}))
            order = state.turn_order()
            # From the last player back to the first, who takes two, and forth again.
            for each in reversed([*reversed(order), *order]):
                push(state, each, PickStarter())


class PickStarter(Question[County]):
    """Starter draft: one guest of the row."""

    kind: ClassVar[str] = "pick-starter"

    def options(self, state: County, seat: int) -> list[Action]:
        return [PICK[card] for card in state.starter_row]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Pick):
            return not_an_answer(action, self.kind, PLAYERS)
        if action.card not in state.starter_row:
            return Refusal("guest-not-in-row", PLAYERS, {"guest": GENTRY[action.card]})
        return None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Pick):
            state.starter_row = tuple([card for card in state.starter_row if card != action.card])
            welcome(state, seat, action.card)


class ShuffleCasuals(Effect[County]):
    """The starters that are left are mixed with the other casual guests."""

    def run(self, state: County, seat: int) -> None:
        state.casual = Deck(
            [loose(tuple(sorted(state.rules.people.casuals + state.starters + state.starter_row)))]
        )
        state.starters = ()
        state.starter_row = ()


class DealAllObjectives(Effect[County]):
    """Objectives for everybody; in the first edition only some of them are kept."""

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        if rules.goals.deal_keep < rules.goals.deal:
            push(state, TABLE, SelectObjectives((None,) * rules.seats))
        for each in reversed(state.turn_order()):
            push(state, each, DrawObjectives(rules.goals.deal, rules.goals.deal))


class ChooseMonuments(Effect[County]):
    """The monuments of this game go into the bag (Central Play Area Setup, 6; ruling 22)."""

    def run(self, state: County, seat: int) -> None:
        if state.rules.market.named_monuments:
            add_monuments(state, state.rules.market.named_monuments)
        else:
            push(state, CHANCE, DrawMonuments())


def add_monuments(county: County, tiles: tuple[int, ...]) -> None:
    """Monuments are shown to all and go into the bag."""
    county.monuments = tiles
    for tile in tiles:
        county.bag[tile] += 1
    if county.sink is not None:
        county.sink.append(Event("monuments-chosen", -1, {"tiles": tuple([TILES[tile] for tile in tiles])}))


class DrawTiles(Chance[County]):
    """Chance chooses some tiles of the set-up, told under a verb."""

    rule: ClassVar[str] = CENTRE
    verb: ClassVar[str] = ""

    def can_give(self, state: County, action: Action) -> bool | None:
        if not isinstance(action, Tiles) or action.verb != self.verb:
            return None
        return self.is_outcome(state, action)


class DrawMonuments(DrawTiles):
    """Chance chooses the monuments beside those that must be there."""

    verb: ClassVar[str] = "monuments"

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        for tiles in _monument_rows(state.rules):
            yield tiles, 1

    def sample(self, state: County, seat: int, rng: random.Random) -> Action:
        rows = _monument_rows(state.rules)
        return rows[int(rng.random() * len(rows))]

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Tiles):
            add_monuments(state, action.tiles)


@lru_cache(maxsize=64)
def _monument_rows(rules: Rules) -> tuple[Tiles, ...]:
    """The monuments that must be there, with every choice of those that may."""
    row = monuments_in_bag(rules.data, rules.table.setup_seats)
    fixed = tuple(
        [TILE_AT[name] for name in required_monuments(row, rules.market.sculpture, rules.market.maze)]
    )
    barred = barred_monuments(row, rules.market.maze)
    free = [tile for tile in rules.market.monuments if tile not in fixed and TILES[tile] not in barred]
    number = min(row.total - len(fixed), len(free))
    return tuple(
        [
            Tiles(DrawMonuments.verb, tuple(sorted(fixed + chosen)))
            for chosen in itertools.combinations(free, number)
        ]
    )


class FirstMarket(Effect[County]):
    """The first market; with intensive service some spaces hold service tiles from the start."""

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        items: list[tuple[Item, int]] = [(RefillMarket(True), CHANCE), (JudgeMarket(), CHANCE)]
        for item, owner in reversed(items):
            push(state, owner, item)
        if rules.market.service_tiles:
            lay_service(state, rules.market.service_tiles)
        elif rules.market.service_drawn:
            push(state, CHANCE, DrawServiceTiles())


def lay_service(county: County, tiles: tuple[int, ...]) -> None:
    """Service tiles out of the bag into the first market."""
    for tile in tiles:
        county.bag[tile] -= 1
        place(county, tile)


class DrawServiceTiles(DrawTiles):
    """Intensive service, any tiles: chance chooses which, when the table does not."""

    verb: ClassVar[str] = "service"

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        allowed = sorted([TILE_AT[name] for name in state.rules.data.initial_market.allowed_service])
        for tiles in itertools.combinations(allowed, state.rules.market.service_drawn):
            yield Tiles(self.verb, tiles), 1

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Tiles):
            lay_service(state, action.tiles)


class JudgeMarket(Effect[County]):
    """Once, and if all agree, the first market may be drawn again (Undesirable Market Population)."""

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        allowed = rules.data.initial_market.redraw_once_if_all_agree and not state.redrawn
        if allowed and (
            rules.market.redraw == "ask" or (rules.market.redraw == "ask-if-odd" and is_odd(state))
        ):
            push(state, TABLE, AgreeMarket((None,) * rules.seats))


ODD_STACKS: Final = 3
ODD_CATEGORY: Final = 4
ODD_RATING: Final = 5


def is_odd(county: County) -> bool:
    """Whether a first market is bizarre: mostly one category or one rating, or stack upon stack."""
    rules = county.rules
    market = county.market
    # Stacked or, in the first edition, side by side.
    doubled = {tile for at, tile in enumerate(market) if county.stacks[at] > 1 or market.count(tile) > 1}
    categories = [rules.tiles.category[tile * 2] for tile in county.market]
    if rules.market.service_drawn:  # Intensive Service: they are there because the table wanted them.
        categories = [each for each in categories if each != CATEGORY_AT["service"]]
    ratings = [rules.tiles.rating[tile] for tile in county.market]
    return (
        len(doubled) >= ODD_STACKS
        or max([categories.count(each) for each in categories], default=0) >= ODD_CATEGORY
        or max([ratings.count(each) for each in ratings], default=0) >= ODD_RATING
    )


class AgreeMarket(Together[County]):
    """Keep the first market, or draw it again: only a unanimous table may."""

    kind: ClassVar[str] = "agree-market"

    def options(self, state: County, seat: int) -> list[Action]:
        return [KEEP_MARKET, REDRAW_MARKET]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if action in (KEEP_MARKET, REDRAW_MARKET):
            return None
        return not_an_answer(action, self.kind, CENTRE)

    def finish(self, state: County) -> None:
        agreed = all(answer == REDRAW_MARKET for answer in self.answers)
        if state.sink is not None:
            state.sink.append(Event("market-agreed", -1, {"redrawn": "yes" if agreed else "no"}))
        if agreed:
            state.redrawn = True
            while state.market:
                for tile in clear_space(state, 0):
                    state.bag[tile] += 1
            push(state, CHANCE, FirstMarket())


def new_county(rules: Rules) -> County:
    """A table ready for its first question."""
    return _first_county(rules).clone()


@lru_cache(maxsize=64)
def _first_county(rules: Rules) -> County:
    """What every game by these rules begins with; nobody is given it but as a copy."""
    county = County(rules)
    push(county, CHANCE, *rules.programme("setup"))
    if rules.table.first < 0:
        push(county, CHANCE, DrawFirst())
    else:
        county.first = rules.table.first
    advance(county)
    return county
