"""Ids that one table names and another must hold."""

from __future__ import annotations

from parlour.games.obsession.content.cards import Condition
from parlour.games.obsession.content.records import Dataset
from parlour.kernel.content import DataError, shown


def _named(ids: tuple[str, ...], known: frozenset[str], path: str) -> None:
    for name in ids:
        if name and name not in known:
            raise DataError("unknown-reference", {"path": path, "id": shown(name)})


def _check_conditions(dataset: Dataset, tiles: frozenset[str]) -> None:
    found: list[tuple[str, Condition]] = []
    for objective in dataset.objectives:
        found.append((f"objectives.{objective.id}", objective.condition))
    for milestone in dataset.milestones:
        found.append((f"milestones.{milestone.id}", milestone.condition))
    for path, condition in found:
        _named(condition.tiles, tiles, f"{path}.condition.tiles")
        if (condition.kind == "own_tiles") != bool(condition.tiles):
            raise DataError("condition-without-tiles", {"path": path})
        if (condition.kind == "servants_at_least") != bool(condition.servants):
            raise DataError("condition-without-servants", {"path": path})
        if condition.kind.endswith("_at_least") and not condition.amount and not condition.servants:
            raise DataError("condition-without-amount", {"path": path})


def _check_people(dataset: Dataset, tiles: frozenset[str]) -> None:
    cards = frozenset([card.id for card in dataset.gentry])
    traits = frozenset([trait.id for trait in dataset.traits])
    families = frozenset([family.id for family in dataset.families])
    specials = frozenset([special.id for special in dataset.specials])
    for card in dataset.gentry:
        path = f"gentry.{card.id}"
        _named((card.trait,), traits, f"{path}.trait")
        _named((card.family,), families, f"{path}.family")
        _named(tuple([favour.rule for favour in card.favours]), specials, f"{path}.favours")
    for family in dataset.families:
        path = f"families.{family.id}"
        _named(family.members, cards, f"{path}.members")
        _named((family.bonus.card,), cards, f"{path}.bonus.card")
        _named(family.bonus.options, tiles, f"{path}.bonus.options")
    _named(dataset.start.tiles, tiles, "start.tiles")


def _check_service(dataset: Dataset, tiles: frozenset[str]) -> None:
    for servant in dataset.servants:
        _named((servant.acquired_by_tile,), tiles, f"servants.{servant.id}.acquired_by_tile")
    for stand_in in dataset.stand_ins:
        _named((stand_in.requires_tile, stand_in.only_tile), tiles, f"stand_ins.{stand_in.id}")
    for tile in dataset.tiles:
        for side, face in (("front", tile.front), ("back", tile.back)):
            if face.effect is not None:
                _named(face.effect.stacks_with, tiles, f"tiles.{tile.id}.{side}.effect.stacks_with")
    _named((dataset.hire.tile,), tiles, "hire.tile")


def _check_market(dataset: Dataset, tiles: frozenset[str]) -> None:
    _named(dataset.initial_market.allowed_service, tiles, "initial_market.allowed_service")
    _named(dataset.initial_market.excluded_service, tiles, "initial_market.excluded_service")
    for monuments in dataset.bag_monuments:
        path = f"bag_monuments.{monuments.id}"
        _named(monuments.required, tiles, f"{path}.required")
        for pair in monuments.replaceable:
            _named(pair, tiles, f"{path}.replaceable")
    for stack in dataset.stacks:
        _named(stack.tiles, tiles, f"stacks.{stack.id}.tiles")
    stacks = frozenset(["none", *[stack.id for stack in dataset.stacks]])
    for marker in dataset.markers:
        _named((marker.stack,), stacks, f"markers.{marker.id}.stack")
    for event in dataset.events:
        _named((event.flipped_tile,), tiles, f"events.{event.id}.flipped_tile")


def check_joins(dataset: Dataset) -> None:
    """Raise DataError for the first id that no table holds."""
    tiles = frozenset([tile.id for tile in dataset.tiles])
    _check_people(dataset, tiles)
    _check_service(dataset, tiles)
    _check_conditions(dataset, tiles)
    _check_market(dataset, tiles)
    objectives = frozenset([objective.id for objective in dataset.objectives])
    _named(dataset.objective_rules.ud_dropped, objectives, "objective_rules.ud_dropped")
