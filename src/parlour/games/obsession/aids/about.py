"""All there is to say about a component, made from its facts."""

from __future__ import annotations

from parlour.games.obsession.aids import cells
from parlour.games.obsession.aids.cells import Cells, Row, labels, number, one, told
from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.content.tiles import Face, Tile
from parlour.games.obsession.words.catalogue import FAMILIES, OPPONENTS
from parlour.kernel.game import Block, Cell


def about(data: Dataset, sort: str, name: str) -> tuple[Block, ...]:
    """The blocks about one component; empty where its name says it all."""
    if sort == "tile":
        return _tile(data, name)
    if sort == "gentry":
        return _gentry(data, name)
    if sort == "objective":
        return _objective(data, name)
    if sort == "milestone":
        return _milestone(data, name)
    if sort == "vp-card":
        return _vp_card(data, name)
    if sort == "servant":
        return _servant(name)
    if sort == "family":
        return _family(data, name)
    if sort == "opponent":
        return _opponent(data, name)
    if sort == "round-event":
        text = (told(f"round-{name.replace('_', '-')}"),)
        return _card([("event", one("round-event", name)), ("what-happens", text)])
    return ()


def _card(lines: list[tuple[str, Cells]]) -> tuple[Block, ...]:
    """A single row, which is drawn on its side; lines with nothing to say are left out."""
    kept = [(name, cells) for name, cells in lines if cells]
    row: Row = tuple([cells for _, cells in kept])
    return (Block("ob-block-about", labels(*[name for name, _ in kept]), (row,)),)


def _story(sort: str, name: str) -> Cells:
    """The line of background of a person or a room, or the story of a family."""
    return (told(f"story-{sort}-{name}"),)


def _servant(name: str) -> tuple[Block, ...]:
    return _card(
        [
            ("servant", one("servant", name)),
            ("what-happens", (told(f"servant-{name}"),)),
            ("story", _story("servant", name)),
        ]
    )


def _tile(data: Dataset, name: str) -> tuple[Block, ...]:
    for tile in data.tiles:
        if tile.id == name:
            first = _card(
                [
                    ("tile", one("tile", name)),
                    ("category", one("category", tile.category)),
                    ("rating", number(tile.pr) if tile.pr else ()),
                    ("price-change", _price_change(tile.price_mod)),
                    ("copies", number(tile.copies)),
                    ("story", _story("tile", name)),
                ]
            )
            sides = [_side(tile, tile.front, "front")]
            if tile.back != tile.front:
                sides.append(_side(tile, tile.back, "back"))
            columns = labels("side", "activity", "asks", "favours", "vp")
            return (*first, Block("ob-block-sides", columns, tuple(sides)))
    return ()


def _price_change(amount: int) -> Cells:
    if amount == 0:
        return ()
    return (told("dearer", amount=amount) if amount > 0 else told("cheaper", amount=-amount),)


def _side(tile: Tile, face: Face, side: str) -> Row:
    asked: Cells = cells.company(face)
    if face.servant != "none":
        asked = (*asked, Cell("servant", face.servant))
    title = one("face", f"{tile.id}:{side}") if face.title.en else ()
    told_side: Cells = one("side", side)
    if tile.category_back != tile.category:
        category = tile.category if side == "front" else tile.category_back
        told_side = (*told_side, Cell("category", category))
    return (
        told_side,
        title,
        asked,
        (*cells.favours(face.favours), *cells.effect(face)),
        number(face.vp),
    )


def _gentry(data: Dataset, name: str) -> tuple[Block, ...]:
    for card in data.gentry:
        if card.id == name:
            return _card(
                [
                    ("guest", one("gentry", name)),
                    ("kind", (cells.kind_of(card),)),
                    ("family", one("family", card.family) if card.family in FAMILIES else ()),
                    ("trait", one("trait", card.trait) if card.trait else ()),
                    ("gender", one("gender", card.gender)),
                    ("rating", cells.rating_of(card)),
                    ("service", cells.service(card)),
                    ("favours", cells.favours(card.favours)),
                    ("vp", number(card.vp)),
                    ("story", _story("gentry", name)),
                ]
            )
    return ()


def _objective(data: Dataset, name: str) -> tuple[Block, ...]:
    for card in data.objectives:
        if card.id == name:
            return _card(
                [
                    ("objective", one("objective", name)),
                    ("asks", (cells.goal(card.condition),)),
                    ("worth", (cells.worth(card),)),
                ]
            )
    return ()


def _milestone(data: Dataset, name: str) -> tuple[Block, ...]:
    for card in data.milestones:
        if card.id == name:
            return _card(
                [
                    ("milestone", one("milestone", name)),
                    ("asks", (cells.goal(card.condition),)),
                    ("first-place", number(card.vp_first)),
                    ("second-place", number(card.vp_second)),
                ]
            )
    return ()


def _vp_card(data: Dataset, name: str) -> tuple[Block, ...]:
    for card in data.vp_cards:
        if card.id == name:
            return _card(
                [
                    ("vp-card", one("vp-card", name)),
                    ("vp", number(card.vp)),
                    ("favours", (cells.favour(card.favour),)),
                    ("copies", number(card.copies)),
                ]
            )
    return ()


def _family(data: Dataset, name: str) -> tuple[Block, ...]:
    for at, family in enumerate(data.families):
        if family.id == name:
            members = tuple([Cell("gentry", member) for member in family.members])
            bonus = (cells.bonus(data, at),)
            return _card(
                [
                    ("family", one("family", name)),
                    ("members", members),
                    ("bonus", bonus),
                    ("story", _story("family", name)),
                ]
            )
    return ()


def _opponent(data: Dataset, name: str) -> tuple[Block, ...]:
    for opponent in data.opponents:
        if opponent.id == name:
            first = _card(
                [
                    ("opponent", one("opponent", name)),
                    ("level", one("level", opponent.level)),
                    ("length", one("length", opponent.mode)),
                    ("base-score", number(opponent.base_score)),
                    ("story", _story("opponent", name)),
                ]
            )
            columns = [Cell("category", each) for each in data.solo_rules.columns]
            rows: list[Row] = [
                (number(at + 1), *[number(value) for value in line]) for at, line in enumerate(opponent.chart)
            ]
            return (*first, Block("ob-block-chart", (*labels("season"), *columns), tuple(rows)))
    return ()


def opponents_told(data: Dataset) -> dict[str, Cell]:
    """Every opponent of the base game with level, length and base score, for a list to choose from."""
    return {
        opponent.id: told(
            "opponent-told",
            opponent=opponent.id,
            level=opponent.level,
            length=opponent.mode,
            points=opponent.base_score,
        )
        for opponent in data.opponents
        if opponent.id in OPPONENTS
    }
