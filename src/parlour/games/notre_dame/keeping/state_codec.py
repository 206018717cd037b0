"""The whole state as plain data and back, for hashes, tests and snapshots. The log stays the save.

What stands between marks is written by tools/write_fields.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.notre_dame import setup as setting_up
from parlour.games.notre_dame.persons import persons_asking, persons_moving, powers
from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn import asking, bribe, cards, carriage, draft, plague, sectors
from parlour.games.notre_dame.turn import turn as course
from parlour.games.notre_dame.words.actions import VOCABULARY
from parlour.kernel.agenda import Item
from parlour.kernel.codec import RecordCodec
from parlour.kernel.deck import deck_from_plain

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

CODEC: Final = RecordCodec(RECORDS, VOCABULARY.parse)


def encode_city(city: City) -> dict[str, object]:
    """Everything but the ruleset, which the setup tells."""
    return {
        "agenda": [[CODEC.encode(item), owner] for item, owner in city.agenda],
        # fields: encode city
        "turn": city.turn,
        "first": city.first,
        "treasury": city.treasury,
        "gold": city.gold[:],
        "prestige": city.prestige[:],
        "rat": city.rat[:],
        "supply": city.supply[:],
        "general": city.general[:],
        "cathedral": city.cathedral[:],
        "cubes": city.cubes[:],
        "confidant": city.confidant[:],
        "carriage": city.carriage[:],
        "bills": city.bills[:],
        "bills_left": city.bills_left[:],
        "collected": city.collected[:],
        "deck": [list(held) for held in city.deck],
        "pool": [list(held) for held in city.pool],
        "hand": [list(held) for held in city.hand],
        "passed": [list(held) for held in city.passed],
        "handed": [list(held) for held in city.handed],
        "shown": [list(held) for held in city.shown],
        "played": city.played,
        "seen": city.seen[:],
        "healed": city.healed,
        "display": list(city.display),
        "brown": city.brown.plain(),
        "grey": city.grey.plain(),
        # fields end
    }


def decode_city(plain: Mapping[str, Any], rules: Rules) -> City:
    """The state that `encode_city` wrote."""
    city = City(rules)
    city.agenda = [(CODEC.decode(item), owner) for item, owner in plain["agenda"]]
    # fields: decode city
    city.turn = plain["turn"]
    city.first = plain["first"]
    city.treasury = plain["treasury"]
    city.gold = list(plain["gold"])
    city.prestige = list(plain["prestige"])
    city.rat = list(plain["rat"])
    city.supply = list(plain["supply"])
    city.general = list(plain["general"])
    city.cathedral = list(plain["cathedral"])
    city.cubes = list(plain["cubes"])
    city.confidant = list(plain["confidant"])
    city.carriage = list(plain["carriage"])
    city.bills = list(plain["bills"])
    city.bills_left = list(plain["bills_left"])
    city.collected = list(plain["collected"])
    city.deck = [tuple(held) for held in plain["deck"]]
    city.pool = [tuple(held) for held in plain["pool"]]
    city.hand = [tuple(held) for held in plain["hand"]]
    city.passed = [tuple(held) for held in plain["passed"]]
    city.handed = [tuple(held) for held in plain["handed"]]
    city.shown = [tuple(held) for held in plain["shown"]]
    city.played = plain["played"]
    city.seen = list(plain["seen"])
    city.healed = plain["healed"]
    city.display = tuple(plain["display"])
    city.brown = deck_from_plain(plain["brown"])
    city.grey = deck_from_plain(plain["grey"])
    # fields end
    return city
