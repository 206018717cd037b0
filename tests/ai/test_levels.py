"""The levels that think with a mind: lawful from the view alone, the same by seed and simulations."""

import random

import pytest

from parlour.ai.levels import EVERY, Butler, Master, Novice, Searcher
from parlour.ai.registry import bots_of, find_bot
from parlour.ai.search.budget import Budget
from parlour.ai.search.tree import TreeSearch
from parlour.games import games
from parlour.kernel.agenda import CHANCE
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game, Setup
from parlour.sim.play.runner import play_game
from parlour.sim.proof.steered import close_tables, kinds_with
from tests.positions import DEPTH, kept_positions

EACH = DEPTH
"""Positions of each kind of question at each table."""
FEW = 12
"""Simulations: enough to leave the root."""
THINKING = [game for game in games() if game.ways()]
WITH_TREE = [game for game in THINKING if game.ways()["master"].is_tree]


def thrifty(level: str, game: Game, simulations: int = FEW) -> Bot:
    """The level, by simulations instead of seconds."""
    found = EVERY[level]
    way = game.ways()[level]
    return found(way, simulations) if issubclass(found, Searcher) else found(way)


def tables() -> list[tuple[Game, int, tuple[str, ...]]]:
    return [(game, seats, modules) for game in WITH_TREE for seats, modules in close_tables(game)]


@pytest.mark.parametrize("level", list(EVERY))
@pytest.mark.parametrize(("game", "seats", "modules"), tables())
def test_every_kind_of_question_is_answered_lawfully_and_from_the_view_alone(
    game: Game, seats: int, modules: tuple[str, ...], level: str
) -> None:
    bot = thrifty(level, game)
    kinds = [kind for kind in kinds_with(game, modules, seats) if kind != "chance"]
    for kind, positions in kept_positions(game, seats, modules, EACH, kinds).items():
        assert len(positions) >= EACH, kind
        for number, position in enumerate(positions[:EACH]):
            state = position.state
            seat = to_move(state)[-1]
            view = game.view(state, seat)
            answer = bot.choose(game, view, random.Random(number))
            assert answer in legal(state, seat), f"{kind}: {answer}"
            twin = game.determinize(view, random.Random(f"twin:{number}"))
            assert bot.choose(game, game.view(twin, seat), random.Random(number)) == answer, kind


@pytest.mark.parametrize("level", list(EVERY))
@pytest.mark.parametrize("game", WITH_TREE)
def test_whole_games_are_played_at_every_number_of_seats(game: Game, level: str) -> None:
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        bots = [thrifty(level, game, 2), *[find_bot("random", game.meta.id)] * (seats - 1)]
        setup = Setup(game.meta.id, (level, *["random"] * (seats - 1)))
        result = play_game(game, setup, bots, f"{level}:{seats}", check=True)
        assert result.ranks[0] >= 1
        assert result.decisions > 0


@pytest.mark.parametrize("game", WITH_TREE)
def test_a_search_spends_its_simulations_and_tells_of_each_answer(game: Game) -> None:
    state = game.start(Setup(game.meta.id, ("a", "b")))
    rng = random.Random(3)
    looked = 0
    while (question := open_question(state)) is not None and looked < 20:
        seat = to_move(state)[0]
        if seat != CHANCE and not legal(state, seat).is_forced:
            view = game.view(state, seat)
            search = TreeSearch(game, view, game.ways()["master"].mind, random.Random(looked))
            thought = search.run(Budget(FEW, None))
            lines = thought.lines
            assert thought.answer == lines[0].action
            assert len({line.action for line in lines}) == len(lines)
            assert all(line.action in legal(state, seat) for line in lines)
            assert sum([line.visits for line in lines]) == (FEW if len(lines) > 1 else 0)
            assert [line.visits for line in lines] == sorted([line.visits for line in lines], reverse=True)
            looked += 1
        apply(state, seat, question.sample(state, seat, rng))
    assert looked == 20


def test_levels_are_listed_from_the_weakest_to_the_strongest() -> None:
    for game in THINKING:
        found = bots_of(game.meta.id)
        assert found[:2] == ("random", "novice")
        assert found[-3:] == ("steward", "butler", "master")
        assert [find_bot(name, game.meta.id).name for name in found] == list(found)


@pytest.mark.parametrize(("simulations", "seconds"), [(None, None), (0, None), (None, 0.0), (-1, 1.0)])
def test_without_a_budget_nobody_thinks(simulations: int | None, seconds: float | None) -> None:
    with pytest.raises(Invalid):
        Budget(simulations, seconds)


def test_a_deadline_that_is_over_ends_the_search_before_a_simulation() -> None:
    budget = Budget(None, 1e-9)
    assert budget.is_spent(0)


def test_a_novice_errs_but_not_always_the_same_way() -> None:
    for game in THINKING:
        state = game.start(Setup(game.meta.id, ("a", "b")))
        rng = random.Random(1)
        way = game.ways()["novice"]
        while (question := open_question(state)) is not None:
            seat = to_move(state)[0]
            if seat != CHANCE and len(way.mind.candidates(state, seat, Novice.MOST, rng)) > 1:
                break
            apply(state, seat, question.sample(state, seat, rng))
        view = game.view(state, seat)
        novice = Novice(way)
        assert len({novice.choose(game, view, random.Random(dice)).text for dice in range(40)}) > 1


def test_who_waited_for_a_turn_to_think_thinks_less_but_never_too_little() -> None:
    for game in THINKING:
        for level in (Butler, Master):
            bot = level(game.ways()[level.name])
            full = level.SECONDS
            assert bot.seconds == full
            assert bot.after(0.4 * full).seconds == pytest.approx(0.6 * full)
            assert bot.after(100.0).seconds == pytest.approx(level.LEAST * full)
            assert bot.after(-1.0).seconds == full
            by_simulations = level(game.ways()[level.name], 7)
            assert by_simulations.after(100.0) is by_simulations


@pytest.mark.parametrize("game", WITH_TREE)
def test_an_answer_never_tried_is_judged_by_how_its_seat_stands(game: Game) -> None:
    """Else whoever is far behind would try every answer, and whoever is far ahead only one."""
    state = game.start(Setup(game.meta.id, ("a", "b")))
    rng = random.Random(5)
    while (question := open_question(state)) is not None and to_move(state)[0] == CHANCE:
        apply(state, CHANCE, question.sample(state, CHANCE, rng))
    seat = to_move(state)[0]
    search = TreeSearch(game, game.view(state, seat), game.ways()["master"].mind, rng)
    search.run(Budget(FEW, None))
    means = [total / search.done for total in search.chances]
    assert sum(means) == pytest.approx(1.0, abs=1e-3)
    root = search.root
    assert means[root.seat] == pytest.approx(root.total / root.visits)
