"""What objectives and milestones ask for, and what an objective is worth as things stand."""

from __future__ import annotations

from functools import lru_cache

from parlour.games.obsession.content.cards import Condition
from parlour.games.obsession.content.words import CATEGORIES
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import CATEGORY_AT, COPIES, SERVANT_AT, TILE_AT, bits


def count_for(county: County, seat: int, condition: Condition) -> int:
    """How often an objective counts; 1 or 0 for those that are met or not."""
    rules = county.rules
    kind = condition.kind
    if kind == "own_tiles":
        for name in condition.tiles:
            if not county.owns(seat, TILE_AT[name]):
                return 0
        return 1
    if kind == "count_guests":
        return _guests(county, seat, condition)
    if kind == "count_tiles":
        category = CATEGORY_AT[condition.category]
        left_out = [] if condition.include_start else [code >> 1 for code in rules.tiles.start]
        fitting = [code for code in county.estate[seat] if rules.tiles.category[code] == category]
        return sum([1 for code in fitting if code >> 1 not in left_out])
    if kind == "count_monuments":
        return sum([1 for code in county.estate[seat] if rules.tiles.is_monument[code]])
    if kind == "servants_at_least":
        crowd = county.household(seat)
        for name, number in condition.servants:
            if crowds.count(crowd, SERVANT_AT[name]) < number:
                return 0
        return 1
    if kind == "reputation_max":
        return 1 if county.level(seat) == rules.reputation.max_level else 0
    if kind == "all_flippable_flipped":
        return 1 if _all_flipped(county, seat, condition.amount) else 0
    return 1 if amount_of(county, seat, condition) >= condition.amount else 0


def amount_of(county: County, seat: int, condition: Condition) -> int:
    """How much a family has of what a condition wants an amount of."""
    rules = county.rules
    kind = condition.kind
    estate = county.estate[seat]
    if kind == "pounds_at_least":
        return county.pounds[seat]
    if kind == "reputation_level_at_least":
        return county.level(seat)
    if kind == "count_guests_at_least":
        return _guests(county, seat, condition)
    if kind == "flipped_tiles_at_least":
        return sum([1 for code in estate if code & 1])
    if kind == "monuments_at_least":
        return sum([1 for code in estate if rules.tiles.is_monument[code]])
    if kind == "servant_count_at_least":
        return crowds.total(county.household(seat))
    if kind == "activity_guests_at_least":
        return len(bits(county.attending)) if county.active == seat else 0
    columns = [rules.tiles.category[code] for code in estate]
    lengths = [columns.count(category) for category in range(len(CATEGORIES))]
    return min(lengths) if kind == "tiles_per_category_at_least" else max(lengths)


def _all_flipped(county: County, seat: int, bought: int) -> bool:
    """Whether every tile that flips once shows its rose, the study aside, and enough tiles were bought."""
    rules = county.rules
    starts = [code >> 1 for code in rules.tiles.start]
    estate = county.estate[seat]
    if sum([1 for code in estate if code >> 1 not in starts]) < bought:
        return False
    waiting = [code for code in estate if not code & 1 and rules.tiles.flips[code >> 1] == "once"]
    return all(code >> 1 == rules.tiles.study for code in waiting)


def _guests(county: County, seat: int, condition: Condition) -> int:
    wanted = _fitting(county.rules, condition.kinds, condition.genders, condition.min_pr)
    return (county.circle(seat) & wanted).bit_count()


@lru_cache(maxsize=256)
def _fitting(rules: Rules, kinds: tuple[str, ...], genders: tuple[str, ...], min_pr: int) -> int:
    """The mask of the gentry who count."""
    mask = 0
    for card, record in enumerate(rules.data.gentry):
        kind = "prestige" if record.kind == "novelty" else record.kind
        if kind not in kinds or (genders and record.gender not in genders):
            continue
        if record.pr >= min_pr:
            mask |= 1 << card
    return mask


def objective_vp(county: County, seat: int, objective: int) -> int:
    """The points of an objective as things stand."""
    record = county.rules.data.objectives[objective // COPIES]
    counted = count_for(county, seat, record.condition)
    if record.score.kind == "flat":
        return record.score.vp if counted else 0
    return counted // record.score.unit * record.score.vp
