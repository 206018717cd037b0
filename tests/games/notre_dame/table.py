"""A table for the rule tests: describe a position, answer in words, read what lies where afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypedDict, Unpack

from parlour.games.notre_dame.content.records import BILLS, COLOURS, SECTORS
from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.games.notre_dame.sight.view import CityView
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.words.actions import CARD_WORDS, FORGO, MARKET_WORDS, PASS
from parlour.games.notre_dame.words.catalogue import BROWN, GREY_A, GREY_B, GREY_C, PERSONS
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.game import Game, Setup
from tests.games.played_table import PlayedTable, overrides

GAME = NOTRE_DAME
Row = Mapping[str, object]


class Count:
    """A number in front of a seat: what the state holds for it in the field of this name."""

    def __set_name__(self, owner: type[Seat], name: str) -> None:
        self._name = name

    def __get__(self, row: Seat, owner: type[Seat]) -> int:
        number: int = getattr(row.city, self._name)[row.seat]
        return number


class Cards:
    """Cards of a seat, by their words: those that the state holds for it in the field of this name."""

    def __set_name__(self, owner: type[Seat], name: str) -> None:
        self._name = name

    def __get__(self, row: Seat, owner: type[Seat]) -> list[str]:
        return [CARD_WORDS[card] for card in getattr(row.city, self._name)[row.seat]]


class Seat:
    """What lies in front of a player and in the borough."""

    gold = Count()
    prestige = Count()
    rat = Count()
    supply = Count()
    general = Count()
    cathedral = Count()
    hand = Cards()
    pool = Cards()
    deck = Cards()
    shown = Cards()

    def __init__(self, city: City, seat: int) -> None:
        self.city = city
        self.seat = seat

    @property
    def cubes(self) -> dict[str, int]:
        """Cubes by sector, without the empty ones."""
        counts = self.city.cubes[self.seat * 7 : self.seat * 7 + 7]
        return {SECTORS[sector]: count for sector, count in enumerate(counts) if count}

    @property
    def confidant(self) -> str | None:
        sector = self.city.confidant[self.seat]
        return None if sector < 0 else SECTORS[sector]

    @property
    def carriage(self) -> str:
        return MARKET_WORDS[self.city.carriage[self.seat]]

    @property
    def bills(self) -> list[str]:
        """The bills collected."""
        return [
            f"{colour}-{bill}"
            for index, colour in enumerate(COLOURS)
            for kind, bill in enumerate(BILLS)
            if (self.city.collected[self.seat * 5 + index] >> kind) & 1
        ]


class Table(PlayedTable[City]):
    """A game in progress. Seats are called by their colour; `chance` is a seat too."""

    game: ClassVar[Game] = GAME
    listed: ClassVar[int] = 5000
    offered: ClassVar[int] = 20_000
    """Only the draw of nine greys out of 27 has more outcomes than that."""

    @property
    def city(self) -> City:
        return self.state

    def seat(self, colour: str) -> Seat:
        return Seat(self.city, self.number(colour))

    def first_offer(self, colour: str) -> str:
        """One legal answer, without listing the others."""
        return next(iter(legal(self.city, self.number(colour)))).text

    def pass_to(self, colour: str) -> None:
        """The others forgo their cards, or do not bribe, until it is this seat's turn."""
        while self.asked != [colour]:
            self._idle()

    def end_turn(self) -> None:
        """Everybody forgoes and passes until chance is asked, or the game is over."""
        while self.asked and self.asked != ["chance"]:
            self._idle()

    def _idle(self) -> None:
        seat = to_move(self.city)[0]
        bribing = self.question in ("bribe-person", "bribe-again")
        apply(self.city, seat, PASS if bribing else FORGO[self.city.hand[seat][0]])
        GAME.check(self.city)

    def view(self, colour: str | None) -> CityView:
        return GAME.view(self.city, None if colour is None else self.number(colour))

    def bill_at(self, market: str) -> str | None:
        bill = self.city.bills[MARKET_WORDS.index(market)]
        return None if bill < 0 else f"{COLOURS[bill >> 2]}-{BILLS[bill & 3]}"

    @property
    def persons(self) -> list[str]:
        return [PERSONS[person] for person in self.city.display]

    def number(self, colour: str) -> int:
        return CHANCE if colour == "chance" else self.city.rules.seat_of[COLOURS.index(colour)]

    def name(self, seat: int) -> str:
        return COLOURS[self.city.rules.colours[seat]]


class Agreed(TypedDict, total=False):
    """What is agreed upon before a game."""

    new_persons: bool
    options: Mapping[str, str] | None
    rats: Mapping[str, int] | None


def _setup(players: int, **agreed: Unpack[Agreed]) -> Setup:
    return Setup(
        "notre-dame",
        ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")[:players],
        ("new-persons",) if agreed.get("new_persons") else (),
        dict(agreed.get("options") or {}),
        {"rats": dict(rats)} if (rats := agreed.get("rats")) else {},
    )


def table(
    players: int = 3,
    *,
    new_persons: bool = False,
    options: Mapping[str, str] | None = None,
    rats: Mapping[str, int] | None = None,
    **told: object,
) -> Table:
    """A position: colours name the rows of the seats, other keys are those of a position."""
    return described(told, players, new_persons=new_persons, options=options, rats=rats)


def described(told: Mapping[str, object], players: int = 3, **agreed: Unpack[Agreed]) -> Table:
    """The same from a description that is already a mapping."""
    setup = _setup(players, **agreed)
    return Table(setup, GAME.position(setup, overrides(told, COLOURS)))


def new_game(players: int = 3, **agreed: Unpack[Agreed]) -> Table:
    """A game at its first question."""
    setup = _setup(players, **agreed)
    return Table(setup, GAME.start(setup))


def meeting(
    person: str,
    players: int = 3,
    *,
    red: Row | None = None,
    options: Mapping[str, str] | None = None,
    rats: Mapping[str, int] | None = None,
    **told: object,
) -> Table:
    """Phase 4 with *person* on display and red to bribe first, in the period of the person."""
    position = {**showing(person), "red": red or {}, **told}
    return described(position, players, new_persons=True, options=options, rats=rats)


def bribed(person: str, row: Row) -> Table:
    """Red has bribed *person*."""
    t = meeting(person, red=row)
    t.play("red", f"bribe {person}")
    return t


def points_for(person: str, row: Row) -> int:
    """The prestige of red, who had none, after bribing *person*."""
    return bribed(person, row).seat("red").prestige


def showing(person: str) -> dict[str, object]:
    """The keys of a position in phase 4, in the period of *person*, who is on display."""
    if person in BROWN:
        other = next(brown for brown in BROWN if brown != person)
        return {"phase": "bribe", "turn": 1, "persons": [person, other, GREY_A[0]]}
    period = [person in letter for letter in (GREY_A, GREY_B, GREY_C)].index(True)
    return {"phase": "bribe", "turn": 1 + 3 * period, "persons": [*BROWN[:2], person]}


def laid(ring: tuple[str, ...], taken: tuple[str, ...] = (), **orders: str) -> dict[str, str]:
    """The bills on the board: *orders* gives the bills on a, b, c, d of a colour, less those *taken*."""
    board: dict[str, str] = {}
    for colour in ring:
        for corner, bill in zip("abcd", orders.get(colour, " ".join(BILLS)).split(), strict=True):
            if f"{colour}-{bill}" not in taken:
                board[f"{colour}-{corner}"] = f"{colour}-{bill}"
    return board
