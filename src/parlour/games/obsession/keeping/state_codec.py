"""The whole state as plain data and back, for hashes, tests and snapshots. The log stays the save.

What stands between marks is written by tools/write_fields.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

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
    reserves,
    season,
    tile_powers,
    turn,
)
from parlour.games.obsession.words.vocabulary import VOCABULARY
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
    reserves.OpenReserve,
    reserves.BuildingBoom,
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

CODEC: Final = RecordCodec(RECORDS, VOCABULARY.parse)


def encode_county(county: County) -> dict[str, object]:
    """Everything but the ruleset, which the setup tells."""
    return {
        "agenda": [[CODEC.encode(item), owner] for item, owner in county.agenda],
        # fields: encode county
        "round": county.round,
        "first": county.first,
        "family": county.family[:],
        "steps": county.steps[:],
        "pounds": county.pounds[:],
        "available": county.available[:],
        "quarters": county.quarters[:],
        "expended": county.expended[:],
        "pool": county.pool,
        "estate": [list(held) for held in county.estate],
        "hand": county.hand[:],
        "discard": county.discard[:],
        "objectives": [list(held) for held in county.objectives],
        "told": [[list(pair) for pair in held] for held in county.known_objectives],
        "given_up": [[list(pair) for pair in held] for held in county.given_up],
        "vp_cards": [list(held) for held in county.vp_cards],
        "open_vp": [list(held) for held in county.open_vp],
        "active": county.active,
        "passing": county.passing,
        "gate": county.eligible_level,
        "at_floor": county.at_floor,
        "serving": county.serving,
        "hosting": county.hosting,
        "attending": county.attending,
        "bought": county.bought,
        "unlimited": county.unlimited,
        "refreshed": county.refreshed,
        "dismissals": county.dismissals,
        "drawn": list(county.drawn),
        "discounts": county.discounts,
        "claimed": county.claimed,
        "lent": county.lent,
        "visiting": county.visiting,
        "asked": county.asked,
        "declined": list(county.declined),
        "partner_dismissals": county.partner_dismissals,
        "starters": list(county.starters),
        "row": list(county.starter_row),
        "servant_row": county.servant_row,
        "gone": county.left_game,
        "spent": county.without_useful_man,
        "stayed": county.stayed_on,
        "milestones": list(county.milestones),
        "claims": [list(held) for held in county.claims],
        "casual": county.casual.plain(),
        "prestige": county.prestige.plain(),
        "objective_deck": county.objective_deck.plain(),
        "vp_deck": county.vp_deck.plain(),
        "theme_deck": county.theme_deck.plain(),
        "themes": list(county.themes),
        "theme_round": county.theme_round,
        "bag": county.bag[:],
        "market": list(county.market),
        "stacks": list(county.stacks),
        "fresh": county.new_in_market,
        "aside": list(county.set_aside),
        "reserve": list(county.reserve),
        "reserves_open": county.reserves_open,
        "monuments": list(county.monuments),
        "redrawn": county.redrawn,
        "scrapped": list(county.scrapped),
        "piles": [list(held) for held in county.piles],
        "removed": list(county.removed),
        "idle": county.opponent_idle,
        "opponent_vp": list(county.opponent_vp),
        "opponent_fairchild": county.opponent_fairchild,
        "escalation": list(county.escalation),
        # fields end
    }


def decode_county(plain: Mapping[str, Any], rules: Rules) -> County:
    """The state that `encode_county` wrote."""
    county = County(rules)
    county.agenda = [(CODEC.decode(item), owner) for item, owner in plain["agenda"]]
    # fields: decode county
    county.round = plain["round"]
    county.first = plain["first"]
    county.family = list(plain["family"])
    county.steps = list(plain["steps"])
    county.pounds = list(plain["pounds"])
    county.available = list(plain["available"])
    county.quarters = list(plain["quarters"])
    county.expended = list(plain["expended"])
    county.pool = plain["pool"]
    county.estate = [tuple(held) for held in plain["estate"]]
    county.hand = list(plain["hand"])
    county.discard = list(plain["discard"])
    county.objectives = [tuple(held) for held in plain["objectives"]]
    county.known_objectives = [tuple([(pair[0], pair[1]) for pair in held]) for held in plain["told"]]
    county.given_up = [tuple([(pair[0], pair[1]) for pair in held]) for held in plain["given_up"]]
    county.vp_cards = [tuple(held) for held in plain["vp_cards"]]
    county.open_vp = [tuple(held) for held in plain["open_vp"]]
    county.active = plain["active"]
    county.passing = plain["passing"]
    county.eligible_level = plain["gate"]
    county.at_floor = plain["at_floor"]
    county.serving = plain["serving"]
    county.hosting = plain["hosting"]
    county.attending = plain["attending"]
    county.bought = plain["bought"]
    county.unlimited = plain["unlimited"]
    county.refreshed = plain["refreshed"]
    county.dismissals = plain["dismissals"]
    county.drawn = tuple(plain["drawn"])
    county.discounts = plain["discounts"]
    county.claimed = plain["claimed"]
    county.lent = plain["lent"]
    county.visiting = plain["visiting"]
    county.asked = plain["asked"]
    county.declined = tuple(plain["declined"])
    county.partner_dismissals = plain["partner_dismissals"]
    county.starters = tuple(plain["starters"])
    county.starter_row = tuple(plain["row"])
    county.servant_row = plain["servant_row"]
    county.left_game = plain["gone"]
    county.without_useful_man = plain["spent"]
    county.stayed_on = plain["stayed"]
    county.milestones = tuple(plain["milestones"])
    county.claims = tuple([tuple(held) for held in plain["claims"]])
    county.casual = deck_from_plain(plain["casual"])
    county.prestige = deck_from_plain(plain["prestige"])
    county.objective_deck = deck_from_plain(plain["objective_deck"])
    county.vp_deck = deck_from_plain(plain["vp_deck"])
    county.theme_deck = deck_from_plain(plain["theme_deck"])
    county.themes = tuple(plain["themes"])
    county.theme_round = plain["theme_round"]
    county.bag = list(plain["bag"])
    county.market = tuple(plain["market"])
    county.stacks = tuple(plain["stacks"])
    county.new_in_market = plain["fresh"]
    county.set_aside = tuple(plain["aside"])
    county.reserve = tuple(plain["reserve"])
    county.reserves_open = plain["reserves_open"]
    county.monuments = tuple(plain["monuments"])
    county.redrawn = plain["redrawn"]
    county.scrapped = tuple(plain["scrapped"])
    county.piles = tuple([tuple(held) for held in plain["piles"]])
    county.removed = tuple(plain["removed"])
    county.opponent_idle = plain["idle"]
    county.opponent_vp = tuple(plain["opponent_vp"])
    county.opponent_fairchild = plain["opponent_fairchild"]
    county.escalation = tuple(plain["escalation"])
    # fields end
    return county
