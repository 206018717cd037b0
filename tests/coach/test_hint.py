"""A hint knows what its seat knows, and no more."""

import random

import pytest

from parlour.coach.hint import hint_for
from parlour.coach.reasons import BRINGS, CLOSE, COSTS, DENIES, KEEPS, reasons_for
from parlour.coach.worlds import Prospect
from parlour.kernel.engine import legal
from parlour.kernel.errors import Invalid
from tests.coach.games import stopped

POSITIONS = [
    ("notre-dame", 2, 20),
    ("notre-dame", 3, 60),
    ("notre-dame", 4, 130),
    ("obsession", 2, 60),
    ("obsession", 3, 80),
]


@pytest.mark.parametrize(("name", "seats", "plies"), POSITIONS)
def test_no_hint_changes_when_hidden_cards_are_dealt_anew(name: str, seats: int, plies: int) -> None:
    live = stopped(name, seats, "hint", plies)
    game, seat = live.game, live.waiting()[0]
    view = game.view(live.state, seat)
    hint = hint_for(game, view, 30, 4)
    for other in range(2):
        world = game.determinize(view, random.Random(other))
        assert hint_for(game, game.view(world, seat), 30, 4) == hint
    assert hint.best.action in legal(live.state, seat)
    assert hint.other is None or hint.other.action in legal(live.state, seat)
    assert hint.margin >= 0


def test_the_pair_does_not_tell_which_is_better() -> None:
    live = stopped("notre-dame", 2, "pair", 30)
    hint = hint_for(live.game, live.game.view(live.state, live.waiting()[0]), 30, 4)
    assert [each.action.text for each in hint.pair] == sorted(each.action.text for each in hint.pair)


def test_whoever_is_not_asked_gets_no_hint() -> None:
    live = stopped("notre-dame", 2, "asked", 30)
    waiting = live.waiting()
    for seat in (None, *[each for each in range(2) if each not in waiting]):
        with pytest.raises(Invalid, match="not-asked"):
            hint_for(live.game, live.game.view(live.state, seat))


def prospect(now: float, later: float, rivals: float, **terms: float) -> Prospect:
    return Prospect(now, later, rivals, 0.5, terms or {"score": now})


def test_reasons_add_up_to_the_difference_of_the_leads() -> None:
    better, worse = prospect(10.0, 5.0, 8.0), prospect(7.0, 6.0, 9.5)
    signs = {BRINGS: 1, KEEPS: 1, DENIES: 1, COSTS: -1, "closes": -1, "allows": -1}
    found = reasons_for(better, worse)
    assert [each.code for each in found] == [BRINGS, DENIES, "closes"]
    assert sum([signs[each.code] * each.points for each in found]) == pytest.approx(better.lead - worse.lead)


def test_a_reason_names_the_line_of_the_score_sheet_that_differs_most() -> None:
    better = prospect(10.0, 0.0, 0.0, tiles=4.0, gentry=6.0)
    worse = prospect(7.0, 0.0, 0.0, tiles=5.0, gentry=2.0)
    assert reasons_for(better, worse)[0].source == "gentry"


def test_what_nothing_tells_apart_is_called_close() -> None:
    assert [each.code for each in reasons_for(prospect(5.0, 1.0, 2.0), prospect(5.1, 1.0, 2.0))] == [CLOSE]
