"""The programmes of the base game, step by step; modules splice theirs in by the names of the steps."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.hosting.question import HostActivity
from parlour.games.obsession.ruleset.programme import Heading
from parlour.games.obsession.scoring.courtship import EndSeason, HoldCourtship, ReturnFairchild
from parlour.games.obsession.setup.families import ChooseFamilies, CompensateLast
from parlour.games.obsession.setup.setup import (
    ChooseMonuments,
    DealAllObjectives,
    FirstMarket,
    GiveStarters,
    ShuffleCasuals,
)
from parlour.games.obsession.turn.favours import ClearBoard
from parlour.games.obsession.turn.invitations import DismissGuests
from parlour.games.obsession.turn.market import RefillMarket
from parlour.games.obsession.turn.passing import ChoosePassFavour, TakeBack
from parlour.games.obsession.turn.season import AdvancePawn, BeginRound, PassPawn, PlayTurns, RevealTheme
from parlour.games.obsession.turn.turn import (
    CheckHall,
    CheckMonuments,
    CheckTrack,
    EndTurn,
    ReadGate,
    RotateService,
    RunCheck,
    VisitMarket,
)
from parlour.kernel.agenda import Item

STEPS: Final[tuple[Item, ...]] = (
    Heading("setup"),
    ChooseFamilies(),
    CompensateLast(),
    GiveStarters(),
    ShuffleCasuals(),
    DealAllObjectives(),
    ChooseMonuments(),
    FirstMarket(),
    BeginRound(),
    Heading("round"),
    RevealTheme(),
    PlayTurns(),
    ReturnFairchild(),
    HoldCourtship(),
    EndSeason(),
    PassPawn(),
    AdvancePawn(),
    Heading("check"),
    CheckTrack(),
    CheckMonuments(),
    CheckHall(),
    Heading("turn"),
    RotateService(),
    RunCheck(),
    ReadGate(),
    HostActivity(),
    VisitMarket(),
    RefillMarket(),
    ClearBoard(),
    DismissGuests(),
    EndTurn(),
    Heading("pass"),
    TakeBack(),
    RunCheck(),
    ReadGate(),
    ChoosePassFavour(),
    VisitMarket(),
    RefillMarket(),
    ClearBoard(),
    EndTurn(),
)
