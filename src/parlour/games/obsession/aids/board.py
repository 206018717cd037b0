"""What a drawn board of Obsession shows besides the view, worked out from the view: nothing here is a rule.

Everything is JSON-able and in words; docs/notation-obsession.md describes the keys.
"""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.aids.cells import goal, worth
from parlour.games.obsession.aids.consent import consent_asked
from parlour.games.obsession.aids.forecast import (
    courtship_columns,
    opponent_standing,
    round_notes,
)
from parlour.games.obsession.aids.modes import (
    challenge_now,
    guest_limit,
    helped,
    milestone_now,
    teams_now,
)
from parlour.games.obsession.aids.reasons import coming_round, is_rotated, public_county
from parlour.games.obsession.aids.shapes import (
    CountyAids,
    CourtshipAhead,
    ObjectiveNow,
    OpponentNow,
    Price,
    RoundAhead,
    SeasonAhead,
    ServantAhead,
    ServiceAhead,
    Thing,
)
from parlour.games.obsession.content.words import CATEGORIES, SERVANTS
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.scoring.conditions import objective_vp
from parlour.games.obsession.scoring.courtship import category_vp
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.market import on_offer, price_of
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import RESERVE
from parlour.games.obsession.words.catalogue import COPIES, OBJECTIVES, THEME_KINDS, TILES
from parlour.kernel.game import Cell

OPPONENT: Final = -1
"""The seat number that stands for the opponent of a solitaire game."""
TURNS_SHOWN: Final = 3


def board_aids(view: CountyView) -> CountyAids:
    """All that a board shows and does not work out itself; None or empty for what is not played."""
    county = public_county(view)
    rules = view.rules
    has_teams = rules.table.partner[0] >= 0
    return {
        "prices": [_price(county, tile, space) for tile, space in on_offer(county)],
        "rounds": [_round(view, at) for at in range(rules.season.rounds_known(view.round))],
        "seasons": _seasons(view),
        "courtship": _courtship(view, county),
        "columns": [_columns(county, seat) for seat in range(len(view.rows))],
        "objectives": _objectives(view, county),
        "service": None if view.seat is None else service(view, view.seat),
        "max-level": rules.reputation.max_level,
        "opponent": None if rules.table.opponent is None else _opponent(view),
        "milestones": [milestone_now(view, county, at) for at in range(len(view.milestones))],
        "teams": teams_now(view, county) if has_teams else [],
        "consent": consent_asked(view, county) if has_teams else None,
        "challenge": None if rules.table.challenge is None else challenge_now(view, county),
        "helped": helped(view),
        "guest-limit": guest_limit(view, county) if rules.people.guest_limit else None,
    }


def _opponent(view: CountyView) -> OpponentNow:
    rules = view.rules.data.solo_rules
    return {
        "season": _season(view) + 1,
        "columns": list(rules.columns),
        "standing": opponent_standing(view),
        "modifier": rules.modifier_after_idle if view.opponent_idle else 0,
    }


def _thing(cell: Cell) -> Thing:
    """A thing to show, in the shape it has on the wire."""
    return {"sort": cell.sort, "value": cell.value}


# The market


def _price(county: County, tile: int, space: int) -> Price:
    """A price and how it comes about: the space, what the tile changes, and the least that anything costs."""
    rules = county.rules
    base = (
        rules.market.reserve_price[rules.market.reserve_of[tile]]
        if space == RESERVE
        else rules.market.prices[space - 1]
    )
    return {
        "tile": TILES[tile],
        "space": space,
        "price": price_of(county, tile, space),
        "base": base,
        "change": rules.market.price_mod[tile],
        "sale": rules.market.sale_in(county.round),
        "reserve": rules.data.reserves[rules.market.reserve_of[tile]].id if space == RESERVE else None,
    }


# The track


def _season(view: CountyView) -> int:
    return view.round // view.rules.season.length


def _round(view: CountyView, at: int) -> RoundAhead:
    """A space of the track; notes only for what is still to come."""
    notes = round_notes(view, at) if at >= view.round else ()
    if at == view.round and len(view.themes) > _season(view):
        notes = tuple([cell for cell in notes if cell.value != "ob-note-theme"])
    return {
        "round": at + 1,
        "season": min(at // view.rules.season.length + 1, view.rules.season.track.seasons),
        "event": view.rules.season.event_in(at),
        "notes": [_thing(cell) for cell in notes],
    }


def _seasons(view: CountyView) -> list[SeasonAhead]:
    """Every season with its theme, as far as it is revealed; none where nobody courts."""
    rules = view.rules
    if not rules.season.track.courtship:
        return []
    names = [THEME_KINDS[card // COPIES] for card in view.themes]
    told: list[SeasonAhead] = []
    for at in range(rules.season.rounds // rules.season.length):
        theme = names[at] if at < len(names) else None
        told.append({"season": at + 1, "theme": theme, "courtship": (at + 1) * rules.season.length})
    return told


# Courtship


def _columns(county: County, seat: int) -> dict[str, int]:
    """The points of a family's tiles, column by column."""
    return {name: category_vp(county, seat, at) for at, name in enumerate(CATEGORIES)}


def _courtship(view: CountyView, county: County) -> CourtshipAhead | None:
    """What everybody could show at the next courtship, and who would win it now."""
    if not view.rules.season.track.courtship:
        return None
    categories = courtship_columns(view)
    seats = range(len(view.rows))
    totals = [sum([category_vp(county, seat, each) for each in categories]) for seat in seats]
    rules = view.rules
    season = _season(view)
    is_last = season == rules.season.rounds // rules.season.length - 1
    shown = dict(enumerate(totals))
    if rules.table.opponent is not None:
        shown[OPPONENT] = opponent_standing(view)
    return {
        "categories": [CATEGORIES[each] for each in categories],
        "round": (season + 1) * rules.season.length,
        "last": is_last,
        "totals": totals,
        "leaders": _leaders(county, shown, is_last) if categories else [],
    }


def _leaders(county: County, shown: dict[int, int], is_last: bool) -> list[int]:
    """Those with the highest total; at the last courtship of a table the higher reputation decides."""
    best = [seat for seat, total in shown.items() if total == max(shown.values())]
    if is_last and len(best) > 1 and OPPONENT not in shown:
        standing = max([county.steps[seat] for seat in best])
        best = [seat for seat in best if county.steps[seat] == standing]
    return best


# Points


def _objectives(view: CountyView, county: County) -> list[ObjectiveNow]:
    """The objectives that the viewer can see, with the points of each as things stand.

    Those one is choosing from, and those of others that one knows of, come without a seat and without points.
    """
    told: list[ObjectiveNow] = []
    seen: set[int] = set()
    for seat, row in enumerate(view.rows):
        for card in row.objectives or ():
            told.append(_objective(view, card, seat, objective_vp(county, seat, card)))
            seen.add(card)
    known = [card for row in view.rows for card, _ in row.known_objectives]
    for card in (*view.drawn, *known):
        if card not in seen:
            told.append(_objective(view, card, None, None))
            seen.add(card)
    return told


def _objective(view: CountyView, card: int, seat: int | None, vp: int | None) -> ObjectiveNow:
    record = view.rules.data.objectives[card // COPIES]
    return {
        "seat": seat,
        "objective": OBJECTIVES[card],
        "vp": vp,
        "most": record.score.vp if record.score.kind == "flat" else None,
        "goal": _thing(goal(record.condition)),
        "worth": _thing(worth(record)),
    }


# Service


def turns_ahead(rules: Rules, first: int) -> list[int]:
    """The rounds of the next turns from *first* on; nobody takes a turn in a round of courtship."""
    rounds = range(first, rules.season.rounds_known(first))
    return [at for at in rounds if rules.season.event_in(at) != "courtship"][:TURNS_SHOWN]


def service(view: CountyView, seat: int) -> ServiceAhead:
    """How many servants of each type are free at the coming turns, if nobody is used in between."""
    row = view.rows[seat]
    working = view.serving if view.active == seat else 0
    lanes = [row.available, row.quarters, row.expended + working]
    if not is_rotated(view, seat):
        lanes = [row.available + row.quarters, row.expended, 0]
    turns = turns_ahead(view.rules, coming_round(view, seat))
    household = row.available + row.quarters + row.expended + working
    rows: list[ServantAhead] = []
    for servant in crowds.types(household):
        counts = [crowds.count(lane, servant) for lane in lanes]
        rows.append(
            {
                "servant": SERVANTS[servant],
                "total": crowds.count(household, servant),
                "free": [sum(counts[: at + 1]) for at in range(len(turns))],
            }
        )
    return {
        "rounds": [at + 1 for at in turns],
        "now": view.active == seat,
        "rows": rows,
        "back": turns[2] + 1 if len(turns) > 2 else None,
    }
