"""The programmes of the base game, step by step; modules splice theirs in by the names of the steps."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.boards import ChooseFamilies, CompensateLast
from parlour.games.obsession.courtship import EndSeason, HoldCourtship, ReturnFairchild
from parlour.games.obsession.favours import ClearBoard
from parlour.games.obsession.gentry import DismissGuests
from parlour.games.obsession.host_question import HostActivity
from parlour.games.obsession.market import RefillMarket
from parlour.games.obsession.passing import ChoosePassFavour, TakeBack
from parlour.games.obsession.programme import Heading
from parlour.games.obsession.season import AdvancePawn, BeginRound, PassPawn, PlayTurns, RevealTheme
from parlour.games.obsession.setup import (
    ChooseMonuments,
    DealAllObjectives,
    FirstMarket,
    GiveStarters,
    ShuffleCasuals,
)
from parlour.games.obsession.turn import (
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
