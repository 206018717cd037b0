"""Whatever it is asked in any variant, the steward answers lawfully, and from what its seat may know."""

import random
from collections import Counter

import pytest

from parlour.ai.registry import find_bot
from parlour.games.obsession.game import OBSESSION as GAME
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.game import Setup
from parlour.sim.proof.steered import close_tables, kinds_with
from parlour.sim.proof.tables import combinations, strata, varied_setup
from tests.ai.whole_games import named, scores_of
from tests.positions import DEPTH, kept_positions

EACH = 2 * DEPTH
"""Positions of each kind of question at each table."""
ASKED = 0.03
"""How often the steward is asked in a random game."""


def _assert_sound(state: State, seat: int, number: int) -> None:
    """A lawful answer, the same for the same view and dice, whatever lies where the seat cannot see it."""
    bot = find_bot("steward", "obsession")
    view = GAME.view(state, seat)
    answer = bot.choose(GAME, view, random.Random(number))
    assert answer in legal(state, seat), str(answer)
    assert bot.choose(GAME, view, random.Random(number)) == answer
    twin = GAME.determinize(view, random.Random(f"twin:{number}"))
    assert bot.choose(GAME, GAME.view(twin, seat), random.Random(number)) == answer


@pytest.mark.parametrize(("seats", "modules"), close_tables(GAME))
def test_every_kind_of_question_is_answered_lawfully_and_from_the_view_alone(
    seats: int, modules: tuple[str, ...]
) -> None:
    kinds = [kind for kind in kinds_with(GAME, modules, seats) if kind != "chance"]
    found = kept_positions(GAME, seats, modules, EACH, kinds)
    for kind in kinds:
        assert len(found[kind]) >= EACH, kind
        for number, position in enumerate(found[kind]):
            _assert_sound(position.state, to_move(position.state)[-1], number)


def test_every_variant_is_played_alone_and_in_combination() -> None:
    asked: Counter[str] = Counter()
    for index, (seats, modules) in enumerate([*strata(GAME), *combinations(GAME)][:: max(1, 6 // DEPTH)]):
        rng = random.Random(index)
        state = GAME.start(varied_setup(GAME, seats, modules, index))
        while (question := open_question(state)) is not None:
            seat = to_move(state)[0]
            if seat != CHANCE and rng.random() < ASKED:
                asked[question.kind] += 1
                _assert_sound(state, seat, index)
            apply(state, seat, question.sample(state, seat, rng))
    assert set(asked) >= {"choose-turn", "host-activity", "buy-tile", "pass-favour", "discard-objective"}


def test_hidden_cards_do_not_sway_an_answer() -> None:
    """Another hand of dice deals the unseen cards otherwise; where no draw is imagined, nothing changes."""
    bot = find_bot("steward", "obsession")
    rng = random.Random(5)
    state = GAME.start(Setup("obsession", ("a", "b", "c")))
    compared = 0
    while (question := open_question(state)) is not None:
        seat = to_move(state)[0]
        if seat != CHANCE and question.kind in ("choose-turn", "host-activity", "discard-objective"):
            view = GAME.view(state, seat)
            answers = {bot.choose(GAME, view, random.Random(dice)) for dice in range(2)}
            assert len(answers) == 1, question.kind
            compared += 1
        apply(state, seat, question.sample(state, seat, rng))
    assert compared >= 40


ALL = ("steward",) * 4
TABLES = [
    Setup("obsession", ALL[:1], ("monuments-challenge",), {"opponent": "plantagenet"}),
    Setup(
        "obsession", ALL[:2], ("jane-austen", "hire-when-passing", "starter-draft"), {"first-market": "ask"}
    ),
    Setup("obsession", ALL[:3], ("charles-dickens", "emily-bronte", "intensive-service")),
    Setup(
        "obsession",
        ALL,
        ("extended", "queen-victoria", "first-edition-hall", "first-edition-objectives", "novelty-guest"),
    ),
]


@pytest.mark.parametrize("setup", TABLES, ids=named)
def test_whole_games_are_played_at_any_table(setup: Setup) -> None:
    assert min(scores_of(GAME, setup, "any-table", check=True)) >= 50


def test_the_same_seed_gives_the_same_game() -> None:
    setup = Setup("obsession", ("steward", "steward"))
    assert scores_of(GAME, setup, 5) == scores_of(GAME, setup, 5)
