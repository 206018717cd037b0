"""Every power there is, by the name that manifests and actions call it."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.modes.consent import Gifts
from parlour.games.obsession.modes.milestones import Claims
from parlour.games.obsession.modes.useful_man import UsefulMan
from parlour.games.obsession.turn.special import CardFavours, Power, SpecialActions

ALL_POWERS: Final[dict[str, Power]] = {
    "special-actions": SpecialActions(),
    "vp-cards": CardFavours(),
    "useful-man": UsefulMan(),
    "milestones": Claims(),
    "team": Gifts(),
}
