"""Facts and refusals as things to show: message ids with the ids and numbers that fill them."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.cards import Condition, Objective
from parlour.games.obsession.content.people import Gentry
from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.content.shared import Favour
from parlour.games.obsession.content.tiles import Face, TileEffect
from parlour.games.obsession.content.words import ANY_NUMBER, SERVANTS, UNSUPPLIABLE
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import TILES
from parlour.kernel.errors import Param, Refusal
from parlour.kernel.game import Cell

Cells = tuple[Cell, ...]
Row = tuple[Cells, ...]


def told(key: str, **params: Param) -> Cell:
    """A message of this game with its parameters, as one thing to show.

    >>> told("favour-pounds", amount=200)
    Cell(sort='told', value='ob-favour-pounds amount=200')
    """
    return Cell("told", " ".join([f"ob-{key}", *[f"{name}={value}" for name, value in params.items()]]))


def reason(refusal: Refusal) -> Cell:
    """Why something is not possible."""
    parts = [f"{name}={value}" for name, value in refusal.params.items()]
    return Cell("told", " ".join([f"ob-reason-{refusal.reason}", *parts]))


def number(value: int) -> Cells:
    """A number by itself."""
    return (Cell("number", value),)


def one(sort: str, value: str) -> Cells:
    """One thing by its id."""
    return (Cell(sort, value),)


def labels(*columns: str) -> Cells:
    """The headings of a table."""
    return tuple([Cell("label", f"ob-column-{column}") for column in columns])


def label(name: str) -> Cells:
    """The heading of a line."""
    return labels(name)


def pounds(amount: int) -> Cell:
    """Money."""
    return told("pounds", amount=amount)


def standing(steps: int) -> Cell:
    """Reputation: level and position."""
    return told("standing", level=steps // 5 + 1, position=steps % 5 + 1)


def crowd(servants: int) -> Cells:
    """Servants, told once for each type."""
    cells: list[Cell] = []
    for servant in crowds.types(servants):
        heads = crowds.count(servants, servant)
        if heads == 1:
            cells.append(Cell("servant", SERVANTS[servant]))
        else:
            cells.append(told("some-servants", piece=SERVANTS[servant], count=heads))
    return tuple(cells)


def tile_in_estate(code: int, rating: int, vp: int) -> Cell:
    """A tile of an estate with its rating and the points on the side that is up."""
    side = "back" if code & 1 else "front"
    return told("tile-shown", tile=TILES[code >> 1], side=side, rating=rating, vp=vp)


# What cards and tiles say


def favour(each: Favour, is_alternative: bool = False) -> Cell:
    """One favour; an alternative to the one before begins with an or."""
    key = "favour-or-" if is_alternative else "favour-"
    key += each.kind.replace("_", "-")
    if each.when:
        key += f"-{each.when}"
    if each.kind == "special":
        return told(f"{key}-{each.rule}")
    if each.look:
        return told(key, look=each.look, keep=each.keep)
    if 0 < each.keep < each.amount:
        return told(f"{key}-some", amount=each.amount, keep=each.keep)
    if each.amount == ANY_NUMBER:
        return told(f"{key}-any")
    if each.amount < 0:
        return told(f"{key}-lost", amount=-each.amount)
    return told(key, amount=each.amount)


def favours(every: tuple[Favour, ...]) -> Cells:
    """All favours of a card or tile."""
    cells: list[Cell] = []
    offered = ""
    for each in every:
        cells.append(favour(each, bool(each.choice) and each.choice == offered))
        offered = each.choice
    return tuple(cells)


def service(card: Gentry) -> Cells:
    """The servants a guest asks for."""
    if UNSUPPLIABLE in card.service:
        return (told("nobody-can"),)
    return tuple([Cell("servant", name) for name in card.service])


def kind_of(card: Gentry) -> Cell:
    """What sort of guest somebody is; a family member by the role."""
    return Cell("role", card.role) if card.role else Cell("kind", card.kind)


def rating_of(card: Gentry) -> Cells:
    """The prestige rating, or the mark of those who have none."""
    return (told("crest"),) if card.crest else number(card.pr)


def company(face: Face) -> Cells:
    """Whom an activity asks for."""
    cells = [told(f"slot-{slot.kind}", count=slot.count) for slot in face.guests]
    if face.suite is not None:
        cells.append(told(f"suite-{face.suite.guest_from.replace('_', '-')}-{face.suite.double}"))
    return tuple(cells)


def effect(face: Face) -> Cells:
    """What a tile does while it lies in the estate."""
    return () if face.effect is None else (_effect(face.effect),)


def _effect(each: TileEffect) -> Cell:
    key = f"effect-{each.kind.replace('_', '-')}"
    if each.kind == "village_fair":
        return told(key, pounds=each.pounds, reputation=each.reputation)
    if each.kind == "on_play_category":
        return told(key, category=each.category, reputation=each.reputation)
    if each.kind in ("step2_gossip", "step2_reputation"):
        return told(key, reputation=each.reputation)
    if each.kind == "stand_in" and each.condition == "always":
        return told(f"{key}-always", servant=each.servants[0], servants=",".join(each.stands_for))
    if each.kind == "stand_in":
        return told(key, servant=each.servants[0], other=each.stands_for[0])
    if each.kind == "step2_choice":
        amounts = {option.kind: option.amount for option in each.options}
        return told(key, pounds=amounts["pounds"], reputation=amounts["reputation"])
    if each.kind == "on_purchase_servant":
        return told(key, servant=each.servants[0])
    return told(key)


_AMOUNTS: Final = {
    "tiles_per_category_at_least": "goal-every-category",
    "all_flippable_flipped": "goal-all-roses",
    "reputation_level_at_least": "goal-level",
    "count_guests_at_least": "goal-prestige-guests",
    "flipped_tiles_at_least": "goal-roses",
    "monuments_at_least": "goal-monuments-owned",
    "servant_count_at_least": "goal-household",
    "activity_guests_at_least": "goal-company",
    "tiles_in_one_category_at_least": "goal-one-category",
}
"""Conditions that ask for an amount of something."""


def goal(condition: Condition) -> Cell:
    """What an objective or a milestone asks for."""
    kind = condition.kind
    if kind == "own_tiles":
        return told("goal-tiles", tiles=",".join(condition.tiles))
    if kind == "count_guests":
        return _goal_of_guests(condition)
    if kind == "count_tiles":
        return told("goal-category", category=condition.category)
    if kind == "servants_at_least":
        wanted = [f"{name}:{count}" for name, count in condition.servants]
        return told("goal-servants", servants=",".join(wanted))
    if kind == "pounds_at_least":
        return told("goal-wealth", amount=condition.amount)
    if kind in _AMOUNTS:
        return told(_AMOUNTS[kind], amount=condition.amount)
    return told("goal-monuments" if kind == "count_monuments" else "goal-top-level")


def _goal_of_guests(condition: Condition) -> Cell:
    if condition.min_pr > 1:
        return told("goal-elite", rating=condition.min_pr)
    if condition.genders:
        return told("goal-ladies" if "L" in condition.genders else "goal-gentlemen")
    return told("goal-guests" if "casual" in condition.kinds else "goal-prestige")


def worth(objective: Objective) -> Cell:
    """The points of an objective."""
    score = objective.score
    if score.kind == "flat":
        return told("worth-flat", vp=score.vp)
    return told("worth-per", vp=score.vp, unit=score.unit)


def bonus(data: Dataset, family: int) -> Cell:
    """What a family starts with beyond the others."""
    each = data.families[family].bonus
    if each.kind == "reputation_start":
        return told("bonus-reputation", level=each.level, position=each.position)
    if each.kind == "pounds_start":
        return told("bonus-pounds", amount=each.amount)
    if each.kind == "servant_start":
        return told("bonus-servant", servant=each.servant)
    if each.kind == "tile_choice":
        return told("bonus-tile", tiles=",".join(each.options))
    return told("bonus-member", gentry=each.card)
