"""The data set: every table of the components, by name."""

from __future__ import annotations

from dataclasses import dataclass

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
from parlour.games.obsession.content.tables import Correction
from parlour.games.obsession.content.tiles import Category, Courtship, FirstEdition, Theme, Tile


@dataclass(frozen=True)
class Dataset:
    """Fields have the names of the content tables; records stand in the order of the content files."""

    categories: tuple[Category, ...]
    themes: tuple[Theme, ...]
    courtship: Courtship
    tiles: tuple[Tile, ...]
    first_edition: FirstEdition
    gentry: tuple[Gentry, ...]
    traits: tuple[Trait, ...]
    specials: tuple[Special, ...]
    decks: tuple[GuestDeck, ...]
    promos: Promos
    roles: tuple[Role, ...]
    admirer: Admirer
    start: Start
    families: tuple[Family, ...]
    servants: tuple[Servant, ...]
    pools: tuple[Pool, ...]
    stand_ins: tuple[StandIn, ...]
    extras: tuple[Extra, ...]
    hire: Hire
    servant_draft: ServantDraft
    objectives: tuple[Objective, ...]
    objective_rules: ObjectiveRules
    vp_cards: tuple[VpCard, ...]
    milestones: tuple[Milestone, ...]
    milestone_rules: MilestoneRules
    events: tuple[Event, ...]
    tracks: tuple[Track, ...]
    market: Market
    positions: tuple[Position, ...]
    reserves: tuple[Reserve, ...]
    price_rule: PriceRule
    initial_market: InitialMarket
    bag_monuments: tuple[BagMonuments, ...]
    bag: Bag
    stacks: tuple[Stack, ...]
    markers: tuple[Marker, ...]
    estate_challenge: EstateChallenge
    solo_rules: SoloRules
    scavenger_rows: tuple[ScavengerRow, ...]
    dynamic_rows: tuple[DynamicRow, ...]
    dynamic_rules: DynamicRules
    opponents: tuple[Opponent, ...]
    corrections: tuple[Correction, ...]
    hash: str
