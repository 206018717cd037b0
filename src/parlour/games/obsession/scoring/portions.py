"""Where the points of a finished game come from: every category down to the card, tile, guest and servant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.modes.solo import opponent_of, opponent_terms
from parlour.games.obsession.scoring.conditions import objective_vp
from parlour.games.obsession.scoring.score_sheet import (
    OPPONENT_SEAT,
    TEAM_OBJECTIVES,
    reputation_vp,
    score_sheet,
    wealth_vp,
)
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import (
    COPIES,
    GENTRY,
    MILESTONES,
    OBJECTIVES,
    TILES,
    VP_CARDS,
    bits,
)
from parlour.kernel.beyond.portions import Happened, Portion
from parlour.kernel.game import Cell

Item = tuple[Cell, int]
"""Something, and the points it gives."""
SHARED: Final = Cell("told", "ob-portion-shared")
"""What two partners do not count, for only the mean of both is theirs."""


def _tiles(county: County, seat: int) -> list[Item]:
    return [(Cell("tile", TILES[code >> 1]), county.rules.tiles.vp[code]) for code in county.estate[seat]]


def _gentry(county: County, seat: int) -> list[Item]:
    people = county.rules.data.gentry
    return [(Cell("gentry", GENTRY[card]), people[card].vp) for card in bits(county.circle(seat))]


def _objectives(county: County, seat: int) -> list[Item]:
    return [
        (Cell("objective", OBJECTIVES[card]), objective_vp(county, seat, card))
        for card in county.objectives[seat]
    ]


def _reputation(county: County, seat: int) -> list[Item]:
    steps = county.steps[seat]
    told = f"ob-standing level={steps // 5 + 1} position={steps % 5 + 1}"
    return [(Cell("told", told), reputation_vp(county, seat))]


def _service(county: County, seat: int) -> list[Item]:
    crowd = county.household(seat)
    found: list[Item] = []
    for servant in crowds.types(crowd):
        heads = crowds.count(crowd, servant)
        told = f"ob-some-servants piece={SERVANTS[servant]} count={heads}"
        found.append((Cell("told", told), heads * county.rules.servants.vp[servant]))
    return found


def _wealth(county: County, seat: int) -> list[Item]:
    return [(Cell("told", f"ob-pounds amount={county.pounds[seat]}"), wealth_vp(county, seat))]


def _cards(county: County, cards: tuple[int, ...]) -> list[Item]:
    kinds = county.rules.data.vp_cards
    return [(Cell("vp-card", VP_CARDS[card]), kinds[card // COPIES].vp) for card in cards]


def _courtship(county: County, seat: int) -> list[Item]:
    return _cards(county, tuple(county.vp_cards[seat]))


def _milestones(county: County, seat: int) -> list[Item]:
    found: list[Item] = []
    for card, claims in zip(county.milestones, county.claims, strict=True):
        if seat in claims:
            record = county.rules.data.milestones[card]
            points = record.vp_second if claims.index(seat) else record.vp_first
            found.append((Cell("milestone", MILESTONES[card]), points))
    return found


def _unsavoury(county: County, seat: int) -> list[Item]:
    return [(cell, points) for cell, points in _gentry(county, seat) if points < 0]


ITEMS: Final[dict[str, Callable[[County, int], list[Item]]]] = {
    "tiles": _tiles,
    "gentry": _gentry,
    "objectives": _objectives,
    "reputation": _reputation,
    "service": _service,
    "wealth": _wealth,
    "courtship": _courtship,
    "milestones": _milestones,
    "unsavoury": _unsavoury,
}
"""What each category of the score sheet is made of."""


def portions(county: County) -> tuple[Portion, ...]:
    """The whole sheet, thing by thing, the most valuable first within its category."""
    found: list[Portion] = []
    for line in score_sheet(county):
        for source, points in line.terms:
            items = _items(county, line.seat, source)
            items.sort(key=lambda item: -item[1])
            found += [Portion(line.seat, source, what, each) for what, each in items]
            rest = points - sum([each for _, each in items])
            if not items:
                found.append(Portion(line.seat, source, None, points))
            elif rest:
                found.append(Portion(line.seat, source, SHARED, rest))
    return tuple(found)


def _items(county: County, seat: int, source: str) -> list[Item]:
    if seat == OPPONENT_SEAT:
        return _of_opponent(county, source)
    if source not in ITEMS:
        return []
    partner = county.rules.table.partner[seat]
    own = ITEMS[source](county, seat)
    if partner < 0:
        return own
    both = own + ITEMS[source](county, partner)
    if source == "objectives":
        return sorted(both, key=lambda item: -item[1])[:TEAM_OBJECTIVES]
    if source == "reputation":
        return [min(both, key=lambda item: item[1])]
    return both


def _of_opponent(county: County, source: str) -> list[Item]:
    if source == "courtship":
        return _cards(county, county.opponent_vp)
    if source == "fairchild" and county.opponent_fairchild >= 0:
        points = dict(opponent_terms(county))[source]
        return [(Cell("gentry", GENTRY[county.opponent_fairchild]), points)]
    if source == "base-score":
        return [(Cell("opponent", opponent_of(county).id), opponent_of(county).base_score)]
    rules = county.rules
    if source == "monuments":
        stolen = [tile for tile in county.removed if rules.data.tiles[tile].kind == "monument"]
        return [(Cell("tile", TILES[tile]), rules.tiles.vp[tile * 2]) for tile in stolen]
    return []


def ending(county: County, happened: Happened) -> Cell:
    """The last courtship or round, the top of reputation, or a tableau that is complete."""
    kinds = {event.kind for _, event in happened}
    if "tableau-complete" in kinds:
        return Cell("told", "ob-ended-tableau")
    if "top-reached" in kinds:
        return Cell("told", f"ob-ended-top level={county.rules.reputation.max_level}")
    key = "ob-ended-courtship" if county.rules.season.track.courtship else "ob-ended-round"
    return Cell("told", f"{key} round={county.round + 1}")
