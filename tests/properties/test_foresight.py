"""Nothing is foretold that a seat cannot know: whatever the world behind its view, it all comes true."""

import itertools
import random
from collections.abc import Mapping

import pytest

from parlour.games import games
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply_told, legal, open_question, to_move
from parlour.kernel.game import Game, View
from parlour.sim.play.foresight import Foresight, foresee, numbers, own_row
from parlour.sim.proof.steered import close_tables, kinds_with
from tests.positions import DEPTH, kept_positions

GAMES: dict[str, Game] = {game.meta.id: game for game in games()}
EACH = min(2, DEPTH)
"""Positions of each kind of question at a table."""
ANSWERS = 3 * DEPTH
WORLDS = 6 * DEPTH
"""Worlds that each answer is tried in, none of them one in which it was foreseen."""
CELLS = [
    pytest.param(name, seats, modules, id=f"{name}-{seats}-{'+'.join(modules) or 'base'}")
    for name, game in GAMES.items()
    for seats, modules in close_tables(game)
]


def answers(state: State, seat: int, rng: random.Random) -> list[Action]:
    """Some answers: the first, and others drawn."""
    offer = legal(state, seat)
    found = list(itertools.islice(offer, 1)) + [offer.sample(rng) for _ in range(ANSWERS - 1)]
    return list({action.text: action for action in found}.values())


def carried_out(world: State, seat: int, action: Action, rng: random.Random) -> list[Mapping[str, object]]:
    """What the seat is told when all have answered, in a world."""
    others = [each for each in to_move(world) if each != seat]
    heard = apply_told(world, seat, action)
    for other in others:
        heard += apply_told(world, other, legal(world, other).sample(rng))
    return [event.project(seat) for event in heard]


def check_holds(
    game: Game, view: View, seat: int, action: Action, told: Foresight, rng: random.Random
) -> None:
    """Every claim comes true in worlds drawn anew."""
    for _ in range(WORLDS):
        world = game.determinize(view, rng)
        events = carried_out(world, seat, action, rng)
        for claimed, real in zip(told.events, events, strict=False):
            assert claimed.items() <= real.items(), action
        assert len(told.events) <= len(events)
        row = own_row(game.view(world, seat))
        for key, value in told.after.items():
            assert row[key] == value, (action, key)
        if told.ranges:
            apply_told(world, CHANCE, legal(world, CHANCE).sample(rng))
            real_numbers = dict(numbers(own_row(game.view(world, seat))))
            for span in told.ranges:
                assert span.low <= real_numbers[span.path] <= span.high, (action, span)


@pytest.mark.parametrize(("name", "seats", "modules"), CELLS)
def test_what_is_foretold_comes_true_in_every_world(name: str, seats: int, modules: tuple[str, ...]) -> None:
    game = GAMES[name]
    kinds = [kind for kind in kinds_with(game, modules, seats) if kind != "chance"]
    rng = random.Random(f"{name}:{seats}:{modules}")
    for kind, cell in kept_positions(game, seats, modules, EACH, kinds).items():
        for position in cell:
            seat = to_move(position.state)[0]
            view = game.view(position.state, seat)
            for action in answers(position.state, seat, rng):
                told = foresee(game, view, action, seats)
                assert isinstance(told, Foresight), (kind, action)
                check_holds(game, view, seat, action, told, rng)


@pytest.mark.parametrize(("name", "seats", "modules"), CELLS)
def test_aids_do_not_depend_on_the_world_they_were_tried_in(
    name: str, seats: int, modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[name]
    found = kept_positions(game, seats, modules, EACH)
    for kind, cell in found.items():
        for position in cell[:1]:
            for seat in (None, *range(seats)):
                view = game.view(position.state, seat)
                monkeypatch.undo()
                mine = aids(game, view)
                seeds = itertools.count(1)
                monkeypatch.setattr(
                    random, "Random", lambda _=None, seeds=seeds, real=random.Random: real(next(seeds))
                )
                assert aids(game, view) == mine, (kind, seat)
    monkeypatch.undo()


def aids(game: Game, view: View) -> list[object]:
    companion = game.companion
    return [
        dict(companion.more(view)),
        companion.reasons.findings(view),
        {name: make(view) for name, make in companion.commands.items()},
    ]


def test_cards_that_come_from_a_neighbour_are_counted_and_not_named() -> None:
    game = GAMES["notre-dame"]
    (position, *_) = kept_positions(game, 3, (), 1, ["keep-card"])["keep-card"]
    state = position.state
    question = open_question(state)
    assert question is not None
    seat = to_move(state)[0]
    view = game.view(state, seat)
    action = next(iter(legal(state, seat)))
    told = foresee(game, view, action, 3)
    assert isinstance(told, Foresight)
    right = (seat - 1) % 3
    (unknown,) = [each for each in told.unknowns if each.kind == "cards-passed"]
    assert (unknown.seat, unknown.count in (1, 2)) == (right, True)
    passed = {event["seat"]: event for event in told.events if event["event"] == "cards-passed"}
    assert "cards" in passed[seat], "what I pass on I know"
    assert "cards" not in passed[right]
    assert told.together == (len(to_move(state)) > 1)
