"""What a plain table shows of a view, as blocks of ids and numbers that any language can draw."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.aids.blocks.market import market_block
from parlour.games.obsession.aids.blocks.modes import extras_blocks, mode_blocks
from parlour.games.obsession.aids.cells import (
    Cells,
    Row,
    company,
    crowd,
    effect,
    favour,
    favours,
    goal,
    kind_of,
    label,
    labels,
    number,
    one,
    pounds,
    rating_of,
    service,
    standing,
    tile_in_estate,
    told,
    worth,
)
from parlour.games.obsession.aids.composing.offers import Inquiry
from parlour.games.obsession.aids.forecast import (
    chart_rows,
    courtship_columns,
    opponent_standing,
    points_rows,
    rounds_block,
    service_block,
    standings,
    steps_now,
    stolen,
    themes,
)
from parlour.games.obsession.aids.helpers import help_told, helpers
from parlour.games.obsession.aids.reasons import (
    UNDECIDED,
    public_county,
    ready_county,
    tile_refusal,
    way_to_invite,
)
from parlour.games.obsession.content.words import CATEGORIES
from parlour.games.obsession.hosting.service import staffings
from parlour.games.obsession.scoring.conditions import objective_vp
from parlour.games.obsession.sight.deck_sight import StratumSight
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.words.catalogue import (
    COPIES,
    FAMILIES,
    GENTRY,
    OBJECTIVES,
    TILES,
    VP_CARDS,
    bits,
)
from parlour.kernel.game import Block, Cell

TOPICS: Final = {
    "choose-family": "player-setup",
    "pick-starter": "starter-draft",
    "select-objectives": "objective-cards",
    "agree-market": "central-setup",
    "choose-turn": "standard-turn",
    "use-hall": "servants-hall",
    "aim-hall": "servants-hall",
    "host-activity": "host-activity",
    "pass-favour": "passing",
    "keep-guests": "enjoy-favours",
    "order-invitations": "enjoy-favours",
    "keep-objectives": "objective-cards",
    "spread-gossip": "enjoy-favours",
    "hire-servants": "hiring-servants",
    "recruit-servant": "hiring-servants",
    "buy-tile": "builders-market",
    "dismiss-guest": "dismiss-guests",
    "choose-fairchild": "courtship",
    "discard-objective": "objective-cards",
    "last-favours": "victory-point-cards",
    "choose-start-tile": "wessex",
    "draft-servant": "servant-draft",
    "use-fair": "useful-man",
    "attend-guest": "extra-servants",
    "claim-milestone": "milestones",
    "church-favour": "new-tiles",
    "recall-guest": "new-tiles",
    "give-up-guest": "six-players",
    "consent": "team-play",
    "chance": "round-track",
}
"""The rulebook section behind each kind of question."""

SHORT: Final = frozenset(
    {UNDECIDED, "tile-above-reputation", "too-few-guests", "servant-not-available", "nobody-can-be-served"}
)
"""Reasons that a short word is kept for; `why` tells all of them in full."""


def topic_of(view: CountyView) -> str:
    """The rulebook section behind the open question."""
    return TOPICS.get(view.question, "end-game-scoring")


def layout(view: CountyView) -> tuple[Block, ...]:
    """The blocks, from the round at the top to the own cards at the bottom."""
    blocks = [_round(view), _players(view)]
    if any(row.family >= 0 for row in view.rows):
        blocks += [_estates(view), _circles(view)]
    if view.starter_row:
        blocks.append(_draft(view))
    blocks += mode_blocks(view)
    if view.market:
        blocks.append(market_block(view))
    blocks.append(_supply(view))
    if view.rules.table.opponent is not None:
        blocks += [_opponent(view), _chart(view)]
    if view.seat is not None and view.rows[view.seat].family >= 0:
        blocks += _own(view, view.seat)
    return tuple(blocks)


def _round(view: CountyView) -> Block:
    """Where the game stands. Without courtship there are neither seasons nor themes."""
    rules = view.rules
    columns = labels("round", "event", "first", "turn-of", "step")
    row: Row = (
        number(view.round + 1)
        if rules.season.open_ended
        else (told("count-of", count=view.round + 1, total=rules.season.rounds),),
        one("round-event", rules.season.event_in(view.round)),
        (Cell("seat", view.first),),
        (Cell("seat", view.active),) if view.active >= 0 else (),
        steps_now(view),
    )
    if rules.season.track.courtship:
        season = told(
            "count-of", count=view.round // rules.season.length + 1, total=rules.season.track.seasons
        )
        columns = (*labels("season"), *columns, *labels("themes"))
        row = ((season,), *row, themes(view))
    if view.discounts:
        columns = (*columns, *labels("cheaper"))
        row = (*row, (told("cheaper-tiles", count=view.discounts, amount=rules.market.architect_price),))
    return Block("ob-block-round", columns, (row,))


# Players


def _players(view: CountyView) -> Block:
    """One column per player, so that the table stays narrow enough for any terminal."""
    rows: list[Row] = [
        (label("family"), *[_family(row.family) for row in view.rows]),
        (label("reputation"), *[(standing(row.steps),) for row in view.rows]),
        (label("pounds"), *[(pounds(row.pounds),) for row in view.rows]),
        (label("available"), *[crowd(row.available) for row in view.rows]),
        (label("quarters"), *[crowd(row.quarters) for row in view.rows]),
        (label("expended"), *[crowd(row.expended) for row in view.rows]),
    ]
    if view.serving:
        working = [crowd(view.serving) if seat == view.active else () for seat in range(len(view.rows))]
        rows.append((label("serving"), *working))
    rows += [
        (label("objectives"), *[number(row.objective_count) for row in view.rows]),
        (label("vp-cards"), *[number(row.vp_count) for row in view.rows]),
    ]
    if view.rules.people.guest_limit:
        rows.append((label("prestige-guests"), *[(each,) for each in _prestige_guests(view)]))
    if courtship_columns(view):
        rows.append((label("courtship"), *[number(value) for value in standings(view)]))
    rows += points_rows(view, True)
    columns = (*labels("seat"), *[Cell("seat", seat) for seat in range(len(view.rows))])
    return Block("ob-block-players", columns, tuple(rows))


def _prestige_guests(view: CountyView) -> list[Cell]:
    """How many prestige guests every family has, out of those it may have."""
    county = public_county(view)
    mask = view.rules.people.prestige_mask
    return [
        told("count-of", count=len(bits(county.circle(seat) & mask)), total=view.rules.people.guest_limit)
        for seat in range(len(view.rows))
    ]


def _family(family: int) -> Cells:
    return one("family", FAMILIES[family]) if family >= 0 else ()


def _estates(view: CountyView) -> Block:
    """Every estate by category: the tiles with the points they show, and the sum of the column."""
    rules = view.rules
    rows: list[Row] = []
    for category, name in enumerate(CATEGORIES):
        cells: list[Cells] = [one("category", name)]
        for row in view.rows:
            codes = [code for code in row.estate if rules.tiles.category[code] == category]
            total = sum([rules.tiles.vp[code] for code in codes])
            tiles = [
                tile_in_estate(code, rules.tiles.rating[code >> 1], rules.tiles.vp[code]) for code in codes
            ]
            cells.append((*tiles, told("in-all", vp=total)) if len(codes) > 1 else tuple(tiles))
        rows.append(tuple(cells))
    columns = (*labels("category"), *[Cell("seat", seat) for seat in range(len(view.rows))])
    return Block("ob-block-estates", columns, tuple(rows))


def _circles(view: CountyView) -> Block:
    """Everybody's acquaintances: ready to be invited, and resting in the discard pile."""
    rows: list[Row] = [
        (label("hand"), *[_gentry(row.hand) for row in view.rows]),
        (label("discard"), *[_gentry(row.discard) for row in view.rows]),
    ]
    if view.attending:
        there = [_gentry(view.attending) if seat == view.active else () for seat in range(len(view.rows))]
        rows.append((label("attending"), *there))
    columns = (*labels("seat"), *[Cell("seat", seat) for seat in range(len(view.rows))])
    return Block("ob-block-circles", columns, tuple(rows))


def _gentry(mask: int) -> Cells:
    return tuple([Cell("gentry", GENTRY[card]) for card in bits(mask)])


# The table


def _supply(view: CountyView) -> Block:
    tiles = sum(view.bag)
    row: Row = (
        crowd(view.pool),
        number(_size(view.casual)),
        number(_size(view.prestige)),
        number(_size(view.objective_deck)),
        number(_size(view.vp_deck)),
        number(tiles),
        tuple([Cell("tile", TILES[tile]) for tile in view.monuments]),
    )
    columns = labels("for-hire", "casual", "prestige", "objective-deck", "vp-deck", "bag", "monuments")
    return Block("ob-block-supply", columns, (row,))


def _size(sight: tuple[StratumSight, ...]) -> int:
    return sum([stratum.size for stratum in sight])


def _draft(view: CountyView) -> Block:
    """The starter guests laid out for the draft."""
    rows = [_guest_row(view, card) for card in view.starter_row]
    return Block("ob-block-draft", labels("guest", "kind", "rating", "vp", "service", "favours"), tuple(rows))


def _guest_row(view: CountyView, card: int) -> Row:
    record = view.rules.data.gentry[card]
    return (
        one("gentry", GENTRY[card]),
        (kind_of(record),),
        rating_of(record),
        number(record.vp),
        service(record),
        favours(record.favours),
    )


def _opponent(view: CountyView) -> Block:
    opponent = view.rules.table.opponent
    if opponent is None:
        return Block("ob-block-opponent", (), ())
    row: Row = (
        one("opponent", opponent.id),
        one("level", opponent.level),
        number(opponent.base_score),
        number(view.opponent_vp_count),
        (told("fairchild-held"),) if view.opponent_fairchild >= 0 else (),
        (told("roll-modified", amount=view.rules.data.solo_rules.modifier_after_idle),)
        if view.opponent_idle
        else (),
        stolen(view),
        number(opponent_standing(view)) if courtship_columns(view) else (),
    )
    columns = labels(
        "opponent", "level", "base-score", "vp-cards", "fairchild", "next-roll", "stolen", "courtship"
    )
    return Block("ob-block-opponent", columns, (row,))


def _chart(view: CountyView) -> Block:
    columns = [Cell("category", name) for name in view.rules.data.solo_rules.columns]
    return Block("ob-block-chart", (*labels("season"), *columns), tuple(chart_rows(view)))


# The viewer


def _own(view: CountyView, seat: int) -> list[Block]:
    county = ready_county(view, seat)
    inquiry = Inquiry(county, seat)
    blocks = [_tiles(view, inquiry), _guests(view, inquiry)]
    if view.rules.extras.in_play:
        blocks += extras_blocks(view, county, seat)
    row = view.rows[seat]
    if row.objectives:
        blocks.append(_objectives(view, seat, row.objectives))
    if row.vp_cards:
        blocks.append(_vp_cards(view, row.vp_cards))
    if view.agenda:
        blocks += [service_block(view, seat), rounds_block(view)]
    return blocks


def _tiles(view: CountyView, inquiry: Inquiry) -> Block:
    """Own tiles: what they ask and give on the side that is up, and whether they can be used now."""
    rules = view.rules
    rows: list[Row] = []
    for code in inquiry.county.estate[inquiry.seat]:
        face = rules.tiles.faces[code]
        asked: Cells = company(face)
        if face.servant != "none":
            asked = (*asked, Cell("servant", face.servant))
        rows.append(
            (
                (tile_in_estate(code, rules.tiles.rating[code >> 1], face.vp),),
                asked,
                (*favours(face.favours), *effect(face)),
                _use_of(inquiry, code),
            )
        )
    return Block("ob-block-own-tiles", labels("tile", "asks", "favours", "now"), tuple(rows))


def _use_of(inquiry: Inquiry, code: int) -> Cells:
    """A short word on whether something can be hosted; `why` tells more."""
    county = inquiry.county
    if not county.rules.tiles.is_activity[code]:
        return (told("no-activity"),)
    way = inquiry.way((code,))
    if way is not None:
        return help_told(helpers(county, inquiry.seat, way)) or (told("possible"),)
    refusal = tile_refusal(inquiry, code)
    if refusal is None:
        return (told("possible"),)
    return (told(f"not-{refusal.reason}" if refusal.reason in SHORT else "not-otherwise"),)


def _guests(view: CountyView, inquiry: Inquiry) -> Block:
    """Own circle: what everybody asks and gives, and whether they can be invited now."""
    rows: list[Row] = []
    for card in bits(inquiry.county.circle(inquiry.seat)):
        rows.append((*_guest_row(view, card), _state_of(inquiry, card)))
    columns = labels("guest", "kind", "rating", "vp", "service", "favours", "now")
    return Block("ob-block-own-guests", columns, tuple(rows))


def _state_of(inquiry: Inquiry, card: int) -> Cells:
    county = inquiry.county
    seat = inquiry.seat
    rules = county.rules
    if (county.discard[seat] >> card) & 1:
        return (told("not-guest-resting"),)
    if not (county.hand[seat] >> card) & 1:
        return (told("not-guest-attends"),)
    if rules.people.rating[card] > county.eligible_level:
        way = way_to_invite(inquiry, card) if rules.extras.has_assists else None
        if way is not None:
            return help_told(helpers(county, seat, way))
        if rules.extras.has_assists and inquiry.is_undecided:
            return (told("not-too-many-ways"),)
        return (told("not-guest-above-reputation"),)
    if rules.people.service[card] < 0 or not staffings(county, seat, rules.people.service[card]):
        return (told("not-servant-not-available"),)
    return (told("possible"),)


def _objectives(view: CountyView, seat: int, held: tuple[int, ...]) -> Block:
    county = public_county(view)
    rows: list[Row] = []
    for card in held:
        record = view.rules.data.objectives[card // COPIES]
        rows.append(
            (
                one("objective", OBJECTIVES[card]),
                (goal(record.condition),),
                (worth(record),),
                number(objective_vp(county, seat, card)),
            )
        )
    return Block("ob-block-objectives", labels("objective", "asks", "worth", "as-it-stands"), tuple(rows))


def _vp_cards(view: CountyView, held: tuple[int, ...]) -> Block:
    rows: list[Row] = []
    for card in held:
        record = view.rules.data.vp_cards[card // COPIES]
        rows.append((one("vp-card", VP_CARDS[card]), number(record.vp), (favour(record.favour),)))
    return Block("ob-block-vp-cards", labels("vp-card", "vp", "favours"), tuple(rows))
