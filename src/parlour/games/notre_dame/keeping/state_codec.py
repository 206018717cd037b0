"""The whole state as plain data and back, for hashes, tests and snapshots. The log stays the save."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.notre_dame import setup as setting_up
from parlour.games.notre_dame.fields import FIELDS
from parlour.games.notre_dame.persons import persons_asking, persons_moving, powers
from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn import asking, bribe, cards, carriage, draft, plague, sectors
from parlour.games.notre_dame.turn import turn as course
from parlour.games.notre_dame.words.actions import VOCABULARY
from parlour.kernel.agenda import Item
from parlour.kernel.codec import RecordCodec
from parlour.kernel.fields import FieldCodec

RECORDS: Final[tuple[type[Item], ...]] = (
    setting_up.LayBills,
    setting_up.ChooseFirst,
    setting_up.ShortlistGreys,
    setting_up.PrepareGreys,
    course.BeginTurn,
    course.RevealPersons,
    course.EndTurn,
    course.ScoreCathedral,
    course.EndPeriod,
    draft.DealAll,
    draft.DealCards,
    draft.Draft,
    draft.ChooseCard,
    cards.PlayRound,
    cards.PlayCard,
    cards.PlayThirdCard,
    cards.MoveCube,
    cards.MakeDonation,
    cards.SendConfidant,
    sectors.ChooseBonus,
    carriage.MoveCarriage,
    bribe.BribeRound,
    bribe.BribePerson,
    bribe.BribeAgain,
    powers.Prestige,
    powers.Gold,
    powers.Cubes,
    powers.RatBack,
    powers.Bonus,
    powers.PrestigeFor,
    powers.GoldFor,
    asking.Ask,
    powers.Heal,
    powers.Nurse,
    powers.Priest,
    powers.Mistress,
    powers.Butcher,
    powers.Spy,
    persons_moving.MovePieces,
    persons_moving.MoveOnePiece,
    persons_moving.MoveEverything,
    persons_asking.FoundSector,
    persons_asking.FoundSectors,
    persons_asking.WorkSector,
    persons_asking.WithdrawCubes,
    persons_asking.CashBills,
    persons_asking.GiveGold,
    persons_asking.LookAtGreys,
    plague.Plague,
    plague.SufferPlague,
    plague.RemoveCube,
)
"""Every record that can stand on the agenda."""

CODEC: Final = FieldCodec(FIELDS, RecordCodec(RECORDS, VOCABULARY.parse))


def encode_city(city: City) -> dict[str, object]:
    """Everything but the ruleset, which the setup tells."""
    return CODEC.encode(city)


def decode_city(plain: Mapping[str, Any], rules: Rules) -> City:
    """The state that `encode_city` wrote."""
    city = City(rules)
    CODEC.decode_into(city, plain)
    return city
