"""Nothing a seat is sent depends on what it cannot know: many positions for each question at each table."""

import functools
import random

import pytest

from parlour.games import games
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.game import Game
from parlour.kernel.log import state_hash
from parlour.sim.proof.checks import Checker
from parlour.sim.proof.steered import close_tables, kinds_with, positions
from parlour.sim.proof.tables import varied_setup
from tests.positions import DEPTH, each_at, kept_positions

GAMES: dict[str, Game] = {game.meta.id: game for game in games()}
CLOSE_LOOKS = 2 * DEPTH
"""Of the positions, so many get the other checks too: random games hardly ever meet some of the questions."""
PARTS = 4
"""Each table is cut in parts, by the kinds of question, so that the test workers share the work."""
CELLS = [
    pytest.param(name, seats, modules, part, id=f"{name}-{seats}-{'+'.join(modules) or 'base'}-{part}")
    for name, game in GAMES.items()
    for seats, modules in reversed(close_tables(game))
    for part in range(PARTS)
]


@functools.cache
def checker(name: str) -> Checker:
    return Checker(GAMES[name])


@pytest.mark.parametrize(("name", "seats", "modules", "part"), CELLS)
def test_a_re_deal_changes_nothing_a_seat_is_sent(
    name: str, seats: int, modules: tuple[str, ...], part: int
) -> None:
    game = GAMES[name]
    wanted = each_at(modules)
    kinds = kinds_with(game, modules, seats)[part::PARTS]
    found = kept_positions(game, seats, modules, wanted, kinds)
    assert set(found) == set(kinds)
    rng = random.Random(part)
    for kind, cell in found.items():
        assert len(cell) >= wanted, kind
        marks = {(state_hash(game, each.state), *sorted(each.setup.options.items())) for each in cell}
        assert len(marks) == len(cell), "all of them different"
        for position in cell:
            question = open_question(position.state)
            assert question is not None
            assert question.kind == kind
            for seat in (None, *range(seats)):
                assert checker(name).law(position.state, seat, rng) == [], (kind, seat, position.setup)
        for position in cell[:CLOSE_LOOKS]:
            assert checker(name).faults(position.state, position.setup, rng) == [], (kind, position.setup)


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_question_is_in_some_cell(name: str) -> None:
    game = GAMES[name]
    everything = {"chance", *game.meta.question_kinds}
    assert set(game.trials.steering) <= everything
    asked = [set(kinds_with(game, modules, seats)) for seats, modules in close_tables(game)]
    assert set().union(*asked) == everything
    assert all(kinds < everything for kinds in asked if len(kinds) < max(map(len, asked)))


@pytest.mark.parametrize("name", GAMES)
def test_random_base_games_ask_nothing_that_the_cells_leave_out(name: str) -> None:
    game = GAMES[name]
    for index in range(40):
        seats = game.meta.min_seats + index % min(4, game.meta.max_seats - game.meta.min_seats + 1)
        state = game.start(varied_setup(game, seats, (), index))
        rng = random.Random(index)
        while (question := open_question(state)) is not None:
            assert question.kind in kinds_with(game, (), seats)
            seat = to_move(state)[0]
            apply(state, seat, legal(state, seat).sample(rng))


ALL_OPEN = {"choose-family", "pick-starter", "choose-start-tile", "draft-servant"}
"""Asked while no card has been dealt face down: there is nothing to deal anew."""


@pytest.mark.parametrize("name", GAMES)
def test_a_re_deal_does_deal_anew(name: str) -> None:
    """A law that compares a state with itself would prove nothing."""
    game = GAMES[name]
    most = len(close_tables(game)) - 1
    for seats, modules in (close_tables(game)[1], close_tables(game)[most]):
        # Who sits alone knows all that has been dealt: only from onlookers is anything hidden.
        kept_from = seats + 1 if seats > 1 else 1
        for kind, cell in positions(game, seats, modules, 12, "anew").items():
            changed = 0
            for position in cell:
                for seat in (None, *range(seats)):
                    view = game.view(position.state, seat)
                    other = game.determinize(view, random.Random(1))
                    changed += state_hash(game, other) != state_hash(game, position.state)
            if kind not in ALL_OPEN:
                assert changed > len(cell) * kept_from // 2, kind
