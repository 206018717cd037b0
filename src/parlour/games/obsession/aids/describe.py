"""What an action does, as a message id and parameters: any language can then say it.

The name of a parameter tells its sort: tile, gentry, servant, family, objective, vp-card, category, or the
plural of one for a list of ids joined by commas. `target` and `seat` are seats. An item of `company` is a
guest with the favour chosen behind a colon, where there is one; `choice` is a favour.
"""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.words import catalogue, crowds
from parlour.games.obsession.words.actions import (
    ARCHITECT,
    ASSIST,
    ASSIST_LENT,
    DECKS,
    LENT,
    RESERVE,
    USEFUL,
    Ask,
    Attack,
    Attend,
    Buy,
    ChooseFamily,
    Claim,
    Court,
    DiscardObjective,
    Dismiss,
    DraftServant,
    Fetch,
    Gossip,
    Help,
    Hire,
    Invite,
    KeepGuests,
    KeepObjectives,
    Pick,
    Recall,
    Recruit,
    Renounce,
    Scrap,
    StartTile,
    Use,
)
from parlour.games.obsession.words.draws import (
    Cards,
    DealObjectives,
    DrawTheme,
    DrawTile,
    DrawVpCard,
    First,
    Milestones,
    Roll,
    Tiles,
)
from parlour.games.obsession.words.extras import HEAD_HOUSEMAID, TILE, Extras, placed
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.action import Action
from parlour.kernel.errors import Param

HELPERS: Final = {
    0: "none",
    USEFUL: "useful-man",
    ARCHITECT: "architect",
    USEFUL | ARCHITECT: "both",
    USEFUL | LENT: "lent",
    USEFUL | LENT | ARCHITECT: "lent-both",
}
"""By the bits of a purchase: who makes it cheaper."""


def describe(action: Action) -> tuple[str, dict[str, Param]]:
    """A message id, and the ids and numbers that fill it."""
    return "ob-act-" + action.text.split()[0], _params(action)


def _params(action: Action) -> dict[str, Param]:
    if isinstance(action, Host):
        return _host(action)
    if isinstance(action, Buy):
        space = "reserve" if action.space == RESERVE else "market"
        helpers = HELPERS[action.cheaper]
        return {
            "tile": catalogue.TILES[action.tile],
            "space": space,
            "number": action.space,
            "cheaper": helpers,
        }
    if isinstance(action, (Pick, Dismiss, Court, Recall, Renounce)):
        return {"gentry": catalogue.GENTRY[action.card]}
    if isinstance(action, (KeepGuests, Cards)):
        return {"guests": _joined(catalogue.GENTRY, action.cards)}
    if isinstance(action, (KeepObjectives, DealObjectives)):
        return {"objectives": _joined(catalogue.OBJECTIVES, action.objectives)}
    if isinstance(action, DiscardObjective):
        return {"objective": catalogue.OBJECTIVES[action.objective]}
    if isinstance(action, (Help, Hire, DraftServant)):
        return _servants(action)
    if isinstance(action, Use):
        return _use(action)
    if isinstance(action, Invite):
        return {"deck": DECKS[action.deck], "look": action.look, "keep": action.keep}
    if isinstance(action, (Gossip, Attack, Recruit)):
        return _against(action)
    if isinstance(action, Attend) or action in (ASSIST, ASSIST_LENT):
        return _placed(action)
    return _set_up_or_chance(action)


def _joined(names: tuple[str, ...], numbers: tuple[int, ...]) -> str:
    return ",".join([names[number] for number in numbers])


def _host(action: Host) -> dict[str, Param]:
    chosen = dict(action.choices)
    company: list[str] = []
    for guest in action.guests:
        favour = chosen.get(guest, "")
        company.append(f"{catalogue.GENTRY[guest]}:{favour}" if favour else catalogue.GENTRY[guest])
    told: dict[str, Param] = {
        "tile": catalogue.TILES[action.tile],
        "chosen": "yes" if -1 in chosen else "no",
        "invited": len(company),
        "company": ",".join(company),
        "crew": crowds.total(action.staff),
        "servants": ",".join(crowds.words(action.staff)),
        "resting": "yes" if action.rest >= 0 else "no",
        "helpers": crowds.total(action.help),
        "help": ",".join(crowds.words(action.help)),
        "loan": action.loan * 100,
    }
    if -1 in chosen:
        told["choice"] = chosen[-1]
    if action.rest >= 0:
        told["rest"] = SERVANTS[action.rest]
    _tell_extras(told, action.extras)
    return told


def _tell_extras(told: dict[str, Param], extras: Extras) -> None:
    """Who is placed besides: an item of `extras` is a servant, with the card behind a colon, if any.

    Behind a head housemaid who screens for the tile stands the invitation.
    """
    items = [
        SERVANTS[servant] if card < 0 else f"{SERVANTS[servant]}:{catalogue.GENTRY[card]}"
        for servant, card in placed(extras)
        if servant != HEAD_HOUSEMAID
    ]
    for source, kind in extras.maids:
        items.append(f"{SERVANTS[HEAD_HOUSEMAID]}:{kind if source == TILE else catalogue.GENTRY[source]}")
    told["extra"] = len(items)
    told["extras"] = ",".join(items)
    told["carriage"] = ("fewer", "none", "more")[extras.sent + 1]
    if extras.carriage >= 0:
        told["coachman"] = SERVANTS[extras.carriage]
    told["lenders"] = crowds.total(extras.borrowed)
    told["lent"] = ",".join(crowds.words(extras.borrowed))
    told["gifts"] = len(catalogue.bits(extras.given))
    told["given"] = ",".join([catalogue.GENTRY[card] for card in catalogue.bits(extras.given)])


def _use(action: Use) -> dict[str, Param]:
    told: dict[str, Param] = {"vp-card": catalogue.VP_KINDS[action.kind], "object": "none"}
    if action.servant >= 0:
        told["object"] = "servant"
        told["servant"] = SERVANTS[action.servant]
    elif action.card >= 0:
        told["object"] = "guest"
        told["gentry"] = catalogue.GENTRY[action.card]
    return told


def _placed(action: Action) -> dict[str, Param]:
    """An extra servant outside the announcement of an activity: whose it is, and what for."""
    if not isinstance(action, Attend):
        return {"whose": "own" if action == ASSIST else "partner"}
    told: dict[str, Param] = {"servant": SERVANTS[action.servant], "screens": "no"}
    told["whose"] = "partner" if action.lent else "own"
    if action.screens:
        told["screens"] = "yes"
        told["choice"] = action.screens
    return told


def _servants(action: Help | Hire | DraftServant) -> dict[str, Param]:
    if isinstance(action, (Help, DraftServant)):
        return {"servant": SERVANTS[action.servant]}
    return {"servants": _joined(SERVANTS, action.servants)}


def _against(action: Gossip | Attack | Recruit) -> dict[str, Param]:
    """Actions that name another seat; -1 is nobody."""
    told: dict[str, Param] = {"target": action.target, "aimed": "yes" if action.target >= 0 else "no"}
    if isinstance(action, Gossip):
        told["sent"] = "yes" if action.servant >= 0 else "no"
        if action.servant >= 0:
            told["servant"] = SERVANTS[action.servant]
    elif isinstance(action, Recruit):
        told["servant"] = SERVANTS[action.servant]
        told["area"] = catalogue.AREAS[action.area]
    return told


def _set_up_or_chance(action: Action) -> dict[str, Param]:
    if isinstance(action, ChooseFamily):
        return {"family": catalogue.FAMILIES[action.family]}
    if isinstance(action, First):
        return {"seat": action.seat}
    if isinstance(action, Tiles):
        return {"tiles": _joined(catalogue.TILES, action.tiles)}
    if isinstance(action, DrawTile):
        return {"tile": catalogue.TILES[action.tile]}
    if isinstance(action, DrawVpCard):
        return {"vp-card": catalogue.VP_CARDS[action.card]}
    if isinstance(action, DrawTheme):
        return {"category": catalogue.THEME_KINDS[action.card // catalogue.COPIES]}
    if isinstance(action, Roll):
        return {"pips": action.pips}
    if isinstance(action, (StartTile, Fetch, Scrap)):
        return {"tile": catalogue.TILES[action.tile]}
    if isinstance(action, Claim):
        return {"milestone": catalogue.MILESTONES[action.milestone]}
    if isinstance(action, Milestones):
        return {"milestones": _joined(catalogue.MILESTONES, action.cards)}
    if isinstance(action, Ask):
        return {"pounds": action.pounds}
    return {}  # words that stand alone
