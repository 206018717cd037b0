"""Blocks for modes of play: the servant draft, milestones, teams, extra servants, the Estate Challenge."""

from __future__ import annotations

from parlour.games.obsession.aids.cells import (
    Cells,
    Row,
    crowd,
    goal,
    label,
    labels,
    number,
    one,
    reason,
    told,
)
from parlour.games.obsession.aids.helpers import EXTRA, abilities_told
from parlour.games.obsession.aids.modes import (
    columns_left,
    modifier_at,
    place_points,
    progress,
    team_points,
    thefts,
)
from parlour.games.obsession.aids.reasons import has_fair_ahead, public_county, servant_refusal
from parlour.games.obsession.content.words import CATEGORIES, SERVANTS
from parlour.games.obsession.modes.challenge_columns import challenge_of, column
from parlour.games.obsession.modes.estate_challenge import target
from parlour.games.obsession.modes.milestones import is_reached
from parlour.games.obsession.scoring.score_sheet import TEAM_OBJECTIVES
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.market import price_of
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import GENTRY, MILESTONES, TILES, bits
from parlour.kernel.game import Block, Cell


def mode_blocks(view: CountyView) -> list[Block]:
    """Everything that lies on the table in this mode of play only."""
    blocks: list[Block] = []
    if view.servant_row:
        blocks.append(_servant_draft(view))
    if view.milestones:
        blocks.append(_milestones(view))
    if view.rules.table.partner[0] >= 0:
        blocks.append(_teams(view))
    if view.rules.table.challenge is not None:
        blocks += challenge_blocks(view)
    return blocks


def _servant_draft(view: CountyView) -> Block:
    """Those in the middle of the table, each with what he or she does."""
    rows: list[Row] = [
        (one("servant", SERVANTS[servant]), (told(f"servant-{SERVANTS[servant]}"),))
        for servant in crowds.types(view.servant_row)
    ]
    return Block("ob-block-servant-draft", labels("servant", "what-happens"), tuple(rows))


# Milestones


def _milestones(view: CountyView) -> Block:
    county = public_county(view)
    rows = [_milestone(view, county, at) for at in range(len(view.milestones))]
    columns = labels("milestone", "asks", "first-place", "second-place", "reached")
    if view.seat is not None:
        columns += labels("so-far")
    return Block("ob-block-milestones", columns, tuple(rows))


def _milestone(view: CountyView, county: County, at: int) -> Row:
    card = view.milestones[at]
    record = view.rules.data.milestones[card]
    claims = view.claims[at]
    places: list[Cells] = []
    for place, vp in enumerate(place_points(record)):
        taken = (Cell("seat", claims[place]),) if place < len(claims) else ()
        places.append((told("worth-flat", vp=vp), *taken))
    reached = [
        Cell("seat", seat)
        for seat in range(len(view.rows))
        if seat not in claims and is_reached(county, seat, card)
    ]
    row: list[Cells] = [
        one("milestone", MILESTONES[card]),
        (goal(record.condition),),
        *places,
        tuple(reached),
    ]
    if view.seat is not None:
        have, want = progress(county, view.seat, record.condition)
        row.append((told("count-of", count=have, total=want),))
    return tuple(row)


# Teams


def _teams(view: CountyView) -> Block:
    """Who plays with whom, and what a partner has lent for the turn being played."""
    partner = view.rules.table.partner
    rows: list[Row] = []
    for seat in range(len(view.rows) // 2):
        pair = (seat, partner[seat])
        lent: Cells = ()
        visiting: Cells = ()
        if view.active in pair:
            lent = crowd(view.lent)
            visiting = tuple([Cell("gentry", GENTRY[card]) for card in bits(view.visiting)])
        rows.append((tuple([Cell("seat", each) for each in pair]), lent, visiting))
    return Block("ob-block-teams", labels("partners", "lent", "visiting"), tuple(rows))


def team_points_block(view: CountyView) -> Block:
    """The points of every team by category, and how they are made of those of the partners."""
    county = public_county(view)
    partner = view.rules.table.partner
    teams = range(len(view.rows) // 2)
    points = [team_points(view, county, seat) for seat in teams]
    pairs = [(Cell("seat", seat), Cell("seat", partner[seat])) for seat in teams]
    rows: list[Row] = [(label("partners"), *pairs, ())]
    for name in view.rules.goals.score:
        cells: list[Cells] = [one("score", name)]
        for each in points:
            value = each[name]
            cells.append((Cell("hidden", ""),) if value is None else number(value))
        rows.append((*cells, (_made_together(name),)))
    sums: list[Cells] = [label("total")]
    for each in points:
        known = [value for value in each.values() if value is not None]
        is_whole = len(known) == len(each)
        sums.append(number(sum(known)) if is_whole else (told("at-least", amount=sum(known)),))
    rows.append((*sums, ()))
    heads = tuple([told("team-number", number=seat + 1) for seat in teams])
    return Block("ob-block-team-points", (*labels("category"), *heads, *labels("how")), tuple(rows))


def _made_together(name: str) -> Cell:
    if name == "objectives":
        return told("made-team-objectives", count=TEAM_OBJECTIVES)
    if name == "reputation":
        return told("made-team-reputation")
    if name == "milestones":
        return told("made-team-milestones")
    return told("made-team-mean")


# Extra servants


def extras_blocks(view: CountyView, county: County, seat: int) -> list[Block]:
    """The own servants who can be placed without being asked for: what each can do now, or why nothing."""
    fair = has_fair_ahead(view, seat)
    rows: list[Row] = []
    for servant in EXTRA:
        if crowds.count(county.household(seat), servant):
            refusal = servant_refusal(county, seat, servant)
            able = abilities_told(county, seat, servant, fair) if refusal is None else (reason(refusal),)
            rows.append((one("servant", SERVANTS[servant]), able))
    return [Block("ob-block-extras", labels("servant", "can-do"), tuple(rows))] if rows else []


# The Estate Challenge


def challenge_blocks(view: CountyView) -> list[Block]:
    """The target, the stacks, the columns of the tableau and what the thief's die would take."""
    county = public_county(view)
    blocks = [target_block(view, county), _columns(view, county)]
    if view.piles:
        blocks += [_stacks(view, county), _thefts(county)]
    return blocks


def target_block(view: CountyView, county: County) -> Block:
    challenge = challenge_of(county)
    now = modifier_at(county, view.round)
    row: Row = (
        number(target(county)),
        number(challenge.round),
        (modifier_told(now),) if now else (told("modifier-none"),),
        tuple([Cell("tile", TILES[tile]) for tile in view.removed]),
        tuple([Cell("tile", TILES[tile]) for tile in view.scrapped]),
    )
    return Block(
        "ob-block-challenge", labels("target", "target-round", "if-it-ended", "stolen", "scrapped"), (row,)
    )


def modifier_told(points: int) -> Cell:
    """Points for an early end, or against a late one."""
    if points < 0:
        return told("modifier-loss", vp=-points)
    return told("modifier-gain", vp=points)


def _stacks(view: CountyView, county: County) -> Block:
    """Every stack of the market, its tiles from the top with their prices."""
    rows: list[Row] = []
    for at, pile in enumerate(view.piles):
        tiles = [
            told("tile-priced", tile=TILES[tile], amount=price_of(county, tile, at + 1)) for tile in pile
        ]
        rows.append((number(at + 1), (told("pounds", amount=view.rules.market.prices[at]),), tuple(tiles)))
    return Block("ob-block-stacks", labels("space", "price", "from-the-top"), tuple(rows))


def _columns(view: CountyView, county: County) -> Block:
    """How full every column is, and how many tiles of its kind are still to be had."""
    seat = view.seat or 0
    most = challenge_of(county).column
    rows: list[Row] = []
    for category, name in enumerate(CATEGORIES):
        codes = column(county, seat, category)
        unturned = [code for code in codes if not code & 1 and view.rules.tiles.flips[code >> 1] == "once"]
        rows.append(
            (
                one("category", name),
                (told("count-of", count=len(codes), total=most),),
                tuple([Cell("tile", TILES[code >> 1]) for code in unturned]),
                number(columns_left(county, category)),
            )
        )
    return Block("ob-block-columns", labels("category", "tiles-laid", "unturned", "to-be-had"), tuple(rows))


def _thefts(county: County) -> Block:
    rows: list[Row] = []
    for pips, tile in thefts(county):
        what: Cells = (Cell("tile", TILES[tile]),) if tile >= 0 else (told("nothing-stolen"),)
        rows.append((number(pips), what))
    return Block("ob-block-thefts", labels("die", "tile"), tuple(rows))
