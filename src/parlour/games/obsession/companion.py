"""What Obsession offers the people at a table: aids on demand and guided answers."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from parlour.games.obsession.aids import about, ahead, board, forecast, reasons, remedies
from parlour.games.obsession.aids.area import area
from parlour.games.obsession.aids.composing import placements, stages
from parlour.games.obsession.aids.shapes import CountyAids
from parlour.games.obsession.content.dataset import load_dataset
from parlour.games.obsession.scoring import portions
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.beyond.companion import Companion, ReasonsOf, Stage
from parlour.kernel.beyond.portions import Happened, Portion
from parlour.kernel.game import Block, Cell, ScoreLine, View, own


def _round(state: State) -> int:
    return own(County, state).round


def _turn(state: State) -> int:
    return own(County, state).active


def _season(state: State) -> int:
    return own(County, state).season()


def _area(view: View, action: Action) -> Cell:
    return area(action)


def _portions(state: State, happened: Happened) -> tuple[Portion, ...]:
    return portions.portions(own(County, state))


def _ending(state: State, happened: Happened) -> Cell:
    return portions.ending(own(County, state), happened)


def _partner(state: State, seat: int) -> int:
    return own(County, state).rules.table.partner[seat]


def _score(view: View) -> tuple[Block, ...]:
    return forecast.score_blocks(own(CountyView, view))


def _forecast(view: View) -> tuple[Block, ...]:
    return forecast.forecast_blocks(own(CountyView, view))


def _steps(view: View) -> tuple[Block, ...]:
    return forecast.steps_blocks(own(CountyView, view))


def _guide(view: View, chosen: tuple[str, ...]) -> Stage | None:
    return stages.guide(own(CountyView, view), chosen)


def _onward(view: View) -> Action | None:
    return ahead.onward(own(CountyView, view))


def _indifferent(view: View) -> bool:
    return ahead.is_indifferent(own(CountyView, view))


def _closing(view: View) -> Action | None:
    return ahead.closing(own(CountyView, view))


def _ahead(view: View, rng: random.Random) -> County | None:
    return ahead.ahead(own(CountyView, view), rng)


def _part(cell: Cell) -> Cell:
    return placements.placement_told(str(cell.value)) if cell.sort == "extra" else cell


def _more(view: View) -> CountyAids:
    return board.board_aids(own(CountyView, view))


def _why(view: View) -> tuple[Block, ...]:
    return forecast.why_blocks(own(CountyView, view))


def _about(view: View, sort: str, name: str) -> tuple[Block, ...]:
    return about.about(own(CountyView, view).rules.data, sort, name)


def _opponent(view: View) -> str:
    opponent = own(CountyView, view).rules.table.opponent
    return "" if opponent is None else opponent.id


def _tie_break(state: State, line: ScoreLine) -> tuple[Cell, ...]:
    """A Fairchild in the circle, then reputation, or whatever else decides in this mode of play."""
    return forecast.tie_break_told(own(County, state).rules, line)


def _opponents() -> Mapping[str, Cell]:
    return about.opponents_told(load_dataset())


COMPANION: Final = Companion(
    commands={"score": _score, "forecast": _forecast, "steps": _steps},
    guide=_guide,
    part=_part,
    onward=_onward,
    indifferent=_indifferent,
    closing=_closing,
    ahead=_ahead,
    reasons=ReasonsOf(CountyView, reasons.find, reasons.findings, remedies.remedies),
    more=_more,
    better={
        "score": "more",
        "pounds": "more",
        "level": "more",
        "position": "more",
        "available": "more",
        "estate": "more",
        "hand": "more",
        "objective-count": "more",
        "vp-card-count": "more",
    },
    why=_why,
    about=_about,
    moment=_round,
    turn=_turn,
    chapter=_season,
    area=_area,
    portions=_portions,
    ending=_ending,
    opponent=_opponent,
    partner=_partner,
    tie_break=_tie_break,
    choices={"opponent": _opponents, "target": _opponents},
)
