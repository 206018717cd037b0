"""The whole state as plain data and back, for hashes, tests and snapshots. The log stays the save."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.obsession.fields import FIELDS
from parlour.games.obsession.hosting import question
from parlour.games.obsession.modes import (
    borrowing,
    consent,
    estate_challenge,
    milestones,
    solo,
    tableau,
    useful_man,
)
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.scoring import courtship, objectives, vp_cards
from parlour.games.obsession.setup import families, servant_draft
from parlour.games.obsession.setup import setup as setting_up
from parlour.games.obsession.state import County
from parlour.games.obsession.turn import (
    favours,
    hiring,
    invitations,
    market,
    passing,
    season,
    tile_powers,
    turn,
)
from parlour.games.obsession.words.vocabulary import VOCABULARY
from parlour.kernel.agenda import Item
from parlour.kernel.codec import RecordCodec
from parlour.kernel.fields import FieldCodec

RECORDS: Final[tuple[type[Item], ...]] = (
    setting_up.DrawFirst,
    families.ChooseFamilies,
    families.JoinFamily,
    families.ChooseBoard,
    setting_up.GiveStarters,
    setting_up.DealStarters,
    setting_up.LayOutStarters,
    setting_up.PickStarter,
    setting_up.ShuffleCasuals,
    setting_up.DealAllObjectives,
    setting_up.ChooseMonuments,
    setting_up.DrawMonuments,
    setting_up.FirstMarket,
    setting_up.DrawServiceTiles,
    setting_up.JudgeMarket,
    setting_up.AgreeMarket,
    season.BeginRound,
    season.RevealTheme,
    season.RevealThemeLate,
    season.RollForTheme,
    season.RevealThemeInTime,
    season.RollDickensDie,
    season.TurnUpTheme,
    season.PlayTurns,
    season.PassPawn,
    season.SeasonalRefresh,
    season.AdvancePawn,
    season.LastFavours,
    season.FinishGame,
    courtship.ReturnFairchild,
    courtship.HoldCourtship,
    courtship.ChooseFairchild,
    courtship.EndSeason,
    turn.BeginTurn,
    turn.ChooseTurn,
    turn.RotateService,
    turn.RunCheck,
    turn.CheckTrack,
    turn.CheckMonuments,
    turn.CheckHall,
    turn.UseHall,
    turn.AimHall,
    turn.ReadGate,
    turn.VisitMarket,
    turn.BuyTiles,
    turn.EndTurn,
    passing.TakeBack,
    passing.ChoosePassFavour,
    question.HostActivity,
    favours.DrawSuiteGuest,
    favours.AttendGuest,
    favours.SpreadGossip,
    favours.ClearBoard,
    invitations.InviteGuest,
    invitations.DrawGuest,
    invitations.LookAtGuests,
    invitations.TurnUpGuests,
    invitations.ChooseGuests,
    invitations.TakeInvitations,
    invitations.OrderInvitations,
    invitations.DismissGuests,
    invitations.DismissGuest,
    hiring.HireServants,
    hiring.ChooseServants,
    hiring.RecruitServants,
    hiring.RecruitServant,
    market.RefillMarket,
    market.DrawForMarket,
    market.RefreshMarket,
    market.OpenReserve,
    market.BuildingBoom,
    objectives.DrawObjectives,
    objectives.DrawnObjectives,
    objectives.ChooseObjectives,
    objectives.SelectObjectives,
    objectives.DiscardObjectives,
    objectives.GiveUpObjective,
    vp_cards.TakeVpCards,
    vp_cards.DrawnVpCard,
    solo.Scavenge,
    solo.RollScavengerDie,
    solo.HoldSoloCourtship,
    families.CompensateLast,
    families.ChooseStartTile,
    servant_draft.LayOutServants,
    servant_draft.DraftServant,
    servant_draft.ReturnServants,
    useful_man.SendToFair,
    useful_man.UseFair,
    tile_powers.ChooseChurchFavour,
    tile_powers.RecallGuests,
    tile_powers.RecallGuest,
    invitations.GiveUpGuest,
    invitations.PartnerDismisses,
    milestones.DrawMilestones,
    milestones.DrawnMilestones,
    milestones.NoteClaims,
    milestones.OfferClaim,
    milestones.ClaimAtLast,
    borrowing.AnswerLending,
    consent.AnswerGift,
    consent.AnswerActivity,
    tableau.GrandBallForAll,
    tableau.StepGrandBall,
    tableau.OpenBothReserves,
    tableau.EndAtTop,
    estate_challenge.LayOutStacks,
    estate_challenge.StealTile,
    estate_challenge.RollForTheft,
    estate_challenge.EndWhenComplete,
)
"""Every record that can stand on the agenda."""

CODEC: Final = FieldCodec(FIELDS, RecordCodec(RECORDS, VOCABULARY.parse))


def encode_county(county: County) -> dict[str, object]:
    """Everything but the ruleset, which the setup tells."""
    return CODEC.encode(county)


def decode_county(plain: Mapping[str, Any], rules: Rules) -> County:
    """The state that `encode_county` wrote."""
    county = County(rules)
    CODEC.decode_into(county, plain)
    return county
