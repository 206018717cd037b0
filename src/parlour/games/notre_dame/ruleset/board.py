"""Markets and roads: which market is one step from which, for any ring of boroughs.

A market is an int, ``colour_index * 5 + corner``: corner 0 is the centre of the borough of that colour, and
corners 1 to 4 are its outer markets A, B, C and D in the order of the octagon's corners v0 to v7.

How the roads are derived. Each borough is a centre with a road to each of its eight corners and a road along
each of its eight sides. Neighbouring boroughs share two crossings (``BoardPattern.shared``), and a crossing
carries a market when either borough puts one there. A crossing without a market costs no step, so two markets
are one step apart when some road path joins them through bare crossings only.

For the default pattern this plain contraction needs no further rule. All shared crossings carry a market
then, and each bare corner left (v3 and v5) lies on the outside between two markets of its own borough. Its
three roads lead to those two markets and to the centre, and both markets have a direct road to the centre
anyway, so all the contraction adds is the outer road between the two.
"""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.content.records import COLOURS, CORNERS, MARKET, BoardPattern

MARKETS_PER_BOROUGH: Final[int] = 5
MARKETS: Final[int] = 25
CENTRE: Final[int] = 0
MAX_STEPS: Final[int] = 8
MARKET_NAMES: Final[tuple[str, ...]] = ("centre", "a", "b", "c", "d")
RING_SIZES: Final[tuple[int, ...]] = (3, 4, 5)


def market(colour: int, corner: int) -> int:
    """The market of a colour index at a corner (0 for the centre, 1 to 4 for A to D)."""
    return colour * MARKETS_PER_BOROUGH + corner


def market_colour(market_id: int) -> int:
    """Colour index of the borough that owns a market."""
    return market_id // MARKETS_PER_BOROUGH


def market_corner(market_id: int) -> int:
    """Corner of a market in its borough: 0 for the centre, 1 to 4 for A to D."""
    return market_id % MARKETS_PER_BOROUGH


def market_slug(market_id: int, colours: tuple[str, ...] = COLOURS) -> str:
    """Readable id of a market, such as ``red-centre`` or ``red-a``."""
    if market_id < 0 or market_id >= len(colours) * MARKETS_PER_BOROUGH:
        raise ValueError(f"no such market: {market_id}")
    return f"{colours[market_colour(market_id)]}-{MARKET_NAMES[market_corner(market_id)]}"


def market_from_slug(slug: str, colours: tuple[str, ...] = COLOURS) -> int:
    """The market with the given slug."""
    for market_id in range(len(colours) * MARKETS_PER_BOROUGH):
        if market_slug(market_id, colours) == slug:
            return market_id
    raise ValueError(f"no such market: {slug}")


def corner_numbers(pattern: BoardPattern) -> tuple[int, ...]:
    """For each octagon corner v0 to v7 the market number 1 to 4 it carries, 0 when it is bare."""
    numbers: list[int] = []
    following = 1
    for letter in pattern.corners:
        if letter == MARKET:
            numbers.append(following)
            following += 1
        else:
            numbers.append(0)
    return tuple(numbers)


def _check_ring(ring: tuple[int, ...]) -> None:
    if len(ring) not in RING_SIZES:
        raise ValueError(f"a ring has 3, 4 or 5 boroughs, not {len(ring)}")
    if len(set(ring)) != len(ring):
        raise ValueError("a ring holds each colour once")
    for colour in ring:
        if colour < 0 or colour >= len(COLOURS):
            raise ValueError(f"no such colour index: {colour}")


def _crossings(pattern: BoardPattern, size: int) -> list[int]:
    """The crossing at corner v of seat s, listed at ``s * 8 + v``; corners that meet share one."""
    crossing = list(range(size * CORNERS))
    for seat in range(size):
        following_seat = (seat + 1) % size
        for this, following in pattern.shared:
            crossing[following_seat * CORNERS + following] = seat * CORNERS + this
    return crossing


def adjacency(pattern: BoardPattern, ring: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each of the 25 markets, the markets one step away, sorted; empty for colours not in the ring.

    ``ring`` lists the colour indices of the boroughs round the cathedral, clockwise.
    """
    _check_ring(ring)
    size = len(ring)
    crossing = _crossings(pattern, size)
    numbers = corner_numbers(pattern)
    # Nodes: crossings 0 to 8 * size - 1 (some unused where shared), then one centre per seat.
    roads: list[set[int]] = [set() for _ in range(size * (CORNERS + 1))]
    market_at: list[int] = [-1] * (size * (CORNERS + 1))
    for seat in range(size):
        centre = size * CORNERS + seat
        market_at[centre] = market(ring[seat], CENTRE)
        for corner in range(CORNERS):
            node = crossing[seat * CORNERS + corner]
            if numbers[corner]:
                if market_at[node] >= 0:
                    raise ValueError("two markets at one crossing")
                market_at[node] = market(ring[seat], numbers[corner])
            roads[centre].add(node)
            roads[node].add(centre)
            along = (corner + 1) % CORNERS
            if not pattern.cathedral_road and {corner, along} == set(pattern.cathedral_side):
                continue
            other = crossing[seat * CORNERS + along]
            roads[node].add(other)
            roads[other].add(node)
    steps: list[tuple[int, ...]] = [() for _ in range(MARKETS)]
    for start in range(len(roads)):
        if market_at[start] >= 0:
            steps[market_at[start]] = _next_markets(start, roads, market_at)
    return tuple(steps)


def _next_markets(start: int, roads: list[set[int]], market_at: list[int]) -> tuple[int, ...]:
    """Markets that a road path through bare crossings only joins to the node ``start``."""
    seen: set[int] = {start}
    open_nodes: list[int] = [start]
    found: set[int] = set()
    while open_nodes:
        node = open_nodes.pop()
        for other in roads[node]:
            if other in seen:
                continue
            seen.add(other)
            if market_at[other] >= 0:
                found.add(market_at[other])
            else:
                open_nodes.append(other)
    return tuple(sorted(found))


def _is_in_play(steps: tuple[tuple[int, ...], ...], market_id: int) -> bool:
    return 0 <= market_id < len(steps) and len(steps[market_id]) > 0


def distances(steps: tuple[tuple[int, ...], ...], start: int) -> tuple[int, ...]:
    """Steps from ``start`` to every market, -1 for those that are not in play."""
    result = [-1] * len(steps)
    if not _is_in_play(steps, start):
        return tuple(result)
    result[start] = 0
    queue: list[int] = [start]
    done = 0
    while done < len(queue):
        here = queue[done]
        done += 1
        for other in steps[here]:
            if result[other] < 0:
                result[other] = result[here] + 1
                queue.append(other)
    return tuple(result)


def reach(steps: tuple[tuple[int, ...], ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """``reach(steps)[k][m]``: markets within k steps of m, m included, sorted; k runs from 0 to 8.

    No two markets are more than eight steps apart, so a stronger move uses the last row.
    """
    table = [distances(steps, start) for start in range(len(steps))]
    return tuple(tuple(_within(away, limit) for away in table) for limit in range(MAX_STEPS + 1))


def _within(away: tuple[int, ...], limit: int) -> tuple[int, ...]:
    return tuple(m for m in range(len(away)) if 0 <= away[m] <= limit)


def route(steps: tuple[tuple[int, ...], ...], start: int, goal: int) -> tuple[int, ...]:
    """A shortest route, both ends included; among several the one with the lowest market numbers first."""
    if not _is_in_play(steps, start) or not _is_in_play(steps, goal):
        raise ValueError("a route needs two markets in play")
    away = distances(steps, goal)
    path: list[int] = [start]
    while path[-1] != goal:
        here = path[-1]
        for other in steps[here]:
            if away[other] == away[here] - 1:
                path.append(other)
                break
    return tuple(path)
