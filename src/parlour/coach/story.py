"""A finished game as one seat lived it: what it saw before every answer, and which answers were its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, State
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game, Setup, View
from parlour.kernel.log import Entry, play_entries


class Moment(NamedTuple):
    """One answer: what was seen before it, who gave it, and what it was about."""

    ply: int
    actor: int
    kind: str
    together: bool
    """Whether several seats answered at the same time, so that what they chose came to light at once."""
    seen: int
    """The number of the sight before it."""
    chapter: int
    step: int
    """The turn or round of the game, from 0."""
    decision: Action | None
    """The answer, where the seat gave it and had a choice."""


class Story(NamedTuple):
    """A whole game in the eyes of one seat."""

    seat: int
    moments: tuple[Moment, ...]
    sights: tuple[View, ...]
    """What the seat saw, where it was another thing than before; the last one is the end."""
    final: float
    """The points that the seat's side was ahead of the best of the others."""
    won: float
    """1 for a win, a part for a shared one, 0 otherwise."""


def told(game: Game, setup: Setup, entries: Sequence[Entry], seat: int) -> Story:
    """Play a game again and keep what *seat* saw of it; `Invalid` where it is not over."""
    if not 0 <= seat < len(setup.seats):
        raise Invalid("bad-seat", {"seat": str(seat), "most": len(setup.seats) - 1})
    state = game.start(setup)
    moments: list[Moment] = []
    sights: list[View] = []
    plain: list[object] = []

    def look() -> int:
        view = game.view(state, seat)
        seen = view.plain()
        if not plain or plain[-1] != seen:
            plain.append(seen)
            sights.append(view)
            del plain[:-1]
        return len(sights) - 1

    def note(state: State, actor: int, action: Action) -> None:
        question = open_question(state)
        together = bool(state.agenda) and state.agenda[-1][1] == TABLE
        is_choice = actor == seat and not legal(state, seat).is_forced
        moments.append(
            Moment(
                len(moments),
                actor,
                "" if question is None else question.kind,
                together,
                look(),
                game.companion.chapter(state),
                game.companion.moment(state),
                action if is_choice else None,
            )
        )
        apply(state, actor, action)

    play_entries(game, state, entries, 0, note)
    if to_move(state):
        raise Invalid("game-not-over")
    look()
    final, won = outcome(game, state, seat)
    return Story(seat, tuple(moments), tuple(sights), final, won)


def outcome(game: Game, state: State, seat: int) -> tuple[float, float]:
    """By how many points a seat's side leads in a game that is over, and whether it has won."""
    lines = game.scores(state)
    partner = game.companion.partner(state, seat)
    own = next(line for line in lines if line.seat == seat)
    # An opponent without a seat has a line, too; nobody's partner and it have the same number.
    others = [line for line in lines if line.seat != seat and (partner < 0 or line.seat != partner)]
    if not others:
        return float(own.total), 1.0
    lead = float(own.total - max([line.total for line in others]))
    winners = [line for line in lines if line.rank == 1 and (line.seat != partner or partner < 0)]
    return lead, 1.0 / len(winners) if own.rank == 1 else 0.0


def is_chance(moment: Moment) -> bool:
    """Whether it was chance that answered."""
    return moment.actor == CHANCE
