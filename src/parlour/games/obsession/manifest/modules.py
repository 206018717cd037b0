"""The manifests of the base box: the game, its variants, the first edition and the solitaire game.

Those of Upstairs, Downstairs stand in `modules_upstairs`; the order of `MODULES` is that of composition.
"""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.manifest.modules_upstairs import UPSTAIRS
from parlour.games.obsession.modes.solo import HoldSoloCourtship, Scavenge
from parlour.games.obsession.ruleset.params import Changes
from parlour.games.obsession.turn.reserves import BuildingBoom
from parlour.games.obsession.turn.season import RevealThemeLate, RollForTheme, SeasonalRefresh
from parlour.games.obsession.words.catalogue import OPPONENTS
from parlour.kernel.ruleset import Module, Option, Splice

BASE: Final = Module(
    id="base",
    content={
        "families": ("asquith", "cavendish", "ponsonby", "york"),
        "gentry_sets": ("base",),
        "tile_sets": ("base", "suites", "hybrid"),
        "objective_decks": ("base", "base+ud"),
        "objectives_out": ("tableau",),
        "powers": ("special-actions", "vp-cards"),
        "score": ("tiles", "gentry", "objectives", "reputation", "service", "wealth", "courtship"),
    },
)
EXTENDED: Final = Module(
    id="extended", params=Changes(track="extended", levels="extended", deal=4, deal_keep=4)
)
JANE_AUSTEN: Final = Module(
    id="jane-austen",
    splices=(
        Splice("instead", "RevealTheme"),
        Splice("before", "HoldCourtship", (RevealThemeLate(),)),
    ),
)
EMILY_BRONTE: Final = Module(id="emily-bronte", splices=(Splice("after", "EndSeason", (SeasonalRefresh(),)),))
QUEEN_VICTORIA: Final = Module(
    id="queen-victoria", splices=(Splice("before", "AdvancePawn", (BuildingBoom(),)),)
)
CHARLES_DICKENS: Final = Module(
    id="charles-dickens",
    excludes=("jane-austen",),
    splices=(Splice("instead", "RevealTheme", (RollForTheme(),)),),
)
STARTER_DRAFT: Final = Module(id="starter-draft", params=Changes(starters_drafted=True))
INTENSIVE: Final = Module(
    id="intensive-service",
    excludes=("intensive-service-any", "intensive-service-four"),
    params=Changes(intensive="three", intensive_drawn=3),
)
INTENSIVE_ANY: Final = Module(
    id="intensive-service-any",
    excludes=("intensive-service-four",),
    params=Changes(intensive="any", intensive_drawn=3),
)
INTENSIVE_FOUR: Final = Module(
    id="intensive-service-four", params=Changes(intensive="four", intensive_drawn=4)
)
GARDEN_MAZE: Final = Module(id="garden-maze", params=Changes(maze=True))
HIRE_WHEN_PASSING: Final = Module(id="hire-when-passing", params=Changes(hire_on_pass=True))
NOVELTY: Final = Module(id="novelty-guest", content={"novelty": ("duchess-lilo",)})
FIRST_PAWN: Final = Module(id="first-edition-pawn", params=Changes(pawn_step=1))
FIRST_OBJECTIVES: Final = Module(
    id="first-edition-objectives",
    params=Changes(deal=5, deal_keep=2, draw_keep=1, season_discards=0),
)
FIRST_HALL: Final = Module(id="first-edition-hall", params=Changes(hall_servant=False))
FIRST_RESERVES: Final = Module(id="first-edition-no-reserves", params=Changes(reserves=False))
FIRST_DUPLICATES: Final = Module(id="first-edition-duplicates", params=Changes(stacking=False))
FIRST_HOLIDAY: Final = Module(
    id="first-edition-holiday", requires=("extended",), params=Changes(national_holiday=17)
)
MONUMENTS_CHALLENGE: Final = Module(
    id="monuments-challenge", requires=("solitaire",), params=Changes(monuments_challenge=True), alone=True
)
SOLITAIRE: Final = Module(
    id="solitaire",
    alone=True,
    by_itself=True,
    excludes=("jane-austen", "charles-dickens"),
    splices=(
        Splice("instead", "RevealTheme"),
        Splice("before", "HoldCourtship", (RevealThemeLate(),)),
        Splice("instead", "HoldCourtship", (HoldSoloCourtship(),)),
        Splice("after", "PlayTurns", (Scavenge(),)),
    ),
)
MODULES: Final = (
    BASE,
    EXTENDED,
    JANE_AUSTEN,
    EMILY_BRONTE,
    QUEEN_VICTORIA,
    CHARLES_DICKENS,
    STARTER_DRAFT,
    INTENSIVE,
    INTENSIVE_ANY,
    INTENSIVE_FOUR,
    GARDEN_MAZE,
    HIRE_WHEN_PASSING,
    NOVELTY,
    FIRST_PAWN,
    FIRST_OBJECTIVES,
    FIRST_HALL,
    FIRST_RESERVES,
    FIRST_DUPLICATES,
    FIRST_HOLIDAY,
    SOLITAIRE,
    MONUMENTS_CHALLENGE,
    *UPSTAIRS,
)

OPTIONS: Final = (
    Option("first", "random"),
    Option("families", "choose"),
    Option("monuments", "random", not_with=("low-monuments", "estate-challenge")),
    Option(
        "sculpture-garden", "required", ("required", "free"), not_with=("low-monuments", "estate-challenge")
    ),
    Option("service-tiles", "random", only_with=("intensive-service-any", "intensive-service-four")),
    Option("first-market", "ask-if-odd", ("ask-if-odd", "ask", "keep"), not_with=("estate-challenge",)),
    Option("reserves", "on", ("on", "off"), only_with=("solitaire",)),
    Option("opponent", "fairfax", OPPONENTS, only_with=("solitaire",)),
    Option("promo-guests", "none"),
    Option("prestige-limit", "usual", ("usual", "on", "off")),
    Option("milestone-cards", "random", only_with=("milestones",)),
    Option("milestones-when", "after", ("after", "before"), only_with=("milestones",), not_with=("tableau",)),
    Option("tableau-top", "9", ("9", "7"), only_with=("tableau",), not_with=("duel",)),
    Option("target", "printed", ("printed", *OPPONENTS[:12]), only_with=("estate-challenge",)),
    Option("stolen-monuments", "ignored", ("ignored", "counted"), only_with=("estate-challenge",)),
)
