"""A small fuzz: hostile requests get told errors, and change nothing."""

from __future__ import annotations

import random

import pytest

from tools.siege.field import missing_texts
from tools.siege.fuzz import fuzz
from tools.siege.hostile import Maker, broken, written


@pytest.mark.slow
def test_hostile_requests_are_refused_in_words_and_change_nothing() -> None:
    outcome = fuzz("sqlite", 1500, seed=1)
    assert outcome.faults == {}
    assert len(outcome.codes) > 15  # it got past the first check


def test_an_error_without_a_text_is_noticed() -> None:
    assert missing_texts("no-such-table", '{"table": "x"}', is_reason=False) == ()
    assert len(missing_texts("never-heard-of", "{}", is_reason=False)) == 3
    assert len(missing_texts("no-such-table", "{}", is_reason=False)) == 3  # a parameter is missing


def test_the_same_seed_makes_the_same_hostile_messages() -> None:
    schema = {"type": "object", "properties": {"seat": {"type": "integer"}, "name": {"type": "string"}}}

    def made() -> list[bytes]:
        rng = random.Random(5)
        maker = Maker(rng, {}, {"name": ["Ann"]})
        whole = [written(maker.spoil(maker.value(schema), 2), rng) for _ in range(200)]
        return [broken(text, rng) if rng.random() < 0.5 else text for text in whole]

    assert made() == made()
    assert len(set(made())) > 100
