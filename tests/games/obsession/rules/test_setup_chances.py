"""Chance is fair: every card, tile, seat and number is as likely as it should be, listed or drawn."""

import random
from collections.abc import Callable

import pytest

from parlour.games.obsession.words.catalogue import TILES
from parlour.kernel.engine import legal
from tests.games.obsession.chances import Fixed, drawn, weights
from tests.games.obsession.names import LATE, MONUMENTS
from tests.games.obsession.table import Table, new_game, table

FOUR = ("asquith", "cavendish", "ponsonby", "york")


def to_monuments() -> Table:
    t = new_game(options={"first": "0"})
    while not t.offers("chance", "monuments"):
        t.chance(t.offers("chance")[0])
    return t


def to_service() -> Table:
    t = new_game(modules=("intensive-service-any",), options={"first": "0"})
    while not t.offers("chance", "service"):
        t.chance(t.offers("chance")[0])
    return t


def scavenging() -> Table:
    return table(("york",), round=2, step="market", market=LATE, york={"pounds": 0})


def card() -> Table:
    t = table(round=4, step="courtship", themes=["prestige"], market=LATE, york={"estate": ["gallery"]})
    t.play("york", "court charles-fairchild-esq")
    return t


def first_prestige() -> Table:
    t = table(round=2, step="turn", ponsonby={"vp-cards": ["prestige-invite"]})
    t.play("ponsonby", "use prestige-invite")
    return t


CASES: dict[str, tuple[Callable[[], Table], int]] = {
    "first player": (lambda: new_game(FOUR), 4),
    "monuments": (to_monuments, 10),
    "service tiles": (to_service, 4),
    "theme": (lambda: table(round=1, step="round"), 10),
    "theme of the last season": (lambda: table(round=13, step="round"), 7),
    "die of Charles Dickens": (lambda: table(modules=("charles-dickens",), round=1, step="round"), 20),
    "die of the opponent": (scavenging, 20),
    "victory point card": (card, 30),
    "prestige guest": (first_prestige, 25),
}


@pytest.mark.parametrize("case", CASES)
def test_chance_every_outcome_is_equally_likely(case: str) -> None:
    make, number = CASES[case]
    t = make()
    found = weights(t)
    assert len(found) == number
    assert set(found.values()) == {1}
    assert drawn(t) == list(found)


@pytest.mark.parametrize("modules", [(), ("starter-draft",)])
def test_chance_starters_every_choice_is_equally_likely(modules: tuple[str, ...]) -> None:
    t = new_game(modules=modules, options={"first": "0"})
    found = weights(t)
    # 15 over 2, or 15 over 6
    assert len(found) == (5005 if modules else 105)
    assert set(found.values()) == {1}
    rng = random.Random(4)
    some = [legal(t.county, -1).sample(rng).text for _ in range(400)]
    assert set(some) <= set(found)
    assert len(set(some)) > (350 if modules else 90)


def test_chance_objectives_every_choice_is_equally_likely() -> None:
    t = table(round=6, step="turn", ponsonby={"objectives": []}, york={"objectives": []})
    t.play("ponsonby", "pass")
    found = weights(t)
    assert len(found) == 435
    assert set(found.values()) == {1}
    rng = random.Random(4)
    some = [legal(t.county, -1).sample(rng).text for _ in range(900)]
    assert set(some) <= set(found)
    assert len(set(some)) > 350


def test_chance_tiles_are_as_likely_as_there_are_copies_in_the_bag() -> None:
    t = table(round=2, step="market", market=LATE, monuments=MONUMENTS, ponsonby={"pounds": 200})
    t.play("ponsonby", "buy english-garden 1")
    found = weights(t)
    assert (found["tile stable"], found["tile english-garden"], found["tile gallery"]) == (3, 2, 1)
    assert (found["tile sculpture-garden"], found["tile main-library"]) == (1, 1)
    assert sum(found.values()) == 57 - 6
    draws = drawn(t)
    assert {outcome: draws.count(outcome) for outcome in found} == found
    # In the order of the catalogue, so that a generator decides nothing but the place in it.
    assert draws == sorted(draws, key=lambda outcome: TILES.index(outcome.split()[1]))


def test_chance_a_generator_that_rounds_up_to_one_gives_the_last_tile() -> None:
    t = table(round=2, step="market", market=LATE, ponsonby={"pounds": 200})
    t.play("ponsonby", "buy english-garden 1")
    last = list(weights(t))[-1]
    assert legal(t.county, -1).sample(Fixed(1.0)).text == last
