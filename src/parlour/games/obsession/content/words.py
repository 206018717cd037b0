"""The ids that the tables and the rules share."""

from __future__ import annotations

from typing import Final, TypeAlias

Ids: TypeAlias = tuple[str, ...]

SETS: Final[Ids] = ("base", "suites", "hybrid", "promo", "ud", "ud-low", "wessex")
CATEGORIES: Final[Ids] = ("essentials", "service", "estate", "prestige", "sporting")
TILE_KINDS: Final[Ids] = ("start", "service", "ordinary", "monument", "suite", "hybrid")
FLIPS: Final[Ids] = ("once", "every_use", "never")
FACE_MODES: Final[Ids] = ("activity", "passive", "monument")
GUEST_KINDS: Final[Ids] = ("gentry", "family", "gentlemen", "ladies", "casual", "prestige")
EFFECTS: Final[Ids] = (
    "village_fair",
    "stand_in",
    "on_play_category",
    "on_purchase_servant",
    "use_resting_servant",
    "step2_gossip",
    "step2_reputation",
    "step2_choice",
    "step4_guest_delta",
    "cook_extra_guest",
)

GENTRY_KINDS: Final[Ids] = ("starter", "casual", "prestige", "family", "fairchild", "novelty")
GENDERS: Final[Ids] = ("G", "L", "both")
ROLES: Final[Ids] = ("lord", "lady", "heir", "young-lady", "dowager-aunt")
GUEST_THEMES: Final[Ids] = ("wealth", "travel", "politics", "sport", "honour", "connections", "gossip")
# A service that no servant can give; only the novelty card asks for it.
UNSUPPLIABLE: Final[str] = "unsuppliable"

SERVANTS: Final[Ids] = (
    "butler",
    "housekeeper",
    "underbutler",
    "valet",
    "ladys-maid",
    "footman",
    "cook",
    "hall-boy",
    "head-housemaid",
    "useful-man",
)
# What the frame of a tile may ask for.
TILE_SERVANTS: Final[Ids] = ("butler", "housekeeper", "footman", "cook", "none")
STAND_IN_CONDITIONS: Final[Ids] = ("always", "none_available")
BONUSES: Final[Ids] = ("extra_member", "reputation_start", "pounds_start", "servant_start", "tile_choice")

_FAVOURS: Final = (
    "pounds",
    "reputation",
    "casual",
    "prestige",
    "look_casual",
    "look_prestige",
    "dismiss",
    "vp_card",
)
"""Favours of tiles and of gentry alike."""
TILE_FAVOURS: Final[Ids] = (*_FAVOURS, "objective_draw", "hire", "recruit", "reclaim")
GENTRY_FAVOURS: Final[Ids] = (*_FAVOURS, "attack", "reclaim", "special")
CARD_FAVOURS: Final[Ids] = (
    "pounds",
    "reputation",
    "prestige",
    "objective_draw",
    "unlimited_purchases",
    "refresh_service",
    "refresh_market",
    "hire",
    "reclaim",
)
# The amount of a favour that has no limit: dismiss any number, refresh all servants.
ANY_NUMBER: Final[int] = 99

OBJECTIVE_CATEGORIES: Final[Ids] = (
    "room",
    "guest",
    "category",
    "servant",
    "group",
    "miscellaneous",
    "ud-servant",
    "tableau",
)
OBJECTIVE_DECKS: Final[Ids] = ("base", "base+ud", "ud")
CONDITIONS: Final[Ids] = (
    "own_tiles",
    "count_guests",
    "count_tiles",
    "count_monuments",
    "servants_at_least",
    "reputation_max",
    "pounds_at_least",
    "tiles_per_category_at_least",
    "all_flippable_flipped",
    "reputation_level_at_least",
    "count_guests_at_least",
    "flipped_tiles_at_least",
    "monuments_at_least",
    "servant_count_at_least",
    "activity_guests_at_least",
    "tiles_in_one_category_at_least",
)
SCORES: Final[Ids] = ("flat", "per")

EVENTS: Final[Ids] = (
    "start",
    "none",
    "village_fair",
    "objective_draw",
    "courtship",
    "builders_holiday",
    "national_holiday",
    "grand_ball",
)
TRACKS: Final[Ids] = ("standard", "extended", "tableau")
STACKS: Final[Ids] = (*CATEGORIES, "monument")

LEVELS: Final[Ids] = ("beginner", "intermediate", "expert")
MODES: Final[Ids] = ("standard", "extended")
SEASONS: Final[int] = 4
