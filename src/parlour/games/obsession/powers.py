"""Every power there is, by the name that manifests and actions call it."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.assent import Gifts
from parlour.games.obsession.milestones import Claims
from parlour.games.obsession.special import CardFavours, Power, SpecialActions
from parlour.games.obsession.useful_man import UsefulMan

ALL_POWERS: Final[dict[str, Power]] = {
    "special-actions": SpecialActions(),
    "vp-cards": CardFavours(),
    "useful-man": UsefulMan(),
    "milestones": Claims(),
    "team": Gifts(),
}
