"""Player's aids as blocks: points as things stand, what comes next, the order of play, and why not."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.aids.blocks.modes import modifier_told, target_block, team_points_block
from parlour.games.obsession.aids.cells import (
    Cells,
    Row,
    crowd,
    label,
    labels,
    number,
    one,
    reason,
    standing,
    told,
)
from parlour.games.obsession.aids.composing.offers import Inquiry
from parlour.games.obsession.aids.helpers import abilities_told, help_told, helpers
from parlour.games.obsession.aids.modes import modifier_at
from parlour.games.obsession.aids.reasons import (
    Finding,
    findings_of,
    has_fair_ahead,
    is_rotated,
    public_county,
    ready_county,
    way_to_invite,
)
from parlour.games.obsession.content.words import CATEGORIES, SEASONS
from parlour.games.obsession.hosting.judgement import face_up
from parlour.games.obsession.modes.borrowing import AnswerLending
from parlour.games.obsession.modes.consent import AnswerActivity
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.scoring.courtship import category_vp
from parlour.games.obsession.scoring.score_sheet import FAIRCHILD, WEALTH
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.any_time import TurnQuestion
from parlour.games.obsession.turn.season import RevealTheme, RevealThemeLate, RollForTheme
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import COPIES, GENTRY_AT, SERVANT_AT, THEME_KINDS, TILE_AT, TILES
from parlour.kernel.agenda import Item
from parlour.kernel.game import Block, Cell, ScoreLine

STANDARD: Final = ("rotate", "check", "host", "invite", "serve", "favours", "buy", "clear")
PASSING: Final = ("take-back", "check", "rents", "buy", "clear")
SEASON: Final = ("theme", "turns", "courtship", "season-end")
AHEAD: Final = 5
"""Rounds shown in advance."""

_STEPS: Final[dict[str, str]] = {
    "choose-turn": "rotate",
    "use-hall": "check",
    "aim-hall": "check",
    "host-activity": "host",
    "pass-favour": "rents",
    "keep-guests": "favours",
    "order-invitations": "favours",
    "spread-gossip": "favours",
    "hire-servants": "favours",
    "recruit-servant": "favours",
    "buy-tile": "buy",
    "dismiss-guest": "clear",
    "choose-fairchild": "courtship",
    "discard-objective": "season-end",
    "last-favours": "scoring",
    "use-fair": "check",
    "attend-guest": "serve",
    "claim-milestone": "clear",
    "church-favour": "check",
    "consent": "host",
    "recall-guest": "favours",
    "give-up-guest": "favours",
}
"""The step of the turn or of the season to which a question belongs; the others belong to the set-up."""


# Order of play


def step_of(view: CountyView) -> str:
    """The step of the open question; the empty word while setting up and after the end."""
    if view.question == "keep-objectives":
        # Drawn from the round track, at an activity, or with the favour of a card.
        return "favours" if view.hosting >= 0 else "check" if view.active >= 0 else "scoring"
    if view.question in ("keep-guests", "give-up-guest") and view.hosting < 0:
        # At a Grand Ball: in step 2, or before anybody has a turn.
        return "check" if view.active >= 0 else ""
    if view.question == "consent":
        return _interrupted(view)
    step = _STEPS.get(view.question, "")
    # Servants may be hired in place of the rents.
    return "rents" if view.passing and step == "favours" else step


def _interrupted(view: CountyView) -> str:
    """The step in which a partner is asked: that of the activity, or of the question put aside for it."""
    for item, _ in reversed(view.agenda):
        if isinstance(item, AnswerActivity):
            return "host"
        if isinstance(item, AnswerLending):
            return _STEPS.get(item.question.kind, "")
        if isinstance(item, TurnQuestion):
            return _STEPS.get(item.kind, "")
    return ""


def _marked(steps: tuple[str, ...], current: str) -> Cells:
    return tuple([told("step-now", step=step) if step == current else Cell("step", step) for step in steps])


def steps_now(view: CountyView) -> Cells:
    """The steps of the present turn or season with the current one marked."""
    step = step_of(view)
    if step in SEASON:
        return _marked(SEASON, step)
    if step == "scoring":
        return (told("step-now", step="scoring"),)
    if not step:
        return ()
    return _marked(PASSING if view.passing else STANDARD, step)


def steps_blocks(view: CountyView) -> tuple[Block, ...]:
    """The order of play: the season, the standard turn and passing, each step with what it is about."""
    step = step_of(view)
    in_turn = step in STANDARD or step in PASSING
    turn = _steps("turn", STANDARD, "" if view.passing else step)
    passing = _steps("passing", PASSING, step if view.passing else "")
    if not view.rules.season.track.courtship:
        return turn, passing
    return _steps("season", SEASON, "turns" if in_turn else step), turn, passing


def _steps(title: str, steps: tuple[str, ...], current: str) -> Block:
    rows: list[Row] = []
    for at, step in enumerate(steps):
        mark = (told("here"),) if step == current else ()
        rows.append((mark, number(at + 1), one("step", step), (told(f"step-{step}-about"),)))
    return Block(f"ob-block-steps-{title}", labels("mark", "number", "step", "what-happens"), tuple(rows))


# Points


def courtship_columns(view: CountyView) -> tuple[int, ...]:
    """The categories that count at the next courtship, as far as they are known; at the last one, all."""
    if not view.rules.season.track.courtship:
        return ()
    season = min(view.round // view.rules.season.length, SEASONS - 1)
    known = [view.rules.goals.theme_category[card // COPIES] for card in view.themes]
    if season == SEASONS - 1:
        return tuple(known)
    return tuple(known[season : season + 1])


def courtship_standing(view: CountyView, county: County, seat: int) -> int:
    """What a family could show at the next courtship, were it held now."""
    return sum([category_vp(county, seat, category) for category in courtship_columns(view)])


def points_rows(view: CountyView, is_among_others: bool) -> list[Row]:
    """One line per category of the score sheet, with the points of every seat as far as they can be known."""
    rows: list[Row] = []
    for name in view.rules.goals.score:
        cells: list[Cells] = [(told("vp-of", score=name),) if is_among_others else one("score", name)]
        for row in view.rows:
            known = dict(row.score)
            cells.append(number(known[name]) if name in known else (Cell("hidden", ""),))
        rows.append(tuple(cells))
    totals = [sum([value for _, value in row.score]) for row in view.rows]
    sums: list[Cells] = [label("total")]
    for row, total in zip(view.rows, totals, strict=True):
        is_whole = len(row.score) == len(view.rules.goals.score)
        sums.append(number(total) if is_whole else (told("at-least", amount=total),))
    rows.append(tuple(sums))
    return rows


def score_blocks(view: CountyView) -> tuple[Block, ...]:
    """Points as things stand by category, and how points are made."""
    seats = tuple([Cell("seat", seat) for seat in range(len(view.rows))])
    blocks = [Block("ob-block-points", (*labels("category"), *seats), tuple(points_rows(view, False)))]
    made: list[Row] = []
    for name in view.rules.goals.score:
        if name == "wealth":
            made.append((one("score", name), (told("made-wealth", amount=WEALTH),)))
        else:
            made.append((one("score", name), (told(f"made-{name}"),)))
    blocks.append(Block("ob-block-made", labels("category", "how"), tuple(made)))
    if view.rules.table.partner[0] >= 0:
        blocks.append(team_points_block(view))
    if view.rules.table.challenge is not None:
        blocks.append(target_block(view, public_county(view)))
    if view.seat is not None:
        blocks.append(_next_points(view, view.seat))
    return tuple(blocks)


def _next_points(view: CountyView, seat: int) -> Block:
    """What is close at hand: the next level of reputation and the next coins that count."""
    rules = view.rules
    row = view.rows[seat]
    level = row.steps // 5 + 1
    rows: list[Row] = []
    if level < rules.reputation.max_level:
        gain = rules.reputation.level_vp[level] - rules.reputation.level_vp[level - 1]
        rows.append((one("score", "reputation"), (told("next-level", steps=level * 5 - row.steps, vp=gain),)))
    else:
        rows.append((one("score", "reputation"), (told("top-level"),)))
    if "wealth" in rules.goals.score:
        missing = WEALTH - row.pounds % WEALTH
        rows.append((one("score", "wealth"), (told("next-coins", amount=missing),)))
    if "service" in rules.goals.score:
        rows.append((one("score", "service"), (told("each-servant", vp=max(rules.servants.vp)),)))
    return Block("ob-block-next-points", labels("category", "next-point"), tuple(rows))


def tie_break_told(rules: Rules, line: ScoreLine) -> Cells:
    """What breaks a tie, as things to show; opponents without a seat and targets have nothing of the kind."""
    if line.seat < 0 or rules.goals.tie_break == "challenge":
        return ()
    if rules.goals.tie_break == "team":
        return (told("tie-steps", steps=line.tie_break),)
    if rules.goals.tie_break == "tableau":
        points, has_ended = divmod(line.tie_break, 2)
        at_top = (told("tie-top"),) if has_ended else ()
        return (told("tie-tiles", vp=points), *at_top)
    has_fairchild, steps = divmod(line.tie_break, FAIRCHILD)
    return (told("fairchild-held"), standing(steps)) if has_fairchild else (standing(steps),)


# What comes next


def service_rows(view: CountyView, seat: int) -> list[Row]:
    """Who is available at the next turns, if nobody is used in between; passing brings everybody back."""
    row = view.rows[seat]
    working = view.serving if view.active == seat else 0
    lanes = [row.available, row.quarters, row.expended + working]
    if not is_rotated(view, seat):
        lanes = [row.available + row.quarters, row.expended, 0]
    names = ("this-turn", "next-turn", "turn-after")
    if view.active != seat:
        names = ("next-turn", "turn-after", "third-turn")
    rows: list[Row] = []
    ready = 0
    for name, lane in zip(names, lanes, strict=True):
        ready += lane
        rows.append((label(name), crowd(ready)))
    everybody = crowds.total(row.available + row.quarters + row.expended) + crowds.total(working)
    rows.append((label("after-passing"), (told("all-servants", count=everybody),)))
    return rows


def round_notes(view: CountyView, at: int) -> Cells:
    """What else happens in a round: themes and reserves."""
    rules = view.rules
    notes: list[Cell] = []
    season = at // rules.season.length
    is_courtship = rules.season.event_in(at) == "courtship"
    steps = rules.programme("round")
    if _has(steps, RevealTheme) and at % rules.season.length == 0:
        notes.append(told("note-theme"))
    if _has(steps, RevealThemeLate) and is_courtship:
        notes.append(told("note-theme"))
    if _has(steps, RollForTheme) and at == view.theme_round:
        notes.append(told("note-theme"))
    if is_courtship and at == rules.season.rounds - 1:
        notes.append(told("note-last-courtship"))
    if is_courtship and rules.market.reserves:
        for reserve in rules.data.reserves:
            if reserve.opens_after_courtship == season + 1:
                notes.append(told("note-reserve", reserve=reserve.id))
    if not rules.season.track.courtship:
        notes += _notes_without_courtship(view, at)
    return tuple(notes)


def _notes_without_courtship(view: CountyView, at: int) -> list[Cell]:
    """On the Tableau track both reserves open together; in a challenge every round has its points."""
    rules = view.rules
    notes: list[Cell] = []
    if rules.market.reserves and at + 1 == rules.season.track.service_reserve_opens_after:
        notes += [told("note-reserve", reserve=reserve.id) for reserve in rules.data.reserves]
    if rules.table.challenge is not None:
        points = modifier_at(public_county(view), at)
        notes.append(modifier_told(points) if points else told("note-target-round"))
    if at == rules.season.last_round - 1:
        notes.append(told("note-last-round"))
    return notes


def _has(steps: tuple[Item, ...], kind: type[Item]) -> bool:
    return any(isinstance(step, kind) for step in steps)


def round_rows(view: CountyView, ahead: int) -> list[Row]:
    """The rounds from this one on."""
    rules = view.rules
    rows: list[Row] = []
    for at in range(view.round, min(view.round + ahead, rules.season.rounds_known(view.round))):
        mark = told("round-here", round=at + 1) if at == view.round else Cell("number", at + 1)
        rows.append(((mark,), one("round-event", rules.season.event_in(at)), round_notes(view, at)))
    return rows


def forecast_blocks(view: CountyView) -> tuple[Block, ...]:
    """Service at the coming turns, and all rounds to come."""
    blocks: list[Block] = []
    if view.seat is not None:
        blocks.append(service_block(view, view.seat))
    rest = tuple(round_rows(view, view.rules.season.rounds_known(view.round)))
    blocks.append(Block("ob-block-rounds", labels("round", "event", "notes"), rest))
    return tuple(blocks)


def service_block(view: CountyView, seat: int) -> Block:
    """Who is available when."""
    return Block("ob-block-service", labels("when", "available"), tuple(service_rows(view, seat)))


def rounds_block(view: CountyView) -> Block:
    """The next rounds."""
    return Block("ob-block-rounds", labels("round", "event", "notes"), tuple(round_rows(view, AHEAD)))


# Why not


def finding_cells(view: CountyView, inquiry: Inquiry, finding: Finding) -> Cells:
    """What a finding comes to: possible, perhaps with help, or the reason why not."""
    sort, name, refusal = finding
    if refusal is not None:
        return (reason(refusal),)
    return (told(f"possible-{sort}"), *_helped(view, inquiry, sort, name))


def _helped(view: CountyView, inquiry: Inquiry, sort: str, name: str) -> Cells:
    """Whose help something needs, and what an extra servant can do."""
    county = inquiry.county
    seat = inquiry.seat
    if not view.rules.extras.has_assists or sort == "offer":
        return ()
    if sort == "servant":
        return abilities_told(county, seat, SERVANT_AT[name], has_fair_ahead(view, seat))
    if sort == "tile":
        way = inquiry.way((face_up(county, seat, TILE_AT[name]),))
    else:
        way = way_to_invite(inquiry, GENTRY_AT[name])
    return () if way is None else help_told(helpers(county, seat, way))


def why_blocks(view: CountyView) -> tuple[Block, ...]:
    """Every own tile, guest and servant and every purchase that is not possible, with the reason."""
    if view.seat is None or view.rows[view.seat].family < 0:
        return ()
    blocks: list[Block] = []
    inquiry = Inquiry(ready_county(view, view.seat), view.seat)
    found = findings_of(inquiry)
    for sort in ("tile", "gentry", "servant", "offer"):
        rows: list[Row] = []
        for finding in found:
            if finding[0] == sort:
                shown = "tile" if sort == "offer" else sort
                rows.append((one(shown, finding[1]), finding_cells(view, inquiry, finding)))
        if rows:
            blocks.append(Block(f"ob-block-why-{sort}", labels(f"why-{sort}", "why"), tuple(rows)))
    return tuple(blocks)


# Solitaire


def chart_rows(view: CountyView) -> list[Row]:
    """The opponent's chart: a line per season, the present one marked."""
    opponent = view.rules.table.opponent
    if opponent is None:
        return []
    rows: list[Row] = []
    season = view.round // view.rules.season.length
    for at, line in enumerate(opponent.chart):
        mark = told("season-here", season=at + 1) if at == season else Cell("number", at + 1)
        rows.append(((mark,), *[number(value) for value in line]))
    return rows


def opponent_standing(view: CountyView) -> int:
    """What the chart says for the next courtship, as far as the themes are known."""
    opponent = view.rules.table.opponent
    if opponent is None:
        return 0
    season = min(view.round // view.rules.season.length, SEASONS - 1)
    columns = view.rules.data.solo_rules.columns
    chart = opponent.chart[season]
    return sum([chart[columns.index(CATEGORIES[category])] for category in courtship_columns(view)])


def stolen(view: CountyView) -> Cells:
    """The tiles that the opponent took out of the game."""
    return tuple([Cell("tile", TILES[tile]) for tile in view.removed])


def themes(view: CountyView) -> Cells:
    """The themes revealed so far."""
    return tuple([Cell("category", THEME_KINDS[card // COPIES]) for card in view.themes])


def standings(view: CountyView) -> list[int]:
    """What each family could show at the next courtship."""
    county = public_county(view)
    return [courtship_standing(view, county, seat) for seat in range(len(view.rows))]
