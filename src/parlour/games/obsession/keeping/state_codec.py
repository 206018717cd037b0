"""The whole state as plain data and back, for hashes, tests and snapshots. The log stays the save."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.obsession.hosting import question
from parlour.games.obsession.modes import (
    borrowing,
    consent,
    estate_challenge,
    fair,
    milestones,
    solo,
    tableau,
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
from parlour.games.obsession.words.actions import VOCABULARY
from parlour.kernel.agenda import Item
from parlour.kernel.codec import RecordCodec
from parlour.kernel.deck import deck_from_plain

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
    fair.SendToFair,
    fair.UseFair,
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

CODEC: Final = RecordCodec(RECORDS, VOCABULARY.parse)

PLAIN: Final = (
    "round",
    "first",
    "active",
    "passing",
    "gate",
    "at_floor",
    "hosting",
    "serving",
    "attending",
    "bought",
    "unlimited",
    "refreshed",
    "dismissals",
    "pool",
    "theme_round",
    "fresh",
    "reserves_open",
    "redrawn",
    "idle",
    "opponent_fairchild",
    "discounts",
    "claimed",
    "lent",
    "visiting",
    "asked",
    "partner_dismissals",
    "servant_row",
    "gone",
    "spent",
    "stayed",
)
LISTS: Final = (
    "family",
    "steps",
    "pounds",
    "available",
    "quarters",
    "expended",
    "hand",
    "discard",
    "bag",
)
ROWS: Final = (
    "drawn",
    "starters",
    "row",
    "themes",
    "market",
    "stacks",
    "aside",
    "reserve",
    "monuments",
    "removed",
    "opponent_vp",
    "milestones",
    "scrapped",
    "escalation",
    "declined",
)
NESTED: Final = ("claims", "piles")
CARD_LISTS: Final = ("estate", "objectives", "vp_cards", "open_vp")
PAIR_LISTS: Final = ("told", "given_up")
DECKS: Final = ("casual", "prestige", "objective_deck", "vp_deck", "theme_deck")


def encode_county(county: County) -> dict[str, object]:
    """Everything but the ruleset, which the setup tells."""
    plain: dict[str, object] = {name: getattr(county, name) for name in PLAIN}
    for name in (*LISTS, *ROWS):
        plain[name] = list(getattr(county, name))
    for name in (*NESTED, *CARD_LISTS):
        plain[name] = [list(held) for held in getattr(county, name)]
    for name in PAIR_LISTS:
        plain[name] = [[list(pair) for pair in held] for held in getattr(county, name)]
    for name in DECKS:
        plain[name] = getattr(county, name).plain()
    plain["agenda"] = [[CODEC.encode(item), owner] for item, owner in county.agenda]
    return plain


def decode_county(plain: Mapping[str, Any], rules: Rules) -> County:
    """The state that `encode_county` wrote."""
    county = County(rules)
    for name in PLAIN:
        setattr(county, name, plain[name])
    for name in LISTS:
        setattr(county, name, list(plain[name]))
    for name in ROWS:
        setattr(county, name, tuple(plain[name]))
    for name in NESTED:
        setattr(county, name, tuple([tuple(row) for row in plain[name]]))
    for name in CARD_LISTS:
        setattr(county, name, [tuple(held) for held in plain[name]])
    for name in PAIR_LISTS:
        setattr(county, name, [tuple([(pair[0], pair[1]) for pair in held]) for held in plain[name]])
    for name in DECKS:
        setattr(county, name, deck_from_plain(plain[name]))
    county.agenda = [(CODEC.decode(item), owner) for item, owner in plain["agenda"]]
    return county
