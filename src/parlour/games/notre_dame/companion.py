"""What Notre Dame offers the people at a table."""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.aids.board import board_aids
from parlour.games.notre_dame.aids.shapes import CityAids
from parlour.games.notre_dame.sight.view import CityView
from parlour.games.notre_dame.state import City
from parlour.kernel.agenda import State
from parlour.kernel.beyond.companion import Companion
from parlour.kernel.game import View, own


def _more(view: View) -> CityAids:
    return board_aids(own(CityView, view))


def _turn(state: State) -> int:
    return own(City, state).turn


COMPANION: Final = Companion(more=_more, moment=_turn)
