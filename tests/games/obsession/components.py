"""Lookups over the shipped components, for tests."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from parlour.games.obsession.content.dataset import load_dataset
from parlour.games.obsession.content.people import Gentry
from parlour.games.obsession.content.shared import Favour
from parlour.games.obsession.content.tiles import Face, Tile

BOOK: Final = load_dataset()
CATEGORIES: Final = ("essentials", "service", "estate", "prestige", "sporting")

TILES: Final = {tile.id: tile for tile in BOOK.tiles}
BASE_TILES: Final = [tile for tile in BOOK.tiles if tile.set in ("base", "suites", "hybrid")]
ORDINARY: Final = [t for t in BOOK.tiles if t.set == "base" and t.kind in ("ordinary", "service")]
START: Final = [tile for tile in BOOK.tiles if tile.kind == "start"]
MONUMENTS: Final = [tile for tile in BOOK.tiles if tile.kind == "monument" and tile.set == "base"]
LOW_MONUMENTS: Final = [tile for tile in BOOK.tiles if tile.kind == "monument" and tile.set == "ud-low"]

CARDS: Final = {card.id: card for card in BOOK.gentry}
TRAITS: Final = {trait.id: trait for trait in BOOK.traits}
GUESTS: Final = [card for card in BOOK.gentry if card.kind in ("starter", "casual", "prestige")]
SERVANTS: Final = {servant.id: servant for servant in BOOK.servants}


# Tiles


def faces(tile: Tile) -> list[tuple[str, Face]]:
    return [("front", tile.front), ("back", tile.back)]


ACTIVITIES: Final = [(t, side, f) for t in BOOK.tiles for side, f in faces(t) if f.mode == "activity"]


def face(name: str) -> Face:
    """A face by ``tile:side``."""
    tile_id, side = name.split(":")
    return TILES[tile_id].front if side == "front" else TILES[tile_id].back


def category_of(tile: Tile, side: str) -> str:
    return tile.category if side == "front" else tile.category_back


def copies(tiles: Iterable[Tile]) -> int:
    return sum(tile.copies for tile in tiles)


def invited(side: Face) -> dict[str, int]:
    return {slot.kind: slot.count for slot in side.guests}


def favour_kinds(holder: Face | Gentry) -> list[str]:
    return [favour.kind for favour in holder.favours]


def tile_amount(side: Face, kind: str) -> int:
    return sum(favour.amount for favour in side.favours if favour.kind == kind)


def is_rising(tile_ids: Iterable[str]) -> bool:
    """Whether the sorting numbers rise."""
    numbers = [TILES[tile_id].tsn for tile_id in tile_ids]
    return all(a < b for a, b in pairwise(numbers))


# Gentry


def select(set_id: str | None = None, kind: str | None = None, trait: str | None = None) -> list[Gentry]:
    return [
        card
        for card in BOOK.gentry
        if (set_id is None or card.set == set_id)
        and (kind is None or card.kind == kind)
        and (trait is None or card.trait == trait)
    ]


def amount(card: Gentry, kind: str, sign: int = 0) -> int:
    """Sum of one favour on a card; sign 1 keeps gains, -1 penalties. Conditional favours are left out."""
    return sum(
        favour.amount
        for favour in card.favours
        if favour.kind == kind and not favour.when and (sign == 0 or favour.amount * sign > 0)
    )


def printed(card: Gentry) -> tuple[tuple[str, int], ...]:
    return tuple((favour.kind, favour.amount) for favour in card.favours)


def is_unsavoury(card: Gentry) -> bool:
    return card.trait != "" and TRAITS[card.trait].unsavoury


def party(card_ids: Iterable[str], tile_reputation: int = 0) -> Counter[str]:
    """Favours of one activity, admirer bonus included; screenings are counted."""
    cards = [CARDS[card_id] for card_id in card_ids]
    total: Counter[str] = Counter()
    for card in cards:
        for favour in card.favours:
            if favour.when == "admirer":
                if any(is_admirer(other) for other in cards if other is not card):
                    total["reputation"] += favour.amount
            else:
                total[favour.kind] += 1 if favour.look else favour.amount
    total["reputation"] += tile_reputation
    return total


def is_admirer(card: Gentry) -> bool:
    return card.kind in BOOK.admirer.kinds and card.gender in BOOK.admirer.genders


_WEIGHTS: Final = {
    "pounds": 0.01,
    "reputation": 1.0,
    "casual": 1.0,
    "prestige": 2.0,
    "vp_card": 3.5,
    "attack": 0.5,
    "reclaim": 1.5,
    "dismiss": 1.0,
}


def _weight(favour: Favour) -> float:
    if favour.kind == "look_prestige":
        return 3.0
    if favour.kind == "look_casual":
        return 1.5
    if favour.kind == "special":
        return 2.0
    return _WEIGHTS[favour.kind] * favour.amount


def favour_units(card: Gentry) -> float:
    return sum(_weight(favour) for favour in card.favours)


def worth(card: Gentry) -> float:
    """VP and favours in one unit, less for a second servant, more for no service."""
    frames = len(card.service)
    return card.vp + favour_units(card) - 0.5 * max(0, frames - 1) + (0.5 if frames == 0 else 0)
