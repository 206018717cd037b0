"""What a seat is asked before its time depends on nothing that it cannot know, and comes to pass."""

from __future__ import annotations

import random

import pytest

from parlour.games import find_game, games
from parlour.kernel.agenda import State
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.game import Game, Setup
from parlour.server.tables.ahead import offer_ahead
from parlour.server.tables.offers import offer_of, onward_of, stage_of, world_after
from parlour.sim.play.live_game import LiveGame
from parlour.sim.proof.steered import close_tables
from tests.positions import DEPTH, kept_positions

GAMES: dict[str, Game] = {game.meta.id: game for game in games()}
TABLES = [
    pytest.param(name, seats, modules, id=f"{name}-{seats}-{'+'.join(modules) or 'base'}")
    for name, game in GAMES.items()
    for seats, modules in close_tables(game)[:: 1 if DEPTH > 1 else 3]
]
OTHER_SEED = 7


@pytest.mark.parametrize(("name", "seats", "modules"), TABLES)
def test_a_re_deal_changes_nothing_that_is_asked_ahead(
    name: str, seats: int, modules: tuple[str, ...]
) -> None:
    game = GAMES[name]
    rng = random.Random(seats)
    for kind, cell in kept_positions(game, seats, modules, 1).items():
        for position in cell:
            for seat in range(seats):
                view = game.view(position.state, seat)
                other = game.view(game.determinize(view, rng), seat)
                told = offer_ahead(game, view, seat)
                assert told == offer_ahead(game, other, seat), (kind, seat)
                assert told == offer_ahead(game, view, seat, OTHER_SEED), (kind, seat)
                assert told is None or seat not in to_move(position.state)
                if seat in to_move(position.state):
                    assert onward_of(game, view, seat) == onward_of(game, other, seat), (kind, seat)
                    assert game.companion.closing(view) == game.companion.closing(other), (kind, seat)


def _played(game: str, seats: int, seed: str) -> LiveGame:
    return LiveGame(find_game(game), Setup(game, tuple([f"s{at}" for at in range(seats)])), seed)


def _roll_on(live: LiveGame, rng: random.Random) -> None:
    for seat in to_move(live.state):
        live.submit(seat, legal(live.state, seat).sample(rng))
        return


@pytest.mark.parametrize(("game", "kinds"), [("notre-dame", {"play-card", "bribe-person"})])
def test_the_question_ahead_is_the_one_that_comes(game: str, kinds: set[str]) -> None:
    live, rng = _played(game, 3, "ahead"), random.Random(3)
    foretold: str | None = None
    seen: set[str] = set()
    for _ in range(150):
        view = live.game.view(live.state, 0)
        if 0 in to_move(live.state):
            kind = legal(live.state, 0).kind
            assert foretold in (None, kind)
            foretold = None
        else:
            offer = offer_ahead(live.game, view, 0)
            foretold = None if offer is None else offer.kind
            seen |= set() if offer is None else {offer.kind}
        _roll_on(live, rng)
    assert seen == kinds


def test_the_usual_answer_leads_to_what_was_told_and_its_answers_hold_there() -> None:
    live, rng = _played("obsession", 2, "onward"), random.Random(1)
    compared = 0
    while compared < 6:
        (seat, *_) = to_move(live.state)
        offer = None
        if seat >= 0:
            offer = offer_of(live.game, live.state, live.game.view(live.state, seat), seat)
        if offer is not None and offer.onward is not None:
            compared += 1
            state = live.game.clone(live.state)
            apply(state, seat, live.game.parse(offer.onward.action))
            asked = offer_of(live.game, state, live.game.view(state, seat), seat)
            assert asked is not None
            assert offer.kind == "choose-turn"
            assert (asked.kind, asked.stage, asked.choices) == (
                offer.onward.kind,
                offer.onward.stage,
                offer.onward.choices,
            )
        _roll_on(live, rng)


def test_a_plan_is_composed_ahead_as_it_will_be_in_the_turn() -> None:
    live, rng = _played("obsession", 2, "plan"), random.Random(2)
    while True:
        view = live.game.view(live.state, 0)
        offer = offer_ahead(live.game, view, 0)
        if offer is not None and offer.onward is not None and offer.onward.stage is not None:
            break
        _roll_on(live, rng)
    world = live.game.companion.ahead(view, random.Random(1))
    assert world is not None
    after = world_after(live.game, live.game.view(world, 0), 0, live.game.parse(offer.onward.action))
    assert after is not None
    tile = str(offer.onward.stage.parts[0].value)
    stage = stage_of(live.game, live.game.view(after, 0), (tile,))
    assert stage is not None
    assert stage.parts or stage.choices


def _can_buy(game: Game, state: State, seat: int, deeper: int) -> bool:
    """Whether a seat could buy a tile now, or after so many things that may be done at any time."""
    if to_move(state) != (seat,) or legal(state, seat).kind != "buy-tile":
        return False
    answers = [action for action in legal(state, seat) if action.text != "done"]
    if any(action.text.startswith("buy ") for action in answers):
        return True
    if deeper == 0:
        return False
    for action in answers:
        after = game.clone(state)
        apply(after, seat, action)
        if _can_buy(game, after, seat, deeper - 1):
            return True
    return False


def test_buying_ends_by_itself_only_where_nothing_can_be_bought_any_more() -> None:
    game = GAMES["obsession"]
    live, rng = _played("obsession", 2, "closing"), random.Random(5)
    closed = asked = 0
    while closed < 15 or asked < 15:
        seats = to_move(live.state)
        if not seats:
            live = _played("obsession", 2, f"closing {rng.random()}")
            continue
        seat = seats[0]
        if seat >= 0 and legal(live.state, seat).kind == "buy-tile":
            offer = offer_of(game, live.state, game.view(live.state, seat), seat)
            assert offer is not None
            if offer.closing == "":
                asked += 1
            else:
                closed += 1
                assert offer.closing == "done"
                assert not _can_buy(game, live.state, seat, 2)
        _roll_on(live, rng)


def test_only_blind_draws_are_indifferent() -> None:
    game = GAMES["obsession"]
    live, rng = _played("obsession", 2, "blind"), random.Random(4)
    found: set[bool] = set()
    for _ in range(4000):
        if found == {True, False}:
            break
        seats = to_move(live.state)
        if not seats:
            live = _played("obsession", 2, f"blind {rng.random()}")
            continue
        if seats[0] >= 0 and legal(live.state, seats[0]).kind == "order-invitations":
            offer = offer_of(game, live.state, game.view(live.state, seats[0]), seats[0])
            assert offer is not None
            assert offer.indifferent == all(str(each.params["look"]) == "1" for each in offer.choices)
            found.add(offer.indifferent)
        _roll_on(live, rng)
    assert found == {True, False}
