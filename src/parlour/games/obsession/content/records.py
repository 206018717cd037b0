"""The data set: every table of the components, by name."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from parlour.games.obsession.content.cards import (
    Milestone,
    MilestoneRules,
    Objective,
    ObjectiveRules,
    VpCard,
)
from parlour.games.obsession.content.market import (
    Bag,
    BagMonuments,
    EstateChallenge,
    InitialMarket,
    Marker,
    Market,
    Position,
    PriceRule,
    Reserve,
    Stack,
)
from parlour.games.obsession.content.people import (
    Admirer,
    Family,
    Gentry,
    GuestDeck,
    Promos,
    Role,
    Special,
    Start,
    Trait,
)
from parlour.games.obsession.content.rounds import Event, Track
from parlour.games.obsession.content.servants import Extra, Hire, Pool, Servant, ServantDraft, StandIn
from parlour.games.obsession.content.solo import DynamicRow, DynamicRules, Opponent, ScavengerRow, SoloRules
from parlour.games.obsession.content.tiles import Category, Courtship, FirstEdition, Theme, Tile
from parlour.kernel.beyond.record import Record, Row, fact, taken
from parlour.kernel.content import DataError, read_list, read_table, shown

R = TypeVar("R", bound=Record)


class Many(Generic[R]):
    """Takes a table of records with an id each."""

    def __init__(self, record: type[R]) -> None:
        self.record: Final = record

    def __call__(self, row: Row, name: str) -> tuple[R, ...]:
        found: dict[str, R] = {}
        for index, item in enumerate(row.take(name, read_list)):
            record_id = read_table(item, f"{name}.{index}").get("id")
            if not isinstance(record_id, str) or not record_id:
                raise DataError("missing-key", {"path": f"{name}.{index}", "key": "id"})
            if record_id in found:
                raise DataError("duplicate-id", {"path": name, "id": shown(record_id)})
            found[record_id] = self.record.read(item, f"{name}.{record_id}")
        return tuple(found.values())


class Correction(Record):
    """One corrected value, such as ``tiles.great-hall.front.vp``."""

    path: str
    value: Any


class Dataset(Record):
    """Fields have the names of the content tables; records stand in the order of the content files."""

    categories: tuple[Category, ...] = taken(Many(Category))
    themes: tuple[Theme, ...] = taken(Many(Theme))
    courtship: Courtship = fact(Courtship.read)
    tiles: tuple[Tile, ...] = taken(Many(Tile))
    first_edition: FirstEdition = fact(FirstEdition.read)
    gentry: tuple[Gentry, ...] = taken(Many(Gentry))
    traits: tuple[Trait, ...] = taken(Many(Trait))
    specials: tuple[Special, ...] = taken(Many(Special))
    decks: tuple[GuestDeck, ...] = taken(Many(GuestDeck))
    promos: Promos = fact(Promos.read)
    roles: tuple[Role, ...] = taken(Many(Role))
    admirer: Admirer = fact(Admirer.read)
    start: Start = fact(Start.read)
    families: tuple[Family, ...] = taken(Many(Family))
    servants: tuple[Servant, ...] = taken(Many(Servant))
    pools: tuple[Pool, ...] = taken(Many(Pool))
    stand_ins: tuple[StandIn, ...] = taken(Many(StandIn))
    extras: tuple[Extra, ...] = taken(Many(Extra))
    hire: Hire = fact(Hire.read)
    servant_draft: ServantDraft = fact(ServantDraft.read)
    objectives: tuple[Objective, ...] = taken(Many(Objective))
    objective_rules: ObjectiveRules = fact(ObjectiveRules.read)
    vp_cards: tuple[VpCard, ...] = taken(Many(VpCard))
    milestones: tuple[Milestone, ...] = taken(Many(Milestone))
    milestone_rules: MilestoneRules = fact(MilestoneRules.read)
    events: tuple[Event, ...] = taken(Many(Event))
    tracks: tuple[Track, ...] = taken(Many(Track))
    market: Market = fact(Market.read)
    positions: tuple[Position, ...] = taken(Many(Position))
    reserves: tuple[Reserve, ...] = taken(Many(Reserve))
    price_rule: PriceRule = fact(PriceRule.read)
    initial_market: InitialMarket = fact(InitialMarket.read)
    bag_monuments: tuple[BagMonuments, ...] = taken(Many(BagMonuments))
    bag: Bag = fact(Bag.read)
    stacks: tuple[Stack, ...] = taken(Many(Stack))
    markers: tuple[Marker, ...] = taken(Many(Marker))
    estate_challenge: EstateChallenge = fact(EstateChallenge.read)
    solo_rules: SoloRules = fact(SoloRules.read)
    scavenger_rows: tuple[ScavengerRow, ...] = taken(Many(ScavengerRow))
    dynamic_rows: tuple[DynamicRow, ...] = taken(Many(DynamicRow))
    dynamic_rules: DynamicRules = fact(DynamicRules.read)
    opponents: tuple[Opponent, ...] = taken(Many(Opponent))
    corrections: tuple[Correction, ...]
    hash: str


MANY: Final[tuple[str, ...]] = tuple([name for name, take in Dataset.takers if isinstance(take, Many)])
SINGLE: Final[tuple[str, ...]] = tuple([name for name, _ in Dataset.takers if name not in MANY])
