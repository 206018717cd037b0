"""Tableau and Duel: a track without courtship, a Grand Ball, and an end at the top of reputation (p. 15)."""

from __future__ import annotations

from parlour.games.obsession.state import County
from parlour.games.obsession.turn.invitations import LookAtGuests
from parlour.games.obsession.turn.reserves import open_next_reserve
from parlour.games.obsession.turn.season import FinishGame
from parlour.kernel.agenda import CHANCE, Effect, push
from parlour.kernel.event import Event

PRESTIGE = 1


def _open_ball(county: County) -> LookAtGuests | None:
    """A Grand Ball is announced, if this is the round of one; what everybody gets there."""
    event = county.rules.season.event_in(county.round)
    for each in county.rules.data.events:
        if each.id == event and each.look_prestige:
            if county.sink is not None:
                county.sink.append(Event("grand-ball", -1, {}))
            return LookAtGuests(PRESTIGE, each.look_prestige, each.keep)
    return None


class GrandBallForAll(Effect[County]):
    """Before the turns of its round, in turn order: look at some prestige guests and keep one."""

    def run(self, state: County, seat: int) -> None:
        ball = _open_ball(state)
        if ball is not None:
            for each in reversed(state.turn_order()):
                push(state, each, ball)


class StepGrandBall(Effect[County]):
    """Estate Challenge: the Grand Ball is held in step 2 of the turn (p. 14)."""

    def run(self, state: County, seat: int) -> None:
        ball = _open_ball(state)
        if ball is not None:
            push(state, seat, ball)


class OpenBothReserves(Effect[County]):
    """At the end of the round that the track names, both reserves open."""

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        if rules.market.reserves and state.round + 1 == rules.season.track.service_reserve_opens_after:
            while state.reserves_open < len(rules.data.reserves):
                open_next_reserve(state)


class EndAtTop(Effect[County]):
    """The game ends at once when a turn ends on the top level of reputation."""

    def run(self, state: County, seat: int) -> None:
        if state.level(seat) == state.rules.reputation.max_level:
            if state.sink is not None:
                state.sink.append(Event("top-reached", seat, {"level": state.rules.reputation.max_level}))
            state.agenda.clear()
            push(state, CHANCE, FinishGame())
