"""Setting up: everybody takes a board, joins its family, and drafts a servant where the game has a draft."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.obsession.ruleset.people import family_cards
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.scoring.reputation import earn
from parlour.games.obsession.setup.servant_draft import DraftServant
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import FAMILY, INHERIT, ChooseFamily, StartTile
from parlour.games.obsession.words.catalogue import FAMILIES, FAMILY_AT, SERVANT_AT, TILE_AT, TILES
from parlour.kernel.action import Action
from parlour.kernel.agenda import Effect, Question, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

PLAYERS: Final = "player-setup"


class ChooseFamilies(Effect[County]):
    """From the left of the first player, clockwise: everybody takes a board, and drafts a servant with it.

    In the Tableau game it is from the right of the first player, counter-clockwise.
    """

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        order = state.turn_order()
        order = [*order[1:], order[0]] if rules.servants.draft >= 0 else [*reversed(order[1:]), order[0]]
        for each in reversed(order):
            if rules.servants.draft:
                push(state, each, DraftServant())
            push(
                state, each, JoinFamily(rules.table.families[each]) if rules.table.families else ChooseBoard()
            )


class JoinFamily(Effect[County]):
    """A family agreed on before the game."""

    fields: ClassVar[tuple[str, ...]] = ("family",)

    def __init__(self, family: int) -> None:
        self.family: Final = family

    def run(self, state: County, seat: int) -> None:
        take_board(state, seat, self.family)


class ChooseBoard(Question[County]):
    """Which family to play."""

    kind: ClassVar[str] = "choose-family"

    def options(self, state: County, seat: int) -> list[Action]:
        left = [FAMILY_AT[name] for name in state.rules.table.family_choices]
        return [FAMILY[family] for family in left if family not in state.family]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, ChooseFamily):
            return not_an_answer(action, self.kind, PLAYERS)
        name = FAMILIES[action.family]
        if name not in state.rules.table.family_choices:
            return Refusal("family-not-in-play", PLAYERS, {"family": name})
        if action.family in state.family:
            return Refusal("family-taken", PLAYERS, {"family": name})
        return None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, ChooseFamily):
            take_board(state, seat, action.family)


def take_board(county: County, seat: int, family: int) -> None:
    """Join a family, with what its bonus asks or changes in the middle of the table."""
    join_family(county, seat, family)
    bonus = county.rules.data.families[family].bonus
    if bonus.kind == "tile_choice":
        push(county, seat, ChooseStartTile(tuple([TILE_AT[name] for name in bonus.options])))
    else:
        county.servant_row -= withdrawn(county.rules, family)
        county.left_game += withdrawn(county.rules, family)


def withdrawn(rules: Rules, family: int) -> int:
    """Whoever plays alone with a limited servant finds no second one on the table (p. 13)."""
    bonus = rules.data.families[family].bonus
    if bonus.kind != "servant_start" or not rules.table.solo:
        return 0
    servant = SERVANT_AT[bonus.servant]
    is_there = rules.servants.limit[servant] and crowds.count(rules.servants.draft_row, servant)
    return crowds.ONE[servant] if is_there else 0


class ChooseStartTile(Question[County]):
    """The bonus of the Wessex family: one of two tiles to start with."""

    kind: ClassVar[str] = "choose-start-tile"
    fields: ClassVar[tuple[str, ...]] = ("tiles",)

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles: Final = tiles

    def options(self, state: County, seat: int) -> list[Action]:
        return [INHERIT[tile] for tile in self.tiles if state.bag[tile]]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, StartTile):
            return not_an_answer(action, self.kind, PLAYERS)
        if action.tile not in self.tiles or not state.bag[action.tile]:
            return Refusal("tile-not-on-offer", PLAYERS, {"tile": TILES[action.tile]})
        return None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, StartTile):
            state.bag[action.tile] -= 1
            state.estate[seat] += (action.tile * 2,)
            if state.sink is not None:
                state.sink.append(Event("tile-inherited", seat, {"tile": TILES[action.tile]}))


class CompensateLast(Effect[County]):
    """Those who never begin a season get money, where no servants are drafted (p. 11)."""

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        # The pawn comes to these seats last of all, which is never in four seasons ...
        never = [
            (state.first - rules.table.pawn_step * (at + 1)) % rules.seats
            for at in range(len(rules.servants.last_pounds))
        ]
        # ... and of two the one who is later in the fourth season gets more (ruling 54).
        fourth = state.first + rules.table.pawn_step * (rules.season.track.seasons - 1)
        never.sort(key=lambda each: (each - fourth) % rules.seats, reverse=True)
        for each, pounds in zip(never, rules.servants.last_pounds, strict=True):
            earn(state, each, pounds, "last-in-order")


def join_family(county: County, seat: int, family: int) -> None:
    """The members of the family, and its bonus (Family Bonus)."""
    data = county.rules.data
    record = data.families[family]
    county.family[seat] = family
    for card in family_cards(data, family):
        county.hand[seat] |= 1 << card
    bonus = record.bonus
    if bonus.kind == "reputation_start":
        county.steps[seat] = (bonus.level - 1) * 5 + bonus.position - 1
    elif bonus.kind == "pounds_start":
        county.pounds[seat] += bonus.amount
    elif bonus.kind == "servant_start" and crowds.count(
        county.rules.servants.pool + county.rules.servants.start_staff, SERVANT_AT[bonus.servant]
    ):
        county.available[seat] += bonus.amount * crowds.ONE[SERVANT_AT[bonus.servant]]
    if county.sink is not None:
        county.sink.append(Event("family-chosen", seat, {"family": FAMILIES[family]}))
