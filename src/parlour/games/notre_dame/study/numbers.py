"""A view of Notre Dame as numbers. Seats count clockwise from the one that looks; absent ones are all 0.

Colours are told by their seat in the same way; idle ones come after the last seat.
"""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.content.records import SECTORS
from parlour.games.notre_dame.manifest.meta import META
from parlour.games.notre_dame.sight.view import CityView, SeatView
from parlour.games.notre_dame.words.actions import CORNERS, KINDS
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.kernel.beyond.study import starts_of

SEATS: Final = 5
KIND_AT: Final = {kind: at for at, kind in enumerate(META.question_kinds)}
TURNS: Final = 9
CARDS: Final = SEATS * len(KINDS)
MARKETS: Final = SEATS * len(CORNERS)
BILL_KINDS: Final = 4
DETAILS: Final = 3
MOST: Final = 255
PERSON_COUNT: Final = len(PERSONS)
KIND_COUNT: Final = len(KIND_AT)

SEAT_PARTS: Final[tuple[tuple[str, int, str], ...]] = (
    ("colour", SEATS, "1 for the colour of the seat"),
    ("gold", 1, "gold"),
    ("prestige", 1, "prestige, where the viewer knows it"),
    ("prestige-known", 1, "1 where it does"),
    ("supply", 1, "cubes in the personal supply"),
    ("general", 1, "own cubes in the general supply"),
    ("cathedral", 1, "cubes on Notre Dame"),
    ("rat", 1, "the space of the rat"),
    ("rat-forecast", 1, "where the rat will be at the end of the turn, as things stand"),
    ("healed", 1, "1 if the doctor was bribed in this turn"),
    ("hand-size", 1, "cards in hand"),
    ("pool-size", 1, "cards to choose from in the draft"),
    ("deck-size", 1, "cards in the own pile"),
    ("cubes", len(SECTORS), "cubes by sector"),
    ("confidant", len(SECTORS), "1 at the sector of the confidant"),
    ("carriage", MARKETS, "1 at the market of the carriage, by colour and corner"),
    ("collected", SEATS * BILL_KINDS, "1 for each bill collected, by colour and kind"),
    ("shown", len(KINDS), "cards played face up in this turn, by kind"),
)
SEAT_SIZE: Final = sum([size for _, size, _ in SEAT_PARTS])
PARTS: Final[tuple[tuple[str, int, str], ...]] = (
    ("question", KIND_COUNT, "1 for the kind of the open question"),
    ("detail", DETAILS, "numbers that the question holds, each plus 1"),
    ("to-move", SEATS, "1 for every seat that is to answer"),
    ("turn", TURNS, "1 for the turn"),
    ("first", SEATS, "1 for the seat with the bell-ringer"),
    ("treasury", 1, "gold in the common supply"),
    ("rats", 1, "rats on the persons displayed"),
    ("bills", MARKETS * BILL_KINDS, "1 for the bill that lies at a market, by market and kind"),
    ("display", PERSON_COUNT, "1 for each person displayed"),
    ("to-come", PERSON_COUNT, "1 for each person in the piles"),
    ("hand", CARDS, "the own hand, by colour and kind"),
    ("pool", CARDS, "the cards to choose from in the draft"),
    ("passed", CARDS, "cards passed on first in this turn"),
    ("handed", CARDS, "the card passed on second"),
    ("seen", CARDS, "cards that the seat has held in this period"),
    ("played", CARDS, "cards that anybody played face up in this period"),
    *[
        (f"seat-{seat}-{name}", size, f"{about}; seat {seat} from the own one" if seat else about)
        for seat in range(SEATS)
        for name, size, about in SEAT_PARTS
    ],
)
LENGTH: Final = sum([size for _, size, _ in PARTS])


STARTS: Final = starts_of(PARTS)
AT_DETAIL: Final = STARTS["detail"]
AT_MOVE: Final = STARTS["to-move"]
AT_TURN: Final = STARTS["turn"]
AT_FIRST: Final = STARTS["first"]
AT_TREASURY: Final = STARTS["treasury"]
AT_BILLS: Final = STARTS["bills"]
AT_DISPLAY: Final = STARTS["display"]
AT_COMING: Final = STARTS["to-come"]
AT_HAND: Final = STARTS["hand"]
AT_SEATS: Final = STARTS["seat-0-colour"]


def observed(view: CityView) -> bytes:
    """The numbers of `PARTS`."""
    out = [0] * LENGTH
    rules = view.rules
    seats = rules.seats
    me = 0 if view.seat is None else view.seat
    colour_at = [-1] * SEATS
    for seat in range(seats):
        colour_at[rules.colours[seat]] = (seat - me) % seats
    idle = seats
    for colour in range(SEATS):
        if colour_at[colour] < 0:
            colour_at[colour] = idle
            idle += 1
    kind = KIND_AT.get(view.question)
    if kind is not None:
        out[kind] = 1
    if view.agenda:
        _details(out, view.agenda[-1][0].values())
    for seat in view.to_move:
        if seat >= 0:
            out[AT_MOVE + (seat - me) % seats] = 1
    out[AT_TURN + min(view.turn, TURNS - 1)] = 1
    out[AT_FIRST + (view.first - me) % seats] = 1
    out[AT_TREASURY] = min(view.treasury, MOST)
    out[AT_TREASURY + 1] = min(view.rats, MOST)
    for market, bill in enumerate(view.bills):
        if bill >= 0:
            place = colour_at[market // 5] * 5 + market % 5
            out[AT_BILLS + place * BILL_KINDS + bill % BILL_KINDS] = 1
    for person in view.display:
        out[AT_DISPLAY + person] = 1
    for deck in (view.brown, view.grey):
        for person in deck.cards():
            out[AT_COMING + person] = 1
    at = AT_HAND
    for cards in (view.hand, view.pool, view.passed, view.handed):
        for card in cards:
            out[at + colour_at[card // 9] * 9 + card % 9] = 1
        at += CARDS
    for mask in (view.seen, view.played):
        card = 0
        while mask:
            if mask & 1:
                out[at + colour_at[card // 9] * 9 + card % 9] = 1
            mask >>= 1
            card += 1
        at += CARDS
    for seat, row in enumerate(view.rows):
        _seat(out, AT_SEATS + (seat - me) % seats * SEAT_SIZE, row, colour_at)
    return bytes(out)


def _details(out: list[int], values: tuple[object, ...]) -> None:
    at = AT_DETAIL
    for value in values:
        if isinstance(value, int) and at < AT_DETAIL + DETAILS:
            out[at] = min(max(value + 1, 0), MOST)
            at += 1


def _seat(out: list[int], at: int, row: SeatView, colour_at: list[int]) -> None:
    prestige = row.prestige
    out[at + row.colour] = 1
    at += SEATS - 1
    out[at + 1] = min(row.gold, MOST)
    if prestige is not None:
        out[at + 2] = min(prestige, MOST)
        out[at + 3] = 1
    out[at + 4] = row.supply
    out[at + 5] = row.general
    out[at + 6] = row.cathedral
    out[at + 7] = max(row.rat, 0)
    out[at + 8] = min(max(row.rat_forecast, 0), MOST)
    out[at + 9] = 1 if row.healed else 0
    out[at + 10] = row.hand_size
    out[at + 11] = row.pool_size
    out[at + 12] = row.deck_size
    at += 13
    for cubes in row.cubes:
        out[at] = cubes
        at += 1
    if row.confidant >= 0:
        out[at + row.confidant] = 1
    at += 7
    out[at + colour_at[row.carriage // 5] * 5 + row.carriage % 5] = 1
    at += MARKETS
    for colour, mask in enumerate(row.collected):
        place = at + colour_at[colour] * BILL_KINDS
        for kind in range(BILL_KINDS):
            if (mask >> kind) & 1:
                out[place + kind] = 1
    at += SEATS * BILL_KINDS
    for card in row.shown:
        out[at + card % 9] += 1
