"""What might have been: a world dealt anew, which depends on the view alone and repeats itself."""

import random

import pytest

from parlour.coach.branches import go_on, levels_of
from parlour.kernel.errors import Invalid
from tests.coach.games import stopped

BOTS = ("random", "random")


@pytest.mark.parametrize(("name", "plies"), [("notre-dame", 30), ("obsession", 60)])
def test_a_branch_depends_on_what_its_seat_sees_alone(name: str, plies: int) -> None:
    live = stopped(name, 2, "branch", plies)
    game, seat = live.game, live.waiting()[0]
    view = game.view(live.state, seat)
    rivals = levels_of(game, BOTS, seat)
    begun = go_on(game, view, "a", (), "", rivals)
    other = game.view(game.determinize(view, random.Random(5)), seat)
    assert go_on(game, other, "a", (), "", rivals)[0] == begun[0]
    assert game.view(begun.state, seat).plain() == view.plain(), "nothing has happened yet"
    action = begun.answers[-1].text
    on = go_on(game, view, "a", begun.entries, action, rivals)
    assert on.entries[: len(begun.entries)] == begun.entries
    assert go_on(game, view, "a", begun.entries, action, rivals).entries == on.entries
    assert on.prospect is None or on.answers


def test_a_branch_can_be_played_to_its_end() -> None:
    live = stopped("notre-dame", 2, "end", 100)
    game, seat = live.game, live.waiting()[0]
    view = game.view(live.state, seat)
    rivals = levels_of(game, BOTS, seat)
    reached = go_on(game, view, "b", (), "", rivals)
    while reached.answers:
        reached = go_on(game, view, "b", reached.entries, reached.answers[0].text, rivals)
    lines = game.scores(reached.state)
    assert reached.margin == lines[seat].total - lines[1 - seat].total


def test_what_cannot_be_answered_cannot_be_tried() -> None:
    live = stopped("notre-dame", 2, "branch", 30)
    game, seat = live.game, live.waiting()[0]
    rivals = levels_of(game, BOTS, seat)
    with pytest.raises(Invalid, match="cannot-try"):
        go_on(game, game.view(live.state, seat), "a", (), "pass", rivals)
    with pytest.raises(Invalid, match="not-asked"):
        go_on(game, game.view(live.state, None), "a", (), "", rivals)
