"""What an action does, as a message id and parameters: any language can then say it.

The name of a parameter tells its sort: card, place, sector, person, market, colour, bill, or the plural of
one for a list of ids joined by commas. `from` and `to` are places; `gold` and `cubes` are numbers. An item of
`places` has its count after a colon.
"""

from __future__ import annotations

from parlour.games.notre_dame.content.records import BILLS, COLOURS, SECTORS
from parlour.games.notre_dame.words.actions import (
    CARD_WORDS,
    MARKET_WORDS,
    PLACES,
    Begin,
    Bribe,
    Cash,
    Collect,
    Deal,
    Donate,
    Drive,
    Forgo,
    Found,
    From,
    Give,
    Keep,
    Lay,
    Persons,
    Play,
    Rehouse,
    Relocate,
    Remove,
    Send,
    Shift,
    Take,
    Withdraw,
    Work,
)
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.kernel.action import Action
from parlour.kernel.errors import Param


def describe(action: Action) -> tuple[str, dict[str, Param]]:
    """A message id, and the ids and numbers that fill it."""
    return "nd-act-" + action.text.split()[0], _params(action)


def _params(action: Action) -> dict[str, Param]:
    if isinstance(action, (Keep, Play, Forgo)):
        return {"card": CARD_WORDS[action.card]}
    if isinstance(action, From):
        return {"place": PLACES[action.place]}
    if isinstance(action, (Donate, Give)):
        return {"gold": action.gold}
    if isinstance(action, (Send, Found, Work, Remove)):
        return {"sector": SECTORS[action.sector]}
    if isinstance(action, Take):
        return {"bonus": BILLS[action.bonus]}
    if isinstance(action, (Drive, Collect)):
        return {"market": MARKET_WORDS[action.market]}
    if isinstance(action, Bribe):
        return {"person": PERSONS[action.person]}
    if isinstance(action, Cash):
        return {"bill": BILLS[action.bill]}
    if isinstance(action, (Shift, Relocate, Rehouse)):
        return _move(action)
    if isinstance(action, Withdraw):
        placed = [f"{PLACES[place]}:{count}" for place, count in enumerate(action.counts) if count]
        return {"cubes": sum(action.counts), "places": ",".join(placed)}
    return _chance(action)


def _move(action: Shift | Relocate | Rehouse) -> dict[str, Param]:
    told: dict[str, Param] = {"from": SECTORS[action.source], "to": SECTORS[action.target]}
    if isinstance(action, Shift):
        told["cubes"] = action.cubes
        told["confidant"] = "yes" if action.confidant else "no"
    elif isinstance(action, Relocate):
        told["piece"] = "confidant" if action.confidant else "cube"
    return told


def _chance(action: Action) -> dict[str, Param]:
    if isinstance(action, Begin):
        return {"colour": COLOURS[action.colour]}
    if isinstance(action, Lay):
        return {"colour": COLOURS[action.colour], "bills": ",".join([BILLS[bill] for bill in action.bills])}
    if isinstance(action, Persons):
        return {"persons": ",".join([PERSONS[person] for person in action.persons])}
    if isinstance(action, Deal):
        return {"cards": ",".join([CARD_WORDS[card] for card in action.cards])}
    return {}  # pass and decline
