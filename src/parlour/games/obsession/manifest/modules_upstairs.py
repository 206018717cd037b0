"""The manifests of Upstairs, Downstairs, of the Wessex family, and of the modes of play they bring."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.modes.estate_challenge import EndWhenComplete, LayOutStacks, StealTile
from parlour.games.obsession.modes.milestones import DrawMilestones, NoteClaims
from parlour.games.obsession.modes.tableau import EndAtTop, GrandBallForAll, OpenBothReserves, StepGrandBall
from parlour.games.obsession.modes.useful_man import SendToFair
from parlour.games.obsession.ruleset.params import Changes
from parlour.games.obsession.setup.servant_draft import LayOutServants, ReturnServants
from parlour.kernel.ruleset import Module, Splice

NO_COURTSHIP: Final = (
    Splice("instead", "RevealTheme"),
    Splice("instead", "ReturnFairchild"),
    Splice("instead", "HoldCourtship"),
    Splice("instead", "EndSeason"),
    Splice("instead", "PassPawn"),
)
"""The Tableau track has no courtship, and the pawn of the first player stays where it is (p. 13 and 15)."""
COURTING: Final = (
    "jane-austen",
    "emily-bronte",
    "charles-dickens",
    "first-edition-pawn",
    "first-edition-objectives",
)
"""What changes courtships, seasons and the objectives that go with them."""

SERVANTS: Final = Module(
    id="ud-servants",
    content={
        "objective_decks": ("ud",),
        "tile_ids": ("renovated-kitchen", "housekeepers-office"),
        "powers": ("useful-man",),
    },
    remove={"objective_decks": ("base",)},
    params=Changes(pool="ud", servant_draft=1, hire_on_pass=True),
    splices=(
        Splice("before", "ChooseFamilies", (LayOutServants(),)),
        Splice("after", "ChooseFamilies", (ReturnServants(),)),
        Splice("before", "CheckTrack", (SendToFair(),)),
    ),
)
HOWARD: Final = Module(id="howard", content={"families": ("howard",)})
GUESTS: Final = Module(id="ud-guests", content={"gentry_sets": ("ud",)})
TILES: Final = Module(
    id="ud-tiles",
    content={"tile_ids": ("stocked-lake", "parish-church", "babbling-brook", "carriage-house")},
)
COPIES: Final = Module(id="ud-copies", params=Changes(extra_copies=True))
LOW_MONUMENTS: Final = Module(
    id="low-monuments", excludes=("garden-maze",), params=Changes(monuments="ud-low")
)
WESSEX: Final = Module(id="wessex", content={"families": ("wessex",), "gentry_sets": ("wessex",)})
GUEST_LIMIT: Final = Module(id="guest-limit", params=Changes(guest_limit=6), by_itself=True)
DYNAMIC: Final = Module(
    id="dynamic-opponent", requires=("solitaire",), params=Changes(dynamic=True), alone=True
)
MILESTONES: Final = Module(
    id="milestones",
    content={"powers": ("milestones",), "score": ("milestones",)},
    params=Changes(milestones=2),
    splices=(
        Splice("before", "ChooseFamilies", (DrawMilestones("before"),)),
        Splice("after", "DealAllObjectives", (DrawMilestones("after"),)),
        Splice("before", "ClearBoard", (NoteClaims(),)),
    ),
)
PUBLIC_OBJECTIVES: Final = Module(
    id="public-objectives",
    requires=("milestones",),
    excludes=("first-edition-objectives",),
    params=Changes(deal=0, deal_keep=0, draw_keep=0, season_discards=0),
)
TEAMS: Final = Module(
    id="teams",
    excludes=("solitaire",),
    content={"powers": ("team",)},
    params=Changes(teams=True, tie_break="team"),
)
TABLEAU: Final = Module(
    id="tableau",
    brings=True,
    requires=("ud-servants", "milestones", "starter-draft", "low-monuments", "queen-victoria"),
    excludes=(
        "extended",
        "solitaire",
        "teams",
        "public-objectives",
        "first-edition-no-reserves",
        *COURTING,
    ),
    content={"objectives_out": ("group",), "score": ("unsavoury",)},
    remove={
        "objectives_out": ("tableau",),
        "score": ("gentry", "service", "wealth"),
    },
    params=Changes(
        track="tableau",
        levels="tableau",
        deal=0,
        deal_keep=0,
        servant_draft=-1,
        milestones_when="before",
        tie_break="tableau",
    ),
    splices=(
        *NO_COURTSHIP,
        Splice("before", "PlayTurns", (GrandBallForAll(),)),
        Splice("after", "PlayTurns", (OpenBothReserves(),)),
        Splice("after", "EndTurn", (EndAtTop(),)),
    ),
)
DUEL: Final = Module(id="duel", brings=True, requires=("tableau",), params=Changes(levels="duel"))
ESTATE_CHALLENGE: Final = Module(
    id="estate-challenge",
    brings=True,
    alone=True,
    requires=("ud-servants",),
    excludes=(
        "solitaire",
        "teams",
        "tableau",
        "milestones",
        "queen-victoria",
        "low-monuments",
        "garden-maze",
        "intensive-service",
        "intensive-service-any",
        "intensive-service-four",
        "first-edition-holiday",
        "first-edition-no-reserves",
        "first-edition-duplicates",
        "ud-tiles",
        "ud-copies",
        *COURTING,
    ),
    content={"objectives_out": ("group",)},
    remove={"objectives_out": ("tableau",)},
    params=Changes(
        track="tableau",
        open_ended=True,
        stacks=True,
        reserves=False,
        deal=0,
        deal_keep=0,
        tie_break="challenge",
        challenge=True,
    ),
    splices=(
        *NO_COURTSHIP,
        Splice("instead", "ChooseMonuments"),
        Splice("instead", "FirstMarket", (LayOutStacks(),)),
        Splice("after", "CheckTrack", (StepGrandBall(),)),
        Splice("instead", "RefillMarket", (StealTile(),)),
        Splice("after", "EndTurn", (EndWhenComplete(),)),
    ),
)
UPSTAIRS: Final = (
    SERVANTS,
    HOWARD,
    GUESTS,
    TILES,
    COPIES,
    LOW_MONUMENTS,
    WESSEX,
    GUEST_LIMIT,
    DYNAMIC,
    MILESTONES,
    PUBLIC_OBJECTIVES,
    TEAMS,
    TABLEAU,
    DUEL,
    ESTATE_CHALLENGE,
)
