"""Markets and roads, against the tables worked out by hand for three, four and five boroughs."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise, permutations

import pytest

from parlour.games.notre_dame.content.dataset import load_dataset
from parlour.games.notre_dame.content.records import BoardPattern
from parlour.games.notre_dame.ruleset.board import (
    MARKET_NAMES,
    MARKETS,
    MAX_STEPS,
    adjacency,
    corner_numbers,
    distances,
    market,
    market_colour,
    market_corner,
    market_from_slug,
    market_slug,
    reach,
    route,
)

DEFAULT = load_dataset().board
RIVAL = load_dataset({"board": {"corners": "MbbMMbbM"}}).board
LETTERS = "ZABCD"

EXPLICIT = {
    3: """
Z0: A0 B0 C0 D0 A1 B2 | A0: Z0 A1 Z2 A2 B2 | B0: Z0 C0 Z1 A1 D1 | C0: Z0 B0 D0 | D0: Z0 C0 B2
Z1: A1 B1 C1 D1 A2 B0 | A1: Z1 A2 Z0 A0 B0 | B1: Z1 C1 Z2 A2 D2 | C1: Z1 B1 D1 | D1: Z1 C1 B0
Z2: A2 B2 C2 D2 A0 B1 | A2: Z2 A0 Z1 A1 B1 | B2: Z2 C2 Z0 A0 D0 | C2: Z2 B2 D2 | D2: Z2 C2 B1
""",
    4: """
Z0: A0 B0 C0 D0 A1 B3 | A0: Z0 A1 Z3 A3 B3 | B0: Z0 C0 Z1 A1 D1 | C0: Z0 B0 D0 | D0: Z0 C0 B3
Z1: A1 B1 C1 D1 A2 B0 | A1: Z1 A2 Z0 A0 B0 | B1: Z1 C1 Z2 A2 D2 | C1: Z1 B1 D1 | D1: Z1 C1 B0
Z2: A2 B2 C2 D2 A3 B1 | A2: Z2 A3 Z1 A1 B1 | B2: Z2 C2 Z3 A3 D3 | C2: Z2 B2 D2 | D2: Z2 C2 B1
Z3: A3 B3 C3 D3 A0 B2 | A3: Z3 A0 Z2 A2 B2 | B3: Z3 C3 Z0 A0 D0 | C3: Z3 B3 D3 | D3: Z3 C3 B2
""",
    5: """
Z0: A0 B0 C0 D0 A1 B4 | A0: Z0 A1 Z4 A4 B4 | B0: Z0 C0 Z1 A1 D1 | C0: Z0 B0 D0 | D0: Z0 C0 B4
Z1: A1 B1 C1 D1 A2 B0 | A1: Z1 A2 Z0 A0 B0 | B1: Z1 C1 Z2 A2 D2 | C1: Z1 B1 D1 | D1: Z1 C1 B0
Z2: A2 B2 C2 D2 A3 B1 | A2: Z2 A3 Z1 A1 B1 | B2: Z2 C2 Z3 A3 D3 | C2: Z2 B2 D2 | D2: Z2 C2 B1
Z3: A3 B3 C3 D3 A4 B2 | A3: Z3 A4 Z2 A2 B2 | B3: Z3 C3 Z4 A4 D4 | C3: Z3 B3 D3 | D3: Z3 C3 B2
Z4: A4 B4 C4 D4 A0 B3 | A4: Z4 A0 Z3 A3 B3 | B4: Z4 C4 Z0 A0 D0 | C4: Z4 B4 D4 | D4: Z4 C4 B3
""",
}

# boroughs: edges, diameter, markets first reached from a centre in 1, 2, 3, 4 and 5 steps
SHAPE = {3: (33, 4, (6, 5, 3, 0, 0)), 4: (44, 5, (6, 6, 5, 2, 0)), 5: (55, 5, (6, 6, 7, 5, 0))}


def named(name: str, ring: tuple[int, ...]) -> int:
    return market(ring[int(name[1])], LETTERS.index(name[0]))


def explicit(ring: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    rows: list[tuple[int, ...]] = [()] * MARKETS
    for cell in EXPLICIT[len(ring)].strip().replace("\n", " | ").split(" | "):
        name, others = cell.split(": ")
        rows[named(name, ring)] = tuple(sorted(named(other, ring) for other in others.split()))
    return tuple(rows)


def all_patterns() -> Iterator[BoardPattern]:
    """Every choice of four market corners that never lets two markets meet, with and without the road."""
    for corners in combinations(range(8), 4):
        if any(a in corners and b in corners for a, b in DEFAULT.shared):
            continue
        letters = "".join("M" if corner in corners else "b" for corner in range(8))
        for road in (True, False):
            yield replace(DEFAULT, corners=letters, cathedral_road=road)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_default_roads_are_the_listed_ones(size: int) -> None:
    for ring in permutations(range(5), size):
        assert adjacency(DEFAULT, ring) == explicit(ring)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_degrees_edges_diameter_and_reach(size: int) -> None:
    steps = adjacency(DEFAULT, tuple(range(size)))
    edges, diameter, rings = SHAPE[size]
    assert sum(len(row) for row in steps) == 2 * edges == 22 * size
    for seat in range(size):
        assert [len(steps[market(seat, corner)]) for corner in range(5)] == [6, 5, 5, 3, 3]
        away = distances(steps, market(seat, 0))
        assert tuple(away.count(step) for step in (1, 2, 3, 4, 5)) == rings
    in_play = [m for m in range(MARKETS) if steps[m]]
    assert in_play == list(range(5 * size))
    assert max(max(distances(steps, m)) for m in in_play) == diameter


def test_a_foreign_market_is_one_step_from_the_centre() -> None:
    steps = adjacency(DEFAULT, (4, 0, 1, 2))
    foreign = {market_colour(m) for m in steps[market(4, 0)]} - {4}
    assert foreign == {0, 2}


def test_corner_order() -> None:
    assert corner_numbers(DEFAULT) == (1, 0, 2, 0, 3, 0, 4, 0)
    assert corner_numbers(RIVAL) == (1, 0, 0, 2, 3, 0, 0, 4)


def test_without_the_cathedral_road_only_its_edges_go() -> None:
    bare = replace(DEFAULT, cathedral_road=False)
    for size in (3, 4, 5):
        ring = tuple(range(size))
        before = {(a, b) for a, row in enumerate(adjacency(DEFAULT, ring)) for b in row}
        after = {(a, b) for a, row in enumerate(adjacency(bare, ring)) for b in row}
        gone = {(market(i, 1), market((i + 1) % size, 1)) for i in range(size)}
        assert before - after == gone | {(b, a) for a, b in gone}
        assert after < before


def test_rival_centre_reaches_two_markets_of_one_neighbour() -> None:
    for size in (3, 4, 5):
        steps = adjacency(RIVAL, tuple(range(size)))
        foreign = [m for m in steps[market(0, 0)] if market_colour(m) != 0]
        assert foreign == [market(1, 1), market(1, 4)]


@pytest.mark.parametrize("size", [3, 4, 5])
def test_every_pattern_is_symmetric_connected_and_within_reach(size: int) -> None:
    patterns = list(all_patterns())
    assert patterns
    for pattern in patterns:
        steps = adjacency(pattern, tuple(range(size)))
        in_play = range(5 * size)
        for m in in_play:
            assert m not in steps[m]
            assert list(steps[m]) == sorted(set(steps[m]))
            assert all(m in steps[other] for other in steps[m])
        assert all(steps[m] == () for m in range(5 * size, MARKETS))
        away = [distances(steps, m) for m in in_play]
        assert all(0 <= away[m][other] <= MAX_STEPS for m in in_play for other in in_play)


def test_two_bare_corners_that_meet_join_the_centres() -> None:
    # bbMbMMMb: the crossing v1 / v0 is bare on both sides, so it costs no step.
    pattern = load_dataset({"board": {"corners": "bbMbMMMb"}}).board
    steps = adjacency(pattern, (0, 1, 2))
    assert {market(1, 0), market(2, 0)} <= set(steps[market(0, 0)])


@pytest.mark.parametrize("pattern", [DEFAULT, RIVAL])
def test_reach_grows_step_by_step(pattern: BoardPattern) -> None:
    steps = adjacency(pattern, (3, 0, 4, 1))
    table = reach(steps)
    assert len(table) == MAX_STEPS + 1
    in_play = [m for m in range(MARKETS) if steps[m]]
    for m in range(MARKETS):
        assert table[0][m] == ((m,) if m in in_play else ())
    for k in range(1, MAX_STEPS + 1):
        for m in in_play:
            wider = set(table[k - 1][m]).union(*(steps[other] for other in table[k - 1][m]))
            assert table[k][m] == tuple(sorted(wider))
    assert all(table[MAX_STEPS][m] == tuple(in_play) for m in in_play)
    assert all(table[k][m] == () for k in range(MAX_STEPS + 1) for m in range(MARKETS) if m not in in_play)


def test_route_is_a_shortest_one() -> None:
    steps = adjacency(DEFAULT, (0, 1, 2, 3, 4))
    for start in range(MARKETS):
        away = distances(steps, start)
        for goal in range(MARKETS):
            path = route(steps, start, goal)
            assert path[0] == start
            assert path[-1] == goal
            assert len(path) == away[goal] + 1
            assert all(b in steps[a] for a, b in pairwise(path))


def test_route_needs_markets_in_play() -> None:
    steps = adjacency(DEFAULT, (0, 1, 2))
    for start, goal in ((0, 20), (20, 0), (0, 25), (-1, 0)):
        with pytest.raises(ValueError):
            route(steps, start, goal)
    assert set(distances(steps, 20)) == {-1}


@pytest.mark.parametrize("ring", [(0, 1), (0, 1, 2, 3, 4, 0), (0, 1, 1), (0, 1, 5), (-1, 0, 1)])
def test_bad_rings(ring: tuple[int, ...]) -> None:
    with pytest.raises(ValueError):
        adjacency(DEFAULT, ring)


def test_two_markets_never_share_a_crossing() -> None:
    with pytest.raises(ValueError):
        adjacency(replace(DEFAULT, corners="MMbbMMbb"), (0, 1, 2))


def test_slugs() -> None:
    assert market_slug(0) == "red-centre"
    assert market_slug(1) == "red-a"
    assert market_slug(24) == "yellow-d"
    slugs = [market_slug(m) for m in range(MARKETS)]
    assert len(set(slugs)) == MARKETS
    for m, slug in enumerate(slugs):
        assert market_from_slug(slug) == m
        assert market(market_colour(m), market_corner(m)) == m
        assert slug.endswith(MARKET_NAMES[market_corner(m)])
    for bad in (-1, MARKETS):
        with pytest.raises(ValueError):
            market_slug(bad)
    with pytest.raises(ValueError):
        market_from_slug("red-e")
