"""What a plain table shows of a view, as blocks of ids and numbers that any language can draw."""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.content.records import BILLS, COLOURS, SECTORS
from parlour.games.notre_dame.sight.view import CityView, SeatView
from parlour.games.notre_dame.turn.sectors import ChooseBonus
from parlour.games.notre_dame.words.actions import CARD_WORDS, MARKET_WORDS
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.kernel.deck import Stratum
from parlour.kernel.game import Block, Cell

TOPICS: Final = {
    "keep-card": "phase-2",
    "play-card": "phase-3",
    "move-cube": "empty-supply",
    "make-donation": "notre-dame",
    "send-confidant": "confidant",
    "move-carriage": "carriage-house",
    "bribe-person": "phase-4",
    "bribe-again": "new-period-c-persons",
    "play-third-card": "new-period-a-persons",
    "move-pieces": "brown-persons",
    "move-one-piece": "brown-persons",
    "move-everything": "new-period-c-persons",
    "found-sector": "period-a-persons",
    "found-sectors": "new-period-b-persons",
    "work-sector": "new-period-a-persons",
    "withdraw-cubes": "new-period-b-persons",
    "cash-bills": "new-period-b-persons",
    "give-gold": "new-period-b-persons",
    "remove-cube": "plague",
    "chance": "setup",
}
"""The rulebook section behind each kind of question."""

_STILL_TO_COME: Final = (
    (0, ("LayBills", "PrepareGreys", "ShortlistGreys", "ChooseFirst", "BeginTurn")),
    (1, ("RevealPersons",)),
    (2, ("DealAll", "DealCards", "Draft", "ChooseCard")),
    (3, ("PlayRound", "BribeRound")),
    (4, ("Plague",)),
    (5, ("EndTurn",)),
)
"""While one of these records is on the agenda, the phase with its number is not over."""

Row = tuple[tuple[Cell, ...], ...]


def phase_of(view: CityView) -> int:
    """The phase of the turn, 1 to 5; 0 while setting up and after the end."""
    pending = {type(item).__name__ for item, _ in view.agenda}
    for phase, names in _STILL_TO_COME:
        if pending.intersection(names):
            return phase
    return 0


def topic_of(view: CityView) -> str:
    """The rulebook section behind the open question."""
    if view.agenda and isinstance(view.agenda[-1][0], ChooseBonus):
        return view.agenda[-1][0].rule()
    return TOPICS.get(view.question, "end-of-game")


def _number(value: int) -> tuple[Cell, ...]:
    return (Cell("number", value),)


def _one(sort: str, value: str) -> tuple[Cell, ...]:
    return (Cell(sort, value),)


def _cards(cards: tuple[int, ...]) -> tuple[Cell, ...]:
    return tuple([Cell("card", CARD_WORDS[card]) for card in cards])


def _bills(row: SeatView) -> tuple[Cell, ...]:
    return tuple(
        [
            Cell("bill", f"{COLOURS[colour]}-{BILLS[kind]}")
            for colour in range(5)
            for kind in range(4)
            if (row.collected[colour] >> kind) & 1
        ]
    )


def layout(view: CityView) -> tuple[Block, ...]:
    """The blocks, from the turn at the top to the own cards at the bottom."""
    blocks = [_turn(view)]
    if view.display:
        blocks.append(_persons(view))
    blocks += [_players(view), _markets(view)]
    if view.agenda:
        blocks.append(_piles(view))
    if view.seat is not None and (view.hand or view.pool or view.passed):
        blocks.append(_own_cards(view))
    return tuple(blocks)


def _labels(*columns: str) -> tuple[Cell, ...]:
    return tuple([Cell("label", f"nd-column-{column}") for column in columns])


def _turn(view: CityView) -> Block:
    rules = view.rules
    cubes = sum([row.cathedral for row in view.rows])
    share = rules.cathedral_value // cubes if cubes else rules.cathedral_value
    turn = min(view.turn, rules.turns - 1)
    phase = phase_of(view)
    row: Row = (
        _one("period", "abc"[turn // rules.turns_per_period]),
        _number(turn + 1),
        _one("phase", str(phase)),
        _one("phase-about", str(phase)) if phase else (),
        (Cell("seat", view.first),),
        _number(view.rats),
        _number(cubes),
        _number(share),
        _number(view.treasury),
    )
    columns = _labels(
        "period",
        "turn",
        "phase",
        "phase-about",
        "first",
        "rats",
        "cathedral-cubes",
        "cathedral-share",
        "treasury",
    )
    return Block("nd-block-turn", columns, (row,))


def _persons(view: CityView) -> Block:
    rows: list[Row] = [
        (
            _one("person", PERSONS[person]),
            _number(view.rules.rats[person]),
            _one("data-status", view.rules.data.persons[person].status),
            _one("power", PERSONS[person]),
        )
        for person in view.display
    ]
    return Block("nd-block-persons", _labels("person", "rats", "rats-status", "power"), tuple(rows))


def _players(view: CityView) -> Block:
    """One column per player, so that the table stays narrow enough for any terminal."""
    lines: list[tuple[str, list[tuple[Cell, ...]]]] = [
        ("colour", [_one("colour", COLOURS[row.colour]) for row in view.rows]),
        ("prestige", [_prestige(row) for row in view.rows]),
        ("gold", [_number(row.gold) for row in view.rows]),
        ("supply", [_number(row.supply) for row in view.rows]),
        ("general", [_number(row.general) for row in view.rows]),
        ("rat", [_number(row.rat) for row in view.rows]),
        ("forecast", [_forecast(row, view) for row in view.rows]),
        ("cathedral", [_number(row.cathedral) for row in view.rows]),
    ]
    rows: list[Row] = [((Cell("label", f"nd-column-{name}"),), *cells) for name, cells in lines]
    rows += [_sector(sector, view) for sector in range(len(SECTORS))]
    for name, cells in (
        ("carriage", [_one("market", MARKET_WORDS[row.carriage]) for row in view.rows]),
        ("bills", [_bills(row) for row in view.rows]),
        ("played", [_cards(row.shown) for row in view.rows]),
    ):
        rows.append(((Cell("label", f"nd-column-{name}"),), *cells))
    columns = (*_labels("seat"), *[Cell("seat", seat) for seat in range(len(view.rows))])
    return Block("nd-block-players", columns, tuple(rows))


def _prestige(row: SeatView) -> tuple[Cell, ...]:
    return (Cell("hidden", ""),) if row.prestige is None else _number(row.prestige)


def _forecast(row: SeatView, view: CityView) -> tuple[Cell, ...]:
    """Where the plague will leave the rat as things stand; past the end it strikes."""
    if not view.display:
        return ()
    if row.rat_forecast > view.rules.track:
        return (Cell("number", view.rules.track), Cell("plague", "strikes"))
    return _number(max(row.rat_forecast, 0))


def _sector(sector: int, view: CityView) -> Row:
    cells: list[tuple[Cell, ...]] = [_one("sector", SECTORS[sector])]
    for row in view.rows:
        cell = _number(row.cubes[sector])
        cells.append((*cell, Cell("confidant", "here")) if row.confidant == sector else cell)
    return tuple(cells)


def _markets(view: CityView) -> Block:
    rows: list[Row] = []
    for colour in view.rules.ring:
        cells: list[tuple[Cell, ...]] = [_one("colour", COLOURS[colour])]
        for corner in range(5):
            market = colour * 5 + corner
            bill = view.bills[market]
            here = [Cell("bill-kind", BILLS[bill & 3])] if bill >= 0 else []
            here += [Cell("carriage", COLOURS[row.colour]) for row in view.rows if row.carriage == market]
            cells.append(tuple(here))
        rows.append(tuple(cells))
    corners = [Cell("label", f"nd-corner-{corner}") for corner in ("centre", "a", "b", "c", "d")]
    return Block("nd-block-markets", (*_labels("borough"), *corners), tuple(rows))


def _piles(view: CityView) -> Block:
    """Which persons are still to come; a seat that has looked at the greys sees their order."""
    browns = [stratum for stratum in view.brown.strata if not stratum.fixed]
    rows: list[Row] = [(_labels("browns"), _pile(browns, view))] if browns else []
    greys = view.grey.strata
    rows += [(_labels(f"greys-{_letter(stratum, view)}"), _pile([stratum], view)) for stratum in greys]
    return Block("nd-block-piles", _labels("pile", "still-to-come"), tuple(rows))


def _letter(stratum: Stratum, view: CityView) -> str:
    return view.rules.backs[stratum.cards[0]]


def _pile(strata: list[Stratum], view: CityView) -> tuple[Cell, ...]:
    cells = [Cell("person", PERSONS[person]) for stratum in strata for person in stratum.cards]
    known = view.seat is not None and all(stratum.is_known_to(view.seat) for stratum in strata)
    return (*cells, Cell("order", "known")) if known else tuple(cells)


def _own_cards(view: CityView) -> Block:
    own = view.rules.own_cards[view.seat] if view.seat is not None else ()
    pile = tuple([card for card in own if not (view.seen >> card) & 1])
    row: Row = (_cards(view.hand), _cards(view.pool), _cards(view.passed), _cards(view.handed), _cards(pile))
    columns = _labels("hand", "choose-from", "passed-first", "passed-second", "own-pile")
    return Block("nd-block-cards", columns, (row,))
