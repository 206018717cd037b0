"""What a table has agreed on: the parameters that its manifests set, typed, its options and its facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypedDict, cast

from parlour.games.obsession.content.records import Dataset
from parlour.kernel.ruleset import Composition

Track = Literal["standard", "extended", "tableau"]
Levels = Literal["standard", "extended", "tableau", "duel"]
Pool = Literal["base", "ud"]
MonumentSet = Literal["base", "ud-low"]
Intensive = Literal["none", "three", "any", "four"]
MilestonesWhen = Literal["option", "before", "after"]
TieBreak = Literal["fairchild", "team", "tableau", "challenge"]


@dataclass(frozen=True)
class Params:
    """Every parameter with its value; the defaults are those of the base game."""

    track: Track = "standard"
    # past the last space of the track play goes on
    open_ended: bool = False
    levels: Levels = "standard"
    # its round from 1; 0 where the track prints it
    national_holiday: int = 0
    # which way the pawn of the first player goes: to the right (-1) or to the left
    pawn_step: int = -1
    # objectives: dealt, kept of them, kept of a draw, discarded after a season
    deal: int = 5
    deal_keep: int = 5
    draw_keep: int = 2
    season_discards: int = 1
    # the servants beside the boards, and whether each family drafts one of them (0 no, 1 in the order of
    # seats, -1 against it)
    pool: Pool = "base"
    servant_draft: int = 0
    extra_copies: bool = False
    monuments: MonumentSet = "base"
    # tiles are bought from stacks that lie open, not drawn out of the bag
    stacks: bool = False
    reserves: bool = True
    # tiles of one name share a space of the market
    stacking: bool = True
    # at the Servants' Hall a servant is chosen
    hall_servant: bool = True
    hire_on_pass: bool = False
    starters_drafted: bool = False
    # service tiles that start in the first market, and how many of them chance draws
    intensive: Intensive = "none"
    intensive_drawn: int = 0
    maze: bool = False
    # prestige guests a family may have; 0 where nobody counts
    guest_limit: int = 0
    milestones: int = 0
    milestones_when: MilestonesWhen = "option"
    teams: bool = False
    tie_break: TieBreak = "fairchild"
    challenge: bool = False
    monuments_challenge: bool = False
    dynamic: bool = False


class Changes(TypedDict, total=False):
    """What one manifest sets: some of the parameters. A test holds the two lists together."""

    track: Track
    open_ended: bool
    levels: Levels
    national_holiday: int
    pawn_step: int
    deal: int
    deal_keep: int
    draw_keep: int
    season_discards: int
    pool: Pool
    servant_draft: int
    extra_copies: bool
    monuments: MonumentSet
    stacks: bool
    reserves: bool
    stacking: bool
    hall_servant: bool
    hire_on_pass: bool
    starters_drafted: bool
    intensive: Intensive
    intensive_drawn: int
    maze: bool
    guest_limit: int
    milestones: int
    milestones_when: MilestonesWhen
    teams: bool
    tie_break: TieBreak
    challenge: bool
    monuments_challenge: bool
    dynamic: bool


def params_of(settled: Mapping[str, object]) -> Params:
    """The parameters of a composition. Its manifests wrote them as `Changes`, so their types are known."""
    return Params(**cast("Changes", dict(settled)))


class Agreed:
    """Composition, options and facts of one game: what the parts of a ruleset are built from."""

    def __init__(
        self, composition: Composition, options: Mapping[str, str], seats: int, data: Dataset
    ) -> None:
        self.seats: Final = seats
        self.modules: Final = composition.modules
        self.content: Final = composition.content
        self.steps: Final = composition.steps
        self.params: Final = params_of(composition.params)
        self.options: Final = options
        self.data: Final = data
