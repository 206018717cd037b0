"""The ids that the tables and the rules share."""

from __future__ import annotations

from typing import Final

SETS: Final[tuple[str, ...]] = ("base", "suites", "hybrid", "promo", "ud", "ud-low", "wessex")
CATEGORIES: Final[tuple[str, ...]] = ("essentials", "service", "estate", "prestige", "sporting")
TILE_KINDS: Final[tuple[str, ...]] = ("start", "service", "ordinary", "monument", "suite", "hybrid")
FLIPS: Final[tuple[str, ...]] = ("once", "every_use", "never")
FACE_MODES: Final[tuple[str, ...]] = ("activity", "passive", "monument")
GUEST_KINDS: Final[tuple[str, ...]] = ("gentry", "family", "gentlemen", "ladies", "casual", "prestige")
EFFECTS: Final[tuple[str, ...]] = (
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

GENTRY_KINDS: Final[tuple[str, ...]] = ("starter", "casual", "prestige", "family", "fairchild", "novelty")
GENDERS: Final[tuple[str, ...]] = ("G", "L", "both")
ROLES: Final[tuple[str, ...]] = ("lord", "lady", "heir", "young-lady", "dowager-aunt")
GUEST_THEMES: Final[tuple[str, ...]] = (
    "wealth",
    "travel",
    "politics",
    "sport",
    "honour",
    "connections",
    "gossip",
)
# A service that no servant can give; only the novelty card asks for it.
UNSUPPLIABLE: Final[str] = "unsuppliable"

SERVANTS: Final[tuple[str, ...]] = (
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
TILE_SERVANTS: Final[tuple[str, ...]] = ("butler", "housekeeper", "footman", "cook", "none")
STAND_IN_CONDITIONS: Final[tuple[str, ...]] = ("always", "none_available")
BONUSES: Final[tuple[str, ...]] = (
    "extra_member",
    "reputation_start",
    "pounds_start",
    "servant_start",
    "tile_choice",
)

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
TILE_FAVOURS: Final[tuple[str, ...]] = (
    *_FAVOURS,
    "objective_draw",
    "hire",
    "recruit",
    "reclaim",
)
GENTRY_FAVOURS: Final[tuple[str, ...]] = (
    *_FAVOURS,
    "attack",
    "reclaim",
    "special",
)
CARD_FAVOURS: Final[tuple[str, ...]] = (
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

OBJECTIVE_CATEGORIES: Final[tuple[str, ...]] = (
    "room",
    "guest",
    "category",
    "servant",
    "group",
    "miscellaneous",
    "ud-servant",
    "tableau",
)
OBJECTIVE_DECKS: Final[tuple[str, ...]] = ("base", "base+ud", "ud")
CONDITIONS: Final[tuple[str, ...]] = (
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
SCORES: Final[tuple[str, ...]] = ("flat", "per")

EVENTS: Final[tuple[str, ...]] = (
    "start",
    "none",
    "village_fair",
    "objective_draw",
    "courtship",
    "builders_holiday",
    "national_holiday",
    "grand_ball",
)
TRACKS: Final[tuple[str, ...]] = ("standard", "extended", "tableau")
STACKS: Final[tuple[str, ...]] = (*CATEGORIES, "monument")

LEVELS: Final[tuple[str, ...]] = ("beginner", "intermediate", "expert")
MODES: Final[tuple[str, ...]] = ("standard", "extended")
SEASONS: Final[int] = 4
