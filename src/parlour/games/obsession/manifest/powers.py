"""Every power there is, by the name that manifests and actions call it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.obsession.modes.consent import Gifts
from parlour.games.obsession.modes.milestones import Claims
from parlour.games.obsession.modes.useful_man import UsefulMan
from parlour.games.obsession.ruleset.powers import Power
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.card_favours import CardFavours
from parlour.games.obsession.turn.special_actions import SpecialActions

ALL_POWERS: Final[Mapping[str, Power[County]]] = {
    "special-actions": SpecialActions(),
    "vp-cards": CardFavours(),
    "useful-man": UsefulMan(),
    "milestones": Claims(),
    "team": Gifts(),
}
