"""The course of the game: rounds, themes, the end of a season and the end of it all."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import ClassVar, Final

from parlour.games.obsession.state import County
from parlour.games.obsession.turn.any_time import TurnQuestion, take_special
from parlour.games.obsession.turn.die import RollDie
from parlour.games.obsession.turn.market import RefreshMarket
from parlour.games.obsession.turn.turn import BeginTurn
from parlour.games.obsession.words.actions import DONE, AnyTime
from parlour.games.obsession.words.catalogue import COPIES, THEME_KINDS
from parlour.games.obsession.words.draws import (
    THEME,
    DrawTheme,
    Roll,
)
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, Effect, push
from parlour.kernel.chance import Chance
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event, Value
from parlour.kernel.refusals import not_an_answer

FLOW: Final = "round-track"
THEMES: Final = "theme-cards"
DIE: Final = 20


class BeginRound(Effect[County]):
    """Put the steps of a round on the agenda."""

    def run(self, state: County, seat: int) -> None:
        if state.sink is not None:
            told: dict[str, Value] = {
                "round": state.round + 1,
                "round-event": state.rules.season.event_in(state.round),
            }
            state.sink.append(Event("round-begins", state.first, told))
        state.agenda.extend(state.rules.courses["round"][CHANCE])


def is_courtship(county: County) -> bool:
    """Whether the pawn stands on the last space of a season."""
    return county.rules.season.courts[county.round]


class RevealTheme(Effect[County]):
    """Open courtship: the theme is revealed as the season begins."""

    def run(self, state: County, seat: int) -> None:
        if state.round % state.rules.season.length == 0:
            push(state, CHANCE, TurnUpTheme())


class RevealThemeLate(Effect[County]):
    """Jane Austen and solitaire: the theme is revealed on the courtship space."""

    def run(self, state: County, seat: int) -> None:
        if is_courtship(state):
            push(state, CHANCE, TurnUpTheme())


class RollForTheme(Effect[County]):
    """Charles Dickens: a die decides in which round of the season the theme is revealed."""

    def run(self, state: County, seat: int) -> None:
        if state.round % state.rules.season.length == 0:
            push(state, CHANCE, RollDickensDie(), RevealThemeInTime())
        else:
            push(state, CHANCE, RevealThemeInTime())


class RevealThemeInTime(Effect[County]):
    """The round that the die named has come."""

    def run(self, state: County, seat: int) -> None:
        if state.theme_round == state.round:
            state.theme_round = -1
            push(state, CHANCE, TurnUpTheme())


def rolled_round(pips: int, season_length: int) -> int:
    """The round of the season, from 0, that a roll names: equal shares of the die (Charles Dickens).

    >>> [rolled_round(pips, 4) for pips in (1, 5, 6, 15, 16, 20)], rolled_round(16, 5), rolled_round(17, 5)
    ([0, 0, 1, 2, 3, 3], 3, 4)
    """
    return (pips - 1) * season_length // DIE


class RollDickensDie(RollDie):
    """The die that sets the round of the revelation."""

    rule: ClassVar[str] = THEMES

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Roll):
            state.theme_round = state.round + rolled_round(action.pips, state.rules.season.length)
            if state.sink is not None:
                told: dict[str, Value] = {"pips": action.pips, "round": state.theme_round + 1}
                state.sink.append(Event("theme-round-set", -1, told))


class TurnUpTheme(Chance[County]):
    """The theme card of the season."""

    draws: ClassVar[str] = "theme"
    rule: ClassVar[str] = THEMES

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        for row in state.theme_deck.draws(1):
            yield THEME[row[0]], 1

    def sample(self, state: County, seat: int, rng: random.Random) -> Action:
        return THEME[state.theme_deck.sample(1, rng)[0]]

    def can_give(self, state: County, action: Action) -> bool | None:
        return state.theme_deck.can_draw((action.card,)) if isinstance(action, DrawTheme) else None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, DrawTheme):
            state.theme_deck.take((action.card,))
            state.themes += (action.card,)
            if state.sink is not None:
                category = THEME_KINDS[action.card // COPIES]
                state.sink.append(Event("theme-revealed", -1, {"category": category}))


class PlayTurns(Effect[County]):
    """Every player hosts or passes, clockwise from the first; not on a courtship space."""

    def run(self, state: County, seat: int) -> None:
        if not is_courtship(state):
            for each in reversed(state.turn_order()):
                state.agenda.append((BEGIN_TURN, each))


BEGIN_TURN: Final = BeginTurn()


class PassPawn(Effect[County]):
    """After each of the first three seasons the pawn of the first player moves on (ruling 21)."""

    def run(self, state: County, seat: int) -> None:
        if is_courtship(state) and not is_final(state):
            state.first = (state.first + state.rules.table.pawn_step) % state.rules.seats
            if state.sink is not None and state.rules.seats > 1:
                state.sink.append(Event("pawn-passed", state.first, {}))


def is_final(county: County) -> bool:
    """Whether this is the last round."""
    return county.round == county.rules.season.last_round - 1


class SeasonalRefresh(Effect[County]):
    """Emily Bronte: a new market after each of the first three courtships."""

    def run(self, state: County, seat: int) -> None:
        if is_courtship(state) and not is_final(state):
            push(state, CHANCE, RefreshMarket())


class AdvancePawn(Effect[County]):
    """The white pawn moves on; after the last courtship comes the last window for card favours."""

    def run(self, state: County, seat: int) -> None:
        if is_final(state):
            push(state, CHANCE, FinishGame())
            # Without courtship the game ends with the last turn, and no window follows.
            for each in reversed(state.turn_order()) if state.rules.season.track.courtship else ():
                if state.vp_cards[each]:
                    push(state, each, LastFavours())
            return
        state.round += 1
        push(state, CHANCE, BeginRound())


class LastFavours(TurnQuestion):
    """Before scoring, in turn order: the last chance to take the favour of a card (ruling 7)."""

    kind: ClassVar[str] = "last-favours"

    def in_last_window(self) -> bool:
        return True

    def main(self, state: County, seat: int) -> list[Action]:
        return [DONE]

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        return None if action == DONE else not_an_answer(action, self.kind, "victory-point-cards")

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, AnyTime):
            if len(state.vp_cards[seat]) > 1:
                push(state, seat, self)
            take_special(state, seat, action)


class FinishGame(Effect[County]):
    """The wedding bells: everything is counted."""

    def run(self, state: County, seat: int) -> None:
        if state.sink is not None:
            state.sink.append(Event("game-over", -1, {}))
