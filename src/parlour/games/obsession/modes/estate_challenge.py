"""The Estate Challenge: stacks to buy from, a thief with a die, and a tableau to complete (p. 13 and 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession.modes.challenge_columns import challenge_of, column, is_complete
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.die import RollDie
from parlour.games.obsession.turn.season import FinishGame
from parlour.games.obsession.words.catalogue import TILES
from parlour.games.obsession.words.draws import Roll
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, Effect, push
from parlour.kernel.event import Event

RULE: Final = "estate-challenge"


def lay_out_stacks(county: County) -> None:
    """The stacks hold whatever is in the bag, one of each tile."""
    piles: list[tuple[int, ...]] = []
    for stack in county.rules.market.stacks:
        piles.append(tuple([tile for tile in stack if county.bag[tile]]))
        for tile in piles[-1]:
            county.bag[tile] -= 1
    county.piles = tuple(piles)


class LayOutStacks(Effect[County]):
    """One of each tile, stacked by category in the order of its number; a tile inherited is left out."""

    def run(self, state: County, seat: int) -> None:
        lay_out_stacks(state)
        if state.sink is not None:
            state.sink.append(Event("stacks-laid-out", -1, {}))


# The thief


class StealTile(Effect[County]):
    """After step 7 the thief rolls for a tile of the market."""

    def run(self, state: County, seat: int) -> None:
        push(state, CHANCE, RollForTheft())


class RollForTheft(RollDie):
    """The die names a stack and how deep in it the tile lies; some numbers name nothing."""

    rule: ClassVar[str] = RULE

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if not isinstance(action, Roll):
            return
        space, tile = stolen_by(state, action.pips)
        if state.sink is not None:
            told: dict[str, str | int] = {"pips": action.pips}
            told["what"] = "tile" if tile >= 0 else "nothing"
            if tile >= 0:
                told["tile"] = TILES[tile]
            state.sink.append(Event("thief-rolls", -1, dict(told)))
        if tile >= 0:
            pile = tuple([each for each in state.piles[space] if each != tile])
            state.piles = (*state.piles[:space], pile, *state.piles[space + 1 :])
            state.removed = tuple(sorted((*state.removed, tile)))


def stolen_by(county: County, pips: int) -> tuple[int, int]:
    """The space (from 0) and the tile that a roll takes; the tile is -1 when nothing is taken."""
    data = county.rules.data
    for marker in data.markers:
        if marker.id == str(pips) and marker.stack != "none":
            stack = next(each for each in data.stacks if each.id == marker.stack)
            space = stack.position - 1
            pile = county.piles[space]
            if len(pile) < marker.tile_from_top:
                return space, -1
            tile = pile[marker.tile_from_top - 1]
            return space, -1 if _would_block(county, space, tile) else tile
    return 0, -1


def _would_block(county: County, space: int, tile: int) -> bool:
    """Whether the player could not fill the column of a tile without it (p. 14).

    The stack of a category has to suffice by itself, as in the example of the rulebook. A monument is safe
    when its column needs it: when stack and monuments of its category together would not suffice.
    """
    rules = county.rules
    if not rules.data.estate_challenge.never_block_column:
        return False
    category = rules.tiles.category[tile * 2]
    wanted = challenge_of(county).column - len(column(county, 0, category))
    piles = county.piles if rules.tiles.is_monument[tile * 2] else (county.piles[space],)
    left = sum([1 for pile in piles for each in pile if rules.tiles.category[each * 2] == category])
    return left - 1 < wanted


# The end


class EndWhenComplete(Effect[County]):
    """The challenge ends with the turn that completes the tableau or reaches the top level."""

    def run(self, state: County, seat: int) -> None:
        top = state.level(seat) == state.rules.reputation.max_level
        if top or is_complete(state, seat):
            if state.sink is not None:
                name = "top-reached" if top else "tableau-complete"
                told: dict[str, str | int] = {"level": state.rules.reputation.max_level} if top else {}
                state.sink.append(Event(name, seat, dict(told)))
            state.agenda.clear()
            push(state, CHANCE, FinishGame())


def round_modifier(county: County) -> int:
    """Points for an early end or against a late one: five more with every round away from the target's."""
    challenge = challenge_of(county)
    away = county.round + 1 - challenge.round
    points = challenge.step * abs(away) * (abs(away) + 1) // 2
    return -points if away > 0 else points


def target(county: County) -> int:
    """The score to beat, with the monuments stolen where the table counts them."""
    challenge = challenge_of(county)
    rules = county.rules
    points = challenge.target
    if challenge.counts_stolen:
        stolen = [tile for tile in county.removed if rules.data.tiles[tile].kind == "monument"]
        points += sum([rules.tiles.vp[tile * 2] for tile in stolen])
    return points
