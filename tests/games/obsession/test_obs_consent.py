"""Team Play: a partner who is asked sees what for, and what it would cost (Upstairs, Downstairs p. 12)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from parlour.games.obsession.aids.board import board_aids
from parlour.games.obsession.aids.shapes import ConsentAsked
from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.modes.consent import AnswerActivity, AnswerGift
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import GENTRY, bits
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.game import Setup

TEAMS = Setup("obsession", ("a", "b", "c", "d"), ("teams",), {})


def _asked(seed: int) -> Iterator[tuple[County, int]]:
    """Every moment of a random game when a partner is asked."""
    rng = random.Random(seed)
    state = OBSESSION.start(TEAMS)
    while seats := to_move(state):
        if seats[0] != CHANCE and legal(state, seats[0]).kind == "consent":
            yield state, seats[0]
        apply(state, seats[0], legal(state, seats[0]).sample(rng))


def _told(state: County, seat: int | None) -> ConsentAsked | None:
    return board_aids(OBSESSION.view(state, seat))["consent"]


def test_a_gift_is_told_with_the_loan_that_it_takes() -> None:
    seen = 0
    for state, seat in _asked(1):
        question = open_question(state)
        if isinstance(question, AnswerGift):
            told = _told(state, seat)
            assert told is not None
            loan = told["loan"]
            before = state.pounds[seat], state.steps[seat]
            assert (told["by"], told["pounds"]) == (state.active, question.pounds)
            after = state.clone()
            apply(after, seat, OBSESSION.parse("consent"))
            assert isinstance(loan, int)
            assert after.pounds[seat] == before[0] + loan - question.pounds
            assert before[1] - after.steps[seat] == told["steps"]
            seen += 1
    assert seen > 0


def test_an_activity_is_told_with_the_servants_and_guests_that_it_takes() -> None:
    seen = 0
    for state, seat in _asked(2):
        question = open_question(state)
        if isinstance(question, AnswerActivity) and isinstance(question.activity, Host):
            told = _told(state, seat)
            assert told is not None
            host = question.activity
            activity = told["activity"]
            assert isinstance(activity, dict)
            assert activity["action"] == host.text
            assert told["servants"] == crowds.words(host.extras.borrowed)
            assert told["guests"] == [GENTRY[card] for card in bits(host.mask & state.hand[seat])]
            assert told["guests"] or told["servants"]
            lack = crowds.missing(host.extras.borrowed, state.available[seat])
            assert told["help"] == crowds.words(lack)
            assert told["steps"] == crowds.total(lack) * state.rules.reputation.help_steps
            seen += 1
    assert seen > 0


def test_nobody_else_is_told_by_the_aids() -> None:
    state, seat = next(_asked(1))
    others = [each for each in (0, 1, 2, 3, None) if each != seat]
    assert all(_told(state, other) is None for other in others)
