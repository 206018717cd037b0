"""Chance: outcomes with weights, dice that are a pure function, draws without bias."""

import random
from collections import Counter

import pytest

from parlour.kernel.agenda import CHANCE
from parlour.kernel.chance import Chance, all_draws, dice, draw_some, shuffled
from parlour.kernel.engine import legal
from parlour.kernel.errors import RulesBug
from tests.kernel.toy import ROLLS, WEIGHTS, Roll, Toy, toy


def test_outcomes_are_the_legal_answers_of_chance() -> None:
    state = toy((Roll(), CHANCE))
    assert list(legal(state, CHANCE)) == list(ROLLS)
    assert Roll().options(state, CHANCE) == list(ROLLS)
    assert dict(Roll().outcomes(state)) == dict(zip(ROLLS, WEIGHTS, strict=True))
    for outcome, weight in Roll().outcomes(state):
        assert weight > 0
        assert Roll().refuse(state, CHANCE, outcome) is None


def test_chance_without_outcomes_is_a_bug() -> None:
    with pytest.raises(RulesBug):
        Chance[Toy]().outcomes(toy())


def test_dice_depend_on_the_secret_and_the_ply_and_on_nothing_else() -> None:
    rolls = [dice("secret", 7).random() for _ in range(3)]
    random.seed(99)
    dice("secret", 8).random()
    rolls.append(dice("secret", 7).random())
    assert len(set(rolls)) == 1
    others = {dice(secret, ply).random() for secret in ("secret", "other") for ply in range(50)}
    assert len(others) == 100


def test_dice_are_the_same_in_every_release() -> None:
    """A saved game must be able to roll on as it would have."""
    assert [int(dice("s", ply).random() * 1000) for ply in range(4)] == [422, 125, 813, 148]


def test_some_cards_are_drawn_sorted_and_without_bias() -> None:
    cards = (2, 3, 5, 7)
    rng = random.Random(5)
    counts = Counter(draw_some(cards, 2, rng) for _ in range(6000))
    assert set(counts) == set(all_draws(cards, 2))
    assert len(counts) == 6
    assert max(abs(count - 1000) for count in counts.values()) < 150
    assert cards == (2, 3, 5, 7)


@pytest.mark.parametrize("count", [3, 4, 9])
def test_a_draw_of_all_cards_is_all_cards_and_spends_no_dice(count: int) -> None:
    rng = random.Random(5)
    assert draw_some((2, 3, 5), count, rng) == (2, 3, 5)
    assert rng.random() == random.Random(5).random()


def test_a_draw_of_nothing() -> None:
    assert draw_some((2, 3), 0, random.Random(0)) == ()
    assert list(all_draws((2, 3), 0)) == [()]


def test_a_shuffle_is_any_order_and_leaves_the_cards_alone() -> None:
    cards = (1, 2, 3)
    rng = random.Random(2)
    counts = Counter(shuffled(cards, rng) for _ in range(6000))
    assert len(counts) == 6
    assert max(abs(count - 1000) for count in counts.values()) < 150
    assert cards == (1, 2, 3)
