"""Solitaire: the opponent scavenges the market with a die, and courts by the chart on its card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from parlour.games.obsession.content.solo import Opponent, Purchase
from parlour.games.obsession.content.words import CATEGORIES
from parlour.games.obsession.modes.dynamic_opponent import (
    buy_dynamically,
    escalate,
    monument_space,
    opponent_shows,
    row_of,
    take_away,
)
from parlour.games.obsession.scoring.courtship import ChooseFairchild, categories_courted, courtship_total
from parlour.games.obsession.scoring.vp_cards import OPPONENT, TakeVpCards
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.die import RollDie
from parlour.games.obsession.turn.market import RefreshMarket
from parlour.games.obsession.turn.season import is_courtship, is_final
from parlour.games.obsession.words.catalogue import COPIES
from parlour.games.obsession.words.draws import ROLL, Roll
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, Effect, push
from parlour.kernel.errors import given
from parlour.kernel.event import Event

RULE: Final = "solitaire"


def opponent_of(county: County) -> Opponent:
    """The opponent's card."""
    return given(county.rules.table.opponent, "nobody plays alone here")


class Scavenge(Effect[County]):
    """After the player's turn the opponent rolls for a tile."""

    def run(self, state: County, seat: int) -> None:
        if not is_courtship(state):
            push(state, CHANCE, RollScavengerDie())


class RollScavengerDie(RollDie):
    """The d20: a space of the market, nothing, or a refresh; -5 after a round without a purchase."""

    rule: ClassVar[str] = RULE

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        for roll in ROLL[1 : state.rules.data.solo_rules.die + 1]:
            yield roll, 1

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if not isinstance(action, Roll):
            return
        solo = state.rules.data.solo_rules
        modifier = solo.modifier_after_idle if state.opponent_idle else 0
        pips = max(1, action.pips + modifier)
        if state.rules.table.dynamic:
            buy_dynamically(state, action.pips, pips)
            return
        row = row_of(state.rules.data.scavenger_rows, pips)
        monument = monument_space(state)
        wish = row.monument if monument >= 0 else row.standard
        if state.sink is not None:
            told: dict[str, str | int] = {"pips": action.pips, "modified": pips}
            told["column"] = "monument" if monument >= 0 else "standard"
            told["wish"] = wish.action
            state.sink.append(Event("opponent-rolls", -1, dict(told)))
        state.opponent_idle = wish.action in ("none", "refresh")
        if wish.action == "refresh":
            push(state, CHANCE, RefreshMarket())
        elif wish.action != "none":
            _scavenge(state, wish, monument)


def _scavenge(county: County, wish: Purchase, monument: int) -> None:
    """Out of the game with the tile, both if there are two; the market slides and is filled."""
    space = monument if wish.action == "monument" else wish.position - 1
    if 0 <= space < len(county.market):
        take_away(county, space)


def opponent_total(county: County) -> int:
    """What the chart says for the courtship that is being held; a dynamic opponent has learnt since."""
    return sum([opponent_shows(county, category) for category in categories_courted(county)])


class HoldSoloCourtship(Effect[County]):
    """The player's column against the opponent's chart; a tie gives each a card."""

    def run(self, state: County, seat: int) -> None:
        if not is_courtship(state):
            return
        own = courtship_total(state, 0)
        chart = opponent_total(state)
        if state.sink is not None:
            names = tuple([CATEGORIES[category] for category in categories_courted(state)])
            state.sink.append(
                Event("courtship-held", -1, {"totals": (str(own), str(chart)), "categories": names})
            )
        if own > chart:
            escalate(state)
            push(state, 0, ChooseFairchild(), TakeVpCards(1, 0))
        elif own == chart:
            push(state, CHANCE, TakeVpCards(1, 0), TakeVpCards(1, OPPONENT))
        else:
            if is_final(state):
                state.opponent_fairchild = state.rules.people.fairchilds[0]
            push(state, CHANCE, TakeVpCards(1, OPPONENT))


def opponent_terms(county: County) -> tuple[tuple[str, int], ...]:
    """The opponent's score, term by term."""
    rules = county.rules
    terms = [("base-score", opponent_of(county).base_score)]
    cards = sum([rules.data.vp_cards[card // COPIES].vp for card in county.opponent_vp])
    terms.append(("courtship", cards))
    fairchild = rules.data.solo_rules.final_courtship_fairchild_vp if county.opponent_fairchild >= 0 else 0
    terms.append(("fairchild", fairchild))
    if rules.goals.monuments_challenge:
        stolen = [tile for tile in county.removed if rules.data.tiles[tile].kind == "monument"]
        terms.append(("monuments", sum([rules.tiles.vp[tile * 2] for tile in stolen])))
    return tuple(terms)
