"""The fields of the state, each once: `keeping`, `sight`, the page and the notation follow this table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.kernel.fields import (
    CARDS,
    DECK,
    EVERYONE,
    FLAG,
    LIST,
    NAMES,
    NUMBER,
    PAIRS,
    PLAIN_WORDS,
    ROW,
    ROWS,
    SEATS,
    Field,
    Words,
)

PARTNERS: Final = "its seat and the partner; everybody at the end"
SHAPE: Final = "its shape; the cards whose place is known"

WORDS: Final[Mapping[str, Words]] = {
    **PLAIN_WORDS,
    "servants": Words("crowds.words({})", "list[str]"),
    "gentry": Words("gentry_words({})", "list[str]"),
    "cards": Words("[GENTRY[card] for card in {}]", "list[str]"),
    "tiles": Words("[TILES[tile] for tile in {}]", "list[str]"),
    "estate": Words("[tile_side(code) for code in {}]", "list[OwnTile]"),
    "family": Words("FAMILIES[{0}] if {0} >= 0 else None", "str | None"),
    "vp-cards": Words("[VP_CARDS[card] for card in {}]", "list[str]"),
    "themes": Words("[THEME_KINDS[card // COPIES] for card in {}]", "list[str]"),
    "round": Words("{} + 1", "int"),
    "round-or-none": Words("{0} + 1 if {0} >= 0 else None", "int | None"),
    "seat-or-none": Words("{0} if {0} >= 0 else None", "int | None"),
    "tile-or-none": Words("tile_side({0}) if {0} >= 0 else None", "OwnTile | None"),
    "seats": Words("bits({})", "list[int]"),
    "copies": Words("{{TILES[tile]: copies for tile, copies in enumerate({}) if copies}}", "dict[str, int]"),
}

FIELDS: Final[tuple[Field, ...]] = (
    Field("round", NUMBER, EVERYONE, "round", "round", "the round, from 1"),
    Field("first", NUMBER, EVERYONE, "first", about="the seat with the pawn of the first player"),
    Field("family", SEATS, EVERYONE, "family", "family", "the family, `null` until it is chosen"),
    Field("steps", SEATS, EVERYONE),  # sent as level and position
    Field("pounds", SEATS, EVERYONE, "pounds", about="money"),
    Field("available", SEATS, EVERYONE, "available", "servants", "servants ready for service"),
    Field("quarters", SEATS, EVERYONE, "quarters", "servants", "servants in their quarters"),
    Field("expended", SEATS, EVERYONE, "expended", "servants", "servants used in the last turn"),
    Field("pool", NUMBER, EVERYONE, "for-hire", "servants", "servants on the supply board"),
    Field("estate", CARDS, EVERYONE, "estate", "estate", "tiles with `tile` and the `side` up"),
    Field("hand", SEATS, EVERYONE, "hand", "gentry", "the active hand"),
    Field("discard", SEATS, EVERYONE, "discard", "gentry", "the discard pile"),
    Field("objectives", CARDS, PARTNERS + "; of others, how many"),
    Field("known_objectives", PAIRS, "those who know of the objective", kept="told"),
    Field("given_up", PAIRS, "its seat and the partner"),
    Field("vp_cards", CARDS, "its seat; everybody at the end; of others, how many"),
    Field("open_vp", CARDS, EVERYONE, "vp-cards-known", "vp-cards", "cards that everybody has seen"),
    # The turn
    Field("active", NUMBER, EVERYONE, "active", "seat-or-none", "whose turn it is, or `null`"),
    Field("passing", FLAG, EVERYONE, "passing", FLAG, "whether that seat passes"),
    Field(
        "eligible_level",
        NUMBER,
        EVERYONE,
        "eligible-level",
        about="the level by which tile and guests are judged in this turn",
        kept="gate",
    ),
    Field("at_floor", FLAG, EVERYONE, "disreputable", FLAG, "whether the family had no reputation then"),
    Field("serving", NUMBER, EVERYONE, "serving", "servants", "servants at work"),
    Field("hosting", NUMBER, EVERYONE, "activity", "tile-or-none", "the tile that is hosted, or `null`"),
    Field("attending", NUMBER, EVERYONE, "attending", "gentry", "who attends the activity"),
    Field("bought", NUMBER, EVERYONE, "bought", about="tiles bought in this turn"),
    Field("unlimited", FLAG, EVERYONE, "unlimited-purchases", FLAG, "whether more than one may be bought"),
    Field("refreshed", FLAG, EVERYONE, "refreshed", FLAG, "whether the market was refreshed for reputation"),
    Field("dismissals", NUMBER, EVERYONE, "dismissals", about="dismissals that this turn still allows"),
    Field("drawn", ROW, "who chooses and the partner; of others, how many"),
    Field("discounts", NUMBER, EVERYONE, "cheaper-tiles", about="purchases an architect still makes cheaper"),
    Field("claimed", FLAG, EVERYONE),
    # Teams
    Field("lent", NUMBER, EVERYONE),
    Field("visiting", NUMBER, EVERYONE),
    Field("asked", FLAG, EVERYONE),
    Field("declined", NAMES, EVERYONE),
    Field("partner_dismissals", NUMBER, EVERYONE),
    # The table
    Field("starters", ROW, EVERYONE, "starters", "cards", "guests to deal during set-up"),
    Field("starter_row", ROW, EVERYONE, "draft-row", "cards", "guests laid out for the draft", kept="row"),
    Field("servant_row", NUMBER, EVERYONE, "servant-row", "servants", "servants laid out for the draft"),
    Field(
        "left_game", NUMBER, EVERYONE, "left-the-game", "servants", "servants out of the game", kept="gone"
    ),
    Field(
        "without_useful_man",
        NUMBER,
        EVERYONE,
        "without-useful-man",
        "seats",
        "seats whose useful man has left the game",
        kept="spent",
    ),
    Field(
        "stayed_on",
        NUMBER,
        EVERYONE,
        "stayed",
        "gentry",
        "houseguests who stayed on after the last turn",
        kept="stayed",
    ),
    Field("milestones", ROW, EVERYONE),
    Field("claims", ROWS, EVERYONE),
    Field("casual", DECK, SHAPE),
    Field("prestige", DECK, SHAPE),
    Field("objective_deck", DECK, SHAPE),
    Field("vp_deck", DECK, SHAPE),
    Field("theme_deck", DECK, SHAPE),
    Field("themes", ROW, EVERYONE, "themes", "themes", "revealed categories by season"),
    Field(
        "theme_round",
        NUMBER,
        EVERYONE,
        "theme-round",
        "round-or-none",
        "the round that the die named for the theme, or `null`",
    ),
    # The market
    Field("bag", LIST, EVERYONE, "bag", "copies", "tiles in the bag, whose order does not exist"),
    Field("market", ROW, EVERYONE),  # sent with its stacks
    Field("stacks", ROW, EVERYONE),
    Field(
        "new_in_market",
        NUMBER,
        EVERYONE,
        "new-in-market",
        about="spaces at the right filled since the refill began",
        kept="fresh",
    ),
    Field("set_aside", ROW, EVERYONE, "set-aside", "tiles", "tiles set aside during a refresh", kept="aside"),
    Field("reserve", ROW, EVERYONE, "reserve", "tiles", "tiles in both reserves"),
    Field("reserves_open", NUMBER, EVERYONE, "reserves-open", about="how many reserves are open"),
    Field("monuments", ROW, EVERYONE, "monuments", "tiles", "the monuments of this game"),
    Field("redrawn", FLAG, EVERYONE, "market-redrawn", FLAG, "whether the first market was drawn again"),
    Field("scrapped", ROW, EVERYONE),
    Field("piles", ROWS, EVERYONE),
    # The solitaire opponent
    Field("removed", ROW, EVERYONE),
    Field("opponent_idle", FLAG, EVERYONE, kept="idle"),
    Field("opponent_vp", ROW, "nobody until the end, but how many"),
    Field("opponent_fairchild", NUMBER, EVERYONE),
    Field("escalation", ROW, EVERYONE),
)
