"""Nothing a seat is sent depends on what it cannot know: 100 positions for each question at each table."""

import random

import pytest

from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.log import state_hash
from parlour.sim.checks import Checker
from parlour.sim.positions import GUIDES, kinds_with, positions
from parlour.sim.trial import strata, varied_setup

CHECKER = Checker(NOTRE_DAME)
PER_CELL = 100
CLOSE_LOOKS = 8
"""Of these, so many get the other checks too: random games hardly ever meet some of the questions."""
PARTS = 4
"""Each table is cut in parts, by the kinds of question, so that the test workers share the work."""
CELLS = [(seats, modules, part) for seats, modules in reversed(strata(NOTRE_DAME)) for part in range(PARTS)]


@pytest.mark.parametrize(("seats", "modules", "part"), CELLS)
def test_a_re_deal_changes_nothing_a_seat_is_sent(seats: int, modules: tuple[str, ...], part: int) -> None:
    kinds = kinds_with(NOTRE_DAME, modules)[part::PARTS]
    found = positions(NOTRE_DAME, seats, modules, PER_CELL, f"law:{seats}:{modules}:{part}", kinds)
    assert set(found) == set(kinds)
    rng = random.Random(part)
    for kind, cell in found.items():
        assert len(cell) >= PER_CELL, kind
        assert len({state_hash(NOTRE_DAME, position.state) for position in cell}) == len(cell)
        for position in cell:
            question = open_question(position.state)
            assert question is not None
            assert question.kind == kind
            for seat in (None, *range(seats)):
                assert CHECKER.law(position.state, seat, rng) == [], (kind, seat, position.setup)
        for position in cell[:CLOSE_LOOKS]:
            assert CHECKER.faults(position.state, position.setup, rng) == [], (kind, position.setup)


def test_every_kind_of_question_is_in_some_cell() -> None:
    everything = {"chance", *NOTRE_DAME.meta.question_kinds}
    assert set(GUIDES[NOTRE_DAME.meta.id]) == everything
    assert set(kinds_with(NOTRE_DAME, ["new-persons"])) == everything
    assert set(kinds_with(NOTRE_DAME, [])) < everything


def test_random_base_games_ask_nothing_that_the_cells_leave_out() -> None:
    for index in range(40):
        setup = varied_setup(NOTRE_DAME, 2 + index % 4, (), index)
        state = NOTRE_DAME.start(setup)
        rng = random.Random(index)
        while (question := open_question(state)) is not None:
            assert question.kind in kinds_with(NOTRE_DAME, ())
            seat = to_move(state)[0]
            apply(state, seat, legal(state, seat).sample(rng))


def test_a_re_deal_does_deal_anew() -> None:
    """A law that compares a state with itself would prove nothing."""
    for seats in (2, 5):
        found = positions(NOTRE_DAME, seats, ("new-persons",), 12, "anew")
        for kind, cell in found.items():
            changed = 0
            for position in cell:
                for seat in (None, *range(seats)):
                    view = NOTRE_DAME.view(position.state, seat)
                    other = NOTRE_DAME.determinize(view, random.Random(1))
                    changed += state_hash(NOTRE_DAME, other) != state_hash(NOTRE_DAME, position.state)
            assert changed > len(cell) * (seats + 1) // 2, kind
