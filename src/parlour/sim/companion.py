"""What a game offers the people at a table beyond the common interface: aids on demand and guided answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from parlour.games.notre_dame.aids.board import board_aids as city_aids
from parlour.games.notre_dame.sight.view import CityView
from parlour.games.notre_dame.state import City
from parlour.games.obsession.aids import about, board, forecast, reasons
from parlour.games.obsession.aids.composing import placements, stages
from parlour.games.obsession.content.dataset import load_dataset
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.errors import Refusal, RulesBug
from parlour.kernel.game import Block, Cell, ScoreLine, View

Finding = tuple[str, str, Refusal | None]
"""The sort of a thing, its id, and why it cannot be used now."""


class Stage(Protocol):
    """What to choose next on the way to an answer: parts of it, by their ids, or whole answers."""

    @property
    def ask(self) -> str: ...
    @property
    def so_far(self) -> tuple[Cell, ...]: ...
    @property
    def parts(self) -> tuple[Cell, ...]: ...
    @property
    def answers(self) -> tuple[Action, ...]: ...


def _no_guide(view: View, chosen: tuple[str, ...]) -> Stage | None:
    return None


def _as_it_is(cell: Cell) -> Cell:
    return cell


def _nothing_found(view: View, name: str) -> tuple[Finding, ...]:
    return ()


def _no_blocks(view: View) -> tuple[Block, ...]:
    return ()


def _nothing_about(view: View, sort: str, name: str) -> tuple[Block, ...]:
    return ()


def _no_findings(view: View) -> tuple[Finding, ...]:
    return ()


def _no_more(view: View) -> dict[str, object]:
    return {}


def _no_moments(state: State) -> int:
    return 0


def _nobody(view: View) -> str:
    return ""


def _no_partner(state: State, seat: int) -> int:
    return -1


def _plain_tie_break(state: State, line: ScoreLine) -> tuple[Cell, ...]:
    return (Cell("number", line.tie_break),)


@dataclass(frozen=True)
class Companion:
    """The extras of one game; by default there are none."""

    commands: Mapping[str, Callable[[View], tuple[Block, ...]]] = field(default_factory=dict)
    """By the word typed at the prompt: what it shows."""
    guide: Callable[[View, tuple[str, ...]], Stage | None] = _no_guide
    """The next stage of a long answer, after the parts chosen; None where it is given at once."""
    part: Callable[[Cell], Cell] = _as_it_is
    """A part of an answer as a thing to show, where its id alone would not do."""
    find: Callable[[View, str], tuple[Finding, ...]] = _nothing_found
    """What can be said of a thing with this id: usable, or why not."""
    findings: Callable[[View], tuple[Finding, ...]] = _no_findings
    """Every own thing and every purchase: usable, or why not."""
    more: Callable[[View], dict[str, object]] = _no_more
    """What a drawn board shows besides the view: forecasts and projections as JSON-able data."""
    why: Callable[[View], tuple[Block, ...]] = _no_blocks
    """All that cannot be done now, with the reasons."""
    about: Callable[[View, str, str], tuple[Block, ...]] = _nothing_about
    """All there is to say about a component of a sort."""
    moment: Callable[[State], int] = _no_moments
    """Which turn or round of the game it is, from 0; the score over time is told for each."""
    opponent: Callable[[View], str] = _nobody
    """The id of an opponent who has no seat."""
    partner: Callable[[State, int], int] = _no_partner
    """The seat that a seat shares a team with; -1 where everybody plays alone."""
    tie_break: Callable[[State, ScoreLine], tuple[Cell, ...]] = _plain_tie_break
    """What breaks a tie, of one line of the score sheet."""
    choices: Mapping[str, Callable[[], Mapping[str, Cell]]] = field(default_factory=dict)
    """By option: what to say of its values, where that is made from the facts."""


# Notre Dame


def _city_more(view: View) -> dict[str, object]:
    if not isinstance(view, CityView):
        raise RulesBug("this is not a view of Notre Dame")
    return city_aids(view)


def _city_turn(state: State) -> int:
    if not isinstance(state, City):
        raise RulesBug("this is not a state of Notre Dame")
    return state.turn


# Obsession


def _county(view: View) -> CountyView:
    if not isinstance(view, CountyView):
        raise RulesBug("this is not a view of Obsession")
    return view


def _round(state: State) -> int:
    if not isinstance(state, County):
        raise RulesBug("this is not a state of Obsession")
    return state.round


def _partner(state: State, seat: int) -> int:
    if not isinstance(state, County):
        raise RulesBug("this is not a state of Obsession")
    return state.rules.partner[seat]


def _score(view: View) -> tuple[Block, ...]:
    return forecast.score_blocks(_county(view))


def _forecast(view: View) -> tuple[Block, ...]:
    return forecast.forecast_blocks(_county(view))


def _steps(view: View) -> tuple[Block, ...]:
    return forecast.steps_blocks(_county(view))


def _guide(view: View, chosen: tuple[str, ...]) -> Stage | None:
    return stages.guide(_county(view), chosen)


def _part(cell: Cell) -> Cell:
    return placements.placement_told(str(cell.value)) if cell.sort == "extra" else cell


def _find(view: View, name: str) -> tuple[Finding, ...]:
    county = _county(view)
    return () if county.seat is None else reasons.find(county, county.seat, name)


def _findings(view: View) -> tuple[Finding, ...]:
    county = _county(view)
    if county.seat is None or county.rows[county.seat].family < 0:
        return ()
    return reasons.findings(county, county.seat)


def _more(view: View) -> dict[str, object]:
    return board.board_aids(_county(view))


def _why(view: View) -> tuple[Block, ...]:
    return forecast.why_blocks(_county(view))


def _about(view: View, sort: str, name: str) -> tuple[Block, ...]:
    return about.about(_county(view).rules.data, sort, name)


def _opponent(view: View) -> str:
    opponent = _county(view).rules.opponent
    return "" if opponent is None else opponent.id


def _tie_break(state: State, line: ScoreLine) -> tuple[Cell, ...]:
    """A Fairchild in the circle, then reputation, or whatever else decides in this mode of play."""
    if not isinstance(state, County):
        raise RulesBug("this is not a state of Obsession")
    return forecast.tie_break_told(state.rules, line)


def _opponents() -> Mapping[str, Cell]:
    return about.opponents_told(load_dataset())


_COMPANIONS: Final = {
    "notre-dame": Companion(more=_city_more, moment=_city_turn),
    "obsession": Companion(
        commands={"score": _score, "forecast": _forecast, "steps": _steps},
        guide=_guide,
        part=_part,
        find=_find,
        findings=_findings,
        more=_more,
        why=_why,
        about=_about,
        moment=_round,
        opponent=_opponent,
        partner=_partner,
        tie_break=_tie_break,
        choices={"opponent": _opponents, "target": _opponents},
    ),
}


def companion_of(game: str) -> Companion:
    """The extras of a game."""
    return _COMPANIONS.get(game, Companion())
