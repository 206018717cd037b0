"""The course of the game: three periods of three turns, the end of a turn, of a period and of the game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import ClassVar, Final

from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.bribe import BribeRound
from parlour.games.notre_dame.turn.cards import PlayRound
from parlour.games.notre_dame.turn.draft import DealAll, Draft
from parlour.games.notre_dame.turn.plague import Plague
from parlour.games.notre_dame.turn.supply import gain_prestige
from parlour.games.notre_dame.words.actions import REVEAL, Persons
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, Chooser, Effect, Item, push
from parlour.kernel.chance import Chance
from parlour.kernel.deck import Deck, loose
from parlour.kernel.event import Event, Value

PERIODS: Final = ("a", "b", "c")


class BeginTurn(Effect[City]):
    """Put the steps of a turn on the agenda."""

    def run(self, state: City, seat: int) -> None:
        if state.sink is not None:
            period = PERIODS[state.turn // state.rules.turns_per_period]
            state.sink.append(Event("turn-begins", state.first, {"turn": state.turn + 1, "period": period}))
        state.agenda.extend(state.rules.turn_entries)


class RevealPersons(Chance[City]):
    """Phase 1: two browns and one grey are turned up (p. 3)."""

    draws: ClassVar[str] = "persons"
    rule: ClassVar[str] = "phase-1"

    def outcomes(self, state: City) -> Iterator[tuple[Action, int]]:
        for browns in state.brown.draws(state.rules.browns_shown):
            for greys in state.grey.draws(1):
                yield REVEAL[browns + greys], 1

    def sample(self, state: City, seat: int, rng: random.Random) -> Action:
        return REVEAL[state.brown.sample(state.rules.browns_shown, rng) + state.grey.sample(1, rng)]

    def can_give(self, state: City, action: Action) -> bool | None:
        if not isinstance(action, Persons) or action.verb != "reveal":
            return None
        shown = state.rules.browns_shown
        return state.brown.can_draw(action.persons[:shown]) and state.grey.can_draw(action.persons[shown:])

    def play(self, state: City, seat: int, chooser: Chooser) -> None:
        chooser.plies += 1
        browns = state.brown.sample(state.rules.browns_shown, chooser.rng)
        self._reveal(state, browns, state.grey.sample(1, chooser.rng))

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Persons):
            shown = state.rules.browns_shown
            self._reveal(state, action.persons[:shown], action.persons[shown:])

    def _reveal(self, state: City, browns: tuple[int, ...], greys: tuple[int, ...]) -> None:
        state.display = browns + greys
        state.brown.take(browns)
        state.grey.take(greys)
        if state.sink is not None:
            words = tuple([PERSONS[person] for person in state.display])
            told: dict[str, Value] = {"persons": words, "rats": state.rats_on_display()}
            state.sink.append(Event("persons-revealed", -1, told))


class EndTurn(Effect[City]):
    """Cards away, persons under their piles, the bell-ringer to the left (p. 4).

    The third cards lie face down in front of their owners until now; nobody may look at them, so it makes
    no difference that the rulebook drops them with the second card (the scholar needs them until phase 4).
    """

    def run(self, state: City, seat: int) -> None:
        seats = state.rules.seats
        for each in range(seats):
            state.hand[each] = ()
            state.shown[each] = ()
            state.passed[each] = ()
            state.handed[each] = ()
        shown = state.rules.browns_shown
        # Only browns come round again; a grey card under the pile is out of the game.
        state.brown.put_under(state.display[:shown], state.rules.everyone)
        state.display = ()
        state.healed = 0
        state.first = (state.first + 1) % seats
        state.turn += 1
        if state.turn % state.rules.turns_per_period == 0:
            push(state, CHANCE, SCORE_CATHEDRAL, END_PERIOD)
        else:
            state.agenda.append((BEGIN_TURN, CHANCE))


class ScoreCathedral(Effect[City]):
    """The value of Notre Dame is shared by all cubes there, rounded down; they go back (p. 6)."""

    def run(self, state: City, seat: int) -> None:
        cubes = 0
        for own in state.cathedral:
            cubes += own
        if cubes == 0:
            return
        each = state.rules.cathedral_value // cubes
        if state.sink is not None:
            state.sink.append(Event("cathedral-scored", -1, {"cubes": cubes, "each": each}))
        for owner in range(state.rules.seats):
            own = state.cathedral[owner]
            if own > 0:
                gain_prestige(state, owner, each * own, "notre-dame-scoring")
                state.cathedral[owner] = 0
                state.general[owner] += own


class EndPeriod(Effect[City]):
    """Browns are shuffled and action cards go home; after the third period the game is over (p. 4)."""

    def run(self, state: City, seat: int) -> None:
        if state.turn >= state.rules.turns:
            if state.sink is not None:
                state.sink.append(Event("game-over", -1, {}))
            return
        state.brown = Deck([loose(tuple(state.brown.cards()))])
        state.played = 0
        for each in range(state.rules.seats):
            state.deck[each] = state.rules.own_cards[each]
            state.seen[each] = 0
        if state.sink is not None:
            state.sink.append(Event("period-ends", -1, {}))
        push(state, CHANCE, BEGIN_TURN)


BEGIN_TURN: Final = BeginTurn()
SCORE_CATHEDRAL: Final = ScoreCathedral()
END_PERIOD: Final = EndPeriod()
REVEAL_PERSONS: Final = RevealPersons()

STEPS: Final[tuple[Item, ...]] = (
    REVEAL_PERSONS,
    DealAll(),
    Draft(False),
    Draft(True),
    PlayRound(),
    PlayRound(),
    BribeRound(),
    Plague(),
    EndTurn(),
)
"""A turn, step by step; modules may splice theirs in."""
